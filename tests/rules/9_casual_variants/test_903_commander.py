"""The Commander variant (CR 903). Casting from the command zone, returning there, damage, colour identity."""

from __future__ import annotations

import pytest

from engine.core.zones import COMMAND, OUTSIDE
from engine.game.decisions.act import CAST, Action
from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.combat.attacking import possible_attacks
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate, is_commander
from engine.game.state.influence import RANGES
from engine.meaning.cards import CardDefinition
from engine.table.seat_views import view_for
from engine.vocabulary.variants.commander.damage import damage_by_commanders
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

GENERAL = card("Marshal of Reeds", "{1}{W}", "Legendary Creature — Human", "", "2/2")
FELL = card("Fell", "{B}", "Instant", "Destroy target creature.")
SEND_HOME = card("Send Home", "{U}", "Instant", "Return target creature to its owner's hand.")
SINK = card("Sink", "{U}", "Instant", "Put target creature on the bottom of its owner's library.")


def led(general: CardDefinition = GENERAL, who: int = 0) -> tuple[Table, int]:
    """A table at which a player has a commander in the command zone."""
    table = Table()
    return table, lead(table.game, who, general)


def casts(table: Table, who: str) -> list[Action]:
    """What a player could cast now."""
    return [action for action in table.actions(who) if action.kind == CAST]


def cast_again(table: Table, tax: int = 0) -> None:
    """A casts their commander, which costs just so much more than {1}{W}, and it resolves."""
    table.mana("A", "{1}{W}")
    if tax:
        assert not casts(table, "A"), "it costs more"
        table.mana("A", f"{{{tax}}}")
    (action,) = [action for action in casts(table, "A") if action.label == "Marshal of Reeds"]
    assert action.cost == (f"{{1}}{{W}} + {{{tax}}}" if tax else "{1}{W}")
    asked = len(table.asked)
    notes = ("commander", f"costs {{{tax}}} more") if tax else ("commander",)
    assert view_for(table.game, 1, None).objects[action.oid].notes == notes, "everybody sees what it costs besides"
    table.cast("A", "Marshal of Reeds").resolve()
    assert table.all("Marshal of Reeds") and not table.game.players[0].pool
    assert view_for(table.game, 1, None).objects[table.find("Marshal of Reeds")].notes == ("commander",)
    assert not [decision for decision in table.asked[asked:] if decision.purpose], "nothing about it is a choice"


def killed(table: Table, returns: bool) -> None:
    """The commander dies; its owner says whether it returns to the command zone."""
    table.hand("A", FELL)
    table.mana("A", "{B}").cast("A", "Fell", [table.find("Marshal of Reeds")]).answer("A", returns).resolve()


@rule("903.8")
def test_each_earlier_time_it_was_cast_from_the_command_zone_costs_2_more() -> None:
    table, _ = led()
    cast_again(table)
    killed(table, returns=True)
    cast_again(table, 2)
    killed(table, returns=True)
    cast_again(table, 4)


@rule("903.8")
def test_only_its_owner_may_cast_it_and_times_from_elsewhere_do_not_count() -> None:
    table, general = led()
    table.mana("B", "{1}{W}").next_turn("B").mana("B", "{1}{W}")
    assert not casts(table, "B")
    table.next_turn("A")
    happen(table.game, ZoneChange(general, "exile", cause="effect"))
    table.answer("A", False).settle()
    table.answer("A", False)
    happen(table.game, ZoneChange(table.find("Marshal of Reeds", "exile"), "hand"))
    table.mana("A", "{1}{W}").cast("A", "Marshal of Reeds").resolve()
    killed(table, returns=True)
    cast_again(table)


@rule("903.8", "702.124d")
def test_the_tax_of_one_commander_is_no_tax_of_the_other() -> None:
    table, _ = led()
    lead(table.game, 0, card("Second Banner", "{W}", "Legendary Creature — Human", "Partner", "1/1"))
    cast_again(table)
    table.mana("A", "{W}").cast("A", "Second Banner").resolve()
    assert table.all("Second Banner")


