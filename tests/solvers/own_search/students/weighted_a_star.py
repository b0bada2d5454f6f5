"""Weighted A* with w = 2"""

import heapq
from itertools import count

W = 2


def search(problem):
    tie = count()
    open_list = [(W * problem.estimate(problem.start), next(tie), 0, problem.start, None)]
    came_from = {}
    while open_list:
        f, _, g, current, parent = heapq.heappop(open_list)
        if current in came_from:
            continue
        came_from[current] = parent
        if problem.is_goal(current):
            break
        for neighbour in problem.successors(current):
            if neighbour not in came_from:
                h = problem.estimate(neighbour)
                heapq.heappush(open_list, (g + 1 + W * h, next(tie), g + 1, neighbour, current))
    else:
        return None
    path = []
    while current:
        path.insert(0, current)
        current = came_from[current]
    return path
