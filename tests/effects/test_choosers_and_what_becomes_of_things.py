"""Who chooses, what an ability made for later still finds, and what happened this way or this turn, in play."""

from __future__ import annotations

from engine.events.counters import PutCounters
from engine.rules.events.happening import happen
from tests.effects.doing import bear, do, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table, card, data


@rule("601.2c", "603.3d")
def test_a_player_whom_the_words_name_chooses_the_target() -> None:
    table = Table()
    mine, other = table.battlefield("A", ogre(), bear())
    (victim,) = table.battlefield("B", sprite())
    curse = card("Rotting Gift", "{1}{B}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, its "
                 "controller chooses target creature one of their opponents controls. Return this Aura from its owner's "
                 "graveyard to the battlefield attached to that creature.")  # fmt: skip
    table.battlefield("A", curse, attach_to=victim)
    table.answer("B", [other])
    do(table, "Destroy target creature.", targets=[victim])
    table.resolve()
    (gift,) = table.all("Rotting Gift")
    assert table.game.obj(gift).attached_to == other
    assert mine in table.game.battlefield


@rule("601.2c", "608.2c")
def test_the_first_player_is_the_one_who_chose() -> None:
    table = Table()
    permanent(table, "At the beginning of each player's upkeep, that player chooses target player who controls more "
              "creatures than they do and is their opponent. The first player may draw a card.", types="Enchantment")  # fmt: skip
    table.battlefield("A", bear())
    table.answer("B", True)
    table.next_turn("B")
    assert len(table.zone("B", "hand")) == 2
    table.next_turn("A")
    assert len(table.zone("A", "hand")) == 1  # nobody controls more than A


@rule("608.2d")
def test_a_card_of_an_opponents_choice() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    (_, big) = table.game.zone("graveyard", 0)
    table.answer("B", [big])
    do(table, "Return a creature card of an opponent's choice from your graveyard to your hand.")
    assert table.zone("A", "hand") == ["Plain Ogre"]


@rule("603.7c", "400.7e")
def test_a_delayed_trigger_finds_the_card_that_its_creators_event_moved() -> None:
    table = Table()
    permanent(table, "Whenever a creature dies, put that card onto the battlefield under your control at the beginning "
              "of the next end step.", types="Enchantment")  # fmt: skip
    (victim,) = table.battlefield("B", bear())
    do(table, "Destroy target creature.", targets=[victim])
    table.resolve()
    table.to_step("end").resolve()
    (back,) = table.all("Plain Bear")
    assert table.game.controller(back) == 0


@rule("603.7b")
def test_sacrificed_when_control_of_something_else_is_lost() -> None:
    table = Table()
    lord = permanent(table, "{0}: Gain control of target creature. Sacrifice that creature when you lose control of this "
                     "artifact.", types="Artifact")  # fmt: skip
    (thrall,) = table.battlefield("B", bear())
    table.activate("A", lord, targets=[thrall]).resolve()
    assert table.game.controller(thrall) == 0
    do(table, "Destroy target artifact.", targets=[lord])
    table.resolve()
    assert table.zone("B", "graveyard") == ["Plain Bear"]


@rule("101.4", "608.2e")
def test_what_they_exiled_this_way_comes_back_under_each_owner() -> None:
    table = Table()
    table.graveyard("A", bear())
    table.graveyard("B", ogre())
    table.battlefield("B", sprite())
    do(table, "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, "
       "then puts all cards they exiled this way onto the battlefield.")  # fmt: skip
    assert [table.game.controller(table.find(name)) for name in ("Plain Bear", "Plain Ogre")] == [0, 1]
    assert table.zone("B", "graveyard") == ["Plain Sprite"]


@rule("201.2a")
def test_the_same_name_as_a_card_exiled_with_it() -> None:
    table = Table()
    reaver = permanent(table, "{0}: Exile the top card of target player's library.\n{0}: Destroy target creature with the "
                       "same name as a card exiled with this artifact.", types="Artifact")  # fmt: skip
    table.library("B", bear())
    table.activate("A", reaver, targets=[1]).resolve()
    named, other = table.battlefield("B", bear(), ogre())
    table.activate("A", reaver, targets=[other, named], index=1).resolve()
    assert named not in table.game.battlefield and other in table.game.battlefield


@rule("118.12a", "701.8a")
def test_unless_its_controller_discards_their_hand() -> None:
    table = Table()
    table.hand("B", bear(), ogre())
    (victim,) = table.battlefield("B", sprite())
    table.answer("B", True)
    do(table, "Destroy target creature unless its controller discards their hand.", targets=[victim])
    assert victim in table.game.battlefield
    assert table.zone("B", "hand") == []


@rule("603.7a")
def test_whenever_what_that_creature_damaged_dies_this_turn() -> None:
    table = Table()
    (fighter,) = table.battlefield("A", ogre())
    (victim,) = table.battlefield("B", bear())
    do(table, "Target creature you control gains deathtouch until end of turn. Whenever a creature dealt damage by that "
       "creature dies this turn, its controller loses 2 life.", targets=[fighter])  # fmt: skip
    do(table, "Target creature you control fights target creature you don't control.", targets=[fighter, victim])
    table.resolve()
    assert table.life("B") == 18


