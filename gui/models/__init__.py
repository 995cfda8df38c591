"""Qt models: thin adapters over what the engine's views hold. No view class is imported here.

card_picture  an object's view as what the painter wants: FaceSpec and LiveState
zone_model    the objects of one zone, or of one board
stack_model   the stack, top first
log_model     what happened, in words
order_model   things in an order that the player changes
piles         which permanents may lie on one pile
"""
