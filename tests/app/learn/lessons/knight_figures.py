"""The figures of the lesson for a class on Warnsdorff's rule."""

START, NO_START = "a1", "b1"
"""The start of most steps, and a start of 5 × 5 without a tour."""
FAILS_ON_EIGHT, FAILS_ON_SIX = "e3", "d4"
"""The only starts from which the rule with the fixed order of moves fails on these boards."""
STUCK_AFTER, LAST_GOOD_STEP, LOST_BY, SAVED_BY = 60, 53, "b2", "a5"
"""Of the start that fails on 8 × 8: the squares visited, the last step after which a tour is possible, and what next
loses it or saves it, which are tied."""
SIX_FAILED_ENTERED, SIX_FAILED_ATTEMPTS = 104, 3
"""The squares that the search enters from the start that fails on 6 × 6, and its attempts."""
DARK, LIGHT = 13, 12
"""The squares of each colour of 5 × 5."""
FROM_CORNER, FROM_CENTRE = 2, 8
"""The moves of the knight from a corner and from the centre of 5 × 5."""
FIRST_BACK = 16
"""The number of the square from which backtracking on 8 × 8 goes back for the first time."""
BACKTRACKING_ENTERED = {5: 75_387, 6: 30_662_437}
"""The squares that backtracking from a1 enters, by the side of the board."""
CHOICE_FROM_START, CHOICE_AFTER = ("b3", "c2", 5), ("c1", "a5", 3)
"""The squares tied at a1, and those tied at the next one, with their onward moves."""
TIES = 11
"""At how many steps from a1 on 8 × 8 squares are tied."""
