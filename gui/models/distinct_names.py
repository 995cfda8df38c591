"""Names of things that are told apart: where several are called the same, each gets its number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.api import View


def names_apart(view: View, refs: Iterable[int]) -> dict[int, str]:
    """What things are called among each other.

    "Bear" if there is one, else "Bear (1)" and "Bear (2)", oldest first.
    """
    called = {ref: view.name_of(ref) for ref in sorted(set(refs))}
    alike: dict[str, list[int]] = {}
    for ref, name in called.items():
        alike.setdefault(name, []).append(ref)
    return {
        ref: name if len(alike[name]) == 1 else f"{name} ({alike[name].index(ref) + 1})"
        for ref, name in called.items()
    }  # fmt: skip


def told_apart(view: View, about: Sequence[Sequence[int]], own: Sequence[int]) -> list[str]:
    """What each of several rows is about, in words.

    A row's `own` thing is named only where others of the same speak of others.

    A row that is about nothing but what it is named for says so no second time, unless it would look like another.
    """
    names = names_apart(view, (ref for refs in about for ref in refs))
    several = {mine for mine in own if len({tuple(refs) for refs, whose in zip(about, own, strict=True)
                                            if whose == mine}) > 1}  # fmt: skip
    return [
        ", ".join(names[ref] for ref in refs if ref != mine or mine in several)
        for refs, mine in zip(about, own, strict=True)
    ]
