"""What a game is made of. These are plain slotted objects, cheap to clone, written only by the atoms in `events`.

cache               what follows from a state and is kept while it holds
combat              combat as it stands (CR 506 to 511)
controlled_players  players controlled by others (720): who makes whose choices, and so sees what they see
effects             effects that outlive what made them: continuous effects, delayed triggers
flipping            flip cards (710): the alternative characteristics that a permanent has while it is flipped
game                the state of a game: immutable values, and objects that are copied when first written
games_above         the games above a subgame (725.1a), and the cards that are there
halves              halves of split cards, apart and together (709), and of permanents with a shared type line
history             what happened in a game (608.2i): this turn, the turn before, and everything before that
influence           range of influence (801): whom and what each player can affect, as determined when the turn began
layers              what a state may ask of the layers: characteristics, and what works now
last_known          where a permanent stands among others: what is kept of it as it leaves (608.2h)
markers             turn markers (807.4, 807.5): whose turns are under way, and where each stands meanwhile
merging             merged permanents (726): one object that several cards and tokens represent
missed_triggers     triggered abilities that their players have to remember themselves: tournament practice
new_games           games that follow upon others: one begun anew (724), a subgame and its main game afterwards (725)
objects             objects (109): cards, tokens, copies, spells and abilities, wherever they are
players             players (102, 119, 122)
printed             printed characteristics by zone and face (707.2, 708.2, 709.4, 710.2, 712.8, 715.4)
several_turns       several turns at the same time (807.4): whose they are, who gets priority in them
shortcuts           a shortcut that was proposed (728.2): a sequence of game choices, and how far it has been taken
subgames            games within games (725): what a subgame knows of its main game, and what is left to do in that
teams               who plays together (102.3), and what the members of a team share (805, 810)
turn                where in the turn the game stands (500): everything the turn procedure needs to go on from here
"""
