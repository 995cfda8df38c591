"""Which of several things a pronoun speaks of.

Sentences behind "as this enters", and mistakes in a node's class, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.compiler.binding import Binder
from engine.compiler.compile import DECLINED, compile_card
from engine.compiler.show import PlainCard, PlainFace
from engine.game.rules.context import Context
from engine.meaning.node import walk
from engine.vocabulary.terms.grammar.anaphors import That
from tests.rulebook import rule
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import reading

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def spoken_of(line: str, kind: str) -> Sequence[str]:
    """What the pronouns of a class stand for."""
    return [getattr(node, "key", "") for node in walk(reading("line", line)) if type(node).__name__ == kind]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("Whenever a creature blocks, that creature's controller loses 1 life.", "that object"),
        ("Whenever equipped creature deals damage to a creature, exile that creature.", "other object"),
        ("Whenever a Sliver deals combat damage to a creature, destroy that creature.", "other object"),
    ],
)
def test_that_creature_is_the_one_called_so(line: str, key: str) -> None:
    assert spoken_of(line, That.__name__) == [key]


def test_a_pronoun_is_not_what_stands_beside_it() -> None:
    line = "When ~ enters, create a 2/2 red Rebel creature token, then attach ~ to it."
    assert spoken_of(line, "It") == spoken_of(line, "PlayersCreateTokens")


@rule("614.1c")
@pytest.mark.parametrize(("paid", "tapped"), [(True, False), (False, True)])
def test_a_land_enters_tapped_if_its_price_was_not_paid(paid: bool, tapped: bool) -> None:
    table = Table()
    table.hand("A", card("Salt Gate", "", "Land", "As ~ enters, you may pay 2 life. If you don't, it enters tapped."))
    table.answer("A", paid).play("A", "Salt Gate")
    assert table.game.objects[table.find("Salt Gate")].tapped is tapped
    assert table.life("A") == (18 if paid else 20)


@rule("611.2")
def test_two_durations_of_one_sentence() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    words = "Target creature gets +1/+0 until end of turn and gains flying until your next turn."
    table.hand("A", card("Long Leap", "{G}", "Instant", words))
    table.mana("A", "{G}").cast("A", "Long Leap", [bear]).resolve()
    assert table.pt(bear) == (3, 2) and table.has(bear, "flying")
    table.next_turn("B")
    assert table.pt(bear) == (2, 2) and table.has(bear, "flying")


@rule("603.4", "608.2i")
def test_a_permanent_that_a_player_controlled_left() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    watcher = "When ~ enters, if a permanent you controlled left the battlefield this turn, you gain 3 life."
    table.hand("A", *[card("Late Mourner", "{G}", "Creature — Elf", watcher, "1/1")] * 2)
    table.hand("A", card("Snuff", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{G}{G}{B}").cast("A", "Late Mourner").resolve()
    assert table.life("A") == 20
    table.cast("A", "Snuff", [bear]).resolve()
    table.cast("A", "Late Mourner").resolve()
    assert table.life("A") == 23


def test_a_mistake_in_a_class_declines_the_line_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Binder, node: Any) -> Any:
        raise TypeError("no such field")

    monkeypatch.setattr(Binder, "bind", broken)
    (line,) = compile_card(PlainCard("Trial", (PlainFace("Trial", "Creature", "Flying"),))).lines
    assert (line.status, line.why) == (DECLINED, "defect: TypeError: no such field")


@rule("603.4")
def test_no_spells_were_cast_last_turn_is_not_true_in_the_first_turn_of_the_game() -> None:
    table = Table()
    (watch,) = table.battlefield("A", card(
        "Night Watch", "{W}", "Enchantment", "At the beginning of each upkeep, if no spells were cast last turn, you gain 1 life."))  # fmt: skip
    condition = table.game.chars(watch).abilities.triggered[0].condition
    assert condition is not None
    assert not condition.holds(Context(table.game, watch, 0))
    table.to_step("upkeep")
    assert table.stack() == ["Night Watch trigger (A)"]


@rule("603.4")
def test_another_land_is_another_than_the_one_that_entered() -> None:
    table = Table()
    toad = card("Mire Toad", "{B}", "Creature — Frog", "Whenever a land an opponent controls enters, if that player had another land "
                "enter under their control this turn, Mire Toad deals 3 damage to that player.", "1/1")  # fmt: skip
    table.battlefield("B", toad)
    table.hand("A", card("Low Bank", "", "Land", "{T}, Sacrifice Low Bank: Search your library for a Forest card, put it onto the battlefield, then shuffle."))
    table.play("A", "Low Bank").resolve()
    assert table.life("A") == 20
    table.answer("A", lambda decision: [decision.candidates[0]])
    table.activate("A", table.find("Low Bank")).resolve()
    assert table.life("A") == 17
