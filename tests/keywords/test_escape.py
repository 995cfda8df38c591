"""Escape (CR 702.138)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

MOLE = ("Deep Mole", "{1}{B}", "Creature — Mole", "Escape—{2}{B}, Exile two other cards from your graveyard.", "3/1")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.138a")
def test_a_card_escapes_at_the_price_of_others() -> None:
    table = Table()
    table.graveyard("A", card(*MOLE), card(*FOREST), card(*FOREST))
    table.mana("A", "{B}{2}")
    table.cast("A", "Deep Mole", way="escape").resolve()
    assert table.all("Deep Mole") and len(table.all("Forest", "exile")) == 2
    assert table.zone("A", "graveyard") == []


@rule("702.138a")
def test_without_enough_other_cards_nothing_escapes() -> None:
    table = Table()
    table.graveyard("A", card(*MOLE), card(*FOREST))
    table.mana("A", "{B}{2}")
    assert table.actions("A") == ()


GIANT = ("Sunken Giant", "{1}{B}", "Creature — Giant", "When this creature enters, sacrifice it unless it escaped.\n"
         "Escape—{B}, Exile another card from your graveyard.", "6/6")  # fmt: skip


@rule("702.138b", "permanent", "spell")
def test_what_was_cast_from_a_graveyard_with_escape_has_escaped() -> None:
    table = Table()
    table.hand("A", card(*GIANT))
    table.battlefield("A", card("Quiet Ear", "{1}", "Artifact", "Whenever you cast a spell, if it escaped, you gain 3 life."))
    table.graveyard("A", card(*FOREST))
    table.mana("A", "{1}{B}{B}")
    table.cast("A", "Sunken Giant", way="").resolve()
    assert table.life("A") == 20 and "Sunken Giant" in table.zone("A", "graveyard"), "it did not escape"
    table.cast("A", "Sunken Giant", way="escape").resolve()
    assert table.life("A") == 23 and table.all("Sunken Giant")


@rule("702.138b", "with an escape ability")
def test_what_was_cast_from_a_graveyard_otherwise_has_not_escaped() -> None:
    table = Table()
    table.graveyard("A", card(*GIANT), card(*FOREST))
    table.battlefield("A", card("Open Grave", "{1}", "Artifact", "You may cast creature spells from your graveyard."))
    table.mana("A", "{1}{B}")
    table.cast("A", "Sunken Giant", way="permitted").resolve()
    assert "Sunken Giant" in table.zone("A", "graveyard")


@rule("702.138c", "enters with", "if it escaped")
def test_it_escapes_with_counters() -> None:
    table = Table()
    eel = card("Grave Eel", "{1}{B}", "Creature — Fish", "This creature escapes with two +1/+1 counters on it.\n"
               "Escape—{B}, Exile another card from your graveyard.", "1/1")  # fmt: skip
    table.hand("A", eel)
    table.graveyard("A", eel, card(*FOREST))
    table.battlefield("A", card("Far Salt", "{1}", "Artifact", "Creatures your opponents control can't have counters put on them."))
    table.mana("A", "{1}{B}{B}")
    table.cast("A", "Grave Eel", way="").resolve()
    assert table.counters(table.find("Grave Eel")) == {}
    table.cast("A", "Grave Eel", way="escape").resolve()
    assert table.counters(table.all("Grave Eel")[-1]) == {"+1/+1": 2}


@rule("702.138c", "608.2d")
def test_it_escapes_with_a_counter_of_the_kind_that_is_chosen() -> None:
    table = Table()
    eel = card("Grave Eel", "{1}{B}", "Creature — Fish", "This creature escapes with your choice of a +1/+1 counter or a flying counter on it.\n"
               "Escape—{B}, Exile another card from your graveyard.", "1/1")  # fmt: skip
    table.graveyard("A", eel, card(*FOREST))
    table.mana("A", "{B}").answer("A", 1).cast("A", "Grave Eel", way="escape").resolve()
    assert table.counters(table.find("Grave Eel")) == {"flying": 1}


@rule("702.138c", "linked triggered ability", "even if it had no effect")
def test_what_triggers_when_it_enters_this_way() -> None:
    table = Table()
    eel = card("Grave Eel", "{1}{B}", "Creature — Fish", "This creature escapes with a +1/+1 counter on it. When it enters "
               "this way, you gain 4 life.\nEscape—{B}, Exile another card from your graveyard.", "1/1")  # fmt: skip
    table.hand("A", eel)
    table.graveyard("A", eel, card(*FOREST))
    table.battlefield("B", card("Dry Salt", "{1}", "Artifact", "Creatures can't have counters put on them."))
    table.mana("A", "{1}{B}{B}")
    table.cast("A", "Grave Eel", way="").resolve()
    assert table.life("A") == 20
    table.cast("A", "Grave Eel", way="escape").resolve()
    assert table.life("A") == 24 and table.counters(table.all("Grave Eel")[-1]) == {}


@rule("702.138c", "it triggers as it enters, whatever it makes for later")
def test_what_triggers_when_it_enters_this_way_may_speak_of_the_graveyard() -> None:
    table = Table()
    eel = card("Fleet Eel", "{1}{B}", "Creature — Fish", "This creature escapes with a +1/+1 counter on it. When it enters this way, you gain 4 life. At the beginning of "
               "the next end step, return this card from your graveyard to your hand.\nEscape—{B}, Exile another card from your graveyard.", "1/1")  # fmt: skip
    table.hand("A", eel)
    table.graveyard("A", eel, card(*FOREST))
    table.mana("A", "{1}{B}{B}").cast("A", "Fleet Eel", way="").resolve()
    assert table.life("A") == 20
    table.cast("A", "Fleet Eel", way="escape").resolve(1)
    assert table.stack() == ["Fleet Eel trigger (A)"]
    assert table.resolve().life("A") == 24


@rule("702.138c", "linked to escaping with counters, and to nothing else")
@pytest.mark.parametrize(("first", "is_said"), [
    ("This creature escapes with a +1/+1 counter on it.", True), ("This creature escapes with flying.", False),
    ("This creature has flying.", False), ("This creature enters with a +1/+1 counter on it.", False),
])  # fmt: skip
def test_only_behind_the_counters_it_escapes_with_something_enters_this_way(first: str, is_said: bool) -> None:
    text = f"{first} When it enters this way, you gain 4 life."
    eel = data("Grave Eel", "{1}{B}", "Creature — Fish", text, "1/1")
    assert (compile_card(CardData("Grave Eel", "normal", (eel,))).definition is not None) is is_said


@rule("702.138d")
def test_it_escapes_with_an_ability() -> None:
    table = Table()
    eel = card("Grave Eel", "{1}{B}", "Creature — Fish", "Escape—{B}, Exile another card from your graveyard.\nThis creature "
               "escapes with \"{0}: You gain 1 life.\"", "1/1")  # fmt: skip
    bat = card("Grave Bat", "{1}{B}", "Creature — Bat", "Escape—{B}, Exile another card from your graveyard.\nThis creature "
               "escapes with flying.", "1/1")  # fmt: skip
    (plain,) = table.battlefield("A", eel)
    table.graveyard("A", eel, card(*FOREST))
    table.mana("A", "{B}{B}")
    assert [action for action in table.actions("A") if action.kind == "activate"] == []
    table.cast("A", "Grave Eel", way="escape").resolve()
    (eel_id,) = [oid for oid in table.all("Grave Eel") if oid != plain]
    table.activate("A", eel_id).resolve()
    assert table.life("A") == 21 and [action.oid for action in table.actions("A") if action.kind == "activate"] == [eel_id]
    table.graveyard("A", bat, card(*FOREST))
    table.cast("A", "Grave Bat", way="escape").resolve()
    assert table.has(table.find("Grave Bat"), "flying")


@rule("702.138a", "118.8")
@pytest.mark.parametrize("words", [
    "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile two other "
    "cards from your graveyard.",
    "{0}: Target creature card in your graveyard gains escape until end of turn. The escape cost is equal to its mana cost "
    "plus exile two other cards from your graveyard.",
])  # fmt: skip
def test_escape_is_given_for_the_mana_cost_and_more(words: str) -> None:
    table = Table()
    table.graveyard("A", card("Old Mole", "{1}{B}", "Creature — Mole", "", "3/1"), card(*FOREST), card(*FOREST))
    (well,) = table.battlefield("A", card("Open Well", "{2}", "Artifact", words))
    if words.startswith("{0}"):
        table.activate("A", well, targets=table.all("Old Mole", "graveyard")).resolve()
    table.mana("A", "{B}")
    assert "cast" not in {action.kind for action in table.actions("A")}, "the mana cost is part of it"
    table.mana("A", "{1}")
    table.cast("A", "Old Mole", way="escape").resolve()
    assert table.all("Old Mole") and len(table.all("Forest", "exile")) == 2
