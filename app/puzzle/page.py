"""The page of a puzzle: a board, a panel for the search at its right, and a strip for playback below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QTabWidget, QWidget

from app.puzzle.actions import make_page_actions
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.copy_forms import CopyAsMenu, CopyForm
from app.puzzle.session import SEARCH, PuzzleSession
from app.puzzle.transport_bar import TransportBar
from app.search.pace_bar import PaceBar
from app.search.progress_panel import ProgressPanel
from app.search.worker import Report
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import bind, enable, offer, tip
from app.ui.widgets.first_hint import FirstHint
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.scrolled import Scrolled, scrolled_column
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.widgets.toast import Toast
from solvers.search import Progress

PANEL_WIDTH = 320
LEAST_SECTION = 120
"""How high the sections of the panel are at least, in pixels; where there is less room, the panel scrolls."""
MOST_SHOWN = 200
"""How many characters of a text that was copied are shown at most."""


class PuzzlePage(QWidget):
    """A view of a `PuzzleSession`.

    A page of a puzzle adds its choices to `choices`, what else it shows of a search to `details`, and other sections of
    the panel with `add_section`. When all is made it calls `attach`, which shows the session's present state.
    """

    def __init__(
        self, session: PuzzleSession, progress: ProgressPanel, board: BoardWidget, appearance: Appearance
    ) -> None:
        """`progress` and `board` are those of the puzzle."""
        super().__init__()
        prefix = session.name
        self.setObjectName(prefix + "Page")
        self.session = session
        self.runner, self.playback = session.runner, session.playback
        self.board = board
        self.setFocusProxy(board)
        self._section_names: list[str] = []
        self.copy_as = CopyAsMenu(self.copy_forms, self)
        self.page_actions = make_page_actions(self, self.copy_as)
        self.transport = TransportBar(prefix, session.playback, self.page_actions, appearance)
        self.progress = progress
        self.pace_bar = PaceBar(prefix, session.runner.pace, self.page_actions, appearance)
        self.result = label("", "result", prefix + "Result", self.tr("Result"), lines=3, selectable=True)
        self.toast = Toast(prefix + "Notice", board)
        self.find_button = named(QPushButton(), role="primary")
        stop = self.page_actions["stop"]
        self.stop_button = button(
            self.tr("Stop"), prefix + "StopButton", tip(self.tr("Stop the search"), stop), stop.trigger
        )
        self.stop_button.setEnabled(session.runner.busy)
        self.above_board, self.choices = column((board, 1), spacing=8), column(spacing=8)
        self.buttons = row((self.find_button, 2), (self.stop_button, 1), spacing=8)
        self.details = column()
        self.sections = QTabWidget()
        self._lay_out()
        self._offer_actions()

    def attach(self) -> None:
        """Show the session's present state, and follow it from now on."""
        session = self.session
        self.result.setText(session.sentence)
        self.refresh_actions()
        self._show_progress(session.progress)
        self._show_section()
        self.pace_bar.changed.connect(session.said)
        self.sections.currentChanged.connect(self._choose_section)
        session.said.connect(self._show_sentence)
        session.progressed.connect(self._show_progress)
        session.section_changed.connect(self._show_section)
        session.runner.busy_changed.connect(self._show_busy)
        session.runner.busy_changed.connect(self._rest_stop, Qt.ConnectionType.QueuedConnection)

    def add_section(self, name: str, section: QWidget, title: str, first: bool = False) -> None:
        """Add a section to the panel, behind the others or as the `first`; `name` is what the session calls it."""
        place = 0 if first else self.sections.count()
        self._section_names.insert(place, name)
        self.sections.insertTab(place, section, title)

    @Slot()
    def stop(self) -> None:
        """Stop what is running."""
        self.session.stop()

    @abstractmethod
    def copy(self) -> None:
        """Put what is shown on the clipboard, as text."""

    @abstractmethod
    def copy_forms(self) -> Sequence[CopyForm]:
        """The forms in which what is shown can be copied."""

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        return {"stop": self.session.runner.busy}

    @Slot()
    def refresh_actions(self) -> None:
        """Enable the actions that would do something now."""
        enable(self.page_actions, self.possible_actions())

    def show_progress(self, progress: Progress) -> None:
        """Draw what a search reports of where it stands, besides the figures in the panel."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After a button of the search: Stop while it runs, then the playback of its answer; else the board."""
        of_search = self.buttons.indexOf(self.window().focusWidget()) >= 0
        searching = (self.stop_button, self.transport.play_button) if of_search else ()
        return pass_focus(self, *searching, self.board) or super().focusNextPrevChild(forward)

    def show_first_hint(self, hint: FirstHint) -> None:
        """Have a hint above the board, until it is put away or something is done on the board."""
        self.first_hint = hint
        self.above_board.insertWidget(0, hint)

    def confirm_copied(self, form: CopyForm) -> None:
        """Say that what is shown was copied in this form."""
        self.toast.say(self.tr("Copied as {form}: {text}").format(form=form.title, text=_first_line(form.text or "")))

    def _lay_out(self) -> None:
        panel = named(QFrame(), "sidePanel", role="panel")
        panel.setFixedWidth(PANEL_WIDTH)
        parts = self.choices, self.buttons, self.result, (self.sections, 1)
        scrolled_column(*parts, spacing=12, margins=(16, 16, 16, 16), parent=panel)
        self._fill_search_section()
        above = row((self.above_board, 1), panel, spacing=14)
        column((above, 1), self.transport, spacing=12, margins=(14, 6, 14, 14), parent=self)

    def _fill_search_section(self) -> None:
        section = named(QWidget(), "searchSection")
        column(self.pace_bar, self.progress, (self.details, 1), spacing=12, margins=(0, 10, 0, 0), parent=section)
        self.sections.setMinimumHeight(LEAST_SECTION)
        self.sections.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.sections.setDocumentMode(True)
        self.sections.setTabBarAutoHide(True)
        self.sections.tabBar().setExpanding(True)
        self.sections.tabBar().setAccessibleName(self.tr("Panel sections"))
        self.search_section = Scrolled(section)
        self.add_section(SEARCH, self.search_section, self.tr("Search"))

    def _offer_actions(self) -> None:
        session, actions = self.session, self.page_actions
        offer(actions, {"stop": self.stop, "next": session.next_answer, "copy": self.copy})
        enable(actions, dict.fromkeys(("stop", "next", "copy"), False))
        offer(actions, {"search": session.search})
        actions["export"].setEnabled(True)
        bind(self.find_button, actions["search"])
        session.runner.busy_changed.connect(self.refresh_actions)
        self.copy_as.copied.connect(self.confirm_copied)

    @Slot()
    def _show_sentence(self) -> None:
        """Show what the session says, and have it read out."""
        sentence = self.session.sentence
        if sentence != self.result.text():
            self.result.setText(sentence)
            announce(self.result, sentence)

    @Slot()
    def _show_section(self) -> None:
        if self.session.section in self._section_names:
            self.sections.setCurrentIndex(self._section_names.index(self.session.section))

    @Slot(int)
    def _choose_section(self, index: int) -> None:
        self.session.show_section(self._section_names[index])

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        if busy:
            self.stop_button.setEnabled(True)

    @Slot()
    def _rest_stop(self) -> None:
        """Disable Stop once the answer is shown, so that the focus can go from there to its playback."""
        self.stop_button.setEnabled(self.session.runner.busy)

    @Slot(object)
    def _show_progress(self, report: Report[Progress] | None) -> None:
        if report is None:
            self.progress.clear()
            return
        self.progress.show_progress(report.event, report.seconds, self.session.runner.pace.slow)
        self.show_progress(report.event)


def _first_line(text: str) -> str:
    """The first line of a text, or its beginning: that of a large tour is longer than any window is wide."""
    first, _, rest = text[: MOST_SHOWN + 1].partition("\n")
    return f"{first[:MOST_SHOWN]}…" if rest or len(first) > MOST_SHOWN else first
