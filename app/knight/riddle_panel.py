"""The panel that asks the riddle of the board beside it."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from app.knight.riddle import Riddle, answer_words, question, solved_said
from app.puzzle.page import LARGE_TEXT, MessagesArea
from app.ui.look.scale import text_scale
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import button, column, label, named, row
from solvers.knight.riddles import Answer

LEAST = 3
"""How many answers are seen at least where text is large, until the right one is given; the others are scrolled to."""


class RiddlePanel(QWidget):
    """Takes answers until one is right; after that, each answer that is chosen gets its reply."""

    def __init__(self, riddle: Riddle) -> None:
        super().__init__()
        named(self, "riddlePanel", self.tr("Riddle"))
        self._riddle = riddle
        self._answers = QButtonGroup(self)
        self.choices = [self._choice(answer) for answer in Answer]
        self.list_button = button("", "riddleListButton", self.tr("Choose among all riddles"), role="narrow")
        self.next_button = button(
            self.tr("Next riddle"), "riddleNextButton", self.tr("Go to the next unsolved riddle"), role="narrow"
        )
        self.answer_button = button(
            self.tr("Answer"), "riddleAnswerButton", self.tr("Decide for what is chosen"), self._take, "primary"
        )
        self.question = label("", "heading", "riddleQuestion", wrap=True)
        self.said = label("", "", "riddleSaid", self.tr("Reply"), wrap=True)
        asked = named(QWidget(), "riddleQuestionPart")
        column(self.question, *self.choices, spacing=3, parent=asked)
        self._area = MessagesArea(asked)
        """The question and its answers, which scroll in a low window."""
        self.freed = 0
        """How much room it leaves to the reply to the right answer, in pixels."""
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        column(
            row((self.list_button, 1), (self.next_button, 1), spacing=8),
            self._area,
            spacing=6,
            parent=self,
        )
        self.said.setParent(self)  # until a page gives it its place, as the button
        self.answer_button.setParent(self)
        self._answers.buttonClicked.connect(self._look_at)
        riddle.changed.connect(self._show_riddle)
        self._show_riddle()

    def _choice(self, answer: Answer) -> QRadioButton:
        title, words = answer_words(answer)
        made = named(QRadioButton(title), f"riddle-{answer.value}", title, words)
        self._answers.addButton(made)
        return made

    @property
    def _checked(self) -> Answer | None:
        return next((answer for answer, choice in zip(Answer, self.choices, strict=True) if choice.isChecked()), None)

    @Slot()
    def _look_at(self) -> None:
        """An answer was chosen: of a solved riddle it gets its reply, else it can be given."""
        if self._riddle.solved:
            self._riddle.reply_to(self._checked)
        self._show_reply()

    @Slot()
    def _take(self) -> None:
        if self._checked is not None:
            self._riddle.answer(self._checked)
            announce(self.said, self.said.text())
            (self.next_button if self._riddle.solved else self.choices[list(Answer).index(self._checked)]).setFocus()

    @Slot()
    def _show_riddle(self) -> None:
        """Show the question, the answer that was given last, and of a solved riddle which ones are right."""
        riddle = self._riddle
        self.list_button.setText(solved_said(riddle))
        self.question.setText(question(riddle.closed))
        self.question.setVisible(not riddle.solved)
        self._answers.setExclusive(False)  # else the last answer could not be taken back
        for answer, choice in zip(Answer, self.choices, strict=True):
            title, right = answer_words(answer)[0], riddle.solved and answer in riddle.right_answers
            choice.setText(self.tr("{choice} ✓").format(choice=title) if right else title)
            choice.setAccessibleName(choice.text())
            choice.setChecked(answer is riddle.given)
        self._answers.setExclusive(True)
        self._show_reply()
        seen = len(self.choices) if text_scale() < LARGE_TEXT else 1 if riddle.solved else LEAST
        height = self.choices[0].sizeHint().height()
        self._area.setMinimumHeight(seen * height)
        self.freed = max(0, LEAST - seen) * height
        self._area.ensureWidgetVisible(self._answers.checkedButton() or self.question)

    def _show_reply(self) -> None:
        self.said.setText(self._riddle.reply if self._checked is self._riddle.given else "")
        self.answer_button.setEnabled(self._checked not in (None, self._riddle.given))
