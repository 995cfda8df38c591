"""The model of an order: Qt's contract for moving rows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtTest import QAbstractItemModelTester

from gui.models.order_model import OrderModel


@pytest.fixture
def model(qapp: QObject) -> OrderModel:
    made = OrderModel(["a", "b", "c", "d"], qapp)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


@pytest.mark.parametrize(
    ("row", "to", "order"),
    [(0, 1, (1, 0, 2, 3)), (0, 3, (1, 2, 3, 0)), (3, 0, (3, 0, 1, 2)), (2, 1, (0, 2, 1, 3))],
)
def test_a_row_moves_to_another_place(model: OrderModel, row: int, to: int, order: tuple[int, ...]) -> None:
    assert model.move(row, to)
    assert model.order == order
    assert [model.index(at).data() for at in range(4)] == ["abcd"[number] for number in order]


def test_moving_nowhere_is_refused(model: OrderModel) -> None:
    assert not model.move(1, 1)
    assert not model.moveRows(QModelIndex(), 4, 1, QModelIndex(), 0)
    assert not model.moveRows(QModelIndex(), 0, 2, QModelIndex(), 3)
    assert model.order == (0, 1, 2, 3)
