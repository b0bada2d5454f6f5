"""A plan for a class: what a teacher does, asks and may expect, minute by minute."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a plan; its texts are HTML once they are `filled`."""

    minutes: int
    title: str
    click: str
    ask: str
    expect: str
    """What the pupils should say or see."""

    def filled(self, values: Mapping[str, str]) -> Step:
        """The step with its places filled."""
        texts = (self.title, self.click, self.ask, self.expect)
        return Step(self.minutes, *(_filled(text, values) for text in texts))


@dataclass(frozen=True, slots=True)
class Plan:
    """What the class learns, what is needed for it, and the steps; its texts are HTML once they are `filled`."""

    title: str
    aim: str
    needs: str
    steps: Sequence[Step]

    @property
    def minutes(self) -> int:
        """How long all of it takes."""
        return sum(step.minutes for step in self.steps)

    def filled(self, values: Mapping[str, str]) -> Plan:
        """The plan with its places filled; the values are HTML already."""
        steps = tuple(step.filled(values) for step in self.steps)
        return Plan(self.title, _filled(self.aim, values), _filled(self.needs, values), steps)


def _filled(text: str, values: Mapping[str, str]) -> str:
    return escape(text, quote=False).format_map(values)
