"""Numbers and symbols (CR 107): negative numbers, X, hybrid, Phyrexian and snow mana, {T} and {Q}."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseNumber
from engine.game.decisions.payment import PayMana
from engine.game.rules.questions.values import mana_value
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card, data

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("107.1b")
def test_a_negative_number_counts_as_zero_for_what_an_effect_does() -> None:
    table = Table()
    (joiner,) = table.battlefield("A", card("Odd Joiner", "{1}{G}", "Creature — Elf", "{T}: Add an amount of {G} equal to this creature's power.", "1/2"))
    table.hand("B", card("Sap", "{B}", "Instant", "Target creature gets -2/-0 until end of turn."))
    table.mana("B", "{B}").cast("B", "Sap", [joiner]).resolve()
    assert table.pt(joiner) == (-1, 2)
    table.tap_for_mana("A", joiner)
    assert table.game.players[0].pool == ()


@rule("107.1b")
def test_a_creature_with_negative_power_raised_again_starts_from_the_negative_value() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Sap", "{B}", "Instant", "Target creature gets -5/-0 until end of turn."))
    table.hand("A", card("Pump", "{R}", "Instant", "Target creature gets +3/+0 until end of turn."))
    table.mana("A", "{B}{R}").cast("A", "Sap", [bear]).resolve()
    assert table.pt(bear) == (-3, 2)
    table.cast("A", "Pump", [bear]).resolve()
    assert table.pt(bear) == (0, 2)


@rule("107.3a", "202.3e")
def test_x_counts_on_the_stack_and_is_zero_elsewhere() -> None:
    table = Table()
    (in_hand,) = table.hand("A", card("Long Ladle", "{X}{X}{U}", "Sorcery", "Draw X cards."))
    assert mana_value(table.game, in_hand) == 1
    table.mana("A", "{U}{U}{U}{U}{U}").answer("A", 2).cast("A", "Long Ladle")
    assert mana_value(table.game, table.game.stack[-1]) == 5
    table.resolve()
    (ladle,) = table.all("Long Ladle", "graveyard", "A")
    assert mana_value(table.game, ladle) == 1


@rule("107.3b")
def test_x_is_zero_where_a_spell_is_cast_without_paying_its_mana_cost() -> None:
    table = Table()
    table.hand("A", card("Gift Horse", "{U}", "Sorcery", "You may cast target sorcery card from your graveyard without paying its mana cost."))
    (ladle,) = table.graveyard("A", card("Long Ladle", "{X}{U}", "Sorcery", "You gain X life."))
    table.mana("A", "{U}{U}{U}{U}").answer("A", True).cast("A", "Gift Horse", [ladle]).resolve()
    assert not [d for d in table.asked if isinstance(d, ChooseNumber) and d.high > 0]
    assert table.all("Long Ladle", "graveyard", "A") and table.life("A") == 20


@rule("107.3a", "107.3k", "602.2b")
def test_x_of_an_ability_is_its_own() -> None:
    table = Table()
    (staff,) = table.battlefield("A", card("Long Staff", "{2}", "Artifact", "{X}: You gain X life."))
    table.mana("A", "{1}{1}{1}").answer("A", 1)
    table.activate("A", staff).answer("A", 2).activate("A", staff)
    table.resolve(1)
    assert table.life("A") == 22
    table.resolve()
    assert table.life("A") == 23


@rule("107.3m")
def test_a_permanent_remembers_the_x_of_its_spell_as_it_enters_but_has_x_zero() -> None:
    table = Table()
    table.hand("A", card("Growing Pot", "{X}{G}", "Creature — Plant", "This creature enters with X +1/+1 counters on it.\nWhen this creature enters, you gain X life.", "0/1"))
    table.mana("A", "{G}{G}{G}").answer("A", 2).cast("A", "Growing Pot").resolve()
    pot = table.find("Growing Pot")
    assert table.counters(pot) == {"+1/+1": 2} and table.life("A") == 22
    assert mana_value(table.game, pot) == 1


@rule("107.3g")
def test_x_on_the_battlefield_is_zero() -> None:
    table = Table()
    (pot,) = table.battlefield("A", card("Growing Pot", "{X}{G}", "Creature — Plant", "This creature enters with X +1/+1 counters on it.", "0/1"))
    assert mana_value(table.game, pot) == 1


@rule("107.4e")
def test_a_monocoloured_hybrid_symbol_is_paid_with_its_colour_or_two_of_any() -> None:
    for mana, possible in (("{W}", True), ("{G}", False), ("{G}{G}", True)):
        table = Table()
        table.hand("A", card("Plain Priest", "{2/W}", "Creature — Human", "", "1/1"))
        table.mana("A", mana)
        assert bool(table.actions("A")) is possible


@rule("107.4f", "118.3")
def test_phyrexian_mana_can_not_be_paid_with_life_one_does_not_have() -> None:
    table = Table()
    table.life("A", 1)
    table.hand("A", card("Bitter Pill", "{B/P}", "Creature — Rat", "", "2/2"))
    assert table.actions("A") == ()
    table.life("A", 2)
    assert [a.label for a in table.actions("A")] == ["Bitter Pill"]


@rule("107.4h")
def test_snow_mana_comes_from_snow_sources_only() -> None:
    table = Table()
    table.battlefield("A", card(*FOREST))
    table.hand("A", card("Ice Imp", "{S}", "Snow Creature — Imp", "", "1/1"))
    assert table.actions("A") == ()
    table.battlefield("A", card("White Wood", "", "Basic Snow Land — Forest"))
    assert [a.label for a in table.actions("A")] == ["Ice Imp"]


@rule("107.5", "118.3")
def test_a_tapped_permanent_can_not_be_tapped_for_a_cost() -> None:
    table = Table()
    (mill,) = table.battlefield("A", card("Tin Mill", "{2}", "Artifact", "{T}: You gain 1 life."))
    table.activate("A", mill)
    assert table.actions("A") == ()


@rule("107.6", "602.5a", "302.6")
def test_the_untap_symbol_needs_a_tapped_permanent_that_is_not_summoning_sick() -> None:
    table = Table()
    sprite = card("Restless Sprite", "{U}", "Creature — Faerie", "{T}: You gain 1 life.\n{Q}: You gain 2 life.", "1/1")
    (old,) = table.battlefield("A", sprite)
    assert [a.index for a in table.actions("A")] == [0]
    table.activate("A", old, index=0).resolve()
    assert [a.index for a in table.actions("A")] == [1]
    table.activate("A", old, index=1).resolve()
    assert table.life("A") == 23 and not table.game.objects[old].tapped


@rule("107.3a")
def test_the_value_of_x_applies_to_every_x_of_the_spell() -> None:
    table = Table()
    table.hand("A", card("Even Split", "{X}{X}{R}", "Sorcery", "Even Split deals X damage to any target. You gain X life."))
    table.mana("A", "{R}{R}{R}{R}{R}").answer("A", 2).cast("A", "Even Split", [1]).resolve()
    assert table.life("B") == 18 and table.life("A") == 22


@rule("712.8e", "202.3b")
def test_a_back_face_has_the_mana_value_of_the_front() -> None:
    back = data("Wide Awake", "", "Creature — Bear", "", "4/4")
    sleeper = card("Light Sleeper", "{2}{G}", "Creature — Bear", "{T}: Transform this creature.", "1/1", back=back)
    table = Table()
    (bear,) = table.battlefield("A", sleeper)
    table.activate("A", bear).resolve()
    assert table.pt(bear) == (4, 4) and mana_value(table.game, bear) == 3


@rule("107.3n")
def test_a_delayed_trigger_knows_the_x_of_the_spell_that_made_it() -> None:
    table = Table()
    table.hand("A", card("Slow Gift", "{X}{W}", "Sorcery", "At the beginning of the next end step, you gain X life."))
    table.mana("A", "{W}{W}{W}").answer("A", 2).cast("A", "Slow Gift").resolve()
    table.to_step("end").resolve()
    assert table.life("A") == 22


@rule("107.4e")
def test_any_of_several_monocoloured_hybrid_symbols_are_paid_with_two_generic_mana() -> None:
    table = Table()
    table.hand("A", card("Patch King", "{2/W}{2/U}{2/B}{2/R}{2/G}", "Artifact Creature — Scarecrow", "", "6/6"))
    table.mana("A", "{U}{U}{U}{U}{U}{B}{G}").cast("A", "Patch King").resolve()
    assert table.all("Patch King")
    assert not table.game.players[0].pool


@rule("107.4f", "118.3")
@pytest.mark.parametrize(("cost", "life"), [
    ("{2}{G}{G/P}", 18), ("{1}{G/P}{G/P}{G/P}", 18), ("{2}{G/P}{G/P}{G/P}", 16), ("{G}{G/P}{G/P}", 20),
])  # fmt: skip
def test_life_pays_for_phyrexian_mana_whose_mana_the_rest_of_the_cost_needs(cost: str, life: int) -> None:
    """Three lands could meet each colored symbol, and then nothing is left for the generic part."""
    table = Table()
    table.battlefield("A", card(*FOREST), card(*FOREST), card(*FOREST))
    table.hand("A", card("Steep Cub", cost, "Creature — Bear", "", "2/2"))
    table.cast("A", "Steep Cub").resolve()
    assert table.all("Steep Cub") and table.life("A") == life and not table.game.players[0].pool
    assert all(table.game.obj(oid).tapped for oid in table.all("Forest", who="A"))


@rule("107.4f", "601.2b")
def test_a_player_chooses_life_for_phyrexian_mana_though_there_is_mana() -> None:
    table = Table()
    table.battlefield("A", card(*FOREST), card(*FOREST))
    table.hand("A", card("Sour Cub", "{1}{G/P}", "Creature — Bear", "", "2/2"))
    asked = iter([{"life": 1}, "auto"])
    ask = table.game.ask
    table.game.ask = lambda decision, validate: (
        decision.check(next(asked)) if isinstance(decision, PayMana) else ask(decision, validate)
    )
    table.cast("A", "Sour Cub").resolve()
    assert table.all("Sour Cub")
    assert table.life("A") == 18
    assert sum(table.game.obj(oid).tapped for oid in table.all("Forest", who="A")) == 1


@rule("107.1b")
@pytest.mark.parametrize(("text", "size", "life"), [
    ("Target creature gets +X/+X until end of turn, where X is its power.", (-2, 4), 20),
    ("Target creature gets -X/-X until end of turn, where X is its power.", (-2, 4), 20),
    ("Target creature gets +1/+1 until end of turn for each creature you control.", (-1, 5), 20),
    ("Double target creature's power until end of turn.", (-4, 4), 20),
    ("Switch target creature's power and toughness until end of turn.", None, 20),
    ("You lose life equal to target creature's power.", (-2, 4), 20),
    ("Target creature deals damage equal to its power to you.", (-2, 4), 20),
    ("Put X +1/+1 counters on target creature, where X is its power.", (-2, 4), 20),
    ("You gain X life, where X is 3 minus target creature's power.", (-2, 4), 25),
    ("You gain X life, where X is target creature's power plus 5.", (-2, 4), 23),
    ("Your life total becomes equal to target creature's power.", (-2, 4), -2),
])
def test_what_an_effect_calculates_is_no_less_than_zero_unless_it_doubles_or_sets(
    text: str, size: tuple[int, int] | None, life: int
) -> None:
    table = Table()
    (low,) = table.battlefield("A", card("Low Elf", "{G}", "Creature — Elf", "", "4/4"))
    table.hand("A", card("Sap", "{B}", "Instant", "Target creature gets -6/-0 until end of turn."), card("Deed", "{W}", "Sorcery", text))
    table.mana("A", "{B}{W}").cast("A", "Sap", [low]).resolve()
    table.cast("A", "Deed", [low]).resolve()
    assert (table.pt(low) if low in table.game.objects else None) == size
    assert table.life("A") == life
