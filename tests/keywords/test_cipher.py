"""Cipher (CR 702.99)."""

from __future__ import annotations

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

NOTE = ("Secret Note", "{2}{U}", "Sorcery", "You gain 3 life.\nCipher")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def encoded() -> tuple[Table, int]:
    """A table where A has a Bear with a Secret Note encoded on it."""
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NOTE))
    table.mana("A", "{2}{U}").answer("A", [bear])
    table.cast("A", "Secret Note").resolve()
    assert table.life("A") == 23 and table.zone("A", "exile") == ["Secret Note"]
    return table, bear


def strike(table: Table, bear: int, *answers: object) -> Table:
    """A attacks with the Bear, unblocked, and what triggers is resolved."""
    table.answer("A", [[bear, 1]], *answers)
    return table.to_step("combat_damage", "A").resolve()


@rule("702.99a", "702.99b")
def test_the_copy_is_cast_for_nothing_when_the_creature_strikes_a_player() -> None:
    table, bear = encoded()
    strike(table, bear, True, True)
    assert (table.life("A"), table.life("B")) == (26, 18)
    assert table.zone("A", "exile") == ["Secret Note"] and table.zone("A", "graveyard") == []


@rule("702.99a")
def test_one_may_leave_it() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    table.hand("A", card(*NOTE))
    table.mana("A", "{2}{U}").answer("A", [])
    table.cast("A", "Secret Note").resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "encode"]
    assert (choice.candidates, choice.least, choice.most) == ((bear,), 0, 1)
    assert table.zone("A", "graveyard") == ["Secret Note"]
    table, bear = encoded()
    strike(table, bear, False)
    assert (table.life("A"), table.life("B")) == (23, 18)


@rule("702.99a")
def test_a_copy_is_represented_by_no_card() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", card(*NOTE), card("Echo Chant", "{U}", "Instant", "Copy target sorcery spell you control."))
    table.mana("A", "{2}{U}{U}").answer("A", [])
    table.cast("A", "Secret Note")
    table.cast("A", "Echo Chant", targets=[table.game.stack[-1]]).resolve()
    assert table.life("A") == 26 and table.zone("A", "exile") == []
    assert sum(decision.purpose == "encode" for decision in table.asked if hasattr(decision, "purpose")) == 1


@rule("702.99c")
def test_the_ability_stays_with_another_controller_and_goes_with_the_creature() -> None:
    table, bear = encoded()
    do(table, "Target opponent gains control of target creature.", targets=[1, bear])
    assert len(table.game.chars(bear).abilities.triggered) == 1
    do(table, "Return target creature to its owner's hand.", targets=[bear])
    table.battlefield("A", card(*BEAR))
    assert table.game.chars(table.find("Meadow Bear")).abilities.triggered == ()


@rule("702.99c")
def test_the_ability_goes_when_the_card_leaves_exile() -> None:
    table, bear = encoded()
    happen(table.game, ZoneChange(table.find("Secret Note", "exile"), "hand", cause="effect"))
    assert table.game.chars(bear).abilities.triggered == ()


@rule("702.99a", "you may copy it, and you may cast the copy", "702.99b")
def test_the_copy_need_be_neither_made_nor_cast() -> None:
    for answers in ((False,), (True, False)):
        table, bear = encoded()
        strike(table, bear, *answers)
        assert (table.life("A"), table.life("B")) == (23, 18) and table.zone("A", "exile") == ["Secret Note"]
        asked = [decision.purpose for decision in table.asked if decision.kind == "yes_no"]
        assert asked == ["copy", "cast"][: len(answers)]
