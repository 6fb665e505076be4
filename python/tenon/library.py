# SPDX-License-Identifier: BSD-3-Clause
"""Operators and kernels that are written in Python.

    lib = tenon.library.Library("my", "DEF")
    lib.define("twice(Tensor x) -> Tensor")
    lib.impl("twice", lambda x: x + x, "CPU")
    tenon.ops.my.twice(x)                       # from C, and from every extension, as well

or, with the schema read from the annotations:

    @tenon.library.custom_op("my::scale", mutates_args=())
    def scale(x: tenon.Tensor, by: float = 2.0) -> tenon.Tensor:
        return x * by

What a kernel raises travels to the Python that called the operator, with its traceback. A library
that is collected, or destroyed, takes back what it registered.
"""
import sys
import types

from tenon import _C
from tenon._ops import forget

_KINDS = {"DEF": 0, "FRAGMENT": 1, "IMPL": 2}

_owners = {}  # (namespace, name, key) of each Python kernel to the id of the Library that has it
_kept = []  # libraries that the functions of this module made: they stay for the life of the process


def _fallthrough(*args, **kwargs):
    raise NotImplementedError("a fallthrough is never called: it says that the key is to be skipped")


#: Given to Library.impl, it lets calls go on to the next lower key.
fallthrough_kernel = _fallthrough


