"""What lessons share: a stage at the left for the board, and beside it the question, what to do, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.search.runner import SearchRunner
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.scrolled import scrolled
from app.ui.words.messages import as_sentence

PANEL_WIDTH = 340


class Lesson(QWidget):
    """One lesson, for as long as its window shows it.

    A lesson puts its board into `stage`, what a person does into `controls` and pictures or tables of its own into
    `details`. It says in `tell` what to look at, and in `conclude` what was just seen.
    """

    def __init__(self, name: str, question: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        """`name` begins the object names; `question` is the heading, in the user's language."""
        super().__init__(parent)
        self.setObjectName(name)
        self.appearance = appearance
        self.runner = SearchRunner(self)
        self.question = self._label("Question", "title", question)
        self.text = self._label("Text", "text", "")
        self.answer = self._label("Answer", "result", "")
        self.answer.setAccessibleName(self.tr("Result"))
        self.stage = QVBoxLayout()
        self.controls = QVBoxLayout()
        self.details = QVBoxLayout()
        self._lay_out()

    def tell(self, text: str) -> None:
        """Say what this is about and what to do."""
        self.text.setText(text)

    def conclude(self, text: str) -> None:
        """Say what was seen, and have it read out."""
        sentence = as_sentence(text)
        if sentence != self.answer.text():
            self.answer.setText(sentence)
            announce(self.answer, sentence)

    def begin(self) -> None:
        """Do what belongs at the beginning, once the lesson is in sight."""

    def rest(self) -> None:
        """Come to rest for good: no thread and no timer is left running."""
        self.runner.close()

    def next_controls(self) -> Sequence[QWidget]:
        """What may be used next after a control that is disabled while it has the focus, the best first."""
        return ()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From a control that was disabled on to the next to use."""
        return pass_focus(self, *self.next_controls()) or super().focusNextPrevChild(forward)

    def button(
        self, name: str, text: str, act: Callable[[], object] | None = None, primary: bool = False
    ) -> QPushButton:
        """A button of this lesson; `name` ends its object name. `act` is a method of a QObject, without parameters."""
        button = QPushButton(text)
        button.setObjectName(self.objectName() + name)
        button.setAutoDefault(False)
        if primary:
            button.setProperty("role", "primary")
        if act is not None:
            button.clicked.connect(act)
        return button

    def choose_by(self, buttons: Sequence[QPushButton], act: Callable[[int], object]) -> None:
        """Have `act`, a slot of a QObject, called with the number of the button that is clicked, from 0."""
        group = QButtonGroup(self)
        group.setExclusive(False)
        for number, button in enumerate(buttons):
            group.addButton(button, number)
        group.idClicked.connect(act)

    def _label(self, name: str, role: str, text: str) -> QLabel:
        label = QLabel(text)
        label.setObjectName(self.objectName() + name)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return label

    def _lay_out(self) -> None:
        said = QWidget()
        column = QVBoxLayout(said)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(14)
        self.controls.setSpacing(8)
        self.details.setSpacing(8)
        for part in (self.question, self.text, self.controls, self.answer, self.details):
            if isinstance(part, QLabel):
                column.addWidget(part)
            else:
                column.addLayout(part)
        column.addStretch(1)
        panel = QFrame()
        panel.setObjectName("sidePanel")
        panel.setFixedWidth(PANEL_WIDTH)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(16, 16, 10, 16)
        inside.addWidget(scrolled(said))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addLayout(self.stage, 1)
        row.addWidget(panel)
