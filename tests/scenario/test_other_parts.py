"""Answers to questions that are asked in other parts, or not at all, here. Scenario format, sections 5.3, 7.1, 8.1
and 8.2."""

from __future__ import annotations

from tests.scenario.scenes import (
    activate,
    answer,
    cast,
    choice,
    count,
    custom,
    fails,
    life,
    passes,
    scene,
    seat,
    target,
    wait,
)  # fmt: skip

CHAIN = custom("Feeding Row", "{2}{G}", "Enchantment", "Sacrifice a creature: Add X mana of any one color, where X is the sacrificed creature's mana value.")
SLIME = custom("Bit by Bit", "{1}", "Artifact Creature — Construct", "Modular 2", "0/0")
GRAVES = custom("Two Graves", "{B}", "Sorcery", "You may exile up to one creature card from each graveyard.")
LORD = custom("Hungry Lord", "{4}{G}", "Creature — Elf", "As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.", "1/1")
PUSH = custom("Joint Push", "{G}", "Sorcery", "Any number of target enchanted creatures you control and up to one other target creature you control each deal damage equal to their power to target creature you don't control.")
HORN = custom("Odd Horn", "{G}", "Enchantment", "Whenever you attack, create a 1/1 green Snake creature token that's tapped and attacking.\nWhenever a Snake you control enters, target player loses 1 life.")
TWIN = custom("Pale Twin", "{U}", "Creature — Shapeshifter", "You may have Pale Twin enter as a copy of any creature on the battlefield.", "0/0")
SAYER = custom("Yes Sayer", "{W}", "Creature — Bird", "When Yes Sayer enters, you may gain 3 life.\nWhen Yes Sayer enters, you may draw a card.", "1/1")
ECHO = custom("Loud Echo", "{2}{R}", "Creature — Lizard", "{0}: Copy target instant or sorcery spell you control. You may choose new targets for the copy. Activate only once each turn.", "1/3")
WORDY = custom("Wordy Owl", "{W}", "Creature — Bird", "Old Song — {1}: You gain 2 life.", "1/1")
TALE = custom("Long Tale", "{1}{W}", "Enchantment — Saga", "(As this Saga enters and after your draw step, add a lore counter.)\nI — You gain 1 life.\nII — You gain 5 life.\nIII — Draw a card.")
GREETER = custom("Warm Greeter", "{W}", "Creature — Human", "When Warm Greeter enters, you gain 7 life.\nWarm Greeter enters with a +1/+1 counter on it.", "1/1")
BLOOM = custom("Two Blooms", "{G}", "Enchantment", "Exile a card from your hand: Add {B}{B} or {G}{G}.")
OWNED = custom("Every Glade", "", "Land — Forest Mountain Island")
AGAIN = custom("Twice Told", "{R}", "Sorcery", "Replicate {R} (When you cast this spell, copy it for each time you paid its replicate cost.)\nYou gain 2 life.")
APART = custom("Unlike Ones", "{G}", "Sorcery", "Return any number of cards with different mana values from your graveyard to your hand.")
SPYER = custom("Quiet Spyer", "{W}", "Creature — Human", "As this creature enters, look at an opponent's hand, then choose a card type other than creature.\nSpells of the chosen type cost {1} more to cast.", "1/1")
MORE = (BLOOM, OWNED, AGAIN, APART, SPYER, CHAIN, SLIME, GRAVES, LORD, PUSH, HORN, TWIN, SAYER, ECHO, WORDY, TALE, GREETER)
B = {"player": "B"}


def play(a, script, expect, **more):  # type: ignore[no-untyped-def]
    return scene(a, more.pop("b", seat()), script, expect, more_cards=MORE, **more)


def test_much_mana_of_one_color_is_named_by_the_color() -> None:
    script = [activate("Sacrifice a creature"), choice(pick=["Red"]), cast("Cinder Spark", B)]
    passes(play(seat("Feeding Row", "Moss Bear", hand=("Cinder Spark",)), script, [life("B", 18)]))


def test_it_in_a_reminder_text_is_the_object_itself() -> None:
    reply = cast("Cinder Spark", B, when={"on_stack": "When it dies"})
    script = [cast("Cinder Spark", "Bit by Bit"), wait(until="one_resolved"), reply, choice(yes=True), target({"ref": "other"})]
    a = seat(("Crag", 2), "Bit by Bit", {"card": "Bit by Bit", "ref": "other"}, hand=(("Cinder Spark", 2),))
    passes(play(a, script, [life("B", 18)]))


def test_a_spell_is_on_the_stack_by_what_it_does() -> None:
    reply = cast("Cinder Spark", {"player": "A"}, player="B", when={"on_stack": "{this} deals 2 damage"})
    script = [cast("Cinder Spark", B), reply]
    crag = seat("Crag", hand=("Cinder Spark",))
    passes(play(crag, script, [life("A", 18), life("B", 18)], b=seat("Crag", hand=("Cinder Spark",))))


def test_a_yes_before_each_pick_counts_as_used_with_it_in_whichever_queue() -> None:
    picks = [choice(yes=True), target("Moss Bear"), choice(yes=True), target("Reed Hawk")]
    a, b = seat("Fund", hand=("Two Graves",), graveyard=("Moss Bear",)), seat(graveyard=("Reed Hawk",))
    passes(play(a, [cast("Two Graves"), *picks], [count("exile", "A", "Moss Bear", 1), count("exile", "B", "Reed Hawk", 1)], b=b))


