"""What variants show on the table: a module each, with a `Bar`; `bars` finds them all."""

from __future__ import annotations

import importlib
import pkgutil

from gui.views.variants.bar import VariantBar


def bars() -> dict[str, VariantBar]:
    """The bars of all variants that have one, made anew, by the names of their modules."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name != "bar")
    return {name: importlib.import_module(f"{__name__}.{name}").Bar() for name in names}
