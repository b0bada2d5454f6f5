"""A view made anew is shown as the one before was."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QScrollArea,
    QSpinBox,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.ui.widgets.shorthand import named
from app.ui.widgets.view_state import show_state, view_state


class View(QWidget):
    """Two sections of all kinds of widgets."""

    def __init__(self, lines: int = 200) -> None:
        super().__init__()
        self.resize(300, 300)
        self.tabs = named(QTabWidget(), "tabs")
        self.line = named(QLineEdit(), "line")
        self.spin = named(QSpinBox(), "spin")
        self.combo = named(QComboBox(), "combo")
        for language in ("en", "zh_Hans", "zh_Hant"):
            self.combo.addItem(language.upper(), language)
        self.check = named(QCheckBox(), "check")
        self.list = named(QListView(), "list")
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.model = QStringListModel(parent=self)
        self.list.setModel(self.model)
        self.fill(lines)
        self.area = named(QScrollArea(), "area")
        self.area.setWidget(QLabel("\n".join(map(str, range(100)))))
        self.splitter = named(QSplitter(Qt.Orientation.Vertical), "splitter")
        self.splitter.addWidget(self.list)
        self.splitter.addWidget(self.area)
        fields = QWidget()
        column = QVBoxLayout(fields)
        for field in (self.line, self.spin, self.combo, self.check):
            column.addWidget(field)
        self.tabs.addTab(fields, "fields")
        self.tabs.addTab(self.splitter, "lists")
        QVBoxLayout(self).addWidget(self.tabs)

    def fill(self, lines: int) -> None:
        self.model.setStringList([str(number) for number in range(lines)])


def shown(qtbot: QtBot, lines: int = 200) -> View:
    view = View(lines)
    qtbot.addWidget(view)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


def used(qtbot: QtBot) -> View:
    """A view in which a person has chosen and scrolled."""
    view = shown(qtbot)
    qtbot.keyClicks(view.line, "half a co")
    view.spin.setValue(7)
    view.combo.setCurrentIndex(1)
    view.check.click()
    view.tabs.setCurrentIndex(1)
    view.splitter.setSizes([80, 120])
    for row in (40, 42):
        view.list.selectionModel().select(view.model.index(row), view.list.selectionModel().SelectionFlag.Select)
    view.list.verticalScrollBar().setValue(37)
    view.area.verticalScrollBar().setValue(250)
    view.list.setFocus()
    return view


def test_choices_rows_sizes_scroll_positions_and_focus_are_as_they_were(qtbot: QtBot) -> None:
    before = used(qtbot)
    state = view_state(before)
    after = shown(qtbot)
    show_state(after, state)
    assert (after.line.text(), after.spin.value(), after.combo.currentData()) == ("half a co", 7, "zh_Hans")
    assert after.check.isChecked()
    assert after.tabs.currentIndex() == 1
    qtbot.waitUntil(lambda: after.area.verticalScrollBar().value() == 250)
    qtbot.waitUntil(lambda: after.list.verticalScrollBar().value() == 37)
    assert after.splitter.sizes() == before.splitter.sizes()
    assert [index.row() for index in after.list.selectionModel().selectedRows()] == [40, 42]
    assert after.list.hasFocus()


def test_a_list_that_is_filled_later_is_shown_as_it_was_then(qtbot: QtBot) -> None:
    state = view_state(used(qtbot))
    after = shown(qtbot, lines=0)
    show_state(after, state)
    assert not after.list.selectionModel().hasSelection()
    after.fill(200)
    assert [index.row() for index in after.list.selectionModel().selectedRows()] == [40, 42]
    qtbot.waitUntil(lambda: after.list.verticalScrollBar().value() == 37)


def test_a_choice_is_found_by_what_it_stands_for(qtbot: QtBot) -> None:
    state = view_state(used(qtbot))
    after = shown(qtbot)
    after.combo.removeItem(0)
    show_state(after, state)
    assert after.combo.currentData() == "zh_Hans"


def test_what_the_other_view_does_not_have_is_left_as_it_is(qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    after = shown(qtbot)
    show_state(after, view_state(other))
    assert (after.line.text(), after.tabs.currentIndex()) == ("", 0)
