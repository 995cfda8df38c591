"""A match that follows a script: what is seen and asked at each moment is written down beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

from engine.api import (
    Act,
    Action,
    Decision,
    FaceView,
    Happening,
    IllegalAction,
    IllegalAnswer,
    ObjectView,
    PlayerView,
    Reason,
    StaleAnswer,
    View,
)

NAMES = ("Ana", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana")


def card(oid: int, name: str = "Ember Fox", zone: str = "battlefield", owner: int = 0, **more: Any) -> ObjectView:
    """A known card; a 2/1 creature unless told otherwise."""
    said: dict[str, Any] = {
        "controller": owner, "name": name, "mana_cost": "{1}{R}", "colors": ("R",), "type_line": "Creature — Fox",
        "types": ("creature",), "power": 2, "toughness": 1, "printed_power": 2, "printed_toughness": 1,
    }  # fmt: skip
    said |= more
    face = FaceView(
        said["name"], said["mana_cost"], said["colors"], said["type_line"], said.get("text", ""), "2", "1"
    )
    said.setdefault("faces", (face,))
    return ObjectView(oid, zone, owner, **said)


def land(oid: int, name: str = "Mountain", owner: int = 0, **more: Any) -> ObjectView:
    """A basic land."""
    said: dict[str, Any] = {
        "mana_cost": "", "colors": (), "type_line": f"Basic Land — {name}", "types": ("land",), "power": None,
        "toughness": None, "printed_power": None, "printed_toughness": None,
    }  # fmt: skip
    return card(oid, name, owner=owner, **(said | more))


def back(oid: int, zone: str = "hand", owner: int = 1) -> ObjectView:
    """A card of which only the back is seen."""
    return ObjectView(oid, zone, owner, owner, known=False)


def view_of(
    *objects: ObjectView, viewer: int = 0, decision: Decision | None = None, seats: int = 2, **more: Any
) -> View:  # fmt: skip
    """A view of these objects; zones follow from what the objects say."""
    by_zone: dict[str, list[int]] = {}
    for seen in objects:
        by_zone.setdefault(seen.zone, []).append(seen.id)
    players = tuple(
        PlayerView(
            seat, NAMES[seat], 20, library=40, is_opponent=seat != viewer,
            hand=tuple(o.id for o in objects if o.zone == "hand" and o.owner == seat),
            graveyard=tuple(o.id for o in objects if o.zone == "graveyard" and o.owner == seat),
            library_top=tuple(o.id for o in objects if o.zone == "library" and o.owner == seat and o.known),
        )
        for seat in range(seats)
    )  # fmt: skip
    said: dict[str, Any] = {
        "turn": 3, "active": 0, "step": "main1", "priority": 0, "players": players,
        "objects": {seen.id: seen for seen in objects}, "battlefield": tuple(by_zone.get("battlefield", ())),
        "stack": tuple(by_zone.get("stack", ())), "exile": tuple(by_zone.get("exile", ())),
        "command": tuple(by_zone.get("command", ())), "decision": decision,
        "waiting_for": decision.seat if decision else -1, "waiting_kind": decision.kind if decision else "",
    }  # fmt: skip
    return View(viewer=viewer, **(said | more))


def act(*actions: Action, seat: int = 0) -> Act:
    """Priority with these actions besides passing."""
    return Act(seat=seat, prompt="Act", rule="117.1", actions=(Action("pass", label="Pass"), *actions))


def cast(oid: int, name: str = "Ember Fox", *, targets: bool = False, **more: Any) -> Action:
    """The action to cast a card."""
    return Action("cast", oid, name, targets=targets, **({"cost": "{1}{R}"} | more))


@dataclass
class Moment:
    """One moment of the script. The question, and the views of the seats (the first serves for those not named)."""

    decision: Decision | None
    views: dict[int, View]
    story: tuple[str | Happening, ...] = ()  # words alone, or what happened with its kind
    refuses: tuple[Any, ...] = ()  # answers that the rules do not allow
    why_not: dict[int, tuple[str, ...]] = field(default_factory=dict)
    mana: dict[int, tuple[tuple[int, str, str], ...]] = field(default_factory=dict)
    why_so: dict[int, tuple[Reason, ...]] = field(default_factory=dict)
    over: str = ""


def moment(decision: Decision | None, *objects: ObjectView, **more: Any) -> Moment:
    """A moment that both players see alike."""
    extra = {key: more.pop(key) for key in ("story", "refuses", "why_not", "mana", "why_so", "over") if key in more}
    view = view_of(*objects, decision=decision, **more)
    if extra.get("over"):
        view = replace(view, over=extra["over"])
    return Moment(decision, {view.viewer: view}, **extra)


class FakeMatch:
    """A script with the face of a match. Any legal answer leads to the next moment."""

    def __init__(self, moments: list[Moment], people: tuple[int, ...] = (0,)) -> None:
        self.moments = moments
        self.at = 0
        self.answers: list[Any] = []
        self.revealing: list[bool] = []
        seats = len(next(iter(moments[0].views.values())).players)
        names = NAMES[:seats]
        self.setup = SimpleNamespace(
            seats=tuple(SimpleNamespace(name=name, agent="" if at in people else "random") for at, name in enumerate(names)),
            options=(),
            beginning=dict,  # from which position it began: from none
        )
        self.conceded: list[int] = []
        self.file = NoFile()

    @property
    def moment(self) -> Moment:
        return self.moments[self.at]

    @property
    def pending(self) -> Decision | None:
        return self.moment.decision

    @property
    def over(self) -> str:
        return self.moment.over

    @property
    def turn(self) -> int:
        return next(iter(self.moment.views.values())).turn

    def agent_of(self, seat: int) -> str:
        return str(self.setup.seats[seat].agent)

    def answer(self, answer: Any, number: int | None = None) -> None:
        assert self.pending is not None
        if number is not None and number != len(self.answers):
            raise StaleAnswer("that question is no longer asked")
        if answer == "cancel":
            if not self.pending.cancellable:
                raise IllegalAnswer("this can't be taken back", "729.1")
        else:
            self.pending.check(answer)
        if answer in self.moment.refuses:
            raise IllegalAnswer("the rules say no", "508.1d")
        self.answers.append(answer)
        self.revealing.append(False)
        self.at += 1

    def answer_by_program(self, at_once: bool = False) -> None:
        assert self.pending is not None
        self.answer(self.pending.some_answer(lambda bound: 0))

    def view(self, seat: int) -> View:
        views = self.moment.views
        seen = views.get(seat) or next(iter(views.values()))
        asked = self.pending.asked_of if self.pending is not None else -1
        return replace(seen, viewer=seat, decision=self.pending if asked == seat else None, waiting_for=asked)

    def happenings(self, seat: int, since: int = 0) -> list[Happening]:
        said = [(text, at) for at in range(self.at + 1) for text in self.moments[at].story]
        told = [
            replace(what, number=number, turn=at) if isinstance(what, Happening) else Happening(number, "Said", what, turn=at)
            for number, (what, at) in enumerate(said)
        ]
        return told[since:]

    keeps_moments = False

    def on_the_way(self) -> list[FakeMatch]:
        return []

    def as_it_stands(self) -> FakeMatch:
        return self.fork()

    @property
    def told(self) -> int:
        return sum(len(self.moments[at].story) for at in range(self.at + 1))

    def mana_uses(self, seat: int, oid: int) -> tuple[tuple[int, str, str], ...]:
        return self.moment.mana.get(oid, ())

    def why_not(self, seat: int, oid: int) -> tuple[str, ...]:
        return self.moment.why_not.get(oid, ())

    def why_so(self, seat: int, oid: int) -> tuple[Reason, ...]:
        return self.moment.why_so.get(oid, ())

    def is_free(self, count: int) -> bool:
        return not any(self.revealing[count:])

    def rewind(self, count: int) -> None:
        del self.answers[count:], self.revealing[count:]
        self.at = count

    def fork(self) -> FakeMatch:
        new = FakeMatch(self.moments)
        new.at, new.setup = self.at, self.setup
        new.answers, new.revealing = list(self.answers), list(self.revealing)
        return new

    def concede(self, seat: int) -> None:
        self.conceded.append(seat)

    def agree_to_draw(self) -> None:
        self.at = len(self.moments) - 1


class NoFile:
    """A script is not kept."""

    unsaved = ""

    def catch_up(self) -> None:
        """Nothing is kept."""

    def journal_to(self, path: object) -> None:
        raise IllegalAction("a script is not kept")