def _caller():
    """File and line of the code outside this module that registers, for messages."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__") == __name__:
        frame = frame.f_back
    return frame.f_code.co_filename, frame.f_lineno


def _tag_numbers(tags):
    if not tags:
        return ()
    from tenon._tags import TAGS, Tag
    if isinstance(tags, (str, int, Tag)):
        tags = (tags,)
    numbers = []
    for tag in tags:
        if isinstance(tag, str) and tag not in TAGS:
            raise ValueError(f"no tag is called {tag!r}: there are {', '.join(TAGS)}")
        numbers.append(TAGS[tag] if isinstance(tag, str) else int(tag))
    return tuple(numbers)


def _name_of(op):
    """The full name of an operator that is given as an Overload, a Packet, a CustomOp or a text."""
    if isinstance(op, str):
        return op
    if isinstance(op, _C.Overload):
        return op.name()
    if isinstance(op, CustomOp):
        return op._name
    name = getattr(op, "_qualified_op_name", None)
    if isinstance(name, str):
        return name
    raise TypeError(f"an operator is named by a text or by an object of tenon.ops, not by {type(op).__name__}")


def _split(name):
    if not isinstance(name, str):
        raise TypeError(f"the full name of an operator is a text, not {type(name).__name__}")
    space, colons, rest = name.partition("::")
    if not colons or not space or not rest:
        raise ValueError(f"{name!r} is no full name of an operator, such as 'my::op' or 'my::op.overload'")
    return space, rest


class Library:
    """A block of registrations: "DEF" defines a namespace, "FRAGMENT" adds to one, "IMPL" brings kernels.

    `dispatch_key` is the key of its kernels that name none. The registrations are withdrawn when
    the object goes, or by _destroy().
    """

    def __init__(self, ns, kind, dispatch_key=""):
        if not isinstance(ns, str) or not isinstance(dispatch_key, str):
            raise TypeError("Library(): namespace and dispatch_key are texts")
        if kind not in _KINDS:
            raise ValueError(f"Unsupported library type: {kind!r} is not one of {', '.join(_KINDS)}")
        if ns == "prim":
            raise ValueError("prim is a reserved namespace")
        self._block = None
        self.ns, self.kind, self.dispatch_key = ns, kind, dispatch_key
        self._defined, self._implemented = [], []
        self._block = _C.block(_KINDS[kind], ns, dispatch_key or None, *_caller())

    def __repr__(self):
        return f"Library(kind={self.kind}, ns={self.ns}, dispatch_key={self.dispatch_key})"

    def define(self, schema, alias_analysis="", *, tags=()):
        """Defines an operator by its schema; returns its name, with the overload."""
        if self._block is None:
            raise RuntimeError(f"{self!r} was destroyed")
        if not isinstance(schema, str):
            raise TypeError(f"define(): the schema is a text, not {type(schema).__name__}")
        name = schema.partition("(")[0].strip()
        name = name[len(self.ns) + 2:] if name.startswith(self.ns + "::") else name
        full = f"{self.ns}::{name}"
        numbers = _tag_numbers(tags)
        try:
            self._block.define(schema, numbers, full)
        except ValueError as error:
            raise RuntimeError(str(error)) from None  # PyTorch's class for a malformed schema
        self._defined.append(full)
        forget(full)
        return name

    def _key_of(self, op_name, dispatch_key):
        """The name within the namespace, and the key, of a kernel that is to be registered."""
        if self._block is None:
            raise RuntimeError(f"{self!r} was destroyed")
        try:
            name = _name_of(op_name)
        except TypeError as error:
            raise RuntimeError(f"impl should be passed either a name or an operator of tenon.ops first: {error}") from None
        if "::" in name and self.ns != "_":
            space, name = _split(name)
            if space != self.ns:
                raise RuntimeError(f"{space}::{name}: the operator is not of this library's namespace {self.ns!r}")
        return name, dispatch_key or self.dispatch_key or "CompositeImplicitAutograd"

    def impl(self, op_name, fn, dispatch_key="", *, with_keyset=False, allow_override=False):
        """Registers `fn` as the kernel of an operator, by name or Overload, for a key.

        With `with_keyset` the function gets the call's keyset first, for
        `op.redispatch(keyset, ...)`, which goes on below the key.
        """
        if not callable(fn):
            raise TypeError(f"Input function is required to be a callable but found type {type(fn)}")
        name, key = self._key_of(op_name, dispatch_key)
        entry = (self.ns, name, key)
        if not allow_override and entry in _owners:
            raise RuntimeError(f"There's already a kernel registered from python for operator {self.ns}::{name} and "
                               f"dispatch key {key}: withdraw it, or say allow_override=True")
        self._block.impl(name, key, None if fn is fallthrough_kernel else fn, with_keyset)
        _owners[entry] = id(self)
        self._implemented.append(entry)

    def fallthrough(self, op_name, dispatch_key=""):
        """Lets calls of the operator skip a key."""
        self.impl(op_name, fallthrough_kernel, dispatch_key)

    def fallback(self, fn, dispatch_key="", *, with_keyset=False):
        """A kernel for every operator that has none at the key; of a library for the namespace "_"."""
        if self._block is None:
            raise RuntimeError(f"{self!r} was destroyed")
        if not callable(fn):
            raise TypeError(f"Input function is required to be a callable but found type {type(fn)}")
        key = dispatch_key or self.dispatch_key
        self._block.impl(None, key or None, None if fn is fallthrough_kernel else fn, with_keyset)

    def _destroy(self):
        """Withdraws everything this library registered."""
        block, self._block = self._block, None
        if block is None:
            return
        block.withdraw()
        for entry in self._implemented:
            if _owners.get(entry) == id(self):
                del _owners[entry]
        for name in self._defined:
            forget(name)
        self._implemented, self._defined = [], []

    def __del__(self):
        if getattr(self, "_block", None) is not None and sys.meta_path is not None:
            self._destroy()


def _library_for(name, lib):
    """The library that a function of this module registers with."""
    if lib is not None:
        return lib
    made = Library(_split(name)[0], "FRAGMENT")
    _kept.append(made)
    return made


def define(qualname, schema, *, lib=None, tags=()):
    """Defines `ns::name` with a schema "(Tensor x) -> Tensor"."""
    space, name = _split(_name_of(qualname))
    if not isinstance(schema, str) or not schema.strip().startswith("("):
        raise ValueError(f"define(): the schema has no name in it: '(Tensor x) -> Tensor', not {schema!r}")
    _library_for(f"{space}::{name}", lib).define(name + schema, tags=tags)


_DEVICE_KEYS = {"cpu": "CPU", "cuda": "CUDA", "meta": "Meta", "xpu": "XPU", "hip": "HIP", "xla": "XLA", "mps": "MPS",
                "ipu": "IPU", "hpu": "HPU", "ve": "VE", "lazy": "Lazy", "mtia": "MTIA", "privateuseone": "PrivateUse1",
                "default": "CompositeExplicitAutograd"}


def _keys_of(types):
    """Dispatch keys of device types, one or several; keys are passed through."""
    if types is None:
        types = "default"
    if isinstance(types, str):
        types = (types,)
    known = set(_DEVICE_KEYS.values()) | {"CompositeImplicitAutograd", "Autograd"}
    keys = []
    for word in types:
        if word not in _DEVICE_KEYS and word not in known:
            raise ValueError(f"{word!r} is no device type: there are {', '.join(_DEVICE_KEYS)}")
        keys.append(_DEVICE_KEYS.get(word, word))
    return keys


def impl(qualname, types="default", func=None, *, lib=None):
    """Registers a kernel of `ns::name` for device types ("cpu", "default" for all); also as a decorator.

    As impl(library, name, key) it is a decorator that registers with that library.
    """
    if isinstance(qualname, Library):
        name, key = types, "" if func is None else func

        def register(function):
            qualname.impl(name, function, key)
            return function
        return register
    if func is None:
        return lambda function: impl(qualname, types, function, lib=lib)
    name = _name_of(qualname)
    library = _library_for(name, lib)
    for key in _keys_of(types):
        library.impl(_split(name)[1], func, key)
    return func


def register_kernel(op, device_types, func=None, /, *, lib=None):
    """Registers a kernel of an operator, also one of custom_op, for device types; also as a decorator."""
    if func is None:
        return lambda function: register_kernel(op, device_types, function, lib=lib)
    if isinstance(op, CustomOp):
        return op.register_kernel(device_types)(func)
    return impl(op, device_types, func, lib=lib)


def register_fake(op, func=None, /, *, lib=None):
    """Registers what computes the results' shapes: the kernel for tensors of the meta device."""
    if func is None:
        return lambda function: register_fake(op, function, lib=lib)
    if isinstance(op, CustomOp):
        return op.register_fake(func)
    return impl(op, "meta", func, lib=lib)


