"""The file of a match: when it is written, and how it goes on with one that was read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.table import journal, snapshot
from engine.table.serializer import RowsError

if TYPE_CHECKING:
    from engine.game.decisions.decision import Answer
    from engine.table.match import Match


class MatchFile:
    """Keeps a match on the disk, once it is told where."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.journal: journal.Journal | None = None
        self.snapshots: snapshot.Snapshots | None = None
        self._read: journal.SavedMatch | None = None  # the file that the match was read from

    def save(self, path: Path | str) -> None:
        """Write the whole match to a file, all or nothing."""
        match = self._match
        journal.write(Path(path), match.setup, match.answers, self._taken(self._no_snapshots()))

    def journal_to(self, path: Path | str) -> None:
        """Keep a file up to date with every answer from now on, so that nothing is lost if the process dies."""
        match = self._match
        kept, self._read = self._read, None
        lines = kept.lines if kept is not None and kept.answers == match.answers else ()
        if not lines:
            self.snapshots = None
        self.journal = journal.Journal(Path(path), match.setup, match.answers, lines)

    @property
    def unsaved(self) -> str:
        """Why the match is not on the disk as it stands, though it should be; "" if it is."""
        return self.journal.problem if self.journal is not None else ""

    def catch_up(self) -> None:
        """Try again to write what could not be written."""
        if self.journal is not None:
            self.journal.catch_up()

    # -- what the match tells ------------------------------------------------------------------------------------

    def answered(self, answer: Answer) -> None:
        """An answer was taken in; now and then it is noted, too, how the match stands."""
        if self.journal is None:
            return
        self.journal.answered(answer)
        if len(self._match.answers) < snapshot.EVERY or self.journal.full:
            return
        if self.snapshots is None:
            self.snapshots = self._no_snapshots()
        taken = self._taken(self.snapshots)
        if taken is not None:
            self.journal.stood(taken)

    def went_back(self, count: int) -> None:
        """The match stands again where so many answers had been given."""
        if self.journal is not None:
            self.journal.went_back(count)
        if self.snapshots is not None:
            self.snapshots.went_back(count)

    def answered_out_of_turn(self, count: int, instead: Answer) -> None:
        """What followed on so many answers was dropped for what is no answer to what was asked."""
        if self.journal is not None:
            self.journal.conceded(count, instead)
        if self.snapshots is not None:
            self.snapshots.went_back(count)

    # -- snapshots -----------------------------------------------------------------------------------------------

    def recall(self, kept: journal.SavedMatch) -> snapshot.Snapshots | None:
        """The snapshots in a file that was read; they go on with it if they fit this program."""
        found = self._no_snapshots() if kept.memories else None
        if found is not None:
            found.recall(kept.memories)
        if found is None or found.believed:
            self._read, self.snapshots = kept, found
        return found

    def disbelieve(self) -> None:
        """The snapshots did not fit the answers: the file is written anew."""
        self._read = self.snapshots = None

    def _no_snapshots(self) -> snapshot.Snapshots:
        return snapshot.Snapshots(self._match.checkpoints[0].game, self._match.setup.known_cards())

    def _taken(self, snapshots: snapshot.Snapshots) -> dict[str, Any] | None:
        """How the match stands, if it is time to say so."""
        match, now = self._match, self._match.checkpoints[-1]
        try:
            return snapshots.take(now, match.asked, match.revealing) if snapshots.due(now) else None
        except RowsError:  # then the match is played from its beginning when it is opened, as it can always be
            snapshots.believed = False
            return None
