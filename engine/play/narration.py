"""The story of a game: events in words, as far as their reader may know (for the log)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, Ref, Seat, is_player
from engine.core.zones import BATTLEFIELD, HAND, LIBRARY, STACK
from engine.events import (
    cards,
    casting,
    chance,
    combat,
    counters,
    damage,
    doors,
    dungeons,
    emblems,
    life,
    planes,
    players,
    status,
    turn_structure,
    zone_changes,
)
from engine.play.seeing import PUBLIC, may_see
from engine.play.view import Happening
from engine.rules.special_cards.designated import DESIGNATIONS

if TYPE_CHECKING:
    from engine.state.game import Game

Words = tuple[str, tuple[Ref, ...]]
FACE_DOWN = "a face-down card"
STEP_NAMES = {
    "untap": "Untap step", "upkeep": "Upkeep", "draw": "Draw step", "main1": "First main phase",
    "begin_combat": "Combat begins", "declare_attackers": "Attackers", "declare_blockers": "Blockers",
    "first_strike_damage": "First-strike damage", "combat_damage": "Combat damage", "end_combat": "Combat ends",
    "main2": "Second main phase", "end": "End step", "cleanup": "Cleanup",
}  # fmt: skip


def narrate(game: Game, viewer: Seat, since: int) -> list[Happening]:
    """What happened from an event number on, in words for a viewer."""
    teller = Teller(game, viewer)
    told = []
    turn = game.turn.number
    for number, event in enumerate(game.history.since(since), start=max(0, since)):
        words = teller.tell(event)
        if words is not None:
            told.append(
                Happening(number, type(event).__name__, words[0], words[1], turn, amount=amount_of(event)),
            )
    return told


def amount_of(event: object) -> int:
    """How much an event is about: damage, life gained or lost (below zero), counters; 0 for what has no amount."""
    match event:
        case damage.Damage() | life.GainLife():
            return event.amount
        case life.LoseLife():
            return -event.amount
        case counters.PutCounters():
            return event.number
        case counters.RemoveCounters():
            return -event.number
    return 0


class Teller:
    """Puts events into words for one viewer."""

    def __init__(self, game: Game, viewer: Seat) -> None:
        self.game = game
        self.viewer = viewer

    def tell(self, event: object) -> Words | None:
        """An event in words with what they name; None for what needs no words."""
        told = TELLERS.get(type(event))
        return told(self, event) if told is not None else None

    def name(self, ref: Ref) -> str:
        """The name of a player or an object, as the viewer may know it."""
        if ref == NOBODY:
            return "something"
        if is_player(ref):
            return self.game.players[ref].name
        found = self.game.objects.get(ref)
        look = self.game.look(ref) if found is not None or ref in self.game.last_known else None
        if look is None:
            return "something"
        if look.object.face_down:
            definition = look.object.definition if self._may_know(ref) else None
            return f"{definition.faces[0].name} (face down)" if definition is not None else FACE_DOWN
        return look.characteristics.name or self._ability(look.object)

    def _may_know(self, ref: Ref) -> bool:
        """Whether the viewer may look at what is face down, or could when it was last there (CR 708.5, 708.9)."""
        if ref in self.game.objects:
            return may_see(self.game, self.viewer, ref)
        look = self.game.look(ref)
        return look.object.zone in (BATTLEFIELD, STACK) and look.characteristics.controller == self.viewer

    def of_moved(self, event: zone_changes.ZoneChange) -> str:
        """The name of what changes its zone, as far as the viewer could follow it."""
        old = event.old.object if event.old is not None else None
        if not event.face_down or old is None or (event.origin in PUBLIC and not old.face_down):
            return self.name(event.oid)
        own_hand = event.origin == HAND and old.owner == self.viewer
        shown = event.new in self.game.objects and may_see(self.game, self.viewer, event.new)
        return self.name(event.oid) if own_hand or shown else FACE_DOWN

    def _ability(self, found: Any) -> str:
        if found.stack is not None and found.stack.ability is not None:
            return f"an ability of {self.name(found.stack.source)}"
        return "something"


def _moves(teller: Teller, event: zone_changes.ZoneChange) -> Words | None:
    old = event.old.object if event.old is not None else None
    if old is None or event.cause in ("cast", "draw", "mulligan", "play", "venture", "completed"):
        return None
    if event.origin == event.to:  # to the bottom of a deck in the command zone
        return None
    name = teller.of_moved(event)
    if event.origin in (LIBRARY, HAND) and event.to in (LIBRARY, HAND):
        return f"{teller.name(old.owner)} moves a card from {event.origin} to {event.to}", (old.owner,)
    if event.to == BATTLEFIELD and event.face and not event.face_down and old.definition is not None:
        name = old.definition.faces[event.face].name  # it enters with another face up, or melded (CR 712.14)
    if event.to == BATTLEFIELD:
        verb = "is created" if event.cause == "token" else "enters the battlefield"
        return f"{name} {verb}", (event.new,)
    if event.origin == STACK:
        return None
    if event.keys()[0] == "dies":
        words = {"destroy": "is destroyed", "sacrifice": "is sacrificed"}.get(event.cause, "is put into the graveyard")
        return f"{name} {words}", (event.oid,)
    return f"{name} goes from {event.origin} to {event.to}", (event.oid,)


def _damage(teller: Teller, event: damage.Damage) -> Words:
    combat_word = "combat " if event.combat else ""
    text = f"{teller.name(event.source)} deals {event.amount} {combat_word}damage to {teller.name(event.recipient)}"
    return text, (event.source, event.recipient)


def _turn(teller: Teller, event: turn_structure.BeginTurn) -> Words | None:
    active = teller.game.taking_turns_with(event.active)
    return f"Turn {event.number}: {' and '.join(teller.name(seat) for seat in active)}", active


def _step(teller: Teller, event: turn_structure.BeginStep) -> Words | None:
    if event.step in ("main1", "declare_attackers", "main2", "end"):
        return f"— {STEP_NAMES[event.step]} —", (event.active,)
    return None


def _targets(teller: Teller, oid: Ref) -> str:
    if oid not in teller.game.objects and oid not in teller.game.last_known:
        return ""
    item = teller.game.look(oid).object.stack
    refs = [ref for _, chosen in item.targets for ref in chosen] if item is not None else []
    return " targeting " + ", ".join(teller.name(ref) for ref in refs) if refs else ""


def _face_up(teller: Teller, event: status.TurnFaceUp) -> Words:
    return f"{teller.name(event.oid)} is turned face up", (event.oid,)


def _cast(teller: Teller, event: casting.SpellCast) -> Words:
    text = f"{teller.name(event.player)} casts {teller.name(event.oid)}{_targets(teller, event.oid)}"
    return text, (event.player, event.oid)


def _activated(teller: Teller, event: casting.AbilityActivated) -> Words | None:
    if event.mana:
        return None
    text = f"{teller.name(event.player)} activates {teller.name(event.source)}{_targets(teller, event.oid)}"
    return text, (event.player, event.source)


def _triggered(teller: Teller, event: casting.PutAbilityOnStack) -> Words | None:
    if event.ability.__class__.__name__ != "TriggeredAbility":
        return None
    return f"{teller.name(event.source)}'s ability triggers", (event.source,)


def _attacks(teller: Teller, event: combat.Attacks) -> Words:
    return f"{teller.name(event.oid)} attacks {teller.name(event.defender)}", (event.oid, event.defender)


def _blocks(teller: Teller, event: combat.Blocks) -> Words:
    return f"{teller.name(event.blocker)} blocks {teller.name(event.attacker)}", (event.blocker, event.attacker)


def _counters(number: int, kind: str) -> str:
    if number == 1:
        return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} counter"
    return f"{number} {kind} counters"


def _put_counters(teller: Teller, event: counters.PutCounters) -> Words:
    return f"{teller.name(event.ref)} gets {_counters(event.number, event.kind)}", (event.ref,)


def _removed_counters(teller: Teller, event: counters.RemoveCounters) -> Words | None:
    if event.cause == "damage":  # the damage has been told
        return None
    return f"{teller.name(event.ref)} loses {_counters(event.number, event.kind)}", (event.ref,)


def _attached(teller: Teller, event: status.Attach) -> Words:
    if event.to == NOBODY:
        return f"{teller.name(event.oid)} is no longer attached", (event.oid,)
    return f"{teller.name(event.oid)} becomes attached to {teller.name(event.to)}", (event.oid, event.to)


def _control_changed(teller: Teller, event: turn_structure.ControlChanged) -> Words:
    return f"{teller.name(event.after)} gains control of {teller.name(event.oid)}", (event.after, event.oid)


def _phased_out(teller: Teller, event: status.PhaseOut) -> Words | None:
    return (f"{teller.name(event.oid)} phases out", (event.oid,)) if event.host == NOBODY else None


def _unlocked(teller: Teller, event: doors.UnlockHalf) -> Words | None:
    definition = teller.game.look(event.oid).object.definition
    if event.entering or definition is None:
        return None
    return f"{teller.name(event.player)} unlocks {definition.faces[event.half].name}", (event.player,)


def _resolved(teller: Teller, event: casting.Resolved) -> Words | None:
    if event.how == "resolved":
        return f"{teller.name(event.oid)} resolves", (event.oid,)
    return f"{teller.name(event.oid)}: {event.how}", (event.oid,)


def _loses_life(teller: Teller, event: life.LoseLife) -> Words | None:
    if event.cause == "damage":  # the damage has been told
        return None
    return f"{teller.name(event.player)} loses {event.amount} life", (event.player,)


def _designated(teller: Teller, event: status.SetMark) -> Words | None:
    """Becoming the monarch, taking the initiative."""
    given = event.key and event.name in DESIGNATIONS
    return (f"{teller.name(event.ref)} {event.key}", (event.ref,)) if given else None


def _got_emblem(teller: Teller, event: emblems.GetEmblem) -> Words | None:
    if event.definition.name != "Emblem":  # what stands for rules, such as those of the planar die
        return None
    return f"{teller.name(event.player)} gets an emblem", (event.player,)


def _enters_room(teller: Teller, event: dungeons.MoveVentureMarker) -> Words:
    text = f"{teller.name(event.player)} moves their venture marker into “{event.room}” of {teller.name(event.oid)}"
    return text, (event.player, event.oid)


def _revealed(teller: Teller, event: cards.Reveal) -> Words:
    return f"{teller.name(event.player)} reveals {', '.join(event.names)}", (event.player, *event.oids)


TELLERS: dict[type, Callable[[Teller, Any], Words | None]] = {
    zone_changes.ZoneChange: _moves,
    damage.Damage: _damage,
    life.GainLife: lambda t, e: (f"{t.name(e.player)} gains {e.amount} life", (e.player,)),
    life.LoseLife: _loses_life,
    cards.Draw: lambda t, e: (f"{t.name(e.player)} draws a card", (e.player,)),
    zone_changes.Discard: lambda t, e: (f"{t.name(e.player)} discards {t.name(e.oid)}", (e.player, e.oid)),
    cards.ShuffleLibrary: lambda t, e: (f"{t.name(e.player)} shuffles their library", (e.player,)),
    cards.Reveal: _revealed,
    chance.FlipCoin: lambda t, e: (f"{t.name(e.player)} flips a coin: {'heads' if e.heads else 'tails'}", (e.player,)),
    chance.RollDie: lambda t, e: (f"{t.name(e.player)} rolls a d{e.sides}: {e.result}", (e.player,)),
    turn_structure.BeginTurn: _turn,
    turn_structure.BeginStep: _step,
    casting.SpellCast: _cast,
    casting.LandPlayed: lambda t, e: (f"{t.name(e.player)} plays {t.name(e.oid)}", (e.player, e.oid)),
    casting.AbilityActivated: _activated,
    casting.PutAbilityOnStack: _triggered,
    casting.Resolved: _resolved,
    combat.Attacks: _attacks,
    combat.Blocks: _blocks,
    casting.CopyOnStack: lambda t, e: (f"{t.name(e.player)} copies {t.name(e.original)}", (e.player, e.original)),
    counters.PutCounters: _put_counters,
    counters.RemoveCounters: _removed_counters,
    doors.UnlockHalf: _unlocked,
    emblems.GetEmblem: _got_emblem,
    planes.SetStartingPlane: lambda t, e: (f"{t.name(e.player)} turns up {t.name(e.oid)}", (e.player, e.oid)),
    planes.PlaneswalkTo: lambda t, e: (f"{t.name(e.player)} planeswalks to {t.name(e.oid)}", (e.player, e.oid)),
    planes.ChaosEnsues: lambda t, e: ("Chaos ensues", (e.player,)),
    chance.RollPlanarDie: lambda t, e: (f"{t.name(e.player)} rolls the planar die: {e.face}", (e.player,)),
    status.Attach: _attached,
    status.Flip: lambda t, e: (f"{t.name(e.oid)} flips", (e.oid,)),
    status.PhaseIn: lambda t, e: (f"{t.name(e.oid)} phases in", (e.oid,)),
    status.PhaseOut: _phased_out,
    status.TurnFaceDown: lambda t, e: (f"{t.name(e.oid)} is turned face down", (e.oid,)),
    dungeons.MoveVentureMarker: _enters_room,
    dungeons.CompleteDungeon: lambda t, e: (f"{t.name(e.player)} completes {e.name}", (e.player, e.oid)),
    status.SetMark: _designated,
    status.TurnFaceUp: _face_up,
    status.Transform: lambda t, e: (f"{t.name(e.oid)} transforms", (e.oid,)),
    turn_structure.ControlChanged: _control_changed,
    players.WinGame: lambda t, e: (f"{t.name(e.player)} wins the game: {e.why}", (e.player,)),
    players.LoseGame: lambda t, e: (f"{t.name(e.player)} loses the game: {e.why}", (e.player,)),
    players.LeaveGame: lambda t, e: (f"{t.name(e.player)} leaves the game", (e.player,)),
    players.EndGame: lambda t, e: (e.why, e.winners),
}
