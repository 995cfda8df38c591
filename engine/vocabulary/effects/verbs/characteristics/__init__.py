"""Effects that change what things are (CR 611.2).

become_an_aura      a creature that turns itself into an Aura until its player pays to end that
continuous_effects  continuous effects that are no plain change of what they name: control, exchanges, switching
double_power        doubling power and toughness, and changing base power and toughness to another's
named_cards         cards that a text names: a name chosen from a list, and a copy of the card of that name
same_for_keywords   keyword abilities given because others have them
"""
