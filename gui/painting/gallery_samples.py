"""Invented cards and states for the contact sheet: every kind, long and short texts, all badges."""
from __future__ import annotations

from gui.painting.face import FaceSpec, LiveState

EMBER_FOX = FaceSpec("Ember Fox", "{1}{R}", ("R",), "Creature — Fox", "Haste\nWhenever Ember Fox attacks, it gets +1/+0 until end of turn.", "2", "1", rarity_mark="common", flavor="It leaves no tracks, only warm stones.")
HOLLOW_OAK = FaceSpec("Warden of the Hollow Oak", "{3}{G}{G}", ("G",), "Legendary Creature — Treefolk Druid", "Vigilance, reach\nWhenever another creature you control enters, put a +1/+1 counter on Warden of the Hollow Oak.\n{2}{G}, {T}: Add {G}{G}{G}. You gain 2 life.", "4", "6", rarity_mark="mythic")
TIDE_LECTURE = FaceSpec("Lecture on Tides", "{2}{U}{U}", ("U",), "Sorcery", "Draw three cards, then discard a card unless you control an Island.\nFlashback {4}{U} (You may cast this card from your graveyard for its flashback cost. Then exile it.)", rarity_mark="uncommon")
SUDDEN_SQUALL = FaceSpec("Sudden Squall", "{U}", ("U",), "Instant", "Return target creature to its owner’s hand.", rarity_mark="common", flavor="“Mind the boom,” said the mate, too late.")
GREY_COURT = FaceSpec("Seneschal of the Grey Court", "{W}{B}", ("W", "B"), "Creature — Human Advisor", "Lifelink\nWhenever you gain life, each opponent loses 1 life.", "2", "2", rarity_mark="rare")
LONG_TREATY = FaceSpec("The Treaty of Nine Rivers and the Drowned Kings’ Long Argument", "{X}{2/W}{G/U}{R/P}{S}{C}", ("W", "U", "R", "G"), "Legendary Enchantment", "As The Treaty enters, choose a color and a creature type.\nCreatures of the chosen type have protection from the chosen color. (They can’t be blocked, targeted, dealt damage, enchanted, or equipped by anything of that color.)\nAt the beginning of each player’s upkeep, that player may pay {2}. If the player doesn’t, the player creates a 1/1 colorless Herald artifact creature token with “{T}, Sacrifice this creature: Add one mana of any color.”\nLandfall — Whenever a land you control enters, choose one —\n• Scry 2, then draw a card.\n• Each opponent loses 2 life and you gain that much life.\n{Q}: Untap another target permanent you control. You get {E}{E} (two energy counters).", rarity_mark="mythic")
LANTERN = FaceSpec("Lamplighter’s Lantern", "{2}", (), "Artifact", "{T}: Add {C}.\n{1}, {T}, Sacrifice Lamplighter’s Lantern: Scry 2.", rarity_mark="uncommon", flavor="Its flame remembers every street.")
GLAIVE = FaceSpec("Glaive of the Last Watch", "{1}{W}", ("W",), "Artifact — Equipment", "Equipped creature gets +2/+1 and has first strike.\nEquip {2} ({2}: Attach to target creature you control. Equip only as a sorcery.)", rarity_mark="rare")
FOREST = FaceSpec("Forest", "", (), "Basic Land — Forest", "({T}: Add {G}.)", kind="land")
ISLET = FaceSpec("Storm-Lit Skerry", "", (), "Land — Island Mountain", "({T}: Add {U} or {R}.)\nStorm-Lit Skerry enters tapped unless you control two or more basic lands.", kind="land", rarity_mark="rare")
KEEP = FaceSpec("Keep at the World’s Edge", "", (), "Legendary Land", "{T}: Add {C}.\n{3}, {T}: Create a 1/1 white Soldier creature token.", kind="land", rarity_mark="rare")
ISHARA = FaceSpec("Ishara, Ash Wanderer", "{2}{R}{W}", ("R", "W"), "Legendary Planeswalker — Ishara", "+1: Create a 1/1 red and white Spark creature token with haste.\n−2: Ishara deals 3 damage to any target. You gain 3 life.\n−7: You get an emblem with “Creatures you control get +2/+2 and have double strike.”", loyalty="4", kind="planeswalker", rarity_mark="mythic")
SAGA = FaceSpec("Song of the Sunken Bell", "{1}{U}{B}", ("U", "B"), "Enchantment — Saga", "(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)\nI — Each player mills three cards.\nII — Return target creature card with mana value 3 or less from your graveyard to your hand.\nIII — Each opponent discards a card for each lore counter on this Saga.", kind="saga", rarity_mark="uncommon")
SCHOOL = FaceSpec("Duelist’s School", "{R}", ("R",), "Enchantment — Class", "(Gain the next level as a sorcery to add its ability.)\nCreatures you control have menace.\n{1}{R}: Level 2\nWhenever you attack, target attacker gets +2/+0.\n{3}{R}: Level 3\nAttacking creatures have first strike.", kind="class", rarity_mark="uncommon")
SIEGE = FaceSpec("Siege of Saltmarch", "{2}{B}", ("B",), "Battle — Siege", "(As a Siege enters, choose an opponent to protect it. You and others can attack it.)\nWhen Siege of Saltmarch enters, each opponent sacrifices a creature.", defense="5", kind="battle", rarity_mark="rare", second=FaceSpec("Saltmarch in Ruins", "", ("B",), "Enchantment", "At the beginning of your end step, draw a card."))
WISP_TOKEN = FaceSpec("Wisp", "", ("W", "U"), "Token Creature — Spirit", "Flying", "1", "1", kind="token")
EMBLEM = FaceSpec("Emblem of Ishara", "", ("R", "W"), "Emblem", "Creatures you control get +2/+2 and have double strike.", kind="emblem")
MOONWATCH = FaceSpec("Moonwatch Shepherd", "{2}{G}", ("G",), "Creature — Human Scout", "At the beginning of each upkeep, if no spells were cast last turn, transform Moonwatch Shepherd.", "3", "2", rarity_mark="common", second=FaceSpec("Howling Fellmaw", "", ("G",), "Creature — Wolf", "Trample", "5", "4"))
GIANT = FaceSpec("Quarry Giant", "{5}{R}", ("R",), "Creature — Giant", "Trample", "6", "6", second=FaceSpec("Throw the Boulder", "{1}{R}", ("R",), "Instant — Adventure", "Throw the Boulder deals 2 damage to any target. (Then exile this card. You may cast the creature later from exile.)"), second_relation="adventure", rarity_mark="uncommon")
COLOSSUS = FaceSpec("Brass Colossus", "{8}", (), "Artifact Creature — Golem", "", "10", "10", rarity_mark="rare")
DRAKE = FaceSpec("Gloamwing Dragon", "{4}{B}{R}", ("B", "R"), "Creature — Dragon", "Flying, haste\n{R}: Gloamwing Dragon gets +1/+0 until end of turn.", "5", "4", rarity_mark="rare")
BACK = FaceSpec("", kind="back")

