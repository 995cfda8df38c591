"""A keyword once and twice. Each instance does the whole of what one does, and neither does what one does not (CR
702)."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp
from tests.support.boards.table import FOREST, Table, card

A, B, C = range(3)
once_and_twice = pytest.mark.parametrize("instances", [1, 2])


def several(text: str, instances: int) -> str:
    """A keyword so many times."""
    return "\n".join([text] * instances)


def fighter(text: str = "", size: str = "2/2", name: str = "Grim Fighter") -> tuple[str, ...]:
    """What a creature with some words is printed with."""
    return (name, "{2}", "Creature — Beast", text, size)


def fight(table: Table, attackers: list[int], blocks: list[list[int]], step: str, whom: int = B) -> Table:
    """A's creatures attack a player, whose creatures block; go on to a step."""
    table.answer("A", [[oid, whom] for oid in attackers]).answer("ABC"[whom], blocks)
    return table.to_step(step)


@rule("702.23a", "becomes blocked; for each creature blocking it beyond the first; until end of turn")
@rule("702.23c")
@once_and_twice
def test_rampage_counts_the_blockers_beyond_the_first(instances: int) -> None:
    table = Table()
    brute, other = table.battlefield("A", card(*fighter(several("Rampage 2", instances))), card(*fighter()))
    blockers = table.battlefield("B", *[card(*fighter(size="0/40", name="Low Wall"))] * 5)
    fight(table, [brute, other], [*([oid, brute] for oid in blockers[:3]), *([oid, other] for oid in blockers[3:])], "declare_blockers")
    assert table.stack() == ["Grim Fighter trigger (A)"] * instances
    table.resolve()
    assert (table.pt(brute), table.pt(other)) == ((2 + 4 * instances, 2 + 4 * instances), (2, 2))
    table.next_turn("A")
    assert table.pt(brute) == (2, 2)
    fight(table, [brute], [[blockers[0], brute]], "declare_blockers").resolve()
    assert table.pt(brute) == (2, 2), "there is only a first"


@rule("702.25a", "a creature without flanking that blocks it; until end of turn")
@rule("702.25b")
@once_and_twice
def test_flanking_weakens_each_blocker_that_has_none(instances: int) -> None:
    table = Table()
    (rider,) = table.battlefield("A", card(*fighter(several("Flanking", instances))))
    plain, also, peer = table.battlefield("B", card(*fighter(size="1/5")), card(*fighter(size="2/6")), card(*fighter("Flanking", "1/5")))
    fight(table, [rider], [[oid, rider] for oid in (plain, also, peer)], "declare_blockers")
    assert len(table.stack()) == 2 * instances
    table.resolve()
    assert [table.pt(oid) for oid in (plain, also, peer, rider)] == [(1 - instances, 5 - instances), (2 - instances, 6 - instances), (1, 5), (2, 2)]
    table.next_turn()
    assert table.pt(plain) == (1, 5)


@rule("702.40a", "each other spell that was cast before it this turn, by anyone; new targets for the copies")
@rule("702.40b")
@once_and_twice
def test_storm_copies_it_for_each_spell_before_it(instances: int) -> None:
    table = Table(3)
    table.hand("B", card("Small Word", "{0}", "Instant", "You gain 1 life."))
    table.cast("B", "Small Word").resolve()  # in an earlier turn
    table.next_turn("A")
    table.hand("A", card("Free Golem", "{0}", "Artifact Creature — Golem", "", "1/1"), card(*FOREST))
    table.hand("B", card("Small Word", "{0}", "Instant", "You gain 1 life."))
    table.play("A", "Forest").cast("A", "Free Golem").resolve().cast("B", "Small Word").resolve()
    table.hand("A", card("Long Hail", "{0}", "Instant", f"Target player loses 1 life.\n{several('Storm', instances)}"))
    table.cast("A", "Long Hail", targets=[B])
    assert table.stack() == ["Long Hail", *["Long Hail trigger (A)"] * instances]
    table.policy = lambda decision: [C] if decision.kind == "targets" else None
    table.targets = None
    table.hand("C", card("Late Word", "{0}", "Instant", "You gain 1 life."))
    table.cast("C", "Late Word").resolve()  # after it
    assert [table.life(who) for who in "ABC"] == [20, 22 - 1, 21 - 2 * instances]


