# SPDX-License-Identifier: BSD-3-Clause
"""Operators that are made of others are differentiated through them: whatever operator of that kind the table has is
called on tensors that require gradients, and its floating results must have a history.

One that computed by itself, past the dispatcher, would lose the gradient without a word. The operators are those that
docs/operators.md says are composite; arguments are a recorded call's, those of composite_calls.py, or made of the schema.
"""
import pathlib
import re
import warnings

import pytest

import tenon
from composite_calls import SIZES, Arguments
from corpus_calls import Call
from every_function import recorded

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLOATING = (tenon.float16, tenon.bfloat16, tenon.float32, tenon.float64, tenon.complex64, tenon.complex128)
MAKER = Arguments(tenon, tenon.float64)
CALLS = MAKER.written()

# The one whose result has no history by what it is.
CUT = {"data"}
# Composites of whole numbers and bools alone: no argument can require a gradient.
WHOLE = re.compile(r"__i?(and|or|xor)__|(bitwise|logical)_|one_hot$|where\.Scalar$")


def composites():
    """Names of the table's composite operators that return tensors and write no `out`."""
    for line in (ROOT / "docs/operators.md").read_text().splitlines():
        found = re.match(r"\| `([\w.]+)(\(.*) -> (.*)` \| CompositeImplicitAutograd \|", line)
        if found and "Tensor" in found[3] and not re.search(r"\*, .*!\)", found[2]):
            yield found[1]


def overload_of(name):
    packet, _, overload = name.partition(".")
    return getattr(getattr(tenon.ops.aten, packet), overload or "default")


def argument_lists(name, overload):
    """What to try, one after the other."""
    if name in CALLS:
        args = list(CALLS[name]())
        kwargs = args.pop() if isinstance(args[-1], dict) else {}
        yield args, kwargs
    line = recorded().get(f"aten::{name}")
    if line is not None:
        call = Call(line)
        yield call.args, call.kwargs
    for sizes in SIZES:
        yield MAKER.from_schema(overload._schema, sizes)


def tensors_in(value):
    if isinstance(value, tenon.Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from tensors_in(each)


def with_gradients(value, is_written):
    """The value with leaves for its floating tensors; copies of leaves where the operator writes."""
    if isinstance(value, (list, tuple)):
        return type(value)([with_gradients(each, is_written) for each in value])
    if not isinstance(value, tenon.Tensor) or value.dtype not in FLOATING:
        return value
    leaf = value.detach().clone().requires_grad_()
    return leaf * 1 if is_written else leaf


def lost(name):
    """What is wrong with the results of the first arguments that the operator takes; "" for nothing, None if it takes none."""
    overload = overload_of(name)
    is_written = "!" in str(overload._schema)
    for args, kwargs in argument_lists(name, overload):
        args = [with_gradients(each, is_written) for each in args]
        kwargs = {key: with_gradients(each, is_written) for key, each in kwargs.items()}
        if not any(x.requires_grad for x in tensors_in([args, list(kwargs.values())])):
            continue
        try:
            results = list(tensors_in(overload(*args, **kwargs)))
        except (RuntimeError, IndexError, TypeError, ValueError, NotImplementedError):
            continue
        return ", ".join(f"result {i} of {len(results)}" for i, x in enumerate(results)
                         if x.dtype in FLOATING and not x.requires_grad)
    return None


def test_results_of_composites_have_their_history():
    names = list(composites())
    assert len(names) > 400
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = {name: lost(name) for name in names if name not in CUT}
    uncalled = sorted(name for name, what in found.items() if what is None and not WHOLE.match(name))
    wrong = {name: what for name, what in found.items() if what}
    assert not wrong and not uncalled, (wrong, uncalled)
