"""How permanents enter (CR 614.1c, 614.1d, 614.12): tapped, with counters, with choices made."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

FIELD = card("Green Field", "", "Land — Forest")
BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ANCHOR = ("Deep Anchor", "{1}", "Enchantment", "Creatures you control get +0/+1.")


@rule("603.6a", "110.5b")
@pytest.mark.parametrize(("mine", "made"), [(0, 0), (1, 1)])
def test_entering_untapped(mine: int, made: int) -> None:
    table = Table()
    table.battlefield("A", *[bear()] * mine)
    table.hand("A", card("Odd Mine", "", "Land", "Odd Mine enters tapped unless you control a creature.\nWhen Odd Mine enters untapped, "
                         "you gain 1 life."))  # fmt: skip
    table.play("A", "Odd Mine").resolve()
    assert table.life("A") == 20 + made


@pytest.mark.parametrize("kicked", [True, False])
def test_it_enters_with_counters_and_with_an_ability(kicked: bool) -> None:
    table = Table()
    table.hand("A", card("Puncher", "{0}", "Artifact Creature — Golem", "Kicker {2}\nIf this creature was kicked, it enters "
                         "with two +1/+1 counters on it and with flying.", "1/1"))  # fmt: skip
    table.mana("A", "{2}")
    table.answer("A", kicked)
    table.cast("A", "Puncher").resolve()
    golem = table.find("Puncher")
    assert table.has(golem, "flying") == kicked and table.pt(golem) == ((3, 3) if kicked else (1, 1))
    table.next_turn("A")
    assert table.has(golem, "flying") == kicked


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_lands_enter_untapped() -> None:
    table = Table()
    table.battlefield("A", creature("Lands you control enter untapped."))
    table.hand("A", card("Slow Fen", "", "Land", "This land enters tapped.\n{T}: Add {B}."))
    table.play("A", "Slow Fen")
    assert not table.game.obj(table.find("Slow Fen")).tapped


@rule("614.1c", "607.2d", "604.3")
def test_its_size_is_the_life_paid_as_it_entered() -> None:
    for paid in (3, 0):
        table = Table()
        table.hand("A", card("Blood Imp", "{0}", "Creature — Imp", "As Blood Imp enters, pay any amount of life.\nBlood Imp's power and toughness are each equal to "
                             "the life paid as it entered.", "*/*"))  # fmt: skip
        table.answer("A", paid).cast("A", "Blood Imp").resolve()
        assert table.life("A") == 20 - paid
        assert [table.pt(oid) for oid in table.all("Blood Imp")] == ([(3, 3)] if paid else [])


@rule("400.7", "604.3")
def test_elsewhere_and_put_into_play_otherwise_nothing_was_paid() -> None:
    table = Table()
    imp = card("Blood Imp", "{0}", "Creature — Imp", "As Blood Imp enters, pay any amount of life.\nBlood Imp's power and toughness are each equal to the life "
               "paid as it entered.", "*/*")  # fmt: skip
    (held,) = table.hand("A", imp)
    assert table.pt(held) == (0, 0)


@rule("614.1c", "607.2d")
def test_its_size_is_the_number_of_lands_sacrificed_as_it_entered() -> None:
    table = Table()
    one, two, three = table.battlefield("A", FIELD, FIELD, FIELD)
    table.game.write(three).tapped = True
    table.hand("A", card("Grove Giant", "{0}", "Creature — Giant", "As Grove Giant enters, sacrifice any number of untapped Forests.\nGrove Giant's power and "
                         "toughness are each equal to the number of Forests sacrificed as it entered.", "*/*"))  # fmt: skip
    table.answer("A", [one, two]).cast("A", "Grove Giant").resolve()
    assert table.pt(table.find("Grove Giant")) == (2, 2) and table.all("Green Field") == [three]


@rule("614.1c", "614.12a")
@pytest.mark.parametrize("tapped", [True, False])
def test_it_may_enter_tapped_for_something(tapped: bool) -> None:
    table = Table()
    table.hand("A", card("Odd Base", "", "Land", "You may have Odd Base enter tapped. If you do, you gain 2 life."))
    table.answer("A", tapped)
    table.play("A", "Odd Base").resolve()
    assert table.game.obj(table.find("Odd Base")).tapped is tapped and table.life("A") == 20 + 2 * tapped


@rule("614.1d", "502.3")
def test_enters_tapped_and_stays_so() -> None:
    table = Table()
    table.hand("A", card("Slow Thing", "{0}", "Artifact", "Slow Thing enters tapped and doesn't untap during your untap step."))
    table.cast("A", "Slow Thing").resolve()
    thing = table.find("Slow Thing")
    assert table.game.obj(thing).tapped
    table.next_turn("A").to_step("main1", "A")
    assert table.game.obj(thing).tapped


@rule("614.1c", "603.2")
def test_counters_for_what_a_casting_sacrificed() -> None:
    table = Table(3)
    table.hand("A", card("Greedy Kite", "{X}", "Creature — Dragon", "When you cast this spell, each player sacrifices X creatures of their choice. "
                         "Greedy Kite enters with two +1/+1 counters on it for each creature sacrificed this way.", "0/1"))  # fmt: skip
    table.battlefield("A", bear())
    table.battlefield("B", bear(), ogre(), sprite())
    table.mana("A", "{2}").answer("A", 2)
    table.cast("A", "Greedy Kite").resolve()
    kite = table.find("Greedy Kite")
    assert table.counters(kite) == {"+1/+1": 2 * (1 + 2)} and table.pt(kite) == (6, 7)
    assert len(table.zone("B", "graveyard")) == 2


@rule("614.12", "614.1c")
def test_others_enter_with_as_many_as_it_has() -> None:
    table = Table()
    lord = permanent(table, "Each other creature you control enters with an additional X +1/+1 counters on it, where X is the number of "
                            "+1/+1 counters on Test Thing.")  # fmt: skip
    do(table, "Put two +1/+1 counters on target creature.", targets=[lord])
    for who in "AB":
        table.hand(who, sprite())
    table.mana("A", "{U}").cast("A", "Plain Sprite").resolve()
    assert table.counters(table.find("Plain Sprite")) == {"+1/+1": 2}
    do(table, "Each opponent creates a 1/1 green Elf creature token.")
    assert table.counters(table.find("Elf Token")) == {}


@rule("603.6a", "110.5b")
def test_what_enters_untapped_under_an_opponents_control() -> None:
    table = Table(3)
    permanent(table, "Whenever an artifact or creature enters untapped and under an opponent's control, they may tap that permanent. If they don't, "
                     "you create a 1/1 white Bat creature token with flying.")  # fmt: skip
    table.answer("B", True, False)
    table.hand("B", *(card(f"Flash Ox {number}", "{0}", "Creature — Ox", "Flash", "2/2") for number in range(2)))
    table.hand("B", card("Sleeper", "{0}", "Creature — Ox", "Flash\nSleeper enters tapped.", "2/2"))
    table.hand("A", bear())
    table.cast("B", "Flash Ox 0").resolve()
    assert table.game.objects[table.find("Flash Ox 0")].tapped and not table.all("Bat Token")
    table.cast("B", "Flash Ox 1").resolve()
    assert not table.game.objects[table.find("Flash Ox 1")].tapped
    assert [table.game.chars(bat).controller for bat in table.all("Bat Token")] == [0]
    table.cast("B", "Sleeper").resolve()  # tapped: nobody is asked
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()  # one's own
    assert len(table.all("Bat Token")) == 1


@rule("614.1c")
def test_that_creature_enters_with_an_additional_counter() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever you cast a creature spell, that creature enters with an additional +1/+1 "
                                    "counter on it."))  # fmt: skip
    table.hand("A", card("First", "{0}", "Artifact Creature — Golem", "", "1/1"))
    table.cast("A", "First").resolve()
    first = table.find("First")
    assert table.counters(first) == {"+1/+1": 1}


@rule("122.6a")
def test_a_character_enters_with_counters_on_them() -> None:
    table = Table()
    table.hand("A", card("Ada of the Wall", "{0}", "Legendary Creature — Human",
                         "Ada enters with two +1/+1 counters on her.", "1/1"))
    table.cast("A", "Ada of the Wall").resolve()
    assert table.counters(table.find("Ada of the Wall")) == {"+1/+1": 2}


@rule("614.1c")
def test_it_enters_without_either_if_the_condition_is_not_true() -> None:
    table = Table()
    table.hand("A", card("Grand Moth", "{0}", "Creature — Insect", "If you control a Bear, this creature enters with two +1/+1 counters and a lifelink counter on it.", "1/1"))
    table.cast("A", "Grand Moth").resolve()
    assert table.counters(table.find("Grand Moth")) == {}


@rule("614.1c", "614.12")
@pytest.mark.parametrize(("cast", "counters"), [(True, {}), (False, {"-1/-1": 2})])
def test_enters_with_counters_unless(cast: bool, counters: dict[str, int]) -> None:
    table = Table()
    if cast:
        table.hand("A", card("Red Spark", "{R}", "Sorcery", "You gain 1 life."))
        table.mana("A", "{R}").cast("A", "Red Spark").resolve()
    words = "Test Giant enters with two -1/-1 counters on it unless you've cast another red spell this turn."
    table.hand("A", card("Test Giant", "{R}", "Creature — Giant", words, "4/4"))
    table.mana("A", "{R}").cast("A", "Test Giant").resolve()
    assert table.counters(table.find("Test Giant")) == counters


@rule("614.1c", "614.12", "608.2c")
@pytest.mark.parametrize(("words", "size"), [
    ("As this creature enters, roll X six-sided dice. It enters with a number of +1/+1 counters on it equal to the total of those results.", 8),
    ("As this creature enters, sacrifice any number of permanents. It enters with that many +1/+1 counters on it.", 2),
    ("As this creature enters, you may reveal any number of other artifact cards from your hand. It enters with a +1/+1 counter on it "
     "for each card revealed this way.", 1),
    ("As this creature enters, remove all counters from all permanents. It enters with a +1/+1 counter on it for each counter removed "
     "this way.", 3),
    ("As this creature enters, choose an opponent. It enters with a +1/+1 counter on it for each creature that player controls.", 1),
    ("As this creature enters, choose a number between 0 and 5. It enters with that many +1/+1 counters on it.", 5),
])  # fmt: skip
def test_what_is_done_as_it_enters_counts_for_how_it_enters(words: str, size: int) -> None:
    table = Table()
    table.battlefield("A", card(*ANCHOR))
    bears = table.battlefield("A", card(*BEAR), card(*BEAR), counters={"+1/+1": 1})
    table.battlefield("B", card(*BEAR), counters={"+1/+1": 1})
    (stone,) = table.hand("A", card("Round Stone", "{5}", "Artifact", ""))
    table.hand("A", card("Late Shape", "{X}", "Creature — Shape", words, "0/0"))
    table.game.falls = lambda seat, sides, thrown: 4
    table.policy = lambda d: (
        2 if d.purpose == "X" else 5 if d.kind == "number" else True if d.kind == "yes_no"
        else [ref for ref in d.candidates if ref in (*bears, stone)] if d.kind == "objects" else None
    )  # fmt: skip
    table.mana("A", "{2}").cast("A", "Late Shape").resolve()
    assert table.pt(table.find("Late Shape")) == (size, size + 1)


@rule("614.12")
def test_one_counter_plus_one_for_each() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre()), table.battlefield("B", bear())
    table.hand("A", card("Sheriff", "{0}", "Creature — Human", "Sheriff enters with a +1/+1 counter on it plus an additional +1/+1 counter on it for "
                         "each other creature you control.", "1/1"))  # fmt: skip
    table.cast("A", "Sheriff").resolve()
    assert table.counters(table.find("Sheriff")) == {"+1/+1": 3}


@rule("614.1d")
def test_all_permanents_enter_tapped_this_turn() -> None:
    table = Table()
    do(table, "Creatures enter tapped this turn.")
    table.hand("A", card(*FOREST), card(*SPRITE))
    table.mana("A", "{U}")
    table.play("A", "Forest").cast("A", SPRITE[0]).resolve()
    assert table.game.obj(table.find(SPRITE[0])).tapped and not table.game.obj(table.find("Forest")).tapped
    table.next_turn("B")
    table.hand("B", card(*SPRITE))
    table.mana("B", "{U}")
    table.cast("B", SPRITE[0]).resolve()
    assert not table.game.obj(table.find(SPRITE[0], who="B")).tapped


@rule("614.12", "122.6")
def test_counters_for_each_such_creature_already_controlled() -> None:
    table = Table()
    permanent(table, "Each other Angel you control enters with an additional +1/+1 counter on it for each Angel you already control.",
              types="Creature — Angel")  # fmt: skip
    angel, elf = card("Kind Angel", "{0}", "Creature — Angel", "", "1/1"), card("Kind Elf", "{0}", "Creature — Elf", "", "1/1")
    table.hand("A", angel, angel, elf)
    table.hand("B", angel)
    table.cast("A", "Kind Angel").resolve()
    table.cast("A", "Kind Angel").resolve()
    table.cast("A", "Kind Elf").resolve()
    assert sorted(table.pt(oid) for oid in table.all("Kind Angel")) == [(2, 2), (3, 3)] and table.pt(table.find("Kind Elf")) == (1, 1)
    do(table, "Create two 1/1 white Angel creature tokens.")
    assert [table.pt(oid) for oid in table.all("Angel Token")] == [(4, 4), (4, 4)], "neither of them is there already"
    table.next_turn("B")
    table.cast("B", "Kind Angel").resolve()
    assert (1, 1) in [table.pt(oid) for oid in table.all("Kind Angel")]


@rule("614.1c", "122.6")
def test_counters_for_each_of_two_kinds() -> None:
    table = Table()
    table.battlefield("A", bear(), bear(), ogre())
    table.battlefield("B", ogre())
    table.hand("A", card("Odd Seed", "{0}", "Creature — Plant", "This creature enters with a +1/+1 counter on it for each Bear you control "
                         "and a +1/+1 counter on it for each Ogre you control.", "0/0"))  # fmt: skip
    table.cast("A", "Odd Seed").resolve()
    assert table.counters(table.find("Odd Seed")) == {"+1/+1": 3}


@rule("614.1c", "205.1b")
def test_others_enter_with_counters_and_as_something_besides() -> None:
    table = Table()
    permanent(table, "Each other creature you control enters with a number of additional +1/+1 counters on it equal to this creature's power and as a "
                     "Mutant in addition to its other types.", size="2/2")  # fmt: skip
    table.hand("A", card("Odd Cub", "{0}", "Creature — Bear", "When this creature enters, you gain 1 life for each Mutant you control.", "1/1"))
    table.cast("A", "Odd Cub").resolve()
    cub = table.find("Odd Cub")
    assert table.pt(cub) == (3, 3) and set(table.game.chars(cub).subtypes) == {"Bear", "Mutant"} and table.life("A") == 21
    do(table, "Destroy target creature.", [table.find("Test Thing")])
    assert set(table.game.chars(cub).subtypes) == {"Bear", "Mutant"}


@rule("306.5b", "614.1c")
def test_a_planeswalker_enters_with_as_many_loyalty_counters_as_there_are_lands() -> None:
    table = Table()
    table.battlefield("A", card(*FOREST), card(*FOREST))
    words = "Odd Walker enters with a number of loyalty counters on Odd Walker equal to the number of lands you control.\n+1: You gain 1 life."
    table.hand("A", card("Odd Walker", "{0}", "Legendary Planeswalker — Ada", words, loyalty="0"))
    table.cast("A", "Odd Walker").resolve()
    assert table.counters(table.find("Odd Walker")) == {"loyalty": 2}
