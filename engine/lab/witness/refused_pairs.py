"""Choices that must be refused.

Of several things that are chosen together, two that do not go together.

Whenever somebody is asked for several targets or objects, the least numbers of them are tried, in pairs for the most
part. What is taken though the words of the card say that such things do not go together is a finding, unless the card
asks for others that are never taken wrongly; and so is that nothing is taken though some would go.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any

from engine.cards.library import CardLibrary
from engine.core.errors import IllegalAnswer
from engine.core.identity import is_player
from engine.game.decisions.choices import ChooseObjects, ChooseTargets
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from engine.lab.witness.findings import Finding
from engine.lab.witness.tried_board import board, put, stays
from engine.lab.witness.trying import Answers, Trial, tried

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.cards.card_data import CardData
    from engine.core.identity import Ref
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition

QUESTION = "things that may be chosen together though the words say they may not"

RICHES = (3, 3, 3)
FEW = 3  # whoever must choose more than so many discards down to a hand's size
SPREAD = 30  # so many of what may be chosen are tried together
MANY = 500  # so often, for one question
_REMINDER = re.compile(r" ?\([^)]*\)")
_CHOICE = re.compile(r"target|[Cc]hoose|[Dd]iscard|[Ss]acrifice|[Ss]earch|[Rr]eveal|up to|any number")
_CONDITION = re.compile(r"\b[Ii]f\b|[Aa]s long as|Activate only|each other|other creatures")
Fits = Callable[[Any, Any, int], bool]


def _value(of: str) -> Fits:
    def fits(one: Any, other: Any, number: int) -> bool:
        def worth(look: Any) -> int:
            if of != "mana value":
                return getattr(look.characteristics, of) or 0
            cost = look.characteristics.mana_cost
            return cost.mana_value if cost is not None else 0

        return worth(one) + worth(other) <= number

    return fits


def _kinds(of: str) -> Callable[[Any], set[str]]:
    def kinds(look: Any) -> set[str]:
        values = look.characteristics
        if of == "creature type":
            every = "changeling" in values.abilities.keywords
            return {"every"} if every else {word for word in values.subtypes if word[:1].isupper()}
        return set(values.colors if of == "color" else values.types)

    return kinds


def _share(of: str, wanted: bool = True) -> Fits:
    kinds = _kinds(of)

    def fits(one: Any, other: Any, number: int) -> bool:
        mine, theirs = kinds(one), kinds(other)
        shared = bool(mine & theirs) or (bool(mine and theirs) and "every" in mine | theirs)
        return shared == wanted

    return fits


RELATIONS: tuple[tuple[str, Fits], ...] = (
    (r"with different names|that have different names", lambda a, b, n: _name(a) != _name(b)),
    (r"(?<!card )with the same name(?! as)|that have the same name", lambda a, b, n: _name(a) == _name(b)),
    (r"controlled by different players|with different controllers", lambda a, b, n: _whose(a) != _whose(b)),
    (r"from a single graveyard|from the same graveyard", lambda a, b, n: a.object.owner == b.object.owner),
    (r"with different mana values", lambda a, b, n: not _same_value(a, b)),
    (r"with different powers", lambda a, b, n: a.characteristics.power != b.characteristics.power),
    (r"that share a color", _share("color")),
    (r"that share a creature type", _share("creature type")),
    (r"that share a (?:card|permanent) type", _share("card type")),
    (r"that don't share a (?:card|permanent) type|that share no card types", _share("card type", False)),
    (r"that don't share a creature type", _share("creature type", False)),
    (r"total mana value (\d+) or less", _value("mana value")),
    (r"total power (\d+) or less", _value("power")),
    (r"total toughness (\d+) or less", _value("toughness")),
)  # fmt: skip
"""What words say of things that are chosen together, and whether two of them are so."""


def _name(look: Any) -> str:
    return str(look.characteristics.name)


def _whose(look: Any) -> int:
    return int(look.characteristics.controller)


def _same_value(one: Any, other: Any) -> bool:
    costs = [look.characteristics.mana_cost for look in (one, other)]
    values = [cost.mana_value if cost is not None else 0 for cost in costs]
    return bool(values[0] == values[1])


class _Pairing(Trial):
    """A trial in which things are tried together wherever several are asked for."""

    def __init__(self, game: Game, answers: Answers, fits: Fits, number: int) -> None:
        super().__init__(game, answers)
        self.fits, self.number = fits, number
        self.wrong: dict[str, dict[str, None]] = {}  # of each kind of question what was taken and does not fit
        self.rightly: set[str] = set()  # the kinds of questions that refused what does not fit
        self.taken, self.fitting_refused = 0, 0

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        if isinstance(decision, ChooseTargets | ChooseObjects) and decision.most > 1 and decision.least <= FEW:
            self._together(decision, validate)
        return super()._ask(decision, validate)

    def _together(self, decision: ChooseTargets | ChooseObjects, validate: Callable[[Any], None] | None) -> None:
        asked = f"{decision.kind} {decision.purpose}"
        number = max(2, decision.least)
        for chosen in islice(combinations(_spread(decision.candidates), number), MANY):
            if any(map(is_player, chosen)):
                continue
            looks = [self.game.look(ref) for ref in chosen]
            good = all(self.fits(one, other, self.number) for one, other in combinations(looks, 2))
            if not self._is_taken(decision, chosen, validate):
                self.fitting_refused += good
                if not good:
                    self.rightly.add(asked)
                continue
            self.taken += 1
            if not good:
                self.wrong.setdefault(asked, {}).setdefault(" and ".join(map(_name, looks)))

    def _is_taken(
        self, decision: Decision, chosen: tuple[Ref, ...], validate: Callable[[Any], None] | None
    ) -> bool:  # fmt: skip
        try:
            checked = decision.check(list(chosen))
            if validate is not None:
                validate(checked)
        except IllegalAnswer:
            return False
        return True


def _spread(candidates: Sequence[Ref]) -> list[Ref]:
    """Some candidates from the whole of a list: those beside each other are of one player and kind."""
    return list(candidates[:: max(1, len(candidates) // SPREAD)])


def examine(card: CardData) -> Iterator[Finding]:
    """Things that a card lets be chosen together though its words say they may not."""
    text = _REMINDER.sub("", "\n".join(face.text for face in card.faces))
    said = [(place, fits) for words, fits in RELATIONS for place in re.finditer(words, text)]
    library = CardLibrary([card])
    if len(said) != 1 or library.reason(card.name):
        return
    place, fits = said[0]
    trials = _trials(library.definition(card.name), fits, int(place[1]) if place.groups() else 0)
    chosen = _chosen(text[: place.start()])
    for kind, words in _seen(trials, place[0], chosen):
        yield Finding(card.name, kind, words)


def _seen(trials: Sequence[_Pairing], said: str, chosen: bool) -> Iterator[tuple[str, str]]:
    """What was taken and refused together where something else was to be."""
    wrong = {asked: one.wrong[asked] for one in trials for asked in one.wrong}
    if not any(one.rightly - set(one.wrong) for one in trials):
        for asked in sorted(wrong):
            yield f"taken together, not {said}", f"{asked}: {', '.join(wrong[asked])[:200]}"
    if any(one.taken for one in trials):
        return
    if chosen or any(one.rightly or one.fitting_refused for one in trials):
        yield "nothing taken together", said


def _chosen(before: str) -> bool:
    """Whether the words before a relation speak of a choice, and not of a condition or of whatever is so."""
    clause = re.split(r"[.:\n]|, then|[Ii]f you do,", before)[-1]
    return bool(_CHOICE.search(clause)) and not _CONDITION.search(clause)


def _trials(definition: CardDefinition, fits: Fits, number: int) -> list[_Pairing]:
    """A card used in every way, with things tried together."""
    game = board(RICHES)
    there = put(game, definition)
    trials: list[_Pairing] = []

    def trial(state: Game, answers: Answers) -> _Pairing:
        trials.append(_Pairing(state, answers, fits, number))
        return trials[-1]

    for answers in (Answers(number=2), Answers(number=2, mode=1)):
        for _ in tried(game, there, answers, trial):
            pass
    if stays(definition):
        trial(game.clone(), Answers()).turns(1)
        dying = trial(game.clone(), Answers())
        happen(dying.game, Destroy(there[-1]))
        dying.settle()
    return trials
