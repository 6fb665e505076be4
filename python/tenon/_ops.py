# SPDX-License-Identifier: BSD-3-Clause
"""tenon.ops: NAMESPACE.operator.overload, looked up when it is first named."""
import _weakref

from tenon import _C


class Namespace:
    """All operators of one namespace."""

    def __init__(self, name):
        self.name = name

    def __getattr__(self, word):
        if word.startswith("__") and word.endswith("__") and word.strip("_") not in SPECIAL:
            raise AttributeError(word)
        packet = _C.packet(f"{self.name}::{word}")
        if packet is None:
            raise AttributeError(f"no operator {self.name}::{word}")
        self.__dict__[word] = packet
        # Only a namespace that has operators is kept: names that somebody else chooses would be kept for ever.
        ops.__dict__.setdefault(self.name, self)
        return packet

    def __dir__(self):
        return sorted({name.partition("::")[2].partition(".")[0] for name in _C.names(self.name + "::*")})


# Operators whose names look like Python's own methods.
SPECIAL = {"and", "or", "xor", "lshift", "rshift", "iand", "ior", "ixor", "ilshift", "irshift"}


# Namespaces that somebody holds: two of one name would have two packets of one operator.
_held = {}


def _namespace(word):
    space = _held[word]() if word in _held else None
    if space is None:
        space = Namespace(word)
        _held[word] = _weakref.ref(space, lambda gone: _held.pop(word) if _held.get(word) is gone else None)
    return space


class Ops:
    """tenon.ops."""

    def __getattr__(self, word):
        if word.startswith("__"):
            raise AttributeError(word)
        return _namespace(word)

    def load_library(self, path):
        """Opens an extension built for the stable ABI; its operators are there from then on."""
        try:
            _C.load(path, 0)
        except OSError:
            from tenon._where import need_file
            need_file(path, is_searched=True)
            raise

    def __dir__(self):
        return ["load_library", *sorted({name.partition("::")[0] for name in _C.names("*")})]


ops = Ops()


def forget(name):
    """Drops what was kept of an operator that has, or will have, another definition."""
    space, _, rest = name.partition("::")
    packets = getattr(ops, space).__dict__
    packet = packets.pop(rest.partition(".")[0], None)
    if packet is not None:
        packet.__dict__.pop(rest.partition(".")[2] or "default", None)
