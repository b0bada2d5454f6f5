"""The bars of the stars: what is said of each, and that they are as long as what they stand for."""

from __future__ import annotations

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from app.klotski.layouts.catalogue_filter import DifficultyRange
from app.klotski.stars_chart import Band, StarsChart
from app.ui.look.theme import Appearance

BANDS = (
    Band(DifficultyRange.EASY, (40, 10, 20, 30)),
    Band(DifficultyRange.MEDIUM, (0, 0, 0, 1234)),
    Band(DifficultyRange.HARDEST, (7, 0, 0, 0)),
)


def shown(qtbot: QtBot) -> StarsChart:
    made = StarsChart(Appearance("light"))
    qtbot.addWidget(made)
    made.show_bands(BANDS)
    made.resize(620, made.sizeHint().height())
    return made


def test_each_band_is_read_out_with_what_is_solved_and_its_stars(qtbot: QtBot) -> None:
    told = shown(qtbot).accessibleDescription()
    for sentence in (
        "Up to 30 moves: 60 of 100 solved, 30 with three stars, 20 with two, 10 with one",
        "31 to 60 moves: 1,234 of 1,234 solved, 1,234 with three stars, 0 with two, 0 with one",
        "91 moves or more: 0 of 7 solved, 0 with three stars, 0 with two, 0 with one",
    ):
        assert sentence in told


def test_a_bar_is_filled_as_far_as_its_layouts_are_solved_the_most_stars_first(qtbot: QtBot) -> None:
    chart = shown(qtbot)
    picture, star = chart.grab().toImage(), QColor(chart.theme.star)
    legend, line = 30, 34
    assert chart.sizeHint().height() == legend + 3 * line

    def colours(number: int) -> list[int]:
        return [picture.pixelColor(across, legend + line * number + 17).rgb() for across in range(picture.width())]

    full = [across for across, colour in enumerate(colours(1)) if colour == star.rgb()]
    width = len(full)
    assert width > 100
    assert full == list(range(full[0], full[0] + width))
    field = colours(2)[full[0] + width // 2]
    assert star.rgb() not in colours(2)
    bar = colours(0)[full[0] : full[0] + width]
    parts = {bar[round(width * place)]: place for place in (0.15, 0.4, 0.55, 0.8)}
    assert list(parts) == [star.rgb(), *list(parts)[1:3], field]
    for place, share in zip(parts, (0.3, 0.2, 0.1, 0.4), strict=True):
        assert abs(bar.count(place) / width - share) < 0.02
