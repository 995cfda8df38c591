"""Life, winning and losing, control of players (CR 104, 119, 720).

control_players  controlling another player in their next turn
emblems          emblems: "You get an emblem with …"
hand_sizes       maximum hand sizes that an effect changes
life             gaining and losing life, and life totals being set or exchanged
win_and_lose     winning and losing the game by an effect, and draws
"""
