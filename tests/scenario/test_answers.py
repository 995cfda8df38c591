"""Answers: which queue a question reads, strict and lenient, forced decisions, defaults. Scenario format, section 8."""

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
    timed,
    wait,
)  # fmt: skip

B = {"player": "B"}
EDICT = custom("Bog Edict", "{B}", "Sorcery", "Target player sacrifices a creature.")
MAYBE = custom("Idle Thought", "{U}", "Instant", "You may draw a card.")
FORK = custom(
    "Fork Path", "{R}", "Sorcery", "Choose one —\n• You gain 3 life.\n• You gain 5 life.\n• Target player gains 7 life."
)
SPLIT = custom(
    "Hail Split", "{R}", "Instant", "Hail Split deals 4 damage divided as you choose among any number of targets."
)
SEAR = custom("Sour Sear", "{X}{R/P}", "Sorcery", "Sour Sear deals X damage to target opponent.")
BLAZE = custom("Wide Blaze", "{X}{R}", "Sorcery", "Wide Blaze deals X damage to any target.")
SIFT = custom("Rare Sift", "{U}", "Sorcery", "Scry 2.")
SEEK = custom(
    "Far Seeking",
    "{G}",
    "Sorcery",
    "Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
)
DUMP = custom("Sodden Deal", "{U}", "Sorcery", "Draw two cards, then discard two cards.")
KICK = custom(
    "Lodge Elder",
    "{G}",
    "Creature — Elf",
    "Kicker {2}\nWhen Lodge Elder enters, if it was kicked, you gain 4 life.",
    "1/1",
)
BELL = custom(
    "Tin Bell", "{1}", "Artifact", "Whenever you gain life, put a +1/+1 counter on target creature you control."
)
GONG = custom("Iron Gong", "{1}", "Artifact", "Whenever you gain life, you draw a card.")
GLAD = custom("Glad Gong", "{1}", "Artifact", "Rejoicing — Whenever you gain life, you draw a card.")
LOUD = custom("Loud Gong", "{1}", "Artifact", "Whenever a player gains life, you draw a card.")
FAR = custom("Far Bell", "{1}", "Artifact", "Whenever a player gains life, put a +1/+1 counter on target creature you control.")
BALM = custom("Warm Balm", "{W}", "Instant", "You gain 3 life.")
CUB = custom("Sour Cub", "{R/P}", "Creature — Bear", "", "2/2")
HEAP = custom("Great Heap", "{7}{R}", "Sorcery", "Delve\nDraw three cards.")
SONG = custom("Borrowed Song", "{2}{R}", "Sorcery — Arcane", "You gain 3 life.\nSplice onto Arcane {R}")
CHANT = custom("Plain Chant", "{R}", "Sorcery — Arcane", "You gain 1 life.")
WELL = custom(
    "Deep Well", "{1}", "Artifact", "You may cast spells from the top of your library.\nOnce during each of your turns, you may cast a spell from your "
    "hand or the top of your library without paying its mana cost."
)
MORE = (GLAD, LOUD, FAR, WELL, EDICT, MAYBE, FORK, SPLIT, BLAZE, SEAR, SIFT, SEEK, DUMP, KICK, BELL, GONG, BALM, HEAP, SONG, CHANT, CUB)


def play(a: dict[str, object], script: list[dict[str, object]], expect: list[dict[str, object]], **more: object):  # type: ignore[no-untyped-def]
    return scene(a, more.pop("b", seat()), script, expect, more_cards=MORE, **more)  # type: ignore[arg-type]


# -- targets and choices ----------------------------------------------------------------------------------------------


def test_targets_are_taken_from_the_first_entry_that_fits() -> None:
    passes(play(
        seat("Crag", "Moss Bear", "Glade", hand=("Cinder Spark", "Sap Swell")),
        [target({"player": "B"}), target("Moss Bear"), cast("Sap Swell"), wait(), cast("Cinder Spark")],
        [life("B", 18), {"check": "power_toughness", "name": "Moss Bear", "power": 5}],
    ))  # fmt: skip