@rule("702.41a", "{1} less for each such permanent you control; on the stack")
@rule("702.41b")
@once_and_twice
def test_affinity_counts_ones_own_permanents_for_generic_mana(instances: int) -> None:
    table = Table()
    table.battlefield("A", lamp(), lamp(), bear())
    table.battlefield("B", *[lamp()] * 5)
    table.hand("A", card("Kin Golem", "{6}{G}", "Artifact Creature — Golem", several("Affinity for artifacts", instances), "3/3"), lamp())
    left = 6 - 2 * instances
    table.mana("A", f"{{{left - 1}}}{{G}}")
    assert "Kin Golem" not in [action.label for action in table.actions("A") if action.kind == "cast"]
    table.mana("A", "{1}").cast("A", "Kin Golem").resolve()
    assert table.all("Kin Golem") and table.pool("A") == ""


@rule("702.43a", "enters with counters; dies; you may; each counter on it; target artifact creature")
@rule("702.43b")
@pytest.mark.parametrize("willing", [True, False])
@once_and_twice
def test_modular_brings_counters_and_hands_on_all_there_are(instances: int, willing: bool) -> None:
    table = Table()
    golem = card("Tin Golem", "{2}", "Artifact Creature — Golem", "", "1/1")
    mine, theirs = table.battlefield("A", golem)[0], table.battlefield("B", golem)[0]
    others = [*table.battlefield("A", bear()), *table.battlefield("A", lamp())]
    table.hand("A", card("Small Rig", "{W}", "Artifact Creature — Construct", several("Modular 2", instances), "0/0"))
    table.mana("A", "{W}").cast("A", "Small Rig").resolve()
    rig = table.find("Small Rig")
    assert table.counters(rig) == {"+1/+1": 2 * instances}
    do(table, "Put a +1/+1 counter and a charge counter on target creature.", [rig])
    table.asked.clear()
    table.policy = lambda decision: [theirs] if decision.kind == "targets" else willing if decision.kind == "yes_no" else None
    do(table, "Return target creature to its owner's hand.", [table.battlefield("A", card(*fighter(several("Modular 2", instances))))[0]])
    assert not [decision for decision in table.asked if decision.kind == "yes_no"], "it has not died"
    do(table, "Destroy target creature.", [rig])
    offered = [decision.candidates for decision in table.asked if decision.kind == "targets" and decision.seat == A]
    assert all({mine, theirs} <= set(candidates) and not set(others) & set(candidates) for candidates in offered[-instances:])
    assert table.counters(theirs) == ({"+1/+1": instances * (2 * instances + 1)} if willing else {}) and table.counters(mine) == {}


@rule("702.45a", "blocks or becomes blocked; until end of turn")
@rule("702.45b")
@once_and_twice
def test_bushido_helps_in_blocking_and_being_blocked_only(instances: int) -> None:
    table = Table()
    text = several("Bushido 2", instances)
    mine, free = table.battlefield("A", card(*fighter(text, "2/20")), card(*fighter(text, "2/20")))
    blocker, also, idle = table.battlefield("B", card(*fighter(text, "2/20")), card(*fighter(size="0/40")), card(*fighter(text, "2/20")))
    fight(table, [mine, free], [[blocker, mine], [also, mine]], "declare_blockers")
    assert len(table.stack()) == 2 * instances, "blocked by two it becomes blocked once"
    table.resolve()
    grown = (2 + 2 * instances, 20 + 2 * instances)
    assert [table.pt(oid) for oid in (mine, blocker, free, idle)] == [grown, grown, (2, 20), (2, 20)]
    table.next_turn()
    assert table.pt(mine) == (2, 20)


@rule("702.46a", "dies; you may; target Spirit card with mana value N or less from your graveyard")
@rule("702.46b")
@once_and_twice
def test_soulshift_gives_back_lesser_spirits_of_ones_own(instances: int) -> None:
    table = Table()

    def spirit(mana: int, types: str = "Creature — Spirit") -> object:
        return card(f"Kami of {mana}", f"{{{mana}}}", types, "", "1/1")

    even, less, great, human = table.graveyard("A", spirit(3), spirit(2), spirit(4), spirit(1, "Creature — Human"))  # type: ignore[arg-type]
    (theirs,) = table.graveyard("B", spirit(1))  # type: ignore[arg-type]
    (kami,) = table.battlefield("A", card("High Kami", "{4}{G}", "Creature — Spirit", several("Soulshift 3", instances), "2/2"))
    wanted = [[even], [less]]
    table.policy = lambda decision: wanted.pop(0) if decision.kind == "targets" else True if decision.kind == "yes_no" else None
    happen(table.game, ZoneChange(kami, "graveyard"))
    table.resolve()
    offered = [set(decision.candidates) for decision in table.asked if decision.kind == "targets" and decision.seat == A][-instances:]
    assert offered == [{even, less}] * instances and not {great, human, theirs} & offered[0], "nor what costs more than 3: itself"
    assert sorted(table.zone("A", "hand")) == sorted(["Kami of 3", "Kami of 2"][:instances])


