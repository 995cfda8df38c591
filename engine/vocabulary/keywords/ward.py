"""Ward (CR 702.21)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.meaning.families import Amount, Cost


@phrase("ward—^{costs:payment*or2#many}.", into="keyword", one=True)
@phrase("ward {costs:mana_cost*,}, where X is {x:quantity}", into="keyword")
@phrase("ward {costs:mana_cost*,}, where X is {x:quantity}.", into="keyword", read_only=True)
@keyword("702.21", "Ward", "ward {costs:mana_cost*,}", "ward—^{costs:cost*,^}.")
class Ward:
    """A toll on opponents' targeting (CR 702.21a); `one`: they pay one of several costs.

    The value of an X in it is found as the ability resolves (CR 702.21b).
    """

    costs: tuple[Cost, ...]
    one: bool = False
    x: Amount | None = None

    @property
    def definition(self) -> str:
        """Countering what targets it, unless the toll is paid."""
        costs = "[costs:payment*or]" if self.one else "[costs:payment*and]"
        where = ", where X is [x:quantity]" if self.x is not None else ""
        return (
            "Whenever ~ becomes the target of a spell or ability an opponent controls, counter that spell or ability "
            f"unless its controller {costs}{where}."
        )
