"""What verbs share: the objects they are about, what became of those, and "for each".

affected_objects      what verbs are done to: objects that words name, or that a player chooses (CR 608.2d)
among                 choosing among cards that words have gathered: "one of them"
countered_abilities   the permanents whose abilities words before have countered (701.5a)
each_of_these_tokens  one token of each of several predefined kinds instead of any one of them (111.10)
excess_damage         excess damage that is dealt to something else instead (120.4a)
for_each              multiplying by a count (608.2h): "for each creature you control", behind what a verb does
having                "You may have it deal 2 damage": what a player lets something or someone do, in the infinitive
mana_words            what mana is added, in words (106.1): "{G}", "{U} or {B}", "one mana of any color", "X mana of …"
more_tokens           further tokens beside those that would be created (614.1a): "those tokens plus a Food token"
one_of_each           one object of each colour or each basic land type (105.1, 305.6): "a land of each basic land type"
other_tokens          other tokens instead of those that would be created (614.1a): "that many Angel tokens instead"
predefined_tokens     the tokens that the rules predefine (111.10), as data: type line, words, name
prevented_this_way    what follows from the prevention of damage (615.5): "If damage is prevented this way, …"
token_descriptions    descriptions of tokens (111.3): "1/1 white Soldier creature token with flying", "Treasure token"
top_of_graveyard      the topmost cards of a graveyard (404.2): "one of the top two cards of your graveyard"
zone_change_tracking  following objects through zone changes (400.7): what an effect's words can still find
"""
