"""What holds of whatever a test plays, looked at while it is played. Words say truly what they did, and name it;
what they wait for is nothing else; what the projection has kept is what a new one would work out.

`tests.support.boards.table` begins this. Without it a verb that forgets to name what it has done, or to tell that it was done, would be
noticed only by a test whose words look back at it (CR 608.2c), and a change that nobody was told of only by one that looks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any

from engine.core.identity import is_player
from engine.core.keys import EventKey
from engine.game.events.event import Event
from engine.game.rules.context import Context
from engine.game.state.game import Game
from engine.meaning.abilities import Ability
from engine.meaning.families import EventPattern, Filter, Happening, Instruction
from engine.meaning.node import children, walk_until
from engine.vocabulary import catalogue
from tests.support.boards.projections import assert_kept
from tests.support.games.how_often import is_long

# Words that are done in that they are said: about mana, about the effect or ability they stand in, or to do something again.
SAID = frozenset({
    "CannotBePrevented", "CantBeRegenerated", "CascadeOnce", "CheaperAsItEntered", "CountInstead", "CounteredGoesTo",
    "EachEntersWith", "EntersSo", "EntersWithMoreIf", "ExcessIsDealtTo", "IfManaIsSpent", "IsStill", "LimitOfX", "ManaStays",
    "NoMoreCountersThan", "RepeatProcess", "RepeatUntil", "RepeatUntilNoOneDoes", "ResolvesAnyway", "SpendOnly",
    "SpendOnlyAndThen", "TheCopyTargets", "ThisAbilityCannotBeCountered", "ThisAbilityCosts", "TokensHave", "WhenFlipped",
    "WhenManaIsSpent", "WhenPrevented", "WhenResolved", "WhenSuchDone", "WhenThisWay",
})  # fmt: skip
# Of those, what is only done in a certain case: if the process is repeated, if it is won, if it is the third time.
IN_A_CASE = frozenset({
    "RepeatProcess", "RepeatUntil", "RepeatUntilNoOneDoes", "WhenFlipped", "WhenResolved", "WhenSuchDone", "WhenThisWay",
})  # fmt: skip
# Verbs that happened, though something else happened instead, all was so already, or what they do is told together with
# what they are a part of (CR 614.6, 614.12a, 701.38d).
INSTEAD = frozenset({
    "BeginContinuous", "DealDamage", "GainNoLife", "GainsThisAbility", "If", "Later", "Pays", "PlayersGainLife",
    "PlayersGetCounters",
    "PlayersGetEmblems", "Skip", "TapPermanents", "TimeTravel", "UnlessPaid", "UntapPermanents", "Venture",
})  # fmt: skip
# What is not done if only a part of it is, or if something else happens instead; and words that tell of the last of several.
IN_PART = frozenset({
    "AbandonScheme", "AttackNextTurn", "AttackThisTurn", "BeginContinuous", "Blight", "Chain", "ChooseNewTargets",
    "CreateCopies", "DealDamage", "DestroyPermanents", "DiscardCards", "ExileObjects", "FaceVillainousChoice",
    "Firebend", "ForEachDo", "ForEachLifeLost", "If", "IfPrevented", "InsteadIf", "Learn", "ManifestDread", "May",
    "MayCastIt", "MillCards", "Mode", "OpenAttractions", "PayForAge", "PlayersCreateTokens", "PlayersGainLife",
    "PutIntoLibrary", "PutOntoBattlefield", "RemoveCountersFrom", "RepeatProcess", "RollOnTable",
    "SacrificePermanents", "Scry", "Sequel", "Steps", "Surveil", "TurnUp", "UnlessPaid",
})  # fmt: skip
# Verbs that name nothing where there was nothing to do (CR 610.3a, 701.37c).
LEFT_UNNAMED = frozenset({"AdditionalCombat", "ExileUntilThisLeaves", "Meld"})

# What waits for events that never happen together with others, or is asked of no others, and so does not look what they are
# (CR 106.6, 603.8, 703.4).
ALONE = frozenset({"AtThatCombat", "ManaIsSpentOn", "UpkeepWhileSuspended", "WheneverTrue"})

# What names those that it was about, also where it did nothing to them: what is tapped already, can't transform …
NAMED_ONLY = frozenset({"AttachTo", "PutCountersOn", "Suspect", "TransformPermanents", "UnlockDoors"})

# What asks about all of several players at once, though each does it for themselves: what none of them chose, whose library it is.
OF_ALL = frozenset({"ChooseObjectsFor", "ShuffleInto"})

RECENT = 40  # events among which a happening is looked for besides
Reading = Callable[[Context, str], Any]
Performing = Callable[[Any, Context], bool]
Occurring = Callable[[Any, Context, Sequence[object]], Iterator[dict[str, object]]]
Happened = Callable[[Any, Context, Any, Filter], dict[str, Any] | None]
_looking_around = [False]
_followed: list[Instruction] = []  # the instructions that are being carried out, one within the other


def classes(family: type) -> Iterator[type]:
    """All classes of a family, itself included."""
    yield family
    for below in family.__subclasses__():
        yield from classes(below)


def changes_in(game: Game) -> tuple[int, int, int]:
    """What advances whenever anything happens in a game."""
    return game.changes, game.history.total, len(game.stack)


def unnamed(step: Instruction, ctx: Context) -> list[str]:
    """What an instruction says it names, but has not. What is prevented by it is named as that happens (CR 615.5)."""
    if not step.key or step.takes_riders:
        return []
    return [one.key for one in step.antecedents() if one.key == step.key and one.key not in ctx.bindings]


def checked(perform: Performing) -> Performing:
    """An instruction's way of being carried out that fails if it is not what it tells."""
    name = perform.__qualname__.partition(".")[0]

    @wraps(perform)
    def performed(step: Any, ctx: Context) -> bool:
        before, known = changes_in(ctx.game), dict(ctx.bindings)
        _followed.append(step)
        try:
            done = perform(step, ctx)
        finally:
            _followed.pop()
        assert done or name not in SAID - IN_A_CASE, f"{name} was said, and so it is done"
        happened = before != changes_in(ctx.game)
        named = any(known.get(key, known) is not value for key, value in ctx.bindings.items())
        missing = unnamed(step, ctx) if done or name not in LEFT_UNNAMED else []
        assert not missing, f"{name} did not name {missing}"
        assert not done or happened or named or name in SAID | INSTEAD, f"{name} was done though nothing happened"
        assert done or not happened or name in IN_PART, f"{name} was not done though something happened"
        given = ctx.bindings.get(step.key) if step.key else ()
        unchanged = not given or known.get(step.key) is given
        assert done or unchanged or name in IN_PART | NAMED_ONLY, f"{name} was not done though it names what it did"
        return done

    return performed


