"""Records: what a dataclass that is frozen and has slots can do, without code compiled for each."""

from __future__ import annotations

import copy
import inspect
import pickle
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, ClassVar

import mypy.api
import pytest

from engine.core import record as records
from engine.core.record import record

BOTH = pytest.mark.parametrize("decorator", [record, dataclass(frozen=True, slots=True)], ids=["record", "dataclass"])


@record
class Card:
    """A record of a module, as pickle wants it."""

    name: str
    copies: int = 1
    wording: str = field(default="", compare=False)


def shapes(decorator: Any) -> tuple[Any, Any]:
    """A class with every kind of field, and a class below it."""

    @decorator
    class Above:
        """Fields of every kind."""

        first: int
        second: str = "s"
        wording: str = field(default="", compare=False)
        made: list[int] = field(default_factory=list, compare=False)
        found: tuple[int, ...] = field(default=(7,), init=False, compare=False, repr=False)
        named: int = field(default=3, kw_only=True)

    @decorator
    class Below(Above):
        """One field more, and one found out."""

        last: int = 4

        def __post_init__(self) -> None:
            object.__setattr__(self, "found", (self.last,))

    return Above, Below


@BOTH
def test_fields_are_given_in_order_or_by_name_and_have_defaults(decorator: Any) -> None:
    above, below = shapes(decorator)
    made = above(1, "two", "words", [5], named=6)
    assert [getattr(made, item.name) for item in fields(made)] == [1, "two", "words", [5], (7,), 6]
    assert (above(1).second, above(1).made, above(1).found, above(1).named) == ("s", [], (7,), 3)
    assert above(1).made is not above(1).made
    assert (below(1).last, below(1).found, below(1, last=9).found) == (4, (4,), (9,))
    assert above.__match_args__ == ("first", "second", "wording", "made")
    assert list(inspect.signature(below).parameters) == ["first", "second", "wording", "made", "last", "named"]


@BOTH
def test_wrong_arguments_are_refused_by_name(decorator: Any) -> None:
    above, _ = shapes(decorator)
    with pytest.raises(TypeError, match=r"Above.__init__\(\) missing 1 required positional argument: 'first'"):
        above()
    with pytest.raises(TypeError, match="unexpected keyword argument 'third'"):
        above(1, third=3)
    with pytest.raises(TypeError, match="positional"):
        above(1, "s", "", [], 6)


@BOTH
def test_equal_are_those_of_one_class_whose_compared_fields_are_equal(decorator: Any) -> None:
    above, below = shapes(decorator)
    assert above(1, wording="one") == above(1, wording="another")
    assert hash(above(1, wording="one")) == hash(above(1, wording="another"))
    assert above(1) != above(2)
    assert above(1) != above(1, named=4)
    assert above(1) != below(1)
    assert above(1) != 1


def test_a_field_is_set_once_as_type_checkers_see_it(tmp_path: Path) -> None:
    """At run time nothing watches: making a record would cost three times as much."""
    module = tmp_path / "sets_a_field.py"
    module.write_text(
        "from engine.core.record import record\n\n\n@record\nclass Above:\n    first: int\n\n\nAbove(1).first = 2\n",
        encoding="utf-8",
    )
    said, _, status = mypy.api.run(["--strict", "--no-incremental", "--follow-imports=silent", str(module)])
    assert status == 1 and 'Property "first" defined in "Above" is read-only' in said
    assert not hasattr(Card("one"), "__dict__"), "nothing but the fields can be set"


def test_a_changed_record_has_only_fields_that_it_had() -> None:
    card = Card("one", 2)
    assert records.replace(card, copies=3) == Card("one", 3) and card == Card("one", 2)
    assert records.replace(card) is not card and records.replace(card) == card
    with pytest.raises(TypeError, match="Card has no field second"):
        records.replace(card, second=1)


@BOTH
def test_a_changed_record_is_another(decorator: Any) -> None:
    above, below = shapes(decorator)
    assert replace(above(1, "x"), first=2) == above(2, "x")
    assert replace(below(1), last=8).found == (8,)
    assert copy.copy(above(1, "x", "w")).wording == "w"


@BOTH
def test_what_is_said_of_the_class_is_no_field_and_fields_are_slots(decorator: Any) -> None:
    above, below = shapes(decorator)

    @decorator
    class Said(below):  # type: ignore[misc,valid-type]
        """One field more, one other default, and what holds for all of them."""

        kind: ClassVar[str] = "said"
        more: str = "m"
        second: str = "another"

    assert [item.name for item in fields(Said)] == [*(item.name for item in fields(below)), "more"]
    assert [item.name for item in fields(Said) if item.kw_only] == ["named"]
    assert (Said(1).second, Said(1).more, Said(1).last, Said.kind, Said(1).kind) == ("another", "m", 4, "said", "said")
    assert (above.__slots__[:2], below.__slots__, Said.__slots__) == (("first", "second"), ("last",), ("more",))
    assert [one.__qualname__.rpartition(".")[2] for one in (above, below, Said)] == ["Above", "Below", "Said"]
    assert {item.name: item.type for item in fields(Said)}["more"] == "str"
    with pytest.raises(AttributeError):
        object.__setattr__(Said(1), "other", 1)


