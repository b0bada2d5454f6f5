"""The menus of the map: how it is coloured, what is marked, where to go, and what else can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.klotski.state_space.landscape import Journey, Landscape, Mark
from app.klotski.state_space.words import colouring_title, journey_title, mark_title
from app.ui.widgets.actions import action_key
from app.ui.widgets.shorthand import named
from solvers.klotski.state_space.colours import Colouring


def colouring_of(landscape: Landscape) -> Colouring:
    """How the map of a landscape is coloured: as was chosen, or by what it may tell."""
    if landscape.strict or (landscape.space is not None and not landscape.solvable):
        return Colouring.START
    return Colouring(landscape.colouring) if landscape.colouring in list(Colouring) else Colouring.EXIT


class ShowMenu(QMenu):
    """Chooses what the colours tell, and below that what is marked."""

    def __init__(self, landscape: Landscape, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "mapShowMenu")
        self._landscape = landscape
        self._colours = QActionGroup(self)
        for colouring in Colouring:
            action = _checkable(self, f"map-colour-{colouring.value}", colouring_title(colouring), colouring)
            self._colours.addAction(action)
        self.addSeparator()
        self._marks = QActionGroup(self)
        self._marks.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for mark in Mark:
            self._marks.addAction(_checkable(self, f"map-show-{mark.value}", mark_title(mark), mark))
        self._colours.triggered.connect(self._choose_colouring)
        self._marks.triggered.connect(self._choose_mark)
        self.aboutToShow.connect(self._tick)
        self._tick()

    @Slot(QAction)
    def _choose_colouring(self, action: QAction) -> None:
        self._landscape.choose_colouring(action.data())

    @Slot(QAction)
    def _choose_mark(self, action: QAction) -> None:
        self._landscape.choose_mark(Mark(action.data()), action.isChecked())

    @Slot()
    def _tick(self) -> None:
        """Tick what is chosen; where the map may tell nothing of the exit, the rest cannot be."""
        landscape = self._landscape
        chosen = colouring_of(landscape).value
        free = landscape.solvable and not landscape.strict
        for action in self._colours.actions():
            action.setChecked(action.data() == chosen)
            action.setEnabled(free or action.data() == chosen)
        for action in self._marks.actions():
            mark = Mark(action.data())
            action.setChecked(mark in landscape.marks)
            action.setEnabled(mark is Mark.PLAYED or not landscape.strict)


JOURNEYS = (
    Journey.PASS,
    Journey.EXIT,
    Journey.START,
    Journey.FURTHEST_FROM_EXIT,
    Journey.FURTHEST_FROM_HERE,
)
"""In the order of the menu."""


class JourneyMenu(QMenu):
    """Goes somewhere: the shortest way plays out on the board."""

    def __init__(self, landscape: Landscape, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "mapJourneyMenu")
        self._landscape = landscape
        self._journeys: dict[Journey, QAction] = {}
        for journey in JOURNEYS:
            name = f"map-go-{journey.name.lower().replace('_', '-')}"
            self._journeys[journey] = _added(self, name, journey_title(journey))
            self._journeys[journey].setData(journey.value)
        self.triggered.connect(self._go)
        self._note = self.addAction("")
        self._note.setEnabled(False)
        self.aboutToShow.connect(self._enable)

    @Slot(QAction)
    def _go(self, action: QAction) -> None:
        self._landscape.go(Journey(action.data()))

    @Slot()
    def _enable(self) -> None:
        landscape = self._landscape
        may_go = landscape.present is not None and not landscape.strict
        for journey, action in self._journeys.items():
            away = landscape.end_of(journey) not in (None, landscape.present)
            action.setEnabled(may_go and (away or journey is Journey.FURTHEST_FROM_HERE))
        self._note.setText(self.tr("Not in a strict game"))
        self._note.setVisible(landscape.strict)


class MoreMenu(QMenu):
    """What else can be done with the map; `export` is shown by what does it."""

    turned = Signal(float)
    """The map is to be turned by so many degrees."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "mapMoreMenu")
        self.side_by_side = _added(self, "map-side-by-side", self.tr("Methods side by side…"))
        self.export = _added(self, "map-export", self.tr("Export the map…"))
        self.export.setVisible(False)
        self.addSeparator()
        turns = QActionGroup(self)
        turns.addAction(_added(self, "map-turn-left", self.tr("Turn left"), "[")).setData(-15.0)
        turns.addAction(_added(self, "map-turn-right", self.tr("Turn right"), "]")).setData(15.0)
        turns.triggered.connect(self._turn)
        self.addSeparator()
        self.full_screen = _added(self, "map-full-screen", self.tr("Full screen"), action_key("full-screen"))

    @Slot(QAction)
    def _turn(self, action: QAction) -> None:
        self.turned.emit(action.data())


def _added(menu: QMenu, name: str, text: str, key: str = "") -> QAction:
    """An action; the key, which is that of the map or of its window, is only told."""
    action = menu.addAction(f"{text}\t{key}" if key else text)
    action.setObjectName(name + "Action")
    return action


def _checkable(menu: QMenu, name: str, text: str, data: Colouring | Mark) -> QAction:
    action = _added(menu, name, text)
    action.setCheckable(True)
    action.setData(data.value)
    return action
