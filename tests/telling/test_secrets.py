"""Nobody hears a name they may not know (CR 400.2, 402.3, 708.5), whatever message names the card."""

from __future__ import annotations

from engine.core.identity import NOBODY
from engine.meaning.message import NameOf, say
from engine.telling.teller import GameTelling
from tests.rulebook import rule
from tests.support.boards.table import Table, card


def told(table: Table, seat: int, ref: int) -> str:
    return GameTelling(table.game, seat).tell(say("may_cast", card=NameOf(ref)))


@rule("400.2", "402.3")
def test_a_card_of_a_hand_is_named_to_its_owner_only() -> None:
    table = Table()
    (held,) = table.hand("A", card("Secret Fox", "{R}", "Creature — Fox", "", "2/1"))
    assert told(table, 0, held) == "Cast Secret Fox?"
    assert "Secret" not in told(table, 1, held) and "Secret" not in told(table, NOBODY, held)


@rule("400.2", "401.2")
def test_the_cards_of_a_library_are_named_to_nobody() -> None:
    table = Table()
    top = table.game.zone("library", 0)[0]
    assert all("Forest" not in told(table, seat, top) for seat in (0, 1, NOBODY))


@rule("708.5")
def test_a_face_down_permanent_is_named_to_its_controller_only() -> None:
    table = Table()
    lurker = card("Lurking Fox", "{4}{R}", "Creature — Fox", "Morph {2}{R}", "4/3")
    table.hand("A", lurker)
    table.mana("A", "{C}{C}{C}").act("A", lambda action: action.way == "morph").resolve()
    (masked,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert "Lurking Fox" in told(table, 0, masked) and "Lurking" not in told(table, 1, masked)
    assert "Lurking" not in told(table, NOBODY, masked)


@rule("702.94a")
def test_who_draws_a_card_is_asked_about_it_by_its_name() -> None:
    table = Table()
    wonder = card("Sudden Wonder", "{4}{W}", "Sorcery", "You gain 3 life.\nMiracle {W}")
    table.library("A", wonder)
    table.hand("A", card("Small Draw", "{U}", "Instant", "Draw a card."))
    table.mana("A", "{U}").cast("A", "Small Draw").resolve()
    assert [decision.prompt for decision in table.asked if "miracle" in decision.prompt] == ["Reveal Sudden Wonder for its miracle?"]
