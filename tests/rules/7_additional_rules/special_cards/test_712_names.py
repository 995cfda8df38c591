"""The names of double-faced cards (CR 712.19): which can be chosen, and of what they are the name."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

SLEEPER = card("Light Sleeper", "{2}{G}", "Creature — Bear", "{0}: Transform this creature.", "1/1",
               back=data("Wide Awake", "", "Creature — Bear", "Trample", "4/4"))  # fmt: skip
ROOM = card("Front Room", "{1}{U}", "Sorcery", "You gain 2 life.", layout="modal_dfc", back=data("Back Room", "{R}", "Creature — Mouse", "", "2/1"))


@rule("712.19", "the name of a face, of a kind")
def test_the_name_of_a_creature_card_is_that_of_a_face_which_is_one() -> None:
    table = Table()
    table.graveyard("A", ROOM)
    table.hand("A", card("Name It", "{B}", "Sorcery", "Choose a creature card name."))
    table.mana("A", "{B}").cast("A", "Name It").resolve()
    asked = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "card name")
    assert "Front Room" not in asked.options  # type: ignore[attr-defined]


@rule("712.19", "the name of one face is enough")
@pytest.mark.parametrize(("name", "gained"), [("Light Sleeper", 1), ("Wide Awake", 0)])
def test_a_card_in_hand_is_discarded_by_the_name_of_its_front_only(name: str, gained: int) -> None:
    table = Table()
    table.hand("B", SLEEPER)
    table.graveyard("A", SLEEPER)  # so that the names are known
    table.hand("A", card("Forget It", "{B}", "Sorcery", "Choose a card name. Target opponent discards all cards with the chosen name. If they do, you gain 1 life."))
    table.mana("A", "{B}").answer("A", lambda decision: decision.options.index(name))
    table.cast("A", "Forget It", [1]).resolve()
    assert table.life("A") == 20 + gained and table.zone("B", "hand") == ["Light Sleeper"] * (1 - gained)


@rule("712.19", "201.4")
def test_the_name_of_either_face_can_be_chosen_but_not_both() -> None:
    table = Table()
    both = (SLEEPER, ROOM)
    table.hand("B", *both)
    table.graveyard("A", *both)
    table.hand("A", card("Forget It", "{B}", "Sorcery", "Choose a card name. Target opponent reveals their hand and discards all cards with the chosen name."))
    table.mana("A", "{B}").answer("A", lambda decision: decision.options.index("Wide Awake"))
    table.cast("A", "Forget It", [1]).resolve()
    asked = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "card name")
    options = asked.options  # type: ignore[attr-defined]
    assert {"Light Sleeper", "Wide Awake", "Front Room", "Back Room"} <= set(options) and not any("//" in name for name in options)
    assert table.zone("B", "hand") == ["Light Sleeper", "Front Room"]  # in a hand it has its front's name only


@rule("712.19", "either face", "201.4")
def test_each_player_discards_their_own_cards_of_the_name_that_was_chosen() -> None:
    table = Table(3)
    table.hand("B", SLEEPER, card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("C", SLEEPER, SLEEPER)
    table.graveyard("A", SLEEPER)
    table.battlefield("A", card("Bitter Book", "{1}", "Artifact", "Whenever an opponent discards a card, that player loses 1 life."))
    table.hand("A", card("Forget It", "{B}", "Sorcery", "Choose a card name. Each opponent reveals their hand and discards all cards with the chosen name "
                         "revealed this way, then draws that many cards."), card("Lose It", "{B}", "Sorcery", "Choose a card name. Target opponent reveals their hand. Exile all "
                         "cards with the chosen name from among them. You gain 2 life for each of those cards."))  # fmt: skip
    table.mana("A", "{B}").answer("A", lambda decision: decision.options.index("Light Sleeper")).cast("A", "Forget It").resolve()
    assert table.zone("B", "hand") == ["Plain Bear", "Forest"] and table.zone("C", "hand") == ["Forest", "Forest"]
    assert [table.life(who) for who in "BC"] == [19, 18]
    table.hand("B", SLEEPER, SLEEPER)
    table.mana("A", "{B}").answer("A", lambda decision: decision.options.index("Light Sleeper")).cast("A", "Lose It", [1]).resolve()
    assert table.zone("B", "hand") == ["Plain Bear", "Forest"] and table.zone("B", "exile") == ["Light Sleeper"] * 2
    assert table.life("A") == 24


@rule("712.19", "several cards may have the name")
@pytest.mark.parametrize(("more", "said"), [("You gain 1 life for each of those cards.", True), ("If it's a creature card, you gain 1 life.", False)])
def test_the_cards_of_a_chosen_name_are_not_spoken_of_as_one(more: str, said: bool) -> None:
    words = "Choose a card name. Target opponent reveals their hand. Put all cards with the chosen name from among them on the bottom of that player's library. "
    assert (compile_card(plain_card(words + more, "Sorcery")).definition is not None) is said
