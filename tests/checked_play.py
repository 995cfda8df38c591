"""What holds of whatever a test plays, looked at while it is played: words say truly what they did, and name it; what they
wait for is nothing else; what the projection has kept is what a new one would work out.

`tests.table` begins this. Without it a verb that forgets to name what it has done, or to tell that it was done, would be
noticed only by a test whose words look back at it (CR 608.2c), and a change that nobody was told of only by one that looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from engine import catalogue
from engine.events.event import Event
from engine.model.families import Filter, Happening, Instruction
from engine.rules.context import Context
from engine.state.game import Game
from tests.projections import assert_kept

# Words that are done in that they are said: about mana, about the effect or ability they stand in, or to do something again.
SAID = frozenset({
    "CannotBePrevented", "CantBeRegenerated", "CascadeOnce", "CheaperAsItEntered", "CountInstead", "CounteredGoesTo",
    "EntersSo", "EntersWithMoreIf", "ExcessIsDealtTo", "IfManaIsSpent", "IsStill", "LimitOfX", "ManaStays",
    "NoMoreCountersThan", "RepeatProcess", "RepeatUntilNoOneDoes", "ResolvesAnyway", "SpendOnly", "SpendOnActions",
    "SpendOnlyAndThen", "TheCopyTargets", "ThisAbilityCannotBeCountered", "ThisAbilityCosts", "TokensHave", "WhenFlipped",
    "WhenManaIsSpent", "WhenPrevented", "WhenResolved", "WhenThisWay",
})  # fmt: skip
# Verbs that happened, though something else happened instead or all was so already (CR 614.6, 701.38d).
INSTEAD = frozenset({
    "BeginContinuous", "GainNoLife", "GainsThisAbility", "If", "Later", "Pays", "PlayersGetCounters", "Skip", "TapPermanents", "TimeTravel",
    "UnlessPaid", "UntapPermanents", "Venture",
})  # fmt: skip
# What is not done if only a part of it is, or if something else happens instead; and words that tell of the last of several.
IN_PART = frozenset({
    "AbandonScheme", "AttackNextTurn", "AttackThisTurn", "BeginContinuous", "Blight", "Chain", "ChooseNewTargets",
    "DealDamage", "DestroyPermanents", "DiscardCards", "ExileObjects", "FaceVillainousChoice", "Firebend", "ForEachDo", "If",
    "ManifestDread", "May", "MayCastIt", "MillCards", "OpenAttractions", "PayForAge", "PlayersCreateTokens", "PlayersGainLife",
    "PutIntoLibrary", "PutOntoBattlefield", "RemoveCountersFrom", "RepeatProcess", "RollOnTable", "SacrificePermanents",
    "Sequel", "Steps", "TurnUp", "UnlessPaid",
})  # fmt: skip
# Verbs that name nothing where there was nothing to do (CR 610.3a, 701.37c).
LEFT_UNNAMED = frozenset({"AdditionalCombat", "ExileUntilThisLeaves", "Meld"})

RECENT = 40  # events among which a happening is looked for besides
Performing = Callable[[Any, Context], bool]
Happened = Callable[[Any, Context, Any, Filter], dict[str, Any] | None]
_looking_around = [False]


def classes(family: type) -> Iterator[type]:
    """All classes of a family, itself included."""
    yield family
    for below in family.__subclasses__():
        yield from classes(below)


def changes_in(game: Game) -> tuple[int, int, int]:
    """What advances whenever anything happens in a game."""
    return game.changes, game.history.total, len(game.stack)


def unnamed(step: Instruction, ctx: Context) -> list[str]:
    """What an instruction says it names, but has not; what is prevented by it is named as that happens (CR 615.5)."""
    if not step.key or step.takes_riders:
        return []
    return [one.key for one in step.antecedents() if one.key == step.key and one.key not in ctx.bindings]


def checked(name: str, perform: Performing) -> Performing:
    """An instruction's way of being carried out that fails if it is not what it tells."""

    @wraps(perform)
    def performed(step: Any, ctx: Context) -> bool:
        before, known = changes_in(ctx.game), dict(ctx.bindings)
        done = perform(step, ctx)
        happened = before != changes_in(ctx.game)
        named = any(known.get(key, known) is not value for key, value in ctx.bindings.items())
        missing = unnamed(step, ctx) if done or name not in LEFT_UNNAMED else []
        assert not missing, f"{name} did not name {missing}"
        assert not done or happened or named or name in SAID | INSTEAD, f"{name} was done though nothing happened"
        assert done or not happened or name in IN_PART, f"{name} was not done though something happened"
        return done

    return performed


def checked_happening(happened: Happened) -> Happened:
    """A happening's way of knowing its events that fails if it takes another for one: one that has none of its keys."""

    @wraps(happened)
    def known(deed: Any, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        found = happened(deed, ctx, event, subject)
        if not _looking_around[-1]:
            _looking_around.append(True)
            kinds = {(type(other), other.keys()): other for other in ctx.game.history.this_turn[-RECENT:] if isinstance(other, Event)}
            try:
                for (kind, keys), other in kinds.items():
                    taken = set(keys).isdisjoint(deed.keys) and happened(deed, ctx, other, subject) is not None
                    assert not taken, f"{type(deed).__name__} takes {kind.__name__} {keys} for what it waits for"
            finally:
                _looking_around.pop()
        return found

    return known


def check_instructions() -> None:
    """Check every instruction that is carried out, and every happening that is looked for, from here on."""
    catalogue.load()
    for deed in set(classes(Happening)):
        happened = vars(deed).get("happened")
        if happened is not None and not hasattr(happened, "__wrapped__"):
            deed.happened = checked_happening(happened)  # type: ignore[attr-defined]
    for found in set(classes(Instruction)):
        perform = vars(found).get("perform")
        if perform is not None and not hasattr(perform, "__wrapped__"):
            found.perform = checked(found.__name__, perform)  # type: ignore[attr-defined]


def check_position(game: Game) -> None:
    """Check what is known of a position where players get priority."""
    assert_kept(game)
