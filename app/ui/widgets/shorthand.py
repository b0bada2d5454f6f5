"""Shorthand for making widgets: names and roles, labels, buttons, Qt's own slots, rows, columns and grids of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import BuiltinMethodType
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import SIGNAL, SLOT, QObject, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.look.fonts import tabular
from app.ui.look.roles import set_role

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

W = TypeVar("W", bound=QWidget)
Box = TypeVar("Box", bound=QBoxLayout)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""What can be in a row or column: a widget or layout, with its stretch and alignment, or an empty stretch."""

Margins = int | tuple[int, int, int, int]
"""In pixels: one number for all, or left, top, right and bottom."""


def named(widget: W, name: str = "", accessible: str = "", tip: str = "", role: str = "") -> W:
    """The widget, given those of these that are not empty.

    `name` is its object name, `accessible` what screen readers call it, `tip` its tooltip, and `role` what it is
    for, which its look follows: see `app.ui.look.roles`.
    """
    if name:
        widget.setObjectName(name)
    if accessible:
        widget.setAccessibleName(accessible)
    if tip:
        widget.setToolTip(tip)
    if role:
        set_role(widget, role)
    return widget


def label(
    text: str = "",
    role: str = "",
    name: str = "",
    accessible: str = "",
    *,
    wrap: bool = False,
    lines: int = 0,
    figures: bool = False,
    selectable: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> QLabel:
    """A label of plain text.

    `wrap` breaks it into lines. `lines` does so too, keeps room for at least so many, and begins at the top. `figures`
    have one width. With `selectable`, the mouse can select the text.
    """
    made = QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap or lines > 0, alignment=align)
    named(made, name, accessible, role=role)
    if figures:
        made.setFont(tabular(made.font()))
    if lines:
        made.setMinimumHeight(lines * made.fontMetrics().lineSpacing() + 4)
        made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    if selectable:
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


def connect_slot(sender: QObject, signal: str, receiver: QObject, slot: str) -> None:
    """Connect a signal to a slot that Qt has itself, both as Qt writes them: "clicked()", "setEnabled(bool)".

    `sender.clicked.connect(receiver.click)` would keep the method of Qt's for ever, also when both are deleted: in Qt
    for Python 6.11.3, 64 bytes each time, spread over all memory.
    """
    QObject.connect(sender, SIGNAL(signal), receiver, SLOT(slot))


def button(
    text: str, name: str, tip: str = "", clicked: Callable[..., object] | None = None, role: str = ""
) -> QPushButton:
    """A push button; `clicked` is a method of a `QObject`, its own or a slot of Qt's, or a signal."""
    made = named(QPushButton(text, autoDefault=False), name, tip=tip, role=role)  # Enter elsewhere does not press it
    if isinstance(clicked, BuiltinMethodType) and isinstance(clicked.__self__, QObject):
        connect_slot(made, "clicked()", clicked.__self__, f"{clicked.__name__}()")
    elif clicked is not None:
        made.clicked.connect(clicked)
    return made


def ask_for_file(
    parent: QWidget, name: str, title: str, start: Path | str, filters: Sequence[str], ending: str | None = None
) -> QFileDialog:
    """An open dialog that asks for a file to read, or with an ending for one to write; it begins at `start`.

    With an empty ending a name stays as it is written.
    """
    from PySide6.QtWidgets import QFileDialog  # only here: the first paint does not wait for it

    dialog = named(QFileDialog(parent, title, str(start)), name)
    if ending is not None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile if ending is None else QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters(filters)
    connect_slot(dialog, "finished(int)", dialog, "deleteLater()")
    dialog.open()
    return dialog


def keep_room(widget: W) -> W:
    """The widget, which keeps its room while it is hidden: nothing jumps when it comes and goes."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
    return widget


def progress_bar(name: str = "", accessible: str = "") -> QProgressBar:
    """A thin bar without figures, which keeps its room while it is hidden."""
    made = named(QProgressBar(textVisible=False), name, accessible)
    made.setFixedHeight(6)
    return keep_room(made)


def column(
    *parts: Part,
    spacing: int | None = None,
    margins: Margins = 0,
    parent: QWidget | None = None,
) -> QVBoxLayout:
    """The parts below each other; a part may be a tuple of the arguments of `addWidget` or `addLayout`.

    `spacing` is in pixels, the style's where it is None. `parent` is the widget that is laid out, unless this is a part
    of another layout.
    """
    return _filled(QVBoxLayout(), parts, spacing, margins, parent)


def row(
    *parts: Part,
    spacing: int | None = None,
    margins: Margins = 0,
    parent: QWidget | None = None,
) -> QHBoxLayout:
    """The parts beside each other; see `column`."""
    return _filled(QHBoxLayout(), parts, spacing, margins, parent)


def _filled(
    box: Box,
    parts: tuple[Part, ...],
    spacing: int | None,
    margins: Margins,
    parent: QWidget | None,
) -> Box:
    if parent is not None:
        parent.setLayout(box)
    box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        box.setSpacing(spacing)
    fill(box, *parts)
    return box


def fill(box: QBoxLayout, *parts: Part) -> None:
    """Add parts at the end of a row or column; see `column`."""
    for part in parts:
        match part:
            case int():
                box.addStretch(part)
            case QLayout():
                box.addLayout(part)
            case QWidget():
                box.addWidget(part)
            case (QLayout() as layout, stretch):
                box.addLayout(layout, stretch)
            case (QWidget() as widget, stretch):
                box.addWidget(widget, stretch)
            case (widget, stretch, alignment):
                box.addWidget(widget, stretch, alignment)


def grid(widgets: Iterable[QWidget], columns: int = 2, across: int = 6, down: int = 6) -> QGridLayout:
    """The widgets in so many columns, row by row; `across` and `down` are the spacings in pixels."""
    laid_out = QGridLayout()
    laid_out.setHorizontalSpacing(across)
    laid_out.setVerticalSpacing(down)
    for number, widget in enumerate(widgets):
        laid_out.addWidget(widget, *divmod(number, columns))
    return laid_out


def captioned(figures: Sequence[QWidget], columns: int = 2) -> QGridLayout:
    """So many figures in a row, each below its accessible name, in columns of one width."""
    laid_out = grid((), across=14, down=1)
    for number, figure in enumerate(figures):
        line, place = divmod(number, columns)
        caption = label(figure.accessibleName(), "caption")
        caption.setBuddy(figure)
        laid_out.addWidget(caption, 2 * line, place)
        laid_out.addWidget(figure, 2 * line + 1, place)
        laid_out.setColumnStretch(place, 1)
    return laid_out