def register_autograd(op, backward, /, *, setup_context=None, lib=None):
    """Registers how an operator, also one of custom_op, is differentiated.

    backward(ctx, *grads) gives one gradient, or None, per argument; setup_context(ctx, inputs, output) keeps what it
    needs, as with tenon.autograd.Function. Both may call operators only, so that backward can be differentiated too.
    """
    from tenon._custom_autograd import kernel
    name = _name_of(op)
    overload = _C.find(name)
    if "!" in str(overload.schema):
        raise RuntimeError(f"{name}: register_autograd() takes operators that write no argument; its schema is "
                           f"{overload.schema}")
    library = lib
    if library is None:
        made = _custom_ops.get(name)
        library = made._library if made is not None else _library_for(name, None)
    library.impl(_split(name)[1], kernel(overload, backward, setup_context), "Autograd", with_keyset=True,
                 allow_override=True)


def infer_schema(function, /, *, mutates_args, op_name=None):
    """The schema that a function's annotations say, "(Tensor x, float by=2.) -> Tensor"."""
    from tenon._infer_schema import infer
    return (op_name or "") + infer(function, mutates_args)


class _Keys:
    """Changes which dispatch keys this thread's calls have, as a context manager."""

    def __init__(self, include="", exclude=""):
        self._words = (include or None, exclude or None)
        self._undo = []

    def __enter__(self):
        self._undo.append(_C.enter_keys(*self._words))
        return self

    def __exit__(self, *exception):
        _C.leave_keys(*self._undo.pop())


#: keys(include="", exclude=""): a context in which calls of this thread have, or lack, dispatch keys.
keys = _Keys


