"""Places of the procedures at which special cards and variants have their say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Generic, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


@cache
def in_rule_order(rule: str) -> tuple[int, int, str]:
    """What rule numbers are sorted by: 703.4b after 703.4a, 810 before 903.12."""
    section, _, rest = rule.partition(".")
    digits = "".join(character for character in rest if character.isdigit())
    return int(section), int(digits or 0), rest.lstrip("0123456789")


class Hook(Generic[F]):
    """A place at which a procedure asks whoever has declared something for it, in the order of their rules.

    What is asked and what is answered the type says; the module of the procedure declares the place, and the modules
    of special cards and variants, which the catalogue finds, enter functions of theirs:

        @replacement_by_rule("717.6")
        def goes_to_the_command_zone(game: Game, event: ZoneChange) -> Iterator[Applicable]: ...
    """

    def __init__(self) -> None:
        self._declared: dict[tuple[tuple[int, int, str], str], F] = {}
        self.all: tuple[F, ...] = ()

    def __call__(self, rule: str) -> Callable[[F], F]:
        def declare(function: F) -> F:
            self._declared[in_rule_order(rule), function.__qualname__] = function
            self.all = tuple(self._declared[name] for name in sorted(self._declared))
            return function

        return declare

    def __iter__(self) -> Iterator[F]:
        return iter(self.all)
