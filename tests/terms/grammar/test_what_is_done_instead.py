"""“Instead” and “otherwise”: later words mean what was really done.

None looks back at what was not.
"""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from tests.rulebook import rule
from tests.support.boards.table import Table, card

FOREST = card("Quiet Wood", "", "Basic Land — Forest")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OX = card("Great Ox", "{4}{G}", "Creature — Ox", "", "5/5")


def kicked(table: Table, name: str, paid: bool, *more: object) -> Table:
    """Cast a spell with kicker, kicked or not, and let it resolve."""
    return table.mana("A", "{W}{U}{B}{R}{G}{C}{C}{C}").answer("A", paid, *more).cast("A", name).resolve()


@rule("614.15", "608.2c")
@pytest.mark.parametrize(("paid", "number"), [(False, 1), (True, 2)])
def test_the_cards_that_were_exiled_may_be_played_either_way(paid: bool, number: int) -> None:
    peek = card("Long Look", "{R}", "Sorcery", "Kicker {1}\nExile the top card of your library. If this spell was kicked, instead "
                "exile the top two cards of your library. Until the end of your next turn, you may play those cards.")  # fmt: skip
    table = Table()
    table.library("A", FOREST, BEAR)
    table.hand("A", peek)
    kicked(table, "Long Look", paid)
    exiled = table.zone("A", "exile")
    assert len(exiled) == number
    table.mana("A", "{G}{G}")
    offered = {action.label for action in table.actions("A")}
    assert {name for name in ("Quiet Wood", "Plain Bear") if name in offered} == set(exiled)


@rule("614.15", "608.2c")
@pytest.mark.parametrize(("paid", "found"), [(False, ["Quiet Wood"]), (True, ["Plain Bear", "Quiet Wood"])])
def test_what_was_found_is_put_into_the_hand_either_way(paid: bool, found: list[str]) -> None:
    walk = card("Long Stroll", "{G}", "Sorcery", "Kicker {2}\nSearch your library for a basic land card. If this spell was kicked, "
                "instead search your library for a basic land card and a creature card. Reveal those cards, put them into "
                "your hand, then shuffle.")  # fmt: skip
    table = Table()
    table.library("A", FOREST, BEAR)
    table.hand("A", walk)
    table.policy = lambda decision: list(decision.candidates[: decision.most]) if decision.kind == "objects" else None
    kicked(table, "Long Stroll", paid)
    assert sorted(table.zone("A", "hand")) == found


@rule("614.15", "608.2c")
def test_whether_it_is_done_instead_is_asked_of_what_there_is_already() -> None:
    """“That token” is the target, and not the copy that is not made yet."""
    echo = card("Small Echo", "{G}", "Sorcery", "Create a token that's a copy of target creature you control. If that creature is "
                "a Bear, instead create two tokens that are copies of it.")  # fmt: skip
    for one, number in ((BEAR, 3), (OX, 2)):
        table = Table()
        (oid,) = table.battlefield("A", one)
        table.hand("A", echo)
        table.mana("A", "{G}").cast("A", "Small Echo", [oid]).resolve()
        assert len(table.all(one.name)) == number


@rule("608.2c")
@pytest.mark.parametrize(("top", "tokens", "offered"), [(FOREST, 1, False), (BEAR, 0, True)])
def test_otherwise_it_is_what_was_there_before(top: object, tokens: int, offered: bool) -> None:
    """“Otherwise, you may cast it”: the card, and not the token that was not made."""
    watch = card("Small Watch", "{R}", "Sorcery", "Exile the top card of your library. If it's a land card, create a 2/2 red Ox "
                 "creature token. Otherwise, you may cast it until the end of your next turn.")  # fmt: skip
    table = Table()
    table.library("A", top)  # type: ignore[arg-type]
    table.hand("A", watch)
    table.mana("A", "{R}").cast("A", "Small Watch").resolve()
    table.mana("A", "{1}{G}")
    assert len(table.all("Ox Token")) + len(table.all("Ox")) == tokens
    assert ("Plain Bear" in {action.label for action in table.actions("A")}) is offered


@rule("614.6", "608.2c")
@pytest.mark.parametrize(("one", "paid", "counters"), [(BEAR, True, 2), (OX, True, 1), (BEAR, False, 0), (OX, False, 0)])
def test_nothing_is_done_instead_of_what_is_not_done(one: object, paid: bool, counters: int) -> None:
    saint = card("Small Saint", "{G}", "Creature — Saint", "Whenever another creature you control enters, you may pay {1}. If you "
                 "do, put a +1/+1 counter on it. If it's a Bear, put two +1/+1 counters on it instead.", "1/1")  # fmt: skip
    table = Table()
    table.battlefield("A", saint)
    table.hand("A", one)  # type: ignore[arg-type]
    table.mana("A", "{C}{C}{C}{C}{C}{G}{G}").answer("A", paid).cast("A", one.name).resolve()  # type: ignore[attr-defined]
    assert table.counters(table.find(one.name)).get("+1/+1", 0) == counters  # type: ignore[attr-defined]


@rule("702.33d")
@pytest.mark.parametrize(("paid", "left"), [(False, 2), (True, 0)])
def test_what_was_kicked_is_the_spell_and_not_each_creature(paid: bool, left: int) -> None:
    sweep = card("Small Sweep", "{R}", "Instant", "Kicker {1}\nSmall Sweep deals 1 damage to each creature. If it was kicked, it "
                 "deals 2 damage to each creature instead.")  # fmt: skip
    table = Table()
    table.battlefield("B", BEAR, BEAR)
    table.hand("A", sweep)
    kicked(table, "Small Sweep", paid)
    assert len(table.all("Plain Bear")) == left


@rule("614.15", "608.2c")
@pytest.mark.parametrize(
    "text",
    [
        "Discard any number of cards. If you control a Bear, draw that many cards plus one instead.",
        "Draw up to two cards. If you control a Bear, you gain that much life instead.",
        "Draw a card for each creature you control. If you control a Bear, you gain that much life instead.",
    ],
)
def test_words_about_what_was_not_done_are_declined(text: str) -> None:
    face = FaceData("Odd Deed", "{R}", "Sorcery", text)
    assert CardLibrary([CardData("Odd Deed", "normal", (face,))]).reason("Odd Deed")
