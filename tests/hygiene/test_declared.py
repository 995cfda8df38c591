"""What the rules ask is declared once, next to what asks it, and used. Nothing is asked that is not declared."""

from __future__ import annotations

import ast
import copy
import pickle
from collections.abc import Iterator

import pytest

from engine.core.keys import DECLARED as DECLARED_KEYS
from engine.core.keys import Deed, Mark, Purpose
from engine.game.decisions.orders import Distribute
from engine.game.events.zone_changes import ENTERS, LEAVES
from engine.lab.commands import questions
from engine.meaning.questions import DECLARED, Bearing, Question, bearing_on, declared
from engine.scenario.format import MARKS
from engine.telling.decisions import in_words
from engine.telling.language import language
from engine.telling.teller import Telling
from engine.telling.wording import read_wording, slots_of
from engine.vocabulary import catalogue
from tests.hygiene.project_tree import name_of, nodes_of, python_files, source_of
from tests.rulebook import RULES, read_table

ENGINE = python_files("engine")
ASKING = ("verdicts", "spell_verdicts", "refused", "affirmed", "denied")


def declarations(kind: str) -> Iterator[tuple[str, str, ast.AST]]:
    """The module-level constants that declare something of a kind.

    Each name comes with its file and declaration.
    """
    for path in ENGINE:
        for node in source_of(path).body:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0] if isinstance(node, ast.Assign) else None
            value = node.value if isinstance(node, (ast.AnnAssign, ast.Assign)) else None
            called = value.func if isinstance(value, ast.Call) else None
            if isinstance(target, ast.Name) and isinstance(called, ast.Name) and called.id == kind:
                yield target.id, name_of(path), node


def calls_of(kind: str) -> int:
    """How often something of a kind is made anywhere."""
    return sum(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == kind
        for path in ENGINE for node in nodes_of(path)
    )  # fmt: skip


def loaded() -> set[str]:
    """The constants of upper case that are read anywhere in the engine."""
    return {
        node.id for path in ENGINE for node in nodes_of(path)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id.isupper()
    }  # fmt: skip


def test_questions_are_declared_only_as_constants_of_modules_named_like_them() -> None:
    found = list(declarations("Question"))
    assert len(found) == calls_of("Question")
    wrong = [(name, file) for name, file, node in found if node.value.args[0].value != name.lower()]  # type: ignore[attr-defined]
    assert not wrong
    assert len({name for name, _, _ in found}) == len(found), "two constants of one name"


def test_every_question_is_asked_or_answered_somewhere() -> None:
    unused = {name for name, _, _ in declarations("Question")} - loaded()
    assert not unused


KEYS = ("EventKey", "Deed", "Mark", "Purpose")


def keys_of(kind: str) -> Iterator[tuple[str, str]]:
    """The constants that declare a key, with their file: alone, or in a tuple or table of their kind."""
    for path in ENGINE:
        for node in source_of(path).body:
            if not isinstance(node, (ast.Assign, ast.AnnAssign)) or node.value is None:
                continue
            makes = [part for part in ast.walk(node.value) if is_call(part, kind)]
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            if makes:
                yield from ((name.id, name_of(path)) for name in names if isinstance(name, ast.Name))


