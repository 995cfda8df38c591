"""Resolving spells and abilities (CR 608), and replacement effects (614 to 616)."""

from __future__ import annotations

from engine.decisions.choices import ChooseReplacement
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")


@rule("608.2b")
def test_a_spell_whose_only_target_is_gone_does_not_resolve() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Costly Lesson", "{B}", "Sorcery", "Destroy target creature. You gain 5 life."))
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("A", "{B}").cast("A", "Costly Lesson", [bear])
    table.mana("B", "{U}").cast("B", "Shoo", [bear]).resolve()
    assert table.life("A") == 20
    assert table.all("Costly Lesson", "graveyard", "A")


@rule("608.2b")
def test_an_illegal_target_among_others_is_left_out() -> None:
    table = Table()
    first, second = table.battlefield("B", *[card(*BEAR)] * 2)
    table.hand("A", card("Double Trouble", "{2}{B}", "Sorcery", "Destroy up to two target creatures. You gain 5 life."))
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("A", "{2}{B}").cast("A", "Double Trouble", [first, second])
    table.mana("B", "{U}").cast("B", "Shoo", [first]).resolve()
    assert table.life("A") == 25
    assert table.zone("B", "graveyard").count("Plain Bear") == 1
    assert second not in table.game.objects


@rule("608.3", "400.7")
def test_a_permanent_is_a_new_object_in_each_zone() -> None:
    table = Table()
    (in_hand,) = table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear")
    on_stack = table.game.stack[-1]
    table.resolve()
    on_battlefield = table.find("Plain Bear")
    assert len({in_hand, on_stack, on_battlefield}) == 3
    assert table.game.became(in_hand) == on_battlefield


@rule("701.5a")
def test_a_countered_spell_goes_to_its_owners_graveyard() -> None:
    table = Table()
    table.hand("A", card(*BEAR))
    table.hand("B", card("No Thanks", "{U}{U}", "Instant", "Counter target spell."))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear")
    table.mana("B", "{U}{U}").cast("B", "No Thanks", [table.game.stack[-1]]).resolve()
    assert table.zone("A", "graveyard") == ["Plain Bear"] and not table.all("Plain Bear")


@rule("616.1")
def test_the_affected_player_chooses_which_replacement_applies_first() -> None:
    table = Table()
    table.battlefield(
        "A",
        card("Doubling Ladle", "{2}", "Artifact", "If you would gain life, you gain twice that much life instead."),
        card("Extra Helping", "{2}", "Artifact", "If you would gain life, you gain that much life plus 1 instead."),
    )
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."), card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}{W}").answer("A", 0)
    table.cast("A", "Snack").resolve()
    assert table.life("A") == 20 + 3 * 2 + 1
    table.answer("A", 1)
    table.cast("A", "Snack").resolve()
    assert table.life("A") == 27 + (3 + 1) * 2
    assert sum(isinstance(decision, ChooseReplacement) for decision in table.asked) == 2


@rule("614.5")
def test_a_replacement_applies_once_to_an_event_and_never_to_itself() -> None:
    table = Table()
    table.battlefield("A", card("Endless Draught", "{2}", "Artifact", "If you would draw a card, draw two cards instead."))
    hand = len(table.zone("A", "hand"))
    table.hand("A", card("One Sip", "{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{U}").cast("A", "One Sip").resolve()
    assert len(table.zone("A", "hand")) == hand + 2


@rule("614.1a", "603.2h")
def test_a_creature_exiled_instead_of_dying_did_not_die() -> None:
    table = Table()
    table.battlefield("A", card("Cold Cellar", "{2}", "Artifact", "If a creature an opponent controls would die, exile it instead."))
    (bear,) = table.battlefield("B", card("Grateful Bear", "{1}{G}", "Creature — Bear", "When this creature dies, you gain 3 life.", "2/2"))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}").cast("A", "Small Spark", [bear]).resolve()
    assert table.life("B") == 20
    assert table.all("Grateful Bear", "exile")


@rule("614.12", "614.1d")
def test_a_permanent_that_enters_tapped_was_never_untapped() -> None:
    table = Table()
    table.battlefield("B", card("Whenever Watcher", "{1}{W}", "Creature — Human", "Whenever a permanent becomes tapped, you gain 1 life.", "1/1"))
    table.hand("A", card("Slow Orchard", "", "Land", "This land enters tapped.\n{T}: Add {G}."))
    table.play("A", "Slow Orchard")
    assert table.game.objects[table.find("Slow Orchard")].tapped
    assert table.resolve().life("B") == 20


@rule("615.7", "615.1")
def test_a_prevention_shield_is_used_up() -> None:
    table = Table()
    table.hand("A", card("Oven Mitt", "{W}", "Instant", "Prevent the next 3 damage that would be dealt to any target this turn."))
    table.hand("B", *[card(*SPARK)] * 2)
    table.mana("A", "{W}").cast("A", "Oven Mitt", [0]).resolve()
    table.mana("B", "{R}{R}").cast("B", "Small Spark", [0]).resolve()
    assert table.life("A") == 20
    table.cast("B", "Small Spark", [0]).resolve()
    assert table.life("A") == 19
