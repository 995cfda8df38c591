"""What X can't be, what a spell's casting does for what it becomes, the turn after a controlled one, and more, in play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


def _asked_x(table: Table) -> list[tuple[int, int]]:
    return [(decision.low, decision.high) for decision in table.asked if type(decision).__name__ == "ChooseNumber"]


@rule("107.3a", "601.2b")
def test_x_that_cant_be_nothing() -> None:
    table = Table()
    mage = permanent(table, "{X}: Creatures you control have base power and toughness X/X until end of turn. X can't be 0.")
    assert not [action for action in table.actions("A") if action.oid == mage]
    table.mana("A", "{3}").answer("A", 2)
    table.activate("A", mage).resolve()
    assert _asked_x(table) == [(1, 3)] and table.pt(mage) == (2, 2)


@rule("107.3a", "700.2b")
def test_x_that_cant_be_nothing_in_each_mode() -> None:
    table = Table()
    (giver,) = table.battlefield("A", card("Test Giver", "{1}", "Creature — Elemental", "{X}, Remove X +1/+1 counters from Test Giver: Choose one —\n"
                                           "• Put X +1/+1 counters on target creature. X can't be 0.\n• You gain X life. X can't be 0.", "1/1"),
                                 counters={"+1/+1": 2})  # fmt: skip
    table.mana("A", "{5}").answer("A", [1], 2)
    table.activate("A", giver).resolve()
    assert _asked_x(table) == [(1, 2)] and table.life("A") == 22 and table.counters(giver) == {}


@rule("107.3a", "107.3b")
def test_a_spell_whose_x_cant_be_nothing_is_not_cast_for_nothing() -> None:
    table = Table()
    ritual = card("Test Ritual", "{X}", "Sorcery", "X can't be 0.\nYou gain X life.")
    table.hand("A", ritual)
    permanent(table, "You may cast spells from your graveyard without paying their mana costs.")
    table.graveyard("A", ritual)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.mana("A", "{1}")
    assert [table.game.obj(action.oid).zone for action in table.actions("A") if action.kind == "cast"] == ["hand"]


@rule("107.3a", "601.2b")
@pytest.mark.parametrize(("seats", "high"), [(2, 2), (3, 3)])
def test_x_no_greater_than_the_number_of_players(seats: int, high: int) -> None:
    table = Table(seats)
    table.hand("A", card("Test Rite", "{X}", "Sorcery", "X can't be greater than the number of players in the game.\nYou gain X life."))
    table.mana("A", "{7}").answer("A", high)
    table.cast("A", "Test Rite").resolve()
    assert _asked_x(table) == [(0, high)] and table.life("A") == 20 + high


@rule("614.1c", "603.2")
def test_counters_for_what_a_casting_sacrificed() -> None:
    table = Table(3)
    table.hand("A", card("Greedy Kite", "{X}", "Creature — Dragon", "When you cast this spell, each player sacrifices X creatures of their choice. "
                         "Greedy Kite enters with two +1/+1 counters on it for each creature sacrificed this way.", "0/1"))  # fmt: skip
    table.battlefield("A", bear())
    table.battlefield("B", bear(), ogre(), sprite())
    table.mana("A", "{2}").answer("A", 2)
    table.cast("A", "Greedy Kite").resolve()
    kite = table.find("Greedy Kite")
    assert table.counters(kite) == {"+1/+1": 2 * (1 + 2)} and table.pt(kite) == (6, 7)
    assert len(table.zone("B", "graveyard")) == 2


@rule("614.1c", "202.3")
def test_counters_for_what_a_casting_revealed() -> None:
    table = Table(3)
    table.hand("A", card("Wide Beast", "{0}", "Creature — Beast", "When you cast this spell, each player reveals the top card of their library. "
                         "Wide Beast enters with X +1/+1 counters on it, where X is the total mana value of all cards revealed this way.", "0/1"))  # fmt: skip
    for player, top in (("A", bear()), ("B", ogre()), ("C", sprite())):
        table.library(player, top)
    table.cast("A", "Wide Beast").resolve()
    assert table.counters(table.find("Wide Beast")) == {"+1/+1": 2 + 3 + 1}


@rule("720.1", "500.7")
def test_a_turn_after_the_controlled_one() -> None:
    table = Table(3)
    table.hand("A", card("Far Call", "{0}", "Sorcery", "You gain control of target opponent during that player's next turn. After that turn, that "
                         "player takes an extra turn."))  # fmt: skip
    table.cast("A", "Far Call", [2]).resolve()
    taken, controlled = [], []
    for _ in range(4):
        table.next_turn()
        active = table.game.turn.active
        taken.append("ABC"[active])
        controlled.append(table.game.players[active].marks.get(_controlled()))
    assert taken == ["B", "C", "C", "A"] and controlled == [None, 0, None, None]


def _controlled() -> Any:
    from engine.game.state.controlled_players import CONTROLLED

    return CONTROLLED


@rule("208.4b")
def test_base_power_and_toughness() -> None:
    table = Table()
    token = permanent(table, "Whenever Test Thing attacks, each other creature you control with base power and toughness 2/2 gets +1/+0 until "
                      "end of turn.")  # fmt: skip
    plain, large = table.battlefield("A", bear(), ogre())
    (grown,) = table.battlefield("A", bear(), counters={"+1/+1": 1})

    def policy(decision: Any) -> Any:
        return [[token, 1]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    table.to_step("declare_attackers", "A").resolve()
    assert [table.pt(oid) for oid in (plain, large, grown)] == [(3, 2), (3, 3), (4, 3)]


@rule("113.1a")
def test_a_quoted_keyword_with_a_full_stop() -> None:
    table = Table()
    (victim,) = table.battlefield("A", bear())
    table.hand("A", card("Slow Chains", "{0}", "Enchantment — Aura", 'Enchant creature\nEnchanted creature has "Cumulative upkeep {1}."'))
    table.cast("A", "Slow Chains", [victim]).resolve()
    assert table.has(victim, "cumulative upkeep")
    table.next_turn("A").to_step("draw", "A")
    assert victim not in table.game.battlefield


@rule("107.5", "602.1")
def test_an_ability_with_the_tap_symbol_in_its_cost() -> None:
    table = Table()
    stone = permanent(table, "{0}: Untap target creature that has an activated ability with {T} in its cost.", types="Artifact")
    elf = permanent(table, "{T}: Add {G}.", types="Creature — Elf")
    (pinger,) = table.battlefield("B", card("Odd Pinger", "{1}", "Creature — Wizard", "{1}, {T}: You gain 1 life.", "1/1"))
    table.battlefield("A", bear(), card("Odd Pumper", "{1}", "Creature — Elf", "{1}: Odd Pumper gets +1/+0 until end of turn.", "1/1"))
    table.game.write(elf).tapped = True
    table.activate("A", stone, [elf]).resolve()
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert set(asked[-1].candidates) == {elf, pinger} and not table.game.obj(elf).tapped


@rule("615.12")
def test_damage_of_one_source_that_cant_be_prevented() -> None:
    table = Table()
    sure = permanent(table, "Damage that would be dealt by Test Thing can't be prevented.\n{0}: Test Thing deals 2 damage to target player.")
    (other,) = table.battlefield("A", card("Plain Pinger", "{1}", "Creature — Wizard", "{0}: Plain Pinger deals 1 damage to target player.", "1/1"))
    do(table, "Prevent all damage that would be dealt this turn.")
    table.activate("A", other, [1]).resolve()
    assert table.life("B") == 20
    table.activate("A", sure, [1]).resolve()
    assert table.life("B") == 18


@rule("701.3", "702.16")
def test_a_color_chosen_each_time_it_becomes_attached() -> None:
    table = Table()
    blade, one, two, other = table.battlefield(
        "A", card("Test Blade", "{1}", "Artifact — Equipment", "As Test Blade becomes attached to a creature, choose a color.\nEquipped creature "
                  "has protection from the last chosen color.\nEquip {0}"), bear(), ogre(), sprite())  # fmt: skip
    shock = card("Red Word", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.", color_indicator=("R",))
    table.hand("A", shock, shock, shock)
    table.answer("A", 3)
    table.activate("A", blade, [one]).resolve()
    table.cast("A", "Red Word", [two]).resolve()
    asked = [decision for decision in table.asked if getattr(decision, "words", "") == "target creature"]
    assert asked[-1].candidates == (two, other)
    table.answer("A", 4)
    table.activate("A", blade, [two]).resolve()
    table.cast("A", "Red Word", [two]).resolve()
    assert table.pt(two) == (5, 3)
    hook = permanent(table, "Equipped creature gets +0/+1.\nEquip {0}", types="Artifact — Equipment")
    asked = [decision for decision in table.asked if decision.kind == "option"]
    table.activate("A", hook, [two]).resolve()
    assert [decision for decision in table.asked if decision.kind == "option"] == asked and asked and table.pt(two) == (5, 4), "only for itself"
    veil = card("Test Veil", "{W}", "Enchantment — Aura", "Enchant permanent\nAs Test Veil becomes attached to a creature, choose a color.")
    (aura,) = table.battlefield("A", veil, attach_to=one)
    for host, times in ((hook, 0), (two, 1)):
        do(table, "Attach target Aura to target permanent.", [host])
        assert table.game.obj(aura).attached_to == host
        assert len([decision for decision in table.asked if decision.kind == "option"]) == len(asked) + times


@rule("702.174c", edition="2026-01-16")
@pytest.mark.parametrize("promised", [True, False])
def test_giving_a_gift(promised: bool) -> None:
    table = Table()
    permanent(table, "Whenever you give a gift, you gain 3 life.")
    table.hand("A", card("Kind Word", "{0}", "Sorcery", "Gift a card\nYou gain 1 life."))
    table.answer("A", promised)
    table.cast("A", "Kind Word").resolve()
    assert table.life("A") == (24 if promised else 21) and len(table.zone("B", "hand")) == int(promised)


@rule("707.2", "603.2")
def test_having_it_become_a_copy_and_gain_this_ability() -> None:
    table = Table()
    words = "Whenever you cast a spell that targets this creature, you may have it become a copy of target creature and gain this ability."
    shaper = permanent(table, words.replace("have it", "have Test Thing"))
    large, small = table.battlefield("B", ogre(), sprite())
    table.hand("A", *[card(f"Soft Word {n}", "{0}", "Instant", "Target creature gets +0/+1 until end of turn.") for n in range(2)])
    table.answer("A", [large]).cast("A", "Soft Word 0", [shaper]).answer("A", True).resolve()
    assert table.game.chars(shaper).name == "Plain Ogre"
    table.answer("A", [small]).cast("A", "Soft Word 1", [shaper]).answer("A", True).resolve()
    assert table.game.chars(shaper).name == "Plain Sprite"
