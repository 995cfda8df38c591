"""The rules-text compiler. It turns rules English into nodes and back through the same phrases (CR 113, 207.2,
608.2c).

    normalise         one wording: reminder text off, old templates to today's, the object's own names to ~
    spelling          old spellings and today's, each with its reason and an example
    single_wordings   wordings of single cards that are not grammar yet
    the_same          what is done for several things and said once, put in full: "then do the same for …"
    rewording         a pattern with what it becomes, tried where the words are that it can not do without
    misprints         slips of copyists, mended before all else
    lines             a face's text as lines; bullets stay with the line above, ability words are set aside
    tokens            words, symbols and marks; and the way back, with spaces, capitals and a/an/another
    template_syntax   the syntax of templates: words that agree, slots and groups, read into elements
    templates         phrases: what a class of nodes is called in rules English; also terminals and lexicons
    verbs             verbs of a list, read and written in their forms
    lexicon           plurals of nouns, and the names of numbers
    grammar           all phrases, by what they write; what their slots stand for
    automaton         the states through which phrases are read; each opens when reading comes to it
    parsing           every reading of a line, memoised; where and why reading failed
    printing          nodes back to words
    phrasebook        phrasebooks: in which words the printer writes
    binding           what "it", "that creature", "that much" stand for
    bound_before_use  whether that is known by the time it is read
    rekeying          fresh names for what words have named: for abilities that come together on one object
    paths             what is done on the way that leads to words, and what is not
    keywords          the `@keyword` decorator; definitions in rules English
    compile           a card: all of this line by line, with a report
    faces             printed characteristics, and the abilities as the rules want them
    explaining        what words that look back stand for, and where words are (`compile --explain`, `--where`)
    reminders         reminder text compared with what the keyword's definition says
    show              diagnostics: a card with the words and the meaning of each line

How to add a verb (one file in `engine/vocabulary/effects/verbs/`)
=================================================
::

    @phrase("{player!} draw[s] {amount:count} card(s)")
    @phrase("{player!} draw[s] cards equal to {amount:quantity}")
    @record
    class DrawCards(Instruction):
        player: PlayerReference
        amount: Amount
        key: str = ""                      # only if later words can look back at what was drawn

        def antecedents(self) -> tuple[Antecedent, ...]:
            return (Antecedent(self.key, "object", plural=..., kinds=frozenset({"card"}), verb="drawn"),)

        def perform(self, ctx: Context) -> bool:
            for seat in self.player.seats(ctx): ...
            ctx.bind(self.key, tuple_of_refs)
            return True                    # whether it was done at all: "if you do" asks

* What is only said (which of two synonyms was printed) is a field `word: str = wording(default="…")` of `core.record`:
  it takes no part in equality, so that equal meaning is equal nodes, and nothing that plays reads it.
* `{field}` is a slot: its nonterminal comes from the annotation (Amount: amount, Filter: filter, Reference: reference,
  Condition: condition, Cost: cost, Duration: duration, StaticEffect: static, Instruction: instruction; a Reference
  named `player` or `object` is that). `{field:nonterminal}` says another one. The most useful:
  `player`, `object` (one or several objects, targets too), `reference` (players or objects, "any target"),
  `some` ("a creature", "two cards": chosen as it is carried out; use `Some.choose`), `affected` (object, players or a
  bare plural), `count` ("a", "two", "X", "up to three", "that many"), `amount` ("3", "X", "that much"), `quantity`
  ("the number of …", "its power"), `comparison` ("2 or less"), `filter`, `player_filter`, `zone`, `counter_kind`,
  `color`, `card_type`, `subtype`, `card_name`, `number` (a plain int field), `deed` (an instruction with its riders),
  `chain` (deeds: what one sentence may say), `ending` (what swallows the rest of a sentence: "if …, …", "you may …"),
  `sentence_start`, `effects` (whole sentences), `condition_part`, `change` (predicates: see
  terms/grammar/continuous.py), `keyword`, `granted` (keyword or quoted ability), `for_each` ("for each Elf you
  control").
* `{field's}` is the possessive: "its", "your", "target player's". `{player!}` may be left out ("draw a card") and
  makes the verb agree. `{items*and}` is a list ("A, B, and C"); styles: and, or, and/or, `,`, `,^` (each capital), ` `.
  A tuple field is an "and" list by itself; `*and2` wants at least two items.
* `[s]`, `[is|are]`, `[doesn't|don't]` agree with the subject slot before; `(s)`, `(it|them)` with the amount before;
  `[s#field]` with a field; `(s#)` and `{what#}` with what the whole stands with; `{what#many}`, `{what#one}`,
  `{what#field}` set the number of nouns inside. `[their]`, `[they]`, `[them]` are pronouns for the subject.
* `<field? words>` are optional words: with a true flag, or with a slot that is not at its default (then `< words>`
  will do).
* `^` sets a capital; `{{T}}` is the symbol {T}; "a" becomes "an", "a other" becomes "another".
* Several phrases: the first that says every field that is not at its default prints. Constants: `phrase("…",
  all=True)`. `read_only=True` reads an older wording. `when=function(node)` restricts printing. `into="nonterminal"`.
* A phrase that is not simply a node from its fields: `production(nonterminal, template, cls, build, read, field="nt")`.
* `well_formed(self) -> bool` on a node rejects a reading.
* What is not yet a nonterminal: `lexicon("zone", {...})` for string values, `terminal(...)` for anything else,
  `include("reference", "player")` for "this can stand there too", `label(...)` for diagnostics.
* Nodes that verbs agree with have `plural`, and `person` ("you", "they", "it"): `meaning.speech` and the families say
  what else a node can be asked, with what is so for most of them. Nothing is looked for by a literal name.

A verb that affects players loops `for seat in self.player.one_by_one(ctx)`: each of them is "they" in turn. A player
left out after "may", or behind the deed of several players, is `Elided`: the player before.

Words looked back at: a node with `antecedents()` names things (the binder sets its `key`, the node binds
`ctx.bind(self.key, refs_or_number)` as it is performed); "it", "that card", "the exiled card", "that much" find them.
`Antecedent(key, "amount")` is for "that much"; `verb="exiled"` for "the exiled card" and "cards exiled this way".

Instructions that add mana have `adds_mana = True` (605.1a). Nodes that only make sense in another zone have a method
`works_from()` giving that zone (113.6); event patterns and static effects may have `zones()`.

How to add a filter clause (engine/vocabulary/terms/objects/clauses.py)
====================================================
::

    @phrase("with {stat:stat} {comparison:comparison}", into="clause")          # behind the noun
    @phrase("{color:color}", into="adjective_word")                             # before it
    class ...(Filter): def matches(self, ctx, ref) -> bool

How to add something a trigger waits for (engine/vocabulary/triggers/)
===========================================================
::

    @phrase("die[s]", into="happening")                  # or "player_happening": "draw[s] a card"
    class Dies(Happening): keys = ("dies",); def happened(self, ctx, event, subject) -> bindings or None

A phrase into `past` ("died") or `player_past`, `player_perfect` lets conditions ask for it: "if a creature died this
turn". `zones(of_itself)` says where the ability works, if not on the battlefield.

How to add what is true (engine/vocabulary/statics/)
=========================================
A predicate about objects or players goes into `change` ("can't block"), `static_change` or `effect_change`
(see terms/grammar/continuous.py); anything else is a phrase of a StaticEffect ("You may look at the top card …").

How to add a keyword (engine/vocabulary/keywords/, one file each)
======================================================
::

    @keyword("702.83", "Exalted")
    class Exalted:
        definition = "Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn."

    @keyword("702.21", "Ward", "ward {cost:mana_cost}", "ward—^{cost}")
    class Ward:
        cost: Cost
        definition = "Whenever this permanent becomes the target of a spell or ability an opponent controls, counter "
                     "that spell or ability unless its controller pays [cost]."

or `def stands_for(self) -> tuple[Ability, ...]` in nodes. "[field]" in a definition stands for the parameter's words.
"""
