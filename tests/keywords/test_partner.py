"""Partner (CR 702.124)."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.events.leaving import concede
from engine.meaning.abilities import KeywordAbility
from engine.table.seat_views import view_for
from engine.vocabulary.variants.commander.decks import _are_partners, lead
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("702.124a")
def test_it_is_understood_and_does_nothing_in_the_game() -> None:
    printed = card("Good Friend", "{1}", "Legendary Creature — Human", "Partner", "1/1").front.printed
    partner = printed.keyword("partner")
    assert isinstance(partner, KeywordAbility) and partner.stands_for() == ()


@rule("702.124i")
def test_partner_with_looks_for_the_other_card() -> None:
    table = Table()
    twin = card("Ash Twin", "{W}", "Legendary Creature — Human", "Partner with Elm Twin", "1/1")
    (other,) = table.library("B", card("Elm Twin", "{W}", "Legendary Creature — Human", "Partner with Ash Twin", "1/1"))
    table.hand("A", twin)
    table.mana("A", "{W}").answer("B", True, [other]).cast("A", "Ash Twin", [1]).resolve()
    assert "Elm Twin" in table.zone("B", "hand")


FIRST = card("Ash Friend", "{W}", "Legendary Creature — Human", "Partner", "1/1")
SECOND = card("Elm Friend", "{G}", "Legendary Creature — Elf", "Partner", "1/1")
TWIN = card("Ash Twin", "{W}", "Legendary Creature — Human", "Partner with Elm Twin", "1/1")
CHUM = card("Old Chum", "{W}", "Legendary Creature — Human", "Friends forever", "1/1")
WANDERER = card("Lone Wanderer", "{W}", "Legendary Creature — Human", "Choose a Background", "1/1")


@rule("702.124e", "either of them", "you choose which")
def test_your_commander_is_either_of_two() -> None:
    table = Table()
    ash, elm = (lead(table.game, 0, one) for one in (FIRST, SECOND))
    table.hand("A", card("Call Home", "{0}", "Sorcery", "Put your commander into your hand from the command zone."))
    table.answer("A", [elm], False)
    table.cast("A", "Call Home").resolve()
    asked = next(decision for decision in table.asked if decision.kind == "objects")
    assert asked.candidates == (ash, elm)  # type: ignore[attr-defined]
    assert table.zone("A", "hand") == ["Elm Friend"] and ash in table.game.zone("command")
    lamp = card("Proud Lamp", "{1}", "Artifact", "{0}: You gain 1 life. Activate only if you control your commander.")
    table.battlefield("A", lamp)
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.mana("A", "{G}").cast("A", "Elm Friend").resolve()
    assert [action for action in table.actions("A") if action.kind == "activate"], "it does not matter which"


@rule("702.124n", "partner and partner with", "no other partner variant", "by name")
def test_words_that_name_a_partner_ability_mean_no_other() -> None:
    table = Table()
    cards = table.graveyard("A", FIRST, TWIN, CHUM, WANDERER)
    for number, (words, found) in enumerate({"partner": cards[:2], "friends forever": cards[2:3]}.items()):
        table.hand("A", card(f"Grave Call {number}", "{0}", "Sorcery", f"You gain 1 life for each card with {words} in your graveyard."))
        before = table.life("A")
        table.cast("A", f"Grave Call {number}").resolve()
        assert table.life("A") == before + len(found)


@rule("702.124d", "damage from each of your two commanders separately")
def test_everybody_sees_what_each_of_two_commanders_has_dealt_even_when_they_have_left() -> None:
    table = Table(3)
    generals = [lead(table.game, 0, FIRST), lead(table.game, 0, SECOND)]
    happen(table.game, *(ZoneChange(oid, "battlefield", controller=0) for oid in generals))
    one, two = table.find("Ash Friend"), table.find("Elm Friend")
    happen(table.game, Damage(one, 1, 5, combat=True), Damage(two, 1, 3, combat=True))

    def told() -> set[str]:
        return set(view_for(table.game, 2, None).players[1].designations)

    assert told() == {"5 combat damage by Ash Friend", "3 combat damage by Elm Friend"}
    (ox,) = table.battlefield("B", card("Great Ox", "{4}", "Creature — Ox", "", "5/5"))
    table.next_turn("B").answer("B", [[ox, 0]]).answer("A", [[one, ox]]).to_step("declare_blockers")
    assert table.game.combat is not None and one in table.game.combat.blocking
    concede(table.game, 0)
    assert table.game.combat.blocking == {}
    assert told() == {"5 combat damage by a commander", "3 combat damage by a commander"}


@rule("702.124d", "21 or more combat damage by the same one of the two commanders")
@rule("903.12h", "no such damage in Brawl")
@pytest.mark.parametrize(("variant", "lost"), [("commander", True), ("brawl", False)])
def test_one_of_two_commanders_deals_21(variant: str, lost: bool) -> None:
    table = Table(3, variant=variant)
    lives = [table.life("A"), Table(2, variant=variant).life("A")]
    assert lives == ([40, 40] if lost else [30, 25]), "two commanders are one player's, who has no more life for them"
    table.life("B", 100)
    generals = [lead(table.game, 0, FIRST), lead(table.game, 0, SECOND)]
    happen(table.game, *(ZoneChange(oid, "battlefield", controller=0) for oid in generals))
    one, two = table.find("Ash Friend"), table.find("Elm Friend")
    happen(table.game, Damage(one, 1, 20, combat=True), Damage(two, 1, 20, combat=True))
    assert not table.settle().game.players[1].lost
    happen(table.game, Damage(two, 1, 1, combat=True))
    assert bool(table.settle().game.players[1].lost) == lost


@rule("702.124i", edition="2026-01-16")
@pytest.mark.parametrize(
    ("one", "other", "together"), [("Old chums", "Old chums", True), ("Old chums", "Aunt & niece", False)]
)
def test_partners_of_the_same_kind_lead_together(one: str, other: str, together: bool) -> None:
    cards = [
        card(f"{name} Lead", "{1}", "Legendary Creature — Human", f"Partner—{kind}", "1/1")
        for name, kind in (("Ash", one), ("Elm", other))
    ]
    assert _are_partners(cards[0].front.printed, cards[1].front.printed) == together
    assert not _are_partners(cards[0].front.printed, FIRST.front.printed)
