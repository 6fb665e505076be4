# SPDX-License-Identifier: BSD-3-Clause
"""tenon.ops: NAMESPACE.operator.overload, looked up when it is first named."""
from tenon import _C


class Packet:
    """All overloads of one name; called, the one that its arguments fit."""

    def __init__(self, name):
        self._qualified_op_name = name
        self.__name__ = name.partition("::")[2]

    def overloads(self):
        """The overloads' names, `default` for the one without."""
        own = self._qualified_op_name
        found = ["default"] if _C.names(own) else []
        return found + [name[len(own) + 1:] for name in _C.names(own + ".*")]

    def __getattr__(self, word):
        if word.startswith("__"):
            raise AttributeError(word)
        own = self._qualified_op_name
        try:
            found = _C.find(own if word == "default" else f"{own}.{word}")
        except LookupError:
            raise AttributeError(f"{own} has no overload {word!r}: it has {', '.join(self.overloads())}") from None
        self.__dict__[word] = found
        return found

    def __call__(self, *args, **kwargs):
        failures = []
        for word in self.overloads():
            try:
                return getattr(self, word)(*args, **kwargs)
            except TypeError as error:
                failures.append(error)
        if len(failures) == 1:
            raise failures[0]
        raise TypeError("\n".join(map(str, failures)))

    def __repr__(self):
        return f"<operator {self._qualified_op_name}>"

    def __dir__(self):
        return self.overloads()


class Namespace:
    """All operators of one namespace."""

    def __init__(self, name):
        self.name = name

    def __getattr__(self, word):
        if word.startswith("__"):
            raise AttributeError(word)
        packet = Packet(f"{self.name}::{word}")
        if not packet.overloads():
            raise AttributeError(f"no operator {self.name}::{word}")
        self.__dict__[word] = packet
        return packet

    def __dir__(self):
        return sorted({name.partition("::")[2].partition(".")[0] for name in _C.names(self.name + "::*")})


class Ops:
    """tenon.ops."""

    def __getattr__(self, word):
        if word.startswith("__"):
            raise AttributeError(word)
        space = Namespace(word)
        self.__dict__[word] = space
        return space

    def load_library(self, path):
        """Opens an extension built for the stable ABI; its operators are there from then on."""
        _C.load(path, 0)

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