def test_how_many_are_going_to_be_picked_may_be_said_before() -> None:
    script = [cast("Hungry Lord"), choice(number=2), choice(pick=["Moss Bear"]), choice(pick=["Moss Bear"])]
    there = [count("battlefield", "A", "Hungry Lord", 1), count("battlefield", "A", "Moss Bear", 1)]
    passes(play(seat("Glade", ("Moss Bear", 3), hand=("Hungry Lord",)), script, there))
    script[1] = choice(number=4)  # there are not so many
    fails(play(seat("Glade", ("Moss Bear", 3), hand=("Hungry Lord",)), script, []), "was never used: script[1]")


def test_a_stop_for_a_slot_with_nothing_to_choose_is_not_that_of_the_next_slot() -> None:
    script = [cast("Joint Push"), answer("target", stop=True), target("Reed Hawk"), target("Moss Bear")]
    damage = {"check": "damage", "player": "B", "name": "Moss Bear", "value": 1}
    passes(play(seat("Glade", "Reed Hawk", "Wordy Owl", hand=("Joint Push",)), script, [damage], b=seat("Moss Bear")))


def test_a_target_that_a_forced_choice_has_used_is_given_back_to_a_question() -> None:
    attack = {"do": "attack", "player": "A", "turn": 1, "step": "declare_attackers", "card": "Moss Bear"}
    passes(play(seat("Odd Horn", "Moss Bear"), [attack, target(B)], [life("B", 16)]))
    fails(play(seat("Odd Horn", "Moss Bear"), [attack], []), "there is no answer")


def test_a_yes_to_a_copy_leaves_open_of_what_where_answers_are_made_up() -> None:
    script = [cast("Pale Twin"), choice(yes=True)]
    a = seat("Fund", "Moss Bear", "Wordy Owl", hand=("Pale Twin",))
    bears = {"check": "count", "zone": "battlefield", "player": "A", "value": 4}
    passes(play(a, script, [bears], strict=False))
    fails(play(a, script, [bears]), "there is no answer")


def test_a_stop_at_the_front_says_no_to_a_may() -> None:
    script = [cast("Yes Sayer"), choice(pick=["When Yes Sayer enters, you may draw"]), choice(stop=True), choice(yes=True)]
    passes(play(seat("Fund", hand=("Yes Sayer",)), script, [life("A", 20), count("hand", "A", "Glade", 1)]))


def test_new_targets_that_are_made_up_go_by_what_the_copied_spell_does() -> None:
    script = [cast("Cinder Spark", B), activate("{0}:")]
    passes(play(seat("Crag", "Loud Echo", hand=("Cinder Spark",)), script, [life("B", 16), life("A", 20)], strict=False))


def test_words_before_the_dash_alone_name_an_activated_ability() -> None:
    passes(play(seat("Wordy Owl", "Crag"), [activate("Old Song")], [life("A", 22)]))


def test_the_first_chapter_of_a_saga_triggers_by_the_counter_it_enters_with() -> None:
    passes(play(seat("Long Tale", "Warm Greeter"), [], [life("A", 26)]))


def test_the_mana_that_a_label_says_to_its_end_is_meant() -> None:
    script = [activate("Exile a card from your hand: Add {G}{G}"), choice(pick=["Crag"]), cast("Moss Bear")]
    passes(play(seat("Two Blooms", hand=("Crag", "Moss Bear")), script, [count("battlefield", "A", "Moss Bear", 1)]))


def test_the_colour_that_one_of_several_abilities_makes_may_be_named_if_it_is_needed() -> None:
    script = [cast("Cinder Spark", B), choice(pick=["Red"])]
    passes(play(seat("Every Glade", hand=("Cinder Spark",)), script, [life("B", 18)]))


def test_a_no_ends_a_row_of_yes_though_nothing_more_can_be_paid() -> None:
    script = [cast("Twice Told"), choice(yes=True), choice(yes=False), choice(yes=True)]
    fails(play(seat(("Crag", 2), hand=("Twice Told",)), script, []), "was never used: script[3]")
    passes(play(seat(("Crag", 2), hand=("Twice Told",)), script[:3], [life("A", 24)]))


def test_an_answer_that_does_not_go_with_what_is_chosen_is_for_a_later_question() -> None:
    script = [cast("Unlike Ones"), choice(pick=["Moss Bear"]), wait(), cast("Unlike Ones"), choice(pick=["Moss Bear"])]
    a = seat(("Glade", 2), hand=(("Unlike Ones", 2),), graveyard=(("Moss Bear", 3),))
    passes(play(a, script, [count("hand", "A", "Moss Bear", 2)]))


def test_the_only_opponent_may_be_chosen_and_is_no_text() -> None:
    types = [choice(pick=[B]), choice(pick=["Artifact"])]
    passes(play(seat("Fund", hand=("Quiet Spyer",)), [cast("Quiet Spyer"), *types], [count("battlefield", "A", "Quiet Spyer", 1)]))
    passes(play(seat("Fund", hand=("Quiet Spyer",)), [cast("Quiet Spyer"), types[1]], []))
