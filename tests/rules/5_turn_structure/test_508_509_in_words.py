"""Attacking and blocking as cards word it. Triggers (CR 508.2, 508.3, 509.5), restrictions, requirements and costs."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.payment import PayMana
from engine.game.rules import combat
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

B, C = 1, 2
FOX = ("Ember Fox", "{R}", "Creature — Fox", "", "2/2")
RAT = ("Bog Rat", "{B}", "Creature — Rat", "", "1/1")
LUCK = "you gain 1 life."


def creature(text: str, size: str = "2/2", name: str = "Some Beast") -> CardDefinition:
    return card(name, "{2}", "Creature — Beast", text, size)


def illegal(table: Table, step: str, rule_number: str) -> None:
    """The declaration that is about to be made is illegal by a rule."""
    with pytest.raises(IllegalAnswer, match=rf"\({rule_number.replace('.', '[.]')}\)"):
        table.to_step(step)


# --- triggers -------------------------------------------------------------------------------------------------------


@rule("508.2a", "508.2b")
def test_a_creature_that_is_turned_green_after_attacking_does_not_trigger() -> None:
    table = Table()
    table.battlefield("B", card("Grim Grove", "{G}", "Enchantment",
                                "Whenever a green creature attacks, destroy that creature at end of combat."))  # fmt: skip
    fox, elk = table.battlefield("A", card(*FOX), card("Mild Elk", "{G}", "Creature — Elk", "", "2/2"))
    table.hand("A", card("Green Paint", "{G}", "Instant", "Target creature becomes green until end of turn."))
    table.answer("A", [[fox, B], [elk, B]]).to_step("declare_attackers")
    assert table.stack() == ["Grim Grove trigger (B)"]
    table.mana("A", "{G}").cast("A", "Green Paint", [fox]).resolve()
    table.to_step("end_combat").resolve()
    assert table.zone("A", "graveyard") == ["Green Paint", "Mild Elk"]


@rule("508.3a", "508.4")
def test_what_enters_attacking_does_not_attack() -> None:
    table = Table()
    bell = "Whenever this creature attacks, create a 1/1 red Imp creature token that's tapped and attacking."
    (leader,) = table.battlefield("A", creature(bell))
    table.battlefield("A", card("Bell", "{1}", "Enchantment", f"Whenever a creature you control attacks, {LUCK}"))
    table.answer("A", [[leader, B]]).to_step("declare_attackers").resolve()
    assert table.life("A") == 21
    assert table.game.combat is not None and len(table.game.combat.attacking) == 2


@rule("508.3d")
def test_whenever_you_attack_triggers_once() -> None:
    table = Table()
    table.battlefield("A", card("Horn", "{1}", "Artifact", f"Whenever you attack, {LUCK}"))
    one, two = table.battlefield("A", card(*FOX), card(*FOX))
    table.answer("A", [[one, B], [two, B]]).to_step("declare_attackers")
    assert table.stack() == ["Horn trigger (A)"]


@rule("508.3f", "509.5g")
def test_attacks_and_is_not_blocked_triggers_as_blockers_are_declared() -> None:
    table = Table()
    one, two = table.battlefield("A", *[creature(f"Whenever this creature attacks and isn't blocked, {LUCK}")] * 2)
    (rat,) = table.battlefield("B", card(*RAT))
    table.answer("A", [[one, B], [two, B]]).answer("B", [[rat, two]]).to_step("declare_attackers")
    assert table.stack() == []
    assert len(table.to_step("declare_blockers").stack()) == 1


@rule("509.5a", "509.5b")
def test_a_creature_that_blocks_two_triggers_once_or_for_each() -> None:
    for text, times in (("Whenever this creature blocks, ", 1), ("Whenever this creature blocks a creature, ", 2)):
        table = Table()
        attackers = table.battlefield("A", card(*FOX), card(*FOX))
        wide = creature(f"This creature can block an additional creature each combat.\n{text}{LUCK}")
        (wall,) = table.battlefield("B", wide)
        table.answer("A", [[oid, B] for oid in attackers]).answer("B", [[wall, oid] for oid in attackers])
        assert len(table.to_step("declare_blockers").stack()) == times


@rule("509.5c", "509.5d")
def test_a_creature_blocked_by_two_triggers_once_or_for_each() -> None:
    for text, times in (("becomes blocked", 1), ("becomes blocked by a creature", 2)):
        table = Table()
        (beast,) = table.battlefield("A", creature(f"Whenever this creature {text}, {LUCK}"))
        rats = table.battlefield("B", card(*RAT), card(*RAT))
        table.answer("A", [[beast, B]]).answer("B", [[rat, beast] for rat in rats])
        assert len(table.to_step("declare_blockers").stack()) == times


@rule("509.5f")
def test_a_blocker_that_is_turned_white_later_does_not_trigger() -> None:
    table = Table()
    text = "Whenever this creature becomes blocked by a white creature, destroy that creature at end of combat."
    (beast,) = table.battlefield("A", creature(text, "0/9"))
    (rat,) = table.battlefield("B", card(*RAT))
    table.hand("A", card("White Paint", "{W}", "Instant", "Target creature becomes white until end of turn."))
    table.answer("A", [[beast, B]]).answer("B", [[rat, beast]]).to_step("declare_blockers")
    table.mana("A", "{W}").cast("A", "White Paint", [rat]).resolve()
    table.to_step("end_combat").resolve()
    assert table.all("Bog Rat") == [rat]


# --- restrictions ---------------------------------------------------------------------------------------------------


@rule("508.1c")
def test_unless_the_defending_player_controls_an_island() -> None:
    table = Table(3)
    (serpent,) = table.battlefield("A", creature("This creature can't attack unless defending player controls an Island."))
    table.battlefield("C", card("Island", "", "Basic Land — Island"))
    assert combat.possible_attacks(table.game, 0) == ((serpent, (C,)),)


@rule("508.1c", "509.1b")
def test_unless_one_controls_another_beast() -> None:
    table = Table()
    text = "This creature can't attack or block unless you control another Beast."
    (lonely,) = table.battlefield("A", creature(text))
    assert combat.possible_attacks(table.game, 0) == ()
    table.battlefield("A", creature(""))
    assert (lonely, (B,)) in combat.possible_attacks(table.game, 0)


@rule("508.1c")
def test_at_least_two_other_creatures_attack() -> None:
    table = Table()
    text = "This creature can't attack unless at least two other creatures attack."
    shy, one, two = table.battlefield("A", creature(text), card(*FOX), card(*FOX))
    table.answer("A", [[shy, B], [one, B]])
    illegal(table, "declare_attackers", "508.1c")
    table.answer("A", [[shy, B], [one, B], [two, B]]).to_step("declare_attackers")


@rule("508.1c", "509.1b", "802.3a")
def test_no_more_than_so_many() -> None:
    table = Table(3)
    table.battlefield("B", card("Narrow Pass", "{2}", "Enchantment", "No more than one creature can attack you each combat."))
    one, two = table.battlefield("A", card(*FOX), card(*FOX))
    table.answer("A", [[one, B], [two, B]])
    illegal(table, "declare_attackers", "508.1c")
    table.answer("A", [[one, B], [two, C]]).to_step("declare_attackers")
    table = Table()
    table.battlefield("A", card("Narrow Bridge", "{2}", "Enchantment", "No more than one creature can block each combat."))
    one, two = table.battlefield("A", card(*FOX), card(*FOX))
    rats = table.battlefield("B", card(*RAT), card(*RAT))
    table.answer("A", [[one, B], [two, B]]).answer("B", [[rats[0], one], [rats[1], two]])
    illegal(table, "declare_blockers", "509.1b")


# --- requirements ---------------------------------------------------------------------------------------------------


@rule("509.1c")
def test_all_creatures_able_to_block_it_do() -> None:
    table = Table()
    (lure,) = table.battlefield("A", creature("All creatures able to block this creature do so."))
    rats = table.battlefield("B", card(*RAT), card(*RAT))
    table.battlefield("B", card(*RAT), tapped=True)
    table.answer("A", [[lure, B]]).answer("B", [[rats[0], lure]])
    illegal(table, "declare_blockers", "509.1c")
    assert set(combat.demanded_blocks(table.game, B)) == {(rat, lure) for rat in rats}


@rule("508.1d")
def test_creatures_that_attack_this_turn_if_able() -> None:
    table = Table(3)
    (fox,) = table.battlefield("A", card(*FOX))
    siren = creature("{0}: Target creature an opponent controls attacks you this turn if able.")
    (siren_id,) = table.battlefield("C", siren)
    table.activate("C", siren_id, [fox]).resolve()
    assert combat.demanded_attacks(table.game, 0) == ((fox, C),)
    table.next_turn("A")
    assert combat.demanded_attacks(table.game, 0) == ()


@rule("508.1d", "611.2c")
def test_a_requirement_on_described_creatures_reaches_those_that_come_later() -> None:
    table = Table()
    drum = card("War Drum", "{1}", "Artifact", "{0}: Creatures you control attack this turn if able.")
    (drum_id,) = table.battlefield("A", drum)
    table.activate("A", drum_id).resolve()
    (fox,) = table.battlefield("A", card(*FOX))
    assert combat.demanded_attacks(table.game, 0) == ((fox, B),)


@rule("509.1c")
def test_a_creature_that_blocks_this_one_this_turn_if_able() -> None:
    table = Table()
    taunter, fox = table.battlefield("A", creature("{0}: Target creature blocks this creature this turn if able."), card(*FOX))
    (rat,) = table.battlefield("B", card(*RAT))
    table.activate("A", taunter, [rat]).resolve()
    table.answer("A", [[taunter, B], [fox, B]]).answer("B", [[rat, fox]])
    illegal(table, "declare_blockers", "509.1c")
    assert combat.demanded_blocks(table.game, B) == ((rat, taunter),)


@rule("509.1c")
def test_it_must_be_blocked_this_turn_by_something() -> None:
    table = Table()
    (boar,) = table.battlefield("A", creature("{0}: This creature must be blocked this turn if able."))
    rats = table.battlefield("B", card(*RAT), card(*RAT))
    table.activate("A", boar).resolve()
    table.answer("A", [[boar, B]]).answer("B", [])
    illegal(table, "declare_blockers", "509.1c")
    table.answer("B", [[rats[1], boar]]).to_step("declare_blockers")


# --- costs ----------------------------------------------------------------------------------------------------------


@rule("508.1g", "508.1h", "508.1j")
def test_paying_for_each_attacker() -> None:
    table = Table(3)
    text = "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."
    table.battlefield("B", card("Toll Gate", "{2}", "Enchantment", text))
    one, two, three = table.battlefield("A", *[card(*FOX)] * 3)
    table.battlefield("A", *[card("Forest", "", "Basic Land — Forest")] * 4)
    table.answer("A", [[one, B], [two, B], [three, C]]).to_step("declare_attackers")
    [payment] = [decision for decision in table.asked if isinstance(decision, PayMana)]
    assert payment.cost == "{2}{2}"
    assert table.game.combat is not None and len(table.game.combat.attacking) == 3


@rule("508.1j")
def test_who_can_not_pay_can_not_attack() -> None:
    table = Table()
    (brute,) = table.battlefield("A", creature("This creature can't attack or block unless you pay {2}."))
    table.answer("A", [[brute, B]])
    illegal(table, "declare_attackers", "508.1j")


# --- what else effects do -------------------------------------------------------------------------------------------


@rule("506.4")
def test_a_creature_is_removed_from_combat() -> None:
    table = Table()
    rider = creature("Whenever this creature becomes blocked, you may untap it and remove it from combat.", "1/1")
    (rider_id,) = table.battlefield("A", rider)
    (rat,) = table.battlefield("B", card("Big Rat", "{B}", "Creature — Rat", "", "4/4"))
    table.answer("A", [[rider_id, B]], True).answer("B", [[rat, rider_id]]).to_step("declare_blockers").resolve()
    assert table.game.combat is not None and table.game.combat.attacking == {}
    assert not table.game.obj(rider_id).tapped
    table.to_step("main2")
    assert table.all("Some Beast") == [rider_id] and table.life("B") == 20


@rule("510.1a")
def test_it_assigns_no_combat_damage() -> None:
    table = Table()
    text = "Whenever this creature attacks and isn't blocked, you may draw a card. If you do, this creature assigns no combat damage this turn."
    (snake,) = table.battlefield("A", creature(text))
    table.answer("A", [[snake, B]], True).to_step("declare_blockers").resolve()
    table.to_step("main2")
    assert table.life("B") == 20 and len(table.zone("A", "hand")) == 1


@rule("510.1c")
def test_it_strikes_past_its_blockers() -> None:
    table = Table()
    (thorn,) = table.battlefield("A", creature("You may have this creature assign its combat damage as though it weren't blocked."))
    (rat,) = table.battlefield("B", card(*RAT))
    table.answer("A", [[thorn, B]], True).answer("B", [[rat, thorn]]).to_step("combat_damage")
    assert table.life("B") == 18 and table.all("Bog Rat") == [rat]


# --- the defending player --------------------------------------------------------------------------------------------


@rule("508.5", "the player whom the creature attacks now")
@rule("508.7a")
@rule("702.86a", "defending player")
@rule("702.86b", "each finds the defending player")
@pytest.mark.parametrize("gone", ["", "Exile target creature.", "Remove target creature from combat."])
def test_what_a_creature_attacks_is_reselected_before_its_annihilator_resolves(gone: str) -> None:
    table = Table(3)
    titan, fox = table.battlefield("A", creature("Annihilator 2, annihilator 1"), card("Meek Fox", "{R}", "Creature — Fox", "", "0/2"))
    table.battlefield("B", *[card("Bell", "{1}", "Artifact")] * 4)
    table.battlefield("C", *[card("Bell", "{1}", "Artifact")] * 4)
    table.answer("A", [[titan, B], [fox, C]]).to_step("declare_attackers")
    assert combat.reselect(table.game, titan, C)
    if gone:
        table.hand("C", card("Quick End", "{0}", "Instant", gone))
        table.cast("C", "Quick End", [titan]).resolve(1)
        assert combat.reselect(table.game, fox, B), "what another creature attacks does not matter"
    table.resolve()
    assert [len(table.all("Bell", who=who)) for who in "BC"] == [4, 1]


@rule("508.5", "the creature that attacks, not the one whose ability it is")
@pytest.mark.parametrize("words", ["attacks", "attacks and isn't blocked"])
def test_the_defending_player_is_whom_the_other_creature_attacks(words: str) -> None:
    table = Table(3)
    text = f"Whenever another creature you control {words}, defending player loses 1 life."
    chief, fox = table.battlefield("A", creature(text, "0/2"), card("Meek Fox", "{R}", "Creature — Fox", "", "0/2"))
    table.answer("A", [[chief, B], [fox, C]]).to_step("declare_blockers").resolve()
    assert [table.life(who) for who in "ABC"] == [20, 20, 19]


@rule("508.5", "whom a creature attacked that entered attacking and is no longer there")
def test_what_entered_attacking_dies_before_its_ability_asks_for_the_defending_player() -> None:
    table = Table(3)
    last = "When this creature dies, defending player loses 1 life."
    words = "Whenever this creature attacks, create a 1/1 black Spirit creature token that's tapped and attacking."
    (leader,) = table.battlefield("A", creature(f'{words} It gains "{last}"'))
    table.answer("A", [[leader, B]], [C]).to_step("declare_attackers").resolve()
    (token,) = set(table.game.battlefield) - {leader}
    table.hand("C", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("C", "Quick End", [token]).resolve()
    assert [table.life(who) for who in "ABC"] == [20, 20, 19]
