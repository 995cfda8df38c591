"""Sounds: off until a person asks for them.

Nothing needs them, and without a library or a device there is silence.

player    mixes what is played and hands it to the device, which is opened with the first sound
choosing  which sound belongs to what is seen to happen
"""
