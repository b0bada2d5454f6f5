"""The place of the map in the details of the page, until somebody looks at it and for as long as nobody has yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.klotski.session import KlotskiSession
from app.puzzle.details import Details
from app.ui.look.theme import Appearance
from app.ui.widgets.notices import Toast
from app.ui.widgets.shorthand import column, connect_slot, label, named
from solvers.klotski.layout import Layout

if TYPE_CHECKING:
    from app.klotski.state_space.section import MapSection

MAP = "map"
"""What the session calls the section of the map."""


class MapPlace(QWidget):
    """Makes the map when it has been painted for the first time, and has it computed for as long as it is seen.

    Until then nothing of the map is imported, so that nothing else waits for it; what takes long to import is imported
    by the search for the state space, in its thread, and the rest module by module, each in a turn of the event loop.
    """

    def __init__(self, session: KlotskiSession, details: Details, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("mapPlace")
        self._session = session
        self._details = details
        self._appearance = appearance
        self._looking = False
        self._sought: Layout | None = None
        """The position that is to be marked as soon as there is a map of it."""
        self.section: MapSection | None = None
        """The map, once it is made."""
        self._preparing = label(
            self.tr("Preparing the map…"), "caption", "mapPreparing", wrap=True, align=Qt.AlignmentFlag.AlignCenter
        )
        self._column = column((self._preparing, 1), parent=self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        self.toast = Toast("mapNotice", self)
        """Tells of the map while that is in a window of its own."""
        self._parts = self._made()
        self._next_part = QTimer(self, singleShot=True, interval=0)
        self._next_part.timeout.connect(self._make)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        named(self, accessible=self.tr("Map"))

    def mark_layout(self, layout: Layout) -> None:
        """Mark a position on the map, at once or when there is one."""
        self._sought = layout
        self._mark_sought()

    def paintEvent(self, event: QPaintEvent) -> None:
        """From the first paint on the map is wanted."""
        super().paintEvent(event)
        if not self._looking:
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Once there is a map, in this view or in one before, it is shown at once."""
        super().showEvent(event)
        if self._session.has_map:
            self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks at the map any more, unless the window is only minimised."""
        super().hideEvent(event)
        self._soon.stop()
        self._next_part.stop()
        if self._looking and not event.spontaneous():
            self._looking = False
            self._session.landscape.leave()

    @Slot()
    def _look(self) -> None:
        if self._looking or not self.isVisible():
            return
        self._looking = True
        landscape = self._session.landscape
        if self.section is None:
            connect_slot(landscape, "changed()", self._next_part, "start()")
        landscape.open()
        self._next_part.start()

    @Slot()
    def _make(self) -> None:
        """When the search has loaded what it needs, import the rest and make the view, a part in each turn."""
        if self._session.landscape.ready and next(self._parts, self) is not self:
            self._next_part.start()

    def _made(self) -> Iterator[None]:
        """Make the view; between two yields is what can be done at once."""
        from app.ui.importing import importing

        yield from importing("app.klotski.state_space.section")
        from app.klotski.state_space.section import MapSection
        from solvers.klotski.state_space.colours import look_named

        look_named(self._appearance.theme.name)  # its colours are worked out
        yield
        landscape = self._session.landscape
        landscape.changed.disconnect(self._next_part.start)
        section = MapSection(self._session, landscape, self._appearance, self)
        section.hide()
        section.own_window.clicked.connect(self._details.open_window)
        section.more_menu.full_screen.triggered.connect(self._details.turn_full_screen)
        yield
        self._preparing.hide()
        self._column.addWidget(section, 1)
        section.show()
        self.section = section
        menu = section.more_menu
        menu.export.setVisible(True)
        menu.export.triggered.connect(self._export)
        menu.aboutToShow.connect(self._enable_export)
        landscape.changed.connect(self._mark_sought)
        self._mark_sought()

    @Slot()
    def _enable_export(self) -> None:
        assert self.section is not None
        self.section.more_menu.export.setEnabled(self._session.landscape.exportable)

    @Slot()
    def _export(self) -> None:
        """Let a person export the map as it is now."""
        from app.export.dialog import ExportDialog
        from app.klotski.state_space.export.exporting import map_exporter

        subject = self._session.map_subject()
        if subject is not None:
            exporter = map_exporter(subject, self._appearance)
            ExportDialog(exporter, self._appearance, self._session.settings, self.window()).open()

    @Slot()
    def _mark_sought(self) -> None:
        """Mark the position that is sought on a map that is drawn, if it is there."""
        landscape, section = self._session.landscape, self.section
        if self._sought is None or section is None or landscape.space is None or landscape.drawing is None:
            return
        node, self._sought = landscape.space.node_of(self._sought), None
        if node is not None:
            section.mark_node(node)
