"""The main window: the sessions of all pages, views of them in the language in force, and the menus."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QWidget

from app.learn.lessons.catalogue import lessons
from app.puzzle.autosave import QUIET_MS
from app.puzzle.playback import Playback
from app.search.thread import working
from app.storage.storage import Storage
from app.ui.look.sizes import TextSize, TouchScreens
from app.ui.look.theme import Appearance, Lettering
from app.ui.settings import GEOMETRY, LANGUAGE, MOTION, PAGE, PIECE_NAMES, TEXT_SIZE, THEME, Settings, Tips
from app.ui.widgets.focus import FocusKeys, pass_focus
from app.ui.widgets.notices import MessageBar
from app.ui.widgets.shorthand import column
from app.ui.widgets.windows import delete_view, resize_at_first
from app.ui.words.language import Languages
from app.window.backup.backups import Backups
from app.window.collections import CollectionKeeper
from app.window.documents import Documents
from app.window.faults import Faults, FaultSubject
from app.window.first_steps import FirstSteps
from app.window.menus import Actions
from app.window.own_searches import OwnSearches
from app.window.page_views import PageRequests, PageViews
from app.window.pages import NAMES, Pages, last_page
from app.window.registry import PUZZLES, open_storage, puzzle_of
from app.window.sessions import Sessions
from app.window.side_windows import HelpWindows
from app.window.start_request import Opening

if TYPE_CHECKING:
    from app.puzzle.page import PuzzlePage
    from app.ui.widgets.notices import Toast
    from app.window.registry import OnDemand, PageView

FIRST_SIZE = QSize(1060, 800)


class MainWindow(QMainWindow):
    """Owns the sessions of the pages; the pages are views of them, made again when the language changes.

    Sessions and pages are made when they are first asked for. At the start this is only the page in front; `prepare`
    makes the others while nobody does anything.
    """

    painted = Signal()
    """Emitted once, when the window has been painted for the first time."""
    imported = Signal()
    """Nearly all modules are imported, and in each language no page but that in front is made."""

    def __init__(self, settings: Settings, storage: Storage | None = None, first: str | None = None) -> None:
        """Without a `storage`, the person's own is used; `first` is the page in front, by default the last one."""
        self._settings = settings
        self._painted = False
        self.text_size = TextSize(settings.value(TEXT_SIZE))
        super().__init__()
        self.setObjectName("mainWindow")
        self.text_size.setParent(self)
        self._first_paint = QTimer(self, singleShot=True, interval=0)
        self._first_paint.timeout.connect(self.painted)
        self.languages = Languages(settings.value(LANGUAGE), self)
        self.appearance = Appearance(
            settings.value(THEME), self, motion=settings.value(MOTION), lettering=settings.value(PIECE_NAMES)
        )
        for look in (self.appearance, self.text_size):
            look.apply()  # before there are widgets, which would be polished anew
        self._touch_screens = TouchScreens(self)
        self.storage = open_storage() if storage is None else storage
        self.faults = Faults(self)
        settings.noticed = self.faults.tell_last
        if settings.notice is not None:
            self.faults.tell(FaultSubject.SETTINGS, settings.notice)
        self._sessions = Sessions(self.storage, settings, self.appearance, self)
        self.sessions = self._sessions.puzzles
        """The sessions of the puzzles by name, each made when it is first looked up."""
        self._page_views = PageViews(self._sessions, self.busy)
        self._requests = PageRequests(self._sessions, self._page_views, self.faults, self)
        self.documents = Documents(self._sessions)
        self._collections = CollectionKeeper(self._sessions, self._say)
        self._backups = Backups(self._sessions, self._say, self.busy)
        self._help_windows = HelpWindows(self._sessions, lambda: self._own_searches.files)
        self._own_searches = OwnSearches(self._sessions)
        self._tips = Tips(settings)
        self._first_steps = FirstSteps(self, self._tips, self.current_page)
        self._windows_to_renew: Iterator[None] = iter(())
        self._next_window = QTimer(self, singleShot=True, interval=0)
        self._next_window.timeout.connect(self._renew_next_window)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._remember)
        self._connect()
        self._make_views(first or last_page(settings))
        self._focus_keys = FocusKeys(self)
        self._restore()

    @property
    def pages(self) -> Pages:
        """The tabs in the language in force."""
        return self._page_views.pages

    @property
    def views(self) -> OnDemand[PageView]:
        """The pages by name, each made when it is first looked up."""
        return self._page_views.views

    def open(self, opening: Opening) -> None:
        """Show what was asked for when the program was started; where nothing was, go on with what was left."""
        puzzle = puzzle_of(opening.document)
        self._sessions.go_on(but="" if puzzle is None else puzzle.name)
        if opening.today is not None:
            self._sessions.set_today(opening.today)
        self.documents.begin(opening)
        if opening.page is not None:
            self._page_views.show(opening.page)

    def current_page(self) -> PageView:
        """The page in front."""
        return self._page_views.front

    def warm_up(self) -> None:
        """Load what the first search on the page in front will need, in the background."""
        name = self.pages.name_in_front
        if any(puzzle.name == name for puzzle in PUZZLES):
            self._sessions.warm_up(name)

    @Slot()
    def prepare(self) -> None:
        """Load what searches will need; while nobody does anything make the other pages, and the backup of the day."""
        from app.window.compiling import CompilingNote  # only here: the first paint does not wait for it

        self.warm_up()
        CompilingNote(self)
        self._page_views.prepare()
        self._backups.begin_automatic()

    def busy(self) -> bool:
        """Whether anything runs or moves: a search of a page, a lesson or an export, a playback, or a hand."""
        held = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        return held or working() or any(playback.moving for playback in self.findChildren(Playback))

    def write_games(self) -> None:
        """Write the games that are played now."""
        self._sessions.write_games()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After what stands above the pages, the page in front."""
        made = [self.current_page()] if self._page_views.is_front_made else []
        return pass_focus(self, *made) or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say when the window has been painted for the first time."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._first_paint.start()

    def changeEvent(self, event: QEvent) -> None:
        """Nothing moves in a window that is minimised; text follows the system."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange:
            self.text_size.follow_system()
        if event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            self._sessions.pause_all_but("")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save everything first, then let no search outlive the window."""
        if not (self._own_searches.leave(self.close) and self._help_windows.leave(self.close)):
            event.ignore()
            return
        self._remember()
        self._sessions.write()
        self._page_views.idle.stop()
        self._next_window.stop()
        self._sessions.close()
        for windows in (self._help_windows, self._backups, self._own_searches):
            windows.close()
        self._settings.save()
        self.storage.close()
        self.languages.release()
        self._focus_keys.stop()
        self._touch_screens.stop()
        self._quiet.stop()
        super().closeEvent(event)

    def _connect(self) -> None:
        sessions = self._sessions
        self.storage.listen(self.faults.tell_of_file, self.faults.end_saving)
        self.faults.changed.connect(self._show_faults)
        for part in (sessions, self._collections, self._backups):
            part.failed.connect(self.faults.tell_last)
        for done in (sessions.user_activity.noted, sessions.user_activity.active_changed, sessions.saved):
            done.connect(self._remember_soon)
        sessions.chosen.connect(self._show_board)
        sessions.collected.connect(self._collections.export)
        self._own_searches.page_wanted.connect(self._show_board)
        sessions.user_activity.noted.connect(self._backups.wait)
        self._backups.starting.connect(self._remember)
        self._backups.starting.connect(sessions.write)
        self._backups.restored.connect(sessions.read_restored)
        self._backups.chosen.connect(self._follow_settings)
        self._first_steps.lessons_wanted.connect(self._show_first_lesson)
        self._first_steps.turned_off.connect(self._turn_tips_off)
        self.documents.opened.connect(self._requests.show_opened)
        self.documents.collected.connect(self._collections.take)
        self.documents.search_opened.connect(self._own_searches.open)
        self.documents.failed.connect(self.faults.tell_of_opening)
        self._collections.taken.connect(sessions.own_changed)
        self._collections.taken.connect(self._requests.show_collections)
        self.languages.changed.connect(self._renew_views)
        for look in (self.text_size, self._touch_screens):
            look.changed.connect(self._renew_views)
        self._page_views.made.connect(self._take_page)
        self._page_views.imported.connect(self.imported)
        self._page_views.changed.connect(self._page_changed)
        self.painted.connect(self._read_saved)
        self.painted.connect(self._wait_for_touch)

    @Slot()
    def _wait_for_touch(self) -> None:
        self._touch_screens.wait_in(self.windowHandle())

    @Slot()
    def _read_saved(self) -> None:
        """Open the data file, for which the first paint does not wait, and read what the sessions show of it."""
        self.storage.open()
        self._sessions.read_saved()
        self._own_searches.read()
        self._own_searches.follow_page(self.pages.name_in_front)
        self._place_parts()

    def _place_parts(self) -> None:
        """Have what puzzles have beside the tabs stand there."""
        for parts in self._sessions.all_window_parts():
            parts.place_in(self.pages)

    def _make_views(self, first: str) -> None:
        """Make the menus and the page in front in the language in force; the other pages when they are visited."""
        self.setWindowTitle(self.tr("Huarong Knight"))
        self._centre = QWidget()
        self.message_bar = MessageBar("storageFault", self._centre)
        self.message_bar.close_button.clicked.connect(self.faults.forget)
        self._show_faults()
        self._page_views.make(first)
        if self._painted:
            self._place_parts()
        column(self.message_bar, (self.pages, 1), spacing=0, parent=self._centre)
        self.setCentralWidget(self._centre)
        self.menu_actions = Actions(
            window=self,
            appearance=self.appearance,
            text_size=self.text_size,
            languages=self.languages,
            tips=self._tips,
            page=self.current_page(),
            acts={
                **{name: partial(self._page_views.show, name) for name in NAMES},
                **{
                    f"lesson-{number + 1}": partial(self._help_windows.show_lesson, number)
                    for number in range(len(lessons()))
                },
                "open": self.documents.ask_for_file,
                "export-collection": partial(self._collections.export, ()),
                "back-up": self._backups.back_up,
                "restore": self._backups.restore,
                "about": self._help_windows.show_about,
                "paste": partial(self._requests.paste, self.documents),
                **{
                    action.name: partial(self._act, puzzle.name, action.act)
                    for puzzle in PUZZLES
                    for action in puzzle.window_actions
                },
                "own-searches": self._own_searches.show,
                "guide": self._show_guide,
                "shortcuts": self._help_windows.show_shortcuts,
            },
        )
        self._complete_page(first)

    @Slot(str)
    def _take_page(self, name: str) -> None:
        """A page was made: connect it; if it is in front already, its actions go into the menus."""
        self._complete_page(name)
        if name == self.pages.name_in_front:
            self.menu_actions.show_page(self.views[name])

    def _complete_page(self, name: str) -> None:
        """Connect a page that was made, and complete the menu of that of a puzzle."""
        view = self.views[name]
        for act, slot in (("export", self.documents.export_asked), ("print", self.documents.print_asked)):
            view.page_actions[act].setData(name)
            view.page_actions[act].triggered.connect(slot)
        if name in self.sessions:
            self._first_steps.follow(self.sessions[name])
            self.menu_actions.offer_more(cast("PuzzlePage", view))

    @Slot()
    def _renew_views(self) -> None:
        """Make the menus and the page in front again, in another language or size, and show it as it was.

        The other pages are made again when they are visited, or while nobody does anything; the windows beside this
        one at once, but each in a turn of its own of the event loop.
        """
        self._remember()
        self._first_steps.put_away()
        self._page_views.keep()
        front = self.pages.name_in_front
        self.setMenuBar(QMenuBar())
        self.menu_actions.deleteLater()
        delete_view(self._centre)
        self._make_views(front)
        self._page_views.show_again()
        self._windows_to_renew = chain(
            self._help_windows.renew(),
            self._own_searches.renew(),
            *(parts.renew() for parts in self._sessions.window_parts.values()),
        )
        self._next_window.start()

    @Slot()
    def _renew_next_window(self) -> None:
        if next(self._windows_to_renew, self) is not self:
            self._next_window.start()

    @Slot()
    def _show_faults(self) -> None:
        self.message_bar.say(self.faults.text)

    @Slot()
    def _page_changed(self) -> None:
        self._first_steps.put_away()
        if self._page_views.is_front_made:
            self.menu_actions.show_page(self.current_page())
        self._sessions.pause_all_but(self.pages.name_in_front)
        self._own_searches.follow_page(self.pages.name_in_front)
        self._first_steps.put_away()

    def _act(self, puzzle: str, act: str) -> None:
        """Carry out what a puzzle offers in the menus, whichever page is in front."""
        attrgetter(act)(self._sessions.window_parts[puzzle])()

    def _show_guide(self) -> None:
        name, page = self.pages.name_in_front, self.current_page()
        if name in self.sessions:
            name = cast("PuzzlePage", page).chapter
        in_front = (parts.chapter for parts in self._sessions.window_parts.values())
        self._help_windows.show_guide(next(filter(None, in_front), name))

    @Slot()
    def _show_first_lesson(self) -> None:
        self._help_windows.show_lesson(0)

    @Slot()
    def _turn_tips_off(self) -> None:
        """Show no tips any more, as the menu says then too."""
        tips = self.menu_actions.by_name["tips"]
        if tips.isChecked():
            tips.trigger()

    @Slot(str)
    def _show_board(self, puzzle: str) -> None:
        """Put the board of what was chosen in another window under the person's hands."""
        self.raise_()
        self.activateWindow()
        self._page_views.show(puzzle)

    def _say(self, sentence: str) -> None:
        """Show a sentence for a while."""
        self._toast.say(sentence)

    @cached_property
    def _toast(self) -> Toast:
        from app.ui.widgets.notices import Toast

        return Toast("windowToast", self)

    @Slot()
    def _follow_settings(self) -> None:
        """Show at once what can be shown of settings that were taken from elsewhere."""
        settings = self._settings
        self.appearance.choose(settings.value(THEME))
        self.appearance.choose_motion(settings.value(MOTION))
        if settings.value(PIECE_NAMES) in list(Lettering):
            self.appearance.choose_lettering(settings.value(PIECE_NAMES))
        self.text_size.choose(settings.value(TEXT_SIZE))
        self.languages.choose(settings.value(LANGUAGE))
        self._renew_views()

    def _restore(self) -> None:
        resize_at_first(self, FIRST_SIZE)
        geometry = self._settings.value(GEOMETRY)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self._page_views.focus(Qt.FocusReason.ActiveWindowFocusReason)

    @Slot()
    def _remember_soon(self) -> None:
        """Remember the choices soon: a person did something, or something was found."""
        if self.isVisible() and not self._quiet.isActive():
            self._quiet.start()

    @Slot()
    def _remember(self) -> None:
        self._settings.keep(GEOMETRY, self.saveGeometry())
        for setting, choice in (
            (PAGE, self.pages.name_in_front),
            (THEME, self.appearance.choice),
            (LANGUAGE, self.languages.choice),
            (MOTION, self.appearance.motion),
            (TEXT_SIZE, self.text_size.choice),
            (PIECE_NAMES, self.appearance.lettering.value),
        ):
            self._settings.keep(setting, choice)
        self._sessions.remember()
        self._settings.save()
