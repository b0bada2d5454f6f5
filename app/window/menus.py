"""The menus of the window: its own actions with their keys, and those of the page in front."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.learn.lessons.catalogue import MOST_KEYS, lessons
from app.ui.look.sizes import PERCENTS, TextSize
from app.ui.look.theme import REDUCED, SYSTEM, Appearance
from app.ui.settings import Tips
from app.ui.widgets.actions import KEYS
from app.ui.widgets.piece_names_menu import PieceNamesMenu
from app.ui.widgets.shorthand import connect_slot
from app.ui.widgets.windows import turn_full_screen
from app.ui.words.language import TITLES, Language, Languages
from app.ui.words.numbers import percent
from app.window.registry import PAGES, PUZZLES

if TYPE_CHECKING:
    from app.puzzle.page import PuzzlePage
    from app.window.registry import PageView

Act = Callable[[], object]
Keys = QKeySequence.StandardKey | str
Entry = str | tuple[str, str, *tuple[Keys, ...]] | None
"""What stands in a menu: an action of pages by its name, one of the window (its name, text and keys), or a line."""


class Actions(QObject):
    """The menu bar of a window: the actions of the window itself, and those of the page in front."""

    def __init__(
        self,
        *,
        window: QMainWindow,
        appearance: Appearance,
        text_size: TextSize,
        languages: Languages,
        tips: Tips,
        page: PageView,
        acts: Mapping[str, Act],
    ) -> None:
        """`page` is in front now; `acts` are what actions of the window do, by their names."""
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._text_size = text_size
        self._languages = languages
        self._of_page = page.page_actions
        self._of_menus: list[tuple[QMenu, str]] = []
        self._own: dict[str, QAction] = {}
        self._acts = dict(acts)
        self._group = QActionGroup(self)
        self._group.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        self._group.triggered.connect(self._do)
        bar = window.menuBar()
        self._fill_file(bar.addMenu(self.tr("&File")))
        self._fill_edit(bar.addMenu(self.tr("&Edit")))
        self._fill_game(bar.addMenu(self.tr("&Game")))
        self._fill_view(bar.addMenu(self.tr("&View")))
        search, playback = bar.addMenu(self.tr("&Search")), bar.addMenu(self.tr("&Playback"))
        self._fill(search, "search", "watch", "watch-paused", "next", "stop", None, "pause-search", "step-search", None)
        self._fill(search, ("own-searches", self.tr("&My searches"), *KEYS["own-searches"]))
        self._fill(playback, "first", "back", "play", "forward", "last", None, "faster", "slower", None)
        self._fill(playback, "previous-detour", "next-detour", "better")
        self._fill_help(bar.addMenu(self.tr("&Help")), tips)

    def show_page(self, page: PageView) -> None:
        """Have the actions of this page in the menus, in place of those of the page before."""
        before, self._of_page = self._of_page, page.page_actions
        for menu, name in self._of_menus:
            if before[name] is not self._of_page[name]:
                menu.insertAction(before[name], self._of_page[name])
                menu.removeAction(before[name])

    def offer_more(self, page: PuzzlePage) -> None:
        """Put the actions of the window that a page wants to have at hand into its own menu too."""
        page.more_menu.addSeparator()
        page.more_menu.addActions([self._own[name] for name in page.window_actions])
        if page.new_game in self._own:
            connect_slot(page.page_actions["new"], "triggered()", self._own[page.new_game], "trigger()")
            page.page_actions["new"].setEnabled(True)

    @property
    def by_name(self) -> Mapping[str, QAction]:
        """All actions of the menus, by their names."""
        return ChainMap(self._own, self._of_page)

    def _fill_file(self, menu: QMenu) -> None:
        self._acts["quit"] = self._window.close
        self._fill(
            menu,
            ("open", self.tr("&Open…"), *KEYS["open"]),
            "export",
            "print",
            ("export-collection", self.tr("Export co&llection…"), "Ctrl+Shift+C"),
            None,
            ("back-up", self.tr("&Back up…"), *KEYS["back-up"]),
            ("restore", self.tr("&Restore…"), "Ctrl+Shift+R"),
            None,
            ("quit", self.tr("&Quit"), "Ctrl+Q"),
        )
        self._own["quit"].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)

    def _fill_edit(self, menu: QMenu) -> None:
        paste = ("paste", self.tr("&Paste"), QKeySequence.StandardKey.Paste)
        self._fill(menu, "undo", "redo", None, "copy", "copy-as", paste, None, "draw", *_of_puzzles("edit"))

    def _fill_game(self, menu: QMenu) -> None:
        self._fill(menu, "new", "reset", None, "undo", "redo", "hint", None, "strict", "relaxed", None)
        self._fill(menu, *_of_puzzles("game"))

    def _fill_view(self, menu: QMenu) -> None:
        self._fill(
            menu,
            *((page.name, page.menu_text(), *KEYS.get(page.name, ())) for page in PAGES),
            *_of_puzzles("view"),
            "map",
            None,
        )
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
        self._acts |= {"motion": self._choose_motion, "full-screen": partial(turn_full_screen, self._window)}
        self._fill(menu, ("motion", self.tr("&Reduced motion"), "Ctrl+Shift+M"), None)
        self._fill(menu, "zoom-in", "zoom-out", "zoom-fit", None)
        self._fill(menu, ("full-screen", self.tr("&Full screen"), *KEYS["full-screen"]), "present")
        motion = self._own["motion"]
        motion.setCheckable(True)
        motion.setChecked(self._appearance.reduced_motion)
        connect_slot(self._appearance, "motion_changed(bool)", motion, "setChecked(bool)")

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
            self._acts[f"{name}-{choice}"] = partial(chooser.choose, choice)
            action = self._add(menu, f"{name}-{choice}", title, f"{keys}+{number}")
            action.setCheckable(True)
            action.setChecked(choice == chooser.choice)
            group.addAction(action)

    def _fill(self, menu: QMenu, *entries: Entry) -> None:
        """Put these at the end of a menu."""
        for entry in entries:
            match entry:
                case None:
                    menu.addSeparator()
                case str():
                    menu.addAction(self._of_page[entry])
                    self._of_menus.append((menu, entry))
                case (name, text, *keys):
                    self._add(menu, name, text, *keys)

    def _add(self, menu: QMenu, name: str, text: str, *keys: Keys) -> QAction:
        action = QAction(text, menu)
        action.setObjectName(name + "Action")
        action.setData(name)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._group.addAction(action)
        menu.addAction(action)
        self._own[name] = action
        return action

    @Slot(QAction)
    def _do(self, action: QAction) -> None:
        self._acts[action.data()]()

    def _fill_help(self, menu: QMenu, tips: Tips) -> None:
        self._fill(menu, ("guide", self.tr("&Guide"), *KEYS["guide"]))
        self._own["guide"].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # as quitting: from every window
        of_lessons = menu.addMenu(self.tr("&Lessons"))
        for number, lesson in enumerate(lessons(), 1):
            has_key = number <= MOST_KEYS
            title = f"{'&' * has_key}{number}  {lesson.title}"
            self._add(of_lessons, f"lesson-{number}", title, *([f"Alt+{number}"] * has_key))
        self._acts["tips"] = partial(self._choose_tips, tips)
        self._fill(
            menu,
            ("shortcuts", self.tr("&Keyboard shortcuts"), "Ctrl+F1", "Ctrl+/"),
            None,
            ("tips", self.tr("Show &tips"), "Ctrl+Shift+T"),
            None,
            ("about", self.tr("&About Huarong Knight"), "Shift+F1"),
        )
        self._own["tips"].setCheckable(True)
        self._own["tips"].setChecked(tips.shown)

    def _choose_tips(self, tips: Tips) -> None:
        tips.choose(self._own["tips"].isChecked())

    def _choose_motion(self) -> None:
        self._appearance.choose_motion(REDUCED if self._own["motion"].isChecked() else "full")


def _of_puzzles(menu: str) -> Iterator[Entry]:
    """The actions that puzzles have in a menu, whichever page is in front."""
    for action in (action for puzzle in PUZZLES for action in puzzle.window_actions):
        if action.menu == menu:
            yield action.name, action.text(), *action.keys
