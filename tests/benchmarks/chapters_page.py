"""Turning to the page of the chapters for the first time, when it was made in an idle moment, and scrolling over it."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from PySide6.QtWidgets import QApplication

from app.learn.chapters.page import ChaptersPage
from app.window.main_window import MainWindow
from tests.benchmarks.own_window import own_window

NOTCH = 40
"""How far it is scrolled at a time, in pixels."""


def measure() -> list[tuple[str, str]]:
    """The time until the page is painted, and the times of steps of scrolling, with and without pictures to draw."""
    with own_window() as window:
        page = window.views["chapters"]
        assert isinstance(page, ChaptersPage)
        rows = [("to the first paint", f"{_milliseconds_to_turn(window):.0f} ms")]
        rows += [(f"scrolling, {which} time", _scroll(page)) for which in ("first", "second")]
        return [*rows, ("pictures drawn in all", f"{page._painter._layouts.drawn.cache_info().currsize}")]


def _milliseconds_to_turn(window: MainWindow) -> float:
    before = perf_counter()
    window.pages.show_page("chapters")
    QApplication.processEvents()
    return 1000 * (perf_counter() - before)


def _scroll(page: ChaptersPage) -> str:
    """Scroll from the top to the bottom, and paint what comes in sight at each step."""
    steps: list[float] = []
    for value in range(0, page.scroll_bar.maximum(), NOTCH):
        before = perf_counter()
        page.scroll_bar.setValue(value)
        QApplication.processEvents()
        steps.append(1000 * (perf_counter() - before))
    page.scroll_bar.setValue(0)
    return f"{median(steps):.1f} ms a step, {max(steps):.1f} at most"
