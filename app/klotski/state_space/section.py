"""The map beside the board: the drawing with menus, a legend and figures, and a card at what is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from app.klotski.state_space.figures import MapFigures
from app.klotski.state_space.landscape import Landscape, Mark
from app.klotski.state_space.map_legend import MapLegend
from app.klotski.state_space.map_menus import JourneyMenu, MoreMenu, ShowMenu, colouring_of
from app.klotski.state_space.map_overlays import MapRemark, PositionCard, map_zoom
from app.klotski.state_space.searches.map_searches import MapSearches
from app.klotski.state_space.view.map_view import NO_NODE, MapView
from app.klotski.state_space.view.marks import MapMarks
from app.klotski.state_space.words import distance_lines, reach_sentence, remark_of
from app.puzzle.session import PuzzleSession
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import more_button, own_keys
from app.ui.widgets.shorthand import button, column, connect_slot, label, named, row
from app.ui.words.messages import explained
from solvers.klotski.state_space.graph import StateSpace

SPACING = 8
REACH_MS = 250
"""For how long the game has to rest before it is told how far all positions are."""
ROOM_FOR_BOTH, PANEL_WIDTH = 780, 400
"""From which width on the panel of the searches is beside the map, and how wide it then is, in pixels."""


class MapSection(QWidget):
    """A view of the `Landscape` of a session."""

    def __init__(
        self, session: PuzzleSession, landscape: Landscape, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        named(self, "mapSection", self.tr("Map"))
        self._landscape = landscape
        self._appearance = appearance
        self._pointed = self._marked = NO_NODE
        self._told = ""
        self._shown: tuple[StateSpace | None, bool] | None = None
        """The state space whose figures are shown, and whether as in a strict game."""
        self.map = MapView(appearance, "mapView", self.tr("Map of all positions"))
        self.zoom = map_zoom(self.map, appearance)
        self.show_menu, self.journey_menu = ShowMenu(landscape, self), JourneyMenu(landscape, self)
        self.more_menu = MoreMenu(self)
        self.remark = MapRemark(appearance, self.map)
        self.searches = MapSearches(session, landscape, self.map, appearance, self)
        self.search_button = button(
            self.tr("Methods"), "mapSearchesButton", self.tr("Show searches on the map"), role="narrow"
        )
        self.search_button.setCheckable(True)
        self.fault = label(
            "", "text", "mapFault", self.tr("About the map"), wrap=True, align=Qt.AlignmentFlag.AlignCenter
        )
        self.legend, self.figures = MapLegend(appearance), MapFigures(appearance)
        self.reach = label("", "caption", "mapReach", self.tr("Distance to all positions"), wrap=True)
        self.card: PositionCard | None = None
        """The card at what is pointed at, once there was one."""
        self._around: QWidget | None = None
        """The window that it was shown in last."""
        self._reach_due = QTimer(self, singleShot=True, interval=REACH_MS)
        self._reach_due.timeout.connect(self._tell_reach)
        self._settle = QTimer(self, singleShot=True, interval=0)
        """What changes its height while it is being laid out is laid out again."""
        self._settle.timeout.connect(self._lay_out_again)
        self._lay_out()
        self._connect()
        self.show_map()

    @Slot(int)
    def mark_node(self, node: int) -> None:
        """Mark a node, and bring it in sight; `NO_NODE` to mark none."""
        self._marked = node
        self.map.show_marks(self._marks())
        if node != NO_NODE:
            self.map.bring_in_sight(node)

    @Slot()
    def show_map(self) -> None:
        """Show what the landscape has now."""
        landscape = self._landscape
        failure = landscape.failure
        if (landscape.space, landscape.strict) != self._shown:
            if self.map.space is not landscape.space:
                self._marked = NO_NODE
            self._shown = landscape.space, landscape.strict
            for control in (self.search_button, self.more_menu.side_by_side):
                control.setEnabled(not landscape.strict)
            if landscape.strict:
                self.search_button.setChecked(False)
            self.map.show_space(landscape.space)
            self._show_choices()
            self.figures.show_space(landscape.space, landscape.strict)
            self.map.setAccessibleDescription(self.figures.accessibleDescription())
        self.map.show_drawing(landscape.drawing)
        self.fault.setText("" if failure is None else explained(failure))
        self.drawn.setCurrentWidget(self.map if failure is None else self.fault)
        self._say(remark_of(landscape) if failure is None else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the map, or where there is too little room for it, how it gets more."""
        super().resizeEvent(event)
        self._fit_in()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell how far all is from here; in another window, show the whole map again."""
        super().showEvent(event)
        self._reach_due.start()
        before, self._around = self._around, self.window()
        if before is not None and before is not self._around:
            self.map.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is pointed at any more."""
        super().hideEvent(event)
        self._reach_due.stop()
        self._point_at(NO_NODE)

    def _connect(self) -> None:
        landscape = self._landscape
        landscape.changed.connect(self.show_map)
        landscape.followed.connect(self._follow)
        landscape.measured.connect(self._follow)
        landscape.choices_changed.connect(self._show_choices)
        self.map.node_hovered.connect(self._point_at)
        self.map.node_chosen.connect(landscape.go_to)
        self.map.camera_changed.connect(self._move_card)
        self.more_menu.turned.connect(self.map.turn_by)
        self.more_menu.side_by_side.triggered.connect(self.searches.open_side_by_side)
        self.search_button.toggled.connect(self._turn_searches)
        acts = {name: self.searches.panel.acts[name] for name in ("watch", "watch-paused")}
        own_keys(self, acts)
        for act in acts.values():
            act.triggered.connect(self._show_searches)
        self.searches.panel.node_wanted.connect(self.mark_node)
        for part in (self.legend, self.figures):
            part.height_changed.connect(self._fit_in)

    def _lay_out(self) -> None:
        self._controls = QWidget()
        row(
            self._menu_button("mapShowButton", self.tr("Show"), self.show_menu),
            self._menu_button("mapJourneyButton", self.tr("Go to"), self.journey_menu),
            self.search_button,
            1,
            more_button("mapMoreButton", self.more_menu),
            spacing=6,
            parent=self._controls,
        )
        self.drawn = QStackedWidget()
        """The map, or why there is none."""
        for part in (self.map, self.fault):
            self.drawn.addWidget(part)
        self._roomy = QWidget()
        column(self._controls, (self.drawn, 1), self.legend, spacing=8, parent=self._roomy)
        self._narrow = QWidget()
        hint = label(self.tr("The map needs more room than there is here."), "caption", "mapHint", wrap=True)
        self.own_window = button(self.tr("Open"), "mapWindowButton", self.tr("Open the map in its own window"))
        column(hint, self.own_window, 1, spacing=8, parent=self._narrow)
        self._facts = QWidget()
        self._beside = row(column((self._roomy, 1), (self._narrow, 1)), self.searches.panel, spacing=12)
        self._beside.setStretch(0, 1)
        column(self.figures, self.reach, spacing=SPACING, parent=self._facts)
        column((self._beside, 1), self._facts, spacing=8, parent=self)
        self._narrow.hide()
        self._facts.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _menu_button(self, name: str, text: str, menu: QMenu) -> QPushButton:
        made = button(text, name, role="narrow")
        made.setMenu(menu)
        return made

    @Slot()
    def _fit_in(self) -> None:
        """Show the figures where there is room for the map too, and the hint in its place where there is none for it.

        The map does without its buttons and its legend where these would not fit in. The panel of the searches is
        beside the map where both have room, or else below it in place of the figures.
        """
        searching, panel = self.search_button.isChecked(), self.searches.panel
        beside = searching and self.width() >= scaled(ROOM_FOR_BOTH)
        below = searching and not beside
        self._beside.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        panel.setMinimumWidth(scaled(PANEL_WIDTH) if beside else 0)  # so that no method moves its buttons
        panel.setMaximumWidth(scaled(PANEL_WIDTH) if beside else self.width())
        fitting = self.width() >= self._controls.minimumSizeHint().width()
        self._controls.setVisible(fitting)
        self.legend.setVisible(fitting and not below)
        least = self._roomy.minimumSizeHint()
        reach = 0 if self.reach.isHidden() else SPACING + self.reach.heightForWidth(self.width())
        facts = self.figures.height_for(self.width()) + reach
        spare = self.height() - (panel.sizeHint().height() if below else 0) - least.height()
        roomy = self.width() >= least.width() and spare >= 0
        self._roomy.setVisible(roomy)
        self._narrow.setVisible(not roomy)
        self._facts.setFixedHeight(facts)  # the hint of a wrapped text is that of another width
        hint = self._narrow.heightForWidth(self.width()) + SPACING
        self._facts.setHidden(below or facts > (spare if roomy else self.height() - hint))
        self._facts.updateGeometry()
        self._settle.start()

    @Slot()
    def _lay_out_again(self) -> None:
        self._fit_in()
        self._settle.stop()
        inner = self._facts.layout()
        if inner is not None:
            inner.invalidate()
            inner.activate()

    @Slot(bool)
    def _turn_searches(self, shown: bool) -> None:
        self.searches.panel.setVisible(shown)
        self._fit_in()

    @Slot()
    def _show_searches(self) -> None:
        self.search_button.setChecked(True)

    @Slot()
    def _show_choices(self) -> None:
        self.map.colour_by(colouring_of(self._landscape))
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Show where the game is, and as much else as a game that has become strict, or no longer is, allows."""
        landscape = self._landscape
        if (landscape.space, landscape.strict) != self._shown:
            self.searches.show_map()
            self.show_map()
            return
        marks = self._marks()
        self.map.show_marks(marks)
        self.legend.show_map(landscape.space, marks, colouring_of(landscape))
        if self._pointed != NO_NODE:
            self._show_card()
        self.reach.setVisible(landscape.present is not None)
        if landscape.present is None:
            self._say_reach("")
        elif self.isVisible():
            self._reach_due.start()

    def _marks(self) -> MapMarks:
        landscape = self._landscape
        space, marks, help_given = landscape.space, landscape.marks, not landscape.strict
        if space is None:
            return MapMarks(strict=landscape.strict)
        pointed = self._pointed if self._pointed != NO_NODE else None
        return MapMarks(
            present=landscape.present,
            start=0,
            exits=help_given and Mark.EXITS in marks,
            passes=help_given and Mark.PASSES in marks,
            strict=landscape.strict,
            furthest=space.hardest if help_given and Mark.FURTHEST in marks and landscape.solvable else None,
            played=landscape.played if Mark.PLAYED in marks else (),
            solution=landscape.solution,
            pointed=None if self._marked == NO_NODE else self._marked,
            way=() if pointed is None or landscape.strict else landscape.way_to(pointed),
        )

    @Slot(int)
    def _point_at(self, node: int) -> None:
        """Show a card at a node, and the way there; at none, take them away."""
        if node == self._pointed:
            return
        self._pointed = node
        self.map.show_marks(self._marks())
        if node == NO_NODE:
            if self.card is not None:
                self.card.hide()
        else:
            self._show_card()

    def _show_card(self) -> None:
        landscape, place = self._landscape, self.map.place_of(self._pointed)
        space = landscape.space
        if space is None or place is None:
            return
        if self.card is None:
            self.card = PositionCard(self._appearance, self.window())
            connect_slot(self, "destroyed()", self.card, "deleteLater()")
        if self.card.parentWidget() is not self.window():
            self.card.setParent(self.window())
        here = self._pointed == landscape.present
        layout = landscape.layout if here else space.layout_of(self._pointed)
        point = self.map.mapTo(self.window(), QPoint(round(place.x()), round(place.y())))
        self.card.show_position(layout, distance_lines(landscape, self._pointed), point)

    @Slot()
    def _move_card(self) -> None:
        """Keep the card beside its point when the map is zoomed, turned or drawn along."""
        place = self.map.place_of(self._pointed) if self._pointed != NO_NODE else None
        if place is None or self.card is None:
            return
        point = place.toPoint()
        self.card.setVisible(self.map.rect().contains(point))
        self.card.move_beside(self.map.mapTo(self.window(), point))

    @Slot()
    def _tell_reach(self) -> None:
        landscape = self._landscape
        reach = landscape.reach
        if reach is not None:
            self._say_reach(reach_sentence(reach, landscape.metric))

    def _say_reach(self, sentence: str) -> None:
        """Show it in as many lines as it needs."""
        if sentence != self.reach.text():
            self.reach.setText(sentence)
            self._fit_in()

    def _say(self, remark: str) -> None:
        """Show a remark over the map; what is said again and again is not read out."""
        self.remark.say(remark)
        lasting = "" if self._landscape.computing else remark
        if lasting != self._told:
            self._told = lasting
            announce(self.map, lasting)
