"""What "an opponent" does at a table with several: one of them does it, and the controller says who."""

from __future__ import annotations

import pytest

from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def three(text: str) -> Table:
    """A, B and C; A has cast a sorcery with a text."""
    table = Table(3)
    table.hand("A", card("Some Words", "{W}", "Sorcery", text))
    table.mana("A", "{W}").cast("A", "Some Words")
    return table


@pytest.mark.parametrize(
    ("text", "lives"),
    [
        ("An opponent gains 3 life.", [20, 20, 23]),
        ("An opponent loses 3 life and draws a card.", [20, 20, 17]),
        ("Each opponent loses 3 life.", [20, 17, 17]),
    ],
)
def test_the_controller_chooses_the_opponent_who_does_it(text: str, lives: list[int]) -> None:
    table = three(text)
    if text.startswith("An"):
        table.answer("A", [2])
    table.resolve()
    assert [player.life for player in table.game.players] == lives
    assert [len(table.game.zone("hand", seat)) for seat in (1, 2)] == [0, 1 if "draws" in text else 0]


def test_one_opponent_gains_control() -> None:
    table = Table(3)
    (bear,) = table.battlefield("A", card("Shy Bear", "{1}{G}", "Creature — Bear", "{0}: An opponent gains control of this creature.", "2/2"))
    table.activate("A", bear).answer("A", [2]).resolve()
    assert table.game.chars(bear).controller == 2


def test_one_opponent_chooses_for_the_words_that_follow() -> None:
    table = Table(3)
    (bear, cat) = table.battlefield("A", card(*BEAR), card("Plain Cat", "{G}", "Creature — Cat", "", "1/1"))
    table.hand("A", card("Some Words", "{W}", "Sorcery", "An opponent chooses a creature you control. Destroy that creature."))
    table.mana("A", "{W}").cast("A", "Some Words").answer("A", [2]).answer("C", [cat]).resolve()
    assert bear in table.game.battlefield and cat not in table.game.battlefield


def test_alone_an_opponent_needs_no_choice() -> None:
    table = Table()
    table.hand("A", card("Some Words", "{W}", "Sorcery", "An opponent gains 3 life."))
    table.mana("A", "{W}").cast("A", "Some Words").resolve()
    assert table.game.players[1].life == 23
