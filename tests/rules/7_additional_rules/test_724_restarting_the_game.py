"""Restarting the game (CR 724): who begins, which cards are in it, what of the old game is gone."""

from __future__ import annotations

from engine.core import steps as s
from engine.core.zones import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.planes import SHARED, face_up, planar_controller, planar_deck
from engine.game.events.status import PhaseOut, SetGameMark
from engine.game.events.zone_changes import GoWithOwner, ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.events.leaving import concede
from engine.game.rules.questions.commanders import is_commander
from engine.game.rules.questions.influence import OPTION
from engine.game.rules.turn import turn
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.game.state.influence import within
from engine.table.invariants import Conservation
from engine.vocabulary.variants.archenemy import DECK as SCHEMES
from engine.vocabulary.variants.archenemy import scheme_deck
from engine.vocabulary.variants.commander.decks import lead
from engine.vocabulary.variants.planechase.variant import PlanarDeck
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.subgames import begin
from tests.support.boards.table import Table, card

AGAIN = "Restart the game."
BOX = ("Old Box", "{2}", "Artifact", "{0}: Exile target permanent.\n{0}: Restart the game, leaving in exile all non-Aura permanent cards exiled with "
       "Old Box. Then put those cards onto the battlefield under your control.")  # fmt: skip


def owned(table: Table, who: str) -> list[str]:
    """The names of all cards that a player has in the new game's library and hand."""
    return sorted(table.zone(who, LIBRARY) + table.zone(who, HAND))


def restarting(table: Table, who: str = "A") -> None:
    """Cast the spell and let it resolve, not a piece of the game longer."""
    table.hand(who, card("New Dawn", "{0}", "Instant", AGAIN))
    conservation = Conservation(table.game)
    table.cast(who, "New Dawn")
    let_it_resolve(table)
    conservation.check(table.game)  # the very same cards
    assert table.game.starting == table.seat(who) and table.game.turn.number == 0 and not table.game.over
    for seat in table.game.seats():  # opening hands have been drawn, from a whole library (CR 724.1)
        assert len(table.game.zone(HAND, seat)) == min(7, len(table.game.zone(HAND, seat)) + len(table.game.zone(LIBRARY, seat)))


def let_it_resolve(table: Table) -> None:
    """All pass until the stack is empty; everybody keeps their first seven cards."""
    table.policy = lambda decision: False if decision.purpose in ("mulligan", "commander") else None
    while table.game.stack:
        turn.advance(table.game)


@rule("724.1", "it ends at once, nobody wins, loses or draws; a new game with opening hands and mulligans")
def test_a_new_game_begins_and_nobody_has_won_the_old_one() -> None:
    table = Table(3)
    table.life("B", 1)
    permanent(table, "At the beginning of your upkeep, you gain 1 life.", types="Enchantment")
    table.next_turn("B")
    restarting(table, "B")
    game = table.game
    assert not game.over and not any(player.won or player.lost or player.left for player in game.players)
    assert [player.life for player in game.players] == [20, 20, 20]
    assert game.battlefield == () and game.stack == () and not game.floating and not game.delayed and game.turn.number == 0
    assert [len(table.zone(who, HAND)) for who in "ABC"] == [7, 7, 7]
    assert [d.seat for d in table.asked if d.purpose == "mulligan"] == [1, 2, 0]
    assert not [d for d in table.asked if d.purpose == "starting player"]


@rule("724.1", "nothing of the old game has any effect")
def test_what_had_effects_in_the_old_game_has_none_in_the_new_one() -> None:
    table = Table()
    do(table, 'You get an emblem with "Creatures you control have flying."')
    permanent(table, "Creatures you control get +1/+1.", types="Enchantment")
    do(table, "Creatures you control get +2/+2 until end of turn.")
    restarting(table)
    (mine,) = table.battlefield("A", bear())
    seen = table.game.chars(mine)
    assert (seen.power, seen.toughness, tuple(seen.abilities)) == (2, 2, ())


@rule("724.1a")
def test_who_restarted_the_game_takes_the_first_turn() -> None:
    table = Table(3)
    table.next_turn("C")
    restarting(table, "B")
    assert table.game.starting == 1
    table.to_step(s.UPKEEP)
    assert table.game.turn.number == 1 and table.game.turn.active == 1


@rule("724.1", "players who have left")
def test_who_had_left_is_not_in_the_new_game() -> None:
    table = Table(3)
    concede(table.game, 1)
    restarting(table)
    assert table.game.players[1].left and table.game.seats() == (0, 2)
    assert table.zone("B", LIBRARY) == [] and table.zone("B", HAND) == []