FULL = (EMBER_FOX, HOLLOW_OAK, TIDE_LECTURE, LONG_TREATY, ISHARA, SAGA, SCHOOL, SIEGE, FOREST, ISLET, GREY_COURT, LANTERN, GLAIVE, MOONWATCH, GIANT, COLOSSUS, WISP_TOKEN, EMBLEM, SUDDEN_SQUALL, BACK)

#: Faces in play, with what happens to them.
BOARD = (
    (EMBER_FOX, LiveState(attacking=True, power=5, toughness=1, keywords=("Haste", "Trample"))),
    (HOLLOW_OAK, LiveState(power=7, toughness=9, damage=3, counters=(("+1/+1", 3),), keywords=("Reach", "Vigilance"), selected=True)),
    (GREY_COURT, LiveState(summoning_sick=True, legal_target=True, keywords=("Lifelink",))),
    (DRAKE, LiveState(power=3, toughness=2, goaded=True, is_copy=True, counters=(("-1/-1", 2), ("stun", 1)), keywords=("Flying", "Haste"))),
    (WISP_TOKEN, LiveState(pile_count=4, keywords=("Flying",))),
    (BACK, LiveState(face_down_cause="morph", power=2, toughness=2)),
    (MOONWATCH, LiveState(face_down_cause="manifest", power=2, toughness=2, summoning_sick=True)),
    (ISHARA, LiveState(loyalty=6)),
    (SIEGE, LiveState(defense=3, attacking=False)),
    (FOREST, LiveState(pile_count=12)),
    (ISLET, LiveState(highlighted=True)),
    (KEEP, LiveState()),
    (GIANT, LiveState(blocking=True, damage=12, attached_count=2)),
    (COLOSSUS, LiveState(phased_out=True)),
    (SAGA, LiveState(counters=(("lore", 2),))),
    (LONG_TREATY, LiveState()),
)
