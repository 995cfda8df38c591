"""Two kinds of counters at once, energy equal to a number, cards looked at while scrying, mana from certain sources."""

from __future__ import annotations

from engine.game.rules.combat.questions import MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("122.6", "614.1c")
def test_something_enters_with_counters_of_two_kinds() -> None:
    table = Table()
    (dead,) = table.graveyard("A", bear())
    do(table, "Return target permanent card from your graveyard to the battlefield with a hexproof counter and an indestructible counter on it.", [dead])
    assert table.counters(table.find("Plain Bear")) == {"hexproof": 1, "indestructible": 1}
    table.hand("A", card("Grand Moth", "{0}", "Creature — Insect", "If you control a Bear, this creature enters with two +1/+1 counters and a lifelink counter on it.", "1/1"))
    table.cast("A", "Grand Moth").resolve()
    assert table.counters(table.find("Grand Moth")) == {"+1/+1": 2, "lifelink": 1}


@rule("614.1c")
def test_it_enters_without_either_if_the_condition_is_not_true() -> None:
    table = Table()
    table.hand("A", card("Grand Moth", "{0}", "Creature — Insect", "If you control a Bear, this creature enters with two +1/+1 counters and a lifelink counter on it.", "1/1"))
    table.cast("A", "Grand Moth").resolve()
    assert table.counters(table.find("Grand Moth")) == {}


@rule("107.14")
def test_an_amount_of_energy_equal_to_a_number() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    do(table, "You get an amount of {E} equal to the greatest power among creatures you control.")
    assert table.game.player(0).counters["energy"] == 3


@rule("701.18", "608.2h")
def test_as_many_targets_as_cards_looked_at_while_scrying() -> None:
    for library, most in ((30, 3), (2, 2)):
        table = Table(library=library)
        bears = table.battlefield("A", *[bear()] * 4)
        permanent(table, "Whenever you scry, put a +1/+1 counter on each of up to X target creatures, where X is the number of cards looked at while scrying this way.")
        do(table, "Scry 3.", list(bears))
        assert [table.pt(oid)[0] for oid in bears].count(3) == most


@rule("106.3", "601.2h")
def test_as_many_tokens_as_mana_from_such_lands_was_spent() -> None:
    table = Table()
    table.battlefield("A", *[card("Dune", "", "Land — Desert", "{T}: Add {R}.")] * 2, card("Hill", "", "Land", "{T}: Add {R}."))
    table.hand("A", card("Dune Rite", "{R}{R}{R}", "Sorcery", "For each mana from a Desert spent to cast this spell, create a tapped Treasure token."))
    table.cast("A", "Dune Rite").resolve()
    made = table.all("Treasure Token")
    assert len(made) == 2 and all(table.game.obj(oid).tapped for oid in made)


@rule("608.2c", "509.1b")
def test_only_a_creature_dealt_damage_this_way_cant_block() -> None:
    words = "Test Rite deals 1 damage to any target. A creature dealt damage this way can't block this turn."
    table = Table()
    hit, safe, attacker = table.battlefield("B", ogre(), bear(), bear())
    do(table, words, [hit])
    assert refused(table.game, MAY_BLOCK, hit, attacker=attacker) and refused(table.game, MAY_BLOCK, safe, attacker=attacker) is None
    do(table, words, [1])
    assert table.life("B") == 19 and refused(table.game, MAY_BLOCK, safe, attacker=attacker) is None


@rule("615.1", "608.2c")
def test_a_creature_whose_damage_was_prevented_may_block() -> None:
    table = Table()
    (hit,) = table.battlefield("B", card("Shelled One", "{1}", "Creature — Turtle", "Prevent all damage that would be dealt to this creature.", "1/1"))
    do(table, "Test Rite deals 1 damage to any target. A creature dealt damage this way can't block this turn.", [hit])
    assert refused(table.game, MAY_BLOCK, hit, attacker=hit) is None
