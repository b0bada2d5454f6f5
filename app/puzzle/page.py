"""What both pages share: a board, a panel for the search at its right, and a strip for playback below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from app.puzzle.actions import make_page_actions
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.copy_forms import CopyAsMenu, CopyForm
from app.puzzle.playback import LONG, Playback
from app.puzzle.transport_bar import TransportBar
from app.search.pace_bar import PaceBar
from app.search.progress_panel import ProgressPanel
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import bind, enable, offer, tip
from app.ui.widgets.first_hint import FirstHint
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.scrolled import scrolled
from app.ui.widgets.toast import Toast
from app.ui.words.messages import as_sentence, explained, translated
from app.ui.words.numbers import duration, grouped, unbroken
from solvers.search import Found, Outcome, Progress, Verdict

UNHEARD_MS = 1500
"""A search that is not heard of for so long is still being got ready: its kernels are compiled at their first use."""
PANEL_WIDTH = 320


class SearchPage(QWidget):
    """A page that searches and plays back what it finds.

    A page of a puzzle adds its choices to `choices`, what else it shows of a search to `details`, other sections of the
    panel to `sections`, begins searches in `search`, and takes up an answer in `show_answer`.
    """

    def __init__(self, prefix: str, counted: str, board: BoardWidget, appearance: Appearance) -> None:
        """`prefix` begins the object names; `counted` says what a search visits, in the user's language."""
        super().__init__()
        self.setObjectName(prefix + "Page")
        self.board = board
        self.setFocusProxy(board)
        self._begun = ""
        self._before_pause = ""
        self.copy_as = CopyAsMenu(self.copy_forms, self)
        self.page_actions = make_page_actions(self, self.copy_as)
        self._unheard = QTimer(self, singleShot=True, interval=UNHEARD_MS)
        self.runner = SearchRunner(self)
        self.playback = Playback(self)
        self.playback.follow_motion(appearance)
        self.transport = TransportBar(prefix, self.playback, self.page_actions, appearance)
        self.progress = ProgressPanel(prefix + "Progress", prefix, counted, appearance)
        self.pace_bar = PaceBar(prefix, self.runner.pace, self.page_actions, appearance)
        self.result = self._result_label(prefix + "Result")
        self.toast = Toast(prefix + "Notice", board)
        self.find_button = QPushButton()
        self.find_button.setProperty("role", "primary")
        self.stop_button = QPushButton(self.tr("Stop"))
        self.stop_button.setObjectName(prefix + "StopButton")
        self.stop_button.setToolTip(tip(self.tr("Stop the search"), self.page_actions["stop"]))
        self.stop_button.setEnabled(False)
        self.above_board = QVBoxLayout()
        self.choices = QVBoxLayout()
        self.buttons = QHBoxLayout()
        self.details = QVBoxLayout()
        self.sections = QTabWidget()
        self._lay_out()
        self._connect()
        self._offer_actions()

    def search(self) -> None:
        """Begin the search that the choices ask for."""

    def show_answer(self, report: Report[Found[Any]]) -> None:
        """Take up an answer."""

    def show_better(self, report: Report[Found[Any]]) -> None:
        """Tell of an answer to which the search finds a better one or the proof that there is none."""

    def show_progress(self, progress: Progress) -> None:
        """Draw what a search reports of where it stands, besides the figures in the panel."""

    def verdict_sentence(self, verdict: Verdict) -> str:
        """What to say when a search has come to its end."""
        if verdict.outcome is Outcome.STOPPED:
            return self.tr("Stopped; nothing is proved.")
        if verdict.reason is not None:
            return self.tr("No solution: {reason}").format(reason=translated(verdict.reason))
        return self.tr("Everything has been searched: there is no further answer.")

    def copy(self) -> None:
        """Put what is shown on the clipboard, as text."""

    def copy_forms(self) -> Sequence[CopyForm]:
        """The forms in which what is shown can be copied."""
        return ()

    def paste(self) -> None:
        """Take up what is on the clipboard."""

    def undo(self) -> None:
        """Take back what was done last by hand."""

    def redo(self) -> None:
        """Do again what was taken back."""

    def reset(self) -> None:
        """Begin anew by hand."""

    def hint(self) -> None:
        """Show what is best to do next by hand; once more, and it is done."""

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        return {"stop": self.runner.busy}

    @Slot()
    def refresh_actions(self) -> None:
        """Enable the actions that would do something now."""
        enable(self.page_actions, self.possible_actions())

    def remember(self, settings: Settings) -> None:
        """Keep the choices for the next time."""

    def warm_up(self) -> None:
        """Load what the first search will need, in the background."""

    def with_length(self, text: str) -> str:
        """A text, and of a path too long to play by itself, how long that would take."""
        if self.playback.length <= LONG:
            return text
        time = unbroken(duration(self.playback.length / self.playback.speed))
        length = self.tr("{steps} steps would take {time} at this speed: Space plays them.")
        return "\n".join([text, length.format(steps=grouped(self.playback.length), time=time)])

    def stop(self) -> None:
        """Stop the search that is running."""
        self.runner.stop()

    def next_answer(self) -> None:
        """Ask the last search for its next answer, when it has given one."""
        self.runner.next_answer()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After a button of the search: Stop while it runs, then the playback of its answer; else the board."""
        of_search = self.buttons.indexOf(self.window().focusWidget()) >= 0
        searching = (self.stop_button, self.transport.play_button) if of_search else ()
        return pass_focus(self, *searching, self.board) or super().focusNextPrevChild(forward)

    def show_first_hint(self, hint: FirstHint) -> None:
        """Have a hint above the board, until it is put away or something is done on the board."""
        self.first_hint = hint
        self.above_board.insertWidget(0, hint)

    def close_searches(self) -> None:
        """Come to rest for good: no thread and no timer is left running."""
        self.playback.rest()
        self.runner.close()

    def confirm_copied(self, form: CopyForm) -> None:
        """Say that what is shown was copied in this form."""
        self.toast.say(self.tr("Copied as {form}: {text}").format(form=form.title, text=_first_line(form.text or "")))

    def say(self, text: str) -> None:
        """Show a result, or why there is none, and have it read out."""
        sentence = as_sentence(text)
        if sentence != self.result.text():
            self.result.setText(sentence)
            announce(self.result, sentence)

    def _result_label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setProperty("role", "result")
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setAccessibleName(self.tr("Result"))
        label.setMinimumHeight(3 * label.fontMetrics().lineSpacing() + 4)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return label

    def _lay_out(self) -> None:
        self.buttons.setSpacing(8)
        self.buttons.addWidget(self.find_button, 2)
        self.buttons.addWidget(self.stop_button, 1)
        panel = QFrame()
        panel.setObjectName("sidePanel")
        panel.setFixedWidth(PANEL_WIDTH)
        column = QVBoxLayout(panel)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        self.choices.setSpacing(8)
        for part in (self.choices, self.buttons):
            column.addLayout(part)
        column.addWidget(self.result)
        column.addWidget(self.sections, 1)
        self._fill_search_section()
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 6, 14, 14)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(12)
        self.above_board.setSpacing(8)
        self.above_board.addWidget(self.board, 1)
        grid.addLayout(self.above_board, 0, 0)
        grid.addWidget(panel, 0, 1)
        grid.addWidget(self.transport, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)

    def _fill_search_section(self) -> None:
        section = QWidget()
        column = QVBoxLayout(section)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.pace_bar)
        column.addWidget(self.progress)
        column.addLayout(self.details, 1)
        self.sections.setDocumentMode(True)
        self.sections.setTabBarAutoHide(True)
        self.sections.tabBar().setExpanding(True)
        self.sections.tabBar().setAccessibleName(self.tr("Sections of the panel"))
        section.setObjectName("searchSection")
        self.search_section = scrolled(section)
        self.sections.addTab(self.search_section, self.tr("Search"))

    def _connect(self) -> None:
        self._unheard.timeout.connect(self._tell_unheard)
        self.pace_bar.changed.connect(self._tell_pause)
        self.runner.busy_changed.connect(self._show_busy)
        self.runner.busy_changed.connect(self._rest_stop, Qt.ConnectionType.QueuedConnection)
        self.runner.progressed.connect(self._show_progress)
        self.runner.answered.connect(self._answered)
        self.runner.bettered.connect(self._bettered)
        self.runner.ended.connect(self._ended)
        self.runner.failed.connect(self._failed)

    def _offer_actions(self) -> None:
        acts = {"undo": self.undo, "redo": self.redo, "reset": self.reset, "hint": self.hint, "next": self.next_answer}
        offer(self.page_actions, acts | {"copy": self.copy, "stop": self.stop})
        enable(self.page_actions, dict.fromkeys(("copy", "stop", *acts), False))
        offer(self.page_actions, {"search": self.search})
        self.page_actions["export"].setEnabled(True)
        bind(self.find_button, self.page_actions["search"])
        self.stop_button.clicked.connect(self.page_actions["stop"].trigger)
        self.runner.busy_changed.connect(self.refresh_actions)
        self.copy_as.copied.connect(self.confirm_copied)

    def _show_busy(self, busy: bool) -> None:
        if busy:
            self.stop_button.setEnabled(True)
            self._unheard.start()
        else:
            self._unheard.stop()
            self._begun = ""
        self._tell_pause()

    @Slot()
    def _rest_stop(self) -> None:
        """Disable Stop once the answer is shown, so that the focus can go from there to its playback."""
        self.stop_button.setEnabled(self.runner.busy)

    @Slot()
    def _tell_unheard(self) -> None:
        self._begun = self.result.text()
        self.say(self.tr("Getting the search ready: the first time on a computer this takes a while …"))

    @Slot()
    def _tell_pause(self) -> None:
        """Say that a search stands still, and when it goes on what was said before."""
        paused = self.tr("The search stands still: P lets it go on, . takes one step.")
        if self.runner.busy and self.runner.pace.paused:
            if self.result.text() != paused:
                self._before_pause = self.result.text()
            self.say(paused)
        elif self.result.text() == paused:
            self.say(self._before_pause)

    def _hear(self) -> None:
        """The search is heard of: if it was said that it is being got ready, it is searching now."""
        self._unheard.stop()
        if self._begun:
            self.say(self._begun)
            self._begun = ""

    @Slot(object)
    def _show_progress(self, report: Report[Progress]) -> None:
        self._hear()
        self.progress.show_progress(report.event, report.seconds, self.runner.pace.slow)
        self.show_progress(report.event)

    @Slot(object)
    def _answered(self, report: Report[Found[Any]]) -> None:
        self.show_answer(report)

    @Slot(object)
    def _bettered(self, report: Report[Found[Any]]) -> None:
        self.show_better(report)

    @Slot(object)
    def _ended(self, report: Report[Verdict]) -> None:
        self.say(self.verdict_sentence(report.event))

    @Slot(object)
    def _failed(self, report: Report[Exception]) -> None:
        self.say(explained(report.event))


def _first_line(text: str) -> str:
    first, *rest = text.splitlines()
    return f"{first} …" if rest else first
