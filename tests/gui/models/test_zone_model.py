"""A zone's model: minimal changes, the contract of Qt's models, and no secret in any role."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from engine.api import ObjectView
from gui.models.zone_model import ZoneModel, ZoneRole
from tests.gui.fake_match import back, card


def watched(parent: QObject) -> ZoneModel:
    model = ZoneModel(parent)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


@pytest.fixture
def model(qapp: QObject) -> ZoneModel:
    return watched(qapp)


def test_a_new_card_is_inserted_and_nothing_else_changes(model: ZoneModel) -> None:
    model.sync([card(100), card(102)])
    inserted, removed, changed = (QSignalSpy(s) for s in (model.rowsInserted, model.rowsRemoved, model.dataChanged))
    model.sync([card(100), card(101), card(102)])
    assert (inserted.count(), removed.count(), changed.count()) == (1, 0, 0)
    assert [seen.id for seen in model.objects] == [100, 101, 102]


def test_a_card_that_taps_changes_its_own_row_only(model: ZoneModel) -> None:
    model.sync([card(100), card(101)])
    changed = QSignalSpy(model.dataChanged)
    model.sync([card(100), card(101, tapped=True)])
    assert changed.count() == 1 and changed.at(0)[0].row() == 1
    assert model.index(1).data(ZoneRole.TAPPED) is True


def test_neighbours_leave_together(model: ZoneModel) -> None:
    model.sync([card(number) for number in range(100, 106)])
    removed = QSignalSpy(model.rowsRemoved)
    model.sync([card(100), card(105)])
    assert removed.count() == 1 and removed.at(0)[1:] == [1, 4]


def test_any_snapshot_follows_any_other(model: ZoneModel) -> None:
    chance = random.Random(4)
    for _ in range(120):
        wanted = chance.sample(range(100, 112), chance.randrange(13))
        snapshot = [card(oid, tapped=chance.random() < 0.3) for oid in wanted]
        model.sync(snapshot)
        assert model.objects == tuple(snapshot)


@pytest.mark.parametrize(
    "secret",
    [back(100), ObjectView(101, "exile", 0, 1, known=False, face_down="foretell")],
    ids=["a card in another's hand", "a face-down card in exile"],
)
def test_no_role_tells_more_than_the_back(model: ZoneModel, secret: ObjectView) -> None:
    model.sync([secret])
    roles = [*range(Qt.ItemDataRole.UserRole.value), *ZoneRole]
    said = " ".join(str(model.index(0).data(role)) for role in roles if role != ZoneRole.OBJECT)
    assert "Ember Fox" not in said
    assert model.index(0).data(ZoneRole.KNOWN) is False and model.index(0).data(ZoneRole.FACE_DOWN) is True
    assert model.index(0).data(ZoneRole.OBJECT) == secret


def test_a_row_can_be_read_out(model: ZoneModel) -> None:
    model.sync([card(100, tapped=True, counters=(("+1/+1", 2),))])
    spoken = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Ember Fox, 1 red, Creature — Fox, 2/1, tapped, 2 +1/+1 counters"