def is_call(node: ast.AST, kind: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == kind


@pytest.mark.parametrize("kind", KEYS)
def test_keys_are_declared_only_as_constants_of_modules(kind: str) -> None:
    inside = [
        f"{name_of(path)}:{node.lineno}" for path in ENGINE for function in nodes_of(path)
        if isinstance(function, ast.FunctionDef) for node in ast.walk(function)
        if isinstance(node, ast.Call) and is_call(node, kind)
    ]  # fmt: skip
    assert not inside, "declare it as a constant of the module; what is worked out is made by `computed`"
    assert len(list(keys_of(kind))) > 10


@pytest.mark.parametrize("kind", KEYS)
def test_every_declared_key_is_used(kind: str) -> None:
    unused = dict(keys_of(kind)).keys() - loaded()
    assert not unused


def test_a_key_is_declared_once_in_its_family_and_found_by_its_name() -> None:
    questions.main(())
    with pytest.raises(ValueError, match="declared twice"):
        Mark("ranges of influence")
    with pytest.raises(ValueError, match="declared twice"):
        Deed("enters")  # an event key
    assert Mark.computed("revealed by 12") == "revealed by 12"
    assert LEAVES.looks_back and not ENTERS.looks_back


def purposes() -> list[Purpose]:
    """All purposes that are declared."""
    questions.main(())
    return [key for key in DECLARED_KEYS.values() if isinstance(key, Purpose)]


def test_every_purpose_names_the_rule_that_has_it_asked_and_words_that_ask_for_it() -> None:
    known = {row["number"] for edition in ("2024-02-06", "2026-01-16") for row in read_table(RULES / f"{edition}.tsv")}
    found = purposes()
    assert len(found) > 150
    assert [f"{purpose}: {purpose.rule!r}" for purpose in found if purpose.rule not in known] == []
    messages = language("en").messages
    odd = [purpose for purpose in found if purpose.asks and slots_of(read_wording(messages[purpose.asks])) != {"what"}]
    assert odd == []


def test_what_is_asked_for_is_declared() -> None:
    literal = [
        f"{name_of(path)}:{node.lineno}" for path in ENGINE for node in ast.walk(source_of(path))
        if isinstance(node, ast.Call) and not is_call(node, "Part")
        for word in node.keywords
        if word.arg == "purpose" and any(isinstance(part, (ast.Constant, ast.JoinedStr)) and part.value != ""
                                         for part in constants_of(word.value))
    ]  # fmt: skip
    assert not literal, "declare a Purpose with its rule beside what asks, or take one of engine/game/decisions/purposes.py"


def constants_of(node: ast.expr) -> Iterator[ast.expr]:
    """What an argument is, whichever way a condition goes."""
    if isinstance(node, ast.IfExp):
        yield from constants_of(node.body)
        yield from constants_of(node.orelse)
    else:
        yield node


@pytest.mark.parametrize(("asked", "named", "shown"), [
    ("surveil", "", "701.42a"), ("surveil", "608.2d", "701.42a"), ("surveil", "601.2b", "601.2b"),
    ("scry", "", "701.18a"), ("fateseal", "", "701.22a"), ("choose", "", "608.2d"),
])  # fmt: skip
def test_a_question_in_words_names_the_rule_of_its_purpose_unless_its_asker_names_one(asked: str, named: str, shown: str) -> None:
    purpose = next(one for one in purposes() if one == asked)
    telling = Telling(language("en"), str)
    assert in_words(Distribute(seat=0, purpose=purpose, rule=named), telling).rule == shown


def test_scenarios_name_declared_marks_only() -> None:
    questions.main(())
    assert all((Mark, name) in DECLARED_KEYS for name in MARKS)


def asked() -> Iterator[tuple[str, str, ast.Call]]:
    """Every place that asks: where, the question as it stands there, the call."""
    for path in ENGINE:
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING:
                yield f"{name_of(path)}:{node.lineno}", ast.unparse(node.args[1]), node


def test_no_procedure_asks_by_a_loose_string() -> None:
    assert not [place for place, question, _ in asked() if question[0] in "'\""]


def test_a_question_comes_with_the_details_it_declares() -> None:
    questions.main(())  # whatever declares something has been imported then
    names = {name: declared(name.lower()) for name, _, _ in declarations("Question")}
    wrong = []
    for place, question, call in asked():
        details = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        if question in names and (more := details - set(names[question].details)):
            wrong.append((place, question, more))
    assert not wrong


def test_every_modifier_answers_declared_questions() -> None:
    catalogue.load()
    from engine.meaning.families import RuleModifier

    def below(kind: type) -> Iterator[type]:
        for under in kind.__subclasses__():
            yield under
            yield from below(under)

    kinds = [kind for kind in below(RuleModifier) if kind.__module__.startswith("engine.")]
    assert len(kinds) > 100
    for kind in kinds:
        questions = kind.__dict__.get("questions", ())
        if isinstance(questions, tuple):  # others work them out, or keep them in a field
            assert all(isinstance(question, Question) for question in questions), kind


def test_a_question_cannot_be_declared_twice_and_stays_itself_when_copied() -> None:
    catalogue.load()
    question = declared("may_attack")
    with pytest.raises(ValueError, match="declared twice"):
        Question("may_attack", "508.1c", about="creature", answer="Refusal")
    assert copy.deepcopy(question) is question
    assert pickle.loads(pickle.dumps(question)) is question


def test_a_package_that_declares_a_question_of_its_own_is_heard_by_the_quick_looks() -> None:
    before = bearing_on(Bearing.AT_ONCE)
    mine: Question[bool] = Question("may_hum", "702.1", about="card", answer="True", bearing=Bearing.AT_ONCE)
    try:
        assert bearing_on(Bearing.AT_ONCE) == (*before, mine)
        assert mine not in bearing_on(Bearing.CHEAPER)
    finally:
        del DECLARED["may_hum"]
        bearing_on.cache_clear()
