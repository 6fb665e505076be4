# SPDX-License-Identifier: BSD-3-Clause
"""Compiled models: packages (.pt2) of PyTorch's AOTInductor, called with the arguments that their authors exported them with."""
import builtins
import collections
import collections.abc
import os
import types as _types

from tenon import _C

_SHARE, _INACTIVE = 1, 2

_DICTS = ("builtins.dict", "collections.OrderedDict", "collections.defaultdict")
_SEQUENCES = {"builtins.tuple": tuple, "torch.Size": (tuple, list), "builtins.list": list, "builtins.NoneType": type(None),
              "collections.namedtuple": tuple, "collections.deque": (collections.deque, tuple, list)}


class _Plain:
    """What the scanner inside of json asks its decoder for: values as they are."""
    strict = True
    object_hook = object_pairs_hook = array_hook = parse_constant = None
    parse_float, parse_int = float, int


def _parse(text):
    """What a text in JSON says. The module json imports re and enum, which takes longer than tenon and a small model together."""
    try:
        import _json
        return _json.make_scanner(_Plain)(text, 0)[0]
    except (ImportError, AttributeError, StopIteration):
        import json
        return json.loads(text)


def _key(key):
    """A key of a dict, of which JSON makes a list where it is a tuple."""
    return tuple(map(_key, key)) if isinstance(key, list) else key


class _Spec:
    """How leaves nest, from PyTorch's TreeSpec in JSON.

    What is neither a leaf, a dict nor a sequence is an author's class with fields (register_dataclass): its context is a list of the fields
    that nest and one of those that are None. `classes` are those of the caller, by the names that they were registered with. How a nest of
    any other kind comes apart only its author's Python knows (register_pytree_node)."""

    def __init__(self, tree, classes):
        self.type = tree["type"]
        context = tree.get("context")
        self.context = _parse(context) if isinstance(context, str) and self.type != "collections.namedtuple" else context
        self.children = [_Spec(child, classes) for child in tree["children_spec"]]
        self.is_dict = self.type in _DICTS
        is_known = self.is_dict or self.type is None or self.type in _SEQUENCES
        self.has_fields = not is_known and isinstance(self.context, list) and [type(part) for part in self.context] == [list, list]
        self.is_opaque = not is_known and not self.has_fields
        names = self.context["dict_context"] if self.type == "collections.defaultdict" else self.context
        self.keys = [_key(name) for name in names] if self.is_dict else names[0] if self.has_fields else range(len(self.children))
        self.made = classes.get(self.context if self.type == "collections.namedtuple" else self.type)

    def flatten(self, value, path, leaves):
        """Appends the leaves of a value; ValueError where it nests in another way."""
        if self.type is None:
            leaves.append(value)
            return
        for key, child, spec in zip(self.keys, self._parts(value, path), self.children):
            spec.flatten(child, f"{path}.{key}" if self.has_fields else f"{path}[{key!r}]", leaves)

    def _parts(self, value, path):
        """The parts of one nest, in the order of the exported one."""
        if self.is_opaque:
            raise ValueError(f"{path}: how a {self.type} comes apart is not in the package; run_flat takes its leaves")
        if self.is_dict:
            if not isinstance(value, collections.abc.Mapping) or set(value) != set(self.keys):
                raise ValueError(f"{path}: expected a dict with the keys {self.keys}, not {_describe(value)}")
            return [value[key] for key in self.keys]
        if self.has_fields:
            missing = [name for name in self.keys if not hasattr(value, name)]
            if missing:
                raise ValueError(f"{path}: expected a {self.type} with the fields {self.keys}, not {_describe(value)}")
            return [getattr(value, name) for name in self.keys]
        if not isinstance(value, _SEQUENCES[self.type]) or (value is not None and len(value) != len(self.children)):
            raise ValueError(f"{path}: expected a {self.type.rpartition('.')[2]} of {len(self.children)}, not {_describe(value)}")
        return () if value is None else value

    def nest(self, leaves):
        """The value that an iterator's leaves make."""
        if self.type is None:
            return next(leaves)
        if self.is_opaque:
            raise ValueError(f"how a {self.type} is made is not in the package; run_flat gives the leaves of the result")
        parts = [child.nest(leaves) for child in self.children]
        if self.is_dict:
            return self._dict(dict(zip(self.keys, parts)))
        if self.has_fields:
            return (self.made or _types.SimpleNamespace)(**dict(zip(self.keys, parts)), **dict.fromkeys(self.context[1]))
        if self.type == "builtins.NoneType":
            return None
        if self.type == "builtins.list":
            return parts
        if self.type == "collections.deque":
            return collections.deque(parts, self.context)
        return self.made(*parts) if self.made else tuple(parts)

    def _dict(self, value):
        if self.type == "collections.OrderedDict":
            return collections.OrderedDict(value)
        if self.type == "collections.defaultdict":
            # A package names any function of any module; none but Python's own types is called.
            is_plain = self.context["default_factory_module"] == "builtins"
            factory = getattr(builtins, self.context["default_factory_name"], None) if is_plain else None
            return collections.defaultdict(factory if isinstance(factory, type) else None, value)
        return value


def _describe(value):
    if isinstance(value, dict):
        return f"one with {list(value)}"
    return f"a {type(value).__name__}" + (f" of {len(value)}" if isinstance(value, (tuple, list)) else "")


