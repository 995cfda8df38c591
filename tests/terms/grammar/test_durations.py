"""Durations (CR 611.2): "until end of turn", "until your next turn", "for as long as …"."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from engine.game.decisions.combat import DeclareAttackers
from engine.game.events.status import PhaseOut, Transform
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import OGRE, bear, do, lamp, ogre, permanent
from tests.support.boards.table import FOREST, Table, card, data

SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def _can(table: Table, oid: int, who: str = "A") -> bool:
    return any(action.oid == oid and action.kind == "activate" for action in table.actions(who))


@rule("611.2a", "613.1f")
def test_a_creature_loses_its_use_for_the_rest_of_the_game() -> None:
    table = Table()
    (lamp,) = table.battlefield("B", card("Busy Cub", "{G}", "Creature — Bear", "{0}: You gain 1 life.", "2/2"))
    do(table, "Put an oil counter on target creature. It gains defender and becomes a colorless artifact in addition to its other types. Its activated "
              "abilities can't be activated.", targets=[lamp])  # fmt: skip
    chars = table.game.chars(lamp)
    assert table.has(lamp, "defender") and {"Artifact", "Creature"} <= {kind.title() for kind in chars.types} and not chars.colors
    assert not _can(table, lamp, "B")
    table.next_turn("B")
    assert not _can(table, lamp, "B") and table.counters(lamp) == {"oil": 1} and "Bear" in chars.subtypes


@rule("608.2d", "611.2c")
def test_one_of_four_abilities_is_chosen_each_time_and_lasts_until_the_next_upkeep() -> None:
    table = Table()
    oid = permanent(table, "At the beginning of your upkeep, choose flying, first strike, trample, or rampage 3. This creature "
                    "gains that ability until your next upkeep.")  # fmt: skip
    table.next_turn("B")
    table.answer("A", 2).next_turn("A")
    assert table.has(oid, "trample") and not table.has(oid, "flying")
    table.next_turn("B")
    assert table.has(oid, "trample")
    table.answer("A", 0).next_turn("A")
    assert table.has(oid, "flying") and not table.has(oid, "trample")


@rule("611.2b")
def test_until_your_next_end_step() -> None:
    table = Table()
    (bird,) = table.battlefield("A", card("Small Bird", "{U}", "Creature — Bird", "{0}: ~ gets +1/+1 until your next end step.", "1/1"))
    table.activate("A", bird).resolve()
    assert table.pt(bird) == (2, 2)
    table.to_step("end")
    assert table.pt(bird) == (1, 1)
    table.activate("A", bird).resolve()
    table.next_turn("B")
    assert table.pt(bird) == (2, 2)


@rule("611.2", "614.1a")
def test_double_damage_to_that_player_until_your_next_turn() -> None:
    table = Table(3)
    (ox,) = table.battlefield("A", card("Ox", "{1}", "Creature — Ox", "Whenever Ox deals combat damage to a player, until your next turn, if a "
                                        "source would deal damage to that player or a permanent that player controls, it deals double that "
                                        "damage instead.", "1/1"))  # fmt: skip
    theirs, others = table.battlefield("B", ogre()) + table.battlefield("C", ogre())
    table.policy = lambda decision: [[ox, 1]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 0 else None
    table.to_step("main2").resolve()
    table.policy = None
    do(table, "Test Rite deals 1 damage to each creature and each player.")
    assert [table.game.objects[oid].damage for oid in (theirs, others)] == [2, 1]
    assert [table.life(who) for who in "ABC"] == [19, 17, 19]
    table.next_turn("A")
    do(table, "Test Rite deals 1 damage to each player.")
    assert table.life("B") == 16


@rule("117.1a", "514.2")
def test_cards_exiled_this_way_may_be_played_until_the_end_of_the_next_turn() -> None:
    table = Table()
    table.library("A", card(*SPARK), card(*OGRE))
    do(table, "Exile the top two cards of your library. You may play cards exiled this way until the end of your next turn.")
    table.next_turn("B")
    table.next_turn("A")
    table.act("A", lambda action: "Plain Spark" in action.label, [1]).resolve()
    assert table.life("B") == 18 and table.zone("A", EXILE) == [OGRE[0]] and table.zone("A", GRAVEYARD)[-1] == SPARK[0]
    table.next_turn("B")
    assert not table.actions("A")


def _demanded(table: Table, who: str) -> list[tuple[int, int]]:
    table.next_turn(who).to_step("declare_attackers", who)
    asked = [decision for decision in table.asked if isinstance(decision, DeclareAttackers) and decision.seat == table.seat(who)]
    return list(asked[-1].demanded) if asked else []


@rule("701.38b", "701.38d", "611.2c")
def test_a_creature_is_goaded_for_the_rest_of_the_game() -> None:
    table = Table(3)
    (cub,) = table.battlefield("B", card(*CUB))
    do(table, "Put a +1/+1 counter on target creature. It's goaded for the rest of the game.", targets=[cub]).resolve()
    do(table, "Goad target creature.", targets=[cub]).resolve()
    for _ in range(2):
        assert _demanded(table, "B") == [(cub, table.seat("C"))]


@rule("201.4", "101.2", "611.2a")
def test_spells_and_lands_with_a_chosen_name_stay_in_hand_until_your_next_turn() -> None:
    table = Table()
    (rite,) = table.hand("B", card("Small Rite", "{0}", "Instant", "You gain 1 life."))
    (other,) = table.hand("B", card("Other Rite", "{0}", "Instant", "You gain 1 life."))
    (mine,) = table.hand("A", card("Small Rite", "{0}", "Instant", "You gain 1 life."))
    table.answer("A", "Small Rite")
    do(table, "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.")
    assert {action.oid for action in table.actions("B")} & {rite, other} == {other}
    assert mine not in {action.oid for action in table.actions("A")}
    table.next_turn("B")
    assert rite not in {action.oid for action in table.actions("B")}
    table.next_turn("A")
    assert rite in {action.oid for action in table.actions("B")}


@rule("611.2", "502.3")
def test_until_its_controllers_next_untap_step() -> None:
    table = Table()
    (grove,) = table.battlefield("B", card("Forest", "", "Basic Land — Forest"))
    do(table, "Target land becomes a Swamp until its controller's next untap step.", targets=[grove])
    assert table.game.chars(grove).subtypes == ("Swamp",)
    table.to_step("end")
    assert table.game.chars(grove).subtypes == ("Swamp",)
    table.next_turn("B")
    assert table.game.chars(grove).subtypes == ("Forest",)


@rule("611.2b")
@pytest.mark.parametrize("noun", ["it", "that permanent"])
def test_abilities_of_what_stays_tapped(noun: str) -> None:
    table = Table()
    net = permanent(table, f"{{0}}: Tap another target nonland permanent. Its activated abilities can't be activated for as long as {noun} remains tapped.", types="Artifact")
    lamp, other = table.battlefield("B", *(card("Proud Lamp", "{1}", "Artifact", "{0}: You gain 1 life.") for _ in range(2)))
    table.activate("A", net, [lamp]).resolve()
    assert table.game.obj(lamp).tapped and {action.oid for action in table.actions("B") if action.kind == "activate"} == {other}
    table.next_turn("B")
    assert {action.oid for action in table.actions("B") if action.kind == "activate"} == {lamp, other}


@rule("611.2b")
def test_control_of_what_is_no_stronger() -> None:
    table = Table(3)
    words = ("You may choose not to untap Test Thing during your untap step.\n{T}: Gain control of target creature with power less than or equal to Test Thing's power "
             "for as long as Test Thing remains tapped and that creature's power remains less than or equal to Test Thing's power.")  # fmt: skip
    sea = permanent(table, words, size="2/3")
    cub, big = table.battlefield("B", bear(), ogre())
    table.activate("A", sea, [cub])
    offered = next(decision.candidates for decision in reversed(table.asked) if decision.kind == "targets")
    assert big not in offered
    table.resolve()
    assert table.game.controller(cub) == 0
    do(table, "Target creature gets +1/+1 until end of turn.", targets=[cub]).resolve()
    assert table.game.controller(cub) == 1
    table.next_turn("B")
    assert table.game.controller(cub) == 1 and table.game.obj(sea).tapped  # it has ended


@rule("611.2b")
def test_for_as_long_as_that_creature_has_a_counter_on_it() -> None:
    table = Table(3)
    ox, other = table.battlefield("B", ogre(), ogre())
    do(table, "Put a bounty counter on target creature. For as long as that creature has a bounty counter on it, it has "
              "“When this creature dies, each opponent draws a card and gains 2 life.”", targets=[ox])  # fmt: skip
    do(table, "Put a bounty counter on target creature.", targets=[other])
    do(table, "Destroy target creature.", targets=[other])
    assert [table.life(who) for who in "ABC"] == [20, 20, 20]
    do(table, "Destroy target creature.", targets=[ox])
    assert [table.life(who) for who in "ABC"] == [22, 20, 22]  # the opponents of who controlled it


@rule("611.2b")
def test_the_duration_ends_for_good_with_the_last_counter() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    do(table, "Put a blaze counter on target creature. For as long as that creature has a blaze counter on it, it has flying.", [ox])
    assert table.has(ox, "flying")
    do(table, "Remove all counters from target creature.", targets=[ox])
    assert not table.has(ox, "flying")
    do(table, "Put a blaze counter on target creature.", targets=[ox])
    assert not table.has(ox, "flying")


@rule("611.2b", "400.7")
def test_a_returned_creature_is_that_creature() -> None:
    table = Table()
    table.graveyard("A", bear())
    dead = table.find("Plain Bear", "graveyard")
    do(table, "Return target creature card from your graveyard to the battlefield with a mannequin counter on it. For as long as "
              "that creature has a mannequin counter on it, it has “When this creature becomes the target of a spell or "
              "ability, sacrifice it.”", targets=[dead])  # fmt: skip
    doll = table.find("Plain Bear")
    assert table.counters(doll) == {"mannequin": 1}
    table.hand("A", card("Poke", "{0}", "Sorcery", "Tap target creature."))
    table.cast("A", "Poke", [doll]).resolve()
    assert table.zone("A", "graveyard").count("Plain Bear") == 1


@rule("602.5", "611.2a")
def test_its_abilities_until_your_next_turn() -> None:
    table = Table()
    stone = permanent(table, "{0}: You gain 1 life.", "B")
    do(table, "Until your next turn, target creature gets -0/-0 and its activated abilities can't be activated.", [stone])
    table.next_turn("B").to_step("main1")
    assert not any(action.oid == stone for action in table.actions("B"))
    table.next_turn("A").next_turn("B").to_step("main1")
    assert any(action.oid == stone for action in table.actions("B"))


@rule("611.2a")
def test_until_the_beginning_of_the_next_upkeep() -> None:
    table = Table()
    bottle = permanent(table, "{0}: Exile the top card of your library. Until the beginning of your next upkeep, you may play that card.",
                       types="Artifact")  # fmt: skip
    table.library("A", lamp())
    table.activate("A", bottle).resolve()
    assert any(action.oid == table.find("Plain Lamp", "exile") for action in table.actions("A")) or table.mana("A", "{1}")
    table.next_turn("B")
    table.to_step("upkeep", "A")
    table.to_step("main1")
    table.mana("A", "{1}")
    assert not any(action.oid == table.find("Plain Lamp", "exile") for action in table.actions("A"))


@rule("601.3e", "305.1")
@pytest.mark.parametrize("first", ["land", "spell"])
def test_one_of_the_exiled_cards_may_be_played(first: str) -> None:
    table = Table()
    table.library("A", card(*FOREST), card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    do(table, "Exile the top two cards of your library. Until your next end step, you may play one of those cards.")
    kinds = {action.kind for action in table.actions("A")}
    assert kinds == {"play", "cast"}
    if first == "land":
        table.play("A", "Forest")
    else:
        table.cast("A", "Free Bear").resolve()
    assert not [action for action in table.actions("A") if action.kind in ("play", "cast")] and len(table.zone("A", EXILE)) == 1


@rule("611.2a", "119.7")
def test_for_the_rest_of_the_game() -> None:
    table = Table()
    do(table, "Target player can't gain life for the rest of the game.", [0])
    do(table, "You gain 3 life.")
    table.next_turn("A")
    do(table, "You gain 3 life.")
    assert table.life("A") == 20
    do(table, "Target opponent gains 3 life.", [1])
    assert table.life("B") == 23


@rule("611.2a", "500.5")
def test_cards_may_be_played_until_the_end_of_their_next_turn() -> None:
    """Of another player's next turn, not of the controller's."""
    table = Table()
    permanent(table, "Whenever a creature is dealt damage, its controller may exile that many cards from the top of their library. They may play those "
              "cards until the end of their next turn.", types="Enchantment")  # fmt: skip
    (cub,) = table.battlefield("B", ogre())
    table.library("B", card("Free Lamp", "{0}", "Artifact"), card("Free Bell", "{0}", "Artifact"), card("Free Cup", "{0}", "Artifact"))
    table.answer("B", True)
    do(table, "Test Rite deals 2 damage to target creature.", targets=[cub])
    assert table.zone("B", "exile") == ["Free Lamp", "Free Bell"]
    table.next_turn("B")
    table.cast("B", "Free Lamp").resolve()
    assert table.all("Free Lamp", who="B")
    table.next_turn("A").next_turn("B")
    assert table.zone("B", "exile") == ["Free Bell"]
    assert "Free Bell" not in [table.game.chars(action.oid).name for action in table.actions("B") if action.oid > 0]


@rule("611.2", "607.2a")
def test_a_card_may_be_played_until_another_is_exiled_with_the_same_thing() -> None:
    table = Table()
    talk, toad = ("Idle Talk", "{0}", "Sorcery", "You gain 1 life."), ("Free Toad", "{0}", "Creature — Toad", "", "1/1")
    table.library("A", card(*talk), card(*toad))
    amulet, second = table.battlefield("A", *(card("Shaky Charm", "{1}", "Artifact", "{0}: Exile the top card of your library. You may play it "
                                              "until you exile another card with Shaky Charm."),) * 2)  # fmt: skip
    table.activate("A", amulet).resolve()
    first = table.zone("A", "exile")
    castable = [table.game.obj(a.oid).definition.name for a in table.actions("A") if a.kind == "cast"]
    assert castable == first
    table.activate("A", second).resolve()
    assert len([a for a in table.actions("A") if a.kind == "cast"]) == 2  # another amulet's card is no matter
    table.activate("A", amulet).resolve()
    playable = {a.oid for a in table.actions("A") if a.kind in ("cast", "play")}
    assert not [oid for oid in playable if table.game.obj(oid).definition.name == first[0]]


@rule("611.2")
def test_protection_for_you_and_others_until_your_next_turn() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (newt,) = table.battlefield("B", card("Newt", "{R}", "Creature — Salamander", "{0}: Newt deals 1 damage to any target.", "1/1"))
    do(table, "Until your next turn, you and creatures you control gain protection from Salamanders.")
    table.activate("B", newt, [newt]).resolve()
    offered = next(decision for decision in reversed(table.asked) if decision.kind == "targets")
    assert 0 not in offered.candidates and mine not in offered.candidates
    table.next_turn("A")
    assert not table.has(mine, "protection")


@pytest.fixture
def table() -> Table:
    return Table()


@rule("611.2b")
def test_control_for_as_long_as_the_creature_is_enchanted(table: Table) -> None:
    thief, _ = table.battlefield("A", card("Reed Siren", "{U}", "Creature — Merfolk", (
        "{T}: Gain control of target creature for as long as that creature is enchanted."), "1/1"), BEAR)  # fmt: skip
    (theirs,) = table.battlefield("B", BEAR)
    aura = card("Thin Veil", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has vigilance.")
    table.activate("A", thief, targets=[theirs]).resolve()
    assert table.game.controller(theirs) == 1
    (veil,) = table.battlefield("B", aura, attach_to=theirs)
    table.next_turn("A")
    table.activate("A", thief, targets=[theirs]).resolve()
    assert table.game.controller(theirs) == 0
    happen(table.game, Destroy(veil))
    table.settle()
    assert table.game.controller(theirs) == 1


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


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


@rule("611.2b", "201.5a")
@pytest.mark.parametrize(
    "words", ["you control this creature", "this creature remains on the battlefield", "this creature remains tapped"]
)
def test_in_a_given_ability_it_lasts_as_long_as_what_has_the_ability(words: str) -> None:
    """The giver may go; the creature that has the ability must stay as it is."""
    table = Table()
    (thief, prey) = (*table.battlefield("A", bear()), *table.battlefield("B", ogre()))
    giver = permanent(table, f'Bears you control have "{{T}}: Gain control of target creature for as long as {words}."')
    table.activate("A", thief, [prey]).resolve()
    assert table.game.chars(prey).controller == 0
    do(table, "Destroy target creature.", [giver])
    assert table.game.chars(prey).controller == 0
    do(table, "Untap target creature." if "tapped" in words else "Return target creature to its owner's hand.", [thief])
    assert table.game.chars(prey).controller == 1


@rule("611.2b", "201.5a")
def test_a_name_in_a_given_ability_is_the_givers() -> None:
    table = Table()
    (thief, prey) = (*table.battlefield("A", bear()), *table.battlefield("B", ogre()))
    words = 'Bears you control have "{T}: Gain control of target creature for as long as you control Odd Banner."'
    (banner,) = table.battlefield("A", card("Odd Banner", "{2}", "Artifact", words))
    table.activate("A", thief, [prey]).resolve()
    do(table, "Return target creature to its owner's hand.", [thief])
    assert table.game.chars(prey).controller == 0
    do(table, "Destroy target artifact.", [banner])
    assert table.game.chars(prey).controller == 1


@rule("611.2b")
def test_until_the_card_is_cast_from_exile() -> None:
    table = Table()
    (land,) = table.battlefield("A", card(*FOREST))
    words = ('{2}, Exile this card from your hand: Target land gains "{T}: You gain 1 life." until this card is cast from exile. '
             "You may cast this card for as long as it remains exiled.")  # fmt: skip
    (outlaw,) = table.hand("A", card("Odd Outlaw", "{0}", "Creature — Rogue", words, "1/1"))
    table.mana("A", "{2}").activate("A", outlaw, [land]).resolve()
    assert _can(table, land)
    table.next_turn("B").next_turn("A")
    assert _can(table, land)
    table.cast("A", "Odd Outlaw").resolve()
    assert not _can(table, land) and table.all("Odd Outlaw")
