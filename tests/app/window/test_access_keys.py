"""No two entries of a menu have the same access key, in any language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.knight.session import KnightSession
from app.knight.square_menu import SquareMenu
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.windows import PAGES, knight_session, main_window

ACCESS_KEY = re.compile(r"&(\w)")


def twice(entries: Iterable[QAction]) -> list[str]:
    """The access keys that more than one of these entries has."""
    found = [match.group(1).upper() for entry in entries if (match := ACCESS_KEY.search(entry.text()))]
    return [key for key, times in Counter(found).items() if times > 1]


def square_menus(window: MainWindow) -> Iterator[QMenu]:
    """The menus of a square: of any, of the start, of the end, and of one that is missing."""
    session = cast("KnightSession", knight_session(window))
    yield SquareMenu((1, 1), session, window)
    session.toggle_square((3, 3))
    session.set_request(replace(session.request, start=(1, 1), end=(2, 2)))
    for square in ((1, 1), (2, 2), (3, 3)):
        yield SquareMenu(square, session, window)


@pytest.mark.parametrize("language", Language)
def test_no_two_entries_of_a_menu_have_the_same_access_key(language: Language, qtbot: QtBot) -> None:
    window = main_window(qtbot)
    window.languages.choose(language.value)
    for page in PAGES:
        window.menu_actions.by_name[page].trigger()
        assert twice(window.menuBar().actions()) == []
        menus = [*window.findChildren(QMenu), *(square_menus(window) if page == "knight" else ())]
        assert len(menus) > 10
        for menu in menus:
            menu.aboutToShow.emit()  # some are filled now
            assert twice(menu.actions()) == [], (page, menu.title(), [entry.text() for entry in menu.actions()])
    window.close()
