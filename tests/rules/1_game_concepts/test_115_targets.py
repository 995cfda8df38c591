"""Targets (CR 115)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseTargets
from engine.game.events.casting import BecomesTarget
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")


@rule("115.4")
def test_any_target_is_a_creature_player_planeswalker_or_battle() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.battlefield("B", card("Tin Toy", "{2}", "Artifact", ""), card("Forest", "", "Basic Land — Forest"))
    (aunt,) = table.battlefield("B", card("Aunt", "{2}{W}", "Legendary Planeswalker — Aunt", "+1: You gain 1 life.", loyalty="3"))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}").cast("A", "Small Spark", [1])
    asked = next(d for d in table.asked if isinstance(d, ChooseTargets))
    assert sorted(asked.candidates) == sorted([0, 1, bear, aunt])


@rule("115.5")
def test_a_spell_is_no_target_for_itself() -> None:
    table = Table()
    table.hand("A", card("No Thanks", "{U}{U}", "Instant", "Counter target spell."))
    table.mana("A", "{U}{U}")
    assert table.actions("A") == ()


@rule("115.6")
def test_a_spell_with_up_to_one_target_may_have_none_and_then_resolves() -> None:
    table = Table()
    table.hand("A", card("Light Knife", "{B}", "Instant", "Destroy up to one target creature. You gain 2 life."))
    table.mana("A", "{B}").cast("A", "Light Knife", []).resolve()
    assert table.life("A") == 22
    assert not [e for e in table.game.history.this_turn if isinstance(e, BecomesTarget)]


@rule("115.1b", "303.4a")
def test_an_aura_permanent_targets_nothing_but_its_spell_does() -> None:
    table = Table()
    shy = card("Shy Deer", "{1}{G}", "Creature — Elk", "Whenever this creature becomes the target of a spell or ability, you gain 1 life.", "2/2")
    (deer,) = table.battlefield("A", shy)
    table.hand("A", card("Warm Scarf", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."))
    table.mana("A", "{W}").cast("A", "Warm Scarf", [deer])
    assert len(table.stack()) == 2
    table.resolve()
    assert table.life("A") == 21 and table.pt(deer) == (3, 3)


@rule("115.10", "115.10a")
def test_what_is_affected_without_the_word_target_is_no_target() -> None:
    table = Table()
    (ghost,) = table.battlefield("B", card("Far Ghost", "{1}{U}", "Creature — Spirit", "Shroud", "2/2"))
    table.hand("A", card("Sweep the Floor", "{3}{B}", "Sorcery", "Destroy all creatures."), card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{3}{B}{B}")
    assert [a.label for a in table.actions("A")] == ["Sweep the Floor"]
    table.cast("A", "Sweep the Floor").resolve()
    assert ghost not in table.game.objects


@rule("115.7a", "115.7d", "115.7e")
def test_new_targets_must_be_legal_but_old_ones_may_stay() -> None:
    table = Table()
    first, second = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.hand("A", card(*SPARK))
    table.hand("B", card("Turn Aside", "{U}", "Instant", "You may choose new targets for target spell."))
    table.mana("A", "{R}").cast("A", "Small Spark", [first])
    spark = table.game.stack[-1]

    def choose(decision: object) -> object:
        if isinstance(decision, ChooseTargets) and decision.seat == 1:
            return [spark] if spark in decision.candidates else [second]
        return True if type(decision).__name__ == "YesNo" else None

    table.policy = choose
    table.mana("B", "{U}").cast("B", "Turn Aside").resolve()
    assert second not in table.game.objects and first in table.game.objects
