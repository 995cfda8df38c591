"""Kicker (CR 702.33)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GIFT = ("Open Hand", "{G}", "Sorcery", "Kicker {2}\nDraw a card. If this spell was kicked, you gain 5 life.")
BEAST = ("Kicking Beast", "{1}{G}", "Creature — Beast", "Kicker {2}\nIf this creature was kicked, it enters with two "
         "+1/+1 counters on it.\nWhen this creature enters, if it was kicked, you gain 3 life.", "2/2")  # fmt: skip
STING = ("Twin Sting", "{R}", "Instant", "Kicker {R}\nTwin Sting deals 1 damage to target creature. If this spell was "
         "kicked, it deals 2 damage to target player.")  # fmt: skip
TWO = ("Two Ways", "{1}", "Creature — Golem", "Kicker {1}{B} and/or {2}{G}\nWhen this creature enters, if it was kicked "
       "with its {2}{G} kicker, you gain 7 life.", "1/1")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.33a", "702.33d")
def test_kicker_is_paid_if_the_player_wants() -> None:
    table = Table()
    table.hand("A", card(*GIFT), card(*GIFT))
    table.mana("A", "{G}{2}{G}")
    table.answer("A", True)
    table.cast("A", "Open Hand").resolve()
    assert table.life("A") == 25 and len(table.pool("A")) == 1
    table.cast("A", "Open Hand").resolve()  # there is nothing left to kick it with: nobody is asked
    assert table.life("A") == 25


@rule("702.33a")
def test_kicker_can_be_declined() -> None:
    table = Table()
    table.hand("A", card(*GIFT))
    table.mana("A", "{G}{2}")
    table.answer("A", False)
    table.cast("A", "Open Hand").resolve()
    assert table.life("A") == 20 and len(table.pool("A")) == 2


@rule("702.33d", "702.33e")
def test_the_permanent_knows_that_it_was_kicked() -> None:
    table = Table()
    table.hand("A", card(*BEAST))
    table.mana("A", "{G}{3}")
    table.answer("A", True)
    table.cast("A", "Kicking Beast").resolve()
    assert table.pt(table.find("Kicking Beast")) == (4, 4) and table.life("A") == 23


@rule("702.33g")
def test_targets_of_a_kicked_part_are_chosen_only_if_it_was_kicked() -> None:
    table = Table()
    (bear, _) = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.hand("A", card(*STING), card(*STING))
    table.mana("A", "{R}")
    table.cast("A", "Twin Sting", targets=[bear]).resolve()
    assert [d.kind for d in table.asked].count("targets") == 1
    table.mana("A", "{R}{R}")
    table.answer("A", True)
    table.cast("A", "Twin Sting", targets=[bear, 1]).resolve()
    assert [d.kind for d in table.asked].count("targets") == 3
    assert table.life("B") == 18 and table.zone("B", "graveyard") == ["Meadow Bear"]


@rule("702.33b", "702.33f")
def test_and_or_gives_two_kickers_that_are_told_apart() -> None:
    table = Table()
    table.hand("A", card(*TWO), card(*TWO))
    table.mana("A", "{2}{B}")
    table.answer("A", True)
    table.cast("A", "Two Ways").resolve()
    assert table.life("A") == 20
    table.mana("A", "{3}{G}")
    table.answer("A", True)
    table.cast("A", "Two Ways").resolve()
    assert table.life("A") == 27


@rule("702.33d", "any of that spell's kicker costs")
@rule("702.33f", "each kicker, whatever is paid besides")
def test_two_kickers_are_told_apart_where_a_card_is_spliced_onto_the_spell_too() -> None:
    table = Table()
    words = ("Kicker {1}{B} and/or {2}{G}\nIf this spell was kicked with its {1}{B} kicker, you gain 100 life. If this spell was "
             "kicked with its {2}{G} kicker, you gain 10 life.")  # fmt: skip
    table.hand("A", card("Two Songs", "{1}", "Instant — Arcane", words), card("Arcane Hum", "{9}", "Instant — Arcane", "You gain 1 life.\nSplice onto Arcane {1}"))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.mana("A", "{4}{G}").cast("A", "Two Songs").resolve()
    assert (table.life("A"), table.zone("A", "hand")) == (31, ["Arcane Hum"])
