"""The process in which one part runs: `python -m tests.soak.child PART TASK`, the task as JSON.

It writes into the current directory, which must not be the project's. Its reports go to standard output, and
whatever else is printed to standard error.
"""

from __future__ import annotations

import faulthandler
import json
import signal
import sys
from importlib import import_module
from pathlib import Path

from tests.soak.task import Reporter, Task


def main(part: str, task: str) -> None:
    """Run the part."""
    if Path("pyproject.toml").exists():
        sys.exit("it writes into the current directory: run it in an empty one")
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    faulthandler.enable()
    reporter, sys.stdout = Reporter(sys.stdout), sys.stderr
    import_module(f"tests.soak.{part}").work(Task(**json.loads(task)), reporter)


if __name__ == "__main__":
    main(*sys.argv[1:])
