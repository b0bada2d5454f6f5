"""The manual pages of both commands, made of what their `--help` says."""

from __future__ import annotations

import argparse
import sys
from argparse import ArgumentParser
from collections.abc import Iterator

from environment import PROJECT

sys.path.insert(0, str(PROJECT))

from app.startup.command_line import window_parser
from solvers.console.program import parser as console_parser

STATUSES = {
    0: "it is done: there is an answer",
    1: "there is none, which is proven; or the window could not be opened",
    2: "what was asked for makes no sense",
    3: "the search was given up, and nothing is proven",
    70: "a fault of the program itself",
    74: "the output could not be written",
}


def pages(version: str, date: str) -> dict[str, str]:
    """The source of the manual page of each command."""
    parsers = {"huarong-knight": window_parser(), "huarong-knight-console": console_parser()}
    return {name: "\n".join(_page(name, parser, version, date)) + "\n" for name, parser in parsers.items()}


def _page(name: str, parser: ArgumentParser, version: str, date: str) -> Iterator[str]:
    other = "huarong-knight" if name.endswith("-console") else "huarong-knight-console"
    about = (parser.description or "").rstrip(".")
    usage = parser.format_usage().removeprefix("usage: ").removeprefix(parser.prog)
    yield f'.TH {name.upper()} 1 {date} "Huarong Knight {version}" "User Commands"'
    yield f".SH NAME\n{name} \\- {_plain(about)}"
    yield f".SH SYNOPSIS\n.B {_plain(name)}\n{_plain(' '.join(usage.split()))}"
    yield ".SH DESCRIPTION\n" + _plain(f"{about}.")
    yield ".SH OPTIONS"
    yield from _options(parser)
    yield from _commands(parser, "")
    yield ".SH EXIT STATUS"
    yield from (f".TP\n.B {status}\n{_plain(meaning)}" for status, meaning in STATUSES.items())
    yield f".SH SEE ALSO\n.BR {_plain(other)} (1)"


def _commands(parser: ArgumentParser, before: str) -> Iterator[str]:
    """A section for each command that has no further ones."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            said = {choice.dest: choice.help for choice in action._choices_actions}
            for name, inner in action.choices.items():
                deeper = list(_commands(inner, f"{before}{name} "))
                if not deeper:
                    yield f".SH {before.upper()}{name.upper()}\n" + _plain(f"{said[name][0].upper()}{said[name][1:]}.")
                    yield from _options(inner)
                yield from deeper


def _options(parser: ArgumentParser) -> Iterator[str]:
    formatter = parser._get_formatter()
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            invocation, said = formatter._format_action_invocation(action), formatter._expand_help(action)
            yield f".TP\n.B {_plain(invocation)}\n{_plain(said.replace('`solvers ', '`huarong-knight-console '))}"


def _plain(text: str) -> str:
    """A text in which nothing is taken for a command of the typesetter."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
