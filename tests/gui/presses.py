"""How many presses a turn takes. Two people at one screen, real clicks, drags and keys, the curtain included.

`python -m tests.gui.presses` prints the table.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from engine.api import View, load_library, open_match
from gui.storage import HOME_VARIABLE, Settings
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import click, drag, key, place_of

CARDS = """
Meadow Cat {G}
Creature — Cat
2/2

Twig Snap {G}
Instant
Destroy target creature.

Dawn Cock {G}
Creature — Bird
At the beginning of your upkeep, you gain 1 life.
1/1

Dawn Hare {G}
Creature — Rabbit
At the beginning of your upkeep, each opponent loses 1 life.
1/1

Horn Elk {G}
Creature — Elk
Whenever you attack, you gain 1 life.
2/2

Drum Boar {G}
Creature — Boar
Whenever you attack, each opponent loses 1 life.
2/2
"""
LANDS = ("Forest", 3)
Board = Sequence[tuple[str, int]]


@dataclass
class Turn:
    """A turn that is played: what was pressed, by whom, and the goal for whoever's turn it is."""

    name: str
    goal: int
    presses: list[tuple[int, str]] = field(default_factory=list)  # who, and what

    def of(self, seat: int) -> list[str]:
        return [what for who, what in self.presses if who == seat]


def scenario(
    active: tuple[Board, Sequence[str]], other: tuple[Board, Sequence[str]], lives: tuple[int, int] = (20, 20)
) -> dict[str, object]:
    def side(board: Board, hand: Sequence[str], life: int) -> dict[str, object]:
        return {
            "life": life, "library": {"top": [], "rest": [{"card": "Forest", "count": 30}]},
            "hand": [{"card": name} for name in hand],
            "battlefield": [{"card": name, "count": count} for name, count in board],
        }  # fmt: skip

    return {
        "format": "scenario", "version": 1, "id": "presses", "title": "Presses",
        "game": {"variant": "duel", "turn_order": ["A", "B"], "edition": "2026"},
        "options": {"shuffle_libraries": False},
        "players": {"A": side(*active, lives[0]), "B": side(*other, lives[1])},
        "script": [], "stop": {"turn": 2, "step": "cleanup"}, "expect": [],
    }  # fmt: skip


class Hands:
    """Two people's hands at one window. Every press is counted for whoever has the screen or is called to it."""

    def __init__(
        self, turn: Turn, active: tuple[Board, Sequence[str]], other: tuple[Board, Sequence[str]] = ((LANDS,), ()),
        *, settings: Settings | None = None, lives: tuple[int, int] = (20, 20),
    ) -> None:  # fmt: skip
        self.turn = turn
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "presses.json")
            path.write_text(json.dumps(scenario(active, other, lives)), encoding="utf-8")
            path.with_suffix(".cards").write_text(CARDS, encoding="utf-8")
            self.window = TableWindow(load_library(), settings or Settings(), still=settings is None)
            self.window.resize(1440, 860)
            self.window.show()
            self.window.activateWindow()
            self.window.play(open_match(path, self.window.library), journal=False)
        QApplication.processEvents()

    @property
    def table(self) -> Table:
        assert self.window.table is not None
        return self.window.table

    @property
    def view(self) -> View:
        assert self.window.controller is not None and self.window.controller.view is not None
        return self.window.controller.view

    @property
    def asked(self) -> str:
        return self.table.editor.decision.kind if self.table.editor is not None else ""

    def found(self, name: str, zone: str, owner: int = 0) -> int:
        seen = self.view.objects.values()
        return next(o.id for o in seen if (o.name, o.zone, o.owner) == (name, zone, owner))

    def _count(self, what: str) -> None:
        called = self.table.curtain.isVisible()
        self.turn.presses.append((self.view.waiting_for if called else self.view.viewer, what))

    # presses

    def lift(self) -> None:
        assert self.table.curtain.isVisible()
        self._count("lift the curtain")
        key(self.table.curtain, Qt.Key.Key_Space)

    def main(self, says: str) -> None:
        """The main button by its key, which says what it will do."""
        said = self.table.bar.buttons["main"].text()
        assert says in said, f"the button says {said!r}, and not {says!r}"
        self._count(said)
        key(self.table, Qt.Key.Key_Space)

    def click(self, ref: int) -> None:
        self._count(f"click {self.view.name_of(ref)}")
        click(self.table, ref)

    def drag(self, ref: int, to: QPoint, where: str) -> None:
        self._count(f"drag {self.view.name_of(ref)} {where}")
        drag(self.table, ref, to)

    def drag_to_table(self, ref: int) -> None:
        cloth = self.table.battlefield.viewport()
        middle = self.table.battlefield.areas[0]
        self.drag(ref, cloth.mapToGlobal(QPoint(round(middle.x + middle.w / 2), round(middle.y + 12))), "to the table")

    def drag_on(self, ref: int, target: int) -> None:
        self.drag(ref, place_of(self.table, target), f"on to {self.view.name_of(target)}")

    def drag_to_end_turn(self, ref: int) -> None:
        button = next(b for b in self.table.bar.buttons.values() if b.text() == "End turn")
        self.drag(ref, button.mapToGlobal(button.rect().center()), "on to “End turn”")


