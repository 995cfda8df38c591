"""Protection (CR 702.16)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.game.decisions.combat import DeclareBlockers
from engine.game.events.damage import Damage
from engine.game.rules import combat
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.attaching import why_not_attached
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.abilities import StaticAbility
from engine.vocabulary.keywords.protection import Protection
from engine.vocabulary.statics.abilities.player_abilities import PlayersHave
from engine.vocabulary.terms.objects.adjectives import HasColor
from engine.vocabulary.terms.players.players import You
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, written
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data


def is_protected(board: Board, oid: int, source: int) -> bool:
    """Whether something can't be the target of what a source does."""
    return refused(board.game, MAY_BE_TARGETED, oid, by=source, spell=source, seat=B) is not None

@rule("702.16a", "702.16b", "702.16m")
@pytest.mark.parametrize(("text", "types", "colors", "protected"), [
    ("Protection from black", "Enchantment", "B", True),
    ("Protection from black, protection from black", "Enchantment", "UB", True),
    ("Protection from black", "Enchantment", "U", False),
    ("Protection from artifacts", "Artifact Creature", "", True),
    ("Protection from artifacts", "Enchantment", "", False),
    ("Protection from multicolored", "Enchantment", "UB", True),
    ("Protection from multicolored", "Enchantment", "U", False),
    ("Protection from Goblins", "Creature", "R", False),
])  # fmt: skip
def test_it_can_not_be_targeted_by_what_has_the_quality(text: str, types: str, colors: str, protected: bool) -> None:
    board = Board()
    knight = board.creature(A, "Oath Knight", 2, 2, *written(text))
    source = board.permanent(B, "That Source", types, colors=colors)
    assert is_protected(board, knight, source) == protected


@rule("702.16c", "702.16d")
def test_it_can_not_be_equipped_by_what_has_the_quality() -> None:
    board = Board()
    knight = board.creature(A, "Oath Knight", 2, 2, *written("Protection from artifacts"))
    fox = board.creature(A, "Ember Fox", 2, 1)
    sword = board.permanent(A, "Plain Sword", "Artifact", subtypes=["Equipment"])
    assert why_not_attached(board.game, sword, fox) is None
    refusal = why_not_attached(board.game, sword, knight)
    assert refusal is not None and refusal.rule == "702.16c"


@rule("702.16e")
def test_damage_from_such_sources_is_prevented_unless_it_can_not_be() -> None:
    board = Board()
    knight = board.creature(A, "Oath Knight", 2, 9, *written("Protection from red"))
    red, green = (board.creature(B, name, 3, 3, colors=color) for name, color in (("Red Ox", "R"), ("Green Ox", "G")))
    happen(board.game, Damage(red, knight, 3))
    assert board.game.obj(knight).damage == 0
    happen(board.game, Damage(red, knight, 1, preventable=False), Damage(green, knight, 3))
    assert board.game.obj(knight).damage == 4


@rule("702.16f", "creatures with the stated quality: none that could have been cast as something that has it")
@pytest.mark.parametrize(("quality", "blocks"), [("red", "green"), ("red spells", "green red")])
def test_an_adventurer_with_a_red_adventure_can_block_it(quality: str, blocks: str) -> None:
    table = Table()
    (knight,) = table.battlefield("A", card("Oath Knight", "{1}{W}", "Creature — Knight", f"Protection from {quality}", "2/2"))
    ogre = card("Barn Ogre", "{3}{G}", "Creature — Ogre", "", "4/4", layout="adventure", back=data("Burn the Barn", "{R}", "Sorcery — Adventure", "Burn the Barn deals 1 damage to target creature."))
    green, red = table.battlefield("B", ogre, card("Red Ox", "{R}", "Creature — Ox", "", "3/3"))
    table.hand("B", ogre, card("Green Wish", "{G}", "Instant", "Target creature gets +0/+1 until end of turn."))
    table.answer("A", [[knight, 1]]).to_step("declare_attackers").mana("B", "{G}{R}")
    table.cast("B", "Green Wish", [knight]).resolve()
    assert table.pt(knight) == (2, 3), "a spell of no such quality may aim at it"
    table.answer("B", [[green, knight]]).to_step("declare_blockers")
    (asked,) = [decision for decision in table.asked if isinstance(decision, DeclareBlockers)]
    assert dict(asked.possible) == {oid: (knight,) for oid, color in ((green, "green"), (red, "red")) if color in blocks.split()}, "nor is a creature a spell"


