"""What words do not reach. Others' cards and creatures, other destructions, other costs, other objects."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("401.4", "the owner of several cards put into a library at the same time orders them; nobody orders another's")
def test_each_player_puts_a_card_of_their_own_on_the_bottom_of_their_library() -> None:
    table = Table()
    for who in "AB":
        table.hand(who, card(f"Card of {who}", "{9}", "Sorcery", "You gain 1 life."))
    do(table, "Each player puts a card from their hand on the bottom of their library.")
    assert [(table.zone(who, "library")[-1], table.zone(who, "hand")) for who in "AB"] == [("Card of A", []), ("Card of B", [])]
    assert {decision.kind for decision in table.asked} <= {"act", "objects"}, "there is nothing to order"


@rule("400.7j", "only what the cost itself moved is found again")
@pytest.mark.parametrize(("cost", "drawn"), [("Exile this artifact", 1), ("Remove a charge counter from this artifact", 0)])
def test_what_left_otherwise_than_by_the_cost_is_not_found(cost: str, drawn: int) -> None:
    table = Table()
    (urn,) = table.battlefield("A", card("Old Urn", "{1}", "Artifact", f"{cost}: Put this card into your hand."))
    table.game.write(urn).counters = {"charge": 1}
    table.activate("A", urn)
    if not drawn:
        happen(table.game, ZoneChange(urn, "exile"))
    table.resolve()
    assert len(table.zone("A", "hand")) == drawn


@rule("701.58c", "702.111b")
@rule("701.58d", "a suspected permanent can't become suspected again")
def test_one_that_is_suspected_already_does_not_become_suspected_again() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", [cub])
    do(table, "Suspect target creature.", [cub])
    assert len(table.game.chars(cub).abilities.keywords["menace"]) == 1
    do(table, "Target creature is no longer suspected.", [cub])
    assert not table.has(cub, "menace")


@rule("614.17", "what can't be put on some does not concern others")
def test_counters_that_cant_be_put_on_others_are_put_on_ones_own() -> None:
    table = Table()
    permanent(table, "Creatures your opponents control can't have counters put on them.", who="B")
    table.hand("A", card("Counted Ox", "{0}", "Creature — Ox", "This creature enters with two +1/+1 counters on it.", "1/1"))
    table.cast("A", "Counted Ox").resolve()
    assert table.counters(table.find("Counted Ox")) == {}
    table = Table()
    permanent(table, "Creatures your opponents control can't have counters put on them.")
    table.hand("A", card("Counted Ox", "{0}", "Creature — Ox", "This creature enters with two +1/+1 counters on it.", "1/1"))
    table.cast("A", "Counted Ox").resolve()
    assert table.counters(table.find("Counted Ox")) == {"+1/+1": 2}


@rule("701.15b", "if this permanent would be destroyed")
@rule("701.15c", "can't be regenerated: it is destroyed")
def test_what_always_regenerates_does_so_for_itself_and_where_it_may() -> None:
    table = Table()
    (troll,) = table.battlefield("A", card("Old Troll", "{2}", "Creature — Troll", "If this creature would be destroyed, regenerate it.", "2/2"))
    (cub,) = table.battlefield("A", bear())
    do(table, "Destroy target creature.", [cub])
    assert cub not in table.game.objects and not table.game.obj(troll).tapped
    do(table, "Destroy target creature.", [troll])
    assert table.game.obj(troll).tapped
    do(table, "Destroy target creature. It can't be regenerated.", [troll])
    assert table.zone("A", "graveyard").count("Old Troll") == 1


@rule("601.2b", "107.3a", "702.33a")
def test_a_kicker_is_offered_where_it_can_be_paid_with_an_x_of_nothing() -> None:
    table = Table()
    table.hand("A", card("Small Flare", "{X}{R}", "Sorcery", "Kicker {1}\nYou gain X life. If this spell was kicked, you gain 5 life."), lamp())
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.mana("A", "{R}{1}").cast("A", "Small Flare").resolve()
    assert (table.life("A"), table.pool("A")) == (25, "")


@rule("701.9b", "0 stays 0")
@rule("701.9c", "what is less than 0 is lessened by as much")
@pytest.mark.parametrize(("size", "doubled"), [("0/3", (0, 6)), ("2/1", (4, 2)), ("-1/2", (-2, 4))])
def test_doubling_nothing_gives_nothing(size: str, doubled: tuple[int, int]) -> None:
    table = Table()
    (thing,) = table.battlefield("A", card("Odd Thing", "{1}", "Creature — Beast", "", size))
    do(table, "Double the power and toughness of target creature until end of turn.", [thing])
    assert table.pt(thing) == doubled


@rule("304.4", "an instant card can't enter the battlefield")
@rule("307.4", "nor can a sorcery card")
@pytest.mark.parametrize("types", ["Instant", "Sorcery"])
def test_what_would_be_put_onto_the_battlefield_stays_where_it_is(types: str) -> None:
    table = Table()
    (song,) = table.graveyard("A", card("Old Song", "{1}", types, "You gain 1 life."))
    do(table, "Return target card from your graveyard to the battlefield.", [song])
    assert table.game.obj(song).zone == "graveyard" and list(table.game.permanents()) == []


@rule("719.3a", "its controller's end step, if the condition is so for them")
def test_a_stolen_case_is_solved_by_its_controller() -> None:
    table = Table()
    (case,) = table.battlefield("A", card("Case of the Old Hen", "{1}", "Enchantment — Case", "To solve — You control a creature.\nSolved — {0}: You gain 5 life."))
    table.battlefield("A", bear())
    for who in "AB":
        permanent(table, "Whenever you solve a Case, you gain 1 life.", who=who, types="Enchantment")
    do(table, "Target opponent gains control of target enchantment named Case of the Old Hen.", [1, case])
    table.to_step("end", "A").resolve()
    assert not table.game.obj(case).marks.get("solved")
    table.to_step("end", "B").resolve()
    assert not table.game.obj(case).marks.get("solved"), "they control no creature"
    table.battlefield("B", bear())
    table.next_turn("B").to_step("end", "B").resolve()
    assert table.game.obj(case).marks.get("solved") and (table.life("A"), table.life("B")) == (20, 21)


@rule("716.2a", "that level and no other")
def test_what_waits_for_a_level_waits_for_that_one() -> None:
    table = Table()
    (guild,) = table.battlefield("A", card("Old Guild", "{1}", "Enchantment — Class", "{0}: Level 2 — When this Class becomes level 2, you gain 1 life.\n"
                                           "{0}: Level 3 — When this Class becomes level 3, you gain 10 life."))  # fmt: skip
    lives = []
    for index in (0, 1):
        table.activate("A", guild, index=index).resolve()
        lives.append(table.life("A"))
    assert lives == [21, 31]


@rule("704.5y", "another Role, controlled by the same player, attached to the same permanent")
def test_a_role_stays_beside_newer_auras_that_are_none_and_newer_roles_elsewhere() -> None:
    role = card("Royal Guest", "", "Enchantment — Aura Role", "Enchant creature\nEnchanted creature gets +1/+1.")
    table = Table()
    here, there = table.battlefield("A", bear(), bear())
    (old,) = table.battlefield("A", role, attach_to=here)
    (plain,) = table.battlefield("A", card("Warm Cloak", "{W}", "Enchantment — Aura", "Enchant creature"), attach_to=here)
    (other,) = table.battlefield("A", role, attach_to=there)
    table.settle()
    assert {old, plain, other} <= set(table.game.objects) and (table.pt(here), table.pt(there)) == ((3, 3), (3, 3))


@rule("702.131a", "ten or more permanents, else not")
@pytest.mark.parametrize(("number", "life"), [(9, 20), (10, 25)])
def test_a_spell_with_ascend_asks_for_ten_permanents(number: int, life: int) -> None:
    table = Table()
    table.battlefield("A", *[lamp()] * number)
    table.battlefield("B", *[lamp()] * 10)
    table.hand("A", card("Far Crown", "{0}", "Instant", "Ascend\nIf you have the city's blessing, you gain 5 life."))
    table.cast("A", "Far Crown").resolve()
    assert (table.life("A"), table.life("B")) == (life, 20)


@rule("701.17a", "only what one controls", "whoever controls it")
@pytest.mark.parametrize(("stolen", "kept"), [(False, False), (True, False), (False, True)])
def test_it_is_sacrificed_by_whoever_controls_it_if_it_can_be(stolen: bool, kept: bool) -> None:
    table = Table()
    for who in "AB":
        table.battlefield(who, card("Red Altar", "{1}", "Artifact", "Whenever you sacrifice a creature, you gain 1 life."))
    (one,) = table.battlefield("A", bear())
    if stolen:
        do(table.next_turn("B").to_step("main1", "B"), "Gain control of target creature.", [one], who="B")
    if kept:
        table.battlefield("B", card("Still Chain", "{1}", "Artifact", "Creatures can't be sacrificed."))
    do(table, "Choose target creature. Its controller sacrifices it. If they do, you gain 10 life.", [one],
       who="B" if stolen else "A").resolve()  # fmt: skip
    assert (one in table.game.battlefield) is kept
    assert (table.life("A"), table.life("B")) == ((20, 20) if kept else (20, 31) if stolen else (31, 20))


@rule("701.58d", "what can't become suspected does not", "701.58a")
def test_what_can_not_become_suspected_does_not() -> None:
    table = Table()
    (shy,) = table.battlefield("A", card("Clear Bear", "{1}{G}", "Creature — Bear", "This creature can't become suspected.", "2/2"))
    do(table, "Suspect target creature. If you do, you gain 1 life.", [shy])
    assert not table.game.obj(shy).marks.get("suspected") and table.life("A") == 20
    assert "menace" not in table.game.chars(shy).abilities.keywords


@rule("701.3d", "from such a permanent, and of such a kind")
def test_what_becomes_unattached_is_of_the_kind_and_from_what_is_said() -> None:
    table = Table()
    permanent(table, "Whenever an Equipment becomes unattached from a creature you control, you gain 1 life.", types="Enchantment")
    sword = card("Short Sword", "{1}", "Artifact — Equipment", "Equip {1}")
    cloak = card("Warm Cloak", "{W}", "Enchantment — Aura", "Enchant creature")
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", bear())
    for kind, host, life in ((sword, theirs, 20), (cloak, mine, 20), (sword, mine, 21)):
        (one,) = table.battlefield("A", kind, attach_to=host)
        do(table, "Return target noncreature permanent to its owner's hand.", [one]).resolve()
        assert table.life("A") == life


@rule("702.169b", "719.3b", "whoever controls the Case then")
def test_a_case_is_solved_by_whoever_controls_it() -> None:
    table = Table()
    for who in "AB":
        permanent(table, "Whenever you solve a Case, you gain 1 life.", who, types="Artifact")
    (case,) = table.battlefield("A", card("Old Case", "{1}", "Enchantment — Case", "To solve — You control a creature.\nSolved — You have no maximum hand size."))  # fmt: skip
    table.battlefield("B", bear())
    do(table.next_turn("B").to_step("main1", "B"), "Gain control of target enchantment.", [case], who="B")
    table.to_step("end", "B").resolve()
    assert table.game.obj(case).marks.get("solved") and (table.life("A"), table.life("B")) == (20, 21)


@rule("608.2c", "only such as were dealt damage this way")
def test_a_creature_dealt_damage_this_way_is_no_planeswalker() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    (other,) = table.battlefield("B", card("Mira of Nowhere", "{3}", "Legendary Planeswalker — Mira", "+1: Draw a card.", loyalty="5"))
    do(table, "This spell deals 1 damage to each creature and each planeswalker. A creature dealt damage this way can't block this turn.")
    assert table.counters(other) == {"loyalty": 4} and table.game.obj(one).damage == 1


@rule("701.15b", "702.1", "what can't be regenerated is not")
@pytest.mark.parametrize("denied", [False, True])
def test_what_regenerates_each_time_does_not_where_it_can_not(denied: bool) -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Deep Root", "{G}", "Creature — Plant", "If this creature would be destroyed, regenerate it.", "1/1"))
    if denied:
        do(table, "Target creature can't be regenerated this turn.", [one])
    do(table, "Destroy target creature.", [one])
    assert (one in table.game.battlefield) is not denied and (denied or table.game.obj(one).tapped)


@rule("118.9", "the spell's controller, whoever owns the card")
@rule("109.5", "a static ability's would-be controller")
def test_whoever_may_cast_another_players_card_may_pay_its_alternative_cost() -> None:
    table = Table()
    table.hand("B", card("Brief Wisp", "{4}{W}", "Creature — Elemental", "When this creature enters, you gain 3 life.\nEvoke {W}", "3/3"))
    do(table, "Target player reveals their hand. You choose a nonland card from it and exile that card. You may cast that card for as long "
              "as it remains exiled.", [1])  # fmt: skip
    table.mana("A", "{W}").mana("B", "{W}")
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    table.cast("A", "Brief Wisp", way="evoke").resolve()
    assert (table.life("A"), table.life("B")) == (23, 20) and table.zone("B", "graveyard") == ["Brief Wisp"]
