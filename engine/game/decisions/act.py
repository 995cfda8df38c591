"""What to do with priority (CR 117.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.errors import IllegalAnswer, MalformedAnswer
from engine.core.identity import NOBODY, ObjectId
from engine.core.record import record
from engine.game.decisions.decision import Answer, Below, Called, Decision, list_of_numbers, whole_number
from engine.game.decisions.shortcuts import SHORTCUT, read_proposal
from engine.meaning.message import say

__all__ = ["ACTIVATE", "CAST", "MANA", "PASS", "PLAY", "Act", "Action"]  # what a client may know

PASS = "pass"
CAST = "cast"
PLAY = "play"
ACTIVATE = "activate"
MANA = "mana"
SPECIAL = "special"


@record
class Action:
    """Something a player may do now: pass, cast, play a land, activate, take a special action (CR 116)."""

    kind: str
    oid: ObjectId = NOBODY
    label: str = ""  # "Ember Fox", or an ability's text
    index: int = 0  # which activated ability; which face of a card
    way: str = ""  # how it is cast: "" for its mana cost, else the name of the permission or alternative
    targets: bool = False  # whether it will ask for targets
    cost: str = ""  # its mana cost in words, for showing
    spends: bool = False  # in a view: whether its costs take more than mana and a tap: life, a sacrifice, cards


@record(kw_only=True)
class Act(Decision):
    """A player has priority. Answer: the number of an action; 0 is always to pass.

    {"mana": [object, ability, mana]} activates a mana ability by hand (CR 605.3a). {"shortcut": proposal} proposes a
    shortcut (CR 728.2a), as `shortcuts.as_data` writes it.
    """

    kind: ClassVar[str] = "act"
    actions: tuple[Action, ...] = (Action(PASS, label=say("pass")),)
    announces: bool = False  # somebody at the table practises: anybody may speak of a triggered ability at any time
    waits: bool = False  # asked even if passing is all that can be done: one's own turn would end unseen
    no_pass: bool = False  # the player has said that they would not pass here (CR 728.2c)

    def check(self, answer: Answer) -> int | dict[str, Any]:
        if isinstance(answer, dict):
            if set(answer) == {SHORTCUT}:
                return {SHORTCUT: read_proposal(answer[SHORTCUT])}
            use = answer.get("mana")
            if set(answer) != {"mana"} or not isinstance(use, list) or len(use) != 3 or not isinstance(use[2], str):
                raise MalformedAnswer('{"mana": [object, ability, mana]} is asked for')
            list_of_numbers(use[:2])
            return answer
        number = whole_number(answer)
        if not 0 <= number < len(self.actions):
            raise IllegalAnswer(say("there_is_no_such_action_now"), "117.1")
        if self.no_pass and not number:
            raise IllegalAnswer(say("you_said_you_would_do_something_else"), "728.2c")
        return number

    def said(self, answer: Answer, called: Called) -> Any:
        if isinstance(answer, dict):
            oid, *rest = answer["mana"]
            return {"mana": [called(oid), *rest]}
        action = self.actions[answer]
        return PASS if action.kind == PASS else [action.kind, called(action.oid), action.index, action.way]

    def heard(self, said: Any, called: Called) -> Answer:
        if said == PASS:
            return 0
        if isinstance(said, dict):
            return self.said(said, called)
        kind, ref, index, way = said
        wanted = (kind, called(ref), index, way)
        for number, action in enumerate(self.actions):
            if (action.kind, action.oid, action.index, action.way) == wanted:
                return number
        raise IllegalAnswer(say("there_is_no_such_action_now"), "117.1")

    def only_answer(self) -> Answer | None:
        return 0 if len(self.actions) == 1 and not self.waits and not self.announces else None

    def some_answer(self, below: Below) -> Answer:
        least = 1 if self.no_pass else 0
        return least + below(len(self.actions) - least)
