"""Every action of the window with its menu and its shortcut, in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.copy_forms import CopyAsMenu, CopyForm
from app.pages.history_page import HistoryPage
from app.pages.search_page import SearchPage
from app.playback import Playback
from app.theme import SYSTEM, Appearance

Act = Callable[[], object]
Page = SearchPage | HistoryPage


class Actions(QObject):
    """Fills the menu bar of a window; actions that concern a page go to the one `current` returns."""

    def __init__(self, window: QMainWindow, appearance: Appearance, current: Callable[[], Page]) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._current = current
        self.by_name: dict[str, QAction] = {}

    def fill_menus(self, show_page: Callable[[int], None], about: Act, paste: Act, catalogue: Act) -> None:
        """Make every menu; `show_page` turns to a page by its number, `paste` and `catalogue` bring layouts."""
        bar = self._window.menuBar()
        self._fill_file(bar.addMenu(self.tr("&File")))
        self._fill_edit(bar.addMenu(self.tr("&Edit")), paste)
        self._fill_view(bar.addMenu(self.tr("&View")), show_page, catalogue)
        self._fill_search(bar.addMenu(self.tr("&Search")))
        self._fill_playback(bar.addMenu(self.tr("&Playback")))
        self._add(bar.addMenu(self.tr("&Help")), "about", self.tr("&About Huarong Knight"), about, "F1")

    def _fill_file(self, menu: QMenu) -> None:
        self._add(menu, "quit", self.tr("&Quit"), self._window.close, QKeySequence.StandardKey.Quit, "Ctrl+Q")

    def _fill_edit(self, menu: QMenu, paste: Act) -> None:
        self._add(
            menu,
            "copy",
            self.tr("&Copy What Is Shown"),
            lambda: self._current().copy(),
            QKeySequence.StandardKey.Copy,
        )
        menu.addMenu(CopyAsMenu(self._copy_forms, self._confirm_copied, menu))
        self._add(menu, "paste", self.tr("&Paste Layout"), paste, QKeySequence.StandardKey.Paste)

    def _fill_view(self, menu: QMenu, show_page: Callable[[int], None], catalogue: Act) -> None:
        self._add(menu, "klotski", self.tr("&Klotski"), lambda: show_page(0), "Ctrl+1")
        self._add(menu, "knight", self.tr("Knight's &Tour"), lambda: show_page(1), "Ctrl+2")
        self._add(menu, "history", self.tr("Histor&y"), lambda: show_page(2), "Ctrl+3")
        self._add(menu, "catalogue", self.tr("&Catalogue…"), catalogue, "Ctrl+L")
        menu.addSeparator()
        themes = menu.addMenu(self.tr("T&heme"))
        group = QActionGroup(self)
        choices = {SYSTEM: self.tr("As the &System"), "light": self.tr("&Light"), "dark": self.tr("&Dark")}
        for number, (choice, text) in enumerate(choices.items()):
            action = self._add(themes, f"theme-{choice}", text, self._chooser(choice), f"Ctrl+Shift+{number}")
            action.setCheckable(True)
            action.setChecked(choice == self._appearance.choice)
            group.addAction(action)
        menu.addSeparator()
        self._add(menu, "full-screen", self.tr("&Full Screen"), self._turn_full_screen, "F11")

    def _fill_search(self, menu: QMenu) -> None:
        self._add(
            menu, "search", self.tr("&Solve, or Find a Tour"), self._doing(lambda page: page.search()), "Ctrl+Return"
        )
        self._add(menu, "next", self.tr("&Next Answer"), self._doing(lambda page: page.next_answer()), "N")
        self._add(menu, "stop", self.tr("S&top"), self._doing(lambda page: page.stop()), "Esc")

    def _fill_playback(self, menu: QMenu) -> None:
        self._add(menu, "first", self.tr("To the &Beginning"), self._steering(Playback.first), "Home")
        self._add(menu, "back", self.tr("One Step B&ack"), self._steering(Playback.back), "Left")
        self._add(menu, "play", self.tr("&Play or Pause"), self._steering(Playback.toggle), "Space")
        self._add(menu, "forward", self.tr("One Step &Forward"), self._steering(Playback.forward), "Right")
        self._add(menu, "last", self.tr("To the &End"), self._steering(Playback.last), "End")
        menu.addSeparator()
        self._add(menu, "faster", self.tr("Fa&ster"), self._steering(lambda playback: playback.change_speed(+1)), "+")
        self._add(menu, "slower", self.tr("S&lower"), self._steering(lambda playback: playback.change_speed(-1)), "-")

    def _add(self, menu: QMenu, name: str, text: str, act: Act, *shortcuts: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name + "Action")
        action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts if not QKeySequence(shortcut).isEmpty()])
        action.triggered.connect(act)
        menu.addAction(action)
        self.by_name[name] = action
        return action

    def _chooser(self, choice: str) -> Act:
        return lambda: self._appearance.choose(choice)

    def _doing(self, act: Callable[[SearchPage], object]) -> Act:
        """What does this with the page in front, when it is a puzzle's."""

        def do() -> None:
            page = self._current()
            if isinstance(page, SearchPage):
                act(page)

        return do

    def _steering(self, act: Callable[[Playback], object]) -> Act:
        """What does this with the playback of the page in front, when it has one."""
        return self._doing(lambda page: act(page.playback))

    def _copy_forms(self) -> Sequence[CopyForm]:
        page = self._current()
        return page.copy_forms() if isinstance(page, SearchPage) else ()

    def _confirm_copied(self, form: CopyForm) -> None:
        self._doing(lambda page: page.confirm_copied(form))()

    def _turn_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