@rule("903.8", "118.9")
def test_the_tax_is_paid_also_with_an_alternative_cost() -> None:
    table, _ = led(card("Marshal of Reeds", "{4}{W}", "Legendary Creature — Human", "Evoke {W}", "2/2"))
    table.mana("A", "{W}").cast("A", "Marshal of Reeds", way="evoke").answer("A", True, True).resolve()
    assert table.all("Marshal of Reeds", COMMAND)
    table.mana("A", "{W}")
    assert not casts(table, "A")
    table.mana("A", "{2}").cast("A", "Marshal of Reeds", way="evoke")


@rule("903.9b")
def test_it_may_go_to_the_command_zone_instead_of_a_hand_or_library() -> None:
    for spell, zone in ((SEND_HOME, "hand"), (SINK, "library")):
        for returns in (True, False):
            table, _ = led()
            cast_again(table)
            table.hand("A", spell)
            table.mana("A", "{U}").cast("A", spell.name, [table.find("Marshal of Reeds")]).answer("A", returns)
            table.resolve()
            moved = [event.to for event in table.game.history.since(0) if isinstance(event, ZoneChange) and event.origin == "battlefield"]
            assert moved == [COMMAND if returns else zone], "it never came to the hand or library"
            assert bool(table.all("Marshal of Reeds", COMMAND)) == returns
            assert bool(table.all("Marshal of Reeds", zone)) != returns
            (asked,) = [decision for decision in table.asked if decision.purpose == "commander"]  # once, and by name
            assert asked.seat == 0 and "Marshal of Reeds" in table.told(asked.prompt)
            if returns:
                cast_again(table, 2)


@rule("903.9b")
def test_its_owner_decides_whoever_controls_it() -> None:
    table, general = led()
    happen(table.game, ZoneChange(general, "battlefield", controller=1))
    table.hand("B", SEND_HOME)
    table.mana("B", "{U}").cast("B", "Send Home", [table.find("Marshal of Reeds")]).answer("A", True).resolve()
    assert table.all("Marshal of Reeds", COMMAND) and not table.all("Marshal of Reeds", "hand")
    assert [decision.seat for decision in table.asked if decision.purpose == "commander"] == [0]
    cast_again(table.next_turn("A"))


BOTH = data("Twin Tower", "", "Legendary Creature — Construct", "", "7/8")
JOINS = "{1}: If you both own and control this creature and a creature named High Half, exile them, then meld them into Twin Tower."


@rule("903.3b", "903.9c", "903.9b", "into its owner's hand")
def test_a_melded_permanent_is_the_commander_that_it_is_made_of() -> None:
    for returns in (True, False):
        table = Table()
        low, high = table.battlefield(
            "A", card("Low Half", "{2}{R}", "Legendary Creature — Construct", JOINS, "2/2", layout="meld", back=BOTH),
            card("High Half", "{3}{G}", "Creature — Construct", "", "3/3", layout="meld", back=BOTH),
        )  # fmt: skip
        happen(table.game, designate(table.game, 0, high))
        table.mana("A", "{1}").activate("A", low).resolve()
        tower = table.find("Twin Tower")
        assert is_commander(table.game, table.game.obj(tower))
        table.hand("B", SEND_HOME, card("Take", "{0}", "Instant", "Gain control of target creature until end of turn."))
        table.cast("B", "Take", [tower]).resolve()
        assert table.game.controller(tower) == 1 and is_commander(table.game, table.game.obj(tower))
        table.mana("B", "{U}").cast("B", "Send Home", [tower]).answer("A", returns).resolve()
        assert table.all("Low Half", "hand") and bool(table.all("High Half", COMMAND)) == returns
        assert bool(table.all("High Half", "hand")) != returns
        assert [decision.seat for decision in table.asked if decision.purpose == "commander"] == [0]


