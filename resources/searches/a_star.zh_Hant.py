"""A* 搜尋

總是先看「已走步數」與「估計還要走的步數」之和最小的局面。估計值從不過大，所以找到的就是最短解。
"""

from heapq import heappop, heappush


def search(problem):
    steps = {problem.start: 0}  # 至今見過的每個局面，已知最少要走幾步
    parents = {problem.start: None}  # 照這個步數，是從哪個局面走來的
    heap = [(problem.estimate(problem.start), problem.start)]
    while heap:
        _, position = heappop(heap)
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in steps or steps[position] + 1 < steps[successor]:
                steps[successor] = steps[position] + 1
                parents[successor] = position
                # 如果把估計值乘以三：3 * problem.estimate(successor)，會怎麼樣？
                heappush(heap, (steps[successor] + problem.estimate(successor), successor))
    return None  # 能走到的局面都已展開


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 這條路徑是從終點往回找到起點的
    return path
