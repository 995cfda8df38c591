"""What a keyword does not do: on whose turn, by whom, how often, with what it is not (CR 702)."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

B = 1
LATER = "2026-01-16"


def attack(table: Table, *attackers: int, blocks: tuple[tuple[int, int], ...] = (), step: str = "combat_damage") -> Table:
    """A attacks B with some creatures; go on to a step with whatever blocks."""
    table.answer("A", [[oid, B] for oid in attackers]).answer("B", [list(pair) for pair in blocks])
    return table.to_step(step)


@pytest.mark.parametrize(("text", "kind"), [
    pytest.param("Persist", "-1/-1", marks=rule("702.79a")), pytest.param("Undying", "+1/+1", marks=rule("702.93a")),
])  # fmt: skip
def test_who_died_with_such_a_counter_stays_dead_and_a_stolen_one_returns_to_its_owner(text: str, kind: str) -> None:
    table = Table()
    (ghost,) = table.battlefield("B", card("Old Ghost", "{1}", "Creature — Spirit", text, "3/3"))
    do(table, "Gain control of target creature.", targets=[ghost])
    do(table, "Destroy target creature.", targets=[ghost]).resolve()
    (again,) = table.all("Old Ghost", who="B")
    assert table.counters(again) == {kind: 1}
    do(table, "Destroy target creature.", targets=[again]).resolve()
    assert table.all("Old Ghost") == [] and table.zone("B", "graveyard") == ["Old Ghost"]


@rule("702.70a", "a player; that many poison counters")
def test_poisonous_gives_its_number_of_counters_for_combat_damage_to_a_player() -> None:
    table = Table()
    snake, other = table.battlefield("A", card("Marsh Snake", "{1}", "Creature — Snake", "Poisonous 2", "1/1"), card("Marsh Snake", "{1}", "Creature — Snake", "Poisonous 2", "1/1"))
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    attack(table, snake, other, blocks=((wall, other),)).resolve()
    assert table.game.players[1].counters == {"poison": 2} and table.game.players[0].counters == {} and table.life("B") == 19


@rule("702.59a", "702.59")
def test_recover_asks_its_controller_as_their_creature_dies_and_exiles_the_card_otherwise() -> None:
    for paid in (True, False):
        table = Table()
        table.graveyard("A", card("Grim Return", "{4}{B}", "Sorcery", "You gain 1 life.\nRecover {1}"))
        (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", bear())
        do(table, "Destroy target creature.", targets=[theirs]).resolve()
        assert "Grim Return" in table.zone("A", "graveyard")
        table.mana("A", "{1}").answer("A", paid)
        do(table, "Destroy target creature.", targets=[mine]).resolve()
        assert ("Grim Return" in table.zone("A", "hand"), bool(table.all("Grim Return", "exile"))) == (paid, not paid)


@rule("702.32a", "its controller's upkeep; sacrificed when none can be removed")
def test_fading_counts_its_controllers_upkeeps() -> None:
    table = Table()
    table.hand("A", card("Dim Lamp", "{0}", "Artifact", "Fading 1"))
    table.cast("A", "Dim Lamp").resolve()
    dim = table.find("Dim Lamp")
    assert table.counters(dim) == {"fade": 1}
    table.next_turn("B")
    assert table.counters(dim) == {"fade": 1}
    table.next_turn("A")
    assert table.counters(dim) == {} and dim in table.game.battlefield
    table.next_turn("B").next_turn("A")
    assert table.all("Dim Lamp") == []


@rule("702.68a", "isn't blocked; until end of turn")
def test_frenzy_is_for_the_unblocked() -> None:
    table = Table()
    one, two = table.battlefield("A", *[card("Wild Rat", "{1}", "Creature — Rat", "Frenzy 2", "1/1")] * 2)
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    attack(table, one, two, blocks=((wall, two),), step="declare_blockers").resolve()
    assert (table.pt(one), table.pt(two)) == ((3, 1), (1, 1))
    table.next_turn("B")
    assert table.pt(one) == (1, 1)


@rule("702.105a", "the player with the most life, or tied; no one else")
@pytest.mark.parametrize(("mine", "theirs", "grown"), [(20, 20, True), (20, 21, True), (21, 20, False)])
def test_dethrone_asks_for_the_most_life(mine: int, theirs: int, grown: bool) -> None:
    table = Table()
    (rebel,) = table.battlefield("A", card("Bold Rebel", "{1}", "Creature — Human", "Dethrone", "1/1"))
    table.life("A", mine), table.life("B", theirs)
    attack(table, rebel, step="declare_blockers").resolve()
    assert table.counters(rebel) == ({"+1/+1": 1} if grown else {})


@rule("702.98a", "may; can't block as long as it has a +1/+1 counter")
@pytest.mark.parametrize("loose", [True, False])
def test_one_that_is_unleashed_cannot_block(loose: bool) -> None:
    table = Table()
    table.hand("A", card("Chained Imp", "{0}", "Creature — Imp", "Unleash", "2/2"))
    table.answer("A", loose).cast("A", "Chained Imp").resolve()
    imp = table.find("Chained Imp")
    assert table.counters(imp) == ({"+1/+1": 1} if loose else {})
    (enemy,) = table.battlefield("B", bear())
    table.next_turn("B").answer("B", [[enemy, 0]])
    table.policy = lambda decision: [[imp, enemy]] if decision.kind == "blockers" and decision.possible else None
    table.to_step("combat_damage")
    assert table.life("A") == (18 if loose else 20)


@rule("702.137a", "an opponent; this turn")
@pytest.mark.parametrize("loser", [0, 1])
def test_spectacle_asks_whether_an_opponent_lost_life_this_turn(loser: int) -> None:
    table = Table()
    table.hand("A", card("Fire Show", "{5}", "Sorcery", "Spectacle {1}\nYou gain 3 life."))
    table.mana("A", "{1}")
    assert table.actions("A") == ()
    do(table, "Target player loses 1 life.", targets=[loser])
    assert [action.way for action in table.actions("A")] == (["spectacle"] if loser == B else [])
    table.next_turn("A").mana("A", "{1}")
    assert [action for action in table.actions("A") if action.kind == "cast"] == []


@rule("702.104a", "an opponent of one's choice; if they don't")
@pytest.mark.parametrize("paid", [True, False])
def test_one_opponent_is_asked_for_tribute(paid: bool) -> None:
    table = Table(3)
    text = "Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 5 life."
    table.hand("A", card("Proud Wyrm", "{0}", "Creature — Dragon", text, "2/2"))
    table.answer("A", [2]).answer("C", paid).cast("A", "Proud Wyrm").resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "opponent"]
    assert (choice.candidates, choice.most) == ((1, 2), 1)
    assert table.counters(table.find("Proud Wyrm")) == ({"+1/+1": 2} if paid else {}) and table.life("A") == (20 if paid else 25)


@rule("702.156a", "X counters; if X is 5 or more")
@pytest.mark.parametrize(("x", "cards"), [(4, 0), (5, 1), (6, 1)])
def test_the_ravenous_draw_for_five_or_more(x: int, cards: int) -> None:
    table = Table()
    table.hand("A", card("Great Maw", "{X}", "Creature — Beast", "Ravenous", "1/1"))
    table.mana("A", f"{{{x}}}").answer("A", x).cast("A", "Great Maw").resolve()
    assert table.counters(table.find("Great Maw")) == {"+1/+1": x} and len(table.zone("A", "hand")) == cards


@rule("702.115a", "a player; the top card of that player's library")
def test_ingest_exiles_from_the_library_of_who_was_hit() -> None:
    table = Table()
    one, two = table.battlefield("A", *[card("Odd Drone", "{1}", "Creature — Drone", "Ingest", "1/1")] * 2)
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    (top,) = table.library("B", lamp())
    attack(table, one, two, blocks=((wall, two),)).resolve()
    assert [table.game.obj(oid).owner for oid in table.game.zone("exile")] == [1] and table.all("Plain Lamp", "exile") and top not in table.game.zone("library", 1)


@pytest.mark.parametrize(("text", "token"), [
    pytest.param("Living weapon", "Germ", marks=rule("702.92a")), pytest.param("For Mirrodin!", "Rebel", marks=rule("702.163a")),
])  # fmt: skip
def test_the_equipment_comes_with_its_bearer_under_its_controllers_control(text: str, token: str) -> None:
    table = Table()
    table.hand("A", card("Strange Blade", "{0}", "Artifact — Equipment", f"{text}\nEquipped creature gets +2/+2.\nEquip {{9}}"))
    table.cast("A", "Strange Blade").resolve()
    (made,) = [oid for oid in table.game.battlefield if table.game.obj(oid).token]
    assert token in table.game.chars(made).subtypes and table.game.controller(made) == 0
    assert table.game.obj(table.find("Strange Blade")).attached_to == made
    assert table.pt(made) == ((2, 2) if token == "Germ" else (4, 4))


@rule("702.97a", "exile this card; its power; as a sorcery; from its owner's graveyard")
def test_scavenge_exiles_the_card_for_counters_equal_to_its_power() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Dead Ox", "{3}", "Creature — Ox", "Scavenge {1}", "3/5"))
    (mine,) = table.battlefield("A", bear())
    table.mana("A", "{1}")
    table.activate("A", dead, [mine])
    assert table.all("Dead Ox", "exile")
    table.resolve()
    assert table.counters(mine) == {"+1/+1": 3}
    table.graveyard("A", card("Dead Ox", "{3}", "Creature — Ox", "Scavenge {1}", "3/5"))
    table.to_step("begin_combat").mana("A", "{1}")
    assert table.actions("A") == ()


@rule("702.133a", "discarding a card as an additional cost; exiled")
def test_a_jump_started_spell_costs_a_card_and_is_exiled() -> None:
    table = Table()
    (song,) = table.graveyard("A", card("Old Song", "{1}", "Sorcery", "You gain 3 life.\nJump-start"))
    table.mana("A", "{1}")
    assert table.actions("A") == ()
    table.hand("A", lamp())
    table.cast("A", song, way="jump-start").resolve()
    assert table.life("A") == 23 and table.zone("A", "graveyard") == ["Plain Lamp"] and table.all("Old Song", "exile")


@rule("702.177a", edition=LATER)
def test_an_exhausted_ability_is_activated_only_once_by_each_object() -> None:
    table = Table()
    text = "Exhaust — {0}: You gain 1 life.\n{0}: You gain 10 life."
    one, two = table.battlefield("A", *[card("Worn Engine", "{1}", "Artifact", text)] * 2)
    table.activate("A", one, index=0).resolve()
    assert [(action.oid, action.index) for action in table.actions("A")] == [(one, 1), (two, 0), (two, 1)]
    table.next_turn("A")
    assert (one, 0) not in [(action.oid, action.index) for action in table.actions("A")]


@rule("702.161a", "on its controller's turn")
def test_living_metal_is_a_creature_on_its_controllers_turns_only() -> None:
    table = Table()
    (truck,) = table.battlefield("A", card("Odd Truck", "{1}", "Artifact — Vehicle", "Living metal", "3/3"))
    assert "creature" in table.game.chars(truck).types
    table.next_turn("B")
    assert "creature" not in table.game.chars(truck).types and "artifact" in table.game.chars(truck).types


@rule("702.73a", "every creature type, everywhere")
def test_a_changeling_is_of_every_creature_type_in_every_zone_and_of_no_other() -> None:
    table = Table()
    shape = card("Many Shapes", "{1}", "Creature — Shapeshifter", "Changeling", "1/1")
    for oid in (*table.battlefield("A", shape), *table.hand("A", shape), *table.graveyard("A", shape)):
        subtypes = table.game.chars(oid).subtypes
        assert {"Elf", "Goblin", "Wall", "Dragon"} <= set(subtypes) and not {"Equipment", "Forest", "Aura", "Vehicle"} & set(subtypes)


@rule("701.35a", "up to N; creatures; each one counter", "701.35")
def test_support_counts_up_to_so_many_creatures() -> None:
    table = Table()
    one, two, three = table.battlefield("A", bear(), bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Support 2.", targets=[one, theirs])
    assert [table.counters(oid) for oid in (one, two, three, theirs)] == [{"+1/+1": 1}, {}, {}, {"+1/+1": 1}]
    thing = permanent(table, "When this creature enters, support 2.")
    assert table.counters(thing) == {}


@rule("701.36a", "a colorless Clue artifact token")
def test_a_clue_is_a_colorless_artifact_that_is_sacrificed_for_a_card() -> None:
    table = Table()
    do(table, "Investigate.")
    clue = table.find("Clue Token")
    values = table.game.chars(clue)
    assert (values.types, values.subtypes, values.colors) == (("artifact",), ("Clue",), ())
    assert table.actions("A") == ()
    table.mana("A", "{2}").activate("A", clue)
    assert table.all("Clue Token") == []
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"]


@rule("702.39a", "defending player controls; untap it; blocks if able")
def test_a_provoked_creature_is_untapped_and_blocks() -> None:
    table = Table()
    (bully,) = table.battlefield("A", card("Big Bully", "{1}", "Creature — Ogre", "Provoke", "3/3"))
    (tired,) = table.battlefield("B", bear(), tapped=True)
    table.policy = lambda decision: True if decision.kind == "yes_no" else [list(pair) for pair in decision.demanded] if decision.kind == "blockers" else None
    table.answer("A", [[bully, B]]).to_step("declare_attackers")
    table.targets = [tired]
    table.resolve().to_step("combat_damage")
    assert table.life("B") == 20 and "Plain Bear" in table.zone("B", "graveyard")


@rule("702.86a", "defending player; that many permanents")
def test_annihilator_takes_from_the_defending_player() -> None:
    table = Table(3)
    (giant,) = table.battlefield("A", card("Vast Thing", "{9}", "Creature — Eldrazi", "Annihilator 2", "5/5"))
    for who in "BC":
        table.battlefield(who, lamp(), lamp(), lamp())
    table.answer("A", [[giant, 2]]).to_step("declare_blockers").resolve()
    assert (len(table.all("Plain Lamp", who="B")), len(table.all("Plain Lamp", who="C"))) == (3, 1)


@rule("702.108a", "noncreature; you cast; until end of turn")
def test_prowess_is_for_ones_own_noncreature_spells() -> None:
    table = Table()
    (monk,) = table.battlefield("A", card("Calm Monk", "{1}", "Creature — Human Monk", "Prowess", "1/1"))
    drop = card("Small Drop", "{0}", "Instant", "You gain 1 life.")
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"), drop)
    table.hand("B", drop)
    table.cast("A", "Free Bear").resolve()
    table.cast("B", "Small Drop").resolve()
    assert table.pt(monk) == (1, 1)
    table.cast("A", table.game.zone("hand", 0)[0]).resolve()
    assert table.pt(monk) == (2, 2)
    table.next_turn("B")
    assert table.pt(monk) == (1, 1)


@rule("702.83a", "attacks alone; a creature you control")
def test_exalted_is_for_one_that_attacks_alone() -> None:
    table = Table()
    noble, other = table.battlefield("A", card("High Noble", "{1}", "Creature — Human", "Exalted", "1/1"), bear())
    attack(table, noble, other, step="declare_blockers").resolve()
    assert (table.pt(noble), table.pt(other)) == ((1, 1), (2, 2))
    table.next_turn("A")
    attack(table, other, step="declare_blockers").resolve()
    assert (table.pt(noble), table.pt(other)) == ((1, 1), (3, 3))
    (theirs,) = table.battlefield("B", bear())
    table.next_turn("B").answer("B", [[theirs, 0]]).to_step("declare_blockers").resolve()
    assert table.pt(theirs) == (2, 2)


@rule("702.52a", "would draw; at least N cards in the library; from the graveyard")
def test_dredge_needs_enough_cards_and_is_optional() -> None:
    for library, taken in ((1, False), (2, True)):
        table = Table(library=library)
        table.graveyard("A", card("Old Root", "{9}", "Artifact", "Dredge 2"))
        table.policy = lambda decision: True if decision.kind == "yes_no" else None
        do(table, "Draw a card.")
        assert ("Old Root" in table.zone("A", "hand")) is taken
        assert len(table.game.zone("library", 0)) == 0
    table = Table()
    table.graveyard("A", card("Old Root", "{9}", "Artifact", "Dredge 2"))
    table.answer("A", False)
    do(table, "Draw a card.")
    assert table.zone("A", "hand") == ["Forest"]


@rule("702.81a", "discarding a land card; from the graveyard", "702.81")
def test_retrace_costs_a_land_card_besides() -> None:
    table = Table()
    (song,) = table.graveyard("A", card("Old Song", "{1}", "Sorcery", "You gain 3 life.\nRetrace"))
    table.hand("A", lamp())
    table.mana("A", "{1}")
    assert "retrace" not in [action.way for action in table.actions("A")]
    table.hand("A", card(*FOREST))
    table.cast("A", song, way="retrace").resolve()
    assert table.life("A") == 23 and sorted(table.zone("A", "graveyard")) == ["Forest", "Old Song"] and table.zone("A", "hand") == ["Plain Lamp"]


@rule("702.63a", "a time counter each upkeep of its controller; sacrificed with the last")
def test_vanishing_counts_its_controllers_upkeeps() -> None:
    table = Table()
    table.hand("A", card("Fading Dream", "{0}", "Creature — Illusion", "Vanishing 2", "2/2"))
    table.cast("A", "Fading Dream").resolve()
    dream = table.find("Fading Dream")
    assert table.counters(dream) == {"time": 2}
    table.next_turn("B")
    assert table.counters(dream) == {"time": 2}
    table.next_turn("A")
    assert table.counters(dream) == {"time": 1}
    table.next_turn("B").next_turn("A")
    assert table.all("Fading Dream") == []
    (bare,) = table.battlefield("A", card("Bare Dream", "{0}", "Creature — Illusion", "Vanishing 2", "2/2"))
    happen(table.game, ZoneChange(bare, "graveyard"))
    assert table.stack() == []
