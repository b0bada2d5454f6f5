"""The map of the layout that is played, without widgets: what is drawn, where the game is on it, and ways across it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.klotski.analysis import StarCost
from app.klotski.hand_game import KlotskiHandGame
from app.klotski.settings import MAP_COLOURING, MAP_MARKS
from app.klotski.state_space.drawn_space import DrawnSpace, search
from app.klotski.state_space.game_on_map import DistancesFromHere, LineOnMap
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.settings import Settings
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Found, Progress

if TYPE_CHECKING:
    from solvers.array_types import Int16s
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import Estimate, StateSpace
    from solvers.klotski.state_space.visits import Visits

GRACE_MS = 1000
"""How long everything is kept once nobody looks any more: a view may only be made again, as in another language."""
MOST_DRAWN = 1000
"""Of a very long line of play, so many slides before the present position are drawn, and so many after it."""


class Mark(StrEnum):
    """What is marked on the map on wish."""

    EXITS = "exits"
    PASSES = "passes"
    FURTHEST = "furthest"
    PLAYED = "played"
    SOLUTION = "solution"


class Journey(StrEnum):
    """Where a way leads that is played out on the board."""

    POSITION = "position"
    START = "start"
    EXIT = "exit"
    FURTHEST_FROM_EXIT = "furthest from exit"
    FURTHEST_FROM_HERE = "furthest from here"
    PASS = "pass"


class JourneyStart(NamedTuple):
    """A way that begins to be played."""

    journey: Journey
    length: int
    metric: Metric


class Reach(NamedTuple):
    """How far it is from the present position to all others."""

    most: int
    mean: float


class Landscape(QObject):
    """Computes the map of the layout of a game for as long as somebody looks at it, and follows the game on it.

    First comes the state space, then one drawing after the other until the last has settled. All of it is computed
    again for another layout or count, and freed when the last who looked has left.
    """

    changed = Signal()
    """What is known of the map is more, or it is the map of another layout."""
    followed = Signal()
    """The game is elsewhere on the map."""
    measured = Signal()
    """How far all is from the present position is known, on a map so large that it was not at once."""
    choices_changed = Signal()
    """`colouring` or `marks` are others."""
    departed = Signal(object)
    """A `JourneyStart`: a way begins to be played on the board."""

    def __init__(self, game: KlotskiHandGame, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.colouring: str = settings.value(MAP_COLOURING)
        """The value of the `Colouring` that is chosen."""
        wanted = settings.value(MAP_MARKS).split()
        self.marks = frozenset(mark for mark in Mark if mark.value in wanted)
        self.space: StateSpace | None = None
        self.drawing: Drawing | None = None
        self.failure: Exception | None = None
        """Why there is no map."""
        self.kept_visits: tuple[tuple[Layout, Metric], Visits] | None = None
        """What a method has visited last, and the layout and the count of the map on which."""
        self.found = 0
        """How many positions have been found so far, mirror images counted once."""
        self.bound: Estimate | None = None
        """What a large state space takes at most, told while it is computed."""
        self.ready = False
        """Whether all is loaded that the computation needs."""
        self._users = 0
        self._subject: tuple[Layout, Metric] | None = None
        self._line = LineOnMap(game.track)
        self._planned: tuple[Journey, int | None] | None = None
        """A way that begins once it is known how far all is from here."""
        self._from_here = DistancesFromHere(self)
        self._from_here.known.connect(self._go_on)
        self._runner = SearchRunner(
            self,
            progressed=self._take_progress,
            answered=self._take_answer,
            failed=self._take_failure,
        )
        self._freeing = QTimer(self, singleShot=True, interval=GRACE_MS)
        self._freeing.timeout.connect(self._free)
        game.moved.connect(self._follow)

    @property
    def computing(self) -> bool:
        """Whether the state space or its drawing is being computed."""
        return self._runner.busy

    @property
    def solvable(self) -> bool:
        """Whether a solved position can be reached."""
        return self.space is not None and self.space.distance is not None

    @property
    def strict(self) -> bool:
        """Whether the game is strict, so that the map helps with nothing."""
        return self._game.strict

    @property
    def exportable(self) -> bool:
        """Whether there is a map that may be written to a file: in a strict game it would tell of the exit."""
        return self.drawing is not None and not self.strict

    @property
    def layout(self) -> Layout:
        """The layout on the board."""
        return self._game.line.layout

    @property
    def metric(self) -> Metric:
        """What counts as a step."""
        return self._game.metric

    @property
    def present(self) -> int | None:
        """The node of the layout on the board."""
        return None if self.space is None else self.space.node_of(self.layout)

    @property
    def played(self) -> list[int]:
        """The nodes of the line of play up to now."""
        now = self._game.now
        return self._nodes(max(0, now - MOST_DRAWN), now)

    @property
    def solution(self) -> list[int]:
        """The nodes of what is left of a solution that is shown, or else, on wish, of a shortest one from here."""
        game, present = self._game, self.present
        if self.space is None or present is None or game.strict:
            return []
        if game.line.watching and game.now < game.length:
            return self._nodes(game.now, min(game.length, game.now + MOST_DRAWN))
        if Mark.SOLUTION in self.marks and self.solvable:
            return self.space.path_to_exit(present)
        return []

    @property
    def reach(self) -> Reach | None:
        """How far it is from the present position to all others; None while that is not known."""
        distances = self._distances
        return None if distances is None else Reach(int(distances.max()), float(distances.mean()))

    @property
    def pass_ahead(self) -> int | None:
        """The next narrow pass on a shortest way from here to the exit; None where there is none."""
        space, present = self.space, self.present
        if space is None or present is None or not self.solvable:
            return None
        passes = {narrow.node for narrow in space.passes}
        return next((node for node in space.path_to_exit(present)[1:] if node in passes), None)

    def end_of(self, journey: Journey) -> int | None:
        """The node that a journey leads to, the present one where it is there; None while that is not known."""
        space, present = self.space, self.present
        if space is None or present is None:
            return None
        match journey:
            case Journey.START:
                return 0
            case Journey.PASS:
                return self.pass_ahead
            case Journey.EXIT if self.solvable:
                return space.path_to_exit(present)[-1]
            case Journey.FURTHEST_FROM_EXIT if self.solvable:
                return present if space.to_exit[present] == space.to_exit.max() else space.hardest
            case _:
                return None

    def open(self) -> None:
        """Somebody looks at the map from now on."""
        self._users += 1
        self._freeing.stop()
        self._compute()

    def leave(self) -> None:
        """One of those who looked looks no more."""
        self._users -= 1
        if not self._users:
            self._freeing.start()

    def choose_colouring(self, colouring: str) -> None:
        """Colour the map in another way."""
        if colouring != self.colouring:
            self.colouring = colouring
            self.choices_changed.emit()

    def choose_mark(self, mark: Mark, wanted: bool) -> None:
        """Mark something, or do not."""
        self.marks = self.marks | {mark} if wanted else self.marks - {mark}
        self.choices_changed.emit()

    def remember(self, settings: Settings) -> None:
        """Keep the choices for the next time."""
        settings.keep(MAP_COLOURING, self.colouring)
        settings.keep(MAP_MARKS, " ".join(mark.value for mark in Mark if mark in self.marks))

    def steps_from_here(self, node: int) -> int | None:
        """How far a node is from the present position; None while that is not known."""
        distances = self._distances
        return None if distances is None else int(distances[node])

    def way_to(self, node: int) -> list[int]:
        """The nodes of a shortest way from the present position, both ends included; none while it is not known."""
        space, distances = self.space, self._distances
        return [] if space is None or distances is None else space.downhill(node, distances)[::-1]

    @Slot(int)
    def go_to(self, node: int) -> None:
        """Play the shortest way to a node on the board."""
        self._set_out(Journey.POSITION, node)

    def go(self, journey: Journey) -> None:
        """Play the shortest way to where a journey leads; to the furthest from here as soon as that is known."""
        end = self.end_of(journey)
        if end is not None or journey is Journey.FURTHEST_FROM_HERE:
            self._set_out(journey, end)

    def close(self) -> None:
        """End for good: no thread and no timer is left running."""
        self._users = 0
        self._freeing.stop()
        self._runner.close()
        self._from_here.forget()

    @property
    def _distances(self) -> Int16s | None:
        """How far it is from the present position to every node; None off the map and while that is not known."""
        space, present = self.space, self.present
        return None if space is None or present is None else self._from_here.from_node(space, present)

    def _set_out(self, journey: Journey, node: int | None) -> None:
        """Play the shortest way to a node, or to one as far from here as any, as soon as it is known.

        The first time that this would cost stars, only that is said. Not in a strict game, in which there is no help.
        """
        space = self.space
        if space is None or self.present is None or self.strict:
            return
        distances = self._distances
        if distances is None:
            self._planned = journey, node
            return
        way = self.way_to(int(distances.argmax()) if node is None else node)
        if len(way) > 1 and not self._game.warn_of(StarCost.WAY):
            self._game.walk(space.steps_through(self.layout, way))
            self.departed.emit(JourneyStart(journey, len(way) - 1, self.metric))

    @Slot()
    def _go_on(self) -> None:
        """How far all is from here is known: tell it, and set out if somebody wanted to."""
        planned, self._planned = self._planned, None
        self.measured.emit()
        if planned is not None:
            self._set_out(*planned)

    def _nodes(self, first: int, last: int) -> list[int]:
        """The nodes of the line of play from one position to another, those between two steps of a slide too."""
        if self.space is None:
            return []
        self._line.follow(self._game.track, self.space, self.metric)
        return self._line.nodes(first, last)

    def _compute(self) -> None:
        """Compute the map of the layout that is played, unless it is known or on its way."""
        layout, metric = subject = self._game.line.start, self._game.metric
        if subject == self._subject:
            return
        self._forget()
        self._subject = subject
        self._runner.start(lambda: search(layout, metric))
        self.changed.emit()

    def _forget(self) -> None:
        self.space = self.drawing = self.failure = self.bound = self._subject = None
        self.found, self.ready = 0, False
        self._line.forget()
        self._planned = None
        self._from_here.forget()

    @Slot()
    def _free(self) -> None:
        self._runner.close()
        self._forget()
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        self._planned = None
        if self._users:
            self._compute()
            self.followed.emit()

    @Slot(object)
    def _take_progress(self, report: Report[Progress]) -> None:
        self.ready = True
        known = report.event.snapshot
        if isinstance(known, DrawnSpace):
            self.space, self.drawing = known.space, known.drawing
        else:
            self.found, self.bound = report.event.visited, cast("Estimate | None", known)
        self.changed.emit()

    @Slot(object)
    def _take_answer(self, report: Report[Found[DrawnSpace]]) -> None:
        self.ready = True
        self._runner.close()
        self.space, self.drawing = report.event.answer.space, report.event.answer.drawing
        self.changed.emit()

    @Slot(object)
    def _take_failure(self, report: Report[Exception]) -> None:
        self.ready = True
        self.failure = report.event
        self._runner.close()
        self.changed.emit()
