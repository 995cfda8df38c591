"""Base sizes that become others, piles nobody else sees, what can't become untapped or crew, and deeds done besides."""

from __future__ import annotations

from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BE_BLOCKED_BY, MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("613.4b", "611.2a")
def test_base_power_and_toughness_become_certain_values_until_end_of_turn() -> None:
    table = Table()
    (grown,) = table.battlefield("A", bear())
    table.game.write(grown).counters = {"+1/+1": 1}
    thing = permanent(table, "Whenever you gain life, you may have this creature's base power and toughness become 4/2 until end of turn.")
    do(table, "Target creature's base power and toughness become 0/5 until end of turn.", [grown])
    assert table.pt(grown) == (1, 6)
    table.answer("A", True)
    do(table, "You gain 1 life.")
    assert table.pt(thing) == (4, 2)
    table.next_turn("B")
    assert (table.pt(grown), table.pt(thing)) == ((3, 3), (1, 1))


@rule("603.5", "608.2d")
def test_whoever_may_have_it_become_so_may_leave_it() -> None:
    table = Table()
    thing = permanent(table, "Whenever you gain life, you may have this creature's base power and toughness become 4/2 until end of turn.")
    table.answer("A", False)
    do(table, "You gain 1 life.")
    assert table.pt(thing) == (1, 1)


@rule("603.5", "each time it triggers the choice is made anew", "119.9")
def test_each_source_of_life_gained_at_once_triggers_for_itself_and_all_who_lose_life_together_once() -> None:
    table = Table()
    permanent(table, "Whenever you gain life, you may draw a card.\nWhenever one or more players lose life, you may put a +1/+1 counter on this creature.")
    cats = table.battlefield("A", *[card("Warm Cat", "{W}", "Creature — Cat", "Lifelink", "1/1")] * 2)
    table.policy = lambda decision: [[cat, 1] for cat in cats] if decision.kind == "attackers" else None
    table.to_step("combat_damage", "A")
    assert len(table.stack()) == 3
    table.answer("A", *[lambda decision: True] * 3).resolve()
    thing = table.find("Test Thing")
    assert len(table.zone("A", "hand")) == 2 and table.counters(thing) == {"+1/+1": 1}
    table.to_step("main2")
    table.policy = lambda decision: False if decision.kind == "yes_no" else None
    do(table, "Each player loses 1 life.")
    assert table.counters(thing) == {"+1/+1": 1}
    asked = [decision for decision in table.asked if decision.kind == "yes_no"]
    assert len(asked) == 4


@rule("613.4b", "608.2h")
def test_base_size_becomes_equal_to_what_another_is_now() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (model,) = table.battlefield("A", ogre())
    boss = permanent(table, "Whenever you gain life, choose up to one other target creature you control. Its base power and toughness become equal to "
                     "this creature's power and toughness until end of turn.", size="5/4")  # fmt: skip
    table.hand("A", card("Small Rite", "{0}", "Sorcery", "You gain 1 life."))
    table.targets = [mine]
    table.cast("A", "Small Rite", [mine]).resolve()
    assert table.pt(mine) == (5, 4) and table.pt(model) == (3, 3)
    table.game.write(boss).counters = {"+1/+1": 3}
    assert table.pt(mine) == (5, 4)


@rule("611.2c", "608.2i")
def test_all_that_dealt_damage_to_it_are_changed_for_good() -> None:
    table = Table()
    (biter,) = table.battlefield("B", ogre())
    (other,) = table.battlefield("B", bear())
    thing = permanent(table, "When this creature dies, change the base power and toughness of all creatures that dealt damage to it this turn to 0/2.")
    do(table, "Target creature fights another target creature.", [biter, thing])
    assert not table.all("Test Thing") and table.pt(biter) == (0, 2) and table.pt(other) == (2, 2)
    table.next_turn("B")
    table.next_turn("A")
    assert table.pt(biter) == (0, 2)


@rule("611.2d", "613.4b")
def test_base_power_alone_becomes_a_number_as_it_is_then() -> None:
    table = Table()
    plain = card("Meadow", "", "Land — Plains")
    table.battlefield("A", plain, plain, plain)
    thing = permanent(table, "{0}: Until end of turn, this creature's base power becomes equal to the number of Plains you control.")
    table.activate("A", thing).resolve()
    table.battlefield("A", plain)
    assert table.pt(thing) == (3, 1)
    table.next_turn("B")
    assert table.pt(thing) == (1, 1)


LOOK = "Look at the top four cards of your library and separate them into a face-down pile and a face-up pile. "
FOUR = tuple(card(name, "{1}", "Artifact") for name in ("One", "Two", "Three", "Four"))