@rule("702.54a", "an opponent was dealt damage this turn; enters with counters")
@rule("702.54c")
@once_and_twice
def test_bloodthirst_asks_for_damage_to_an_opponent(instances: int) -> None:
    table = Table(3)
    cur = card("Red Cur", "{0}", "Creature — Dog", several("Bloodthirst 2", instances), "1/1")
    do(table, "Test Rite deals 3 damage to you. Target opponent loses 2 life.", [B])
    table.hand("A", cur, cur)
    table.cast("A", "Red Cur").resolve()
    assert [table.counters(oid) for oid in table.all("Red Cur")] == [{}], "none was dealt damage, though one lost life"
    do(table, "Test Rite deals 1 damage to target player.", [C])
    (cub,) = table.battlefield("A", card(*fighter(several("Bloodthirst 2", instances))))
    table.cast("A", "Red Cur").resolve()
    assert sorted(table.counters(oid).get("+1/+1", 0) for oid in table.all("Red Cur")) == [0, 2 * instances] and table.counters(cub) == {}


@rule("702.63a", "its controller's upkeep, if it has a time counter; sacrificed when the last is removed, however that is")
@rule("702.63c")
@once_and_twice
def test_vanishing_takes_its_counters_away_and_then_itself(instances: int) -> None:
    table = Table()
    mist = card("Fading Mist", "{0}", "Creature — Illusion", several("Vanishing 3", instances), "3/3")
    table.hand("A", mist)
    table.cast("A", "Fading Mist").resolve()
    first = table.find("Fading Mist")
    assert table.counters(first) == {"time": 3 * instances}
    table.next_turn("B")
    assert table.counters(first) == {"time": 3 * instances}, "not in another's upkeep"
    table.next_turn("A")
    assert table.counters(first) == {"time": 2 * instances}
    do(table, "Remove all counters from target creature.", [first])
    assert "Fading Mist" in table.zone("A", "graveyard") and not table.all("Fading Mist")
    (bare,) = table.battlefield("A", mist)
    table.next_turn("A")
    assert table.all("Fading Mist") == [bare], "it has no counters to lose"


@rule("702.64a", "N of the damage to this creature, from any source")
@rule("702.64b", "from each source, each time")
@rule("702.64c")
@once_and_twice
def test_absorb_prevents_so_much_of_each_damage_to_itself(instances: int) -> None:
    table = Table()
    moss, other = table.battlefield("A", card(*fighter(several("Absorb 2", instances), "1/20")), card(*fighter(size="1/20")))
    one, two = table.battlefield("B", card(*fighter(size="5/5")), card(*fighter(size="3/3")))
    do(table, "Test Rite deals 5 damage to each creature you control and 5 damage to you.")
    assert [table.game.obj(oid).damage for oid in (moss, other)] == [5 - 2 * instances, 5] and table.life("A") == 15
    do(table, "Test Rite deals 1 damage to target creature.", [moss])
    assert table.game.obj(moss).damage == 5 - 2 * instances, "no more than there is"
    table.next_turn("B")
    table.answer("B", [[one, A], [two, A]]).answer("A", [[moss, one], [moss, two]][:1]).to_step("combat_damage")
    assert table.game.obj(moss).damage == 5 - 2 * instances
    assert table.game.obj(one).damage == 1, "only damage to it is prevented"


@rule("702.68a", "attacks and isn't blocked; until end of turn")
@rule("702.68b")
@once_and_twice
def test_frenzy_helps_only_what_nobody_blocks(instances: int) -> None:
    table = Table()
    text = several("Frenzy 2", instances)
    free, met, home, plain = table.battlefield("A", card(*fighter(text)), card(*fighter(text)), card(*fighter(text)), card(*fighter()))
    (wall,) = table.battlefield("B", card(*fighter(size="0/9")))
    fight(table, [free, met, plain], [[wall, met]], "declare_blockers").resolve()
    assert [table.pt(oid) for oid in (free, met, home, plain)] == [(2 + 2 * instances, 2), (2, 2), (2, 2), (2, 2)]
    table.next_turn()
    assert table.pt(free) == (2, 2) and table.life("B") == 20 - 4 - 2 * instances


