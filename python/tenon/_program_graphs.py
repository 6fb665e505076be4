# SPDX-License-Identifier: BSD-3-Clause
"""What exported programs do, as code, HTML and a drawing."""
import collections
import html
import math
import re

import tenon
from tenon._pages import fragment
from tenon._rows_svg import OPEN, Row, draw, fold

Node = collections.namedtuple("Node", ["name", "target", "operator", "is_served", "graph", "results", "arguments", "types", "source", "module"])
Node.__doc__ = "A call: results = target(arguments), with the types of the tensors that it gives, the author's line, and the author's module."
Subgraph = collections.namedtuple("Subgraph", ["name", "depth", "inputs", "outputs", "nodes"])
Subgraph.__doc__ = "A graph of nodes: the program's own, or one that a node runs."


def _short(target):
    return target.removeprefix("torch.ops.").removesuffix(".default")


def _bytes(types):
    """What tensors of "float32 [2, 3], int64 []" take; 0 where a size is only known to a run."""
    whole = 0
    for name, sizes in re.findall(r"(\w+) \[([^\]]*)\]", types):
        dtype, numbers = getattr(tenon, name, None), [size for size in sizes.split(", ") if size]
        if not isinstance(dtype, tenon.dtype) or not all(size.isdigit() for size in numbers):
            return 0
        whole += dtype.itemsize * math.prod(map(int, numbers))
    return whole


def _times(profile):
    """Nanoseconds that each node took in a run, without nodes in it, by name, target and line."""
    if profile is None:
        return {}
    times = collections.Counter()
    for name, target, source, calls, own in getattr(profile, "_trace", profile).node_rows():
        times[name, target, source] += own / calls
    return times


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

    def _code(self):
        """The code with comments in grey, in one element."""
        lines = (html.escape(code) + (f'<span class="pale">  # {html.escape(comment)}</span>' if comment else "") for code, comment in self._lines())
        return '<div class="program number" style="text-align:left">' + "\n".join(lines) + "</div>"

    def to_html(self, profile=None):
        """The program's own graph, by the author's modules, in groups that fold, and the code of all graphs.

        `profile`, a tenon.profile that saw runs of the program, puts the time of each node on it."""
        rows, edges = self._rows(profile)
        code = f'<details{OPEN * (len(rows) <= 40)}><summary>code</summary>{self._code()}</details>'
        return fragment(fold(rows, edges, self.graphs[0].name) + code)

    _repr_html_ = to_html

    def _rows(self, profile):
        """(rows of the inputs and of the nodes, edges from each value to those who read it)."""
        times = _times(profile)
        values = [("", name) for name in self.inputs[len(self.states):]] + [(node.results, "") for node in self.nodes]
        given = {name.strip("[]"): row for row, (names, label) in enumerate(values) for name in (names or label).split(", ")}
        first = len(values) - len(self.nodes)
        edges = [(given[word], first + at) for at, node in enumerate(self.nodes)
                 for word in dict.fromkeys(node.arguments.replace("[", " ").replace("]", " ").replace(",", " ").replace("=", " ").split())
                 if word in given and given[word] < first + at]
        rows = [Row(name, kind="leaf") for _, name in values[:first]]
        for node in self.nodes:
            call = _short(node.target)
            said = "; ".join(part for part in (f"{call}({node.arguments})", node.types, node.source, "" if node.is_served else "nobody has registered it") if part)
            rows.append(Row(f"{node.results} = {call}" if node.results else call, node.types, said, "" if node.is_served else "lacking", node.module,
                            _bytes(node.types), times.get((node.name, node.target, node.source))))
        return rows, edges

    def to_svg(self, profile=None):
        """A drawing of the program's own graph: a box for each node with the shapes and bytes of what it gives, and a line from each
        value to those who read it. With `profile`, a tenon.profile that saw runs of it, the time of each node."""
        return draw(*self._rows(profile))
