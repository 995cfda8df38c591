"""Answers that say what happens anyway, and wordings that differ a little. Scenario format, sections 7.1, 7.3, 8.1
and 8.2."""

from __future__ import annotations

from tests.scenario.scenes import (
    activate,
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
    timed,
    wait,
)  # fmt: skip

FORGE = custom("Border Forge", "", "Land", "{T}: Add {C}.\n{T}: Add {R} or {W}. This land deals 1 damage to you.")
SAGE = custom("Storm Sage", "{1}{U}", "Creature — Wizard", "{0}: Add X mana in any combination of {U} and/or {R}, where X is Storm Sage's power. Activate only once each turn.", "2/3")
RAY = custom("Twin Ray", "{1}{R}", "Instant", "Twin Ray deals 3 damage to any target.")
STATUE = custom("Wise Statue", "{3}", "Artifact", "Nonartifact spells you cast have improvise.")
OATH = custom("Broad Oath", "{7}", "Enchantment", "You may cast spells from your hand without paying their mana costs.")
CHEST = custom("Locked Chest", "{1}", "Artifact", "{T}: Exile a card from your hand face down. You may look at it for as long as it remains exiled.\n{1}: Return a card you own exiled with Locked Chest to your hand.")
GROWERS = custom("Slow Growers", "{2}{G}", "Creature — Druid", "Slow Growers enters with three +1/+1 counters on it.\n{0}, Remove two +1/+1 counters from among creatures you control: Draw a card.", "1/1")
WISP = custom("Brief Wisp", "{W}", "Creature — Spirit", "When Brief Wisp enters, you gain 1 life at the beginning of the next end step.", "1/1")
CLAY = custom("First Clay", "{1}", "Artifact Creature — Shapeshifter", "As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.", "*/*")
VEIL = custom("Dull Veil", "{U}", "Sorcery", "Turn target creature face down.")
LID = custom("Grey Lid", "{U}", "Sorcery", "Target creature isn't a creature until end of turn.")
TWIN = custom("Pale Twin", "{U}", "Creature — Shapeshifter", "You may have Pale Twin enter as a copy of any creature on the battlefield.", "0/0")
STONE = custom("Pale Seal", "{U}", "Enchantment", "You may have Pale Seal enter as a copy of any enchantment on the battlefield.")
HEX = custom("Mean Hex", "{W}", "Enchantment — Aura Curse", "Enchant player\nEnchanted player can't cast more than one spell each turn.")
GRINDER = custom("Goad Captain", "{R}", "Creature — Goblin", "Whenever you cast an instant or sorcery spell that targets only Goad Captain, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.", "2/2")
MORE = (FORGE, SAGE, RAY, STATUE, OATH, CHEST, GROWERS, WISP, CLAY, VEIL, LID, TWIN, STONE, HEX, GRINDER)
B = {"player": "B"}


def play(a, script, expect, **more):  # type: ignore[no-untyped-def]
    return scene(a, more.pop("b", seat()), script, expect, more_cards=MORE, **more)


def test_one_of_several_mana_is_named_alone() -> None:
    script = [timed("activate_mana", ability="{T}: Add {R}. {this} deals 1 damage to you."), cast("Cinder Spark", B)]
    passes(play(seat("Border Forge", hand=("Cinder Spark",)), script, [life("B", 18), life("A", 19)]))


def test_numbers_say_which_mana_a_payment_makes() -> None:
    script = [cast("Twin Ray", B), choice(number=0), choice(number=2)]
    passes(play(seat("Storm Sage", hand=("Twin Ray",)), script, [life("B", 17)]))


def test_what_is_tapped_in_the_place_of_mana_may_be_named() -> None:
    script = [cast("Moss Bear"), target("Wise Statue")]
    passes(play(seat("Wise Statue", "Glade", hand=("Moss Bear",)), script, [count("battlefield", "A", "Moss Bear", 1)]))


def test_a_way_to_pay_is_named_for_a_way_to_cast() -> None:
    script = [cast("Moss Bear"), choice(pay={"how": "free", "source": "Broad Oath"})]
    passes(play(seat("Broad Oath", hand=("Moss Bear",)), script, [count("battlefield", "A", "Moss Bear", 1)]))


