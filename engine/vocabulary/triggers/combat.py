"""Attacking and blocking (CR 508.3, 509.3): "attacks", "blocks a creature", "becomes blocked"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, phrase, tenses
from engine.core.identity import NOBODY, ObjectId, Ref, is_object, is_player
from engine.core.keys import EventKey
from engine.core.record import record, replace, wording
from engine.game.events.combat import (
    ATTACKERS_DECLARED,
    ATTACKS,
    ATTACKS_UNBLOCKED,
    BECOMES_BLOCKED,
    BLOCKS,
    AttackersDeclared,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
)
from engine.meaning.families import Amount, EventPattern, Filter, Happening, Reference
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.stat_clauses import COMPARED
from engine.vocabulary.terms.players.players import PlayerReference, Players
from engine.vocabulary.triggers.events import OBJECT, OTHER, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.context import Context

A_BATTLE = "a battle"


@phrase("attack[s]", into="happening")
@phrase("attacked", into="past")
@phrase("attacked {whom:attacked}", into="past")
@phrase("attack[s] alone", into="happening", alone=True)
@phrase("attack[s] {whom:attacked}", into="happening")
@phrase("attack[s] and isn't blocked", into="happening", unblocked=True)
@record
class AttackHappens(Happening):
    """Is declared as an attacker (CR 508.3a)."""

    whom: Reference | None = None
    alone: bool = False
    unblocked: bool = False

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (ATTACKS_UNBLOCKED,) if self.unblocked else (ATTACKS,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The player attacked."""
        whom = self.whom
        return (Antecedent(PLAYER, "player"),) if whom is None or whom.person == "they" else ()

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if self.unblocked:
            if isinstance(event, AttacksUnblocked) and subject.matches(ctx, event.attacker):
                return {OBJECT: (event.attacker,)}
            return None
        if not isinstance(event, Attacks) or (self.alone and not event.alone) or not subject.matches(ctx, event.oid):
            return None
        if self.whom is not None and not self._meant(ctx, self.whom, event.defender):
            return None
        return {OBJECT: (event.oid,), PLAYER: (event.defending_player,)}

    @staticmethod
    def _meant(ctx: Context, whom: Reference, defender: Ref) -> bool:
        """Whether what was attacked is what the words name; a battle that is gone was one (CR 608.2h)."""
        if isinstance(whom, AttackedWords) and whom.word == A_BATTLE:
            return is_object(defender) and "battle" in ctx.chars(defender).types
        return defender in whom.refs(ctx)

    def one_occurrence(self, event: Any, many: bool) -> object:
        """All attackers of "one or more", those of each player where the words ask for a player (CR 603.2c)."""
        if not many:
            return None
        return event.defender if self.whom is not None and self.whom.person == "they" else ()


def _beside(ctx: Context, ref: Ref) -> Context:
    """For the description of what a creature blocks or is blocked by: beside that one it has "lesser power"."""
    return ctx.within(**{COMPARED: (ref,)})


@tenses({"happening": "block[s]< {what:other_subject}>", "past": "blocked< {what:other_subject}>"})
@record
class BlockHappens(Happening):
    """Blocks: any creature (CR 509.3a), or one of a description (509.3b)."""

    what: Filter | None = None
    keys = (BLOCKS,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The creature blocked."""
        unsaid = self.what is None  # or said of what blocks it as well, behind both
        return (Antecedent(OTHER, "object", kinds=frozenset(("creature",)), verb="blocked", unsaid=unsaid),)

    def before(self, last: Happening) -> BlockHappens:
        """ "Blocks or becomes blocked by a white creature": blocks one, or becomes blocked by one."""
        if self.what is None and isinstance(last, BecomesBlockedHappens):
            return replace(self, what=last.what)
        return self

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Blocks) or not subject.matches(ctx, event.blocker):
            return None
        if self.what is None and not event.first:
            return None
        if self.what is not None and not self.what.matches(_beside(ctx, event.blocker), event.attacker):
            return None
        return {OBJECT: (event.blocker,), OTHER: (event.attacker,)}


@phrase("block[s] {number:counter_comparison} creatures", into="happening")
@record
class BlocksSoMany(Happening):
    """Blocks so many creatures at once, or one more while it blocks others (CR 509.3a)."""

    number: Comparison
    keys = (BLOCKS,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        combat = ctx.game.combat
        if not isinstance(event, Blocks) or combat is None or not subject.matches(ctx, event.blocker):
            return None
        blocked = combat.blocking.get(event.blocker, ())
        if not event.first or not self.number.holds(ctx, len(blocked)):
            return None
        return {OBJECT: (event.blocker,)}


@phrase("attacked or blocked", into="past")
@record
class AttackedOrBlocked(Happening):
    """Was declared as an attacker or as a blocker (CR 508.1, 509.1)."""

    keys = (ATTACKS, BLOCKS)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        oid = event.oid if isinstance(event, Attacks) else event.blocker if isinstance(event, Blocks) else NOBODY
        return {OBJECT: (oid,)} if oid != NOBODY and subject.matches(ctx, oid) else None


@phrase("blocked or [was|were] blocked< by {what:other_subject}>", into="past")
@record
class BlockedOrWasBlocked(Happening):
    """Blocked a creature, or became blocked: by any, or one of a description (CR 509.1g, 509.1h)."""

    what: Filter | None = None
    keys = (BLOCKS, BECOMES_BLOCKED)
    found_on_subject = False

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, BecomesBlocked):
            met = self.what is None and subject.matches(ctx, event.attacker)
            return {OBJECT: (event.attacker,)} if met else None
        if not isinstance(event, Blocks):
            return None
        for oid, other in ((event.blocker, event.attacker), (event.attacker, event.blocker)):
            if subject.matches(ctx, oid) and (self.what is None or self.what.matches(ctx, other)):
                return {OBJECT: (oid,)}
        return None


@tenses({
    "happening": "become[s] blocked< by {what:other_subject}>", "past": "[was|were] blocked< by {what:other_subject}>",
})  # fmt: skip
@record
class BecomesBlockedHappens(Happening):
    """Becomes blocked (CR 509.3c, 509.3d)."""

    what: Filter | None = None

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (BECOMES_BLOCKED,) if self.what is None else (BLOCKS,)

    found_on_subject = False

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The blocking creature."""
        if self.what is None:
            return ()
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what), verb="blocking"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if self.what is None:
            if isinstance(event, BecomesBlocked) and subject.matches(ctx, event.attacker):
                return {OBJECT: (event.attacker,), OTHER: event.blockers}
            return None
        if not isinstance(event, Blocks) or not subject.matches(ctx, event.attacker):
            return None
        if not self.what.matches(_beside(ctx, event.attacker), event.blocker):
            return None
        return {OBJECT: (event.attacker,), OTHER: (event.blocker,)}


