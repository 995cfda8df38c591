"""Attach and unattach (CR 701.3)."""

from __future__ import annotations

from engine.core.identity import NOBODY
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("608.2h")
def test_equipment_that_was_attached_to_what_is_gone() -> None:
    table = Table()
    hero = permanent(table, "Sacrifice this creature: Put this creature's counters on target creature and attach an "
                     "Equipment that was attached to this creature to that creature.")  # fmt: skip
    (heir,) = table.battlefield("A", bear())
    sword, other = (permanent(table, "Equipped creature gets +2/+0.\nEquip {0}", types="Artifact — Equipment")
                    for _ in range(2))  # fmt: skip
    table.activate("A", sword, targets=[hero]).resolve()
    table.activate("A", hero, targets=[heir]).resolve()
    assert table.game.obj(sword).attached_to == heir
    assert table.game.obj(other).attached_to != heir


@rule("301.5")
def test_equipment_that_can_be_attached_only_to_some() -> None:
    table = Table()
    crown = permanent(table, "This Equipment can be attached only to a legendary creature.\nEquip {0}",
                      types="Artifact — Equipment")  # fmt: skip
    (commoner,) = table.battlefield("A", bear())
    (queen,) = table.battlefield("A", card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1"))
    table.activate("A", crown, targets=[commoner]).resolve()
    assert table.game.obj(crown).attached_to != commoner
    table.activate("A", crown, targets=[queen]).resolve()
    assert table.game.obj(crown).attached_to == queen


@rule("608.2c")
def test_a_pronoun_is_not_the_other_noun_of_its_verb() -> None:
    table = Table()
    table.hand("A", card("Odd Lance", "{2}", "Artifact — Equipment", "When this Equipment enters, create a 1/1 red "
               "Goblin creature token, then attach this Equipment to it.\nEquipped creature gets +2/+0.\nEquip {2}"))  # fmt: skip
    table.mana("A", "{2}").cast("A", "Odd Lance").resolve().resolve()
    (goblin,) = [oid for oid in table.game.battlefield if "Goblin" in table.game.chars(oid).subtypes]
    assert table.pt(goblin) == (3, 1)


@rule("701.3a", "from where it is onto that object or player; nothing that it could not enchant or equip")
def test_attaching_moves_it_and_only_to_what_it_may_be_attached_to() -> None:
    table = Table()
    sword = permanent(table, "Equipped creature gets +2/+0.\nEquip {0}", types="Artifact — Equipment")
    mover = permanent(table, "{0}: Attach target Equipment to target permanent.\n{0}: Attach target Aura to target permanent.", types="Artifact")
    permanent(table, "Whenever an Aura becomes attached to a creature you control, you gain 1 life.", types="Enchantment")
    first, second = table.battlefield("A", bear(), bear())
    for host in (first, second):
        table.activate("A", mover, targets=[host], index=0).resolve()
        assert table.game.obj(sword).attached_to == host
    assert (table.pt(first), table.pt(second)) == ((2, 2), (4, 2))
    table.activate("A", mover, targets=[mover], index=0).resolve()
    assert table.game.obj(sword).attached_to == second  # no creature
    (aura,) = table.battlefield("A", card("Green Bonds", "{G}", "Enchantment — Aura", "Enchant creature you control"), attach_to=first)
    (theirs,) = table.battlefield("B", bear())
    table.activate("A", mover, targets=[theirs], index=1).resolve()
    assert table.game.obj(aura).attached_to == first
    assert table.life("A") == 20
    table.activate("A", mover, targets=[second], index=1).resolve()
    assert table.game.obj(aura).attached_to == second and table.life("A") == 21
    (veil,) = table.battlefield("A", card("Thin Veil", "{G}", "Enchantment — Aura", "Enchant creature"), attach_to=first)
    table.activate("A", mover, targets=[veil, theirs], index=1).resolve()
    assert table.game.obj(veil).attached_to == theirs and table.life("A") == 21  # that creature is not A's
    table.hand("A", card("Warm Wrap", "{0}", "Enchantment — Aura", "Enchant creature"))
    table.cast("A", "Warm Wrap", targets=[second]).resolve()
    assert table.life("A") == 22  # having entered so
    do(table, "Return target Aura to its owner's hand.", targets=[table.find("Warm Wrap")]).resolve()
    assert table.life("A") == 22  # leaving
    (curse,) = table.battlefield("A", card("Old Curse", "{B}", "Enchantment — Aura Curse", "Enchant player"), attach_to=0)
    do(table, "Attach target Curse to target player.", targets=[curse, 1]).resolve()
    assert table.game.obj(curse).attached_to == 1 and table.life("A") == 22


@rule("701.3c", "a new timestamp, but only for another object")
def test_what_is_attached_to_something_else_gets_a_new_timestamp() -> None:
    table = Table()
    permanent(table, "Whenever an Equipment you control becomes attached to a creature, you gain 10 life.\n"
              "Whenever an Equipment you control becomes unattached from a creature, you gain 1 life.", types="Enchantment")  # fmt: skip
    sword = permanent(table, "Equipped creature has base power and toughness 0/1.\nEquip {0}", types="Artifact — Equipment")
    first, second = table.battlefield("A", bear(), bear())
    table.activate("A", sword, targets=[first]).resolve()
    do(table, "Creatures you control have base power and toughness 5/5 until end of turn.")
    stamp = table.game.obj(sword).timestamp
    assert table.pt(first) == (5, 5) and table.life("A") == 30
    table.activate("A", sword, targets=[first]).resolve()
    assert table.game.obj(sword).timestamp == stamp and table.pt(first) == (5, 5) and table.life("A") == 30
    table.activate("A", sword, targets=[second]).resolve()
    assert table.game.obj(sword).timestamp > stamp and (table.pt(first), table.pt(second)) == ((5, 5), (0, 1))
    assert table.life("A") == 41


@rule("701.3d", "unattached; moved elsewhere; it or its host gone; the object or player named")
def test_what_becomes_unattached_from_what() -> None:
    words = "Whenever this Equipment becomes unattached from a creature you control, you gain 1 life.\nEquip {0}"
    for how in ("Unattach target Equipment.", "Attach target Equipment to target creature.", "Destroy target Equipment.", "Destroy target creature.", "none"):
        table = Table()
        sword = permanent(table, words, types="Artifact — Equipment")
        host, other = table.battlefield("A", bear(), bear())
        table.activate("A", sword, targets=[host]).resolve()
        assert table.life("A") == 20  # attaching it for the first time
        if how == "none":
            table.activate("A", sword, targets=[host]).resolve()  # it stays where it is
        else:
            do(table, how, targets=[other] if "to target" in how else [host] if how == "Destroy target creature." else [sword]).settle()
        table.resolve()
        assert table.life("A") == (20 if how == "none" else 21)
        assert how == "none" or table.game.objects.get(sword) is None or table.game.obj(sword).attached_to != host


@rule("701.3d")
def test_all_equipment_is_unattached_from_it() -> None:
    table = Table()
    sword = card("Odd Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")
    worn, spare = table.battlefield("A", sword, sword)
    one, two = table.battlefield("A", bear(), ogre())
    table.activate("A", worn, [one]).resolve()
    table.activate("A", spare, [two]).resolve()
    do(table, "Unattach all Equipment from target creature.", [one])
    assert table.pt(one) == (2, 2) and table.pt(two) == (4, 3) and worn in table.game.battlefield


@rule("303.4i")
def test_an_aura_returned_attached_to_what_is_gone_stays_where_it_is() -> None:
    table = Table()
    (bear,) = table.graveyard("A", card("Lost Bear", "{1}", "Creature — Bear", "", "2/2"))
    (veil, blade) = table.graveyard("A", card("Green Veil", "{1}", "Enchantment — Aura", "Enchant creature"),
                                    card("Old Blade", "{1}", "Artifact — Equipment", "Equip {1}"))
    (pit,) = table.battlefield("B", card("Hungry Pit", "{1}", "Artifact", "{0}: Exile target card from a graveyard."))
    table.battlefield("A", card("Other Bear", "{1}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Late Rites", "{0}", "Sorcery", "Return target creature card from your graveyard to the "
                         "battlefield, then return up to two target Aura and/or Equipment cards from your graveyard to "
                         "the battlefield attached to that creature."))
    table.cast("A", "Late Rites", targets=[bear, veil, blade])
    table.activate("B", pit, targets=[bear]).resolve()
    assert table.zone("A", "graveyard") == ["Green Veil", "Late Rites"]
    assert table.game.obj(table.find("Old Blade")).attached_to == NOBODY


@rule("701.3a", "701.3b")
def test_another_than_that_to_which_it_is_attached() -> None:
    """Also the object of the ability itself; not the creature that has it already."""
    table = Table()
    cub, brute = table.battlefield("A", bear(), ogre())
    mover = permanent(table, "{0}: Attach target Aura attached to a creature to another creature.")
    table.hand("A", card("Plain Veil", "{0}", "Enchantment — Aura", "Enchant creature"))
    table.cast("A", "Plain Veil", [cub]).resolve()
    (veil,) = table.all("Plain Veil")
    offered = []

    def to_itself(decision):
        offered.append(set(decision.candidates))
        return [mover]

    table.answer("A", to_itself)
    table.activate("A", mover).resolve()
    assert offered == [{brute, mover}] and table.game.obj(veil).attached_to == mover
