"""The knight's tour: boards, tours, when one exists, and the searches that find them.

`board.py` and `tour.py` are the rules. `existence` proves that there is no tour, `warnsdorff`, `backtracking`,
`rotations` and `tiling` find tours, `counting` counts them, and `method_choice.py` chooses among the methods.
`engines.py` names every search method. Read `board.py` first.
"""