def test_what_is_sacrificed_is_answered_by_the_player_who_chooses() -> None:
    passes(play(
        seat("Fund", hand=("Bog Edict",)), [cast("Bog Edict", B), choice("B", pick=["Moss Bear"])],
        [count("graveyard", "B", "Moss Bear", 1)], b=seat("Reed Hawk", "Moss Bear"),
    ))  # fmt: skip


def test_an_object_is_also_looked_for_in_the_other_queue() -> None:
    passes(play(
        seat("Fund", hand=("Bog Edict",)), [cast("Bog Edict", B), target("Moss Bear", player="B")],
        [count("graveyard", "B", "Moss Bear", 1)], b=seat("Reed Hawk", "Moss Bear"),
    ))  # fmt: skip
    passes(play(
        seat("Crag", "Reed Hawk", hand=("Cinder Spark",)), [cast("Cinder Spark"), choice(pick=["Reed Hawk"])],
        [count("graveyard", "A", "Reed Hawk", 1)],
    ))  # fmt: skip


def test_an_answer_that_does_not_fit_fails_in_strict_and_in_lenient_mode() -> None:
    for strict in (True, False):
        fails(
            play(seat("Fund", hand=("Bog Edict",)), [cast("Bog Edict", B), choice("B", pick=["Elf"])], [],
                 b=seat("Reed Hawk", "Moss Bear"), strict=strict),
            "illegal_answer", "Elf", "Reed Hawk, Moss Bear",
        )  # fmt: skip


def test_a_question_without_an_answer_fails_only_in_strict_mode() -> None:
    script = [cast("Bog Edict", B)]
    a, b = seat("Fund", hand=("Bog Edict",)), seat("Moss Bear", "Reed Hawk")
    fails(play(a, script, [], b=b), "missing_answer", "B is asked")
    passes(play(a, script, [count("graveyard", "B", "Reed Hawk", 1)], b=b, strict=False))
    by_seat = {"strict_answers": {"A": True, "B": False}}
    passes(play(a, script, [count("graveyard", "B", "Reed Hawk", 1)], b=b, options=by_seat))


def test_an_answer_that_is_not_used_fails() -> None:
    fails(play(seat(), [choice(yes=True)], []), "illegal_answer", "was never used", "script[0]")
    passes(play(seat(), [choice(yes=True)], [{"check": "unused_answers", "player": "A", "to": "choice", "value": 1}]))


def test_what_was_never_asked_was_not_done_either() -> None:
    passes(play(seat(), [choice(yes=False), answer("target", stop=True)], []))


def test_several_picks_answer_one_question() -> None:
    passes(play(
        seat("Fund", hand=("Sodden Deal", "Moss Bear"), top=("Crag", "Reed Hawk")),
        [cast("Sodden Deal"), choice(pick=["Crag", "Moss Bear"])],
        [count("graveyard", "A", "Crag", 1), count("graveyard", "A", "Moss Bear", 1), count("hand", "A", "Reed Hawk", 1)],
    ))  # fmt: skip


def test_several_answers_add_up() -> None:
    passes(play(
        seat("Fund", hand=("Sodden Deal", "Moss Bear"), top=("Crag", "Reed Hawk")),
        [cast("Sodden Deal"), choice(pick=["Reed Hawk"]), choice(pick=["Moss Bear"])],
        [count("hand", "A", "Crag", 1)],
    ))  # fmt: skip


def test_a_forced_decision_uses_an_answer_that_says_just_that() -> None:
    script = [cast("Bog Edict", B), choice("B", pick=["Moss Bear"])]
    with_answer = play(
        seat("Fund", hand=("Bog Edict",)), script, [count("graveyard", "B", "Moss Bear", 1)], b=seat("Moss Bear")
    )
    passes(with_answer)
    passes({**with_answer, "script": script[:1]})


