"""The story of a game for the log: events as messages, as far as their reader may know of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, Ref, Seat, is_player
from engine.core.zones import BATTLEFIELD, HAND, LIBRARY, STACK
from engine.game.events import (
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
    merging,
    planes,
    players,
    shortcuts,
    status,
    stickers,
    subgames,
    table_limits,
    turn_structure,
    zone_changes,
)
from engine.game.rules.hooks import DEEDS
from engine.game.rules.questions.looking import LOOK
from engine.game.rules.questions.seeing import PUBLIC, may_see
from engine.game.rules.special_cards.designated import DESIGNATIONS
from engine.meaning.message import NameOf, Slot, Term, say

if TYPE_CHECKING:
    from engine.game.state.game import Game

Told = tuple[str, tuple[Ref, ...]]
Narrator = Callable[["Story", Any], "Told | None"]
TOLD_STEPS = ("main1", "declare_attackers", "main2", "end")


class Story:
    """What a viewer may hear of a game."""

    def __init__(self, game: Game, viewer: Seat) -> None:
        self.game = game
        self.viewer = viewer

    def of(self, event: object) -> Told | None:
        """An event as a message, with what it names; None for what needs no words."""
        told = NARRATORS.get(type(event))
        return told(self, event) if told is not None else None

    def could_follow(self, ref: Ref) -> bool:
        """Whether the viewer could tell an object from others.

        They could not if it lies hidden, or lay so last.
        """
        if is_player(ref) or ref == NOBODY:
            return ref != NOBODY
        if ref in self.game.objects:
            hidden = self.game.objects[ref].zone in (HAND, LIBRARY)
            return not hidden or may_see(self.game, self.viewer, ref)
        look = self.game.last_known.get(ref)
        return look is not None and look.object.zone not in (HAND, LIBRARY)

    def face(self, ref: Ref) -> Slot:
        """The name on the face of a card that was looked at, face down or not."""
        found = self.game.look(ref).object
        return found.definition.faces[0].name if found.definition is not None else NameOf(ref)

    def of_moved(self, event: zone_changes.ZoneChange) -> Slot:
        """What changes its zone, as far as the viewer could follow it."""
        old = event.old.object if event.old is not None else None
        if not event.face_down or old is None or (event.origin in PUBLIC and not old.face_down):
            return NameOf(event.oid)
        own_hand = event.origin == HAND and old.owner == self.viewer
        shown = event.new in self.game.objects and may_see(self.game, self.viewer, event.new)
        return NameOf(event.oid) if own_hand or shown else say("a_face_down_card")


def _says(key: str, *named: str, **more: str) -> Narrator:
    """The usual way to tell an event: a message whose slots are what some of its fields name, or hold."""

    def told(story: Story, event: Any) -> Told:
        refs = {name: getattr(event, name) for name in named}
        slots: dict[str, Slot] = {name: NameOf(ref) for name, ref in refs.items()}
        return say(key, **slots, **{slot: getattr(event, name) for slot, name in more.items()}), tuple(refs.values())

    return told


def _moves(story: Story, event: zone_changes.ZoneChange) -> Told | None:
    old = event.old.object if event.old is not None else None
    if old is None or event.cause in ("cast", "draw", "mulligan", "play", "venture", "completed"):
        return None
    if event.origin == event.to:  # to the bottom of a deck in the command zone
        return None
    places = {"origin": Term("zone", event.origin), "to": Term("zone", event.to)}
    what = story.of_moved(event)
    if event.origin in (LIBRARY, HAND) and event.to in (LIBRARY, HAND):
        return say("moves_a_card", player=NameOf(old.owner), **places), (old.owner,)
    if event.to == BATTLEFIELD and event.face and not event.face_down and old.definition is not None:
        what = old.definition.faces[event.face].name  # it enters with another face up, or melded (CR 712.14)
    if event.to == BATTLEFIELD:
        return say("is_created" if event.cause == "token" else "enters_the_battlefield", what=what), (event.new,)
    if event.origin == STACK:
        return None
    if event.keys()[0] == "dies":
        key = {"destroy": "is_destroyed", "sacrifice": "is_sacrificed"}.get(event.cause, "is_put_into_the_graveyard")
        return say(key, what=what), (event.oid,)
    return say("goes_from_to", what=what, **places), (event.new,)


def _damage(story: Story, event: damage.Damage) -> Told:
    key = "deals_combat_damage" if event.combat else "deals_damage"
    said = say(key, source=NameOf(event.source), number=event.amount, recipient=NameOf(event.recipient))
    return said, (event.source, event.recipient)


def _sticker_put(story: Story, event: stickers.StickerPut) -> Told:
    said = say("puts_a_sticker", player=NameOf(event.player), sticker=event.words, what=NameOf(event.oid))
    return said, (event.oid, event.player)


def _broken_off(story: Story, event: turn_structure.BreakOff) -> Told:
    key = "the_turn_ends" if event.what == turn_structure.TURN else "the_combat_phase_ends"
    return say(key, what=tuple(map(NameOf, event.exiled)), number=len(event.exiled)), event.exiled


def _main_game(story: Story, event: subgames.MainGameGoesOn) -> Told:
    names = tuple(map(NameOf, event.winners))
    return say("the_main_game_goes_on", players=names, number=len(names)), event.winners


def _turn(story: Story, event: turn_structure.BeginTurn) -> Told:
    active = story.game.taking_turns_with(event.active)
    return say("turn_begins", number=event.number, players=tuple(map(NameOf, active))), active


def _first_turn(story: Story, event: players.SetStartingPlayer) -> Told:
    first = story.game.taking_turns_with(event.player)
    return say("takes_the_first_turn", players=tuple(map(NameOf, first)), number=len(first)), first


def _step(story: Story, event: turn_structure.BeginStep) -> Told | None:
    return (say("step_begins", step=Term("step", event.step)), (event.active,)) if event.step in TOLD_STEPS else None


def _targets(story: Story, oid: Ref) -> tuple[Slot, ...]:
    if oid not in story.game.objects and oid not in story.game.last_known:
        return ()
    item = story.game.look(oid).object.stack
    return tuple(NameOf(ref) for _, chosen in item.targets for ref in chosen) if item is not None else ()


def _cast(story: Story, event: casting.SpellCast) -> Told:
    targets = _targets(story, event.oid)
    return say("casts", player=NameOf(event.player), what=NameOf(event.oid), targets=targets), (event.player, event.oid)


def _activated(story: Story, event: casting.AbilityActivated) -> Told | None:
    if event.mana:
        return None
    said = say("activates", player=NameOf(event.player), what=NameOf(event.source), targets=_targets(story, event.oid))
    return said, (event.player, event.source)


def _triggered(story: Story, event: casting.PutAbilityOnStack) -> Told | None:
    if event.ability.__class__.__name__ != "TriggeredAbility":
        return None
    return say("ability_triggers", source=NameOf(event.source)), (event.source,)


def _put_counters(story: Story, event: counters.PutCounters) -> Told:
    return say("gets_counters", what=NameOf(event.ref), **_counters(event)), (event.ref,)


def _removed_counters(story: Story, event: counters.RemoveCounters) -> Told | None:
    if event.cause == "damage":  # the damage has been told
        return None
    return say("loses_counters", what=NameOf(event.ref), **_counters(event)), (event.ref,)


def _counters(event: counters.PutCounters | counters.RemoveCounters) -> dict[str, Slot]:
    return {"number": event.number, "kind": Term("counter", event.kind)}


def _attached(story: Story, event: status.Attach) -> Told:
    if event.to == NOBODY:
        return say("is_no_longer_attached", what=NameOf(event.oid)), (event.oid,)
    return say("becomes_attached", what=NameOf(event.oid), to=NameOf(event.to)), (event.oid, event.to)


def _phased_out(story: Story, event: status.PhaseOut) -> Told | None:
    return (say("phases_out", what=NameOf(event.oid)), (event.oid,)) if event.host == NOBODY else None


def _unlocked(story: Story, event: doors.UnlockHalf) -> Told | None:
    definition = story.game.look(event.oid).object.definition
    if event.entering or definition is None:
        return None
    return say("unlocks", player=NameOf(event.player), what=definition.faces[event.half].name), (event.player,)


def _merged(story: Story, event: merging.Merge) -> Told:
    """What merged, and what the permanent was called before (CR 726.2)."""
    into = event.called or say("a_face_down_card")
    return say("merges", oid=NameOf(event.oid), into=into), (event.oid, event.into)


def _resolved(story: Story, event: casting.Resolved) -> Told | None:
    if event.how == casting.BROKEN_OFF:
        return None  # it was told that it ended the turn
    if event.how == casting.RESOLVED:
        return say("resolves", what=NameOf(event.oid)), (event.oid,)
    return say("does_not_resolve", what=NameOf(event.oid), why=Term("outcome", event.how)), (event.oid,)


def _loses_life(story: Story, event: life.LoseLife) -> Told | None:
    if event.cause == "damage":  # the damage has been told
        return None
    return say("loses_life", player=NameOf(event.player), number=event.amount), (event.player,)


def _designated(story: Story, event: status.SetMark) -> Told | None:
    """Becoming the monarch, taking the initiative."""
    if event.key is None or event.name not in DESIGNATIONS:
        return None
    return say("is_designated", who=NameOf(event.ref), deed=Term("deed", event.key)), (event.ref,)


def _got_emblem(story: Story, event: emblems.GetEmblem) -> Told | None:
    if event.definition.name != "Emblem":  # what stands for rules, such as those of the planar die
        return None
    return say("gets_an_emblem", player=NameOf(event.player)), (event.player,)


def _took(story: Story, event: shortcuts.TakeShortcut) -> Told:
    said = say("the_shortcut_is_taken", choices=event.choices, rounds=event.rounds, why=event.why)
    return said, (event.player,)


def _full(story: Story, event: table_limits.TableIsFull) -> Told:
    return say("table_is_full", number=event.number, room=event.room), ()


def _discarded(story: Story, event: zone_changes.Discard) -> Told:
    moved = story.game.moved.get(event.oid, NOBODY)
    return say("discards", player=NameOf(event.player), oid=NameOf(event.oid)), (event.player, moved)


def _revealed(story: Story, event: cards.Reveal) -> Told:
    return say("reveals", player=NameOf(event.player), names=tuple(event.names)), (event.player, *event.oids)


def _flipped_coin(story: Story, event: chance.FlipCoin) -> Told:
    side = Term("coin", "heads" if event.heads else "tails")
    return say("flips_a_coin", player=NameOf(event.player), side=side), (event.player,)


def _rolled_planar_die(story: Story, event: chance.RollPlanarDie) -> Told:
    return say("rolls_the_planar_die", player=NameOf(event.player), face=Term("planar die", event.face)), (
        event.player,
    )


def _did(story: Story, event: cards.PlayerDid) -> Told | None:
    if event.deed == LOOK and event.oids:
        return _looked(story, event)
    return (DEEDS[event.deed](event), (event.player, *event.oids)) if event.deed in DEEDS else None


def _looked(story: Story, event: cards.PlayerDid) -> Told:
    """What was looked at is told to whoever looked, by name (CR 701.16d)."""
    if event.player != story.viewer:
        return say("looks_at_cards", player=NameOf(event.player), number=event.number), (event.player,)
    seen = tuple(ref for ref in event.oids if ref in story.game.objects or ref in story.game.last_known)
    faces = tuple(story.face(ref) for ref in seen)
    return say("looks_at", player=NameOf(event.player), what=faces), (event.player, *seen)


def _turned_face_up(story: Story, event: status.TurnFaceUp) -> Told | None:
    if event.cause in DEEDS:
        return None  # told as the deed
    return say("is_turned_face_up", oid=NameOf(event.oid)), (event.oid,)


NARRATORS: dict[type, Narrator] = {
    zone_changes.ZoneChange: _moves,
    damage.Damage: _damage,
    life.GainLife: _says("gains_life", "player", number="amount"),
    life.LoseLife: _loses_life,
    cards.Draw: _says("draws_a_card", "player"),
    zone_changes.Discard: _discarded,
    cards.ShuffleLibrary: _says("shuffles_their_library", "player"),
    cards.Reveal: _revealed,
    table_limits.TableIsFull: _full,
    chance.FlipCoin: _flipped_coin,
    chance.RollDie: _says("rolls_a_die", "player", sides="sides", result="result"),
    turn_structure.BreakOff: _broken_off,
    stickers.StickerPut: _sticker_put,
    players.RestartGame: _says("restarts_the_game", "player"),
    subgames.SubgameBegins: _says("a_subgame_begins", "player"),
    subgames.MainGameGoesOn: _main_game,
    turn_structure.BeginTurn: _turn,
    turn_structure.BeginStep: _step,
    casting.SpellCast: _cast,
    casting.LandPlayed: _says("plays", "player", "oid"),
    casting.AbilityActivated: _activated,
    casting.PutAbilityOnStack: _triggered,
    casting.Resolved: _resolved,
    combat.Attacks: _says("attacks", "oid", "defender"),
    combat.Blocks: _says("blocks", "blocker", "attacker"),
    casting.CopyOnStack: _says("copies", "player", "original"),
    counters.PutCounters: _put_counters,
    counters.RemoveCounters: _removed_counters,
    doors.UnlockHalf: _unlocked,
    emblems.GetEmblem: _got_emblem,
    planes.SetStartingPlane: _says("turns_up", "player", "oid"),
    planes.PlaneswalkTo: _says("planeswalks_to", "player", "oid"),
    planes.ChaosEnsues: lambda story, event: (say("chaos_ensues"), (event.player,)),
    chance.RollPlanarDie: _rolled_planar_die,
    shortcuts.ProposeShortcut: _says("proposes_a_shortcut", "player", choices="choices", rounds="rounds"),
    shortcuts.AcceptShortcut: _says("accepts_the_shortcut", "player"),
    shortcuts.ShortenShortcut: _says("shortens_the_shortcut", "player", choices="choices", rounds="rounds"),
    shortcuts.TakeShortcut: _took,
    status.Attach: _attached,
    status.Flip: _says("flips", "oid"),
    status.PhaseIn: _says("phases_in", "oid"),
    status.PhaseOut: _phased_out,
    status.TurnFaceDown: _says("is_turned_face_down", "oid"),
    dungeons.MoveVentureMarker: _says("moves_their_venture_marker", "player", "oid", room="room"),
    dungeons.CompleteDungeon: _says("completes", "player", what="name"),
    status.SetMark: _designated,
    status.TurnFaceUp: _turned_face_up,
    merging.Merge: _merged,
    cards.PlayerDid: _did,
    status.Transform: _says("transforms", "oid"),
    turn_structure.ControlChanged: _says("gains_control_of", "after", "oid"),
    players.SetStartingPlayer: _first_turn,
    players.WinGame: _says("wins_the_game", "player", why="why"),
    players.LoseGame: _says("loses_the_game", "player", why="why"),
    players.LeaveGame: _says("leaves_the_game", "player"),
    players.EndGame: lambda story, event: (event.why, event.winners),
}
