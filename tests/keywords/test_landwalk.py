"""Landwalk (CR 702.14)."""

from __future__ import annotations

import pytest

from engine.game.rules import combat
from engine.game.rules.combat.questions import MAY_BE_BLOCKED_BY
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, written
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


@rule("702.14a", "702.14b", "702.14c", "702.14e")
@pytest.mark.parametrize(("text", "types", "subtype", "evades"), [
    ("Islandwalk", "Basic Land", "Island", True),
    ("Islandwalk, islandwalk", "Land", "Island", True),
    ("Islandwalk", "Basic Land", "Swamp", False),
    ("Nonbasic landwalk", "Land", "Swamp", True),
    ("Nonbasic landwalk", "Basic Land", "Swamp", False),
    ("Snow swampwalk", "Basic Snow Land", "Swamp", True),
    ("Snow swampwalk", "Basic Land", "Swamp", False),
    ("Snow swampwalk", "Basic Snow Land", "Island", False),
    ("Legendary landwalk", "Legendary Land", "Desert", True),
    ("Artifact landwalk", "Artifact Land", "Desert", True),
    ("Artifact landwalk", "Artifact", "", False),
])  # fmt: skip
def test_it_is_not_blocked_where_such_a_land_is(text: str, types: str, subtype: str, evades: bool) -> None:
    board = Board()
    strider = board.creature(A, "Marsh Strider", 2, 2, *written(text))
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.permanent(B, "That Place", types, subtypes=[subtype])
    board.attack({strider: B})
    assert combat.possible_blocks(board.game, B) == (() if evades else ((rat, (strider,)),))


@rule("702.14c")
def test_only_the_defending_players_lands_count() -> None:
    board = Board()
    strider = board.creature(A, "Marsh Strider", 2, 2, *written("Swampwalk"))
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.permanent(A, "Swamp", "Basic Land", subtypes=["Swamp"])
    board.attack({strider: B})
    assert combat.possible_blocks(board.game, B) == ((rat, (strider,)),)


@rule("702.14d")
@pytest.mark.parametrize(("text", "land"), [("Swampwalk", "Basic Snow Land"), ("Snow swampwalk", "Basic Snow Land"), ("Nonbasic landwalk", "Land")])
@pytest.mark.parametrize("owner", [A, B])
def test_landwalk_does_not_cancel_landwalk(text: str, land: str, owner: int) -> None:
    """Another swampwalker is like any creature. It can't block where there is a swamp, and can where there is none."""
    board = Board()
    strider = board.creature(A, "Marsh Strider", 2, 2, *written(text))
    other = board.creature(B, "Other Strider", 2, 2, *written(text))
    board.permanent(owner, "Swamp", land, subtypes=["Swamp"])
    board.attack({strider: B})
    assert combat.possible_blocks(board.game, B) == (() if owner == B else ((other, (strider,)),))


@rule("702.14c", "the defending player, not another opponent")
def test_a_third_players_lands_do_not_count() -> None:
    board = Board(3)
    strider = board.creature(A, "Marsh Strider", 2, 2, *written("Swampwalk"))
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.permanent(2, "Swamp", "Basic Land", subtypes=["Swamp"])
    board.attack({strider: B})
    assert combat.possible_blocks(board.game, B) == ((rat, (strider,)),)


@rule("702.14b", "702.14c", "a land of that type")
def test_what_has_the_subtype_but_is_no_land_does_not_count() -> None:
    board = Board()
    strider = board.creature(A, "Marsh Strider", 2, 2, *written("Swampwalk"))
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.permanent(B, "Odd Painting", "Artifact", subtypes=["Swamp"])
    board.attack({strider: B})
    assert combat.possible_blocks(board.game, B) == ((rat, (strider,)),)


@rule("702.14a", "each is an ability of its own")
def test_what_loses_islandwalk_keeps_swampwalk() -> None:
    table = Table()
    (strider,) = table.battlefield("A", card("Marsh Strider", "{U}", "Creature — Frog", "Islandwalk, swampwalk", "2/2"))
    do(table, "Target creature loses islandwalk until end of turn.", [strider])
    assert [one.particular for one in table.game.chars(strider).abilities.keywords["landwalk"]] == ["Swamp"]


@rule("702.14d", "also where the land type was chosen")
@pytest.mark.parametrize(("land", "blocked"), [("Forest", False), ("Swamp", True)])
def test_landwalk_of_the_chosen_type_does_not_cancel_itself(land: str, blocked: bool) -> None:
    table = Table()
    mine, theirs = (table.battlefield(who, card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))[0] for who in "AB")
    (guide,) = table.battlefield("A", card("Path Guide", "{1}", "Artifact", "{0}: Choose a land type. Target creature gains landwalk of the chosen type until end of turn."))
    table.battlefield("B", card(land, "", f"Basic Land — {land}"))
    for walker in (mine, theirs):
        table.answer("A", lambda decision: decision.options.index("Forest"))
        table.activate("A", guide, [walker]).resolve()
    table.answer("A", [[mine, 1]]).answer("B", [[theirs, mine]]).to_step("end")
    assert table.life("B") == (20 if blocked else 18)


@rule("609.4")
def test_landwalk_abilities_are_no_hindrance_to_what_lacks_them() -> None:
    table = Table()
    (walker,) = table.battlefield("A", card("Marsh Rat", "{B}", "Creature — Rat", "Swampwalk", "1/1"))
    table.battlefield("B", card("Marsh", "", "Land — Swamp"))
    plain, wise = table.battlefield("B", bear(), card("Wise Scout", "{G}", "Creature — Elf", "This creature can block creatures with landwalk "
                                    "abilities as though they didn't have those abilities.", "1/1"))  # fmt: skip
    assert refused(table.game, MAY_BE_BLOCKED_BY, walker, blocker=plain) is not None
    assert refused(table.game, MAY_BE_BLOCKED_BY, walker, blocker=wise) is None
    permanent(table, "Creatures with landwalk abilities can be blocked as though they didn't have those abilities.")
    assert refused(table.game, MAY_BE_BLOCKED_BY, walker, blocker=plain) is None