@rule("608.2i")
def test_a_counter_was_put_on_a_permanent_this_turn() -> None:
    table = Table()
    trumpet = permanent(table, "At the beginning of each end step, if a +1/+1 counter was put on a permanent under your "
                        "control this turn, you gain 1 life.")  # fmt: skip
    (theirs,) = table.battlefield("B", bear())
    happen(table.game, PutCounters(theirs, "+1/+1", 1))
    table.to_step("end").resolve()
    assert table.life("A") == 20
    table.next_turn()
    happen(table.game, PutCounters(trumpet, "+1/+1", 1))
    table.to_step("end").resolve()
    assert table.life("A") == 21


@rule("719.3c", "613.1d")
def test_a_solved_case_can_be_a_creature() -> None:
    table = Table()
    case = permanent(table, "To solve — Two or more creature cards were put into graveyards from anywhere this turn.\n"
                     "Solved — This Case is a 4/4 Gorgon creature with deathtouch in addition to its other types.",
                     types="Enchantment — Case")  # fmt: skip
    for victim in table.battlefield("B", bear(), ogre()):
        do(table, "Destroy target creature.", targets=[victim])
    table.to_step("end").resolve()
    assert table.pt(case) == (4, 4) and table.has(case, "deathtouch")


@rule("508.1d")
def test_a_creature_has_to_attack_in_its_controllers_next_turn() -> None:
    table = Table()
    walker = card("Bold Warden", "{4}{W}", "Legendary Planeswalker — Warden", "+2: Up to one target creature an opponent "
                  "controls attacks Bold Warden during its controller's next turn if able.", loyalty="4")  # fmt: skip
    (warden,) = table.battlefield("A", walker)
    angry, calm = table.battlefield("B", bear(), ogre())
    table.activate("A", warden, targets=[angry]).resolve()
    table.next_turn("B")
    table.to_step("declare_attackers")
    assert table.game.combat is not None and dict(table.game.combat.attacking) == {angry: warden}
    assert calm in table.game.battlefield


@rule("511.2", "508.1")
def test_it_and_two_others_attacked_this_combat() -> None:
    table = Table()
    back = data("Hero, Proven", "", "Legendary Planeswalker — Hero", "+1: Draw a card.", loyalty="4")
    hero = card("Hero", "{W}", "Legendary Creature — Human", "At end of combat, if Hero and at least two other creatures "
                "attacked this combat, exile Hero, then return him to the battlefield transformed under his owner's "
                "control.", "2/1", back=back)  # fmt: skip
    (oid,) = table.battlefield("A", hero)
    others = table.battlefield("A", bear(), bear())
    table.answer("A", [[ref, 1] for ref in (oid, *others[:1])])
    table.to_step("end_combat").resolve()
    assert not table.all("Hero, Proven")
    table.next_turn("A")
    table.answer("A", [[ref, 1] for ref in (oid, *others)])
    table.to_step("end_combat").resolve()
    (proven,) = table.all("Hero, Proven")
    assert table.counters(proven) == {"loyalty": 4}


@rule("611.2c", "113.10")
def test_all_activated_abilities_of_another_creature() -> None:
    table = Table()
    liquid = permanent(table, "{0}: This creature gains all activated abilities of target creature until end of turn.")
    model = permanent(table, "{0}: You gain 3 life.\nWhenever you gain life, draw a card.", "B")
    table.activate("A", liquid, targets=[model]).resolve()
    table.activate("A", liquid, index=1).resolve()
    assert table.life("A") == 23
    assert len(table.game.chars(liquid).abilities.triggered) == 0


@rule("113.6", "702.8a")
def test_cards_that_are_not_on_the_battlefield_have_an_ability() -> None:
    table = Table()
    permanent(table, "Creature cards you own that aren't on the battlefield have flash.")
    (card_in_hand,) = table.hand("A", bear())
    (there,) = table.battlefield("A", bear())
    assert table.has(card_in_hand, "flash") and not table.has(there, "flash")
    table.mana("A", "{1}{G}")
    table.next_turn("B")
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    assert len(table.all("Plain Bear")) == 2


@rule("608.2h", "707.2")
def test_a_copy_of_that_creature_is_of_what_it_was() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control dies, at the beginning of the next end step, create a token that's a "
              "copy of that creature.", types="Enchantment")  # fmt: skip
    (model,) = table.battlefield("B", ogre())
    mimic = card("Mimic", "{U}", "Creature — Shapeshifter", "You may have Mimic enter as a copy of any creature on the "
                 "battlefield.", "0/1")  # fmt: skip
    table.hand("A", mimic)
    table.answer("A", [model])
    table.mana("A", "{U}").cast("A", "Mimic").resolve()
    (copy,) = table.all("Plain Ogre", who="A")
    do(table, "Destroy target creature.", targets=[copy])
    table.resolve()
    table.to_step("end").resolve()
    assert table.all("Plain Ogre", who="A")
