"""Breadth-first search

First every position that is one step from the start, then every one at two steps, and so on: no solution is shorter.
"""

from collections import deque


def search(problem):
    parents = {problem.start: None}  # every position seen so far, and the one it was reached from
    queue = deque([problem.start])  # the positions still to be expanded, the oldest first
    while queue:
        # What happens if you write queue.pop(), which takes the newest position?
        position = queue.popleft()
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in parents:
                parents[successor] = position
                queue.append(successor)
    return None  # everything that can be reached has been expanded


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # it was followed from the end back to the start
    return path
