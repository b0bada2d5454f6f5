"""Bring the translations up to date: `.venv/bin/python .setup/translations.py`; `--check` only says whether they are.

The words of the window are gathered from `app/`, the sentences that solvers say as values from the templates of their
enumerations, and what Qt itself leaves in English from the list below. What is new comes into
`resources/translations/*.ts` unfinished; once it is translated there, this makes the `.qm` files that the program
reads. English, in which everything is written, has a file too: the singulars, and the names of keys. The check fails
when a word is missing, unfinished or no longer used.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from enum import StrEnum
from functools import cache
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parents[1]
FOLDER = PROJECT / "resources" / "translations"
LANGUAGES = {"en": "en", "zh_Hans": "zh_CN", "zh_Hant": "zh_TW"}
REMEDY = "run .venv/bin/python .setup/translations.py"
CONTEXT = "Messages"
"""The context under which `app/ui/words/messages.py` looks templates up."""

QT_WORDS = (
    ("QFileDialog", "&Look in:", ""),
    ("QFileDialog", "Files of &type:", ""),
    ("QFileSystemModel", "Size", ""),
    ("QFileSystemModel", "Type", "All other platforms"),
    ("QLineEdit", "&Undo", ""),
    ("QWidgetTextControl", "&Undo", ""),
    ("QAbstractFileIconProvider", "Drive", ""),
    ("QAbstractFileIconProvider", "File Folder", "Match Windows Explorer"),
    ("QAbstractFileIconProvider", "Folder", "All other platforms"),
    ("QAbstractFileIconProvider", "Shortcut", "All other platforms"),
    ("QAbstractFileIconProvider", "Unknown", ""),
)
"""The context, the words and the comment of what Qt itself says, and has no Chinese for or other words than ours."""

KEYS = ("Left", "Right", "Up", "Down", "Return", "Enter", "Space", "Del", "Backspace", "Menu")
"""The keys that we name otherwise than Qt, in English too: gathered with a number, as all words of `en.ts` are."""

SPEAKING_MODULES = (
    "app.compare.setup",
    "app.knight.comparison",
    "app.knight.count_files",
    "app.startup.command_line",
    "app.startup.missing_libraries",
    "app.startup.settings_file",
    "app.ui.files",
    "app.ui.settings",
    "app.window.start_request",
)
"""Where else templates are declared, besides the solvers and the data file."""


def main(arguments: list[str]) -> int:
    """Update, or check; returns 1 when the check finds something to do."""
    return check() if arguments == ["--check"] else update()


def update() -> int:
    """Gather all words into the `.ts` files, and make the `.qm` files of what is translated."""
    FOLDER.mkdir(exist_ok=True)
    for language, target in LANGUAGES.items():
        gather(FOLDER / f"{language}.ts", target)
        release(FOLDER / f"{language}.ts", FOLDER / f"{language}.qm")
    return 0


def check() -> int:
    """Gather into copies: they must be as they were, complete, and make the `.qm` files that are there."""
    stale: list[str] = []
    with TemporaryDirectory() as folder:
        for language, target in LANGUAGES.items():
            kept, made = FOLDER / f"{language}.ts", Path(folder) / f"{language}.ts"
            made.write_bytes(kept.read_bytes())
            gather(made, target)
            if made.read_text("utf-8") != kept.read_text("utf-8"):
                stale.append(f"{kept.name} lacks new words or has old ones: {REMEDY}")
            compiled = Path(folder) / f"{language}.qm"
            if not release(made, compiled, "-fail-on-unfinished", "-fail-on-invalid"):
                stale.append(f"{kept.name} has words that are not translated: translate them there, then {REMEDY}")
            elif compiled.read_bytes() != (FOLDER / compiled.name).read_bytes():
                stale.append(f"{compiled.name} was made from other words: {REMEDY}")
    for what in stale:
        print(what, file=sys.stderr)
    return 1 if stale else 0


def gather(translation: Path, target: str) -> None:
    """Bring every word of the program into a `.ts` file, and take out those that are gone."""
    with TemporaryDirectory() as folder:
        templates = Path(folder) / "templates.py"
        templates.write_text(_templates(), "utf-8")
        sources = sorted(map(str, (PROJECT / "app").rglob("*.py")))
        options = [
            "-silent",
            "-no-obsolete",
            "-locations",
            "none",
            "-source-language",
            "en",
            "-target-language",
            target,
            *(["-pluralonly"] if target == "en" else []),
        ]
        command = [_tool("lupdate"), *options, *sources, str(templates), "-ts", str(translation)]
        subprocess.run(command, check=True, cwd=PROJECT)


def release(translation: Path, compiled: Path, *options: str) -> bool:
    """Make a `.qm` file; whether it could be made under these options."""
    command = [_tool("lrelease"), "-silent", *options, str(translation), "-qm", str(compiled)]
    return subprocess.run(command, check=False, cwd=PROJECT).returncode == 0


def templates() -> list[str]:
    """Every sentence that can be said as a value, in the order of the modules."""
    sys.path.insert(0, str(PROJECT))
    found: dict[str, None] = {}
    for module in (*_modules("solvers"), *_modules("app.storage"), *SPEAKING_MODULES):
        if module.endswith("__main__") or "kernel" in module or ".console" in module:
            continue
        for _, kind in getmembers(import_module(module), isclass):
            if issubclass(kind, StrEnum) and kind.__module__ == module:
                found.update(dict.fromkeys(value.value for value in kind if " " in value.value or "{" in value.value))
    return list(found)


def _modules(package: str) -> list[str]:
    return sorted(info.name for info in walk_packages(import_module(package).__path__, f"{package}."))


@cache
def _templates() -> str:
    """A source of calls for what stands elsewhere, or is written so that `lupdate` overlooks it."""
    words = [*((CONTEXT, template) for template in templates()), *(tuple(filter(None, said)) for said in QT_WORDS)]
    numbered = [*(("QShortcut", key) for key in KEYS), *plurals()]
    calls = [f"({', '.join(map(repr, said))})" for said in words]
    calls += [f"({', '.join(map(repr, said))}, None, 1)" for said in numbered]
    return "\n".join(
        ["from PySide6.QtCore import QCoreApplication", *map("QCoreApplication.translate{}".format, calls), ""]
    )


def plurals() -> list[tuple[str, str]]:
    """The context and the source of each call of `plural`, in the order of the modules."""
    found: dict[tuple[str, str], None] = {}
    for path in sorted((PROJECT / "app").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "plural":
                context, source = (ast.literal_eval(argument) for argument in node.args[:2])
                found[context, source] = None
    return list(found)


def _tool(name: str) -> str:
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
