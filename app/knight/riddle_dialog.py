"""The window that asks the riddle of a board."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QDialog, QRadioButton, QWidget

from app.knight.riddle import Riddle, answer_title, question, right_sentence, wrong_sentence
from app.ui.look.roles import set_role
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import say
from app.ui.widgets.shorthand import button, column, label, named, row
from solvers.knight.riddles import Answer

WIDTH = 460
"""Least, in pixels at a text size of 100 %."""


class RiddleDialog(QDialog):
    """Takes answers until one is right; of a riddle that is solved it shows the answer with its proof."""

    def __init__(self, riddle: Riddle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._riddle = riddle
        self.setObjectName("riddleDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Riddle"))
        self.setMinimumWidth(scaled(WIDTH))
        self._answers = QButtonGroup(self)
        self.choices = [self._choice(number, answer) for number, answer in enumerate(Answer)]
        self.said = label("", "text", "riddleSaid", self.tr("Reply"), wrap=True, lines=4)
        self.answer = button(self.tr("Answer"), "riddleAnswerButton", clicked=self._take, role="primary")
        self.answer.setEnabled(False)
        self.answer.setDefault(True)
        self.close_button = button(self.tr("Close"), "riddleCloseButton", clicked=self.close)
        asked = label(question(riddle.closed), "title", "riddleQuestion", wrap=True)
        buttons = row(1, self.close_button, self.answer, spacing=8)
        column(asked, column(*self.choices, spacing=6), self.said, 1, buttons, spacing=14, margins=18, parent=self)
        self._answers.idClicked.connect(self._allow)
        if riddle.solved:
            self.choices[list(Answer).index(riddle.right_answer)].setChecked(True)
            self._tell_right(right_sentence(riddle.proof_of(riddle.right_answer)))

    def _choice(self, number: int, answer: Answer) -> QRadioButton:
        made = named(QRadioButton(answer_title(answer)), f"riddle-{answer.value}", answer_title(answer))
        self._answers.addButton(made, number)
        return made

    @Slot()
    def _allow(self) -> None:
        self.answer.setEnabled(not self._riddle.solved)
        self.said.clear()

    @Slot()
    def _take(self) -> None:
        answer = list(Answer)[self._answers.checkedId()]
        objection = self._riddle.answer(answer)
        if objection is None:
            self._tell_right(right_sentence(self._riddle.proof_of(answer)))
        else:
            self._tell(wrong_sentence(objection), "fault")

    def _tell_right(self, text: str) -> None:
        for choice in self.choices:
            choice.setEnabled(False)
        self.answer.setEnabled(False)
        self.close_button.setDefault(True)
        self.close_button.setFocus()
        self._tell(text, "text")

    def _tell(self, text: str, role: str) -> None:
        set_role(self.said, role)
        say(self.said, text)
