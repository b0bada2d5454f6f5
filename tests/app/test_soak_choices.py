"""What the soak takes for something that a person can choose."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QMenu
from pytestqt.qtbot import QtBot

from app.search.engine_combo import EngineCombo
from solvers.knight.engines import ENGINES
from tests.soak import screen


def test_the_titles_of_groups_are_no_entries_of_a_dropdown(qtbot: QtBot) -> None:
    combo = EngineCombo("engines", ENGINES)
    qtbot.addWidget(combo)
    assert combo.count() > len(ENGINES)
    assert [combo.itemData(number) for number in screen.entries(combo)] == list(
        filter(None, map(combo.itemData, range(combo.count())))
    )


def test_of_a_menu_what_is_disabled_hidden_or_quits_cannot_be_chosen(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    for name in ("open", "disabled", "hidden", "quit"):
        action = menu.addAction(name)
        action.setObjectName(f"{name}Action")
        action.setEnabled(name != "disabled")
        action.setVisible(name != "hidden")
    menu.addSeparator()
    assert [action.text() for action in screen.choosable(menu)] == ["open"]


def test_of_a_list_what_is_disabled_cannot_be_chosen(qtbot: QtBot) -> None:
    listed = QListWidget()
    qtbot.addWidget(listed)
    listed.addItems(["title", "entry"])
    listed.item(0).setFlags(Qt.ItemFlag.NoItemFlags)
    draws = iter((0, 0, 1, 0))
    index = screen.row(listed, lambda _: next(draws))
    assert index is not None
    assert index.data() == "entry"
