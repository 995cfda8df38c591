"""What keywords share that let a card be cast for another cost, or from another zone.

See CR 118.9, 601.3.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import lexicon, production
from engine.core.identity import ObjectId, Ref, is_object
from engine.core.record import record, replace
from engine.core.zones import HAND
from engine.game.rules.casting.casting_options import CastWay, castable_faces, values_as_spell
from engine.game.rules.casting.questions import CAST_WAYS
from engine.meaning.abilities import Ability, KeywordAbility, StaticAbility
from engine.meaning.families import Condition, Cost, Duration, Filter, Reference, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.abilities.abilities_of_spells import SpellsCastHave
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.grammar.continuous import Affecting, BeginContinuous

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.message import Slot


@record
class CastFor(RuleModifier):
    """A way to cast the card itself from a zone.

    For `costs` if there are any, for its mana cost otherwise.
    """

    name: str
    costs: tuple[Cost, ...] | None
    zone: str = HAND
    more: tuple[Cost, ...] = ()
    leaving: str = ""  # where it goes instead of anywhere else as it leaves the stack
    condition: Condition | None = None
    as_sorcery: bool = False
    face: int = 0
    any_face: bool = False  # any half or face that could be cast from hand
    hand_only: bool = False  # from hand, and from no other zone that an effect permits to cast it from
    particular: str = ""  # what tells its payment from those for others of its name
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        assert is_object(about)
        if self.zone != HAND and ctx.obj(about).owner != details["seat"]:
            return None  # from hand, or with permission from elsewhere, it is for whoever casts it (CR 109.5, 118.9)
        if self.condition is not None and not self.condition.holds(ctx.within(source=about)):
            return None
        faces = castable_faces(ctx.game, about) if self._takes_any_face(ctx, about) else (self.face,)
        ways = (
            CastWay(
                self.name, self.costs, more=self.more, zone=self.zone, face=face, instead_of_leaving=self.leaving,
                as_sorcery=self.as_sorcery, hand_only=self.hand_only, particular=self.particular,
            )
            for face in faces
        )  # fmt: skip
        return tuple(replace(way, label=self._label(ctx, about, way)) for way in ways)

    def _takes_any_face(self, ctx: Context, about: ObjectId) -> bool:
        """Whether each face could be cast so: elsewhere than in hand each half or modal face (CR 709.3, 712.11b)."""
        definition = ctx.obj(about).definition
        if definition is None or self.zone == HAND or self.face:
            return self.any_face
        form = definition.form
        return self.any_face or form.halves or (form.castable and form.back)

    def _label(self, ctx: Context, about: ObjectId, way: CastWay) -> str:
        costs = (*(self.costs or ()), *self.more)
        words: Slot = costs_as_written(costs)
        if not costs:
            words = str(values_as_spell(ctx.game, about, way).mana_cost or "")
        return say("keyword_with_cost", keyword=Term("keyword", self.name), cost=words)


def cast_for(
    name: str, costs: tuple[Cost, ...] | None, zone: str = HAND, *, more: tuple[Cost, ...] = (), leaving: str = "",
    condition: Condition | None = None, as_sorcery: bool = False, face: int = 0, any_face: bool = False,
    hand_only: bool = False, particular: str = "",
) -> Ability:  # fmt: skip
    """The static ability that lets a card be cast so."""
    offer = CastFor(name, costs, zone, more, leaving, condition, as_sorcery, face, any_face, hand_only, particular)
    return StaticAbility((offer,), zones=(zone,))


_FOR_MANA_COST: dict[str, tuple[Any, str]] = {}  # keywords by name, with "the" or "its", as most cards put it
lexicon("whose_cost", {"the": "the", "its": "its"})
lexicon("own_mana_cost", {"its": "its mana cost", "the card's": "the card's mana cost"})


def for_its_mana_cost(name: str, keyword_class: Any, whose: str) -> None:
    """Let words give a keyword whose cost is the mana cost of the card that has it.

    The keyword then has no costs.

    `whose` is how most cards put it: "the scavenge cost", "its harmonize cost".
    """
    _FOR_MANA_COST[name] = (keyword_class, whose)


def _given(keyword: str, again: str, whose: str, owner: str = "its") -> HasAbilities | None:
    """The keyword that two sentences give, if they speak of the same one."""
    if keyword != again or keyword not in _FOR_MANA_COST:
        return None
    keyword_class, most = _FOR_MANA_COST[keyword]
    said = "" if (whose, owner) == (most, "its") else f"{whose} {keyword} cost is equal to {owner} mana cost"
    return HasAbilities((keyword_class(()),), cost=said)


def _read_given(changes: tuple[object, ...]) -> dict[str, Any] | None:
    """The two sentences that give a keyword."""
    change = changes[0] if len(changes) == 1 else None
    ability = change.abilities[0] if isinstance(change, HasAbilities) and len(change.abilities) == 1 else None
    name = ability.name if isinstance(ability, KeywordAbility) else ""
    if not isinstance(change, HasAbilities) or name not in _FOR_MANA_COST:
        return None
    keyword_class, most = _FOR_MANA_COST[name]
    if change != HasAbilities((keyword_class(()),)):
        return None
    whose, _, rest = change.cost.partition(" ")
    owner = "the card's" if rest.endswith("the card's mana cost") else "its"
    return {"keyword": name, "again": name, "whose": whose or most, "owner": owner}


def _has(affected: Reference, **said: str) -> Affecting | None:
    given = _given(**said)
    return None if given is None else Affecting(affected, (given,))


def _read_has(node: Affecting) -> dict[str, Any] | None:
    found = _read_given(node.changes)
    return None if found is None else {"affected": node.affected, **found}


_SAID: dict[str, Any] = {"keyword": "keyword_name", "again": "keyword_name", "whose": "whose_cost"}
production(
    "static", "{affected} [has|have#affected] {keyword}. ^{whose} {again} cost is equal to {owner}", Affecting, _has,
    _read_has, affected="affected", owner="own_mana_cost", **_SAID,
)  # fmt: skip


def _gains_usually(leading: bool, affected: Reference, duration: Duration, **said: str) -> BeginContinuous | None:
    given = _given(**said)
    return None if given is None or given.cost else BeginContinuous(affected, (given,), duration, leading)


def _read_gains_usually(leading: bool, node: BeginContinuous) -> dict[str, Any] | None:
    found = _read_given(node.changes)
    if found is None or found.pop("owner") != "its":
        return None
    gains = _read_gains(HasAbilities((_FOR_MANA_COST[found["keyword"]][0](()),)), leading, node)
    return None if gains is None else {**gains, **found}


_ENDING = ". ^{whose} {again} cost is equal to its mana cost"
for _template, _leading in (
    ("{affected} gain[s] {keyword} {duration}", False), ("{duration}, {affected} gain[s] {keyword}", True),
):  # fmt: skip
    production(
        "instruction", _template + _ENDING, BeginContinuous, partial(_gains_usually, _leading),
        partial(_read_gains_usually, _leading), affected="affected", **_SAID,
    )  # fmt: skip


def _spells_have(what: Filter, more: tuple[Filter, ...] = (), **said: str) -> SpellsCastHave | None:
    given = _given(**said)
    return None if given is None or given.cost else SpellsCastHave(what, given.abilities, more)


def _read_spells_have(node: SpellsCastHave) -> dict[str, Any] | None:
    found = _read_given((HasAbilities(node.abilities),))
    if found is None or found.pop("owner") != "its" or node != SpellsCastHave(node.what, node.abilities, node.more):
        return None
    return {"what": node.what, "more": node.more, **found}


production(
    "static", "each {what:filter#one} you cast< {more:clause* #one}> has {keyword}" + _ENDING, SpellsCastHave,
    _spells_have, _read_spells_have, what="filter", more="clause*", **_SAID,
)  # fmt: skip


def for_its_mana_cost_and_more(name: str, keyword_class: Any) -> None:
    """Let words give a keyword whose cost is the card's mana cost plus something.

    The keyword then has only `more`.
    """

    def given(more: tuple[Cost, ...]) -> HasAbilities:
        return HasAbilities((keyword_class((), tuple(more)),))

    def read_more(changes: tuple[object, ...]) -> tuple[Cost, ...]:
        change = changes[0] if len(changes) == 1 else None
        ability = change.abilities[0] if isinstance(change, HasAbilities) and len(change.abilities) == 1 else None
        return ability.more if isinstance(ability, keyword_class) else ()

    def read_has(node: Affecting) -> dict[str, Any] | None:
        more = read_more(node.changes)
        return {"affected": node.affected, "more": more} if more else None

    def gains(leading: bool, affected: Reference, duration: Duration | None, more: tuple[Cost, ...]) -> BeginContinuous:
        return _gains(given(more), leading, affected, duration)

    def read_gains(leading: bool, node: BeginContinuous) -> dict[str, Any] | None:
        more = read_more(node.changes)
        found = _read_gains(given(more), leading, node) if more else None
        return {**found, "more": more} if found is not None else None

    for owner, read_only in (("its", False), ("the card's", True)):
        ending = f". ^the {name} cost is equal to {owner} mana cost plus {{more:cost*,^}}"
        for template, leading in _gains_in_both_orders(name):
            production(
                "instruction", template + ending, BeginContinuous, partial(gains, leading),
                partial(read_gains, leading), read_only, affected="affected",
            )  # fmt: skip
        production(
            "static", f"{{affected}} [has|have] {name}{ending}", Affecting,
            lambda affected, more: Affecting(affected, (given(more),)), read_has, read_only, affected="affected",
        )  # fmt: skip


def _gains_in_both_orders(name: str) -> tuple[tuple[str, bool], ...]:
    return (
        (f"{{affected}} gain[s] {name} {{duration}}", False),
        (f"{{duration}}, {{affected}} gain[s] {name}", True),
    )


def _gains(given: HasAbilities, leading: bool, affected: Reference, duration: Duration | None) -> BeginContinuous:
    return BeginContinuous(affected, (given,), duration, leading)


def _read_gains(given: HasAbilities, leading: bool, node: BeginContinuous) -> dict[str, Any] | None:
    if node != _gains(given, leading, node.affected, node.duration) or node.leading != leading:
        return None
    return {"affected": node.affected, "duration": node.duration}
