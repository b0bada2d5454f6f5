"""What only widgets know of a view, for another view of the same to be shown as it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, SignalInstance, Slot
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


def _show_rows(view: QAbstractItemView, rows: Rows) -> None:
    _Later(view, rows, view.model().modelReset, _select_rows)


def _select_rows(view: QAbstractItemView, rows: Rows) -> bool:
    """Select rows; returns False where the list is not filled so far yet."""
    current, selected = rows
    if max(current, *(last for _, last in selected), -1) >= view.model().rowCount():
        return False
    by_itself = view.hasAutoScroll()
    view.setAutoScroll(False)  # the scroll position is kept too
    select_runs(view, selected, current)
    view.setAutoScroll(by_itself)
    return True


def _value(bar: QScrollBar) -> int:
    """Where the bar stands, or will when what it scrolls is laid out."""
    late = bar.findChild(_Later)
    return bar.value() if late is None else late.value


def _scroll(area: QAbstractScrollArea, values: tuple[int, int]) -> None:
    for bar, value in zip((area.horizontalScrollBar(), area.verticalScrollBar()), values, strict=True):
        _Later(bar, value, bar.rangeChanged, _set_value)


def _set_value(bar: QScrollBar, value: int) -> bool:
    """Scroll to a place; returns False where nothing is laid out there yet."""
    if value > bar.maximum():
        return False
    bar.setValue(value)
    return True


class _Later(QObject):
    """Puts something back in a widget as soon as it is filled or laid out so far, which may be now."""

    def __init__(
        self, widget: QWidget, value: Any, filled: SignalInstance, put_back: Callable[[Any, Any], bool]
    ) -> None:
        """`put_back` is tried now and whenever `filled` is emitted, until it returns True."""
        super().__init__(widget)
        self.value = value
        self._widget = widget
        self._filled = filled
        self._put_back = put_back
        filled.connect(self._try)
        self._try()

    @Slot()
    def _try(self) -> None:
        if isValid(self._widget) and self._put_back(self._widget, self.value):
            self._filled.disconnect(self._try)
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
