"""The monarch (CR 722): a designation of a player with abilities that no object has."""

from __future__ import annotations

from engine.core.zones import HAND
from engine.rules.special_cards.designated import holder
from tests.dungeons import inside, say
from tests.rulebook import rule
from tests.table import SEATS, Table, card


def has(table: Table, mark: str = "initiative") -> str:
    """Who has a designation, by their letters."""
    found = "".join(SEATS[seat] for seat in table.game.seats() if table.game.players[seat].marks.get(mark))
    assert found[:1] == (SEATS[seat] if (seat := holder(table.game, mark)) >= 0 else "")
    return found


def attack(table: Table, who: str, *attackers: int) -> Table:
    """Let a player attack the next one with creatures, and combat damage be dealt, with what triggers on the stack."""
    defender = (table.seat(who) + 1) % len(table.game.players)
    pairs = [[oid, defender] for oid in attackers]
    table.policy = lambda decision: pairs if decision.kind == "attackers" else None
    return table.to_step("combat_damage", who)


def cubs(table: Table, who: str, number: int = 1) -> tuple[int, ...]:
    """Creatures of a player."""
    return table.battlefield(who, *[card("Cub", "{G}", "Creature — Bear", "", "2/2")] * number)


@rule("722.1", "722.2")
def test_the_monarch_draws_a_card_at_the_end_of_their_turn() -> None:
    table = say(Table(), "You become the monarch.")
    table.to_step("end", "A")
    assert table.stack() == ["The Monarch trigger (A)"]
    assert len(table.resolve().zone("A", HAND)) == 1
    table.to_step("end", "B")
    assert table.stack() == []


@rule("722.2", "722.3")
def test_combat_damage_makes_another_monarch_by_an_ability_of_the_one_before() -> None:
    table = say(Table(), "You become the monarch.", "B")
    attack(table, "A", *cubs(table, "A"))
    assert table.stack() == ["The Monarch trigger (B)"]
    table.resolve()
    assert has(table, "monarch") == "A" and inside(table) == ["The Monarch"]
    table.to_step("end", "A")
    assert table.stack() == ["The Monarch trigger (A)"]


@rule("722.5")
def test_an_effect_about_the_monarch_waits_until_there_is_one() -> None:
    table = Table()
    table.battlefield("B", card("Guard", "{1}", "Enchantment", "The monarch has hexproof."))
    (bolt,) = table.hand("B", card("Spark", "{0}", "Instant", "Spark deals 1 damage to target opponent."))
    table.cast("B", bolt, targets=[0]).resolve()
    assert table.life("A") == 19
    say(table, "You become the monarch.")
    table.hand("B", card("Spark", "{0}", "Instant", "Spark deals 1 damage to target opponent."))
    assert not any(action.label == "Spark" for action in table.actions("B"))
