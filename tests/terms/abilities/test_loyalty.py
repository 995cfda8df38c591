"""Loyalty abilities (CR 606): "+1: …", "−2: …"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

DOUBLER = card("Doubler", "{0}", "Artifact", "If you would put one or more counters on a permanent or player, put twice "
               "that many of each of those kinds of counters on that permanent or player instead.")  # fmt: skip
HALVER = card("Halver", "{0}", "Artifact", "If an opponent would put one or more counters on a permanent or player, they "
              "put half that many of each of those kinds of counters on that permanent or player instead, rounded "
              "down.")  # fmt: skip
BEAR = card("Meadow Bear", "{0}", "Creature — Bear", "", "2/2")
SPORE = card("Spore", "{0}", "Sorcery", "Put three +1/+1 counters on target creature. You get three poison counters.")
POLYP = card("Polyp", "{0}", "Creature — Ooze", "This creature enters with a +1/+1 counter on it.", "1/1")
SEASON = card("Season", "{0}", "Enchantment", "If an effect would put one or more counters on a permanent you control, it "
              "puts twice that many of those counters on that permanent instead.")  # fmt: skip


@rule("205.3j")
def test_planeswalker_types_are_descriptions() -> None:
    table = Table()
    (fan,) = table.battlefield("A", card("Loud Fan", "{1}", "Creature — Human", "This creature gets +2/+0 as long as you "
                                         "control a Karn planeswalker.", "1/1"))  # fmt: skip
    assert table.pt(fan) == (1, 1)
    table.battlefield("A", card("Iron Sage", "{4}", "Legendary Planeswalker — Karn", "+1: You gain 1 life.", loyalty="4"))
    assert table.pt(fan) == (3, 1)


@rule("113.6c")
def test_an_ability_that_says_where_it_does_not_work_works_everywhere_else() -> None:
    table = Table()
    words = "As long as Odd Queen isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.\n+1: You gain 1 life."
    table.battlefield("A", card("Swarm Bounty", "{1}", "Enchantment", "Whenever you cast a creature spell, you gain 5 life."))
    (queen,) = table.hand("A", card("Odd Queen", "{B}", "Legendary Planeswalker — Queen", words, loyalty="3"))
    (buried,) = table.graveyard("A", card("Odd Queen", "{B}", "Legendary Planeswalker — Queen", words, loyalty="3"))
    assert all(table.game.chars(oid).types == ("planeswalker", "creature") and table.pt(oid) == (1, 1) for oid in (queen, buried))
    table.mana("A", "{B}").cast("A", queen).resolve()
    assert table.life("A") == 25
    assert table.game.chars(table.find("Odd Queen")).types == ("planeswalker",)


@pytest.mark.parametrize(("who", "what", "found"), [("A", DOUBLER, 6), ("B", DOUBLER, 3), ("A", HALVER, 3), ("B", HALVER, 1)])
def test_who_puts_the_counters_decides(who: str, what, found: int) -> None:
    table = Table()
    table.battlefield(who, what)
    (bear,) = table.battlefield("B", BEAR)
    table.hand("A", SPORE, POLYP)
    table.cast("A", "Spore", targets=[bear]).resolve()
    assert table.counters(bear) == {"+1/+1": found}
    assert table.game.players[0].counters == {"poison": found}
    table.cast("A", "Polyp").resolve()
    assert table.counters(table.find("Polyp")) == ({"+1/+1": found // 3} if found // 3 else {})


@rule("614.16")
def test_costs_and_damage_are_no_effects() -> None:
    table = Table()
    table.battlefield("A", SEASON)
    (walker,) = table.battlefield("A", card("Sage", "{0}", "Legendary Planeswalker — Sage", "+1: You gain 1 life.", loyalty="3"))
    before = table.counters(walker).get("loyalty", 0)
    table.activate("A", walker).resolve()
    assert table.counters(walker) == {"loyalty": before + 1}
    (bear,) = table.battlefield("A", BEAR)
    table.battlefield("B", card("Blight", "{0}", "Creature — Plant", "Wither\n{0}: This creature fights up to one target "
                                "creature.", "0/1"))  # fmt: skip
    table.hand("A", SPORE)
    table.cast("A", "Spore", targets=[bear]).resolve()
    assert table.counters(bear) == {"+1/+1": 6}


@rule("606.3", "606.4")
def test_loyalty_abilities_that_are_given() -> None:
    table = Table()
    table.battlefield("A", card("Odd Glove", "{1}", "Artifact", 'Planeswalkers you control have "[0]: You gain 2 life" and "[−3]: You gain 7 life."'))
    one, other = table.battlefield("A", *(card(name, "{2}", f"Legendary Planeswalker — {name}", "+1: Draw a card.", loyalty="3") for name in ("Ada", "Bea")))
    table.activate("A", one, index=1).resolve()
    assert (table.life("A"), table.counters(one)) == (22, {"loyalty": 3})
    table.activate("A", other, index=2).resolve()
    assert table.life("A") == 29 and not table.all("Bea")
    assert not any(action.oid == one for action in table.actions("A"))  # one loyalty ability of each in a turn
