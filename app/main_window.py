"""The main window: the pages, the menus, and what is remembered of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QTabWidget

from app.about_box import about_box
from app.actions import Actions
from app.focus_keys import FocusKeys
from app.layouts.catalogue_window import CatalogueWindow
from app.pages.klotski_page import KlotskiPage
from app.pages.knight_page import KnightPage
from app.pages.search_page import SearchPage
from app.settings import GEOMETRY, PAGE, THEME, Settings
from app.theme import Appearance
from solvers.klotski.layout import Layout

FIRST_SIZE = QSize(1060, 800)


class MainWindow(QMainWindow):
    """One page a puzzle. `painted` is emitted once, when the window has first been painted."""

    painted = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle(self.tr("Huarong Knight"))
        self._settings = settings
        self._painted = False
        self.appearance = Appearance(settings.value(THEME), self)
        self.appearance.apply()
        self.klotski_page = KlotskiPage(self.appearance, settings)
        self.knight_page = KnightPage(self.appearance, settings)
        self.pages = self._make_pages()
        self.setCentralWidget(self.pages)
        self._catalogue: CatalogueWindow | None = None
        self.menu_actions = Actions(self, self.appearance, self.current_page)
        self.menu_actions.fill_menus(
            self.pages.setCurrentIndex, self._show_about, self._paste_layout, self._show_catalogue
        )
        self._focus_keys = FocusKeys(self)
        _application().installEventFilter(self._focus_keys)
        self._restore()

    def current_page(self) -> SearchPage:
        """The page in front."""
        page = self.pages.currentWidget()
        assert isinstance(page, SearchPage)
        return page

    def busy(self) -> bool:
        """Whether a search is running on any page."""
        return self.klotski_page.runner.busy or self.knight_page.runner.busy

    def warm_up(self) -> None:
        """Load what the first searches will need, in the background."""
        self.klotski_page.warm_up()
        self.knight_page.warm_up()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say when the window has been painted for the first time."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def changeEvent(self, event: QEvent) -> None:
        """Nothing moves in a window that is minimised."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            for page in (self.klotski_page, self.knight_page):
                page.playback.pause()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the choices, and let no search outlive the window."""
        self._remember()
        for page in (self.klotski_page, self.knight_page):
            page.close_searches()
        _application().removeEventFilter(self._focus_keys)
        super().closeEvent(event)

    def _make_pages(self) -> QTabWidget:
        pages = QTabWidget()
        pages.setObjectName("pages")
        pages.setDocumentMode(True)
        pages.tabBar().setAccessibleName(self.tr("Pages"))
        pages.addTab(self.klotski_page, self.tr("Klotski 華容道"))
        pages.addTab(self.knight_page, self.tr("Knight's Tour 馬踏棋盤"))
        pages.currentChanged.connect(self._page_changed)
        return pages

    def _page_changed(self) -> None:
        for page in (self.klotski_page, self.knight_page):
            if page is not self.pages.currentWidget():
                page.playback.pause()

    def _show_about(self) -> None:
        about_box(self).open()

    def _paste_layout(self) -> None:
        """A layout belongs on the Klotski page, whichever is in front."""
        self.pages.setCurrentWidget(self.klotski_page)
        self.klotski_page.paste()

    def _show_catalogue(self) -> None:
        if self._catalogue is None:
            self._catalogue = CatalogueWindow(self.appearance, self)
            self._catalogue.chosen.connect(self._show_layout)
        self._catalogue.open_at(self.klotski_page.entry.layout)

    @Slot(object)
    def _show_layout(self, layout: Layout) -> None:
        self.pages.setCurrentWidget(self.klotski_page)
        self.klotski_page.show_layout(layout)

    def _restore(self) -> None:
        self.resize(FIRST_SIZE)
        geometry = self._settings.value(GEOMETRY)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.pages.setCurrentIndex(self._settings.value(PAGE))

    def _remember(self) -> None:
        self._settings.keep(GEOMETRY, self.saveGeometry())
        self._settings.keep(PAGE, self.pages.currentIndex())
        self._settings.keep(THEME, self.appearance.choice)
        for page in (self.klotski_page, self.knight_page):
            page.remember(self._settings)
        self._settings.save()


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None
    return application
