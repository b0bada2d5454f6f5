"""The figures of the last release, with the commit and the machine that they come from: `release.json`."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.benchmarks.checkout import OWN

TABLE = Path(__file__).with_name("release.json")

Table = Mapping[str, Mapping[str, float]]
"""The figures of each probe, by their names."""


def kept_figures() -> Table:
    """The figures of the last release."""
    return json.loads(TABLE.read_text(encoding="utf-8"))["figures"]


def keep_table(figures: Table) -> None:
    """Keep these figures; of the other probes those stay that come from this commit and machine, too."""
    rounded = {name: {what: round(value, 3) for what, value in found.items()} for name, found in figures.items()}
    origin = {"commit": _commit(), "machine": _machine(), "python": platform.python_version()}
    kept = json.loads(TABLE.read_text(encoding="utf-8"))
    others = kept["figures"] if {**kept, **origin} == kept else {}
    text = json.dumps({**origin, "figures": {**others, **rounded}}, ensure_ascii=False, indent=1)
    TABLE.write_text(text + "\n", encoding="utf-8")


def _commit() -> str:
    return subprocess.check_output(("git", "rev-parse", "HEAD"), cwd=OWN, text=True).strip()


def _machine() -> str:
    models = Path("/proc/cpuinfo")
    lines = models.read_text(encoding="utf-8").splitlines() if models.exists() else []
    model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "")
    return f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores, {model}".removesuffix(", ")
