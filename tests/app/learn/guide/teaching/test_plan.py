"""The plans: their minutes, also as HTML, and that the window shows every label that they quote."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from PySide6.QtWidgets import QComboBox, QListWidget, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.learn.guide.teaching.breadth_and_depth import breadth_and_depth
from app.learn.guide.teaching.plan import LessonPlan, PlanStep, plan_html
from app.learn.guide.teaching.warnsdorff import warnsdorff
from app.ui.look.theme import THEMES
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.knight.engines import engine_named as knight_engine
from tests.app.windows import main_window

pytestmark = pytest.mark.usefixtures("qapp")
PLANS = (breadth_and_depth, warnsdorff)
BOLD = re.compile(r"<b>(.*?)</b>")
LESSONS = (1, 4, 5)
MINUTES = re.compile(r"Minutes (\d+) to (\d+): (\w*)")
STEPS = ((5, "one"), (1, "two"), (12, "three"))
METHODS = (
    ("klotski", klotski_engine("shortest")),
    ("klotski", klotski_engine("depth-first-bst")),
    ("knight", knight_engine("depth-first")),
)
"""The methods that are watched, whose figures have names of their own."""


def texts(step: PlanStep) -> tuple[str, str, str, str]:
    return step.title, step.click, step.ask, step.expect


def quoted(plan: LessonPlan) -> set[str]:
    """The labels in a plan."""
    return {unescape(label) for step in plan.steps for text in texts(step) for label in BOLD.findall(text)}


@pytest.mark.parametrize("make", PLANS)
def test_a_plan_takes_45_minutes_in_seven_to_nine_steps(make: Callable[[], LessonPlan]) -> None:
    plan = make()
    assert plan.minutes == 45
    assert 7 <= len(plan.steps) <= 9
    assert all(step.minutes > 0 and all(texts(step)) for step in plan.steps)


def test_what_is_filled_in_is_html_and_the_text_around_it_is_not() -> None:
    step = PlanStep(minutes=1, title="", click="{one} < 2 & {two}", ask="", expect="")
    step = step.filled({"one": "<b>1</b>", "two": "2"})
    assert step.click == "<b>1</b> &lt; 2 &amp; 2"


def shown(widget: QWidget) -> Iterator[str]:
    """Every text of a window that a person can read."""
    for part in (widget, *widget.findChildren(QWidget)):
        for name in ("text", "placeholderText", "accessibleName"):
            if callable(read := getattr(part, name, None)):
                yield str(read()).replace("&", "")
        if isinstance(part, QComboBox):
            yield from (part.itemText(number) for number in range(part.count()))
        if isinstance(part, QTabBar):
            yield from (part.tabText(number) for number in range(part.count()))
        if isinstance(part, QListWidget):
            yield from (part.item(number).text() for number in range(part.count()))


def every_text(window: MainWindow, qtbot: QtBot) -> set[str]:
    """What the window shows on its pages, while a search is watched, and in the lessons of the plans."""
    found = set[str]()
    for page, method in METHODS:
        window.menu_actions.by_name[page].trigger()
        view = window.views[page]
        assert isinstance(view, KlotskiPage | KnightPage)
        engines = view.klotski_choices.engines if isinstance(view, KlotskiPage) else view.knight_choices.engines
        engines.choose(method)
        view.watch_button.click()
        qtbot.waitUntil(lambda view=view: view.session.watch.frame is not None)
        found |= set(shown(window)) | {re.split("[:：]", figure.text())[0] for figure in view.watch_panel.figures}
        view.stop_button.click()
        qtbot.waitUntil(lambda view=view: not view.session.runner.busy)
    window.menu_actions.by_name["compare"].trigger()
    found |= set(shown(window))
    for number in LESSONS:
        window.menu_actions.by_name[f"lesson-{number}"].trigger()
        found |= set(shown(window))
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", Language)
def test_every_label_in_a_plan_is_in_the_window(qtbot: QtBot, language: Language) -> None:
    window = main_window(qtbot)
    window.languages.choose(language.value)
    found = every_text(window, qtbot)
    missing = {label for make in PLANS for label in quoted(make())} - found
    window.languages.choose(Language.ENGLISH.value)
    window.close()
    assert not missing


def plan() -> LessonPlan:
    steps = [
        PlanStep(minutes=minutes, title=title, click="click " + title, ask="ask " + title, expect="see " + title)
        for minutes, title in STEPS
    ]
    return LessonPlan("Title", "the aim", "a board", steps)


def test_the_steps_follow_each_other_without_a_gap() -> None:
    html = plan_html(plan(), THEMES["light"])
    assert MINUTES.findall(html) == [("0", "5", "one"), ("5", "6", "two"), ("6", "18", "three")]
    for _, title in STEPS:
        places = [html.index(f"{what} {title}") for what in ("click", "ask", "see")]
        assert places == sorted(places)
        assert f"Expect: see {title}" in html
    assert "Aim: the aim" in html
    assert "Needed: a board" in html
    assert html.count("<tr>") == html.count("</tr>") == 2 * len(STEPS) + 1
    assert html.count("<th ") == html.count("</th>") == 2
    for tag in ("p", "td", "table", "b", "style"):
        assert html.count(f"<{tag}>") + html.count(f"<{tag} ") == html.count(f"</{tag}>")


@pytest.mark.parametrize("made", [breadth_and_depth, warnsdorff])
def test_a_lesson_ends_after_its_last_minute(made: object) -> None:
    whole: LessonPlan = made()  # pyright: ignore[reportCallIssue]
    ends = [int(end) for _, end, _ in MINUTES.findall(plan_html(whole, THEMES["dark"]))]
    assert ends == [sum(step.minutes for step in whole.steps[: number + 1]) for number in range(len(whole.steps))]
    assert ends[-1] == whole.minutes == 45
