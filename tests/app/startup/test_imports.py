"""Qt for Python, once imported, leaves the import statement of the program as Python made it."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import builtins, sys, types

plain = builtins.__import__


def run(arguments, opening):
    import PySide6.QtWidgets

    return 0 if builtins.__import__ is plain else 3


sys.modules["app.startup.application"] = types.SimpleNamespace(run=run)
from app.__main__ import main

sys.exit(main([]))
"""


def test_the_program_goes_on_importing_as_python_does() -> None:
    assert subprocess.run([sys.executable, "-c", PROGRAM], check=False).returncode == 0
