"""Players that are programs: they answer decisions, and never see more than their seat may."""
