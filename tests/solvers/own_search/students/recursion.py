"""深度優先（遞迴）"""

import sys

sys.setrecursionlimit(50000)

seen = set()


def dfs(problem, position):
    seen.add(position)
    if problem.is_goal(position):
        return [position]
    for child in problem.successors(position):
        if child not in seen:
            rest = dfs(problem, child)
            if rest is not None:
                rest.append(position)
                return rest
    return None


def search(problem):
    answer = dfs(problem, problem.start)
    return None if answer is None else answer[::-1]