@rule("702.16f")
def test_such_creatures_can_not_block_it() -> None:
    board = Board()
    knight = board.creature(A, "Oath Knight", 2, 2, *written("Protection from red"))
    board.creature(B, "Red Ox", 3, 3, colors="RG")
    green = board.creature(B, "Green Ox", 3, 3, colors="G")
    board.attack({knight: B})
    assert combat.possible_blocks(board.game, B) == ((green, (knight,)),)


@rule("702.16g")
def test_protection_from_two_qualities_is_two_abilities() -> None:
    board = Board()
    knight = board.creature(A, "Oath Knight", 2, 2, *written("Protection from red and from white"))
    sources = [board.permanent(B, f"Source of {color}", "Enchantment", colors=color) for color in "WUBRG"]
    assert [is_protected(board, knight, source) for source in sources] == [True, False, False, True, False]


@rule("702.16h", "702.16i")
@pytest.mark.parametrize("text", ["Protection from all colors", "Protection from each color"])
def test_protection_from_all_colors_is_from_each(text: str) -> None:
    board = Board()
    knight = board.creature(A, "Oath Knight", 2, 2, *written(text))
    sources = [board.permanent(B, f"Source of {color}", "Enchantment", colors=color) for color in "WUBRG"]
    assert all(is_protected(board, knight, source) for source in sources)
    assert not is_protected(board, knight, board.permanent(B, "Grey Source", "Enchantment"))


@rule("702.16h", "702.16b", "of a player too", "601.3e")
def test_what_is_of_no_color_may_aim_at_who_has_protection_from_all_colors() -> None:
    table = Table()
    table.battlefield("A", card("Ward Ring", "{1}", "Artifact", "You have protection from all colors."))
    (knight,) = table.battlefield("A", card("Oath Knight", "{W}", "Creature — Knight", "Protection from all colors", "2/2"))
    (bear,) = table.battlefield("A", card("Moss Bear", "{G}", "Creature — Bear", "", "2/2"))
    for cost, may in (("{1}", True), ("{R}", False), ("{U}", False)):
        table.hand("B", card("Zap", cost, "Instant", "Zap deals 1 damage to any target."))
        table.answer("B", [bear]).mana("B", cost).cast("B", "Zap").resolve()
        offered = next(d.candidates for d in reversed(table.asked) if d.kind == "targets")
        assert (0 in offered, knight in offered, bear in offered) == (may, may, True)


@rule("702.16g", "702.16h", "702.16i", "the others are kept")
@pytest.mark.parametrize(("text", "left"), [
    ("Protection from red and from white", [True, False, False, False, False]),
    ("Protection from red, from white, and from blue", [True, True, False, False, False]),
    ("Protection from all colors", [True, True, True, False, True]),
    ("Protection from each color", [True, True, True, False, True]),
    ("Protection from red, protection from green", [False, False, False, False, True]),
    ("Protection from white", [True, False, False, False, False]),
    ("Protection from red", [False] * 5),
])  # fmt: skip
def test_what_loses_protection_from_one_color_keeps_it_from_the_others(text: str, left: list[bool]) -> None:
    table = Table()
    (knight,) = table.battlefield("A", card("Oath Knight", "{W}", "Creature — Knight", f"Flying\n{text}\n{{1}}: You gain 1 life.", "2/2"))
    sources = [table.battlefield("B", card(f"Bell {color}", f"{{{color}}}", "Artifact"))[0] for color in "WUBRG"]
    do(table, "Target creature loses protection from red until end of turn.", [knight], who="A")
    refusals = [refused(table.game, MAY_BE_TARGETED, knight, by=source, spell=source, seat=B) for source in sources]
    assert [one is not None for one in refusals] == left
    assert table.has(knight, "flying") and len(table.game.chars(knight).abilities.activated) == 1
    for source, protected in zip(sources, left, strict=True):
        damage = happen(table.game, Damage(source, knight, 1))
        assert bool(damage) is not protected


