"""A number that the files of the project give: `python3 -m tests.digest` prints it.

It is the seed of what is drawn anew at every change, and the same for whoever has the same files.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
PARTS = (".ci", ".setup", "app", "resources", "solvers", "tests", "pyproject.toml")


def digest() -> int:
    """The first four bytes of a SHA-256 over the paths and contents of all files."""
    whole = sha256()
    for path in sorted(path for part in PARTS for path in (PROJECT / part, *(PROJECT / part).rglob("*"))):
        if path.is_file() and "__pycache__" not in path.parts:
            whole.update(path.relative_to(PROJECT).as_posix().encode() + b"\0" + path.read_bytes())
    return int.from_bytes(whole.digest()[:4], "big")


if __name__ == "__main__":
    print(digest())
