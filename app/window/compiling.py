"""Says beside the menus how far the searches are compiled behind the window, where that has not been done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import label, named, progress_bar, row
from solvers.kernels import compiling
from solvers.puzzles import entries

LOOK_MS = 500
BAR_WIDTH = 72
EDGE = 12


class CompilingNote(QWidget):
    """Has the searches compiled, and goes when they are.

    It lies over the window at the right of the menus, so that nothing moves. Where these leave little room, it is only
    a bar.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        named(self, "compilingNote")
        self._window = window
        self._progress = compiling.compiled_behind([name for entry in entries() for name in entry.first_kernels])
        self.text = label("", "caption", "compilingText", figures=True)
        self.bar = progress_bar("compilingBar")
        self.bar.setFixedWidth(BAR_WIDTH)
        row(self.text, self.bar, spacing=EDGE, margins=(EDGE, 0, EDGE, 0), parent=self)
        self.hide()
        window.installEventFilter(self)
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its place when the window or its menus change."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self.text.text():
            self._place()
        return False

    @Slot()
    def _look(self) -> None:
        """Compile more, and say how far that is."""
        progress = next(self._progress, None)
        if progress is None:
            self.deleteLater()
        elif progress[1] > 0:
            self._say(*progress)

    def _say(self, done: int, total: int) -> None:
        first = not self.text.text()
        text = self.tr("Preparing the searches: {done} of {total}").format(done=done, total=total)
        tip = self.tr("Only the first time on this computer; a search that you begin comes first")
        self.text.setText(text)
        self.setToolTip(f"{text}\n{tip}")
        self.bar.setAccessibleName(text)
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self._place()
        if first:
            announce(self.text, text)

    def _place(self) -> None:
        menus = self._window.menuBar()
        room = menus.width() - max((menus.actionGeometry(each).right() for each in menus.actions()), default=0)
        self.text.setVisible(self.text.sizeHint().width() + BAR_WIDTH + 3 * EDGE <= room)
        width = self.sizeHint().width()
        self.setGeometry(menus.width() - width, 0, width, menus.height())
        self.setVisible(menus.isVisible() and width <= room)
        self.raise_()
