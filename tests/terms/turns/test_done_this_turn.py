"""How many things players did something with this turn (CR 608.2i)."""

from __future__ import annotations

from typing import Any

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CALM = ("Calm", "{0}", "Instant", "You gain 1 life.")
HINT = ("Small Hint", "{0}", "Instant", "You gain 1 life.")
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")


@rule("603.2", "608.2i")
def test_spells_they_have_cast() -> None:
    table = Table()
    permanent(table, "Whenever a player casts a noncreature spell, Test Thing deals damage to that player equal to the number of noncreature "
              "spells they've cast this turn.")  # fmt: skip
    quick: Any = [card(f"Quick Word {number}", "{0}", "Instant", "You gain 0 life.") for number in range(2)]
    table.hand("B", *quick)
    table.cast("B", "Quick Word 0").resolve()
    table.cast("B", "Quick Word 1").resolve()
    assert table.life("B") == 20 - 1 - 2 and table.life("A") == 20


@rule("508.1", "608.2i")
def test_how_often_each_creature_has_attacked() -> None:
    table = Table()
    table.battlefield("A", card("Warlord", "{0}", "Creature — Orc", "Each creature you control gets +1/+0 for each time it has attacked this "
                                "turn.\nWhenever Warlord attacks for the first time each turn, untap it. After this phase, there is an "
                                "additional combat phase.", "1/9"))  # fmt: skip
    (warlord,) = table.all("Warlord")
    (idle,) = table.battlefield("A", bear())
    table.answer("A", [[warlord, 1]], [[warlord, 1]])
    table.to_step("main2")
    assert table.life("B") == 20 - 2 - 3
    assert (table.game.chars(warlord).power, table.game.chars(idle).power) == (3, 2)


def test_counting_what_was_cast_and_discarded_this_turn() -> None:
    table = Table()
    table.hand("A", card(*CALM), card(*BEAR), card("Forget", "{0}", "Sorcery", "Discard a card."),
               card("Count", "{0}", "Sorcery", "You gain 1 life for each spell you've cast this turn."),
               card("Sum", "{0}", "Sorcery", "You gain 10 life for each card you've discarded this turn."))  # fmt: skip
    table.cast("A", "Calm").resolve()
    table.answer("A", lambda decision: [oid for oid in decision.candidates
                                        if table.game.chars(oid).name == "Meadow Bear"])  # fmt: skip
    table.cast("A", "Forget").resolve()
    table.cast("A", "Count").resolve()
    assert table.life("A") == 24  # 1 for Calm, 3 for Calm, Forget and Count itself
    table.cast("A", "Sum").resolve()
    assert table.life("A") == 34


def test_other_spells_cast_this_turn() -> None:
    table = Table()
    table.hand("A", card(*CALM), card("Late Golem", "{0}", "Artifact Creature — Golem",
               "This creature enters with a +1/+1 counter on it for each other spell cast this turn.", "0/1"))  # fmt: skip
    table.cast("A", "Calm").resolve()
    table.cast("A", "Late Golem").resolve()
    assert table.pt(table.find("Late Golem")) == (1, 2)


@rule("608.2i")
def test_cards_that_one_opponent_discarded_this_turn_are_counted() -> None:
    table = Table(3)
    gleaning = card("Gleaning", "{0}", "Instant", "Draw cards equal to the number of cards target opponent discarded this "
                    "turn.")  # fmt: skip
    table.hand("A", card("Loss", "{0}", "Sorcery", "Each opponent discards two cards, then you discard three cards."),
               *(card(*BEAR) for _ in range(3)))  # fmt: skip
    table.hand("B", card(*BEAR), card(*BEAR))
    table.hand("C", card(*BEAR))
    table.cast("A", "Loss").resolve()
    table.hand("A", gleaning, gleaning, gleaning)
    sizes = []
    for target in ("B", "C"):
        before = len(table.zone("A", "hand")) - 1
        table.cast("A", "Gleaning", targets=[table.seat(target)]).resolve()
        sizes.append(len(table.zone("A", "hand")) - before)
    assert sizes == [2, 1]
    table.next_turn("B")
    before = len(table.zone("A", "hand")) - 1
    table.cast("A", "Gleaning", targets=[table.seat("B")]).resolve()
    assert len(table.zone("A", "hand")) == before


@rule("608.2i", "205.2a")
def test_card_types_among_the_spells_that_one_has_cast() -> None:
    """Each type once; not those of others, nor of spells that were not cast."""
    table = Table()
    table.hand("A", card("Live Lamp", "{0}", "Artifact Creature — Golem", "", "1/1"), card(*HINT), card(*HINT))
    table.hand("B", card("Odd Glow", "{0}", "Enchantment", "Flash"))
    table.cast("A", "Live Lamp").resolve()
    for _ in range(2):
        table.cast("A", "Small Hint").resolve()
    do(table, "You gain 1 life for each card type among spells you've cast this turn.")  # artifact, creature, instant, sorcery
    assert table.life("A") == 26
    do(table, "You gain 1 life for each card type among creature spells you've cast this turn.")
    assert table.life("A") == 28


@rule("608.2h", "603.4")
def test_as_much_damage_as_permanents_were_sacrificed_this_turn() -> None:
    table = Table()
    permanent(table, "At the beginning of your end step, if you sacrificed one or more permanents this turn, Test Thing deals that much damage to "
                     "target opponent.", types="Enchantment")  # fmt: skip
    table.battlefield("A", card(*FOREST), card(*CUB), card(*CUB))
    table.battlefield("B", card(*CUB), card(*CUB))
    table.to_step("end", "A").resolve()
    assert table.life("B") == 20
    table.next_turn("B").next_turn("A")
    do(table, "Each player sacrifices a creature. Sacrifice a land.")
    table.to_step("end", "A").resolve()
    assert table.life("B") == 18


@rule("121.1", "608.2d")
def test_cards_drawn_this_turn_are_kept_for_life_or_put_back() -> None:
    table = Table()
    table.library("A", bear(), ogre(), sprite())
    table.hand("A", lamp())
    do(table, "Draw three cards. Choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of "
              "your library.")  # fmt: skip
    asked = [decision for decision in table.asked if getattr(decision, "least", None) == 2]
    assert "Plain Lamp" not in {table.game.chars(oid).name for oid in asked[-1].candidates}
    kept = 4 - len(table.zone("A", HAND))
    assert table.life("A") == 20 - 4 * (2 - kept)
