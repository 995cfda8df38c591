"""What a spell or ability costs in all (CR 601.2f, 118.7): mana added up, increased, reduced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import ObjectId, Seat
from engine.core.mana import KINDS, NO_MANA, ManaCost
from engine.core.record import record
from engine.game.rules.context import Context
from engine.game.rules.questions.rule_modifiers import spell_verdicts, verdicts
from engine.game.state.objects import StackItem
from engine.meaning.abilities import Ability
from engine.meaning.families import ChangesCost, ChosenFirst
from engine.meaning.node import cached_by_node, walk_until
from engine.meaning.questions import Bearing, Question

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility
    from engine.meaning.characteristics import Characteristics


COST_CHANGES: Question[CostChange] = Question(
    "cost_changes",
    "601.2f",
    about="spell or ability",
    details=("seat", "kind", "item", "ability", "way"),
    answer="what changes the cost",
    bearing=Bearing.CHEAPER,
)


@record
class CostChange:
    """An answer to "cost_changes": mana added, then taken away (CR 601.2f).

    With `less`, `at_least` is what this effect can't reduce the mana below; alone, the total is at least that much.
    With `alike` only mana of the same kinds is less, and none generic.
    """

    more: ManaCost = NO_MANA
    less: ManaCost = NO_MANA
    at_least: int = 0
    alike: bool = False


def with_x(cost: ManaCost, x: int) -> ManaCost:
    """The cost with each {X} replaced by its value as generic mana (CR 107.3)."""
    if not cost.x_count:
        return cost
    rest = tuple(symbol for symbol in cost.symbols if symbol != "X")
    bent = tuple(str(x) if symbol == "X" else symbol for symbol in cost.waterbent)
    return ManaCost((*rest, str(x * cost.x_count)), bent)


def changed_total(
    game: Game, about: ObjectId, seat: Seat, kind: str, cost: ManaCost, *, values: Characteristics | None = None,
    **details: Any,
) -> ManaCost:  # fmt: skip
    """The cost after what increases it, what reduces it, and what directly affects the total (CR 601.2f).

    `values` are those of the spell that a card would be, before it is one (CR 601.3e).
    """
    asked = (
        verdicts(game, COST_CHANGES, about, seat=seat, kind=kind, **details) if values is None
        else spell_verdicts(game, COST_CHANGES, about, values, seat, kind=kind, **details)
    )  # fmt: skip
    own = _own_changes(game, about, seat, details.get("ability"), details.get("item"))
    changes = [change for change in (*own, *asked, *_of_its_way(details.get("item"))) if change is not None]
    if not changes:
        return cost
    variants = (_changed(variant, changes) for variant in _nonhybrid(cost))
    return min(variants, key=lambda total: total.mana_value)


@cached_by_node
def changes_its_cost(ability: ActivatedAbility) -> tuple[ChangesCost, ...]:
    """The words of an activated ability that change what activating it costs."""
    return tuple(node for node in walk_until(ability.effect, Ability) if isinstance(node, ChangesCost))


def _own_changes(game: Game, about: ObjectId, seat: Seat, ability: Any, item: Any) -> Iterator[CostChange | None]:
    """What an activated ability's own words say of its cost: "This ability costs {1} less to activate …"."""
    for node in changes_its_cost(ability) if ability is not None else ():
        yield node.cost_change(Context(game, about, seat, item=item or StackItem(ability=ability, source=about)))


def _of_its_way(item: Any) -> Iterator[CostChange]:
    """What the permission says with which a spell is cast: "Spells you cast this way cost …"."""
    if item is not None and item.changed is not None:
        how, mana = item.changed
        yield CostChange(less=mana) if how == "less" else CostChange(more=mana)


def _changed(cost: ManaCost, changes: Sequence[CostChange]) -> ManaCost:
    symbols = list(cost.symbols)
    for change in changes:
        symbols.extend(change.more.symbols)
    for change in sorted(changes, key=lambda change: not change.alike):  # in the order that leaves least to pay
        if change.less.symbols:
            symbols = _reduced(symbols, change.less, change.at_least, alike=change.alike)
    least = max((change.at_least for change in changes if not change.less.symbols), default=0)
    value = ManaCost(tuple(symbols)).mana_value
    if value < least:
        symbols.append(str(least - value))
    return ManaCost(tuple(symbols), cost.waterbent)


def _nonhybrid(cost: ManaCost) -> Iterator[ManaCost]:
    """The cost with none, one, two … of its {2/W} symbols to be paid with generic mana, as is announced (601.2b).

    It matters where the cost is reduced: only what is to be paid with generic mana can become less (CR 118.7a).
    """
    yield cost
    symbols = list(cost.symbols)
    for place, symbol in enumerate(symbols):
        if symbol.startswith("2/"):
            symbols[place] = "2"
            yield ManaCost(tuple(symbols), cost.waterbent)


def less(cost: ManaCost, reduction: ManaCost, *, alike: bool = False) -> ManaCost:
    """A cost reduced by some mana (CR 118.7).

    `alike` if only mana of the same kinds is reduced, and none generic.
    """
    return ManaCost(tuple(_reduced(list(cost.symbols), reduction, alike=alike)), cost.waterbent)


def _reduced(symbols: list[str], less: ManaCost, at_least: int = 0, *, alike: bool = False) -> list[str]:
    """A cost with one effect's reduction: coloured parts take away their colour first, generic ones only generic."""
    for symbol in less.symbols:
        for unit in ["1"] * int(symbol) if symbol.isdigit() else [symbol]:
            if at_least and ManaCost(tuple(symbols)).mana_value <= at_least:
                return symbols
            symbols = _less_one(symbols, unit, alike=alike)
    return symbols


def _less_one(symbols: list[str], unit: str, *, alike: bool) -> list[str]:
    """A cost reduced by one mana (CR 118.7a to 118.7g)."""
    halves = [half for half in unit.split("/") if half in KINDS]
    for half in halves:  # of a hybrid symbol the half that the cost has is chosen (CR 118.7e)
        found = half if half in symbols else next((symbol for symbol in symbols if half in symbol.split("/")), None)
        if found is not None:
            rest = list(symbols)
            rest.remove(found)
            return rest
    if alike:
        return symbols
    return _less_generic(symbols, int(unit[0]) if unit.startswith("2/") else 1)


def _less_generic(symbols: list[str], number: int) -> list[str]:
    result = []
    for symbol in symbols:
        if symbol.isdigit() and number:
            left = max(0, int(symbol) - number)
            number -= int(symbol) - left
            if left or len(symbols) == 1:
                result.append(str(left))
        else:
            result.append(symbol)
    return result


def reduced_by(ctx: Context, costs: Sequence[Any], mana: ManaCost) -> ManaCost:
    """The total mana less what other costs take off it (CR 601.2f).

    By what was chosen, or could be chosen at best.
    """
    for cost in costs:
        if isinstance(cost, ChosenFirst):
            mana = less(mana, cost.reduction(ctx), alike=cost.only_alike)
    return mana
