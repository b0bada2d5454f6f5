"""贪婪最佳优先搜索

总是先看似乎离出口最近的局面，不管走到那里用了多少步。
"""

from heapq import heappop, heappush


def search(problem):
    parents = {problem.start: None}  # 至今见过的每个局面，以及它是从哪个局面走来的
    heap = [(problem.estimate(problem.start), problem.start)]  # heappop 取出估计值最小的局面
    while heap:
        _, position = heappop(heap)
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in parents:
                parents[successor] = position
                # 如果放入堆的是 -problem.estimate(successor)，会怎么样？
                heappush(heap, (problem.estimate(successor), successor))
    return None  # 能走到的局面都已展开


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 这条路径是从终点往回找到起点的
    return path
