"""Something done for each of several, one after the other (CR 608.2c).

As in "for each opponent, …", "for each of them".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, replace
from engine.core.zones import EXILE, STACK
from engine.game.events.cards import Draw
from engine.game.rules.events.table_room import at_most
from engine.meaning.abilities import Ability, targets_of
from engine.meaning.families import Amount, Filter, Instruction, Reference, Target
from engine.meaning.families.instructions import DoneForAll
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_PLAYERS, READS_TURN, children, walk, walk_until
from engine.meaning.speech import PERMANENT_OR_PLAYER, Antecedent, Wanted, nouns_of
from engine.vocabulary.terms.abilities.delayed import BEGAN
from engine.vocabulary.terms.casting.casting_conditions import ManaFromSuch
from engine.vocabulary.terms.costs.payments import UnlessPaid
from engine.vocabulary.terms.grammar.instructions import Steps
from engine.vocabulary.terms.grammar.references_per_player import IN_TURN, number_of
from engine.vocabulary.terms.objects.filters import qualifiers_of, zone_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import ControllerOf, PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{what:filter#one}", into="each_group")
@record
class EachObject(Reference):
    """The objects of a description, one by one.

    Of what is on the stack what would resolve next comes first.
    """

    what: Filter
    key: str = ""
    reads = READS_BOARD

    @property
    def description(self) -> Filter:
        return self.what

    def well_formed(self) -> bool:
        """Not "each card" alone: it says of no cards which, and none are permanents (CR 109.2)."""
        return nouns_of(self.what) != {"card"} or bool(qualifiers_of(self.what))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in its turn; "that creature" is not "each Spirit", which would be "that Spirit"."""
        nouns = nouns_of(self.what)
        own = frozenset(noun for noun in nouns if noun[:1].isupper())
        return (Antecedent(self.key, "object", kinds=own or nouns),)

    def refs(self, ctx: Context) -> tuple[int, ...]:
        found = tuple(matching(ctx, self.what))
        return found[::-1] if zone_of(self.what) == STACK else found