@tenses({
    "player_happening": "attack[s]< {whom:attacked}>< with {what:other_subject}>",
    "player_past_or_perfect": "attacked< with {what:other_subject}>",
})  # fmt: skip
@tenses({
    "player_happening": "attack[s]< {whom:attacked}> with {number:attack_count} {what#many}",
    "player_past_or_perfect": "attacked with {number:attack_count} {what#many}",
})  # fmt: skip
@phrase("attack[s] with {number:exact_attack_count} {what#many}", into="player_happening")
@record
class PlayerAttacks(Happening):
    """A player attacks, perhaps with so many creatures (CR 508.3b)."""

    whom: Reference | None = None
    number: AtLeast | None = None
    what: Filter | None = None
    keys = (ATTACKERS_DECLARED,)
    about_player = True

    def well_formed(self) -> bool:
        """Of any player attacked there may be several at once, and each would be one occurrence (CR 508.3e)."""
        return not isinstance(self.whom, Players)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The attackers."""
        plural = self.number is not None or (self.what is not None and self.what.plural)
        return (Antecedent(OTHER, "object", plural=plural, kinds=frozenset(("creature",))),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, AttackersDeclared) or not event.attacks or not subject.matches(ctx, event.player):
            return None
        attackers = self._attackers(ctx, event)
        if not (self.number.fits(len(attackers)) if self.number is not None else attackers):
            return None
        defenders = tuple(dict.fromkeys(d for _, d in event.attacks if is_player(d)))
        return {PLAYER: (event.player,), OTHER: attackers, "defending player": defenders}

    def _attackers(self, ctx: Context, event: AttackersDeclared) -> tuple[ObjectId, ...]:
        """The attackers that the words speak of: such creatures, and such as attack the one they name."""
        meant = self.whom.refs(ctx) if self.whom is not None else None
        there = (oid for oid, defender in event.attacks if meant is None or defender in meant)
        return tuple(oid for oid in there if self.what is None or self.what.matches(ctx, oid))


@phrase("{number:attack_count} {what#many} attack< {whom:attacked}>", into="event")
@record
class SoManyAttack(EventPattern):
    """So many creatures of a description are declared as attackers at once, perhaps at one player (CR 508.3d)."""

    number: AtLeast
    what: Filter
    whom: Reference | None = None
    keys = (ATTACKERS_DECLARED,)

    def well_formed(self) -> bool:
        """One player at a time: of several attacked by so many each would be one occurrence."""
        return self.whom is None or not isinstance(self.whom, Players)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The attackers."""
        return (Antecedent(OBJECT, "object", plural=True, kinds=nouns_of(self.what), subject=True),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, AttackersDeclared):
                continue
            meant = self.whom.refs(ctx) if self.whom is not None else None
            there = tuple(
                oid for oid, defender in event.attacks
                if (meant is None or defender in meant) and self.what.matches(ctx, oid)
            )  # fmt: skip
            if len(there) >= self.number.least:
                yield {"event": event, OBJECT: there}


