"""Players that are programs: they answer decisions, and never know more than their seat may.

random_agent  a player who picks any legal answer by chance: for simulations, and to fill an empty seat
levels        the programs that may sit at a table, by name, and their temperaments
lookahead     a player who tries out what to answer
search        lines of play tried in many worlds
candidates    answers worth trying
defence       the best blocks
lethal        winning this turn, whatever others block
survival      staying in the game until one's next turn, however others attack
trial         playing on in a possible world
worlds        what a player can not know is otherwise there (CR 400.2)
policy        a quick, sensible answer to every kind of decision
fighting      who attacks and who blocks (CR 508, 509)
habits        what players cast while a trial is played on
evaluation    how well a state is for a player
outlook       how things stood in the end, for people to read
"""
