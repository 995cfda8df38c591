"""Frames of their own, a module for each layout; each registers itself by `@frame_kind`.

aftermath      a spell, and below it another that lies on its side (CR 709)
battles        a battle lies on its side, its defense in the corner (CR 310)
cases          a Case: what it does, how it is solved, what it does then (CR 719)
classes        a Class: its levels beside the picture, those that are reached golden (CR 716)
command        schemes, vanguards and conspiracies (CR 313 to 315)
dungeons       a map of rooms, and the marker in one of them (CR 309)
flips          two halves of a card, one of them upside down (CR 710)
insets         a smaller spell on a page of the text box: Adventures, Omens, what is prepared (CR 715, 720)
levelers       bands of levels, each with its numbers (CR 711)
mutating       the band of what merges with another creature (CR 729)
planes         planes and phenomena lie on their side, nearly all picture (CR 311, 312)
planeswalkers  loyalty abilities in rows (CR 306)
prototypes     the band of a smaller version (CR 718)
sagas          a Saga: chapters down the side (CR 714)
splits         split cards, fused ones and Rooms: two halves side by side, read with the card on its side (CR 709)
"""
