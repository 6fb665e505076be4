# SPDX-License-Identifier: BSD-3-Clause
"""Tensors as notebooks show them: what they are, a histogram and a drawing of the shape where not all elements are shown, a picture
where they are one, and their corner elements as a table, aligned and shaded by value.

How it looks is the style sheet's business (_pages.py)."""
import base64
import html
import math
import struct
import zlib

import tenon
from tenon import _C
from tenon._ops import ops
from tenon._pages import fragment

MOST = 10  # rows and columns that are shown; of more, the first and last ones
PLANES = 2  # matrices that are shown of a tensor of more dimensions
BARS = 24  # of a histogram
SAMPLE = 1 << 22  # elements that a histogram looks at; of more, every so many
LEAST_IMAGE, MOST_IMAGE = 8, 512  # pixels of a side: fewer are a matrix, of more every so many are shown
CHANNELS = (1, 3, 4)


# ---- the table ----

def _places(size):
    """Indices that are shown; None stands for those between."""
    half = MOST // 2
    return list(range(size)) if size <= MOST else [*range(half), None, *range(size - half, size)]


def _row(tensor):
    """The elements of a vector that are shown, and None for a gap."""
    return [None if at is None else ops.aten.item.default(ops.aten.select.int(tensor, 0, at))
            for at in _places(tensor.shape[0])]


def _rows(tensor):
    """Those of a vector or a matrix."""
    if tensor.ndim == 1:
        return [_row(tensor)]
    return [[None] * min(tensor.shape[1], MOST + 1) if at is None else _row(ops.aten.select.int(tensor, 0, at))
            for at in _places(tensor.shape[0])]


