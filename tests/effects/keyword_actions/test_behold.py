"""Behold (a keyword action of later editions, CR 701.4 of 2026), as an effect and as a cost."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card

LATER = "2026-01-16"


WYRM = ("Little Wyrm", "{R}", "Creature — Dragon", "", "1/1")


BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


GAZE = ("Wyrm Gaze", "{B}", "Sorcery", "As an additional cost to cast this spell, behold a Dragon or pay {2}.\n"
        "You gain 4 life.")  # fmt: skip


KEEPER = ("Wyrm Keeper", "{W}", "Creature — Human", "As an additional cost to cast this spell, behold a Dragon and exile "
          "it.\nWhen this creature leaves the battlefield, return the exiled card to its owner's hand.", "2/2")


@rule("701.4a", edition=LATER)
def test_a_card_in_hand_is_revealed_and_stays_there() -> None:
    table = Table()
    wyrm, _ = table.hand("A", card(*WYRM), card(*BEAR))
    table.hand("A", card(*GAZE))
    table.mana("A", "{B}")
    table.cast("A", "Wyrm Gaze").resolve()
    assert table.life("A") == 24 and wyrm in table.game.zone("hand", 0)
    assert any(type(event).__name__ == "Reveal" and wyrm in event.oids for event in table.game.history.this_turn)


@rule("701.4a", edition=LATER)
def test_a_permanent_one_controls_does_too_but_no_opponents_and_no_other_kind() -> None:
    table = Table()
    table.battlefield("B", card(*WYRM))
    table.battlefield("A", card(*BEAR))
    table.hand("A", card(*GAZE))
    table.mana("A", "{B}")
    assert [action.kind for action in table.actions("A")] == []
    table.battlefield("A", card(*WYRM))
    table.cast("A", "Wyrm Gaze").resolve()
    assert table.life("A") == 24


@rule("701.4a", "400.7d", edition=LATER)
def test_what_is_beheld_and_exiled_comes_back_when_the_permanent_leaves() -> None:
    table = Table()
    table.battlefield("A", card(*WYRM))
    table.hand("A", card(*KEEPER))
    table.mana("A", "{W}")
    table.cast("A", "Wyrm Keeper").resolve()
    assert table.zone("A", "exile") == ["Little Wyrm"] and table.all("Wyrm Keeper")
    do(table, "Destroy target creature.", targets=[table.find("Wyrm Keeper")])
    assert "Little Wyrm" in table.zone("A", "hand") and table.zone("A", "exile") == []


@rule("701.4a", edition=LATER)
def test_one_may_behold_as_words_are_followed_if_one_can() -> None:
    table = Table()
    do(table, "You may behold a Dragon. If you do, you gain 2 life.")
    assert table.life("A") == 20
    table.battlefield("A", card(*WYRM))
    table.answer("A", True)
    do(table, "You may behold a Dragon. If you do, you gain 2 life.")
    assert table.life("A") == 22


@rule("701.4b", edition=LATER)
def test_the_spell_knows_whether_something_was_beheld() -> None:
    text = "As an additional cost to cast this spell, you may behold a Dragon.\nYou gain 1 life. If a Dragon was beheld, draw a card."
    for behold in (True, False):
        table = Table()
        table.battlefield("A", card(*WYRM))
        table.hand("A", card("Wyrm Song", "{G}", "Sorcery", text))
        table.mana("A", "{G}").answer("A", behold)
        table.cast("A", "Wyrm Song").resolve()
        assert (table.life("A"), len(table.game.zone("hand", 0))) == (21, int(behold))


@rule("701.4a", edition="2026-01-16")
def test_beholding_three() -> None:
    table = Table()
    table.graveyard("A", card("Deep Flame", "{5}", "Sorcery", "You gain 3 life.\nFlashback—{0}, Behold three Bears."))
    table.hand("A", bear(), bear())
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", bear())
    table.cast("A", "Deep Flame").resolve()
    assert table.life("A") == 23
