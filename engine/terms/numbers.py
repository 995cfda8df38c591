"""The old name of `plain_numbers`, for modules in the making; to be deleted."""

from engine.terms.plain_numbers import *  # noqa: F403
from engine.terms.plain_numbers import ONE, AnyNumber, Either, Number, OneOrMore, UpTo, X, bounds_of  # noqa: F401
