"""A* search

Always the position whose steps so far and estimated steps to come are fewest together: no solution is shorter.
"""

from heapq import heappop, heappush


def search(problem):
    steps = {problem.start: 0}  # the fewest steps known to every position seen so far
    parents = {problem.start: None}  # the position that each was reached from in so many steps
    heap = [(problem.estimate(problem.start), problem.start)]
    while heap:
        _, position = heappop(heap)
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in steps or steps[position] + 1 < steps[successor]:
                steps[successor] = steps[position] + 1
                parents[successor] = position
                # What happens if the estimate counts three times: 3 * problem.estimate(successor)?
                heappush(heap, (steps[successor] + problem.estimate(successor), successor))
    return None  # everything that can be reached has been expanded


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # it was followed from the end back to the start
    return path
