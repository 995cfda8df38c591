"""Questions that the rules ask of everything in the game, and what follows from the answers.

They are those of CR 101 and 613.11.

activation            whether an ability can be activated now: by whom, from where, when, how often, its costs
alternative_payments  what may be paid instead of what an ability states: "rather than pay the equip cost"
announced_x           the X of a spell or ability: which numbers its costs allow
attaching             what may be attached to what
color_identity        the colours of a card's mana symbols, of its indicators, and those its words define
commanders            commanders: which cards they are, and the colour identities that go with them
companions            companions: cards outside the game that players revealed before it began
drafting              abilities that function while cards are drafted, and what is noted there
enchant               what is asked in more than one room: what an Aura enchants, and who may activate
influence             the limited range of influence option: when ranges are determined, and what players are seen to do
looking               what is asked about who may look at which cards
practising            who has to remember triggered abilities
rule_modifiers        questions that rule modifiers answer
seeing                who may see what
timing                when and how often an ability may be activated: the riders of activated abilities, by name
uses                  how often an ability of an object was used: by its own number, so that equal ones count apart
values                numbers the rules derive from objects: mana value in every zone, the level of permanents
"""
