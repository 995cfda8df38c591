"""Whole Commander games (CR 903.2, 903.7, 903.10). How they begin, what is noted, and commanders cast turn after
turn."""

from __future__ import annotations

import pytest

from engine.api import Match, SeatSetup, Setup, SetupError, YesNo
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.record import replace
from engine.core.zones import COMMAND
from engine.game.decisions.act import CAST
from engine.game.events.damage import Damage
from engine.game.events.players import LoseGame
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.combat.attacking import possible_attacks
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate, identity_of, is_commander
from engine.table.seat_views import view_for
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data
from tests.support.games.commander_decks import CARDS, PLAIN, brawl, drafted, led_by, setup

MARSHAL = card("Marshal of Reeds", "{1}{W}", "Legendary Creature — Human", "", "2/2")
HIRED = card("Hired Guide", "{2}", "Legendary Creature — Human", "If Hired Guide is your commander, choose a color before the game begins. "
             "Hired Guide is the chosen color.", "2/2")  # fmt: skip
TOP, BOTTOM = 0, 1  # where a mutating creature spell is put
FELL = card("Fell", "{0}", "Instant", "Destroy target creature.")


@rule("903.2", "a two-player game or a multiplayer game", "903.8", "903.9a", "903.3", "903.4b")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_casts_their_own_commander_in_their_turn_and_may_attack_any_other(seats: int) -> None:
    """Each for what it costs, and for {2} more once it has died. Its owner's alone, with the color chosen for it."""
    table, who = Table(seats, variant="commander"), "ABCD"[:seats]
    assert [table.life(one) for one in who] == [40] * seats
    for seat in range(seats):
        lead(table.game, seat, HIRED if seat % 2 else MARSHAL, "UG"[seat // 2] if seat % 2 else "")
    names = ["Hired Guide" if seat % 2 else "Marshal of Reeds" for seat in range(seats)]
    notes = [("commander", f"The chosen color is {('blue', 'green')[seat // 2]}") if seat % 2 else ("commander",) for seat in range(seats)]
    for seat, one in enumerate(who):
        if seat:
            table.next_turn(one)
        (mine,) = [oid for oid in table.game.zone(COMMAND) if table.game.obj(oid).owner == seat]
        assert view_for(table.game, (seat + 1) % seats, None).objects[mine].notes == notes[seat]
        assert not [action for action in table.actions(one) if action.kind == CAST], "without mana"
        for tax in (0, 2):
            table.mana(one, "{1}{W}")
            if tax:
                assert not [action for action in table.actions(one) if action.kind == CAST]
                table.mana(one, f"{{{tax}}}")
            offered = [action.label for action in table.actions(one) if action.kind == CAST]
            assert offered == [names[seat]], "nobody else's commander"
            table.cast(one, names[seat]).resolve()
            leader = table.find(names[seat], who=one)
            assert table.pool(one) == "" and is_commander(table.game, table.game.obj(leader))
            if not tax:
                table.hand(one, FELL)
                table.answer(one, True).cast(one, "Fell", [leader]).resolve()
                (home,) = [oid for oid in table.game.zone(COMMAND) if table.game.obj(oid).owner == seat]
                assert view_for(table.game, seat, None).objects[home].notes == (*notes[seat], "costs {2} more")
        assert table.game.chars(leader).colors == (("U", "G")[seat // 2],) if seat % 2 else ("W",)
        lead(table.game, seat, card("Moon Ox", "{3}", "Legendary Creature — Ox", "As long as it's your turn, Moon Ox is blue.", "2/2"))
        assert identity_of(table.game, seat) == (("UG"[seat // 2],) if seat % 2 else ("W",)), "what it is at times is not in its identity"
        ox, *_ = table.battlefield(one, card("Ox", "{W}", "Creature — Ox", "", "1/1"))
        assert sorted(dict(possible_attacks(table.game, seat))[ox]) == [other for other in range(seats) if other != seat]


@rule("903.7", "sets their life total to 40 and draws a hand of seven cards", "903.4", "the color identities of both commanders", "903.6")
def test_a_game_of_partners_begins_and_one_with_a_deck_that_is_not_theirs_does_not() -> None:
    deck = ((59, "Swamp"), (38, "Mountain"), (1, "Dark Cutter"))
    match = Match.new(setup(deck, ("Keeper of Fens", "Keeper of Fells")))
    while not isinstance(match.pending, YesNo):
        match.answer_by_chance()  # who begins
    game = match.live
    assert [identity_of(game, seat) for seat in (0, 1)] == [("B", "R"), ("W",)]
    assert [(game.players[seat].life, len(game.zone("hand", seat)), len(game.zone("library", seat))) for seat in (0, 1)] == [(40, 7, 91), (40, 7, 92)]
    assert [sum(game.obj(oid).owner == seat for oid in game.zone(COMMAND)) for seat in (0, 1)] == [2, 1]
    for leading, wrong, why in (
        (("Keeper of Fens",), ((100, "Swamp"),), r"101 cards with the commander, not 100 \(903\.5a\)"), (("Keeper of Fens",), ((60, "Swamp"), (39, "Mountain")), r"makes red mana.*903\.5d"), (("Keeper of Fens",), ((98, "Swamp"),), r"903\.5a"),
        (("Keeper of Fens",), ((97, "Swamp"), (2, "Dark Cutter")), r"2 of Dark Cutter.*903\.5b"), (("Silent Seer",), PLAIN, r"903\.3\)"),
        (("Keeper of Fens",), ((98, "Swamp"), (1, "Fire Cutter")), r"903\.5c"), (("Nobody of Note",), PLAIN, "Ana's .*Nobody of Note"),
        (("Hired Guide", "Keeper of Fens"), ((49, "Swamp"), (48, "Plains"), (1, "Scree")), r"makes red mana.*903\.5d"),
    ):  # fmt: skip
        with pytest.raises(SetupError, match=why):
            Match.new(setup(wrong, leading))
    setup(((50, "Swamp"), (48, "Mountain")), ("Hired Guide", "Keeper of Fens")).check()
    brawl(((58, "Swamp"), (1, "Plain Crate")), "Still Golem").check()
    drafted(((59, "Plains"),), "Marshal of Reeds").check()


@rule("903.3c", "903.8", "903.9a", "903.10a")
def test_a_commander_that_merges_with_a_creature_makes_it_a_commander() -> None:
    """Cast from the command zone for its mutate cost, and for {2} more once the merged permanent has died."""
    table = Table(variant="commander")
    lead(table.game, 0, card("Reed Beast", "{7}{G}", "Legendary Creature — Beast", "Mutate {1}{G}", "6/6"))
    for tax in ("", "{2}"):
        (ox,) = table.battlefield("A", card("Plain Ox", "{W}", "Creature — Ox", "", "1/1"))
        table.mana("A", "{1}{G}")
        if tax:
            assert not [action for action in table.actions("A") if action.kind == CAST], "it costs {2} more"
            table.mana("A", tax)
        (action,) = [action for action in table.actions("A") if action.kind == CAST]
        assert (action.way, action.label) == ("mutate", "Mutate {1}{G}")
        table.cast("A", "Reed Beast", [ox], way="mutate").resolve()
        assert table.pool("A") == "" and is_commander(table.game, table.game.obj(ox)) and table.game.zone(COMMAND) == ()
        assert view_for(table.game, 1, None).objects[ox].text == "Mutate {1}{G}", "what it says is the commander's, as the ox says nothing"
        table.hand("A", FELL)
        table.answer("A", "*", True).cast("A", "Fell", [ox]).resolve()  # in whichever order the two cards lie in the graveyard
        assert [table.game.chars(oid).name for oid in table.game.zone(COMMAND)] == ["Reed Beast"] and table.all("Plain Ox", "graveyard")
    (ox,) = table.battlefield("A", card("Plain Ox", "{W}", "Creature — Ox", "", "1/1"))
    table.mana("A", "{5}{G}").cast("A", "Reed Beast", [ox], way="mutate").resolve()
    happen(table.game, Damage(ox, 1, 21, combat=True))
    assert table.settle().game.players[1].lost


@rule("903.4f", "undefined if that player doesn't have a commander, and whoever has one has it wherever it is", "903.8", "903.9a")
def test_mana_of_a_commanders_colors_casts_it_again_and_nobody_without_one_has_any() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Reed Warden", "{W}", "Legendary Creature — Human", "", "1/1"))
    beacon = card("Beacon", "{2}", "Artifact", "{T}: Add one mana of any color in your commander's color identity.")
    mine, (theirs,) = table.battlefield("A", *[beacon] * 3), table.battlefield("B", beacon)
    table.mana("A", "{W}").cast("A", "Reed Warden").resolve()
    table.hand("A", FELL)
    table.answer("A", True).cast("A", "Fell", [table.find("Reed Warden")]).resolve()
    home = table.find("Reed Warden", COMMAND)
    assert [view_for(table.game, viewer, None).objects[home].notes for viewer in (0, 1)] == [("commander", "costs {2} more")] * 2
    assert [action.label for action in table.actions("A") if action.kind == CAST] == ["Reed Warden"], "with three beacons"
    for stone in mine:
        table.tap_for_mana("A", stone)
    assert table.pool("A") == "WWW"
    table.cast("A", "Reed Warden").resolve()
    assert table.pool("A") == "" and table.find("Reed Warden") and identity_of(table.game, 1) is None
    table.hand("B", card("Nod", "{W}", "Instant", "You gain 1 life."))
    assert not [action for action in table.actions("B") if action.kind == CAST] and not table.game.objects[theirs].tapped


@rule("903.9", "903.9a", "its owner may put it into the command zone: the card alone, whoever cast and controlled what it merged with", "702.140a")
def test_a_commander_that_an_opponent_cast_to_mutate_goes_home_to_its_owner() -> None:
    table = Table(variant="commander")
    beast = lead(table.game, 0, card("Reed Beast", "{7}{G}", "Legendary Creature — Beast", "Mutate {1}{G}", "6/6"))
    mine, (theirs,) = table.battlefield("A", *[card("Plain Ox", "{W}", "Creature — Ox", "", "1/1")] * 2), table.battlefield("B", card("Bull", "{R}", "Creature — Ox", "", "1/1"))
    do(table, "Target opponent gains control of target creature.", [1, mine[1]])
    happen(table.game, ZoneChange(beast, "exile"))
    table.answer("A", False).next_turn("B")
    do(table, "You may cast target card in exile this turn.", [table.find("Reed Beast", "exile")], who="B")
    table.mana("B", "{1}{G}").cast("B", "Reed Beast", [mine[1]], way="mutate")
    (asked,) = [decision for decision in table.asked if decision.kind == "targets" and decision.seat == 1 and len(decision.candidates) == 2]  # type: ignore[attr-defined]
    assert asked.candidates == tuple(mine) and theirs not in asked.candidates, "creatures of its owner, whoever controls them"  # type: ignore[attr-defined]
    table.resolve()
    assert table.game.controller(mine[1]) == 1 and is_commander(table.game, table.game.obj(mine[1]))
    table.hand("B", FELL)
    table.answer("A", "*", True).cast("B", "Fell", [mine[1]]).resolve()
    assert [table.game.chars(oid).name for oid in table.game.zone(COMMAND)] == ["Reed Beast"] and table.zone("A", "graveyard") == ["Test Rite", "Plain Ox"]


@rule("903.3b", "the melded permanent is the commander, and so is the card by itself", "903.9b")
def test_a_commander_that_was_melded_returns_to_the_command_zone_by_itself_too() -> None:
    both = data("Twin Tower", "", "Legendary Creature — Construct", "", "7/7")
    joins = "{1}: If you both own and control Low Half and a creature named High Half, exile them, then meld them into Twin Tower."
    table = Table(variant="commander")
    low, high = table.battlefield("A", card("Low Half", "{2}{R}", "Creature — Construct", joins, "2/2", layout="meld", back=both),
                                  card("High Half", "{3}{G}", "Legendary Creature — Construct", "", "3/3", layout="meld", back=both))  # fmt: skip
    happen(table.game, designate(table.game, 0, high))
    table.mana("A", "{1}").activate("A", low).resolve()
    home = card("Send Home", "{0}", "Instant", "Return target creature to its owner's hand.")
    table.battlefield("A", card("Home Bell", "{1}", "Artifact", "Whenever a permanent is returned to your hand, you gain 1 life."))
    for name in ("Twin Tower", "High Half"):
        table.hand("A", home)
        table.cast("A", "Send Home", [table.find(name)]).answer("A", True).resolve()
        (oid,) = table.game.zone(COMMAND)
        assert table.game.chars(oid).name == "High Half" and table.zone("A", "hand") == ["Low Half"]
        assert table.life("A") == 41, "the other half of the tower alone was returned to the hand"
        happen(table.game, ZoneChange(oid, "battlefield", controller=0))


@rule("903.3b", "melded with the other member of its meld pair: into what both of them are together", "701.37c")
def test_a_commander_that_became_a_copy_of_half_a_tower_is_not_melded_into_that_tower() -> None:
    """Two cards of another pair, as copies of the halves of a tower, are exiled, and there they stay."""
    tower, wall = (data(name, "", "Legendary Creature — Construct", "", "7/7") for name in ("Twin Tower", "Twin Wall"))
    joins = "{1}: If you both own and control this creature and a creature named High Half, exile them, then meld them into Twin Tower."
    halves = [card(name, "{2}", "Creature — Construct", words, "2/2", layout="meld", back=back)
              for name, words, back in (("Low Half", joins, tower), ("High Half", "", tower), ("Left Half", "", wall), ("Right Half", "", wall))]  # fmt: skip
    table = Table(variant="commander")
    low, high, left, right = table.battlefield("A", *halves)
    happen(table.game, designate(table.game, 0, right))
    do(table, "Target creature becomes a copy of another target creature until end of turn.", [left, low])
    do(table, "Target creature becomes a copy of another target creature until end of turn.", [right, high])
    do(table, "Return two target creatures to their owner's hand.", [low, high])
    table.mana("A", "{1}").activate("A", left).answer("A", False).resolve()
    assert sorted(table.zone("A", "exile")) == ["Left Half", "Right Half"] and table.game.battlefield == ()
    assert is_commander(table.game, table.game.obj(table.find("Right Half", "exile"))), "it is the commander still"


@rule("903.4e", "the characteristics of an Adventure are among the commander's", "903.8", "903.9a")
def test_a_commander_is_cast_as_its_adventure_and_its_colors_are_those_of_both() -> None:
    tale = data("Short Trip", "{R}", "Sorcery — Adventure", "You gain 1 life.")
    table = Table(variant="commander")
    lead(table.game, 0, card("Old Traveller", "{W}", "Legendary Creature — Human", "Other creatures you control are blue.", "1/1", layout="adventure", back=tale))
    assert identity_of(table.game, 0) == ("W", "R"), "not what it makes of others"
    table.mana("A", "{R}").cast("A", "Short Trip")
    (spell,) = table.game.stack
    assert (table.game.chars(spell).colors, table.game.chars(spell).types) == (("R",), ("sorcery",))
    seen = view_for(table.game, 1, None).objects[spell]
    assert (seen.name, seen.power, seen.printed_power) == ("Short Trip", None, None), "an adventure has no power"
    table.answer("A", False).resolve()
    assert table.life("A") == 41 and table.zone("A", "exile") == ["Old Traveller"]
    table.mana("A", "{W}").cast("A", "Old Traveller").resolve()
    assert table.pt(table.find("Old Traveller")) == (1, 1)
    table.hand("A", FELL)
    table.answer("A", True).cast("A", "Fell", [table.find("Old Traveller")]).resolve()
    assert [table.game.chars(oid).name for oid in table.game.zone(COMMAND)] == ["Old Traveller"]
    assert table.zone("A", "exile") == [] and table.zone("A", "graveyard") == ["Fell"]
    table.mana("A", "{2}{R}{W}")
    assert sorted(action.label for action in table.actions("A") if action.kind == CAST) == ["Old Traveller", "Short Trip"], "either, for {2} more"


@rule("903.4e", "the characteristics of an Adventure, also of a land", "903.8")
def test_of_a_land_with_an_adventure_that_is_a_commander_the_adventure_alone_is_cast() -> None:
    tale = data("Short Trip", "{R}", "Sorcery — Adventure", "You gain 1 life.")
    table = Table(variant="commander")
    grove = card("Old Grove", "", "Legendary Land Creature — Treefolk", "{T}: Add {G}.", "1/1", layout="adventure", back=tale)
    lead(table.game, 0, grove)
    assert identity_of(table.game, 0) == ("R", "G")
    table.mana("A", "{R}{G}")
    assert [action.label for action in table.actions("A")] == ["Short Trip"], "a land is never cast, nor played from the command zone"
    table.cast("A", "Short Trip").answer("A", False).resolve()
    assert table.life("A") == 41 and table.zone("A", "exile") == ["Old Grove"]
    do(table, "You may cast target card in exile without paying its mana cost this turn.", [table.find("Old Grove", "exile")])
    assert [action.label for action in table.actions("A") if action.kind == CAST] == ["Short Trip"], "nor for nothing"


@rule("903.10a", "21 or more combat damage by the same commander, as a component and by itself", "903.3c")
@pytest.mark.parametrize("place", ["top", "bottom"])
def test_what_a_commander_merged_with_deals_is_added_to_what_it_has_dealt_itself(place: str) -> None:
    """It merges with an ox that is a copy of a wolf, while another ox is one. On top it is what it always is."""
    table = Table(variant="commander")
    table.life("B", 100)
    lead(table.game, 0, card("Reed Beast", "{7}{G}", "Legendary Creature — Beast", "Mutate {1}{G}", "6/6"))
    ox, other = table.battlefield("A", *[card("Plain Ox", "{W}", "Creature — Ox", "", "1/1")] * 2)
    (wolf,) = table.battlefield("B", card("Wolf", "{G}", "Creature — Wolf", "", "3/3"))
    mirror = card("Mirror", "{0}", "Sorcery", "Target creature becomes a copy of another target creature until end of turn.")
    for one in (ox, other) if place == "top" else (other,):
        table.hand("A", mirror)
        table.cast("A", "Mirror", targets=[one, wolf]).resolve()
    table.mana("A", "{1}{G}").answer("A", TOP if place == "top" else BOTTOM)
    table.cast("A", "Reed Beast", [ox], way="mutate").resolve()
    assert (table.game.chars(ox).name, *table.pt(ox)) == (("Reed Beast", 6, 6) if place == "top" else ("Plain Ox", 1, 1))
    assert table.game.chars(other).name == "Wolf" and is_commander(table.game, table.game.obj(ox))
    for viewer in (0, 1):
        components = [one.name for one in view_for(table.game, viewer, None).objects[ox].melded]
        assert components == (["Reed Beast", "Plain Ox"] if place == "top" else ["Plain Ox", "Reed Beast"]), "all see what it is made of"
    happen(table.game, Damage(ox, 1, 15, combat=True), Damage(other, 1, 15, combat=True))
    table.hand("A", FELL)
    table.answer("A", "*", True).cast("A", "Fell", [ox]).resolve()
    table.battlefield("A", card("Wary Bell", "{1}", "Artifact", "Whenever a creature you control becomes the target of a spell, you gain 1 life."))
    table.mana("A", "{9}{G}").cast("A", "Reed Beast", way="").resolve()
    assert table.pt(table.find("Reed Beast")) == (6, 6) and table.life("A") == 40, "cast as usual it has no target, and is a creature of its own"
    happen(table.game, Damage(table.find("Reed Beast"), 1, 5, combat=True))
    assert not table.settle().game.over
    happen(table.game, Damage(table.find("Reed Beast"), 1, 1, combat=True))
    assert table.settle().game.players[1].lost


@rule("903.7", "draws a hand of seven cards", "103.5", "a mulligan costs a card")
def test_a_mulligan_of_a_commander_game_of_two_costs_a_card() -> None:
    match = Match.new(setup())
    while not isinstance(match.pending, YesNo):
        match.answer_by_chance()
    first = match.pending.seat
    match.answer(True)  # a mulligan
    while match.pending is not None and match.live.turn.number == 0:
        match.answer(False) if isinstance(match.pending, YesNo) else match.answer_by_chance()
    drawn = [len(match.live.zone("hand", seat)) for seat in (0, 1)]
    assert drawn[first] == 6 and drawn[1 - first] == 7


@rule("903.7", "sets their life total to 40 and draws a hand of seven cards", "903.1", "901.5", "901.9")
def test_a_commander_game_on_planes_begins_with_40_life_a_plane_and_the_planar_die() -> None:
    kinds = ["Phenomenon"] * 4 + ["Plane — Elsewhere"] * 16  # for two players no more of either kind, and no fewer cards
    planes = tuple(FaceData(f"Dull Plain {number}", "", kind, "") for number, kind in enumerate(kinds))
    cards = CardLibrary(CardData(face.name, "normal", (face,)) for face in (*CARDS, *planes))
    seats = tuple(SeatSetup(name, PLAIN, lists=led_by("Marshal of Reeds")) for name in ("Ana", "Ben"))
    both = Setup(seats, cards, 7, options=(("variants", ("commander", "planechase")),), lists={"planes": tuple((1, face.name) for face in planes)})
    match = Match.new(both)
    while match.live.turn.step != "main1":
        match.answer(False) if isinstance(match.pending, YesNo) else match.answer_by_chance()
    with pytest.raises(SetupError, match=r"^Ana's deck: Silent Seer is no legendary creature and can't be a commander \(903\.3\)$"):
        replace(both, seats=(replace(seats[0], lists=led_by("Silent Seer")), seats[1])).check()
    with pytest.raises(SetupError, match=r"^the communal planar deck: 19 planes and phenomena, fewer than 20"):
        replace(both, lists={"planes": both.lists["planes"][1:]}).check()
    with pytest.raises(SetupError, match=r"^the planar deck: Nowhere"):
        replace(both, lists={"planes": ((1, "Nowhere"), *both.lists["planes"])}).check()
    both.check()
    game = match.live
    assert [game.players[seat].life for seat in (0, 1)] == [40, 40]
    hands = {seat: len(game.zone("hand", seat)) for seat in (0, 1)}
    assert hands[1 - game.turn.active] == 7 and sum(is_commander(game, game.obj(oid)) for oid in game.zone(COMMAND)) == 2
    view = match.view(game.turn.active)
    assert sum("plane" in view.objects[oid].types for oid in view.command) == 1
    assert match.pending is not None and [action.way for action in match.pending.actions].count("planar die") == 1  # type: ignore[attr-defined]


@rule("903.10", "all other rules for ending the game also apply", "903.10a", "by the same commander over the course of the game")
def test_everybody_sees_how_much_damage_each_commander_has_dealt_to_a_player() -> None:
    """Also while something is on the stack, and of a commander whose owner has left. The number still counts."""
    table = Table(3, variant="commander")
    table.life("C", 100)
    table.battlefield("C", card("Bruise Bell", "{1}", "Artifact", "Whenever you lose life, you gain 1 life."))
    for seat, name in enumerate(("Marshal of Reeds", "Far Banner")):
        leader = lead(table.game, seat, card(name, "{W}", "Legendary Creature — Human", "", "2/2"))
        happen(table.game, ZoneChange(leader, "battlefield", controller=seat))
        happen(table.game, Damage(table.find(name), 2, 20 - seat, combat=True))
    table.settle()
    assert table.stack() == ["Bruise Bell trigger (C)"] * 2

    def noted() -> list[str]:
        (one,) = [player for player in view_for(table.game, 1, None).players if player.seat == 2]
        return [note for note in one.designations if "damage" in note]

    assert noted() == ["20 combat damage by Marshal of Reeds", "19 combat damage by Far Banner"]
    happen(table.game, LoseGame(0, "as the test wants it"))
    leaving.losers_leave(table.game)
    assert noted() == ["20 combat damage by a commander", "19 combat damage by Far Banner"]
    happen(table.game, Damage(table.find("Far Banner"), 2, 1, combat=True))
    assert not table.resolve().game.over, "twenty by each are not twenty-one by one"
    happen(table.game, Damage(table.find("Far Banner"), 2, 1, combat=True))
    assert table.settle().game.over and table.game.players[2].lost
