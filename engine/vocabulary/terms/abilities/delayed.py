"""Abilities that an effect makes for later (CR 603.7, 603.12).

As in "when you do", "at the beginning of the next upkeep".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.compiler.printing import print_as
from engine.compiler.templates import Unprintable, include, label, phrase, production
from engine.core.identity import NOBODY, Ref
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD, EXILE
from engine.game.events.casting import PutAbilityOnStack, Resolved, SpellCast
from engine.game.events.effects import BeginDelayedTrigger, SetPending
from engine.game.events.event import Event
from engine.game.events.turn_structure import CONTROL_CHANGED, BeginStep, ControlChanged
from engine.game.events.zone_changes import LEAVES, ZoneChange
from engine.game.rules.context import UNDOES
from engine.game.rules.linked import LINKED
from engine.game.rules.questions.practising import practises
from engine.game.state.effects import DelayedTrigger, PendingTrigger
from engine.meaning.abilities import ActivatedAbility, TriggeredAbility
from engine.meaning.families import Condition, Duration, EventPattern, Filter, Instruction, Reference, Sequel
from engine.meaning.families.instructions import LATER
from engine.meaning.node import READS_NOTHING, Node, alike, walk, walk_until
from engine.meaning.speech import SOURCE, Unbound
from engine.vocabulary.terms.grammar.anaphors import TheDone
from engine.vocabulary.terms.grammar.done_by_each_player import results_of
from engine.vocabulary.terms.grammar.durations import ThisTurn, UntilEndOfYourNextTurn, UntilYourNextTurn
from engine.vocabulary.terms.grammar.instructions import Chain, If, IfDone, IfNotDone, Steps
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.objects.objects import MOVED
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


AT_ONCE = "moved at once"  # the key of the moves besides, where several triggered an ability together (CR 603.2c)
BEGAN = "instructions began"  # the key of the number of the first event since the instructions began


@record
class AtOnce(EventPattern):
    """Triggers as it is made: the "when" of a reflexive triggered ability (CR 603.12)."""

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        return iter(())


class Reflexive:
    """What nodes of reflexive triggered abilities have in common.

    Sentences behind them may go on about them.
    """

    __slots__ = ()
    reflexive = True
    shares_words: ClassVar[bool] = True
    ability: TriggeredAbility

    def goes_on(self, step: Instruction) -> bool:
        """Whether a sentence speaks of what the ability names or does."""
        named = _new_in(self.ability) | named_in(self.ability.effect)
        looking_back = (node for node in walk(step) if node.wanted() is not None)
        return any(node.key in named or _is_open(node) for node in looking_back)

    def joined(self, step: Instruction) -> Instruction:
        """With a further sentence."""
        return replace(self, ability=with_sentence(self.ability, step))  # type: ignore[return-value]


def _new_in(words: Node) -> set[str]:
    """The keys of what bears one itself and is named there first."""
    return {node.key for node in walk(words) if node.antecedents() and node.wanted() is None} - {"", SOURCE}


def named_in(words: Node) -> set[str]:
    """The keys of what is named by words that look back at nothing."""
    named = {found.key for node in walk(words) if node.wanted() is None for found in node.antecedents()}
    return named - {"", SOURCE}


def _looked_back_at(words: Node) -> set[str]:
    """The keys of what words look back at beyond themselves: an ability among them is told more by its own event."""
    nodes = list(walk_until(words, TriggeredAbility))
    found = {node.key for node in nodes if node.wanted() is not None}
    for ability in (node for node in nodes if isinstance(node, TriggeredAbility)):
        behind = (part for part in (ability.effect, ability.condition) if part is not None)
        inside = set[str]().union(*(_looked_back_at(part) for part in behind))
        found |= _looked_back_at(ability.pattern) | (inside - named_in(ability.pattern))
    return found


def with_sentence(ability: TriggeredAbility, step: Instruction) -> TriggeredAbility:
    """An ability whose effect goes on for another sentence."""
    effect = ability.effect
    steps = (*effect.steps, step) if isinstance(effect, Steps) else (effect, step)
    return replace(ability, effect=Steps(steps))


def _is_open(node: Node) -> bool:
    """Whether words name an object by what was done with it, and nothing before says which."""
    return isinstance(node, TheDone) and node.key in ("", LINKED)


@record
class WhenDone(Reflexive, Sequel):
    """A reflexive triggered ability: "When you do, …" (CR 603.12)."""

    who: PlayerReference
    ability: TriggeredAbility
    reads = READS_NOTHING

    def perform_after(self, ctx: Context, done: bool) -> bool:
        return done and trigger_at_once(ctx, told(self, self.ability))


def told(node: Instruction, ability: TriggeredAbility) -> TriggeredAbility:
    """An ability that an effect makes, with its words: what the stack shows of it."""
    if ability.label:
        return ability
    effect = ability.effect
    first = replace(ability, effect=effect.steps[0]) if isinstance(effect, Steps) else ability
    for said in (ability, first):  # of several sentences the first one tells it from others
        try:
            text = print_as("sentence_start", replace(node, ability=said))
        except Unprintable:
            continue
        return replace(ability, label=text[:1].upper() + text[1:] + ".")
    return ability  # no words of its own: it is shown with those of its source


def trigger_at_once(ctx: Context, ability: TriggeredAbility, **bindings: Any) -> bool:
    """Let a reflexive triggered ability trigger (CR 603.12).

    What it is about comes on top of what words named.
    """
    event = bindings.pop("event", ctx.event)
    named = tuple({**_lasting(ctx), **bindings}.items())
    trigger = PendingTrigger(NOBODY, ability, ctx.source, ctx.controller, event, named)
    ctx.happen(SetPending((*ctx.game.pending, trigger)))
    return True


def _lasting(ctx: Context) -> dict[str, Any]:
    """What words named that an ability made for later knows too, and where the triggering event (CR 400.7e) or the
    ability's own cost (400.7j) put it."""
    named = {name: value for name, value in ctx.bindings.items() if name not in (BEGAN, UNDOES)}
    became = ctx.game.moved.get(ctx.source)
    known = any(isinstance(value, tuple) and became in value for value in named.values())
    if became is not None and (known or _paid_with_itself(ctx)):
        named[MOVED] = (*named.get(MOVED, ()), (ctx.source, became))
    for ref in ctx.event.subjects() if isinstance(ctx.event, Event) else ():
        if ref in ctx.game.moved:
            named[MOVED] = (*named.get(MOVED, ()), (ref, ctx.game.moved[ref]))
    return named


