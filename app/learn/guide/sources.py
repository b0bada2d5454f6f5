"""Whose work is in the program: what the guide says of its sources."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def sources_text() -> str:
    """The sources, a paragraph for each, in the user's language."""
    translate = QCoreApplication.translate
    paragraphs = (
        translate(
            "Sources",
            "Wei and Lin's paper: Wei Chung-liang (魏仲良) and Lin Shun-shii (林順喜), National Taiwan Normal "
            "University, “利用電腦探討中國古代益智遊戲─『華容道』之解法” (Solving the ancient Chinese puzzle Klotski "
            "by computer), undated, about 1999. From it: the depth-first method with a search tree, the "
            "vector and the base-20 value of a layout, and the table of 20 layouts, checked here against "
            "proven shortest solutions.",
        ),
        translate(
            "Sources",
            "Lü's articles: Lü Zhenyu (吕震宇), “华容道与数据结构” (Klotski and data structures) and sequels, "
            "cnblogs, 2005, with two example programs, ConsoleHRD and WinHRD. From them: the methods with AVL trees, "
            "a chained hash table and eight-wide coordinates, and the 26-bit and 60-bit integers. They mention two "
            "more programs: Liu Junsong's (刘峻松), whose 24-digit codes can be read here, and Li Zhiguang's "
            "(李智广), which moved one cell at a time.",
        ),
        translate(
            "Sources",
            "Two anonymous backtracking programs for the knight's tour, in Chinese: a course report in "
            "C++, “马踏棋盘程序设计”, with stacks instead of recursion and moves sorted beforehand, and a "
            "recursive exercise in C, with eight moves in one fixed order. Run as methods here, both find "
            "the tours printed there.",
        ),
        translate(
            "Sources",
            "More on Klotski: breadth-first search (Moore, 1959), bidirectional search (Nicholson, 1966), A* (Hart, "
            "Nilsson and Raphael, 1968), IDA* (Korf, 1985); CommonCode, RawCode and ShortCode are from dnomd343's "
            "Klotski project.",
        ),
        translate(
            "Sources",
            "More on the knight's tour: Warnsdorff's rule (1823), with tie-breaks by Pohl (1967), Roth, and Squirrel "
            "and Cull (1996); pruning by articulation points (Tarjan, 1972); random rotations (Pósa, 1976; "
            "Mansfield, 1982); tours joined from tiles (Parberry, 1997). Which boards have a closed tour: Schwenk "
            "(1991). How many tours the chessboard has: McKay (1997) and Chernov (2014).",
        ),
    )
    return "\n\n".join(paragraphs)