def _read_spec(text, classes):
    """The tree of a spec in JSON, [version, tree]; None where a package has none, or one of another form: then leaves are all there is."""
    try:
        return _Spec(_parse(text)[1], classes) if text else None
    except (LookupError, TypeError, ValueError, RecursionError):
        return None


def _sizes(least, most):
    """[4, 1…8, 2…] of the smallest and largest sizes of an input."""
    return str([low if low == high else f"{low}…" if high == 2**63 - 1 else f"{low}…{high}" for low, high in zip(least, most)]).replace("'", "")


def _is_plain(value):
    """What PyTorch fixes in a compiled model, and no package takes as an input."""
    return value is None or isinstance(value, (bool, int, float, complex, str))


class _Closed:
    """What a closed model has instead of its code."""

    def __getattr__(self, name):
        raise ValueError("the model was closed")


class Model:
    """A compiled model. Calling it runs it, with arguments nested as they were exported; load_model makes it.

    Arguments may be tensors, NumPy arrays and what else as_tensor takes, in any layout; results are tensors, None where the model returned None. It may be
    called from any thread; other threads run Python meanwhile. Its memory goes with the last reference to it, or at the end of a `with`.
    """

    def __init__(self, path, name=None, *, instances=1, single_threaded=False, check_inputs=False, classes=None):
        self._model = _C.Model(path, name, instances, single_threaded, check_inputs)
        self._path = os.fsdecode(path)
        in_spec, out_spec = self._model.call_spec()
        self._in_spec, self._out_spec = _read_spec(in_spec, classes or {}), _read_spec(out_spec, classes or {})
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
        return self._model.run([self._tensor(n, value) for n, value in enumerate(inputs)])

    def _tensor(self, number, value):
        if isinstance(value, _C.Tensor):
            return value
        try:
            return _C.as_tensor(value)
        except (TypeError, ValueError, RuntimeError) as error:
            names = [given[0] for given in self._model.inputs()]
            called = f", '{names[number]}'" if number < len(names) else ""
            raise TypeError(f"{self._path}: input {number}{called}: {error}") from error

    def __repr__(self):
        if isinstance(self._model, _Closed):
            return f"<tenon model of '{self._path}', closed>"
        taken = ", ".join(f"{name}: {str(dtype).rpartition('.')[2] if dtype else 'tensor'}{' ' + _sizes(least, most) if least else ''}"
                          for name, dtype, least, most, _ in self.inputs)
        return f"<tenon model of '{self._path}' ({taken}) -> {len(self.outputs)}>"

    def __reduce__(self):
        raise TypeError("a compiled model cannot be pickled or copied; pickle the path of its package, and load it where it is needed")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Lets its memory go, when runs on other threads have ended; it cannot be used any more."""
        self._model = _Closed()

    @property
    def inputs(self):
        """Of each input name, dtype, smallest and largest sizes, and strides (-1: any), as far as the package says them."""
        return self._model.inputs()

    @property
    def outputs(self):
        """The name of each output."""
        return self._model.outputs()

    def metadata(self, key):
        """What the package says under a key such as 'AOTI_CPU_ISA'; None where it says nothing."""
        return self._model.metadata(key)

    def constants(self):
        """Dtype and sizes of its weights and buffers by name, the sizes None where the package does not say them; those that it computes from
        others are left out."""
        return {name: (dtype, sizes) for name, dtype, sizes, is_folded, _ in self._model.constants() if not is_folded}

    def constant(self, name):
        """A copy of a constant."""
        return self._model.constant(name)

    def set_constants(self, constants, *, share=False, inactive=False):
        """Replaces constants, a dict of tensors by name: in a copy, or with `share` in their own memory; with `inactive` in the buffer
        that is used after swap_constants."""
        if not isinstance(constants, collections.abc.Mapping):
            raise TypeError(f"set_constants: expected a dict of tensors by name, not a {type(constants).__name__}")
        flags = (_SHARE if share else 0) | (_INACTIVE if inactive else 0)
        self._model.set_constants(tuple(constants), tuple(map(_C.as_tensor, constants.values())), flags)

    def swap_constants(self):
        """The buffer in use and the other one change places."""
        self._model.swap_constants()

    def drop_constants(self):
        """Gives back the memory of the buffer that is not in use."""
        self._model.drop_constants()

    def fold_constants(self, *, inactive=False):
        """Computes anew what the model derives from its constants."""
        self._model.fold_constants(_INACTIVE if inactive else 0)


def load_model(path, name=None, *, instances=1, single_threaded=False, check_inputs=False, classes=None):
    """Loads a compiled model from a package of torch._inductor.aoti_compile_and_package.

    `name` chooses one of several models. As many runs go on at once as there are `instances`. With `single_threaded` runs take no lock.
    With `check_inputs` sizes beyond the bounds that the package has of sizes that may change are refused; without they run, as in PyTorch, and a
    warning tells the first.
    Named tuples and classes with fields in its results are those of `classes`, a dict by the name that the author registered each with
    (serialized_type_name); without, they are tuples and types.SimpleNamespace.
    Load extensions whose operators it calls first (tenon.ops.load_library).
    """
    return Model(path, name, instances=instances, single_threaded=single_threaded, check_inputs=check_inputs, classes=classes)
