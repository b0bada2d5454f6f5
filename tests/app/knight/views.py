"""A session of the knight's puzzle with the person's own storage, and pages that show it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.knight.session import KnightSession
from app.puzzle.saving import Saver
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.look.theme import Appearance
from app.ui.settings import Settings


@contextmanager
def knight_session(settings: Settings | None = None) -> Iterator[KnightSession]:
    """A session, closed in the end as the window does it."""
    storage, saver = Storage(data_folder()), Saver()
    session = KnightSession(storage, settings or Settings(), saver)
    yield session
    session.close()
    saver.stop()
    storage.close()


def shown(qtbot: QtBot, session: KnightSession) -> KnightPage:
    """A page that shows a session."""
    page = KnightPage(session, Appearance("light"), Settings())
    qtbot.addWidget(page)
    page.resize(1000, 760)
    page.show()
    return page


@contextmanager
def knight_page(qtbot: QtBot, settings: Settings | None = None) -> Iterator[KnightPage]:
    """A page with a session of its own."""
    with knight_session(settings) as session:
        page = shown(qtbot, session)
        yield page
        page.game_section.dismiss_card()
