"""Returns how many steps it takes"""


def search(problem):
    level, seen, steps = [problem.start], {problem.start}, 0
    while level:
        if any(problem.is_goal(position) for position in level):
            return steps
        steps += 1
        level = [new for position in level for new in problem.successors(position) if not (new in seen or seen.add(new))]
