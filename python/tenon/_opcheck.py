# SPDX-License-Identifier: BSD-3-Clause
"""The tests of tenon.library.opcheck, each a function that raises OpCheckError with what it found."""
from tenon import _C
from tenon._ops import ops
from tenon.library import OpCheckError


def _overload_of(op):
    if isinstance(op, _C.Overload):
        return op
    found = getattr(op, "_overload", None)
    if isinstance(found, _C.Overload):
        return found
    names = getattr(op, "overloads", None)
    if names is not None:
        overloads = names()
        if len(overloads) == 1:
            return getattr(op, overloads[0])
        raise RuntimeError(f"opcheck() tests one overload, and {op!r} has {', '.join(overloads)}: name one of them")
    raise TypeError(f"opcheck() takes an operator of tenon.ops or one of custom_op, not {type(op).__name__}")


def _clone(value):
    """A copy of its own with the same sizes and strides; lists item by item."""
    if isinstance(value, _C.Tensor):
        copy = ops.aten.empty_strided.default(list(value.shape), list(value.stride()), dtype=value.dtype,
                                              device=value.device)
        return ops.aten.copy_.default(copy, value)
    if isinstance(value, (list, tuple)):
        return type(value)(_clone(item) for item in value) if type(value) in (list, tuple) else value
    return value


def _on_meta(value):
    if isinstance(value, _C.Tensor):
        span = list(value.shape), list(value.stride())
        return ops.aten.empty_strided.default(*span, dtype=value.dtype, device=_C.device("meta"))
    if isinstance(value, (list, tuple)):
        return [_on_meta(item) for item in value]
    return value


class _Call:
    """The arguments of one call: values by the schema's order, and their tensors with their names."""

    def __init__(self, op, args, kwargs):
        self.op, self.args, self.kwargs = op, args, dict(kwargs)
        self.rows = op.arguments
        self.tensors = []
        for index, (name, kind, _, _, is_written) in enumerate(self.rows):
            value = args[index] if index < len(args) else kwargs.get(name)
            for tensor in _flat(value):
                self.tensors.append((name, is_written, _marks(kind), tensor))

    def copy(self, of):
        return _Call(self.op, [of(value) for value in self.args], {name: of(v) for name, v in self.kwargs.items()})

    def run(self):
        result = self.op(*self.args, **self.kwargs)
        if self.op.schema.endswith("-> ()"):
            return []
        return list(result) if isinstance(result, tuple) else [result]


