"""Level by level, and shows where it is"""


def search(problem):
    level = {problem.start: (problem.start,)}
    reached = {problem.start}
    while level:
        next_level = {}
        for position, path in level.items():
            yield path
            if problem.is_goal(position):
                return path
            for neighbour in problem.successors(position):
                if neighbour not in reached:
                    reached.add(neighbour)
                    next_level[neighbour] = path + (neighbour,)
        level = next_level
