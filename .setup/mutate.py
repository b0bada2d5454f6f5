"""Change the program a little, one place at a time, and see whether the tests around it notice.

    python3 .setup mutate                                  # 24 mutations, drawn at random
    python3 .setup mutate solvers/knight --number 50 --seed 7

The changes are those of Cosmic Ray: an operator, a comparison, a number, a condition, a loop, a decorator. Each is made
in a copy of the project; the tests of the module are run, and after them those that run what is changed. A run of the
tests of all folders with something drawn, measured at first, tells which these are; where it cannot, those of the own
folder are run. What none of them notices is printed as it was and as it is. Status 1 when any was not noticed.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random, SystemRandom
from tempfile import TemporaryDirectory

# The command installs it, and no other does.
from cosmic_ray.ast import ast_nodes, get_ast  # pyright: ignore[reportMissingImports]
from cosmic_ray.mutating import mutate_code  # pyright: ignore[reportMissingImports]
from cosmic_ray.plugins import get_operator, operator_names  # pyright: ignore[reportMissingImports]
from coverage import CoverageData  # pyright: ignore[reportMissingImports]
from tests_by_line import Contexts, running_tests

from tests.recipes.tree import PROJECT, copy_project

PACKAGES = ("app", "solvers")
NUMBER = 24
SIDE_BY_SIDE = 2
SECONDS = 600.0
"""How long the tests of one mutation may take."""
TEST_SECONDS = 100
"""How long one test may take; a loop that never ends is noticed."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "--sample", "-p", "no:cacheprovider")
UNTIL_ONE_FAILS = ("-x", f"--timeout={TEST_SECONDS}", "--timeout-method=thread")
"""The thread ends also a test that hangs in an event loop of Qt's."""
MEASURED = (
    *PYTEST,
    f"--numprocesses={SIDE_BY_SIDE}",
    "--dist=worksteal",
    *(f"--cov={package}" for package in PACKAGES),
    "--cov-context=test",
    "--cov-report=",
)


@dataclass(frozen=True)
class Mutation:
    """One change of a module."""

    module: Path
    """Its path in the project."""
    operator: str
    occurrence: int

    def changed(self, code: str) -> str | None:
        """The code after the change; None where it would do the same: annotations are read by pyright alone."""
        changed = mutate_code(code, get_operator(self.operator)(), self.occurrence)
        try:
            return None if changed is None or _what_runs(changed) == _what_runs(code) else changed
        except SyntaxError:  # Cosmic Ray takes the ** of {**one, "a": 1} for an operator
            return None


def _what_runs(code: str) -> str:
    """The syntax of a module without its annotations."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return ast.dump(tree)


def mutations_of(module: Path) -> list[Mutation]:
    """Every change of a module, in a fixed order."""
    nodes = [*ast_nodes(get_ast((PROJECT / module).read_text("utf-8")))]
    found: list[Mutation] = []
    for name in sorted(operator_names()):
        kind = get_operator(name)
        if not kind.arguments():
            operator = kind()
            places = sum(1 for node in nodes for _ in operator.mutation_positions(node))
            found += [Mutation(module, name, occurrence) for occurrence in range(places)]
    return found


def drawn(paths: Sequence[Path], number: int, chance: Random) -> list[Mutation]:
    """Some changes of the modules below some paths: a module is drawn by its length, then one of its changes."""
    modules = sorted(module for path in paths for module in _modules(path))
    lengths = [len((PROJECT / module).read_bytes()) for module in modules]
    found: dict[Mutation, None] = {}
    while len(found) < number:
        (module,) = chance.choices(modules, lengths)
        changes = mutations_of(module)
        if changes:
            mutation = chance.choice(changes)
            if mutation.changed((PROJECT / module).read_text("utf-8")) is not None:
                found[mutation] = None
    return list(found)


def _modules(path: Path) -> Iterator[Path]:
    whole = PROJECT / path
    for module in [whole] if whole.is_file() else sorted(whole.rglob("*.py")):
        if module.name != "__init__.py":
            yield module.relative_to(PROJECT)


def tests_of(module: Path) -> list[list[str]]:
    """The tests to run for a module: those of its own, then those of the nearest folder that mirrors its own."""
    folder = Path("tests") / module.parent
    own = folder / f"test_{module.name}"
    while not any((PROJECT / folder).glob("test_*.py")):
        folder = folder.parent
    beside = [str(path.relative_to(PROJECT)) for path in sorted((PROJECT / folder).glob("test_*.py"))]
    whole = beside if folder.parent == Path("tests") else [str(folder)]
    return [[str(own)], whole] if (PROJECT / own).exists() else [whole]


def measured(modules: Collection[Path], copy: Path) -> dict[Path, Contexts]:
    """What runs each line of some modules, by a run of their folders' tests in a copy; tests that fail are printed."""
    done = _run([*MEASURED, *sorted({test for module in modules for test in tests_of(module)[-1]})], copy, None)
    if done.returncode:
        print(done.stdout, flush=True)
    data = CoverageData(str(copy / ".coverage"))
    data.read()
    return {module: data.contexts_by_lineno(str(copy / module)) for module in modules}


