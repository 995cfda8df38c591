"""Double-faced cards (CR 712): which face is up where, transforming, modal ones."""

from __future__ import annotations

from engine.cards.card_data import FaceData
from engine.events.status import PhaseIn, TurnFaceDown
from engine.events.zone_changes import ZoneChange
from engine.model.cards import CardDefinition
from engine.rules.happening import happen
from engine.rules.values import mana_value
from tests.rulebook import rule
from tests.table import Table, card, data

AWAKE = data("Wide Awake", "", "Creature — Bear", "Trample", "4/4")


def sleeper() -> CardDefinition:
    return card("Light Sleeper", "{2}{G}", "Creature — Bear", "{0}: Transform this creature.", "1/1", back=AWAKE)


def modal(back: FaceData) -> CardDefinition:
    return card("Front Room", "{1}{U}", "Sorcery", "You gain 2 life.", layout="modal_dfc", back=back)


@rule("712.8", "712.8a", "712.1", "712.2")
def test_elsewhere_a_double_faced_card_is_its_front_face_only() -> None:
    table = Table()
    for zone in (table.hand, table.graveyard, table.exile):
        (oid,) = zone("A", sleeper())
        values = table.game.chars(oid)
        assert values.name == "Light Sleeper" and values.names == ("Light Sleeper",)
    (bear,) = table.battlefield("A", sleeper(), face=1)
    assert table.game.chars(bear).name == "Wide Awake"
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Fell", [bear]).resolve()
    assert "Light Sleeper" in table.zone("A", "graveyard")


@rule("712.8d", "712.8e", "712.18", "701.28a")
def test_transforming_keeps_the_object_and_what_affects_it() -> None:
    table = Table()
    (bear,) = table.battlefield("A", sleeper())
    table.hand("A", card("Pump", "{R}", "Instant", "Target creature gets +2/+2 until end of turn."))
    table.mana("A", "{R}").cast("A", "Pump", [bear]).resolve().activate("A", bear).resolve()
    assert table.game.chars(bear).name == "Wide Awake" and table.pt(bear) == (6, 6)
    assert mana_value(table.game, bear) == 3 and table.game.chars(bear).abilities.activated == ()


@rule("712.9")
def test_only_transforming_double_faced_permanents_transform() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (toy,) = table.battlefield("A", card("Split Bear", "{G}", "Creature — Bear", "", "1/1", layout="modal_dfc", back=data("Other Bear", "{R}", "Creature — Bear", "", "3/3")))
    table.hand("A", *[card("Turn Over", "{U}", "Instant", "Transform target creature.")] * 2)
    table.mana("A", "{U}{U}").cast("A", "Turn Over", [bear]).resolve().cast("A", "Turn Over", [toy]).resolve()
    assert table.game.chars(bear).name == "Plain Bear" and table.game.chars(toy).name == "Split Bear"


@rule("712.9", "707.4")
def test_a_double_faced_permanent_that_copies_something_transforms_and_stays_the_copy() -> None:
    table = Table()
    (bear,) = table.battlefield("A", sleeper())
    (human,) = table.battlefield("A", card("Plain Soldier", "{W}", "Creature — Human", "", "2/1"))
    table.hand("A", card("Mimicry", "{U}", "Instant", "Target creature becomes a copy of another target creature until end of turn."), card("Turn Over", "{U}", "Instant", "Transform target creature."))
    table.mana("A", "{U}{U}").cast("A", "Mimicry", [bear, human]).resolve().cast("A", "Turn Over", [bear]).resolve()
    assert table.game.objects[bear].face == 1 and table.game.chars(bear).name == "Plain Soldier"
    table.next_turn("B")
    assert table.game.chars(bear).name == "Wide Awake"


@rule("712.10")
def test_a_permanent_does_not_transform_into_an_instant_or_sorcery() -> None:
    back = data("Loud Noise", "", "Sorcery", "You gain 1 life.")
    odd = card("Quiet Thing", "{2}", "Creature — Bear", "{0}: Transform this creature.", "1/1", back=back)
    table = Table()
    (thing,) = table.battlefield("A", odd)
    table.activate("A", thing).resolve()
    assert table.game.objects[thing].face == 0 and table.pt(thing) == (1, 1)


