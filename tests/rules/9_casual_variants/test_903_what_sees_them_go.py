"""What triggers as commanders go, and which damage is theirs (CR 903.3b, 903.9b, 903.10a).

They are returned, exiled or melded.
"""

from __future__ import annotations

import pytest

from engine.core.zones import COMMAND
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate, identity_of, is_commander
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

SEND_HOME = card("Send Home", "{0}", "Instant", "Return target creature to its owner's hand.")
BANISH = card("Banish", "{0}", "Instant", "Exile target creature.")
TAKE = card("Take", "{0}", "Instant", "Gain control of target creature until end of turn.")


def tower(words: str = "", leader: str = "High Half") -> tuple[Table, int]:
    """A game of three in which a commander of A, one of two halves, was melded."""
    both = data("Twin Tower", "", "Legendary Creature — Construct", words, "7/7")
    joins = "{1}: If you both own and control Low Half and a creature named High Half, exile them, then meld them into Twin Tower."
    table = Table(3, variant="commander")
    low, high = table.battlefield("A", card("Low Half", "{2}{R}", "Creature — Construct", joins, "2/2", layout="meld", back=both),
                                  card("High Half", "{3}{G}", "Legendary Creature — Construct", "", "3/3", layout="meld", back=both))  # fmt: skip
    happen(table.game, designate(table.game, 0, high if leader == "High Half" else low))
    table.mana("A", "{1}").activate("A", low).resolve()
    return table, table.find("Twin Tower")


@rule("903.3b", "the melded permanent is the commander, and one permanent")
@rule("903.9b", "into its owner's hand, whoever controls it")
@rule("903.9c", "the component that isn't a commander into the hand, the card that is one into the command zone", "712.21", "two cards")
@rule("603.10a", "an object that all players can see put into a hand", "108.3")
@pytest.mark.parametrize(("leader", "other"), [("High Half", "Low Half"), ("Low Half", "High Half")])
@pytest.mark.parametrize("returns", [True, False])
def test_a_melded_commander_that_is_returned_is_one_permanent_that_came_to_its_owners_hand(returns: bool, leader: str, other: str) -> None:
    table, melded = tower("When Twin Tower is returned to its owner's hand, you gain 10 life.", leader)
    table.battlefield("C", card("Toll Bell", "{1}", "Artifact", "Whenever a permanent is returned to a player's hand, that player loses 1 life."),
                      card("Camp Bell", "{1}", "Artifact", "Whenever a card is put into the command zone, you gain 3 life."))  # fmt: skip
    table.hand("B", TAKE, SEND_HOME)
    table.cast("B", "Take", [melded]).resolve()
    assert is_commander(table.game, table.game.obj(melded)) and table.game.controller(melded) == 1
    table.cast("B", "Send Home", [melded]).answer("A", returns).resolve()
    assert (leader in table.zone("A", "hand"), bool(table.all(leader, COMMAND))) == (not returns, returns)
    assert other in table.zone("A", "hand") and table.zone("B", "hand") == []
    assert [table.life(who) for who in "ABC"] == [39, 50, 43 if returns else 40], "its owner once; and its controller as it was there, who saw it go"


@rule("903.3b", "two cards of one permanent")
def test_a_melded_commander_that_is_exiled_is_two_cards_put_into_exile() -> None:
    table, melded = tower()
    table.battlefield("C", card("Card Bell", "{1}", "Artifact", "Whenever a card is put into exile, you gain 1 life."),
                      card("Dusk Bell", "{1}", "Artifact", "Whenever a creature leaves the battlefield, you gain 10 life."))  # fmt: skip
    table.hand("A", BANISH)
    table.cast("A", "Banish", [melded]).answer("A", "*", True).resolve()
    assert table.zone("A", "exile") == ["Low Half"] and table.all("High Half", COMMAND)
    assert table.life("C") == 52, "one permanent and two cards"


