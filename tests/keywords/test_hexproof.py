"""Hexproof (CR 702.11) and shroud (702.18)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.combat.questions import AS_THOUGH_LACKING
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.abilities import StaticAbility
from engine.vocabulary.keywords.hexproof import Hexproof
from engine.vocabulary.keywords.shroud import Shroud
from engine.vocabulary.statics.abilities.player_abilities import PlayersHave
from engine.vocabulary.terms.players.players import You
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, says, written
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


def may_target(board: Board, source: int, seat: int, target: int) -> str:
    """The rule against targeting something; "" if there is none."""
    refusal = refused(board.game, MAY_BE_TARGETED, target, by=source, spell=source, seat=seat)
    return "" if refusal is None else refusal.rule

@rule("702.11a", "702.11b", "702.11g")
def test_opponents_can_not_target_it() -> None:
    board = Board()
    stag = board.creature(A, "Veiled Stag", 2, 2, *written("Hexproof, hexproof"))
    wand = board.permanent(B, "Bright Wand", "Artifact")
    assert may_target(board, wand, B, stag) == "702.11b"
    assert may_target(board, wand, A, stag) == ""
    deer = board.creature(A, "Shy Deer", 2, 2, *written("Hexproof from red, hexproof from red"))
    torch = board.permanent(B, "Bright Torch", "Artifact", colors="R")
    assert [may_target(board, oid, B, deer) for oid in (wand, torch)] == ["", "702.11d"], "nor is it hexproof from more by having that twice"


@rule("702.11d", "702.11f", "702.11a")
def test_hexproof_from_a_quality() -> None:
    board = Board()
    stag = board.creature(A, "Veiled Stag", 2, 2, *written("Hexproof from black, hexproof from artifacts"))
    black = board.permanent(B, "Night Bell", "Enchantment", colors="B")
    red = board.permanent(B, "Fire Bell", "Enchantment", colors="R")
    relic = board.permanent(B, "Old Relic", "Artifact")
    assert [may_target(board, oid, B, stag) for oid in (black, red, relic)] == ["702.11d", "", "702.11d"]
    assert may_target(board, black, A, stag) == ""


@rule("702.11e")
def test_as_though_it_did_not_have_hexproof() -> None:
    board = Board(3)
    seen = says(AS_THOUGH_LACKING, lambda about, keyword, seen_by, **_: keyword == "hexproof" and seen_by == B)
    stag = board.creature(A, "Veiled Stag", 2, 2, *written("Hexproof from artifacts"), seen)
    relic = board.permanent(B, "Old Relic", "Artifact")
    assert may_target(board, relic, B, stag) == ""
    assert may_target(board, relic, C, stag) == "702.11d" and may_target(board, relic, A, stag) == ""
    assert board.game.chars(stag).keyword("hexproof") is not None


@rule("702.11f", "the other is kept", "702.11e", "what loses hexproof loses all of it")
@pytest.mark.parametrize(("text", "lost", "safe"), [
    ("Hexproof from black and from red", "hexproof from red", [True, False, False]),
    ("Hexproof from black, hexproof from green", "hexproof from red", [True, False, True]),
    ("Hexproof from black and from red", "hexproof", [False, False, False]),
    ("Hexproof", "hexproof", [False, False, False]),
    ("Hexproof", "hexproof from red", [True, True, True]),
    ("Hexproof from red", "shroud", [False, True, False]),
])  # fmt: skip
def test_what_loses_one_hexproof_keeps_others(text: str, lost: str, safe: list[bool]) -> None:
    table = Table()
    (stag,) = table.battlefield("A", card("Veiled Stag", "{G}", "Creature — Elk", text, "2/2"))
    do(table, f"Target creature loses {lost} until end of turn.", [stag])
    sources = [table.battlefield("B", card(f"Bell {color}", f"{{{color}}}", "Artifact"))[0] for color in "BRG"]
    refusals = [refused(table.game, MAY_BE_TARGETED, stag, by=source, spell=source, seat=B) for source in sources]
    assert [one is not None for one in refusals] == safe
    kept = "702.11b" if text == "Hexproof" else "702.11d"
    assert [one.rule for one in refusals if one is not None] == [kept] * sum(safe)


@rule("702.18a", "702.18b")
def test_nobody_can_target_what_has_shroud() -> None:
    board = Board()
    stag = board.creature(A, "Veiled Stag", 2, 2, *written("Shroud, shroud"))
    wand = board.permanent(A, "Bright Wand", "Artifact")
    assert may_target(board, wand, A, stag) == may_target(board, wand, B, stag) == "702.18a"


@rule("702.11c", "702.18a")
def test_players_have_hexproof_and_shroud() -> None:
    board = Board(3)
    for seat, keyword in ((A, Hexproof()), (B, Shroud())):
        ability = StaticAbility((PlayersHave(You(said=True), (keyword,)),))
        board.permanent(seat, "Leyline", "Enchantment", None, None, ability)
    wand = board.permanent(C, "Bright Wand", "Artifact")
    assert [may_target(board, wand, seat, A) for seat in (A, B, C)] == ["", "702.11c", "702.11c"]
    assert [may_target(board, wand, seat, B) for seat in (A, B)] == ["702.18a", "702.18a"]
    assert may_target(board, wand, A, C) == ""


@rule("702.11b", "609.4", "as though it had no hexproof, but with all else that it has", "702.16h")
@pytest.mark.parametrize(("words", "who", "may"), [
    ("spells and abilities you control", "A", True), ("spells and abilities you control", "C", False),
    ("spells and abilities", "A", True), ("spells and abilities", "C", True),
])  # fmt: skip
def test_what_may_be_targeted_despite_hexproof_still_has_shroud_and_protection(words: str, who: str, may: bool) -> None:
    table = Table(seats=3)
    beasts = [table.battlefield("B", card(f"Shy {number}", "{1}", "Creature — Ox", words, "2/2"))[0]
              for number, words in enumerate(("Hexproof", "Hexproof, shroud", "Hexproof, protection from all colors"))]  # fmt: skip
    own = table.battlefield(who, *(card(f"Tame Ox {number}", "{1}", "Creature — Ox", "", "2/2") for number in range(2)))
    table.battlefield("A", card("Clear Lens", "{1}", "Artifact", f"Creatures your opponents control with hexproof can be the targets of {words} as "
                                "though they didn't have hexproof."))  # fmt: skip
    table.hand(who, card("Prod", "{U}", "Instant", "Tap target creature."))
    table.mana(who, "{U}").cast(who, "Prod")
    offered = next(d.candidates for d in table.asked if d.kind == "targets")
    assert set(offered) == ({beasts[0], *own} if may else {*own})


@rule("702.11d", "105.2")
def test_each_is_safe_from_spells_of_its_own_colors() -> None:
    table = Table()
    table.battlefield("B", card("Shy Teacher", "{2}", "Creature — Human", (
        "Each other creature you control has hexproof from each of its colors."), "1/1"))  # fmt: skip
    blue, plain = table.battlefield("B", card("Blue Ox", "{U}", "Creature — Ox", "", "2/2"),
                                    card("Tin Ox", "{1}", "Artifact Creature — Ox", "", "2/2"))  # fmt: skip
    (own,) = table.battlefield("A", card("Sea Ox", "{U}", "Creature — Ox", "", "2/2"))
    table.hand("A", card("Prod", "{U}", "Instant", "Tap target creature."), card("Poke", "{R}", "Instant", "Tap target creature."))
    table.mana("A", "{U}{R}").answer("A", [plain]).cast("A", "Prod").resolve()
    offered = next(d.candidates for d in reversed(table.asked) if d.kind == "targets")
    assert blue not in offered and plain in offered and own in offered
    table.answer("A", [blue]).cast("A", "Poke").resolve()
    assert table.game.obj(blue).tapped


@rule("702.18b", "on the same player")
def test_a_player_who_has_shroud_twice_keeps_it_when_one_of_them_goes() -> None:
    table = Table()
    veils = table.battlefield("B", *[card(f"Grey Veil {number}", "{1}", "Enchantment", "You have shroud.") for number in range(2)])
    (needle,) = table.battlefield("A", card("Test Needle", "{1}", "Artifact", "{0}: Target opponent loses 1 life."))
    assert table.actions("A") == ()
    do(table, "Destroy target enchantment.", [veils[0]])
    assert table.actions("A") == ()
    with pytest.raises(AssertionError, match="shroud and flying"):
        card("Odd Veil", "{1}", "Enchantment", "You have shroud and flying.")  # which no player can have, nor twice
    do(table, "Destroy target enchantment.", [veils[1]])
    table.activate("A", needle, [1]).resolve()
    assert table.life("B") == 19


@rule("609.4")
def test_targeted_as_though_without_hexproof() -> None:
    table = Table(3)
    (shy,) = table.battlefield("B", card("Shy Ox", "{1}", "Creature — Ox", "Hexproof", "2/2"))
    for who in "AC":
        table.hand(who, card("Prod", "{0}", "Instant", "Tap target creature."))
    with pytest.raises((IllegalAction, AssertionError)):
        table.cast("A", "Prod", [shy])
    lens = permanent(table, "Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they "
                            "didn't have hexproof.", types="Artifact")  # fmt: skip
    assert lens
    table.cast("A", "Prod", [shy]).resolve()
    assert table.game.objects[shy].tapped and table.has(shy, "hexproof")
    with pytest.raises((IllegalAction, AssertionError)):
        table.cast("C", "Prod", [shy])  # spells and abilities of the lens's controller alone


@pytest.mark.parametrize(("kind", "activated", "triggered"), [
    ("activated abilities", False, True),
    ("triggered abilities", True, False), ("abilities", False, False),
])  # fmt: skip
@rule("702.11d", "by what kind of ability it is, whatever its source is")
def test_hexproof_from_kinds_of_abilities(kind: str, activated: bool, triggered: bool) -> None:
    table = Table()
    (guard,) = table.battlefield("B", card("Odd Guard", "{1}", "Creature — Wall", f"Hexproof from {kind}", "0/4"))
    wand = card("Odd Wand", "{1}", "Artifact", "{0}: Target creature gets +1/+1 until end of turn.")
    mine, theirs = (*table.battlefield("A", wand), *table.battlefield("B", wand))
    assert any(act.oid == mine for act in table.actions("A")) == activated
    table.activate("B", theirs, [guard]).resolve()
    assert table.pt(guard) == (1, 5), "its controller may"
    table.battlefield("A", card("Odd Bell", "{1}", "Artifact", "Whenever you gain life, tap target creature."))
    do(table, "You gain 1 life.")
    assert table.game.objects[guard].tapped == triggered
    do(table, "Target creature gets +5/+5 until end of turn.", [guard])
    assert table.pt(guard) == (6, 10), "a spell may"
