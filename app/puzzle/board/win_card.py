"""The card over a board when its puzzle is solved: what was reached, and what can be done next."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.board.win_buttons import ButtonRows
from app.ui.look.metrics import scroll_bar_width
from app.ui.look.roles import set_role
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_path, gradient, rounded, tinted
from app.ui.painting.stars import paint_stars
from app.ui.painting.wood import paint_shadow
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import ARROWS, keeps_key
from app.ui.widgets.painted import PaintedWidget
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, column, label, named

MOST = 3
GAP, ROOM = 0.28, 0.14
"""Between two stars, and around them for those that are larger for a moment, in sides of a star."""
FIRST_MS, APART_MS, GROWING_MS = 120, 260, 380
"""When the first comes, how long after it the next, and how long each grows."""
MARGIN = 8
"""Between the card and the edge of the board, in pixels."""
WIDEST = 520
"""The width of the card at most, in pixels at a text size of 100 %."""
RADIUS = 12.0
OPAQUE, EDGE = 246, 224
"""How opaque the card is in its middle and at its upper and lower edge, of 255: the board shines through."""


class EarnedStars(PaintedWidget):
    """A row of stars; with reduced motion they are there at once."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "winStars")
        self._side = 0.0
        self._number = 0
        self._shown_ms = 0.0
        self._swing = QEasingCurve(QEasingCurve.Type.OutBack)
        self._coming = QVariantAnimation(self)
        self._coming.valueChanged.connect(self._show)
        appearance.motion_changed.connect(self.rest)

    @property
    def moving(self) -> bool:
        """Whether stars are still coming."""
        return self._coming.state() is QVariantAnimation.State.Running

    def set_side(self, side: float) -> None:
        """Have stars of a size, in pixels at a text size of 100 %."""
        self._side = scaled(side)
        wide, high = MOST + (MOST - 1) * GAP + 2 * ROOM, 1.0 + 2 * ROOM
        self.setFixedSize(round(wide * self._side), round(high * self._side))

    def earn(self, number: int) -> None:
        """Show so many stars earned, one after another."""
        self._number = number
        self.rest()
        lasting = FIRST_MS + APART_MS * max(0, number - 1) + GROWING_MS
        if number and self.isVisible() and not self._appearance.reduced_motion:
            self._coming.setStartValue(0.0)
            self._coming.setEndValue(float(lasting))
            self._coming.setDuration(lasting)
            self._coming.start()

    def rest(self) -> None:
        """Show all stars that were earned at once."""
        self._coming.stop()
        self._show(float("inf"))

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing come that nobody sees."""
        super().hideEvent(event)
        self.rest()

    def paint(self, painter: QPainter) -> None:
        """Paint the stars, each earned one as large as it has become."""
        side = self._side
        for place in range(MOST):
            star = QRectF((ROOM + place * (1.0 + GAP)) * side, ROOM * side, side, side)
            size = self._size_of(place)
            if size < 1.0:
                paint_stars(painter, star, 0, self.theme, most=1)
            if size > 0.0:
                grown = QRectF(0, 0, star.width() * size, star.height() * size)
                grown.moveCenter(star.center())
                paint_stars(painter, grown, 1, self.theme, most=1)

    def _size_of(self, place: int) -> float:
        """How large an earned star is now: 1 in the end, 0 before it comes, and a little more than 1 in between."""
        if place >= self._number:
            return 0.0
        part = (self._shown_ms - FIRST_MS - APART_MS * place) / GROWING_MS
        return self._swing.valueForProgress(min(max(part, 0.0), 1.0))

    def _show(self, shown_ms: float) -> None:
        self._shown_ms = shown_ms
        self.update()


class CardSizes(NamedTuple):
    """How the parts of the card are laid out, in pixels at a text size of 100 %."""

    spacing: int
    margin: int
    curve: int
    """The height of the curve; 0 leaves it out."""
    star: int = 36
    title: str = "title"
    """The role of the title."""


ARRANGEMENTS = (
    CardSizes(10, 22, 112),
    CardSizes(8, 18, 84),
    CardSizes(6, 14, 64, 30),
    CardSizes(8, 16, 0),
    CardSizes(5, 10, 0, 24, "heading"),
    CardSizes(2, 6, 0, 20, "heading"),
)
"""From the roomiest to the tightest; the first that the board has room for is taken."""


class Win(NamedTuple):
    """What the card says of a game."""

    title: str
    figures: str
    sentence: str = ""
    stars: int | None = None
    """None where none are given."""
    stars_spoken: str = ""
    has_curve: bool = False
    has_detours: bool = False
    next_title: str = ""
    """What Next leads to; empty where there is nothing."""

    @property
    def spoken(self) -> str:
        """All of it, as it is read out."""
        stop = QCoreApplication.translate("WinCard", ". ", "between the sentences on a game that was won")
        *parts, last = filter(None, (self.title, self.stars_spoken, self.figures, self.sentence))
        return stop.join((*(part.rstrip(".!。！") for part in parts), last))


class WinCard(PaintedWidget):
    """Covers the board, which can be seen beside the card and a little through it, until it is dismissed.

    A click beside the card dismisses it; Tab and the arrows lead from button to button. It lies beside the board in
    the tree of widgets: to assistive technology, a board is a table, whose children are its cells.
    """

    shown_changed = Signal()
    """The card was shown or taken away."""

    def __init__(self, board: BoardWidget, appearance: Appearance) -> None:
        super().__init__(appearance, "winCard", parent=board.parentWidget() or board)
        self.hide()
        self._board = board
        board.installEventFilter(self)
        section = named(QWidget(), "winPaper")
        self._curve: QWidget | None = None
        self._has_curve = False
        self.stars = EarnedStars(appearance)
        centre = Qt.AlignmentFlag.AlignCenter
        self._title = label("", "title", "winTitle", wrap=True, align=centre)
        self._figures = label("", "text", "winFigures", wrap=True, figures=True, align=centre)
        self._sentence = label("", "", "winSentence", wrap=True, align=centre)
        self.again_button = button(self.tr("Again"), "winAgainButton", self.tr("Play the same once more"))
        self.detours_button = button(
            self.tr("See the detours"),
            "winDetoursButton",
            self.tr("Show where the shortest path was left, and what was better"),
        )
        self.share_button = button(self.tr("Share"), "winShareButton", self.tr("Copy the result as text and picture"))
        self.next_button = button("", "winNextButton", self.tr("Play the next puzzle"), role="primary")
        self._buttons = ButtonRows((self.again_button, self.detours_button, self.share_button), self.next_button)
        self._content = column(
            self._title,
            (self.stars, 0, Qt.AlignmentFlag.AlignHCenter),
            self._figures,
            self._sentence,
            self._buttons,
            parent=section,
        )
        self._paper = Scrolled(section)
        self._paper.setParent(self)
        self._paper.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        stations = board, self.again_button, self.detours_button, self.share_button, self.next_button
        for station, following in pairwise(stations):
            self.setTabOrder(station, following)

    @property
    def paper(self) -> QRect:
        """Where the card is on the board."""
        return self._paper.geometry()

    def hold(self, curve: QWidget) -> None:
        """Have a curve between the figures and the sentence, where there is room for it."""
        self._curve = curve
        self._content.insertWidget(self._content.indexOf(self._sentence), curve)

    def show_win(self, win: Win, focused: bool = True) -> None:
        """Show the card and have it read out; if `focused`, the keyboard goes on from it."""
        self._title.setText(win.title)
        self._figures.setText(win.figures)
        self._sentence.setText(win.sentence)
        self._sentence.setVisible(win.sentence != "")
        self._has_curve = win.has_curve
        self.detours_button.setVisible(win.has_detours)
        self.next_button.setVisible(win.next_title != "")
        self._buttons.name_last(self.tr("Next: {name}").format(name=win.next_title))
        self.stars.setVisible(win.stars is not None)
        self.stars.setAccessibleName(win.stars_spoken)
        self.setAccessibleName(win.spoken)
        self._place()
        self.raise_()
        self.show()
        self.stars.earn(win.stars or 0)
        self.shown_changed.emit()
        announce(self, win.spoken)
        if focused:
            first = self.next_button if win.next_title else self.again_button
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Take the card away; the keyboard is on the board again, if it was on the card."""
        if self.isHidden():
            return
        if self.isAncestorOf(self.window().focusWidget() or self._board):
            self._board.setFocus()
        self.hide()
        self.shown_changed.emit()

    def event(self, event: QEvent) -> bool:
        """Keep the arrows, which lead from button to button, from the shortcuts of the window."""
        return keeps_key(event, lambda key: key.key() in ARROWS) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the card takes it away."""
        if not self.paper.contains(event.position().toPoint()):
            self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows that no button takes move nothing behind the card."""
        if event.key() not in ARROWS:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the card in the middle of the board when its size changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self._place()
        return False

    def paint(self, painter: QPainter) -> None:
        """Paint the shadow of the card and its paper, through which the board shines a little at its edges."""
        paper, theme = QRectF(self.paper), self.theme
        if theme.contrast:
            draw_path(
                painter,
                rounded(paper.adjusted(1, 1, -1, -1), RADIUS),
                tinted(theme.panel, 1.0),
                tinted(theme.text, 1.0),
                2,
            )
            return
        painter.save()
        painter.setClipPath(rounded(QRectF(self.rect()), 0).subtracted(rounded(paper, RADIUS)))
        paint_shadow(painter, paper, RADIUS, 12, theme.shadow)
        painter.restore()
        opacities = (0.0, EDGE), (0.16, OPAQUE), (0.84, OPAQUE), (1.0, EDGE)
        tints = {place: tinted(theme.panel, 1.0, opacity) for place, opacity in opacities}
        ground = gradient(paper.topLeft(), paper.bottomLeft(), tints)
        draw_path(painter, rounded(paper.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS), ground, tinted(theme.border, 1.0))
        draw_path(
            painter, rounded(paper.adjusted(5.5, 5.5, -5.5, -5.5), RADIUS - 5), edge=tinted(theme.border, 1.0, 150)
        )

    def _place(self) -> None:
        """Lay the card out as wide as it may be; where the board is too low for it, the curve goes first.

        With the largest text on the smallest board, the card scrolls.
        """
        corner = QPoint() if self.parentWidget() is self._board else self._board.pos()
        self.setGeometry(QRect(corner, self._board.size()))
        width = min(self.width() - 2 * MARGIN, scaled(WIDEST))
        room = self.height() - 2 * MARGIN
        heights = (self._arrange(width, arrangement) for arrangement in ARRANGEMENTS)
        height = next((height for height in heights if height <= room), None)
        if height is None:
            self._arrange(width - scroll_bar_width(), ARRANGEMENTS[-1])
        paper = QRect(0, 0, width, room if height is None else height)
        paper.moveCenter(self.rect().center())
        self._paper.setGeometry(paper)
        self.update()

    def _arrange(self, width: int, arrangement: CardSizes) -> int:
        """Arrange the card for a width; returns how high it is then."""
        margin = scaled(arrangement.margin)
        if self._curve is not None:
            self._curve.setVisible(self._has_curve and arrangement.curve > 0)
            self._curve.setFixedHeight(scaled(arrangement.curve))
        self.stars.set_side(arrangement.star)
        set_role(self._title, arrangement.title)
        self._content.setContentsMargins(margin, margin, margin, margin)
        self._content.setSpacing(scaled(arrangement.spacing))
        self._buttons.arrange(width - 2 * margin)
        self._content.invalidate()
        return self._content.totalHeightForWidth(width)
