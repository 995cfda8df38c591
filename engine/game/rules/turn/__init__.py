"""The turn (CR 500–514), priority (117) and how a game starts (103).

added_phases         phases and steps that effects add to a turn, and which of them words still speak of
conspiracies         conspiracy cards put into the command zone before the game begins
controlling          turns in which a player is controlled by another: they begin and end with the turn
ending               turns and combat phases that an effect ends: what is left out, and what becomes of the stack
fragmented_loops     fragmented loops: each of several players does something of their own, and the game goes round
infinite_loops_2006  loops as the edition of 2006 has them: players choose numbers, and one has the last word
loop_acceleration    many rounds of a loop in one step, where a round does nothing but change numbers by constant steps
loop_goals           until when a loop goes on that is to lead somewhere
markers              turns by turn markers: who begins when, how markers go on, and which turn is played next
priority             priority (CR 117): state-based actions and triggers first, then the player decides
questions            what the turn asks about players and permanents
restarting           restarting the game: the same players begin anew with all cards that were involved
shortcut_preview     what will come of a proposed shortcut, as far as everybody may foresee it
shortcuts            shortcuts: a player with priority proposes one, the others answer in turn order, and it is taken
sitting_again        what players sit down with as a game begins in the middle of another: cards that they own there
starting             starting the game: decks, who begins, opening hands and mulligans
static_copies        copy effects of static abilities: their values are those of the moment at which they start to apply
subgames             subgames: games that a spell or ability creates within a game, and the way back
taking_shortcuts     how a shortcut is taken: piece by piece, each choice checked as if a player made it
turn                 the turn (CR 500 to 514) as a procedure that can stop and go on anywhere
"""
