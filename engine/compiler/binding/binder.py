"""The binder: goes through a text in reading order, and binds each anaphor to what was named before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.compiler.binding.amounts import amounts_in
from engine.compiler.binding.preferences import in_a_row, preferred
from engine.compiler.binding.reading_order import bound_in_order, reading_order
from engine.compiler.binding.referents import HIDDEN, as_asked, called_cards, fits, meant_by, named_by, noun_fits
from engine.compiler.binding.scope import TOP, Where
from engine.compiler.paths import reads_what_is_undone, results_of
from engine.core.record import replace
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, EventPattern, Instruction, Reference, Target
from engine.meaning.node import Node, children, field_names, rebuild, walk
from engine.meaning.speech import ALL_OF, DESCRIBED, Antecedent, Speech, Unbound, Wanted, nouns_of

SPELLS = frozenset(("instant", "sorcery"))


def bind(node: Any) -> Any:
    """A parsed ability with every anaphor bound; raises `Unbound`."""
    return Binder().bind(node)


class Binder:
    """What has been named so far, on one face of a card."""

    def __init__(self, kinds: frozenset[str] = frozenset()) -> None:
        self.kinds = kinds  # the words of the face's type line; none: not known
        self.known: list[Antecedent] = []
        self.undone: list[Antecedent] = []  # what would come of what is not done where the words in hand are followed
        self.instead = 0  # the clause that says that it is not done
        self.clause = 0
        self.count = 0  # of the names given
        self.subject: Reference | None = None  # who did what the last clause says
        self.thing: Reference | None = None  # the object that the last clause is about
        self.several = False  # whether that is several players
        self.unasked: set[str] = set()  # the names that are kept only if later words look back at them
        self.reflexive = False  # whether words in the description in hand speak of what it describes

    def copy(self) -> Binder:
        """Another binder that knows the same."""
        new = Binder(self.kinds)
        new.known = list(self.known)
        new.clause, new.count, new.subject, new.thing = self.clause, self.count, self.subject, self.thing
        new.reflexive = self.reflexive
        return new

    def become(self, other: Binder) -> None:
        """Know what another binder knows."""
        self.known = other.known
        self.clause, self.count, self.subject, self.thing = other.clause, other.count, other.subject, other.thing

    def forget(self) -> None:
        """Begin another ability: names stay unique, antecedents do not stay."""
        self.known.clear()
        self.subject = self.thing = None

    def bind(self, node: Any, where: Where = TOP) -> Any:
        """The node with all anaphors below it bound."""
        inside = where.within(node)
        self._open(node, where)
        hidden = self.known
        if node.closed:  # an ability in quotation marks knows nothing of the words around it
            self.known = []
        own_words = isinstance(node, Ability) and not where.shared and not where.whole
        before = len(self.known)
        node = self._name(self._with_parts(node, where, inside), where, inside).finished()
        node = self._as_described(node, where, inside) if self.reflexive else node
        if isinstance(node, Instruction):
            self._note_subject(node)
        self.known[before:] = _as_named_in(node, self.known[before:])
        if node.closed:
            self.known = hidden
        elif own_words:
            del self.known[before:]  # a granted ability's words are no antecedents of what follows
        elif _waits_by_itself(node):
            self.known[before:] = [found for found in self.known[before:] if not found.in_pattern]
        return self._without_unasked(node) if where.whole and self.unasked else node

    def _open(self, node: Any, where: Where) -> None:
        """Begin the clause that a node is."""
        if isinstance(node, Instruction | EventPattern):
            self.clause += 1
        if isinstance(node, Instruction) and node.shares_subject:
            self.several = self.several and where.in_chain

    def _as_described(self, node: Any, where: Where, inside: Where) -> Any:
        """A description, wholly read, that speaks of what it describes: "creatures its controller controls".

        `Unbound` if the words stand in no description that could say what it describes.
        """
        if inside.in_description and not where.in_description:
            self.reflexive = False
            return replace(node, reflexive=True)
        if not where.in_filter:
            raise Unbound(node, ambiguous=False)
        return node

    def _without_unasked(self, node: Any) -> Any:
        """A whole text without the names that nothing in it looks back at."""
        unasked = self.unasked - {part.key for part in walk(node) if part.wanted() is not None}
        self.unasked = set()

        def unnamed(part: Any) -> Any:
            return replace(part, key="") if part.named_if_asked and part.key in unasked else part

        return rebuild(node, unnamed) if unasked else node

    def _with_parts(self, node: Any, where: Where, inside: Where) -> Any:
        """A node with its parts bound, in the order in which its words say them."""
        in_one_clause = node.part_of_verb or isinstance(node, Instruction | EventPattern)
        beside = where.beside if node.part_of_verb else frozenset()
        updates: dict[str, Any] = {}
        for name in bound_in_order(node):
            value = getattr(node, name)
            there = inside.standing_beside(beside if _stands_beside(value) else frozenset()).calling(node.says_of(name))
            tells = type(node).known_to is not Speech.known_to
            besides = self._told(node, updates, name, inside) if tells else []
            if name in node.read_first:
                new = self._bind_first(value, there, replace(node, **updates).unknown_first())
            else:
                new = self._bind_value(value, there)
            self._forget(besides)
            if in_one_clause and isinstance(new, Reference):
                beside |= named_by(new)
            if name == "player" and isinstance(node, Instruction) and node.lends_subject:
                self.subject = meant_by(new)
                inside = inside.lending(new.person == "they")
            if new is not value:
                updates[name] = new
        return replace(node, **updates) if updates else node

    def _told(self, node: Any, updates: dict[str, Any], part: str, where: Where) -> list[Antecedent]:
        """What one of the fields of a node knows besides: known until it is forgotten again."""
        before, so_far = len(self.known), replace(node, **updates) if updates else node
        for found in so_far.known_to(part):
            self._know(found, where)
        return self.known[before:]

    def _forget(self, besides: list[Antecedent]) -> None:
        if besides:
            self.known = [found for found in self.known if found not in besides]

    def _bind_first(self, value: Any, where: Where, unknown: frozenset[str]) -> Any:
        """A field bound that is read before what stands before it is carried out, and so does not know some of it."""
        known = self.known
        self.known = [found for found in known if found.key not in unknown]
        before = len(self.known)
        new = self._bind_value(value, where)
        self.known = known + self.known[before:]
        return new

    def _bind_value(self, value: Any, where: Where) -> Any:
        if isinstance(value, Node):
            return self.bind(value, where)
        if isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
            new = self._bind_row(value, where)
            return value if all(a is b for a, b in zip(new, value, strict=True)) else new
        return value

    def _bind_row(self, row: Sequence[Any], where: Where) -> tuple[Any, ...]:
        """Several parts bound, each knowing what those before it name, if that is done on the way to it."""
        bound: list[Any] = []
        if all(isinstance(item, Instruction) and item.one_of_modes for item in row):
            return self._bind_modes(row, where)
        for item in row:
            if not isinstance(item, Node):
                bound.append(item)
            elif bound and isinstance(bound[-1], Instruction) and reads_what_is_undone(item):
                undone = results_of(bound[-1])
                self.undone, self.instead = [found for found in self.known if found.key in undone], self.clause + 1
                bound.append(self._bind_first(item, where, undone))
                self.undone = []
            else:
                bound.append(self.bind(item, where))
        return tuple(bound)

    def _bind_modes(self, modes: Sequence[Any], where: Where) -> tuple[Any, ...]:
        """Modes bound, none of which knows what the others name: any of them may be chosen alone (CR 700.2)."""
        known, subject, thing = self.known, self.subject, self.thing
        bound: list[Any] = []
        named: list[Antecedent] = []
        for mode in modes:
            self.known, self.subject, self.thing = list(known), subject, thing
            bound.append(self.bind(mode, where))
            named += self.known[len(known) :]
        self.known = known + named
        return tuple(bound)

    def _name(self, node: Any, where: Where, inside: Where) -> Any:
        """A node with its name: of what it stands for, or of what it introduces."""
        if isinstance(node, Reference):
            if node.takes_thing or node.takes_subject:
                return self._left_out(node, where)
            if self.subject is not None and (where.lent or (where.in_chain and self.several)):
                instead = node.elided(self.subject)
                if instead is not None:
                    return instead
        wanted = node.wanted()
        if wanted is not None:
            return self._with_results(self._resolve(node, wanted, where, inside), inside)
        if node.antecedents() and _may_introduce(node, inside):
            if "key" in field_names(type(node)):
                self.count += 1
                node = replace(node, key=f"{type(node).__name__.lower()} {self.count}")
                if node.named_if_asked:
                    self.unasked.add(node.key)
            for found in node.antecedents():
                self._know(found, inside)
        return node

    def _with_results(self, node: Any, where: Where) -> Any:
        """A node that looks back, and what is known of what it does with, or finds of, what was named before."""
        for found in node.antecedents() if isinstance(node, Condition | Instruction) else ():
            self._know(found, where)
        return node

    def _left_out(self, node: Any, where: Where) -> Any:
        """A subject that is left out, filled in: who or what the clause before is about."""
        found = self.subject if node.takes_subject else self.thing if where.in_chain else None
        if node.takes_subject and node.plural and not (where.lent or (where.in_chain and self.several)):
            raise Unbound(node, ambiguous=False)
        if found is None:
            raise Unbound(node, ambiguous=False)
        return replace(node, who=found)

    def _note_subject(self, node: Any) -> None:
        """Remember who did what the clause says, for a next clause without a subject of its own."""
        value = getattr(node, next(iter(reading_order(node)), ""), None)
        if isinstance(value, Reference) and value.person != "it":
            self.several = value.plural and value.person == "they"
            self.subject = meant_by(value)
        elif isinstance(value, Reference):
            self.thing = meant_by(value)

    def _know(self, found: Antecedent, where: Where) -> None:
        if where.aside and found.itself:
            found = replace(found, subject=False)
        if found.kind == "object" and not found.kinds:  # "put it into your hand": it stays what it was called before
            found = replace(found, kinds=self._called_before(found.key))
        whereabouts = found.itself and where.in_whereabouts
        self.known.append(replace(found, clause=self.clause, in_pattern=where.in_pattern, whereabouts=whereabouts))

    def _called_before(self, key: str) -> frozenset[str]:
        """What something was called when it was last called by nouns; none where it never was.

        A card may be cast, unless it went to a hand or a graveyard: "exile it, … if that spell's mana value is 4".
        """
        called = [one for one in self.known if one.key == key]
        named = [one.kinds for one in called if one.kinds]
        nouns = named[-1] if named else frozenset()
        return nouns | {"spell"} if "card" in nouns and not any(one.verb in HIDDEN for one in called) else nouns

    def _resolve(self, node: Any, wanted: Wanted, where: Where, inside: Where) -> Any:
        """An anaphor bound to the one thing that it can stand for in the last clause that has any."""
        if wanted.other:
            return self._other_than(node, wanted, where)
        options = as_asked(self._options(wanted, where.beside), where.called, self.known)
        if not options:
            return self._unresolved(node, wanted, inside)
        called = called_cards(options, nouns_of(wanted.noun) or where.called, self.known)
        last = _in_last_clause(called)
        left = last if in_a_row(last, wanted) else preferred(_one_alone(last, wanted, self.clause), wanted)
        each = inside.in_filter and _each_of_several(left[0], wanted, self.clause)
        if each and wanted.reflexive:
            return self._described(node)
        if len(left) > 1 or each:
            raise Unbound(node, ambiguous=True, candidates=tuple(found.key for found in left))
        known_as = wanted.known_as or ("amount" if wanted.kind == "amount" else left[0].kind)  # "that many": no objects
        plural = None if isinstance(node, Reference) and node.each else left[0].plural  # "each of those …": its power
        apart = wanted.mine is not None
        self._know(replace(left[0], again=True, kind=known_as, plural=plural, joined=False, apart=apart), inside)
        return replace(node, key=left[0].key)

    def _described(self, node: Any) -> Any:
        """ "Its" in a description, where nothing else is named: what is described."""
        self.reflexive = True
        return replace(node, key=DESCRIBED)

    def _unresolved(self, node: Any, wanted: Wanted, inside: Where) -> Any:
        """An anaphor that nothing was named for: some need nothing, and name what they are about themselves."""
        chosen = _chosen_apart(wanted, self.known)
        if chosen:
            return replace(node, key=ALL_OF.join(chosen))
        if wanted.reflexive and inside.in_filter:
            return self._described(node)
        if not wanted.optional:
            raise Unbound(node, ambiguous=False)
        named = node.antecedents()
        for found in named:
            self._know(replace(found, again=True), inside)
        return replace(node, key=named[0].key) if named else node

    def _other_than(self, node: Any, wanted: Wanted, where: Where) -> Any:
        """ "Other" bound to what was named last, unless the ability's own object is of the kind, which it is other
        than then (or nothing is named)."""
        if wanted.kind == "player":
            return self._other_than_player(node, where)
        named = [found for found in self.known if not found.itself and fits(wanted, found)]
        if where.verb:  # "the other cards exiled this way": than the one of them that was named since
            named = [found for found in named if not found.plural]
        elif where.in_pattern or self._is_itself(where.nouns):
            return node
        nouns = where.nouns - {"card"} or where.nouns
        named = [found for found in named if noun_fits(nouns, found.kinds)]
        return replace(node, key=named[-1].key) if named else node

    def _other_than_player(self, node: Any, where: Where) -> Any:
        """ "Each other player" bound to whom the event names, or who was named last; else it is other than you."""
        players = [] if where.in_pattern else [found for found in self.known if found.kind == "player"]
        named = [found for found in players if found.in_pattern] or players
        return replace(node, key=named[-1].key) if named else node

    def _is_itself(self, nouns: frozenset[str]) -> bool:
        """Whether the face's own object is called by one of some nouns."""
        subject = any(found.in_pattern and found.subject and not found.itself for found in self.known)
        if nouns == {"permanent"} and subject and "creature" not in self.kinds:
            return False  # "whenever a permanent you control enters, you may return another permanent"
        if subject and self._is_of_another_kind(nouns):
            return False  # on what is no Mountain: "whenever a Mountain enters, if you control five other Mountains"
        return self._is_called_so(nouns)

    def _is_called_so(self, nouns: frozenset[str]) -> bool:
        """Whether nouns fit the words of the face's type line."""
        if self.kinds & SPELLS and nouns:
            return bool(nouns & self.kinds)  # a spell is on the stack as its words are followed, and no permanent
        itself = self.kinds & nouns or "card" in nouns or not (nouns and self.kinds)
        return bool(itself or "vehicle" in self.kinds or "permanent" in nouns)

    def _is_of_another_kind(self, nouns: frozenset[str]) -> bool:
        """Whether what an event happens to is called by subtypes among some nouns, and the face's own object is not."""
        subtypes = frozenset(noun for noun in nouns if noun[:1].isupper())
        if not self.kinds or subtypes & self.kinds:
            return False
        return any(found.in_pattern and found.subject and subtypes & found.kinds for found in self.known)

    def _options(self, wanted: Wanted, beside: frozenset[str]) -> list[Antecedent]:
        """What is known that an anaphor could stand for."""
        if wanted.kind == "amount":  # "that much": as much as what is not done would be
            anew = [found for found in self.known if found.clause > self.instead]
            return amounts_in(anew, wanted) or amounts_in(self.undone, wanted) or amounts_in(self.known, wanted)
        options = [found for found in self.known if fits(wanted, found)]
        return _besides(_called_so(options, wanted), wanted, beside) if wanted.kind == "object" else options


