"""Replacement effects (CR 614): once per event, skipping, entering, "can't"; and regeneration (614.8)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects, ChooseReplacement, YesNo
from engine.game.events.damage import Damage
from engine.game.events.life import GainLife, LoseLife
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")
FELL = ("Fell", "{B}", "Instant", "Destroy target creature.")


@rule("614.4")
def test_a_shield_made_after_the_event_does_not_change_it() -> None:
    table = Table()
    (troll,) = table.battlefield("B", card("Hill Troll", "{2}{G}", "Creature — Troll", "{G}: Regenerate this creature.", "3/2"))
    table.hand("A", card(*FELL))
    table.mana("A", "{B}").cast("A", "Fell", [troll]).resolve()
    table.mana("B", "{G}")
    assert table.all("Hill Troll", "graveyard", "B")


@rule("614.8", "701.15a")
def test_regeneration_replaces_destruction_taps_and_removes_damage() -> None:
    table = Table()
    (troll,) = table.battlefield("B", card("Hill Troll", "{2}{G}", "Creature — Troll", "{G}: Regenerate this creature.", "3/3"))
    table.hand("A", card(*SPARK), card(*FELL))
    table.mana("A", "{R}{B}").cast("A", "Small Spark", [troll]).resolve()
    table.mana("B", "{G}").activate("B", troll).resolve()
    table.cast("A", "Fell", [troll]).resolve()
    found = table.game.objects[troll]
    assert found.tapped and found.damage == 0
    assert not any(isinstance(e, Destroy) for e in table.game.history.this_turn)
    table.hand("A", card(*FELL))
    table.mana("A", "{B}").cast("A", "Fell", [troll]).resolve()
    assert table.all("Hill Troll", "graveyard", "B")  # the shield was used up


@rule("614.8", "704.5g", "704.5f")
def test_regeneration_replaces_lethal_damage_but_not_a_toughness_of_zero() -> None:
    table = Table()
    (troll,) = table.battlefield("B", card("Hill Troll", "{2}{G}", "Creature — Troll", "{G}: Regenerate this creature.", "3/2"))
    table.mana("B", "{G}{G}").activate("B", troll).resolve().activate("B", troll).resolve()
    table.hand("A", card(*SPARK), card("Sap", "{B}", "Instant", "Target creature gets -2/-2 until end of turn."))
    table.mana("A", "{R}{B}").cast("A", "Small Spark", [troll]).resolve()
    assert troll in table.game.objects
    table.cast("A", "Sap", [troll]).resolve()
    assert table.all("Hill Troll", "graveyard", "B")


@rule("614.5")
def test_two_doublers_double_twice_and_no_more() -> None:
    table = Table()
    doubler = card("Loud Drum", "{3}{R}", "Enchantment", "If a creature you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.")
    table.battlefield("A", doubler, doubler)
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Damage(bear, 1, 2))
    assert table.life("B") == 12


@rule("614.6", "603.2h")
def test_a_replaced_event_never_happened() -> None:
    table = Table()
    table.battlefield("A", card("Sour Grapes", "{1}", "Artifact", "If you would gain life, draw a card instead."))
    table.battlefield("A", card("Life Bell", "{1}", "Artifact", "Whenever you gain life, you gain 1 life."))
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    hand = len(table.zone("A", "hand"))
    table.mana("A", "{W}").cast("A", "Snack").resolve()
    assert table.life("A") == 20 and table.stack() == [] and len(table.zone("A", "hand")) == hand


@rule("614.7", "119.10", "119.9", "120.8")
def test_nothing_of_nothing_is_replaced_or_noticed() -> None:
    table = Table()
    table.battlefield("A", card("Extra Ladle", "{2}", "Artifact", "If you would gain life, you gain twice that much life instead."))
    table.battlefield("A", card("Life Bell", "{1}", "Artifact", "Whenever you gain life, draw a card."))
    assert happen(table.game, GainLife(0, 0)) == ()
    assert happen(table.game, Damage(0, 1, 0)) == ()
    assert table.settle().stack() == []


@rule("614.11", "614.11a", "121.6a", "121.6b")
def test_a_draw_is_replaced_one_at_a_time_and_even_from_an_empty_library() -> None:
    table = Table(library=1)
    table.battlefield("A", card("Sweet Spring", "{2}", "Artifact", "If you would draw a card, you gain 2 life instead."))
    table.hand("A", card("Big Gulp", "{U}", "Sorcery", "Draw three cards."))
    table.mana("A", "{U}").cast("A", "Big Gulp").resolve()
    assert table.life("A") == 26 and not table.game.over
    assert len(table.zone("A", "library")) == 1


@rule("614.12", "614.1c", "603.6d")
def test_a_permanent_enters_as_its_own_words_say_wherever_it_comes_from() -> None:
    table = Table()
    table.battlefield("A", card("Grave Keeper", "{1}", "Artifact", "{0}: Return target creature card from your graveyard to the battlefield."))
    (wood,) = table.graveyard("A", card("Scarred Oak", "{2}{G}", "Creature — Treefolk", "This creature enters tapped.", "3/5"))
    table.activate("A", table.find("Grave Keeper"), [wood]).resolve()
    assert table.game.objects[table.find("Scarred Oak")].tapped


@rule("603.6d", "all of it in one event, with what an effect says that the permanent is")
@rule("611.2e")
def test_what_returns_as_a_zombie_enters_tapped_and_is_seen_to_enter_as_one() -> None:
    table = Table()
    table.battlefield("A", card("Crypt Bell", "{1}", "Artifact", "Whenever a tapped Zombie enters, you gain 1 life."))
    table.graveyard("A", card("Scarred Oak", "{2}{G}", "Creature — Treefolk", "This creature enters tapped.", "3/5"))
    table.hand("A", card("Late Call", "{0}", "Sorcery", "Return a creature card from your graveyard to the battlefield. It's a Zombie in addition to its other types."))
    table.cast("A", "Late Call").resolve()
    assert table.game.chars(table.find("Scarred Oak")).subtypes == ("Treefolk", "Zombie") and table.life("A") == 21


@rule("603.6d", "as it enters, with what it enters attached to")
def test_an_aura_that_returns_is_attached_and_chosen_for_in_one_event() -> None:
    table = Table()
    oak, _ = table.battlefield("A", card("Scarred Oak", "{2}{G}", "Creature — Treefolk", "", "3/5"), card("Plain Oak", "{2}{G}", "Creature — Treefolk", "", "3/5"))
    aura = card("Coat of Paint", "{U}", "Enchantment — Aura", "Enchant creature\nAs this Aura enters, choose a color.\nEnchanted creature is the chosen color.")
    table.graveyard("A", aura)
    table.answer("A", [oak], lambda decision: list(decision.options).index("red"))
    table.hand("A", card("Dust Off", "{0}", "Sorcery", "Return all enchantment cards from your graveyard to the battlefield."))
    table.cast("A", "Dust Off").resolve(1)
    assert table.game.obj(table.find("Coat of Paint")).attached_to == oak
    assert table.game.chars(oak).colors == ("R",) and table.stack() == []


@rule("614.12")
def test_an_effect_on_a_general_group_does_not_apply_to_its_own_source_as_it_enters() -> None:
    table = Table()
    table.hand("A", card("Sleepy Orb", "{2}", "Artifact", "Permanents enter tapped."), card("Tin Toy", "{2}", "Artifact", ""))
    table.mana("A", "{2}{2}").cast("A", "Sleepy Orb").resolve()
    assert not table.game.objects[table.find("Sleepy Orb")].tapped
    table.cast("A", "Tin Toy").resolve()
    assert table.game.objects[table.find("Tin Toy")].tapped


@rule("614.12", "614.1d")
def test_entering_effects_look_at_what_the_permanent_would_be() -> None:
    table = Table()
    table.battlefield("B", card("Frozen Gate", "{2}", "Artifact", "Creatures your opponents control enter tapped."))
    table.battlefield("A", card("Walking Woods", "{3}{G}", "Enchantment", "Lands are 1/1 creatures in addition to their other types."))
    table.hand("A", card(*FOREST))
    table.play("A", "Forest")
    assert table.game.objects[table.find("Forest")].tapped


@rule("614.12a", "707.6")
def test_a_choice_as_it_enters_is_made_before_it_enters_by_its_controller() -> None:
    table = Table()
    table.hand("A", card("Painted Bird", "{1}{W}", "Creature — Bird", "As this creature enters, choose a color.\nThis creature has protection from the chosen color.", "1/1"))
    table.mana("A", "{1}{W}").answer("A", 3).cast("A", "Painted Bird").resolve()
    bird = table.find("Painted Bird")
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}")
    with_targets = [a for a in table.actions("B") if a.label == "Small Spark"]
    assert with_targets
    table.cast("B", "Small Spark")
    asked = [d for d in table.asked if getattr(d, "kind", "") == "targets"][-1]
    assert bird not in asked.candidates


@rule("614.16")
def test_token_doubling_applies_to_tokens_made_by_a_replacement_too() -> None:
    table = Table()
    table.battlefield("A", card("Second Cradle", "{4}{G}", "Enchantment", "If one or more tokens would be created under your control, twice that many of those tokens are created instead."))
    table.hand("A", card("Set the Table", "{W}", "Sorcery", "Create a 1/1 white Human creature token."))
    table.mana("A", "{W}").cast("A", "Set the Table").resolve()
    assert sum(table.game.objects[oid].token for oid in table.game.battlefield) == 2


@rule("614.17c", "119.7")
def test_what_can_not_happen_is_not_replaced() -> None:
    table = Table()
    table.battlefield("A", card("Sour Grapes", "{1}", "Artifact", "If you would gain life, draw a card instead."))
    table.battlefield("B", card("Grim Edict", "{2}", "Enchantment", "Players can't gain life."))
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Snack").resolve()
    assert table.life("A") == 20 and table.zone("A", "hand") == []


@rule("614.17b", "119.8", "118.3")
def test_a_cost_that_includes_what_can_not_happen_can_not_be_paid() -> None:
    table = Table()
    table.battlefield("A", card("Blood Font", "{2}", "Artifact", "Pay 1 life: You gain 2 life."))
    assert len(table.actions("A")) == 1
    table.battlefield("B", card("Blood Law", "{2}", "Enchantment", "Players can't lose life."))
    assert table.actions("A") == ()


@rule("119.8", "120.3a")
def test_damage_to_a_player_who_can_not_lose_life_is_dealt_but_loses_nothing() -> None:
    table = Table()
    table.battlefield("B", card("Blood Law", "{2}", "Enchantment", "You can't lose life."))
    (bear,) = table.battlefield("A", card("Thirsty Bear", "{1}{G}", "Creature — Bear", "Whenever this creature deals damage to a player, you gain 1 life.", "2/2"))
    happen(table.game, Damage(bear, 1, 2))
    assert table.life("B") == 20 and not any(isinstance(e, LoseLife) for e in table.game.history.this_turn)
    assert table.resolve().life("A") == 21


@rule("614.10b", "614.10")
def test_skipping_happens_only_to_what_has_not_begun() -> None:
    table = Table()
    table.to_step("draw", "B")
    table.hand("B", card("Fast", "{W}", "Instant", "You skip your next draw step."))
    table.mana("B", "{W}").cast("B", "Fast").resolve()
    hand = len(table.zone("B", "hand"))
    table.next_turn("A")
    table.to_step("main1", "B")
    assert len(table.zone("B", "hand")) == hand


@rule("614.13a", "614.13")
def test_what_enters_at_the_same_time_can_not_be_used_to_enter() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    eater = card("Hungry Ghoul", "{2}{B}", "Creature — Zombie", "Devour 1", "1/1")
    table.graveyard("A", eater, card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.hand("A", card("All Rise", "{3}{B}{B}", "Sorcery", "Return all creature cards from your graveyard to the battlefield."))
    seen: list[tuple[int, ...]] = []

    def devour(decision: object) -> object:
        if getattr(decision, "purpose", "") in ("sacrifice", "devour"):
            seen.append(decision.candidates)
            return list(decision.candidates)
        return None

    table.policy = devour
    table.mana("A", "{3}{B}{B}").cast("A", "All Rise").resolve()
    assert seen and all(len(candidates) == 1 for candidates in seen)
    assert table.counters(table.find("Hungry Ghoul")) == {"+1/+1": 1} and table.find("Plain Cat")


def everything_asked(decision: object) -> object:
    """Whoever may choose objects chooses all of them."""
    return list(decision.candidates) if isinstance(decision, ChooseObjects) else None


RISE = "Return all creature cards from your graveyard to the battlefield."


@rule("614.13a", "what one has promised is gone for the next", "702.82a")
def test_two_that_enter_together_can_not_devour_the_same_creature() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    eaters = [card(f"{which} Ghoul", "{2}{B}", "Creature — Zombie", "Devour 1", "1/1") for which in ("Hungry", "Greedy")]
    table.graveyard("A", *eaters)
    table.policy = everything_asked
    do(table, RISE)
    assert sorted(len(table.counters(table.find(f"{which} Ghoul"))) for which in ("Hungry", "Greedy")) == [0, 1]
    assert table.zone("A", "graveyard").count("Plain Bear") == 1
    assert sum(isinstance(d, ChooseObjects) for d in table.asked) == 1, "the next has nothing to choose from"


@rule("614.13b", "702.82a")
def test_one_that_devours_twice_can_not_devour_the_same_creature_twice() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", card("Hungry Ghoul", "{0}", "Creature — Zombie", "Devour 1\nDevour 2", "1/1"))
    table.policy = everything_asked
    table.cast("A", "Hungry Ghoul").resolve()
    assert table.counters(table.find("Hungry Ghoul"))["+1/+1"] in (1, 2)


@pytest.mark.parametrize("what", ["any number of creature cards", "two creature cards"])
@rule("614.13a", "nor what enters at that time, nor itself")
def test_what_enters_is_not_exiled_for_what_enters_with_it(what: str) -> None:
    table = Table()
    digger = f"As this creature enters, exile {what} from your graveyard."
    table.graveyard("A", card("Odd Digger", "{1}", "Creature — Mole", digger, "1/1"), card("Deep Digger", "{1}", "Creature — Mole", digger, "1/1"))
    table.graveyard("A", card(*BEAR))
    table.policy = everything_asked
    do(table, "Return all Mole cards from your graveyard to the battlefield.")
    assert table.all("Odd Digger") and table.all("Deep Digger")
    assert table.zone("A", "exile") == ["Plain Bear"]


@rule("702.38a", "614.13a")
def test_what_enters_from_the_hand_is_not_revealed_for_what_enters_with_it() -> None:
    table = Table()
    kin = [card(f"{which} Wolf", "{1}", "Creature — Wolf", "Amplify 1", "1/1") for which in ("Gray", "Lean")]
    table.hand("A", *kin)
    table.policy = everything_asked
    do(table, "Put all creature cards from your hand onto the battlefield.")
    assert [table.counters(table.find(f"{which} Wolf")) for which in ("Gray", "Lean")] == [{}, {}]


@rule("614.13a", "707.5", "a copy takes nothing away")
def test_what_is_devoured_may_be_copied_by_what_enters_with_the_devourer() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.graveyard("A", card("Hungry Ghoul", "{2}{B}", "Creature — Zombie", "Devour 1", "1/1"),
                    card("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0"))  # fmt: skip
    table.policy = lambda d: list(d.candidates) if isinstance(d, ChooseObjects) else True if isinstance(d, YesNo) else None
    do(table, RISE)
    assert table.counters(table.find("Hungry Ghoul")) == {"+1/+1": 1}
    assert len(table.all("Plain Bear")) == 1 and not table.all("Shy Shade", "graveyard")


# -- several effects (616) -------------------------------------------------------------------------------------------


@rule("616.1", "616.1e", "616.1f")
def test_of_two_effects_the_owner_or_controller_of_what_is_affected_chooses() -> None:
    table = Table()
    table.battlefield("A", card("Cold Cellar", "{2}", "Artifact", "If a creature would die, exile it instead."))
    slippery = card("Slippery Eel", "{U}", "Creature — Fish", "If this creature would die, shuffle it into its owner's library instead.", "1/1")
    (eel,) = table.battlefield("B", slippery)
    table.hand("A", card(*FELL))
    table.answer("B", lambda d: next(i for i, text in enumerate(d.options) if "shuffle" in text))
    table.mana("A", "{B}").cast("A", "Fell", [eel]).resolve()
    asked = [d for d in table.asked if isinstance(d, ChooseReplacement)]
    assert len(asked) == 1 and asked[0].seat == 1
    assert "Slippery Eel" in table.zone("B", "library") and not table.all("Slippery Eel", "exile")


@rule("616.1c", "616.1f")
def test_becoming_a_copy_comes_before_entering_tapped() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "This creature enters tapped.\nYou may have this creature enter as a copy of any creature on the battlefield.", "0/0"))
    table.mana("A", "{2}{U}").answer("A", lambda d: [d.candidates[0]]).cast("A", "Shy Shade").resolve()
    (shade,) = table.all("Plain Bear", who="A")
    assert not table.game.objects[shade].tapped  # as a copy it has no words that say so
    assert not [d for d in table.asked if isinstance(d, ChooseReplacement)]


@rule("616.1g")
def test_an_effect_on_the_whole_event_comes_before_effects_on_what_it_contains() -> None:
    table = Table()
    bird = card("Painted Bird", "{1}{W}", "Creature — Bird", "As this creature enters, choose a color.", "1/1")
    (original,) = table.battlefield("A", bird)
    table.battlefield("A", card("Second Cradle", "{4}{G}", "Enchantment", "If one or more tokens would be created under your control, twice that many of those tokens are created instead."))
    table.hand("A", card("Mirror", "{U}", "Sorcery", "Create a token that's a copy of target creature."))
    table.mana("A", "{U}").answer("A", 1, 2).cast("A", "Mirror", [original]).resolve()
    tokens = [oid for oid in table.all("Painted Bird") if table.game.objects[oid].token]
    assert sorted(str(table.game.objects[oid].choices) for oid in tokens)[0] != sorted(str(table.game.objects[oid].choices) for oid in tokens)[1]


@rule("616.2")
def test_an_effect_can_become_applicable_through_another() -> None:
    table = Table()
    table.battlefield("A", card("Sour Grapes", "{1}", "Artifact", "If you would gain life, draw that many cards instead."))
    table.battlefield("A", card("Sweet Spring", "{2}", "Artifact", "If you would draw a card, each opponent loses 1 life instead."))
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Snack").resolve()
    assert table.life("A") == 20 and table.life("B") == 17 and table.zone("A", "hand") == []


@rule("616.1", "101.4")
def test_choices_about_simultaneous_events_are_made_in_turn_order() -> None:
    table = Table()
    doubler = "If you would gain life, you gain twice that much life instead."
    adder = "If you would gain life, you gain that much life plus 1 instead."
    for who in "BA":
        table.battlefield(who, card("Doubling Ladle", "{2}", "Artifact", doubler), card("Extra Helping", "{2}", "Artifact", adder))
    happen(table.game, GainLife(1, 1), GainLife(0, 1))
    asked = [d.seat for d in table.asked if isinstance(d, ChooseReplacement)]
    assert asked == [0, 1]


@rule("707.5", "707.9e", "614.5")
def test_a_copy_of_a_copier_may_copy_once_more() -> None:
    shade = card("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
    table = Table()
    table.battlefield("B", card(*BEAR), card("Bear Lord", "{3}", "Creature — Giant", "Other creatures get +1/+1.", "3/3"))
    (first,) = table.battlefield("B", shade)
    table.hand("A", shade)
    wanted = [first, table.find("Plain Bear")]
    table.answer("A", lambda d: [wanted[0]], lambda d: [wanted[1]])
    table.mana("A", "{2}{U}").cast("A", "Shy Shade").resolve()
    assert table.all("Plain Bear", who="A") and not table.all("Shy Shade", who="A")