@rule("903.3d")
def test_words_about_commanders() -> None:
    table, general = led()
    (guard,) = table.battlefield("A", card(
        "Banner Guard", "{W}", "Creature — Human",
        "Commander creatures you control get +2/+2.\nAs long as you control your commander, Banner Guard has flying.",
        "1/1",
    ))  # fmt: skip
    assert not table.has(guard, "flying")
    happen(table.game, ZoneChange(general, "battlefield", controller=0))
    assert table.has(guard, "flying")
    assert table.pt(table.find("Marshal of Reeds")) == (4, 4) and table.pt(guard) == (1, 1)
    lead(table.game, 1, card("Far Banner", "{U}", "Legendary Creature — Human", "", "1/1"))
    happen(table.game, ZoneChange(table.find("Far Banner", COMMAND), "battlefield", controller=0))
    assert table.pt(table.find("Far Banner")) == (3, 3), "a commander, whosever"
    happen(table.game, ZoneChange(table.find("Marshal of Reeds"), "battlefield", controller=1), ZoneChange(table.find("Marshal of Reeds"), "exile"))
    table.answer("A", False).settle()
    assert not table.has(guard, "flying"), "not another player's, and only on the battlefield"


@rule("903.3d", "an object, not a player")
@pytest.mark.parametrize("commanders", ["commander creatures", "commanders"])
def test_what_happens_to_commanders_happens_to_no_player(commanders: str) -> None:
    table, general = led()
    happen(table.game, ZoneChange(general, "battlefield", controller=0))
    mine, (other,) = table.find("Marshal of Reeds"), table.battlefield("A", card("Ox", "{W}", "Creature — Ox", "", "1/1"))
    table.battlefield("A", card("Shield Wall", "{W}", "Enchantment", f"Prevent all damage that would be dealt to {commanders}."),
                      card("Bell", "{W}", "Artifact", f"Whenever a {commanders[:-1]} is dealt damage, you gain 100 life."))  # fmt: skip
    (fox,) = table.battlefield("B", card("Fox", "{R}", "Creature — Fox", "", "1/1"))
    for whom in (0, 1, mine, other):
        happen(table.game, Damage(fox, whom, 1))
    table.resolve()
    assert (table.life("A"), table.life("B")) == (19, 19) and not table.all("Ox") and table.game.obj(mine).damage == 0


@rule("903.3d", "a permanent on the battlefield that is a commander, not a card in another zone")
def test_a_commander_card_in_a_graveyard_is_no_commander_that_words_mean_without_saying_so() -> None:
    table, general = led()
    table.battlefield("A", card("Bell", "{W}", "Artifact", "Whenever a commander becomes the target of a spell, you gain 1 life."))
    happen(table.game, ZoneChange(general, "graveyard", cause="setup"))
    table.answer("A", False).settle()
    (found,) = table.all("Marshal of Reeds", "graveyard")
    table.hand("A", card("Call Home", "{0}", "Sorcery", "Return target creature card from your graveyard to the battlefield."), FELL)
    table.cast("A", "Call Home", [found]).resolve()
    assert table.life("A") == 20 and table.all("Marshal of Reeds")
    table.mana("A", "{B}").cast("A", "Fell", [table.find("Marshal of Reeds")]).answer("A", False).resolve()
    assert table.life("A") == 21


@rule("903.3d", "903.8")
def test_a_spell_counts_how_often_the_commander_was_cast() -> None:
    table, _ = led()
    cast_again(table)
    table.hand("A", card(
        "Horn Call", "{W}", "Sorcery",
        "When you cast this spell, copy it for each time you've cast your commander from the command zone this game.\n"
        "You gain 3 life.",
    ))  # fmt: skip
    table.mana("A", "{W}").cast("A", "Horn Call").resolve()
    assert table.life("A") == 26


