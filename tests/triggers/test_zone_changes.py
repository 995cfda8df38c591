"""Entering, dying, leaving (CR 603.6)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import OGRE as PLAIN_OGRE
from tests.support.boards.doing import SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("603.2", "603.6")
def test_any_of_three_events() -> None:
    table = Table(3)
    permanent(table, "Whenever another creature dies, or a creature card is put into a graveyard from anywhere other than the battlefield, or a "
                     "creature card leaves your graveyard, Test Thing deals 1 damage to each opponent.")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    do(table, "Destroy target creature.", targets=[mine])
    assert [table.life(who) for who in "ABC"] == [20, 19, 19]
    table.library("B", ogre(), lamp())
    do(table, "Target player mills two cards.", targets=[1])
    assert table.life("B") == 18
    do(table, "Exile target card from a graveyard.", targets=[table.find("Plain Bear", "graveyard")])
    assert table.life("B") == 17
    do(table, "Exile target card from a graveyard.", targets=[table.find("Plain Ogre", "graveyard")])
    do(table, "Create a 1/1 green Elf creature token.")
    assert table.life("B") == 17
    do(table, "Destroy target creature.", targets=[table.find("Elf Token")])
    assert table.life("B") == 16


@rule("608.2i")
def test_what_left_a_graveyard_is_counted_where_it_was() -> None:
    table = Table()
    one, other = table.graveyard("A", bear(), ogre())
    do(table, "Return target card from your graveyard to your hand.", [one])
    do(table, "Exile target card from your graveyard.", [other])
    do(table, "You gain 1 life for each card that left your graveyard this turn.")
    do(table, "You gain 1 life for each creature card that left your graveyard this turn.")
    assert table.life("A") == 24


@rule("608.2i", "603.6", "a zone is changed: what goes with its owner leaves the game", "800.4a")
def test_what_had_left_any_graveyard_is_counted_also_after_its_owner_has_gone() -> None:
    table = Table(3)
    (back, _) = table.graveyard("C", bear(), ogre())
    do(table, "Return target card from a graveyard to its owner's hand.", [back])
    do(table, "You gain 1 life for each card that left a graveyard this turn.")
    assert table.life("A") == 21
    leaving.concede(table.game, 2)
    table.settle()
    do(table, "You gain 1 life for each card that left a graveyard this turn.")
    assert table.life("A") == 22, "the Ogre has not gone to another zone"


def test_a_card_left_the_graveyard_and_creatures_were_put_there() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (corpse,) = table.graveyard("A", card(*OGRE))
    table.hand("A", card("Dig", "{0}", "Sorcery", "Exile target card from a graveyard."),
               card("Slay", "{0}", "Sorcery", "Destroy target creature."),
               card("Ask", "{0}", "Instant", "If a card left your graveyard this turn, you gain 3 life."),
               card("Mourn", "{0}", "Sorcery",
                    "You gain 10 life for each creature put into your graveyard from the battlefield this turn."))  # fmt: skip
    table.hand("A", card("Ask", "{0}", "Instant", "If a card left your graveyard this turn, you gain 3 life."))
    table.cast("A", "Slay", targets=[bear]).resolve()
    table.cast("A", "Mourn").resolve()
    assert table.life("A") == 30
    table.cast("A", "Ask").resolve()
    assert table.life("A") == 30
    table.cast("A", "Dig", targets=[corpse]).resolve()
    table.cast("A", "Ask").resolve()
    assert table.life("A") == 33


@rule("118.3", "613.1b")
@pytest.mark.parametrize(("lands", "kept"), [(1, False), (2, True), (3, True)])
def test_lands_of_others_are_taken_for_each_age_counter(lands: int, kept: bool) -> None:
    table = Table(3)
    words = ("Cumulative upkeep—Gain control of a land you don't control.\nWhen Test Thing leaves the battlefield, each player gains control of each land they own that "
             "you control.")  # fmt: skip
    oid = permanent(table, words, types="Enchantment")
    do(table, "Put an age counter on target enchantment.", targets=[oid])
    theirs = table.battlefield("B", *(card(*FOREST) for _ in range(lands)))
    table.battlefield("A", card(*FOREST))
    table.next_turn("C")
    if lands > 1:
        table.answer("A", True, *([[theirs[0]], [theirs[1]]] if lands > 2 else []))
    table.to_step("upkeep", "A").resolve()
    assert bool(table.all("Test Thing")) == kept
    assert sum(table.game.controller(land) == 0 for land in theirs) == (2 if kept else 0)
    if kept:
        do_now = table.game.controller(theirs[0])
        assert do_now == 0
        happen(table.game, ZoneChange(oid, "graveyard", cause="test"))
        table.settle().resolve()
        assert all(table.game.controller(land) == 1 for land in theirs)


@rule("603.10a", "608.2i")
def test_creatures_exiled_under_opponents_control() -> None:
    """Of all opponents, whoever exiled or owns them. No cards from elsewhere, no other permanents, none of one's
    own."""
    table = Table(3)
    mine, theirs, its, thing = (*table.battlefield("A", bear()), *table.battlefield("B", bear()), *table.battlefield("C", ogre()), *table.battlefield("C", lamp()))
    table.graveyard("B", ogre())
    taken, lost = *table.battlefield("B", ogre()), *table.battlefield("A", ogre())
    do(table, "Gain control of target creature.", [taken])
    do(table, "Target opponent gains control of target creature.", [1, lost])
    for oid in (mine, theirs, its, thing, taken):
        do(table, "Exile target permanent.", targets=[oid])
    do(table, "Exile all creature cards from all graveyards. You gain X life, where X is the number of creatures that were exiled under your opponents' "
              "control this turn.")  # fmt: skip
    assert table.life("A") == 22, "B's creature that A controlled is none of them"
    do(table, "Exile target permanent.", targets=[lost])
    do(table, "You gain X life, where X is the number of creatures that were exiled under your opponents' control this turn.")
    assert table.life("A") == 25, "but A's that B controlled is"


@rule("603.7c", "603.10a")
def test_it_dies_under_ones_own_control() -> None:
    for steals, life in ((False, 20), (True, 22)):
        table = Table()
        (cub,) = table.battlefield("B", bear())
        do(table, "Target creature gets +1/-1 until end of turn. When it dies under your control this turn, you gain 2 life.", targets=[cub])
        if steals:
            do(table, "Gain control of target creature.", targets=[cub])
        do(table, "Destroy target creature.", targets=[cub])
        assert table.life("A") == life


@rule("603.6c", "603.2")
def test_another_creature_or_a_land_is_put_into_a_graveyard() -> None:
    table = Table()
    thing = permanent(table, "Whenever another creature you control or a land you control is put into a graveyard from the "
                      "battlefield, put a +1/+1 counter on Test Thing.")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    (land,) = table.battlefield("A", card("Dry Field", "", "Land"))
    (theirs,) = table.battlefield("B", bear())
    for oid in (mine, land, theirs):
        do(table, "Destroy target permanent.", [oid])
    assert table.counters(thing) == {"+1/+1": 2}


@rule("701.13", "603.2c")
def test_the_number_of_cards_milled_this_way() -> None:
    table = Table()
    permanent(table, "Whenever one or more nonland cards are milled, you gain X life, where X is the number of nonland cards milled this way.")
    table.library("B", ogre(), card(*FOREST), sprite(), lamp())
    permanent(table, "Whenever a creature card is milled, exile it.", types="Enchantment")
    do(table, "Each opponent mills three cards.")
    assert table.life("A") == 22 and sorted(table.zone("B", "exile")) == [PLAIN_OGRE[0], SPRITE[0]] and table.zone("B", GRAVEYARD) == ["Forest"]


@rule("403.1", "603.6c")
def test_another_permanent_returned_to_its_owners_hand() -> None:
    table = Table()
    thing = permanent(table, "Whenever another nonland permanent you control is returned to its owner's hand, put a +1/+1 counter on Test Thing.")
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    (dead, lent) = table.battlefield("A", ogre(), ogre())
    do(table, "Destroy target creature.", [dead])
    do(table, "Target opponent gains control of target creature.", [1, lent])
    for oid, number in ((theirs, 0), (lent, 0), (mine, 1)):
        do(table, "Return target creature to its owner's hand.", [oid])
        assert table.counters(thing).get("+1/+1", 0) == number


@rule("603.2c", "603.10a")
def test_cards_exiled_from_graveyards_and_the_battlefield_are_one_occurrence() -> None:
    table = Table(3)
    permanent(table, "Whenever one or more cards are put into exile from graveyards and/or the battlefield during your turn, you "
                     "draw a card and lose 1 life.")  # fmt: skip
    table.battlefield("B", bear())
    table.battlefield("C", bear())
    do(table, "Exile all Bears.")
    assert table.life("A") == 19 and not table.all("Plain Bear")
    do(table, "Each player exiles the top card of their library.")
    assert table.life("A") == 19  # from libraries
    do(table, "Create a 1/1 green Elf creature token. Exile all Elves.")
    assert table.life("A") == 19  # a token is no card
    table.graveyard("C", ogre(), lamp())
    do(table, "Exile all graveyards.")
    assert table.life("A") == 18
    table.next_turn("B")
    table.graveyard("C", ogre())
    do(table, "Exile all graveyards.", who="B")
    assert table.life("A") == 18  # not during their turn


@rule("603.2c", "404.1")
def test_cards_exiled_from_your_library_or_graveyard() -> None:
    table = Table()
    thing = permanent(table, "Whenever one or more cards are put into exile from your library and/or your graveyard, put a +1/+1 counter "
                             "on Test Thing.")  # fmt: skip
    do(table, "Exile the top two cards of your library.")
    assert table.counters(thing) == {"+1/+1": 1}
    table.graveyard("B", bear())
    do(table, "Exile target player's graveyard.", [1])
    do(table, "Target opponent exiles the top card of their library.", [1])
    assert table.counters(thing) == {"+1/+1": 1}
    do(table, "Exile target player's graveyard.", [0])
    assert table.counters(thing) == {"+1/+1": 2}


def consenting(table: Table) -> Table:
    """A table at which everybody says yes."""
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    return table


@rule("603.10a", "603.6c")
def test_put_into_exile_from_the_battlefield() -> None:
    table = consenting(Table())
    words = "When Phoenix dies or is put into exile from the battlefield, you may put it into its owner's library third from the top."
    phoenix = card("Phoenix", "{1}", "Creature — Phoenix", words, "1/1")
    (oid,) = table.battlefield("A", phoenix)
    do(table, "Exile target creature.", [oid])
    assert table.zone("A", "library")[2] == "Phoenix"
    table.graveyard("A", phoenix)
    do(table, "Exile target creature card from a graveyard.", [table.find("Phoenix", "graveyard")])
    assert table.zone("A", "exile") == ["Phoenix"]


@rule("603.10a")
def test_a_card_put_into_a_hand_from_a_graveyard_was_seen_by_all() -> None:
    table = Table()
    scale = card("Scale", "{G}", "Creature — Lizard", "When Scale is put into your hand from your graveyard, you gain 2 life.", "1/1")
    table.graveyard("A", scale)
    do(table, "Return target creature card from your graveyard to your hand.", [table.find("Scale", "graveyard")])
    assert table.life("A") == 22
    (oid,) = table.battlefield("A", scale)
    do(table, "Return target creature to its owner's hand.", [oid])
    assert table.life("A") == 22


@rule("608.2i")
@pytest.mark.parametrize(("words", "deed", "drawn"), [
    ("a permanent was put into your hand from the battlefield this turn", "Return target creature you control to its owner's hand.", 2),
    ("a permanent was put into your hand from the battlefield this turn", "Destroy target creature.", 0),
    ("a card was put into exile this turn", "Exile target creature.", 1),
    ("a card was put into exile this turn", "Destroy target creature.", 0),
])  # fmt: skip
def test_what_was_put_there_this_turn(words: str, deed: str, drawn: int) -> None:
    table = Table()
    permanent(table, f"At the beginning of your end step, if {words}, draw a card.", types="Enchantment")
    (oid,) = table.battlefield("A", bear())
    before = len(table.zone("A", "hand"))
    do(table, deed, [oid])
    table.to_step("end").resolve()
    assert len(table.zone("A", "hand")) == before + drawn


@rule("108.3", "its owner's hand, whoever controlled it", "603.2")
@rule("603.6c", "the card is looked for in the first zone that it went to")
def test_a_permanent_is_returned_to_its_owners_hand() -> None:
    table = Table(3)
    table.battlefield("B", card("Home Bell", "{1}", "Artifact", "Whenever a permanent is returned to a player's hand, that player loses 1 life."))
    table.battlefield("B", card("Own Bell", "{1}", "Artifact", "Whenever a permanent is returned to your hand, you gain 3 life."))
    (ox,) = table.battlefield("A", card("Dull Ox", "{2}", "Creature — Ox", "", "2/2"))
    do(table, "Target opponent gains control of target creature you control.", [1, ox])
    assert table.game.controller(ox) == 1
    happen(table.game, ZoneChange(ox, "hand"))
    table.settle().resolve()
    assert [table.life(who) for who in "ABC"] == [19, 20, 20], "it came to A's hand, not to B's"


@rule("607.2a")
@pytest.mark.parametrize("cast", [True, False])
def test_the_exiled_cards_owner_may_cast_that_card(cast: bool) -> None:
    table = Table()
    table.hand("A", card("Word Thief", "{0}", "Creature — Spirit", "Flash\nWhen ~ enters, exile target spell.\nWhen ~ "
                         "leaves the battlefield, the exiled card's owner may cast that card without paying its mana "
                         "cost.", "2/2"))
    table.hand("B", card("Grand Lesson", "{5}", "Instant", "You gain 3 life."), card("Undo", "{0}", "Instant",
               "Destroy target creature."))
    table.mana("B", "{5}")
    table.cast("B", "Grand Lesson")
    table.cast("A", "Word Thief").resolve(2)
    assert table.zone("B", "exile") == ["Grand Lesson"]
    table.answer("B", cast)
    table.cast("B", "Undo", targets=[table.find("Word Thief")]).resolve()
    assert table.life("B") == (23 if cast else 20)


MADE_A_CREATURE = "Target land becomes a 2/2 creature until end of turn. It's still a land."
MADE_AN_ARTIFACT = "Target creature becomes an artifact in addition to its other types until end of turn."


def _tallied(what: CardDefinition, made: str) -> Table:
    """A permanent that was made something else has died, while others count cards that come to graveyards."""
    table = Table()
    permanent(table, "Whenever a creature card is put into a graveyard from anywhere, you gain 1 life.\nWhenever a land card is put into your "
                     "graveyard from anywhere, you gain 10 life.\nWhenever one or more artifact cards are put into graveyards from anywhere, "
                     "you gain 100 life.", types="Enchantment")  # fmt: skip
    if made:
        (one,) = table.battlefield("A", what)
        do(table, made, [one])
    else:
        table.library("A", what)
        do(table, "Manifest the top card of your library.")
        (one,) = (oid for oid in table.game.zones["battlefield", NOBODY] if table.pt(oid) == (2, 2))
    do(table, "Destroy target creature.", [one])
    return table


@pytest.mark.parametrize(("what", "made", "kind", "life"), [
    (FOREST, MADE_A_CREATURE, "land", 30),
    (PLAIN_OGRE, MADE_AN_ARTIFACT, "creature", 21),
    (FOREST, "", "land", 30),
    (SPRITE, "", "creature", 21),
])  # fmt: skip
@rule("603.6c", "603.10", "608.2i")
def test_from_anywhere_speaks_of_the_card_that_is_there(what: tuple[str, ...], made: str, kind: str, life: int) -> None:
    """A land that was a creature is a land card there; what lay face down is what it is printed as."""
    table = _tallied(card(*what), made)
    assert table.life("A") == life
    for other in ("creature", "land", "artifact"):
        a = "an" if other == "artifact" else "a"
        do(table, f"If {a} {other} card was put into your graveyard from anywhere this turn, you gain 1000 life.")
        do(table, f"You gain 1000 life for each {other} card put into your graveyard from anywhere this turn.")
        life += 2000 * (other == kind)
        assert table.life("A") == life, other


@rule("603.10a", "109.2")
def test_words_for_permanents_still_look_back() -> None:
    table = Table()
    permanent(table, "Whenever another artifact is put into a graveyard from the battlefield, you gain 1 life.\nWhenever a permanent you control "
                     "is put into a graveyard, you gain 10 life.", types="Enchantment")  # fmt: skip
    (one,) = table.battlefield("A", ogre())
    do(table, MADE_AN_ARTIFACT, [one])
    do(table, "Destroy target creature.", [one])
    assert table.life("A") == 31


@rule("603.10")
def test_a_card_is_exiled_as_what_it_is_printed() -> None:
    table = Table()
    permanent(table, "Whenever a creature card is exiled, you gain 1 life.\nWhenever a land card is exiled, you gain 10 life.", types="Enchantment")
    (wood,) = table.battlefield("A", card(*FOREST))
    do(table, MADE_A_CREATURE, [wood])
    do(table, "Exile target creature.", [wood])
    assert table.life("A") == 30


@rule("603.4", "608.2h")
def test_what_entered_under_whose_control_this_turn() -> None:
    """Two or more, of the player's own, in this turn only; said in full or not."""
    table = Table()
    giver = permanent(
        table,
        "{0}: You gain 1 life. Activate only if two or more creatures entered the battlefield under your control this turn.",
        types="Artifact",
    )
    do(table, "Create a 1/1 white Rat creature token.")
    do(table, "Target opponent creates two 1/1 white Rat creature tokens.", [1])
    assert not table.actions("A")
    do(table, "Create a 1/1 white Rat creature token.")
    assert [action.oid for action in table.actions("A")] == [giver]
    table.next_turn("B").next_turn("A")
    assert not [action for action in table.actions("A") if action.oid == giver]


@rule("603.4", "700.4")
@pytest.mark.parametrize(("words", "gained"), [
    ("Destroy target creature.", 0), ("Exile target creature.", 1), ("Return target creature to its owner's hand.", 1),
])  # fmt: skip
def test_what_left_but_did_not_die(words: str, gained: int) -> None:
    table = Table()
    permanent(
        table, "Whenever a creature leaves the battlefield, if it didn't die, you gain 1 life.", types="Enchantment"
    )
    (cub,) = table.battlefield("B", bear())
    do(table, words, [cub])
    assert table.life("A") == 20 + gained


@rule("603.6")
def test_cards_put_into_a_library_from_anywhere() -> None:
    """Once for all that are put there together; a card that is there already is not put there."""
    table = Table()
    permanent(table, "Whenever one or more cards are put into a library from anywhere, you gain 1 life.")
    table.graveyard("A", bear(), bear())
    do(table, "Target player shuffles their graveyard into their library.", [0])
    assert table.life("A") == 21
    (theirs,) = table.battlefield("B", bear())
    do(table, "Put target creature on top of its owner's library.", [theirs])
    assert table.life("A") == 22
    do(table, "Scry 1.")
    assert table.life("A") == 22
