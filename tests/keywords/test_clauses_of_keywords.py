"""Clauses of keywords and keyword actions: whose, from where, what it was not (CR 701, 702)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import SHUFFLED
from engine.game.events.status import PhaseIn, PhaseOut, Untap
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.cards import CardDefinition
from engine.vocabulary.statics.players.player_rules import MAY_SEARCH
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import Table, card, data


def ore() -> CardDefinition:
    """An artifact that is crafted with another."""
    return card("Raw Ore", "{1}", "Artifact", "Craft with artifact {2}", back=data("Fine Blade", "", "Artifact Creature — Construct", "Vigilance", "4/4"))


@rule("701.39a", "701.39c", "words may speak of it")
def test_words_speak_of_exerted_creatures() -> None:
    table = Table()
    permanent(table, "Exerted creatures you control get +1/+1.", types="Enchantment")
    thing = permanent(table, "Exert this creature: You gain 1 life.")
    (other,) = table.battlefield("A", bear())
    assert table.pt(thing) == (1, 1)
    table.activate("A", thing).resolve()
    assert (table.pt(thing), table.pt(other)) == ((2, 2), (2, 2))


@rule("702.180a", "its mana cost is its harmonize cost", edition="2026-01-16")
def test_a_card_that_gains_harmonize_costs_its_mana_cost() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Dear Ox", "{3}{G}", "Creature — Ox", "{0}: You may have Dear Ox become a 4/4 green Ox artifact creature until end of turn.", "3/3"))
    (song,) = table.graveyard("A", card("Old Song", "{4}{U}", "Sorcery", "You gain 2 life."))
    do(table, "Target instant or sorcery card in your graveyard gains harmonize until end of turn. Its harmonize cost is equal to its mana cost.", [song])
    table.mana("A", "{U}")
    assert [action for action in table.actions("A") if action.kind == "cast"] == []
    table.answer("A", True).activate("A", ox).resolve()
    assert table.pt(ox) == (4, 4)
    table.answer("A", [ox]).cast("A", "Old Song", way="harmonize").resolve()
    assert table.life("A") == 22 and table.all("Old Song", "exile") and table.pool("A") == ""


@pytest.mark.parametrize("taker", ["A", "B"])
@pytest.mark.parametrize(("words", "kept"), [
    pytest.param("When a spell or ability an opponent controls causes you to discard this card, you gain 1 life.", False, marks=rule("701.8a", "701.8b")),
    pytest.param("If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your "
                 "graveyard.", True, marks=rule("701.8a", "701.8c")),
])  # fmt: skip
def test_who_controls_what_causes_a_discard(words: str, kept: bool, taker: str) -> None:
    """The artifact is B's; only while B controls it an opponent of A's causes the discard."""
    table = Table()
    thing = permanent(table, "{0}: Target player discards a card.", "B", types="Artifact")
    if taker == "A":
        do(table, "Gain control of target artifact.", targets=[thing])
    (gnome,) = table.hand("A", card("Spring Gnome", "{4}", "Artifact", words))
    table.hand(taker, card("Idle Word", "{0}", "Instant", "Target player puts a card from their hand on top of their library, then draws a card."))
    table.answer("A", [gnome]).cast(taker, "Idle Word", [0]).resolve()
    table.activate(taker, thing, [0]).resolve()
    assert table.life("A") == (21 if taker == "B" and not kept else 20)
    assert bool(table.all("Spring Gnome")) is (kept and taker == "B")
    table.hand("A", bear())
    table.activate(taker, thing, [0]).resolve()
    assert "Plain Bear" in table.zone("A", "graveyard") and table.life("A") == (21 if taker == "B" and not kept else 20)


@rule("702.167a", "702.167b", "permanents you control or cards in your graveyard, other than itself")
def test_only_ones_own_materials_serve() -> None:
    table = Table()
    (made,) = table.battlefield("A", ore())
    table.battlefield("B", lamp())
    table.graveyard("B", lamp())
    table.graveyard("A", bear())
    table.mana("A", "{2}")
    assert table.actions("A") == ()
    first, second = table.battlefield("A", lamp(), lamp())
    table.answer("A", [second]).activate("A", made)
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "exile"]
    assert (choice.candidates, choice.least, choice.most) == ((first, second), 1, 1)
    assert first in table.game.battlefield and second not in table.game.battlefield


@rule("702.167a", "return this card transformed under its owner's control")
def test_a_stolen_permanent_returns_to_its_owner_and_one_face_does_not_return() -> None:
    table = Table()
    (made,) = table.battlefield("B", ore())
    table.battlefield("A", lamp())
    do(table, "Gain control of target artifact.", targets=[made])
    table.mana("A", "{2}").activate("A", made).resolve()
    assert table.all("Fine Blade", who="B") and table.all("Fine Blade", who="A") == []
    table = Table()
    (plain, _) = table.battlefield("A", card("Raw Lump", "{1}", "Artifact", "Craft with artifact {2}"), lamp())
    table.mana("A", "{2}").activate("A", plain).resolve()
    assert table.all("Raw Lump", "exile") and table.all("Raw Lump") == []


@rule("701.55a", "701.55b", "exiled until a nonland card of that mana value or less; not on the battlefield")
def test_discovering_passes_lands_and_what_costs_more() -> None:
    table = Table()
    permanent(table, "Whenever you discover, you gain 1 life.", types="Enchantment")
    table.library("A", card("Grove", "", "Land", "{T}: Add {G}."), card("Big Bear", "{4}", "Creature — Bear", "", "9/9"), card("Plain Bolt", "{3}", "Instant", "You gain 5 life."), bear())
    table.policy = lambda decision: False if getattr(decision, "purpose", "") == "discover" else None
    do(table, "Discover 3.").resolve()
    assert table.zone("A", "hand") == ["Plain Bolt"] and table.life("A") == 21
    assert table.zone("A", "library")[0] == "Plain Bear" and sorted(table.zone("A", "library")[-2:]) == ["Big Bear", "Grove"]


@rule("701.34a", "701.56a", "the permanents that were put face down")
@pytest.mark.parametrize(("verb", "then"), [("Manifest", "Put a +1/+1 counter on that creature."), ("Cloak", "It gains haste until end of turn.")])
def test_words_may_speak_of_a_certain_card_that_was_put_face_down(verb: str, then: str) -> None:
    table = Table()
    (other,) = table.battlefield("A", bear())
    table.hand("A", lamp())
    do(table, f"{verb} a card from your hand. {then}")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert (table.counters(hidden) != {} or table.has(hidden, "haste")) and table.counters(other) == {} and not table.has(other, "haste")


@rule("702.88a", "cast from hand; as it resolves; the card itself")
def test_what_was_not_cast_from_hand_or_did_not_resolve_does_not_rebound() -> None:
    ball = card("Bouncing Ball", "{W}", "Sorcery", "You gain 3 life.\nRebound\nFlashback {W}")
    table = Table()
    (dead,) = table.graveyard("A", card("Bouncing Ball", "{W}", "Sorcery", "You gain 3 life.\nRebound\nYou may cast this card from your graveyard."))
    table.mana("A", "{W}").cast("A", dead).resolve()
    assert table.life("A") == 23 and table.zone("A", "graveyard") == ["Bouncing Ball"]
    table = Table()
    table.hand("A", ball)
    table.hand("B", card("Null Word", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{W}").cast("A", "Bouncing Ball")
    table.cast("B", "Null Word", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20 and table.zone("A", "graveyard") == ["Bouncing Ball"]
    table = Table()
    table.hand("A", ball, card("Plain Song", "{0}", "Sorcery", "You gain 1 life."), card("Twin Word", "{0}", "Instant", "Copy target spell you control."))
    table.mana("A", "{W}").cast("A", "Bouncing Ball")
    table.cast("A", "Twin Word", [table.game.stack[-1]]).resolve()
    table.cast("A", "Plain Song").resolve()
    assert table.life("A") == 27 and table.all("Bouncing Ball", "exile") and "Plain Song" in table.zone("A", "graveyard")
    table.to_step("upkeep", "A")
    assert table.stack() == ["Bouncing Ball trigger (A)"], "the copy left nothing to cast"


@rule("701.19a", "701.19g", "also if nothing was found; not if nobody may search")
def test_a_search_that_found_nothing_was_a_search() -> None:
    table = Table()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, "You may search your library for a creature card. If you do, you gain 1 life.")
    assert table.life("A") == 21
    for zones in ("library and/or graveyard", "hand and/or library"):
        before = table.game.history.total
        do(table, f"Search your {zones} for a card named Plain Lamp, reveal it, and put it into your hand. If you search your library this way, shuffle.")
        assert [event for event in table.game.history.since(before) if SHUFFLED in event.keys()], zones
    permanent(table, "Players can't draw cards or search libraries.", types="Enchantment")
    refusal = refused(table.game, MAY_SEARCH, 0, owner=1)
    assert refusal is not None and refusal.rule == "701.19"
    before = table.game.history.total
    do(table, "You may search your library for a creature card. If you do, you gain 1 life.")
    assert table.life("A") == 21
    do(table, "Search your library and/or graveyard for a card named Plain Lamp, reveal it, and put it into your hand. If you search your library this way, shuffle.")
    assert not [event for event in table.game.history.since(before) if SHUFFLED in event.keys()]


@rule("701.19a", "in that zone, and in each of several")
@pytest.mark.parametrize("zones", ["library and/or graveyard", "hand and/or library"])
def test_who_searches_a_library_and_another_zone_searches_that_library(zones: str) -> None:
    table = Table()
    do(table, f"Search your {zones} for a card named Plain Lamp, reveal it, and put it into your hand. If you search your library this way, shuffle.")
    assert [event for event in table.game.history.this_turn if SHUFFLED in event.keys()]


@rule("701.18a", "701.18b")
@pytest.mark.parametrize(("artifacts", "life"), [(0, 20), (1, 21)])
def test_if_you_do_asks_whether_one_scried(artifacts: int, life: int) -> None:
    table = Table()
    table.battlefield("A", *[lamp()] * artifacts)
    do(table, "Scry X, where X is the number of artifacts you control. If you do, you gain 1 life.")
    assert table.life("A") == life


@rule("701.66a", "dies or is put into exile; tapped, under your control", edition="2026-01-16")
@pytest.mark.parametrize("verb", ["Destroy", "Exile"])
def test_what_was_earthbent_comes_back_from_graveyard_or_exile(verb: str) -> None:
    table = Table()
    land, other = table.battlefield("A", *[card("Grove", "", "Land", "{T}: Add {G}.")] * 2)
    do(table, "Earthbend 1.", targets=[land])
    do(table, f"{verb} target land.", targets=[other]).resolve()
    assert table.all("Grove") == [land]
    do(table, f"{verb} target creature.", targets=[land]).resolve()
    (again,) = table.all("Grove", who="A")
    assert table.game.obj(again).tapped and "creature" not in table.game.chars(again).types
    do(table, f"{verb} target land.", targets=[again]).resolve()
    assert table.all("Grove") == []  # it was for that permanent, once


@rule("701.66a", "target land you control", edition="2026-01-16")
def test_what_was_earthbent_and_goes_to_hand_stays_there() -> None:
    table = Table()
    (land,) = table.battlefield("A", card("Grove", "", "Land", "{T}: Add {G}."))
    table.battlefield("B", card("Moor", "", "Land", "{T}: Add {B}."))
    do(table, "Earthbend 1.", targets=[land])
    do(table, "Return target creature to its owner's hand.", targets=[land]).resolve()
    assert table.zone("A", "hand") == ["Grove"] and table.all("Grove") == []


@rule("702.26d", "702.26f")
@pytest.mark.parametrize(("words", "ends"), [
    ("for as long as Puppet Strings remains tapped", True), ("for as long as Puppet Strings remains on the battlefield", True),
    ("until Puppet Strings leaves the battlefield", False),
])  # fmt: skip
def test_what_lasts_while_a_permanent_is_so_ends_as_it_phases_out_or_is_so_no_more(words: str, ends: bool) -> None:
    for phased in (True, False):
        table = Table()
        (strings,) = table.battlefield("A", card("Puppet Strings", "{1}", "Artifact", f"{{T}}: Target creature gets +1/+1 {words}."))
        (one,) = table.battlefield("A", bear())
        table.activate("A", strings, [one]).resolve()
        assert table.pt(one) == (3, 3)
        if phased:
            happen(table.game, PhaseOut(strings))
            table.settle()
            happen(table.game, PhaseIn(strings))
        else:
            happen(table.game, Untap(strings))
        table.settle()
        assert table.pt(one) == ((2, 2) if (ends and phased) or ("tapped" in words and not phased) else (3, 3))


@rule("702.102a", "from your hand")
def test_only_a_card_in_hand_is_fused() -> None:
    words = "Target player gains 3 life.\nFuse\nYou may cast this card from your graveyard."
    right = data("Take", "{1}{B}", "Sorcery", "Target player loses 3 life.\nFuse\nYou may cast this card from your graveyard.")
    table = Table()
    table.graveyard("A", card("Give", "{G}", "Sorcery", words, layout="split", back=right))
    table.mana("A", "{G}{1}{B}")
    assert table.actions("A") and "fuse" not in {action.way for action in table.actions("A")}


@rule("701.16d", "701.16a", "looking is no revealing")
def test_the_card_that_was_looked_at_is_spoken_of() -> None:
    table = Table()
    table.library("A", lamp())
    do(table, "Look at the top card of your library. If it's an artifact card, you gain 1 life.")
    table.library("A", bear())
    do(table, "Look at the top card of your library. If it's an artifact card, you gain 1 life.")
    assert table.life("A") == 21


@rule("701.62b", edition="2026-01-16")
@pytest.mark.parametrize("cards", [0, 2])
def test_one_has_manifested_dread_even_if_some_of_it_was_impossible(cards: int) -> None:
    table = Table(library=cards)
    permanent(table, "Whenever you manifest dread, you gain 1 life.", types="Enchantment")
    do(table, "Manifest dread.").resolve()
    assert table.life("A") == 21 and len([oid for oid in table.game.battlefield if table.game.obj(oid).face_down]) == (cards > 0)
    assert table.zone("A", "graveyard").count("Forest") == max(0, cards - 1) and table.zone("A", "library") == []


@rule("702.110b", "exploits a creature; the creature that was sacrificed")
def test_words_speak_of_the_exploited_creature() -> None:
    table = Table()
    (victim,) = table.battlefield("A", card("Old Ox", "{2}", "Creature — Ox", "", "3/5"))
    table.hand("A", card("Sly Ghoul", "{0}", "Creature — Zombie", "Exploit\nWhenever this creature exploits a creature, you gain life equal to that creature's toughness.", "1/1"))
    table.policy = lambda decision: True if decision.kind == "yes_no" else [victim] if getattr(decision, "purpose", "") == "sacrifice" else None
    table.cast("A", "Sly Ghoul").resolve()
    assert table.life("A") == 25 and table.all("Old Ox") == []