def test_the_only_opponent_and_a_spell_may_be_named_in_an_answer_all_the_same() -> None:
    gift = custom("Mean Gift", "{U}", "Instant", "An opponent draws a card. You gain 1 life.")
    echo = custom("Odd Echo", "{U}", "Instant", "Counter target spell.")
    script = [cast("Mean Gift"), target(B)]
    passes(scene(seat("Fund", hand=("Mean Gift",)), seat(), script, [count("hand", "B", "Glade", 1)], more_cards=(gift,)))
    script = [cast("Mean Gift"), cast("Odd Echo", "Cast Mean Gift", player="B")]
    b = seat("Fund", hand=("Odd Echo",))
    passes(scene(seat("Fund", hand=("Mean Gift",)), b, script, [life("A", 20)], more_cards=(gift, echo)))


def test_what_has_to_be_found_may_be_picked_all_the_same() -> None:
    """A card in the graveyard can't be left unfound (CR 701.19b); those in hand and library can."""
    weed = custom("Weed Out", "{U}", "Sorcery", "Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that "
                  "name and exile them. Then that player shuffles.")  # fmt: skip
    a = seat("Fund", hand=("Weed Out", "Moss Bear"), top=("Moss Bear",), graveyard=("Moss Bear",))
    picks = [choice(pick=["Moss Bear"])] * 3
    script = [cast("Weed Out", {"player": "A"}), choice(pick=["Moss Bear"]), *picks]
    passes(scene(a, seat(), script, [count("exile", "A", "Moss Bear", 3)], more_cards=(weed,)))


def test_which_permission_a_spell_is_cast_by_is_answered_with_its_source_or_with_the_card_itself() -> None:
    """Its own name: for its mana cost; that of the well: from the top of the library for its mana cost."""
    permitted = seat("Deep Well", ("Fund", 4), hand=("Long Study",), top=("Idle Thought",))
    tapped = {"check": "tapped_count", "name": "Fund", "tapped": True}
    for card, pick, paid in (("Long Study", "Long Study", 1), ("Idle Thought", "Deep", 1)):
        script = [cast(card), choice(pick=[pick]), wait()]
        passes(play(permitted, script, [{**tapped, "value": paid}], strict=False))
    free = [cast("Long Study"), choice(pay={"how": "free"}), wait()]
    passes(play(permitted, free, [{**tapped, "value": 0}], strict=False))
    fails(play(permitted, [cast("Long Study"), choice(pick=["Fund"]), wait()], [], strict=False), "illegal_answer")


# -- yes, numbers, texts ----------------------------------------------------------------------------------------------


def test_optional_effects() -> None:
    a = seat("Fund", hand=("Idle Thought",))
    for yes, cards in ((True, 1), (False, 0)):
        passes(
            play(
                a,
                [cast("Idle Thought"), choice(yes=yes)],
                [{"check": "count", "zone": "hand", "player": "A", "value": cards}],
            )
        )
    passes(play(a, [cast("Idle Thought")], [count("hand", "A", "Glade", 1)], strict=False))


def test_x_is_a_number_and_must_be_allowed() -> None:
    a = seat(("Crag", 4), hand=("Wide Blaze",))
    passes(play(a, [cast("Wide Blaze", B), choice(number=2)], [life("B", 18)]))
    passes(play(a, [cast("Wide Blaze", B)], [life("B", 17)], strict=False))
    for strict in (True, False):
        fails(
            play(a, [cast("Wide Blaze", B), choice(number=4)], [], strict=strict), "illegal_answer", "between 0 and 3"
        )


def test_an_x_left_open_is_as_high_as_mana_alone_would_allow() -> None:
    """Four is payable if life pays for the other symbol; whether it does is a question that comes later."""
    a = seat(("Crag", 4), hand=("Sour Sear",))
    passes(play(a, [cast("Sour Sear", B)], [life("B", 17), life("A", 18)], strict=False))
    passes(play(a, [cast("Sour Sear", B), choice(number=4), choice(yes=True)], [life("B", 16), life("A", 18)], strict=False))
    passes(play(a, [cast("Sour Sear", B), choice(number=4)], [life("B", 16), life("A", 18)], strict=False))


