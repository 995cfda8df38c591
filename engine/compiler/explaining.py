"""Explaining a card: what words that look back stand for, and in which files its words are.

The compiler prints what it understood, but the same words are printed for every reading: "it" is "it" whatever it was
bound to. Here each of them is said out: “its” is target creature, “that much” is the damage of an event, “other” is
other than the target. What means something by itself, though it could look back, is said to.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from engine.compiler.printing import print_as
from engine.compiler.templates import Unprintable
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Condition, EventPattern, Filter, Reference
from engine.meaning.node import Node, children, walk
from engine.meaning.speech import SOURCE

KINDS = (
    "object", "player", "player_filter", "reference", "target_any", "affected", "some", "amount", "quantity", "much",
    "counted", "adjective", "clause", "condition_part", "instruction", "deed", "ending", "sentence_start", "event",
    "cost",
)  # fmt: skip
WHOSE = ("controller of ", "owner of ")


def explained(definition: CardDefinition) -> Iterator[str]:
    """What the words of a card that look back stand for, face by face."""
    for face in definition.faces:
        for number, ability in enumerate(face.printed.abilities.unexpanded(), start=1):
            named = _named(ability)
            for words, meaning in dict.fromkeys(_looking_back(ability, named)):
                yield f"{face.printed.name}, ability {number}: “{words}” {meaning}"


def told_where(definition: CardDefinition) -> Iterator[str]:
    """The files in which the words of a card are read and done, in reading order, with the class of each."""
    classes = dict.fromkeys(
        type(node)
        for face in definition.faces
        for ability in face.printed.abilities.unexpanded()
        for node in walk(ability)
        if not type(node).__module__.startswith("engine.meaning.")  # what all kinds of words share
    )
    yield from (f"{_file_of(one)}  {one.__name__}" for one in classes)


def _file_of(one: type) -> str:
    """The path of the file that a class is in, from the root of the project."""
    path = one.__module__.replace(".", "/")
    return f"{path}/__init__.py" if "__path__" in vars(sys.modules[one.__module__]) else f"{path}.py"


def _named(ability: Node) -> dict[str, Node]:
    """What an ability names, by its keys: the words closest to the name."""
    found: dict[str, Node] = {}
    for node in walk(ability):
        if node.wanted() is None:
            for one in node.antecedents():
                if one.key not in found or (node.key and one.key.startswith(node.key)):
                    found[one.key] = node
    return found


def _looking_back(node: Node, named: dict[str, Node]) -> Iterator[tuple[str, str]]:
    wanted = node.wanted()
    if wanted is not None:
        yield _words(node), _meaning(node, named)
    for child in children(node):
        yield from _looking_back(child, named)


def _meaning(node: Node, named: dict[str, Node]) -> str:
    """What a word that looks back stands for, in a phrase behind it."""
    if _is_other_player(node) and not node.key:
        return "is other than you"
    verb = "is other than" if _is_other_player(node) or (isinstance(node, Filter) and node.not_itself) else "is"
    if not node.key:
        return f"{verb} this object" if verb != "is" else "looks back at nothing: it means something by itself"
    if node.key == SOURCE:
        return f"{verb} this object"
    whose, name = _whose(node.key)
    introduced = named.get(node.key) or named.get(name)
    if introduced is None:
        return f"{verb} {whose}{name!r}"
    words = _words(introduced)
    if isinstance(introduced, Reference):
        return f"{verb} {whose}“{words}”"
    if isinstance(introduced, EventPattern):
        return f"{verb} {whose}what “{words}” calls {name!r}"
    return f"{verb} {whose}what comes of “{words}” ({name})"


def _whose(key: str) -> tuple[str, str]:
    """Whose role a key says, in words, and the key of what that is said of."""
    prefix = next((prefix for prefix in WHOSE if key.startswith(prefix)), "")
    return f"the {prefix}" if prefix else "", key.removeprefix(prefix)


def _is_other_player(node: Node) -> bool:
    """Whether words are about other players than one that they look back at."""
    wanted = node.wanted()
    return wanted is not None and wanted.other and wanted.kind == "player"


def _words(node: Node) -> str:
    """How a piece of speech is printed by itself."""
    kinds = ("condition_part",) if isinstance(node, Condition) else KINDS
    for kind in kinds:
        try:
            said = print_as(kind, node)
            return said if said[1:2].isupper() else said[:1].lower() + said[1:]
        except Unprintable:
            continue
    return type(node).__name__
