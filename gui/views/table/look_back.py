"""Looking back: how things stood before is shown on the table.

Nothing changes; a new game may go on from there.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.api import Happening, ObjectView, View
from gui.controllers.match_controller import MatchController
from gui.views.table.regions import TableRegions

NOWHERE = -1


class LookBack(QObject):
    """One look back at a time; of the times that the slider passes quickly only the last is worked out.

    `show` shows a view, `tell` all that had happened by then; `put_aside` takes the question that is asked from the
    table, and says whether that can be. What has come since is nowhere in sight: not in the log, the large card, the
    recap, nor the end of the game.
    """

    def __init__(
        self, table: TableRegions, controller: MatchController, show: Callable[[View], None],
        tell: Callable[[list[Happening], bool], None], put_aside: Callable[[], bool],
    ) -> None:  # fmt: skip
        super().__init__(table)
        self._table, self._controller, self._show_view, self._put_aside = table, controller, show, put_aside
        self._tell = tell
        self._since: dict[int, ObjectView] = {}  # what was known as the look back began
        self._hidden: list[QWidget] = []  # what tells of later, and is shown again afterwards
        self._wanted = self._asked = NOWHERE
        table.back.moved.connect(self._look)
        table.back.branch_wanted.connect(controller.enquiries.branch)
        table.back.left.connect(self._end)
        controller.enquiries.looked_back.connect(self._show)

    def begin(self, at: int = NOWHERE) -> None:
        """Let a slider show how things stood before, or after so many answers; whatever is asked waits."""
        if self._put_aside():
            self._table.side.close_browser()
            self._table.bar.hide()
            self._since = dict(self._table.known)
            self._hidden = [part for part in (self._table.recap, self._table.ending) if not part.isHidden()]
            self._show_later(False)
            answers = self._controller.answers
            self._table.back.begin(answers, answers if at == NOWHERE else min(at, answers))
            self._asked = NOWHERE
            self._look(answers if at == NOWHERE else min(at, answers))

    def _look(self, count: int) -> None:
        self._wanted = count
        if self._asked == NOWHERE:
            self._asked = count
            self._controller.enquiries.look_back(count)

    def _show_later(self, on: bool) -> None:
        """Show or hide what tells of later."""
        for part in self._hidden:
            part.setVisible(on)
            if part is self._table.recap:
                self._table.make_room(on)

    def _show(self, view: View, story: list[Happening]) -> None:
        asked, self._asked = self._asked, NOWHERE
        if not self._table.back.active:
            return
        self._table.known.clear()
        self._show_view(view)
        self._keep_preview(view)
        self._tell(story, True)
        self._table.back.tell(view)
        if self._wanted != asked:
            self._look(self._wanted)

    def _keep_preview(self, view: View) -> None:
        """A card that nobody could see then is not shown large."""
        seen = self._table.preview.seen
        if seen is not None and view.seen(seen.id) is None:
            self._table.preview.show_object(None)

    def _end(self) -> None:
        """How things stand is shown, and asked, again."""
        self._table.known.update(self._since)
        self._show_later(True)
        self._table.back.hide()
        self._table.bar.show()
        self._table.setFocus()
        self._controller.show_again()
