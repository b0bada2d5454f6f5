"""The main window: the pages, the menus, and what is remembered of them."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QTabWidget, QVBoxLayout, QWidget

from app.compare.page import ComparePage
from app.compare.session import ComparisonSession
from app.history.page import HistoryPage
from app.history.recorder import Recorder
from app.history.session import HistorySession
from app.klotski.editor.drawing import Editing
from app.klotski.page import KlotskiPage
from app.klotski.records import KlotskiRecords
from app.klotski.session import KlotskiSession
from app.knight.page import KnightPage
from app.knight.records import KnightRecords
from app.knight.session import KnightSession
from app.puzzle.game_clock import Attention
from app.puzzle.playback import Playback
from app.puzzle.puzzle_page import PuzzlePage
from app.puzzle.saving import Saver
from app.search.thread import working
from app.storage.faults import NOT_OPENED, NOT_SAVED, StorageError
from app.storage.records import OwnLayout, Record
from app.storage.storage import Storage
from app.ui.application import application
from app.ui.files import data_folder
from app.ui.look.theme import Appearance
from app.ui.settings import GEOMETRY, LANGUAGE, MOTION, PAGE, THEME, Settings
from app.ui.widgets.focus import FocusKeys, pass_focus
from app.ui.widgets.message_bar import MessageBar
from app.ui.words.language import Languages
from app.ui.words.messages import as_sentence, translated
from app.window.documents import Sharing
from app.window.help_windows import HelpWindows
from app.window.menus import Actions, WindowActs
from app.window.records import reopen
from app.window.start_request import PAGES, Opening
from solvers.documents import KlotskiDocument, KnightDocument
from solvers.klotski.layout import Layout
from solvers.message import Message

if TYPE_CHECKING:
    from app.klotski.editor.window import EditorWindow
    from app.klotski.layouts.catalogue_window import CatalogueWindow

RECORDS = (KlotskiRecords(), KnightRecords())
FIRST_SIZE = QSize(1060, 800)


class Trouble(Enum):
    """What the bar above the pages tells of, one sentence of each at a time."""

    SETTINGS = auto()
    DATA_FILE = auto()
    OPENING = auto()
    """A file or a text that was to be opened; over when another one, or a record, is."""
    LAST = auto()
    """What was tried last and failed."""


class MainWindow(QMainWindow):
    """A page for each puzzle and one for what is kept. `painted` is emitted once, when the window is first painted.

    The windows beside it are imported when they are first asked for, so that they do not delay that.
    """

    painted = Signal()

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        """Without a `storage`, the person's own is opened."""
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self._painted = False
        self._faults: dict[Trouble, Message] = {}
        self._catalogue: CatalogueWindow | None = None
        self._editor: EditorWindow | None = None
        self._editing = Editing()
        self.languages = Languages(settings.value(LANGUAGE), self)
        self.appearance = Appearance(settings.value(THEME), self, settings.value(MOTION))
        self._help_windows = HelpWindows(self, self.appearance)
        self.storage = Storage(data_folder()) if storage is None else storage
        self.saver = Saver(self)
        self.saver.failed.connect(self._tell_fault)
        self.comparison = ComparisonSession(self.storage.comparisons, self)
        self.comparison.failed.connect(self._tell_fault)
        self.history = HistorySession(self.storage.history, RECORDS, self)
        self.klotski_session = KlotskiSession(self.storage, settings, self.saver, self)
        self.knight_session = KnightSession(self.storage, settings, self.saver, self)
        for session, records in zip((self.klotski_session, self.knight_session), RECORDS, strict=True):
            session.playback.follow_motion(self.appearance)
            session.failed.connect(self._tell_fault)
            Recorder(session.runner, records, self.storage, self.saver, self)
        self.knight_session.board_saved.connect(self.history.refresh)
        self._make()
        self._follow_history()
        self.appearance.apply()  # once all is made: in force before, it would be gone through at every step of that
        self._attention = Attention(self)
        for session in (self.klotski_session, self.knight_session):
            self._attention.active_changed.connect(session.game.clock.follow_window)
            self._attention.stirred.connect(session.game.clock.stir)
        self._focus_keys = FocusKeys(self)
        application().installEventFilter(self._focus_keys)
        self.languages.changed.connect(self._make_anew)
        self._restore()
        self.storage.listen(self._tell_of_file, self._take_back_fault)
        if settings.notice is not None:
            self._tell(Trouble.SETTINGS, settings.notice)
        if self.storage.notice is not None:
            self._tell_of_file(self.storage.notice)

    def _make(self) -> None:
        """Make the pages and the menus, in the language in force."""
        self.setWindowTitle(self.tr("Huarong Knight"))
        self.klotski_page = KlotskiPage(self.klotski_session, self.appearance, self._settings)
        self.knight_page = KnightPage(self.knight_session, self.appearance, self._settings)
        self.history_page = HistoryPage(self.history, self.appearance, self._settings)
        self.compare_page = ComparePage(self.comparison, self.appearance, self._settings)
        self.message_bar = MessageBar("storageFault")
        self.message_bar.understood.connect(self._forget_faults)
        self.pages = self._make_pages()
        self.setCentralWidget(self._make_centre())
        self._connect_storage()
        self.sharing = Sharing(self, (self.klotski_page, self.knight_page), self.appearance, self._settings)
        self.sharing.opened.connect(self._show_opened)
        self.sharing.failed.connect(self._tell_of_opening)
        self.menu_actions = Actions(self, self.appearance, self.languages, self.current_page())
        self.menu_actions.fill_menus(
            WindowActs(
                show_page=self._show_page,
                open_file=self.sharing.ask_for_file,
                about=self._show_about,
                paste=self._paste_layout,
                catalogue=self._show_catalogue,
                edit_layout=self._edit_layout,
                lesson=self._help_windows.show_lesson,
                guide=self._show_guide,
                shortcuts=self._help_windows.show_shortcuts,
            )
        )
        for page in (self.klotski_page, self.knight_page, self.history_page, self.compare_page):
            page.page_actions["export"].triggered.connect(self._export)

    @Slot()
    def _make_anew(self) -> None:
        """Make everything anew in another language; games, tours and choices go on."""
        self._remember()
        front, centre = self.pages.currentIndex(), self.takeCentralWidget()
        self._close_windows()
        self.setMenuBar(QMenuBar())
        self.menu_actions.deleteLater()
        self.sharing.deleteLater()
        self._make()
        if centre is not None:
            centre.deleteLater()
        self.pages.setCurrentIndex(front)
        self._show_faults()

    def open(self, opening: Opening) -> None:
        """Show what was asked for when the program was started; where nothing was, go on with what was left."""
        if not isinstance(opening.document, KlotskiDocument):
            self.klotski_session.restore()
        if not isinstance(opening.document, KnightDocument):
            self.knight_session.restore()
        self.sharing.begin(opening)
        if opening.page is not None:
            self._show_page(PAGES.index(opening.page))

    def current_page(self) -> PuzzlePage | HistoryPage | ComparePage:
        """The page in front."""
        page = self.pages.currentWidget()
        assert isinstance(page, PuzzlePage | HistoryPage | ComparePage)
        return page

    def busy(self) -> bool:
        """Whether anything runs or moves: a search of a page, a lesson or an export, a playback, or a hand."""
        held = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        return held or working() or any(playback.moving for playback in self.findChildren(Playback))

    def warm_up(self) -> None:
        """Load what the first searches will need, in the background."""
        self.klotski_session.warm_up()
        self.knight_session.warm_up()

    def write_games(self) -> None:
        """Write the games that are played now."""
        self.klotski_session.autosave.write()
        self.knight_session.autosave.write()

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
            for playback in (self.klotski_session.playback, self.knight_page.playback):
                playback.pause()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the choices, and let no search outlive the window."""
        self._remember()
        self.comparison.close()
        self.klotski_session.close()
        self.knight_session.close()
        for page in (self.klotski_page, self.knight_page):
            page.game_section.close()
        self.saver.stop()
        self._close_windows()
        self.storage.close()
        self.languages.release()
        application().removeEventFilter(self._focus_keys)
        super().closeEvent(event)

    def _make_pages(self) -> QTabWidget:
        pages = QTabWidget()
        pages.setObjectName("pages")
        pages.setDocumentMode(True)
        pages.tabBar().setAccessibleName(self.tr("Pages"))
        pages.addTab(self.klotski_page, self.tr("Klotski 華容道"))
        pages.addTab(self.knight_page, self.tr("Knight's Tour 馬踏棋盤"))
        pages.addTab(self.history_page, self.tr("History 記錄"))
        pages.addTab(self.compare_page, self.tr("Compare 比較"))
        pages.currentChanged.connect(self._page_changed)
        return pages

    def _make_centre(self) -> QWidget:
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message_bar)
        column.addWidget(self.pages, 1)
        return centre

    def _connect_storage(self) -> None:
        self.history_page.puzzle_asked.connect(self._show_puzzle)
        self._offer_own()

    def _follow_history(self) -> None:
        self.saver.saved.connect(self.history.refresh)
        self.history.failed.connect(self._tell_fault)
        self.history.opened.connect(self._reopen)
        self.history.changed.connect(self._offer_own)

    @Slot()
    def _offer_own(self) -> None:
        """Offer what the person made and named, and show the best records: what has not been deleted since."""
        self.klotski_session.read_own_layouts()
        self.knight_session.read_boards()
        self.klotski_session.autosave.read_best()
        self.knight_session.autosave.read_best()

    @Slot(object)
    def _tell_fault(self, why: Message) -> None:
        self._tell(Trouble.LAST, why)

    def _tell_of_file(self, why: Message) -> None:
        self._tell(Trouble.DATA_FILE, why)

    @Slot(object)
    def _tell_of_opening(self, why: Message) -> None:
        self._tell(Trouble.OPENING, why)

    @Slot(object)
    def _show_opened(self, page: QWidget) -> None:
        """Turn to the page on which something was opened: that something else was not is no trouble any more."""
        last = self._faults.get(Trouble.LAST)
        if last is not None and last.template in NOT_OPENED:
            del self._faults[Trouble.LAST]
        self._faults.pop(Trouble.OPENING, None)
        self._show_faults()
        self.pages.setCurrentWidget(page)

    def _tell(self, trouble: Trouble, why: Message) -> None:
        self._faults[trouble] = why
        self._show_faults()

    def _take_back_fault(self) -> None:
        """A writing has succeeded: that an earlier one did not is no trouble any more."""
        last = self._faults.get(Trouble.LAST)
        if last is not None and last.template in NOT_SAVED:
            del self._faults[Trouble.LAST]
            self._show_faults()

    @Slot()
    def _forget_faults(self) -> None:
        self._faults.clear()

    def _show_faults(self) -> None:
        """Show every trouble there is in the bar above the pages, each once."""
        sentences = dict.fromkeys(as_sentence(translated(why)) for why in self._faults.values())
        self.message_bar.say("\n".join(sentences))

    @Slot(object)
    def _reopen(self, record: Record) -> None:
        self._show_opened(reopen(record, self.klotski_page, self.knight_page))

    @Slot(str)
    def _show_puzzle(self, puzzle: str) -> None:
        self.pages.setCurrentWidget(self.klotski_page if puzzle == "klotski" else self.knight_page)

    def _page_changed(self) -> None:
        self.menu_actions.show_page(self.current_page())
        front = self.pages.currentWidget()
        if front is not self.klotski_page:
            self.klotski_session.playback.pause()
        if front is not self.knight_page:
            self.knight_page.playback.pause()

    def _show_about(self) -> None:
        from app.window.about import about_box

        about_box(self).open()

    def _paste_layout(self) -> None:
        """What is opened shows its page itself; a layout alone belongs on the Klotski page, whichever is in front."""
        if self.sharing.paste():
            return
        self.pages.setCurrentWidget(self.klotski_page)
        self.klotski_page.paste()

    def _export(self) -> None:
        page = self.current_page()
        if isinstance(page, KlotskiPage | KnightPage):
            self.sharing.export(page)

    def _show_guide(self) -> None:
        self._help_windows.show_guide(self.pages.currentIndex())

    def _show_page(self, number: int) -> None:
        self.pages.setCurrentIndex(number)
        first = self.current_page().focusProxy()
        if first is not None:
            first.setFocus()

    def _close_windows(self) -> None:
        """Close the windows beside this one; they are made anew when they are asked for."""
        self._help_windows.close()
        for window in (self._catalogue, self._editor):
            if window is not None:
                window.close()
                window.deleteLater()
        self._catalogue = self._editor = None

    def _edit_layout(self) -> None:
        from app.klotski.editor.window import EditorWindow

        if self._editor is None:
            self._editor = EditorWindow(self.appearance, self._editing, self)
            self._editor.play_wanted.connect(self._show_layout)
            self._editor.save_wanted.connect(self._save_layout)
            self._editor.board_wanted.connect(self._edit_board)
        self._editor.edit(self.klotski_session.layout_on_board)
        self._editor.show()
        self._editor.raise_()
        self._editor.activateWindow()

    @Slot()
    def _edit_board(self) -> None:
        if self._editor is not None:
            self._editor.take(self.klotski_session.layout_on_board)

    @Slot(object, str, str)
    def _save_layout(self, layout: Layout, name: str, notes: str) -> None:
        assert self._editor is not None
        try:
            before = self.storage.own_layouts.named(name)
            self.storage.own_layouts.keep(OwnLayout(name=name, layout=layout, notes=notes))
        except StorageError as error:
            self._tell_fault(error.message)
            self._editor.panel.say(as_sentence(translated(error.message)))
            return
        if not self.storage.lasting:
            text = self.tr("Kept as {name} until the program is closed.")
        elif before is None or before.layout == layout:
            text = self.tr("Saved as {name}.")
        else:
            text = self.tr("Saved as {name}; what had this name is found among the deleted in the history.")
        self._editor.confirm_saved(text.format(name=name))
        self.klotski_session.read_own_layouts()
        self.history.refresh()

    def _show_catalogue(self) -> None:
        from app.klotski.layouts.catalogue_window import CatalogueWindow

        if self._catalogue is None:
            self._catalogue = CatalogueWindow(self.appearance, self._settings, self)
            self._catalogue.chosen.connect(self._show_layout)
        self._catalogue.open_at(self.klotski_session.layout)

    @Slot(object)
    def _show_layout(self, layout: Layout) -> None:
        """Put a layout that another window gave on the board, and the board under the person's hands."""
        self.pages.setCurrentWidget(self.klotski_page)
        self.klotski_session.show_layout(layout)
        self.activateWindow()
        self.klotski_page.klotski_board.setFocus()

    def _restore(self) -> None:
        self.resize(FIRST_SIZE)
        geometry = self._settings.value(GEOMETRY)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.pages.setCurrentIndex(self._settings.value(PAGE))
        first = self.pages.currentWidget().focusProxy()
        if first is not None:
            first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _remember(self) -> None:
        self._settings.keep(GEOMETRY, self.saveGeometry())
        self._settings.keep(PAGE, self.pages.currentIndex())
        self._settings.keep(THEME, self.appearance.choice)
        self._settings.keep(LANGUAGE, self.languages.choice)
        self._settings.keep(MOTION, self.appearance.motion)
        self.klotski_session.remember(self._settings)
        self.knight_session.remember(self._settings)
        self._settings.save()
