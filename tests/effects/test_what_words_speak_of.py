"""What pronouns and clauses speak of, where several nouns are near (CR 608.2c, 109.2)."""

from __future__ import annotations

from engine.events.counters import PutCounters
from engine.rules import state_based
from engine.rules.events.happening import happen
from tests.effects.doing import bear, do, lamp, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table, card


@rule("608.2c")
def test_a_pronoun_is_not_the_other_noun_of_its_verb() -> None:
    table = Table()
    table.hand("A", card("Odd Lance", "{2}", "Artifact — Equipment", "When this Equipment enters, create a 1/1 red "
               "Goblin creature token, then attach this Equipment to it.\nEquipped creature gets +2/+0.\nEquip {2}"))  # fmt: skip
    table.mana("A", "{2}").cast("A", "Odd Lance").resolve().resolve()
    (goblin,) = [oid for oid in table.game.battlefield if "Goblin" in table.game.chars(oid).subtypes]
    assert table.pt(goblin) == (3, 1)


@rule("608.2c", "120.3e")
def test_damage_dealt_to_it_is_not_dealt_to_its_source() -> None:
    table = Table()
    thorn = permanent(table, "Whenever a creature you control becomes tapped, this creature deals 1 damage to it.")
    (victim,) = table.battlefield("A", ogre())
    do(table, "Tap target creature.", targets=[victim])
    table.resolve()
    assert table.game.obj(victim).damage == 1
    assert table.game.obj(thorn).damage == 0


@rule("109.2")
def test_with_flying_speaks_of_the_creature_among_several_nouns() -> None:
    table = Table()
    thing, walker, flyer = table.battlefield("B", lamp(), bear(), sprite())
    for victim in (thing, flyer):
        do(table, "Destroy target artifact, enchantment, or creature with flying.", targets=[victim])
        assert victim not in table.game.battlefield
    (other,) = table.battlefield("B", sprite())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", "Destroy target artifact, enchantment, or creature with flying."))
    table.cast("A", "Test Rite").resolve()  # there is but one legal target
    assert other not in table.game.battlefield and walker in table.game.battlefield


@rule("704.3", "704.5f", "704.5q")
def test_a_creature_can_die_while_its_counters_annihilate_one_another() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    happen(table.game, PutCounters(cub, "+1/+1", 1), PutCounters(cub, "-1/-1", 3))
    assert state_based.check_and_perform(table.game)
    assert table.zone("A", "graveyard") == ["Plain Bear"]


@rule("107.3f")
def test_x_that_nothing_defines_is_chosen_as_it_is_paid() -> None:
    table = Table()
    table.hand("A", card("Riser", "{R}", "Enchantment", "When this enchantment enters, you may pay {X}. If you do, "
               "create X 1/1 red Goblin creature tokens."))  # fmt: skip
    table.mana("A", "{R}{R}{R}{R}")
    table.answer("A", True, 2)
    table.cast("A", "Riser").resolve()
    goblins = [oid for oid in table.game.battlefield if "Goblin" in table.game.chars(oid).subtypes]
    assert len(goblins) == 2
