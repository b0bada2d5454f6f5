"""Pictures as SVG files: every subject in every theme."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.export.request import Format, StillArrangement, Subject
from app.ui.look.theme import THEMES, Theme
from tests.app.export.subjects import board, exported, layout, request, solution, tour, wide_board, woven


@pytest.mark.sampled
@pytest.mark.parametrize("made", [solution, layout, tour, board, woven, wide_board])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("arrangement", [StillArrangement.ONE, StillArrangement.SHEET])
def test_every_picture_is_written_in_every_theme(
    made: Callable[[], Subject], theme: Theme, arrangement: StillArrangement, tmp_path: Path
) -> None:
    subject = made()
    arrangement = arrangement if subject.picture.length else StillArrangement.ONE
    path = exported(request(subject, Format.SVG, tmp_path / "one.svg", theme=theme, arrangement=arrangement))
    assert len(list(ElementTree.parse(path).getroot().iter())) > 10
