"""Players as words name them (CR 102, 109.5).

As in "you", "each opponent", "target player", "its controller".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, lexicon, phrase, subjectless
from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object, is_player
from engine.core.record import record, wording
from engine.game.decisions.purposes import WHICH_PLAYER
from engine.game.events.combat import Attacks, AttacksUnblocked, BecomesBlocked
from engine.game.rules.combat.defending import defending_player
from engine.game.state.influence import exempt, limited
from engine.meaning.families import Filter, Reference
from engine.meaning.message import say
from engine.meaning.node import (
    READS_BOARD,
    READS_CONTROL,
    READS_NOTHING,
    READS_PLAYERS,
    READS_STATUS,
    READS_TURN,
)  # fmt: skip
from engine.meaning.speech import IS_CONTROLLED, Antecedent, Wanted

if TYPE_CHECKING:
    from engine.game.rules.context import Context


PLAYERS_ALONE = "players alone"  # the kind of antecedent that is several players, none of whom may be a permanent
IN_TURN = "starting with you, each"
ONE_OF = ("a", "one of your", "of your choice")  # an opponent, one of your opponents


class PlayerReference(Reference):
    """Words that stand for players."""

    __slots__ = ()
    person = "they"
    plural = False
    in_turn = False  # whether each does it all before the next one does: "starting with you, each player"

    def seats(self, ctx: Context) -> tuple[Seat, ...]:
        """The players meant who are in the game."""
        return tuple(ref for ref in self.refs(ctx) if is_player(ref) and ctx.exists(ref) and ctx.reaches(ref))

    def acting_players(self, ctx: Context) -> tuple[Seat, ...]:
        """The players who do what the words say."""
        return self.seats(ctx)

    def one_by_one(self, ctx: Context) -> Iterator[Seat]:
        """The players who do something, one by one; each is "they" and "that player" meanwhile."""
        key = self.key
        for seat in self.acting_players(ctx):
            if key:
                ctx.bind(key, (seat,))
            yield seat

    def seat(self, ctx: Context) -> Seat | None:
        """The one player meant, if there is one."""
        return next(iter(self.seats(ctx)), None)


@phrase("<only? only> you", into="player", said=True)
@phrase("your", into="player's", said=True)
@record
class You(PlayerReference):
    """The controller of the spell or ability (CR 109.5); in orders the word is left out."""

    said: bool = True
    only: bool = wording(default=False)  # where others would otherwise do it too
    reads = READS_CONTROL
    personal = False
    person = "you"

    @property
    def silent(self) -> bool:
        """Whether it has no words."""
        return not self.said

    def elided(self, subject: Reference) -> Reference | None:
        """What it is without words behind a clause about several players: they, not you."""
        return None if self.said else Elided(subject, many=True)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        if ctx.game.teams.share_turns and exempt(ctx.game, ctx.source):  # of a plane or phenomenon: CR 901.12c
            return ctx.game.taking_turns_with(ctx.controller)
        return (ctx.controller,)


@record
class Elided(PlayerReference):
    """The subject of the clause before, left out: "Target player draws two cards and loses 2 life"."""

    who: Reference | None = None  # filled in by the binder
    many: bool = wording(default=False)
    reads = READS_NOTHING
    personal = False
    takes_subject = True
    silent = True

    @property
    def same_as(self) -> Reference | None:
        return self.who

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether verbs are plural."""
        return self.many

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.who.refs(ctx) if self.who is not None else ()


subjectless("player", You(said=False), Elided(), Elided(many=True))


@phrase("player(s)", into="player_noun", word="player")
@phrase("opponent(s)", into="player_noun", word="opponent")
@record
class PlayerNoun(Filter):
    """A player, or an opponent (CR 102.3)."""

    word: str = "player"
    reads = READS_NOTHING
    personal = False

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return (
            is_player(ref)
            and ctx.exists(ref)
            and (self.word == "player" or ctx.game.are_opponents(ctx.controller, ref))
        )


