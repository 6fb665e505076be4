# SPDX-License-Identifier: BSD-3-Clause
"""Tensors as notebooks show them: what they are, and their corner elements as a table."""
from tenon import _C
from tenon._ops import ops

MOST = 10  # rows and columns that are shown; of more, the first and last ones
PLANES = 2  # matrices that are shown of a tensor of more dimensions


def _places(size):
    """Indices that are shown; None stands for those between."""
    half = MOST // 2
    return list(range(size)) if size <= MOST else [*range(half), None, *range(size - half, size)]


def _cell(value):
    if value is None:
        return "&hellip;"
    text = f"{value:.4g}" if isinstance(value, float) else str(value)
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _row(tensor):
    """The elements of a vector that are shown, and None for a gap."""
    return [None if at is None else ops.aten.item.default(ops.aten.select.int(tensor, 0, at))
            for at in _places(tensor.shape[0])]


def _matrix(tensor):
    rows = [_row(tensor)] if tensor.ndim == 1 else [
        [None] * min(tensor.shape[1], MOST + 1) if at is None else _row(ops.aten.select.int(tensor, 0, at))
        for at in _places(tensor.shape[0])]
    return "<table>" + "".join("<tr>" + "".join(f"<td>{_cell(value)}</td>" for value in row) + "</tr>"
                               for row in rows) + "</table>"


def _planes(tensor, limit):
    """(indices, matrix) of the first matrices in a tensor of more than two dimensions."""
    if tensor.ndim <= 2:
        yield (), tensor
        return
    for at in range(min(tensor.shape[0], limit)):
        for indices, matrix in _planes(ops.aten.select.int(tensor, 0, at), limit if at == 0 else 1):
            yield (at, *indices), matrix


def _body(tensor):
    if tensor.numel() == 0 or tensor.device != _C.device("cpu"):
        return ""
    if tensor.ndim == 0:
        return f"<p>{_cell(ops.aten.item.default(tensor))}</p>"
    if tensor.ndim <= 2:
        return _matrix(tensor)
    shown = list(_planes(tensor, PLANES))[:PLANES]
    parts = [f"<p>[{', '.join(map(str, indices))}]</p>{_matrix(matrix)}" for indices, matrix in shown]
    whole = 1
    for size in tensor.shape[:-2]:
        whole *= size
    return "".join(parts) + (f"<p>and {whole - len(shown)} more</p>" if whole > len(shown) else "")


def render(tensor):
    """The HTML of a tensor."""
    sizes = " &times; ".join(map(str, tensor.shape)) or "a number"
    about = f"tenon.Tensor, {sizes}, {str(tensor.dtype).rpartition('.')[2]}, {tensor.device}"
    return f"<div><p><code>{about}</code></p>{_body(tensor)}</div>"