@BOTH
def test_one_default_that_all_could_change_is_refused(decorator: Any) -> None:
    with pytest.raises(ValueError, match="default_factory"):

        @decorator
        class Shared:
            """A list for all of them."""

            made: list[int] = []  # noqa: RUF012


@BOTH
def test_a_field_without_annotation_is_refused(decorator: Any) -> None:
    with pytest.raises(TypeError, match="annotation"):

        @decorator
        class Bare:
            """What it is is not said."""

            first = field(default=1)


@BOTH
def test_it_shows_itself_as_it_would_be_written(decorator: Any) -> None:
    above, _ = shapes(decorator)
    assert repr(above(1)).endswith("Above(first=1, second='s', wording='', made=[], named=3)")


@BOTH
def test_own_methods_stay(decorator: Any) -> None:
    @decorator
    class Own:
        """Equal to everything."""

        first: int = 0

        def __eq__(self, other: object) -> bool:
            return True

        def __repr__(self) -> str:
            return "mine"

    assert Own(1) == Own(2)
    assert repr(Own()) == "mine"
    assert hash(Own(1)) == hash(Own(1))


def test_a_record_goes_through_pickle() -> None:
    again = pickle.loads(pickle.dumps(Card("Cub", 4, "w")))
    assert (again, again.wording) == (Card("Cub", 4), "w")


def test_a_field_without_default_behind_one_that_has_one_is_refused() -> None:
    with pytest.raises(TypeError, match="Late: a field without a default"):

        @record
        class Late:
            """Its fields stand in the wrong order."""

            first: int = 0
            second: int


def test_without_equality_each_is_itself() -> None:
    @record(eq=False)
    class Alone:
        """Compared by identity."""

        first: int

    one = Alone(1)
    assert one == one
    assert one != Alone(1)
    assert len({one, Alone(1)}) == 2


def test_a_shape_is_compiled_once() -> None:
    def make(number: int) -> type:
        names = {f"word{number}": int, f"other{number}": str}
        return record(type(f"Made{number}", (), {"__annotations__": names, "__doc__": "made here"}))

    def use(made: Any) -> bool:
        one = made(1, "x")
        return one == made(1, "x") and hash(one) == hash(made(1, "x"))

    assert use(make(0))
    codes = (records._init_code, records._eq_code, records._hash_code)
    before = [code.cache_info().misses for code in codes]
    made: Any = [make(number) for number in range(1, 100)]
    assert all(map(use, made))
    assert [code.cache_info().misses for code in codes] == before
    assert made[41](1, "x").word42 == 1


def test_a_class_costs_no_methods_until_one_is_made_or_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    plain = records._function

    def counted(made: type, code: Any) -> Any:
        written.append(f"{made.__name__}.{code.co_name}")
        return plain(made, code)

    monkeypatch.setattr(records, "_function", counted)

    @record
    class Above:
        """Made, compared, and with a class below it."""

        first: int

    @record
    class Below(Above):
        """Its methods are its own."""

        second: int = 2

    assert written == []
    ones = [Above(1), Above(1), Below(1), Below(1)]
    assert written == ["Above.__init__", "Below.__init__"]
    assert ones[0] == ones[1] and ones[1] == ones[0] and ones[0] != ones[2] and ones[2] == ones[3]
    assert hash(ones[2]) == hash(ones[3]) and hash(ones[3]) != hash(Below(1, 3))
    assert written == ["Above.__init__", "Below.__init__", "Above.__eq__", "Below.__eq__", "Below.__hash__"]


def test_methods_that_a_class_hands_on_are_those_of_the_class_above() -> None:
    @record
    class Above:
        """What is below asks it."""

        first: int

    class Below(Above):
        """No record, but made and compared as one."""

        def __init__(self, first: int) -> None:
            super().__init__(first + 1)

        def __eq__(self, other: object) -> bool:
            return super().__eq__(other)

        def __hash__(self) -> int:
            return super().__hash__()

    assert [Below(1).first, Below(2).first] == [2, 3]
    assert (Below(1) == Below(1), Below(1) == Below(2)) == (True, False)
    assert hash(Below(1)) == hash(Below(1)) != hash(Below(2))
