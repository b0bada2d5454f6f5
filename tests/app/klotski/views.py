"""A session of Klotski with the person's own storage, and pages that show it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.puzzle.saving import Saver
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.look.theme import Appearance
from app.ui.settings import Settings


@contextmanager
def klotski_session(settings: Settings | None = None) -> Iterator[KlotskiSession]:
    """A session, closed in the end as the window does it."""
    storage, saver = Storage(data_folder()), Saver()
    session = KlotskiSession(storage, settings or Settings(), saver)
    yield session
    session.close()
    saver.stop()
    storage.close()


def shown(qtbot: QtBot, session: KlotskiSession, height: int = 720) -> KlotskiPage:
    """A page that shows a session."""
    page = KlotskiPage(session, Appearance("light"), Settings())
    qtbot.addWidget(page)
    page.resize(1000, height)
    page.show()
    return page


@contextmanager
def klotski_page(qtbot: QtBot, height: int = 720) -> Iterator[KlotskiPage]:
    """A page with a session of its own."""
    with klotski_session() as session:
        page = shown(qtbot, session, height)
        yield page
        page.hide()
