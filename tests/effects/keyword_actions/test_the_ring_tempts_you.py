"""The Ring tempts you (CR 701.52): the emblem that grows with each temptation, and the Ring-bearer."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("701.52a", "701.52c")
def test_the_ring_tempts_you() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    table.answer("A", [one])
    do(table, "The Ring tempts you.")
    assert "legendary" in table.game.chars(one).supertypes
    table.answer("A", [two])
    do(table, "The Ring tempts you.")
    assert "legendary" not in table.game.chars(one).supertypes
    assert "legendary" in table.game.chars(two).supertypes
    table.policy = lambda decision: [[two, 1]] if decision.kind == "attackers" else None
    table.to_step("declare_attackers")
    assert table.stack() == ["The Ring trigger (A)"]


def attack(table: Table, attacker: int, *blockers: int) -> None:
    """Go into combat with one attacker of A's and these blockers of B's."""
    table.answer("A", [[attacker, 1]]).answer("B", [[oid, attacker] for oid in blockers])
    table.to_step("declare_blockers").resolve()


@rule("701.52a", "until another player gains control of it")
def test_a_ring_bearer_of_another_player_is_none() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "The Ring tempts you.")
    do(table, "Gain control of target creature until end of turn.", targets=[one], who="A")
    assert "legendary" in table.game.chars(one).supertypes  # it is still yours
    table.next_turn("B")
    do(table, "Gain control of target creature until end of turn. Untap that creature.", targets=[one], who="B")
    table.settle()
    assert "legendary" not in table.game.chars(one).supertypes
    table.next_turn("A").settle()
    assert table.game.controller(one) == 0 and "legendary" not in table.game.chars(one).supertypes


@rule("701.52b")
def test_a_copy_of_a_ring_bearer_is_none() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "The Ring tempts you.")
    do(table, "Create a token that's a copy of target creature.", targets=[one])
    token = max(table.all("Plain Bear"))
    assert "legendary" in table.game.chars(one).supertypes and "legendary" not in table.game.chars(token).supertypes
    permanent(table, "Whenever your Ring-bearer attacks, you gain 5 life.", types="Enchantment")
    do(table, "Target creature gains haste until end of turn.", targets=[token])
    attack(table, token)
    assert table.life("A") == 20


@rule("701.52c", "the emblem before the choice; legendary; evasion")
def test_the_first_temptation() -> None:
    table = Table()
    do(table, "The Ring tempts you.")
    emblems = [oid for oid in table.game.zone("command") if table.game.chars(oid).name == "The Ring"]
    assert len(emblems) == 1  # also with no creature to choose
    do(table, "The Ring tempts you.")
    assert len([oid for oid in table.game.zone("command") if table.game.chars(oid).name == "The Ring"]) == 1
    table = Table()
    (bearer,) = table.battlefield("A", bear())
    small, equal, big = table.battlefield("B", sprite(), bear(), ogre())
    do(table, "The Ring tempts you.")
    assert "legendary" in table.game.chars(bearer).supertypes
    table.answer("A", [[bearer, 1]])
    table.to_step("declare_blockers")
    blocks = next(d for d in table.asked if d.kind == "blockers")
    blockers = {oid for oid, attackers in dict(blocks.possible).items() if bearer in attackers}  # type: ignore[attr-defined]
    assert blockers == {small, equal} and big not in blockers


@rule("701.52c", "second ability", "third ability", "fourth ability")
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_what_the_ring_gives_with_each_temptation(times: int) -> None:
    table = Table()
    (bearer,) = table.battlefield("A", card("Tall Bearer", "{2}", "Creature — Halfling", "", "3/5"))
    (blocker,) = table.battlefield("B", card("Tall Wall", "{2}", "Creature — Wall", "", "0/9"))
    table.hand("A", lamp())
    for _ in range(times):
        do(table, "The Ring tempts you.")
    table.answer("A", [[bearer, 1]])
    table.to_step("declare_attackers").resolve()
    discarded = len([d for d in table.asked if d.purpose == "discard"])
    drawn = table.zone("A", "graveyard").count("Plain Lamp") + table.zone("A", "graveyard").count("Forest")
    assert (drawn == 1) is (times >= 2) and discarded == int(times >= 2)
    table.answer("B", [[blocker, bearer]])
    table.to_step("declare_blockers").resolve()
    table.to_step("end_combat").resolve()
    assert (blocker in table.game.battlefield) is (times < 3)
    assert table.life("B") == 20  # no damage to a player
    table.next_turn("A").answer("A", [[bearer, 1]]).answer("B", [], [])
    table.to_step("combat_damage").resolve()
    assert table.life("B") == (17 if times < 4 else 14)


@rule("701.52c", "third ability", "each opponent loses; sacrificed by the blocking creature's controller, at end of combat")
def test_the_blocking_creature_is_sacrificed_at_end_of_combat_by_its_controller() -> None:
    table = Table()
    permanent(table, "Whenever an opponent sacrifices a creature, you gain 1 life.", types="Enchantment")
    (bearer,) = table.battlefield("A", card("Tall Bearer", "{2}", "Creature — Halfling", "", "3/5"))
    (blocker,) = table.battlefield("B", card("Tall Wall", "{2}", "Creature — Wall", "", "0/9"))
    for _ in range(3):
        do(table, "The Ring tempts you.")
    attack(table, bearer, blocker)
    assert blocker in table.game.battlefield
    table.to_step("end_combat").resolve()
    assert blocker not in table.game.battlefield and table.life("A") == 21


@rule("701.52d", "even if nothing could be done, and afterwards")
def test_the_ring_tempts_a_player_without_creatures() -> None:
    table = Table()
    permanent(table, "Whenever the Ring tempts you, you gain 1 life.", types="Enchantment")
    do(table, "The Ring tempts you.").resolve()
    assert table.life("A") == 21
    theirs = permanent(table, "{0}: The Ring tempts you.", "B", types="Artifact")
    table.activate("B", theirs).resolve()
    assert table.life("A") == 21  # it tempted another player
    permanent(table, "Whenever the Ring tempts you or you scry, you gain 10 life.", types="Enchantment")
    do(table, "Scry 1.").resolve()
    assert table.life("A") == 31, "once, and the Ring tempted nobody"
    do(table, "The Ring tempts you.").resolve()
    assert table.life("A") == 42


@rule("701.52e", "on the battlefield, under your control, with the designation")
def test_what_is_your_ring_bearer() -> None:
    table = Table()
    words = "As long as this creature is your Ring-bearer, it has flying."
    thing, other = permanent(table, words), permanent(table, words)
    table.answer("A", [thing])
    do(table, "The Ring tempts you.")
    assert (table.has(thing, "flying"), table.has(other, "flying")) == (True, False)
    table.next_turn("B")
    do(table, "Gain control of target creature.", targets=[thing], who="B")
    assert not table.has(thing, "flying")  # B's Ring-bearer it never was


@rule("701.52a", "701.52e")
def test_what_applies_to_your_ring_bearer_follows_the_designation() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), bear())
    permanent(table, "Your Ring-bearer gets +3/+3.", types="Enchantment")
    permanent(table, "Your Ring-bearer gets +1/+1.", "B", types="Enchantment")
    assert (table.pt(one), table.pt(two)) == ((2, 2), (2, 2))
    for bearer, other in ((one, two), (two, one)):
        table.answer("A", [bearer])
        do(table, "The Ring tempts you.")
        assert (table.pt(bearer), table.pt(other)) == ((5, 5), (2, 2))


@rule("603.4")
@pytest.mark.parametrize("another", [True, False])
def test_another_creature_chosen_as_ring_bearer(another: bool) -> None:
    table = Table()
    chief = permanent(table, "Whenever the Ring tempts you, if you chose a creature other than Test Thing as your Ring-bearer, you gain 3 life.\n"
                      "Whenever you choose a creature as your Ring-bearer, each opponent loses 1 life.")  # fmt: skip
    (other,) = table.battlefield("A", bear())
    table.answer("A", [other if another else chief])
    do(table, "The Ring tempts you.")
    table.resolve()
    assert table.life("A") == (23 if another else 20) and table.life("B") == 19
