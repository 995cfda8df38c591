"""The color identity of commanders and what it is good for (CR 903.4)."""

from __future__ import annotations

from engine.core.zones import COMMAND, OUTSIDE
from engine.game.decisions.act import CAST, Action
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.color_identity import color_identity
from engine.game.rules.questions.commanders import identity_of
from engine.meaning.cards import CardDefinition
from engine.table.seat_views import view_for
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

GENERAL = card("Marshal of Reeds", "{1}{W}", "Legendary Creature — Human", "", "2/2")


def led(general: CardDefinition = GENERAL, who: int = 0) -> tuple[Table, int]:
    """A table at which a player has a commander in the command zone."""
    table = Table()
    return table, lead(table.game, who, general)


def casts(table: Table, who: str) -> list[Action]:
    """What a player could cast now."""
    return [action for action in table.actions(who) if action.kind == CAST]


@rule("903.4c", "reminder text is ignored", "903.4d", "the back face of a double-faced card", "903.4")
def test_color_identity_counts_backs_but_no_reminder_text() -> None:
    assert color_identity(card("Told Thing", "{1}{R}", "Creature — Ox", "Flying (It is not {W}.)", "1/1")) == ("R",)
    back = data("Night Cat", "", "Creature — Cat", "{B}: Regenerate Night Cat.", "2/2", color_indicator=("U",))
    assert color_identity(card("Day Cat", "{G}", "Creature — Cat", "", "1/1", back=back)) == ("U", "B", "G")
    prism = data("Prism Cat", "", "Creature — Cat", "Prism Cat is all colors. (It is {C} no more.)", "2/2")
    assert color_identity(card("Day Cat", "{G}", "Creature — Cat", "", "1/1", back=prism)) == ("W", "U", "B", "R", "G")
    other = data("Kind Cat", "", "Creature — Cat", "Other creatures you control are all colors. (So is {B}.)", "2/2")
    assert color_identity(card("Day Cat", "{G}", "Creature — Cat", "", "1/1", back=other)) == ("G",)
    table, general = led(card("Dawn Cat", "{G}", "Legendary Creature — Cat", "Dawn Cat is blue.\nDawn Cat gets +2/+2.", "1/1", back=back))
    assert identity_of(table.game, 0) == ("U", "B", "G") and table.game.chars(general).colors == ("U",), "what defines its color does so in every zone"
    assert table.pt(general) == (1, 1), "what changes its size does not"


@rule("903.4", "color indicator, mana cost or rules text")
def test_color_identity_counts_symbols_whatever_color_the_card_is() -> None:
    assert color_identity(card("Plain Wall", "{2}{G/U}", "Creature — Wall", "{R}: Plain Wall gets +1/+0 until end of turn.", "0/4")) == ("U", "R", "G")
    assert color_identity(card("Stained Thing", "{1}{R}", "Creature — Ox", "", "1/1", color_indicator=("U",))) == ("U", "R")
    assert color_identity(card("Prism Ox", "{3}", "Creature — Ox", "Prism Ox is all colors.", "2/2")) == ("W", "U", "B", "R", "G")


@rule("903.4", "903.4f", "702.124c")
def test_mana_of_a_color_in_the_commanders_color_identity() -> None:
    beacon = card("Beacon Stone", "{2}", "Artifact", "{T}: Add one mana of any color in your commander's color identity.")
    table, _ = led()
    lead(table.game, 0, card("Second Banner", "{U}", "Legendary Creature — Human", "Partner", "1/1"))
    (stone,) = table.battlefield("A", beacon)
    table.tap_for_mana("A", stone, "U")
    assert table.pool("A") == "U"
    (other,) = table.battlefield("B", beacon)
    table.next_turn("B").hand("B", card("Dawn Note", "{W}", "Instant", "You gain 1 life."))
    assert not casts(table, "B")  # without a commander the stone makes nothing
    assert not table.game.objects[other].tapped


@rule("903.11")
@rule("701.19j", "an appropriate card that they own")
def test_cards_from_outside_the_game_must_suit_the_deck() -> None:
    table, _ = led()
    owned = card("Old Verse", "{W}", "Sorcery", "You gain 1 life.")
    table.graveyard("A", owned)
    for definition in (
        owned,
        card("Red Verse", "{R}", "Sorcery", "You gain 1 life."),
        card("New Verse", "{W}", "Sorcery", "You gain 1 life."),
    ):
        make_card(table.game, definition, 0, OUTSIDE)
    table.hand("A", card(
        "Far Library", "{W}", "Sorcery",
        "You may reveal a sorcery card you own from outside the game and put it into your hand.",
    ))  # fmt: skip
    table.mana("A", "{W}").cast("A", "Far Library").answer("A", True).resolve()
    assert "New Verse" in table.zone("A", "hand")
    offered = [d.candidates for d in table.asked if getattr(d, "candidates", ()) and "outside" in str(getattr(d, "prompt", ""))]
    assert all(len(found) == 1 for found in offered)


