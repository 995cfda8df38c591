"""Binding: finding what "it", "that creature" and "that much" stand for (CR 608.2c, common English).

Nodes say what they do here by what `engine.meaning.speech` and the families declare:

- `antecedents()` gives what a node introduces; if it has a field `key`, the binder gives it a name of its own first;
- `finished()` gives what a node becomes once everything below it is bound;
- `wanted()` says what an anaphor can stand for; the binder sets its `key` to the name of what it found;
- `elided(subject)` is what an order without subject is behind the deed of several players ("they draw and lose");
- a field `who` of a node with `takes_subject = True` is filled with the subject of the clause before.

The antecedent is sought from the last clause backwards. In that clause exactly one thing must fit: two that fit are
an ambiguity, none at all is a decline; both are errors of the card's text as far as the compiler is concerned.

    reading_order  the fields of a node in the order in which its words say them
    referents      whether a noun and its number fit what was named
    amounts        what "that much" can stand for
    preferences    of several that fit, those that English means: an ordered list of named rules
    scope          where in its sentence a piece of speech stands, passed down as one value
    binder         what has been named so far; goes through a text and binds it
"""

from engine.compiler.binding.binder import Binder, bind

__all__ = ["Binder", "bind"]
