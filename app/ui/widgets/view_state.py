"""What only widgets know of a view, for another view of the same to be shown as it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QSpinBox,
    QSplitter,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from app.ui.widgets.lists import RowTable, Run, select_runs, selected_runs

Rows = tuple[int, tuple[Run, ...]]
"""The current row of a list, -1 for none, and the rows that are selected."""


@dataclass(frozen=True)
class ViewState:
    """The state of the widgets in a view: of each kind, by object name."""

    values: dict[tuple[int, str], Any]
    """By the place of the kind in `KINDS`, and the object name."""
    focus: str
    """The object name of the widget with the focus; empty when that is elsewhere."""


def view_state(view: QWidget) -> ViewState:
    """What a person has chosen and scrolled to in a view."""
    values = {
        (number, name): read(widget)
        for number, (kind, read, _) in enumerate(KINDS)
        for name, widget in _named(view, kind).items()
    }
    focused = view.window().focusWidget()
    inside = focused is not None and view.isAncestorOf(focused)
    return ViewState(values, focused.objectName() if inside else "")


def show_state(view: QWidget, state: ViewState) -> None:
    """Show a view as another one was, as far as it has widgets of the same names with the same choices.

    A list that is not filled yet, or not laid out yet, follows when it is.
    """
    for number, (kind, read, write) in enumerate(KINDS):
        for name, widget in _named(view, kind).items():
            value = state.values.get((number, name))
            if value is not None and read(widget) != value:
                write(widget, value)
    focused = view.findChild(QWidget, state.focus) if state.focus else None
    if focused is not None:
        focused.setFocus(Qt.FocusReason.OtherFocusReason)


def _named(view: QWidget, kind: type[QWidget]) -> dict[str, Any]:
    """The widgets of a kind in a view that have names of ours."""
    widgets = {widget.objectName(): widget for widget in view.findChildren(kind)}
    return {name: widget for name, widget in widgets.items() if name and not name.startswith("qt_")}


def _choose_data(combo: QComboBox, data: object) -> None:
    index = next((index for index in range(combo.count()) if combo.itemData(index) == data), -1)
    if index >= 0:
        combo.setCurrentIndex(index)


def _rows(view: QAbstractItemView) -> Rows | None:
    if isinstance(view, QHeaderView) or view.selectionModel() is None:
        return None
    return view.currentIndex().row(), selected_runs(view)


def _drag(table: RowTable, dragged: dict[int, int]) -> None:
    table.dragged = dragged
    for column, width in dragged.items():
        table.setColumnWidth(column, width)


def _last_row(rows: Rows) -> int:
    current, selected = rows
    return max(current, *(last for _, last in selected), -1)


def _show_rows(view: QAbstractItemView, rows: Rows) -> None:
    current, selected = rows
    if _last_row(rows) >= view.model().rowCount():
        _LateRows(view, rows)
        return
    by_itself = view.hasAutoScroll()
    view.setAutoScroll(False)  # the scroll position is kept too
    select_runs(view, selected, current)
    view.setAutoScroll(by_itself)


def _value(bar: QScrollBar) -> int:
    """Where the bar stands, or will when what it scrolls is laid out."""
    late = bar.findChild(_LateScroll)
    return bar.value() if late is None else late.value


def _scroll(area: QAbstractScrollArea, values: tuple[int, int]) -> None:
    for bar, value in zip((area.horizontalScrollBar(), area.verticalScrollBar()), values, strict=True):
        if value > bar.maximum():
            _LateScroll(bar, value)
        else:
            bar.setValue(value)


class _LateRows(QObject):
    """Selects rows of a list when its model is filled."""

    def __init__(self, view: QAbstractItemView, rows: Rows) -> None:
        super().__init__(view)
        self._view = view
        self._rows = rows
        view.model().modelReset.connect(self._select)

    @Slot()
    def _select(self) -> None:
        if isValid(self._view) and _last_row(self._rows) < self._view.model().rowCount():
            self._view.model().modelReset.disconnect(self._select)
            _show_rows(self._view, self._rows)
            self.deleteLater()


class _LateScroll(QObject):
    """Scrolls when what is scrolled is laid out."""

    def __init__(self, bar: QScrollBar, value: int) -> None:
        super().__init__(bar)
        self._bar = bar
        self.value = value
        bar.rangeChanged.connect(self._scroll)

    @Slot()
    def _scroll(self) -> None:
        if self.value <= self._bar.maximum():
            self._bar.rangeChanged.disconnect(self._scroll)
            self._bar.setValue(self.value)
            self.deleteLater()


KINDS: tuple[tuple[type[QWidget], Callable[[Any], Any], Callable[[Any, Any], object]], ...] = (
    (QTabWidget, QTabWidget.currentIndex, QTabWidget.setCurrentIndex),
    (QSplitter, QSplitter.sizes, QSplitter.setSizes),
    (QLineEdit, QLineEdit.text, QLineEdit.setText),
    (QSpinBox, QSpinBox.value, QSpinBox.setValue),
    (QComboBox, QComboBox.currentData, _choose_data),
    (QAbstractButton, lambda made: made.isChecked() if made.isCheckable() else None, QAbstractButton.setChecked),
    (QAbstractItemView, _rows, _show_rows),
    (RowTable, lambda table: table.dragged, _drag),
    (
        QAbstractScrollArea,
        lambda area: (_value(area.horizontalScrollBar()), _value(area.verticalScrollBar())),
        _scroll,
    ),
)
"""The kinds of widgets that know something, what it is (None: nothing), and how it is put back, in this order."""
