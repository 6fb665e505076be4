# SPDX-License-Identifier: BSD-3-Clause
"""Compiled models: packages (.pt2) of PyTorch's AOTInductor, called with the arguments that their authors exported them with."""
import collections.abc
import os
import types

from tenon import _C
from tenon._treespec import check_call, input_tensor, read_spec

_SHARE, _INACTIVE = 1, 2


def _sizes(least, most):
    """[4, 1…8, 2…] of the smallest and largest sizes of an input."""
    return str([low if low == high else f"{low}…" if high == 2**63 - 1 else f"{low}…{high}" for low, high in zip(least, most)]).replace("'", "")


def _is_plain(value):
    """What PyTorch fixes in a compiled model, and no package takes as an input."""
    return value is None or isinstance(value, (bool, int, float, complex, str))


def _named(text):
    """The text of a wrong nest, whose argument is called as in `inputs`: args[0] for arguments[0][0], scale for arguments[1]['scale']."""
    if text.startswith("arguments[0]"):
        return text.replace("arguments[0]", "args", 1)
    keyword, close, rest = text.removeprefix("arguments[1]['").partition("']")
    return keyword + rest if close and text.startswith("arguments[1]['") else text


class _Closed:
    """What a closed model has instead of its code."""

    def __getattr__(self, name):
        raise ValueError("the model was closed")


class Model:
    """A compiled model. Calling it runs it, with arguments nested as they were exported; load_model makes it.

    Arguments may be tensors, NumPy arrays and what else as_tensor takes, in any layout; results are tensors, None where the model returned None. It may be
    called from any thread; other threads run Python meanwhile. Its memory goes with the last reference to it, or at the end of a `with`.
    """

    __class_getitem__ = classmethod(types.GenericAlias)  # Model[Tensor], for annotations: what a call gives

    def __init__(self, path, name=None, *, instances=1, single_threaded=False, check_inputs=False, classes=None):
        self._model = _C.Model(path, name, instances, single_threaded, check_inputs)
        self._path = os.fsdecode(path)
        in_spec, out_spec = self._model.call_spec()
        self._in_spec, self._out_spec = read_spec(in_spec, classes or {}), read_spec(out_spec, classes or {})
        self._count = len(self._model.inputs())

    def __call__(self, *args, **kwargs):
        if self._in_spec is None:
            leaves = [*args, *kwargs.values()]
        else:
            leaves = []
            check_call(self._in_spec, args, kwargs, f"{self._path}:")
            try:
                self._in_spec.flatten((args, kwargs), "arguments", leaves)
            except ValueError as error:
                raise ValueError(f"{self._path}: {_named(str(error))}") from None
        if len(leaves) != self._count:
            leaves = [leaf for leaf in leaves if not _is_plain(leaf)]
        outputs = self.run_flat(leaves)
        if self._out_spec is None:
            return outputs[0] if len(outputs) == 1 else tuple(outputs)
        return self._out_spec.nest(iter(outputs))

    def run_flat(self, inputs):
        """Runs it on the leaves of its arguments, in order; a list of the leaves of its result."""
        return self._model.run([value if isinstance(value, _C.Tensor) else input_tensor(value, n, self._model, self._path) for n, value in enumerate(inputs)])

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
        """Of each input the name in the author's call (args[0]['x'], scale; the compiler's where a package has no other), dtype, smallest and largest sizes, and strides (-1: any), as far as the package says them."""
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


def _holds_program(path):
    """Whether a file is an archive of exported programs, and of no compiled model."""
    import mmap
    with open(os.fspath(path), "rb") as file:
        data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if os.fstat(file.fileno()).st_size else b""
    try:
        names = [name for name, _ in _C.Archive(data, os.fsdecode(path)).members()]
    except OSError:
        return False
    return any("/models/" in name for name in names) and not any("data/aotinductor/" in name for name in names)


def load_model(path, name=None, *, instances=1, single_threaded=False, check_inputs=False, classes=None):
    """Loads a compiled model from a package of torch._inductor.aoti_compile_and_package.

    `name` chooses one of several models. As many runs go on at once as there are `instances`. With `single_threaded` runs take no lock.
    With `check_inputs` sizes beyond the bounds that the package has of sizes that may change are refused; without they run, as in PyTorch, and a
    warning tells the first.
    Named tuples and classes with fields in its results are those of `classes`, a dict by the name that the author registered each with
    (serialized_type_name); without, they are tuples and types.SimpleNamespace.
    Load extensions whose operators it calls first (tenon.ops.load_library).
    An archive with an exported program and no compiled model is loaded by load_program.
    """
    try:
        return Model(path, name, instances=instances, single_threaded=single_threaded, check_inputs=check_inputs, classes=classes)
    except OSError:
        # A file that is missing, or may not be read, is told by open() in there.
        if not _holds_program(path):
            raise
    from tenon._programs import load_program
    return load_program(path, name, classes=classes)
