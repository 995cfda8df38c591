"""Questions that the rules ask of everything in the game (CR 101, 613.11), and what is worked out from the answers."""
