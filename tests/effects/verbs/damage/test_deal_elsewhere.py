"""Damage that a source deals to something else instead (CR 614.9)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

OGRE = card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
ZAP = card("Zap", "{R}", "Instant", "Zap deals 3 damage to any target.")
CHILL = card("Chill", "{U}", "Instant", "Chill deals 2 damage to any target.")


@rule("614.9", "607.2d")
def test_spells_of_the_chosen_color_strike_their_controllers() -> None:
    table = Table(seats=3)
    verdict = card("Stern Verdict", "{W}", "Enchantment", (
        "As this enchantment enters, choose a color.\n"
        "If an instant or sorcery spell of the chosen color would deal damage to you, it deals that damage to its "
        "controller instead."))  # fmt: skip
    table.hand("A", verdict)
    table.mana("A", "{W}").answer("A", 3)  # red
    table.cast("A", "Stern Verdict").resolve()
    (ogre,) = table.battlefield("C", OGRE)
    table.hand("C", ZAP, ZAP, CHILL)
    table.mana("C", "{R}{R}{U}")
    table.cast("C", "Zap", [0]).resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 20, 17]
    table.cast("C", "Chill", [0]).resolve()
    table.cast("C", "Zap", [1]).resolve()
    assert [table.life(seat) for seat in "ABC"] == [18, 17, 17]
    happen(table.game, Damage(ogre, 0, 1))
    assert table.life("A") == 17


@rule("614.9", "615.7")
def test_only_the_next_spell_strikes_its_controller() -> None:
    table = Table()
    (shield,) = table.battlefield("A", card("Proud Shield", "{W}", "Enchantment", (
        "{0}: The next time an instant or sorcery spell would deal damage to you this turn, that spell deals that "
        "damage to its controller instead.")))  # fmt: skip
    table.activate("A", shield).resolve()
    table.hand("B", ZAP, ZAP)
    table.mana("B", "{R}{R}")
    table.cast("B", "Zap", [0]).resolve()
    assert (table.life("A"), table.life("B")) == (20, 17)
    table.cast("B", "Zap", [0]).resolve()
    assert (table.life("A"), table.life("B")) == (17, 17)


@rule("614.9", "combat damage to opponents only, and only while the other creature is there to be dealt it")
def test_its_own_combat_damage_goes_to_a_creature() -> None:
    table = Table()
    words = ("{0}: The next time this creature would deal combat damage to an opponent this turn, it deals that damage "
             "to target creature instead.")  # fmt: skip
    (raider,) = table.battlefield("A", card("Veiled Raider", "{R}", "Creature — Rogue", words, "2/2"))
    one, two = table.battlefield("B", OGRE, OGRE)
    table.activate("A", raider, [one]).resolve()
    happen(table.game, Damage(raider, 1, 1))
    assert table.life("B") == 19 and table.game.obj(one).damage == 0
    happen(table.game, Damage(raider, 1, 2, combat=True))
    assert table.life("B") == 19 and table.game.obj(one).damage == 2
    happen(table.game, Damage(raider, 1, 2, combat=True))
    assert table.life("B") == 17
    table.activate("A", raider, [two]).resolve()
    table.hand("B", card("Slay", "{0}", "Instant", "Destroy target creature."))
    table.cast("B", "Slay", [two]).resolve()
    happen(table.game, Damage(raider, 1, 2, combat=True))
    assert table.life("B") == 15


@rule("614.9")
def test_a_creature_strikes_itself() -> None:
    table = Table()
    words = ("{0}: The next time target creature would deal combat damage to this creature this turn, that creature "
             "deals that damage to itself instead.")  # fmt: skip
    (dancer,) = table.battlefield("A", card("Shy Dancer", "{W}", "Creature — Human", words, "1/3"))
    one, two = table.battlefield("B", OGRE, OGRE)
    table.activate("A", dancer, [one]).resolve()
    happen(table.game, Damage(two, dancer, 1, combat=True), Damage(one, 0, 1, combat=True))
    assert (table.game.obj(dancer).damage, table.life("A")) == (1, 19)
    happen(table.game, Damage(one, dancer, 2, combat=True))
    assert (table.game.obj(dancer).damage, table.game.obj(one).damage) == (1, 2)
    happen(table.game, Damage(one, dancer, 1, combat=True))
    assert (table.game.obj(dancer).damage, table.game.obj(one).damage) == (2, 2)


@rule("614.9", "615.9")
def test_all_that_a_source_deals_the_next_time_is_dealt_to_one_player() -> None:
    table = Table(3)
    goblin = permanent(table, "{0}: The next time Test Thing would deal combat damage this turn, it deals that damage to you instead.", size="5/5")
    (one, two) = table.battlefield("B", bear(), bear())
    table.activate("A", goblin).resolve()
    happen(table.game, Damage(goblin, one, 1))  # no combat damage
    happen(table.game, Damage(goblin, one, 2, combat=True), Damage(goblin, two, 2, combat=True), Damage(goblin, 2, 1, combat=True))
    assert (table.life("A"), table.life("C"), table.game.obj(one).damage, table.game.obj(two).damage) == (15, 20, 1, 0)
    happen(table.game, Damage(goblin, 2, 1, combat=True))
    assert table.life("C") == 19
