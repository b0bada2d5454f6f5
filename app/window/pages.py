"""The tabs of the window; a page is made when it is first visited, and until then its tab is empty."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from app.ui.settings import PAGE, Settings
from app.ui.widgets.shorthand import named
from app.window.registry import PAGES, OnDemand

if TYPE_CHECKING:
    from app.window.registry import PageView

NAMES = [page.name for page in PAGES]
PAGES_BY_NUMBER = dict(zip("012345", ("klotski", "knight", "history", "compare", "lessons", "chapters"), strict=True))
"""How version 1.0 remembered the page that was in front."""
TAB_BAR = "pageTabs"
"""The object name of the bar of the tabs."""


def last_page(settings: Settings) -> str:
    """The name of the page that was in front when the program was left."""
    left = settings.value(PAGE)
    name = PAGES_BY_NUMBER.get(left, left)
    return name if name in NAMES else NAMES[0]


class Pages(QTabWidget):
    """`views` are the pages by name: looking one up makes it, and so does turning to its tab.

    The tab bar tells this widget of another tab before it tells Qt's own, so that Qt finds the page made when it shows
    it and moves the focus into it.
    """

    awaited = Signal(str)
    """The page of this name was turned to and is to be made, a slice at a time."""
    made = Signal(str)
    """The page of this name was made and is in its tab."""

    def __init__(self, make: Callable[[str], PageView], first: str, parent: QWidget | None = None) -> None:
        """`make` returns a new page of a name; that called `first` is made at once, and is in front."""
        super().__init__(parent)
        self.setObjectName("pages")
        self._make = make
        self.in_slices = False
        """Whether a page that is turned to is made a slice at a time, by who hears `awaited`, instead of at once."""
        self.views: OnDemand[PageView] = OnDemand(self._make_in_tab)
        bar = named(QTabBar(), TAB_BAR, QCoreApplication.translate("MainWindow", "Pages"))
        bar.currentChanged.connect(self._visit)
        self.setTabBar(bar)
        self.setDocumentMode(True)  # only now: the mode is that of the tab bar
        self.views[first] = front = make(first)
        with QSignalBlocker(bar):
            self.addTab(front, PAGES[NAMES.index(first)].title())
            for number, page in enumerate(PAGES):
                if page.name != first:
                    self.insertTab(number, QWidget(), page.title())

    @property
    def name_in_front(self) -> str:
        """The name of the page in front."""
        return NAMES[self.currentIndex()]

    def show_page(self, name: str) -> None:
        """Turn to the page of this name."""
        self.setCurrentIndex(NAMES.index(name))

    @Slot(int)
    def _visit(self, number: int) -> None:
        name = NAMES[number]
        if name not in self.views and self.in_slices:
            self.awaited.emit(name)
        else:
            self.views[name]  # made now, if it was not

    def _make_in_tab(self, name: str) -> PageView:
        """Make a page and put it into its tab, in place of the empty widget."""
        view, number = self._make(name), NAMES.index(name)
        empty, in_front = self.widget(number), self.currentIndex() == number
        with QSignalBlocker(self.tabBar()):
            self.insertTab(number + 1, view, PAGES[number].title())
            self.removeTab(number)
        if in_front:
            self.setCurrentWidget(view)
        if empty is not None:
            empty.deleteLater()
        self.views[name] = view  # already now: who hears of it may look it up
        self.made.emit(name)
        return view
