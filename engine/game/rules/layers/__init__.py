"""The interaction of continuous effects (CR 613).

What every object is now, and which abilities listen and speak.

    layer                  the layers and sublayers in their order
    effect                 one continuous effect that changes characteristics, from a static ability or a resolved one
    contents               what a set of abilities holds for the layers and for the index, worked out once
    source                 what one object contributes: its effects, and its entries in the index
    intrinsic              what follows from the object itself: basic land types, counters, being no creature
    one_object             one object carried through the layers: the usual way, object by object as they are asked for
    all_objects            all objects carried together: for boards on which the order of effects is in question
    dependency             which effects of a layer depend on which (613.8), found by trying them
    index                  the triggered abilities, rule modifiers and replacement effects that work now
    plan                   the effects by the objects they can reach, and whether the board needs `all_objects`
    characteristics_cache  the projections that are known, and what they look at
    contributors           what objects and floating effects contribute, renewed as far as changes reach
    ability_sets           sets of abilities made from other sets: with more, without some
    entering               an object as it would enter
    copying                the copiable values of an object (613.2c, 707.2)
    projection             `BoardProjection`, which keeps all this up to date
    explanation            what made an object what it is: effects in the order in which they applied

Both ways give the same; tests hold them to it. The usual way applies effects in timestamp order, which is right as
long as no effect reads what its own layer or a later one writes on other objects, or what another effect of its own
layer writes on the same object, and no ability comes or goes in a layer in which its effect would apply.
"""