@lru_cache(maxsize=4096)
def names_within(step: Instruction, key: str) -> bool:
    """Whether words of an instruction itself, and not what it has done, are what gives a key its meaning."""
    apart = (Instruction, Ability)
    own = (node for child in children(step) if not isinstance(child, apart) for node in walk_until(child, apart))
    return any(
        node.wanted() is None and any(one.key == key for one in node.antecedents())
        for node in own if not isinstance(node, apart)
    )  # fmt: skip


def checked_reading(named: Reading) -> Reading:
    """A way of looking back that fails if the same instruction names what it is about. Before that was found, or at
    all of several players where each has their own ("each player draws a card for each creature they control")."""

    @wraps(named)
    def known(ctx: Context, key: str) -> Any:
        found = ctx.bound(key)
        several = len(found) > 1 and all(isinstance(ref, int) and is_player(ref) for ref in found)
        name = type(_followed[-1]).__name__ if _followed else ""
        if name and ((several and name not in OF_ALL) or key not in ctx.bindings) and names_within(_followed[-1], key):
            raise AssertionError(f"{name} looks back at {key!r} {'of all at once' if several else 'before it knows it'}")
        return named(ctx, key)

    return known


def others(game: Game, keys: Collection[EventKey]) -> Iterator[tuple[str, object]]:
    """The kinds of events of late that have none of some keys, one of each kind.

    Each comes with what it is called.
    """
    found = {(type(event), event.keys()): event for event in game.history.this_turn[-RECENT:] if isinstance(event, Event)}
    for (kind, its), event in found.items():
        if set(its).isdisjoint(keys):
            yield f"{kind.__name__} {its}", event


@contextmanager
def looking_around() -> Iterator[bool]:
    """Whether other events are to be looked at besides: not while that is being done."""
    _looking_around.append(True)
    try:
        yield not _looking_around[-2]
    finally:
        _looking_around.pop()


def checked_happening(happened: Happened) -> Happened:
    """A happening's way of knowing its events that fails if it takes another for one. One that has none of its keys."""

    @wraps(happened)
    def known(deed: Any, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        with looking_around() as around:
            for kind, other in others(ctx.game, deed.keys) if around else ():
                assert happened(deed, ctx, other, subject) is None, f"{type(deed).__name__} takes {kind} for what it waits for"
        return happened(deed, ctx, event, subject)

    return known


def checked_pattern(occurrences: Occurring) -> Occurring:
    """The same for an event pattern (CR 603.2)."""

    @wraps(occurrences)
    def known(pattern: Any, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        with looking_around() as around:
            for kind, other in others(ctx.game, pattern.event_keys()) if around and type(pattern).__name__ not in ALONE else ():
                assert not list(occurrences(pattern, ctx, [other])), f"{type(pattern).__name__} takes {kind} for what it waits for"
        return occurrences(pattern, ctx, happened)

    return known


def check(family: type, way: str, checking: Callable[[Any], Any]) -> None:
    """Check one way in which a family's classes work, from here on."""
    for found in set(classes(family)):
        works = vars(found).get(way)
        if works is not None and not hasattr(works, "__wrapped__"):
            setattr(found, way, checking(works))


def check_words() -> None:
    """Check what all words do and wait for from here on."""
    catalogue.load()
    check(Instruction, "perform", checked)
    check(Context, "named", checked_reading)
    check(Context, "number_named", checked_reading)
    check(Happening, "happened", checked_happening)
    check(EventPattern, "occurrences", checked_pattern)


def check_position(game: Game) -> None:
    """Check what is known of a position where players get priority."""
    assert_kept(game)


def check_some_positions(game: Game) -> None:
    """The same of every third position, and of all in a long run: it takes as long as what is played."""
    if is_long() or game.history.total % 3 == 0:
        check_position(game)
