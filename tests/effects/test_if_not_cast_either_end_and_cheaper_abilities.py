"""Cards that go elsewhere unless they are cast, what ends at the first of two moments, and abilities that cost {X} less."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

SEEKER = ("Whenever you cast your first spell each turn, reveal the top card of your library. If it's a nonland card with mana value less than that spell's, you "
          "may cast it without paying its mana cost. If you don't cast the revealed card, put it into your hand.")  # fmt: skip


@rule("608.2c", "608.2g")
@pytest.mark.parametrize(("top", "wants", "where"), [
    (("Cheap Lamp", "{1}", "Artifact"), True, "battlefield"), (("Cheap Lamp", "{1}", "Artifact"), False, "hand"),
    (("Dear Lamp", "{3}", "Artifact"), True, "hand"), (("Plain Field", "", "Land"), True, "hand"),
])  # fmt: skip
def test_the_revealed_card_is_put_into_the_hand_unless_it_is_cast(top: tuple[str, ...], wants: bool, where: str) -> None:
    """Whatever the reason: a land, a dear card, or nobody wants to cast it."""
    table = Table()
    permanent(table, SEEKER, types="Enchantment")
    table.library("A", card(*top))
    table.hand("A", card("Wide Hint", "{3}", "Instant", "You gain 1 life."))
    table.mana("A", "{3}").answer("A", wants)
    table.cast("A", "Wide Hint").resolve()
    assert table.all(top[0], where) and table.life("A") == 21


@rule("608.2c")
@pytest.mark.parametrize(("bargained", "cost", "wants", "where"), [
    (True, "{4}", True, "battlefield"), (True, "{4}", False, "hand"), (True, "{5}", True, "hand"), (False, "{1}", True, "hand"),
])  # fmt: skip
def test_the_exiled_card_is_put_into_the_hand_if_it_wasnt_cast(bargained: bool, cost: str, wants: bool, where: str) -> None:
    table = Table()
    table.battlefield("A", lamp())
    table.library("A", card("Found Bell", cost, "Artifact"))
    table.hand("A", card("Deep Glass", "{0}", "Sorcery", "Bargain\nSearch your library for a card, exile it face down, then shuffle. If this spell was bargained, you "
                         "may cast the exiled card without paying its mana cost if that spell's mana value is 4 or less. Put the exiled card into your hand if it "
                         "wasn't cast this way."))  # fmt: skip
    table.answer("A", bargained, table.all("Found Bell", "library"), wants)
    table.cast("A", "Deep Glass").resolve()
    assert table.all("Found Bell", where) and bool(table.all("Plain Lamp", "graveyard")) == bargained


@rule("603.7b", "603.7c")
@pytest.mark.parametrize("how", ["untapped", "lost", "gone", "neither"])
def test_it_is_exiled_at_the_first_of_two_moments(how: str) -> None:
    table = Table()
    queen = permanent(table, "{0}, {T}: Put target creature card from a graveyard onto the battlefield under your control. When Test Thing becomes untapped or you "
                      "lose control of Test Thing, exile that creature.")  # fmt: skip
    (dead,) = table.graveyard("B", ogre())
    table.activate("A", queen, [dead]).resolve()
    assert table.game.controller(table.find("Plain Ogre")) == 0
    if how == "untapped":
        do(table, "Untap target creature.", targets=[queen])
    elif how == "gone":
        do(table, "Destroy target creature.", targets=[queen])
    elif how == "lost":
        taker = permanent(table, "{0}: Gain control of target creature.", who="B", types="Artifact")
        table.activate("B", taker, [queen]).resolve()
    else:
        do(table, "Tap target creature.", targets=[table.find("Plain Ogre")])
    assert (table.zone("B", "exile") == ["Plain Ogre"]) == (how != "neither")
    assert bool(table.all("Plain Ogre")) == (how == "neither")


@rule("708.3", "608.2d")
@pytest.mark.parametrize("option", [0, 1])
def test_it_returns_face_up_or_face_down(option: int) -> None:
    table = Table()
    raptor = card("Odd Raptor", "{1}", "Creature — Lizard", "Deathtouch\nWhenever a permanent you control is turned face up, you may return Odd Raptor from your "
                  "graveyard to the battlefield face up or face down.\nMorph {0}", "3/3")  # fmt: skip
    table.graveyard("A", raptor)
    (moth,) = table.battlefield("A", card("Masked Moth", "{4}{U}", "Creature — Insect", "Morph {0}", "3/3"), face_down="morph")
    table.answer("A", True, option)
    table.special("A", moth).resolve()
    (back,) = [oid for oid in table.game.battlefield if oid != moth]
    assert bool(table.game.obj(back).face_down) == (option == 1)
    assert table.pt(back) == ((2, 2) if option else (3, 3)) and table.has(back, "deathtouch") == (option == 0)


@rule("601.2f", "602.2b", "118.7c")
def test_activated_abilities_cost_so_much_less_by_its_power() -> None:
    """Of creatures of that player, mana abilities too; never to less than one mana."""
    table = Table()
    boss = permanent(table, "Activated abilities of creatures you control cost {X} less to activate, where X is Test Thing's power. This effect can't reduce the mana "
                     "in that cost to less than one mana.", size="2/2")  # fmt: skip
    words = "{4}: You gain 1 life.\n{2}: You gain 2 life."
    (mine,) = table.battlefield("A", card("Wise Cat", "{1}", "Creature — Cat", words, "1/1"))
    (stone,) = table.battlefield("A", card("Wise Lamp", "{1}", "Artifact", words))
    (theirs,) = table.battlefield("B", card("Wise Cat", "{1}", "Creature — Cat", words, "1/1"))

    def offered() -> list[tuple[int, int]]:
        return sorted((action.oid, action.index) for seat in "AB" for action in table.actions(seat))

    table.mana("A", "{1}").mana("B", "{1}")
    assert offered() == [(mine, 1)]
    table.mana("A", "{1}")
    assert offered() == [(mine, 0), (mine, 1), (stone, 1)]
    table.activate("A", mine, index=0).resolve()
    assert table.pool("A") == "" and table.life("A") == 21
    table.mana("A", "{1}").activate("A", mine, index=1).resolve()
    assert table.pool("A") == "" and theirs
    table.game.write(boss).counters = {"+1/+1": 1}
    table.mana("A", "{1}").activate("A", mine, index=0).resolve()
    assert table.life("A") == 24


@rule("510.1c", "611.2c")
def test_creatures_may_strike_past_their_blockers_this_turn() -> None:
    """Creatures that came later too; only one's own; not next turn."""
    table = Table()
    do(table, "You may have creatures you control assign their combat damage this turn as though they weren't blocked.")
    (cub,) = table.battlefield("A", ogre())
    (wall,) = table.battlefield("B", card("Odd Wall", "{1}", "Creature — Wall", "Defender", "0/9"))
    table.answer("A", [(cub, 1)], True).answer("B", [(wall, cub)])
    table.to_step("end_combat", "A")
    assert table.life("B") == 17 and table.game.obj(wall).damage == 0
    table.next_turn("B").next_turn("A")
    table.answer("A", [(cub, 1)]).answer("B", [(wall, cub)])
    table.to_step("end_combat", "A")
    assert table.life("B") == 17 and table.game.obj(wall).damage == 3


@rule("607.2", "608.2c")
def test_it_matters_that_the_cost_was_paid_this_turn() -> None:
    """In a later turn the card returns to the hand, in that of the casting to the battlefield."""
    words = ("Kicker {1}\n{0}: Return target creature card from your graveyard to your hand. "
             "If Test Thing's kicker cost was paid this turn, instead return that card to the battlefield.")  # fmt: skip
    for waits, where in ((False, "battlefield"), (True, "hand")):
        table = Table()
        table.hand("A", card("Test Thing", "{0}", "Artifact", words))
        table.mana("A", "{1}")
        (dead,) = table.graveyard("A", sprite())
        table.answer("A", True)
        table.cast("A", "Test Thing").resolve()
        if waits:
            table.next_turn("B").next_turn("A")
        table.activate("A", table.find("Test Thing"), [dead]).resolve()
        assert table.all("Plain Sprite", where)
