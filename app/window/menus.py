"""The menus of the window: its own actions with their keys, and those of the page in front."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.learn.lessons.catalogue import lessons
from app.ui.connections import connect_slot
from app.ui.look.sizes import PERCENTS, TextSize
from app.ui.look.theme import REDUCED, SYSTEM, Appearance
from app.ui.tips import Tips
from app.ui.widgets.actions import KEYS
from app.ui.widgets.piece_names_menu import PieceNamesMenu
from app.ui.words.language import TITLES, Language, Languages
from app.ui.words.numbers import percent
from app.window.registry import PAGES

if TYPE_CHECKING:
    from app.puzzle.page import PuzzlePage
    from app.window.registry import PageView

Act = Callable[[], object]


class WindowActs(NamedTuple):
    """What the menus ask of the window itself."""

    show_page: Callable[[str], None]
    """Turn to a page by its name."""
    open_file: Act
    export_collection: Act
    back_up: Act
    restore: Act
    about: Act
    paste: Act
    """Show what is on the clipboard."""
    catalogue: Act
    today: Act
    """Put the puzzle of the day on the board."""
    calendar: Act
    """Show the calendar of the puzzles of the days."""
    edit_layout: Act
    lesson: Callable[[int], None]
    """Show the lesson of this number."""
    guide: Act
    shortcuts: Act
    tips: Tips
    """What shows tips or not."""


class Actions(QObject):
    """The menu bar of a window: the actions of the window itself, and those of the page in front."""

    def __init__(
        self, window: QMainWindow, appearance: Appearance, text_size: TextSize, languages: Languages, page: PageView
    ) -> None:
        """`page` is in front now."""
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._text_size = text_size
        self._languages = languages
        self._of_page = page.page_actions
        self._menus: dict[str, QMenu] = {}
        self._own: dict[str, QAction] = {}
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
        self._fill_help(bar.addMenu(self.tr("&Help")), acts)

    def show_page(self, page: PageView) -> None:
        """Have the actions of this page in the menus, in place of those of the page before."""
        before, self._of_page = self._of_page, page.page_actions
        for name, menu in self._menus.items():
            if before[name] is not self._of_page[name]:
                menu.insertAction(before[name], self._of_page[name])
                menu.removeAction(before[name])

    def offer_more(self, page: PuzzlePage) -> None:
        """Put the actions of the window that a page wants to have at hand into its own menu too."""
        page.more_menu.addSeparator()
        page.more_menu.addActions([self._own[name] for name in page.window_actions])

    @property
    def by_name(self) -> Mapping[str, QAction]:
        """All actions of the menus, by their names."""
        return ChainMap(self._own, self._of_page)

    def _fill_file(self, menu: QMenu, acts: WindowActs) -> None:
        self._add(menu, "open", self.tr("&Open…"), acts.open_file, "Ctrl+O")
        self._add_of_page(menu, "export")
        self._add(menu, "export-collection", self.tr("Export co&llection…"), acts.export_collection, "Ctrl+Shift+C")
        menu.addSeparator()
        self._add(menu, "back-up", self.tr("&Back up…"), acts.back_up, *KEYS["back-up"])
        self._add(menu, "restore", self.tr("&Restore…"), acts.restore, "Ctrl+Shift+R")
        menu.addSeparator()
        quitting = self._add(menu, "quit", self.tr("&Quit"), self._window.close, "Ctrl+Q")
        quitting.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)

    def _fill_edit(self, menu: QMenu, acts: WindowActs) -> None:
        self._add_of_page(menu, "undo", "redo", "reset", "hint")
        menu.addSeparator()
        self._add_of_page(menu, "strict")
        menu.addSeparator()
        self._add_of_page(menu, "copy", "copy-as")
        self._add(menu, "paste", self.tr("&Paste"), acts.paste, QKeySequence.StandardKey.Paste)
        menu.addSeparator()
        self._add_of_page(menu, "draw")
        self._add(menu, "edit-layout", self.tr("Layout &editor…"), acts.edit_layout, "Ctrl+Shift+E")

    def _fill_view(self, menu: QMenu, acts: WindowActs) -> None:
        for number, page in enumerate(PAGES, 1):
            self._add(menu, page.name, page.menu_text(), partial(acts.show_page, page.name), f"Ctrl+{number}")
        self._add(menu, "catalogue", self.tr("&Catalogue of layouts…"), acts.catalogue, "Ctrl+L")
        self._add(menu, "daily", self.tr("Today's &puzzle"), acts.today, *KEYS["daily"])
        self._add(menu, "daily-calendar", self.tr("Calen&dar of the puzzles"), acts.calendar, *KEYS["daily-calendar"])
        self._add_of_page(menu, "map")
        menu.addSeparator()
        themes = {
            SYSTEM: self.tr("Use &system setting"),
            "light": self.tr("&Light"),
            "dark": self.tr("&Dark"),
            "contrast": self.tr("High &contrast"),
        }
        self._fill_choice(menu.addMenu(self.tr("T&heme")), "theme", themes, self._appearance, "Ctrl+Shift")
        languages = {
            SYSTEM: self.tr("Use &system setting"),
            **{language.value: TITLES[language] for language in Language},
        }
        self._fill_choice(menu.addMenu(self.tr("L&anguage")), "language", languages, self._languages, "Ctrl+Alt")
        sizes = {
            SYSTEM: self.tr("Use &system setting"),
            **{str(number): percent(number / 100) for number in PERCENTS},
        }
        self._fill_choice(menu.addMenu(self.tr("Text si&ze")), "text-size", sizes, self._text_size, "Alt+Shift")
        menu.addMenu(PieceNamesMenu(self._appearance, menu))
        self._fill_motion(menu)
        menu.addSeparator()
        self._add_of_page(menu, "zoom-in", "zoom-out", "zoom-fit")
        menu.addSeparator()
        self._add(menu, "full-screen", self.tr("&Full screen"), self._turn_full_screen, *KEYS["full-screen"])

    def _fill_choice(
        self,
        menu: QMenu,
        name: str,
        titles: Mapping[str, str],
        chooser: Appearance | TextSize | Languages,
        keys: str,
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
        self._add_of_page(menu, "search", "watch", "next", "stop")
        menu.addSeparator()
        self._add_of_page(menu, "pause-search", "step-search", "slower-search", "faster-search")

    def _fill_playback(self, menu: QMenu) -> None:
        self._add_of_page(menu, "first", "back", "play", "forward", "last")
        menu.addSeparator()
        self._add_of_page(menu, "faster", "slower")
        menu.addSeparator()
        self._add_of_page(menu, "previous-detour", "next-detour", "better")

    def _add_of_page(self, menu: QMenu, *names: str) -> None:
        for name in names:
            menu.addAction(self._of_page[name])
            self._menus[name] = menu

    def _add(self, menu: QMenu, name: str, text: str, act: Act, *shortcuts: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(text, menu)
        action.setObjectName(name + "Action")
        action.setData(name)
        action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
        self._group.addAction(action)
        menu.addAction(action)
        self._own[name] = action
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
        guide = self._add(menu, "guide", self.tr("&Guide"), acts.guide, *KEYS["guide"])
        guide.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # as quitting: from every window
        self._fill_lessons(menu.addMenu(self.tr("&Lessons")), acts)
        self._add(menu, "shortcuts", self.tr("&Keyboard shortcuts"), acts.shortcuts, "Ctrl+F1", "Ctrl+/")
        menu.addSeparator()
        tips = self._add(menu, "tips", self.tr("Show &tips"), partial(self._choose_tips, acts.tips), "Ctrl+Shift+T")
        tips.setCheckable(True)
        tips.setChecked(acts.tips.shown)
        menu.addSeparator()
        self._add(menu, "about", self.tr("&About Huarong Knight"), acts.about, "Shift+F1")

    def _fill_motion(self, menu: QMenu) -> None:
        motion = self._add(menu, "motion", self.tr("&Reduced motion"), self._choose_motion, "Ctrl+Shift+M")
        motion.setCheckable(True)
        motion.setChecked(self._appearance.reduced_motion)
        connect_slot(self._appearance, "motion_changed(bool)", motion, "setChecked(bool)")

    def _choose_tips(self, tips: Tips) -> None:
        tips.choose(self._own["tips"].isChecked())

    def _choose_motion(self) -> None:
        self._appearance.choose_motion(REDUCED if self._own["motion"].isChecked() else "full")

    def _turn_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
