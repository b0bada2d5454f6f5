"""Recursion without a visited set"""


def dfs(problem, path):
    if problem.is_goal(path[-1]):
        return path
    for successor in problem.successors(path[-1]):
        answer = dfs(problem, path + [successor])
        if answer:
            return answer


def search(problem):
    return dfs(problem, [problem.start])
