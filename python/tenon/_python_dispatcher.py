# SPDX-License-Identifier: BSD-3-Clause
"""PythonDispatcher: the computed dispatch table of registrations that need not exist."""
from tenon import _C

_BACKENDS = ("CPU", "FPGA", "XLA", "Lazy")
_AUTOGRADS = ("AutogradCPU", "AutogradOther", "AutogradXLA", "AutogradLazy")
_ALIASES = ("CompositeExplicitAutograd", "Autograd", "CompositeImplicitAutograd")
_TABLE_KEYS = ("CPU", "XLA", "Lazy", "FPGA", "AutogradOther", "AutogradCPU", "AutogradXLA", "AutogradLazy")


def _table(title, rows):
    lines = ["", title, f"{'key':<15} kernel", "-" * 27]
    return "\n".join(lines + [f"{key:<15} {what}" for key, what in rows] + [""])


class PythonDispatcher:
    """Which kernel each key of an operator gets that has kernels for exactly the registered keys.

    Four backends stand for all: CPU and XLA are backends of the core and of an extension that have
    keys for autograd of their own, Lazy is one without kernels, FPGA shares AutogradOther.
    """

    def __init__(self):
        self._registered = []

    @staticmethod
    def keys():
        """The keys that may be registered."""
        return [key for pair in zip(_BACKENDS, _AUTOGRADS) for key in pair] + list(_ALIASES)

    def register(self, dispatch_keys):
        """Says for which keys the operator has kernels; an earlier word is forgotten."""
        keys = list(dispatch_keys)
        if len(set(keys)) != len(keys):
            raise RuntimeError(f"Overridden is not allowed but found duplicates in {keys}.")
        if "CompositeImplicitAutograd" in keys and "CompositeExplicitAutograd" in keys:
            raise RuntimeError("Registration to both CompositeImplicitAutograd and CompositeExplicitAutograd is not "
                               "allowed.")
        for key in keys:
            if key not in self.keys():
                raise RuntimeError(f"{key} is not supported, please select a dispatch key in {self.keys()}.")
        self._registered = keys

    def _rows(self):
        """(key, rule, source) of each key that has a kernel."""
        return [row[:3] for row in _C.keys_explain(",".join(self._registered))]

    def registrations(self):
        """The registered kernels as a table."""
        rows = [(key + ("[alias]" if key in _ALIASES else ""), f"fn_{key}")
                for key in sorted(self._registered, key=self._place)]
        return _table("Registered Kernels", rows)

    def _place(self, key):
        order = _TABLE_KEYS + ("Autograd", "CompositeExplicitAutograd", "CompositeImplicitAutograd")
        return order.index(key)

    def rawRegistrations(self):
        """The registered kernels, one per line."""
        return "".join(f"{key}{'[alias]' if key in _ALIASES else ''}: fn_{key}\n"
                       for key in sorted(self._registered, key=self._place))

    @staticmethod
    def _text(rule, source):
        if rule == "backend fallback":
            return f"[{rule}]"
        if rule.startswith("ambiguous"):
            return f"{rule.replace(' ', '_')} [{rule}]"
        return f"fn_{source} [{rule}]"

    def rawDispatchTable(self):
        """All keys of the core with the kernel of each and the rule that chose it."""
        return "".join(f"{key}: {self._text(rule, source)}\n" for key, rule, source in self._rows())

    def dispatchTable(self):
        """The kernel of each of the four backends' keys, and the rule that chose it."""
        known = {key: self._text(rule, source) for key, rule, source in self._rows()}
        return _table("Computed Dispatch Table", [(key, known[key]) for key in _TABLE_KEYS if key in known])
