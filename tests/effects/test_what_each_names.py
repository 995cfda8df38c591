"""What each of several things names. What is done as something enters, subjects in a row, targets of copies,
sections."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
OX = ("Old Ox", "{2}", "Creature — Ox", "", "1/9")
ANCHOR = ("Deep Anchor", "{1}", "Enchantment", "Creatures you control get +0/+1.")


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("614.1c", "614.12", "608.2c")
@pytest.mark.parametrize(("words", "size"), [
    ("As this creature enters, roll X six-sided dice. It enters with a number of +1/+1 counters on it equal to the total of those results.", 8),
    ("As this creature enters, sacrifice any number of permanents. It enters with that many +1/+1 counters on it.", 2),
    ("As this creature enters, you may reveal any number of other artifact cards from your hand. It enters with a +1/+1 counter on it "
     "for each card revealed this way.", 1),
    ("As this creature enters, remove all counters from all permanents. It enters with a +1/+1 counter on it for each counter removed "
     "this way.", 3),
    ("As this creature enters, choose an opponent. It enters with a +1/+1 counter on it for each creature that player controls.", 1),
    ("As this creature enters, choose a number between 0 and 5. It enters with that many +1/+1 counters on it.", 5),
])  # fmt: skip
def test_what_is_done_as_it_enters_counts_for_how_it_enters(words: str, size: int) -> None:
    table = Table()
    table.battlefield("A", card(*ANCHOR))
    bears = table.battlefield("A", card(*BEAR), card(*BEAR), counters={"+1/+1": 1})
    table.battlefield("B", card(*BEAR), counters={"+1/+1": 1})
    (stone,) = table.hand("A", card("Round Stone", "{5}", "Artifact", ""))
    table.hand("A", card("Late Shape", "{X}", "Creature — Shape", words, "0/0"))
    table.game.falls = lambda seat, sides, thrown: 4
    table.policy = lambda d: (
        2 if d.purpose == "X" else 5 if d.kind == "number" else True if d.kind == "yes_no"
        else [ref for ref in d.candidates if ref in (*bears, stone)] if d.kind == "objects" else None
    )  # fmt: skip
    table.mana("A", "{2}").cast("A", "Late Shape").resolve()
    assert table.pt(table.find("Late Shape")) == (size, size + 1)


@rule("608.2c", "120.1")
@pytest.mark.parametrize("words", [
    "Up to two target black creatures you control and up to one other target creature you control each deal damage equal to their power "
    "to target creature you don't control.",
    "Any number of target black creatures you control and up to one other target creature you control each deal damage equal to "
    "their power to target creature you don't control.",
])  # fmt: skip
def test_each_of_two_in_a_row_deals_damage_equal_to_its_own_power(words: str) -> None:
    table = Table()
    (wolf,) = table.battlefield("A", card("Dark Wolf", "{B}", "Creature — Wolf", "", "4/4"))
    (bear,) = table.battlefield("A", card(*BEAR))
    (ox,) = table.battlefield("B", card(*OX))
    table.hand("A", card("Joint Effort", "{G}", "Sorcery", words))
    table.mana("A", "{G}").cast("A", "Joint Effort", targets=[wolf, bear, ox]).resolve()
    assert table.game.obj(ox).damage == 6
    (elf,) = table.battlefield("B", card("Last Elf", "{G}", "Creature — Elf", "", "1/9"))
    table.hand("A", card("Joint Effort", "{G}", "Sorcery", words))
    table.mana("A", "{G}").cast("A", "Joint Effort", targets=[bear, elf]).resolve()
    assert table.game.obj(elf).damage == 2  # of two groups, one of which is empty


@rule("608.2h")
@pytest.mark.parametrize(("power", "gained"), [(7, 3), (6, 0), (5, 0)])
def test_greater_than_each_others_power_is_not_greater_than_their_sum(power: int, gained: int) -> None:
    table = Table()
    words = "Whenever another creature enters, you gain 3 life if its power is greater than each other creature's power."
    table.battlefield("A", card("Proud Judge", "{1}", "Creature — Elf", words, "2/3"), card("Big Ox", "{4}", "Creature — Ox", "", "6/6"))
    table.hand("A", card("New Shape", "{0}", "Creature — Shape", "", f"{power}/7"))
    table.cast("A", "New Shape").resolve()
    assert table.life("A") == 20 + gained


@rule("608.2h")
def test_a_number_is_less_than_each_of_none() -> None:
    table = Table()
    words = "You gain 3 life if this creature's power is less than each other creature's power."
    (elf,) = table.battlefield("A", card("Lone Elf", "{1}", "Creature — Elf", "{0}: " + words, "2/3"))
    table.activate("A", elf).resolve()
    assert table.life("A") == 23
    table.battlefield("B", card(*BEAR), card(*OX))
    table.activate("A", elf).resolve()
    assert table.life("A") == 23


@rule("702.165a")
@pytest.mark.parametrize(("one", "counters"), [(True, 3), (False, 1)])
def test_each_of_several_backup_abilities_lends_all_that_is_printed_below(one: bool, counters: int) -> None:
    table = Table()
    words = "Backup 1\nBackup 1\nReach\nBackup 1\nTrample\nWhenever this creature attacks, you gain 2 life."
    bears = table.battlefield("A", card(*BEAR), card(*BEAR), card(*BEAR))
    table.hand("A", card("Long Line", "{G}", "Creature — Elephant", words, "4/4"))
    table.policy = lambda d: [bears[0] if one else bears[2 - len(table.stack())]] if d.kind == "targets" else None
    table.mana("A", "{G}").cast("A", "Long Line").resolve()
    lent = (bears[0],) if one else bears
    assert sorted(table.counters(bear).get("+1/+1", 0) for bear in bears) == ([0, 0, 3] if one else [1, 1, 1])
    assert all(table.has(bear, "trample") for bear in lent) and not any(table.has(bear, "backup") for bear in bears)
    assert [table.has(bear, "reach") for bear in bears].count(True) == (1 if one else 2)  # the last one stands below it


@rule("113.6c")
def test_an_ability_that_says_where_it_does_not_work_works_everywhere_else() -> None:
    table = Table()
    words = "As long as Odd Queen isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.\n+1: You gain 1 life."
    table.battlefield("A", card("Swarm Bounty", "{1}", "Enchantment", "Whenever you cast a creature spell, you gain 5 life."))
    (queen,) = table.hand("A", card("Odd Queen", "{B}", "Legendary Planeswalker — Queen", words, loyalty="3"))
    (buried,) = table.graveyard("A", card("Odd Queen", "{B}", "Legendary Planeswalker — Queen", words, loyalty="3"))
    assert all(table.game.chars(oid).types == ("planeswalker", "creature") and table.pt(oid) == (1, 1) for oid in (queen, buried))
    table.mana("A", "{B}").cast("A", queen).resolve()
    assert table.life("A") == 25
    assert table.game.chars(table.find("Odd Queen")).types == ("planeswalker",)


WARY = ("Wary Giant", "{2}{R}", "Creature — Giant", "Whenever Wary Giant becomes the target of a spell, it deals 2 damage to that spell's "
        "controller.", "4/3")  # fmt: skip


@rule("707.10c")
@pytest.mark.parametrize(("new", "life"), [(True, 18), (False, 16)])
@pytest.mark.parametrize("words", [
    "When you cast this spell, copy it. You may choose new targets for the copy.",
    "When you cast this spell, copy it twice. You may choose new targets for the copies.",
    "When you cast this spell, each player copies it and may choose new targets for the copy.",
])  # fmt: skip
def test_a_copy_is_put_onto_the_stack_with_the_targets_chosen_for_it(words: str, new: bool, life: int) -> None:
    table = Table()
    (giant,) = table.battlefield("A", card(*WARY))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Kind Word", "{0}", "Instant", f"{words}\nTarget creature gets +2/+2 until end of turn."))
    table.policy = lambda d: (
        new if d.kind == "yes_no" else [bear] if d.kind == "targets" and "Kind Word" in table.stack()[:1] and len(table.stack()) > 1 else None
    )
    table.cast("A", "Kind Word", targets=[giant]).resolve()
    copies = 2 if "twice" in words or "each player" in words else 1
    mine = 20 - 2 * (1 + (0 if new else copies))
    if "each player" in words and not new:
        assert (table.life("A"), table.life("B")) == (16, 18)  # the opponent controls the other copy
    else:
        assert (table.life("A"), table.life("B")) == (mine, 20)


@rule("406.3a", "305.2a")
@pytest.mark.parametrize("verb", ["play the exiled card", "play the exiled card without paying its mana cost"])
def test_a_land_exiled_face_down_is_turned_up_and_played(verb: str) -> None:
    table = Table()
    table.hand("A", card("Deep Lair", "", "Land", f"Hideaway 2\n{{0}}: You may {verb}."))
    table.library("A", card("Quiet Field", "", "Land"), card("Quiet Field", "", "Land"))
    table.play("A", "Deep Lair").resolve()
    table.next_turn("A")
    table.answer("A", True).activate("A", table.find("Deep Lair")).resolve()
    assert "Quiet Field" in names(table)
    field = table.find("Quiet Field")
    assert not table.game.obj(field).face_down


@rule("608.2d", "404.1")
@pytest.mark.parametrize("words", [
    "Target opponent chooses a creature card in your graveyard. Put that card onto the battlefield under your control.",
    "Target opponent chooses a permanent card in your graveyard, then you put it onto the battlefield.",
])  # fmt: skip
def test_an_opponent_chooses_a_card_in_another_players_graveyard(words: str) -> None:
    table = Table()
    mine = table.graveyard("A", card(*BEAR), card(*OX))
    table.graveyard("B", card(*BEAR))
    table.hand("A", card("Fair Choice", "{0}", "Sorcery", words))
    table.answer("B", [mine[1]]).cast("A", "Fair Choice").resolve()
    assert names(table) == ["Old Ox"] and table.game.controller(table.find("Old Ox")) == 0
    assert table.zone("B", "graveyard") == ["Meadow Bear"]
