# SPDX-License-Identifier: BSD-3-Clause
"""The graph of recorded calls: tenon.autograd.graph(t) shows it; nodes, and edges of tensors.

In a notebook the picture is SVG; as text it is a tree.
"""
import contextlib
import sys
import threading
from types import ModuleType
from typing import NamedTuple

import tenon
from tenon import _C
from tenon._C import Node, RemovableHandle, Tensor
from tenon._pages import fragment
from tenon._rows_svg import Row, fold
from tenon._rows_svg import draw as draw_rows

__all__ = ["Drawing", "GradientEdge", "Node", "RemovableHandle", "disable_saved_tensors_hooks", "draw", "get_gradient_edge",
           "increment_version", "register_multi_grad_hook", "save_on_cpu", "saved_tensors_hooks"]


class GradientEdge(NamedTuple):
    """Where the gradient of a tensor goes: a node, and which of its results the tensor is."""

    node: Node
    output_nr: int


def get_gradient_edge(tensor):
    """The edge of a tensor that requires a gradient; of a leaf: its AccumulateGrad node."""
    if not tensor.requires_grad:
        raise RuntimeError("It is not possible to get the gradient edge for a Tensor that does not require gradients.")
    if tensor.grad_fn is not None:
        return GradientEdge(tensor.grad_fn, tensor.output_nr)
    with_grad = _C.set_grad_mode(True)
    try:
        node = tensor.view_as(tensor).grad_fn
    finally:
        _C.set_grad_mode(with_grad)
    return GradientEdge(node.next_functions[0][0], 0)


class _Handles:
    """Several hooks that are removed together."""

    def __init__(self, handles):
        self._handles = handles

    def remove(self):
        for handle in self._handles:
            handle.remove()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.remove()


def register_multi_grad_hook(tensors, fn, *, mode="all"):
    """fn(grads) is called when all gradients that a backward computes of the tensors are there, with None for the others; or
    with "any" fn(grad) with the first one."""
    if mode not in ("all", "any"):
        raise ValueError(f"register_multi_grad_hook(): mode is 'all' or 'any', not {mode!r}")
    tensors = tuple(tensors)
    nodes = [get_gradient_edge(tensor).node for tensor in tensors]
    lock, seen, expected = threading.Lock(), {}, [0]

    def hook_of(at):
        def hook(grad):
            with lock:
                if not seen:
                    expected[0] = sum(map(_C.reaches, nodes))
                seen[at] = grad
                is_first, is_last, grads = len(seen) == 1, len(seen) == expected[0], dict(seen)
                if is_last:
                    seen.clear()
            if mode == "any" and is_first:
                fn(grad)
            elif mode == "all" and is_last:
                fn([grads.get(i) for i in range(len(tensors))])
        return hook
    return _Handles([tensor.register_hook(hook_of(at)) for at, tensor in enumerate(tensors)])


# ---- saved tensors ----

_disabled = threading.local()


class saved_tensors_hooks:
    """A context in which pack_hook(tensor) says what a node keeps of each tensor that it saves, and unpack_hook(kept) makes
    a tensor of it again when backward reads it."""

    def __init__(self, pack_hook, unpack_hook):
        self.pack_hook, self.unpack_hook = pack_hook, unpack_hook

    def __enter__(self):
        words = getattr(_disabled, "words", None)
        if words is not None:
            raise RuntimeError(words)
        _C.push_saved_hooks(self.pack_hook, self.unpack_hook)
        _disabled.depth = getattr(_disabled, "depth", 0) + 1
        return self

    def __exit__(self, *exception):
        _disabled.depth -= 1
        _C.pop_saved_hooks()


class save_on_cpu(saved_tensors_hooks):
    """A context in which saved tensors lie in the memory of the CPU until backward reads them."""

    def __init__(self, pin_memory=False, device_type="cuda"):
        def pack(tensor):
            kept = tenon.empty(tensor.size(), dtype=tensor.dtype, layout=tensor.layout, pin_memory=pin_memory)
            kept.copy_(tensor)
            return tensor.device, kept

        def unpack(packed):
            device, kept = packed
            return kept.to(device)
        super().__init__(pack, unpack)


@contextlib.contextmanager
def disable_saved_tensors_hooks(error_message):
    """A context in which saved_tensors_hooks fails with these words."""
    if getattr(_disabled, "depth", 0):
        raise RuntimeError(error_message)
    was = getattr(_disabled, "words", None)
    _disabled.words = error_message
    try:
        yield
    finally:
        _disabled.words = was


def increment_version(tensor):
    """Counts a write to a tensor, or to each one of several, that nobody else has counted."""
    for one in (tensor,) if isinstance(tensor, Tensor) else tensor:
        if one.is_inference():
            raise RuntimeError("Inference tensors do not track version counter.")
        _C.count_write(one)


# ---- the picture ----

