# SPDX-License-Identifier: BSD-3-Clause
"""Every public function, method and operator of the package, with arguments that it takes.

Arguments are those of a recorded call where there is one, else made up from the operator's schema.
"""
import functools

import tenon
from corpus_calls import Call, function, lines

# The modules with functions: PyTorch's name, and what an operator's name begins with there.
MODULES = {"torch": "", "torch.fft": "fft_", "torch.linalg": "linalg_", "torch.nn.functional": "", "torch.special": "special_",
           "torch.sparse": "", "torch.Tensor": ""}

# What is called by tests of its own: it compiles, loads, or is what a program does once. So are functions that set what all
# later calls go by (set_default_dtype, set_printoptions).
ELSEWHERE = frozenset(("torch.compile_extension", "torch.profile", "torch.PythonDispatcher", "torch.ops", "torch.library",
                       "torch.CompileError", "torch.return_types"))


def module_of(name):
    found = tenon
    for word in name.split(".")[1:]:
        found = getattr(found, word)
    return found


def public_names():
    """PyTorch's names of all that can be called below the modules, without what Python puts there itself."""
    for prefix in MODULES:
        module = module_of(prefix)
        for word in sorted(set(dir(module)) - set(dir(type(tenon)))):
            is_special = word.startswith("__") and prefix != "torch.Tensor"
            found = getattr(module, word, None)
            is_setting = prefix == "torch" and word.startswith("set_")
            if f"{prefix}.{word}" not in ELSEWHERE and not is_special and not is_setting and callable(found) and not isinstance(found, type):
                yield f"{prefix}.{word}"


def operator_names():
    for packet in sorted(dir(tenon.ops.aten)):
        for overload in dir(getattr(tenon.ops.aten, packet)):
            yield f"aten::{packet}" if overload == "default" else f"aten::{packet}.{overload}"


@functools.lru_cache(maxsize=None)
def recorded():
    """The smallest recorded call of each name."""
    found = {}
    for level in ("kernel", "composite", "public"):
        for line in lines(level):
            size = sum(length for _, length in line["storages"])
            if line["op"] not in found or size < found[line["op"]][0]:
                found[line["op"]] = (size, line)
    return {name: line for name, (_, line) in found.items()}


# ---- arguments from a schema ----

MADE = {
    "Tensor": lambda: tenon.ones(2, 2), "number": lambda: 1, "int": lambda: 1, "bool": lambda: True, "float": lambda: 0.5,
    "str": lambda: "mean", "Device": lambda: tenon.device("cpu"), "Generator": tenon.Generator,
}


def made(kind):
    if kind.startswith("Optional["):
        return None
    if kind.startswith("List["):
        inner = made(kind[5:-1])
        return [] if inner is None else [inner, inner]
    return MADE[kind]()


def from_schema(overload):
    arguments = overload._schema.arguments
    args = [made(str(each.type)) for each in arguments if not each.kwarg_only and not each.has_default_value()]
    return args, {each.name: made(str(each.type)) for each in arguments if each.kwarg_only and not each.has_default_value()}


def packet_of(name):
    """The operators behind a public name; None where it is written in Python."""
    prefix, _, word = name.rpartition(".")
    for candidate in (f"{MODULES[prefix]}{word}", word, word.strip("_"), word + "_", word.lstrip("_")):
        found = getattr(tenon.ops.aten, candidate, None)
        if found is not None:
            return found
    return None


class Entry:
    """One thing that can be called; `arguments()` are fresh each time."""

    def __init__(self, name):
        self.name, self.call = name, function(name)
        self.line = recorded().get(name)
        if self.line is None and "::" not in name:
            self.overload = packet_of(name)
            self.overload = self.overload and getattr(self.overload, dir(self.overload)[0])
        else:
            self.overload = self.call

    def arguments(self):
        if self.line is not None:
            call = Call(self.line)
            return call.args, call.kwargs
        if self.overload is not None:
            return from_schema(self.overload)
        return [tenon.ones(2, 2)], {}


@functools.lru_cache(maxsize=None)
def entries():
    return [Entry(name) for names in (public_names(), operator_names()) for name in names]
