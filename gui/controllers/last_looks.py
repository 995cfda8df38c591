"""What each person at the screen saw last, and what has happened since.

Told to whoever takes the seat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from engine.api import Moment
from gui.models.recap import Scene

LOOKED_BACK = 400  # moments that are kept for whoever looks away
MOST_SCENES = 40  # of them that are told again


class LastLooks:
    """Moments as they went by, and for each person the one at which they looked away."""

    def __init__(self) -> None:
        self._past: deque[Moment] = deque(maxlen=LOOKED_BACK)
        self._left: dict[int, Moment] = {}

    def begin(self, people: Iterable[int], moment: Moment) -> None:
        """All see the table as they sit down."""
        self._left = dict.fromkeys(people, moment)

    def pass_by(self, moments: Iterable[Moment]) -> None:
        """This has happened, whoever looks."""
        self._past.extend(moments)

    def saw(self, seat: int, moment: Moment) -> None:
        """A person has seen how things stand."""
        self._left[seat] = moment

    def last(self, seat: int) -> Moment | None:
        """What a person saw last."""
        return self._left.get(seat)

    def take_back(self, now: Moment) -> None:
        """What came after this has not happened: who has seen it is shown what comes instead."""
        self._past = deque((moment for moment in self._past if moment.told <= now.told), LOOKED_BACK)
        self._left = {seat: seen if seen.told <= now.told else now for seat, seen in self._left.items()}

    def missed(self, seat: int, since: Moment | None) -> tuple[Scene, ...]:
        """What has happened since a moment, as a person may know it; the first scene is what they saw then."""
        if since is None:
            return ()
        told, scenes = since.told, [Scene(since.view(seat))]
        for moment in self._past:
            if moment.told > told:
                story = moment.happenings(seat, told)
                told = moment.told
                if story:
                    scenes.append(Scene(moment.view(seat), tuple(story)))
        return tuple(scenes[-MOST_SCENES:])
