"""Changes of the game, one file per family.

Each event is data, and its `apply` is the only code that writes the state.

`rules.happening.happen` carries events through: replacement and prevention (614 to 616), what they consist in
(`results`), the change itself (`apply`), the record, and the triggers.

cards            what players do with cards: draw, shuffle, look, reveal, and deeds that only triggers see
casting          spells and abilities: what is put on the stack, and what players are seen to do
chance           what chance decides: coins that are flipped and dice that are rolled
combat           what combat declares
copied_cards     copies of cards: objects that are cast or put somewhere at once, or cease to be
counters         counters on objects and players
damage           damage: what deals it, what it does to permanents and players
doors            doors of Rooms, the halves of a permanent with a shared type line
dungeons         what happens on dungeon cards: venture markers move, and dungeons are completed
effects          continuous effects and delayed triggers coming and going
emblems          emblems coming into being
event            the shape of every event (CR 603.2, 700.1)
life             life totals
mana             mana being made, spent and lost
markers          turn markers as they are handed out, passed and removed, and whose turn is taken up
merging          objects merging with permanents
missed_triggers  what is kept of triggered abilities that people have to remember
planes           planes and phenomena: who controls them, planeswalking, and chaos
players          players losing, winning and leaving, and the end of the game
shortcuts        shortcuts: proposed, answered, taken
status           the status of permanents: tapped, flipped, face up, phased in; and their faces
stickers         what happens with stickers
subgames         what happens between a main game and its subgame
table_limits     what a table can hold: numbers have no bound, but no more than so many things lie on any table
turn_structure   the turn as it goes on: beginnings of turns, phases and steps, and where the procedure stands
zone_changes     objects changing zones, and coming into being and ceasing to be
"""