def noticed(mutation: Mutation, copy: Path, contexts: Contexts) -> bool:
    """Whether a test fails after a change in a copy of the project."""
    place = copy / mutation.module
    code = place.read_text("utf-8")
    changed = mutation.changed(code) or code
    *own, whole = tests_of(mutation.module)
    running = running_tests(code, _changed_line(code, changed), contexts)
    place.write_text(changed, "utf-8")
    try:
        return any(not _passes(tests, copy) for tests in (*own, whole if running is None else running) if tests)
    finally:
        place.write_text(code, "utf-8")


def _passes(tests: Sequence[str], copy: Path) -> bool:
    try:
        return _run([*PYTEST, *UNTIL_ONE_FAILS, *tests], copy, SECONDS).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _run(command: Sequence[str], copy: Path, seconds: float | None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONPYCACHEPREFIX": ""}  # also in the tests' own processes
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, encoding="utf-8", timeout=seconds, check=False
    )


def _changed_line(before: str, after: str) -> int:
    """The number of the first line that differs, from 1; of a decorator that is gone, not the blank one before it."""
    new = after.splitlines()
    return next(n for n, line in enumerate(before.splitlines(), 1) if line and (n > len(new) or line != new[n - 1]))


def described(mutation: Mutation) -> str:
    """Where a change is, and the lines as they were and as they are."""
    before = (PROJECT / mutation.module).read_text("utf-8")
    after = mutation.changed(before) or ""
    number = _changed_line(before, after)
    old, new = ("".join(code.splitlines()[number - 1 : number]) for code in (before, after))
    return f"{mutation.module}:{number} ({mutation.operator.removeprefix('core/')})\n  - {old}\n  + {new}"


def main() -> int:
    """Draw, run and print; the exit status."""
    parser = argparse.ArgumentParser(prog="python3 .setup mutate", description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="modules or folders (default: all)")
    parser.add_argument("--number", type=int, default=NUMBER, metavar="N", help=f"how many (default: {NUMBER})")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1_000_000), help="what is drawn")
    asked = parser.parse_args()
    mutations = drawn(asked.paths or list(map(Path, PACKAGES)), asked.number, Random(asked.seed))
    print(f"seed {asked.seed}", flush=True)
    with TemporaryDirectory(prefix="mutations-") as folder, ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        copies: Queue[Path] = Queue()
        for number in range(SIDE_BY_SIDE):
            copy = Path(folder) / str(number)
            copy_project(copy, shutil.ignore_patterns("*.pyc"))
            copies.put(copy)
        contexts = measured({mutation.module for mutation in mutations}, copy)

        def run(mutation: Mutation) -> bool:
            copy = copies.get()
            try:
                return noticed(mutation, copy, contexts[mutation.module])
            finally:
                copies.put(copy)

        results: list[bool] = []
        for mutation, result in zip(mutations, pool.map(run, mutations), strict=True):
            results.append(result)
            if not result:
                print(described(mutation), flush=True)
    print(f"{sum(results)} of {len(results)} noticed")
    return int(not all(results))


if __name__ == "__main__":
    sys.exit(main())
