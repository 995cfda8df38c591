"""Turn-based actions (CR 703): they come first, use no stack, and nobody controls them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.combat import AssignDamage, DeclareBlockers
from engine.game.events.cards import Draw
from engine.game.events.damage import Damage
from engine.game.events.status import SetGameMark
from engine.game.events.turn_structure import BeginStep
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("703.1", "703.2", "703.3", "703.4d")
def test_they_happen_before_state_based_actions_triggers_and_priority() -> None:
    table = Table(library=1)
    for who in "AB":  # each waits for their own draw step
        table.battlefield(who, card("Dawn Bell", "{1}", "Artifact", "At the beginning of your draw step, you gain 1 life."))
    seen: list[tuple[int, int]] = []

    def look(decision: object) -> None:
        seen.append((len(table.zone("B", "hand")), len(table.stack())))

    table.policy = look
    table.to_step("draw", "B")
    assert len(table.zone("B", "hand")) == 1 and table.stack() == ["Dawn Bell trigger (B)"]
    events = [type(e) for e in table.game.history.this_turn if isinstance(e, Draw) or (isinstance(e, BeginStep) and e.step == "draw")]
    assert events == [BeginStep, Draw]


@rule("703.1a", "603.6")
def test_an_ability_at_the_beginning_of_a_step_is_a_trigger_and_uses_the_stack() -> None:
    table = Table()
    table.battlefield("B", card("Dawn Bell", "{1}", "Artifact", "At the beginning of your upkeep, you gain 1 life."))
    table.to_step("upkeep", "B")
    assert table.life("B") == 20 and table.stack() == ["Dawn Bell trigger (B)"]


@rule("703.1a", "a specified step", "603.6")
def test_an_ability_at_the_beginning_of_a_step_may_wait_for_certain_players() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    do(table, "Target opponent gains control of target creature you control.", [1, bear])
    for who in "AB":
        bells = [card(f"{whose} Bell", "{1}", "Artifact", f"At the beginning of {whose} upkeep, you gain 1 life.") for whose in ("your", "each", "each opponent's")]
        table.battlefield(who, *bells)
    words = "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, this Aura deals damage to that player equal to that creature's power."
    table.battlefield("A", card("Slow Ache", "{B}", "Enchantment — Aura", words), attach_to=bear)
    ache = "Enchant creature\nAt the beginning of your upkeep, this Aura deals 100 damage to enchanted creature's controller. They gain 90 life."
    table.battlefield("A", card("Long Ache", "{B}", "Enchantment — Aura", ache), attach_to=bear)
    table.to_step("upkeep", "B")
    assert sorted(table.stack()) == sorted(["your Bell trigger (B)", "each Bell trigger (B)", "each Bell trigger (A)", "each opponent's Bell trigger (A)", "Slow Ache trigger (A)"])
    table.resolve()
    assert (table.life("A"), table.life("B")) == (22, 20)
    table.to_step("upkeep", "A").resolve()
    assert (table.life("A"), table.life("B")) == (24, 12), "the Bear's controller has no upkeep now, but what waits for A's has them as well"
    table.battlefield("A", card("War Bell", "{1}", "Artifact", "At the beginning of combat on your turn, you gain 1 life."))
    table.battlefield("A", card("Day Bell", "{1}", "Artifact", "At the beginning of your first main phase, you gain 1 life."))
    table.to_step("main1", "A")
    assert table.stack() == ["Day Bell trigger (A)"]
    table.resolve().to_step("begin_combat", "A")
    assert table.stack() == ["War Bell trigger (A)"]


@rule("703.1a", "what it does is done as it resolves", "603.6")
def test_an_ability_at_the_beginning_of_a_step_concerns_whose_creature_it_targets() -> None:
    table = Table(3)
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("B", card("Hunt Bell", "{1}", "Artifact", "At the beginning of your upkeep, destroy target creature an opponent controls. That player loses 1 life. They lose 2 life."))
    table.to_step("upkeep", "B")
    assert table.stack() == ["Hunt Bell trigger (B)"] and table.life("A") == 20
    table.resolve()
    assert bear not in table.game.objects and [table.life(who) for who in "ABC"] == [17, 20, 20]


@rule("703.4i", "703.4j", "703.4n", "703.4p", "703.4")
def test_attackers_blockers_and_damage_happen_as_their_steps_begin() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (wall,) = table.battlefield("B", card("Soft Wall", "{W}", "Creature — Wall", "Defender", "1/4"))
    moments: list[tuple[str, str]] = []

    def fight(decision: object) -> object:
        kind = getattr(decision, "kind", "")
        if kind in ("attackers", "blockers"):
            moments.append((kind, table.game.turn.step))
        if kind == "attackers" and table.game.turn.active == 0:
            return [[bear, 1]]
        return [[wall, bear]] if kind == "blockers" and table.game.turn.active == 0 else None

    table.policy = fight
    table.to_step("combat_damage")
    assert moments == [("attackers", "declare_attackers"), ("blockers", "declare_blockers")]
    assert table.game.objects[wall].damage == 2 and table.game.objects[bear].damage == 1 and table.stack() == []


@rule("703.4i", "the creatures that were declared", "703.4j", "703.4p")
@rule("703.4n", "each player, attacking and blocking creatures")
def test_the_attackers_declared_are_what_is_blocked_and_damaged() -> None:
    table = Table()
    boar, bear = table.battlefield("A", card("Rash Boar", "{3}{G}", "Creature — Boar", "Trample", "6/6"), card("Plain Bear", "{1}{G}", "Creature — Bear", "", "1/1"))
    (wall,) = table.battlefield("B", card("Wide Wall", "{W}", "Creature — Wall", "Defender\nWide Wall can block an additional creature each combat.", "5/4"))

    def fight(decision: object) -> object:
        kind = getattr(decision, "kind", "")
        if kind == "attackers":
            return [[boar, 1], [bear, 1]]
        return [[wall, boar], [wall, bear]] if kind == "blockers" else None

    table.policy = fight
    table.to_step("combat_damage")
    divided = [(decision.seat, decision.recipients, decision.beyond) for decision in table.asked if isinstance(decision, AssignDamage)]
    assert divided == [(0, (wall, 1), 1), (1, (boar, bear), 0)], "each divides what their own creature deals, and only an attacker tramples"
    assert (table.life("A"), table.life("B")) == (20, 17)
    assert wall not in table.game.objects and table.game.objects[boar].damage == 5 and table.game.objects[bear].damage == 0


@rule("703.4i", "attackers, and what they are dealt in order where there is one", "703.4k", "703.4p")
@pytest.mark.parametrize(("edition", "ordered"), [("2024", True), ("2026", False)])
def test_damage_is_divided_in_an_order_only_where_one_was_announced(edition: str, ordered: bool) -> None:
    table = Table(edition=edition)
    boar, bear = table.battlefield("A", card("Rash Boar", "{3}{G}", "Creature — Boar", "Trample", "6/5"), card(*BEAR))
    (wall,) = table.battlefield("B", card("Wide Wall", "{W}", "Creature — Wall", "This creature can block an additional creature each combat.", "6/4"))
    table.answer("A", [[boar, 1], [bear, 1]]).answer("B", [[wall, boar], [wall, bear]], [1, 0] if ordered else "*").to_step("end_combat")
    divided = [(decision.source, decision.ordered, decision.recipients) for decision in table.asked if isinstance(decision, AssignDamage)]
    assert divided == [(boar, ordered, (wall, 1)), (wall, ordered, (bear, boar) if ordered else (boar, bear))], "as the defending player ordered them"


@rule("703.4i", "the active player", "703.4j", "703.4p", "each creature once, as much as its power")
def test_a_large_attack_is_blocked_and_damages_as_its_creatures_say() -> None:
    table = Table()
    creature = lambda name, size, text="": card(name, "{1}", "Creature — Beast", text, size)  # noqa: E731
    table.to_step("main1", "B")
    boar, bear, gone, thin, quick, kite, rat = table.battlefield(
        "B", creature("Boar", "6/5", "Trample"), creature("Bear", "1/1"), creature("Gone", "3/3"), creature("Thin", "0/3"),
        creature("Quick", "2/2", "First strike"), creature("Kite", "1/1", "Flying"), creature("Rat", "4/4"))  # fmt: skip
    wide = "This creature can block an additional creature each combat."
    wall, pale, hawk, owl, last = table.battlefield(
        "A", creature("Wall", "6/4", wide), creature("Pale", "0/9", wide), creature("Hawk", "1/1", "Flying"),
        creature("Owl", "2/2", "Flying\nThis creature can block only creatures with flying."), creature("Last", "5/5"))  # fmt: skip
    (sage,) = table.battlefield("A", card("Old Sage", "{2}", "Planeswalker — Sage", "+1: You gain 1 life.", loyalty="5"))
    attacks = [[boar, 0], [bear, 0], [gone, 0], [thin, 0], [quick, 0], [kite, 0], [rat, sage]]
    table.answer("B", attacks).answer("A", [[wall, boar], [wall, bear], [pale, boar], [pale, bear], [hawk, kite], [last, gone]])
    table.to_step("declare_blockers")
    (blocks,) = [decision for decision in table.asked if isinstance(decision, DeclareBlockers)]
    possible = dict(blocks.possible)
    everything = (boar, bear, gone, thin, quick, kite, rat)
    for wrong in ([[wall, kite]], [[boar, boar]], [[wall, boar], [wall, boar]]):
        with pytest.raises(IllegalAnswer):
            blocks.check(wrong)
    assert possible == {wall: (*everything[:5], rat), pale: (*everything[:5], rat), hawk: everything, owl: (kite,), last: (*everything[:5], rat)}
    table.hand("A", card("Far Away", "{0}", "Instant", "Exile target creature."))
    table.cast("A", "Far Away", [gone]).resolve()
    table.to_step("end_combat")
    divided = [(decision.seat, decision.source, decision.ordered) for decision in table.asked if isinstance(decision, AssignDamage)]
    assert divided == [(1, boar, True), (1, bear, True), (0, wall, True)], "first those of the active player; nothing is divided by what deals none"
    assert table.life("A") == 18 and table.counters(sage) == {"loyalty": 1}
    dealt = [event for event in table.game.history.this_turn if isinstance(event, Damage)]
    assert all(event.amount for event in dealt) and len([event for event in dealt if event.source == quick]) == 1


@rule("703.4i", "703.4j", "703.4p", "what one deals is lethal with what another deals at the same time")
@pytest.mark.parametrize("other", ["Deathtouch", ""])
def test_of_two_who_are_blocked_by_one_the_first_may_leave_it_to_the_second(other: str) -> None:
    table = Table()
    boar, ox = table.battlefield("A", card("Boar", "{1}", "Creature — Boar", "Trample", "6/6"), card("Ox", "{1}", "Creature — Ox", other, "4/4"))
    wide = "This creature can block an additional creature each combat."
    wall, sprite = table.battlefield("B", card("Wall", "{1}", "Creature — Wall", wide, "0/3"), card("Sprite", "{1}", "Creature — Faerie", wide, "0/1"))
    table.answer("A", [[boar, 1], [ox, 1]]).answer("B", [[wall, boar], [wall, ox], [sprite, boar], [sprite, ox]])
    table.to_step("declare_blockers")
    table.answer("A", [0, 0, 6], [3, 1])
    table.to_step("end_combat")
    first, second = [decision for decision in table.asked if isinstance(decision, AssignDamage)]
    assert (first.source, first.lethal) == (boar, (0, 0, 0)) and (second.source, second.lethal) == (ox, (1, 1) if other else (3, 1))
    assert table.life("B") == 14 and table.zone("B", "graveyard") == ["Wall", "Sprite"]


@rule("703.4i", "attackers are declared, and then what blocks them, one each", "703.4j")
def test_a_creature_blocks_one_attacker_unless_it_says_more() -> None:
    table = Table()
    one, two = table.battlefield("A", card(*BEAR), card(*BEAR))
    (wall,) = table.battlefield("B", card("Soft Wall", "{W}", "Creature — Wall", "Defender", "1/4"))
    table.answer("A", [[one, 1], [two, 1]]).answer("B", [[wall, one], [wall, two]])
    with pytest.raises(IllegalAnswer):
        table.to_step("declare_blockers")


@rule("703.4b", "whether it should change")
def test_by_night_it_does_not_become_night_again_nor_day_by_day() -> None:
    table = Table()
    happen(table.game, SetGameMark("daytime", "night"))
    table.to_step("upkeep", "B")
    changes = lambda: [event for event in table.game.history.this_turn if isinstance(event, SetGameMark)]  # noqa: E731
    assert table.game.marks["daytime"] == "night" and not changes()
    table.hand("B", *[card("Small Gift", "{0}", "Instant", "You gain 1 life.")] * 2)
    table.cast("B", "Small Gift").resolve().cast("B", "Small Gift").resolve()
    table.to_step("upkeep", "A")
    assert table.game.marks["daytime"] == "day" and len(changes()) == 1
    table.hand("A", *[card("Small Gift", "{0}", "Instant", "You gain 1 life.")] * 2)
    table.cast("A", "Small Gift").resolve().cast("A", "Small Gift").resolve()
    table.to_step("upkeep", "B")
    assert table.game.marks["daytime"] == "day" and not changes()


@rule("703.4f")
def test_lore_counters_are_put_before_anyone_has_priority() -> None:
    table = Table()
    (saga,) = table.battlefield("B", card("Long Tale", "{1}{W}", "Enchantment — Saga", "I, II, III, IV — You gain 1 life."))
    table.to_step("main1", "B")
    assert table.counters(saga) == {"lore": 1} and table.stack() == ["Long Tale trigger (B)"]


@rule("703.4f", "714.2b")
def test_two_lore_counters_in_place_of_one_open_two_chapters() -> None:
    table = Table()
    (saga,) = table.battlefield("B", card("Long Tale", "{1}{W}", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 10 life.\nIII — You gain 100 life.\nIV — You gain 1000 life."),
                                card("Echo Hall", "{3}", "Enchantment", "If you would put one or more counters on a permanent you control, put twice that many of each of those kinds of counters on that permanent instead."))[:1]  # fmt: skip
    table.to_step("main1", "B")
    assert table.counters(saga) == {"lore": 2} and len(table.stack()) == 2
    assert table.resolve().life("B") == 31
    (theirs,) = table.battlefield("A", card("Far Tale", "{1}{W}", "Enchantment — Saga", "I, II, III, IV — You gain 1 life."))
    do(table, "Put a lore counter on target enchantment.", [theirs], who="B")
    assert table.counters(theirs) == {"lore": 1}, "the other player's is none of those"


@rule("703.4h", "703.3")
def test_the_defending_player_is_chosen_before_anything_triggers_in_combat() -> None:
    table = Table(3)
    table.game.options["attack"] = "one"
    table.battlefield("A", card("War Drum", "{1}", "Artifact", "At the beginning of combat on your turn, you gain 1 life."))
    seen: list[int] = []

    def look(decision: Any) -> None:
        if getattr(decision, "purpose", "") == "defending player":
            seen.append(len(table.game.pending) + len(table.game.stack))

    table.policy = look
    table.to_step("begin_combat", "A")
    asked = [decision for decision in table.asked if getattr(decision, "purpose", "") == "defending player"]
    assert len(asked) == 1 and asked[0].seat == 0 and asked[0].candidates == (1, 2)
    assert table.stack() == ["War Drum trigger (A)"]  # it triggered, but went on the stack only after the choice
    table = Table(2)
    table.to_step("begin_combat", "A")
    assert not [decision for decision in table.asked if getattr(decision, "purpose", "") == "defending player"]


def two_on_one(edition: str = "2024") -> tuple[Table, int, int, int]:
    """A creature of A blocked by two of B, before anyone had priority in the declare blockers step."""
    table = Table(edition=edition)
    (big,) = table.battlefield("A", card("Big Bear", "{4}{G}", "Creature — Bear", "Whenever this creature becomes blocked, you gain 1 life.", "5/5"))
    first, second = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.answer("A", [[big, 1]]).answer("B", [[first, big], [second, big]])
    return table, big, first, second


@rule("703.4k")
def test_the_active_player_orders_the_blockers_at_once_after_the_blocks() -> None:
    table, big, first, second = two_on_one()
    table.answer("A", [1, 0]).to_step("declare_blockers", "A")
    orders = [decision for decision in table.asked if getattr(decision, "purpose", "") == "damage order"]
    assert [decision.seat for decision in orders] == [0]
    assert table.game.combat is not None and table.game.combat.blocker_order == {big: (second, first)}
    assert table.stack() == ["Big Bear trigger (A)"]  # blocked, ordered, and only then on the stack


@rule("703.4k", "for each attacking creature that’s become blocked by multiple creatures")
def test_the_order_is_announced_before_what_each_blocker_has_triggered() -> None:
    table = Table()
    words = "Whenever this creature becomes blocked by a creature, that creature gets -1/-1 until end of turn."
    big, lone = table.battlefield("A", card("Big Bear", "{4}{G}", "Creature — Bear", words, "5/5"), card("Lone Bear", "{4}{G}", "Creature — Bear", "Whenever this creature becomes blocked, you gain 1 life.", "5/5"))
    first, second, third = table.battlefield("B", *[card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2")] * 3)
    table.answer("A", [[big, 1], [lone, 1]]).answer("B", [[first, big], [second, big], [third, lone]])
    table.answer("A", [1, 0]).to_step("declare_blockers", "A")
    orders = [decision for decision in table.asked if getattr(decision, "purpose", "") == "damage order"]
    assert len(orders) == 1  # one creature alone needs no order
    assert table.game.combat is not None and table.game.combat.blocker_order[big] == (second, first)
    assert len(table.stack()) == 3 and [table.pt(cat) for cat in (first, second, third)] == [(2, 2)] * 3
    table.resolve()
    assert [table.pt(cat) for cat in (first, second, third)] == [(1, 1), (1, 1), (2, 2)] and table.life("A") == 21


@rule("703.4m")
def test_the_defending_player_orders_the_attackers_that_one_creature_blocks() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    (wall,) = table.battlefield("B", card("Long Wall", "{2}", "Artifact Creature — Wall", "This creature can block an additional creature each combat.", "0/6"))
    table.answer("A", [[first, 1], [second, 1]]).answer("B", [[wall, first], [wall, second]], [1, 0])
    table.to_step("declare_blockers", "A")
    orders = [decision for decision in table.asked if getattr(decision, "purpose", "") == "damage order"]
    assert [decision.seat for decision in orders] == [1]
    assert table.game.combat is not None and table.game.combat.attacker_order == {wall: (second, first)}
