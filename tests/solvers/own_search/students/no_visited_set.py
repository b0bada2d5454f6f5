"""Depth-first without a visited set"""


def search(problem):
    stack = [[problem.start]]
    while stack:
        path = stack.pop()
        if problem.is_goal(path[-1]):
            return path
        for successor in problem.successors(path[-1]):
            stack.append(path + [successor])
