"""The three versions of README: their commands do what is shown, their figures are right, their links lead somewhere.

The English version is held against the program. The Chinese ones have the same blocks of commands and outputs, so it is
enough to run those of the English one.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from doctest import DocTestParser, DocTestRunner, OutputChecker
from pathlib import Path
from shlex import split
from textwrap import dedent
from typing import NamedTuple

import packages
import pytest

import solvers
from app.learn.lessons.catalogue import lessons
from app.learn.lessons.labels import window_words
from app.learn.lessons.parts import KINDS
from app.startup import command_line
from app.ui.look.sizes import PERCENTS
from app.ui.widgets.actions import KEYS
from app.window.registry import PAGES
from solvers.console.driving import ANSWERED
from solvers.console.program import commands
from solvers.klotski.catalogue.catalogue import entries, find
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import LAST_DAY
from solvers.klotski.codes import CodeName
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import every_set
from solvers.knight.document import LARGEST_SIDE
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.presets import BoardGroup, presets
from solvers.own_search.own_search import search_templates
from solvers.puzzles import PUZZLE_NAMES, imported
from tests.benchmarks import against
from tests.benchmarks.__main__ import measure_of
from tests.benchmarks.gaps import command as gaps
from tests.soak import __main__ as soak

PROJECT = Path(__file__).parents[1]
ENGLISH = PROJECT / "README.md"
CHINESE = [PROJECT / "resources" / "readme" / f"README.{language}.md" for language in ("zh-Hant", "zh-Hans")]

LINK = re.compile(r"\]\((?!https?:)([^)#]*)[^)]*\)|(?:src|srcset)=\"([^\"]*)\"")
ANCHOR = re.compile(r"\]\(#([^)]*)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
DATA_FOLDER = re.compile(r"^\| (Linux|Windows|macOS) \| (`[^`]*`)", re.MULTILINE)
IN_LINE = re.compile(r"`([^`]+)`")
IN_PROJECT = re.compile(r"(app|solvers|resources|tests|\.setup|\.ci)/")

OMISSION = "…"
"""A line that stands for any lines of an output."""
MEASURED = re.compile(r"\b[\d.,]+ (?:ns|µs|ms|s|kB|MB)\b|(?<=\"seconds\": )[\d.e-]+")
"""What differs from computer to computer: times, and the memory of a process."""


class Command(NamedTuple):
    """A line that is typed, what it prints, and the exit status that is shown for it."""

    line: str
    output: list[str]
    status: int


def blocks(text: str) -> list[tuple[str, str]]:
    """The blocks of commands, each with its language."""
    return [(language, dedent(lines)) for _, language, lines in BLOCK.findall(text)]


def shown_commands(text: str) -> list[Command]:
    """The commands whose output is shown; a line `echo $?` after one says its exit status, which is 0 otherwise."""
    commands: list[Command] = []
    for line in "".join(lines for language, lines in blocks(text) if language == "console").splitlines():
        if line.startswith("$ "):
            commands.append(Command(line[2:], [], ANSWERED))
        else:
            commands[-1].output.append(line)
    with_status: list[Command] = []
    for command in commands:
        if command.line == "echo $?":
            with_status[-1] = with_status[-1]._replace(status=int(command.output[0]))
        else:
            with_status.append(command)
    return with_status


def named_commands(text: str) -> list[str]:
    """The commands of `.setup` and of the environment that are in blocks of their own or in the prose."""
    in_blocks = [line for language, lines in blocks(text) if language == "sh" for line in lines.splitlines()]
    in_prose = [" ".join(code.split()) for code in IN_LINE.findall(BLOCK.sub("", text))]
    return sorted({line for line in (*in_blocks, *in_prose) if line.startswith(("python3 .setup ", ".venv/bin/"))})


def run(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `python …` in a folder, with this checkout; before a pipe, `echo …` says what it reads."""
    said, _, command = line.rpartition(" | ")
    program, *arguments = split(command)
    assert program == "python", line
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(PROJECT), "PYTHONUTF8": "1"},
        input=said.removeprefix("echo "),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def without_figures(text: str) -> str:
    """A text without what differs from computer to computer."""
    return MEASURED.sub("MEASURED", text)


README = ENGLISH.read_text("utf-8")
(OWN_SEARCH,) = (lines for language, lines in blocks(README) if language == "python" and "def search(" in lines)
PROSE = " ".join(BLOCK.sub("", README).split())


@pytest.mark.sampled
@pytest.mark.parametrize("command", shown_commands(README), ids=lambda command: command.line)
def test_a_command_prints_what_is_shown(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN_SEARCH, "utf-8")
    done = run(command.line, tmp_path)
    shown = (re.escape(without_figures(line)) if line != OMISSION else "(?:.*\n)*.*" for line in command.output)
    assert re.fullmatch("\n".join(shown), without_figures(done.stdout).rstrip("\n")), f"{command.line}\n{done.stdout}"
    assert done.returncode == command.status


def test_the_search_that_is_shown_is_the_one_to_begin_with() -> None:
    assert search_templates("klotski")[0].text == OWN_SEARCH


