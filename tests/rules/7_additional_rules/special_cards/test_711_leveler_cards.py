"""Leveler cards (CR 711): level symbols, their striations, and level up."""

from __future__ import annotations

import pytest

from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from engine.meaning.progress import Progress
from engine.table.reasons import why_so
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

TEXT = (
    "Level up {1}\nVigilance\nLEVEL 2-3\n4/4\nFirst strike\n{T}: You gain 3 life.\nLEVEL 5+\n6/7\nFlying, trample\n"
    "Whenever this creature attacks, you gain 1 life."
)


def squire(text: str = TEXT) -> CardDefinition:
    return card("Rising Squire", "{W}", "Creature — Human", text, "1/2", layout="leveler")


def levels(table: Table, oid: int, number: int) -> None:
    """Have so many level counters on a creature."""
    now = table.counters(oid).get("level", 0)
    if number > now:
        happen(table.game, PutCounters(oid, "level", number - now))
    elif number < now:
        happen(table.game, RemoveCounters(oid, "level", now - number))


@rule("711.1", "711.2", "711.3")
def test_each_striation_of_a_leveler_card_belongs_to_its_level_symbol() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire(TEXT.replace("LEVEL 2-3", "LEVEL 1-3")))
    assert len(table.game.chars(oid).abilities.keywords["level symbol"]) == 2
    for number in (0, 3):
        levels(table, oid, number)
        assert (table.pt(oid) == (1, 2)) is (number == 0)
        assert view_for(table.game, 1, None).objects[oid].progress == (Progress("level", number, words=f"level {number}"),)
    assert table.pt(oid) == (4, 4) and table.has(oid, "first strike") and not table.has(oid, "flying")
    levels(table, oid, 5)
    assert table.pt(oid) == (6, 7) and table.has(oid, "trample") and not table.has(oid, "first strike")


def shown(table: Table, oid: int) -> list[str]:
    """How far it has come, as its opponent sees it."""
    return [progress.words for progress in view_for(table.game, 1, None).objects[oid].progress]


@rule("711.2a", "702.87b", "711.5")
def test_a_range_of_levels_applies_from_its_first_to_its_last_number() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    sizes = []
    for number in range(7):
        levels(table, oid, number)
        assert shown(table, oid) == [f"level {number}"]
        sizes.append((table.pt(oid), table.has(oid, "first strike"), len(table.game.chars(oid).abilities.activated)))
    low, middle, high = ((1, 2), False, 1), ((4, 4), True, 2), ((6, 7), False, 1)
    # Between the two symbols none applies: four counters are more than the range of the first.
    assert sizes == [low, low, middle, middle, low, high, high]


@rule("711.2a")
def test_a_range_that_begins_with_one_asks_for_a_counter() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire("Level up {1}\nLEVEL 1-2\n4/4\nFirst strike\nLEVEL 3+\n6/7"))
    for number, size in enumerate([(1, 2), (4, 4), (4, 4), (6, 7)]):
        levels(table, oid, number)
        assert table.pt(oid) == size and table.has(oid, "first strike") is (number in (1, 2))


@rule("711.2b")
def test_a_number_with_a_plus_sign_applies_from_that_number_on() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    assert table.pt(oid) == (1, 2) and shown(table, oid) == ["level 0"]
    levels(table, oid, 20)
    assert shown(table, oid) == ["level 20"] and table.pt(oid) == (6, 7) and table.has(oid, "flying")
    levels(table, oid, 4)
    assert table.pt(oid) == (1, 2) and not table.has(oid, "flying")
    levels(table, oid, 5)
    table.to_step("declare_attackers")
    assert table.life("A") == 20


@rule("711.2")
def test_an_ability_beside_a_level_symbol_works_like_any_other() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    levels(table, oid, 2)
    table.activate("A", oid, index=1).resolve()
    assert table.life("A") == 23


