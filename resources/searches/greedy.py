"""Greedy best-first search

Always the position that seems closest to the exit, however many steps it took to get there.
"""

from heapq import heappop, heappush


def search(problem):
    parents = {problem.start: None}  # every position seen so far, and the one it was reached from
    heap = [(problem.estimate(problem.start), problem.start)]  # heappop takes the one with the least estimate
    while heap:
        _, position = heappop(heap)
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in parents:
                parents[successor] = position
                # What happens if you put -problem.estimate(successor) into the heap?
                heappush(heap, (problem.estimate(successor), successor))
    return None  # everything that can be reached has been expanded


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # it was followed from the end back to the start
    return path
