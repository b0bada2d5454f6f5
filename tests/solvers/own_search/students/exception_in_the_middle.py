"""Looks for a parent before it is there"""

from collections import deque


def search(problem):
    depth = {problem.start: 0}
    queue = deque([problem.start])
    while queue:
        position = queue.popleft()
        for successor in problem.successors(position):
            if depth[successor] > depth[position] + 1:
                depth[successor] = depth[position] + 1
                queue.append(successor)
