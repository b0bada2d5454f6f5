"""The console program as a whole process, from its start to its end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter

from tests.benchmarks.checkout import Checkout

COMMANDS = {
    "klotski solve 橫刀立馬 [ms]": ("klotski", "solve", "橫刀立馬"),
    "knight tour 8x8 [ms]": ("knight", "tour", "--board", "8x8", "--start", "0,0"),
    "klotski list [ms]": ("klotski", "list"),
}


def measure(checkout: Checkout, only: Sequence[str]) -> dict[str, float]:
    """Run each command once."""
    figures: dict[str, float] = {}
    for name, arguments in COMMANDS.items():
        if only and not any(text in name for text in only):
            continue
        began = perf_counter()
        command = [sys.executable, "-m", "solvers", *arguments]
        subprocess.run(command, cwd=checkout.folder, env=checkout.environment(), capture_output=True, check=True)
        figures[name] = 1000 * (perf_counter() - began)
    return figures
