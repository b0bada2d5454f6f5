"""What lessons share: a board at the left, and beside it the question, what to do, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QWidget

from app.puzzle.playback import Playback
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.look.metrics import scroll_bar_width
from app.ui.look.scale import widened
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.words.messages import as_sentence, explained

PANEL_WIDTH = 340
"""It is narrower where that would leave too little for the stage."""


class LessonContent(QWidget):
    """Scrolls only where it can be made no lower: before that, the boards and lists in it get smaller."""

    def heightForWidth(self, width: int) -> int:
        """The least height at this width."""
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


class LessonStage(Scrolled):
    """Asks for no more width than it must have, so that on a small screen it gets narrower before the panel does."""

    def sizeHint(self) -> QSize:
        """As wide as it must be for nothing to scroll sideways."""
        section, hint = self.widget(), super().sizeHint()
        width = hint.width() if section is None else section.minimumSizeHint().width() + scroll_bar_width()
        return QSize(width, hint.height())


class LessonView(QWidget):
    """The base class of lessons and of their parts, with a runner of searches: what a subclass may override."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = SearchRunner(
            self,
            progressed=self.progressed,
            bettered=self.bettered,
            answered=self.answered,
            ended=self.ended,
            failed=self.failed,
        )

    def begin(self) -> None:
        """Called when it has been shown."""

    def next_controls(self) -> Sequence[QWidget]:
        """The controls that may get the focus after a control that is disabled while it has it, the best first."""
        return ()

    def progressed(self, report: Report[Any]) -> None:
        """Called with each `Progress` of a search."""

    def bettered(self, report: Report[Any]) -> None:
        """Called with each answer of a search that goes on to look for a better one."""

    def answered(self, report: Report[Any]) -> None:
        """Called with the answer of a search."""

    def ended(self, report: Report[Any]) -> None:
        """Called with the `Verdict` of a search."""

    def failed(self, report: Report[Exception]) -> None:
        """Show the error that a search raised."""
        self.conclude(explained(report.event))

    def conclude(self, text: str) -> None:
        """Show the result."""

    def rest(self) -> None:
        """Stop everything: no thread and no timer is left running."""
        self.runner.close()

    def button(
        self, name: str, text: str, act: Callable[[], object] | None = None, role: str = "", checkable: bool = False
    ) -> QPushButton:
        """A button of this view; `name` ends its object name. `act` is a method of a QObject, without parameters."""
        made = button(text, self.objectName() + name, clicked=act, role=role)
        made.setCheckable(checkable)
        return made

    def choose_by(self, buttons: Sequence[QPushButton], act: Callable[[int], object]) -> None:
        """Have `act`, a slot of a QObject, called with the number of the button that is clicked, from 0."""
        group = QButtonGroup(self, exclusive=False)
        for number, made in enumerate(buttons):
            group.addButton(made, number)
        group.idClicked.connect(act)


class Lesson(LessonView):
    """One lesson, for as long as its window shows it.

    A lesson puts its board into `stage`, what a person uses into `controls`, and pictures or tables of its own into
    `details`. It says in `tell` what to look at, and in `conclude` what was just seen.
    """

    def __init__(self, name: str, question: str, appearance: Appearance) -> None:
        """`name` begins the object names; `question` is the heading, in the user's language."""
        super().__init__()
        self.setObjectName(name)
        self.appearance = appearance
        self.question = label(question, "title", name + "Question", lines=1)
        self.text = label("", "text", name + "Text", lines=1)
        self.answer = label("", "result", name + "Answer", self.tr("Result"), lines=1)
        seen = LessonContent()
        self.stage, self.controls, self.details = column(parent=seen), column(spacing=8), column(spacing=8)
        self._lay_out(seen)

    def tell(self, text: str) -> None:
        """Show the text that says what the lesson is about and what to do."""
        self.text.setText(text)

    def conclude(self, text: str) -> None:
        """Show the result, and announce it to screen readers."""
        sentence = as_sentence(text)
        if sentence != self.answer.text():
            self.answer.setText(sentence)
            announce(self.answer, sentence)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus from a control that was disabled to the next to use."""
        return pass_focus(self, *self.next_controls()) or super().focusNextPrevChild(forward)

    def _lay_out(self, seen: QWidget) -> None:
        parts = self.question, self.text, self.controls, self.answer, self.details, 1
        said = QWidget()
        column(*parts, spacing=14, margins=(0, 0, 6, 0), parent=said)
        panel = named(QFrame(), "sidePanel", role="panel")
        panel.setMaximumWidth(widened(PANEL_WIDTH))
        column(Scrolled(said), margins=(16, 16, 10, 16), parent=panel)
        self.above = column((LessonStage(seen), 1), spacing=10)
        row((self.above, 1), panel, spacing=14, parent=self)


def player(owner: QObject, appearance: Appearance, speed: float | None = None) -> Playback:
    """A playback at so many steps a second that follows how much motion the person wants."""
    playback = Playback(owner)
    playback.follow_motion(appearance)
    if speed is not None:
        playback.set_speed(speed)
    return playback