def land_only(turn: Turn) -> Hands:
    hands = Hands(turn, ((LANDS,), ("Forest",)))
    hands.lift()
    hands.drag_to_end_turn(hands.found("Forest", "hand"))
    return hands


def land_and_creature(turn: Turn) -> Hands:
    hands = Hands(turn, ((LANDS,), ("Forest", "Meadow Cat")))
    hands.lift()
    hands.click(hands.found("Forest", "hand"))
    hands.drag_to_table(hands.found("Meadow Cat", "hand"))
    assert hands.found("Meadow Cat", "battlefield") >= 0
    hands.main("End turn")
    return hands


def land_and_removal(turn: Turn) -> Hands:
    hands = Hands(turn, ((LANDS,), ("Forest", "Twig Snap")), ((LANDS, ("Meadow Cat", 1)), ()))
    hands.lift()
    hands.click(hands.found("Forest", "hand"))
    hands.drag_on(hands.found("Twig Snap", "hand"), hands.found("Meadow Cat", "battlefield", 1))
    assert hands.found("Meadow Cat", "graveyard", 1) >= 0
    hands.main("End turn")
    return hands


def land_attack_and_creature(turn: Turn) -> Hands:
    hands = Hands(turn, ((LANDS, ("Drum Boar", 1)), ("Forest", "Meadow Cat")))
    hands.lift()
    hands.click(hands.found("Forest", "hand"))
    hands.drag_to_table(hands.found("Meadow Cat", "hand"))
    hands.click(hands.found("Drum Boar", "battlefield"))
    hands.main("Attack with “Drum Boar”")
    hands.main("End turn")
    return hands


def attack_with_a_block(turn: Turn) -> Hands:
    hands = Hands(turn, ((LANDS, ("Horn Elk", 1)), ()), ((LANDS, ("Meadow Cat", 1)), ()))
    hands.lift()
    hands.click(hands.found("Horn Elk", "battlefield"))
    hands.main("Attack with “Horn Elk”")
    hands.lift()
    hands.click(hands.found("Meadow Cat", "battlefield", 1))
    hands.main("Block with 1 creature")
    hands.lift()
    hands.main("End turn")
    assert not {"Horn Elk", "Meadow Cat"} & {hands.view.objects[oid].name for oid in hands.view.battlefield}
    return hands


def two_orders_and_an_attack(turn: Turn) -> Hands:
    board = (LANDS, ("Dawn Cock", 1), ("Dawn Hare", 1), ("Horn Elk", 1), ("Drum Boar", 1))
    hands = Hands(turn, (board, ()))
    hands.lift()
    hands.main("Put on the stack in this order")
    hands.click(hands.found("Horn Elk", "battlefield"))
    hands.main("Attack with “Horn Elk”")
    hands.main("Put on the stack in this order")
    hands.main("End turn")
    return hands


def anothers_turn(turn: Turn) -> Hands:
    """Ana plays her turn; Bo, whose presses count, holds nothing to answer with."""
    return land_and_creature(turn)


TURNS: dict[str, tuple[Callable[[Turn], Hands], int]] = {
    "a land": (land_only, 2),
    "a land and a creature": (land_and_creature, 4),
    "a land and removal": (land_and_removal, 4),
    "a land, a creature and an attack": (land_attack_and_creature, 6),
    "an attack with a block": (attack_with_a_block, 5),
    "two trigger orders and an attack": (two_orders_and_an_attack, 6),
    "another’s turn with nothing to do": (anothers_turn, 1),
}


def played() -> Iterator[tuple[Turn, int]]:
    """Every turn, and whose presses have the goal."""
    for name, (play, goal) in TURNS.items():
        turn = Turn(name, goal)
        hands = play(turn)
        assert hands.view.turn == 2 or hands.table.curtain.isVisible(), f"{name}: the turn goes on"
        hands.window.leave_match()
        hands.window.close()
        yield turn, 1 if play is anothers_turn else 0


def main() -> None:
    from gui import theme
    from gui.app import application

    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        theme.apply(application())
        for turn, seat in played():
            mine, others = turn.of(seat), turn.of(1 - seat)
            print(f"{turn.name:36} {len(mine)} (goal {turn.goal}): {', '.join(mine) or 'nothing'}")
            if others and seat == 0:
                print(f"{'  the other':36} {len(others)}: {', '.join(others)}")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
