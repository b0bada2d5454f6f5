"""What is drawn over the squares of a chessboard, the tour or the search, for one size and one theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.board.marks import GHOST, paint_centre, paint_head
from app.knight.board.moving_knight import Stance, paint_badge, paint_knight, paint_step, paint_tints, reach
from app.knight.board.search_trail import SearchGround, SearchTrail
from app.knight.board.tour_picture import TourPainting, TourPicture
from app.knight.board.trail import Pens, Trail, VisitTable
from solvers.knight.board import Board

if TYPE_CHECKING:
    from app.knight.board.fine_trail import FineSearchTrail, FineTrail
    from app.knight.board.visible_trail import VisibleSearch, VisibleTint, VisibleTourPicture, VisibleTrail

    AnyTrail = Trail | FineTrail | VisibleTrail | VisibleTint

SMALLEST_DRAWN = 1.0
"""The side in pixels of the screen of the smallest squares over which every step is drawn."""

MOST_LINED = 250_000
"""On boards of more squares no lines are drawn while all of them are seen: it would take many seconds."""


class ChessScene:
    """A tour up to a moment, or the path of a search: what is to be painted, and where it has changed."""

    def __init__(self, geometry: ChessGeometry, pens: Pens, ratio: float, picture_of: Board | None = None) -> None:
        """With a board as `picture_of`, a tour is shown as a picture of the whole of it, over which the knight goes."""
        self._geometry = geometry
        self._pens = pens
        self._picture_of = picture_of
        self._ratio = ratio
        self._fine = geometry.side * ratio < SMALLEST_DRAWN
        vast = geometry.rows * geometry.columns > MOST_LINED
        self._tinted = vast and not geometry.zoomed and not self._fine
        self._trail: AnyTrail | None = None
        self._picture: TourPicture | VisibleTourPicture | None = None
        self._stance: Stance | None = None
        self._search: SearchTrail | FineSearchTrail | VisibleSearch | None = None
        self.search_head: QPointF | None = None
        """The middle of the square that the path of the search has come to."""
        self._ground: SearchGround | None = None

    def set_tour(
        self,
        order: Sequence[int],
        closed: bool,
        moment: float,
        table: Callable[[], VisitTable] | None = None,
        before: ChessScene | None = None,
    ) -> list[QRectF]:
        """Show a tour at a moment; without squares, none. Returns the rectangles to be repainted.

        Where it goes on from what is drawn of the tour before, that stays; so does, of the same tour, what `before`
        showed of it in another view. `table` makes the table of its visits, of which a zoomed board needs a part.
        """
        if not (order and self._picture is None and self._trail and self._trail.continue_with(order, closed)):
            self._show_new(order, closed, table, before)
            self.move_to(moment)
            return [self._geometry.outside]
        return self.move_to(moment)

    def _show_new(
        self, order: Sequence[int], closed: bool, table: Callable[[], VisitTable] | None, before: ChessScene | None
    ) -> None:
        self._stance = None
        if not order:
            self._trail = self._picture = None
        elif self._geometry.zoomed or self._tinted:
            geometry = self._geometry
            made = VisitTable(geometry.rows, geometry.columns, order) if table is None else table()
            self._show_seen(order, closed, made, before)
        else:
            self._trail, self._picture = self._new_trail(order, closed), self._new_picture(order, closed)

    def _show_seen(self, order: Sequence[int], closed: bool, table: VisitTable, before: ChessScene | None) -> None:
        """Show what is seen of a tour on a zoomed board, or a vast one without single lines."""
        from app.knight.board.visible_trail import SMALLEST_LINED, VisibleTint, VisibleTourPicture, VisibleTrail

        geometry, pens, last, self._picture = self._geometry, self._pens, self._trail, None
        if self._picture_of is not None:
            painting = TourPainting(geometry, pens.theme, self._picture_of, order, closed)
            small = geometry.side < SMALLEST_LINED or self._tinted
            self._picture = VisibleTourPicture(geometry, painting, order, self._ratio, table, small)
            if before is not None and before._picture is not None:
                self._picture.begin_as(before._picture)
        made = VisibleTint if geometry.side < SMALLEST_LINED or self._tinted else VisibleTrail
        self._trail = made(geometry, pens, order, closed, self._ratio, table)
        if not isinstance(self._trail, VisibleTrail):
            return
        if before is not None and before._trail is not None:
            self._trail.go_on_from(before._trail)
        elif isinstance(last, VisibleTrail) and last.begins(order):
            self._trail.go_on_from(last)

    def set_search(self, order: Sequence[int]) -> None:
        """Show the path that a search has come to; without squares, none."""
        self.search_head = self._geometry.centre_of(order[-1]) if order else None
        if not order:
            self._search = None
            return
        if self._search is None:
            self._search = self._new_search_trail()
        self._search.show(order)

    def set_search_ground(self, entries: memoryview | None, deepest: Sequence[int]) -> None:
        """Show how often a search entered each square, and its deepest path; without entries, neither."""
        if entries is None:
            self._ground = None
            return
        if self._ground is None:
            self._ground = SearchGround(self._geometry, self._pens.theme, self._ratio)
        self._ground.show(entries, deepest)

    def move_to(self, moment: float) -> list[QRectF]:
        """Go to another moment of the tour; returns the rectangles to be repainted."""
        if self._trail is None:
            return []
        before, self._stance = self._stance, Stance.at(self._trail, moment)
        changed = self._trail.draw_until(self._stance.visit + 1)
        for stance in (before, self._stance):
            if stance is not None:
                changed += reach(self._geometry, self._trail, stance)
        return changed

    @property
    def zoomed(self) -> bool:
        """Whether it shows a part of the board."""
        return self._geometry.zoomed

    @property
    def knight_at(self) -> QPointF | None:
        """The middle of the knight on the ground, in pixels; None while it is not shown."""
        if self._stance is None or self._picture_alone():
            return None
        return self._stance.ground + self._geometry.back(self._stance.ground)

    @property
    def behind(self) -> bool:
        """Whether a long path is not drawn to its end yet: `draw_slice` is to be called."""
        return any(trail.behind for trail in self._trails())

    def draw_slice(self) -> None:
        """Draw on for a few milliseconds."""
        for trail in self._trails():
            trail.draw_slice()

    def _new_trail(self, order: Sequence[int], closed: bool) -> Trail | FineTrail:
        if self._fine:
            from app.knight.board.fine_trail import FineTrail  # numpy is loaded only where it is needed

            return FineTrail(self._geometry, self._pens, order, closed, self._ratio)
        return Trail(self._geometry, self._pens, order, closed, self._ratio)

    def _new_search_trail(self) -> SearchTrail | FineSearchTrail | VisibleSearch:
        if self._geometry.zoomed:
            from app.knight.board.visible_trail import VisibleSearch

            return VisibleSearch(self._geometry, self._pens, self._ratio)
        if self._fine:
            from app.knight.board.fine_trail import FineSearchTrail

            return FineSearchTrail(self._geometry, self._pens, self._ratio)
        return SearchTrail(self._geometry, self._pens, self._ratio)

    def _new_picture(self, order: Sequence[int], closed: bool) -> TourPicture | None:
        if self._picture_of is None:
            return None
        made: type[TourPicture] = TourPicture
        if self._fine:
            from app.knight.board.fine_trail import FineTourPicture

            made = FineTourPicture
        return made(self._geometry, self._pens.theme, self._picture_of, order, closed, self._ratio)

    def _trails(
        self,
    ) -> list[AnyTrail | SearchTrail | FineSearchTrail | VisibleSearch | TourPicture | VisibleTourPicture]:
        return [trail for trail in (self._trail, self._search, self._picture) if trail is not None]

    def paint_under(self, painter: QPainter) -> None:
        """Paint the tour's tinted squares and its trail, or the path of the search."""
        if self._picture is not None:
            painter.drawImage(self._geometry.inside.topLeft(), self._picture.picture)
        elif self._trail is not None and self._stance is not None:
            paint_tints(painter, self._geometry, self._trail, self._stance, self._pens)
            painter.drawImage(self._geometry.inside.topLeft(), self._trail.picture)
        if self._trail is not None and self._trail.parts is not None:
            paint_centre(painter, self._geometry, self._trail.parts, self._pens.theme)
        if self._ground is not None:
            self._ground.paint(painter)
        if self._search is not None:
            self._search.paint(painter)

    def paint_over(self, painter: QPainter, marked: bool = False, lifted: bool = False) -> None:
        """Paint the knight in its hop, or the head of the search, unless that is `marked` by a knight.

        Where the knight was that is `lifted`, a faint one is left.
        """
        if self._trail is not None and self._stance is not None and not self._picture_alone():
            paint_step(painter, self._trail, self._stance, self._pens)
            painter.setOpacity(GHOST if lifted else 1.0)
            paint_knight(painter, self._geometry, self._stance, self._pens)
            painter.setOpacity(1.0)
            paint_badge(painter, self._trail, self._stance, self._pens)
        if self.search_head is not None and not marked:
            paint_head(painter, self._geometry, self.search_head, self._pens.theme)

    def _picture_alone(self) -> bool:
        """Whether a picture is shown without the knight: before its first step, and after its last."""
        if self._picture is None or self._stance is None or self._trail is None:
            return False
        return self._stance.visit in (0, self._trail.length) and not self._stance.fraction