def _is_real(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _spell(values):
    """A function that writes values: real numbers with the same number of decimals, as few as these need, or with exponents."""
    finite = [abs(value) for value in values if isinstance(value, float) and math.isfinite(value)]
    largest, least = max(finite, default=0), min((value for value in finite if value), default=1)
    decimals = next((count for count in range(4) if all(round(value, count) == round(value, 4) for value in finite)), 4)
    real = ".3e" if largest >= 1e5 or least < 1e-3 else f".{decimals}f"
    return lambda value: format(value, real) if isinstance(value, float) else f"{value:.4g}" if isinstance(value, complex) else str(value)


def _shade(value, largest):
    """Attributes of a cell: more of a colour the farther a number is from 0."""
    if not _is_real(value) or not largest or not math.isfinite(value) or not value:
        return ""
    return f' class="{"above" if value > 0 else "below"}" style="--v:{min(abs(value) / largest, 1):.2f}"'


def _matrix(tensor):
    rows = _rows(tensor)
    values = [value for row in rows for value in row if value is not None]
    largest = max((abs(value) for value in values if _is_real(value) and math.isfinite(value)), default=0)
    spell = _spell(values)
    lines = []
    for row in rows:
        cells = "".join(f'<td{_shade(value, largest)}>{"&hellip;" if value is None else html.escape(spell(value))}</td>' for value in row)
        lines.append(f"<tr>{cells}</tr>")
    return f'<div class="wide"><table class="elements">{"".join(lines)}</table></div>'


def _planes(tensor, limit):
    """(indices, matrix) of the first matrices in a tensor of more than two dimensions."""
    if tensor.ndim <= 2:
        yield (), tensor
        return
    for at in range(min(tensor.shape[0], limit)):
        for indices, matrix in _planes(ops.aten.select.int(tensor, 0, at), limit if at == 0 else 1):
            yield (at, *indices), matrix


def _elements(tensor):
    if tensor.ndim == 0:
        value = ops.aten.item.default(tensor)
        return f"<p>{html.escape(_spell([value])(value))}</p>"
    if tensor.ndim <= 2:
        return _matrix(tensor)
    shown = list(_planes(tensor, PLANES))[:PLANES]
    parts = [f"<p>[{', '.join(map(str, indices))}]</p>{_matrix(matrix)}" for indices, matrix in shown]
    more = math.prod(tensor.shape[:-2]) - len(shown)
    return "".join(parts) + (f"<p>and {more} more</p>" if more > 0 else "")


# ---- the shape ----

def _side(size):
    """Pixels of a side: a size ten times as large is drawn a bit longer."""
    return 14 + 22 * math.log10(max(size, 1))


def _box(x, y, width, height):
    return f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" class="side"/>'


def _label(x, y, words):
    return f'<text class="label" x="{x:.0f}" y="{y:.0f}">{words}</text>'


def _shape(sizes):
    """A box of the last two dimensions; those before stand behind it."""
    rows, columns = sizes[-2] if len(sizes) > 1 else 1, sizes[-1]
    width, height = _side(columns), _side(rows)
    behind = min(math.prod(sizes[:-2]) - 1, 3) if len(sizes) > 2 else 0
    parts = [_box(1 + 5 * at, 1 + 5 * (behind - at), width, height) for at in range(behind, -1, -1)]
    below, right = height + 5 * behind + 13, width + 5 * behind + 6
    parts.append(_label(1, below, columns))
    if len(sizes) > 1:
        parts.append(_label(right, height / 2 + 5 * behind + 5, rows))
    if behind:
        parts.append(_label(right, 10, " &times; ".join(map(str, sizes[:-2]))))
    return f'<svg width="{right + 90:.0f}" height="{below + 4:.0f}" role="img"><title>shape</title>{"".join(parts)}</svg>'


# ---- the histogram ----

def _sample(tensor):
    """All elements as doubles, or every so many; and how many of them one stands for."""
    flat = ops.aten.reshape.default(ops.aten.detach.default(tensor), [-1])
    step = -(-flat.numel() // SAMPLE)
    if step > 1:
        flat = ops.aten.slice.Tensor(flat, 0, None, None, step)
    return flat.to(tenon.float64), step


def _histogram(tensor):
    """Least, mean and largest element, and how they spread; "" where elements have no order."""
    if tensor.is_complex() or tensor.is_quantized:
        return ""
    if tensor.dtype == tenon.bool:
        return f"<p>{int(tensor.sum())} of {tensor.numel()} are True</p>"
    values, step = _sample(tensor)
    finite = values[values.isfinite()]
    others = values.numel() - finite.numel()
    words = [f"1 of {step} elements is counted"] if step > 1 else []
    words += [f"{others} not finite"] if others else []
    if not finite.numel():
        return f"<p>{', '.join(words)}</p>"
    least, largest = finite.min().item(), finite.max().item()
    words = [f"least {least:.4g}", f"mean {finite.mean().item():.4g}", f"largest {largest:.4g}", *words]
    # A distance that overflows or vanishes has no bars.
    if least == largest or not math.isfinite(largest - least):
        return f"<p>{', '.join(words)}</p>"
    counts = [int(count) for count in ops.aten.histc.default(finite, BARS, least, largest).tolist()]
    height, most = 44, max(counts)
    bars = "".join(f'<rect class="span" x="{7 * at}" y="{height - height * count / most:.1f}" width="6" height="{height * count / most:.1f}">'
                   f"<title>{count} from {least + (largest - least) * at / BARS:.4g}</title></rect>" for at, count in enumerate(counts))
    return (f'<svg width="{7 * BARS}" height="{height + 1}" role="img"><title>histogram</title>{bars}<path class="axis" d="M0 {height + .5}H{7 * BARS}"/></svg>'
            f"<p>{', '.join(words)}</p>")


# ---- the picture ----

def _pixels(tensor):
    """The tensor as rows of pixels with channels, if it is that: bytes, or numbers from 0 to 1, of one, three or four channels, first or last."""
    if tensor.ndim != 3 or tensor.dtype not in (tenon.uint8, tenon.float32) or tensor.is_quantized:
        return None
    is_side = [LEAST_IMAGE <= size for size in tensor.shape]
    if tensor.shape[0] in CHANNELS and all(is_side[1:]):
        tensor = ops.aten.permute.default(tensor, [1, 2, 0])
    elif not (tensor.shape[2] in CHANNELS and all(is_side[:2])):
        return None
    tensor = ops.aten.detach.default(tensor)
    step = -(-max(tensor.shape[:2]) // MOST_IMAGE)
    if step > 1:
        tensor = ops.aten.slice.Tensor(ops.aten.slice.Tensor(tensor, 0, None, None, step), 1, None, None, step)
    if tensor.dtype == tenon.float32:
        # Not a number is not from 0 to 1 either.
        if not ((tensor >= 0) & (tensor <= 1)).all():
            return None
        tensor = (tensor * 255).round().to(tenon.uint8)
    return tensor.contiguous()


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _png(pixels):
    """PNG (ISO/IEC 15948) of 8 bits per channel; no row is filtered."""
    rows, columns, channels = pixels.shape
    data = bytes(memoryview(pixels.reshape(-1)))
    line = columns * channels
    lines = b"".join(b"\0" + data[at:at + line] for at in range(0, len(data), line))
    colour = {1: 0, 3: 2, 4: 6}[channels]
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", columns, rows, 8, colour, 0, 0, 0))
            + _chunk(b"IDAT", zlib.compress(lines, 6)) + _chunk(b"IEND", b""))


def _image(tensor):
    pixels = _pixels(tensor)
    if pixels is None:
        return ""
    # Few pixels are shown large, each as a square.
    scale = max(1, 128 // max(pixels.shape[:2]))
    return (f'<img alt="the tensor as a picture" width="{pixels.shape[1] * scale}" height="{pixels.shape[0] * scale}" '
            f'src="data:image/png;base64,{base64.b64encode(_png(pixels)).decode()}"/>')


def _summary(tensor):
    """What is shown above the elements of a tensor that has more than the table."""
    if max(tensor.shape, default=0) <= MOST and (tensor.ndim <= 2 or math.prod(tensor.shape[:-2]) <= PLANES):
        return ""
    return f'<div class="summary">{_shape(tensor.shape)}<div>{_histogram(tensor)}</div>{_image(tensor)}</div>'


def render(tensor):
    """The HTML of a tensor."""
    sizes = " &times; ".join(map(str, tensor.shape)) or "a number"
    about = f"tenon.Tensor, {sizes}, {str(tensor.dtype).rpartition('.')[2]}, {tensor.device}"
    body = ""
    if tensor.numel() > 0 and tensor.device == _C.device("cpu"):
        try:
            body = _summary(tensor) + _elements(tensor)
        except NotImplementedError:  # Bits, packed and quantized numbers.
            body = "<p>its elements are no numbers of Python's</p>"
    return fragment(f"<p><code>{about}</code></p>{body}")
