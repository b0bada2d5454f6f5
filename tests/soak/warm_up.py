"""What the program loads at its first use, loaded before memory is measured: what grows then leaks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from inspect import signature
from itertools import islice
from random import Random
from time import monotonic

from PySide6.QtWidgets import QDialog

import app
import solvers
from app.ui.page_names import PAGES
from app.ui.words.language import Language
from solvers.kernels.kernel import kernels_of
from solvers.message import InputError
from solvers.search import Found, Search
from tests.app.windows import DIALOGS
from tests.modules import import_all
from tests.soak.objects import cached_functions, fresh_window, rest
from tests.soak.questions import OTHERS, samples
from tests.soak.task import LONG_SECONDS, Task

LEAST_STEPS = 2_000
"""Tasks of fewer steps, or of less than `LONG_SECONDS`, go without: their memory is not compared."""
REPORTS = 150
"""How many reports an answer is waited for."""
MOST_SECONDS = 2.0
LOOK_MS = 100
"""How long a page or window is open."""


def is_long(task: Task) -> bool:
    """Whether the memory of a task is worth comparing."""
    return (task.count is None or task.count >= LEAST_STEPS) and (task.seconds or LONG_SECONDS) >= LONG_SECONDS


def load_every_method() -> None:
    """Load every kernel, and make every search, to its first answer if that comes soon."""
    for module in import_all(solvers):
        for kernel in kernels_of(module):
            kernel._loaded()  # no call without arguments does it
    for search in _searches():
        with suppress(InputError):  # a layout that it does not take
            _begin(search)


def _searches() -> Iterator[Search[object]]:
    for draw in OTHERS.values():
        begin, _ = draw(Random(0))
        with suppress(InputError):
            yield begin()
    yield from samples()


def _begin(search: Search[object]) -> None:
    end = monotonic() + MOST_SECONDS
    for event in islice(search, REPORTS):
        if isinstance(event, Found) or monotonic() > end:
            break
    search.close()


def load_every_table() -> None:
    """Call what reads a file or computes a table at its first use and keeps it."""
    for function in cached_functions():
        if not signature(function).parameters:
            function()


def open_every_window() -> None:
    """Open each page, and each window beside it, in each language."""
    import_all(app)
    with fresh_window() as window:
        for language in Language:
            window.languages.choose(language.value)
            for page in PAGES:
                window.menu_actions.by_name[page].trigger()
                rest(LOOK_MS)
            window.menu_actions.by_name[PAGES[0]].trigger()
            for action, name in DIALOGS.items():
                window.menu_actions.by_name[action].trigger()
                rest(LOOK_MS)
                for dialog in window.findChildren(QDialog, name):
                    dialog.close()
