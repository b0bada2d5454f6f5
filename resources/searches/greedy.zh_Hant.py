"""貪婪最佳優先搜尋

總是先看似乎離出口最近的局面，不管走到那裡用了多少步。
"""

from heapq import heappop, heappush


def search(problem):
    parents = {problem.start: None}  # 至今見過的每個局面，以及它是從哪個局面走來的
    heap = [(problem.estimate(problem.start), problem.start)]  # heappop 取出估計值最小的局面
    while heap:
        _, position = heappop(heap)
        if problem.is_goal(position):
            return path_to(position, parents)
        for successor in problem.successors(position):
            if successor not in parents:
                parents[successor] = position
                # 如果放入堆積的是 -problem.estimate(successor)，會怎麼樣？
                heappush(heap, (problem.estimate(successor), successor))
    return None  # 能走到的局面都已展開


def path_to(position, parents):
    path = []
    while position is not None:
        path.append(position)
        position = parents[position]
    path.reverse()  # 這條路徑是從終點往回找到起點的
    return path
