# SPDX-License-Identifier: BSD-3-Clause
"""Tensors as text, in the form that PyTorch's have: imported when the first one is printed.

A tensor of many elements shows its edges only. All elements have one width and one notation, which those that
are shown decide: whole numbers, fixed or scientific.
"""
from tenon import _C

PROFILES = {"default": (4, 1000, 3, 80), "short": (2, 1000, 2, 80), "full": (4, float("inf"), 3, 80)}
MOST_FIXED, LEAST_FIXED, MOST_RATIO = 1e8, 1e-4, 1000.0
PREFIX = "tensor("


class Options:
    """What set_printoptions sets; sci_mode None leaves the notation to the elements."""

    precision, threshold, edgeitems, linewidth = PROFILES["default"]
    sci_mode = None


def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, profile=None, sci_mode=None):
    """Sets how tensors are printed; a profile is "default", "short" or "full"."""
    if profile is not None:
        if profile not in PROFILES:
            raise ValueError(f"set_printoptions(): profile {profile!r}, expected one of {', '.join(PROFILES)}")
        Options.precision, Options.threshold, Options.edgeitems, Options.linewidth = PROFILES[profile]
    for name, value in (("precision", precision), ("threshold", threshold), ("edgeitems", edgeitems),
                        ("linewidth", linewidth)):
        if value is not None:
            setattr(Options, name, value)
    Options.sci_mode = sci_mode


def get_printoptions():
    """The options by name."""
    return {name: getattr(Options, name) for name in ("precision", "threshold", "edgeitems", "linewidth", "sci_mode")}


def flatten(lists):
    for item in lists:
        if isinstance(item, list):
            yield from flatten(item)
        else:
            yield item


def is_whole(x):
    return x == x // 1


class Reals:
    """Real numbers: notation and width by those that are neither zero nor infinite nor nan."""

    def __init__(self, numbers):
        sizes = [abs(x) for x in numbers if x and x - x == 0]
        self.whole = all(map(is_whole, sizes))
        self.scientific = False
        if sizes:
            most, least = max(sizes), min(sizes)
            self.scientific = most / least > MOST_RATIO or most > MOST_FIXED or not self.whole and least < LEAST_FIXED
        if Options.sci_mode is not None:
            self.scientific = Options.sci_mode
        counted = [x for x in numbers if x and x - x == 0]
        self.width = max((len(self.bare(x)) for x in counted), default=1)

    def bare(self, x):
        if self.scientific:
            return f"{x:.{Options.precision}e}"
        if self.whole:
            return f"{x:.0f}" + ("." if x - x == 0 else "")
        return f"{x:.{Options.precision}f}"

    def __call__(self, x):
        return self.bare(x).rjust(self.width)


class Complexes:
    """Complex numbers: each part by itself."""

    def __init__(self, numbers):
        self.real, self.imag = Reals([x.real for x in numbers]), Reals([x.imag for x in numbers])
        self.width = self.real.width + self.imag.width + 1

    def __call__(self, x):
        imag = self.imag(x.imag).lstrip()
        return self.real(x.real) + ("" if imag[0] == "-" else "+") + imag + "j"


class Plain:
    """Whole numbers and truth values."""

    def __init__(self, numbers):
        self.width = max((len(str(x)) for x in numbers), default=1)

    def __call__(self, x):
        return str(x).rjust(self.width)


def formatter(dtype, numbers):
    kind = Complexes if dtype.is_complex else Reals if dtype.is_floating_point else Plain
    return kind(list(numbers))


def edges(tensor):
    """The elements that are shown, as lists in lists with `...` where some are left out."""
    if tensor.dim() == 0:
        return tensor.tolist()
    size, edge = tensor.size(0), Options.edgeitems
    if size <= 2 * edge:
        return [edges(item) for item in tensor] if tensor.dim() > 1 else tensor.tolist()
    ends = [tensor[:edge], tensor[size - edge:]]
    if tensor.dim() == 1:
        return [*ends[0].tolist(), ..., *ends[1].tolist()]
    return [*map(edges, ends[0]), ..., *map(edges, ends[1])]


def vector(numbers, show, indent):
    """One line, or several where it is too long."""
    fit = max(1, (Options.linewidth - indent) // (show.width + 2))
    words = [" ..." if x is ... else show(x) for x in numbers]
    lines = [", ".join(words[i:i + fit]) for i in range(0, len(words), fit)]
    return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"


def body(lists, dim, show, indent):
    if dim == 0:
        return show(lists)
    if dim == 1:
        return vector(lists, show, indent)
    parts = ["..." if part is ... else body(part, dim - 1, show, indent + 1) for part in lists]
    return "[" + ("," + "\n" * (dim - 1) + " " * (indent + 1)).join(parts) + "]"


def elements(tensor, indent):
    lists = edges(tensor) if tensor.numel() > Options.threshold else tensor.tolist()
    shown = [x for x in flatten([lists]) if x is not ...]
    return body(lists, tensor.dim(), formatter(tensor.dtype, shown), indent)


def joined(text, notes):
    """The notes behind the elements, on a line of their own where they would be too long."""
    last = len(text) - text.rfind("\n") + 1
    for note in notes:
        if last + len(note) + 2 > Options.linewidth:
            text, last = text + ",\n" + " " * len(PREFIX) + note, len(PREFIX) + len(note)
        else:
            text, last = text + ", " + note, last + len(note) + 2
    return text + ")"


def text(tensor):
    """The repr of a tensor."""
    was = _C.set_grad_mode(False)
    try:
        return written(tensor)
    finally:
        _C.set_grad_mode(was)


def written(tensor):
    notes, is_meta = [], tensor.device.type == "meta"
    if tensor.device.type != "cpu":
        notes.append(f"device='{tensor.device}'")
    if is_meta or tensor.numel() == 0 and tensor.dim() != 1:
        notes.append(f"size={tuple(tensor.shape)}")
    default = _C.default_dtype()
    # Elements give away these; none, the default.
    given_away = {default} if is_meta or tensor.numel() == 0 else {default, default.to_complex(), _C.int64, _C.bool}
    if tensor.dtype not in given_away:
        notes.append(f"dtype={tensor.dtype}")
    if tensor.grad_fn is not None:
        notes.append(f"grad_fn=<{tensor.grad_fn.name()}>")
    elif tensor.requires_grad:
        notes.append("requires_grad=True")
    shown = "..." if is_meta else "[]" if tensor.numel() == 0 else elements(tensor, len(PREFIX))
    return joined(PREFIX + shown, notes)
