# Assignment 3, BFS with a dictionary of parents
from collections import deque


def search(problem):
    if problem.is_goal(problem.start):
        return [problem.start]
    parent = dict()
    parent[problem.start] = None
    q = deque()
    q.append(problem.start)
    goal = None
    while q and goal is None:
        u = q.popleft()
        for v in problem.successors(u):
            if v in parent:
                continue
            parent[v] = u
            if problem.is_goal(v):
                goal = v
                break
            q.append(v)
    if goal is None:
        return None
    path = [goal]
    while parent[path[-1]] is not None:
        path.append(parent[path[-1]])
    return list(reversed(path))
