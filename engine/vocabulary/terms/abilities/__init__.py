"""The abilities of a card, and what makes more of them (CR 113, 602 to 607, 700.2).

abilities         the lines of a card: what kind of ability each is, and how often: "only once each turn"
ability_counts    how often an ability resolved or was activated this turn, and what has abilities of a kind
as_activated      opponents who had more than you as an ability was activated: asked as they are chosen
delayed           abilities that an effect makes for later: "when you do", "at the beginning of the next upkeep"
loyalty           loyalty abilities: "+1: …", "−2: …"
modes             modes: "Choose one —" with its bullets
modes_worth       modes with pawprint symbols: "Choose up to five {P} worth of modes"
no_abilities      objects without abilities: "creatures with no abilities"
sagas             chapter abilities of Sagas: "I, II — …"
static_abilities  static abilities in words: what is always so, alone or under a condition
when_done_this_way  abilities that trigger as the words before did something: "When you exile a card this way, …"
"""
