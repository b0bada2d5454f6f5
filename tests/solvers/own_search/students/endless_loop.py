"""Walks to and fro"""


def search(problem):
    position = problem.start
    path = [position]
    while not problem.is_goal(position):
        position = problem.successors(position)[0]
        path = path[-20:] + [position]
    return path