@rule("724.2", "all cards, wherever they are, phased out too, brought from outside too; their owners'; nothing else")
def test_all_cards_that_were_involved_are_in_their_owners_libraries() -> None:
    table = Table(library=8)
    (phased,), (stolen,) = table.battlefield("A", card("Dim Ghost", "{1}", "Creature — Spirit", "", "1/1")), table.battlefield("B", ogre())
    do(table, "Gain control of target creature.", targets=[stolen])
    happen(table.game, PhaseOut(phased))
    table.graveyard("A", bear())
    table.exile("A", lamp())
    table._in_zone("A", OUTSIDE, (sprite(), card("Left Outside", "{1}", "Artifact")))
    table.answer("A", True)
    do(table, "You may reveal a creature card you own from outside the game and put it into your hand.")
    do(table, "Create two 1/1 green Elf creature tokens.")
    do(table, 'You get an emblem with "Creatures you control get +1/+1."')
    hawk = table.battlefield("A", card("Grave Hawk", "{1}", "Creature — Bird", "", "1/1"))[0]
    do(table, "Create a token that's a copy of target creature.", targets=[hawk])
    restarting(table)
    mine = owned(table, "A")
    for name in ("Dim Ghost", "Plain Bear", "Plain Lamp", "Plain Sprite", "Grave Hawk", "New Dawn"):
        assert mine.count(name) == 1, name
    assert "Plain Ogre" in owned(table, "B") and "Plain Ogre" not in mine
    assert "Left Outside" not in mine and table.zone("A", OUTSIDE) == ["Left Outside"]
    assert not any("Token" in name for name in mine) and table.game.zone(COMMAND) == ()
    assert mine.count("Forest") == 8 and table.zone("A", GRAVEYARD) == [] and table.game.zone(EXILE) == ()


@rule("724.2", "nontraditional cards")
def test_nontraditional_cards_are_in_the_new_game() -> None:
    table = Table(2, variant="planechase")
    planes = [card(f"Plane {number}", "", "Plane — Somewhere", "At the beginning of your upkeep, you gain 1 life.") for number in range(3)]
    shuffle_into_command_zone(table.game, 0, planes, PlanarDeck.face_down)
    restarting(table)
    names = {found.definition.name for found in table.game.objects.values() if found.zone == COMMAND and found.definition}
    assert {"Plane 0", "Plane 1", "Plane 2"} <= names


@rule("724.3")
def test_who_has_fewer_than_seven_cards_loses_in_the_first_upkeep() -> None:
    table = Table(library=20)
    for oid in table.game.zone(LIBRARY, 1)[:14]:
        happen(table.game, GoWithOwner(oid))
    restarting(table)
    assert not table.game.over and len(table.zone("B", HAND)) == 6
    while not table.game.over:
        turn.advance(table.game)
    assert table.game.turn.step == s.UPKEEP and table.game.turn.number == 1
    assert "704.5b" in str(table.told(table.game.players[1].lost))


@rule("724.4", "just before the first untap step; nobody has priority; triggers wait for the upkeep")
def test_the_effect_goes_on_just_before_the_first_untap_step() -> None:
    table = Table()
    guest = card("Loud Guest", "{1}", "Creature — Human", "When this creature enters, you gain 4 life.", "2/2")
    (box,), (theirs,) = table.battlefield("A", card(*BOX)), table.battlefield("B", guest)
    table.activate("A", box, targets=[theirs], index=0).resolve()
    table.activate("A", box, index=1)
    asked = len(table.asked)
    let_it_resolve(table)
    (entered,) = table.all("Loud Guest", who="A")
    assert table.game.turn.number == 0 and len(table.game.pending) == 1 and table.life("A") == 20
    table.game.write(entered).tapped = True
    assert not [d for d in table.asked[asked + 2 :] if d.kind == "act"]
    table.to_step(s.UPKEEP)
    assert table.stack() == ["Loud Guest trigger (A)"] and not table.game.obj(entered).tapped  # it untapped before
    table.resolve()
    assert table.life("A") == 24
    assert table.game.obj(entered).owner == 1 and table.zone("A", HAND).count("Old Box") + table.zone("A", LIBRARY).count("Old Box") == 1


@rule("724.5")
def test_exempted_cards_are_in_no_deck() -> None:
    table = Table()
    (box,), (theirs,), (other,) = table.battlefield("A", card(*BOX)), table.battlefield("B", bear()), table.battlefield("B", ogre())
    table.activate("A", box, targets=[theirs], index=0).resolve()
    table.activate("A", box, index=1)
    let_it_resolve(table)
    assert "Plain Bear" not in owned(table, "B") and "Plain Ogre" in owned(table, "B") and other not in table.game.objects
    assert len(table.all("Plain Bear", who="A")) == 1


@rule("724.5", "only what is exempted, in exile", "724.4", "additional instructions")
def test_what_is_exiled_no_more_is_not_exempted() -> None:
    """Of two creatures that the box has exiled one is in its owner's hand again. It is in their deck like any other."""
    table = Table()
    (box,), (gone,), (stays,) = table.battlefield("A", card(*BOX)), table.battlefield("B", bear()), table.battlefield("B", ogre())
    for theirs in (gone, stays):
        table.activate("A", box, targets=[theirs], index=0).resolve()
    (exiled,) = [oid for oid in table.game.zone(EXILE) if table.game.chars(oid).name == "Plain Bear"]
    happen(table.game, ZoneChange(exiled, HAND))
    table.activate("A", box, index=1)
    let_it_resolve(table)
    assert owned(table, "B").count("Plain Bear") == 1 and table.all("Plain Bear") == []
    assert len(table.all("Plain Ogre", who="A")) == 1 and table.game.zone(EXILE) == ()