@rule("903.9b", "instead of its owner's hand: then it was not returned there", "603.10a")
@pytest.mark.parametrize(("returns", "lives"), [(True, (40, 39)), (False, (50, 34))])
def test_a_commander_put_into_the_command_zone_instead_was_not_returned_to_a_hand(returns: bool, lives: tuple[int, int]) -> None:
    table = Table(variant="commander")
    general = lead(table.game, 0, card("Marshal of Reeds", "{1}{W}", "Legendary Creature — Human",
                                       "When Marshal of Reeds is returned to its owner's hand from the battlefield, you gain 10 life.", "2/2"))  # fmt: skip
    happen(table.game, ZoneChange(general, "battlefield", controller=0))
    table.hand("A", SEND_HOME, card("Long Grudge", "{0}", "Sorcery", "Target opponent loses 1 life. Whenever a permanent is returned to your hand this turn, "
                                    "that player loses 5 life."))  # fmt: skip
    table.cast("A", "Long Grudge", [1]).resolve()
    table.cast("A", "Send Home", [table.find("Marshal of Reeds")]).answer("A", returns).resolve()
    assert bool(table.all("Marshal of Reeds", COMMAND)) == returns
    assert (table.life("A"), table.life("B")) == lives


@rule("903.9c", "each component that isn't a commander into the hand, the card that is one into the command zone", "903.8", "from where it is cast in its own way")
def test_a_commander_that_merged_goes_home_alone_and_mutates_again_for_2_more() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Reed Beast", "{7}{G}", "Legendary Creature — Beast", "Mutate {1}{G}", "6/6"))
    for cost in ("{1}{G}", "{3}{G}"):
        (ox,) = table.battlefield("A", card("Plain Ox", "{W}", "Creature — Ox", "", "1/1"))
        table.mana("A", cost)
        (action,) = [action for action in table.actions("A") if action.kind == "cast"]
        assert (action.way, action.label) == ("mutate", "Mutate {1}{G}")
        table.cast("A", "Reed Beast", [ox], way="mutate").resolve()
        assert table.pool("A") == "" and table.pt(ox) == (6, 6)
        table.hand("A", SEND_HOME)
        table.cast("A", "Send Home", [ox]).answer("A", True).resolve()
        assert [table.game.chars(oid).name for oid in table.game.zone(COMMAND)] == ["Reed Beast"]
    assert table.zone("A", "hand") == ["Plain Ox"] * 2


@rule("903.4e", "of an adventurer card, which is a commander also where its Adventure put it", "903.9a", "its owner may put it into the command zone")
def test_a_commander_on_an_adventure_in_exile_may_go_to_the_command_zone() -> None:
    table = Table(variant="commander")
    tale = data("Short Trip", "{R}", "Sorcery — Adventure", "You gain 1 life.")
    lead(table.game, 0, card("Old Traveller", "{W}", "Legendary Creature — Human", "", "1/1", layout="adventure", back=tale))
    assert identity_of(table.game, 0) == ("W", "R")
    table.mana("A", "{R}").cast("A", "Short Trip").answer("A", True).resolve()
    assert [decision.purpose for decision in table.asked].count("commander") == 1, "it went there at once"
    assert table.all("Old Traveller", COMMAND) and table.zone("A", "exile") == table.zone("A", "hand") == [] and table.life("A") == 41
    table.mana("A", "{W}")
    assert not [action for action in table.actions("A") if action.kind == "cast"], "it costs more"
    table.mana("A", "{2}").cast("A", "Old Traveller").resolve()
    assert table.all("Old Traveller") and table.pool("A") == ""


@rule("903.10", "903.10a", "the damage that the commander deals", "903.3c")
def test_a_commander_on_top_of_a_creature_that_was_made_large_deals_what_that_had_grown_to() -> None:
    """What grows until end of turn goes on growing, when it merges with another. It is no copy of anything."""
    table = Table(variant="commander")
    table.life("B", 100)
    lead(table.game, 0, card("Reed Beast", "{7}{G}", "Legendary Creature — Beast", "Mutate {1}{G}", "6/6"))
    table.battlefield("B", card("Fox", "{W}", "Creature — Fox", "", "1/1"))
    table.mana("A", "{1}{G}")
    assert not table.actions("A"), "another player's creature is nothing to mutate with"
    (ox,) = table.battlefield("A", card("Plain Ox", "{W}", "Creature — Ox", "", "1/1"))
    table.hand("A", card("Swell", "{0}", "Instant", "Target creature gets +15/+0 until end of turn."))
    table.cast("A", "Swell", [ox]).resolve()
    table.answer("A", 0).cast("A", "Reed Beast", [ox], way="mutate").resolve()
    assert table.pt(ox) == (21, 6) and is_commander(table.game, table.game.obj(ox))
    table.answer("A", [[ox, 1]]).to_step("end_combat", "A")
    assert table.life("B") == 79 and table.game.players[1].lost
