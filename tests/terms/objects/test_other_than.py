"""“Other” and “another” where the ability's own object is nothing of the kind. Other than what was named last."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card

STONE = card("Stone Ox", "{1}{G}", "Creature — Ox", "Indestructible", size="4/5")


def sizes(table: Table, *oids: int) -> list[int | None]:
    return [table.game.chars(oid).power for oid in oids]


@rule("608.2c", "109.2")
@pytest.mark.parametrize(
    ("words", "powers"),
    [
        ("Target creature gets +1/+0 until end of turn. Other creatures get -1/-0 until end of turn.", [5, 1, 2]),
        ("Destroy target creature. Each other creature gets -1/-0 until end of turn.", [4, 1, 2]),
        ("Tap target creature. Each other creature that player controls gets +1/+0 until end of turn.", None),
        ("Choose target creature. Put a +1/+1 counter on each other creature.", [4, 3, 4]),
    ],
)
def test_other_than_the_target_of_the_sentence_before(words: str, powers: list[int] | None) -> None:
    if powers is None:
        words, powers = words.replace("that player controls", "its controller controls"), [4, 3, 3]
    table = Table()
    ox, cub = table.battlefield("B", STONE, bear())
    (big,) = table.battlefield("B", ogre())
    do(table, words, [ox])
    if "its controller" in words:
        powers = [4, 3, 4]
    assert sizes(table, ox, cub, big) == powers


@rule("608.2c")
def test_other_than_a_group_of_the_sentence_before() -> None:
    table = Table()
    cub, ox = table.battlefield("A", bear(), STONE)
    do(table, "Bears you control get +3/+0 until end of turn. Other creatures you control get +1/+0 until end of turn.")
    assert sizes(table, cub, ox) == [5, 5]


@rule("608.2c")
def test_other_than_what_somebody_chose() -> None:
    table = Table()
    cub, big = table.battlefield("B", bear(), ogre())
    table.answer("B", [cub])
    do(table, "Target opponent chooses a creature they control. Destroy each other creature they control.")
    assert cub in table.game.battlefield and big not in table.game.battlefield


@rule("603.2", "608.2c")
def test_other_than_what_entered_and_not_than_the_enchantment() -> None:
    table = Table()
    plague = card("Spore Cloud", "{2}{B}", "Enchantment", "Whenever a creature enters, destroy all other creatures.")
    table.battlefield("A", plague)
    (cub,) = table.battlefield("B", bear())
    table.hand("A", card("Late Ogre", "{0}", "Creature — Ogre", size="3/3"))
    table.cast("A", "Late Ogre").resolve()
    assert table.all("Late Ogre") and cub not in table.game.battlefield


@rule("603.2", "608.2c")
def test_another_permanent_than_the_one_that_entered() -> None:
    table = Table()
    curio = card("Odd Shelf", "{3}", "Artifact", "Whenever a creature you control enters, you may return another "
                 "permanent you control to its owner's hand.")  # fmt: skip
    (shelf,) = table.battlefield("A", curio)
    table.hand("A", card("Late Ogre", "{0}", "Creature — Ogre", size="3/3"))
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Late Ogre").resolve()
    assert table.all("Late Ogre") and shelf not in table.game.battlefield


@rule("301.5", "608.2c")
def test_other_than_the_equipped_creature() -> None:
    table = Table()
    blade = card("Wide Blade", "{2}", "Artifact — Equipment", "Whenever equipped creature attacks, Wide Blade deals 1 "
                 "damage to each other creature.\nEquip {0}")  # fmt: skip
    (sword,) = table.battlefield("A", blade)
    (cub,) = table.battlefield("A", card("Small Cub", "{G}", "Creature — Bear", size="1/1"))
    (theirs,) = table.battlefield("B", card("Thin Cub", "{G}", "Creature — Bear", size="1/1"))
    table.activate("A", sword, [cub]).resolve()
    table.answer("A", [[cub, 1]])
    table.to_step("declare_attackers").resolve()
    assert cub in table.game.battlefield and theirs not in table.game.battlefield


@rule("608.2c")
def test_a_creature_that_speaks_of_others_speaks_of_others_than_itself() -> None:
    table = Table()
    king = card("Loud King", "{2}", "Creature — Orc", "{T}: Destroy target creature. Put a +1/+1 counter on each other "
                "creature.", "2/2")  # fmt: skip
    (source,) = table.battlefield("A", king)
    (ox,) = table.battlefield("B", STONE)
    table.activate("A", source, [ox]).resolve()
    assert sizes(table, source, ox) == [2, 5]


@rule("608.2c")
@pytest.mark.parametrize(("size", "drawn"), [("5/5", 1), ("2/2", 0)])
def test_greater_than_each_other_is_greater_than_each_but_what_is_compared(size: str, drawn: int) -> None:
    table = Table()
    words = "Whenever another creature enters, draw a card if its power is greater than each other creature's power."
    table.battlefield("A", card("Keen Judge", "{G}", "Creature — Elf", words, "1/1"))
    table.battlefield("B", ogre())
    table.hand("A", card("Late Giant", "{0}", "Creature — Giant", size=size))
    before = len(table.zone("A", "hand"))
    table.cast("A", "Late Giant").resolve()
    assert len(table.zone("A", "hand")) == before - 1 + drawn


@rule("608.2c", "303.4")
@pytest.mark.parametrize("others", [0, 1])
def test_another_creature_behind_what_is_enchanted_is_another_than_that(others: int) -> None:
    words = ("Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, this Aura deals damage to "
             "that player equal to that creature's power unless they sacrifice another creature.")  # fmt: skip
    table = Table()
    (ox,) = table.battlefield("B", STONE)
    spare = table.battlefield("B", *[card("Thin Cub", "{G}", "Creature — Bear", size="1/1")] * others)
    table.hand("A", card("Gnawing Ache", "{0}", "Enchantment — Aura", words))
    table.cast("A", "Gnawing Ache", targets=[ox]).resolve()
    power = table.pt(ox)[0] or 0
    table.answer("B", *([True] * others))
    table.to_step("upkeep", "B").resolve()
    assert ox in table.game.battlefield
    assert not [oid for oid in spare if oid in table.game.battlefield]
    assert table.life("B") == 20 - (0 if others else power)
