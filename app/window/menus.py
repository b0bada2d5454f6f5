"""Every action of the window with its menu and its shortcut, in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu
from shiboken6 import isValid

from app.compare.page import ComparePage
from app.history.page import HistoryPage
from app.learn.lessons.catalogue import lessons
from app.puzzle.copy_forms import CopyAsMenu, CopyForm
from app.puzzle.page import SearchPage
from app.puzzle.playback import Playback
from app.search.pace_bar import PaceBar
from app.ui.look.theme import REDUCED, SYSTEM, Appearance
from app.ui.words.language import TITLES, Language, Languages

Act = Callable[[], object]
Page = SearchPage | HistoryPage | ComparePage


@dataclass(frozen=True, slots=True)
class WindowActs:
    """What the menus ask of the window itself."""

    show_page: Callable[[int], None]
    """Turn to a page by its number."""
    open_file: Act
    export: Act
    about: Act
    paste: Act
    """Show what is on the clipboard."""
    catalogue: Act
    edit_layout: Act
    lesson: Callable[[int], None]
    """Show the lesson of this number."""
    guide: Act
    shortcuts: Act


OF_PAGES = (
    "export",
    "undo",
    "redo",
    "reset",
    "hint",
    "copy",
    "search",
    "next",
    "stop",
    "pause-search",
    "step-search",
    "slower-search",
    "faster-search",
    "first",
    "back",
    "play",
    "forward",
    "last",
    "faster",
    "slower",
)
"""What is done on the page in front, as far as that page says that it is possible now."""


class Actions(QObject):
    """Fills the menu bar of a window; actions that concern a page go to the one `current` returns."""

    def __init__(
        self, window: QMainWindow, appearance: Appearance, languages: Languages, current: Callable[[], Page]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._languages = languages
        self._current = current
        self.by_name: dict[str, QAction] = {}
        self._acts: dict[str, Act] = {}
        self._group = QActionGroup(self)
        self._group.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        self._group.triggered.connect(self._do)

    def fill_menus(self, acts: WindowActs) -> None:
        """Make every menu."""
        bar = self._window.menuBar()
        self._fill_file(bar.addMenu(self.tr("&File")), acts)
        self._fill_edit(bar.addMenu(self.tr("&Edit")), acts)
        self._fill_view(bar.addMenu(self.tr("&View")), acts)
        self._fill_search(bar.addMenu(self.tr("&Search")))
        self._fill_playback(bar.addMenu(self.tr("&Playback")))
        self._fill_lessons(bar.addMenu(self.tr("&Lessons")), acts)
        self._fill_help(bar.addMenu(self.tr("&Help")), acts)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Enable what is possible on the page in front."""
        if not isValid(self._window):  # it is being deleted, and some of the menus are gone before the pages
            return
        possible = self._current().possible.names
        for name in OF_PAGES:
            self.by_name[name].setEnabled(name in possible)
        self._copy_as.menuAction().setEnabled("copy-as" in possible)

    def _fill_file(self, menu: QMenu, acts: WindowActs) -> None:
        self._add(menu, "open", self.tr("&Open…"), acts.open_file, "Ctrl+O")
        self._add(menu, "export", self.tr("&Export…"), acts.export, "Ctrl+E")
        menu.addSeparator()
        self._add(menu, "quit", self.tr("&Quit"), self._window.close, "Ctrl+Q")

    def _fill_edit(self, menu: QMenu, acts: WindowActs) -> None:
        self._add(menu, "undo", self.tr("&Undo"), lambda: self._current().undo(), "Ctrl+Z")
        self._add(menu, "redo", self.tr("&Redo"), self._doing(lambda page: page.redo()), "Ctrl+Y", "Ctrl+Shift+Z")
        self._add(menu, "reset", self.tr("Begin &Anew"), self._doing(lambda page: page.reset()), "Ctrl+R")
        self._add(menu, "hint", self.tr("&Hint"), self._doing(lambda page: page.hint()), "H")
        menu.addSeparator()
        self._add(
            menu,
            "copy",
            self.tr("&Copy What Is Shown"),
            lambda: self._current().copy(),
            QKeySequence.StandardKey.Copy,
        )
        self._copy_as = CopyAsMenu(self._copy_forms, self._confirm_copied, menu)
        menu.addMenu(self._copy_as)
        self._add(menu, "paste", self.tr("&Paste and Show"), acts.paste, QKeySequence.StandardKey.Paste)
        menu.addSeparator()
        self._add(menu, "edit-layout", self.tr("Layout &Editor…"), acts.edit_layout, "Ctrl+Shift+E")

    def _fill_view(self, menu: QMenu, acts: WindowActs) -> None:
        show_page = acts.show_page
        self._add(menu, "klotski", self.tr("&Klotski"), lambda: show_page(0), "Ctrl+1")
        self._add(menu, "knight", self.tr("Knight's &Tour"), lambda: show_page(1), "Ctrl+2")
        self._add(menu, "history", self.tr("Histor&y"), lambda: show_page(2), "Ctrl+3")
        self._add(menu, "compare", self.tr("Co&mpare"), lambda: show_page(3), "Ctrl+4")
        self._add(menu, "catalogue", self.tr("&Catalogue…"), acts.catalogue, "Ctrl+L")
        menu.addSeparator()
        themes = {
            SYSTEM: self.tr("As the &System"),
            "light": self.tr("&Light"),
            "dark": self.tr("&Dark"),
            "contrast": self.tr("High &Contrast"),
        }
        self._fill_choice(menu.addMenu(self.tr("T&heme")), "theme", themes, self._appearance, "Ctrl+Shift")
        languages = {SYSTEM: self.tr("As the &System"), **{language.value: TITLES[language] for language in Language}}
        self._fill_choice(menu.addMenu(self.tr("L&anguage")), "language", languages, self._languages, "Ctrl+Alt")
        self._fill_motion(menu)
        menu.addSeparator()
        self._add(menu, "full-screen", self.tr("&Full Screen"), self._turn_full_screen, "F11")

    def _fill_choice(
        self, menu: QMenu, name: str, titles: Mapping[str, str], chooser: Appearance | Languages, keys: str
    ) -> None:
        """One of several, the one in force marked; each has a number key."""
        group = QActionGroup(self)
        group.triggered.connect(self._do)
        for number, (choice, title) in enumerate(titles.items()):
            action = self._add(menu, f"{name}-{choice}", title, partial(chooser.choose, choice), f"{keys}+{number}")
            action.setCheckable(True)
            action.setChecked(choice == chooser.choice)
            group.addAction(action)

    def _fill_search(self, menu: QMenu) -> None:
        self._add(
            menu,
            "search",
            self.tr("&Solve, or Find a Tour"),
            self._searching(lambda page: page.search()),
            "Ctrl+Return",
        )
        self._add(menu, "next", self.tr("&Next Answer"), self._doing(lambda page: page.next_answer()), "N")
        self._add(menu, "stop", self.tr("S&top"), self._searching(lambda page: page.stop()), "Esc")
        menu.addSeparator()
        self._add(menu, "pause-search", self.tr("&Pause or Go On"), self._pacing(PaceBar.hold_or_go_on), "P")
        self._add(menu, "step-search", self.tr("S&ingle Step"), self._pacing(PaceBar.step), ".")
        self._add(menu, "slower-search", self.tr("Sl&ower"), self._pacing(PaceBar.slower), "Ctrl+Left")
        self._add(menu, "faster-search", self.tr("Fas&ter"), self._pacing(PaceBar.faster), "Ctrl+Right")

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
        action = QAction(text, menu)
        action.setObjectName(name + "Action")
        action.setData(name)
        action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
        self._group.addAction(action)
        menu.addAction(action)
        self.by_name[name] = action
        self._acts[name] = act
        return action

    @Slot(QAction)
    def _do(self, action: QAction) -> None:
        self._acts[action.data()]()

    def _fill_lessons(self, menu: QMenu, acts: WindowActs) -> None:
        for number, lesson in enumerate(lessons()):
            act = partial(acts.lesson, number)
            self._add(menu, f"lesson-{number + 1}", f"&{number + 1}  {lesson.title}", act, f"Alt+{number + 1}")

    def _fill_help(self, menu: QMenu, acts: WindowActs) -> None:
        self._add(menu, "guide", self.tr("&Guide"), acts.guide, "F1")
        self._add(menu, "shortcuts", self.tr("&Keyboard Shortcuts"), acts.shortcuts, "Ctrl+F1", "Ctrl+/")
        menu.addSeparator()
        self._add(menu, "about", self.tr("&About Huarong Knight"), acts.about, "Shift+F1")

    def _fill_motion(self, menu: QMenu) -> None:
        motion = self._add(menu, "motion", self.tr("&Reduced Motion"), self._choose_motion, "Ctrl+Shift+M")
        motion.setCheckable(True)
        motion.setChecked(self._appearance.reduced_motion)
        self._appearance.motion_changed.connect(motion.setChecked)

    def _choose_motion(self) -> None:
        self._appearance.choose_motion(REDUCED if self.by_name["motion"].isChecked() else "full")

    def _doing(self, act: Callable[[SearchPage], object]) -> Act:
        """What does this with the page in front, when it is a puzzle's."""

        def do() -> None:
            page = self._current()
            if isinstance(page, SearchPage):
                act(page)

        return do

    def _searching(self, act: Callable[[SearchPage | ComparePage], object]) -> Act:
        """What does this with the page in front, when it searches."""

        def do() -> None:
            page = self._current()
            if isinstance(page, SearchPage | ComparePage):
                act(page)

        return do

    def _steering(self, act: Callable[[Playback], object]) -> Act:
        """What does this with the playback of the page in front, when it has one."""
        return self._doing(lambda page: act(page.playback))

    def _pacing(self, act: Callable[[PaceBar], object]) -> Act:
        """What does this with the pace of the searches of the page in front, when it has one."""
        return self._doing(lambda page: act(page.pace_bar))

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
