# SPDX-License-Identifier: BSD-3-Clause
"""Tensors as text, in the form that PyTorch's have: imported when the first one is printed.

The elements are written by _C.elements_text, which the command prints with, too; what stands behind them is written here.
"""
from tenon import _C

PROFILES = {"default": (4, 1000, 3, 80), "short": (2, 1000, 2, 80), "full": (4, float("inf"), 3, 80)}
MOST = 1 << 62
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


def elements(tensor, indent):
    plain = tensor.detach().resolve_conj().resolve_neg().cpu()
    sci_mode = -1 if Options.sci_mode is None else int(bool(Options.sci_mode))
    return _C.elements_text(plain, Options.precision, int(min(Options.threshold, MOST)), int(Options.edgeitems),
                            int(min(Options.linewidth, MOST)), sci_mode, indent)


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
