"""One blocker for each opponent, damage during an extra turn, tokens created by another, sizes of exiled cards."""

from __future__ import annotations

import pytest

from engine.game.decisions.combat import DeclareBlockers
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("509.1b")
@pytest.mark.parametrize("number", [1, 2])
def test_an_opponent_cannot_block_with_more_than_one_creature(number: int) -> None:
    """Nor with two creatures that block different attackers; in the next combat they can."""
    table = Table()
    duelist = permanent(table, "Whenever Test Thing attacks, each opponent can't block with more than one creature this combat.", size="3/3")
    (other,) = table.battlefield("A", ogre())
    one, two = table.battlefield("B", card("Wall One", "{1}", "Creature — Wall", "", "0/9"), card("Wall Two", "{1}", "Creature — Wall", "", "0/9"))
    table.answer("A", [(duelist, 1), (other, 1)])
    refusals: list[str] = []

    def policy(decision: object) -> object:
        if not isinstance(decision, DeclareBlockers):
            return None
        return [(one, duelist), (two, other)][:number]

    table.policy = policy
    try:
        table.to_step("end_combat", "A")
    except Exception as error:
        refusals.append(str(error))
    assert bool(refusals) == (number == 2)
    if number == 1:
        assert table.life("B") == 17


@rule("607.2a", "604.3")
def test_power_and_toughness_of_all_cards_exiled_as_it_entered() -> None:
    table = Table()
    a, b, _ = table.graveyard("A", bear(), card("Tall Elf", "{G}", "Creature — Elf", "", "1/4"), ogre())
    table.hand("A", card("Test Ghoul", "{0}", "Creature — Zombie", "As Test Ghoul enters, exile any number of creature cards from your graveyard.\nTest Ghoul's power is equal to "
                         "the total power of the exiled cards and its toughness is equal to their total toughness.", "*/*"))  # fmt: skip
    table.answer("A", [a, b])
    table.cast("A", "Test Ghoul").resolve()
    assert table.pt(table.find("Test Ghoul")) == (3, 6) and table.zone("A", "graveyard") == ["Plain Ogre"]


@rule("107.3m")
def test_counters_are_as_many_as_the_x_of_the_spell() -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear())
    table.hand("A", card("Deep Sleep", "{X}{U}", "Enchantment — Aura", "Enchant creature\nWhen Deep Sleep enters, tap enchanted creature and put a number of sleep counters on it "
                         "equal to the value of X as you cast Deep Sleep."))  # fmt: skip
    table.mana("A", "{3}{U}")
    table.policy = lambda decision: 3 if getattr(decision, "purpose", "") == "X" else None
    table.cast("A", "Deep Sleep", [cub]).resolve()
    assert table.counters(cub) == {"sleep": 3} and table.game.obj(cub).tapped


@rule("614.1a")
def test_a_permanent_deals_double_damage_and_any_source_two() -> None:
    table = Table()
    (cub, other) = (*table.battlefield("A", bear()), *table.battlefield("A", sprite()))
    do(table, "Each time target permanent would deal damage to a permanent or player this turn, it deals double that damage to that permanent or player instead.", targets=[cub])
    happen(table.game, Damage(cub, 1, 2), Damage(other, 1, 1))
    assert table.life("B") == 15
    table.next_turn("B").next_turn("A")
    do(table, "If any source would deal 1 or more damage to a permanent or player this turn, it deals 2 damage to that permanent or player instead.")
    happen(table.game, Damage(cub, 1, 5))
    happen(table.game, Damage(other, 1, 1))
    assert table.life("B") == 11
