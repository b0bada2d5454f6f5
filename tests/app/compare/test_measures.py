"""The colours of methods in charts."""

from __future__ import annotations

from collections.abc import Sequence

from app.compare.measures import Measure, groups_of
from app.learn.lessons import success_part
from app.ui.painting.text import HUES
from solvers.comparison.plan import Run
from solvers.comparison.presets import Preset, plan_of
from solvers.comparison.result import Result, RunOutcome


def colours(runs: Sequence[Run]) -> dict[str, int]:
    """The number of each method's hue, by its title."""
    results = [Result(run, RunOutcome.FOUND, (1.0,), 9, 9) for run in runs]
    bars = (bar for group in groups_of(results, Measure.TIME) for bar in group.bars)
    return {bar.label: bar.colour % len(HUES) for bar in bars}


def test_a_tie_break_has_one_colour_in_the_preset_and_in_the_lesson() -> None:
    preset, lesson = colours(plan_of(Preset.TIES).runs), colours(success_part.plan().runs)
    assert lesson.items() <= preset.items()
    assert len(lesson) == 4


def test_methods_of_one_chart_have_different_colours() -> None:
    for name in Preset:
        found = colours(plan_of(name).runs)
        assert len(set(found.values())) == len(found)
