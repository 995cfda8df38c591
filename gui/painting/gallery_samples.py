"""Invented cards and states for the contact sheet: every kind, long and short texts, all badges."""

from __future__ import annotations

from gui.painting.face import FaceSpec, LiveState


def _card(
    name: str,
    cost: str,
    colors: str,
    type_line: str,
    *lines: str,
    size: str = "",
    kind: str = "normal",
    mark: str = "",
    flavor: str = "",
    loyalty: str | None = None,
    defense: str | None = None,
    second: FaceSpec | None = None,
    relation: str = "transform",
) -> FaceSpec:
    """A face from its lines; `size` is power and toughness as "2/1"."""
    power, _, toughness = size.partition("/")
    return FaceSpec(
        name,
        cost,
        tuple(colors),
        type_line,
        "\n".join(lines),
        power or None,
        toughness or None,
        loyalty,
        defense,
        kind,
        mark,
        flavor,
        second,
        relation,
    )


EMBER_FOX = _card(
    "Ember Fox",
    "{1}{R}",
    "R",
    "Creature — Fox",
    "Haste",
    "Whenever Ember Fox attacks, it gets +1/+0 until end of turn.",
    size="2/1",
    mark="common",
    flavor="It leaves no tracks, only warm stones.",
)
HOLLOW_OAK = _card(
    "Warden of the Hollow Oak",
    "{3}{G}{G}",
    "G",
    "Legendary Creature — Treefolk Druid",
    "Vigilance, reach",
    "Whenever another creature you control enters, put a +1/+1 counter on Warden of the Hollow Oak.",
    "{2}{G}, {T}: Add {G}{G}{G}. You gain 2 life.",
    size="4/6",
    mark="mythic",
)
TIDE_LECTURE = _card(
    "Lecture on Tides",
    "{2}{U}{U}",
    "U",
    "Sorcery",
    "Draw three cards, then discard a card unless you control an Island.",
    "Flashback {4}{U} (You may cast this card from your graveyard for its flashback cost. Then exile it.)",
    mark="uncommon",
)
SUDDEN_SQUALL = _card(
    "Sudden Squall",
    "{U}",
    "U",
    "Instant",
    "Return target creature to its owner’s hand.",
    mark="common",
    flavor="“Mind the boom,” said the mate, too late.",
)
GREY_COURT = _card(
    "Seneschal of the Grey Court",
    "{W}{B}",
    "WB",
    "Creature — Human Advisor",
    "Lifelink",
    "Whenever you gain life, each opponent loses 1 life.",
    size="2/2",
    mark="rare",
)
LONG_TREATY = _card(
    "The Treaty of Nine Rivers and the Drowned Kings’ Long Argument",
    "{X}{2/W}{G/U}{R/P}{S}{C}",
    "WURG",
    "Legendary Enchantment",
    "As The Treaty enters, choose a color and a creature type.",
    "Creatures of the chosen type have protection from the chosen color. (They can’t be blocked, targeted, dealt "
    "damage, enchanted, or equipped by anything of that color.)",
    "At the beginning of each player’s upkeep, that player may pay {2}. If the player doesn’t, the player creates a "
    "1/1 colorless Herald artifact creature token with “{T}, Sacrifice this creature: Add one mana of any color.”",
    "Landfall — Whenever a land you control enters, choose one —",
    "• Scry 2, then draw a card.",
    "• Each opponent loses 2 life and you gain that much life.",
    "{Q}: Untap another target permanent you control. You get {E}{E} (two energy counters).",
    mark="mythic",
)
LANTERN = _card(
    "Lamplighter’s Lantern",
    "{2}",
    "",
    "Artifact",
    "{T}: Add {C}.",
    "{1}, {T}, Sacrifice Lamplighter’s Lantern: Scry 2.",
    mark="uncommon",
    flavor="Its flame remembers every street.",
)
GLAIVE = _card(
    "Glaive of the Last Watch",
    "{1}{W}",
    "W",
    "Artifact — Equipment",
    "Equipped creature gets +2/+1 and has first strike.",
    "Equip {2} ({2}: Attach to target creature you control. Equip only as a sorcery.)",
    mark="rare",
)
FOREST = _card("Forest", "", "", "Basic Land — Forest", "({T}: Add {G}.)", kind="land")
ISLET = _card(
    "Storm-Lit Skerry",
    "",
    "",
    "Land — Island Mountain",
    "({T}: Add {U} or {R}.)",
    "Storm-Lit Skerry enters tapped unless you control two or more basic lands.",
    kind="land",
    mark="rare",
)
KEEP = _card(
    "Keep at the World’s Edge",
    "",
    "",
    "Legendary Land",
    "{T}: Add {C}.",
    "{3}, {T}: Create a 1/1 white Soldier creature token.",
    kind="land",
    mark="rare",
)
ISHARA = _card(
    "Ishara, Ash Wanderer",
    "{2}{R}{W}",
    "RW",
    "Legendary Planeswalker — Ishara",
    "+1: Create a 1/1 red and white Spark creature token with haste.",
    "−2: Ishara deals 3 damage to any target. You gain 3 life.",
    "−7: You get an emblem with “Creatures you control get +2/+2 and have double strike.”",
    loyalty="4",
    kind="planeswalker",
    mark="mythic",
)
SAGA = _card(
    "Song of the Sunken Bell",
    "{1}{U}{B}",
    "UB",
    "Enchantment — Saga",
    "(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)",
    "I — Each player mills three cards.",
    "II — Return target creature card with mana value 3 or less from your graveyard to your hand.",
    "III — Each opponent discards a card for each lore counter on this Saga.",
    kind="saga",
    mark="uncommon",
)
SCHOOL = _card(
    "Duelist’s School",
    "{R}",
    "R",
    "Enchantment — Class",
    "(Gain the next level as a sorcery to add its ability.)",
    "Creatures you control have menace.",
    "{1}{R}: Level 2",
    "Whenever you attack, target attacker gets +2/+0.",
    "{3}{R}: Level 3",
    "Attacking creatures have first strike.",
    kind="class",
    mark="uncommon",
)
SIEGE = _card(
    "Siege of Saltmarch",
    "{2}{B}",
    "B",
    "Battle — Siege",
    "(As a Siege enters, choose an opponent to protect it. You and others can attack it.)",
    "When Siege of Saltmarch enters, each opponent sacrifices a creature.",
    defense="5",
    kind="battle",
    mark="rare",
    second=_card("Saltmarch in Ruins", "", "B", "Enchantment", "At the beginning of your end step, draw a card."),
)
WISP_TOKEN = _card("Wisp", "", "WU", "Token Creature — Spirit", "Flying", size="1/1", kind="token")
EMBLEM = _card(
    "Emblem of Ishara", "", "RW", "Emblem", "Creatures you control get +2/+2 and have double strike.", kind="emblem"
)
MOONWATCH = _card(
    "Moonwatch Shepherd",
    "{2}{G}",
    "G",
    "Creature — Human Scout",
    "At the beginning of each upkeep, if no spells were cast last turn, transform Moonwatch Shepherd.",
    size="3/2",
    mark="common",
    second=_card("Howling Fellmaw", "", "G", "Creature — Wolf", "Trample", size="5/4"),
)
GIANT = _card(
    "Quarry Giant",
    "{5}{R}",
    "R",
    "Creature — Giant",
    "Trample",
    size="6/6",
    mark="uncommon",
    relation="adventure",
    second=_card(
        "Throw the Boulder",
        "{1}{R}",
        "R",
        "Instant — Adventure",
        "Throw the Boulder deals 2 damage to any target. (Then exile this card. You may cast the creature later "
        "from exile.)",
    ),
)
COLOSSUS = _card("Brass Colossus", "{8}", "", "Artifact Creature — Golem", size="10/10", mark="rare")
DRAKE = _card(
    "Gloamwing Dragon",
    "{4}{B}{R}",
    "BR",
    "Creature — Dragon",
    "Flying, haste",
    "{R}: Gloamwing Dragon gets +1/+0 until end of turn.",
    size="5/4",
    mark="rare",
)
BACK = FaceSpec("", kind="back")