def test_a_card_that_a_player_may_look_at_in_exile_is_named() -> None:
    script = [activate("{T}: Exile"), target("Reed Hawk"), wait(), activate("{1}: Return"), target("Reed Hawk")]
    passes(play(seat("Locked Chest", "Glade", hand=("Reed Hawk",)), script, [count("hand", "A", "Reed Hawk", 1)]))


def test_a_number_says_how_many_counters_are_removed_from_what_was_picked() -> None:
    script = [activate("{0}, Remove two"), choice(pick=["Slow Growers"]), choice(number=2)]
    expect = [{"check": "counters", "player": "A", "name": "Slow Growers", "counter": "+1/+1", "value": 1}]
    passes(play(seat("Slow Growers"), script, expect))


def test_the_order_of_triggers_with_the_same_text_may_be_given() -> None:
    script = [cast("Brief Wisp"), wait(), cast("Brief Wisp"), choice(pick=["At the beginning of the next end"])]
    passes(play(seat(("Fund", 2), hand=("Brief Wisp", "Brief Wisp")), script, [life("A", 22)]))


def test_an_option_is_named_by_its_words_with_some_left_out() -> None:
    script = [cast("First Clay"), choice(pick=["a 1/6 artifact creature with defender"])]
    size = {"check": "power_toughness", "player": "A", "name": "First Clay", "power": 1, "toughness": 6}
    passes(play(seat("Glade", hand=("First Clay",)), script, [size]))
    script = [cast("First Clay"), choice(pick=["artifact creature with"])]
    fails(play(seat("Glade", hand=("First Clay",)), script, [size]), "is not one of")


def test_a_copy_of_a_face_down_creature_is_named_as_one() -> None:
    script = [cast("Dull Veil", "Moss Bear"), wait(), cast("Pale Twin"), choice(yes=True), choice(pick=[{"face_down": "creature"}])]
    a = seat(("Fund", 2), "Moss Bear", hand=("Dull Veil", "Pale Twin"))
    passes(play(a, script, [count("battlefield", "A", {"face_down": "creature"}, 2)]))


def test_a_face_down_permanent_is_meant_by_that_whatever_it_has_become() -> None:
    script = [cast("Dull Veil", "Moss Bear"), wait(), cast("Grey Lid", {"face_down": "creature"}), wait()]
    a = seat(("Fund", 2), "Moss Bear", hand=("Dull Veil", "Grey Lid"))
    passes(play(a, script, [count("battlefield", "A", {"face_down": "creature"}, 1)]))


def test_what_an_aura_that_became_a_copy_enchants_is_chosen_by_what_it_does() -> None:
    script = [cast("Mean Hex", B, player="A"), wait(), cast("Pale Seal", player="B", turn=2)]
    b = seat("Fund", hand=("Pale Seal",))
    attached = {"check": "attached_to_player", "player": "B", "name": "Mean Hex", "to": "A", "value": True}
    passes(play(seat("Fund", hand=("Mean Hex",)), script, [attached], b=b, strict=False, stop=(2, "end")))


def test_the_order_of_copies_may_be_left_open() -> None:
    script = [cast("Sap Swell", "Goad Captain")]
    sizes = [{"check": "power_toughness", "player": "A", "name": name, "power": 5} for name in ("Moss Bear", "Goad Captain")]
    passes(play(seat("Goad Captain", "Moss Bear", "Reed Hawk", "Glade", hand=("Sap Swell",)), script, sizes))


def test_no_mana_at_all_is_one_combination_or_none() -> None:
    for value in (0, 1):
        passes(play(seat(), [], [{"check": "available_mana_count", "player": "A", "value": value}]))
    fails(play(seat("Glade"), [], [{"check": "available_mana_count", "player": "A", "value": 0}]), "found 1")


