"""Drafts for tests: of cards written in rules English, with people in all seats."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.errors import IllegalAnswer, MalformedAnswer
from engine.core.record import replace
from engine.game.decisions.choices import YesNo
from engine.table.drafting.boosters import Product, Sheet, Slot
from engine.table.drafting.decisions import BuildDeck, Pick
from engine.table.drafting.draft import Draft
from engine.table.drafting.setup import BASICS, Drafter, DraftSetup

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gil", "Hal")
PLAIN = tuple(FaceData(f"Plain Bear {number}", "{1}{G}", "Creature — Bear", "", "2", "2") for number in range(40))
LANDS = tuple(
    FaceData(name, "", f"Basic Land — {name}", "") for name in BASICS
)


def face(name: str, text: str = "", types: str = "Creature — Human", cost: str = "{2}", size: str = "2/2") -> FaceData:
    """A card as printed."""
    power, _, toughness = size.partition("/") if "Creature" in types else ("", "", "")
    return FaceData(name, cost, types, text, power or None, toughness or None)


def draft(*special: FaceData, seats: int = 3, form: str = "conspiracy_draft", pack: int = 3, seed: int = 1,
          more: tuple[FaceData, ...] = (), commanders: tuple[str, ...] = (), partners: bool = False,
          agents: tuple[str, ...] = ()) -> Draft:  # fmt: skip
    """A draft in which each pack has the special cards first, then plain ones. `more` are at hand but in no pack."""
    cards = CardLibrary(CardData(one.name, "normal", (one,)) for one in (*special, *more, *PLAIN, *LANDS))
    slots = tuple(Slot(1, (Sheet(1, (one.name,)),)) for one in special)
    plain = Slot(pack - len(special), (Sheet(1, tuple(one.name for one in PLAIN)),))
    product = Product("Test packs", (*slots, plain), commanders, partners)
    who = tuple(Drafter(NAMES[seat], agents[seat] if agents else "") for seat in range(seats))
    return Draft(DraftSetup(who, form, (product,), cards, seed))


def pick(one: Draft, name: str = "", using: str = "") -> int:
    """Whoever is asked drafts a card of some name, or else the first plain one. Perhaps with one that lies face up."""
    pending = one.pending
    assert isinstance(pending, Pick), pending
    names = one.table.names
    number = next(n for n in pending.candidates if (names[n] == name if name else "Plain" in names[n]))
    own = [n for n, _ in pending.together if names[n] == using] if using else []
    assert bool(own) == bool(using), f"{using} can't be used now"
    one.answer({"take": number, "with": own})
    return number


def use(one: Draft, name: str) -> None:
    """Whoever is asked uses a card that lies face up."""
    pending = one.pending
    assert isinstance(pending, Pick)
    one.answer({"use": next(n for n in pending.aside if one.table.names[n] == name)})


def go_on(one: Draft) -> None:
    """Whoever is asked drafts the first card, and chooses as little as possible as it does something."""
    assert isinstance(one.pending, Pick)
    one.answer({"take": one.pending.candidates[0]})
    while one.pending is not None and not isinstance(one.pending, Pick | BuildDeck):
        one.answer(False if isinstance(one.pending, YesNo) else 0)


def rest_of_the_draft(one: Draft) -> None:
    """Everybody drafts whatever is first until decks are built. Then the draft is over, and nothing is left of it."""
    while isinstance(one.pending, Pick):
        go_on(one)
    for view in map(one.view, one.table.seats):
        assert view.story[-1] == "The draft is over" and (view.round, view.pick, view.pack) == (view.rounds, 0, ())
        assert all(player.packs == player.face_up == () for player in view.players)


def opened_in_rounds(setup: DraftSetup, size: int, names: list[str]) -> list[set[str]]:
    """Which cards are opened in each round.

    None, if there is no kind of pack of so many copies of each of these cards.
    """
    kinds = tuple(Product(f"Packs of {name}", (Slot(size, (Sheet(1, (name,)),)),)) for name in names)
    one = Draft(replace(setup, products=kinds))
    opened: list[set[str]] = []
    while isinstance(one.pending, Pick):
        if one.table.round > len(opened):
            opened.append({one.table.names[number] for waiting in one.table.waiting for number in waiting[0].cards})
        one.answer({"take": one.pending.candidates[0]})
    return opened


def looked_over(one: Draft, packs: list[tuple[int, ...]], number: int, at: int) -> Pick:
    """The pick that is asked for, after a look at what each seat sees of a draft.

    The cards have no abilities.

    A seat sees its own pile and, if it is to pick, the pack in front of it; of all else how many cards there are.
    """
    asked, piles, seats = one.pending, one.table.piles, one.table.seats
    assert isinstance(asked, Pick) and asked.together == asked.aside == ()
    players = [(NAMES[seat], len(piles[seat]), (len(packs[seat]),) if packs[seat] else (), (), ()) for seat in seats]
    for viewer in seats:
        view, asks = one.view(viewer), viewer == asked.asked_of
        assert (view.viewer, view.round, view.rounds, view.pick, view.to_left) == (viewer, number, 3, at, number != 2)
        assert (view.pack, view.pile, view.waiting_for) == (asked.candidates if asks else (), tuple(piles[viewer]), asked.asked_of)
        assert view.names == {card: one.table.names[card] for card in (*view.pile, *view.pack)}, "and no others"
        assert (view.looked_at, view.removed) == ((), ())
        assert [(seen.name, seen.drafted, seen.packs, seen.face_up, seen.notes) for seen in view.players] == players
        assert view.story == tuple(f"Draft round {begun} begins" for begun in range(1, number + 1))
        assert (view.decision.prompt if view.decision else "") == (f"Draft a card: pack {number}, pick {at}." if asks else "")
    return asked


def drafted_in_turn(one: Draft, size: int, picks: int = 1) -> None:
    """Everything is drafted, with a look at the whole draft before each pick. What is no card of the pack is
    refused."""
    seats = one.table.seats
    for number, step in ((1, 1), (2, -1), (3, 1)):
        packs: list[tuple[int, ...]] = [tuple(waiting[0].cards) for waiting in one.table.waiting]
        assert [len(pack) for pack in packs] == [size] * len(seats)
        for at in range(1, -(-size // picks) + 1):
            passed: list[tuple[int, ...]] = []
            for seat in seats:
                for _ in range(min(picks, len(packs[seat]))):
                    asked = looked_over(one, packs, number, at)
                    assert asked.asked_of == seat and asked.candidates == packs[seat]
                    elsewhere = [pack[0] for pack in (*packs, *passed) if pack and pack != packs[seat]]
                    for wrong in (*elsewhere, -1, len(one.table.names)):
                        with pytest.raises(IllegalAnswer):
                            one.answer({"take": wrong})
                    taken = asked.candidates[(number + at + seat) % len(asked.candidates)]
                    for odd in ([], {}, {"use": taken}, {"take": taken, "use": taken}, {"take": [taken]}, {"take": taken, "with": [taken]}):
                        with pytest.raises((IllegalAnswer, MalformedAnswer)):
                            one.answer(odd)
                    one.answer({"take": taken})
                    assert one.table.piles[seat][-1] == taken
                    packs[seat] = tuple(card for card in packs[seat] if card != taken)
                passed.append(packs[seat])
                packs[seat] = ()
            packs = [passed[(seat - step) % len(seats)] for seat in seats]
    assert [len(pile) for pile in one.table.piles] == [3 * size] * len(seats)
    assert sorted(card for pile in one.table.piles for card in pile) == list(range(3 * size * len(seats)))
    for seat in seats:
        assert isinstance(one.pending, BuildDeck) and one.pending.asked_of == 0 and one.view(seat).story[3:] == ("The draft is over",)
        assert set(one.view(seat).names) == set(one.table.piles[seat])
    assert isinstance(one.pending, BuildDeck) and list(one.pending.pool) == [one.table.names[card] for card in one.table.piles[0]]


def notes(one: Draft, seat: int) -> list[tuple[str, Any]]:
    """What a player has noted: for which card, and what."""
    return [(card, value) for card, _, value in one.table.notes[seat]]


def deck(one: Draft, seat: int, size: int = 40, commanders: tuple[str, ...] = ()) -> dict[str, Any]:
    """A deck of everything that a player drafted but conspiracies and commanders, and Forests."""
    pool = [one.table.names[number] for number in one.table.piles[seat]]
    for name in commanders:
        if name in pool:
            pool.remove(name)
    fit = [name for name in pool if "Plot" not in name]
    return {"deck": [[1, name] for name in fit] + [[size - len(fit) - len(commanders), "Forest"]],
            "commanders": list(commanders)}  # fmt: skip
