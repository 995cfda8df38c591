"""General rules (CR 700): events, modes, devotion, historic, modified, descending."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseModes, ChooseTargets
from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CHARM = ("Table Charm", "{R}", "Instant", "Choose one —\n• Table Charm deals 2 damage to target creature.\n• Table Charm deals 3 damage to target player.")


@rule("700.1", "603.2c")
def test_being_blocked_by_two_creatures_is_one_event_or_two() -> None:
    table = Table()
    once = card("Proud Bull", "{3}{R}", "Creature — Ox", "Whenever this creature becomes blocked, you gain 1 life.", "4/4")
    twice = card("Vain Bull", "{3}{R}", "Creature — Ox", "Whenever this creature becomes blocked by a creature, you gain 10 life.", "4/4")
    for bull, life in ((once, 21), (twice, 40)):
        table = Table()
        (attacker,) = table.battlefield("A", bull)
        blockers = table.battlefield("B", card(*BEAR), card(*BEAR))

        def fight(decision: object, attacker: int = attacker, blockers: tuple[int, ...] = blockers) -> object:
            kind = getattr(decision, "kind", "")
            if kind == "attackers":
                return [[attacker, 1]]
            return [[blocker, attacker] for blocker in blockers] if kind == "blockers" else None

        table.policy = fight
        table.to_step("declare_blockers").resolve()
        assert table.life("A") == life


@rule("700.1", "as multiple events by another")
def test_each_of_the_events_has_a_blocker_of_its_own_to_speak_of() -> None:
    table = Table()
    bull = card("Vain Bull", "{3}{R}", "Creature — Ox", "Whenever this creature becomes blocked by a Cat, that Cat gets -1/-0 until end of turn.", "4/9")
    (attacker,) = table.battlefield("A", bull)
    first, second, third = table.battlefield("B", *[card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2")] * 2, card(*BEAR))
    table.answer("A", [[attacker, 1]]).answer("B", [[blocker, attacker] for blocker in (first, second, third)])
    table.to_step("declare_blockers")
    assert len(table.stack()) == 2
    table.resolve()
    assert [table.pt(blocker) for blocker in (first, second, third)] == [(1, 2), (1, 2), (2, 2)]


@rule("700.1", "608.2c")
def test_what_becomes_blocked_by_this_creature_is_that_creature() -> None:
    table = Table()
    (attacker,) = table.battlefield("A", card(*BEAR))
    (wall,) = table.battlefield("B", card("Thorn Wall", "{3}{G}", "Creature — Wall", "Whenever a creature becomes blocked by this creature, that creature gets -1/-0 until end of turn.", "0/4"))
    table.answer("A", [[attacker, 1]]).answer("B", [[wall, attacker]])
    table.to_step("declare_blockers").resolve()
    assert table.pt(attacker) == (1, 2) and table.pt(wall) == (0, 4)


@rule("700.1", "what the event names, and with what it is named")
def test_that_creature_is_not_the_equipped_creature_that_the_event_happens_to() -> None:
    table = Table()
    (attacker,), (blocker,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*BEAR))
    lance = card("Odd Lance", "{1}", "Artifact — Equipment", "Whenever equipped creature becomes blocked by a creature, that creature gets -1/-0 until end of turn.\nEquip {0}")
    table.battlefield("A", lance, attach_to=attacker)
    table.answer("A", [[attacker, 1]]).answer("B", [[blocker, attacker]])
    table.to_step("declare_blockers").resolve()
    assert (table.pt(attacker), table.pt(blocker)) == ((2, 2), (1, 2))


@rule("700.2", "700.2a")
def test_a_modal_spell_has_the_mode_it_was_cast_with() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*CHARM))
    table.mana("A", "{R}").answer("A", [1]).cast("A", "Table Charm", [1]).resolve()
    assert table.life("B") == 17 and table.all("Plain Bear")


@rule("700.2f", "115.8")
def test_new_targets_do_not_change_the_mode() -> None:
    table = Table(3)
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*CHARM))
    table.hand("B", card("Turn Aside", "{U}", "Instant", "You may choose new targets for target spell."))
    table.mana("A", "{R}").answer("A", [1]).cast("A", "Table Charm", [1])
    spell = table.game.stack[-1]

    def choose(decision: object) -> object:
        if isinstance(decision, ChooseTargets) and decision.seat == 1:
            return [spell] if spell in decision.candidates else [2]
        return True if type(decision).__name__ == "YesNo" else None

    table.policy = choose
    table.mana("B", "{U}").cast("B", "Turn Aside").resolve()
    assert table.life("C") == 17 and table.life("B") == 20
    assert sum(isinstance(d, ChooseModes) for d in table.asked) == 1


@rule("700.2f", "115.7d", "a new target of that mode, for whoever controls the spell")
@pytest.mark.parametrize("new", [True, False])
def test_the_new_target_is_the_target_of_whoever_controls_the_spell(new: bool) -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.battlefield("A", card("Proud House", "{1}", "Enchantment", "Whenever a Cat you control becomes the target of a spell you control, you gain 1 life.\n"
                                "Whenever a Cat you control becomes the target of a spell an opponent controls, you gain 10 life."))  # fmt: skip
    table.battlefield("B", card("Shy House", "{1}", "Enchantment", "Whenever a Cat becomes the target of a spell an opponent controls, that player loses 3 life."))
    (charm,) = table.graveyard("B", card(*CHARM))
    do(table, "You may cast target instant card in a graveyard this turn.", [charm])
    table.hand("A", card("Turn Aside", "{0}", "Instant", "You may choose new targets for target spell. If you do, you gain 100 life."))
    table.mana("A", "{R}").answer("A", [0]).cast("A", "Table Charm", [first])
    spell = table.game.stack[-1]
    table.cast("A", "Turn Aside", [spell, second if new else first]).answer("A", True).resolve()
    assert table.all("Plain Cat") == ([] if new else [second]) and table.all("Plain Bear") == ([first] if new else [])
    assert table.life("A") == 20 + (101 - 3) * new and table.life("B") == 20
@rule("700.13", "as they cast a spell, not as a copy is made or new targets are chosen", edition="2026-01-16")
def test_a_crime_is_committed_only_as_something_is_put_on_the_stack() -> None:
    table = Table()
    table.battlefield("A", card("Dark Den", "{1}", "Enchantment", "Whenever you commit a crime, you gain 1 life."))
    (mine,), (theirs,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*BEAR))
    table.hand("A", *[card("Small Touch", "{0}", "Instant", "Tap target creature.")] * 3)
    table.hand("A", card("Turn Aside", "{0}", "Instant", "You may choose new targets for target instant spell."),
               card("Twin Bite", "{0}", "Instant", "Copy target instant spell. You may choose new targets for the copy."))  # fmt: skip
    for other in ("Turn Aside", "Twin Bite"):
        table.cast("A", "Small Touch", [mine]).cast("A", other, [table.game.stack[-1], theirs]).answer("A", True).resolve()
        assert table.game.obj(theirs).tapped and table.life("A") == 20, other
        do(table, "Untap all creatures.")
    table.cast("A", "Small Touch", [theirs]).resolve()
    assert table.life("A") == 21
    do(table, "Untap all creatures. An opponent gains control of all creatures you control.")
    table.hand("A", card("Small Touch", "{0}", "Instant", "Tap target creature."))
    table.cast("A", "Small Touch", [mine]).resolve()
    assert table.game.controller(mine) == 1 and table.life("A") == 22, "a permanent that an opponent controls, whoever owns it"


@rule("700.2g", "707.10")
def test_a_copy_has_the_modes_of_the_original() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*CHARM), card("Twin Bite", "{U}", "Instant", "Copy target instant or sorcery spell you control. You may choose new targets for the copy."))
    table.mana("A", "{R}{U}").answer("A", [1]).cast("A", "Table Charm", [1])
    table.cast("A", "Twin Bite", [table.game.stack[-1]]).answer("A", False).resolve()
    assert table.life("B") == 14 and sum(isinstance(d, ChooseModes) for d in table.asked) == 1


@rule("700.4")
def test_to_die_is_to_go_from_the_battlefield_to_a_graveyard() -> None:
    table = Table()
    table.battlefield("A", card("Dirge Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    table.hand("A", card("Empty Shelf", "{B}", "Sorcery", "Discard a card."), card(*BEAR))
    table.mana("A", "{B}").cast("A", "Empty Shelf").resolve()
    assert table.zone("A", "graveyard")[0] == "Plain Bear" and table.life("A") == 20


@rule("700.5")
@pytest.mark.parametrize(("words", "gained"), [("white", 3), ("white and black", 4)])
def test_devotion_counts_mana_symbols_among_mana_costs(words: str, gained: int) -> None:
    table = Table()
    table.battlefield("A", card("Old Monk", "{1}{W}{W}", "Creature — Human", "", "1/1"), card("Grey Nun", "{W/B}{B}", "Creature — Human", "", "1/1"))
    table.battlefield("B", card("Old Monk", "{1}{W}{W}", "Creature — Human", "", "1/1"))
    table.hand("A", card("Long Prayer", "{W}", "Sorcery", f"You gain life equal to your devotion to {words}."))
    table.mana("A", "{W}").cast("A", "Long Prayer").resolve()
    assert table.life("A") == 20 + gained


@rule("700.6", "legendary, artifact or Saga")
@pytest.mark.parametrize(("types", "historic"), [
    ("Legendary Creature — Bear", True), ("Artifact", True), ("Enchantment — Saga", True), ("Creature — Bear", False), ("Enchantment", False),
])  # fmt: skip
def test_what_is_historic(types: str, historic: bool) -> None:
    table = Table()
    text = "I, II — You gain 1 life." if "Saga" in types else ""
    table.battlefield("A", card("Old Tale", "{1}", types, text, "2/2" if "Creature" in types else ""))
    do(table, "You gain 1 life for each historic permanent you control.")
    assert table.life("A") == 20 + historic


@rule("700.6")
def test_historic_is_legendary_artifact_or_saga() -> None:
    table = Table()
    table.battlefield("A", card("Duke of Pots", "{2}{W}", "Legendary Creature — Human", "", "2/2"), card("Tin Toy", "{2}", "Artifact", ""), card(*BEAR))
    table.battlefield("A", card("Long Tale", "{1}{W}", "Enchantment — Saga", "I, II, III, IV — You gain 1 life."))
    table.hand("A", card("Chronicle", "{W}", "Sorcery", "You gain 1 life for each historic permanent you control."))
    table.mana("A", "{W}").cast("A", "Chronicle").resolve()
    assert table.life("A") == 23


@rule("700.9")
def test_a_creature_with_counters_equipment_or_its_controllers_aura_is_modified() -> None:
    table = Table()
    first, second, third, _ = table.battlefield("A", *[card(*BEAR)] * 4)
    happen(table.game, PutCounters(first, "+1/+1", 1))
    scarf = card("Warm Scarf", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    table.battlefield("A", scarf, attach_to=second)
    table.battlefield("B", scarf, attach_to=third)
    table.hand("A", card("Show Off", "{G}", "Sorcery", "You gain 1 life for each modified creature you control."))
    table.mana("A", "{G}").cast("A", "Show Off").resolve()
    assert table.life("A") == 22


@rule("700.11")
def test_a_player_descended_if_a_permanent_card_went_to_their_graveyard_this_turn() -> None:
    table = Table()
    table.battlefield("A", card("Deep Stair", "{2}", "Artifact", "At the beginning of your end step, if you descended this turn, you gain 1 life."))
    table.hand("A", card("Nap", "{W}", "Sorcery", "You gain 3 life."), card("Empty Shelf", "{B}", "Sorcery", "Discard a card."))
    table.mana("A", "{W}").cast("A", "Nap").resolve()
    table.to_step("end", "A")
    assert table.stack() == []
    table.next_turn("B").next_turn("A")
    table.hand("A", card(*FOREST))
    table.mana("A", "{B}").answer("A", lambda d: [d.candidates[0]]).cast("A", "Empty Shelf").resolve()
    table.to_step("end", "A")
    assert table.stack() == ["Deep Stair trigger (A)"]


@rule("700.11", "a permanent card", "into that player's graveyard", "from anywhere", "this turn")
def test_who_has_descended_this_turn() -> None:
    for words, who, descended in (
        ("Destroy target creature.", "A", True), ("Destroy target creature.", "B", False),  # whose graveyard
        ("Exile target creature.", "A", False), ("Create a 1/1 red Imp creature token. Destroy all Imps.", "", False),
    ):
        table = Table()
        targets = list(table.battlefield(who, bear())) if who else None
        do(table, words, targets)
        do(table, "If you descended this turn, you gain 5 life.")
        assert table.life("A") == 20 + 5 * descended, words
    table = Table()
    table.hand("A", bear(), card("Small Word", "{0}", "Instant", "You gain 0 life."))
    table.cast("A", "Small Word").resolve()
    do(table, "If you descended this turn, you gain 5 life.")
    assert table.life("A") == 20, "an instant is no permanent card"
    do(table, "Discard a card.")
    do(table, "If you descended this turn, you gain 5 life.")
    assert table.life("A") == 25, "from the hand"


@rule("700.11", "a permanent card", "603.6c")
def test_an_instant_that_lay_face_down_as_a_permanent_is_no_permanent_card() -> None:
    for what, descended in ((card("Small Word", "{0}", "Instant", "You gain 0 life."), False), (bear(), True)):
        table = Table()
        table.library("A", what)
        do(table, "Manifest the top card of your library.")
        do(table, "Destroy all creatures.")
        do(table, "If you descended this turn, you gain 5 life.")
        assert table.life("A") == 20 + 5 * descended


@rule("700.9", "counters, Equipment, or an Aura that its controller controls")
def test_what_modifies_a_creature() -> None:
    coat = card("Plain Coat", "{G}", "Enchantment — Aura", "Enchant creature")
    blade = card("Plain Blade", "{1}", "Artifact — Equipment", "Equip {1}")
    for what, who, modified in ((coat, "A", True), (coat, "B", False), (blade, "A", True), (blade, "B", True), (None, "A", False)):
        table = Table()
        (one,) = table.battlefield("A", bear())
        if what is not None:
            table.battlefield(who, what, attach_to=one)
        do(table, "You gain 1 life for each modified creature you control.")
        assert table.life("A") == 20 + modified
    do(table, "Put a stun counter on target creature.", [one])
    do(table, "You gain 1 life for each modified creature you control.")
    assert table.life("A") == 21


@rule("700.9", "whoever controls the creature now")
@pytest.mark.parametrize(("who", "modified"), [("A", True), ("B", False)])
def test_an_aura_of_its_owner_does_not_modify_a_stolen_creature(who: str, modified: bool) -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature.", [one])
    table.battlefield(who, card("Plain Coat", "{G}", "Enchantment — Aura", "Enchant creature"), attach_to=one)
    do(table, "You gain 1 life for each modified creature you control.")
    assert table.life("A") == 20 + modified


@rule("700.11", "the graveyard of its owner, whoever controlled it")
def test_whoever_owns_what_died_has_descended() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature.", [one])
    do(table, "Destroy target creature.", [one])
    for who in "AB":
        table.hand(who, card("Deep Rite", "{0}", "Instant", "If you descended this turn, you gain 5 life."))
        table.cast(who, "Deep Rite").resolve()
    assert (table.life("A"), table.life("B")) == (20, 25)