@rule("702.16j")
def test_protection_from_everything() -> None:
    board = Board()
    knight = board.creature(A, "Oath Knight", 2, 2, *written("Protection from everything"))
    rat = board.creature(B, "Bog Rat", 1, 1)
    sword = board.permanent(A, "Plain Sword", "Artifact", subtypes=["Equipment"])
    assert is_protected(board, knight, rat)
    assert why_not_attached(board.game, sword, knight) is not None
    happen(board.game, Damage(rat, knight, 5))
    assert board.game.obj(knight).damage == 0
    board.attack({knight: B})
    assert combat.possible_blocks(board.game, B) == ()


@rule("702.16i", "702.16k")
def test_protection_from_players_is_from_what_they_control() -> None:
    board = Board(3)
    knight = board.creature(A, "Oath Knight", 2, 2, *written("Protection from each of your opponents"))
    bobs, cids, own = (board.permanent(seat, "Bell", "Artifact") for seat in (B, C, A))
    assert [is_protected(board, knight, source) for source in (bobs, cids, own)] == [True, True, False]
    board.game.write(own).controller = B
    assert is_protected(board, knight, own)


@rule("702.16b", "702.16e", "702.16j")
def test_players_have_protection() -> None:
    board = Board()
    ability = StaticAbility((PlayersHave(You(said=True), (Protection(HasColor("R")),)),))
    board.permanent(A, "Ward Circle", "Enchantment", None, None, ability)
    red, green = (board.creature(B, name, 3, 3, colors=color) for name, color in (("Red Ox", "R"), ("Green Ox", "G")))
    assert [is_protected(board, A, source) for source in (red, green)] == [True, False]
    assert not is_protected(board, B, red)
    happen(board.game, Damage(red, A, 3), Damage(green, A, 2), Damage(red, B, 1))
    assert (board.life(A), board.life(B)) == (18, 19)


@rule("702.16c", "702.16d")
def test_what_is_attached_falls_off_as_protection_comes() -> None:
    table = Table()
    knight = card("Oath Knight", "{W}", "Creature — Human Knight", "{0}: This creature gains protection from red until end of turn.", "2/2")
    (oid,) = table.battlefield("A", knight)
    hood = card("Red Hood", "{R}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    sword = card("Red Sword", "{R}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}")
    aura, equipment = (table.battlefield("A", it, attach_to=oid)[0] for it in (hood, sword))
    assert table.pt(oid) == (4, 3)
    table.activate("A", oid).resolve()
    assert table.zone("A", "graveyard") == ["Red Hood"] and aura not in table.game.objects
    assert table.game.obj(equipment).attached_to == NOBODY and table.pt(oid) == (2, 2)


