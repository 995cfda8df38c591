"""What is chosen for a new game besides its seats: the edition, teams, planes and the seed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from engine.api import TURN_WAITS, Match, SetupError, load_library, shipped_lists
from gui.dialogs.new_game import NewGame
from gui.dialogs.variant_ticks import VariantTicks

ALWAYS = (TURN_WAITS, True)

LIBRARY = load_library()


@pytest.fixture
def page(qtbot: QtBot) -> NewGame:
    made = NewGame(LIBRARY)
    qtbot.addWidget(made)
    return made


def test_a_game_begins_as_everyone_alone_by_the_rules_of_2024(page: NewGame) -> None:
    setup = page.setup()
    assert (setup.edition, setup.options, len(setup.seats)) == ("2024", (ALWAYS,), 2)
    assert [seat.lists for seat in setup.seats] == [{}, {}]


@pytest.mark.parametrize("edition", ["2026", "2006"])
def test_the_edition_that_was_chosen_is_the_one_that_is_played(page: NewGame, edition: str) -> None:
    page.game.edition.setCurrentText(f"Rules of {edition}")
    page.game.seed.setText("3")
    match = Match.new(page.setup())
    assert match.setup.edition == edition and match.setup.seed == 3
    assert match.pending is not None


def test_two_teams_need_four_seats_and_share_a_life_total(page: NewGame) -> None:
    page.game.variants.tick("two_headed_giant")
    assert len(page.rows) == 4
    view = Match.new(page.setup()).view(0)
    assert [player.life for player in view.players] == [30, 30, 30, 30]


def test_teams_whose_members_take_their_own_turns_have_their_own_life(page: NewGame) -> None:
    page.game.variants.tick("team_vs_team")
    view = Match.new(page.setup()).view(0)
    assert [player.life for player in view.players] == [20, 20, 20, 20]
    assert [player.is_opponent for player in view.players] == [False, False, True, True]


def test_with_fewer_seats_everyone_plays_alone_again(page: NewGame) -> None:
    page.game.variants.tick("two_headed_giant")
    page.remove_seat()
    assert page.setup().options == (ALWAYS,) and not page.game.variants.chosen


def test_all_choices_can_be_told_apart_without_seeing_them(page: NewGame) -> None:
    page.game.variants.offer()
    parts = (page.game.edition, page.game.seed, *page.game.variants.lists.values())
    assert len({part.accessibleName() for part in parts} - {""}) == len(parts)


def test_variants_are_ticked_together_and_the_seats_fill_up(page: NewGame) -> None:
    page.game.variants.tick("planechase", "two_headed_giant")
    assert len(page.rows) == 4 and page.game.variants.together.text() == "1 and 2 against 3 and 4"
    setup = page.setup()
    assert setup.variants == ("two_headed_giant", "planechase")
    assert all(seat.lists["planes"] for seat in setup.seats)


def test_what_does_not_go_together_can_not_be_ticked_and_says_why(page: NewGame) -> None:
    page.game.variants.tick("two_headed_giant")
    other = page.game.variants.ticks["team_vs_team"]
    assert not other.isEnabled() and "who plays with whom" in other.toolTip()
    page.game.variants.tick()
    assert other.isEnabled() and other.toolTip().endswith("of their own (rule 808).")


def test_lists_are_asked_for_only_by_what_is_ticked(page: NewGame) -> None:
    page.game.variants.offer()
    planes = page.game.variants.lists["planes"]
    assert planes.isHidden()
    page.game.variants.tick("planechase")
    assert not planes.isHidden() and planes.currentText() == "Roads from the Kitchen"


def test_all_players_can_have_one_planar_deck_together(page: NewGame) -> None:
    page.add_seat("Cleo")
    page.game.variants.tick("planechase")
    page.game.variants.lists["planes"].setCurrentText("Every Road There Is")
    page.game.variants.shared["planes"].setChecked(True)
    setup = page.setup()
    setup.check()
    assert sum(count for count, _ in setup.lists["planes"]) == 40 and not any(seat.lists for seat in setup.seats)


def test_a_list_of_planes_of_ones_own_is_chosen_for_planechase(page: NewGame, tmp_path: Path) -> None:
    shipped = shipped_lists("planes")["Roads from the Kitchen"]
    (tmp_path / "my_roads.txt").write_text("\n".join(f"{entry.count} {entry.name}" for entry in shipped.main[:9]))
    page.take_files([tmp_path / "my_roads.txt"])
    variants = page.game.variants
    assert variants.chosen == ("planechase",) and variants.lists["planes"].currentText() == "my_roads"
    assert "my_roads" not in page.decks
    with pytest.raises(SetupError, match=r"planar deck: 9 planes and phenomena, fewer than 10 \(901.3\)"):
        page.setup().check()


def test_a_grand_melee_has_its_options_and_chance_says_who_sits_where(page: NewGame) -> None:
    page.game.variants.tick("grand_melee")
    assert len(page.rows) == 4
    assert not page.game.variants.ticks["two_headed_giant"].isEnabled()
    assert "807.1" in page.game.variants.ticks["two_headed_giant"].toolTip()
    orders = set()
    for seed in range(8):
        page.game.seed.setText(str(seed))
        setup = page.setup()
        orders.add(tuple(seat.name for seat in setup.seats))
        assert sorted(orders.copy().pop()) == sorted(row.name.text() for row in page.rows)
    assert len(orders) > 2


def tabbed(page: NewGame) -> list[QWidget]:
    """What Tab goes over, from the first seat's name on, each once."""
    page.rows[0].name.setFocus()
    found: list[QWidget] = []
    while (now := QApplication.focusWidget()) is not None and now not in found:
        found.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    return found


def test_enter_begins_from_anywhere_but_another_button(page: NewGame, qtbot: QtBot) -> None:
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    begun: list[object] = []
    page.started.connect(begun.append)
    box = page.game.variants.findChild(QCheckBox)
    for number, part in enumerate((page.rows[0].name, page.rows[1].who, page.game.seed, box), 1):
        assert part is not None
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
        assert len(begun) == number and not page.rows[1].who.view().isVisible()
    page.more.setFocus()
    QTest.keyClick(page.more, Qt.Key.Key_Return)
    page._turn_entry()
    page.deck_entry.name.setFocus()
    QTest.keyClick(page.deck_entry.name, Qt.Key.Key_Return)
    assert len(begun) == 4, "neither a button nor the list that is being typed begins"


def test_tab_goes_over_the_page_as_it_is_read(page: NewGame, qtbot: QtBot) -> None:
    page.resize(1280, 760)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    page.add_another()  # made last of all, and not gone to last
    QTest.qWait(20)
    found = tabbed(page)
    for row in page.rows:
        at = found.index(row.name)
        assert found[at : at + 4] == [row.name, row.deck, row.who, row.remembers]
    seats = [found.index(row.name) for row in page.rows]
    box = page.game.variants.findChild(QCheckBox)
    assert seats == sorted(seats) == [0, 4, 8] and box is not None
    assert 11 < found.index(page.more) < found.index(page.fewer) < found.index(box) < found.index(page.game.seed)
    assert found.index(page.start) == len(found) - 1 and found.index(page.game.seed) < found.index(page.start)


def test_a_variant_says_what_it_is_before_its_rule(qtbot: QtBot) -> None:
    ticks = VariantTicks()
    qtbot.addWidget(ticks)
    ticks.offer()
    for name, tick in ticks.ticks.items():
        said, number = tick.toolTip().rsplit(" (rule ", 1)
        assert number == f"{ticks.offers[name].rule})."
        assert len(said.split()) >= 8 and "_" not in said, name
