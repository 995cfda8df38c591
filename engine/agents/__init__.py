"""Players that are programs: they answer decisions, and never see more than their seat may.

random_agent  a player who picks any legal answer by chance: for simulations, and to fill an empty seat
"""
