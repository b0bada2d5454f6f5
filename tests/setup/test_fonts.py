"""The fonts of the window are what the fonts that they are cut from give."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SOURCES = os.environ.get("FONT_SOURCES", "")
"""The FOLDER of `.setup/fonts.py`; its packages are needed too."""


@pytest.mark.skipif(not SOURCES, reason="FONT_SOURCES names no folder with the large fonts")
def test_the_same_texts_and_large_fonts_make_the_same_bytes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, PROJECT / ".setup" / "fonts.py", SOURCES, tmp_path], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_bytes() for path in (PROJECT / "resources" / "fonts").iterdir()}
