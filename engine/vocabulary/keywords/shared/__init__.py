"""What several keywords share (CR 702): alternative and additional costs, evasion, permissions for one turn."""
