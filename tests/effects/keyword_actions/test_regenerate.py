"""Regenerate (CR 701.15): a shield that replaces the next destruction this turn."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


@rule("701.15a", "701.15c")
def test_a_regeneration_shield_is_used_once_and_not_if_it_can_not_be_regenerated() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Regenerate target creature.", targets=[one])
    do(table, "Destroy target creature.", targets=[one])
    assert table.game.obj(one).tapped
    do(table, "Regenerate target creature.", targets=[one])
    do(table, "Destroy target creature. It can't be regenerated.", targets=[one])
    assert "Plain Bear" in table.zone("A", "graveyard")


@rule("701.15a", "all damage removed, tapped, out of combat; the next time this turn, once")
def test_a_shield_removes_damage_taps_and_removes_from_combat_and_is_gone_with_the_turn() -> None:
    table = Table()
    thing = permanent(table, "Vigilance\n{0}: Regenerate this creature.", size="2/3")
    (blocker,) = table.battlefield("B", bear())
    table.answer("A", [[thing, 1]]).answer("B", [[blocker, thing]])
    table.to_step("declare_blockers")
    table.activate("A", thing).resolve()
    table.hand("B", card("Hard Word", "{0}", "Instant", "Test Word deals 1 damage to target creature.".replace("Test", "Hard")),
               card("Quick End", "{0}", "Instant", "Destroy target creature."))  # fmt: skip
    table.cast("B", "Hard Word", targets=[thing]).resolve()
    assert table.game.obj(thing).damage == 1 and not table.game.obj(thing).tapped
    table.cast("B", "Quick End", targets=[thing]).resolve()
    found = table.game.obj(thing)
    assert (found.damage, found.tapped) == (0, True)
    assert table.game.combat is not None and thing not in table.game.combat.attacking
    table.activate("A", thing).resolve()
    table.next_turn("B")
    do(table, "Destroy target creature.", targets=[thing], who="B")
    assert thing not in table.game.battlefield  # the shield was for that turn


@rule("701.15a", "removed from combat", "a blocking creature")
@rule("420.5c", "lethal damage", "regeneration can replace this", edition="2006-10-01")
@rule("420.5b", "toughness 0", "regeneration can't replace this", edition="2006-10-01")
def test_lethal_damage_to_a_blocker_is_replaced_and_a_toughness_of_nothing_is_not() -> None:
    table = Table()
    (attacker,) = table.battlefield("A", bear())
    thing = permanent(table, "{0}: Regenerate this creature.", who="B", size="1/3")
    table.answer("A", [[attacker, 1]]).answer("B", [[thing, attacker]])
    table.to_step("declare_blockers")
    table.activate("B", thing).resolve()
    table.hand("A", card("Hard Word", "{0}", "Instant", "Hard Word deals 3 damage to target creature."))
    table.cast("A", "Hard Word", targets=[thing]).resolve()
    found = table.game.obj(thing)
    assert (found.damage, found.tapped) == (0, True) and table.game.combat is not None
    assert thing not in table.game.combat.blocking and attacker in table.game.combat.attacking
    table.to_step("main2")
    assert table.life("B") == 20 and attacker in table.game.battlefield, "it was blocked all the same"
    table.activate("B", thing).resolve()
    do(table, "Target creature gets -3/-3 until end of turn.", targets=[thing])
    assert thing not in table.game.battlefield


@rule("701.15b", "each time, with the same results")
def test_what_regenerates_by_a_static_ability_does_so_each_time() -> None:
    table = Table()
    thing = permanent(table, "If this creature would be destroyed, regenerate it.")
    for _ in range(2):
        do(table, "Destroy target creature.", targets=[thing])
        assert table.game.obj(thing).tapped
        do(table, "Untap target creature.", targets=[thing])
    do(table, "Destroy target creature. It can't be regenerated.", targets=[thing])
    assert thing not in table.game.battlefield


@rule("701.15c", "a shield is made, but not applied")
def test_a_shield_can_be_made_for_what_cannot_be_regenerated() -> None:
    table = Table()
    thing = permanent(table, "{0}: Regenerate this creature.")
    do(table, "Target creature can't be regenerated this turn.", targets=[thing])
    table.activate("A", thing).resolve()
    do(table, "Destroy target creature.", targets=[thing])
    assert thing not in table.game.battlefield


@rule("614.6")
@pytest.mark.parametrize("destroyed", [True, False])
def test_control_of_what_regenerates_this_way(destroyed: bool) -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    do(table, "Regenerate target creature. You gain control of that creature if it regenerates this way.", [theirs])
    assert table.game.controller(theirs) == 1
    if destroyed:
        table.hand("A", card("Axe Blow", "{0}", "Instant", "Destroy target creature."))
        table.cast("A", "Axe Blow", [theirs]).resolve()
    assert table.game.controller(theirs) == (0 if destroyed else 1) and table.game.obj(theirs).tapped == destroyed
    table.next_turn("B").next_turn("A")
    assert table.game.controller(theirs) == (0 if destroyed else 1), "for good, and the shield is gone"


@rule("603.12")
def test_when_it_regenerates_this_way() -> None:
    table = Table(3)
    golem = permanent(table, "{1}: Regenerate Test Thing. When it regenerates this way, put a -1/-1 counter on it.\n{2}: Choose target opponent. "
                             "Regenerate Test Thing. When it regenerates this way, that player may draw a card.\nAt the beginning of each end "
                             "step, if Test Thing regenerated this turn, create a 0/1 blue Starfish creature token for each time it regenerated "
                             "this turn.", size="4/4")  # fmt: skip
    table.mana("A", "{1}").activate("A", golem).resolve()
    table.mana("A", "{2}").activate("A", golem, [2], index=1).resolve()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    before = {who: len(table.zone(who, "hand")) for who in "BC"}
    do(table, "Destroy target creature.", targets=[golem])
    do(table, "Destroy target creature.", targets=[golem])
    assert table.counters(golem) == {"-1/-1": 1} and table.game.objects[golem].tapped
    assert {who: len(table.zone(who, "hand")) - before[who] for who in "BC"} == {"B": 0, "C": 1}
    table.to_step("end").resolve()
    assert len(table.all("Starfish Token")) == 2
    table.to_step("end", "B").resolve()
    assert len(table.all("Starfish Token")) == 2


@pytest.fixture
def table() -> Table:
    return Table()


@rule("701.15b")
def test_a_creature_that_always_regenerates(table: Table) -> None:
    (troll,) = table.battlefield("A", card("Moss Troll", "{G}", "Creature — Troll",
                                           "If Moss Troll would be destroyed, regenerate it.", "2/2"))  # fmt: skip
    for _ in range(2):
        happen(table.game, Damage(troll, troll, 3))
        table.settle()
        assert troll in table.game.battlefield
        assert table.game.obj(troll).tapped and not table.game.obj(troll).damage