def _paid_with_itself(ctx: Context) -> bool:
    """Whether an activated ability's own object was moved to pay its cost (CR 400.7j)."""
    ability = ctx.item.ability if ctx.item is not None else None
    costs = ability.costs if isinstance(ability, ActivatedAbility) else ()
    return any(ctx.source in ctx.bound(cost.key) for cost in costs if cost.key)


def _reflexive(who: PlayerReference, effect: Instruction) -> WhenDone:
    return WhenDone(who, TriggeredAbility(AtOnce(), effect))


production(
    "sentence", "when {who} do[es#who], {effect}", WhenDone, _reflexive,
    lambda node: {"who": node.who, "effect": node.ability.effect}, who="doer", effect="modal",
)  # fmt: skip
production(
    "ending", "when {who} do[es#who], {effect}", WhenDone, _reflexive,
    lambda node: {"who": node.who, "effect": node.ability.effect}, who="doer", effect="chain",
)  # fmt: skip


@record
class WhenThisWay(Reflexive, Instruction):
    """A reflexive triggered ability about what the words before did.

    As in "When you discard a card this way, …".

    It triggers once for each time that happened while the words were followed (CR 603.12a).
    """

    ability: TriggeredAbility
    word: str = wording(default="when")
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Nothing that comes later: "an exiled card enters this way" as an effect ends that exiled it until then."""
        return not any(isinstance(node, Filter) and zone_of(node) == EXILE for node in walk(self.ability.pattern))

    def foresee(self, ctx: Context) -> None:
        """Note where the words begin."""
        ctx.bindings.setdefault(BEGAN, ctx.game.history.total)

    def perform(self, ctx: Context) -> bool:
        events = ctx.game.history.since(int(ctx.bindings.get(BEGAN, ctx.game.history.total)))
        found = list(self.ability.pattern.occurrences(ctx, events))
        for bindings in found:
            trigger_at_once(ctx, told(self, self.ability), **bindings)
        return bool(found)


def _this_way(word: str) -> Any:
    return lambda pattern, effect: WhenThisWay(TriggeredAbility(pattern, effect), word)


def _this_way_read(word: str) -> Any:
    def read(node: WhenThisWay) -> dict[str, Any] | None:
        return {"pattern": node.ability.pattern, "effect": node.ability.effect} if node.word == word else None

    return read


for _word in ("when", "whenever"):
    production(
        "ending", f"{_word} {{pattern}} this way, {{effect}}", WhenThisWay, _this_way(_word), _this_way_read(_word),
        pattern="event", effect="chain",
    )  # fmt: skip


@record
class Later(Instruction):
    """A delayed triggered ability (CR 603.7).

    Once at a moment to come, or as often as something happens this turn.
    """

    ability: TriggeredAbility
    leading: bool = wording(default=True)
    once: bool = True
    duration: Duration | None = None
    next: bool = False  # "when you next …"
    reads = READS_NOTHING
    waits = True
    shares_words: ClassVar[bool] = True
    first_matters = LATER

    def well_formed(self) -> bool:
        """An "if" right behind a moment to come is intervening, and no part of the effect (CR 603.4)."""
        steps = self.ability.effect.steps if isinstance(self.ability.effect, Chain) else (self.ability.effect,)
        begins_with_if = isinstance(steps[0], If) and not steps[0].trailing
        return not (begins_with_if and self.leading and self.ability.condition is None)

    def goes_on(self, step: Instruction) -> bool:
        """Whether a further sentence belongs to the delayed ability, and is not done at once.

        It does if it is about what the ability will do ("if you don't"), about what that will find or bring, or about
        what only the event will tell: "whenever a creature attacks this turn, untap it. It gains trample".
        """
        if isinstance(step, IfDone | IfNotDone | WhenDone) or step.completes:
            return True
        back = _looked_back_at(step)
        deeds = [node for node in walk(self.ability.effect) if isinstance(node, Instruction)]
        found = {node.key for deed in deeds if deed.makes_permanents for node in walk(deed)} - {"", SOURCE}
        found |= results_of(self.ability.effect)
        if self.leading:
            found |= _new_in(self.ability.effect)
        return bool(back & found) or self._of_the_event(step, back)

    def _of_the_event(self, step: Instruction, back: set[str]) -> bool:
        """Whether what a sentence looks back at is what the event tells.

        Where that is of something that is known now, as in "when target creature dies this turn", no words say whether
        "it" is meant now or then.
        """
        pattern = self.ability.pattern
        told = named_in(pattern) & back
        if told and any(isinstance(node, Filter) and node.names is not None for node in walk(pattern)):
            raise Unbound(step, ambiguous=True)
        return bool(told)

    def joined(self, step: Instruction) -> Instruction:
        """With a further sentence."""
        return replace(self, ability=with_sentence(self.ability, step))

    def perform(self, ctx: Context) -> bool:
        ability = told(replace(self, leading=True), self.ability)
        if not ability.label:
            ability = told(self, self.ability)
        named = {**_lasting(ctx), UNDOES: _moved_now(ctx)} if practises(ctx.game, ctx.controller) else _lasting(ctx)
        duration = self.duration or (_THIS_TURN if self.ability.pattern.only_this_turn else None)
        trigger = DelayedTrigger(NOBODY, ability, ctx.source, ctx.controller, tuple(named.items()), self.once, duration)
        ctx.happen(BeginDelayedTrigger(trigger))
        return True


def _moved_now(ctx: Context) -> tuple[Ref, ...]:
    """What the spell or ability that is resolving has moved or created so far."""
    found: list[Ref] = []
    for event in reversed(ctx.game.history.this_turn):
        if isinstance(event, PutAbilityOnStack | SpellCast | Resolved | BeginStep):
            break
        if isinstance(event, ZoneChange):
            found.append(event.new)
    return tuple(found)


def _later(leading: bool, once: bool, duration: Duration | None) -> Any:
    def build(pattern: EventPattern, effect: Instruction, condition: Condition | None = None) -> Later:
        return Later(TriggeredAbility(pattern, effect, condition), leading, once, duration)

    return build


def _later_read(leading: bool, once: bool, duration: Duration | None, condition: bool = False) -> Any:
    def read(node: Later) -> dict[str, Any] | None:
        if not alike((node.leading, node.once, node.duration, node.next), (leading, once, duration, False)):
            return None
        if (node.ability.condition is not None) != condition:
            return None
        found: dict[str, Any] = {"pattern": node.ability.pattern, "effect": node.ability.effect}
        return {**found, "condition": node.ability.condition} if condition else found

    return read


_THIS_TURN = ThisTurn("this turn")
production(
    "deed_later", "{effect} {pattern}", Later, _later(False, True, None), _later_read(False, True, None),
    effect="deed", pattern="delayed_trigger",
)  # fmt: skip


def _later_if(effect: Instruction, pattern: EventPattern, condition: Condition) -> Later:
    return Later(TriggeredAbility(pattern, If(condition, effect, trailing=True)), leading=False)


def _later_if_read(node: Later) -> dict[str, Any] | None:
    found = _later_read(False, True, None)(node)
    done = node.ability.effect
    if found is None or not isinstance(done, If) or not done.trailing:
        return None
    return {"effect": done.effect, "pattern": node.ability.pattern, "condition": done.condition}


production(
    "deed_later", "{effect} {pattern} if {condition}", Later, _later_if, _later_if_read,
    effect="deed", pattern="delayed_trigger", condition="condition",
)  # fmt: skip


def _leading(moment: str, once: bool, duration: Duration | None, pattern: str) -> None:
    """A delayed triggered ability whose moment is said first, with a condition that is checked then or without."""
    production(
        "ending", f"{moment}, {{effect}}", Later, _later(True, once, duration), _later_read(True, once, duration),
        effect="chain", pattern=pattern,
    )  # fmt: skip
    production(
        "ending", f"{moment}, if {{condition}}, {{effect}}", Later, _later(True, once, duration),
        _later_read(True, once, duration, condition=True), effect="chain", pattern=pattern, condition="condition",
    )  # fmt: skip


_leading("{pattern}", True, None, "delayed_trigger")
_leading("when {pattern} this turn", True, _THIS_TURN, "event")
_leading("whenever {pattern} this turn", False, _THIS_TURN, "event")
_leading("{pattern}", False, _THIS_TURN, "beginning_this_turn")
_leading("when {pattern}", False, None, "first_of_game")


@phrase("when you lose control of {what:object}", into="delayed_trigger")
@record
class WhenControlIsLost(EventPattern):
    """The controller loses control of a certain permanent, once."""

    what: Reference
    keys = (CONTROL_CHANGED, LEAVES)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        refs = self.what.refs(ctx)
        for event in happened:
            if isinstance(event, ControlChanged):
                lost = event.before == ctx.controller
            elif isinstance(event, ZoneChange):
                lost = event.origin == BATTLEFIELD
            else:
                continue
            if lost and event.oid in refs:
                yield {"event": event}


for _words, _while in (
    ("until your next turn", UntilYourNextTurn()), ("until end of turn", ThisTurn("until end of turn")),
    ("until the end of your next turn", UntilEndOfYourNextTurn()),
):  # fmt: skip
    _leading(f"{_words}, whenever {{pattern}}", False, _while, "any_event")
    _leading(f"{_words}, whenever {{pattern}}", False, _while, "event_pair")


include("deed", "deed_later")
label("delayed_trigger", "a moment to come, like “at the beginning of the next end step”")