@rule("903.8", "106.6")
def test_mana_spent_on_a_commander_counts_how_often_it_was_cast() -> None:
    table, _ = led()
    (palace,) = table.battlefield("A", card("Old Palace", "", "Land", "{T}: Add {G}. If you spend this mana to cast your commander, it enters with "
                                            "a number of additional +1/+1 counters on it equal to the number of times it's been cast from the "
                                            "command zone this game."))  # fmt: skip
    for times in (1, 2):
        table.tap_for_mana("A", palace)
        table.mana("A", f"{{W}}{{{2 * (times - 1)}}}" if times > 1 else "{W}")
        table.cast("A", "Marshal of Reeds").resolve()
        assert table.counters(table.find("Marshal of Reeds")) == {"+1/+1": times}
        killed(table, returns=True)
        table.next_turn("B").next_turn("A")



@rule("903.9", "903.9a", "its owner may put it into the command zone")
def test_a_commander_may_go_home_from_a_graveyard_or_stay_there() -> None:
    """The tests of 903.9a, 903.9b and 903.9c say how; here that it may, and need not."""
    for returns in (True, False):
        table, _ = led()
        cast_again(table)
        killed(table, returns=returns)
        assert bool(table.all("Marshal of Reeds", COMMAND)) == returns
        assert bool(table.all("Marshal of Reeds", "graveyard")) != returns
        table.settle()
        (asked,) = [decision for decision in table.asked if decision.purpose == "commander"]
        assert asked.seat == 0 and "Marshal of Reeds" in table.told(asked.prompt)
        if returns:  # and may be cast from there again, for {2} more
            cast_again(table, 2)


