# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch's public functions on Tenon's tensors, by their names.

    f = Functions(api)
    f("torch.add", x, 2.5, alpha=3)
    f("torch.nn.functional.cross_entropy", x, target, reduction="sum")
    f.operator("aten::sum.dim_IntList", [x, [0]], {"keepdim": True})

Most names are an operator's, chosen by public_names.py. The rest are compositions: rows, functions that
take `f` and the call's own arguments and that composed_*.py register under the names they stand for. Several results
are a list, and None is an undefined tensor too.
"""
from public_names import Names, Schema, Unknown
from tenon_tensors import DEFAULT, Name, Tensor

ROWS = {}


def row(*names):
    """Registers a function f(functions, …) as the meaning of public names."""
    def keep(function):
        for name in names:
            ROWS[name] = function
        return function
    return keep


class Functions:
    def __init__(self, api):
        self.api = api
        self.names = Names(lambda value: isinstance(value, Tensor), Tensor.item)
        self.schemas = {}

    def __call__(self, name, *args, **kwargs):
        return self.call(name, args, kwargs)

    def call(self, name, args, kwargs):
        """A public function by its whole name."""
        if name in ROWS:
            return ROWS[name](self, *args, **kwargs)
        return self.bare(*self.names.bind(name, args, kwargs, DEFAULT))

    def bare(self, name, args):
        """An operator's results as Python has them: one stands bare, none is None."""
        results = self.api.call(name, args)
        return results[0] if len(results) == 1 else results or None

    def operator(self, name, args, kwargs):
        """An operator by its own name, with its schema's keywords."""
        if name not in self.schemas:
            self.schemas[name] = Schema(self.api.schema_text(name))
        args = list(args)
        for arg in self.schemas[name].args[len(args):]:
            args.append(kwargs.get(arg.name, DEFAULT))
        return self.bare(name, args)

    def seed(self, number):
        """Starts the default generator of random numbers anew."""
        self.api.c.manual_seed(number)

    # ---- what compositions need of a tensor ----

    @staticmethod
    def is_tensor(value):
        return isinstance(value, Tensor)

    @staticmethod
    def dtype(name):
        return Name("dtype", name)


# The rows register themselves.
import composed_losses, composed_nn, composed_tensor, composed_windows  # noqa: E401,E402,F401
