"""What was not done or can't be, two things alike, damage dealt past blockers, commanders put onto the battlefield, and more (CR 608.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import COMMAND
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

DEMON = ("At the beginning of your upkeep, sacrifice a creature other than Test Thing, then each opponent loses life equal to the sacrificed creature's power. "
         "If you can't sacrifice a creature, tap Test Thing and you lose 7 life.")  # fmt: skip


@rule("608.2c")
@pytest.mark.parametrize(("power", "lives"), [(2, (20, 18)), (0, (20, 20)), (None, (13, 20))])
def test_if_you_cannot_sacrifice(power: int | None, lives: tuple[int, int]) -> None:
    table = Table()
    demon = permanent(table, DEMON, size="6/6")
    if power is not None:
        table.battlefield("A", card("Small Snack", "{1}", "Creature — Rat", "", f"{power}/2"))
    table.next_turn("B").to_step("upkeep", "A").resolve()
    assert (table.life("A"), table.life("B")) == lives and table.game.obj(demon).tapped == (power is None)


@rule("608.2c")
@pytest.mark.parametrize(("snow", "done"), [(True, True), (False, True), (True, False)])
def test_if_you_do_not_sacrifice(snow: bool, done: bool) -> None:
    table = Table()
    ape = permanent(table, "At the beginning of your upkeep, you may sacrifice a Forest. If you sacrifice a snow Forest this way, Test Thing gains trample "
                    "until end of turn. If you don't sacrifice a Forest, sacrifice Test Thing and it deals 7 damage to you.")  # fmt: skip
    table.battlefield("A", card("Old Wood", "", f"Basic {'Snow ' if snow else ''}Land — Forest"))
    table.next_turn("B")
    table.answer("A", done)
    table.to_step("upkeep", "A").resolve()
    assert table.life("A") == (20 if done else 13) and (ape in table.game.objects) == done
    assert not done or table.has(ape, "trample") == snow


@rule("205.1", "608.2c")
@pytest.mark.parametrize(("cards", "drawn"), [((bear, ogre), 1), ((bear, lamp), 0), ((bear,), 0)])
def test_two_that_share_a_card_type(cards: tuple[Any, ...], drawn: int) -> None:
    table = Table()
    table.hand("A", *(one() for one in cards))
    do(table, "Discard two cards at random. If two cards that share a card type are discarded this way, you gain 1 life.")
    assert table.life("A") == 20 + drawn


@rule("608.2c")
def test_two_milled_that_share_a_card_type_repeat_it() -> None:
    table = Table()
    table.library("A", bear(), ogre(), lamp(), bear(), lamp(), lamp())
    do(table, "Mill two cards. If two cards that share a card type were milled this way, draw a card and repeat this process.")
    assert table.zone("A", "hand") == ["Plain Lamp"] and len(table.zone("A", "graveyard")) == 5


@rule("115.4", "614.15")
@pytest.mark.parametrize(("full", "dealt"), [(False, 2), (True, 4)])
def test_each_of_those_creatures_and_or_players(full: bool, dealt: int) -> None:
    table = Table(3)
    (wall,) = table.battlefield("B", card("Great Wall", "{3}", "Creature — Wall", "", "0/9"))
    if full:
        table.graveyard("A", *[bear()] * 7)
    do(table, "Test Rite deals 2 damage to each of up to three targets.\nThreshold — Test Rite deals 4 damage to each of those creatures and/or players "
              "instead if seven or more cards are in your graveyard.", targets=[wall, 1, 2])  # fmt: skip
    assert (table.life("B"), table.life("C"), table.game.obj(wall).damage) == (20 - dealt, 20 - dealt, dealt)


@rule("510.1c", "609.4")
def test_blocked_creatures_strike_past() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    (wall,) = table.battlefield("B", card("Great Wall", "{3}", "Creature — Wall", "", "0/9"))
    table.hand("A", card("Way Around", "{X}", "Instant", "X target blocked creatures assign their combat damage this turn as though they weren't blocked."))

    def policy(decision: Any) -> Any:
        kind = type(decision).__name__
        if kind == "DeclareAttackers" and decision.seat == 0:
            return [[one, 1], [two, 1]]
        return [[wall, one]] if kind == "DeclareBlockers" else None

    table.policy = policy
    table.to_step("declare_blockers", "A")
    table.mana("A", "{1}").answer("A", 1)
    asked = len(table.asked)
    table.cast("A", "Way Around", [one]).resolve()
    table.to_step("end_combat", "A")
    assert table.life("B") == 15 and table.game.obj(wall).damage == 0
    assert not any(decision.purpose == "as though unblocked" for decision in table.asked[asked:])


@rule("608.2d", "122.1")
@pytest.mark.parametrize(("number", "size"), [(0, (2, 3)), (1, (3, 2))])
def test_a_counter_of_one_kind_or_another(number: int, size: tuple[int, int]) -> None:
    table = Table()
    (pet,) = table.battlefield("A", bear())
    table.answer("A", number)
    do(table, "Put a +0/+1 counter or a +1/+0 counter on target creature.", targets=[pet])
    assert table.pt(pet) == size


@rule("903.6", "603.7")
def test_a_commander_comes_for_a_turn() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    (mine, other) = table.battlefield("A", ogre(), card("Plain Elk", "{2}{G}", "Creature — Elk", "", "3/3"))
    for seat, oid in ((0, mine), (0, other), (1, theirs)):
        happen(table.game, designate(table.game, seat, oid))
    for seat in range(2):
        do(table, "Target player returns each commander they control from the battlefield to the command zone.", [seat])
    assert len(table.game.zone(COMMAND)) == 3
    (mine,) = (oid for oid in table.game.zone(COMMAND) if table.game.chars(oid).name == "Plain Ogre")
    table.hand("A", card("Wild Rider", "{0}", "Creature — Dragon", "When Wild Rider enters, you may put a commander you own from the command zone onto the "
                         "battlefield. It gains haste. Return it to the command zone at the beginning of the next end step.", "2/2"))  # fmt: skip
    table.answer("A", True, [mine])
    table.cast("A", "Wild Rider").resolve()
    assert table.has(table.find("Plain Ogre"), "haste") and table.all("Plain Bear") == table.all("Plain Elk") == [], "one, and one's own"
    asked = [decision for decision in table.asked if decision.kind == "objects"][-1]
    assert (asked.least, asked.most) == (1, 1)
    table.to_step("end", "A").resolve()
    assert table.all("Plain Ogre") == [] and len(table.game.zone(COMMAND)) == 3


@rule("722.3", "608.2i")
@pytest.mark.parametrize(("before", "lives"), [("A", (22, 18)), ("C", (20, 20)), ("", (20, 20))])
def test_the_monarch_as_the_turn_began(before: str, lives: tuple[int, int]) -> None:
    table = Table(3)
    permanent(table, "Whenever an opponent becomes the monarch, if you were the monarch as the turn began, that player loses 2 life and you gain 2 life.")
    if before:
        _crown(table, before)
    table.next_turn("B")
    _crown(table, "B")
    table.resolve()
    assert (table.life("A"), table.life("B")) == lives


def _crown(table: Table, who: str) -> None:
    table.hand(who, card("Crown", "{0}", "Instant", "You become the monarch."))
    table.cast(who, "Crown").resolve()


@rule("115.7a", "603.4")
@pytest.mark.parametrize("targets", [1, 2])
def test_a_single_target_is_changed_if_able(targets: int) -> None:
    table = Table()
    mine, theirs = (*table.battlefield("A", bear()), *table.battlefield("B", ogre()))
    table.battlefield("A", card("Held Fast", "{3}{W}", "Enchantment — Aura", "Enchant creature you don't control\nWhenever an opponent casts a spell, if it has a "
                      "single target, change the target to enchanted creature if able."), attach_to=theirs)  # fmt: skip
    table.next_turn("B")
    words = "target creature" if targets == 1 else "each of two target creatures"
    table.hand("B", card("Small Bolt", "{0}", "Instant", f"Small Bolt deals 1 damage to {words}."))
    table.cast("B", "Small Bolt", [mine, theirs][:targets]).resolve()
    assert (table.game.obj(mine).damage, table.game.obj(theirs).damage) == ((0, 1) if targets == 1 else (1, 1))
