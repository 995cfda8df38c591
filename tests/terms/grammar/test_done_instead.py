"""A paragraph that is done instead of the one before it, and amounts that are named as they come to be (CR 608.2c, 614.15)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseOption, YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table, card


@pytest.mark.parametrize("many", [True, False])
@rule("614.15", "a whole paragraph")
def test_a_paragraph_of_two_sentences_is_done_instead_of_all_before_it(many: bool) -> None:
    table = Table()
    table.graveyard("A", *[lamp()] * (7 if many else 0))
    green, red = table.battlefield("B", card("Big Bear", "{G}", "Creature — Bear", "", "5/5"), card("Big Ogre", "{R}", "Creature — Ogre", "", "5/5"))
    table.policy = lambda decision: decision.options.index("green") if isinstance(decision, ChooseOption) else None
    do(table, "All creatures get -2/-2 until end of turn. You gain 3 life.\nThreshold — If there are seven or more cards in your graveyard, instead choose a "
              "color. All creatures of that color get -1/-1 until end of turn.")  # fmt: skip
    assert (table.pt(green), table.pt(red)) == (((4, 4), (5, 5)) if many else ((3, 3), (3, 3)))
    assert table.life("A") == (20 if many else 23)


@pytest.mark.parametrize("many", [True, False])
@rule("614.15", "what is said of it")
def test_what_is_said_behind_it_is_said_of_what_is_done_instead(many: bool) -> None:
    table = Table()
    table.graveyard("A", *[lamp()] * (7 if many else 0))
    (troll,) = table.battlefield("B", card("Thorn Troll", "{1}", "Creature — Troll", "{0}: Regenerate this creature.", "5/5"))
    table.activate("B", troll).resolve()
    do(table, "Target creature gets -1/-1 until end of turn.\nThreshold — If there are seven or more cards in your graveyard, instead destroy that creature. "
              "It can't be regenerated.", [troll])  # fmt: skip
    assert bool(table.all("Thorn Troll")) is not many
    if not many:
        assert table.pt(troll) == (4, 4)


@pytest.mark.parametrize("verb", ["create X 1/1 black Bat creature tokens", "create X of those tokens"])
@rule("107.3i", "instead")
def test_what_is_done_instead_has_its_own_x(verb: str) -> None:
    for gained, made in ((3, 3), (0, 1)):
        table = Table()
        table.graveyard("A", bear(), ogre(), bear())
        if gained:
            do(table, "You gain 3 life.")
        do(table, f"Create a 1/1 black Bat creature token. If you gained life this turn, instead {verb}, where X is the number of creature cards in your graveyard.")
        assert len(table.all("Bat Token")) == made


@pytest.mark.parametrize("words", ["remove all of them", "remove those counters"])
@rule("608.2c", "counters removed")
def test_how_many_counters_were_removed_is_known(words: str) -> None:
    table = Table()
    (pot,) = table.battlefield("A", card("Old Pot", "{1}", "Artifact", "At the beginning of your end step, if this artifact has two or more charge counters on it, you "
                               f"may {words}. If you do, you gain life equal to the number of counters removed this way.\n{{0}}: Put a charge counter on this artifact."))  # fmt: skip
    for _ in range(3):
        table.activate("A", pot).resolve()
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.to_step("end", "A").resolve()
    assert (table.life("A"), table.counters(pot)) == (23, {})


@rule("118.3", "counters from among several")
def test_how_many_counters_a_cost_took_from_among_several_is_known() -> None:
    table = Table()
    pots = table.battlefield("A", *[card("Old Pot", "{1}", "Artifact", "{0}: Put a charge counter on this artifact.")] * 2)
    (mill,) = table.battlefield("A", card("Wind Mill", "{1}", "Artifact", "Remove X charge counters from among artifacts you control: You gain 2 life for each charge counter removed this way."))
    for pot in pots:
        table.activate("A", pot).resolve()
    table.answer("A", 2)
    table.activate("A", mill).resolve()
    assert table.life("A") == 24


@pytest.mark.parametrize("flying", [True, False])
@rule("608.2c", "that much of what is not done")
def test_twice_that_much_is_twice_what_the_replaced_deed_would_be(flying: bool) -> None:
    table = Table()
    (ox,) = table.battlefield("B", card("Odd Ox", "{1}", "Creature — Ox", "Flying" if flying else "", "3/9"))
    do(table, "Target creature deals damage to itself equal to its power. If that creature has flying, it deals twice that much damage to itself instead.", [ox])
    assert table.game.obj(ox).damage == (6 if flying else 3)


@pytest.mark.parametrize(("first", "then", "left"), [
    ("Target player mills three cards.", "that player mills twice that many cards", (20, 6, 0)),
    ("Target player draws two cards.", "that player draws twice that many cards", (20, 0, 4)),
    ("Target player loses 2 life.", "that player loses twice that much life", (16, 0, 0)),
])  # fmt: skip
@rule("608.2c", "how many that are not done")
def test_that_many_are_as_many_as_would_be_done(first: str, then: str, left: tuple[int, int, int]) -> None:
    table = Table()
    do(table, "You gain 1 life.")
    do(table, f"{first} If you gained life this turn, {then} instead.", [1])
    assert (table.life("B"), len(table.zone("B", "graveyard")), len(table.zone("B", "hand"))) == left


@pytest.mark.parametrize("kicked", [True, False])
@rule("608.2c", "otherwise that much")
def test_otherwise_that_much_is_as_much_as_would_be_done(kicked: bool) -> None:
    table = Table()
    (gone,) = table.graveyard("A", card("Old Elk", "{4}", "Creature — Elk", "", "1/1"))
    table.hand("A", card("Sour Return", "{0}", "Sorcery", "Kicker {1}\nReturn target creature card from your graveyard to your hand. If this spell was kicked, you gain "
                         "life equal to that card's mana value. Otherwise, you lose that much life."))  # fmt: skip
    if kicked:
        table.mana("A", "{1}").answer("A", True)
    table.cast("A", "Sour Return", [gone]).resolve()
    assert table.life("A") == (24 if kicked else 16)


@pytest.mark.parametrize(("cost", "lost", "drawn"), [("{3}", 0, 1), ("{5}", 0, 2), ("{9}", 9, 2)])
@rule("608.2c", "how much was spent")
def test_that_much_is_the_mana_of_which_the_condition_speaks(cost: str, lost: int, drawn: int) -> None:
    table = Table()
    table.battlefield("A", card("Star Reader", "{1}", "Creature — Human", "Whenever you cast a noncreature spell, draw a card. If four or more mana was spent to cast that "
                                "spell, draw two cards instead. If eight or more mana was spent to cast that spell, this creature deals that much damage to each opponent.", "1/3"))  # fmt: skip
    table.hand("A", card("Big Text", cost, "Sorcery", "You gain 1 life."))
    table.mana("A", cost).cast("A", "Big Text").resolve()
    assert (20 - table.life("B"), len(table.zone("A", "hand"))) == (lost, drawn)


@pytest.mark.parametrize(("cost", "made"), [("{1}", 2), ("{6}", 4)])
@rule("608.2c", "that many of what is not done")
def test_that_many_are_rather_those_that_are_not_made(cost: str, made: int) -> None:
    table = Table()
    table.hand("A", card("Two Bats", cost, "Sorcery", "Draw two cards. If five or more mana was spent to cast this spell, draw twice that many cards instead."))
    table.mana("A", cost).cast("A", "Two Bats").resolve()
    assert len(table.zone("A", "hand")) == made


@pytest.mark.parametrize("kicked", [True, False])
@rule("608.2c", "those tokens that are copies")
def test_more_of_the_tokens_that_would_be_copies(kicked: bool) -> None:
    table = Table()
    (mine,) = table.battlefield("B", ogre())
    table.hand("A", card("Many Echoes", "{0}", "Sorcery", "Kicker {1}\nCreate a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead."))
    if kicked:
        table.mana("A", "{1}").answer("A", True)
    table.cast("A", "Many Echoes", [mine]).resolve()
    assert len(table.all("Plain Ogre", who="A")) == (5 if kicked else 1)
    assert len(table.all("Plain Ogre", who="B")) == 1


@rule("706.3", "those tokens")
def test_a_row_of_a_table_makes_the_tokens_of_another_row() -> None:
    seen = set()
    for seed in range(6):
        table = Table(seed=seed)
        (mine,) = table.battlefield("A", ogre())
        do(table, "Choose target creature you control, then roll a d20.\n1—10 | Create two tokens that are copies of that creature.\n"
                  "11—20 | Create one of those tokens. You gain 5 life.", [mine])  # fmt: skip
        made = len(table.all("Plain Ogre", who="A")) - 1
        assert (made, table.life("A")) in ((2, 20), (1, 25))
        seen.add(made)
    assert seen == {1, 2}


@pytest.mark.parametrize(("cost", "won"), [("{9}", True), ("{0}", False)])
@rule("701.23d", "asked behind the clash")
def test_how_a_clash_went_is_asked_behind_the_clash(cost: str, won: bool) -> None:
    table = Table()
    (mine,) = table.battlefield("B", bear())
    table.library("A", card("Own Card", cost, "Creature — Elk", "", "1/1"))
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, "Clash with an opponent, then return target creature to its owner's hand. If you win, put that creature on top of its owner's library instead.", [mine])
    assert table.zone("B", "hand") == ([] if won else ["Plain Bear"])
    assert (table.zone("B", "library")[0] == "Plain Bear" or table.zone("B", "library")[-1] == "Plain Bear") is won