@rule("711.2", "the static ability gives size and abilities; what such an ability does is told as its own")
def test_it_is_told_what_the_level_symbol_gives_and_what_an_ability_that_it_gave_has_done() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire("Level up {1}\nLEVEL 1+\n3/4\n{0}: Suspect this creature."))
    levels(table, oid, 1)
    table.activate("A", oid, index=1).resolve()
    table.activate("A", oid, index=1).resolve()  # it is suspected already: the ability that was given does nothing any more
    told = [reason.words for reason in why_so(table.game, 0, oid)]
    assert told[0] == "It begins as 1/2" and "Rising Squire: 1/2 becomes 3/4" in told and told.count("Rising Squire: it has menace") == 1


@rule("711.2", "613.4b")
def test_the_symbols_base_size_is_set_in_layer_7b_and_counters_come_on_top() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    happen(table.game, PutCounters(oid, "+1/+1", 1))
    levels(table, oid, 2)
    assert table.pt(oid) == (5, 5)
    table.hand("A", card("Shrink Down", "{U}", "Instant", "Target creature has base power and toughness 0/1 until end of turn."))
    table.mana("A", "{U}").cast("A", "Shrink Down", [oid]).resolve()
    assert table.pt(oid) == (1, 2)  # the later timestamp


@rule("711.4")
def test_what_stands_before_the_level_symbols_works_at_any_level() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    for number in (0, 3, 6):
        levels(table, oid, number)
        assert table.has(oid, "vigilance")
        table.mana("A", "{1}").activate("A", oid).resolve()
        assert table.counters(oid)["level"] == number + 1


@rule("711.4", "only what is preceded by a level symbol asks for levels")
def test_with_no_level_counter_a_leveler_has_just_what_stands_before_its_first_symbol() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire("Level up {1}\nVigilance\nLEVEL 1-3\n3/4\nFirst strike\nLEVEL 4+\n6/7"))
    assert table.has(oid, "vigilance") and not table.has(oid, "first strike") and table.pt(oid) == (1, 2)
    assert shown(table, oid) == ["level 0"]
    table.mana("A", "{1}").activate("A", oid).resolve()
    assert table.has(oid, "vigilance") and table.has(oid, "first strike") and table.pt(oid) == (3, 4)


@rule("711.5")
def test_below_the_first_symbol_the_uppermost_size_counts() -> None:
    table = Table()
    oid, early = table.battlefield("A", squire(), squire(TEXT.replace("LEVEL 2-3", "LEVEL 1-3")))
    levels(table, oid, 1)
    assert table.pt(oid) == table.pt(early) == (1, 2)
    levels(table, early, 1)
    assert table.pt(early) == (4, 4)


@rule("711.6")
def test_outside_the_battlefield_a_leveler_has_its_uppermost_size() -> None:
    table = Table()
    (dead,) = table.graveyard("A", squire())
    (held,) = table.hand("A", squire())
    assert table.pt(dead) == table.pt(held) == (1, 2)
    table.mana("A", "{W}").cast("A", "Rising Squire")
    assert table.pt(table.game.stack[-1]) == (1, 2)


@rule("711.6", "every zone other than the battlefield")
def test_what_a_leveler_was_at_its_level_it_is_no_longer_in_a_hand() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    levels(table, oid, 2)
    assert table.pt(oid) == (4, 4) and table.has(oid, "first strike")
    do(table, "Return target creature to its owner's hand.", [oid])
    (held,) = table.all("Rising Squire", "hand", "A")
    assert table.pt(held) == (1, 2) and not table.has(held, "first strike")


@rule("711.6", "711.2a", "711.2b")
@pytest.mark.parametrize(("number", "size"), [(0, (1, 2)), (1, (3, 4)), (3, (3, 4)), (4, (1, 2)), (5, (6, 7)), (9, (6, 7))])
def test_only_on_the_battlefield_does_the_number_of_level_counters_choose_the_box(number: int, size: tuple[int, int]) -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire("Level up {1}\nLEVEL 1-3\n3/4\nFirst strike\nLEVEL 5+\n6/7"))
    levels(table, oid, number)
    assert table.pt(oid) == size and table.has(oid, "first strike") is (number in (1, 3))
    do(table, "Destroy target creature.", [oid])
    (dead,) = table.all("Rising Squire", "graveyard", "A")
    assert table.pt(dead) == (1, 2) and not table.has(dead, "first strike")


