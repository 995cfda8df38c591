"""Keyword actions of later editions (CR 701.61 to 701.68 of 2026), and piles, names and permissions besides."""

from __future__ import annotations

import pytest

from tests.effects.doing import bear, do, lamp, ogre, permanent
from tests.reading_words import reading
from tests.rulebook import rule
from tests.table import Table, card

LATER = "2026-01-16"


@rule("701.66a", edition=LATER)
def test_earthbend() -> None:
    table = Table()
    (land,) = table.battlefield("A", card("Grove", "", "Land", "{T}: Add {G}."))
    do(table, "Earthbend 3.", targets=[land])
    assert table.pt(land) == (3, 3)
    assert set(table.game.chars(land).types) == {"land", "creature"}
    assert table.has(land, "haste")
    do(table, "Destroy target creature.", targets=[land])
    again = table.find("Grove")
    assert table.game.obj(again).tapped
    assert "creature" not in table.game.chars(again).types


@rule("701.65a", edition=LATER)
def test_airbend() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Airbend target creature.", targets=[one])
    assert not table.all("Plain Ogre")
    table.mana("A", "{2}")
    table.cast("A", "Plain Ogre").resolve()
    assert table.all("Plain Ogre", who="A")


@rule("701.63a", edition=LATER)
@pytest.mark.parametrize(("keep", "size"), [(True, (3, 3)), (False, (1, 1))])
def test_endure(keep: bool, size: tuple[int, int]) -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature endures 2.")
    table.answer("A", keep)
    table.activate("A", thing).resolve()
    assert table.pt(thing) == size
    assert bool(table.all("Spirit Token")) is not keep


@rule("701.68a", "701.68b", edition=LATER)
def test_blight() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "You may blight 1. If you do, draw a card.".replace("You may b", "B").replace(" If you do, draw a card.", ""))
    assert table.counters(one) == {"-1/-1": 1}


@rule("701.61a", edition=LATER)
def test_forage() -> None:
    table = do(Table(), "Create a Food token.")
    table.answer("A", True)
    do(table, "You may forage. If you do, draw a card.")
    assert not table.all("Food Token")
    assert table.zone("A", "hand") == ["Forest"]


@rule("701.62a", edition=LATER)
def test_manifest_dread() -> None:
    table = Table()
    one, _two = table.library("A", bear(), lamp())
    table.answer("A", [one])
    do(table, "Manifest dread.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.game.obj(hidden).values.name == ""
    assert table.game.obj(hidden).definition.name == "Plain Bear"  # type: ignore[union-attr]
    assert "Plain Lamp" in table.zone("A", "graveyard")


@rule("701.57a", "701.57b")
def test_collect_evidence() -> None:
    table = Table()
    do(table, "You may collect evidence 4. If you do, draw a card.")  # nobody is asked what is impossible
    assert table.zone("A", "hand") == []
    table.graveyard("A", ogre(), bear())
    table.answer("A", True)
    do(table, "You may collect evidence 4. If you do, draw a card.")
    assert table.zone("A", "hand") == ["Forest"]
    assert len(table.game.zone("exile")) >= 2


@rule("201.3")
def test_cards_with_a_chosen_name() -> None:
    table = Table()
    table.hand("B", bear(), lamp())
    table.policy = lambda decision: "Plain Bear" if getattr(decision, "purpose", "") == "card name" else None
    do(table, "Choose a card name. Target opponent reveals their hand. That player discards all cards with that name.", targets=[1])
    assert table.zone("B", "hand") == ["Plain Lamp"]


@rule("700.4")
def test_dies_this_way() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Destroy target creature. If that creature dies this way, you gain 3 life.", targets=[one])
    assert table.life("A") == 23


@rule("707.12")
def test_a_copy_of_a_card_is_cast() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Zap", "{R}", "Instant", "Zap deals 3 damage to any target."))
    words = "Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost."
    table.answer("A", True)
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.cast("A", "Test Rite", [dead, 1]).resolve()
    assert table.life("B") == 17
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Zap"]


@pytest.mark.parametrize("words", [
    "Return two creature cards at random from your graveyard to your hand.",
    "Search your library for a Forest card and a Plains card, put them onto the battlefield tapped, then shuffle.",
    "Choose a creature type. Draw a card for each permanent you control of that type.",
    "Target creature can't be regenerated this turn.",
    "Prevent the next 3 damage that would be dealt this turn to any target.",
    "~ deals 3 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead.",
    "You may play that card without paying its mana cost for as long as it remains exiled.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    before = "Exile the top card of your library. " if words.startswith("You may play that") else ""
    assert reading("effects", before + words)