class Unmeasured(OutputChecker):
    """Compares what is printed without what differs, and without the blanks that make up for its length."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        return without_figures(" ".join(want.split())) == without_figures(" ".join(got.split()))


def test_the_library_does_what_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(OWN_SEARCH, "utf-8")
    monkeypatch.chdir(tmp_path)
    shown = "".join(lines for language, lines in blocks(README) if language == "pycon")
    example = DocTestParser().get_doctest(shown, {}, "README.md", None, None)
    assert [name for name in solvers.__all__ if name.islower() and f"solvers.{name}(" not in shown] == []
    said: list[str] = []
    assert DocTestRunner(Unmeasured()).run(example, out=said.append).failed == 0, "".join(said)


def test_every_command_of_the_console_is_shown() -> None:
    shown = [command.line for command in shown_commands(README)]
    assert [name for name in commands() if not any(f"python -m solvers {name}" in line for line in shown)] == []
    assert all(any(line != OMISSION for line in command.output) for command in shown_commands(README))


@pytest.mark.parametrize("line", named_commands(README))
def test_a_command_that_is_named_is_understood(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, *arguments = split(line)
    for path in (PROJECT / each for each in arguments if IN_PROJECT.match(each)):
        assert path.exists()
        assert path.suffix != ".py" or all(each in path.read_text("utf-8") for each in arguments if each[:2] == "--")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "solution.json").write_text(
        '{"format": "huarong-knight", "version": 1, "kind": "klotski", "layout": "VAAV/VAAV/VHHV/VSSV/S..S"}'
    )
    if program == "python3":
        _, name, *rest = arguments
        UNDERSTOOD[name](rest)


def _run_understood(arguments: list[str]) -> None:
    if {"--help", "--version"} & {*arguments}:
        done = run(f"python -m app {' '.join(arguments)}", Path())
        assert done.returncode == 0
        assert "huarong-knight" in done.stdout
    else:
        command_line.read(arguments)


def _test_understood(arguments: list[str]) -> None:
    if "-k" in arguments:
        path, _, word = arguments
        assert re.search(rf"def test_\w*{word}", (PROJECT / path).read_text("utf-8"))


def _bench_understood(arguments: list[str]) -> None:
    match arguments:
        case ["against", *rest]:
            asked = against._parser().parse_args(rest)
            assert {*asked.names} <= {probe.name for probe in against.PROBES}
        case ["gaps", *rest]:
            gaps._parser().parse_args(rest)
        case names:
            assert all(measure_of(name) for name in names)


def _package_understood(arguments: list[str]) -> None:
    assert {*arguments} <= {"KIND", *packages.MAKERS}


UNDERSTOOD: dict[str, Callable[[list[str]], object]] = {
    "run": _run_understood,
    "test": _test_understood,
    "lint": lambda arguments: None,
    "bench": _bench_understood,
    "soak": soak._read,
    "system": lambda arguments: None,
    "mutate": lambda arguments: None,  # what reads its arguments is not installed here
    "docs": lambda arguments: None,
    "package": _package_understood,
}
"""The commands of `.setup`, and how to see whether one takes its arguments."""


def test_the_commands_of_setup_are_those_it_has() -> None:
    done = subprocess.run([sys.executable, PROJECT / ".setup", "--help"], capture_output=True, text=True, check=True)
    assert {*re.findall(r"^  (\w+)", done.stdout, re.MULTILINE)} == {*UNDERSTOOD}


def test_every_path_in_the_project_is_there() -> None:
    paths = [path for path in IN_LINE.findall(PROSE) if re.fullmatch(IN_PROJECT.pattern + r"[\w./*-]*", path)]
    assert len(paths) > 40
    assert [path for path in paths if not any(PROJECT.glob(path.rstrip("/")))] == []


@pytest.mark.parametrize("room", ["app", "solvers"])
def test_the_tables_name_every_package_and_module(room: str) -> None:
    """The rooms of the puzzles are alike, so that it is enough to name some of them."""
    (table,) = re.findall(rf"^\| in `{room}/`.*\n((?:\|.*\n)*)", README, re.MULTILINE)
    named = {name for row in table.splitlines() for name in IN_LINE.findall(row.split("|")[1])}
    packages = {path.parent.name for path in PROJECT.glob(f"{room}/*/__init__.py")}
    modules = {path.name for path in PROJECT.glob(f"{room}/[!_]*.py")}
    assert named & {*PUZZLE_NAMES}
    assert named - {*PUZZLE_NAMES} == (packages | modules) - {*PUZZLE_NAMES}


LAYOUTS = [layout for chapter in chapters() for layout in chapter.layouts]
MOVES = [layout.optimum[Metric.MOVES] for layout in LAYOUTS]
PLANS = [entry for entry in lessons() if entry.is_plan]
CLASSIC = find("橫刀立馬").optimum
WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", *map(str, range(11, 100))]


@pytest.mark.parametrize(
    "sentence",
    [
        f"{len(entries())} layouts",
        f"takes {CLASSIC[Metric.MOVES]} moves, {CLASSIC[Metric.CELLS]} cells or {CLASSIC[Metric.STRAIGHT]} straight",
        f"{len(LAYOUTS)} layouts in {len(chapters())} chapters, from {min(MOVES)} moves to {max(MOVES)}",
        f"from {WORDS[min(MOVES)]} moves to {max(MOVES)}",
        f"every date until {LAST_DAY:%B %Y}",
        f"{WORDS[len(CodeName)]} notations",
        f"{len(list(every_set()))} sets that fit",
        f"{WORDS[len([*KLOTSKI_ENGINES])].capitalize()} methods for Klotski",
        f"methods for Klotski and {len([*KNIGHT_ENGINES])} for the knight's tour",
        f"up to {LARGEST_SIDE:,} × {LARGEST_SIDE:,} squares",
        f"{sum(preset.group is not BoardGroup.RIDDLE for preset in presets())} boards are ready",
        f"{sum(preset.group is BoardGroup.RIDDLE for preset in presets())} boards that ask",
        f"{WORDS[len(lessons()) - len(PLANS)]} lessons",
        f"{WORDS[len(PLANS)].capitalize()} lessons of {max(plan.document().minutes for plan in PLANS)} minutes",
        f"{WORDS[len(PAGES)]} pages: {', '.join(page.title() for page in PAGES[:-1])} and {PAGES[-1].title()}",
        f"*Today's puzzle* ({KEYS['daily'][0]})",
        f"*The map* ({KEYS['map'][0]})",
        f"*Watch it think* ({KEYS['watch'][0]})",
        f"**File > Back up…** ({KEYS['back-up'][0]})",
        f"{KEYS['undo'][0]} undoes, as often as you like, though",
        f"for the stars; {KEYS['reset'][0]} starts over. {KEYS['hint'][0]} shows",
        f"Press {KEYS['guide'][0]} for the guide",
        f"text from {PERCENTS[0]}% to {PERCENTS[-1]}%",
    ],
)
def test_a_figure_is_right(sentence: str) -> None:
    assert sentence in PROSE


def test_the_messages_of_failures_are_those_of_the_program() -> None:
    section = README.partition("\n## If something goes wrong\n")[2].partition("\n## ")[0]
    quoted = re.findall("“(.*?)”", section)
    assert len(quoted) > 5
    modules = [*PROJECT.glob(".setup/*.py"), *PROJECT.glob("app/**/*.py")]
    texts = [re.sub(r'"\s+"', "", module.read_text("utf-8")) for module in modules]
    said = [text.replace("{count:library|libraries}", "libraries") for text in texts]
    assert [text for text in quoted if not any(text in words for words in said)] == []


@pytest.mark.parametrize("path", [ENGLISH, *CHINESE], ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    links = [target or picture for target, picture in LINK.findall(text)]
    assert len(links) > 5
    assert not [link for link in links if not (path.parent / link).exists()]
    assert {*ANCHOR.findall(text)} <= {anchor(heading) for heading in HEADING.findall(BLOCK.sub("", text))}


def anchor(heading: str) -> str:
    """What a heading is linked by."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.name)