@phrase("other {noun:player_noun#}<after? {after:player_clause*#}>", into="player_filter", other=True)
@phrase("{noun:player_noun#}<after? {after:player_clause*#}>", into="player_filter")
@record
class PlayerFilter(Filter):
    """A description of players: "opponent who lost life this turn"."""

    noun: Filter = PlayerNoun()
    after: tuple[Filter, ...] = ()
    other: bool = False
    key: str = ""  # of the player that others are other than; none: the controller
    reads = READS_NOTHING
    personal = False
    person = "they"

    def wanted(self) -> Wanted | None:
        """The player that others are other than, if the words before name one."""
        return Wanted("player", optional=True, other=True) if self.other else None

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if self.other and ref in (ctx.bound(self.key) if self.key in ctx.bindings else (ctx.controller,)):
            return False
        return self.noun.matches(ctx, ref) and all(part.matches(ctx, ref) for part in self.after)


@phrase("each {what:player_filter#one}", into="player", word="each")
@phrase("starting with you, each {what:player_filter#one}", into="player", word=IN_TURN)
@phrase("each of your {what:player_filter#many}", into="player", word="each of your")
@phrase("all {what:player_filter#many}", into="player", word="all")
@phrase("your {what:player_filter#many}", into="player", word="your")
@phrase("a {what:player_filter#one}", into="player", word="a")
@phrase("any {what:player_filter#one}", into="player", word="any")
@phrase("{what:player_filter#many}", into="player", word="")
@phrase("one of your {what:player_filter#many}", into="player", word="one of your")
@phrase("a {what:player_filter#one} of your choice", into="player", word="of your choice")
@phrase("a {what:player_filter#one}'s choice", into="choosing_player", word="a")
@record
class Players(PlayerReference):
    """All players of a description, one after the other in turn order (CR 101.4).

    As in "each opponent", "players".
    """

    what: Filter
    word: str = "each"
    key: str = ""
    reads = READS_PLAYERS
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in their turn."""
        return (Antecedent(self.key, "player", self.plural), Antecedent(self.key, PLAYERS_ALONE, True))

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether verbs are plural."""
        return self.word in ("all", "your", "")

    @property
    def in_turn(self) -> bool:  # type: ignore[override]
        return self.word == IN_TURN

    def well_formed(self) -> bool:
        """Only opponents are "yours"."""
        noun = self.what.noun if isinstance(self.what, PlayerFilter) else self.what
        return self.word not in ("each of your", "your", "one of your") or noun == PlayerNoun("opponent")

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        order = ctx.game.apnap(ctx.controller) if self.in_turn else ctx.game.apnap()
        found = tuple(seat for seat in order if ctx.reaches(seat) and self.what.matches(ctx, seat))
        ctx.bind(self.key, found)
        return found

    def includes(self, ctx: Context, ref: Ref) -> bool:
        if self.key:  # the words after these speak of all of them
            return ref in self.refs(ctx)
        return is_player(ref) and ctx.exists(ref) and self.what.matches(ctx, ref) and ctx.reaches(ref)

    def acting_players(self, ctx: Context) -> tuple[Seat, ...]:
        """All of them; of several of whom one does it, the controller says which (as for modes, CR 700.2e)."""
        seats = self.seats(ctx)
        if self.word in ONE_OF and not seats and limited(ctx.game):  # the closest to the left (CR 801.5c)
            return tuple(seat for seat in ctx.game.apnap(ctx.controller) if self.what.matches(ctx, seat))[:1]
        if self.word in ONE_OF and seats:
            seats = ctx.choose_one(ctx.controller, seats, purpose=WHICH_PLAYER, prompt=say("choose_who_does_it"))
            ctx.bind(self.key, seats)
        return seats


