"""What the lesson on trees and hash tables says."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.ui.words.messages import joined
from app.ui.words.numbers import data_size, duration, grouped, percent
from solvers.comparison.tree_or_table import TRIALS, Measured, StructureName
from solvers.klotski.lessons.tree_beside_table import LookUp

ALIKE = 1.1
"""Times that differ by less than this factor are not told apart."""


def structure_title(name: StructureName) -> str:
    """What a structure is called."""
    return {
        StructureName.TREE: QCoreApplication.translate("Structures", "AVL tree"),
        StructureName.TABLE: QCoreApplication.translate("Structures", "Hash table"),
    }[name]


def look_up_sentence(look: LookUp) -> str:
    """What one lookup found, and what it took."""
    text = (
        QCoreApplication.translate(
            "Structures", "Lookup {number}: new. Comparisons: {tree} in the tree, {table} in the hash table."
        )
        if look.new
        else QCoreApplication.translate(
            "Structures", "Lookup {number}: met before. Comparisons: {tree} in the tree, {table} in the hash table."
        )
    )
    return text.format(number=grouped(look.number), tree=len(look.path), table=look.compared)


def average(comparisons: int, look_ups: int) -> str:
    """Comparisons a lookup."""
    return f"{comparisons / max(1, look_ups):.2f}"


def longest(name: StructureName, counters: Mapping[str, int]) -> str:
    """What the worst lookup takes."""
    if name is StructureName.TREE:
        text = QCoreApplication.translate("Structures", "height {height}, at most {bound}")
        return text.format(height=counters["height"], bound=counters["height_bound"])
    text = QCoreApplication.translate("Structures", "chain {chain}, load {load}")
    return text.format(chain=counters["longest_chain"], load=percent(counters["load_percent"] / 100))


def measured_figures(measured: Measured, name: StructureName) -> list[str]:
    """The figures of a structure after a run to the end, as a table shows them."""
    return [
        average(measured.counters["comparisons"], measured.look_ups),
        longest(name, measured.counters),
        duration(measured.seconds),
        data_size(measured.memory),
    ]


def conclusion(measured: Mapping[StructureName, Measured], guess: StructureName) -> str:
    """What was measured, whatever it is, and whether the person was right."""
    tree, table = measured[StructureName.TREE], measured[StructureName.TABLE]
    text = QCoreApplication.translate(
        "Structures",
        "Over {lookups} lookups, the tree took {tree} comparisons each on average, the hash table {table}.",
    )
    compared = text.format(
        lookups=grouped(tree.look_ups), tree=f"{tree.comparisons:.1f}", table=f"{table.comparisons:.1f}"
    )
    return joined([compared, _speed(tree, table), _right_or_wrong(tree, table, guess), _memory(tree, table)])


def _quicker(tree: Measured, table: Measured) -> StructureName | None:
    """The structure that took less time, if they can be told apart."""
    slow, fast = max(tree.seconds, table.seconds), min(tree.seconds, table.seconds)
    if fast <= 0 or slow / fast < ALIKE:
        return None
    return StructureName.TREE if tree.seconds < table.seconds else StructureName.TABLE


def _speed(tree: Measured, table: Measured) -> str:
    quicker = _quicker(tree, table)
    if quicker is None:
        return QCoreApplication.translate("Structures", "They were equally fast here.")
    text = (
        QCoreApplication.translate("Structures", "The tree was {factor} times as fast here: {fast} against {slow}.")
        if quicker is StructureName.TREE
        else QCoreApplication.translate(
            "Structures", "The hash table was {factor} times as fast here: {fast} against {slow}."
        )
    )
    slow, fast = max(tree.seconds, table.seconds), min(tree.seconds, table.seconds)
    return text.format(factor=f"{slow / fast:.1f}", fast=duration(fast), slow=duration(slow))


def _right_or_wrong(tree: Measured, table: Measured, guess: StructureName) -> str:
    quicker = _quicker(tree, table)
    if quicker is None:
        return ""
    if guess is quicker:
        return QCoreApplication.translate("Structures", "You were right.")
    return QCoreApplication.translate("Structures", "You picked the other one.")


def _memory(tree: Measured, table: Measured) -> str:
    if table.memory > ALIKE * tree.memory:
        text = QCoreApplication.translate(
            "Structures", "The hash table takes more memory: its slots take up space even when empty."
        )
    elif tree.memory > ALIKE * table.memory:
        text = QCoreApplication.translate(
            "Structures", "The tree takes more memory: each position needs a node of its own."
        )
    else:
        text = QCoreApplication.translate("Structures", "Memory use is about the same.")
    return text


def articles_note(measured: Mapping[StructureName, Measured]) -> str:
    """What Lü's articles say of the same structures, beside what is measured."""
    tree, table = measured[StructureName.TREE], measured[StructureName.TABLE]
    text = QCoreApplication.translate(
        "Structures",
        "Lü's articles assume at most 16 comparisons in the tree for 40,000 positions, and at most 10 positions in a "
        "slot. Here, with {positions} positions, the tree has height {height} and the longest chain length {chain}. "
        "Times are for the lookups alone, the median of {laps} runs; Lü timed whole programs.",
    )
    return text.format(
        positions=grouped(tree.positions),
        height=tree.counters["height"],
        chain=table.counters["longest_chain"],
        laps=TRIALS,
    )