@rule("903.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_default_all_play_against_all_any_of_whom_may_be_attacked(seats: int) -> None:
    """Free-for-all with the option to attack multiple players, and without a limited range of influence."""
    table = Table(seats)
    for seat in range(seats):
        general = lead(table.game, seat, GENERAL)
        assert is_commander(table.game, table.game.obj(general)) and table.game.chars(general).colors == ("W",)
    assert table.game.opponents(0) == tuple(range(1, seats))
    (first, second) = table.battlefield("A", GENERAL, card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    options = dict(possible_attacks(table.game, 0))
    assert set(options[first]) == set(options[second]) == set(range(1, seats))
    assert RANGES not in table.game.marks


@rule("903.10", "903.10a", "21 or more combat damage by the same commander")
def test_besides_the_usual_ways_to_lose_there_is_the_damage_of_one_commander() -> None:
    """Twenty-one combat damage of one commander, while life is left. But a player without life loses as ever."""
    table, general = led()
    table.life("B", 40)
    happen(table.game, ZoneChange(general, "battlefield", controller=0))
    happen(table.game, Damage(table.find("Marshal of Reeds"), 1, 20, combat=True))
    table.settle()
    assert not table.game.over
    happen(table.game, Damage(table.find("Marshal of Reeds"), 1, 1, combat=True))
    table.settle()
    assert table.life("B") == 19 and table.game.players[1].lost
    table, _ = led()
    table.life("B", 0)
    table.settle()
    assert table.game.players[1].lost


@rule("903.10a", "by the same commander", "702.124d")
def test_what_two_commanders_deal_at_the_same_time_is_added_up_for_each() -> None:
    """Partners attack together: neither damage is lost, and neither is added to the other's."""
    table, general = led()
    table.life("B", 200)
    other = lead(table.game, 0, card("Second Banner", "{U}", "Legendary Creature — Human", "Partner", "1/1"))
    happen(table.game, ZoneChange(general, "battlefield", controller=0), ZoneChange(other, "battlefield", controller=0))
    one, two = table.find("Marshal of Reeds"), table.find("Second Banner")
    happen(table.game, Damage(one, 1, 11, combat=True), Damage(two, 1, 9, combat=True), Damage(one, 1, 9, combat=True))
    table.settle()
    assert sorted(damage_by_commanders(table.game, 1).values()) == [9, 20] and not table.game.over
    happen(table.game, Damage(two, 1, 11, combat=True), Damage(one, 1, 1, combat=True))
    table.settle()
    assert sorted(damage_by_commanders(table.game, 1).values()) == [20, 21] and table.game.players[1].lost


@rule("903.10a", "combat damage", "to a player", "by the same commander", "over the course of the game")
@rule("704.6", "704.6c", "combat damage of the same commander")
def test_only_combat_damage_of_one_commander_to_one_player_is_added_up() -> None:
    table, general = led()
    table.life("B", 200)
    other = lead(table.game, 0, card("Second Banner", "{U}", "Legendary Creature — Human", "Partner", "1/1"))
    ox = table.battlefield("A", card("Ox", "{W}", "Creature — Ox", "", "1/1"))[0]
    happen(table.game, ZoneChange(general, "battlefield", controller=0), ZoneChange(other, "battlefield", controller=0))
    general, other = table.find("Marshal of Reeds"), table.find("Second Banner")
    wall = table.battlefield("B", card("Wall", "{W}", "Creature — Wall", "", "0/99"))[0]
    for source, whom, number, combat in ((general, 1, 50, False), (ox, 1, 50, True), (other, 1, 20, True), (general, wall, 30, True)):
        happen(table.game, Damage(source, whom, number, combat=combat))
        table.settle()
        assert not table.game.over
    happen(table.game, Damage(general, 1, 20, combat=True))
    table.settle()
    assert not table.game.over
    happen(table.game, ZoneChange(general, "exile"))
    table.answer("A", True).settle()
    happen(table.game, ZoneChange(next(oid for oid in table.game.zone(COMMAND) if table.game.chars(oid).name == "Marshal of Reeds"), "battlefield", controller=1))
    happen(table.game, Damage(table.find("Marshal of Reeds"), 1, 1, combat=True))
    table.settle()
    assert table.game.players[1].lost, "the same card, whoever controls it now"


@rule("903.3e", "your commander's characteristics, as modified by continuous effects, in all zones", "library and hand")
def test_an_effect_finds_what_your_commander_has_in_any_zone() -> None:
    table, general = led()
    herald = card("Herald", "{W}", "Creature — Human", "Herald gets +X/+0, where X is your commander's power.\n"
                  "Other creatures you control that share a creature type with your commander have flying.", "1/4")  # fmt: skip
    ox, squire = card("Ox", "{W}", "Creature — Ox", "", "1/1"), card("Squire", "{W}", "Creature — Human", "", "1/1")
    one, beast, two = table.battlefield("A", herald, ox, squire)
    for zone in (COMMAND, "hand", "library", "exile", "graveyard", "battlefield"):
        done = happen(table.game, ZoneChange(general, zone, cause="setup")) if zone != COMMAND else ()
        general = next((event.new for event in done if isinstance(event, ZoneChange)), general)
        table.answers[0] = []
        assert table.pt(one) == (3, 4), zone
        assert table.has(two, "flying") and not table.has(beast, "flying"), zone
    table.battlefield("A", card("Anthem", "{W}", "Enchantment", "Legendary creatures you control get +3/+0."))
    assert table.pt(one) == (6, 4), "as modified by continuous effects"
    (theirs,) = table.battlefield("B", herald)
    assert table.pt(theirs) == (1, 4), "they have no commander"
    lead(table.game, 1, card("Lord of Oxen", "{U}", "Legendary Creature — Ox", "", "9/9"))
    assert (table.pt(theirs), table.pt(one)) == ((10, 4), (6, 4)), "each has their own"
    assert table.has(two, "flying") and not table.has(beast, "flying")


@rule("903.11", "the same player's cards", "cards, not tokens")
def test_a_name_that_only_another_player_or_a_token_has_is_no_obstacle() -> None:
    bear = card("Reed Bear", "{W}", "Creature — Bear", "", "1/1")
    table, _ = led()
    table.graveyard("B", bear)
    make_card(table.game, bear, 0, OUTSIDE)
    table.hand("A", card("Reed Call", "{W}", "Sorcery", "Create a 1/1 white Bear creature token named Reed Bear."))
    table.mana("A", "{W}").cast("A", "Reed Call").resolve()
    table.hand("A", *[card("Far Library", "{W}", "Sorcery", "You may reveal a creature card you own from outside the game and put it into your hand.")] * 2)
    table.mana("A", "{W}").cast("A", "Far Library").answer("A", True).resolve()
    assert table.zone("A", "hand").count("Reed Bear") == 1
    make_card(table.game, bear, 0, OUTSIDE)
    table.mana("A", "{W}").cast("A", "Far Library").answer("A", True).resolve()
    assert table.zone("A", "hand").count("Reed Bear") == 1, "now there is one in the hand"


@rule("903.11", "the same name as a card that the player owns", "707.10")
def test_a_copy_of_a_spell_is_no_card_of_that_name() -> None:
    verse = card("Reed Verse", "{W}", "Instant", "You gain 1 life.")
    table, _ = led()
    make_card(table.game, verse, 0, OUTSIDE)
    far = card("Far Library", "{0}", "Instant", "You may reveal an instant card you own from outside the game and put it into your hand.")
    table.hand("A", card("Echo", "{0}", "Instant", "Copy target instant spell."), far)
    table.hand("B", verse)
    table.mana("B", "{W}").cast("B", "Reed Verse")
    table.cast("A", "Echo", [table.game.stack[-1]]).resolve(1)
    assert len(table.game.stack) == 2, "A's copy above the spell of B"
    table.cast("A", "Far Library").answer("A", True).resolve(1)
    assert table.zone("A", "hand").count("Reed Verse") == 1


@rule("903.11", "the same name as a card that the player owns", "707.2")
def test_a_card_that_became_a_copy_is_a_card_of_its_own_name() -> None:
    twin = card("Reed Twin", "{W}", "Creature — Bear", "You may have Reed Twin enter as a copy of any creature on the battlefield.", "1/1")
    table, _ = led()
    (theirs,) = table.battlefield("B", card("Bear", "{W}", "Creature — Bear", "", "1/1"))
    make_card(table.game, twin, 0, OUTSIDE)
    table.hand("A", twin, card("Far Library", "{0}", "Sorcery", "You may reveal a creature card you own from outside the game and put it into your hand."))
    table.mana("A", "{W}").answer("A", [theirs]).cast("A", "Reed Twin").resolve()
    assert len(table.all("Bear")) == 2 and not table.all("Reed Twin")
    table.cast("A", "Far Library").answer("A", True).resolve()
    assert table.zone("A", "hand") == [], "the card on the battlefield is a Reed Twin"


@rule("903.3d", "110.2a")
def test_commanders_are_put_onto_the_battlefield_from_the_command_zone() -> None:
    table, general = led()
    other = lead(table.game, 1, card("Marshal of Hills", "{1}{R}", "Legendary Creature — Human", "", "3/3"))
    table.hand("A", card("Great Muster", "{0}", "Sorcery", "Put all commanders from the command zone onto the battlefield under your control."))
    table.cast("A", "Great Muster").resolve()
    assert [table.game.controller(table.game.became(oid)) for oid in (general, other)] == [0, 0]
    assert all(is_commander(table.game, table.game.obj(oid)) for oid in table.game.permanents())


@rule("903.8", "106.6")
def test_how_often_it_was_cast_as_mana_is_spent_on_it() -> None:
    table, _ = led()
    hall = card("Odd Hall", "", "Land", "{T}: Add {W}. When you spend this mana to cast your commander, you gain X life, where X is the number of "
                                        "times it's been cast from the command zone this game.")  # fmt: skip
    cast_again(table)
    killed(table, True)
    (land,) = table.battlefield("A", hall)
    table.mana("A", "{C}{C}{C}").tap_for_mana("A", land)
    table.cast("A", "Marshal of Reeds").resolve()
    assert table.life("A") == 22  # this is the second time


@rule("903.8")
def test_how_often_another_player_has_cast_a_commander() -> None:
    table, _ = led()
    cast_again(table)
    words = "Target player draws a card plus an additional card for each time they've cast a commander from the command zone this game."
    table.hand("B", card("Odd Insight", "{0}", "Instant", words))
    before = len(table.game.zone("hand", 0))
    table.cast("B", "Odd Insight", [0]).resolve()
    assert len(table.game.zone("hand", 0)) == before + 2
