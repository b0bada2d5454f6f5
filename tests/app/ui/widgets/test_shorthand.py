"""Shorthand for making widgets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.shorthand import button, column, label, named, row


def test_what_is_not_given_stays_as_it_was(qtbot: QtBot) -> None:
    widget = named(QWidget(), "name", "spoken", "tip", "caption")
    qtbot.addWidget(widget)
    named(widget, tip="another tip")
    told = widget.objectName(), widget.accessibleName(), widget.toolTip(), widget.property("role")
    assert told == ("name", "spoken", "another tip", "caption")


def test_text_from_outside_is_never_taken_for_markup(qtbot: QtBot) -> None:
    made = label("<b>bold</b>", wrap=True)
    qtbot.addWidget(made)
    assert made.textFormat() is Qt.TextFormat.PlainText


def test_parts_keep_their_order_stretch_and_alignment(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    first, second, third = label("1"), label("2"), button("3", "third")
    inside = row(second, third)
    made = column(
        (first, 0, Qt.AlignmentFlag.AlignRight), 2, (inside, 3), spacing=7, margins=(1, 2, 3, 4), parent=widget
    )
    assert [made.stretch(place) for place in range(made.count())] == [0, 2, 3]
    aligned, nested = made.itemAt(0), made.itemAt(2)
    assert aligned is not None
    assert aligned.alignment() == Qt.AlignmentFlag.AlignRight
    assert nested is not None
    assert nested.layout() is inside
    assert inside.indexOf(second) < inside.indexOf(third)
    margins = made.contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (1, 2, 3, 4)
    assert made.spacing() == 7
    assert third.parentWidget() is widget
