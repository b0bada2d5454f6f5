"""Every code: how it is written, and how it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from solvers.klotski.codes import articles, dnomd343, older_program, paper, short_code
from solvers.klotski.codes.names import CodeName
from solvers.klotski.layout import Layout


@dataclass(frozen=True, slots=True)
class Code:
    """How one code is written and read; `write` gives None for a layout that the code cannot say."""

    write: Callable[[Layout], str | None]
    read: Callable[[str], Layout]


CODES: Mapping[CodeName, Code] = {
    CodeName.TEXT: Code(str, Layout.parse),
    CodeName.VECTOR: Code(paper.write_vector, paper.read_vector),
    CodeName.VALUE: Code(paper.write_value, paper.read_value),
    CodeName.BITS26: Code(articles.write_bits26, articles.read_bits26),
    CodeName.BITS60: Code(articles.write_bits60, articles.read_bits60),
    CodeName.DIGITS24: Code(older_program.write_digits24, older_program.read_digits24),
    CodeName.COMMON: Code(dnomd343.write_common, dnomd343.read_common),
    CodeName.RAW: Code(dnomd343.write_raw, dnomd343.read_raw),
    CodeName.SHORT: Code(short_code.write_short, short_code.read_short),
}


def write_all(layout: Layout) -> dict[CodeName, str | None]:
    """The layout in every code; None where a code is only for the classic kind and this is another."""
    return {name: code.write(layout) for name, code in CODES.items()}