def _as_named_in(node: Any, named: list[Antecedent]) -> list[Antecedent]:
    """What a node names, joined in one row or done each time."""
    if isinstance(node, Reference) and len(node.together()) > 1:
        return [replace(found, joined=True) for found in named]
    if isinstance(node, Reference) and any(isinstance(part, Reference) and part.each for part in children(node)):
        # "the controller of each of those": who does it is no longer each of them, so "its" is none's alone
        return [replace(found, plural=True) if found.again and found.plural is None else found for found in named]
    if node.done_each_time:  # what is done each time was done with several in all: "those tokens"
        return [found if found.again else replace(found, plural=None) for found in named]
    return named


def _called_so(options: list[Antecedent], wanted: Wanted) -> list[Antecedent]:
    """What a noun can stand for: no "any target" where an object was named; not what was just set apart from it.

    "If the creature you control has trample, … that creature's controller": the other creature's.
    """
    if wanted.noun is None or wanted.mine is not None:
        return options
    options = [found for found in options if not found.or_player] or options
    apart = {found.key: found.mine for found in options if found.apart}
    others = [found for found in options if found.key not in apart]
    return others if any(found.mine is not None and found.mine not in apart.values() for found in others) else options


def _besides(options: list[Antecedent], wanted: Wanted, beside: frozenset[str]) -> list[Antecedent]:
    """What an anaphor for an object can stand for where others are named beside it."""
    if wanted.noun is None:  # "attach this Equipment to it": to something else
        return [found for found in options if found.key not in beside]
    if any(found.key in beside for found in options):
        return _others(options, beside) or options  # "each Elf deals damage to that creature": not to itself
    return options


