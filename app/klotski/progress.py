"""What a person has reached in each layout; and the stars of games that were finished before these could be told."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.distance_service import DistanceService
from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.hand_game import KlotskiHandGame
from app.klotski.repositories import Best, Games, Unrated
from app.puzzle.saving import Saver
from app.search.runner import SearchRunner
from app.storage.faults import StorageError
from app.storage.storage import Storage
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.optimality import known_optimum, stars


class KlotskiProgress(QObject):
    """The best of every layout, as the data file has it; nothing is known before `read`.

    It is made before what saves the game, so that it hears of a finished game first.
    """

    changed = Signal()
    """Something else was reached, or became known."""

    def __init__(self, storage: Storage, game: KlotskiHandGame, saver: Saver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._game = game
        self._bests: dict[tuple[str, Metric], Best] = {}
        self._solved: set[str] = set()
        self._finished: set[Layout] = set()
        self._unrated: list[Unrated] = []
        self._asked: tuple[Layout, Metric] | None = None
        self._runner = SearchRunner(self)
        self._distances = DistanceService(self._runner, self)
        self._distances.changed.connect(self._rate)
        game.finished.connect(self._note_finished)
        game.changed.connect(self._rate)
        saver.saved.connect(self._renew)

    def best(self, layout: Layout, metric: Metric) -> Best | None:
        """What was reached in a layout; None where it was never solved by hand in this count."""
        return self.best_of_text(str(layout), metric)

    def best_of_text(self, text: str, metric: Metric) -> Best | None:
        """The same by the text form of a layout."""
        return self._bests.get((text, metric))

    def solved(self, layout: Layout) -> bool:
        """Whether a layout was solved by hand, in any count."""
        return str(layout) in self._solved

    @Slot()
    def read(self) -> None:
        """Read everything anew: games may have been saved, deleted or restored."""
        with suppress(StorageError):  # who reads the same file for the page tells of it
            self._bests = self._storage.repository(Games).bests()
            self._unrated = self._storage.repository(Games).unrated()
            self._tell()

    def close(self) -> None:
        """Stop for good; no thread is left running."""
        self._runner.close()

    @Slot(object)
    def _note_finished(self, finished: FinishedKlotskiGame) -> None:
        self._finished.add(finished.layout)

    @Slot()
    def _renew(self) -> None:
        """Read what was reached in the layouts of games that have been finished and saved."""
        if not self._finished:
            return
        with suppress(StorageError):
            found = self._storage.repository(Games).bests(self._finished)
            self._unrated = self._storage.repository(Games).unrated()
            self._finished = set()
            self._bests.update(found)
            self._tell()

    def _tell(self) -> None:
        self._solved = {layout for layout, _ in self._bests}
        self.changed.emit()
        self._rate()

    @Slot()
    def _rate(self) -> None:
        """Write the stars of games of which the optimum is known by now, and have it found out for the next one."""
        rated: set[Layout] = set()
        while self._unrated:
            game = self._unrated[0]
            optimum = self._optimum(game)
            if optimum is None and not self._failed(game):
                break
            self._unrated.pop(0)
            if optimum is not None and self._write_stars(game, optimum):
                rated.add(game.layout)
        if rated:
            with suppress(StorageError):
                self._bests.update(self._storage.repository(Games).bests(rated))
                self.changed.emit()

    def _optimum(self, game: Unrated) -> int | None:
        """The fewest steps of a game's layout; where they are not known, they are searched for."""
        known = known_optimum(game.layout, game.metric)
        if known is not None:
            return known
        service = self._service_for(game)
        if service is self._distances and self._asked != (game.layout, game.metric):
            self._asked = game.layout, game.metric
            service.consult(*self._asked)
            service.wake()
        return None if service.known is None else service.known.distance(game.layout)

    def _service_for(self, game: Unrated) -> DistanceService:
        """That of the game under way where it is of the same layout."""
        played = self._game.line.start, self._game.metric
        return self._game.distance_service if (game.layout, game.metric) == played else self._distances

    def _failed(self, game: Unrated) -> bool:
        """Whether the optimum cannot be found, or what was kept as finished has no solution."""
        service = self._service_for(game)
        return service.failure is not None or service.known is not None

    def _write_stars(self, game: Unrated, optimum: int) -> bool:
        with suppress(StorageError):
            self._storage.repository(Games).rate(game.number, stars(optimum, game.taken, game.hints, given=False))
            return True
        return False
