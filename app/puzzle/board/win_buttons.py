"""The buttons of a card: beside each other where they fit, else the last one below, and none loses its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.ui.look.scale import pressed
from app.ui.widgets.actions import ARROWS

GAP = 8
"""Between two buttons, in pixels."""
PADDINGS = 14, 7
"""Left and right of the words of a button, and at least, in pixels."""
WIDE_SIGNS = 0x2E80
"""From this code point on, a line may end between any two signs: Chinese has no spaces."""

Rows = tuple[tuple[QPushButton, ...], ...]


class ButtonRows(QWidget):
    """Lays buttons out for a width in rows of buttons of one width, with words on two lines where they must be."""

    def __init__(self, buttons: Sequence[QPushButton], last: QPushButton) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._last = last
        self._words: dict[QPushButton, str] = {}
        for each in (*buttons, last):
            each.setParent(self)
            each.installEventFilter(self)
            self._words[each] = each.text()

    def name_last(self, words: str) -> None:
        """Give the last button other words."""
        self._words[self._last] = words.replace("&", "&&")
        self._last.setAccessibleName(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows lead round the buttons; by themselves they would lead on to what is behind the card."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or event.key() not in ARROWS:
            return False
        offered = self._offered
        if watched not in offered:
            return False
        following = offered[(offered.index(watched) + sum(ARROWS[Qt.Key(event.key())])) % len(offered)]
        following.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def arrange(self, width: int) -> None:
        """Lay the buttons that are not hidden out in a width, and take the height that they need."""
        rows, lines, padding = next(self._fitting(width), (self._in_columns(1), 2, PADDINGS[-1]))
        top = 0
        for row in rows:
            share, rest = divmod(width - GAP * (len(row) - 1), len(row))
            texts = [_in_lines(self._words[each], each.fontMetrics(), share - 2 * padding, lines) for each in row]
            most = max(text.count("\n") for text in texts)
            height = pressed(34) + most * row[0].fontMetrics().lineSpacing()
            left = 0
            for number, (text, each) in enumerate(zip(texts, row, strict=True)):
                each.setText(text)
                own = share + (number < rest)
                each.setGeometry(left, top, own, height)
                left += own + GAP
            top += height + GAP
        self.setFixedHeight(max(0, top - GAP))

    def _fitting(self, width: int) -> Iterator[tuple[Rows, int, int]]:
        """The rows that a width has room for, how many lines their words take, and the room beside these."""
        for lines in (1, 2):
            for padding in PADDINGS:
                for rows in (self._in_columns(4), self._last_below(), self._in_columns(2)):
                    if all(self._fits(row, width, lines, padding) for row in rows):
                        yield rows, lines, padding

    def _fits(self, row: tuple[QPushButton, ...], width: int, lines: int, padding: int) -> bool:
        share = (width - GAP * (len(row) - 1)) // len(row) - 2 * padding
        return all(
            _width(_in_lines(self._words[each], each.fontMetrics(), share, lines), each) <= share for each in row
        )

    @property
    def _offered(self) -> tuple[QPushButton, ...]:
        return tuple(each for each in self._words if not each.isHidden())

    def _last_below(self) -> Rows:
        others = tuple(each for each in self._offered if each is not self._last)
        return tuple(filter(None, (others, () if self._last.isHidden() else (self._last,))))

    def _in_columns(self, columns: int) -> Rows:
        offered = self._offered
        return tuple(offered[first : first + columns] for first in range(0, len(offered), columns))


def _width(text: str, button: QPushButton) -> int:
    metrics = button.fontMetrics()
    return max(metrics.horizontalAdvance(line.replace("&&", "&")) for line in text.split("\n"))


def _in_lines(text: str, metrics: QFontMetrics, width: int, lines: int) -> str:
    """A text on one line where it fits a width, or else on two that are about as long as each other, if it may be."""
    if lines == 1 or metrics.horizontalAdvance(text) <= width:
        return text
    places = [place for place in range(1, len(text)) if _may_break(text, place)]
    broken = (f"{text[:place].rstrip()}\n{text[place:].lstrip()}" for place in places)
    return min(broken, key=lambda two: max(map(metrics.horizontalAdvance, two.split("\n"))), default=text)


def _may_break(text: str, place: int) -> bool:
    """Whether a line may end before a place of a text."""
    before, after = text[place - 1], text[place]
    return before == " " or (
        ord(before) >= WIDE_SIGNS and ord(after) >= WIDE_SIGNS and after not in "，。、：；！？）」》"
    )