def _all_nodes(roots):
    """Nodes from the roots on, each once, roots first, and their edges. A loop: graphs may be deep."""
    numbers, order, edges = {}, [], []
    waiting = list(reversed(roots))
    while waiting:
        node = waiting.pop()
        if node in numbers:
            continue
        numbers[node] = len(order)
        order.append(node)
        following = [(next_node, number) for next_node, number in node.next_functions if next_node is not None]
        edges += [(node, next_node, number) for next_node, number in following]
        waiting += [next_node for next_node, _ in reversed(following)]
    return numbers, order, edges


def _label(node):
    leaf = getattr(node, "variable", None)
    if leaf is None:
        return type(node).__name__
    return f"{type(node).__name__} {str(leaf.dtype).partition('.')[2]}{list(leaf.shape)}"


_PART = 60  # Nodes of a group that folds


def _row(node, at, count):
    """A node of the drawing: what a leaf is, and how many bytes the tensors have that another one keeps for backward."""
    leaf = getattr(node, "variable", None)
    first = at - at % _PART + 1
    scope = f"nodes {first} to {min(first + _PART - 1, count)}" if count > _PART else ""
    if leaf is not None:
        return Row(_label(node), kind="leaf", scope=scope, bytes=leaf.numel() * leaf.element_size())
    return Row(_label(node), said="with the bytes of what it keeps for backward", scope=scope, bytes=node._saved_bytes)


def _in_order(order, edges):
    """Each node after all that give it their gradients."""
    waits = dict.fromkeys(order, 0)
    following = {node: [] for node in order}
    for origin, target, _ in edges:
        waits[target] += 1
        following[origin].append(target)
    ready, found = [node for node in reversed(order) if not waits[node]], []
    while ready:
        node = ready.pop()
        found.append(node)
        for target in reversed(following[node]):
            waits[target] -= 1
            if not waits[target]:
                ready.append(target)
    return found


class Drawing:
    """What graph(…) returns: text as str, svg() the picture, `dot` the description for graphviz."""

    MOST_ROWS = 400  # of a picture

    def __init__(self, tensors):
        self._roots = []
        for tensor in tensors:
            if not tensor.requires_grad:
                raise RuntimeError("graph(): the tensor does not require a gradient, so nothing was recorded")
            node = get_gradient_edge(tensor).node
            if node not in self._roots:
                self._roots.append(node)

    @property
    def dot(self):
        """The graph in graphviz's language."""
        numbers, order, edges = _all_nodes(self._roots)
        lines = ["digraph {", '  node [shape=box, fontname="monospace", fontsize=10]']
        for node in order:
            style = ", style=filled, fillcolor=lightblue" if hasattr(node, "variable") else ""
            lines.append(f'  n{numbers[node]} [label="{_label(node)}"{style}]')
        lines += [f"  n{numbers[a]} -> n{numbers[b]}" + (f' [label="{number}"]' if number else "")
                  for a, b, number in edges]
        return "\n".join([*lines, "}"]) + "\n"

    def _rows(self):
        """(rows of a drawing, edges), of MOST_ROWS nodes at most."""
        _, order, edges = _all_nodes(self._roots)
        order = _in_order(order, edges)
        shown = order[:self.MOST_ROWS]
        places = {node: at for at, node in enumerate(shown)}
        rows = [_row(node, at, len(shown)) for at, node in enumerate(shown)]
        if len(shown) < len(order):
            rows.append(Row(f"and {len(order) - len(shown)} more"))
        return rows, sorted({(places[a], places[b]) for a, b, _ in edges if a in places and b in places})

    def svg(self):
        """The picture as SVG: a row for each node, which gives its gradients to those below, with the bytes of the tensors that it
        keeps, and leaves in green with their shapes."""
        return draw_rows(*self._rows())

    def to_html(self):
        """The picture in a page: of many nodes in groups that fold."""
        return fragment(fold(*self._rows(), "graph of gradients"))

    _repr_html_ = to_html

    def save(self, path):
        """Writes the picture where `path` ends in .svg, the page where it ends in .html, else graphviz's description."""
        text = self.svg() if str(path).endswith(".svg") else self.to_html() if str(path).endswith(".html") else self.dot
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def _repr_svg_(self):
        return self.svg()

    def __str__(self):
        """A tree; what is reached a second time stands there by its name and number only."""
        numbers, shown, lines = _all_nodes(self._roots)[0], set(), []
        waiting = [(root, 0) for root in reversed(self._roots)]
        while waiting:
            node, depth = waiting.pop()
            again = node in shown
            shown.add(node)
            lines.append("  " * depth + f"{_label(node)} #{numbers[node]}" + (" (above)" if again else ""))
            if not again:
                waiting += [(x, depth + 1) for x, _ in reversed(node.next_functions) if x is not None]
        return "\n".join(lines)

    __repr__ = __str__


def draw(*tensors):
    """What was recorded of tensors, as a Drawing; graph(…) is the same."""
    if not tensors or not all(isinstance(x, Tensor) for x in tensors):
        raise TypeError("graph(): expected tensors")
    return Drawing(tensors)


class _Callable(ModuleType):
    """The module is the function that draws, too."""

    def __call__(self, *tensors):
        return draw(*tensors)


sys.modules[__name__].__class__ = _Callable