@rule("712.11", "712.13", "712.8c")
def test_a_transforming_card_is_cast_and_enters_front_face_up() -> None:
    table = Table()
    table.hand("A", sleeper())
    table.mana("A", "{2}{G}")
    assert [a.label for a in table.actions("A")] == ["Light Sleeper"]
    table.cast("A", "Light Sleeper").resolve()
    assert table.game.objects[table.find("Light Sleeper")].face == 0


@rule("712.3", "712.8f", "712.11b", "712.11c")
def test_a_modal_double_faced_card_is_cast_as_either_face() -> None:
    table = Table()
    table.hand("A", modal(data("Back Room", "{R}", "Creature — Mouse", "", "2/1")))
    table.mana("A", "{R}")
    assert [(a.label, a.index) for a in table.actions("A")] == [("Back Room", 1)]  # the front is too expensive
    table.cast("A", "Back Room")
    values = table.game.chars(table.game.stack[-1])
    assert values.types == ("creature",) and values.mana_value == 1
    table.resolve()
    assert table.pt(table.find("Back Room")) == (2, 1)


@rule("712.12", "305.1")
def test_a_modal_double_faced_card_is_played_as_a_land_with_that_face_up() -> None:
    table = Table()
    table.hand("A", modal(data("Back Garden", "", "Land", "{T}: Add {G}.")))
    assert [(a.kind, a.label) for a in table.actions("A")] == [("play", "Back Garden")]
    table.play("A", "Back Garden")
    assert table.game.chars(table.find("Back Garden")).types == ("land",)


@rule("712.14", "712.14a")
def test_put_onto_the_battlefield_it_has_its_front_face_up_unless_transformed() -> None:
    table = Table()
    first, second = table.graveyard("A", sleeper(), sleeper())
    table.hand("A", card("Rise", "{W}", "Sorcery", "Return target creature card from your graveyard to the battlefield."), card("Rise Changed", "{W}", "Sorcery", "Return target creature card from your graveyard to the battlefield transformed."))
    table.mana("A", "{W}{W}").cast("A", "Rise", [first]).resolve().cast("A", "Rise Changed", [second]).resolve()
    assert table.find("Light Sleeper") and table.find("Wide Awake")


@rule("712.14a")
def test_what_has_no_back_face_can_not_come_transformed() -> None:
    table = Table()
    (bear,) = table.graveyard("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Rise Changed", "{W}", "Sorcery", "Return target creature card from your graveyard to the battlefield transformed."))
    table.mana("A", "{W}").cast("A", "Rise Changed", [bear]).resolve()
    assert bear in table.game.objects and table.game.battlefield == ()


@rule("712.14b")
def test_a_modal_card_whose_front_is_no_permanent_card_stays_where_it_is() -> None:
    table = Table()
    (room,) = table.graveyard("A", modal(data("Back Room", "{R}", "Creature — Mouse", "", "2/1")))
    assert happen(table.game, ZoneChange(room, "battlefield", controller=0)) == ()
    assert room in table.game.objects


@rule("712.16", "708.2b")
def test_a_double_faced_permanent_can_not_be_turned_face_down() -> None:
    table = Table()
    (bear,) = table.battlefield("A", sleeper())
    assert happen(table.game, TurnFaceDown(bear)) == ()
    assert happen(table.game, PhaseIn(bear)) == () and table.pt(bear) == (1, 1)


@rule("712.15", "712.15a")
def test_a_face_down_double_faced_permanent_does_not_transform() -> None:
    table = Table()
    (bear,) = table.graveyard("A", sleeper())
    happen(table.game, ZoneChange(bear, "battlefield", controller=0, face_down="effect"))
    hidden = table.game.battlefield[-1]
    table.hand("A", card("Turn Over", "{U}", "Instant", "Transform target creature."), card("Unhide", "{U}", "Instant", "Turn target face-down creature face up."))
    table.mana("A", "{U}{U}").cast("A", "Turn Over", [hidden]).resolve()
    assert table.pt(hidden) == (2, 2)
    table.cast("A", "Unhide", [hidden]).resolve()
    assert table.game.chars(hidden).name == "Light Sleeper" and table.game.objects[hidden].face == 0
