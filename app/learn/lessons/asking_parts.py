"""Parts that ask or show something without a search: a question with choices, and a picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel

from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.ui.files import is_file
from app.ui.widgets.shorthand import column, fill, label, named
from app.ui.words.markdown import escaped
from solvers.lessons import LessonFault
from solvers.message import InputError

MOST_CHOICES = 8
LARGEST = QSize(1600, 1600)
"""A picture is read no larger than this, in pixels."""
_FIGURES = re.compile(r"\d[\d,\u202f\u00a0]*")


class QuestionPart(Part):
    """A question with choices; the right one is named, or is the number nearest to what another part tells."""

    staged = False
    tells = ("right", "wrong", "answered", "waiting")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        ask = given.read("ask", "", str)
        self._choices = given.several("choices", None, str, MOST_CHOICES)
        self._heard: Mapping[str, str] = {}
        self._asked = given.read("value", "", str)
        self.asks = ["value"] if self._asked else []
        among = {choice: choice for choice in self._choices} | ({"": ""} if self._asked else {})
        self._right = given.choice("right", "" if self._asked else None, among)
        fill(self.controls, label(ask, "text", given.name + "Ask", wrap=True), *self.offer_guesses(self._choices))

    def hear(self, values: Mapping[str, str]) -> None:
        """Judge the answer again when what is asked for becomes known."""
        if self._asked and values.get(self._asked) != self._heard.get(self._asked):
            self._heard = dict(values)
            if self.guessed >= 0:
                self.take_guess(self.guessed)

    def take_guess(self, number: int) -> None:
        """Tell whether it is right, if that is known."""
        right = self._right if not self._asked else self._nearest()
        known = right is not None
        judged = self.judged(self._choices[number] == right) if known else {}
        self.written = f"- [x] \N{EN SPACE}{escaped(right)}" if right else ""
        self.conclude(answered=self._choices[number], waiting=not known, **judged)

    def _nearest(self) -> str | None:
        """The choice that is, or comes nearest to, the value that is asked for; None while that is not known."""
        told = self._heard.get(self._asked)
        if not told or told in self._choices:
            return told or None
        number = _number(told)
        numbers = {choice: value for choice in self._choices if (value := _number(choice)) is not None}
        return None if number is None else min(numbers, key=lambda choice: abs(numbers[choice] - number), default=None)


def _number(text: str) -> int | None:
    """The first whole number in a text, however its figures are grouped."""
    found = _FIGURES.search(text)
    return None if found is None else int(re.sub(r"\D", "", found[0]))


class PicturePart(Part):
    """A picture that lies in a file beside the lesson."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._picture = given.read("file", None, lambda name: _picture(given.folder, name))
        says = given.read("says", None, str)
        self._shown = named(QLabel(alignment=Qt.AlignmentFlag.AlignCenter), given.name + "Picture", says)
        self._shown.setMinimumSize(200, 150)
        column((self._shown, 1), parent=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show it as large as there is room for."""
        super().resizeEvent(event)
        ratio, smooth = self.devicePixelRatioF(), Qt.TransformationMode.SmoothTransformation
        fitted = self._picture.scaled(self.size() * ratio, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        fitted.setDevicePixelRatio(ratio)
        self._shown.setPixmap(fitted)


def _picture(folder: Path | None, name: str) -> QPixmap:
    """The picture of a file in a folder; raises `InputError` for what is none, and for a name that leads elsewhere."""
    image = QImage()
    if folder is not None and Path(name).name == name and is_file(folder / name):
        reader = QImageReader(str(folder / name))
        size = reader.size()
        if size.width() > LARGEST.width() or size.height() > LARGEST.height():
            reader.setScaledSize(size.scaled(LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
        image = reader.read()
    if image.isNull():
        raise InputError(LessonFault.PICTURE, text=name)
    return QPixmap.fromImage(image)