@phrase("you attack a player< with {what:other_subject}>", into="event")
@phrase("you attack a player with {number:attack_count} {what#many}", into="event")
@phrase("{number:attack_count} {what#many} attack a player", into="event", they=True)
@record
class AttackAPlayer(EventPattern):
    """Creatures attack a player, once for each player whom they attack.

    You attack with them (CR 508.3e), or whoever does (508.3a).
    """

    number: AtLeast | None = None
    what: Filter | None = None
    they: bool = False
    keys = (ATTACKERS_DECLARED,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player attacked, and the attackers."""
        attackers = Antecedent(OTHER, "object", plural=True, kinds=nouns_of(self.what) or frozenset(("creature",)))
        return (Antecedent(PLAYER, "player"), attackers)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        least = self.number.least if self.number is not None else 1
        for event in happened:
            if not isinstance(event, AttackersDeclared) or (event.player != ctx.controller and not self.they):
                continue
            for player in dict.fromkeys(defender for _, defender in event.attacks if is_player(defender)):
                there = tuple(oid for oid, attacked in event.attacks if attacked == player and self._meant(ctx, oid))
                if len(there) >= least:
                    yield {"event": event, PLAYER: (player,), OTHER: there}

    def _meant(self, ctx: Context, attacker: int) -> bool:
        return self.what is None or self.what.matches(ctx, attacker)


@phrase("one or more of your opponents are attacked", into="event")
@record
class OpponentsAreAttacked(EventPattern):
    """Opponents of the controller are attacked, however many and by however many creatures (CR 508.3b)."""

    keys = (ATTACKERS_DECLARED,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        opponents = ctx.game.opponents(ctx.controller)
        for event in happened:
            if isinstance(event, AttackersDeclared) and any(defender in opponents for _, defender in event.attacks):
                yield {"event": event}


@phrase("{player} [is|are] attacked", into="event")
@record
class IsAttacked(EventPattern):
    """A certain player is attacked, by however many creatures (CR 508.3b)."""

    player: PlayerReference
    keys = (ATTACKERS_DECLARED,)

    def well_formed(self) -> bool:
        """Of one player: each of several would be one occurrence."""
        return not self.player.several and not isinstance(self.player, Players)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player attacked."""
        return (Antecedent(PLAYER, "player"),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        (attacked, *_) = (*self.player.refs(ctx), None)
        declared = [event for event in happened if isinstance(event, AttackersDeclared)]
        if attacked is not None and any(defender == attacked for event in declared for _, defender in event.attacks):
            yield {"event": declared[0], PLAYER: (attacked,)}


@phrase("{least:cardinal_number} or more", into="attack_count")
@phrase("exactly {least:cardinal_number}", into="exact_attack_count", exact=True)
@record
class AtLeast(Amount):
    """At least so many, or exactly so many."""

    least: int
    exact: bool = False
    plural = True

    def well_formed(self) -> bool:
        """ "One or more" is another phrase."""
        return self.least > 1

    def value(self, ctx: Context) -> int:
        return self.least

    def fits(self, number: int) -> bool:
        """Whether a number of attackers is so many."""
        return number == self.least if self.exact else number >= self.least


@phrase("you or a planeswalker you control", into="attacked", word="you or a planeswalker you control")
@phrase("you or planeswalkers you control", into="attacked", word="you or a planeswalker you control", several=True)
@phrase(
    "you or one or more planeswalkers you control", into="attacked", word="you or one or more planeswalkers you control"
)
@phrase("a player or planeswalker", into="attacked", word="a player or planeswalker")
@phrase("a player or battle", into="attacked", word="a player or battle")
@phrase("a battle", into="attacked", word=A_BATTLE)
@phrase("one or more of your opponents", into="attacked", word="one or more of your opponents")
@phrase("the player with the most life or tied for most life", into="attacked", word="most life")
@phrase(
    "one of your opponents or a planeswalker they control",
    into="attacked",
    word="one of your opponents or a planeswalker they control",
)
@phrase(
    "one of your opponents or a planeswalker a opponent controls",
    into="attacked",
    word="one of your opponents or a planeswalker an opponent controls",
)
@record
class AttackedWords(Reference):
    """Who or what is attacked, where planeswalkers count too."""

    word: str
    several: bool = wording(default=False)

    @property
    def person(self) -> str:
        """Whether it is a player, and nothing else."""
        return "they" if self.word == "most life" else "it"

    def refs(self, ctx: Context) -> tuple[int, ...]:
        seats = ctx.game.apnap()
        if self.word.startswith("you"):
            seats = (ctx.controller,)
        elif self.word == "most life":
            most = max(ctx.game.player(seat).life for seat in seats)
            return tuple(seat for seat in seats if ctx.game.player(seat).life == most)
        elif self.word.startswith("one"):
            seats = ctx.game.opponents(ctx.controller)
        if self.word == "one or more of your opponents":
            return tuple(seats)
        if self.word == A_BATTLE:
            return tuple(oid for oid in ctx.game.permanents() if "battle" in ctx.chars(oid).types)
        kind = "battle" if "battle" in self.word else "planeswalker"
        others = tuple(
            oid for oid in ctx.game.permanents() if kind in ctx.chars(oid).types and ctx.controller_of(oid) in seats
        )
        return (*seats, *others)


include("attacked", "player")