def _others(options: Sequence[Antecedent], beside: frozenset[str]) -> list[Antecedent]:
    """What an anaphor can stand for besides what is named beside it; what was said before what an event names."""
    left = [found for found in options if found.key not in beside]
    return [found for found in left if not found.in_pattern] or left


def _in_last_clause(options: Sequence[Antecedent]) -> list[Antecedent]:
    """What the last clause that names any of them names, each once."""
    last = max(found.clause for found in options)
    return list({found.key: found for found in options if found.clause == last}.values())


def _one_alone(options: list[Antecedent], wanted: Wanted, clause: int) -> list[Antecedent]:
    """For "it", what is one alone, and not each of several of an earlier clause beside it.

    "It deals 1 damage to each creature. If it was kicked, …"; but within a clause "each creature … its controller".
    """
    if wanted.noun is not None or wanted.plural is not False or options[0].clause == clause:
        return options
    return [found for found in options if found.plural is False] or options


def _each_of_several(found: Antecedent, wanted: Wanted, clause: int) -> bool:
    """Whether "it" would be each of several of an earlier clause, where it is what is described itself.

    "Put a rust counter on each artifact. Then destroy each artifact with … the number of rust counters on it."
    """
    return wanted.noun is None and wanted.plural is False and found.plural is None and found.clause != clause