def test_kicker_is_a_yes() -> None:
    a = seat(("Glade", 3), hand=("Lodge Elder",))
    passes(play(a, [cast("Lodge Elder"), choice(yes=True)], [life("A", 24)]))
    passes(
        play(
            a,
            [cast("Lodge Elder"), choice(yes=False)],
            [life("A", 20), {"check": "tapped_count", "name": "Glade", "tapped": True, "value": 1}],
        )
    )


def test_in_strict_mode_the_order_of_different_kinds_does_not_matter() -> None:
    a = seat(("Crag", 4), "Fund", hand=("Wide Blaze", "Idle Thought"))
    script = [choice(yes=True), choice(number=2), cast("Wide Blaze", B), wait(), cast("Idle Thought")]
    passes(play(a, script, [life("B", 18), count("hand", "A", "Glade", 1)]))
    fails(play(a, script, [], strict=False))  # the front is a yes, so X is as high as it can be, and the 2 is left over


def test_modes_are_numbers_among_those_available() -> None:
    a = seat("Crag", hand=("Fork Path",))
    passes(play(a, [cast("Fork Path"), answer("mode", mode=2)], [life("A", 25)]))
    passes(play(a, [cast("Fork Path"), answer("mode", mode=3), target(B)], [life("B", 27)]))
    passes(play(a, [cast("Fork Path")], [life("A", 23)], strict=False))
    fails(play(a, [cast("Fork Path")], []), "missing_answer")
    fails(play(a, [cast("Fork Path"), answer("mode", mode=4)], []), "illegal_answer")


def test_damage_is_divided_by_picks_with_amounts() -> None:
    passes(play(
        seat("Crag", hand=("Hail Split",)),
        [cast("Hail Split"), target(B, amount=3), target("Reed Hawk", amount=1)],
        [life("B", 17), count("graveyard", "B", "Reed Hawk", 1)], b=seat("Reed Hawk", "Moss Bear"),
    ))  # fmt: skip


def test_a_single_listed_target_gets_everything() -> None:
    passes(play(seat("Crag", hand=("Hail Split",)), [cast("Hail Split", B)], [life("B", 16)]))


# -- libraries --------------------------------------------------------------------------------------------------------


def test_scried_cards_that_are_picked_go_to_the_bottom() -> None:
    passes(play(
        seat("Fund", hand=("Rare Sift",), top=("Crag", "Moss Bear")),
        [cast("Rare Sift"), target("Crag"), answer("target", stop=True)],
        [{"check": "library_card", "player": "A", "position": 0, "name": "Moss Bear"}],
    ))  # fmt: skip


def test_searching_reads_the_target_queue() -> None:
    passes(play(
        seat("Glade", hand=("Far Seeking",), top=("Crag", "Reed Hawk", "Moss Bear")),
        [cast("Far Seeking"), target("Moss Bear")], [count("hand", "A", "Moss Bear", 1)],
    ))  # fmt: skip


# -- triggers and combat damage ---------------------------------------------------------------------------------------


def test_the_order_of_triggers() -> None:
    a = seat("Tin Bell", "Iron Gong", "Moss Bear", "Reed Hawk", "Fund", hand=("Warm Balm",))
    check = timed(
        "check",
        expect=[
            count("hand", "A", "Glade", 0),
            {"check": "counters", "name": "Moss Bear", "counter": "+1/+1", "value": 1},
        ],
    )
    script = [
        cast("Warm Balm"), choice(pick=["Whenever you gain life, you draw"]), target("Moss Bear"),
        wait("A", until="one_resolved"), wait("A", until="one_resolved"), check,
    ]  # fmt: skip
    passes(play(a, script, [count("hand", "A", "Glade", 1)]))
    by_source = [script[0], choice(pick=["Iron Gong"]), *script[2:]]
    passes(play(a, by_source, []))
    fails(play(a, [script[0], *script[2:3]], []), "missing_answer")


