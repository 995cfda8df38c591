"""What is done to a permanent whose ability was countered (CR 113.7, 701.5a)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

FOUNT = ("Small Fount", "{2}", "Artifact", "{1}: You gain 3 life.\n{T}: Add {C}.")
SEED = ("Dry Seed", "{1}", "Artifact", "{0}, Sacrifice this artifact: You gain 3 life.")
LEAF = ("Wet Leaf", "{1}", "Artifact", "{1}: You gain 3 life. This ability can't be countered.")
HUSH = (
    "Sharp Hush", "{U}", "Instant",
    "Counter target activated or triggered ability. If a permanent's ability is countered this way, activated "
    "abilities of that permanent can't be activated this turn.",
)  # fmt: skip
RETORT = (
    "Rude Retort", "{U}", "Instant",
    "Counter target spell or ability. If a permanent's ability is countered this way, destroy that permanent.",
)  # fmt: skip
WARDEN = (
    "Tide Warden", "{U}", "Creature — Merfolk",
    "Flash\nWhen this creature enters, counter up to one target activated or triggered ability. If an ability of an "
    "artifact is countered this way, that permanent loses all abilities for as long as this creature remains on the "
    "battlefield.", "2/2",
)  # fmt: skip


def activated(table: Table, oid: int) -> int:
    """The ability of a permanent of A, activated and on the stack."""
    table.mana("A", "{1}").activate("A", oid)
    return table.game.stack[-1]


@rule("113.7", "602.5")
def test_the_permanent_whose_ability_was_countered_can_use_none_this_turn() -> None:
    table = Table()
    fount, other = table.battlefield("A", card(*FOUNT), card(*FOUNT))
    table.hand("B", card(*HUSH))
    ability = activated(table, fount)
    table.mana("B", "{U}").cast("B", "Sharp Hush", [ability]).resolve()
    assert table.life("A") == 20
    table.mana("A", "{2}")
    assert {action.oid for action in table.actions("A") if action.kind == "activate"} == {other}
    table.next_turn("A").mana("A", "{1}").activate("A", fount).resolve()
    assert table.life("A") == 23


@rule("113.7")
def test_only_a_permanent_that_is_still_there_is_destroyed_and_none_for_a_spell() -> None:
    for name in (FOUNT, SEED):
        table = Table()
        mine, bystander = table.battlefield("A", card(*name), card(*FOUNT))
        table.hand("B", card(*RETORT))
        ability = activated(table, mine)
        table.mana("B", "{U}").cast("B", "Rude Retort", [ability]).resolve()
        assert mine not in table.game.battlefield and bystander in table.game.battlefield
        assert table.life("A") == 20 and table.zone("A", "graveyard") == [name[0]]
    table = Table()
    (leaf,) = table.battlefield("A", card(*LEAF))
    table.hand("B", card(*RETORT))
    ability = activated(table, leaf)
    table.mana("B", "{U}").cast("B", "Rude Retort", [ability]).resolve()
    assert table.life("A") == 23 and leaf in table.game.battlefield  # it wasn't countered
    table = Table()
    (fount,) = table.battlefield("A", card(*FOUNT))
    table.hand("A", card("Small Boon", "{W}", "Instant", "You gain 3 life."))
    table.hand("B", card(*RETORT))
    table.mana("A", "{W}").cast("A", "Small Boon")
    table.mana("B", "{U}").cast("B", "Rude Retort", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20 and fount in table.game.battlefield


@rule("113.7", "611.2b")
def test_an_artifact_has_no_abilities_while_what_countered_its_ability_stays() -> None:
    table = Table()
    (fount,) = table.battlefield("A", card(*FOUNT))
    table.hand("B", card(*WARDEN))
    ability = activated(table, fount)
    table.mana("B", "{U}").cast("B", "Tide Warden").answer("B", [ability]).resolve()
    assert table.life("A") == 20 and not table.game.chars(fount).abilities
    (warden,) = table.all("Tide Warden")
    table.hand("A", card("Sweep", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Sweep", [warden]).resolve()
    assert len(table.game.chars(fount).abilities) == 2
