"""The window of who presents, on another screen than the slides: notes, the next slide, and the time."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QLocale, QRect, Qt, QTime, QTimerEvent
from PySide6.QtWidgets import QWidget

from app.ui.widgets.shorthand import column, label, named
from app.ui.words.markdown import escaped
from app.ui.words.numbers import clock_time

MARGIN = 24


class SpeakerNotes(QWidget):
    """Shown over all of a screen; it takes no keys from the presentation."""

    def __init__(self, owner: QWidget, screen: QRect) -> None:
        super().__init__(owner, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        named(self, "speakerNotes").setWindowTitle(self.tr("Notes"))
        self.time = label("", "largeFigure", "speakerTime", self.tr("Time"), figures=True)
        self.text = label("", "title", "speakerText", self.tr("Notes"), wrap=True)
        self.text.setTextFormat(Qt.TextFormat.MarkdownText)
        column(self.time, self.text, 1, spacing=MARGIN, margins=MARGIN, parent=self)
        self._begun = perf_counter()
        self.startTimer(1000)
        self.setGeometry(screen)
        self.showMaximized()
        owner.activateWindow()

    def show_slide(self, notes: str, title: str, following: str = "") -> None:
        """Show the title of a slide, what is said of it, as Markdown, and the title of the next, if there is one."""
        then = self.tr("Next: {title}").format(title=following) if following else ""
        self.text.setText("\n\n".join(filter(None, (escaped(title), notes, escaped(then)))))

    def timerEvent(self, event: QTimerEvent) -> None:
        """Show how long it has lasted, and what time it is."""
        now = QLocale().toString(QTime.currentTime(), QLocale.FormatType.ShortFormat)
        text = self.tr("{elapsed}  ·  {now}", "how long a presentation has lasted, and the time of day")
        self.time.setText(text.format(elapsed=clock_time(perf_counter() - self._begun), now=now))
