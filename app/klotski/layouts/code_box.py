"""A field that takes a layout in any code, or by any name, and says below how it was read or what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from re import fullmatch

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.klotski.layouts.layout_names import entry_of, reading_sentence
from app.ui.look.roles import set_role
from app.ui.widgets.actions import key_text
from app.ui.widgets.shorthand import column, label, named
from app.ui.words.messages import as_sentence, translated
from solvers.klotski.layout import COLUMNS, LETTERS, ROWS
from solvers.message import InputError


def code_in(text: str) -> str:
    """Five rows of letters joined by `/`, or else the first line that holds anything."""
    parts = text.split(maxsplit=ROWS)
    if len(parts) == ROWS and all(fullmatch(f"[{LETTERS}]{{{COLUMNS}}}", part) for part in parts):
        return "/".join(parts)
    line, _, _ = text.strip().partition("\n")
    return next(iter(line.splitlines()), "").strip()


class CodeBox(QWidget):
    """`layout_read` gives the `Layout` of what was entered; nothing is given, and nothing lost, when it is none."""

    layout_read = Signal(object)

    def __init__(self, name: str = "code") -> None:
        """`name` begins the object names."""
        super().__init__()
        tip = self.tr(
            "Type or paste a layout and press {key}: five rows of letters (VAAV/VAAV/VHHV/VSSV/S..S), "
            "a CommonCode, RawCode or ShortCode, any other published code, or a name"
        ).format(key=key_text(Qt.Key.Key_Return))
        edit = QLineEdit(placeholderText=self.tr("Enter a code or name"), clearButtonEnabled=True)
        self.edit = named(edit, name + "Edit", self.tr("Code or name of a layout"), tip)
        self.note_label = label("", "caption", name + "Note", wrap=True, selectable=True)
        self._rest: Callable[[], str] = str
        column(self.edit, self.note_label, spacing=3, parent=self)
        self.edit.returnPressed.connect(self._read)
        self.edit.textEdited.connect(self._rest_note)

    def take(self, text: str) -> None:
        """Enter a text, as from the clipboard; what stood in the field before comes back with undo.

        Raises `InputError` where it is no layout; nothing is entered then.
        """
        from solvers.klotski.catalogue.lookup import look_up  # only here: the first paint does not wait for it

        look_up(code_in(text))
        self.edit.selectAll()
        self.edit.insert(code_in(text))
        self._read()

    def rest_with(self, make_note: Callable[[], str]) -> None:
        """Show the note that this makes whenever there is nothing else to say; it is made when it is seen."""
        self._rest = make_note
        self._show(make_note() if self.isVisible() else "", "caption")

    def showEvent(self, event: QShowEvent) -> None:
        """Now a note is seen."""
        super().showEvent(event)
        if not self.note_label.text():
            self._rest_note()

    @Slot()
    def _read(self) -> None:
        try:
            from solvers.klotski.catalogue.lookup import look_up  # only here: the first paint does not wait for it

            reading = look_up(code_in(self.edit.text()))
        except InputError as fault:
            self._show(as_sentence(translated(fault.message)), "fault")
            return
        self.layout_read.emit(reading.layout)
        self._show(reading_sentence(reading, entry_of(reading.layout)), "caption")

    @Slot()
    def _rest_note(self) -> None:
        self._show(self._rest(), "caption")

    def _show(self, text: str, role: str) -> None:
        self.note_label.setText(text)
        self.note_label.setVisible(text != "")
        self.edit.setAccessibleDescription(text)
        set_role(self.note_label, role)
