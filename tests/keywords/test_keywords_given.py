"""Keywords that effects give to spells as they are cast, and to cards in graveyards."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from engine.game.decisions.decision import Decision
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")
LESSON = ("Warm Lesson", "{2}{R}", "Sorcery", "You gain 3 life.")
SPARK = ("Sharp Spark", "{R}", "Instant", "~ deals 2 damage to any target.")


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


@rule("702.34a", "611.2")
@pytest.mark.parametrize("words", [
    "Target instant or sorcery card in your graveyard gains flashback until end of turn.",
    "Until end of turn, target instant or sorcery card in your graveyard gains flashback.",
])  # fmt: skip
def test_a_card_gains_flashback_for_its_mana_cost(words: str) -> None:
    table = Table()
    (lesson,) = table.graveyard("A", card(*LESSON))
    words += " The flashback cost is equal to its mana cost."
    compiled = compile_card(CardData("Second Reading", "normal", (data("Second Reading", "{U}", "Instant", words),)))
    assert [line.printed for line in compiled.lines] == [words]
    table.hand("A", card("Second Reading", "{U}", "Instant", words))
    table.mana("A", "{U}")
    table.cast("A", "Second Reading", targets=[lesson]).resolve()
    assert not _castable(table)
    table.mana("A", "{R}{R}{R}")
    assert _castable(table) == ["Flashback {2}{R}"]
    table.cast("A", "Warm Lesson").resolve()
    assert table.game.players[0].life == 23
    assert table.zone("A", "graveyard") == ["Second Reading"]


@rule("702.34a", "for the cost that it names")
def test_a_player_may_have_a_card_gain_flashback_for_a_cost_that_is_said() -> None:
    words = "Whenever a creature you control enters, you may have target sorcery card in your graveyard gain flashback {1} until end of turn."
    compiled = compile_card(CardData("Old Shelf", "normal", (data("Old Shelf", "{1}", "Artifact", words),)))
    assert [line.printed for line in compiled.lines] == [words]
    table = Table()
    table.battlefield("A", card("Old Shelf", "{1}", "Artifact", words))
    table.graveyard("A", card(*LESSON))
    table.hand("A", card(*CUB))
    table.mana("A", "{1}{G}{1}").answer("A", "*", True).cast("A", "Sprout Cub").resolve()
    table.cast("A", "Warm Lesson", way="flashback").resolve()
    assert table.life("A") == 23 and table.all("Warm Lesson", "exile") and not table.pool("A")


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


@rule("702.126a", "the player who casts it, whoever owns its card", "601.3e")
def test_a_spell_of_an_opponents_card_has_improvise_from_its_caster() -> None:
    table = Table()
    table.battlefield("A", card("Tinker Idol", "{3}", "Artifact", "Nonartifact spells you cast have improvise."))
    table.battlefield("A", card("Cog", "{1}", "Artifact", ""), card("Cog", "{1}", "Artifact", ""))
    (lesson,) = table.graveyard("B", card(*LESSON))
    table.hand("A", card("Read Along", "{0}", "Instant", "You may cast target sorcery card from an opponent's graveyard this turn."))
    table.mana("A", "{R}").cast("A", "Read Along", [lesson]).resolve()
    assert _castable(table) == ["Warm Lesson"]
    table.cast("A", "Warm Lesson")
    (spell,) = table.game.stack
    assert table.has(spell, "improvise") and table.game.obj(spell).owner == 1
    assert table.resolve().life("A") == 23 and sum(table.game.obj(oid).tapped for oid in table.game.permanents()) == 2


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
    cub = card("Sprout Cub", "{1}{G}", "Creature — Bear", "Kicker {G}", "2/2")
    table.hand("A", cub, cub)
    table.mana("A", "{G}{G}{G}{G}{G}")
    had: list[bool] = []

    def unkicked(decision: Decision) -> object:
        had.append(table.has(table.game.stack[-1], "cascade"))
        return False

    table.answer("A", unkicked, unkicked)
    table.cast("A", "Sprout Cub")
    assert table.stack() == ["Sprout Cub", "Sprout Cub trigger (A)"]
    table.resolve()
    table.cast("A", "Sprout Cub")
    assert table.stack() == ["Sprout Cub"]
    assert had == [True, False], "as it is being cast too"


@rule("702.85a", "when you cast this spell: whichever has cascade", "113.2c")
def test_the_first_spell_of_a_kind_has_cascade_whatever_was_cast_before_it() -> None:
    table = Table(library=0)
    text = "The first creature spell you cast each turn has cascade."
    table.battlefield("A", card("Branching Sky", "{3}", "Enchantment", text))
    table.hand("A", card("Free Word", "{0}", "Sorcery", "You gain 1 life."), card(*CUB), card(*CUB))
    table.mana("A", "{G}{G}{G}{G}").cast("A", "Free Word")
    assert table.stack() == ["Free Word"]
    table.resolve().cast("A", "Sprout Cub")
    assert table.stack() == ["Sprout Cub", "Sprout Cub trigger (A)"]
    table.resolve().cast("A", "Sprout Cub")
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


@rule("611.3d", "702.74a")
def test_evoke_gained_as_it_is_cast_makes_the_permanent_be_sacrificed() -> None:
    table = Table()
    (usher,) = table.battlefield("A", card("Ember Usher", "{3}", "Enchantment", "Bear permanent spells you cast from "
                                           "your hand gain evoke {G} as you cast them."))
    table.hand("A", card("Grand Cub", "{6}{G}", "Creature — Bear", "When ~ enters, draw a card.", "6/6"),
               card("Plain Newt", "{6}", "Creature — Newt", "", "2/2"))
    table.graveyard("A", card("Grand Cub", "{6}{G}", "Creature — Bear", "", "6/6"))
    table.mana("A", "{G}")
    assert _castable(table) == ["Evoke {G}"]  # neither the Newt nor the card in the graveyard
    table.cast("A", "Grand Cub", way="evoke").resolve()
    assert not table.all("Grand Cub")
    assert table.zone("A", "graveyard").count("Grand Cub") == 2
    assert len(table.zone("A", "hand")) == 2  # the Newt and the card drawn
    assert table.game.obj(usher).zone == "battlefield"


@rule("611.3d")
def test_haste_that_the_spell_had_stays_when_what_gave_it_is_gone() -> None:
    table = Table()
    (font,) = table.battlefield("A", card("Swift Font", "{3}", "Artifact", "Creature spells you cast have haste and "
                                          "cascade."))
    table.hand("A", card(*CUB), card("Unmaking", "{0}", "Sorcery", "Destroy target artifact."))
    table.mana("A", "{1}{G}")
    table.cast("A", "Sprout Cub").resolve()
    table.cast("A", "Unmaking", targets=[font]).resolve()
    cub = table.find("Sprout Cub")
    assert table.has(cub, "haste")
    assert not table.has(cub, "cascade")  # it functions only on the stack


@rule("702.56a", "105.2")
def test_replicate_of_spells_of_exactly_two_colors_and_for_their_mana_cost() -> None:
    table = Table()
    table.battlefield("A", card("Twin Beacon", "{3}", "Artifact",
                                "Each spell you cast that's exactly two colors has replicate {1}."))
    table.battlefield("A", card("Echo Beacon", "{3}", "Artifact", "Each Bear spell you cast has replicate. The "
                                "replicate cost is equal to its mana cost."))
    table.hand("A", card("Duet", "{R}{G}", "Sorcery", "You gain 1 life."), card("Solo", "{R}", "Sorcery",
               "You gain 5 life."), card(*CUB))
    table.mana("A", "{R}{G}{R}{2}{1}{G}{1}{G}")
    table.answer("A", 2)
    table.cast("A", "Duet").resolve()
    assert table.life("A") == 23
    table.cast("A", "Solo").resolve()  # one colour: no question
    assert table.life("A") == 28
    table.answer("A", 1)
    table.cast("A", "Sprout Cub").resolve()
    assert len(table.all("Sprout Cub")) == 2


@rule("702.119a", "702.152a")
def test_emerge_and_blitz_for_the_mana_cost() -> None:
    table = Table()
    table.battlefield("A", card("Deep Font", "{3}", "Artifact", "Each Bear spell you cast has emerge. The emerge cost "
                                "is equal to its mana cost."), card("Stone", "{1}", "Creature — Golem", "", "1/1"))
    table.battlefield("A", card("Hot Font", "{3}", "Artifact", "Each creature spell you cast with mana value 4 or "
                                "greater has blitz. The blitz cost is equal to its mana cost."))
    table.hand("A", card(*CUB), card("Great Newt", "{4}", "Creature — Newt", "", "4/4"))
    table.mana("A", "{G}")
    table.cast("A", "Sprout Cub", way="emerge").resolve()  # the Golem's mana value takes {1} off
    assert table.all("Sprout Cub") and not table.all("Stone")
    table.mana("A", "{4}")
    table.cast("A", "Great Newt", way="blitz").resolve()
    assert table.has(table.find("Great Newt"), "haste")
    table.to_step("end").resolve()
    assert not table.all("Great Newt")


@rule("702.35a")
def test_madness_for_the_mana_cost_and_only_one_of_two_madness_abilities() -> None:
    table = Table()
    table.battlefield("A", card("Mad Font", "{3}", "Artifact", "Each Bear creature card you own that isn't on the "
                                "battlefield has madness. The madness cost is equal to its mana cost."),
                      card("Pit", "{1}", "Artifact", "Discard a card: You gain 1 life."))
    table.hand("A", card("Wild Cub", "{1}{G}", "Creature — Bear", "Madness {G}", "2/2"))
    table.mana("A", "{G}")
    table.activate("A", table.find("Pit"))
    assert len(table.stack()) == 2  # the artifact's ability, and one madness trigger above it
    table.answer("A", True)
    table.resolve()
    assert table.all("Wild Cub")


@rule("601.3", "702.103a", "702.152a")
def test_cast_from_the_graveyard_only_using_a_keyword_ability() -> None:
    table = Table()
    (ghost,) = table.graveyard("A", card("Ash Ghost", "{1}{R}", "Creature — Spirit", "Bestow {3}{R}\nEnchanted creature "
                               "gets +1/+1.\nYou may cast ~ from your graveyard using its bestow ability.", "1/1"))
    (cub,) = table.battlefield("A", card(*CUB))
    table.mana("A", "{3}{R}")
    assert [(a.way, a.oid) for a in table.actions("A") if a.kind == "cast"] == [("bestow", ghost)]
    table.cast("A", "Ash Ghost", targets=[cub]).resolve()
    assert table.pt(cub) == (3, 3)