@rule("903.4a")
def test_color_identity_is_what_it_was_before_the_game_whatever_becomes_of_the_card() -> None:
    """A commander turns blue and becomes a copy of a red card, and gives white mana as before."""
    table, general = led()
    happen(table.game, ZoneChange(general, "battlefield", controller=0))
    found = table.find("Marshal of Reeds")
    (stone,) = table.battlefield("A", card(
        "Beacon Stone", "{2}", "Artifact", "{T}: Add one mana of any color in your commander's color identity.",
    ))  # fmt: skip
    table.hand("A", card("Blue Bath", "{0}", "Instant", "Target creature becomes blue until end of turn."))
    table.cast("A", "Blue Bath", [found]).resolve()
    assert table.game.chars(found).colors == ("U",)
    table.tap_for_mana("A", stone)
    assert table.pool("A") == "W"
    table.battlefield("B", card("Beacon Stone", "{2}", "Artifact", "{T}: Add one mana of any color in your commander's color identity."))
    table.next_turn("B").hand("B", card("Dawn Note", "{W}", "Instant", "You gain 1 life."))
    assert not casts(table, "B"), "what was established for A is nothing for B"


@rule("903.4e", "903.4", "any colors defined by its characteristic-defining abilities")
def test_alternative_characteristics_count_for_color_identity() -> None:
    tale = data("Short Trip", "{R}", "Sorcery — Adventure", "You gain 1 life.")
    traveller = card("Old Traveller", "{W}", "Legendary Creature — Human", "", "1/1", layout="adventure", back=tale)
    assert color_identity(traveller) == ("W", "R")
    blue = card("Old Traveller", "{W}", "Legendary Creature — Human", "Old Traveller is blue.", "1/1", layout="adventure", back=tale)
    assert color_identity(blue) == ("W", "U", "R")


HIRED = card("Hired Guide", "{3}", "Legendary Creature — Human", "If Hired Guide is your commander, choose a color before the game "
             "begins. Hired Guide is the chosen color.", "2/2")  # fmt: skip


@rule("903.4b", "applies … throughout the game, even as the commander changes zones", "reveals that choice", "607.2p")
def test_the_color_chosen_before_the_game_stays_with_the_commander_in_all_zones() -> None:
    table = Table()
    guide = lead(table.game, 0, HIRED, "R")
    assert table.game.chars(guide).colors == ("R",)
    assert "The chosen color is red" in view_for(table.game, 1, None).objects[guide].notes
    for zone in ("hand", "exile", "battlefield", "library"):
        done = happen(table.game, ZoneChange(guide, zone, cause="setup"))
        guide = next(event.new for event in done if isinstance(event, ZoneChange))
        assert table.game.chars(guide).colors == ("R",), zone
    (other,) = table.battlefield("A", HIRED)
    assert table.game.chars(other).colors == (), "for that card nothing was chosen"
    table.answer("A", True)
    (home,) = [event.new for event in happen(table.game, ZoneChange(guide, "hand")) if isinstance(event, ZoneChange)]
    assert table.game.obj(home).zone == COMMAND and table.game.chars(home).colors == ("R",), "and back in the command zone"


@rule("903.4", "any colors defined by its characteristic-defining abilities", "its own, not others'")
def test_what_a_card_makes_of_other_cards_is_no_color_of_its_own() -> None:
    assert color_identity(card("Blue Lord", "{3}", "Creature — Ox", "Creatures you control are blue.", "2/2")) == ()
    assert color_identity(card("Shy Ox", "{3}", "Creature — Ox", "As long as you control a Forest, Shy Ox is green.", "2/2")) == ()
    assert color_identity(card("Sky Ox", "{3}", "Creature — Ox", "Sky Ox is blue.", "2/2")) == ("U",)


@rule("903.4", "mana symbols in that card's mana cost or rules text", "903.4a", "established before the game begins", "903.2", "903.3")
def test_the_identity_of_a_player_is_that_of_the_cards_that_lead_their_deck() -> None:
    table, _ = led(card("Fen Marshal", "{W}", "Legendary Creature — Human", "{B}: Fen Marshal gets +1/+0 until end of turn. ({R} is told of.)", "2/2"))
    lead(table.game, 1, card("Grey Marshal", "{2}", "Legendary Artifact Creature — Golem", "", "2/2"))
    assert [identity_of(table.game, seat) for seat in (0, 1)] == [("W", "B"), ()]
    lead(table.game, 0, card("Far Marshal", "{G}", "Legendary Creature — Human", "Partner", "2/2"))
    assert [identity_of(table.game, seat) for seat in (0, 1)] == [("W", "B", "G"), ()]
    assert identity_of(Table().game, 0) is None, "undefined without a commander"
