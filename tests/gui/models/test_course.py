"""The course of a game: life by turns as last seen, what was taken back forgotten, cards weighed by what they did."""

from __future__ import annotations

from dataclasses import dataclass

from engine.api import Happening, ObjectView
from gui.models.course import Course


@dataclass
class Player:
    life: int


class View:
    def __init__(self, turn: int, lives: tuple[int, ...], objects: dict[int, ObjectView] | None = None) -> None:
        self.turn, self.players, self.objects = turn, [Player(life) for life in lives], objects or {}


def permanent(oid: int, name: str, **more) -> ObjectView:
    return ObjectView(id=oid, zone="battlefield", owner=0, controller=0, name=name, **more)


def test_life_is_kept_by_turns_and_what_was_taken_back_is_not():
    course = Course()
    for turn, lives in ((1, (20, 20)), (2, (20, 18)), (2, (19, 18)), (3, (5, 18)), (2, (20, 18))):
        course.note(View(turn, lives), ())
    assert course.lives == {1: (20, 20), 2: (20, 18)}


def test_cards_are_weighed_by_damage_and_deeds():
    objects = {100: permanent(100, "Fox"), 101: permanent(101, "Wall"), 102: permanent(102, "Seer")}
    objects[103] = ObjectView(id=103, zone="stack", owner=0, controller=0, name="Seer's ability", source=102)
    course = Course()
    story = (
        Happening(1, "Damage", "", (100, 1), amount=3), Happening(2, "Damage", "", (101, 100), amount=5),
        Happening(3, "Resolved", "", (103,)), Happening(4, "Damage", "", (100, 1), amount=1),
    )  # fmt: skip
    course.note(View(1, (20, 16), objects), story)
    assert [(doer.card.name, doer.damage, doer.weight) for doer in course.best()] == [
        ("Fox", 4, 8), ("Wall", 5, 5), ("Seer", 0, 1)]  # fmt: skip


def test_a_story_told_from_its_beginning_is_not_counted_twice():
    course, objects = Course(), {100: permanent(100, "Fox")}
    story = (Happening(1, "Damage", "", (100, 1), amount=3),)
    course.note(View(1, (20, 17), objects), story)
    course.note(View(1, (20, 17), objects), story, anew=True)
    assert course.best()[0].damage == 3


def test_what_is_not_known_is_not_told():
    course = Course()
    hidden = ObjectView(id=100, zone="battlefield", owner=0, controller=0, known=False)
    course.note(View(1, (20, 20), {100: hidden}), (Happening(1, "Damage", "", (100, 1), amount=3),))
    assert course.best() == ()