def test_a_translation_has_the_same_blocks_and_folders(path: Path) -> None:
    text = path.read_text("utf-8").replace("横刀立马", "橫刀立馬")
    assert blocks(without_figures(text)) == blocks(without_figures(README))
    assert len(DATA_FOLDER.findall(text)) == 3
    assert DATA_FOLDER.findall(text) == DATA_FOLDER.findall(README)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("path", [ENGLISH, *CHINESE], ids=lambda path: path.name)
def test_every_name_is_listed_that_a_lesson_may_use(path: Path) -> None:
    part_classes = {kind: imported(f"app.learn.lessons.{place}") for kind, place in KINDS.items()}
    listed = dict(re.findall(r"^\| (\S+) \| (`[^|]*`) \|$", path.read_text("utf-8"), re.MULTILINE))
    named = {kind: {*re.findall("`([a-z0-9_]+)`", names)} for kind, names in listed.items()}
    for kind, made in part_classes.items():
        assert named.pop(f"`{kind}`", set()) == {name for name in made.tells if not re.search("_[2-9]", name)}, kind
    words = {name for name in window_words() if not re.search("_[2-9]", name)}
    labels, keys = (names for names in named.values() if names <= words and names)
    assert labels | keys == words


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.name)
def test_a_translation_has_the_same_figures(path: Path) -> None:
    assert figures(path.read_text("utf-8")) == figures(README)


def figures(text: str) -> set[str]:
    """The numbers in the prose but for 10 and 20, which either language writes out where the other does not."""
    prose = IN_LINE.sub("", re.sub(r"\]\([^)]*\)|width=\S*", "", BLOCK.sub("", text)))
    return {*re.findall(r"\d[\d,]*\d%?", prose)} - {"10", "20"}


def test_the_first_lines_link_all_versions() -> None:
    for path in (ENGLISH, *CHINESE):
        first = path.read_text("utf-8").split("\n")[0]
        linked = {(path.parent / link).resolve() for link, _ in LINK.findall(first)}
        assert linked == {ENGLISH, *CHINESE} - {path}
