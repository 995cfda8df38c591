"""Players as words describe and name them (CR 102, 103.4).

described_players    descriptions of players by what they control and have
most_of_all          players who have the most or the least of all, alone or with others
neighbors            players by where they sit: "the player to your left", "the next player in the chosen direction"
number_of_players    how many players there are of a description: "for each opponent you have"
owned_or_controlled  what is a player's in either way, as owner or as controller: "you own or control"
player_conditions    what is so of players: what they own in exile, whether they are poisoned
players              players as words name them: "you", "each opponent", "target player", "its controller"
players_together     two players or groups of players: "you and target opponent"
starting_life        starting life totals: "your starting life total", "at least 10 life more than …"
teams                teams as words name them: "your team", "each of your teammates"
turn_order           players in turn order from another on: "starting with the next opponent in turn order"
"""
