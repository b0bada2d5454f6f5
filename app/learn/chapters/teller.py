"""What there is to say and to see of a tile at the moment."""

from __future__ import annotations

from typing import NamedTuple

from app.learn.chapters.session import ChaptersSession
from app.learn.chapters.shelf import Tile, stars_of
from app.learn.chapters.words import spoken_tile, standing, steps_figure, tile_tip
from app.ui.words.numbers import grouped


class Look(NamedTuple):
    """What there is to see of a tile besides itself."""

    stars: int | None
    """None where none are known."""
    solved: bool
    figure: str
    """The best possible in words, or the size of a board."""
    short_figure: str
    """The same where there is no room for that."""
    next: bool = False
    """Whether one goes on here."""


class TileTeller:
    """Asks the session each time, so that it is always up to date."""

    def __init__(self, session: ChaptersSession) -> None:
        self._session = session
        self.next_tile: Tile | None = None
        """The one at which one goes on."""

    def look(self, tile: Tile) -> Look:
        """What there is to see of a tile."""
        metric, progress = self._session.metric, self._session.progress
        figure = steps_figure(tile, metric)
        if tile.layout is None:
            return Look(None, self._achieved(tile) != "", figure, figure)
        length = tile.optimum.get(metric)
        short = figure if length is None else grouped(length)
        stars = stars_of(tile.layout, progress, metric)
        return Look(stars, progress.solved(tile.layout), figure, short, tile is self.next_tile)

    def spoken(self, tile: Tile) -> str:
        """What a screen reader says of it."""
        return spoken_tile(tile, self._standing(tile), self._session.metric)

    def tip(self, tile: Tile) -> str:
        """Its tooltip."""
        return tile_tip(tile, self._standing(tile), self._session.metric)

    def _standing(self, tile: Tile) -> str:
        if tile.layout is None:
            return self._achieved(tile)
        return standing(tile.layout, self._session.progress, self._session.metric)

    def _achieved(self, tile: Tile) -> str:
        """What was achieved on a board, in a few words; empty where nothing."""
        from app.knight.board_combo import achieved_on  # imported with the first board: most people have none here

        return "" if tile.board is None else achieved_on(tile.board, tile.closed, self._session.tours)
