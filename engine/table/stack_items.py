"""What a view tells of a spell or ability on the stack besides its characteristics (CR 405.1, 700.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.game.rules.events.triggers import refs_in
from engine.meaning.families.instructions import Modal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.families.instructions import Instruction
    from engine.telling.narration import Story
    from engine.telling.teller import GameTelling


def modes_in_words(game: Game, telling: GameTelling, found: GameObject) -> tuple[str, ...]:
    """The chosen modes of a spell or ability, in printed order (CR 700.2a); empty if it has none."""
    item = found.stack
    if item is None or not item.modes:
        return ()
    modal = next((effect for effect in _effects(game, found) if isinstance(effect, Modal)), None)
    labels = modal.labels() if modal is not None else ()
    own = telling.of(item.source if item.ability is not None else found.id)
    return tuple(own.tell(labels[number]) for number in item.modes if number < len(labels))


def _effects(game: Game, found: GameObject) -> Iterable[Instruction]:
    if found.stack is not None and found.stack.ability is not None:
        return (found.stack.ability.effect,)
    return tuple(ability.effect for ability in game.chars(found.id).abilities.spell)


def targets_of_item(found: GameObject) -> tuple[Ref, ...]:
    """What a spell or ability on the stack is aimed at, each once."""
    if found.stack is None:
        return ()
    return tuple(dict.fromkeys(ref for _, refs in found.stack.targets for ref in refs))


def about_item(story: Story, found: GameObject) -> tuple[Ref, ...]:
    """What the event was about that made an ability trigger, as the viewer knows it (CR 603.2, 603.7)."""
    item = found.stack
    if item is None or item.ability is None or item.event is None:
        return ()
    return followed(story, refs_in(item.bindings))


def followed(story: Story, refs: Iterable[Ref]) -> tuple[Ref, ...]:
    """Those of some things that the viewer can tell from others, each once."""
    return tuple(ref for ref in dict.fromkeys(refs) if story.could_follow(ref))


def x_of_item(found: GameObject) -> int | None:
    """The value chosen for X (CR 107.3a); None where no X is paid."""
    values = found.values.mana_cost
    if found.stack is not None and values is not None and values.x_count:
        return found.stack.x
    return None
