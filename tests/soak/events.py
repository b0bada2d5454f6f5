"""Random events in the whole window, and everything that is said of faults on the way."""

from __future__ import annotations

import faulthandler
import re
import sys
import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random
from time import monotonic
from traceback import extract_tb
from types import TracebackType

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSettings,
    QTimer,
    QtMsgType,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from app.own_search.questions import UNSAVED, QuestionBox
from app.search.runner import SearchRunner
from app.search.thread import end_all, working
from app.search.worker import Report
from app.startup.application import make_application, prepare_interpreter
from app.startup.garbage import GarbageCollector
from app.ui.application import application
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from app.window.start_request import Opening
from solvers.klotski.catalogue.daily import FIRST_DAY
from solvers.message import InputError
from tests.app.leaks import finish_deletions
from tests.soak.diary import Diary
from tests.soak.guard import keep_within
from tests.soak.objects import fresh_window, live_objects
from tests.soak.settings import EVERY, odd_value
from tests.soak.task import Reporter, Task, steps
from tests.soak.usage import Usage
from tests.soak.user_actions import UserActions
from tests.soak.warm_up import is_long, load_every_method, load_every_table, open_every_window

HANG_SECONDS = 10.0
"""How long the event loop may go without a turn; every kernel has been compiled before."""
WATCH_SECONDS = 1.0
"""How long a watch on that lasts until it is set anew: setting it begins a thread, which takes milliseconds."""
PASSED_OVER = re.compile("This plugin does not support (propagateSizeHints|raise|grabbing|QPlatformServices)")
"""What Qt says of the offscreen screen, of any window."""
WITHOUT_SETTINGS = 0.2
"""How often the program is started without settings."""
RESTARTS_ONE_IN = 500
CLOSING_SECONDS = 5.0
DAYS = 100
"""So many days are today by turns, from the first with a puzzle of the day."""
LISTEN_EVERY = 10
"""After how many events searches are looked for that have not been heard yet."""


