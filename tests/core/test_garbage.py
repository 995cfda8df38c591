"""What is loaded and stays is not looked through for garbage."""

import gc

import pytest

from engine.core.garbage import look_seldom, what_stays


@pytest.fixture(autouse=True)
def nothing_frozen_for_the_others():
    frozen = gc.get_freeze_count()
    yield
    if not frozen:
        gc.unfreeze()


def test_what_is_made_inside_is_not_looked_through():
    with what_stays():
        kept = [[] for _ in range(1000)]
    looked_through = {id(thing) for thing in gc.get_objects()}
    assert not any(id(thing) in looked_through for thing in kept)


def test_nothing_is_looked_for_meanwhile_and_again_afterwards():
    with what_stays():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_who_had_turned_it_off_finds_it_off():
    gc.disable()
    try:
        with what_stays():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_a_failure_while_loading_turns_it_on_again():
    with pytest.raises(ValueError), what_stays():
        raise ValueError
    assert gc.isenabled()


def test_looking_seldom_is_looking_all_the_same():
    before = gc.get_threshold()
    try:
        look_seldom()
        assert gc.get_threshold() > before and gc.isenabled()
    finally:
        gc.set_threshold(*before)
