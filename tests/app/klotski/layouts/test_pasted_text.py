"""What is taken of a text from the clipboard."""

from __future__ import annotations

import pytest

from app.klotski.layouts.code_box import code_in


@pytest.mark.parametrize(
    ("pasted", "code"),
    [
        ("  1A9BF0C\n", "1A9BF0C"),
        ("VAAV\nVAAV\nVHHV\nVSSV\nS..S\n", "VAAV/VAAV/VHHV/VSSV/S..S"),
        ("VAAV VAAV VHHV VSSV S..S", "VAAV/VAAV/VHHV/VSSV/S..S"),
        ("\n\nVAAV/VAAV/VHHV/VSSV/S..S\n1.  Soldier 1  b2 → b1  ↓\n", "VAAV/VAAV/VHHV/VSSV/S..S"),
        ("Blade Drawn, Horse Reined", "Blade Drawn, Horse Reined"),
        ("[1 9 0 3 8 11 13 14 16 19]", "[1 9 0 3 8 11 13 14 16 19]"),
        ("one two six ten five", "one two six ten five"),
        (" \n ", ""),
    ],
)
def test_the_code_is_found_in_what_is_pasted(pasted: str, code: str) -> None:
    assert code_in(pasted) == code