@phrase("{what:player_filter#one}", into="each_group")
@record
class EachPlayerInTurn(PlayerReference):
    """The players of a description, one by one."""

    what: Filter
    key: str = ""
    reads = READS_PLAYERS

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in their turn."""
        return (Antecedent(self.key, "player"),)

    def refs(self, ctx: Context) -> tuple[int, ...]:
        return tuple(seat for seat in ctx.game.apnap() if self.what.matches(ctx, seat))


@phrase("of {those:object}", into="each_group")
@record
class EachOfThose(Reference):
    """Objects that the words before name, one by one: "for each of them"."""

    those: Reference
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Several that are looked back at."""
        return self.those.plural and self.those.wanted() is not None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in its turn, which may be a player."""
        return (Antecedent(self.key, "object", kinds=self.those.nouns()), Antecedent(self.key, PERMANENT_OR_PLAYER))

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.those.refs(ctx)


@phrase("of {targets:target}", into="each_group")
@record
class EachOfTargets(Reference):
    """Targets, one by one: "for each of X target creatures"."""

    targets: Target
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Several of them."""
        return self.targets.plural

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in its turn."""
        return (Antecedent(self.key, "object", kinds=self.targets.nouns()),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.targets.refs(ctx)


@phrase("card less than {number:words} a player draws this way", into="each_group")
@record
class EachCardLess(PlayerReference):
    """The players who drew fewer cards than so many by the words before, each once for every card less."""

    number: Amount
    key: str = ""
    reads = READS_TURN

    def foresee(self, ctx: Context) -> None:
        """Note where the words begin."""
        ctx.bindings.setdefault(BEGAN, ctx.game.history.total)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in their turn."""
        return (Antecedent(self.key, "player"),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        since = ctx.game.history.since(int(ctx.bindings.get(BEGAN, ctx.game.history.total)))
        drawing = [event.player for event in since if isinstance(event, Draw)]
        number = self.number.value(ctx)
        return tuple(seat for seat in ctx.game.apnap() for _ in range(number - drawing.count(seat)))


@phrase("for each {what:each_group}, {effect:chain}", into="ending")
@record
class ForEachDo(Instruction):
    """Something done for each object or player of a group, one after the other (CR 608.2c).

    Tokens are created for all of them at once; and so is a deed done if no more than its object is each one's own.
    """

    what: Reference
    effect: Instruction
    reads = READS_NOTHING
    done_each_time = True

    def goes_on(self, step: Instruction) -> bool:
        """Whether a sentence behind it is done for each too.

        It speaks of one, where the words named each in turn.
        """
        named = {self.what.key, *_results(self.effect)}
        back = ((node.key, node.wanted()) for node in walk_until(step, Ability) if node.key in named)
        return any(wanted is not None and wanted.plural is False for _, wanted in back)

    def joined(self, step: Instruction) -> Instruction:
        """With a further sentence."""
        return replace(self, effect=Steps((*self.effect.sentences(), step)))

    def spread_targets(self, ctx: Context) -> Iterator[Target]:
        """The targets, anew for each player of the group.

        So it is in "for each opponent, … target creature that player controls" (CR 601.2c, 603.3d); those of a group
        of objects are chosen only once, behind those that say which group.
        """
        yield from targets_of(self.what)
        targets = targets_of(self.effect)
        if not targets or not isinstance(self.what, EachPlayerInTurn):
            yield from targets
            return
        for seat in self.what.refs(ctx):
            yield from (TargetFor(target, self.what.key, seat) for target in targets)

    def perform(self, ctx: Context) -> bool:
        group = self.what.refs(ctx)
        targets = targets_of(self.effect) if isinstance(self.what, EachPlayerInTurn) else ()
        if isinstance(self.effect, DoneForAll):
            each = [ctx.naming({self.what.key: (ref,), **self._own_targets(ctx, targets, ref)}) for ref in group]
            self._name_all(ctx, group, targets)
            return self.effect.perform_for_all(ctx, each)
        if targets and not _speaks_of(self.effect, self.what.key, targets):
            self._name_all(ctx, group, targets)
            return self.effect.perform(ctx)
        if isinstance(self.effect, UnlessPaid) and _is_done_to(self.effect.effect, self.what.key):
            return self._to_all_unpaid(ctx, self.effect, group)
        return self._one_by_one(ctx, group, targets)

    def _one_by_one(self, ctx: Context, group: tuple[Ref, ...], targets: tuple[Target, ...]) -> bool:
        done = False
        named = (*_results(self.effect), *(target.key for target in targets))
        done_with: dict[str, dict[Ref, None]] = {key: {} for key in named}
        for ref in group:
            ctx.bind(self.what.key, (ref,))
            if isinstance(self.what, EachPlayerInTurn):
                ctx.bind(IN_TURN, ref)  # "for each opponent, exile a card they revealed this way": that one's own
            for target in targets:
                ctx.bind(target.key, ctx.bound(TargetFor(target, self.what.key, ref).key))
            done = self.effect.perform(ctx) or done
            for key, refs in done_with.items():
                found = ctx.bindings.get(key)
                refs.update(dict.fromkeys(found if isinstance(found, tuple) else ()))
        for key, refs in done_with.items():  # "this way" speaks of all that was done with anything
            if refs:
                ctx.bind(key, tuple(refs))
        ctx.bindings.pop(IN_TURN, None)
        ctx.bind(self.what.key, group)  # and "those players" are all of them again
        return done

    def _own_targets(self, ctx: Context, targets: tuple[Target, ...], ref: Ref) -> dict[str, tuple[Ref, ...]]:
        """The targets that were chosen for one player."""
        return {target.key: ctx.bound(TargetFor(target, self.what.key, ref).key) for target in targets}

    def _name_all(self, ctx: Context, group: tuple[Ref, ...], targets: tuple[Target, ...]) -> None:
        """Let the words mean all of the group, and all that were chosen for them."""
        ctx.bind(self.what.key, group)
        for target in targets:
            own = (self._own_targets(ctx, (target,), ref)[target.key] for ref in group)
            ctx.bind(target.key, tuple(dict.fromkeys(one for chosen in own for one in chosen)))

    def _to_all_unpaid(self, ctx: Context, unless: UnlessPaid, group: tuple[Ref, ...]) -> bool:
        """All players pay for what is theirs in turn order; then it is done to all the rest at once (CR 101.4)."""
        turns = ctx.game.apnap()
        in_order = sorted(group, key=lambda ref: turns.index(ctx.controller_of(ref)))
        unpaid = tuple(ref for ref in in_order if not unless.averted(ctx.naming({self.what.key: (ref,)})))
        ctx.bind(self.what.key, unpaid)
        done = unless.effect.perform(ctx)
        ctx.bind(self.what.key, group)
        return done


def _speaks_of(effect: Instruction, key: str, targets: tuple[Target, ...]) -> bool:
    """Whether an instruction says more of each in turn than which its target is, or tells of several deeds."""
    keys = {key, *(target.key for target in targets)}
    nodes = [node for node in walk_until(effect, Target) if node is not effect]
    return any(isinstance(node, Instruction) or (node not in targets and node.key in keys) for node in nodes)


def _is_done_to(effect: Instruction, key: str) -> bool:
    """Whether an instruction is one deed done to what a key names, at most by whoever controls it."""
    what = next((part for part in children(effect) if isinstance(part, Reference) and part.key == key), None)
    if what is None:
        return False
    nodes = [node for node in walk_until(effect, ControllerOf) if node is not effect]
    return not any(isinstance(node, Instruction) or (node != what and node.key == key) for node in nodes)


def _results(effect: Instruction) -> tuple[str, ...]:
    """Under which names an instruction keeps what it does something with, and which players do it."""
    deeds = (node for node in walk(effect) if isinstance(node, Instruction | PlayerReference))
    named = (found.key for node in deeds for found in node.antecedents())
    return tuple(dict.fromkeys(key for key in named if key))


@record
class TargetFor(Target):
    """A target that is asked for anew for each player: here, for one of them."""

    target: Target
    player_key: str
    player: Seat
    reads = READS_NOTHING

    @property
    def key(self) -> str:
        """Where the choice for that player is kept."""
        return f"{self.target.key} for player {self.player}"

    @property
    def worded(self) -> Target:
        return self.target

    def _for_player(self, ctx: Context) -> Context:
        return ctx.within(**{self.player_key: (self.player,)})

    def bounds(self, ctx: Context) -> tuple[int, int]:
        return self.target.bounds(self._for_player(ctx))

    def legal(self, ctx: Context, ref: Ref) -> bool:
        return self.target.legal(self._for_player(ctx), ref)

    def candidates(self, ctx: Context) -> tuple[Ref, ...]:
        return self.target.candidates(self._for_player(ctx))

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.bound(self.key)


@phrase("for each 1 life you lost, {effect:chain}", into="ending")
@record
class ForEachLifeLost(Instruction):
    """Something done once for each life that the words before say was lost."""

    effect: Instruction
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """How much that was."""
        return Wanted("amount")

    def perform(self, ctx: Context) -> bool:
        done = False
        for _ in range(at_most(ctx.game, ctx.number_named(self.key))):
            done = self.effect.perform(ctx) or done
        return done


@phrase("{number:for_each}, {effect:chain}", into="ending")
@record
class ForEachCounted(Instruction):
    """Something done as many times as something that is no object is counted.

    As in "for each mana from a Cave spent …", "for each five counters removed this way".
    """

    number: Amount
    effect: Instruction
    reads = READS_NOTHING
    done_each_time = True

    def well_formed(self) -> bool:
        """Of mana or counters: of what is there `ForEachDo` does it one by one."""
        return isinstance(self.number, ManaFromSuch) or self.number.is_no_object

    def perform(self, ctx: Context) -> bool:
        times = at_most(ctx.game, self.number.value(ctx))
        if isinstance(self.effect, DoneForAll):
            return self.effect.perform_for_all(ctx, [ctx] * times)
        return max([self.effect.perform(ctx) for _ in range(times)], default=False)


@forms(
    phrase("for each of {those:object}", into="for_each"),
    phrase("for each of {those:object} that are still exiled", into="for_each", still=EXILE),
)  # fmt: skip
@record
class NumberOfThose(Amount):
    """How many objects the words before name: "for each of those creatures".

    Where it is said, only those still in a zone count.
    """

    those: Reference
    still: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Several that are looked back at."""
        return self.those.plural and self.those.wanted() is not None

    def value(self, ctx: Context) -> int:
        refs = self.those.refs(ctx)
        return sum(not self.still or (ctx.exists(ref) and ctx.obj(ref).zone == self.still) for ref in refs)


@phrase("for each 1 life {player} {deed:life_lost_or_gained}", into="for_each")
@record
class LifeSaid(Amount):
    """How much life the words before say that a player lost or gained: "for each 1 life you lost"."""

    player: PlayerReference
    deed: str
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """How much that was."""
        return Wanted("amount")

    def value(self, ctx: Context) -> int:
        return number_of(ctx, self.key)


lexicon("life_lost_or_gained", {"lost": "lost", "gained": "gained"})
