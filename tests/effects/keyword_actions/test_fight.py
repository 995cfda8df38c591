"""Fight (CR 701.12)."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")


@rule("603.7a")
def test_whenever_what_that_creature_damaged_dies_this_turn() -> None:
    table = Table()
    (fighter,) = table.battlefield("A", ogre())
    (victim,) = table.battlefield("B", bear())
    do(table, "Target creature you control gains deathtouch until end of turn. Whenever a creature dealt damage by that "
       "creature dies this turn, its controller loses 2 life.", targets=[fighter])  # fmt: skip
    (other,) = table.battlefield("B", bear())
    do(table, "Test Rite deals 2 damage to target creature.", targets=[other])
    assert other not in table.game.objects and table.resolve().life("B") == 20, "that one it did not damage"
    do(table, "Target creature you control fights target creature you don't control.", targets=[fighter, victim])
    table.resolve()
    assert table.life("B") == 18


@rule("701.12")
def test_whenever_a_creature_fights() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control fights, you gain 1 life.", types="Enchantment")
    (mine,) = table.battlefield("A", ogre())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Target creature you control fights target creature you don't control.", targets=[mine, theirs])
    table.resolve()
    assert table.life("A") == 21


EACH_OTHER = "Target creature you control fights target creature you don't control."


@rule("701.12a", "to another, or two to each other; as much as its power", "701.12d")
@pytest.mark.parametrize("words", [EACH_OTHER, "Two target creatures fight each other."])
def test_each_deals_damage_equal_to_its_power_to_the_other_and_it_is_no_combat_damage(words: str) -> None:
    table = Table()
    permanent(table, "Whenever a creature deals combat damage, you gain 10 life.\nWhenever a creature you control is dealt damage, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    permanent(table, "Whenever a creature you control is dealt damage by a source an opponent controls, that source's controller loses 1 life.",
              types="Enchantment")  # fmt: skip
    (mine,) = table.battlefield("A", card("Tall Wall", "{2}", "Creature — Wall", "", "1/9"))
    (theirs,) = table.battlefield("B", card("Wide Wall", "{2}", "Creature — Wall", "", "4/9"))
    do(table, words, targets=[mine, theirs]).resolve()
    assert (table.game.obj(mine).damage, table.game.obj(theirs).damage) == (4, 1)
    assert (table.life("A"), table.life("B")) == (21, 19)


@rule("701.12b", "gone, no creature any more, or an illegal target: neither deals damage")
@pytest.mark.parametrize(("response", "whose"), [
    ("Return target creature to its owner's hand.", 0), ("Return target creature to its owner's hand.", 1),
    ("Target creature isn't a creature until end of turn.", 0), ("Target creature isn't a creature until end of turn.", 1), ("Target creature gains hexproof until end of turn.", 1),
])  # fmt: skip
def test_neither_fights_if_one_is_no_creature_there_or_no_legal_target_any_more(response: str, whose: int) -> None:
    table = Table()
    permanent(table, "Whenever a creature fights, you gain 1 life.", types="Enchantment")
    pair = (table.battlefield("A", ogre())[0], table.battlefield("B", ogre())[0])
    table.hand("B", card("Quick Answer", "{0}", "Instant", response))
    table.hand("A", card("Brawl", "{0}", "Sorcery", EACH_OTHER))
    table.cast("A", "Brawl", targets=list(pair))
    table.cast("B", "Quick Answer", targets=[pair[whose]]).resolve()
    assert [table.game.obj(oid).damage for oid in pair if oid in table.game.objects] in ([0], [0, 0])
    assert table.life("A") == 20


@rule("701.12b", "both still are: a creature with hexproof is a legal target for its own controller")
def test_a_creature_with_hexproof_fights_for_its_controller() -> None:
    table = Table()
    permanent(table, "Whenever a creature fights, you gain 1 life.", types="Enchantment")
    pair = (table.battlefield("A", ogre())[0], table.battlefield("B", card("Wide Wall", "{2}", "Creature — Wall", "", "1/9"))[0])
    table.hand("A", card("Quick Answer", "{0}", "Instant", "Target creature gains hexproof until end of turn."), card("Brawl", "{0}", "Sorcery", EACH_OTHER))
    table.cast("A", "Brawl", targets=list(pair)).cast("A", "Quick Answer", targets=[pair[0]]).resolve()
    kept = [refused(table.game, MAY_BE_TARGETED, pair[0], by=pair[1], spell=pair[1], seat=seat) for seat in (0, 1)]
    assert [refusal and refusal.rule for refusal in kept] == [None, "702.11b"]
    assert [table.game.obj(oid).damage for oid in pair] == [1, 3] and table.life("A") == 22


@rule("701.12c")
def test_a_creature_that_fights_itself_deals_itself_twice_its_power() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Tall Wall", "{2}", "Creature — Wall", "Whenever Tall Wall fights or you scry, you gain 1 life.", "3/9"))
    do(table, "Target creature you control fights target creature.", targets=[one, one])
    assert table.game.obj(one).damage == 6 and table.resolve().life("A") == 21, "it has fought, once"
    (other,) = table.battlefield("A", card("Wide Wall", "{2}", "Creature — Wall", "Whenever you scry or Wide Wall fights, you gain 100 life.", "2/9"))
    table.answer("A", [other], [other])
    do(table, "Target creature you control fights target creature.")
    assert table.game.obj(other).damage == 4 and table.resolve().life("A") == 121, "another one has"
    assert do(table, "Scry 1.").life("A") == 222, "to scry is no fight"
    table.hand("A", card("Frail Wall", "{2}", "Creature — Wall", "Whenever Frail Wall fights or you cast this spell, you gain 10 life.", "3/5"))
    assert table.mana("A", "{2}").cast("A", "Frail Wall").resolve().life("A") == 232
    frail = table.find("Frail Wall")
    table.answer("A", [frail], [frail])
    do(table, "Target creature you control fights target creature.")
    assert frail not in table.game.objects and table.resolve().life("A") == 242, "it has fought, and its damage was enough to destroy it"


@rule("701.12a", "no power, no damage")
def test_a_creature_without_power_deals_no_damage() -> None:
    table = Table()
    permanent(table, "Whenever a creature is dealt damage, you gain 1 life.", types="Enchantment")
    (mine,) = table.battlefield("A", card("Meek Wall", "{2}", "Creature — Wall", "", "0/9"))
    (theirs,) = table.battlefield("B", card("Wide Wall", "{2}", "Creature — Wall", "", "4/9"))
    do(table, EACH_OTHER, targets=[mine, theirs]).resolve()
    assert (table.game.obj(mine).damage, table.game.obj(theirs).damage, table.life("A")) == (4, 0, 21)


@rule("701.12d", "each is dealt damage that is not combat damage, by the other")
@pytest.mark.parametrize(("words", "life"), [
    ("Whenever a creature is dealt combat damage, you gain 1 life.", 20),
    ("Whenever a creature is dealt noncombat damage, you gain 1 life.", 22),
    ("Whenever one or more creatures are dealt noncombat damage, you gain 1 life.", 21),
    ("Whenever one or more creatures are dealt noncombat damage by a creature, you gain 1 life.", 22),
    ("Whenever one or more creatures are dealt noncombat damage by one or more creatures, you gain 1 life.", 21),
    ("Whenever a creature you control is dealt noncombat damage, you gain life equal to its toughness.", 29),
    ("Whenever a creature you control is dealt noncombat damage by an artifact, you gain life equal to that artifact's toughness.", 28),
])  # fmt: skip
def test_what_waits_for_damage_of_a_fight(words: str, life: int) -> None:
    table = Table()
    permanent(table, words, types="Enchantment")
    (mine,) = table.battlefield("A", card("Tall Wall", "{2}", "Creature — Wall", "", "1/9"))
    (theirs,) = table.battlefield("B", card("Wide Wall", "{2}", "Artifact Creature — Wall", "", "4/8"))
    do(table, EACH_OTHER, targets=[mine, theirs]).resolve()
    assert table.life("A") == life
    happen(table.game, Damage(theirs, mine, 1, combat=True))
    assert table.settle().resolve().life("A") == (21 if life == 20 else life), "which waits for a fight, or for combat"


@rule("608.2c")
@pytest.mark.parametrize("words", [
    "Choose target creature an opponent controls. Each creature you control deals damage equal to its power to that creature.",
    "Each creature you control gets +0/+0 until end of turn. Choose target creature an opponent controls. When that creature dies this turn, you "
    "gain 3 life. Target creature you control fights that creature.",
])  # fmt: skip
def test_that_creature_is_not_the_one_that_does_it(words: str) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (ox,) = table.battlefield("B", card("Old Ox", "{2}", "Creature — Ox", "", "1/6"))
    table.hand("A", card("Sure Verdict", "{0}", "Sorcery", words))
    table.cast("A", "Sure Verdict", targets=[ox, bear] if "fights" in words else [ox]).resolve()
    assert (table.game.obj(ox).damage, table.game.obj(bear).damage) == (2, 1 if "fights" in words else 0)
