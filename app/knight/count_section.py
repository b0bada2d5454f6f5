"""The part of the knight's page that counts tours: its buttons, and how far the count is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from app.knight.count_words import progress_sentence, share_done
from app.knight.session import KnightSession
from app.ui.widgets.shorthand import button, column, label, named, progress_bar
from app.ui.words.numbers import data_size

STEPS = 1000
"""How finely the bar is divided."""


class CountStatus(QWidget):
    """A bar for how much of a count is done, and a line below it; hidden while no count tells."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "countStatus", self.tr("Progress of the count"))
        self.bar = progress_bar("countBar", self.tr("Share of the count that is done"))
        self.bar.setRange(0, STEPS)
        self.text = label("", "caption", "countProgress", self.tr("Progress of the count"), wrap=True, figures=True)
        column(self.bar, self.text, spacing=4, parent=self)
        self.hide()


class CountSection(QObject):
    """The view of a `TourCounting`; a page gives its parts their places, and then calls `show_present`."""

    def __init__(self, session: KnightSession, parent: QObject) -> None:
        super().__init__(parent)
        self._counting = session.counting
        self.button = button("", "knightCountButton", "", session.count, "narrow")
        self.agree = button(
            self.tr("Count"), "countAgreeButton", self.tr("Count the tours"), self._counting.agree, "narrow"
        )
        self.cancel = button(
            self.tr("Cancel"), "countCancelButton", self.tr("Do not count the tours"), self._counting.cancel, "narrow"
        )
        self.discard = QAction(self.tr("Discard the stopped count"), self)
        self.discard.setObjectName("discardCountAction")
        self.discard.triggered.connect(self._counting.discard)
        self.status = CountStatus()
        self._counting.changed.connect(self.show_present)
        self._counting.advanced.connect(self._show_progress)
        self._offered = True

    @property
    def asks(self) -> bool:
        """Whether the person is asked about a count."""
        return self._counting.asked is not None

    @property
    def buttons(self) -> tuple[QPushButton, QPushButton]:
        """Those that the answer to a question is given with; the page has a place for them."""
        return self.agree, self.cancel

    def rest(self) -> None:
        """Let nobody begin a count a second time, once it is long enough for Stop to be offered."""
        self.button.setDisabled(self._counting.running)

    def offer(self, offered: bool) -> None:
        """Show the buttons, or hide them."""
        self._offered = offered
        self._show_buttons()

    @Slot()
    def show_present(self) -> None:
        """Show whether a count is kept, asked about or running; the parts have their places on the page by then."""
        kept = self._counting.kept
        if kept is None:
            self.button.setText(self.tr("Count tours"))
            tip = self.tr(
                "Count the tours from the chosen square, or all if none is chosen; with the speed “Paused”, watch it"
            )
        else:
            self.button.setText(self.tr("Resume counting"))
            tip = self.tr("Resume the count that was stopped at {share}").format(share=share_done(kept.share))
        self.button.setToolTip(tip)
        if not self._counting.running:
            self.button.setEnabled(True)
        self.discard.setEnabled(self._counting.can_discard)
        discard = self.tr("Discard the stopped count")
        if kept is not None and kept.size is not None:
            discard = self.tr("Discard the stopped count ({size})").format(size=data_size(kept.size))
        self.discard.setText(discard)
        self._show_progress()
        self._show_buttons()

    @Slot()
    def _show_progress(self) -> None:
        progress = self._counting.progress
        self.status.setVisible(progress is not None)
        if progress is not None:
            self.status.bar.setValue(round(STEPS * progress.share))
            self.status.text.setText(progress_sentence(progress))

    def _show_buttons(self) -> None:
        """Show the buttons of the question in place of the one that asks it; the focus goes with them."""
        hidden, shown = ((self.button,), self.buttons) if self.asks else (self.buttons, (self.button,))
        focused = any(made.hasFocus() for made in hidden)
        for made in shown:
            made.setVisible(self._offered)
        if focused and self._offered:
            shown[0].setFocus()
        for made in hidden:
            made.hide()
