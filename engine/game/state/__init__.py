"""What a game is made of: plain slotted objects, cheap to clone, written only by the atoms in `events`."""