@rule("702.16n")
def test_an_aura_may_say_that_the_protection_it_gives_does_not_remove_it() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    ward = card("Green Veil", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has protection from green. "
                "This effect doesn't remove this Aura.")  # fmt: skip
    moss = card("Green Moss", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    table.battlefield("A", moss, attach_to=bear)
    table.battlefield("A", ward, attach_to=bear)
    table.settle()
    assert table.all("Green Veil") and table.all("Green Moss") == [] and table.has(bear, "protection")
    table.battlefield("A", ward, attach_to=bear)
    table.settle()
    assert table.all("Green Veil") == []  # each removes the other: it spares only itself


@rule("702.16n", "only the Auras that it speaks of, as its controller sees them")
def test_an_aura_whose_protection_spares_your_auras_spares_its_controllers() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    moss = card("Green Moss", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    (_, theirs) = (table.battlefield(who, moss, attach_to=bear)[0] for who in "AB")
    (veil,) = table.battlefield("A", card("Shared Veil", "{G}", "Enchantment — Aura", (
        "Enchant creature\nEnchanted creature has protection from green. This effect doesn't remove Auras you control.")), attach_to=bear)  # fmt: skip
    table.game.write(veil).controller = 1
    table.settle()
    assert table.all("Green Moss") == [theirs] and table.all("Shared Veil") == [veil]


@rule("702.16h", "702.16n", "702.16c")
def test_an_aura_that_gives_protection_from_all_colors_stays_itself_and_may_not_aim_there() -> None:
    table = Table()
    bear, *others = table.battlefield("A", *(card(f"Bear {number}", "{G}", "Creature — Bear", "", "2/2") for number in range(3)))
    (veil,) = table.battlefield("A", card("Bright Veil", "{W}", "Enchantment — Aura", (
        "Enchant creature\nEnchanted creature has protection from all colors. This effect doesn't remove this Aura.\n"
        "{0}: Tap target creature.")), attach_to=bear)  # fmt: skip
    (moss,) = table.battlefield("A", card("Green Moss", "{G}", "Enchantment — Aura", "Enchant creature"), attach_to=bear)
    table.settle()
    assert veil in table.game.objects and moss not in table.game.objects
    table.activate("A", veil)
    assert next(d.candidates for d in table.asked if d.kind == "targets") == tuple(others)


@rule("702.16p", "already attached stay", "others can't become attached", "other instances as normal")
def test_an_aura_may_say_that_its_protection_does_not_remove_what_is_already_attached() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    moss = card("Green Moss", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    sword = card("Green Sword", "{G}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")
    (mine,) = table.battlefield("A", moss, attach_to=bear)
    (equipment,) = table.battlefield("A", sword, attach_to=bear)
    (theirs,) = table.battlefield("B", moss, attach_to=bear)
    (loose,) = table.battlefield("A", sword)
    veil = card("Blessed Veil", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has protection from green. "
                "This effect doesn't remove Auras and Equipment you control that are already attached to it.")  # fmt: skip
    (blessing,) = table.battlefield("A", veil, attach_to=bear)
    table.settle()
    assert {mine, equipment, blessing} <= set(table.game.objects) and theirs not in table.game.objects
    assert table.game.obj(equipment).attached_to == bear and table.has(bear, "protection")
    (other,) = table.battlefield("A", sword)
    assert why_not_attached(table.game, other, bear) is not None
    assert why_not_attached(table.game, loose, bear) is not None, "it was there before, but not attached to it"
    plain = card("Plain Veil", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has protection from green.")
    table.battlefield("A", plain, attach_to=bear)
    table.settle()
    assert table.all("Green Moss") == [] and table.all("Blessed Veil") == [] and table.game.obj(equipment).attached_to == NOBODY


@rule("702.16p", "what the controller of the effect controls")
@pytest.mark.parametrize("spared", ["Auras and Equipment", "artifacts and enchantments"])
def test_it_spares_what_the_auras_controller_controls_not_its_owner(spared: str) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    moss = card("Green Moss", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    (mine,), (theirs,) = table.battlefield("A", moss, attach_to=bear), table.battlefield("B", moss, attach_to=bear)
    veil = card("Blessed Veil", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+1 and has protection from blue. "
                f"This effect doesn't remove {spared} you control that are already attached to it.")  # fmt: skip
    (blessing,) = table.battlefield("B", veil, attach_to=bear)
    do(table, "Gain control of target Aura.", targets=[blessing])
    table.battlefield("A", card("Blue Dye", "{U}", "Enchantment", "All enchantments are blue."))
    table.settle()
    assert {mine, blessing} <= set(table.game.objects) and theirs not in table.game.objects
    assert table.pt(bear) == (3, 4)


@rule("702.16k", "608.2h", "611.2c")
def test_protection_from_that_player_is_granted_to_permanents_too() -> None:
    table = Table(seats=3)
    (ally,) = table.battlefield("A", card("Moss Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    words = "Target opponent loses 1 life. Until your next turn, you and creatures you control gain protection from that player."
    table.hand("A", card("Great Peace", "{0}", "Sorcery", words))
    table.cast("A", "Great Peace", [1]).resolve()
    (late,) = table.battlefield("A", card("Late Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    candidates = []
    for who in "BC":
        table.hand(who, card("Zap", "{0}", "Instant", "Zap deals 3 damage to any target."))
        table.answer(who, [2]).cast(who, "Zap").resolve()
        candidates.append(next(d.candidates for d in reversed(table.asked) if d.kind == "targets"))
    assert (0 in candidates[0], ally in candidates[0], late in candidates[0]) == (False, False, True)
    assert (0 in candidates[1], ally in candidates[1]) == (True, True)


@rule("702.16k", "what that player controls, whoever owns it, and not what another player controls")
def test_protection_from_that_player_goes_by_who_controls_the_source() -> None:
    table = Table(seats=3)
    words = "Target opponent loses 1 life. Until your next turn, you gain protection from that player."
    do(table, words, [1])
    bobs, cids = (table.battlefield(who, card("Test Needle", "{1}", "Artifact", "{0}: This artifact deals 1 damage to target player."))[0] for who in "BC")
    for who, needle, may_aim in (("B", bobs, False), ("B", cids, False), ("C", bobs, True), ("C", cids, True)):
        if table.game.turn.active != table.seat(who):
            table.next_turn(who)
        if table.game.controller(needle) != table.seat(who):
            do(table, "Gain control of target artifact.", [needle], who=who)
        table.activate(who, needle, [2])
        assert (0 in next(d.candidates for d in reversed(table.asked) if d.kind == "targets")) is may_aim
        table.resolve()


@rule("702.16a", "105.2")
def test_protection_from_its_own_colors_and_from_those_of_permanents() -> None:
    board = Board(3)
    oak = board.creature(A, "Odd Oak", 2, 2, *written("Protection from its colors"), colors="GW")
    stone = board.creature(A, "Grey Stone", 2, 2, *written("Protection from its colors"))
    keeper = board.creature(A, "Oath Keeper", 2, 2, *written("Protection from the colors of permanents you control"))
    board.permanent(B, "Black Bell", "Artifact", colors="B")
    green, black, plain = (board.permanent(C, f"Bell {color}", "Artifact", colors=color) for color in ("UG", "B", ""))
    assert [is_protected(board, oak, source) for source in (green, black, plain)] == [True, False, False]
    assert not any(is_protected(board, stone, source) for source in (green, black, plain))
    assert [is_protected(board, keeper, source) for source in (green, black, plain)] == [True, False, False]
    board.game.write(oak).controller = B
    assert not is_protected(board, keeper, green)


@rule("702.16a", "702.16n")
def test_whose_permanents_lend_their_colors_is_said_by_the_aura() -> None:
    table = Table()
    (ogre,) = table.battlefield("B", card("Pale Ogre", "{B}", "Creature — Ogre", "", "3/3"))
    table.battlefield("A", card("Red Elk", "{R}", "Creature — Elk", "", "1/1"))
    lent, given = (table.battlefield(who, card(f"Elk of {who}", cost, "Creature — Elk", "", "1/1"))[0] for who, cost in (("A", "{G}"), ("B", "{U}")))
    do(table, "Target opponent gains control of target creature you control.", [1, lent])
    do(table, "Gain control of target creature.", [given])
    table.hand("A", card("Sworn Ward", "{W}", "Enchantment — Aura", (
        "Enchant creature\nEnchanted creature has protection from the colors of permanents you control. This effect "
        "doesn't remove this Aura.")))  # fmt: skip
    table.mana("A", "{W}").cast("A", "Sworn Ward", [ogre]).resolve()
    assert table.all("Sworn Ward")
    sources = table.battlefield("B", *(card(f"Imp {cost}", cost, "Creature — Imp", "", "1/1") for cost in ("{R}", "{W}", "{B}", "{G}", "{U}")))
    refusals = [refused(table.game, MAY_BE_TARGETED, ogre, by=source, spell=source, seat=B) for source in sources]
    assert [one is not None for one in refusals] == [True, True, False, False, True]
