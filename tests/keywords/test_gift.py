"""Gift (CR 702.174 of the edition of 2026)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

PARCEL = ("Small Parcel", "{G}", "Instant", "Gift a card\nYou gain 2 life. If the gift was promised, you gain 3 life.")
GUEST = ("Kind Guest", "{1}{W}", "Creature — Human", "Gift a tapped Fish\nWhen this creature enters, if the gift was "
         "promised, you gain 4 life.", "2/2")  # fmt: skip


@rule("702.174a", "702.174e", "702.174j", edition="2026-01-16")
def test_a_promised_gift_is_given_first() -> None:
    table = Table()
    table.hand("A", card(*PARCEL), card(*PARCEL))
    table.mana("A", "{G}{G}").answer("A", True)
    table.cast("A", "Small Parcel").resolve()
    assert table.life("A") == 25 and table.zone("B", "hand") == ["Forest"]
    table.answer("A", False)
    table.cast("A", "Small Parcel").resolve()
    assert table.life("A") == 27 and table.zone("B", "hand") == ["Forest"]


@rule("702.174b", "702.174f", edition="2026-01-16")
def test_a_permanent_gives_as_it_enters() -> None:
    table = Table(3)
    table.hand("A", card(*GUEST))
    table.mana("A", "{1}{W}").answer("A", True, [2])
    table.cast("A", "Kind Guest").resolve()
    (fish,) = table.all("Fish Token")
    assert table.all("Fish Token", who="C") == [fish] and table.pt(fish) == (1, 1) and table.game.chars(fish).colors == ("U",)
    assert table.game.obj(fish).tapped and table.life("A") == 24


@rule("702.174a", "choose an opponent: one", edition="2026-01-16")
def test_the_gift_is_for_one_opponent() -> None:
    table = Table(4)
    table.hand("A", card(*PARCEL))
    table.mana("A", "{G}").answer("A", True, [2]).cast("A", "Small Parcel").resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "opponent"]
    assert (choice.seat, choice.candidates, choice.least, choice.most) == (0, (1, 2, 3), 1, 1)  # type: ignore[attr-defined]
    assert [len(table.zone(who, "hand")) for who in "BCD"] == [0, 1, 0] and table.life("A") == 25


@rule("702.174c", edition="2026-01-16")
@pytest.mark.parametrize("promised", [True, False])
def test_giving_a_gift(promised: bool) -> None:
    table = Table()
    permanent(table, "Whenever you give a gift, you gain 3 life.")
    table.hand("A", card("Kind Word", "{0}", "Sorcery", "Gift a card\nYou gain 1 life."))
    table.answer("A", promised)
    table.cast("A", "Kind Word").resolve()
    assert table.life("A") == (24 if promised else 21) and len(table.zone("B", "hand")) == int(promised)
