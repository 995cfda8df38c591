"""How a mana cost is paid (CR 601.2g, 601.2h)."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.errors import MalformedAnswer
from engine.core.identity import ObjectId
from engine.core.mana import Pool
from engine.core.mana_letters import letters_of, symbols_of
from engine.core.record import record
from engine.game.decisions.decision import Answer, Below, Called, Decision, list_of_numbers, whole_number

__all__ = ["PayMana"]  # what a client may know

Use = tuple[ObjectId, int, str]  # a source, the number of its mana ability, the mana it makes ("G", "RR")


@record(kw_only=True)
class PayMana(Decision):
    """Pay a mana cost. `plan` is a whole payment worked out by the rules, shown before it is committed.

    Answers: "auto" takes the plan; {"demand": [ids], "forbid": [ids]} asks for a plan that uses or spares sources;
    {"use": [id, ability, mana]} activates one mana ability and is asked again; {"pool": true} pays from the pool alone;
    {"life": n} pays so many Phyrexian mana symbols with 2 life each and is asked about the rest (CR 107.4f).
    """

    kind: ClassVar[str] = "pay"
    cost: str = ""
    plan: tuple[Use, ...] = ()
    life: int = 0  # life the plan pays for Phyrexian mana
    sources: tuple[Use, ...] = ()  # all mana abilities that could be activated
    in_pool: Pool = ()
    for_what: str = ""
    solved: bool = True  # whether the plan pays the whole cost
    spent: tuple[tuple[ObjectId, str], ...] = ()  # what the plan's sources cost besides mana and a tap, in words
    plain: bool = False  # whether it does so with mana alone, and taps nothing that could attack instead

    @property
    def pool(self) -> str:
        """The mana in the pool, as symbols."""
        return symbols_of(letters_of(self.in_pool))

    def check(self, answer: Answer) -> dict[str, Any]:
        if answer == "auto":
            return {}
        if not isinstance(answer, dict) or not set(answer) <= {"demand", "forbid", "use", "pool", "life"}:
            raise MalformedAnswer('"auto", or "demand" and "forbid" with sources, or "use" is asked for')
        for name in ("demand", "forbid"):
            sources = answer.get(name, [])
            if not isinstance(sources, list):
                raise MalformedAnswer(f"{name} is a list of sources")
            list_of_numbers(sources)
        if "use" in answer:
            use = answer["use"]
            if not isinstance(use, list) or len(use) != 3 or not isinstance(use[2], str):
                raise MalformedAnswer("a source, the number of its mana ability, and the mana are asked for")
            list_of_numbers(use[:2])
        if "life" in answer and whole_number(answer["life"]) < 1:
            raise MalformedAnswer("the number of symbols to pay with life is asked for")
        return answer

    def said(self, answer: Answer, called: Called) -> Any:
        return _renamed(answer, called)

    def heard(self, said: Any, called: Called) -> Answer:
        return _renamed(said, called)

    def some_answer(self, below: Below) -> Answer:
        return "auto"


def _renamed(answer: Any, called: Called) -> Any:
    """A payment with its sources as they are called elsewhere."""
    if not isinstance(answer, dict):
        return answer
    changed = {name: [called(ref) for ref in answer[name]] for name in ("demand", "forbid") if name in answer}
    if "use" in answer:
        oid, *rest = answer["use"]
        changed["use"] = [called(oid), *rest]
    return {**answer, **changed}
