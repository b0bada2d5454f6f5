"""Object-oriented breadth-first search"""

from dataclasses import dataclass
from queue import Queue


@dataclass
class Node:
    state: str
    parent: "Node | None" = None

    def path(self):
        before = self.parent.path() if self.parent else []
        return [*before, self.state]


class BreadthFirst:
    def __init__(self, problem):
        self.problem = problem
        self.frontier = Queue()
        self.frontier.put(Node(problem.start))
        self.explored = {str(problem.start)}

    def run(self):
        while not self.frontier.empty():
            node = self.frontier.get()
            if self.problem.is_goal(node.state):
                return node.path()
            for state in self.problem.successors(node.state):
                if str(state) not in self.explored:
                    self.explored.add(str(state))
                    self.frontier.put(Node(state, node))
        return None


def search(problem):
    return BreadthFirst(problem).run()
