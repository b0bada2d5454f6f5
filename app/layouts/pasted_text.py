"""What of a pasted text is a name or a code: people copy layouts with more around them, or row by row."""

from __future__ import annotations

from re import fullmatch

from solvers.klotski.layout import COLUMNS, LETTERS, ROWS


def code_in(text: str) -> str:
    """Five rows of letters joined by `/`, or else the first line that holds anything."""
    parts = text.split(maxsplit=ROWS)
    if len(parts) == ROWS and all(_is_row(part) for part in parts):
        return "/".join(parts)
    line, _, _ = text.strip().partition("\n")
    return next(iter(line.splitlines()), "").strip()


def _is_row(part: str) -> bool:
    return fullmatch(f"[{LETTERS}]{{{COLUMNS}}}", part) is not None
