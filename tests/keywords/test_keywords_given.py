"""Keywords that effects give to spells as they are cast, and to cards in graveyards."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")
LESSON = ("Warm Lesson", "{2}{R}", "Sorcery", "You gain 3 life.")
SPARK = ("Sharp Spark", "{R}", "Instant", "~ deals 2 damage to any target.")


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


@rule("702.34a", "611.2")
def test_a_card_gains_flashback_for_its_mana_cost() -> None:
    table = Table()
    (lesson,) = table.graveyard("A", card(*LESSON))
    table.hand("A", card("Second Reading", "{U}", "Instant", "Target instant or sorcery card in your graveyard gains "
                         "flashback until end of turn. The flashback cost is equal to its mana cost."))
    table.mana("A", "{U}")
    table.cast("A", "Second Reading", targets=[lesson]).resolve()
    assert not _castable(table)
    table.mana("A", "{R}{R}{R}")
    assert _castable(table) == ["Flashback {2}{R}"]
    table.cast("A", "Warm Lesson").resolve()
    assert table.game.players[0].life == 23
    assert table.zone("A", "graveyard") == ["Second Reading"]


@rule("601.3e", "702.126a")
def test_spells_cast_with_improvise_that_an_effect_gives() -> None:
    table = Table()
    table.battlefield("A", card("Tinker Idol", "{3}", "Artifact", "Nonartifact spells you cast have improvise."))
    table.battlefield("A", card("Cog", "{1}", "Artifact", ""), card("Cog", "{1}", "Artifact", ""))
    table.hand("A", card(*LESSON), card("Big Engine", "{3}", "Artifact", ""))
    table.hand("B", card(*SPARK))
    table.mana("A", "{R}")
    assert _castable(table) == ["Warm Lesson"]
    table.cast("A", "Warm Lesson").resolve()
    assert table.game.players[0].life == 23
    assert sum(table.game.obj(oid).tapped for oid in table.game.permanents()) == 2


@rule("601.3e", "702.41a")
def test_a_spell_that_is_affordable_only_with_affinity_that_it_gets_as_it_is_cast() -> None:
    table = Table()
    table.battlefield("A", card("Herd Totem", "{3}", "Enchantment", "Creature spells you cast have affinity for Bears."))
    table.battlefield("A", card(*CUB), card(*CUB))
    table.hand("A", card("Old Bear", "{3}{G}", "Creature — Bear", "", "4/4"))
    table.mana("A", "{G}")
    assert not _castable(table)
    table.mana("A", "{G}")
    table.cast("A", "Old Bear").resolve()
    assert table.all("Old Bear")


@rule("702.85a", "113.2c")
def test_only_the_first_spell_each_turn_has_cascade() -> None:
    table = Table(library=0)
    table.battlefield("A", card("Branching Sky", "{3}", "Enchantment", "The first spell you cast each turn has "
                                "cascade."))
    table.hand("A", card(*CUB), card(*CUB))
    table.mana("A", "{G}{G}{G}{G}")
    table.cast("A", "Sprout Cub")
    assert table.stack() == ["Sprout Cub", "Sprout Cub trigger (A)"]
    table.resolve()
    table.cast("A", "Sprout Cub")
    assert table.stack() == ["Sprout Cub"]


@rule("707.10")
def test_a_copy_was_not_cast_and_has_nothing_that_only_cast_spells_have() -> None:
    table = Table()
    table.battlefield("A", card("Loud Choir", "{3}", "Enchantment", "Each instant and sorcery spell you cast has "
                                "storm."))
    table.hand("A", card(*SPARK), card(*SPARK))
    table.mana("A", "{R}{R}")
    table.cast("A", "Sharp Spark", targets=[1]).resolve()
    table.cast("A", "Sharp Spark", targets=[1]).resolve()
    assert table.game.players[1].life == 14  # one, and another with one copy


@rule("601.2c", "107.3a")
def test_what_can_be_targeted_may_depend_on_x() -> None:
    table = Table()
    (cub,) = table.battlefield("B", card(*CUB))
    table.hand("A", card("Fair Return", "{X}{U}", "Instant", "Return target nonland permanent with mana value X to its "
                         "owner's hand."))
    table.mana("A", "{U}")
    assert not _castable(table)
    table.mana("A", "{U}{U}")
    table.answer("A", 2)
    table.cast("A", "Fair Return", targets=[cub]).resolve()
    assert not table.all("Sprout Cub")
