"""Double-faced cards (CR 712): which face is up where, transforming, modal ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game.events.status import PhaseIn, SetGameMark, Transform, TurnFaceDown
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.questions import CAST_WAYS
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import mana_value
from engine.meaning.cards import CardDefinition
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card, data

AWAKE = data("Wide Awake", "", "Creature — Bear", "Trample", "4/4")


def sleeper() -> CardDefinition:
    return card("Light Sleeper", "{2}{G}", "Creature — Bear", "{0}: Transform this creature.", "1/1", back=AWAKE)


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


@rule("712.1", "712.8d", "712.8e")
def test_each_side_is_a_face_with_abilities_of_its_own() -> None:
    table = Table()
    front, awake = table.battlefield("A", sleeper(), sleeper())
    happen(table.game, Transform(awake))
    walls = table.battlefield("B", *[card("Low Wall", "{W}", "Creature — Wall", "", "0/1")] * 2)
    table.answer("A", [[front, 1], [awake, 1]]).answer("B", [[walls[0], front], [walls[1], awake]], "*")
    table.to_step("end_combat")
    assert table.life("B") == 17  # three of the four points trample over


@rule("712.1", "it has no card back")
def test_turned_to_its_other_side_it_is_not_turned_face_up() -> None:
    back = data("Wide Awake", "", "Creature — Bear", "As this creature is turned face up, put two +1/+1 counters on it.", "4/4")
    table = Table()
    (bear,) = table.battlefield("A", card("Light Sleeper", "{2}{G}", "Creature — Bear", "{0}: Transform this creature.", "1/1", back=back))
    table.activate("A", bear).resolve()
    assert table.game.chars(bear).name == "Wide Awake" and table.counters(bear) == {}


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


@rule("712.9")
def test_a_copy_of_a_back_face_can_not_transform_unless_its_own_card_is_double_faced() -> None:
    table = Table()
    (bear,) = table.battlefield("A", sleeper(), face=1)
    table.hand("A", card("Mirror Slime", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0"))
    table.answer("A", [bear]).mana("A", "{U}").cast("A", "Mirror Slime").resolve()
    (copy,) = [oid for oid in table.all("Wide Awake") if oid != bear]
    assert table.pt(copy) == (4, 4)
    table.hand("A", card("All Turn", "{G}", "Instant", "Transform all Bears."))
    table.mana("A", "{G}").cast("A", "All Turn").resolve()
    assert table.game.chars(copy).name == "Wide Awake" and table.game.chars(bear).name == "Light Sleeper"


HUMANS_TURN = ("Moonlit Change", "{1}{G}", "Instant", "Transform all Humans.")


@rule("712.9", "712.8e")
def test_an_outlaw_that_is_a_copy_of_a_plain_human_turns_its_back_face_up_unseen_until_the_turn_ends() -> None:
    table = Table()
    back = data("Moor Terror", "", "Creature — Werewolf", "Double strike", "3/3")
    outlaw = card("Moor Outlaw", "{1}{R}{R}", "Creature — Human Rogue Werewolf", "First strike", "2/2", back=back)
    rogue, guard = table.battlefield("A", outlaw, card("Gate Guard", "{W}", "Creature — Human Soldier", "", "2/1"))
    table.hand("A", card("Reshape", "{U}", "Instant", "Target creature becomes a copy of another target creature until end of turn."), card(*HUMANS_TURN))
    table.mana("A", "{U}{1}{G}").cast("A", "Reshape", [rogue, guard]).resolve().cast("A", "Moonlit Change").resolve()
    assert table.game.objects[rogue].face == 1 and table.game.objects[guard].face == 0
    assert table.game.chars(rogue).name == "Gate Guard" and table.pt(rogue) == (2, 1) and not table.has(rogue, "double strike")
    table.next_turn("B")
    assert table.game.chars(rogue).name == "Moor Terror" and table.has(rogue, "double strike")


@rule("712.9", "712.3")
def test_a_modal_double_faced_human_is_not_transformed_with_all_humans() -> None:
    table = Table()
    turns = card("Moor Farmer", "{G}", "Creature — Human", "", "1/1", back=data("Moor Beast", "", "Creature — Werewolf", "", "3/3"))
    thief = card("Bog Thief", "{2}{B}", "Creature — Human Rogue", "Menace", "2/3", layout="modal_dfc", back=data("Bog Path", "", "Land", "{T}: Add {B}."))
    farmer, rogue = table.battlefield("A", turns, thief)
    table.hand("A", card(*HUMANS_TURN))
    table.mana("A", "{1}{G}").cast("A", "Moonlit Change").resolve()
    assert table.game.chars(farmer).name == "Moor Beast"
    assert table.game.chars(rogue).name == "Bog Thief" and table.game.objects[rogue].face == 0


@rule("712.10")
def test_a_permanent_does_not_transform_into_an_instant_or_sorcery() -> None:
    back = data("Loud Noise", "", "Sorcery", "You gain 1 life.")
    odd = card("Quiet Thing", "{2}", "Creature — Bear", "{0}: Transform this creature.", "1/1", back=back)
    table = Table()
    (thing,) = table.battlefield("A", odd)
    table.activate("A", thing).resolve()
    assert table.game.objects[thing].face == 0 and table.pt(thing) == (1, 1)
    (bear,) = table.battlefield("A", sleeper())
    table.activate("A", bear).resolve()
    assert table.game.objects[bear].face == 1 and table.pt(bear) == (4, 4)  # that face is a creature's


@rule("712.10", "instructs a player to transform a permanent", "701.28f")
def test_a_permanent_turns_over_and_back_but_not_by_an_ability_from_before_it_turned() -> None:
    turns = "{0}: Transform this creature."
    table = Table()
    (vane,) = table.battlefield("A", card("Weather Vane", "{2}", "Artifact Creature — Bird", turns + "\n{1}: Transform this creature at the beginning of the next end step.",
                                          "1/1", back=data("Storm Vane", "", "Artifact Creature — Bird", turns, "3/3")))  # fmt: skip
    faces = []
    for _ in range(2):
        table.activate("A", vane).resolve()
        faces.append(table.game.objects[vane].face)
    assert faces == [1, 0]
    table.mana("A", "{1}").activate("A", vane, index=1).resolve().to_step("end").resolve()
    assert table.game.objects[vane].face == 1
    table.next_turn("A").activate("A", vane).resolve()
    table.mana("A", "{1}").activate("A", vane, index=1).resolve().activate("A", vane).resolve().to_step("end").resolve()
    assert table.game.objects[vane].face == 1  # it has turned since that was said


@rule("712.11", "712.13", "712.8c")
def test_a_transforming_card_is_cast_and_enters_front_face_up() -> None:
    table = Table()
    table.hand("A", sleeper())
    table.mana("A", "{2}{G}")
    assert [a.label for a in table.actions("A")] == ["Light Sleeper"]
    table.cast("A", "Light Sleeper").resolve()
    assert table.game.objects[table.find("Light Sleeper")].face == 0


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


WISP = ("Gray Wisp", "{1}{U}", "Creature — Spirit", "Disturb {2}{U}", "1/1")


def wisp() -> CardDefinition:
    return card(*WISP, back=data("Bright Wisp", "", "Creature — Spirit", "Flying", "3/2", color_indicator=("U",)))


@rule("712.6")
def test_whoever_may_look_at_a_double_faced_card_sees_both_sides() -> None:
    table = Table()
    (held,) = table.hand("A", sleeper())
    (bear,) = table.battlefield("A", sleeper())
    mine, theirs = view_for(table.game, 0, None), view_for(table.game, 1, None)
    assert [face.name for face in mine.objects[held].faces] == ["Light Sleeper", "Wide Awake"]
    assert [face.name for face in theirs.objects[bear].faces] == ["Light Sleeper", "Wide Awake"]
    (back,) = theirs.players[0].hand
    assert back != held and theirs.objects[back].faces == ()


@rule("712.7", "712.17")
def test_a_hidden_double_faced_card_can_not_be_told_from_any_other_card() -> None:
    table = Table()
    plain = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    table.hand("A", sleeper(), plain)
    exiled = tuple(_exiled_face_down(table, definition) for definition in (sleeper(), plain))
    view = view_for(table.game, 1, None)
    seen = view.objects
    for double, other in (view.players[0].hand, exiled):
        assert replace(seen[double], id=0) == replace(seen[other], id=0) and not seen[double].known


@rule("712.7", "712.17", "hidden but from who may look at it")
@pytest.mark.parametrize("words", [
    "{0}: Exile target card from your graveyard face down. You may look at it for as long as it remains exiled.",
    "{0}: Exile target card from your graveyard face down.\nYou may look at and play cards exiled with Test Thing.",
])
def test_a_hidden_double_faced_card_is_known_to_who_may_look_at_it(words: str) -> None:
    table = Table()
    (dead,) = table.graveyard("A", sleeper())
    table.activate("A", permanent(table, words), targets=[dead]).resolve()
    (hidden,) = table.game.zone("exile")
    other = _exiled_face_down(table, sleeper())
    assert [view_for(table.game, seat, None).objects[hidden].known for seat in (0, 1)] == [True, False]
    assert [view_for(table.game, seat, None).objects[other].known for seat in (0, 1)] == [False, False]  # nothing speaks of that one


def _exiled_face_down(table: Table, definition: CardDefinition) -> int:
    (oid,) = table.graveyard("A", definition)
    (done,) = happen(table.game, ZoneChange(oid, "exile", face_down="exile"))
    assert isinstance(done, ZoneChange)
    return done.new


@rule("712.11a", "712.8c", "202.3b")
def test_a_card_cast_transformed_is_on_the_stack_with_its_back_face_up() -> None:
    table = Table()
    (dead,) = table.graveyard("A", wisp())
    table.mana("A", "{2}{U}").cast("A", dead)
    spell = table.game.stack[-1]
    values = table.game.chars(spell)
    assert (values.name, values.power, values.colors) == ("Bright Wisp", 3, ("U",)) and mana_value(table.game, spell) == 2
    table.resolve()
    assert table.game.objects[table.find("Bright Wisp")].face == 1


@rule("712.11d", "712.11c")
def test_the_front_face_s_own_permission_counts_though_only_the_back_face_is_evaluated() -> None:
    table = Table()
    (dead,) = table.graveyard("A", wisp())
    table.battlefield("B", card("No Small Ones", "{W}", "Enchantment", "Players can't cast creature spells with power 1 or less."))
    assert table.game.chars(dead).power == 1 and wisp().faces[1].printed.abilities.modifiers.get(CAST_WAYS) is None
    table.mana("A", "{2}{U}")
    assert [(a.way, a.index) for a in table.actions("A")] == [("disturb", 1)]


@rule("712.13a")
def test_what_would_enter_transformed_into_a_sorcery_goes_to_the_graveyard() -> None:
    table = Table()
    wolf = card("Moor Villager", "{1}{G}", "Creature — Human Werewolf", "Daybound", "2/2", back=data("Moor Howler", "", "Creature — Werewolf", "Nightbound", "4/4"))
    (villager,) = table.battlefield("A", wolf)
    happen(table.game, SetGameMark("daytime", "day"))
    odd = card("Odd Copier", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0", back=data("Loud End", "", "Sorcery", "You gain 1 life."))
    table.hand("A", odd, odd)
    table.answer("A", [villager]).mana("A", "{U}{U}").cast("A", "Odd Copier").resolve()
    assert len(table.all("Moor Villager")) == 2  # by day it enters as the copy that it is
    happen(table.game, SetGameMark("daytime", "night"))
    table.answer("A", [table.all("Moor Villager")[0]]).cast("A", "Odd Copier").resolve()
    assert table.zone("A", "graveyard") == ["Odd Copier"] and len(table.all("Moor Villager")) == 1


KEEPER = ("Moor Keeper", "{2}{G}", "Creature — Human Werewolf", "Daybound\nCreatures you control enter as a copy of this creature.", "3/3")


@rule("712.13a")
def test_a_siege_that_enters_by_night_as_a_copy_of_a_daybound_creature_goes_to_the_graveyard_for_its_sorcery_back() -> None:
    table = Table()
    table.battlefield("A", card("All Cogs", "{6}", "Artifact", "All permanents are artifacts in addition to their other types."))
    table.battlefield("A", card("Cogs Walk", "{3}{U}", "Enchantment", "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."))
    (keeper,) = table.battlefield("B", card(*KEEPER, back=data("Moor Hunter", "", "Creature — Werewolf", "Nightbound", "5/5")))
    happen(table.game, SetGameMark("daytime", "day"))
    table.hand("A", card("Mirror Slime", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0"))
    table.answer("A", [keeper]).mana("A", "{U}").cast("A", "Mirror Slime").resolve()
    (copy,) = [oid for oid in table.all("Moor Keeper") if oid != keeper]
    siege = ("Vale Raid", "{1}{R}", "Battle — Siege", "When this Siege enters, you gain 5 life.")
    raids = [card(*siege, back=back, defense="4") for back in (data("Raid's End", "", "Sorcery", "You gain 1 life."), data("Raid Lord", "", "Creature — Human", "", "6/6"))]
    table.hand("A", *raids)
    happen(table.game, SetGameMark("daytime", "night"))
    table.settle()
    assert table.game.chars(keeper).name == "Moor Hunter" and table.game.chars(copy).name == "Moor Keeper"  # no card of two faces
    table.mana("A", "{1}{R}").cast("A", table.find("Vale Raid", "hand")).resolve()
    assert table.zone("A", "graveyard") == ["Vale Raid"] and table.all("Moor Keeper") == [copy] and table.life("A") == 20
    table.mana("A", "{1}{R}").cast("A", table.find("Vale Raid", "hand")).resolve()
    entered = table.game.battlefield[-1]
    assert table.game.objects[entered].face == 1 and table.game.chars(entered).name == "Moor Keeper"  # a creature's back is no bar


@rule("712.18")
def test_a_bonus_until_end_of_turn_stays_through_the_transforming_and_ends_with_the_turn() -> None:
    table = Table()
    (bear,) = table.battlefield("A", sleeper())
    table.hand("A", card("Pump", "{R}", "Instant", "Target creature gets +2/+2 until end of turn."))
    table.mana("A", "{R}").cast("A", "Pump", [bear]).resolve()
    assert table.pt(bear) == (3, 3)
    table.activate("A", bear).resolve()
    assert table.game.chars(bear).name == "Wide Awake" and table.pt(bear) == (6, 6)
    table.next_turn("B")
    assert table.game.chars(bear).name == "Wide Awake" and table.pt(bear) == (4, 4)


@rule("712.20")
def test_an_as_transforms_ability_applies_while_it_is_transforming() -> None:
    back = data("Many Colors", "", "Creature — Bear", "As this creature transforms into Many Colors, choose a color.\nThis creature has protection from the chosen color.", "4/4")
    table = Table()
    (bear,) = table.battlefield("A", card("One Color", "{2}{G}", "Creature — Bear", "{0}: Transform this creature.", "1/9", back=back))
    table.answer("A", lambda decision: decision.options.index("red"))
    table.activate("A", bear).resolve(1)
    assert table.stack() == [] and table.game.objects[bear].choices["color"] == "R"
    assert table.has(bear, "protection")
    for cost, damage in (("{R}", 0), ("{U}", 1)):
        table.hand("A", card("Hail", cost, "Sorcery", "Hail deals 1 damage to each creature."))
        table.mana("A", cost).cast("A", "Hail").resolve()
        assert table.game.objects[bear].damage == damage  # from red alone it is protected
    asked = len(table.asked)
    happen(table.game, Transform(bear))  # back to its front, which says nothing of the kind
    assert table.game.chars(bear).name == "One Color" and len(table.asked) == asked
    table.hand("A", card("Hail", "{R}", "Sorcery", "Hail deals 1 damage to each creature."))
    table.mana("A", "{R}").cast("A", "Hail").resolve()
    assert table.game.objects[bear].damage == 2, "what the other face said is over"


@rule("712.8e", "202.3b")
def test_words_see_the_mana_value_of_a_transformed_permanent_as_that_of_its_front_face() -> None:
    table = Table()
    moth = card("Pale Caterpillar", "{2}{G}", "Creature — Insect", "{0}: Transform Pale Caterpillar.", "1/1",
                back=data("Pale Moth", "", "Creature — Insect", "Flying", "3/3"))  # fmt: skip
    (oid,) = table.battlefield("A", moth)
    table.activate("A", oid).resolve()
    table.hand("A", card("Exact Blow", "{B}", "Sorcery", "Destroy all creatures with mana value 3."))
    table.mana("A", "{B}").cast("A", "Exact Blow").resolve()
    assert not table.all("Pale Moth")