@rule("700.3")
def test_an_opponent_chooses_between_a_pile_seen_and_one_only_counted() -> None:
    table = Table()
    oids = table.library("A", *FOUR)
    shown: list[tuple[str, ...]] = []

    def choose(decision: object) -> int:
        shown.append(tuple(table.told(option) for option in decision.options))  # type: ignore[attr-defined]
        return 0

    table.answer("A", [oids[0], oids[2]]).answer("B", choose)
    do(table, LOOK + "An opponent chooses one of the piles. Put that pile into your hand and the other into your graveyard.")
    assert shown == [("a face-down pile of 2 cards", "Two, Four")]
    assert sorted(table.zone("A", "hand")) == ["One", "Three"]
    assert sorted(set(table.zone("A", "graveyard")) - {"Test Rite"}) == ["Four", "Two"]


@rule("700.3d")
def test_a_face_up_pile_may_be_empty() -> None:
    table = Table()
    oids = table.library("A", *FOUR)
    table.answer("B", list(oids)).answer("A", 1)
    do(table, "Choose an opponent. They look at the top four cards of your library and separate them into a face-down pile and a face-up pile. "
              "Put one pile into your hand and the other into your graveyard.")  # fmt: skip
    assert table.zone("A", "hand") == [] and len(table.zone("A", "graveyard")) == 5


@rule("101.2")
def test_what_cant_become_untapped_stays_tapped() -> None:
    table = Table()
    (held,) = table.battlefield("B", card("Dozing Elf", "{G}", "Creature — Elf", "{Q}: You gain 1 life.", "1/1"), tapped=True)
    (free,) = table.battlefield("B", bear(), tapped=True)
    permanent(table, "Elves can't become untapped.")
    do(table, "Untap all creatures.")
    assert table.game.obj(held).tapped and not table.game.obj(free).tapped
    assert not [action for action in table.actions("B") if action.oid == held]
    table.next_turn("B")
    assert table.game.obj(held).tapped


@rule("508.1c", "509.1b")
def test_what_cant_attack_block_or_crew_vehicles() -> None:
    table = Table()
    (held,) = table.battlefield("A", card("Grey Elf", "{G}", "Creature — Elf", "", "3/3"))
    (cart,) = table.battlefield("A", card("Cart", "{2}", "Artifact — Vehicle", "Crew 3", "4/4"))
    (mount,) = table.battlefield("A", card("Pony", "{2}", "Creature — Horse Mount", "Saddle 3", "1/1"))
    offered = {action.oid for action in table.actions("A")}
    assert {cart, mount} <= offered
    permanent(table, "Elves can't attack, block, or crew Vehicles.", who="B")
    offered = {action.oid for action in table.actions("A")}
    assert cart not in offered and mount in offered
    assert refused(table.game, MAY_ATTACK, held, defender=1) and refused(table.game, MAY_BLOCK, held, attacker=mount)
    assert refused(table.game, MAY_BLOCK, mount, attacker=held) is None


@rule("508.1c")
def test_what_cant_attack_block_or_transform() -> None:
    table = Table()
    (free,) = table.battlefield("A", bear())
    (held,) = table.battlefield("A", sprite())
    permanent(table, "Faeries can't attack, block, or transform.", who="B")
    assert refused(table.game, MAY_ATTACK, held, defender=1) and refused(table.game, MAY_BLOCK, held, attacker=free)
    assert refused(table.game, MAY_ATTACK, free, defender=1) is None


@rule("120.3")
def test_additional_damage_comes_to_what_is_dealt_anyway() -> None:
    table = Table()
    (flying,) = table.battlefield("B", card("Blue Bird", "{U}", "Creature — Bird", "Flying\nWhenever this creature is dealt damage, you gain 1 life.", "1/9"))
    (walking,) = table.battlefield("B", card("Blue Fish", "{U}", "Creature — Fish", "", "1/9"))
    (red,) = table.battlefield("B", card("Red Bird", "{R}", "Creature — Bird", "Flying", "1/9"))
    do(table, "Test Rite deals 2 damage to each creature with flying and 1 additional damage to each blue creature.")
    assert [table.game.obj(oid).damage for oid in (flying, walking, red)] == [3, 1, 2]
    assert table.life("B") == 21


@rule("303.4")
def test_what_is_enchanted_by_auras_of_a_player() -> None:
    table = Table()
    mine, theirs, bare = table.battlefield("B", bear(), bear(), bear())
    aura = card("Plain Veil", "{W}", "Enchantment — Aura", "Enchant creature")
    for who, host in (("A", mine), ("B", theirs)):
        (veil,) = table.battlefield(who, aura)
        table.game.write(veil).attached_to = host
    permanent(table, "Each creature that's enchanted by an Aura you control can't attack you or planeswalkers you control.\n"
                     "Creatures that are enchanted by Auras you control have flying.")  # fmt: skip
    assert refused(table.game, MAY_ATTACK, mine, defender=0) and table.has(mine, "flying")
    for free in (theirs, bare):
        assert refused(table.game, MAY_ATTACK, free, defender=0) is None and not table.has(free, "flying")


