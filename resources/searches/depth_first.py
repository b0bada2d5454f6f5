"""Depth-first search

From each position straight on to the next; where nothing is new, back to the last position with a choice left.
"""


def search(problem):
    parents = {}  # every position expanded so far, and the one it was reached from
    stack = [(problem.start, None)]  # the positions still to be expanded, the newest last
    while stack:
        position, parent = stack.pop()
        if position in parents:
            continue
        parents[position] = parent
        if problem.is_goal(position):
            return path_to(position, parents)
        # How long is the solution if you write reversed(problem.successors(position))?
        for successor in problem.successors(position):
            stack.append((successor, position))
    return None  # everything that can be reached has been expanded


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # it was followed from the end back to the start
    return path