@rule("702.69a", "each permanent put into a graveyard from the battlefield this turn; new targets for the copies")
@rule("702.69b")
@once_and_twice
def test_gravestorm_counts_the_permanents_of_this_turn(instances: int) -> None:
    table = Table(3)
    table.battlefield("C", bear())
    do(table, "Destroy all creatures.")
    table.next_turn("A")
    table.battlefield("B", bear(), bear())
    table.battlefield("A", lamp(), card(*fighter(name="Lost Hunter")))
    table.library("B", lamp())
    do(table, "Target player mills a card.", [B])
    do(table, "Destroy all Bears and all artifacts. Exile all Beasts.")
    table.hand("A", card("Long Dirge", "{0}", "Sorcery", f"Target player loses 1 life.\n{several('Gravestorm', instances)}"))
    table.cast("A", "Long Dirge", targets=[B])
    assert table.stack() == ["Long Dirge", *["Long Dirge trigger (A)"] * instances]
    table.targets = None
    table.policy = lambda decision: [C] if decision.kind == "targets" else None
    table.resolve()
    assert [table.life(who) for who in "ABC"] == [20, 19, 20 - 3 * instances]


@rule("702.70a", "combat damage to a player; that player")
@rule("702.70b")
@once_and_twice
def test_poisonous_asks_for_combat_damage_to_a_player(instances: int) -> None:
    table = Table(3)
    text = several("Poisonous 2", instances)
    free, met, plain = table.battlefield("A", card(*fighter(text)), card(*fighter(text)), card(*fighter()))
    (wall,) = table.battlefield("B", card(*fighter(size="0/9")))
    table.answer("A", [[free, C], [met, B], [plain, B]]).answer("B", [[wall, met]]).to_step("combat_damage").resolve()
    assert [dict(table.game.players[seat].counters) for seat in (A, B, C)] == [{}, {}, {"poison": 2 * instances}]
    do(table.to_step("main2"), "Target creature deals 3 damage to target player.", [free, B])
    assert not table.game.players[B].counters, "that is no combat damage"


@rule("702.86a", "attacks; the defending player, permanents of their choice, even if the attacker is gone")
@rule("702.86b")
@once_and_twice
def test_annihilator_takes_permanents_of_the_defending_players_choice(instances: int) -> None:
    table = Table(3)
    titan, home = table.battlefield("A", *[card(*fighter(several("Annihilator 2", instances)))] * 2)
    table.battlefield("B", *[lamp()] * 3)
    bears = table.battlefield("C", bear(), bear(), *[lamp()] * 4)[:2]
    table.answer("A", [[titan, C]]).to_step("declare_attackers")
    assert table.stack() == ["Grim Fighter trigger (A)"] * instances
    table.hand("C", card("Quick End", "{0}", "Instant", "Exile target creature."))
    table.cast("C", "Quick End", [titan])
    table.targets = None
    table.policy = lambda decision: list(bears) if decision.kind == "objects" and set(bears) <= set(decision.candidates) else None
    table.resolve()
    assert [decision.seat for decision in table.asked if decision.kind == "objects"] == [C] * instances
    assert not set(bears) & set(table.game.battlefield), "those that they chose"
    assert [len(table.all("Plain Lamp", who=who)) for who in "BC"] == [3, 6 - 2 * instances if instances == 2 else 4]
    assert table.all("Grim Fighter") == [home]


