"""Rolling a die (CR 706), asked as a judge would."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseOption
from engine.game.events.chance import RollDie, RollPlanarDie
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.table import Table, card

WATCHER = card("Dice Watcher", "{1}", "Artifact", "Whenever you roll a die, you gain 10 life.")
TABLE_CARD = card(
    "Ask the Attic", "{R}", "Sorcery",
    "Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 2 life.\n20 | You gain 3 life.",
)  # fmt: skip
SIX = card("Tin Cup", "{R}", "Sorcery", "Roll a six-sided die. You gain life equal to the result.")


def rolled(table: Table) -> list[tuple[int, int, int]]:
    """Every roll so far that has happened: kind of die, natural result, result."""
    return [(e.sides, e.natural, e.result) for e in table.game.history.this_turn if isinstance(e, RollDie)]


def with_spell(spell: object, *permanents: object) -> Table:
    """A table where A can cast a spell for {R}."""
    table = Table()
    table.battlefield("A", *permanents)  # type: ignore[arg-type]
    table.hand("A", spell)  # type: ignore[arg-type]
    return table.mana("A", "{R}{4}")


@rule("706.1", "706.4")
def test_the_instruction_says_which_dice_and_how_many() -> None:
    table = with_spell(card("Three of Them", "{R}", "Sorcery", "Roll three d8. You gain life equal to the total of those results."))
    next_rolls(table, 8, 3, 8, 1)
    table.cast("A", "Three of Them").resolve()
    assert rolled(table) == [(8, 3, 3), (8, 8, 8), (8, 1, 1)] and table.life("A") == 32


@rule("706.1a")
@pytest.mark.parametrize(("words", "sides"), [("a six-sided die", 6), ("a d6", 6), pytest.param("a d20", 20, marks=pytest.mark.long), ("a d4", 4), ("two four-sided dice", 4)])
def test_a_die_of_n_sides_has_n_outcomes(words: str, sides: int) -> None:
    table = Table()
    (cup,) = table.battlefield("A", card("Cup", "{1}", "Artifact", f"{{0}}: Roll {words}."))
    for _ in range(40 * sides):
        table.activate("A", cup).resolve()
    results = [natural for _, natural, _ in rolled(table)]
    assert set(results) == set(range(1, sides + 1))


@rule("706.2")
def test_modifiers_make_the_result_out_of_the_natural_result() -> None:
    table = with_spell(
        card("Lifted Die", "{R}", "Sorcery", "Roll a d6 and add the number of creatures you control. You gain life equal to the result."),
        card("Plain Cat", "{G}", "Creature — Cat", "", "1/1"), card("Loaded Cup", "{1}", "Artifact", "Add two to the result of each die you roll."),
        card("Nines", "{1}", "Artifact", "Whenever you roll a natural 4, you gain 100 life."),
        card("Sevens", "{1}", "Artifact", "Whenever you roll a 7 or higher, you gain 1000 life."),
    )  # fmt: skip
    next_rolls(table, 6, 4)
    table.cast("A", "Lifted Die").resolve()
    assert rolled(table) == [(6, 4, 7)] and table.life("A") == 20 + 7 + 100 + 1000


@rule("706.2")
def test_an_instruction_may_subtract() -> None:
    table = with_spell(card("Sunk Die", "{R}", "Sorcery", "Roll a d6 and subtract the number of artifacts you control. You gain life equal to the result."), WATCHER)
    next_rolls(table, 6, 5)
    table.cast("A", "Sunk Die").resolve()
    assert rolled(table) == [(6, 5, 4)]


@rule("706.2a")
def test_an_optional_modifier_may_cost_mana_from_mana_abilities() -> None:
    table = Table()
    (hill,) = table.battlefield("A", card("Hill", "", "Basic Land — Mountain"))
    table.battlefield("A", card("Nudge", "{1}", "Artifact", "After you roll a die, you may pay {1}. If you do, increase or decrease the result by 1. Do this only once each turn."))
    table.hand("A", SIX, SIX, SIX)
    next_rolls(table, 6, 3)
    table.mana("A", "{R}").answer("A", False).cast("A", "Tin Cup").resolve()
    assert table.life("A") == 23 and not table.game.objects[hill].tapped
    next_rolls(table, 6, 3)
    table.mana("A", "{R}").answer("A", True, 0).cast("A", "Tin Cup").resolve()
    assert table.life("A") == 27 and table.game.objects[hill].tapped
    next_rolls(table, 6, 3)
    table.mana("A", "{R}{1}").cast("A", "Tin Cup").resolve()
    assert table.life("A") == 30  # once each turn


@rule("706.2b")
def test_rerolls_come_before_increases_and_the_player_orders_those_of_a_kind() -> None:
    table = with_spell(
        SIX, card("Fussy Hand", "{1}", "Artifact", "Once each turn, you may reroll one or more dice you rolled."),
        card("Loaded Cup", "{1}", "Artifact", "Add one to the result of each die you roll."),
        card("Heavy Cup", "{1}", "Artifact", "Subtract two from the result of each die you roll."),
    )  # fmt: skip
    next_rolls(table, 6, 1)
    seen = table.game.roll()
    assert seen.below(6) == 0
    second = seen.below(6) + 1
    table.answer("A", True).cast("A", "Tin Cup").resolve()
    orders = [d for d in table.asked if isinstance(d, ChooseOption) and d.purpose == "roll change"]
    assert len(orders) == 1 and len(orders[0].options) == 2  # the reroll is not among them: it came first
    assert rolled(table) == [(6, second, second - 1)]


@rule("706.2b")
def test_a_reroll_may_be_of_some_of_the_dice() -> None:
    table = with_spell(
        card("Pair of Dice", "{R}", "Sorcery", "Roll two d6. You gain life equal to the total of those results."),
        card("Fussy Hand", "{1}", "Artifact", "Once each turn, you may pay {1} to reroll one or more dice you rolled."),
    )  # fmt: skip
    next_rolls(table, 6, 6, 1, 5)
    table.answer("A", True, 1, 1).cast("A", "Pair of Dice").resolve()
    assert rolled(table) == [(6, 6, 6), (6, 5, 5)] and table.life("A") == 31


@rule("706.3", "706.3a")
@pytest.mark.parametrize(("natural", "gained"), [(1, 1), (9, 1), (10, 2), (19, 2), (20, 3)])
def test_a_results_table_says_what_happens_for_which_results(natural: int, gained: int) -> None:
    table = with_spell(TABLE_CARD)
    next_rolls(table, 20, natural)
    table.cast("A", "Ask the Attic").resolve()
    assert table.life("A") == 20 + gained


@rule("706.3a")
def test_a_range_with_one_endpoint_goes_on_and_no_row_means_nothing_happens() -> None:
    spell = card("High Roller", "{R}", "Sorcery", "Roll a d20 and add the number of artifacts you control.\n15+ | You gain 5 life.")
    for natural, gained in ((14, 0), (15, 5), (20, 5)):
        table = with_spell(spell)
        next_rolls(table, 20, natural)
        table.cast("A", "High Roller").resolve()
        assert table.life("A") == 20 + gained


@rule("706.3b")
def test_the_roll_and_its_table_are_one_ability() -> None:
    bird = card("Odd Bird", "{R}", "Creature — Bird", "When this creature enters, roll a d20.\n1—19 | You gain 1 life.\n20 | Draw a card.", "1/1")
    assert len(bird.front.printed.abilities.triggered) == len(tuple(bird.front.printed.abilities)) == 1
    table = with_spell(bird)
    next_rolls(table, 20, 7)
    table.cast("A", "Odd Bird").resolve()
    assert table.life("A") == 21


@rule("706.3c")
def test_roll_again_uses_the_same_dice_and_modifiers() -> None:
    again = card("Once More", "{R}", "Sorcery", "Roll a d20 and add the number of artifacts you control.\n1—15 | You gain 1 life. Roll again.\n16+ | You gain 5 life.")
    table = with_spell(again, WATCHER)
    next_rolls(table, 20, 2, 15)  # 15 and one artifact is 16
    table.cast("A", "Once More").resolve()
    assert rolled(table) == [(20, 2, 3), (20, 15, 16)] and table.life("A") == 20 + 1 + 5 + 2 * 10


@rule("706.4")
@pytest.mark.parametrize(("first", "chosen", "other"), [(2, 5, 2), (5, 5, 2)])
def test_words_without_a_table_say_how_the_results_are_used(first: int, chosen: int, other: int) -> None:
    table = with_spell(card("Weighed", "{R}", "Sorcery", "Roll two d6 and choose one result. You gain life equal to that result and each opponent loses life equal to the other result."))
    next_rolls(table, 6, first, chosen + other - first)
    table.answer("A", [first, chosen + other - first].index(chosen)).cast("A", "Weighed").resolve()
    assert table.life("A") == 20 + chosen and table.life("B") == 20 - other


@rule("706.4")
def test_what_a_die_says_that_was_not_rolled_is_nothing() -> None:
    table = with_spell(card("Dared Die", "{R}", "Sorcery", "You may roll a d6. You gain life equal to the result."))
    table.answer("A", False).cast("A", "Dared Die").resolve()
    assert rolled(table) == [] and table.life("A") == 20


@rule("706.4")
def test_of_a_single_die_its_result_is_the_one_that_is_chosen() -> None:
    table = with_spell(card("Counted Dice", "{X}{R}", "Sorcery", "Roll X d6 and choose one result. You gain life equal to that result."))
    next_rolls(table, 6, 5)
    table.answer("A", 1).cast("A", "Counted Dice").resolve()
    assert rolled(table) == [(6, 5, 5)] and table.life("A") == 25


@rule("706.5")
@pytest.mark.parametrize(("dice", "drawn"), [((3, 3), 1), ((3, 4), 0)])
def test_doubles_are_two_equal_results(dice: tuple[int, int], drawn: int) -> None:
    table = with_spell(card("Twins", "{R}", "Sorcery", "Roll two six-sided dice. If you rolled doubles, draw a card."))
    next_rolls(table, 6, *dice)
    table.cast("A", "Twins").resolve()
    assert len(table.zone("A", "hand")) == drawn


@rule("706.6")
def test_an_ignored_roll_has_never_happened() -> None:
    table = with_spell(SIX, WATCHER, card("Third Hand", "{2}", "Artifact", "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll."))
    next_rolls(table, 6, 2, 6)
    table.cast("A", "Tin Cup").resolve()
    assert rolled(table) == [(6, 6, 6)] and table.life("A") == 20 + 6 + 10


@rule("706.6")
@pytest.mark.parametrize(("ignored", "kept"), [("the two lowest rolls", [6]), ("the lowest roll", [6, 3])])
def test_as_many_rolls_have_never_happened_as_are_ignored(ignored: str, kept: list[int]) -> None:
    table = with_spell(card("Tin Jug", "{R}", "Sorcery", "Roll a six-sided die."), WATCHER, card("More Hands", "{2}", "Artifact", f"If you would roll one or more dice, instead roll that many dice plus two and ignore {ignored}."))
    next_rolls(table, 6, 2, 6, 3)
    table.cast("A", "Tin Jug").resolve()
    assert rolled(table) == [(6, result, result) for result in kept] and table.life("A") == 20 + 10 * len(kept)


@rule("706.6")
def test_of_two_dice_for_each_the_player_ignores_one() -> None:
    table = with_spell(SIX, WATCHER, card("Other Hand", "{2}", "Artifact", "If you would roll a die, instead roll two of those dice and ignore one of those results."))
    next_rolls(table, 6, 6, 2)
    table.answer("A", 1).cast("A", "Tin Cup").resolve()  # the 2 counts, the 6 is ignored
    assert rolled(table) == [(6, 2, 2)] and table.life("A") == 20 + 2 + 10


@rule("706.7")
def test_the_planar_die_is_a_die_but_has_no_result() -> None:
    table = Table()
    table.battlefield("A", WATCHER, card("Rattle Watcher", "{1}", "Artifact", "Whenever you roll one or more dice, you gain 1 life."),
                      card("Sixes", "{1}", "Artifact", "Whenever you roll a 1 or higher, you gain 100 life."))  # fmt: skip
    happen(table.game, RollPlanarDie(0, face="chaos"))
    table.resolve()
    assert table.life("A") == 21


@rule("706.7", "603.4")
def test_words_about_how_high_a_result_was_find_none_where_the_planar_die_or_no_die_was_rolled() -> None:
    table = Table()
    for happening, gained in (("you roll one or more dice", 1), ("an artifact enters", 100)):
        words = f"Whenever {happening}, if any of those results was 1 or higher, you gain {gained} life."
        table.battlefield("A", card("Sixes", "{1}", "Artifact", words))
    happen(table.game, RollPlanarDie(0, face="chaos"))
    table.resolve()
    table.hand("A", card("Idle Cup", "{1}", "Artifact", "{0}: Roll a d6."))
    table.mana("A", "{1}").cast("A", "Idle Cup").resolve()
    assert table.life("A") == 20
    next_rolls(table, 6, 1)
    table.activate("A", table.find("Idle Cup")).resolve()
    assert table.life("A") == 21


