"""Effects that players pay to ignore, what is chosen secretly, sizes chosen as a permanent is turned up (CR 116.2d, 607.2d, 708.11)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

ARBITER = "Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn."


def _specials(table: Table, who: str, oid: int) -> list[Any]:
    return [action for action in table.actions(who) if action.kind == "special" and action.oid == oid]


@rule("116.2d", "701.19")
@pytest.mark.parametrize("paid", ["", "A", "B"])
def test_a_player_pays_to_ignore_an_effect(paid: str) -> None:
    table = Table()
    arbiter = permanent(table, ARBITER)
    table.library("B", bear())
    table.hand("B", card("Long Look", "{0}", "Instant", "Search your library for a creature card, put it into your hand, then shuffle."))
    for who in "AB":
        table.mana(who, "{2}")
    if paid:
        table.special(paid, arbiter)
        assert not _specials(table, paid, arbiter) and table.stack() == []
    table.answer("B", lambda decision: decision.candidates[:1]) if paid == "B" else None
    table.cast("B", "Long Look").resolve()
    assert ("Plain Bear" in table.zone("B", "hand")) == (paid == "B")


@rule("116.2d")
def test_it_is_ignored_only_this_turn_and_only_if_paid() -> None:
    table = Table()
    arbiter = permanent(table, ARBITER)
    assert not _specials(table, "A", arbiter)
    table.mana("A", "{2}")
    table.special("A", arbiter)
    table.next_turn("B").mana("A", "{2}")
    assert _specials(table, "A", arbiter)


@rule("116.2d", "508.1c")
def test_the_creatures_controller_sacrifices_to_ignore() -> None:
    table = Table()
    (mine,) = table.battlefield("A", card("Busy Ox", "{2}", "Creature — Ox", "{0}: You gain 1 life.", "3/3"))
    (food,) = table.battlefield("A", bear())
    table.hand("B", card("Dull Curse", "{0}", "Instant", "You gain 1 life."))
    (curse,) = table.battlefield("B", card("Tight Rope", "{1}{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't attack or block, and its "
                                           "activated abilities can't be activated. That creature's controller may sacrifice a permanent for that player to "
                                           "ignore this effect until end of turn."), attach_to=mine)  # fmt: skip
    assert not any(action.oid == mine for action in table.actions("A")) and not _specials(table, "B", curse)
    table.answer("A", [food])
    table.special("A", curse)
    assert food not in table.game.objects
    table.activate("A", mine).resolve()

    def policy(decision: Any) -> Any:
        return [[mine, 1]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 0 else None

    table.policy = policy
    table.to_step("end_combat", "A")
    assert table.life("A") == 21 and table.life("B") == 17


LION = ("When Test Thing enters, secretly choose an opponent.\nReveal the player you chose: Exile target creature that's attacking you if it's controlled by "
        "the chosen player. Activate only once.")  # fmt: skip


@rule("607.2d", "118.3")
@pytest.mark.parametrize("attacker", ["B", "C"])
def test_a_player_chosen_secretly(attacker: str) -> None:
    table = Table(3)
    table.hand("A", card("Test Thing", "{0}", "Creature — Cat", LION, "1/1"))
    table.answer("A", [2])
    table.cast("A", "Test Thing").resolve()
    lion = table.find("Test Thing")
    notes = [view_for(table.game, seat, None).objects[lion].notes for seat in range(3)]
    assert notes[0] and not notes[1] and not notes[2]
    (beast,) = table.battlefield(attacker, ogre())

    def policy(decision: Any) -> Any:
        return [[beast, 0]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == "ABC".index(attacker) else None

    table.policy = policy
    table.to_step("declare_attackers", attacker)
    table.activate("A", lion, [beast]).resolve()
    assert (beast in table.game.objects) == (attacker == "B")
    assert table.game.obj(lion).choices["player"] == 2 and not any(action.oid == lion for action in table.actions("A"))


@rule("607.2d", "601.2h")
@pytest.mark.parametrize(("kind", "grows"), [("Human", True), ("Goblin", False)])
def test_a_type_chosen_secretly_is_revealed_by_what_is_gone(kind: str, grows: bool) -> None:
    table = Table()
    table.hand("A", card("Odd Guests", "{0}", "Enchantment", "When Odd Guests enters, create a 1/1 white Human creature token. Then secretly choose Human, "
                         "Merfolk, or Goblin.\nSacrifice Odd Guests, Reveal the creature type you chose: If target attacking creature token is the chosen type, "
                         "put three +1/+1 counters on it and it gains deathtouch until end of turn."))  # fmt: skip
    table.answer("A", ["Human", "Merfolk", "Goblin"].index(kind))
    table.cast("A", "Odd Guests").resolve()
    (token,) = table.all("Human Token")

    def policy(decision: Any) -> Any:
        return [[token, 1]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 0 else None

    table.policy = policy
    table.next_turn("B").to_step("declare_attackers", "A")
    table.activate("A", table.find("Odd Guests"), [token]).resolve()
    assert table.all("Odd Guests") == [] and (table.pt(token), table.has(token, "deathtouch")) == (((4, 4), True) if grows else ((1, 1), False))


@rule("708.11", "707.2")
@pytest.mark.parametrize(("number", "size"), [(0, (5, 1)), (1, (1, 5))])
def test_a_size_chosen_as_it_is_turned_up(number: int, size: tuple[int, int]) -> None:
    table = Table()
    table.hand("A", card("Odd Blob", "{0}", "Creature — Shapeshifter", "As Odd Blob enters or is turned face up, it becomes your choice of 5/1 or 1/5.\n"
                         "Morph {0}", "0/0"))  # fmt: skip
    table.mana("A", "{3}")
    table.cast("A", "Odd Blob", way="morph").resolve()
    (blob,) = [oid for oid in table.game.permanents() if table.game.obj(oid).face_down]
    assert table.pt(blob) == (2, 2)
    table.answer("A", number)
    table.special("A", blob)
    assert table.pt(blob) == size
    do(table, "Create a token that's a copy of target creature.", targets=[blob])
    assert [table.pt(oid) for oid in table.all("Odd Blob")].count(size) >= 1


@rule("614.1c", "707.2")
@pytest.mark.parametrize(("number", "size"), [(0, (5, 1)), (1, (1, 5))])
def test_a_size_chosen_as_it_enters(number: int, size: tuple[int, int]) -> None:
    table = Table()
    table.hand("A", card("Odd Blob", "{0}", "Creature — Shapeshifter", "As Odd Blob enters or is turned face up, it becomes your choice of 5/1 or 1/5.\n"
                         "Morph {0}", "0/0"))  # fmt: skip
    table.answer("A", number)
    table.cast("A", "Odd Blob").resolve()
    assert table.pt(table.find("Odd Blob")) == size


@rule("608.2c", "115.1")
@pytest.mark.parametrize(("tough", "size"), [(True, (8, 2)), (False, (6, 1))])
def test_it_is_the_target_that_a_condition_names(tough: bool, size: tuple[int, int]) -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Some Wall", "{3}", "Creature — Wall", "", "4/6" if tough else "2/3"))
    do(table, "If target creature has toughness 5 or greater, it gets +4/-4 until end of turn. Otherwise, it gets +4/-X until end of turn, where X is its "
              "toughness minus 1.", targets=[wall])  # fmt: skip
    assert table.pt(wall) == size
