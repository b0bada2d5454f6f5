"""A plan as HTML: every step with the minutes from which and up to which it goes."""

from __future__ import annotations

import re

import pytest

from app.learn.guide.listed_texts import parts_of_page, rule_of_stars
from app.learn.guide.teaching.breadth_and_depth import breadth_and_depth
from app.learn.guide.teaching.plan import Plan, Step
from app.learn.guide.teaching.plan_html import plan_html
from app.learn.guide.teaching.warnsdorff import warnsdorff
from app.ui.look.theme import THEMES

pytestmark = pytest.mark.usefixtures("qapp")
MINUTES = re.compile(r"Minutes (\d+) to (\d+): (\w*)")


def plan() -> Plan:
    steps = [Step(minutes, title, "click " + title, "ask " + title, "see " + title) for minutes, title in STEPS]
    return Plan("Title", "the aim", "a board", steps)


STEPS = ((5, "one"), (1, "two"), (12, "three"))


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
    whole: Plan = made()  # pyright: ignore[reportCallIssue]
    ends = [int(end) for _, end, _ in MINUTES.findall(plan_html(whole, THEMES["dark"]))]
    assert ends == [sum(step.minutes for step in whole.steps[: number + 1]) for number in range(len(whole.steps))]
    assert ends[-1] == whole.minutes == 45


def test_the_rule_of_stars_goes_from_three_down_and_the_parts_are_numbered() -> None:
    lines = rule_of_stars().splitlines()
    assert [line[:3] for line in lines[:3]] == ["★★★", "★★☆", "★☆☆"]
    assert "with a hint ★★☆ at most" in lines[2]
    assert len(lines) == 4
    assert [line.split("  ")[0] for line in parts_of_page().splitlines()] == ["1", "2", "3", "4", "5", "6"]
