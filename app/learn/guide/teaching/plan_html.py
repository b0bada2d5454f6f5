"""A plan as HTML, for the guide and for paper: a line with the minutes for each step, and below it two columns."""

from __future__ import annotations

from html import escape
from itertools import accumulate

from PySide6.QtCore import QCoreApplication

from app.learn.guide.teaching.plan import Plan, Step
from app.ui.look.theme import Theme


def plan_html(plan: Plan, theme: Theme) -> str:
    """The plan in the colours of a theme."""
    translate = QCoreApplication.translate
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


def _rows(step: Step, begin: int, end: int, theme: Theme) -> str:
    translate = QCoreApplication.translate
    minutes = translate("Teaching", "Minutes {begin} to {end}: {step}").format(begin=begin, end=end, step=step.title)
    expect = translate("Teaching", "Expect: {expect}").format(expect=step.expect)
    return (
        f'<tr><td colspan="2" bgcolor="{theme.hover}"><b>{minutes}</b></td></tr>'
        f'<tr><td>{step.click}</td><td>{step.ask}<p style="color: {theme.muted}">{expect}</p></td></tr>'
    )
