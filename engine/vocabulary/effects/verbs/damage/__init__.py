"""Dealing, preventing and redirecting damage (CR 120, 614.9, 615).

deal_damage           dealing damage: to each of several, to each other, divided as its controller chooses
deal_elsewhere        damage that a source deals to something else instead
divided_by_choice     damage that a player divides among what is named, as the words are followed
more_damage           other amounts of damage: "it deals double that damage instead", "that much damage plus 2"
other_division        another amount of damage divided if something is true as it is divided
prevent_damage        preventing damage: shields against the next so much, and against all of it for a time
prevent_next_time     the next damage of any such source is prevented
preventing_abilities  static abilities that prevent damage, and perhaps do more
redirect_damage       damage dealt to something else, or prevented, the next time a source would deal it
"""
