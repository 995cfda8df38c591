"""Records: data with named fields that are set once, as frozen dataclasses, at a tenth of the cost.

There are well over a thousand of them, and all are declared whenever the program starts. `dataclass` writes source
text for the methods of each and has it compiled; here it only finds the fields. The methods are compiled once for every
shape (how many fields, which have defaults) and given to a class under the names of its fields when one of its records
is first made or compared: of most classes none is, in one game or in reading one card. `fields`, `replace`
and `match` work with records as with dataclasses. That nobody sets a field later is for the type checker to see: a
check at run time would make each record cost three times as much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from types import CodeType, FunctionType, MemberDescriptorType
from typing import Any, TypeVar, dataclass_transform, overload

C = TypeVar("C", bound=type)
R = TypeVar("R")

GIVEN, MADE, SET, UNSET = "given", "made", "set", "unset"  # how a field gets its value; see `_way`

RECORDS: dict[str, type] = {}
"""Every record that has been made so far, by the names of its module and its class."""


def wording(*, default: Any = MISSING) -> Any:
    """A field that is only said: which of several ways to say the same was used.

    It is no part of what is meant.

    Records that differ in nothing else are equal. What is printed has to look at the record itself, and must never be
    kept by equality.
    """
    return field(default=default, compare=False, metadata={"wording": True})


def replace(one: R, /, **changes: Any) -> R:
    """A record with some fields different: as `dataclasses.replace`, several times as fast."""
    made: Any = type(one)
    names, is_made_anew = _all_fields(made)
    if is_made_anew:
        values = {name: getattr(one, name) for name in names}
        values.update(changes)
        anew: R = made(**values)
        return anew
    changed: R = copied(one)
    for name, value in changes.items():
        if name not in names:
            raise TypeError(f"{made.__name__} has no field {name}")
        setattr(changed, name, value)
    return changed


def copied(one: R) -> R:
    """A record equal to another, not yet seen by anybody: its fields may still be set."""
    made: Any = type(one)
    new: R = _copier(made)(one)
    return new


@cache
def _copier(made: Any) -> Callable[[Any], Any]:
    """What copies a record field by field."""
    lines = [
        "def copied(one):",
        " new = new_object(made)",
        *(f" new.{item.name} = one.{item.name}" for item in fields(made)),
    ]
    return FunctionType(_compiled([*lines, " return new"]), {"new_object": object.__new__, "made": made})


@cache
def _all_fields(made: Any) -> tuple[frozenset[str], bool]:
    """The names of the fields that are given as one is made; whether more than they is worked out then."""
    names = frozenset(item.name for item in fields(made) if item.init)
    return names, len(names) < len(fields(made)) or hasattr(made, "__post_init__") or "__setattr__" in vars(made)


def is_record(cls: type) -> bool:
    """Whether a class is a record, and not what a record was made from."""
    return RECORDS.get(f"{cls.__module__}.{cls.__qualname__}") is cls


def is_wording(item: Field[Any]) -> bool:
    """Whether a field is only said."""
    return bool(item.metadata.get("wording"))


@overload
def record(cls: C, /) -> C: ...
@overload
def record(*, kw_only: bool = False, eq: bool = True) -> Callable[[C], C]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field, wording))
def record(cls: Any = None, /, *, kw_only: bool = False, eq: bool = True) -> Any:
    """A decorator: a class whose annotations are its fields, which are set once, when one is made."""

    def decorate(plain: type) -> Any:
        own = frozenset(vars(plain))
        made: Any = _with_fields(plain, kw_only)
        _check_order(made, fields(made))
        for name, method in _methods(made, eq).items():
            if name not in own or (name == "__hash__" and "__eq__" in own and made.__hash__ is None):
                setattr(made, name, method)
        RECORDS[f"{made.__module__}.{made.__qualname__}"] = made
        return made

    return decorate if cls is None else decorate(cls)


def _with_fields(plain: type, kw_only: bool) -> type:
    """A class like another, in which what is annotated are fields: as a dataclass has them, and in slots.

    `dataclass` itself takes twice as long; it looks for what no record has.
    """
    found, slots = _inherited(plain)
    for name, annotation in vars(plain).get("__annotations__", {}).items():
        if "ClassVar" in str(annotation):
            found.pop(name, None)
        else:
            found[name] = _field(plain, name, annotation, kw_only)
    if unsaid := [name for name, value in vars(plain).items() if isinstance(value, Field) and name not in found]:
        raise TypeError(f"{plain.__name__}: {unsaid[0]} is a field without an annotation")
    own = {name: value for name, value in vars(plain).items() if name not in found and name not in _UNSLOTTED}
    own["__dataclass_fields__"] = found
    own["__dataclass_params__"] = _LIKE_ALL.__dataclass_params__
    own["__match_args__"] = tuple(item.name for item in found.values() if item.init and not item.kw_only)
    own["__slots__"] = tuple(name for name in found if name not in slots)
    made: type = type(plain)(plain.__name__, plain.__bases__, own)
    made.__qualname__ = plain.__qualname__
    return made


def _inherited(plain: type) -> tuple[dict[str, Any], set[str]]:
    """The fields of the classes above one, and all their slots."""
    found: dict[str, Any] = {}
    slots: set[str] = set()
    for above in plain.__mro__[-2:0:-1]:
        own = vars(above)
        found.update(own.get("__dataclass_fields__", {}))
        named = own.get("__slots__", ())
        slots.update((named,) if isinstance(named, str) else named)
    return found, slots


def _field(plain: type, name: str, annotation: Any, kw_only: bool) -> Any:
    """A field of a class, as `fields` finds it."""
    default: Any = getattr(plain, name, MISSING)
    made: Any = default
    if not isinstance(default, Field):
        made = field(default=MISSING if isinstance(default, MemberDescriptorType) else default)
    if made.default.__class__.__hash__ is None:
        raise ValueError(f"{plain.__name__}: {name} needs a default_factory, or all would share one default")
    made.name, made.type = name, annotation
    made._field_type = _LIKE_ALL.__dataclass_fields__["any"]._field_type  # dataclass, too, marks its fields by it
    if made.kw_only is MISSING:
        made.kw_only = kw_only
    return made


def _methods(made: Any, eq: bool) -> dict[str, Any]:
    """The methods of a class. Those that depend on its fields put what is compiled for it in their place."""

    def __init__(self: Any, *given: Any, **named: Any) -> None:
        made.__init__ = own = _own_init(made)
        own(self, *given, **named)

    def __eq__(self: Any, other: Any) -> Any:
        made.__eq__ = own = _own_comparison(made, _eq_code)
        return own(self, other)

    def __hash__(self: Any) -> Any:
        made.__hash__ = own = _own_comparison(made, _hash_code)
        return own(self)

    return {**_SHARED, "__init__": __init__, **({"__eq__": __eq__, "__hash__": __hash__} if eq else {})}


def _own_init(made: Any) -> FunctionType:
    """What sets the fields of a class."""
    found = fields(made)
    code = _init_code(tuple((_way(item), bool(item.kw_only)) for item in found), hasattr(made, "__post_init__"))
    function = _function(made, _renamed(code, _names(made)))
    asked = [item for item in found if item.init]
    function.__defaults__ = tuple(item.default for item in asked if not item.kw_only and _optional(item))
    function.__kwdefaults__ = {item.name: item.default for item in asked if item.kw_only and _optional(item)}
    return function


def _own_comparison(made: Any, code_for: Callable[[tuple[int, ...]], CodeType]) -> FunctionType:
    """What looks at the fields of a class that are compared."""
    compared = tuple(number for number, item in enumerate(fields(made)) if item.compare)
    return _function(made, _renamed(code_for(compared), _names(made)))


def _names(made: Any) -> dict[str, str]:
    """What stands in a class for the placeholders of its shape."""
    return {f"_{number}": item.name for number, item in enumerate(fields(made))} | {"_class": made.__name__}


def _way(item: Field[Any]) -> str:
    """How a field gets its value: from the maker (or its plain default), or from what the class says of it."""
    if item.init:
        return GIVEN if item.default_factory is MISSING else MADE
    return SET if item.default is not MISSING else UNSET


def _function(made: type, code: CodeType) -> FunctionType:
    function = FunctionType(code, _WORDS)
    function.__qualname__ = f"{made.__qualname__}.{code.co_name}"
    return function


def _check_order(made: type, found: Iterable[Field[Any]]) -> None:
    """Refuse a field that has to be given behind one that needs not: defaults stand last."""
    in_order = [_optional(item) for item in found if item.init and not item.kw_only]
    if in_order != sorted(in_order):
        raise TypeError(f"{made.__name__}: a field without a default stands behind one that has one")


def _optional(item: Field[Any]) -> bool:
    return item.default is not MISSING or item.default_factory is not MISSING


def _renamed(code: CodeType, names: dict[str, str]) -> CodeType:
    """The code of a shape with the names of a class for its placeholders."""

    def named(found: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(names.get(word, word) if type(word) is str else word for word in found)

    return code.replace(
        co_names=named(code.co_names), co_varnames=named(code.co_varnames), co_consts=named(code.co_consts)
    )


def _compiled(lines: Iterable[str]) -> CodeType:
    """The code of the one function that some lines define."""
    return next(const for const in compile("\n".join(lines), "<record>", "exec").co_consts if type(const) is CodeType)


@cache
def _init_code(shape: tuple[tuple[str, bool], ...], then: bool) -> CodeType:
    positional = [f", _{number}" for number, (way, by_name) in enumerate(shape) if way in _ASKED and not by_name]
    named = [f", _{number}" for number, (way, by_name) in enumerate(shape) if way in _ASKED and by_name]
    values = [
        (f"_{number}", _VALUES[way].format(f"_{number}")) for number, (way, _) in enumerate(shape) if way != UNSET
    ]
    return _compiled([
        f"def __init__(self{''.join(positional)}{', *' if named else ''}{''.join(named)}):",
        *(f" self.{name} = {value}" for name, value in values),
        " self.__post_init__()" if then else " pass",
    ])  # fmt: skip


@cache
def _eq_code(compared: tuple[int, ...]) -> CodeType:
    mine, others = ("".join(f"{whose}._{number}, " for number in compared) for whose in ("self", "other"))
    return _compiled([
        "def __eq__(self, other):",
        " if other.__class__ is self.__class__:",
        f"  return ({mine}) == ({others})" if compared else "  return True",
        " return NotImplemented",
    ])  # fmt: skip


@cache
def _hash_code(compared: tuple[int, ...]) -> CodeType:
    values = "".join(f", self._{number}" for number in compared)
    return _compiled(["def __hash__(self):", f' return hash(("_class"{values},))'])


def _repr(self: Any) -> str:
    shown = ", ".join(f"{item.name}={getattr(self, item.name)!r}" for item in fields(self) if item.repr)
    return f"{type(self).__qualname__}({shown})"


def _get_state(self: Any) -> list[Any]:
    return [getattr(self, item.name) for item in fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for item, value in zip(fields(self), state, strict=True):
        setattr(self, item.name, value)


_SHARED = {"__repr__": _repr, "__getstate__": _get_state, "__setstate__": _set_state}
_WORDS = {"MISSING": MISSING, "__name__": __name__}
_ASKED = (GIVEN, MADE)
_DECLARED = 'self.__dataclass_fields__["{0}"]'
_VALUES = {
    GIVEN: "{0}",
    MADE: f"{_DECLARED}.default_factory() if {{0}} is MISSING else {{0}}",
    SET: f"{_DECLARED}.default",
}


@dataclass(init=False, repr=False, eq=False, match_args=False)
class _LikeAll:
    """A dataclass as all records are."""

    any: object


_LIKE_ALL: Any = _LikeAll
_UNSLOTTED = ("__dict__", "__weakref__")