@rule("711.7")
def test_level_counters_do_nothing_for_a_class() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    (lessons,) = table.battlefield("A", card("Long Study", "{G}", "Enchantment — Class", "Creatures you control get +1/+1.", layout="class"))
    happen(table.game, PutCounters(lessons, "level", 5))
    assert table.pt(oid) == (2, 3) and table.game.chars(lessons).abilities.keywords == {}
    levels(table, oid, 2)
    assert table.pt(oid) == (5, 5)


def scholar() -> CardDefinition:
    """A Class whose second level teaches and whose third level helps creatures."""
    text = "You have no maximum hand size.\n{G}: Level 2\nCreatures you control have trample.\n{G}: Level 3\nCreatures you control get +1/+1."
    return card("Long Study", "{G}", "Enchantment — Class", text, layout="class")


@rule("711.7", "716.4")
def test_a_class_level_gained_puts_no_level_counter_anywhere_and_moves_no_leveler() -> None:
    table = Table()
    oid, lessons = table.battlefield("A", squire(TEXT.replace("LEVEL 2-3", "LEVEL 1-3")), scholar())
    table.mana("A", "{G}{G}").activate("A", lessons).resolve().activate("A", lessons, index=1).resolve()
    assert table.game.objects[lessons].marks["level"] == 3 and table.counters(lessons) == table.counters(oid) == {}
    assert table.pt(oid) == (2, 3) and not table.has(oid, "first strike")  # its own size and the Class's bonus


@rule("711.7", "716.4")
def test_level_up_and_level_counters_give_no_class_level_and_open_no_level_bar() -> None:
    table = Table()
    oid, lessons = table.battlefield("A", squire(), scholar())
    table.mana("A", "{1}{1}").activate("A", oid).resolve().activate("A", oid).resolve()
    happen(table.game, PutCounters(lessons, "level", 2))
    assert table.pt(oid) == (4, 4) and not table.has(oid, "trample")
    table.mana("A", "{G}{G}")
    bars = [action.label for action in table.actions("A") if action.oid == lessons]
    assert bars == ["{G}: Level 2"]  # it is level 1 still, whatever counters it has
    table.hand("A", *[card("Weigh", "{W}", "Instant", "You gain life equal to target permanent's level.")] * 2)
    table.mana("A", "{W}{W}").cast("A", "Weigh", [oid]).resolve().cast("A", "Weigh", [lessons]).resolve()
    assert table.life("A") == 22


@rule("711.7", "716.2c")
def test_to_level_up_a_creature_is_not_to_gain_a_class_level() -> None:
    table = Table()
    oid, lessons = table.battlefield("A", squire(), scholar())
    for who in "AB":
        table.battlefield(who, card("Proud Tutor", "{1}", "Artifact", "Whenever you gain a Class level, you gain 3 life."))
    table.mana("A", "{1}").activate("A", oid).resolve()
    assert table.life("A") == 20 and table.counters(oid) == {"level": 1}
    table.mana("A", "{G}").activate("A", lessons).resolve()
    assert (table.life("A"), table.life("B")) == (23, 20) and table.counters(oid) == {"level": 1}


@rule("711.2", "707.2")
def test_a_copy_of_a_leveler_has_the_symbols_but_not_the_counters() -> None:
    table = Table()
    (oid,) = table.battlefield("A", squire())
    levels(table, oid, 2)
    table.hand("A", card("Mirror Slime", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0"))
    table.answer("A", [oid])
    table.mana("A", "{U}").cast("A", "Mirror Slime").resolve()
    copy = table.all("Rising Squire")[1]
    assert table.pt(copy) == (1, 2)
    levels(table, copy, 5)
    assert table.pt(copy) == (6, 7) and table.pt(oid) == (4, 4)
