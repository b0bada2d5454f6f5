"""A* 搜索

总是先看“已走步数”与“估计还要走的步数”之和最小的局面。估计值从不过大，所以找到的就是最短解。
"""

from heapq import heappop, heappush


def search(problem):
    steps = {problem.start: 0}  # 至今见过的每个局面，已知最少要走几步
    parents = {problem.start: None}  # 照这个步数，是从哪个局面走来的
    heap = [(problem.estimate(problem.start), problem.start)]
    while heap:
        _, position = heappop(heap)
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in steps or steps[position] + 1 < steps[successor]:
                steps[successor] = steps[position] + 1
                parents[successor] = position
                # 如果把估计值乘以三：3 * problem.estimate(successor)，会怎么样？
                heappush(heap, (steps[successor] + problem.estimate(successor), successor))
    return None  # 能走到的局面都已展开


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 这条路径是从终点往回找到起点的
    return path
