"""What verbs share: the objects they are about, what became of those, and "for each".

among                 choosing among cards that words have gathered: "one of them"
countered_abilities   the permanents whose abilities words before have countered
each_of_these_tokens  one token of each of several predefined kinds instead of any one of them
excess_damage         excess damage that is dealt to something else instead
zone_change_tracking  following objects through zone changes: what an effect's words can still find
for_each              multiplying by a count: "for each creature you control", behind what a verb does
having                "You may have it deal 2 damage": what a player lets something or someone do, in the infinitive
mana_words            what mana is added, in words: "{G}", "{U} or {B}", "one mana of any color", "X mana of …"
one_of_each           one object of each colour or each basic land type: "a land of each basic land type"
predefined_tokens     the tokens that the rules predefine, as data: type line, words, name
prevented_this_way    what follows from the prevention of damage: "If damage is prevented this way, …"
token_descriptions    descriptions of tokens: "1/1 white Soldier creature token with flying", "Treasure token"
top_of_graveyard      the topmost cards of a graveyard: "one of the top two cards of your graveyard"

affected_objects  what verbs are done to: objects that words name, or that a player chooses as the words are followed
"""