BOWLS = custom("Three Bowls", "{1}", "Artifact", "{0}: Choose one that hasn't been chosen —\n• You gain 1 life.\n• You gain 2 life.\n• You gain 4 life.")
CHIME = custom("Spring Chime", "{1}", "Enchantment", "Chorus — Whenever you cast a spell, you gain 1 life.\nWhenever you cast a spell, draw a card.")
BOND = custom("Late Return", "{W}", "Sorcery", "Return target creature card from your graveyard to your hand, then return up to two target artifact cards from your graveyard to your hand.")
GUEST = custom("Rare Guest", "{U}", "Creature — Human", "When Rare Guest enters, exile the top two cards of your library, then you may cast any number of spells from among those cards without paying their mana costs.", "1/1")
SHADE = custom("Plain Shade", "{3}{B}", "Creature — Shade", "Morph {B}", "3/3")
RING = custom("Loud Ring", "{1}", "Planeswalker — Ring", "+1: During target player's next turn, each creature that player controls attacks if able.", loyalty="3")
KEEPER = custom("Twin Keeper", "{1}", "Enchantment", "Nontoken creatures you control have riot.")
LATER = (BOWLS, CHIME, BOND, GUEST, SHADE, RING, KEEPER)


def later(a, script, expect, **more):  # type: ignore[no-untyped-def]
    return scene(a, more.pop("b", seat()), script, expect, more_cards=LATER, **more)


def test_a_mode_that_can_not_be_chosen_any_more_is_not_counted() -> None:
    script = []
    for _ in range(3):
        script += [activate("{0}:"), {"do": "answer", "player": "A", "to": "mode", "mode": 1}, wait()]
    passes(later(seat("Three Bowls"), script, [life("A", 27)]))


def test_an_ability_word_alone_names_a_trigger() -> None:
    script = [cast("Moss Bear"), choice(pick=["Chorus"])]
    passes(later(seat("Spring Chime", ("Glade", 2), hand=("Moss Bear",)), script, [life("A", 21), count("hand", "A", "Glade", 1)]))


def test_slots_behind_the_listed_targets_are_filled_from_the_queue() -> None:
    script = [cast("Late Return", "Moss Bear"), target("Three Bowls")]
    a = seat("Fund", hand=("Late Return",), graveyard=("Moss Bear", "Three Bowls"))
    passes(later(a, script, [count("hand", "A", "Three Bowls", 1), count("hand", "A", "Moss Bear", 1)]))


def test_a_yes_casts_the_last_card_though_a_target_waits_in_the_other_queue() -> None:
    script = [cast("Rare Guest"), choice(pick=["Cinder Spark"]), choice(yes=True), target(B), choice(yes=True), target(B)]
    passes(later(seat("Fund", hand=("Rare Guest",), top=("Cinder Spark", "Cinder Spark")), script, [life("B", 16)]))


def test_a_card_named_by_its_face_is_not_cast_face_down() -> None:
    fails(later(seat(("Fund", 3), hand=("Plain Shade",)), [cast("Plain Shade")], []), "this can't be done now")
    down = cast("Plain Shade", using="morph")
    passes(later(seat(("Fund", 3), hand=("Plain Shade",)), [down, wait()], [count("battlefield", "A", {"face_down": "creature"}, 1)]))


def test_the_target_queue_says_what_a_demanded_attack_is_against() -> None:
    script = [activate("+1:", B), target({"player": "A"}, player="B")]
    passes(later(seat("Loud Ring"), script, [life("A", 18)], b=seat("Moss Bear"), stop=(2, "end")))


def test_an_order_of_effects_that_makes_no_difference_may_be_named() -> None:
    script = [cast("Moss Bear"), choice(pick=["Moss Bear"]), choice(yes=True), choice(yes=True)]
    bear = {"check": "power_toughness", "player": "A", "name": "Moss Bear", "power": 4, "toughness": 4, "among": "any"}
    passes(later(seat(("Twin Keeper", 2), ("Glade", 2), hand=("Moss Bear",)), script, [bear]))


def test_a_process_that_may_be_repeated_for_ever_is_repeated_a_hundred_times() -> None:
    for text in ("You gain 1 life. You may repeat this process.", "You gain 1 life. You may pay 0 life. If you do, repeat this process."):
        wheel = custom("Long Wheel", "{G}", "Sorcery", text)
        a = seat("Glade", hand=("Long Wheel",))
        gained = [{"check": "life", "player": "A", "value": 20 + 101}]
        passes(scene(a, seat(), [cast("Long Wheel")], gained, more_cards=(wheel,), strict=False))
