"""A plan for a class: what a teacher does, asks and may expect, minute by minute, and the same as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate

from PySide6.QtCore import QCoreApplication

from app.ui.look.theme import Theme

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanStep:
    """One step of a plan; its texts are HTML once they are `filled`."""

    minutes: int
    title: str
    click: str
    ask: str
    expect: str
    """What the pupils should say or see."""

    def filled(self, values: Mapping[str, str]) -> PlanStep:
        """The step with its places filled."""
        return PlanStep(
            minutes=self.minutes,
            title=_filled(self.title, values),
            click=_filled(self.click, values),
            ask=_filled(self.ask, values),
            expect=_filled(self.expect, values),
        )


@dataclass(frozen=True, slots=True)
class LessonPlan:
    """What the class learns, what is needed for it, and the steps; its texts are HTML once they are `filled`."""

    title: str
    aim: str
    needs: str
    steps: Sequence[PlanStep]

    @property
    def minutes(self) -> int:
        """How long all of it takes."""
        return sum(step.minutes for step in self.steps)

    def filled(self, values: Mapping[str, str]) -> LessonPlan:
        """The plan with its places filled; the values are HTML already."""
        steps = tuple(step.filled(values) for step in self.steps)
        return LessonPlan(self.title, _filled(self.aim, values), _filled(self.needs, values), steps)


def _filled(text: str, values: Mapping[str, str]) -> str:
    return escape(text, quote=False).format_map(values)


def plan_html(plan: LessonPlan, theme: Theme) -> str:
    """A plan in the colours of a theme: a line with the minutes for each step, and below it two columns."""
    ends = list(accumulate(step.minutes for step in plan.steps))
    rows = [_rows(step, end - step.minutes, end, theme) for step, end in zip(plan.steps, ends, strict=True)]
    heads = translate("Teaching", "Click"), translate("Teaching", "Ask")
    head = "".join(f'<th align="left" width="50%">{escape(text)}</th>' for text in heads)
    aim, needs = translate("Teaching", "Aim: {aim}"), translate("Teaching", "Needed: {needs}")
    return (
        f"<style>.key {{ background-color: {theme.hover} }}</style>"
        f"<p>{aim.format(aim=plan.aim)}</p><p>{needs.format(needs=plan.needs)}</p>"
        '<table width="100%" cellspacing="0" cellpadding="5">'
        f"<thead><tr>{head}</tr></thead>{''.join(rows)}</table>"
    )


def _rows(step: PlanStep, begin: int, end: int, theme: Theme) -> str:
    minutes = translate("Teaching", "Minutes {begin} to {end}: {step}").format(begin=begin, end=end, step=step.title)
    expect = translate("Teaching", "Expect: {expect}").format(expect=step.expect)
    return (
        f'<tr><td colspan="2" bgcolor="{theme.hover}"><b>{minutes}</b></td></tr>'
        f'<tr><td>{step.click}</td><td>{step.ask}<p style="color: {theme.muted}">{expect}</p></td></tr>'
    )
