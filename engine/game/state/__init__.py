"""What a game is made of. Plain slotted objects, cheap to clone, written only by the atoms in `events`.

combat              combat as it stands
controlled_players  players who are controlled by others: who makes whose choices, and so sees what they see
effects             effects that outlive what made them: continuous effects, delayed triggers
flipping            flip cards: the alternative characteristics that a permanent has while it is flipped
games_above         the games above a subgame, and the cards that are there
halves              halves of split cards, apart and together, and of permanents with a shared type line
history             what happened in a game: this turn, the turn before, and everything before that
influence           range of influence: whom and what each player can affect, as it was determined when the turn began
layers              what a state may ask of the layers: characteristics, and what works now
cache               what follows from a state and is kept while it holds
markers             turn markers: whose turns are under way at the same time, and where each stands meanwhile
merging             merged permanents: one object that several cards and tokens represent
new_games           games that follow upon others: one begun anew, a subgame, and its main game once it is over
players             players
printed             printed characteristics by zone and face
missed_triggers     triggered abilities that their players have to remember themselves: tournament practice
several_turns       several turns at the same time: whose they are, who gets priority in them
shortcuts           a shortcut that was proposed: a sequence of game choices, and how far it has been taken
last_known          where a permanent stands among others: what is kept of it as it leaves
subgames            games within games: what a subgame knows of its main game, and what is left to do in that
teams               teams: who plays together, and what the members of a team share
turn                where in the turn the game stands: everything the turn procedure needs to go on from here
"""
