"""From which zones cards are exiled or come to hand, halves, hands and graveyards, commanders, equip abilities."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.rule_modifiers import refused
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

AXE = ("Axe", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}")


def consenting(table: Table) -> Table:
    """A table at which everybody says yes."""
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    return table


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


@rule("603.2c", "107.3")
def test_as_many_counters_as_cards_left_your_graveyard_for_exile() -> None:
    table = Table()
    thing = permanent(table, "Whenever one or more cards are put into exile from your graveyard, put that many +1/+1 counters on Test Thing.")
    table.graveyard("A", bear(), ogre(), lamp())
    table.graveyard("B", bear())
    do(table, "Exile all graveyards.")
    assert table.counters(thing) == {"+1/+1": 3}


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


@rule("107.1a")
@pytest.mark.parametrize(("rounding", "number"), [("up", 8), ("down", 7)])
def test_half_of_a_library_is_exiled(rounding: str, number: int) -> None:
    table = Table(library=15)
    do(table, f"Target opponent exiles half their library, rounded {rounding}.", [1])
    assert len(table.zone("A", "exile")) == number == 15 - len(table.zone("B", "library"))
    table = Table(library=15)
    do(table, f"Target player puts the top half of their library, rounded {rounding}, into their graveyard.", [1])
    assert len(table.zone("B", "graveyard")) == number


@rule("107.1a", "107.3m")
def test_half_x_cards() -> None:
    table = Table()
    table.hand("A", card("Owl", "{X}{U}", "Creature — Bird", "When Owl enters, draw half X cards, rounded down.", "1/1"))
    table.mana("A", "{U}{U}{U}{U}{U}{U}").answer("A", 5).cast("A", "Owl").resolve()
    assert len(table.zone("A", "hand")) == 2


@rule("406.2")
def test_hands_and_graveyards_are_exiled() -> None:
    table = Table(3)
    for who in "ABC":
        table.hand(who, bear())
        table.graveyard(who, ogre())
    do(table, "Exile target player's hand and graveyard.", [1])
    assert not table.zone("B", "hand") + table.zone("B", "graveyard") and table.zone("C", "hand") == ["Plain Bear"]
    table.hand("B", lamp())
    do(table, "Exile all opponents' hands and graveyards.")
    assert not any(table.zone(who, zone) for who in "BC" for zone in ("hand", "graveyard"))
    assert "Plain Bear" in table.zone("A", "hand") and "Plain Ogre" in table.zone("A", "graveyard")
    table.hand("B", lamp())
    do(table, "Exile all hands and graveyards.")
    assert not any(table.zone(who, "hand") for who in "ABC") and table.zone("A", "graveyard") == ["Test Rite"]


@rule("608.2d", "110.2a")
def test_a_card_from_hand_or_graveyard_is_put_onto_the_battlefield() -> None:
    table = Table()
    table.hand("A", bear())
    dead, theirs = table.graveyard("A", ogre()) + table.graveyard("B", ogre())
    offered: list[set[int]] = []

    def choose(decision: Any) -> Any:
        if decision.kind == "yes_no":
            return True
        if type(decision).__name__ == "ChooseObjects":
            offered.append(set(decision.candidates))
            return [dead]
        return None

    table.policy = choose
    mine = table.find("Plain Bear", "hand")
    do(table, "You may put a creature card from your hand or graveyard onto the battlefield.")
    assert offered == [{mine, dead}] and table.all("Plain Ogre", who="A") and theirs not in offered[0]
    table.policy = None
    do(table, "Put up to two creature cards from your hand and/or graveyard onto the battlefield tapped.")
    assert not table.all("Plain Ogre", who="B")


@rule("202.1", "202.1b")
def test_a_card_with_one_of_two_mana_costs_is_found() -> None:
    table = Table()
    table.library("A", lamp(), card("Bead", "{0}", "Artifact"), card("Bell", "{2}", "Artifact"), card("Relic", "", "Artifact"))
    found: list[set[str]] = []

    def choose(decision: Any) -> Any:
        if type(decision).__name__ == "ChooseObjects":
            found.append({table.game.chars(oid).name for oid in decision.candidates})
        return None

    table.policy = choose
    do(table, "Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.")
    assert found == [{"Plain Lamp", "Bead"}]


@rule("615.12")
def test_only_combat_damage_cannot_be_prevented() -> None:
    table = Table()
    permanent(table, "Combat damage can't be prevented.", types="Enchantment")
    (ox,) = table.battlefield("A", bear())
    do(table, "Prevent all damage that would be dealt to target player this turn.", [1])
    do(table, "Test Rite deals 3 damage to target player.", [1])
    assert table.life("B") == 20
    table.policy = lambda decision: [[ox, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert table.life("B") == 18


@rule("702.11d")
def test_hexproof_from_two_colors() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    bells = [table.battlefield("B", card("Bell", cost, "Creature — Spirit", "", "1/1"))[0] for cost in ("{U}", "{B}", "{R}")]
    do(table, "You and permanents you control gain hexproof from blue and from black until end of turn.")

    def why(bell: int, about: int) -> str:
        refusal = refused(table.game, MAY_BE_TARGETED, about, by=bell, spell=bell, seat=1)
        return "" if refusal is None else refusal.rule

    assert [why(bell, mine) for bell in bells] == ["702.11d", "702.11d", ""]
    assert [why(bell, 0) for bell in bells] == ["702.11d", "702.11d", ""]
    table.next_turn()
    assert not any(why(bell, about) for bell in bells for about in (mine, 0))


@rule("903.3d")
def test_commanders_you_control() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1"))
    lead(table.game, 1, card("King Bo", "{W}", "Legendary Creature — Human", "", "1/1"))
    table.mana("A", "{W}").cast("A", "Queen Ada").resolve()
    table.mana("B", "{W}").next_turn("B").mana("B", "{W}").cast("B", "King Bo").resolve()
    permanent(table, "Commanders you control have ward {2}.")
    (other,) = table.battlefield("A", bear())
    queen, king = table.find("Queen Ada"), table.find("King Bo")
    assert [table.has(oid, "ward") for oid in (queen, king, other)] == [True, False, False]
    do(table, "Destroy all creatures except for commanders.", who="B")
    assert table.all("Queen Ada") and table.all("King Bo") and not table.all("Plain Bear")


@rule("903.8", "118.9d")
def test_a_commander_is_cast_from_the_command_zone_for_nothing_but_the_tax() -> None:
    table = Table(variant="commander")
    lead(table.game, 1, card("King Cyd", "{5}{W}", "Legendary Creature — Human", "", "1/1"))
    make_card(table.game, card("Stray Fox", "{5}{W}", "Creature — Fox", "", "1/1"), 0, "command")
    for name in ("Queen Ada", "Queen Bea"):
        lead(table.game, 0, card(name, "{5}{W}", "Legendary Creature — Human", "", "1/1"))
    consenting(table)
    do(table, "You may cast your commander from the command zone without paying its mana cost.")
    assert len(table.all("Queen Ada") + table.all("Queen Bea")) == 1  # one of their choice
    (queen,) = table.all("Queen Ada") or table.all("Queen Bea")
    name = table.game.chars(queen).name
    do(table, "Destroy target creature.", [queen])
    other = "Queen Bea" if name == "Queen Ada" else "Queen Ada"
    do(table, "You may cast your commander from the command zone without paying its mana cost.")
    assert table.all(other)
    assert table.all(name, "command")
    do(table, "You may cast your commander from the command zone without paying its mana cost.")
    assert not table.all(name)  # {2} more
    table.mana("A", "{2}")
    do(table, "You may cast your commander from the command zone without paying its mana cost.", cost="{0}")
    assert table.all(name) and not table.pool("A")
    assert table.all("King Cyd", "command") and table.all("Stray Fox", "command"), "not theirs, and no commander"


@rule("602.5e")
def test_equip_abilities_any_time_you_could_cast_an_instant() -> None:
    table = Table()
    (axe,) = table.battlefield("A", card(*AXE))
    (mine,) = table.battlefield("A", bear())
    (wand,) = table.battlefield("A", card("Wand", "{1}", "Artifact", "{1}: Draw a card. Activate only as a sorcery."))
    (theirs,) = table.battlefield("B", card(*AXE))
    table.battlefield("B", bear())
    table.next_turn("B").mana("A", "{2}")
    assert not table.actions("A")
    permanent(table, "You may activate equip abilities any time you could cast an instant.", types="Enchantment")
    assert {action.oid for action in table.actions("A")} == {axe}
    table.activate("A", axe, [mine]).resolve()
    assert table.pt(mine) == (4, 2)
    table.next_turn("A").mana("B", "{2}")
    assert theirs not in {action.oid for action in table.actions("B")} and wand


@rule("106.6")
@pytest.mark.parametrize("words", [
    "Spend this mana only to cast an Equipment spell or activate an equip ability.",
    "Spend this mana only to cast Equipment spells or activate equip abilities.",
])  # fmt: skip
def test_mana_for_equipment(words: str) -> None:
    table = Table()
    (spring,) = table.battlefield("A", card("Spring", "", "Land", "{T}: Add {R}. " + words))
    (axe,) = table.battlefield("A", card(*AXE, ))
    (rod,) = table.battlefield("A", card("Rod", "{1}", "Artifact — Equipment", "{1}: Draw a card."))
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card(*AXE), lamp())
    table.tap_for_mana("A", spring, "R")
    offered = {table.game.chars(action.oid).name for action in table.actions("A")}
    assert offered == {"Axe"} and rod
    table.activate("A", axe, [mine]).resolve()
    assert table.pt(mine) == (4, 2) and not table.pool("A")


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


@rule("903.3d", "106.6")
def test_mana_only_for_ones_own_commander() -> None:
    table = Table(variant="commander")
    spring = permanent(table, "{T}: Add {G}{G}. Spend this mana only to cast your commander.", types="Artifact")
    lead(table.game, 0, card("Queen Ada", "{1}{G}", "Legendary Creature — Human", "", "1/1"))
    (leader,) = table.all("Queen Ada", "command")
    table.hand("A", card("Plain Elk", "{G}", "Creature — Elk", "", "1/1"))
    theirs = lead(table.game, 1, card("King Bo", "{G}", "Legendary Creature — Human", "", "1/1"))
    happen(table.game, ZoneChange(theirs, "graveyard", cause="setup"))
    table.answer("B", False).settle()
    (king,) = table.all("King Bo", "graveyard")
    do(table, "You may cast target creature card from an opponent's graveyard this turn.", [king])
    table.tap_for_mana("A", spring, "GG")
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [leader], "not another player's, nor any other card"
    table.mana("A", "{G}")
    assert leader in (oids := [action.oid for action in table.actions("A") if action.kind == "cast"]) and king in oids, "for which other mana serves"
    table.cast("A", king).resolve()
    assert table.all("King Bo") and table.pool("A") == "GG", "a spell that is another player's commander, though A controls it"
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [leader]


@rule("401.1", "406.3")
def test_all_but_the_bottom_cards_of_each_library_are_exiled_face_down() -> None:
    table = Table(3, library=6)
    table.library("B", *[bear()] * 2)
    do(table, "Each player exiles all but the bottom six cards of their library face down.")
    assert [len(table.zone(who, "library")) for who in "ABC"] == [5, 6, 6]  # A had drawn a card
    exiled = [table.game.obj(oid) for oid in table.game.zone("exile", 1)]
    assert [(found.owner, found.face_down != "") for found in exiled] == [(1, True)] * 2


@rule("401.1")
def test_the_bottom_card_alone_is_left_of_a_players_library_and_an_empty_one_stays_empty() -> None:
    table = Table(library=3)
    bottom = table.game.zone("library", 1)[-1]
    do(table, "Exile all but the bottom card of target player's library.", [1])
    assert table.game.zone("library", 1) == (bottom,) and len(table.zone("B", "exile")) == 2
    do(table, "Exile all but the bottom card of target player's library.", [1])
    assert table.game.zone("library", 1) == (bottom,) and len(table.zone("B", "exile")) == 2
    table = Table(library=0)
    do(table, "Exile all but the bottom card of target player's library.", [1])
    assert not table.zone("B", "exile")