def work(task: Task, reporter: Reporter) -> None:
    """Live through one event after another in an event loop of Qt's."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(Path.cwd()))
    prepare_interpreter()
    made = make_application(["soak"])
    made.setQuitOnLastWindowClosed(False)  # it is opened again
    keep_within(Path.cwd())
    GarbageCollector(bool).limit_heaps()  # as the program does after its first paint, before its first thread
    if is_long(task):
        load_every_method()
        load_every_table()
        open_every_window()
    life = Life(task, reporter)
    QTimer.singleShot(0, life.go_on)
    status = made.exec()
    end_all()
    faulthandler.cancel_dump_traceback_later()
    QApplication.clipboard().clear()  # what Python put there is not to outlive Python
    qInstallMessageHandler(None)
    if status:
        sys.exit(status)


class Life(QObject):
    """A window from its first event to its last, closed and opened again now and then.

    Each event is a turn of the event loop, so what the window does between events it does as in the hands of a person,
    and a loop of Qt's own, as that of a drag, goes on too.
    """

    def __init__(self, task: Task, reporter: Reporter) -> None:
        super().__init__()
        self._task = task
        self._reporter = reporter
        self._number = task.first
        self._diary = Diary(Path.cwd())
        self._longest = 0.0
        self._watched_until = 0.0
        self._usage = Usage()
        application().installEventFilter(self._usage)
        self._hear_faults()
        self._open()
        self._steps: Iterator[int] = steps(task, reporter, self._measure)

    def go_on(self) -> None:
        """The next event, or the end."""
        try:
            number = next(self._steps, None)
            if number is None:
                self._close()
                self._usage.know_all_parts()
                self._report_uses()
                QApplication.exit()
            else:
                self._do_step(number)
        except Exception as error:  # what an event of Qt's raises is heard elsewhere: without a window nothing goes on
            self._hear_exception(type(error), error, error.__traceback__)
            QApplication.exit(1)

    def _do_step(self, number: int) -> None:
        self._number = number
        began = monotonic()
        self._watch_for_hangs(began)
        chance = self._task.chance(number)
        closed = not self._window.isVisible()  # as by a click on Quit in an open menu
        if chance.randrange(RESTARTS_ONE_IN) == 0 or closed:
            self._begin_again(chance)
            QTimer.singleShot(0, self.go_on)
        else:
            if number % LISTEN_EVERY == 0:
                self._listen()
                self._report_uses()
            QTimer.singleShot(0, self.go_on)  # a loop that this event begins goes on with the next
            self._perform(chance)
        self._note_time(monotonic() - began)

    def _watch_for_hangs(self, now: float) -> None:
        if now > self._watched_until:
            self._watched_until = now + WATCH_SECONDS
            faulthandler.dump_traceback_later(HANG_SECONDS + WATCH_SECONDS, exit=True)

    def _listen(self) -> None:
        """Hear of searches that fail, also in windows that were opened since."""
        for runner in self._window.findChildren(SearchRunner):
            if not runner.property("heard"):
                runner.setProperty("heard", True)
                runner.failed.connect(self._hear_search)

    def _report_uses(self) -> None:
        for kind, numbers in self._usage.take_new().items():
            self._reporter.uses(kind, numbers)

    @Slot(object)
    def _hear_search(self, report: Report[Exception]) -> None:
        error = report.event
        if not isinstance(error, InputError):
            self._hear_exception(type(error), error, error.__traceback__)

    def _perform(self, chance: Random) -> None:
        try:
            self._actions.do(chance)
        except Exception as error:  # PySide hands on what was raised inside Qt
            self._hear_exception(type(error), error, error.__traceback__)

    def _note_time(self, seconds: float) -> None:
        if seconds > self._longest:
            self._longest = seconds
            self._reporter.remark(f"longest event {1000 * seconds:,.0f} ms ({self._diary.last}, step {self._number:,})")

    def _open(self) -> None:
        self._window = MainWindow(Settings())
        self._garbage = GarbageCollector(self._window.busy)
        self._garbage.start()
        self._window.painted.connect(self._window.prepare)
        day = FIRST_DAY + timedelta(self._task.chance(self._number).randrange(DAYS))
        self._window.open(Opening(today=day))
        self._window.show()
        self._window.activateWindow()
        self._actions = UserActions(self._window, self._usage, self._diary)

    def _close(self) -> None:
        """Close the window as a person quits, unless an event has done so; nothing is to be left open or running."""
        self._garbage.stop()
        if self._window.isVisible():
            self._window.menu_actions.by_name["quit"].trigger()
        for question in self._window.findChildren(QuestionBox, UNSAVED):
            _, discard, _ = question.answers
            discard.click()
        if self._window.isVisible():
            self._fault("the window is open after it was closed")
        self._window.deleteLater()
        del self._window, self._actions, self._garbage
        began = monotonic()
        while working() and monotonic() - began < CLOSING_SECONDS:
            finish_deletions()
        if working():
            self._fault("a search runs on after the window was closed")
        finish_deletions()
        left = [type(one).__name__ for one in QApplication.topLevelWidgets() if one.isVisible()]
        if left:
            self._fault(f"windows left open: {', '.join(left)}")

    def _begin_again(self, chance: Random) -> None:
        """Quit and start, perhaps with invalid settings, or with none, as somebody who has turned off no tip yet."""
        self._diary.begin("quit and start")
        self._close()
        if chance.random() < WITHOUT_SETTINGS:
            QSettings().clear()
        elif chance.random() < 0.5:
            setting = chance.choice(EVERY)
            QSettings().setValue(setting.key, odd_value(chance, QSettings().value(setting.key, "")))
        self._open()

    def _measure(self, share: float) -> None:
        """Measure memory and objects where they can be compared: in a window as at a first start, in place of ours."""
        faulthandler.cancel_dump_traceback_later()
        self._watched_until = 0.0
        self._close()
        with fresh_window():
            self._reporter.memory(share)
            self._reporter.objects(share, live_objects())
        self._open()

    def _fault(self, what: str, example: str = "") -> None:
        self._reporter.fault(self._number, what, f"{example}\nbefore it: {self._diary.text}".strip())

    def _hear_faults(self) -> None:
        """Take exceptions that nobody caught, wherever they come from, and Qt's warnings for faults."""
        qInstallMessageHandler(self._hear_qt)
        sys.excepthook = self._hear_exception
        sys.unraisablehook = lambda info: self._hear_exception(info.exc_type, info.exc_value, info.exc_traceback)
        threading.excepthook = lambda info: self._hear_exception(info.exc_type, info.exc_value, info.exc_traceback)

    def _hear_qt(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or PASSED_OVER.search(message):
            return
        print(message, file=sys.stderr, flush=True)
        self._fault(f"Qt says: {message}")

    def _hear_exception(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        frames = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(trace)]
        last = frames[-1] if frames else "nowhere"
        self._fault(f"{kind.__name__} at {last}", f"{error}\n{' < '.join(reversed(frames))}")
