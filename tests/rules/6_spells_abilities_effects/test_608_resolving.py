"""Resolving spells and abilities (CR 608), and replacement effects (614 to 616)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.decisions.choices import ChooseReplacement, YesNo
from engine.game.events.status import Tap
from engine.game.rules.events.happening import happen
from engine.game.rules.events.questions import MAY_ENTER
from engine.meaning.questions import Refusal
from tests.rulebook import rule
from tests.support.boards.native import ruling, with_statics
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")


@rule("608.2b")
def test_a_spell_whose_only_target_is_gone_does_not_resolve() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Costly Lesson", "{B}", "Sorcery", "Destroy target creature. You gain 5 life."))
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("A", "{B}").cast("A", "Costly Lesson", [bear])
    table.mana("B", "{U}").cast("B", "Shoo", [bear]).resolve()
    assert table.life("A") == 20
    assert table.all("Costly Lesson", "graveyard", "A")


@rule("608.2b")
def test_an_illegal_target_among_others_is_left_out() -> None:
    table = Table()
    first, second = table.battlefield("B", *[card(*BEAR)] * 2)
    table.hand("A", card("Double Trouble", "{2}{B}", "Sorcery", "Destroy up to two target creatures. You gain 5 life."))
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("A", "{2}{B}").cast("A", "Double Trouble", [first, second])
    table.mana("B", "{U}").cast("B", "Shoo", [first]).resolve()
    assert table.life("A") == 25
    assert table.zone("B", "graveyard").count("Plain Bear") == 1
    assert second not in table.game.objects


@rule("608.3", "400.7")
def test_a_permanent_is_a_new_object_in_each_zone() -> None:
    table = Table()
    (in_hand,) = table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear")
    on_stack = table.game.stack[-1]
    table.resolve()
    on_battlefield = table.find("Plain Bear")
    assert len({in_hand, on_stack, on_battlefield}) == 3
    assert table.game.became(in_hand) == on_battlefield


@rule("701.5a")
def test_a_countered_spell_goes_to_its_owners_graveyard() -> None:
    table = Table()
    table.hand("A", card(*BEAR))
    table.hand("B", card("No Thanks", "{U}{U}", "Instant", "Counter target spell."))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear")
    table.mana("B", "{U}{U}").cast("B", "No Thanks", [table.game.stack[-1]]).resolve()
    assert table.zone("A", "graveyard") == ["Plain Bear"] and not table.all("Plain Bear")


@rule("616.1")
def test_the_affected_player_chooses_which_replacement_applies_first() -> None:
    table = Table()
    table.battlefield(
        "A",
        card("Doubling Ladle", "{2}", "Artifact", "If you would gain life, you gain twice that much life instead."),
        card("Extra Helping", "{2}", "Artifact", "If you would gain life, you gain that much life plus 1 instead."),
    )
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."), card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}{W}").answer("A", 0)
    table.cast("A", "Snack").resolve()
    assert table.life("A") == 20 + 3 * 2 + 1
    table.answer("A", 1)
    table.cast("A", "Snack").resolve()
    assert table.life("A") == 27 + (3 + 1) * 2
    assert sum(isinstance(decision, ChooseReplacement) for decision in table.asked) == 2


@rule("614.5")
def test_a_replacement_applies_once_to_an_event_and_never_to_itself() -> None:
    table = Table()
    table.battlefield("A", card("Endless Draught", "{2}", "Artifact", "If you would draw a card, draw two cards instead."))
    hand = len(table.zone("A", "hand"))
    table.hand("A", card("One Sip", "{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{U}").cast("A", "One Sip").resolve()
    assert len(table.zone("A", "hand")) == hand + 2


@rule("614.1a", "603.2h")
def test_a_creature_exiled_instead_of_dying_did_not_die() -> None:
    table = Table()
    table.battlefield("A", card("Cold Cellar", "{2}", "Artifact", "If a creature an opponent controls would die, exile it instead."))
    (bear,) = table.battlefield("B", card("Grateful Bear", "{1}{G}", "Creature — Bear", "When this creature dies, you gain 3 life.", "2/2"))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}").cast("A", "Small Spark", [bear]).resolve()
    assert table.life("B") == 20
    assert table.all("Grateful Bear", "exile")


@rule("614.12", "614.1d")
def test_a_permanent_that_enters_tapped_was_never_untapped() -> None:
    table = Table()
    table.battlefield("B", card("Whenever Watcher", "{1}{W}", "Creature — Human", "Whenever a permanent becomes tapped, you gain 1 life.", "1/1"))
    table.hand("A", card("Slow Orchard", "", "Land", "This land enters tapped.\n{T}: Add {G}."))
    table.play("A", "Slow Orchard")
    assert table.game.objects[table.find("Slow Orchard")].tapped
    assert table.resolve().life("B") == 20


@rule("615.7", "615.1")
def test_a_prevention_shield_is_used_up() -> None:
    table = Table()
    table.hand("A", card("Oven Mitt", "{W}", "Instant", "Prevent the next 3 damage that would be dealt to any target this turn."))
    table.hand("B", *[card(*SPARK)] * 2)
    table.mana("A", "{W}").cast("A", "Oven Mitt", [0]).resolve()
    table.mana("B", "{R}{R}").cast("B", "Small Spark", [0]).resolve()
    assert table.life("A") == 20
    table.cast("B", "Small Spark", [0]).resolve()
    assert table.life("A") == 19


# -- targets and information on resolution (608.2b, 608.2h) ----------------------------------------------------------


@rule("608.2b")
def test_a_target_that_changed_so_that_the_words_no_longer_fit_is_illegal() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Slow Knife", "{B}", "Instant", "Destroy target tapped creature. You gain 2 life."))
    happen(table.game, Tap(bear))
    table.hand("B", card("Wake Up", "{U}", "Instant", "Untap target creature."))
    table.mana("A", "{B}").cast("A", "Slow Knife", [bear])
    table.mana("B", "{U}").cast("B", "Wake Up", [bear]).resolve()
    assert bear in table.game.objects and table.life("A") == 20
    assert table.all("Slow Knife", "graveyard", "A")


@rule("608.2b")
def test_a_permanent_that_is_an_illegal_target_for_one_word_may_be_legal_for_another() -> None:
    table = Table()
    (treeland,) = table.battlefield("B", card("Walking Wood", "", "Land Creature — Forest Dryad", "", "1/1"))
    table.hand("A", card("Rot and Ruin", "{4}{B}{R}", "Sorcery", "Destroy target nonblack creature and target land."))
    table.hand("B", card("Ink", "{B}", "Instant", "Target creature becomes black until end of turn."))
    table.mana("A", "{4}{B}{R}").cast("A", "Rot and Ruin", [treeland, treeland])
    table.mana("B", "{B}").cast("B", "Ink", [treeland]).resolve()
    assert table.all("Walking Wood", "graveyard", "B")


@rule("608.2b", "113.7a")
def test_a_target_is_judged_by_the_last_known_information_of_a_source_that_is_gone() -> None:
    table = Table()
    (pinger,) = table.battlefield("A", card("Red Flicker", "{1}{R}", "Creature — Goblin", "{T}: This creature deals 1 damage to target creature.", "1/1"))
    (guard,) = table.battlefield("B", card("Plain Guard", "{W}", "Creature — Human", "", "1/1"))
    table.activate("A", pinger, [guard])
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."), card("Red Ward", "{W}", "Instant", "Target creature gains protection from red until end of turn."))
    table.mana("B", "{B}{W}").cast("B", "Fell", [pinger]).resolve(1)
    table.cast("B", "Red Ward", [guard]).resolve()
    assert guard in table.game.objects


@rule("608.2b", "only the illegal target is left out, whatever the other was chosen for")
def test_who_had_more_life_as_they_were_chosen_is_still_a_target_with_another_target_gone() -> None:
    table = Table()
    table.life("B", 25)
    words = "{0}: Tap target creature. Target opponent who had more life than you did as you activated this ability loses 3 life."
    (scale,) = table.battlefield("A", card("Old Scale", "{2}", "Artifact", words))
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Feast", "{0}", "Instant", "Destroy target creature. You gain 10 life."))
    table.activate("A", scale, targets=[bear, 1]).cast("A", "Feast", [bear]).resolve()
    assert (table.life("A"), table.life("B")) == (30, 22)


@rule("608.2b", "608.2c")
def test_what_needs_information_about_an_illegal_target_does_not_happen() -> None:
    table = Table()
    first, second = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "3/3"))
    table.hand("A", card("Weigh Them", "{W}", "Sorcery", "You gain life equal to target creature's power. You lose life equal to another target creature's power."))
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("A", "{W}").cast("A", "Weigh Them", [first, second])
    table.mana("B", "{U}").cast("B", "Shoo", [first]).resolve()
    assert table.life("A") == 17


@rule("608.2c")
def test_instructions_are_followed_in_the_order_written() -> None:
    table = Table()
    table.life("A", 1)
    table.hand("A", card("Bitter Sweet", "{B}", "Sorcery", "You lose 2 life. You gain 4 life."))
    table.mana("A", "{B}").cast("A", "Bitter Sweet").resolve()
    assert table.life("A") == 3 and not table.game.over


@rule("608.2d")
def test_an_impossible_option_does_not_count_as_done() -> None:
    table = Table()
    table.hand("A", card("Hard Choice", "{B}", "Sorcery", "You may sacrifice a creature. If you don't, you lose 4 life."))
    table.mana("A", "{B}").answer("A", True).cast("A", "Hard Choice").resolve()
    assert table.life("A") == 16


@rule("608.2e", "101.4")
def test_each_action_of_several_players_is_chosen_in_turn_order_and_done_at_once() -> None:
    table = Table(3)
    bell = card("Small Bell", "{1}", "Artifact", "Whenever you sacrifice a permanent, you gain 1 life.")
    for who in "ABC":
        table.battlefield(who, card(*BEAR), bell)
    table.hand("B", card("Fair Trade", "{B}", "Instant", "Each player sacrifices a creature of their choice. Each player loses 1 life."))
    table.mana("B", "{B}").cast("B", "Fair Trade").resolve(1)
    assert table.stack() == ["Small Bell trigger (A)", "Small Bell trigger (B)", "Small Bell trigger (C)"]


@rule("608.2h", "113.7a")
def test_an_effect_uses_what_an_object_was_like_when_it_last_existed() -> None:
    table = Table()
    (giant,) = table.battlefield("A", card("Kind Giant", "{4}{G}", "Creature — Giant", "When this creature dies, you gain life equal to its power.", "4/4"))
    table.hand("A", card("Pump", "{R}", "Instant", "Target creature gets +3/+0 until end of turn."))
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{R}").cast("A", "Pump", [giant]).resolve()
    table.mana("B", "{B}").cast("B", "Fell", [giant]).resolve()
    assert table.life("A") == 27


@rule("608.2h")
def test_a_number_is_counted_once_as_the_effect_is_applied() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card(*BEAR))
    (bear,) = table.all("Plain Bear")[:1]
    table.hand("A", card("Crowd Courage", "{G}", "Instant", "Target creature gets +X/+X until end of turn, where X is the number of creatures you control."))
    table.mana("A", "{G}").cast("A", "Crowd Courage", [bear]).resolve()
    assert table.pt(bear) == (4, 4)
    table.battlefield("A", card(*BEAR))
    assert table.pt(bear) == (4, 4)


@rule("608.2j", "700.7")
def test_that_creature_is_still_meant_when_it_is_no_creature_any_more() -> None:
    table = Table()
    (staff,) = table.battlefield("A", card("Odd Staff", "{2}", "Artifact", "{1}: This artifact becomes a 3/3 artifact creature until end of turn."))
    table.hand("A", card("Brief Might", "{R}", "Instant", "Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next upkeep."))
    table.mana("A", "{1}{R}").activate("A", staff).resolve().cast("A", "Brief Might", [staff]).resolve()
    table.to_step("upkeep", "B").resolve()
    assert table.all("Odd Staff", "graveyard", "A")


@rule("608.2m", "608.2n")
def test_a_spell_is_put_into_the_graveyard_as_the_last_part_of_its_resolution() -> None:
    table = Table()
    table.hand("A", card("Count the Dead", "{B}", "Sorcery", "You gain 1 life for each card in your graveyard."))
    table.mana("A", "{B}").cast("A", "Count the Dead").resolve()
    assert table.life("A") == 20 and table.zone("A", "graveyard") == ["Count the Dead"]


@rule("608.2g", "608.2k")
def test_a_spell_cast_while_another_resolves_goes_on_top_and_waits() -> None:
    table = Table()
    table.hand("A", card("Gift Horse", "{U}", "Sorcery", "You may cast target instant card from your graveyard without paying its mana cost. You gain 1 life."))
    (snack,) = table.graveyard("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{U}").answer("A", True).cast("A", "Gift Horse", [snack]).resolve(1)
    assert table.life("A") == 21 and table.stack() == ["Snack"]
    assert table.all("Gift Horse", "graveyard", "A")
    assert table.resolve().life("A") == 24


# -- permanents (608.3) ----------------------------------------------------------------------------------------------


@rule("608.3a", "608.3", "302.2")
def test_a_permanent_spell_enters_under_the_control_of_its_controller() -> None:
    table = Table()
    table.hand("A", card(*BEAR))
    table.hand("B", card("Take Over", "{U}", "Instant", "Gain control of target spell."))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear")
    table.mana("B", "{U}").cast("B", "Take Over", [table.game.stack[-1]]).resolve()
    bear = table.find("Plain Bear")
    assert table.game.controller(bear) == 1 and table.game.objects[bear].owner == 0


@rule("608.3b", "303.4a")
def test_an_aura_whose_target_is_gone_goes_to_the_graveyard() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Warm Scarf", "{W}", "Enchantment — Aura", "Enchant creature\nWhen this Aura enters, you gain 3 life."))
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("A", "{W}").cast("A", "Warm Scarf", [bear])
    table.mana("B", "{U}").cast("B", "Shoo", [bear]).resolve()
    assert table.all("Warm Scarf", "graveyard", "A") and table.life("A") == 20


@rule("608.3c", "303.4b")
def test_an_aura_enters_attached_to_what_it_targeted() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Itchy Scarf", "{B}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets -1/-1."))
    table.mana("A", "{B}").cast("A", "Itchy Scarf", [bear]).resolve()
    scarf = table.find("Itchy Scarf")
    assert table.game.objects[scarf].attached_to == bear and table.game.controller(scarf) == 0
    assert table.pt(bear) == (1, 1)


@rule("608.3e", "614.17d")
def test_a_permanent_spell_that_can_not_enter_goes_to_the_graveyard() -> None:
    def creatures_cannot(ctx: Any, about: int, _: object) -> Refusal | None:
        return Refusal("creatures can't enter") if "creature" in ctx.chars(about).types else None

    table = Table()
    table.battlefield("B", with_statics(card("Locked Door", "{2}", "Artifact"), ruling(MAY_ENTER, creatures_cannot)))
    table.hand("A", card(*BEAR), card("Tin Toy", "{2}", "Artifact", ""))
    table.mana("A", "{1}{G}{2}").cast("A", "Plain Bear").resolve()
    assert table.all("Plain Bear", "graveyard", "A") and table.stack() == []
    table.cast("A", "Tin Toy").resolve()
    assert table.find("Tin Toy")


@rule("608.3f", "111.12", "707.10f")
def test_a_copy_of_a_permanent_spell_becomes_a_token_that_was_not_created() -> None:
    table = Table()
    table.battlefield("A", card("Token Bell", "{1}", "Artifact", "Whenever you create a token, you gain 1 life."))
    table.hand("A", card(*BEAR), card("Twin Birth", "{U}", "Instant", "Copy target creature spell you control."))
    table.mana("A", "{1}{G}{U}").cast("A", "Plain Bear")
    table.cast("A", "Twin Birth", [table.game.stack[-1]]).resolve()
    bears = table.all("Plain Bear")
    assert sorted(table.game.objects[oid].token for oid in bears) == [False, True]
    assert table.life("A") == 20 and table.pt(bears[0]) == (2, 2)


@rule("707.10f", "608.3f")
def test_what_a_copy_of_a_permanent_spell_became_is_not_created_but_can_be_sacrificed_as_a_token() -> None:
    table = Table()
    table.battlefield("A", card("Token Drum", "{1}", "Artifact", "Whenever you create or sacrifice a token, you gain 1 life."))
    table.hand("A", card("Bold Bear", "{1}{G}", "Creature — Bear", "{0}: Sacrifice this creature.", "2/2"), card("Twin Birth", "{U}", "Instant", "Copy target creature spell you control."))
    table.mana("A", "{1}{G}{U}").cast("A", "Bold Bear")
    table.cast("A", "Twin Birth", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20
    (token,) = [oid for oid in table.all("Bold Bear") if table.game.objects[oid].token]
    table.activate("A", token).resolve()
    assert table.life("A") == 21 and len(table.all("Bold Bear")) == 1


@rule("707.10f", "608.3f")
def test_tokens_that_are_created_are_heard_one_by_one_or_together_but_no_copy_of_a_spell() -> None:
    table = Table()
    words = ("Whenever you create a token, you gain 1 life.", "Whenever you create one or more tokens, you gain that much life.")
    table.battlefield("A", *[card("Token Bell", "{1}", "Artifact", text) for text in words])
    table.hand("A", card(*BEAR), card("Twin Birth", "{U}", "Instant", "Copy target creature spell you control."))
    table.mana("A", "{1}{G}{U}").cast("A", "Plain Bear")
    table.cast("A", "Twin Birth", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20
    table.hand("A", card("Two Cubs", "{G}", "Sorcery", "Create two 1/1 green Bear creature tokens."))
    table.mana("A", "{G}").cast("A", "Two Cubs").resolve()
    assert table.life("A") == 24


@rule("400.7a", "112.4")
def test_an_effect_on_a_permanent_spell_goes_on_to_affect_the_permanent() -> None:
    table = Table()
    table.hand("A", card(*BEAR))
    table.hand("B", card("Whitewash", "{W}", "Instant", "Target spell becomes white."))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear")
    table.mana("B", "{W}").cast("B", "Whitewash", [table.game.stack[-1]]).resolve()
    assert table.game.chars(table.find("Plain Bear")).colors == ("W",)


@rule("400.7c", "615.1")
def test_damage_prevented_from_a_permanent_spell_is_prevented_from_the_permanent() -> None:
    table = Table()
    table.hand("A", card("Loud Cook", "{1}{R}", "Creature — Human", "When this creature enters, it deals 3 damage to each opponent.", "2/2"))
    table.hand("B", card("Deaf Ears", "{W}", "Instant", "Prevent all damage target spell would deal this turn."))
    table.mana("A", "{1}{R}").cast("A", "Loud Cook")
    table.mana("B", "{W}").cast("B", "Deaf Ears", [table.game.stack[-1]]).resolve()
    assert table.life("B") == 20


@rule("400.7d", "601.2h")
def test_a_permanent_knows_what_was_paid_for_the_spell_it_was() -> None:
    table = Table()
    table.hand("A", card("Rich Cook", "{1}{W}", "Creature — Human", "Kicker {2}\nWhen this creature enters, if it was kicked, you gain 5 life.", "2/2"))
    table.mana("A", "{1}{W}{2}").answer("A", True).cast("A", "Rich Cook").resolve()
    assert table.life("A") == 25


@rule("400.7j")
def test_an_effect_finds_what_it_moved_and_what_its_cost_moved() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Short Trip", "{U}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{U}").cast("A", "Short Trip", [bear]).resolve()
    again = table.find("Plain Bear")
    assert again != bear and table.game.became(bear) == again
    assert table.game.objects[again].sick


@rule("400.7j", "only what its own cost moved")
@pytest.mark.parametrize("dies", [False, True])
def test_an_ability_does_not_find_what_something_else_moved_though_its_cost_moved_its_source(dies: bool) -> None:
    """The equipped creature that has died in response is a new object, which stays where it is (CR 400.7)."""
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (net,) = table.battlefield("A", card("Worn Net", "{1}", "Artifact — Equipment", "Sacrifice this Equipment: Exile equipped creature.\nEquip {1}"))
    table.hand("B", card("Sharp Answer", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{1}").activate("A", net, [bear], 1).resolve()
    table.activate("A", net)
    if dies:
        table.mana("B", "{B}").cast("B", "Sharp Answer", targets=[bear]).resolve()
    table.resolve()
    assert table.all("Worn Net", "graveyard", "A") and not table.game.stack
    assert bool(table.all("Plain Bear", "graveyard", "A")) == dies and bool(table.all("Plain Bear", "exile")) != dies


@rule("608.2d", "118.3")
@pytest.mark.parametrize(
    "words",
    [
        "tap an untapped artifact you control", "return a land you control to its owner's hand", "pay {3}", "pay 50 life",
        "remove a +1/+1 counter from a creature you control", "put a card from your hand on the bottom of your library",
        "exile a card from your graveyard", "sacrifice a creature",
    ],
)
def test_nobody_is_asked_whether_to_do_what_is_impossible(words: str) -> None:
    table = Table()
    table.hand("A", card("Offer", "{U}", "Instant", f"You may {words}. If you do, you gain 3 life."))
    table.mana("A", "{U}").cast("A", "Offer").resolve()
    assert not [decision for decision in table.asked if isinstance(decision, YesNo)]
    assert table.life("A") == 20


@rule("608.2d")
def test_what_is_possible_is_asked_and_may_be_left() -> None:
    table = Table()
    (toy,) = table.battlefield("A", card("Tin Toy", "{2}", "Artifact", ""))
    offer = card("Offer", "{U}", "Instant", "You may tap an untapped artifact you control. If you do, you gain 3 life.")
    table.hand("A", offer, offer)
    table.mana("A", "{U}{U}").answer("A", False).cast("A", "Offer").resolve()
    assert (table.life("A"), table.game.obj(toy).tapped) == (20, False)
    table.answer("A", True).cast("A", "Offer").resolve()
    assert (table.life("A"), table.game.obj(toy).tapped) == (23, True)
