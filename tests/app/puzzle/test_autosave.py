"""Which records are kept of a game that is undone, left or won again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from app.klotski.repositories import Games
from app.klotski.session import KlotskiSession
from solvers.klotski.layout import Layout
from tests.app.klotski.views import klotski_session

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NEAR = Layout.parse("AAS./AA../..../..../....")
"""One move from the exit."""
FIRST, SECOND = ((3, 1), (4, 1)), ((3, 2), (4, 2))
ASIDE, OUT = ((0, 2), (0, 3)), ((0, 0), (3, 1))


@pytest.fixture
def session(qapp: QApplication) -> Iterator[KlotskiSession]:
    """The session with 橫刀立馬."""
    with klotski_session() as made:
        yield made


def undone(session: KlotskiSession) -> None:
    """Undo a slide, at once."""
    session.game.undo()
    session.playback.rest()


@pytest.mark.parametrize(("slides", "kept"), [([FIRST], 0), ([FIRST, SECOND], 1)], ids=["one", "two"])
def test_a_game_whose_only_slide_was_undone_is_not_kept(
    session: KlotskiSession, slides: list[tuple[tuple[int, int], tuple[int, int]]], kept: int
) -> None:
    for slide in slides:
        session.game.slide(*slide)
    session.autosave.write()
    assert len(session._storage.repository(Games).newest()) == 1
    for _ in slides:
        undone(session)
    told = QSignalSpy(session.autosave.set_aside)
    session.show_layout(NEAR)
    assert len(session._storage.repository(Games).newest()) == kept
    assert told.count() == 0, "the board was at its start"


def test_a_game_that_is_left_under_way_is_kept_and_that_is_said(session: KlotskiSession) -> None:
    session.game.slide(*FIRST)
    told = QSignalSpy(session.autosave.set_aside)
    session.show_layout(NEAR)
    assert (len(session._storage.repository(Games).newest()), told.count()) == (1, 1)


def test_a_win_that_is_undone_and_made_again_is_kept_once(session: KlotskiSession) -> None:
    session.show_layout(NEAR)
    session.game.slide(*ASIDE)
    session.game.slide(*OUT)
    for _ in range(2):
        undone(session)
        session.autosave.write()
        session.game.slide(*OUT)
    (kept,) = session._storage.repository(Games).newest()
    assert (kept.finished, kept.length) == (True, 2)


def test_the_same_win_of_another_attempt_is_kept_too(session: KlotskiSession) -> None:
    session.show_layout(NEAR)
    for _ in range(2):
        session.game.slide(*ASIDE)
        session.game.slide(*OUT)
        session.game.reset()
    assert [game.finished for game in session._storage.repository(Games).newest()] == [True, True]