FULL = (
    EMBER_FOX,
    HOLLOW_OAK,
    TIDE_LECTURE,
    LONG_TREATY,
    ISHARA,
    SAGA,
    SCHOOL,
    SIEGE,
    FOREST,
    ISLET,
    GREY_COURT,
    LANTERN,
    GLAIVE,
    MOONWATCH,
    GIANT,
    COLOSSUS,
    WISP_TOKEN,
    EMBLEM,
    SUDDEN_SQUALL,
    DRAKE,
    KEEP,
    BACK,
)

#: Faces in play, with what happens to them.
BOARD = (
    (
        EMBER_FOX,
        LiveState(attacking=True, power=5, toughness=1, keywords=("Haste", "Trample"), icons=("haste", "trample")),
    ),
    (
        HOLLOW_OAK,
        LiveState(
            power=7,
            toughness=9,
            damage=3,
            counters=(("+1/+1", 3),),
            keywords=("Reach", "Vigilance"),
            icons=("reach", "vigilance"),
            selected=True,
        ),
    ),
    (GREY_COURT, LiveState(summoning_sick=True, legal_target=True, keywords=("Lifelink",), icons=("lifelink",))),
    (
        DRAKE,
        LiveState(
            power=3,
            toughness=2,
            goaded=True,
            is_copy=True,
            counters=(("-1/-1", 2), ("stun", 1)),
            keywords=("Flying", "Haste"),
            icons=("flying", "haste"),
        ),
    ),
    (WISP_TOKEN, LiveState(pile_count=4, keywords=("Flying",), icons=("flying",))),
    (BACK, LiveState(face_down_cause="morph", power=2, toughness=2)),
    (MOONWATCH, LiveState(face_down_cause="manifest", power=2, toughness=2, summoning_sick=True)),
    (ISHARA, LiveState(loyalty=6)),
    (SIEGE, LiveState(defense=3)),
    (FOREST, LiveState(pile_count=12)),
    (ISLET, LiveState(highlighted=True)),
    (KEEP, LiveState()),
    (GIANT, LiveState(blocking=True, damage=12, attached_count=2)),
    (COLOSSUS, LiveState(phased_out=True)),
    (SAGA, LiveState(counters=(("lore", 2),))),
    (LONG_TREATY, LiveState()),
)