def _flat(value):
    if isinstance(value, _C.Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _flat(item)


def _marks(kind):
    """The alias sets that a type names: {"a"} of "Tensor(a!)", {"a", "*"} of "Tensor(a -> *)"."""
    found = set()
    for part in kind.split("(")[1:]:
        found |= {word for word in part.partition(")")[0].replace("!", " ").replace("|", " ").replace("->", " ").split()}
    return found


def _bytes(tensor):
    return _C.element_bytes(ops.aten.clone.default(tensor, memory_format=_C.contiguous_format))


def _state(tensor):
    """What must not change of an argument that is not written; NaNs are equal by their bits."""
    return tuple(tensor.shape), tuple(tensor.stride()), tensor.storage_offset(), tensor.data_ptr(), _bytes(tensor)


_WHAT = ("sizes", "strides", "storage offset", "storage", "elements")


def _extent(tensor):
    """First and last byte of the elements; None without any."""
    if tensor.numel() == 0 or tensor.data_ptr() == 0:
        return None
    size = tensor.element_size()
    last = sum((length - 1) * step for length, step in zip(tensor.shape, tensor.stride()))
    return tensor.data_ptr(), tensor.data_ptr() + (last + 1) * size


def _overlap(a, b):
    one, two = _extent(a), _extent(b)
    return one is not None and two is not None and one[0] < two[1] and two[0] < one[1] and _C.same_storage(a, b)


def _check_unchanged(op, call, before):
    for (name, is_written, _, tensor), old in zip(call.tensors, before):
        if is_written:
            continue
        for what, was, is_now in zip(_WHAT, old, _state(tensor)):
            if was != is_now:
                raise OpCheckError(f"{op.name()}: the {what} of argument '{name}' changed, and the schema does not say that "
                                   f"it is written: {op.schema}")


def _return_marks(op):
    """Alias sets of each result, by the schema's text."""
    text = op.schema.rpartition("->")[2] if "-> *" not in op.schema else op.schema[op.schema.rindex(") ->") + 4:]
    text = text.strip()
    depth, parts, word = 0, [], ""
    inner = text[1:-1] if text.startswith("(") and text.endswith(")") else text
    for letter in inner:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append(word)
            word = ""
        else:
            word += letter
    return [_marks(part) for part in [*parts, word]]


_MAY_ALIAS = ("aten::_unsafe_view", "aten::unsafe_split")


def _check_results(op, call, results):
    marks = _return_marks(op)
    seen = []
    for index, result in enumerate(results):
        own = marks[index] if index < len(marks) else set()
        for tensor in _flat(result):
            for name, is_written, theirs, argument in call.tensors:
                if _C.same_tensor(tensor, argument) and not is_written and not op.name().startswith("aten::lift"):
                    raise OpCheckError(f"{op.name()}: result {index} is argument '{name}' itself, which is not written: "
                                       f"return a view or a copy of it")
                if _overlap(tensor, argument) and not own & theirs and not op.name().startswith(_MAY_ALIAS):
                    raise OpCheckError(f"{op.name()}: result {index} shares memory with argument '{name}', and the schema "
                                       f"does not say so: {op.schema}")
            for other, other_index, other_marks in seen:
                if _overlap(tensor, other) and not own & other_marks and not op.name().startswith(_MAY_ALIAS):
                    raise OpCheckError(f"{op.name()}: results {other_index} and {index} share memory, and the schema does "
                                       f"not say so: {op.schema}")
            seen.append((tensor, index, own))


def _test_schema(op, call, tolerance):
    call = call.copy(_clone)
    before = [_state(tensor) for _, _, _, tensor in call.tensors]
    results = call.run()
    _check_unchanged(op, call, before)
    _check_results(op, call, results)


def _wants_grad(tensor):
    return bool(getattr(tensor, "requires_grad", False))


def _test_autograd_registration(op, call, tolerance):
    if not any(_wants_grad(tensor) for _, _, _, tensor in call.tensors):
        return
    rows = {row[0]: row for row in _C.op_explain(op)}
    key = "AutogradCUDA" if any("cuda" in str(t.device) for _, _, _, t in call.tensors) else "AutogradCPU"
    if key in rows and rows[key][1] != "backend fallback":
        return
    call = call.copy(_clone)
    for index, result in enumerate(call.run()):
        for tensor in _flat(result):
            if _wants_grad(tensor) and not any(_C.same_tensor(tensor, row[3]) for row in call.tensors):
                raise OpCheckError(f"{op.name()}: result {index} requires a gradient, but no kernel is registered for {key}, "
                                   "Autograd or CompositeImplicitAutograd: autograd hides in the backend's kernel")


def _aliasing(call, results):
    """Whether some result shares an argument's storage, is an argument, and shares another's."""
    tensors = [tensor for result in results for tensor in _flat(result)]
    arguments = [row[3] for row in call.tensors]
    pairs = [(a, b) for i, a in enumerate(tensors) for b in tensors[i + 1:]]
    return (any(_C.same_storage(t, a) for t in tensors for a in arguments),
            any(_C.same_tensor(t, a) for t in tensors for a in arguments),
            any(_C.same_storage(a, b) for a, b in pairs))


_ALIAS_WORDS = ("some result shares the storage of an argument", "some result is an argument",
                "results share a storage")


def _compare(op, where, real, fake):
    if not isinstance(real, _C.Tensor) or not isinstance(fake, _C.Tensor):
        if isinstance(real, (list, tuple)) and isinstance(fake, (list, tuple)):
            if len(real) != len(fake):
                raise OpCheckError(f"{op.name()}: {where} has {len(real)} items, and {len(fake)} by the meta kernel")
            for index, pair in enumerate(zip(real, fake)):
                _compare(op, f"{where}[{index}]", *pair)
        elif isinstance(real, _C.Tensor) != isinstance(fake, _C.Tensor):
            raise OpCheckError(f"{op.name()}: {where} is {type(real).__name__}, and {type(fake).__name__} by the meta kernel")
        return
    if str(fake.device) != "meta":
        raise OpCheckError(f"{op.name()}: {where} of the meta kernel lies on {fake.device}")
    for what, of in (("sizes", lambda t: tuple(t.shape)), ("dtype", lambda t: t.dtype),
                     ("strides", lambda t: tuple(t.stride())), ("storage offset", lambda t: t.storage_offset()),
                     ("requires_grad", _wants_grad)):
        if of(real) != of(fake):
            raise OpCheckError(f"{op.name()}: the {what} of {where} are {of(real)}, and {of(fake)} by the meta kernel")


def _test_faketensor(op, call, tolerance):
    real_call, fake_call = call.copy(_clone), call.copy(_on_meta)
    real = real_call.run()
    try:
        fake = fake_call.run()
    except NotImplementedError as error:
        raise OpCheckError(f"{op.name()}: no kernel for the meta device: register one with register_fake") from error
    except Exception as error:
        raise OpCheckError(f"{op.name()}: the meta kernel failed where the real one does not: {error}") from error
    if len(real) != len(fake):
        raise OpCheckError(f"{op.name()}: {len(real)} results, and {len(fake)} by the meta kernel")
    for index, pair in enumerate(zip(real, fake)):
        _compare(op, f"result {index}", *pair)
    for words, was, said in zip(_ALIAS_WORDS, _aliasing(real_call, real), _aliasing(fake_call, fake)):
        if was != said:
            raise OpCheckError(f"{op.name()}: {words}: {was} in fact, and {said} by the meta kernel")


def _test_dispatch(op, call, tolerance):
    rows = {row[0]: row for row in _C.op_explain(op)}
    for key, rule, *_ in rows.values():
        if rule.startswith("ambiguous"):
            raise OpCheckError(f"{op.name()}: it is ambiguous which kernel {key} gets: a backend without autograd of its own "
                               "has a kernel beside the composite one; register one for AutogradOther too")
    kinds = {str(tensor.device).partition(":")[0] for _, _, _, tensor in call.tensors}
    for kind in sorted(kinds):
        key = {"cpu": "CPU", "meta": "Meta", "cuda": "CUDA"}.get(kind)
        row = rows.get(key)
        if key is not None and (row is None or row[1] == "backend fallback"):
            has = [name for name, found in rows.items() if found[1] == "kernel"]
            raise OpCheckError(f"{op.name()}: no kernel for {key}, which the arguments are of; there are kernels for "
                               f"{', '.join(has) or 'no key'}")
        if row is not None and row[4] and call.tensors:
            raise OpCheckError(f"{op.name()}: {key} falls through, so there is no kernel for tensors of {kind}")


# What a composite operator must not call, because no other backend, nor what wraps tensors, could follow.
_RESIZES = {"resize_", "resize_as_", "set_", "set_data", "_resize_output_"}
_ITEMS = {"item", "_local_scalar_dense", "is_nonzero", "equal"}


def _forbidden(name):
    """Why a composite must not call the operator; "" where it may."""
    space, _, rest = name.partition("::")
    base, _, overload = rest.partition(".")
    if space == "aten" and base in _RESIZES:
        return "which changes the form of a tensor; make a new one"
    if space == "aten" and base in _ITEMS:
        return "which takes a number out of a tensor; a wrapper or a tensor of the meta device has none"
    found = getattr(getattr(getattr(ops, space), base), overload or "default")
    if _has_out(found):
        return "which writes to a tensor that it is given; call the one that returns its result"
    return ""


def _has_out(op):
    """Whether an argument behind the `*` is written."""
    arguments = op.schema.partition("(")[2].rpartition(") ->")[0]
    return "!" in arguments.partition("*, ")[2]


def _test_composite(op, call, tolerance):
    rows = {row[0]: row for row in _C.op_explain(op)}
    if rows.get("CPU", ("", ""))[1] != "math kernel" or any("!" in row[1] for row in call.rows):
        return
    _C.profile_start()
    try:
        call.copy(_clone).run()
    finally:
        _C.profile_stop()
    for event in _C.profile_events():
        why = _forbidden(event[0]) if event[6] == 1 else ""
        if why:
            raise OpCheckError(f"{op.name()}: the composite kernel calls {event[0]}, {why}")


_TESTS = {"test_schema": _test_schema, "test_autograd_registration": _test_autograd_registration,
          "test_faketensor": _test_faketensor, "test_dispatch": _test_dispatch, "test_composite": _test_composite}


def _chosen(words):
    if words is None:
        return list(_TESTS)
    words = [words] if isinstance(words, str) else list(words)
    for word in words:
        if word not in _TESTS:
            raise ValueError(f"opcheck() has no test {word!r}: there are {', '.join(_TESTS)}")
    return words


def check(op, args, kwargs, test_utils, raise_exception, rtol, atol):
    """See tenon.library.opcheck. Elements of two calls are never compared, so tolerances are only read."""
    if (rtol is None) != (atol is None):
        raise ValueError("opcheck(): give both of rtol and atol, or none")
    op = _overload_of(op)
    call = _Call(op, list(args), kwargs)
    is_real = all(str(tensor.device) != "meta" for _, _, _, tensor in call.tensors)
    found = {}
    for word in _chosen(test_utils):
        try:
            if is_real or word == "test_dispatch":
                _TESTS[word](op, call, (rtol, atol))
            found[word] = "SUCCESS"
        except Exception as error:
            if raise_exception:
                raise
            found[word] = error
    return found
