"""The figures of the lesson for a class on breadth-first and depth-first search."""

WATCHED, IN_PAIRS, CLASSIC = (
    "VV.V/VV.V/VVAA/VVAA/SSSS",
    "VVSS/VVVV/AAVV/AAVS/.SV.",
    "VAAV/VAAV/VHHV/VSSV/S..S",
)
"""The layout that is watched, that of the work in pairs, and the one of the comparison."""
SHORTEST = {WATCHED: 7, IN_PAIRS: 19, CLASSIC: 81}
"""The moves of a shortest solution."""
BREADTH_POSITIONS = {WATCHED: 101, IN_PAIRS: 208, CLASSIC: 11_990}
"""The positions that the breadth-first search visits."""
BREADTH_EXPANDED = 69
"""How many of them it expands on the layout that is watched."""
FIRST_BY_DEPTH = {WATCHED: (37, 45), IN_PAIRS: (68, 83)}
"""The moves of the first solution of the depth-first search, and the positions visited until then."""
DEPTH_POSITIONS, DEPTH_EXPANSIONS, DEPTH_SOLUTIONS = 252, 1_144, 16
"""What the whole depth-first search comes to on the layout that is watched."""
LEVELS = (1, 2, 3, 6, 15, 19, 24, 33)
"""The positions at each level of the layout that is watched, mirror images apart, up to that of the solution."""
LESSON_DEPTH, LESSON_BREADTH = 467, 64
"""The expansions of both searches in the lesson on depth-first search."""