def _chosen_apart(wanted: Wanted, known: Sequence[Antecedent]) -> tuple[str, ...]:
    """For "those cards", the single things that several clauses choose: "choose an Elf. Choose …"."""
    if wanted.kind != "object" or wanted.plural is not True or wanted.noun is None or wanted.verb not in ("", "chosen"):
        return ()
    single = [found for found in known if fits(replace(wanted, plural=False, verb="chosen"), found)]
    keys = tuple(dict.fromkeys(found.key for found in single if found.plural is False and not found.again))
    return keys if len(keys) > 1 else ()


def _waits_by_itself(node: Node) -> bool:
    """Whether an instruction waits for something whose words nothing behind it can look back at.

    As in "the next time that source would deal damage this turn, …".
    """
    waits = isinstance(node, Instruction) and not node.shares_words
    return waits and any(isinstance(part, EventPattern) for part in children(node))


def _may_introduce(node: Node, where: Where) -> bool:
    """Whether a node names things here: within a pattern only the pattern itself does, and "this creature" itself."""
    if node.always_named and not where.in_pattern:
        return True
    itself = any(found.itself for found in node.antecedents()) and not where.one_of_several
    if (where.in_condition or where.in_filter) and not isinstance(node, Target):
        return itself  # "creatures an opponent controls" names no player
    return itself or not where.in_pattern or isinstance(node, EventPattern)


def _stands_beside(value: Any) -> bool:
    """Whether a field is a pronoun or a part of the verb that has some: "deals 1 damage to it"."""
    if isinstance(value, Node) and value.wanted() is not None:
        return True
    first = value[0] if isinstance(value, tuple) and value else value
    return isinstance(first, Node) and first.part_of_verb
