"""Turns and phases, and games within games (CR 500, 721, 724, 725).

during_that_turn  what is so during an extra turn that words make: "During that turn, damage can't be prevented"
end_the_turn      ending turns and combat phases
extra_turns       extra turns, phases and steps, and skipped ones
play_a_subgame    playing subgames, and the players who win and lose them
restart_the_game  restarting the game
"""
