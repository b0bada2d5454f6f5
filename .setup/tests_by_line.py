"""Which tests run a line, by what a run of all of them has measured."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence

RUN_ONCE_FOR_ALL = {"cache", "compiled", "kernel", "lru_cache"}
"""What decorates functions whose lines are not run at every call: the first test alone would be known to run them."""

Contexts = Mapping[int, Iterable[str]]
"""What ran each line of a module, as pytest-cov names it: `file::test[case]|when`, or nothing for an import."""


def running_tests(code: str, line: int, contexts: Contexts) -> Sequence[str] | None:
    """The tests that run the statement in a line, all cases of each; None where that cannot be known.

    It is known of functions alone, of their decorators by their bodies: a class and a module are run once, by whoever
    imports them. What a test runs before it begins may be shared with others of its file, so the whole file is named.
    """
    inside = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.stmt) and line in _lines(node)]
    functions = [node for node in inside if isinstance(node, ast.FunctionDef)]
    if not functions or any(_is_run_once(function) for function in functions):
        return None
    innermost = max(inside, key=lambda node: node.lineno)
    if isinstance(innermost, ast.FunctionDef):  # a decorator or the signature
        lines = range(innermost.body[0].lineno, _lines(innermost).stop)
    else:
        lines = (line, *_own_lines(innermost))
    found = {context for number in lines for context in contexts.get(number, ())}
    if not found or "" in found:
        return None
    return sorted({_test(context) for context in found})


def _lines(node: ast.stmt) -> range:
    """The lines of a statement, with its decorators and with what is in it."""
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return range(min(part.lineno for part in (node, *decorators)), (node.end_lineno or node.lineno) + 1)


def _own_lines(node: ast.stmt) -> range:
    """The lines of a statement without what is in it."""
    lines, body = _lines(node), getattr(node, "body", None)
    return range(lines.start, max(lines.start + 1, _lines(body[0]).start)) if body else lines


def _is_run_once(function: ast.FunctionDef) -> bool:
    called = [one.func if isinstance(one, ast.Call) else one for one in function.decorator_list]
    return any(isinstance(one, ast.Name) and one.id in RUN_ONCE_FOR_ALL for one in called)


def _test(context: str) -> str:
    test, _, when = context.rpartition("|")
    return test.partition("[")[0] if when == "run" else test.partition("::")[0]
