"""What the figures of a search for solutions are called, and what they mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.search.counters import CounterWords


def counter_words() -> CounterWords:
    """Of all the methods that search for solutions of a layout."""
    translate = QCoreApplication.translate
    return {
        # Of the trees and the hash table that know the positions met:
        "duplicates": (
            translate("Counters", "Duplicates"),
            translate(
                "Counters",
                "Positions reached again and recognised as duplicates; without the check each would be searched again",
            ),
        ),
        "comparisons": (
            translate("Counters", "Comparisons"),
            translate(
                "Counters", "How often the codes of two positions were compared to see whether a position is new"
            ),
        ),
        "height": (
            translate("Counters", "Tree height"),
            translate(
                "Counters",
                "Comparisons needed to find the deepest position. A perfect tree of this size needs "
                "{least}, an AVL tree at most about 1.44 log₂ n; an unbalanced tree may turn into a list.",
            ),
        ),
        "rotations": (
            translate("Counters", "Rotations"),
            translate(
                "Counters",
                "How often a subtree was rotated so that the two sides of a node differ in height by at most one",
            ),
        ),
        "chains": (
            translate("Counters", "Slots in use"),
            translate("Counters", "Slots of the hash table that hold at least one position, out of 66,000"),
        ),
        "longest_chain": (
            translate("Counters", "Longest chain"),
            translate(
                "Counters",
                "The most positions with the same hash value; to find one of them, they are compared one after another",
            ),
        ),
        "load_percent": (
            translate("Counters", "Load factor"),
            translate(
                "Counters",
                "Positions per 100 slots, that is, the average length of a chain in per cent",
            ),
        ),
        # Of the methods that go otherwise than level by level:
        "solutions": (
            translate("Counters", "Solutions found"),
            translate("Counters", "Each is shorter than the one before and limits how deep the search still has to go"),
        ),
        "expansions": (
            translate("Counters", "Expansions"),
            translate(
                "Counters",
                "How often the steps from a position were tried; more than the number of positions if some "
                "were expanded again",
            ),
        ),
        "expanded_again": (
            translate("Counters", "Re-expanded"),
            translate("Counters", "Positions that were expanded again because a shorter path to them was found"),
        ),
        "expanded": (
            translate("Counters", "Expanded"),
            translate("Counters", "Positions whose steps were tried; the rest are still queued or were never needed"),
        ),
        "least_total": (
            translate("Counters", "Lower bound"),
            translate(
                "Counters", "Steps taken plus the fewest steps still needed: no solution can be shorter than this"
            ),
        ),
        "limit": (
            translate("Counters", "Step limit"),
            translate("Counters", "Solutions of this length are being sought; shorter ones have been ruled out"),
        ),
        "this_iteration": (
            translate("Counters", "This round"),
            translate("Counters", "Positions searched since the limit was last raised"),
        ),
        "from_layout": (
            translate("Counters", "From the start"),
            translate("Counters", "Positions visited by the search that starts from the layout"),
        ),
        "from_exit": (
            translate("Counters", "From the goal"),
            translate(
                "Counters", "Positions visited by the search that starts from every solved position of these pieces"
            ),
        ),
    }
