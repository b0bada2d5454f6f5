"""Two paths to one position in equally many moves, and why it matters which of them a search stores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.marks import paint_ring
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import piece_names, short_name
from app.learn.lessons.fields import LEAST_BOARD, in_moves
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, label, named, row
from solvers.klotski.historical.depth_first_log import LostMove, search_lost_move
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.search import Verdict

SPEED = 1.0
STRIP_LINES = 4
"""How high the frames of the moves are with their numbers, in lines of text."""
FRAME = "border: 1px solid gray; padding: 6px; font-size: large"


def moves_of(slides: Sequence[Step], signs: Sequence[str]) -> list[list[str]]:
    """The signs of the pieces of these slides by one cell, move by move."""
    moves: list[list[str]] = []
    mover: Square | None = None
    for slide, sign in zip(slides, signs, strict=True):
        if slide.origin != mover:
            moves.append([])
        moves[-1].append(sign)
        mover = slide.target
    return moves


def strip_text(moves: Sequence[Sequence[str]]) -> str:
    """A frame with the signs of each move, and its number below it, as rich text."""
    numbers = "".join(f"<td align=center>{number}</td>" for number in range(1, len(moves) + 1))
    frames = "".join(f"<td style='{FRAME}'>{'&nbsp; '.join(signs)}</td>" for signs in moves)
    return f"<table align=center cellspacing=8><tr>{frames}</tr><tr>{numbers}</tr></table>"


class RingedBoard(KlotskiBoard):
    """Has a ring round a piece."""

    ringed: int | None = None
    """The number of the piece; None for no ring."""

    def ring(self, piece: int | None) -> None:
        """Move the ring to another piece, or take it away."""
        self.ringed = piece
        self.update()

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces, and the ring over them."""
        super().paint_foreground(painter, dirty)
        if self.ringed is not None:
            rect = self.rect_of(self.track.kinds[self.ringed], self.place_of(self.ringed))
            paint_ring(painter, rect, self.cell, self.theme)


class ShownPath(QWidget):
    """A path on a board, below its title, with its slides and how many moves they are."""

    def __init__(self, title: str, name: str, number: int, layout: Layout, appearance: Appearance) -> None:
        """`name` begins the object names, `number` ends them."""
        super().__init__()
        self.board = named(RingedBoard(appearance), f"{name}Board{number}", title)
        self.board.setMinimumSize(LEAST_BOARD)
        self.strip = label("", "", f"{name}Strip{number}", self.tr("Slides, grouped into moves"), lines=STRIP_LINES)
        self.strip.setTextFormat(Qt.TextFormat.RichText)
        self.moves: list[list[str]] = []
        """The signs of the pieces that slide, move by move."""
        heading = label(title, "heading", f"{name}Title{number}", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self.count = label("", "title", f"{name}Count{number}", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self._names, self._appearance = piece_names(layout), appearance
        self.track = KlotskiTrack(layout)
        self.take_up(())
        column(heading, (self.board, 1), self.strip, self.count, parent=self)

    def take_up(self, slides: Sequence[Step]) -> None:
        """Show this path, at its beginning."""
        self.track = KlotskiTrack(self.track.layout, slides)
        self.board.show_track(self.track)
        self.show_moment(0)

    def show_moment(self, moment: float) -> None:
        """Show the path up to a moment, with a ring round the piece of the step before or under way."""
        self.board.show_moment(moment)
        self.board.ring(self.track.movers[ceil(moment) - 1] if moment else None)
        done, lettering = self.track.steps[: int(moment)], self._appearance.theme.lettering
        movers = self.track.movers[: len(done)]
        self.moves = moves_of(done, [short_name(self._names[piece], lettering) for piece in movers])
        self.strip.setText(strip_text(self.moves) if self.moves else "")
        self.strip.setAccessibleDescription(" | ".join(map(" ".join, self.moves)))
        self.count.setText(in_moves(count_steps(done, Metric.MOVES)))


class LostMovePart(Part):
    """Two boards play the two paths at once; where they meet, the person says whether both cost the same."""

    tells = ("asked", "met", "right", "wrong", "fewer", "more", "none")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._layout = given.layout("layout", None)
        titles = self.tr("First path: stored"), self.tr("Later path: rejected")
        self.paths = [
            ShownPath(title, given.name, number, self._layout, self.appearance) for number, title in enumerate(titles)
        ]
        self.steering, self.bar = self.make_transport(SPEED)
        self.offer_guesses((self.tr("Both cost the same"), self.tr("One costs more")))
        self.controls.addLayout(row(*((guess, 1) for guess in self.guesses)))
        self._enable_guesses(False)
        self._found: LostMove | None = None
        column((row(*((path, 1) for path in self.paths), spacing=12), 1), self.bar, spacing=10, parent=self)
        self.steering.moment_changed.connect(self._show_moment)

    def begin(self) -> None:
        """Look for the two paths."""
        if self._found is None:
            self.runner.start(partial(search_lost_move, self._layout))

    def prepare(self) -> None:
        """Guess where the paths meet."""
        self.steering.jump(self.meeting)
        super().prepare()

    def answered(self, answer: LostMove) -> None:
        """Lay the two paths on the boards."""
        found = self._found = answer
        for path, event in zip(self.paths, (found.kept, found.refused), strict=True):
            path.take_up((*event.slides, *found.rest))
        self.steering.load(self.paths[0].track.length)

    def ended(self, verdict: Verdict) -> None:
        """Say that the search went wrong nowhere on this layout."""
        self.conclude(none=self._found is None)

    @property
    def meeting(self) -> int:
        """After how many slides the paths are at the same position."""
        return 0 if self._found is None else len(self._found.kept.slides)

    def take_guess(self, number: int) -> None:
        """Play on."""
        self._enable_guesses(False)
        self.steering.play()

    def _show_moment(self, moment: float) -> None:
        if self._found is None:
            return
        if self.steering.playing and self.guessed < 0 and moment >= self.meeting:
            self.steering.jump(self.meeting)
            return
        for path in self.paths:
            path.show_moment(moment)
        more, fewer = (path.count.text() for path in self.paths)
        asked = moment == self.meeting and self.guessed < 0
        self._enable_guesses(asked)
        if asked:
            self.conclude(asked=True, met=more)
        elif self.guessed >= 0 and moment >= self.steering.length:
            self.conclude(fewer=fewer, more=more, **self.judged(self.guessed == 1))

    def _enable_guesses(self, enabled: bool) -> None:
        enable_either(enabled, self.guesses, ())