@rule("702.101a", "you cast a spell; you may pay {W/B}; each opponent loses 1 life; you gain as much as was lost")
@rule("702.101b")
@once_and_twice
def test_extort_takes_a_life_of_each_opponent_for_each_payment(instances: int) -> None:
    table = Table(3)
    table.battlefield("A", card(*fighter(several("Extort", instances))))
    table.hand("A", card("Small Drop", "{0}", "Artifact"), card("Small Drop", "{0}", "Artifact"))
    table.hand("B", card("Small Word", "{0}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}{B}").cast("B", "Small Word")
    assert table.stack() == ["Small Word"], "another's spell"
    table.resolve().cast("A", "Small Drop")
    assert table.stack() == ["Small Drop", *["Grim Fighter trigger (A)"] * instances]
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.resolve()
    assert [table.life(who) for who in "ABC"] == [20 + 2 * instances, 21 - instances, 20 - instances]
    assert len(table.pool("A")) == 2 - instances
    assert [decision.seat for decision in table.asked if decision.kind == "yes_no"] == [A] * instances


@rule("702.115a", "combat damage to a player; that player exiles the top card of their library")
@rule("702.115b")
@once_and_twice
def test_ingest_exiles_from_the_top_of_the_library_of_whom_it_bit(instances: int) -> None:
    table = Table(3)
    text = several("Ingest", instances)
    free, met, plain = table.battlefield("A", card(*fighter(text)), card(*fighter(text)), card(*fighter()))
    (wall,) = table.battlefield("B", card(*fighter(size="0/9")))
    tops = table.library("C", *[lamp()] * 3)
    table.library("B", lamp())
    table.answer("A", [[free, C], [met, B], [plain, B]]).answer("B", [[wall, met]]).to_step("combat_damage")
    assert table.stack() == ["Grim Fighter trigger (A)"] * instances
    table.resolve()
    assert len(table.all("Plain Lamp", "exile")) == instances and not table.game.obj(table.find("Plain Lamp", "exile")).face_down
    assert table.game.zone("library", C)[: 3 - instances] == tops[instances:] and table.zone("B", "library")[0] == "Plain Lamp"


@rule("702.121a", "for each opponent you attacked this combat, with any creature; not planeswalkers; until end of turn")
@rule("702.121b")
@once_and_twice
def test_melee_counts_the_opponents_attacked(instances: int) -> None:
    table = Table(4)
    text = several("Melee", instances)
    one, other, home, third = table.battlefield("A", card(*fighter(text)), *[card(*fighter())] * 3)
    (sage,) = table.battlefield("D", card("Calm Sage", "{3}", "Planeswalker — Sage", "+1: You gain 1 life.", loyalty="4"))
    table.answer("A", [[one, B], [other, C], [home, C], [third, sage]]).to_step("declare_attackers")
    assert table.stack() == ["Grim Fighter trigger (A)"] * instances
    table.resolve()
    assert [table.pt(oid) for oid in (one, other)] == [(2 + 2 * instances, 2 + 2 * instances), (2, 2)]
    table.next_turn()
    assert table.pt(one) == (2, 2)


@rule("702.125a", "{1} less for each opponent")
@rule("702.125b", "who has left counts no more")
@rule("702.125c")
@once_and_twice
def test_undaunted_counts_opponents_for_generic_mana(instances: int) -> None:
    table = Table(4)
    table.hand("A", card("Brave Hymn", "{7}{W}", "Sorcery", f"{several('Undaunted', instances)}\nYou gain 4 life."), lamp())
    table.mana("A", f"{{{6 - 3 * instances}}}{{W}}")
    assert not [action for action in table.actions("A") if action.label == "Brave Hymn"]
    table.mana("A", "{1}").cast("A", "Brave Hymn").resolve()
    assert (table.life("A"), table.pool("A")) == (24, "")


@rule("702.134a", "attacks; target attacking creature with lesser power, anybody's")
@rule("702.134b")
@once_and_twice
def test_mentor_teaches_a_weaker_attacker(instances: int) -> None:
    table = Table()
    text = several("Mentor", instances)
    elder, weak, peer, home = table.battlefield("A", card(*fighter(text)), *[card(*fighter(size=size)) for size in ("1/5", "2/1", "1/1")])
    table.answer("A", [[elder, B], [weak, B], [peer, B]]).to_step("declare_attackers")
    assert table.stack() == ["Grim Fighter trigger (A)"] * instances
    chosen = [dict(table.game.obj(oid).stack.targets) for oid in table.game.stack]  # type: ignore[union-attr]
    assert [list(targets.values()) for targets in chosen] == [[(weak,)]] * instances
    table.hand("A", card("Sudden Might", "{0}", "Instant", "Target creature gets +1/+0 until end of turn."))
    table.resolve(1)
    assert table.counters(weak) == {"+1/+1": 1}
    table.resolve()
    assert [table.counters(oid) for oid in (weak, peer, home, elder)] == [{"+1/+1": 1}, {}, {}, {}], "it is no weaker any more"


@rule("702.135a", "dies; so many 1/1 white and black Spirits with flying, its controller's")
@rule("702.135b")
@once_and_twice
def test_afterlife_leaves_spirits_behind(instances: int) -> None:
    table = Table()
    (nun,) = table.battlefield("B", card(*fighter(several("Afterlife 2", instances))))
    (gone,) = table.battlefield("A", card(*fighter(several("Afterlife 2", instances))))
    do(table, "Exile target creature.", [gone])
    do(table, "Gain control of target creature.", [nun])
    do(table, "Destroy target creature.", [nun])
    spirits = table.all("Spirit Token")
    assert len(spirits) == len(table.all("Spirit Token", who="A")) == 2 * instances
    values = table.game.chars(spirits[0])
    assert (table.pt(spirits[0]), sorted(values.colors), set(values.types), set(values.subtypes)) == ((1, 1), ["B", "W"], {"creature"}, {"Spirit"})
    assert all(table.has(oid, "flying") for oid in spirits)


@rule("702.149a", "attacks with another creature of greater power")
@rule("702.149b")
@once_and_twice
def test_training_asks_for_a_stronger_one_beside_it(instances: int) -> None:
    table = Table()
    pupil, strong, peer = table.battlefield("A", card(*fighter(several("Training", instances))), card(*fighter(size="3/1")), card(*fighter(size="2/9")))
    table.answer("A", [[pupil, B], [peer, B]]).to_step("declare_attackers")
    assert table.stack() == [], "only as strong as itself"
    table.next_turn("A").answer("A", [[pupil, B], [strong, B]]).to_step("declare_attackers")
    assert table.stack() == ["Grim Fighter trigger (A)"] * instances
    table.resolve()
    assert [table.counters(oid) for oid in (pupil, strong, peer)] == [{"+1/+1": instances}, {}, {}]


@rule("702.85a", "exile until a nonland card that costs less; cast it for nothing, if one will; the rest to the bottom, at random")
@rule("702.85c")
@pytest.mark.parametrize("willing", [True, False])
@once_and_twice
def test_cascade_goes_down_to_a_cheaper_card(instances: int, willing: bool) -> None:
    table = Table()
    songs = [card(f"Song {number}", "{2}", "Sorcery", "You gain 10 life.") for number in range(2)]
    below = table.library("A", card(*FOREST), card("Dear Song", "{3}", "Sorcery", "You gain 100 life."), songs[0], card("Even Song", "{3}", "Sorcery", "You gain 100 life."), songs[1])
    table.hand("A", card("Great Fall", "{3}", "Sorcery", f"{several('Cascade', instances)}\nYou gain 1 life."))
    table.policy = lambda decision: willing if decision.kind == "yes_no" else None
    table.mana("A", "{3}").cast("A", "Great Fall")
    assert table.stack() == ["Great Fall", *["Great Fall trigger (A)"] * instances]
    table.resolve(instances)
    table.resolve()
    assert table.life("A") == 21 + (10 * instances if willing else 0)
    library = table.zone("A", "library")
    unseen = ["Even Song", "Song 1"] if instances == 1 else []
    assert library[: len(unseen)] == unseen and "Forest" in library
    bottom = sorted(library[30 + len(unseen) :])
    rest = ["Dear Song", "Forest"] if instances == 1 else ["Dear Song", "Even Song", "Forest"]
    assert bottom == sorted(rest + ([] if willing else [f"Song {number}" for number in range(instances)]))
    assert not table.game.zone("exile", A) and len(below) == 5


@rule("702.24a", "an age counter, then its cost for each of them, or it is sacrificed; in its controller's upkeep")
@rule("702.24b", "the counters are no instance's own")
@pytest.mark.parametrize("paid", [True, False])
@once_and_twice
def test_cumulative_upkeep_costs_more_for_each_age_counter(instances: int, paid: bool) -> None:
    table = Table()
    (tithe,) = table.battlefield("A", card("Heavy Tithe", "{2}", "Artifact", several("Cumulative upkeep—Pay 1 life.", instances)))
    happen(table.game, ZoneChange(table.battlefield("B", bear())[0], "graveyard"))
    table.policy = lambda decision: paid if decision.kind == "yes_no" else None
    table.to_step("upkeep", "B")
    assert table.stack() == []
    table.to_step("upkeep", "A")
    assert table.stack() == ["Heavy Tithe trigger (A)"] * instances
    table.resolve()
    if not paid:
        assert table.zone("A", "graveyard") == ["Heavy Tithe"] and table.life("A") == 20
        return
    assert (table.counters(tithe), table.life("A")) == ({"age": instances}, 20 - (1, 3)[instances - 1])
    table.next_turn("B").to_step("upkeep", "A").resolve()
    assert (table.counters(tithe), table.life("A")) == ({"age": 2 * instances}, 20 - (3, 10)[instances - 1])
