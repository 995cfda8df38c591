"""Qt models: thin adapters over what the engine's views hold. No widget is imported here.

faces         an object's view as what the painter wants: FaceSpec and LiveState
marks         what may be chosen and what is, and the arrows between things
zone_model    the objects of one zone, or of one board
stack_model   the stack, top first
log_model     what happened, in words
order_model   things in an order that the player changes
piles         which permanents may lie on one pile
"""
