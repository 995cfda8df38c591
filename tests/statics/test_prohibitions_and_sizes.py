"""What can't happen to permanents and players (CR 101.2, 614.17).

Sizes that follow a number, too (CR 613.4).
"""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from engine.game.events.counters import PutCounters
from engine.game.events.damage import Damage
from engine.game.events.life import GainLife, LoseLife
from engine.game.events.status import PhaseOut, Transform
from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.casting.questions import MAY_BE_COUNTERED
from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BLOCK
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.cards import CardDefinition
from engine.vocabulary.effects.keyword_actions.regenerate import MAY_BE_REGENERATED
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data


@pytest.fixture
def table() -> Table:
    return Table()


BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = card("Gray Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("500.4")
def test_mana_that_is_not_lost_as_steps_end(table: Table) -> None:
    table.battlefield("A", order("Players don't lose unspent mana as steps and phases end."))
    table.mana("A", "{R}").mana("B", "{G}")
    table.to_step("end")
    assert [len(player.pool) for player in table.game.players] == [1, 1]


@rule("500.4")
def test_only_mana_of_a_color_is_kept(table: Table) -> None:
    table.battlefield("A", order("You don't lose unspent green mana as steps and phases end."))
    table.mana("A", "{R}{G}")
    table.to_step("end")
    assert table.pool("A") == "G"


@rule("119.7", "119.8")
def test_a_life_total_that_can_not_change(table: Table) -> None:
    table.battlefield("A", order("Your life total can't change."))
    happen(table.game, GainLife(0, 3))
    happen(table.game, LoseLife(0, 3))
    happen(table.game, LoseLife(1, 3))
    assert (table.life("A"), table.life("B")) == (20, 17)


@rule("614.17", "122.6")
def test_counters_that_can_not_be_put_on_something_also_as_it_enters(table: Table) -> None:
    table.battlefield("A", order("Creatures you control can't have -1/-1 counters put on them.\nYou can't get poison counters."))
    (bear,) = table.battlefield("A", BEAR)
    happen(table.game, PutCounters(bear, "-1/-1"), PutCounters(bear, "+1/+1"))
    assert table.counters(bear) == {"+1/+1": 1}
    happen(table.game, PutCounters(0, "poison"), PutCounters(0, "energy"), PutCounters(1, "poison"))
    assert [dict(player.counters) for player in table.game.players] == [{"energy": 1}, {"poison": 1}]
    plain = card("Slick Newt", "{G}", "Creature — Newt", "Slick Newt can't have counters put on it.\n"
                 "Slick Newt enters with two +1/+1 counters on it.", "1/1")  # fmt: skip
    table.hand("A", plain)
    table.mana("A", "{G}")
    table.cast("A", "Slick Newt").resolve()
    assert table.counters(table.find("Slick Newt")) == {}


@rule("101.2")
def test_what_can_not_phase_out_or_transform(table: Table) -> None:
    back = data("Night Wolf", "", "Creature — Wolf", "", "4/4", color_indicator=("G",))
    two = card("Day Wolf", "{G}", "Creature — Wolf", "{U}: Until your next upkeep, Day Wolf can't phase out.", "1/1", back=back)
    wolf, bear = table.battlefield("A", two, BEAR)
    table.mana("A", "{U}")
    table.activate("A", wolf).resolve()
    happen(table.game, PhaseOut(wolf), PhaseOut(bear))
    assert not table.game.obj(wolf).phased_out
    assert table.game.obj(bear).phased_out
    table.battlefield("A", order("Wolves you control can't transform."))
    happen(table.game, Transform(wolf))
    assert table.game.chars(wolf).name == "Day Wolf"
    table.to_step("upkeep", "A")
    happen(table.game, PhaseOut(wolf))
    assert table.game.obj(wolf).phased_out


@rule("701.19")
def test_libraries_that_can_not_be_searched(table: Table) -> None:
    table.battlefield("A", order("Your opponents can't search libraries."))
    seek = card("Slow Search", "{0}", "Sorcery", "Search your library for a card, put it into your hand, then shuffle.")
    table.hand("B", seek)
    table.next_turn("B")
    before = len(table.zone("B", HAND))
    table.cast("B", "Slow Search").resolve()
    assert len(table.zone("B", HAND)) == before - 1


@rule("701.19a", "101.3")
@pytest.mark.parametrize(
    ("bound", "found", "shuffled"), [(False, ["Gray Ogre", "Plain Bear"], True), (True, ["Plain Bear"], False)]
)
def test_who_can_not_search_libraries_still_searches_a_graveyard(
    table: Table, bound: bool, found: list[str], shuffled: bool
) -> None:
    if bound:
        table.battlefield("A", order("Players can't search libraries."))
    table.hand("B", card("Far Seek", "{0}", "Sorcery", "Search your library and/or graveyard for up to two creature cards, reveal "
                         "them, and put them into your hand. If you search your library this way, shuffle and you gain 1 life."))  # fmt: skip
    table.graveyard("B", BEAR)
    table.policy = lambda decision: list(decision.candidates[: decision.most]) if decision.kind == "objects" else None
    table.next_turn("B")
    table.library("B", OGRE)
    before = table.zone("B", HAND)
    table.cast("B", "Far Seek").resolve()
    assert sorted(set(table.zone("B", HAND)) - set(before)) == found
    assert table.life("B") == 20 + shuffled


@rule("603.6a", "101.2")
def test_creatures_that_enter_unnoticed(table: Table) -> None:
    table.battlefield("A", order("Creatures entering don't cause abilities to trigger."))
    table.battlefield("A", order("Whenever a creature or artifact enters, you gain 1 life."))
    table.hand("A", BEAR, card("Tin Cup", "{0}", "Artifact"))
    table.mana("A", "{G}{G}")
    table.cast("A", "Plain Bear").resolve()
    assert table.life("A") == 20
    table.cast("A", "Tin Cup").resolve()
    assert table.life("A") == 21


@rule("601.3", "202.3", "509.1b")
def test_even_mana_values_are_forbidden(table: Table) -> None:
    table.battlefield("A", order("Your opponents can't cast spells with even mana values.\n"
                                 "Your opponents can't block with creatures with even mana values."))  # fmt: skip
    (attacker,) = table.battlefield("A", BEAR)
    even, odd = table.battlefield("B", BEAR, OGRE)
    table.hand("B", ZAP, card("Calm Song", "{1}{U}", "Instant", "Draw a card."))
    table.mana("B", "{R}{U}{U}")
    assert [action.label for action in table.actions("B")] == ["Ember Zap"]
    assert refused(table.game, MAY_BLOCK, even, attacker=attacker) is not None
    assert refused(table.game, MAY_BLOCK, odd, attacker=attacker) is None


@rule("613.4b", "613.1d", "205.1b")
def test_permanents_that_become_creatures_as_large_as_their_mana_value(table: Table) -> None:
    cup = card("Tin Cup", "{3}", "Artifact")
    (mine,) = table.battlefield("A", cup)
    table.battlefield("A", order("Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."))
    assert table.pt(mine) == (3, 3)
    assert table.game.chars(mine).types == ("artifact", "creature")
    (charm,) = table.battlefield("B", card("Quiet Charm", "{1}{W}", "Enchantment", "You have hexproof."))
    table.battlefield("A", order(
        "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base "
        "toughness each equal to its mana value."))  # fmt: skip
    assert table.pt(charm) == (2, 2)


@rule("603.2")
def test_twice_the_tokens_of_any_effect(table: Table) -> None:
    table.battlefield("A", order(
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens "
        "instead."))  # fmt: skip
    happen(table.game, CreateTokens(0, BEAR, 2))
    happen(table.game, CreateTokens(1, BEAR, 1))
    assert len(table.all("Plain Bear", who="A")) == 4
    assert len(table.all("Plain Bear", who="B")) == 1


@rule("113.6", "615.12")
def test_a_large_spell_can_not_be_countered_and_its_damage_not_prevented(table: Table) -> None:
    blaze = card("Grand Blaze", "{X}{R}", "Sorcery", (
        "Grand Blaze deals X damage to any target.\n"
        "If X is 3 or more, this spell can't be countered and the damage can't be prevented."))  # fmt: skip
    table.battlefield("B", order("Prevent all damage that would be dealt to you."))
    for x, life in ((2, 20), (3, 17)):
        table.hand("A", blaze)
        table.mana("A", "{R}" * (x + 1))
        table.answer("A", x)
        table.cast("A", "Grand Blaze", targets=[1])
        spell = table.game.stack[0]
        assert (refused(table.game, MAY_BE_COUNTERED, spell, by=spell) is not None) == (x == 3)
        table.resolve()
        assert table.life("B") == life


@rule("701.15c")
def test_a_creature_dealt_damage_this_way_can_not_be_regenerated(table: Table) -> None:
    burn = card("Deep Burn", "{R}", "Instant",
                "Deep Burn deals 1 damage to any target. A creature dealt damage this way can't be regenerated this turn.")  # fmt: skip
    burnt, other = table.battlefield("B", BEAR, BEAR)
    table.hand("A", burn)
    table.mana("A", "{R}")
    table.cast("A", "Deep Burn", targets=[burnt]).resolve()
    assert refused(table.game, MAY_BE_REGENERATED, burnt) is not None
    assert refused(table.game, MAY_BE_REGENERATED, other) is None
    (sage,) = table.battlefield("B", card("Old Sage", "{3}", "Legendary Planeswalker — Sage", "+1: You gain 1 life.", loyalty="5"))
    table.hand("A", burn)
    table.mana("A", "{R}").cast("A", "Deep Burn", targets=[sage]).resolve()
    assert table.counters(sage) == {"loyalty": 4} and refused(table.game, MAY_BE_REGENERATED, sage) is None, "no creature"
    table.hand("A", card("Deeper Burn", "{R}", "Instant", "Remove all counters from target planeswalker. Deeper Burn deals 3 damage to it. A creature dealt "
                         "damage this way can't be regenerated this turn. You gain life equal to the excess damage dealt this way."))  # fmt: skip
    table.mana("A", "{R}").cast("A", "Deeper Burn", targets=[sage]).resolve()
    assert table.life("A") == 23 and sage not in table.game.objects, "all of it was excess damage"


@rule("602.5", "608.2i")
def test_activated_only_after_so_much_damage_by_red_sources(table: Table) -> None:
    (bell,) = table.battlefield("A", order("{T}: You gain 1 life. Activate only if red sources you controlled dealt 4 or "
                                           "more noncombat damage this turn and only as a sorcery."))  # fmt: skip
    red, green = table.battlefield("A", OGRE, BEAR)
    happen(table.game, Damage(red, 1, 3))
    happen(table.game, Damage(green, 1, 3))
    happen(table.game, Damage(red, 1, 3, combat=True))
    assert not [action for action in table.actions("A") if action.oid == bell]
    happen(table.game, Damage(red, 0, 1))
    assert [action for action in table.actions("A") if action.oid == bell]


@rule("500.7", "508.1c")
def test_no_attack_in_an_extra_turn(table: Table) -> None:
    (sage,) = table.battlefield("A", card("Calm Sage", "{W}", "Creature — Sphinx", "Calm Sage can't attack during extra turns.", "1/1"))
    assert refused(table.game, MAY_ATTACK, sage, defender=1) is None
    table.hand("A", card("Spare Hour", "{0}", "Sorcery", "Take an extra turn after this one."))
    table.cast("A", "Spare Hour").resolve()
    table.next_turn("A")
    assert refused(table.game, MAY_ATTACK, sage, defender=1) is not None
    table.next_turn("B").next_turn("A")
    assert refused(table.game, MAY_ATTACK, sage, defender=1) is None


@rule("601.3a", "506.1")
@pytest.mark.parametrize(
    ("when", "own_turn", "in_combat"),
    [("during your turn", (False, True), (False, True)), ("during combat", (True, True), (False, False)),
     ("during your opponents' turns", (True, False), (True, False))],
)  # fmt: skip
def test_opponents_cannot_cast_at_certain_times(when: str, own_turn: tuple[bool, bool], in_combat: tuple[bool, bool]) -> None:
    """In the controller's turn and in the opponent's: before combat, and in it."""
    table = Table()
    table.battlefield("A", card("Hush", "{W}", "Enchantment", f"Your opponents can't cast spells {when}."))
    table.battlefield("A", card("Plain Cub", "{G}", "Creature — Bear", "", "1/1"))
    table.battlefield("B", card("Plain Cub", "{G}", "Creature — Bear", "", "1/1"))
    table.policy = lambda decision: None
    snack = card("Snack", "{0}", "Instant", "You gain 1 life.")
    table.hand("A", snack)
    table.hand("B", snack)

    def may() -> bool:
        assert [action.label for action in table.actions("A")] == ["Snack"], "only opponents are meant"
        return "Snack" in [action.label for action in table.actions("B")]

    assert may() is own_turn[0]
    table.to_step("begin_combat", "A")
    assert may() is in_combat[0]
    table.next_turn("B")
    assert may() is own_turn[1]
    table.to_step("begin_combat", "B")
    assert may() is in_combat[1]


@rule("101.2", "701.17a")
def test_what_opponents_control_cannot_cause_one_to_sacrifice(table: Table) -> None:
    table.battlefield("A", order("Spells and abilities your opponents control can't cause you to sacrifice creatures."), BEAR)
    edict = card("Small Edict", "{0}", "Sorcery", "Each player sacrifices a creature of their choice.")
    toll = card("Small Toll", "{0}", "Sorcery", "Target player discards a card unless they sacrifice a creature.")
    table.battlefield("B", BEAR)
    table.hand("B", edict, toll)
    table.hand("A", OGRE)
    table.next_turn("B").to_step("main1")
    table.cast("B", "Small Edict").resolve()
    assert [table.game.controller(oid) for oid in table.all("Plain Bear")] == [0], "only B's own was sacrificed"
    table.cast("B", "Small Toll", targets=[0]).resolve()
    assert table.all("Plain Bear") and len(table.zone("A", "graveyard")) == 1, "it can't be paid so"
    table.next_turn("A").to_step("main1")
    table.hand("A", edict)
    table.cast("A", "Small Edict").resolve()
    assert not table.all("Plain Bear"), "but one's own spell can"
