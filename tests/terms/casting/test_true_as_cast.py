"""What was so as a spell was being cast (CR 601.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

DRAGON = ("Old Dragon", "{4}{R}{R}", "Creature — Dragon", "Flying", "5/5")
ROAR = ("Roar", "{0}", "Instant", "If you controlled a Dragon as you cast this spell, you gain 5 life. Otherwise, you "
        "gain 1 life.")  # fmt: skip
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "3/3")
GIFT = ("Great Gift", "{0}", "Sorcery", "Draw X cards, where X is the greatest power among creatures with toughness 3 or less you controlled as you cast this spell. If "
        "this spell was cast from exile, you gain twice X life.")  # fmt: skip
TWIN = ("Twin Word", "{0}", "Instant", "Copy target sorcery spell.")


@pytest.mark.parametrize(("there", "life"), [(True, 25), (False, 21)])
def test_what_was_controlled_as_the_spell_was_cast(there: bool, life: int) -> None:
    table = Table()
    dragons = table.battlefield("A", card(*DRAGON)) if there else ()
    table.hand("A", card(*ROAR))
    table.cast("A", "Roar")
    for dragon in dragons:  # it is gone as the spell resolves
        table.hand("A", card("Slay", "{0}", "Instant", "Destroy target creature."))
        table.cast("A", "Slay", targets=[dragon]).resolve(1)
    if not there:
        table.battlefield("A", card(*DRAGON))  # come too late
    table.resolve()
    assert table.life("A") == life


@pytest.mark.parametrize(("reveals", "life"), [(True, 24), (False, 20)])
def test_revealed_or_controlled(reveals: bool, life: int) -> None:
    table = Table()
    table.hand("A", card(*DRAGON), card(
        "Herald", "{0}", "Artifact Creature — Bird",
        "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\n"
        "When this creature enters, if you revealed a Dragon card or controlled a Dragon as you cast this spell, you "
        "gain 4 life.", "1/1"))  # fmt: skip
    table.answer("A", reveals)
    table.cast("A", "Herald").resolve()
    assert table.life("A") == life


def test_an_amount_as_the_spell_was_cast() -> None:
    table = Table()
    (ogre,) = table.battlefield("A", card(*OGRE))
    table.hand("A", card("Onslaught", "{0}", "Sorcery", "Onslaught deals X damage to target player, where X is the "
                         "greatest power among creatures you control as you cast this spell."),
               card("Slay", "{0}", "Instant", "Destroy target creature."))  # fmt: skip
    table.cast("A", "Onslaught", targets=[1])
    table.cast("A", "Slay", targets=[ogre]).resolve()
    assert table.life("B") == 17


@rule("601.2", "707.10")
def test_the_greatest_power_as_a_spell_was_cast() -> None:
    table = Table()
    table.battlefield("A", card(*TOAD), card("Doom", "{0}", "Artifact", "{0}: Destroy target creature."))
    table.battlefield("B", card(*OX))
    table.hand("A", card(*GIFT), card(*TWIN))
    table.cast("A", "Great Gift").cast("A", "Twin Word")
    table.activate("A", table.find("Doom"), targets=[table.find("Mud Toad")]).resolve()
    assert len(table.zone("A", "hand")) == 2 and table.life("A") == 20  # the copy was never cast, and draws nothing
    assert not table.all("Mud Toad")


@rule("601.2", "107.3i")
def test_what_was_cast_from_exile_gives_twice_as_much() -> None:
    table = Table()
    table.battlefield("A", card(*TOAD), card("Open Door", "{0}", "Artifact", "{0}: Exile the top card of your library. You may play it this turn."))
    table.library("A", card(*GIFT))
    table.activate("A", table.find("Open Door")).resolve().cast("A", "Great Gift").resolve()
    assert len(table.zone("A", "hand")) == 2 and table.life("A") == 24
