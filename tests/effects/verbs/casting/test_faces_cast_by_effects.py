"""Halves and faces that effects let a player cast. Only the one that is cast has to fit the words (CR 601.3e,
715.3a)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data


def wanderer() -> Any:
    """A cheap creature with a great Adventure."""
    home = data("Warm Welcome", "{5}{G}{G}", "Sorcery — Adventure", "You gain 7 life.")
    return card("Lost Wanderer", "{G}", "Creature — Human", "", "1/2", layout="adventure", back=home)


def unicorn() -> Any:
    """A great creature with a cheap Adventure."""
    quest = data("Short Quest", "{2}{W}", "Sorcery — Adventure", "You gain 3 life.")
    return card("Proud Unicorn", "{4}{W}", "Creature — Unicorn", "", "3/3", layout="adventure", back=quest)


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


def resolve_with(words: str, zone: str, made: Any) -> Table:
    table = Table()
    table.hand("A", card("Loud Call", "{0}", "Sorcery", words))
    getattr(table, zone)("A", made)
    table.policy = lambda d: True if d.kind == "yes_no" else None
    return table.cast("A", "Loud Call").resolve()


CHEAP = [
    ("You may cast a card with mana value 3 or less from your hand without paying its mana cost.", "hand"),
    ("You may cast a spell with mana value 3 or less from your hand without paying its mana cost.", "hand"),
    ("Exile the top two cards of your library. You may cast a spell with mana value 3 or less from among them without paying its mana "
     "cost.", "library"),
    ("Exile the top two cards of your library. You may cast any number of spells with mana value 3 or less from among those cards "
     "without paying their mana costs.", "library"),
]  # fmt: skip


@rule("715.3a", "601.3e")
@pytest.mark.parametrize(("words", "zone"), CHEAP)
def test_only_the_side_that_is_cheap_enough_can_be_cast(words: str, zone: str) -> None:
    table = resolve_with(words, zone, wanderer())
    assert (names(table), table.life("A")) == (["Lost Wanderer"], 20)
    table = resolve_with(words, zone, unicorn())
    assert (names(table), table.life("A")) == ([], 23)
    assert "Proud Unicorn" in table.zone("A", "exile")  # it went on an adventure


@rule("715.3a", "601.3e")
def test_only_the_side_of_the_right_kind_can_be_cast() -> None:
    table = resolve_with("You may cast a sorcery spell from your hand without paying its mana cost.", "hand", wanderer())
    assert (names(table), table.life("A")) == ([], 27)
    words = "You may cast a creature card from your graveyard without paying its mana cost."
    table = resolve_with(words, "graveyard", unicorn())
    assert (names(table), table.life("A")) == (["Proud Unicorn"], 20)


@rule("715.3a", "each such card is judged, those of whose turn it is first", "101.4")
def test_adventures_in_all_graveyards_are_offered() -> None:
    table = Table()
    mine, theirs = *table.graveyard("A", unicorn()), *table.graveyard("B", wanderer())
    table.graveyard("B", card("Small Land", "", "Land", "{T}: Add {G}."), card("Great Beast", "{4}{G}", "Creature — Beast", "", "5/5"))
    table.next_turn("B").hand("B", card("Loud Call", "{0}", "Sorcery", "You may cast a card with mana value 3 or less from a graveyard without paying its mana cost."))
    table.answer("B", True, [mine]).cast("B", "Loud Call").resolve()
    (asked,) = [decision for decision in table.asked if decision.purpose == "cast"]
    assert isinstance(asked, ChooseObjects) and asked.candidates == (theirs, mine) and table.life("B") == 23


@rule("709.3a")
def test_a_half_that_is_cheap_enough_is_cast_though_the_card_is_not() -> None:
    made = card("Fall", "{4}{U}", "Sorcery", "You gain 9 life.", layout="split", back=data("Rise", "{1}{R}", "Sorcery", "You gain 4 life."))
    table = resolve_with(CHEAP[1][0], "hand", made)
    assert table.life("A") == 24


@rule("701.55a")
def test_discovering_casts_no_spell_of_a_greater_mana_value() -> None:
    table = resolve_with("Discover 3.", "library", wanderer())
    assert (names(table), table.life("A")) == (["Lost Wanderer"], 20)


ONCE = "Once during each of your turns, you may cast a {} spell from your graveyard."


@rule("601.3")
@pytest.mark.parametrize("first", [True, False])
def test_which_of_two_permissions_is_used_up_is_the_players_choice(first: bool) -> None:
    table = Table()
    wide = card("Wide Gate", "{1}", "Artifact", ONCE.format("creature"))
    table.battlefield("A", wide, card("Narrow Gate", "{1}", "Artifact", ONCE.format("Zombie creature")))
    ghoul = ("{0}", "Creature — Zombie", "", "2/2")
    one, two = table.graveyard("A", card("Old Ghoul", *ghoul), card("New Ghoul", *ghoul))
    (bear,) = table.graveyard("A", card("Meadow Bear", "{0}", "Creature — Bear", "", "2/2"))
    ways = [action for action in table.actions("A") if action.oid == one]
    assert [table.told(action.label) for action in ways] == ["Old Ghoul (permitted by Wide Gate)", "Old Ghoul (permitted by Narrow Gate)"]
    assert [table.told(action.label) for action in table.actions("A") if action.oid == bear] == ["Meadow Bear"]
    wanted = ways[0 if first else 1]
    table.act("A", lambda action: action == wanted).resolve()
    assert names(table).count("Old Ghoul") == 1
    left = [action.oid for action in table.actions("A") if action.kind == "cast"]
    assert left == ([two] if first else [two, bear])


@rule("601.3")
def test_no_permission_is_used_up_where_another_is_not() -> None:
    table = Table()
    table.battlefield("A", card("Wide Gate", "{1}", "Artifact", ONCE.format("creature")),
                      card("Open Gate", "{1}", "Artifact", "You may cast Zombie creature spells from your graveyard."))  # fmt: skip
    ghoul, bear = table.graveyard("A", card("Old Ghoul", "{0}", "Creature — Zombie", "", "2/2"), card("Meadow Bear", "{0}", "Creature — Bear", "", "2/2"))
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [ghoul, bear]
    table.cast("A", "Old Ghoul").resolve()
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [bear]


@rule("603.2d")
@pytest.mark.parametrize(("limit", "gained"), [("", 4), (" This ability triggers only once each turn.", 2)])
def test_what_triggers_only_once_does_not_trigger_an_additional_time(limit: str, gained: int) -> None:
    table = Table()
    table.battlefield("A", card("Loud Echo", "{1}", "Enchantment", "If a triggered ability of a Bear you control triggers, that ability triggers an additional time."))
    table.battlefield("A", card("Glad Bear", "{1}", "Creature — Bear", f"Whenever you cast a spell, you gain 2 life.{limit}", "2/2"))
    table.hand("A", card("Round Stone", "{0}", "Artifact", ""), card("Round Stone", "{0}", "Artifact", ""))
    table.cast("A", "Round Stone").resolve()
    assert table.life("A") == 20 + gained
    table.cast("A", "Round Stone").resolve()
    assert table.life("A") == 20 + (gained if limit else 2 * gained)
