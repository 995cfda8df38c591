"""Attacking bands put together with mouse and keys. On a real table, and why a band is not one (CR 508.1e, 702.22c)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from engine.api import DeclareAttackers, DeclareBands
from engine.game.decisions.combat import BandWith
from gui.dialogs.bands import BandsEditor
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.fake_match import card, view_of
from tests.gui.pointing import click, drag, key, place_of
from tests.gui.positions import at_a_table
from tests.gui.walker import press

CARDS = """
Home Grove
Land
{T}: Add {G}.

Shield Mate {W}
Creature — Soldier
Banding
1/1

Keen Bear {G}
Creature — Bear
2/2

Old Boar {2}{G}
Creature — Boar
3/3
"""
UNLIKE = "A band is of creatures with banding and at most one without it, or of creatures of the quality that one of them bands with (rule 702.22c)"
MATE, OTHER_MATE, BEAR, BOAR, LONE = 100, 101, 102, 103, 104


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """A table where all attack, two of them with banding, and it is asked who forms a band."""
    rest = {"rest": [{"card": "Home Grove", "count": 30}]}
    names = ("Shield Mate", "Shield Mate", "Keen Bear", "Old Boar")
    ana = {"life": 20, "library": rest, "battlefield": [{"card": name} for name in names]}
    window = at_a_table(qtbot, tmp_path, CARDS, {"A": ana, "B": {"life": 20, "library": rest}})
    assert window.table is not None and window.controller is not None
    for _ in range(5):
        if isinstance(window.controller.decision, DeclareAttackers):
            break
        press(window.table)
    window.table.press("all")
    press(window.table)
    yield window.table
    window.leave_match()


def named(table: Table, name: str) -> list[int]:
    return sorted(oid for oid, seen in table.known.items() if seen.name == name and seen.zone == "battlefield")


def test_the_table_asks_for_bands_and_an_attacker_is_dragged_on_to_another(table: Table) -> None:
    assert isinstance(table.editor, BandsEditor) and table.bar.prompt.text == "Which attackers form a band?"
    assert table.bar.buttons["main"].text() == "No bands"
    (bear,), (mate, *_) = named(table, "Keen Bear"), named(table, "Shield Mate")
    drag(table, bear, place_of(table, mate))
    assert table.editor.bands == [[mate, bear]] and table.bar.buttons["main"].text() == "Attack in a band"
    assert table.bar.detail.text == "Band A: Shield Mate, Keen Bear"
    answered = QSignalSpy(table.editor.answered)
    key(table, Qt.Key.Key_Space)
    assert answered.at(0) == [[[mate, bear]]]
    window = table.window()
    assert isinstance(window, TableWindow) and window.controller is not None and window.controller.view is not None
    assert not isinstance(window.controller.decision, DeclareBands) and not window.failure.isVisible()
    assert window.controller.view.objects[bear].tapped, "it attacked"


def test_a_band_that_may_not_be_is_refused_with_the_reason(table: Table) -> None:
    (bear,), (boar,), (mate, *_) = (named(table, name) for name in ("Keen Bear", "Old Boar", "Shield Mate"))
    drag(table, bear, place_of(table, boar))
    assert isinstance(table.editor, BandsEditor) and table.editor.bands == []
    drag(table, bear, place_of(table, mate))
    click(table, mate)
    click(table, boar)
    assert table.editor.bands == [[mate, bear]] and table.bar.detail.text.startswith(UNLIKE)


def test_two_clicks_make_a_band_and_two_on_one_creature_take_it_out(table: Table) -> None:
    (bear,), (mate, *_) = named(table, "Keen Bear"), named(table, "Shield Mate")
    click(table, bear)
    assert table.bar.detail.text == "Who is in a band with “Keen Bear”?"
    click(table, mate)
    assert isinstance(table.editor, BandsEditor) and table.editor.bands == [[bear, mate]]
    click(table, bear)
    click(table, bear)
    assert table.editor.bands == [] and table.bar.buttons["main"].text() == "No bands"


def editor(attacks: dict[int, int], *possible: BandWith) -> BandsEditor:
    decision = DeclareBands(seat=0, prompt="?", rule="508.1e", attacks=tuple(attacks.items()), possible=possible)
    mine = [card(oid, name) for oid, name in ((MATE, "Mate"), (OTHER_MATE, "Other Mate"), (BEAR, "Bear"), (BOAR, "Boar"), (LONE, "Lone"))]
    return BandsEditor(decision, view_of(*mine, card(110, "Hawthorn", owner=1), decision=decision))


BANDERS = (BandWith(MATE, (MATE, OTHER_MATE), 1), BandWith(OTHER_MATE, (MATE, OTHER_MATE), 1))


def test_several_bands_are_made_and_a_creature_goes_from_one_to_another() -> None:
    bands = editor(dict.fromkeys((MATE, OTHER_MATE, BEAR, BOAR), 1), *BANDERS)
    assert bands.drop(BEAR, MATE) and bands.drop(BOAR, OTHER_MATE)
    assert bands.badges() == {MATE: "A", BEAR: "A", OTHER_MATE: "B", BOAR: "B"}
    assert next(choice.text for choice in bands.choices() if choice.main) == "Attack in 2 bands"
    assert not bands.drop(BEAR, OTHER_MATE), "the other band would have two without banding"
    assert bands.drop(OTHER_MATE, MATE) and bands.bands == [[MATE, BEAR, OTHER_MATE]], "the boar alone is no band"
    assert bands.press("none") and bands.bands == []


def test_all_are_banded_by_a_key_where_they_may_be() -> None:
    bands = editor(dict.fromkeys((MATE, OTHER_MATE, BEAR), 1), *BANDERS)
    assert [choice.text for choice in bands.choices()] == ["All in one band", "No bands"]
    assert bands.number_key(1) and bands.bands == [[MATE, OTHER_MATE, BEAR]]
    assert not any(choice.name == "option all" for choice in bands.choices())
    with_boar = editor(dict.fromkeys((MATE, BEAR, BOAR), 1), BANDERS[0])
    assert [choice.text for choice in with_boar.choices()] == ["No bands"]


def test_who_attacks_something_else_or_not_at_all_is_in_no_band_with_it() -> None:
    bands = editor({MATE: 1, OTHER_MATE: 110, BEAR: 1}, *BANDERS)
    assert bands.why_not_there(MATE, OTHER_MATE) == "The creatures of a band attack the same player or permanent (rule 702.22d)"
    assert bands.why_not(LONE) == "“Lone” is not attacking (rule 702.22c)"
    assert set(bands.lit()) == {MATE, BEAR} and not bands.can_drag(OTHER_MATE)
    assert {(arrow.start, arrow.end) for arrow in bands.arrows()} == {(MATE, 1), (OTHER_MATE, 110), (BEAR, 1)}


def test_a_pack_that_bands_with_its_kind_takes_nobody_else() -> None:
    pack = editor(dict.fromkeys((MATE, BEAR, BOAR, LONE), 1), BandWith(MATE, (MATE, BEAR, BOAR)))
    assert pack.drop(BEAR, MATE) and pack.drop(BOAR, BEAR) and pack.bands == [[MATE, BEAR, BOAR]]
    assert pack.why_not_there(LONE, MATE) == UNLIKE and not pack.drop(LONE, MATE)