@phrase("{object's} {word:role#object}", into="player")
@phrase("the {word:role} of {object}", into="player", read_only=True)
@record
class ControllerOf(PlayerReference):
    """The controller or owner of an object (CR 108.3, 109.4), by its last known information."""

    object: Reference
    word: str = "controller"
    key: str = ""
    reads = READS_BOARD | READS_CONTROL

    def says_of(self, part: str) -> frozenset[str]:
        """That what is named has a controller."""
        return frozenset({IS_CONTROLLED}) if self.word == "controller" else frozenset()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """That player, for "they"."""
        return (Antecedent(self.key, "player", self.plural),)

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether verbs are plural."""
        return self.object.plural

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        find = ctx.controller_of if self.word == "controller" else ctx.owner_of
        found = tuple(dict.fromkeys(find(ref) for ref in self.object.refs(ctx)))
        ctx.bind(self.key, found)
        return found


@phrase("each of {player:player's} opponents", into="player")
@record
class EachOfTheirOpponents(PlayerReference):
    """All opponents of a player, one after the other in turn order."""

    player: PlayerReference
    key: str = ""
    reads = READS_PLAYERS

    def well_formed(self) -> bool:
        """Your opponents have words of their own."""
        return self.player.person != "you"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in their turn."""
        return (Antecedent(self.key, "player", False),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        theirs = {other for seat in self.player.seats(ctx) for other in ctx.game.opponents(seat)}
        found = tuple(seat for seat in ctx.game.apnap() if seat in theirs)
        ctx.bind(self.key, found)
        return found


@phrase("one of {player:player's} opponents", into="player")
@record
class OneOfTheirOpponents(PlayerReference):
    """Any opponent of a player: "a creature one of their opponents controls"."""

    player: PlayerReference
    reads = READS_PLAYERS

    def well_formed(self) -> bool:
        """Your opponents have words of their own."""
        return self.player.person != "you"

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(dict.fromkeys(other for seat in self.player.seats(ctx) for other in ctx.game.opponents(seat)))


@phrase("defending player", into="player")
@phrase("defending player's choice", into="choosing_player")
@record
class DefendingPlayer(PlayerReference):
    """The player whom an attacking creature attacks: the ability's own, or that it speaks of (CR 508.5)."""

    reads = READS_STATUS

    def antecedents(self) -> tuple[Antecedent, ...]:
        """That player, for "they"."""
        return (Antecedent("defending player", "player"),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        known = ctx.bound("defending player")
        if known:
            return known
        seats = (defending_player(ctx.game, oid) for oid in self._attackers(ctx))
        seat = next((seat for seat in seats if seat != NOBODY), NOBODY)
        if seat == NOBODY:
            return ()
        ctx.bind("defending player", (seat,))
        return (seat,)

    def _attackers(self, ctx: Context) -> tuple[ObjectId, ...]:
        """The creatures it may be about: whose attack its event tells, the ability's own one, others that are meant."""
        named = ctx.bindings.get("that object", ())
        about = tuple(ref for ref in named if is_object(ref)) if isinstance(named, tuple) else ()
        host = ctx.obj(ctx.source).attached_to
        attacks = isinstance(ctx.event, (Attacks, AttacksUnblocked, BecomesBlocked))
        own = (*about, ctx.source) if attacks else (ctx.source, *about)
        return (*own, *((host,) if is_object(host) else ()))


@forms(
    phrase("the active player", into="player"),
    phrase("the player whose turn it is", into="player", read_only=True),
)  # fmt: skip
@forms(
    phrase("attacking player", into="player", word="attacking player"),
    phrase("the attacking player", into="player", word="the attacking player"),
)
@record
class ActivePlayer(PlayerReference):
    """The player whose turn it is, who attacks in combat (CR 102.1, 506.2)."""

    word: str = wording(default="")
    reads = READS_TURN

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return (ctx.game.turn.active,)


@phrase("the <last? last> chosen player", into="player")
@record
class ChosenPlayer(PlayerReference):
    """The player whom the words before, or a linked ability, let somebody choose (CR 607.2d, 608.2d).

    Of several choices of the ability it is the last one that is kept.
    """

    last: bool = wording(default=False)
    key: str = ""
    reads = READS_STATUS

    @property
    def choice_read(self) -> str:
        return "" if self.key else "player"

    def wanted(self) -> Wanted:
        """The choice; that of a linked ability if the words before name none."""
        return Wanted("player", verb="chosen", optional=True)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        if self.key:
            return ctx.named(self.key)
        chosen = ctx.choice("player")
        return (chosen,) if isinstance(chosen, int) else ()


@phrase("enchanted player", into="player")
@phrase("enchanted opponent", into="player", word="opponent")
@record
class EnchantedPlayer(PlayerReference):
    """The player whom the Aura enchants (CR 303.4)."""

    word: str = wording(default="player")
    reads = READS_STATUS

    def antecedents(self) -> tuple[Antecedent, ...]:
        """That player, for "they"."""
        return (Antecedent("enchanted player", "player"),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        host = ctx.obj(ctx.source).attached_to
        if is_player(host):
            ctx.bind("enchanted player", (host,))
        return (host,) if is_player(host) else ()


lexicon("role", {"controller": ("controller", "controllers"), "owner": ("owner", "owners")})
include("reference", "player")
label("player", "a player")
label("player's", "whose")
label("player_noun", "“player” or “opponent”")
