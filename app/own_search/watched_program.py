"""The program of a person's own search while it is watched: the line that runs, and the variables."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QTextCursor

from app.own_search.editor import CodeEditor
from app.search.progress_panel import ProgramText
from app.search.watch import SearchWatch
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.scrolled import bring_in_sight
from solvers.own_search.problem import OwnTrace

LEAST_LINES = 6
"""How many lines are in sight at least."""


class WatchedProgram(CodeEditor):
    """Stands where other methods have their pseudocode, with the line marked that runs; hidden for these."""

    def __init__(self, name: str, watch: SearchWatch, appearance: Appearance) -> None:
        """`name` begins the object names."""
        super().__init__(appearance, name + "Program", self.tr("Program of the search"))
        self._watch = watch
        self.variables = ProgramText(name + "Variables", self.tr("Variables of the function that runs"), 1, 30)
        """A panel for the variables, which is placed elsewhere."""
        self.setReadOnly(True)
        self.setLineWrapMode(self.LineWrapMode.WidgetWidth)  # of a narrow panel, too
        self.setCenterOnScroll(True)
        self.setMinimumHeight(LEAST_LINES * self.fontMetrics().lineSpacing())
        watch.changed.connect(self._show_step)
        self._show_step()

    @Slot()
    def _show_step(self) -> None:
        """Show the step that is watched; a line that a person has stepped to is read out."""
        frame = self._watch.frame
        trace = None if frame is None else frame.progress.trace
        if frame is None or not isinstance(trace, OwnTrace):
            self.hide()
            self.variables.show_text("")
            return
        source = frame.request.engine.own.source
        if source != self.toPlainText():
            self.setPlainText(source)
        line = QTextCursor(self.document().findBlockByNumber(max(0, trace.line - 1)))
        line.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        self.setTextCursor(line)
        self.mark(trace.line or None)
        if frame.by_hand:
            announce(self, line.block().text().strip())
        self.variables.show_text("\n".join(f"{name} = {text}" for name, text in trace.variables.items()))
        self.show()
        bring_in_sight(self.viewport(), self.cursorRect())