def test_triggers_in_any_order_need_no_answer_but_may_have_one() -> None:
    a = seat(("Iron Gong", 2), "Fund", hand=("Warm Balm",))
    passes(play(a, [cast("Warm Balm")], [count("hand", "A", "Glade", 2)]))
    passes(play(a, [cast("Warm Balm"), choice(pick=["Whenever you gain"])], [count("hand", "A", "Glade", 2)]))
    worded = seat(("Glad Gong", 2), "Fund", hand=("Warm Balm",))
    passes(play(worded, [cast("Warm Balm"), choice(pick=["Rejoicing"])], [count("hand", "A", "Glade", 2)]))


def test_an_answer_for_the_order_of_one_players_triggers_is_used_whatever_another_is_asked() -> None:
    """A's two gongs sound alike, B's bell and gong do not; all have heard the same."""
    a = seat(("Loud Gong", 2), "Fund", hand=("Warm Balm",))
    b = seat("Far Bell", "Loud Gong", "Moss Bear")
    script = [cast("Warm Balm"), choice(pick=["Whenever a player gains life, you draw"]), choice("B", pick=["Far Bell"]), target("Moss Bear", player="B")]
    passes(play(a, script, [count("hand", "A", "Glade", 2), count("hand", "B", "Glade", 1)], b=b))


def test_combat_damage_among_blockers_is_a_number_each() -> None:
    ogre = custom("Hill Ogre", "{3}{R}", "Creature — Ogre", "", "4/4")
    script = [
        timed("attack", step="declare_attackers", card="Hill Ogre"),
        *(
            timed("block", "B", step="declare_blockers", card={"name": "Moss Bear", "index": n}, attacker="Hill Ogre")
            for n in (0, 1)
        ),
    ]
    b = seat(("Moss Bear", 2))
    both = scene(
        seat("Hill Ogre"),
        b,
        [*script, choice(number=2), choice(number=2)],
        [count("graveyard", "B", "Moss Bear", 2)],
        more_cards=(ogre,),
    )
    passes(both)
    passes(
        {
            **both,
            "script": [*script, choice(number=4), choice(number=0)],
            "expect": [count("graveyard", "B", "Moss Bear", 1)],
        }
    )
    passes({**both, "script": [*script, choice(stop=True)]})
    fails({**both, "script": script}, "missing_answer")


def test_a_stop_within_a_row_of_numbers_ends_it_and_is_used() -> None:
    ogre = custom("Hill Ogre", "{3}{R}", "Creature — Ogre", "", "4/4")
    blocks = [timed("block", "B", step="declare_blockers", card={"name": "Moss Bear", "index": n}, attacker="Hill Ogre") for n in (0, 1)]
    numbers = [choice(number=3), choice(stop=True)]
    rite = custom("Late Rite", "{G}", "Sorcery", "Sacrifice any number of creatures.")
    after = [cast("Late Rite", step="main2"), choice(pick=["Reed Hawk"])]  # a stop left over would answer this
    script = [timed("attack", step="declare_attackers", card="Hill Ogre"), *blocks, *numbers, *after]
    expect = [count("graveyard", "B", "Moss Bear", 1), count("graveyard", "A", "Reed Hawk", 1)]
    a = seat("Hill Ogre", "Reed Hawk", "Glade", hand=("Late Rite",))
    passes(scene(a, seat(("Moss Bear", 2)), script, expect, more_cards=(ogre, rite)))


# -- payment ----------------------------------------------------------------------------------------------------------


def test_flexible_sources_are_spared() -> None:
    passes(play(
        seat("Fund", "Crag", hand=("Cinder Spark",)), [cast("Cinder Spark", B)],
        [{"check": "tapped", "name": "Crag", "value": True}, {"check": "tapped", "name": "Fund", "value": False}],
    ))  # fmt: skip


def test_without_automatic_payment_mana_must_be_made_first() -> None:
    script = [timed("activate_mana", ability="{T}: Add {R}"), cast("Cinder Spark", B), choice(pick=["Red"])]
    a = seat("Crag", "Crag", hand=("Cinder Spark",), auto_pay=False)
    passes(play(a, script, [life("B", 18), {"check": "tapped_count", "name": "Crag", "tapped": True, "value": 1}]))


