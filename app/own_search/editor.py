"""An editor for short programs in Python: numbers of lines, colours, indentation, and a mark on the line of a fault."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, QRect, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from app.own_search.highlighting import PythonHighlighter
from app.own_search.indenting import STEP, break_line, delete_back, indent, outdent
from app.ui.look.fonts import program_font
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import ENTER
from app.ui.widgets.painted import PaintedWidget
from app.ui.widgets.shorthand import connect_slot, named

GAP = 8
"""Between the numbers and what is at their sides, in pixels at a text size of 100 %."""
_CONTROL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEAVING = QKeyCombination(_CONTROL, Qt.Key.Key_Tab)
"""The key to the next control, in place of Tab."""
_ACTS = {
    QKeyCombination(Qt.Key.Key_Tab): indent,
    QKeyCombination(_SHIFT, Qt.Key.Key_Backtab): outdent,
    QKeyCombination(Qt.Key.Key_Backspace): delete_back,
    **dict.fromkeys(ENTER, break_line),
}


class CodeEditor(QPlainTextEdit):
    """Shows a document that somebody else keeps, and edits it at the cursor that it was shown with."""

    def __init__(self, appearance: Appearance, name: str, accessible: str, python: bool = True) -> None:
        """Without `python`, lines are as long as the window, and nothing is coloured."""
        self._appearance = appearance
        self.marked: int | None = None
        """The line that is marked, from 1."""
        super().__init__()
        named(self, name, accessible)
        if python:
            self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(program_font())
        self._highlighter = PythonHighlighter(self, appearance.theme) if python else None
        if self._highlighter is not None:
            self._highlighter.setDocument(self.document())
        self.numbers = LineNumbers(self, appearance)
        self.blockCountChanged.connect(self._make_room)
        appearance.changed.connect(self._take_colours)

    def show_text(self, cursor: QTextCursor) -> None:
        """Show the document of a cursor."""
        document = cursor.document()
        document.setDefaultFont(self.font())
        self.setDocument(document)
        if self._highlighter is not None:
            self._highlighter.setDocument(document)
        self.setTabStopDistance(STEP * self.fontMetrics().horizontalAdvance(" "))
        self.setTextCursor(cursor)
        self._make_room()

    def mark(self, line: int | None) -> None:
        """Mark a line, from 1, or none."""
        self.marked = line
        selection = QTextEdit.ExtraSelection()
        selection.cursor = QTextCursor(self.document().findBlockByNumber((line or 0) - 1))
        selection.cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        selection.format.setBackground(QColor(self._appearance.theme.accent))
        selection.format.setForeground(QColor(self._appearance.theme.on_accent))
        self.setExtraSelections([] if line is None else [selection])
        self.numbers.update()

    def event(self, event: QEvent) -> bool:
        """Take the keys of an editor, Tab among them, before they mean something to a window."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.keyCombination()
            if key in (LEAVING, QKeyCombination(_CONTROL | _SHIFT, Qt.Key.Key_Backtab)):
                return self.window().focusNextPrevChild(key == LEAVING)
            if key in _ACTS and not self.isReadOnly() and (self._highlighter is not None or key not in ENTER):
                cursor = self.textCursor()
                _ACTS[key](cursor)
                self.setTextCursor(cursor)
                return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the numbers along the left edge."""
        super().resizeEvent(event)
        self._make_room()

    @Slot()
    def _make_room(self) -> None:
        inside, width = self.contentsRect(), self.numbers.needed
        self.setViewportMargins(width, 0, 0, 0)
        self.numbers.setGeometry(inside.left(), inside.top(), width, inside.height())

    @Slot()
    def _take_colours(self) -> None:
        if self._highlighter is not None:
            self._highlighter.use(self._appearance.theme)
        self.mark(self.marked)


class LineNumbers(PaintedWidget):
    """The numbers of the lines in sight, at the left of an editor; that of the line with the cursor is not dimmed."""

    def __init__(self, editor: CodeEditor, appearance: Appearance) -> None:
        self._editor = editor
        super().__init__(appearance, parent=editor)
        for changed in ("updateRequest(QRect,int)", "cursorPositionChanged()"):
            connect_slot(editor, changed, self, "update()")

    @property
    def needed(self) -> int:
        """How wide it has to be, in pixels."""
        figures = max(2, len(str(self._editor.blockCount())))
        return 2 * scaled(GAP) + figures * self._editor.fontMetrics().horizontalAdvance("0")

    def paint(self, painter: QPainter) -> None:
        """Paint a number beside each line in sight; that of the line that is marked stands on the accent."""
        editor, theme, block = self._editor, self.theme, self._editor.firstVisibleBlock()
        painter.setFont(editor.font())
        while block.isValid():
            place = editor.blockBoundingGeometry(block).translated(editor.contentOffset()).toRect()
            if place.top() > self.height():
                return
            field = QRect(0, place.top(), self.width() - scaled(GAP), place.height())
            colour = theme.text if block == editor.textCursor().block() else theme.muted
            if block.blockNumber() + 1 == editor.marked:
                painter.fillRect(field, QColor(theme.accent))
                colour = theme.on_accent
            painter.setPen(QColor(colour))
            inside = field.adjusted(0, 0, -scaled(GAP) // 2, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block = block.next()
