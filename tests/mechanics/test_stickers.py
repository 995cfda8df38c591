"""Stickers (CR 123) and sticker kicker (CR 702.33h)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.compiler.compile import compile_definition
from engine.core.zones import EXILE, GRAVEYARD, HAND
from engine.game.decisions.choices import ChooseOption, YesNo
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.legal import legal_actions
from engine.game.rules.events.happening import happen
from engine.table.seat_views import view_for
from engine.telling.narration import Story
from engine.vocabulary.mechanics.stickers import (
    ABILITY,
    ART,
    NAME,
    SIZE,
    STICKERS,
    Sticker,
    available,
    stickers_on,
    with_word,
)
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Old Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CHEST = card("Iron Chest", "{2}", "Artifact", "")
CAR = card("Tin Car", "{2}", "Artifact — Vehicle", "Crew 1", "3/3")
GLITTER = Sticker("Test", 0, NAME, "Glittering")
GRAND = Sticker("Test", 1, NAME, "Grand")
FLYING = Sticker("Test", 2, ABILITY, "Flying", 2, compile_definition("Flying", "test sticker"))
BIG = Sticker("Test", 3, SIZE, "5/6", 3, size=(5, 6))
SMALL = Sticker("Test", 4, SIZE, "0/1", size=(0, 1))
MOTH = Sticker("Test", 5, ART, "a moth")
STAMP = card("Stamp", "{0}", "Instant", "Put a sticker on target permanent.")


def stickering(*stickers: Sticker, tickets: int = 0) -> Table:
    """A table at which A has access to some stickers, and has tickets."""
    table = Table()
    happen(table.game, SetMark(0, STICKERS, stickers or (GLITTER, GRAND, FLYING, BIG, SMALL, MOTH)))
    if tickets:
        table.game.write_player(0).counters = {"ticket": tickets}
    return table


def put(table: Table, what: int, words: str, name: str = "", kind: str = "a sticker") -> list[tuple[str, ...]]:
    """A puts the sticker with these words on something; what was offered each time."""
    offered: list[tuple[str, ...]] = []

    def policy(decision: Any) -> Any:
        if not isinstance(decision, ChooseOption):
            return None
        options = tuple(table.told(one) for one in decision.options)
        offered.append(options)
        wanted = name if decision.purpose == "name" else words
        return next(n for n, one in enumerate(options) if wanted in one)

    table.policy = policy
    table.hand("A", card("Stamp", "{0}", "Instant", f"Put {kind} on target permanent."))
    table.cast("A", "Stamp", targets=[what]).resolve()
    return offered


def chars(table: Table, oid: int) -> Any:
    return table.game.chars(oid)


@rule("123.6", "613.1c", "the word is added to the name")
@rule("123.6b", "at the beginning or after any number of the other words", "can be further modified", "never remove")
def test_a_name_sticker_adds_its_word_where_the_player_says() -> None:
    table = stickering()
    (bear,) = table.battlefield("A", BEAR)
    _, names = put(table, bear, "Glittering", "Plain Glittering Old Bear")
    assert names == ("Glittering Plain Old Bear", "Plain Glittering Old Bear", "Plain Old Glittering Bear",
                     "Plain Old Bear Glittering")  # fmt: skip
    assert chars(table, bear).name == "Plain Glittering Old Bear"
    put(table, bear, "“Grand”", "Plain Glittering Old Bear Grand")
    assert chars(table, bear).name == "Plain Glittering Old Bear Grand"


@rule("123.6a", "a blank line is no word; words with hyphens and punctuation are one")
@rule("123.6c", "at the end if there are fewer words", "after the number of words that were before it")
@rule("123.6b", "without a name, its name is the word")
@pytest.mark.parametrize(("name", "position", "becomes"), [
    ("Wolf in ________ Clothing", 2, "Wolf in Grand ________ Clothing"),
    ("Wolf in ________ Clothing", 3, "Wolf in ________ Clothing Grand"),
    ("Well-Kept Ant", 1, "Well-Kept Grand Ant"), ("Ant", 3, "Ant Grand"), ("", 0, "Grand"),
])  # fmt: skip
def test_where_a_word_comes_to_stand(name: str, position: int, becomes: str) -> None:
    assert with_word(name, "Grand", position) == becomes


@rule("123.7", "613.1f", "gains the ability printed on it")
@rule("123.3c", "pay that much", "without that much, it can't be put on")
def test_an_ability_sticker_costs_its_tickets() -> None:
    table = stickering(tickets=2)
    (bear,) = table.battlefield("A", BEAR)
    (offered,) = put(table, bear, "Flying")
    assert not any("5/6" in one for one in offered) and any("Flying (2 tickets)" in one for one in offered)
    assert table.has(bear, "flying") and not table.game.players[0].counters.get("ticket")


@rule("123.8", "613.4b", "sets power and toughness", "by timestamp")
def test_the_younger_of_two_power_and_toughness_stickers_counts_and_counters_come_on_top() -> None:
    table = stickering(tickets=3)
    (bear,) = table.battlefield("A", BEAR)
    put(table, bear, "0/1")
    put(table, bear, "5/6")
    assert (chars(table, bear).power, chars(table, bear).toughness) == (5, 6)
    table.hand("A", card("Grow", "{0}", "Instant", "Put a +1/+1 counter on target creature."))
    table.cast("A", "Grow", targets=[bear]).resolve()
    assert (chars(table, bear).power, chars(table, bear).toughness) == (6, 7)


@rule("123.8", "on a creature, or a creature or Vehicle card elsewhere")
def test_a_size_means_nothing_on_what_is_no_creature() -> None:
    table = stickering(tickets=3)
    chest, car = table.battlefield("A", CHEST, CAR)
    put(table, chest, "0/1")
    put(table, car, "5/6")
    assert chars(table, chest).power is None and chars(table, car).power is None
    happen(table.game, ZoneChange(car, GRAVEYARD), ZoneChange(chest, GRAVEYARD))
    car, chest = table.game.became(car), table.game.became(chest)
    assert (chars(table, car).power, chars(table, chest).power) == (5, None)


@rule("123.9", "no effect but as a marker")
@rule("123.4", "stickered while any sticker is on it")
def test_an_art_sticker_makes_a_stickered_object_and_nothing_else() -> None:
    table = stickering()
    bear, other = table.battlefield("A", BEAR, BEAR)
    before = chars(table, bear).name, chars(table, bear).power
    put(table, bear, "a moth", kind="an art sticker")
    assert (chars(table, bear).name, chars(table, bear).power) == before
    table.hand("A", card("Peel", "{0}", "Instant", "Destroy target stickered creature."))
    table.cast("A", "Peel", targets=[bear]).resolve()
    assert table.zone("A", GRAVEYARD).count("Plain Old Bear") == 1
    table.hand("A", card("Peel", "{0}", "Instant", "Destroy target stickered creature."))
    assert "Peel" not in [action.label for action in legal_actions(table.game, 0)] and other in table.game.objects


@rule("123.3", "a sticker that is on no object they own", "123.3a", "the same text is another sticker")
def test_a_sticker_is_put_on_one_object_only() -> None:
    twin = Sticker("Test", 9, NAME, "Glittering")
    table = stickering(GLITTER, twin)
    bear, other = table.battlefield("A", BEAR, BEAR)
    put(table, bear, "Glittering", "Glittering Plain")
    assert available(table.game, 0) == [twin]
    put(table, other, "Glittering", "Glittering Plain")
    assert available(table.game, 0) == []


@rule("123.3b", "not on an object they don't own")
def test_nothing_is_put_on_what_another_owns() -> None:
    table = stickering()
    (bear,) = table.battlefield("B", BEAR)
    assert put(table, bear, "Glittering") == [] and not stickers_on(table.game, bear)


@rule("123.5", "retained in a public zone, an exception to 400.7", "not retained in a hidden zone")
@rule("123.6c", "position and timestamp are remembered")
def test_stickers_stay_on_through_public_zones_and_are_lost_in_hidden_ones() -> None:
    table = stickering(tickets=2)
    (bear,) = table.battlefield("A", BEAR)
    put(table, bear, "Glittering", "Plain Glittering Old Bear")
    put(table, bear, "Flying")
    for zone in (GRAVEYARD, EXILE, "battlefield"):
        happen(table.game, ZoneChange(bear, zone, controller=0 if zone == "battlefield" else -1))
        bear = table.game.became(bear)
        assert chars(table, bear).name == "Plain Glittering Old Bear" and table.has(bear, "flying")
    happen(table.game, ZoneChange(bear, HAND))
    bear = table.game.became(bear)
    assert chars(table, bear).name == "Plain Old Bear" and not stickers_on(table.game, bear)
    assert GLITTER in available(table.game, 0)


@rule("123.1", "no part of the copiable values")
def test_a_copy_has_no_stickers() -> None:
    table = stickering()
    (bear,) = table.battlefield("A", BEAR)
    put(table, bear, "Glittering", "Glittering Plain")
    table.hand("A", card("Again", "{0}", "Sorcery", "Create a token that's a copy of target creature."))
    table.cast("A", "Again", targets=[bear]).resolve()
    assert table.all("Plain Old Bear") and len(table.all("Glittering Plain Old Bear")) == 1


def test_the_log_tells_of_it_and_what_is_stickered_is_seen_as_no_copy() -> None:
    table = stickering()
    (bear,) = table.battlefield("A", BEAR)
    put(table, bear, "Glittering", "Glittering Plain")
    story = Story(table.game, 1)
    told = [table.told(found[0]) for found in map(story.of, table.game.history.this_turn) if found is not None]
    assert "A puts a sticker on Glittering Plain Old Bear (sticker: “Glittering” in its name)" in told
    seen = view_for(table.game, 1, None).objects[bear]
    assert seen.name == "Glittering Plain Old Bear" and not seen.is_copy and seen.notes == ("sticker: “Glittering” in its name",)


KICKED = card("Sticky Cub", "{0}", "Creature — Bear", "Sticker kicker {1}\nWhen this creature enters, if it was kicked, you gain 3 life.", "1/1")


def cast_cub(kicks: bool, words: str) -> Table:
    table = stickering(GLITTER, Sticker("Test", 8, SIZE, "4/4", 1, size=(4, 4)))
    table.hand("A", KICKED)
    table.mana("A", "{C}")

    def policy(decision: Any) -> Any:
        if isinstance(decision, ChooseOption) and decision.purpose == "sticker":
            return next(n for n, one in enumerate(decision.options) if words in table.told(one))
        return kicks if isinstance(decision, YesNo) else None

    table.policy = policy
    table.cast("A", "Sticky Cub")
    return table


@rule("702.33h", "kicker", "if it's kicked, you get a ticket counter and you may put a sticker on this spell")
def test_a_kicked_spell_gets_a_ticket_and_a_sticker() -> None:
    table = cast_cub(True, "4/4")
    (spell,) = table.game.stack
    assert (chars(table, spell).power, table.game.players[0].counters.get("ticket", 0)) == (4, 0)
    table.resolve().resolve()
    (cub,) = table.all("Sticky Cub")
    assert chars(table, cub).power == 4 and table.life("A") == 23


@rule("702.33h", "may")
def test_who_wants_no_sticker_keeps_the_ticket() -> None:
    table = cast_cub(True, "no sticker")
    assert table.game.players[0].counters["ticket"] == 1 and not stickers_on(table.game, table.game.stack[0])


@rule("702.33h", "only if it's kicked")
def test_without_the_kicker_there_is_neither() -> None:
    table = cast_cub(False, "")
    assert "ticket" not in table.game.players[0].counters
    table.resolve()
    assert table.life("A") == 20


@rule("107.17", "a ticket symbol is one ticket counter")
def test_ticket_symbols_are_ticket_counters() -> None:
    table = Table()
    table.hand("A", card("Fair", "{0}", "Sorcery", "You get {TK}{TK}."))
    table.cast("A", "Fair").resolve()
    assert table.game.players[0].counters == {"ticket": 2}
