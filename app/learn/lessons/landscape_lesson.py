"""The lesson on the landscape: all positions of a layout at once, and what makes it hard."""

from __future__ import annotations

from app.learn.lessons.hardness_part import HardnessPart
from app.learn.lessons.landscape_maps import LandscapeMaps
from app.learn.lessons.methods_part import MethodsPart
from app.learn.lessons.parts import PartedLesson
from app.learn.lessons.pass_part import PassPart
from app.learn.lessons.points_part import PointsPart
from app.learn.lessons.strand_part import StrandPart
from app.ui.look.theme import Appearance


class LandscapeLesson(PartedLesson):
    """A lesson whose parts share the maps that were computed."""

    def __init__(self, question: str, appearance: Appearance) -> None:
        super().__init__("landscapeLesson", question, appearance)
        self.maps = LandscapeMaps(self)
        self.maps.failed.connect(self.failed)
        with_maps = PointsPart, StrandPart, PassPart, MethodsPart
        self.show_parts([*(part(self, self.maps) for part in with_maps), HardnessPart(self)])

    def rest(self) -> None:
        """Stop everything, and free the maps."""
        super().rest()
        self.maps.forget()


def make(question: str, appearance: Appearance) -> PartedLesson:
    """The lesson, at its beginning."""
    return LandscapeLesson(question, appearance)