class CustomOp:
    """What custom_op makes of a function: called, it calls the operator of that name."""
    __class_getitem__ = classmethod(types.GenericAlias)

    def __init__(self, name, schema, function, mutates):
        space, rest = _split(name)
        self._name, self._schema_text, self._function = name, schema, function
        self._mutates = mutates
        self._library = Library(space, "FRAGMENT")
        _replaced = _custom_ops.pop(name, None)
        if _replaced is not None:
            _replaced._library._destroy()
        self._library.define(rest + schema)
        self._overload = _C.find(name)
        self.__name__ = getattr(function, "__name__", rest)
        self.__doc__ = getattr(function, "__doc__", None)
        _custom_ops[name] = self

    def __call__(self, *args, **kwargs):
        return self._overload(*args, **kwargs)

    def __repr__(self):
        return f"<CustomOp({self._name})>"

    def _checked(self, function):
        """The kernel, whose results may not be memory of its arguments."""
        name = self._name

        def kernel(*args, **kwargs):
            results = function(*args, **kwargs)
            _refuse_aliases(name, (*args, *kwargs.values()), results)
            return results
        kernel.__wrapped__ = function
        return kernel

    def register_kernel(self, device_types, fn=None, /):
        """Registers a kernel for device types; also as a decorator."""
        def register(function):
            for key in _keys_of(device_types):
                self._library.impl(_split(self._name)[1], self._checked(function), key, allow_override=True)
            return function
        return register if fn is None else register(fn)

    def register_fake(self, fn, /):
        """Registers what computes the results' shapes, as a decorator."""
        self._library.impl(_split(self._name)[1], self._checked(fn), "Meta", allow_override=True)
        return fn

    def register_autograd(self, backward, /, *, setup_context=None):
        """Registers how the operator is differentiated."""
        register_autograd(self, backward, setup_context=setup_context)


_custom_ops = {}  # by name


def _tensors(values):
    """The tensors among values, lists of them included."""
    for value in values if isinstance(values, (tuple, list)) else (values,):
        if isinstance(value, _C.Tensor):
            yield value
        elif isinstance(value, (tuple, list)):
            yield from _tensors(value)


def _refuse_aliases(name, args, results):
    seen = [(tensor, "an input") for tensor in _tensors(args)]
    for result in _tensors(results):
        for other, what in seen:
            if result.numel() and other.numel() and _C.same_storage(result, other):
                raise RuntimeError(f"{name} (with implementation in Python): the output of this custom operator shares "
                                   f"memory with {what}; return a clone, or use Library to say so in the schema")
        seen.append((result, "another output"))


def custom_op(name, fn=None, /, *, mutates_args, device_types=None, schema=None):
    """Makes an operator of a function, also as a decorator.

    `mutates_args` names the arguments that it writes, "unknown" for all tensors; the schema is read
    from the annotations unless it is given. `device_types` are those that the function is for.
    """
    def make(function):
        text = schema
        if text is None:
            text = infer_schema(function, mutates_args=mutates_args)
        elif not text.strip().startswith("("):
            raise ValueError(f"custom_op(): the schema has no name in it: '(Tensor x) -> Tensor', not {schema!r}")
        made = CustomOp(name, text, function, mutates_args)
        made.register_kernel(device_types)(function)
        return made
    _split(name)
    return make if fn is None else make(fn)


class OpCheckError(AssertionError):
    """An operator does not do what its schema, or its kernel for the meta device, says."""


def opcheck(op, args, kwargs=None, *, test_utils=None, raise_exception=True, rtol=None, atol=None):
    """Tests an operator on arguments: the name of each test to "SUCCESS" or to what it found.

    The tests are "test_schema" (it writes, and shares the memory of, what its schema says),
    "test_autograd_registration", "test_faketensor" (its kernel for the meta device agrees with the
    real one), "test_dispatch" (there is one kernel, and no doubt which) and "test_composite" (a
    composite kernel resizes nothing, takes no number out of a tensor and calls no out= operator).
    """
    from tenon._opcheck import check
    return check(op, args, kwargs or {}, test_utils, raise_exception, rtol, atol)


def __dir__():
    return ["CustomOp", "Library", "OpCheckError", "custom_op", "define", "fallthrough_kernel", "impl", "infer_schema",
            "opcheck", "register_autograd", "register_fake", "register_kernel"]
