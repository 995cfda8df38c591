"""Runs: priority, waits, when clauses, combat, stops, going back, failures. Scenario format, sections 6, 7, 9 and
11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario.scenes import (
    a_run,
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

B = {"player": "B"}


def attack(card: Any, turn: int = 1, player: str = "A", **keys: Any) -> dict[str, Any]:
    return timed("attack", player, turn, "declare_attackers", card=card, **keys)


def block(card: Any, attacker: Any, turn: int = 1, player: str = "B") -> dict[str, Any]:
    return timed("block", player, turn, "declare_blockers", card=card, attacker=attacker)


def check(*expectations: dict[str, Any], player: str = "A", turn: int = 1, step: str = "main1") -> dict[str, Any]:
    return timed("check", player, turn, step, expect=list(expectations), label="here")


# -- priority ---------------------------------------------------------------------------------------------------------


def test_two_entries_in_a_row_share_the_stack() -> None:
    passes(scene(
        seat(("Crag", 2), hand=(("Cinder Spark", 2),)), seat(),
        [
            cast("Cinder Spark", B), cast("Cinder Spark", B),
            check({"check": "stack_size", "value": 2}, life("B", 20)),
            wait("A", until="one_resolved"),
            check({"check": "stack_size", "value": 1}, life("B", 18)),
            wait("A"),
            check({"check": "stack_size", "value": 0}, life("B", 16)),
        ],
        [],
    ))  # fmt: skip


def test_a_response_waits_for_its_when_clause() -> None:
    passes(scene(
        seat("Moss Bear", "Glade", hand=("Sap Swell",)), seat("Crag", hand=("Cinder Spark",)),
        [
            cast("Sap Swell", "Moss Bear"),
            cast("Cinder Spark", "Moss Bear", player="B", when={"on_stack": "Sap"}),
        ],
        [count("graveyard", "A", "Moss Bear", 1), count("graveyard", "A", "Sap Swell", 1)],
    ))  # fmt: skip


def test_a_when_clause_that_never_holds_leaves_its_entry_over() -> None:
    fails(
        scene(seat("Crag", hand=("Cinder Spark",)), seat(), [cast("Cinder Spark", B, when={"on_stack": "Thunder"})], []),
        "illegal_action", "was never carried out", "script[0]",
    )  # fmt: skip


def test_not_on_stack_and_mana_in_pool() -> None:
    passes(scene(
        seat("Crag", hand=("Cinder Spark",)), seat(),
        [
            timed("activate_mana", ability="{T}: Add {R}"),
            cast("Cinder Spark", B, when={"mana_in_pool": 1}),
            check({"check": "mana_pool", "player": "A", "mana": "R", "value": 0}),
        ],
        [life("B", 18)],
    ))  # fmt: skip


def test_an_illegal_action_fails_at_the_first_opportunity() -> None:
    detail = fails(
        scene(seat(hand=("Cinder Spark",)), seat(), [cast("Cinder Spark", B)], []), "illegal_action", "script[0]",
    )  # fmt: skip
    assert "turn 1 main1" in detail


def test_an_entry_of_a_step_without_priority_is_left_over() -> None:
    fails(scene(seat(), seat(), [wait("A", step="untap")], []), "was never carried out")


def test_an_entry_of_everyone_is_in_each_list() -> None:
    run = a_run(scene(seat(), seat(), [wait()], []))
    assert not run.script.left("A")
    assert not run.script.left("B")


def test_lands_are_played() -> None:
    passes(scene(
        seat(hand=("Glade", "Crag")), seat(), [timed("play_land", card="Crag")],
        [count("battlefield", "A", "Crag", 1), {"check": "lands_played", "player": "A", "value": 1}],
    ))  # fmt: skip


def test_a_second_land_is_illegal() -> None:
    fails(
        scene(seat(hand=(("Glade", 2),)), seat(), [timed("play_land", card="Glade"), timed("play_land", card="Glade")], []),
        "illegal_action", "script[1]",
    )  # fmt: skip


# -- targets ----------------------------------------------------------------------------------------------------------


def test_a_listed_target_must_be_legal() -> None:
    fails(
        scene(
            seat("Glade", "Moss Bear", hand=("Sap Swell",)), seat("Reed Hawk"), [cast("Sap Swell", "Crag")], [],
        ),
        "illegal_action", "Crag is no legal target",
    )  # fmt: skip


def test_an_illegal_action_is_taken_back_as_a_whole() -> None:
    passes(scene(
        seat("Glade", "Moss Bear", hand=("Sap Swell",)), seat("Reed Hawk"),
        [cast("Sap Swell", "Crag"), choice(skip_failed_action=True)],
        [count("hand", "A", "Sap Swell", 1), {"check": "tapped", "name": "Glade", "value": False}],
    ))  # fmt: skip


def test_listed_targets_fill_slot_after_slot() -> None:
    pull = custom("Cross Pull", "{G}", "Instant", "Destroy up to two target creatures. Target player gains 4 life.")
    passes(
        scene(
            seat("Glade", hand=("Cross Pull",)),
            seat(("Moss Bear", 2), "Reed Hawk"),
            [cast("Cross Pull", "Reed Hawk", {"name": "Moss Bear", "index": 0}, B)],
            [life("B", 24), count("battlefield", "B", "Moss Bear", 2), count("battlefield", "B", "Reed Hawk", 1)],
            more_cards=(pull,),
            must_fail={"reason": "illegal_action", "action": "Cast Cross Pull", "after": "continue"},
        )
        | {"expect": [count("hand", "A", "Cross Pull", 1)]}
    )  # an index counts what the seat itself controls
    passes(scene(
        seat("Glade", hand=("Cross Pull",)), seat(("Moss Bear", 2), "Reed Hawk"),
        [cast("Cross Pull", "Reed Hawk", "Moss Bear", B)],
        [life("B", 24), count("battlefield", "B", "Moss Bear", 1), count("battlefield", "B", "Reed Hawk", 0)],
        more_cards=(pull,),
    ))  # fmt: skip


def test_a_target_names_its_mode() -> None:
    either = custom(
        "Fork Path", "{R}", "Instant", "Choose one —\n• Target player gains 3 life.\n• Destroy target creature."
    )
    passes(scene(
        seat("Crag", hand=("Fork Path",)), seat("Moss Bear"),
        [cast("Fork Path", {"mode": 2, "name": "Moss Bear"})],
        [count("graveyard", "B", "Moss Bear", 1)], more_cards=(either,),
    ))  # fmt: skip


def test_the_only_possible_target_may_be_listed() -> None:
    passes(scene(
        seat("Glade", "Moss Bear", hand=("Sap Swell",)), seat(), [cast("Sap Swell", "Moss Bear"), wait()],
        [{"check": "power_toughness", "name": "Moss Bear", "power": 5, "toughness": 5}],
    ))  # fmt: skip


def test_references_by_label_and_index() -> None:
    passes(scene(
        seat({"card": "Moss Bear", "count": 3, "ref": "bear"}, ("Crag", 2), hand=(("Cinder Spark", 2),)), seat(),
        [cast("Cinder Spark", {"ref": "bear.2"}), cast("Cinder Spark", {"name": "Moss Bear", "index": 2})],
        [
            {"check": "ref_zone", "ref": "bear.1", "zone": "battlefield", "value": True},
            {"check": "ref_zone", "ref": "bear.2", "zone": "graveyard", "value": True},
            {"check": "ref_zone", "ref": "bear.3", "zone": "graveyard", "value": True},
        ],
    ))  # fmt: skip


# -- abilities --------------------------------------------------------------------------------------------------------


def test_an_ability_is_found_by_the_beginning_of_its_label() -> None:
    wand = custom(
        "Ember Wand", "{2}", "Artifact", "{1}: You gain 1 life.\n{2}, {T}: Ember Wand deals 2 damage to any target."
    )
    passes(scene(
        seat(("Glade", 2), "Ember Wand"), seat(), [activate("{2}, {T}: {this} deals", B)], [life("B", 18), life("A", 20)],
        more_cards=(wand,),
    ))  # fmt: skip


def test_an_ability_is_found_by_its_cost_if_nothing_begins_so() -> None:
    well = custom("Warm Well", "{2}", "Artifact", "{T}: You gain 1 life.")
    passes(
        scene(
            seat("Warm Well"),
            seat(),
            [activate("{T}: Its controller gains one life.")],
            [life("A", 21)],
            more_cards=(well,),
        )
    )


def test_source_limits_an_activation_to_one_object() -> None:
    well = custom("Warm Well", "{2}", "Artifact", "{T}: You gain 1 life.")
    passes(scene(
        seat("Warm Well", {"card": "Warm Well", "ref": "second"}), seat(), [activate("{T}", source={"ref": "second"})],
        [{"check": "tapped_count", "name": "Warm Well", "tapped": True, "value": 1},
         {"check": "tapped", "name": {"ref": "second"}, "value": True}], more_cards=(well,),
    ))  # fmt: skip


def test_keyword_abilities_go_by_their_keyword() -> None:
    blade = custom("Reed Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {1}")
    passes(scene(
        seat("Glade", "Reed Blade", "Moss Bear"), seat(), [activate("Equip {1}", "Moss Bear")],
        [{"check": "attached", "attachment": "Reed Blade", "to": "Moss Bear", "value": True},
         {"check": "attachment_count", "name": "Moss Bear", "value": 1},
         {"check": "power_toughness", "name": "Moss Bear", "power": 3, "toughness": 3}], more_cards=(blade,),
    ))  # fmt: skip


def test_mana_abilities_are_activated_on_one_source_after_another() -> None:
    passes(scene(
        seat(("Glade", 3)), seat(),
        [timed("activate_mana", ability="{T}: Add {G}", times=2),
         check({"check": "mana_pool", "player": "A", "mana": "G", "value": 2})],
        [{"check": "tapped_count", "name": "Glade", "tapped": True, "value": 2},
         {"check": "mana_pool", "player": "A", "mana": "G", "value": 0}],
    ))  # fmt: skip


# -- combat -----------------------------------------------------------------------------------------------------------


def test_attacks_and_blocks() -> None:
    passes(scene(
        seat(("Moss Bear", 2)), seat("Reed Hawk"),
        [attack("Moss Bear"), attack("Moss Bear"), block("Reed Hawk", {"name": "Moss Bear", "index": 1})],
        [life("B", 18), count("graveyard", "B", "Reed Hawk", 1)],
    ))  # fmt: skip


def test_an_attack_that_is_not_possible_is_left_over() -> None:
    sick = {"card": "Moss Bear", "summoning_sick": True}
    fails(scene(seat(sick), seat(), [attack("Moss Bear")], [], stop=(2, "end")), "illegal_action", "attack Moss Bear")


def test_an_illegal_block_fails() -> None:
    fails(
        scene(seat("Reed Hawk"), seat("Moss Bear", "Reed Hawk"), [attack("Reed Hawk"), block("Moss Bear", "Reed Hawk")], []),
        "illegal_action", "Moss Bear can't block Reed Hawk",
    )  # fmt: skip


def test_demanded_attacks_are_added() -> None:
    boar = custom("Wild Boar", "{G}", "Creature — Boar", "This creature attacks each combat if able.", "1/1")
    passes(scene(seat("Wild Boar", "Moss Bear"), seat(), [], [life("B", 19)], more_cards=(boar,)))


def test_the_last_opponent_is_attacked_unless_another_is_named() -> None:
    data = scene(
        seat("Moss Bear", ("Reed Hawk", 2)), seat(),
        [attack("Reed Hawk", defender=B), attack("Reed Hawk"), attack("Moss Bear", defender={"player": "C"})],
        [life("B", 18), life("C", 18)], game={"variant": "free_for_all", "turn_order": ["A", "B", "C"]},
    )  # fmt: skip
    data["players"]["C"] = seat()
    passes(data)


# -- stops ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stop", "tapped", "turn"),
    [((3, "untap"), True, 3), ((3, "upkeep"), False, 3), ((2, "cleanup"), True, 2)],
)
def test_the_game_stops_when_the_step_has_ended(stop: tuple[int, str], tapped: bool, turn: int) -> None:
    passes(scene(
        seat({"card": "Glade", "tapped": True}), seat(), [],
        [{"check": "turn", "value": turn}, {"check": "tapped", "name": "Glade", "value": tapped}], stop=stop,
        options={},
    ) | {"players": {"A": seat("Moss Bear"), "B": seat()},
         "script": [attack("Moss Bear")],
         "expect": [{"check": "turn", "value": turn}, {"check": "tapped", "name": "Moss Bear", "value": tapped}]})  # fmt: skip


def test_a_step_that_is_skipped_stops_the_game_where_it_is_skipped() -> None:
    run = a_run(scene(seat(), seat(), [], [], stop=(1, "first_strike_damage")))
    assert (run.game.turn.number, run.game.turn.step) == (1, "declare_attackers")


def test_until_end_of_turn_is_over_after_cleanup() -> None:
    for step, power in (("end", 5), ("cleanup", 2)):
        passes(scene(
            seat("Glade", "Moss Bear", hand=("Sap Swell",)), seat(), [cast("Sap Swell", "Moss Bear")],
            [{"check": "power_toughness", "name": "Moss Bear", "power": power}], stop=(1, step),
        ))  # fmt: skip


def test_the_game_goes_on_from_the_stop() -> None:
    data = scene(
        seat(("Crag", 2), hand=(("Cinder Spark", 2),)), seat(), [cast("Cinder Spark", B)], [life("B", 18)],
        stop=(1, "main1"),
        then=[{"script": [cast("Cinder Spark", B, step="main2")], "stop": {"turn": 1, "step": "end"},
               "expect": [life("B", 16)]}],
    )  # fmt: skip
    passes(data)
    data["then"][0]["expect"] = [life("B", 18)]
    fails(data, "then[0].expect[0]", "found 16")


def test_a_failed_expectation_says_what_was_found() -> None:
    fails(scene(seat(), seat(), [], [life("A", 19)]), "expect[0]", "value 19", "found 20", "turn 1 end")


# -- other deeds ------------------------------------------------------------------------------------------------------


def test_counters_come_out_of_the_blue() -> None:
    passes(scene(
        seat("Moss Bear"), seat(),
        [timed("add_counters", step="upkeep", permanent="Moss Bear", counter="+1/+1", count=2)],
        [{"check": "counters", "name": "Moss Bear", "counter": "+1/+1", "value": 2},
         {"check": "power_toughness", "name": "Moss Bear", "power": 4, "toughness": 4}],
    ))  # fmt: skip


def test_conceding_ends_a_duel() -> None:
    passes(scene(
        seat(), seat(), [timed("concede", "B", 1, "main1")],
        [{"check": "won", "player": "A", "value": True}, {"check": "lost", "player": "B", "value": True},
         {"check": "in_game", "player": "B", "value": False}, {"check": "game_over", "value": True},
         {"check": "drawn", "value": False}, {"check": "result", "player": "A", "value": "won"}],
    ))  # fmt: skip


def test_a_rollback_goes_to_the_start_of_the_turn() -> None:
    passes(scene(
        seat(("Crag", 2), hand=(("Cinder Spark", 2),)), seat(),
        [
            cast("Cinder Spark", B), wait("A"), check(life("B", 18)),
            timed("rollback", step="main2", turns=0, then=[cast("Cinder Spark", B, step="main2")]),
            check(life("B", 20), step="begin_combat"),
        ],
        [life("B", 18), count("hand", "A", "Cinder Spark", 1)],
    ) | {"script": [
            cast("Cinder Spark", B), wait("A"), check(life("B", 18)),
            timed("rollback", step="main2", turns=0, then=[
                check(life("B", 20), count("hand", "A", "Cinder Spark", 2)), cast("Cinder Spark", B, step="main2")]),
        ]})  # fmt: skip


# -- must fail --------------------------------------------------------------------------------------------------------


def test_a_script_that_must_fail_passes_when_it_does() -> None:
    must = {"reason": "illegal_action", "action": "Cast Cinder Spark", "after": "stop"}
    data = scene(
        seat(hand=("Cinder Spark",)), seat(), [cast("Cinder Spark", B)],
        [{"check": "turn", "value": 1}, count("hand", "A", "Cinder Spark", 1)], must_fail=must, stop=(3, "end"),
    )  # fmt: skip
    passes(data)
    fails(data | {"must_fail": must | {"action": "Cast Sap Swell"}}, "illegal_action")
    fails(data | {"must_fail": must | {"reason": "missing_answer"}}, "illegal_action")
    fails(data | {"script": []}, "must fail", "did not")


def test_after_a_failure_that_must_occur_the_run_may_go_on() -> None:
    must = {"reason": "illegal_action", "player": "A", "action": "attack", "count": 1, "after": "continue"}
    sick = {"card": "Moss Bear", "summoning_sick": True}
    data = scene(
        seat(sick, "Reed Hawk"), seat(), [attack("Moss Bear"), attack("Reed Hawk")], [life("B", 19)], must_fail=must
    )
    passes(data)
    fails(data | {"must_fail": must | {"count": 2}}, "2 times")


def test_a_missing_answer_can_be_what_must_fail() -> None:
    data = scene(
        seat("Crag", hand=("Cinder Spark",)), seat(), [cast("Cinder Spark")], [life("B", 20)],
        must_fail={"reason": "missing_answer", "after": "stop"},
    )  # fmt: skip
    passes(data)
    passes(data | {"script": [cast("Cinder Spark"), target("Nobody")], "must_fail": {"reason": "illegal_answer"}})


# -- what is not there ------------------------------------------------------------------------------------------------


def test_declined_cards_and_unsupported_variants_are_told() -> None:
    from tests.scenario.scenes import played

    odd = custom("Odd Thing", "{1}", "Artifact", "Gleam the frumious bandersnatch.")
    declined = played(scene(seat("Odd Thing", "Nothing At All"), seat(), [], [], more_cards=(odd,)))
    assert declined.result == "declined"
    assert "Odd Thing: " in declined.detail
    assert "Nothing At All: there is no such card" in declined.detail


def test_the_same_run_gives_the_same_log() -> None:
    data = scene(
        seat(("Crag", 4), ("Moss Bear", 2), hand=(("Cinder Spark", 3),)), seat("Reed Hawk"),
        [cast("Cinder Spark", B), attack("Moss Bear"), block("Reed Hawk", "Moss Bear")], [life("B", 18)],
        options={"shuffle_libraries": True}, strict=False, stop=(6, "end"),
    )  # fmt: skip
    first, second = a_run(data), a_run(data)
    assert first.log.lines == second.log.lines
    assert first.game.chance == second.game.chance
    assert first.log.lines
