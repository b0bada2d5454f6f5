"""Forgot the goal"""

from collections import deque


def search(problem):
    parents = {problem.start: None}
    queue = deque([problem.start])
    while queue:
        position = queue.popleft()
        for successor in problem.successors(position):
            if successor not in parents:
                parents[successor] = position
                queue.append(successor)
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    return path[::-1]
