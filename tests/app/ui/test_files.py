"""Names for files."""

from __future__ import annotations

import pytest

from app.ui.files import file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Tour of 64 squares, 8 × 8, from a8", "Tour-of-64-squares-8×8-from-a8"),
        ("騎士巡邏路線：8 × 8，64 格，從 a8 出發", "騎士巡邏路線-8×8-64格-從a8出發"),
        ("横刀立马 Blade Drawn, Horse Reined", "横刀立马-Blade-Drawn-Horse-Reined"),
        ("Blade Drawn, Horse Reined (橫刀立馬)", "Blade-Drawn-Horse-Reined-橫刀立馬"),
        ('a/b\\c:d*e?"f" <g>|h.', "a-b-c-d-e-f-g-h"),
        ("…/…", "…-…"),
        ("...", "huarong-knight"),
    ],
)
def test_a_title_becomes_the_name_of_a_file(title: str, name: str) -> None:
    assert file_name(title) == name
