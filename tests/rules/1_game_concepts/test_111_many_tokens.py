"""Many tokens at once (CR 111, 614.12): what they have in common is worked out once."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.events.happening import happen
from engine.game.state.cache import Cache
from engine.game.state.game import Game
from engine.lab.commands.bench import board
from tests.rulebook import rule


@rule("614.12")
def test_tokens_created_together_enter_as_each_would_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is an anthem, so what would enter is looked at as it would be: once for all, while nothing changes."""
    game = board(10)
    cub = game.obj(game.battlefield[2]).definition
    assert cub is not None
    clones: list[Game] = []
    plainly = Game.clone

    def counted(self: Game) -> Game:
        clones.append(self)
        return plainly(self)

    monkeypatch.setattr(Game, "clone", counted)
    before = game.battlefield
    happen(game, CreateTokens(0, cub, 60))
    assert len(clones) < 5
    tokens = [oid for oid in game.battlefield if oid not in before]
    assert len(tokens) == 60 and {game.chars(oid).power for oid in tokens} == {3}, "each is raised by the anthem"


@rule("614.12")
def test_what_one_token_would_be_is_looked_at_anew_for_others_and_after_any_change() -> None:
    game = board(10)
    definitions = {game.chars(oid).name: game.obj(oid).definition for oid in game.battlefield}
    cub, bell = definitions["Bench Cub"], definitions["Bench Bell"]
    assert cub is not None and bell is not None
    done = happen(game, CreateTokens(0, cub, 2), CreateTokens(1, bell, 2), CreateTokens(1, cub, 1, tapped=True))
    made = [oid for event in done if isinstance(event, CreateTokens) for oid in event.made]
    assert [game.chars(game.became(oid)).name for oid in made] == ["Bench Cub"] * 2 + ["Bench Bell"] * 2 + ["Bench Cub"]
    assert [game.chars(game.became(oid)).controller for oid in made] == [0, 0, 1, 1, 1]
    kept, anew = game.clone(), game.clone()
    anew.cache = Cache()
    happen(kept, CreateTokens(1, cub, 1))
    happen(anew, CreateTokens(1, cub, 1))
    one, other = (state.chars(state.battlefield[-1]) for state in (kept, anew))
    assert (one.name, one.controller, one.power) == (other.name, other.controller, other.power) == ("Bench Cub", 1, 2)