def test_what_was_paid_before_a_payment_is_cancelled_belongs_to_it() -> None:
    """An author may begin to pay, and then give up. The action is illegal and taken back (scenario format, sections
    7.3 and 8.2)."""
    script = [
        timed("activate_mana", ability="{T}: Add {R}"), cast("Great Heap"), choice(pick=["Exile a card"]), choice(stop=True),
        choice(cancel_payment=True), choice(skip_failed_action=True),
    ]  # fmt: skip
    a = seat("Crag", hand=("Great Heap",), graveyard=(("Moss Bear", 7),), auto_pay=False)
    hand = {"check": "count", "zone": "hand", "player": "A", "value": 1}
    passes(play(a, script, [hand]))


def test_the_card_that_is_spliced_may_be_named() -> None:
    script = [cast("Plain Chant"), choice(yes=True), target("Borrowed Song")]
    passes(play(seat("Crag", "Crag", hand=("Plain Chant", "Borrowed Song")), script, [life("A", 24)]))


def test_phyrexian_mana_is_paid_with_life_by_a_yes_and_by_default_in_lenient_mode() -> None:
    a = seat("Crag", hand=("Sour Cub",))
    passes(play(a, [cast("Sour Cub"), choice(yes=True)], [life("A", 18)]))
    passes(play(a, [cast("Sour Cub")], [life("A", 20)]))
    passes(play(a, [cast("Sour Cub")], [life("A", 18)], strict=False))


def test_a_colour_that_the_payment_takes_anyway_may_be_answered() -> None:
    passes(play(seat("Fund", hand=("Cinder Spark",)), [cast("Cinder Spark", B), choice(pick=["Red"])], [life("B", 18)]))


# -- defaults ---------------------------------------------------------------------------------------------------------


def test_lenient_targets_follow_what_the_spell_does() -> None:
    passes(play(
        seat("Crag", "Moss Bear", hand=("Cinder Spark",)), [cast("Cinder Spark")], [life("B", 18)],
        b=seat("Reed Hawk"), strict=False,
    ))  # fmt: skip
    passes(play(
        seat("Glade", "Reed Hawk", hand=("Sap Swell",)), [cast("Sap Swell")],
        [{"check": "power_toughness", "player": "A", "name": "Reed Hawk", "power": 4}], b=seat("Moss Bear"), strict=False,
    ))  # fmt: skip


def test_attackers_and_blockers_are_never_made_up() -> None:
    passes(play(seat("Moss Bear"), [], [life("B", 20)], strict=False, stop=(3, "end")))


def test_activations_are_found_for_the_player_who_may_use_them() -> None:
    rod = custom("Hot Rod", "{1}", "Artifact", "{T}: Hot Rod deals 1 damage to any target.")
    passes(
        scene(
            seat(), seat("Hot Rod"), [activate("{T}", {"player": "A"}, player="B")], [life("A", 19)], more_cards=(rod,)
        )
    )


def test_coins_fall_as_the_scenario_says() -> None:
    toss = custom("Odd Toss", "{R}", "Sorcery", "Flip a coin. If you win the flip, you gain 5 life.")
    for won, total in ((True, 25), (False, 20)):
        data = scene(
            seat("Crag", hand=("Odd Toss",)),
            seat(),
            [cast("Odd Toss"), choice(coin=won)],
            [life("A", total)],
            more_cards=(toss,),
        )
        passes(data)
    fails(scene(seat("Crag", hand=("Odd Toss",)), seat(), [cast("Odd Toss")], [], more_cards=(toss,)), "missing_answer")
    side = custom("Even Toss", "{R}", "Sorcery", "Flip a coin. If the coin comes up heads, you gain 5 life.")
    for heads, total in ((True, 25), (False, 20)):  # nobody calls it, and nobody wins
        a = seat("Crag", hand=("Even Toss",))
        passes(scene(a, seat(), [cast("Even Toss"), choice(coin=heads)], [life("A", total)], more_cards=(side,)))
