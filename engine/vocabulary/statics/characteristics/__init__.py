"""What things are: types, colours, size (CR 613.1, 613.4).

also_types         subtypes that something has besides its own: "is also a Cleric, Rogue, and Wizard"
changes_of_choice  changes that a player chooses as the effect begins: "gains your choice of flying or haste"
chosen_types       types that are chosen: "becomes the type of your choice", "is the chosen type"
color_changes      colours: "is blue", "is all colors", "becomes the color of your choice"
land_types         lands without land types: "lose all land types and abilities, and they gain …"
like_another       characteristics of another object: "has the power, toughness, and creature types of …"
modify_power       power and toughness: "gets +1/+1", "has base power and toughness 4/4", "are each equal to …"
timed_changes      changes that say among their own words how long they last: "can attack this turn as though …"
type_changes       types: "is a Swamp", "becomes a 4/4 Elemental creature", "in addition to its other types"
type_lines         how the words of a type line change: set, added, and gone where they do not fit
"""
