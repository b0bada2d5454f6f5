"""The main window: the sessions of all pages, views of them in the language in force, and the menus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QTabWidget, QWidget

from app.compare.session import ComparisonSession
from app.history.page import HistoryPage
from app.history.recorder import Recorder
from app.history.session import HistorySession
from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.puzzle.game_clock import Attention
from app.puzzle.playback import Playback
from app.puzzle.saving import Saver
from app.puzzle.session import PuzzleSession
from app.search.thread import working
from app.storage.records import Record
from app.storage.storage import Storage
from app.ui.application import application
from app.ui.look.theme import Appearance
from app.ui.settings import GEOMETRY, LANGUAGE, MOTION, PAGE, THEME, Settings
from app.ui.widgets.focus import FocusKeys, pass_focus
from app.ui.widgets.message_bar import MessageBar
from app.ui.widgets.shorthand import column
from app.ui.words.language import Languages
from app.window.documents import Sharing
from app.window.faults import Faults, Trouble
from app.window.help_windows import HelpWindows
from app.window.layout_windows import LayoutWindows
from app.window.menus import Actions, WindowActs
from app.window.registry import PAGES, PUZZLES, PageView, open_storage
from app.window.start_request import Opening
from app.window.view_state import show_state, view_state

FIRST_SIZE = QSize(1060, 800)


class MainWindow(QMainWindow):
    """Owns the session of every page; the pages are views of them, made again when the language changes."""

    painted = Signal()
    """Emitted once, when the window has been painted for the first time."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        """Without a `storage`, the person's own is opened."""
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self._painted = False
        self.languages = Languages(settings.value(LANGUAGE), self)
        self.appearance = Appearance(settings.value(THEME), self, settings.value(MOTION))
        self.storage = open_storage() if storage is None else storage
        self.saver = Saver(self)
        self.faults = Faults(self)
        self._attention = Attention(self)
        self.sessions: dict[str, PuzzleSession] = {
            puzzle.name: puzzle.make_session(self.storage, settings, self.saver, self) for puzzle in PUZZLES
        }
        self.history = HistorySession(self.storage.history, [puzzle.records for puzzle in PUZZLES], self)
        self.comparison = ComparisonSession(self.storage.comparisons, self)
        self.sharing = Sharing(self, self.sessions, self.appearance, settings)
        self._help_windows = HelpWindows(self, self.appearance)
        self._layout_windows = self._make_layout_windows()
        self._connect_sessions()
        self._make_views()
        self.appearance.apply()  # once all is made: in force before, it would be gone through at every step of that
        self._focus_keys = FocusKeys(self)
        application().installEventFilter(self._focus_keys)
        self.languages.changed.connect(self._change_language)
        self._restore()
        self.storage.listen(self.faults.tell_of_file, self.faults.end_saving)
        for trouble, notice in ((Trouble.SETTINGS, settings.notice), (Trouble.DATA_FILE, self.storage.notice)):
            if notice is not None:
                self.faults.tell(trouble, notice)

    def open(self, opening: Opening) -> None:
        """Show what was asked for when the program was started; where nothing was, go on with what was left."""
        for puzzle in PUZZLES:
            if not puzzle.opens(opening.document):
                self.sessions[puzzle.name].restore()
        self.sharing.begin(opening)
        if opening.page is not None:
            self._show_page(opening.page)

    def current_page(self) -> PageView:
        """The page in front."""
        return self.views[self._name_in_front]

    def busy(self) -> bool:
        """Whether anything runs or moves: a search of a page, a lesson or an export, a playback, or a hand."""
        held = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        return held or working() or any(playback.moving for playback in self.findChildren(Playback))

    def warm_up(self) -> None:
        """Load what the first searches will need, in the background."""
        for session in self.sessions.values():
            session.warm_up()

    def write_games(self) -> None:
        """Write the games that are played now."""
        for session in self.sessions.values():
            session.autosave.write()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After what stands above the pages, the page in front."""
        return pass_focus(self, self.current_page()) or super().focusNextPrevChild(forward)

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
            self._pause_all_but("")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the choices, and let no search outlive the window."""
        self._remember()
        for session in (*self.sessions.values(), self.comparison):
            session.close()
        self.saver.stop()
        for windows in (self._help_windows, self._layout_windows):
            windows.close()
        self.storage.close()
        self.languages.release()
        application().removeEventFilter(self._focus_keys)
        super().closeEvent(event)

    def _make_layout_windows(self) -> LayoutWindows:
        session = self.sessions["klotski"]
        assert isinstance(session, KlotskiSession)
        windows = LayoutWindows(self, session, self.storage, self.appearance, self._settings)
        windows.chosen.connect(self._show_board)
        windows.saved.connect(session.read_own)
        windows.saved.connect(self.history.refresh)
        windows.failed.connect(self.faults.tell_last)
        return windows

    def _connect_sessions(self) -> None:
        for puzzle in PUZZLES:
            session = self.sessions[puzzle.name]
            session.playback.follow_motion(self.appearance)
            session.read_own()
            session.autosave.read_best()
            session.saved.connect(self.history.refresh)
            Recorder(session.runner, puzzle.records, self.storage, self.saver, session)
            self._attention.active_changed.connect(session.game.clock.follow_window)
            self._attention.stirred.connect(session.game.clock.stir)
            self.history.changed.connect(session.read_own)
            self.history.changed.connect(session.autosave.read_best)
        for part in (*self.sessions.values(), self.history, self.comparison, self.saver):
            part.failed.connect(self.faults.tell_last)
        self.saver.saved.connect(self.history.refresh)
        self.history.opened.connect(self._reopen)
        self.sharing.opened.connect(self._show_opened)
        self.sharing.failed.connect(self.faults.tell_of_opening)

    def _make_views(self) -> None:
        """Make the pages and the menus in the language in force."""
        self.setWindowTitle(self.tr("Huarong Knight"))
        sessions = {**self.sessions, "history": self.history, "compare": self.comparison}
        self.views = {page.name: page.make(sessions[page.name], self.appearance, self._settings) for page in PAGES}
        self._centre = QWidget()
        self.message_bar = MessageBar("storageFault", self._centre)
        self.message_bar.understood.connect(self.faults.forget)
        self.faults.changed.connect(self._show_faults)
        self._show_faults()
        self.pages = QTabWidget()
        self.pages.setObjectName("pages")
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setAccessibleName(self.tr("Pages"))
        for page in PAGES:
            view = self.views[page.name]
            self.pages.addTab(view, page.title())
            view.page_actions["export"].triggered.connect(self._export)
            if isinstance(view, HistoryPage):
                view.puzzle_asked.connect(self._show_tab)
        self.pages.currentChanged.connect(self._page_changed)
        column(self.message_bar, (self.pages, 1), spacing=0, parent=self._centre)
        self.setCentralWidget(self._centre)
        self.menu_actions = Actions(self, self.appearance, self.languages, self.current_page())
        self.menu_actions.fill_menus(
            WindowActs(
                show_page=self._show_page,
                open_file=self.sharing.ask_for_file,
                about=self._show_about,
                paste=self._paste,
                catalogue=self._layout_windows.show_catalogue,
                edit_layout=self._layout_windows.edit,
                lesson=self._help_windows.show_lesson,
                guide=self._show_guide,
                shortcuts=self._help_windows.show_shortcuts,
            )
        )

    @Slot()
    def _change_language(self) -> None:
        """Make all views again, attached to the same sessions and shown as they were."""
        self._remember()
        state = view_state(self._centre)
        for windows in (self._help_windows, self._layout_windows):
            windows.take_down()
        self.setMenuBar(QMenuBar())
        self.menu_actions.deleteLater()
        self._make_views()
        self._focus_page()
        show_state(self._centre, state)
        for windows in (self._help_windows, self._layout_windows):
            windows.set_up()

    @property
    def _name_in_front(self) -> str:
        return PAGES[self.pages.currentIndex()].name

    @Slot()
    def _show_faults(self) -> None:
        self.message_bar.say(self.faults.text)

    @Slot(str)
    def _show_tab(self, name: str) -> None:
        self.pages.setCurrentWidget(self.views[name])

    @Slot(str)
    def _show_opened(self, name: str) -> None:
        """Turn to the page on which something was opened."""
        self.faults.end_opening()
        self._show_tab(name)

    @Slot(object)
    def _reopen(self, record: Record) -> None:
        puzzle = next(puzzle for puzzle in PUZZLES if puzzle.records.kind_of(record) is not None)
        self.sessions[puzzle.name].show_record(record)
        self._show_opened(puzzle.name)

    @Slot()
    def _page_changed(self) -> None:
        self.menu_actions.show_page(self.current_page())
        self._pause_all_but(self._name_in_front)

    def _pause_all_but(self, name: str) -> None:
        for puzzle, session in self.sessions.items():
            if puzzle != name:
                session.playback.pause()

    def _show_about(self) -> None:
        from app.window.about import about_box

        about_box(self).open()

    def _paste(self) -> None:
        """Open what is on the clipboard; a layout alone is taken by the Klotski page, whichever is in front."""
        if not self.sharing.paste():
            self._show_tab("klotski")
            page = self.current_page()
            assert isinstance(page, KlotskiPage)
            page.paste()

    @Slot()
    def _export(self) -> None:
        self.sharing.export(self._name_in_front)

    def _show_guide(self) -> None:
        self._help_windows.show_guide(self._name_in_front)

    def _show_page(self, name: str) -> None:
        self._show_tab(name)
        self._focus_page()

    def _focus_page(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        first = self.current_page().focusProxy()
        if first is not None:
            first.setFocus(reason)

    @Slot()
    def _show_board(self) -> None:
        """Put the board of a layout that was chosen in another window under the person's hands."""
        self.activateWindow()
        self._show_page("klotski")

    def _restore(self) -> None:
        self.resize(FIRST_SIZE)
        geometry = self._settings.value(GEOMETRY)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.pages.setCurrentIndex(self._settings.value(PAGE))
        self._focus_page(Qt.FocusReason.ActiveWindowFocusReason)

    def _remember(self) -> None:
        self._settings.keep(GEOMETRY, self.saveGeometry())
        self._settings.keep(PAGE, self.pages.currentIndex())
        self._settings.keep(THEME, self.appearance.choice)
        self._settings.keep(LANGUAGE, self.languages.choice)
        self._settings.keep(MOTION, self.appearance.motion)
        for session in self.sessions.values():
            session.remember(self._settings)
        self._settings.save()