@rule("724.5a")
def test_an_exempted_commander_is_a_commander_still_but_not_in_the_command_zone() -> None:
    table = Table(variant="commander")
    queen = card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1")
    king = card("King Bo", "{W}", "Legendary Creature — Human", "", "1/1")
    lead(table.game, 0, queen)
    lead(table.game, 1, king)
    (box,) = table.battlefield("A", card(*BOX))
    table.mana("A", "{W}").cast("A", "Queen Ada").resolve()
    table.answer("A", False)
    table.activate("A", box, targets=[table.find("Queen Ada")], index=0).resolve()
    table.activate("A", box, index=1)
    let_it_resolve(table)
    (ada,) = table.all("Queen Ada", who="A")
    assert is_commander(table.game, table.game.obj(ada))
    assert [table.game.chars(oid).name for oid in table.game.zone(COMMAND)] == ["King Bo"]
    assert "King Bo" not in owned(table, "B") and [player.life for player in table.game.players] == [40, 40]


@rule("724.7")
def test_players_out_of_range_are_in_the_new_game_too() -> None:
    table = Table(5)
    table.game.options = {**table.game.options, OPTION: 1}
    table.battlefield("C", bear())
    table.next_turn("B")
    table.next_turn("A")
    assert not within(table.game, 0, 2)
    restarting(table)
    assert [len(table.zone(who, HAND)) for who in "ABCDE"] == [7] * 5 and "Plain Bear" in owned(table, "C")
    (box,), (light,) = table.battlefield("A", card(*BOX)), table.battlefield("E", lamp())
    table.activate("A", box, targets=[light], index=0).resolve()
    table.activate("A", box, index=1)
    let_it_resolve(table)
    assert [len(table.zone(who, HAND)) for who in "ABCDE"] == [7] * 5 and "Plain Bear" in owned(table, "C")
    assert len(table.all("Plain Lamp", who="A")) == 1 and "Plain Lamp" not in owned(table, "E")


@rule("724.1", "a new game begins as usual", "724.1a", "724.2", "nontraditional cards")
def test_a_restarted_game_of_planechase_has_a_starting_plane() -> None:
    table = Table(2, variant="planechase")
    planes = [card(f"Plane {number}", "", "Plane — Somewhere") for number in range(3)]
    for seat in (0, 1):
        shuffle_into_command_zone(table.game, seat, planes, PlanarDeck.face_down)
    table.next_turn("B")
    restarting(table, "B")
    (up,) = face_up(table.game)
    assert table.game.obj(up).owner == 1 and planar_controller(table.game) == 1
    assert [len(planar_deck(table.game, seat)) for seat in (0, 1)] == [3, 2]


@rule("724.7", "724.6", "the subgame with all of its players, the main game unaffected")
def test_players_out_of_range_are_in_a_restarted_subgame_too() -> None:
    table = Table(5)
    table.game.options = {**table.game.options, OPTION: 1}
    table.battlefield("C", bear())
    begin(table)
    assert not within(table.game, 0, 2) and table.zone("C", OUTSIDE) == ["Plain Bear"]
    restarting(table)
    assert [len(table.zone(who, HAND)) for who in "ABCDE"] == [7] * 5
    assert table.zone("C", OUTSIDE) == ["Plain Bear"] and "Plain Bear" not in owned(table, "C")
    near, other, *_ = (table.battlefield(who, ogre())[0] for who in "BBCDE")
    table.to_step("main1", "A")
    do(table, "Target opponent chooses a creature. Destroy that creature.", targets=[1])
    (chosen,) = [one for one in table.asked if isinstance(one, ChooseObjects) and one.seat == 1]
    assert chosen.candidates == (near, other), "the new game uses the option as the old one did"


@rule("724.2", "nontraditional cards", "each deck is what it was", "724.1a")
def test_a_shared_planar_deck_is_shared_again_and_schemes_are_their_owners() -> None:
    table = Table(2, variant="planechase supervillain_rumble")
    happen(table.game, SetGameMark(SHARED, True))
    shuffle_into_command_zone(table.game, 0, [card(f"Plane {number}", "", "Plane — Somewhere") for number in range(4)], PlanarDeck.face_down)
    for seat in (0, 1):
        shuffle_into_command_zone(table.game, seat, [card(f"Plan {seat}{number}", "", "Scheme") for number in range(3)], SCHEMES)
    restarting(table, "B")
    assert table.game.starting == 1 and table.game.marks.get(SHARED) and len(planar_deck(table.game, 0)) == len(planar_deck(table.game, 1)) == 3
    assert [len(scheme_deck(table.game, seat)) for seat in (0, 1)] == [3, 3]
    owners = {found.definition.name[:6]: found.owner for found in table.game.objects.values() if found.definition and "Plan " in found.definition.name}
    assert owners == {"Plan 0": 0, "Plan 1": 1}