@rule("401.1", "608.2d")
def test_one_of_the_cards_looked_at_may_go_back_on_top() -> None:
    for keeps in (True, False):
        table = Table()
        oids = table.library("A", *FOUR)
        table.answer("A", keeps, *([[oids[1]]] if keeps else []))
        do(table, "Look at the top three cards of your library. You may put one of those cards back on top of your library. Put the rest into your graveyard.")
        left = {"One", "Three"} if keeps else {"One", "Two", "Three"}
        assert set(table.zone("A", "graveyard")) - {"Test Rite"} == left
        assert (table.game.zone("library", 0)[0] == oids[1]) == keeps


@rule("608.2c")
def test_what_is_done_also_is_done_besides() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    words = "Put a +1/+1 counter on target creature you control. If you have more life than an opponent, also put a +1/+1 counter on each other creature you control."
    do(table, words, [one])
    assert (table.pt(one), table.pt(two)) == ((3, 3), (3, 3))
    table.life("A", 30)
    do(table, words, [one])
    assert (table.pt(one), table.pt(two)) == ((4, 4), (4, 4))


@rule("118.12")
def test_if_you_pay_follows_only_if_it_was_paid() -> None:
    for pays in (True, False):
        table = Table()
        thing = permanent(table, "At the beginning of your end step, put a wind counter on this creature, then sacrifice this creature unless you pay {1} for "
                          "each wind counter on it. If you pay, this creature deals damage equal to the number of wind counters on it to each player.")  # fmt: skip
        table.game.write(thing).counters = {"wind": 1}
        table.battlefield("A", *[card("Rock", "{1}", "Artifact", "{T}: Add {C}.")] * 2)
        table.to_step("end", "A").answer("A", pays).resolve()
        assert bool(table.all("Test Thing")) == pays
        assert (table.life("A"), table.life("B")) == ((18, 18) if pays else (20, 20))


@rule("119.3")
def test_the_total_life_lost_by_players_this_turn() -> None:
    table = Table(3)
    do(table, "Target player loses 2 life.", [1])
    do(table, "Target player loses 3 life.", [2])
    do(table, "You lose 1 life.")
    do(table, "You gain life equal to the total life lost by your opponents this turn.")
    assert table.life("A") == 24
    do(table, "You gain life equal to the total life lost by all players this turn.")
    assert table.life("A") == 30


@rule("609.4")
def test_landwalk_abilities_are_no_hindrance_to_what_lacks_them() -> None:
    table = Table()
    (walker,) = table.battlefield("A", card("Marsh Rat", "{B}", "Creature — Rat", "Swampwalk", "1/1"))
    table.battlefield("B", card("Marsh", "", "Land — Swamp"))
    plain, wise = table.battlefield("B", bear(), card("Wise Scout", "{G}", "Creature — Elf", "This creature can block creatures with landwalk "
                                    "abilities as though they didn't have those abilities.", "1/1"))  # fmt: skip
    assert refused(table.game, MAY_BE_BLOCKED_BY, walker, blocker=plain) is not None
    assert refused(table.game, MAY_BE_BLOCKED_BY, walker, blocker=wise) is None
    permanent(table, "Creatures with landwalk abilities can be blocked as though they didn't have those abilities.")
    assert refused(table.game, MAY_BE_BLOCKED_BY, walker, blocker=plain) is None


@rule("401.1", "608.2c")
def test_a_card_put_back_is_not_among_the_rest_each_time_anew() -> None:
    words = "Look at the top two cards of your library. Put one of them back on top of your library and the rest on the bottom of your library. Repeat this process once."
    table = Table()
    oids = table.library("A", *FOUR)
    table.answer("A", [oids[1]], [oids[2]])
    do(table, words)
    library = table.game.zone("library", 0)
    assert library[0] == oids[2] and list(library[-2:]) == [oids[0], oids[1]]


@rule("608.2c")
def test_the_rest_go_where_the_words_say_in_each_wording() -> None:
    for words in ("Put one of them on top of your library and the rest into your graveyard.", "Put up to one of them on the bottom of your library. Put the rest into your hand."):
        table = Table()
        oids = table.library("A", *FOUR)
        table.answer("A", [oids[1]])
        do(table, "Look at the top three cards of your library. " + words)
        library = table.game.zone("library", 0)
        assert oids[1] == (library[0] if "top" in words else library[-1])
        assert {"One", "Three"} <= {*table.zone("A", "graveyard"), *table.zone("A", "hand")}
