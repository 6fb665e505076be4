# SPDX-License-Identifier: BSD-3-Clause
"""Compiled models: packages (.pt2) of PyTorch's AOTInductor, called with the arguments that their authors exported them with."""
import json

from tenon import _C

_SHARE, _INACTIVE = 1, 2


class _Spec:
    """How leaves nest, from PyTorch's TreeSpec in JSON."""

    def __init__(self, tree):
        self.type = tree["type"]
        context = tree.get("context")
        self.context = json.loads(context) if isinstance(context, str) else context
        self.children = [_Spec(child) for child in tree["children_spec"]]

    def flatten(self, value, path, leaves):
        """Appends the leaves of a value; ValueError where it nests in another way."""
        if self.type is None:
            leaves.append(value)
            return
        for key, child, spec in zip(self._keys(), self._parts(value, path), self.children):
            spec.flatten(child, f"{path}[{key!r}]", leaves)

    def _keys(self):
        return self.context if self._is_dict() else range(len(self.children))

    def _is_dict(self):
        return self.type in ("builtins.dict", "collections.OrderedDict")

    def _parts(self, value, path):
        """The parts of one nest, in the order of the exported one."""
        if self._is_dict():
            if not isinstance(value, dict) or set(value) != set(self.context):
                raise ValueError(f"{path}: expected a dict with the keys {self.context}, not {_describe(value)}")
            return [value[key] for key in self.context]
        wanted = {"builtins.tuple": tuple, "builtins.list": list, "builtins.NoneType": type(None)}.get(self.type, (tuple, list))
        if not isinstance(value, wanted) or (value is not None and len(value) != len(self.children)):
            raise ValueError(f"{path}: expected a {self.type.rpartition('.')[2]} of {len(self.children)}, not {_describe(value)}")
        return value or ()

    def nest(self, leaves):
        """The value that an iterator's leaves make."""
        if self.type is None:
            return next(leaves)
        parts = [child.nest(leaves) for child in self.children]
        if self._is_dict():
            return dict(zip(self.context, parts))
        if self.type == "builtins.NoneType":
            return None
        return parts if self.type == "builtins.list" else tuple(parts)


def _describe(value):
    if isinstance(value, dict):
        return f"one with {list(value)}"
    return f"a {type(value).__name__}" + (f" of {len(value)}" if isinstance(value, (tuple, list)) else "")


def _read_spec(text):
    """The tree of a spec in JSON, [version, tree]; None where a package has none."""
    return _Spec(json.loads(text)[1]) if text else None


def _tensor(value):
    return value if isinstance(value, _C.Tensor) else _C.as_tensor(value)


def _is_plain(value):
    """What PyTorch fixes in a compiled model, and no package takes as an input."""
    return value is None or isinstance(value, (bool, int, float, complex, str))


class Model:
    """A compiled model. Calling it runs it, with arguments nested as they were exported; load_model makes it.

    Arguments may be tensors, NumPy arrays and what else as_tensor takes; results are tensors, None where the model returned None.
    """

    def __init__(self, path, name=None, *, instances=1, single_threaded=False):
        self._model = _C.Model(path, name, instances, single_threaded)
        in_spec, out_spec = self._model.call_spec()
        self._in_spec, self._out_spec = _read_spec(in_spec), _read_spec(out_spec)
        self._count = len(self._model.inputs())

    def __call__(self, *args, **kwargs):
        if self._in_spec is None:
            leaves = [*args, *kwargs.values()]
        else:
            leaves = []
            self._in_spec.flatten((args, kwargs), "arguments", leaves)
        if len(leaves) != self._count:
            leaves = [leaf for leaf in leaves if not _is_plain(leaf)]
        outputs = self.run_flat(leaves)
        if self._out_spec is None:
            return outputs[0] if len(outputs) == 1 else tuple(outputs)
        return self._out_spec.nest(iter(outputs))

    def run_flat(self, inputs):
        """Runs it on the leaves of its arguments, in order; a list of the leaves of its result."""
        return self._model.run([_tensor(value) for value in inputs])

    @property
    def inputs(self):
        """Of each input name, dtype, smallest and largest sizes, and strides (-1: any), as far as the package says them."""
        return self._model.inputs()

    def metadata(self, key):
        """What the package says under a key such as 'AOTI_CPU_ISA'; None where it says nothing."""
        return self._model.metadata(key)

    def constants(self):
        """The names of its weights and buffers, and their dtypes; those that it computes from others are left out."""
        return {name: dtype for name, dtype, is_folded, _ in self._model.constants() if not is_folded}

    def constant(self, name):
        """A copy of a constant."""
        return self._model.constant(name)

    def set_constants(self, constants, *, share=False, inactive=False):
        """Replaces constants, a dict of tensors by name: in a copy, or with `share` in their own memory; with `inactive` in the buffer
        that is used after swap_constants."""
        flags = (_SHARE if share else 0) | (_INACTIVE if inactive else 0)
        self._model.set_constants(tuple(constants), tuple(map(_tensor, constants.values())), flags)

    def swap_constants(self):
        """The buffer in use and the other one change places."""
        self._model.swap_constants()

    def fold_constants(self, *, inactive=False):
        """Computes anew what the model derives from its constants."""
        self._model.fold_constants(_INACTIVE if inactive else 0)


def load_model(path, name=None, *, instances=1, single_threaded=False):
    """Loads a compiled model from a package of torch._inductor.aoti_compile_and_package.

    `name` chooses one of several models. As many runs go on at once as there are `instances`. With `single_threaded` runs take no lock.
    Load extensions whose operators it calls first (tenon.ops.load_library).
    """
    return Model(path, name, instances=instances, single_threaded=single_threaded)
