# SPDX-License-Identifier: BSD-3-Clause
"""What exported programs do, as code, HTML and a drawing."""
import collections
import html

from tenon._rows_svg import draw

Node = collections.namedtuple("Node", ["name", "target", "operator", "is_served", "graph", "results", "arguments", "types", "source"])
Node.__doc__ = "A call: results = target(arguments), with the types of the tensors that it gives, and the author's line."
Subgraph = collections.namedtuple("Subgraph", ["name", "depth", "inputs", "outputs", "nodes"])
Subgraph.__doc__ = "A graph of nodes: the program's own, or one that a node runs."

_STYLE = "font-family:monospace;white-space:pre;text-align:left;overflow-x:auto;max-height:40em"


def _short(target):
    return target.removeprefix("torch.ops.").removesuffix(".default")


class Graph:
    """The graphs of a program, its own first. Printing shows them as code; notebooks show it with colours."""

    def __init__(self, program):
        nodes = [Node(*node) for node in program.nodes()]
        self.graphs = []
        for name, depth, inputs, outputs, first, count in program.graphs():
            self.graphs.append(Subgraph(name, depth, inputs, outputs, nodes[first:first + count]))
        self.states = [name for name, *_ in program.states()]
        self.inputs = self.graphs[0].inputs.split(", ") if self.graphs[0].inputs else []
        labels = program.inputs()
        if len(self.inputs) == len(self.states) + len(labels):    # no text among the constants has a comma
            for at, (label, *_, is_constant) in enumerate(labels, len(self.states)):
                self.inputs[at] = f"{label}={self.inputs[at]}" if is_constant else self.inputs[at]

    @property
    def nodes(self):
        """The nodes of the program's own graph."""
        return self.graphs[0].nodes

    def _lines(self):
        """(code, comment) of each line."""
        for number, graph in enumerate(self.graphs):
            if number > 0:
                yield "", ""
            if number == 0:
                for name, state in zip(self.inputs, self.states):
                    yield f"{name} = self.{state}", ""
            yield f"def {graph.name}({graph.inputs if number > 0 else ', '.join(self.inputs[len(self.states):])}):", ""
            for node in graph.nodes:
                result = f"{node.results} = " if node.results else ""
                comment = "; ".join(part for part in (node.types, node.source, "" if node.is_served else "nobody has registered it") if part)
                yield f"    {result}{_short(node.target)}({node.arguments})", comment
            yield f"    return {graph.outputs}", ""

    def __str__(self):
        return "\n".join(f"{code}  # {comment}" if comment else code for code, comment in self._lines())

    __repr__ = __str__

    def to_html(self):
        """The code with comments in grey, in one element."""
        lines = (html.escape(code) + (f'<span style="color:#888">  # {html.escape(comment)}</span>' if comment else "")
                 for code, comment in self._lines())
        return f'<div style="{_STYLE}">' + "\n".join(lines) + "</div>"

    _repr_html_ = to_html

    def to_svg(self):
        """A drawing of the program's own graph: a box for each node, and a line from each value to those who read it."""
        rows = [("", name) for name in self.inputs[len(self.states):]]
        rows += [(node.results, f"{node.results} = {_short(node.target)}" if node.results else _short(node.target)) for node in self.nodes]
        given = {name.strip("[]"): row for row, (names, label) in enumerate(rows) for name in (names or label).split(", ")}
        first = len(rows) - len(self.nodes)
        edges = [(given[word], first + at) for at, node in enumerate(self.nodes)
                 for word in dict.fromkeys(node.arguments.replace("[", " ").replace("]", " ").replace(",", " ").replace("=", " ").split())
                 if word in given and given[word] < first + at]
        calls = [("; ".join(part for part in (node.types, node.source) if part), "#eef" if node.is_served else "#fdd") for node in self.nodes]
        looks = [("", "#efe")] * first + calls
        return draw([(label, *look) for (_, label), look in zip(rows, looks)], edges)
