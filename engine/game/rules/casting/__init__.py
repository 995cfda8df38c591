"""Casting spells and activating abilities (CR 601, 602), from what may be proposed to the resolution (608)."""
