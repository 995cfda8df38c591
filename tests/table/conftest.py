"""Accounts of the matches that these tests play (`tests.support.accounts.accounts`)."""

from __future__ import annotations

import pytest

from tests.support.accounts.account import keep_of_matches


@pytest.fixture(autouse=True)
def accounts_of_matches(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """What is told of matches."""
    if request.node.get_closest_marker("unaccounted") is None:
        keep_of_matches(monkeypatch)
