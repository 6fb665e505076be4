# SPDX-License-Identifier: BSD-3-Clause
"""Operators that are made of others are differentiated through them: whatever operator of that kind the table has is
called on tensors that require gradients, and its floating results must have a history.

One that computed by itself, past the dispatcher, would lose the gradient without a word. The operators are those that
docs/operators.md says are composite; arguments are a recorded call's, those of CALLS, or made of the schema.
"""
import pathlib
import re
import warnings

import pytest

import tenon
from corpus_calls import Call
from every_function import made, recorded

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLOATING = (tenon.float16, tenon.bfloat16, tenon.float32, tenon.float64, tenon.complex64, tenon.complex128)
SIZES = ((3, 3), (3,), (2, 3, 4), (2, 3, 4, 4), (1, 2, 3, 4, 4), ())


def rand(*sizes):
    return tenon.rand(sizes, dtype=tenon.float64) * 0.8 + 0.1


def ints(*values):
    return tenon.tensor(values)


def cell(gates):
    return rand(2, 3), rand(2, 4), rand(4 * gates, 3), rand(4 * gates, 4), rand(4 * gates), rand(4 * gates)


def layers(gates, *hidden):
    return rand(5, 2, 3), *hidden, [rand(4 * gates, 3), rand(4 * gates, 4)], False, 1, 0.0, False, False, False


def packed(gates, *hidden):
    return rand(4, 3), ints(2, 1, 1), *hidden, [rand(4 * gates, 3), rand(4 * gates, 4)], False, 1, 0.0, False, False


STATE = rand(1, 2, 4)
# Arguments of operators without a recorded call of floating tensors that cannot be made of the schema; named ones come last.
CALLS = {
    "_convolution.deprecated": lambda: (rand(1, 2, 5), rand(3, 2, 3), None, [1], [0], [1], False, [0], 1, False, False, False),
    "_convolution_mode": lambda: (rand(1, 2, 5), rand(3, 2, 3), None, [1], "same", [1], 1),
    "_fused_rms_norm": lambda: (rand(2, 3), [3], rand(3), 1e-5),
    "_scaled_dot_product_attention_math": lambda: (rand(2, 3, 4), rand(2, 3, 4), rand(2, 3, 4)),
    "_thnn_differentiable_gru_cell_backward": lambda: (rand(2, 4), rand(2, 12), rand(2, 12), rand(2, 4), None, None),
    "_thnn_differentiable_lstm_cell_backward": lambda: (rand(2, 4), rand(2, 4), rand(2, 16), rand(2, 16), None, None, rand(2, 4),
                                                        rand(2, 4)),
    "_upsample_bicubic2d_aa.vec": lambda: (rand(1, 1, 4, 4), [2, 2], False, None),
    "_upsample_lanczos2d_aa.vec": lambda: (rand(1, 1, 4, 4), [2, 2], False, None),
    "affine_grid_generator_backward": lambda: (rand(1, 2, 2, 2), [1, 1, 2, 2], False),
    "clip": lambda: (rand(3), 0.2, 0.8),
    "clip_": lambda: (rand(3), 0.2, 0.8),
    "embedding_backward": lambda: (rand(2, 3), ints(0, 1), 4, -1, False, False),
    "embedding_bag": lambda: (rand(4, 3), ints(0, 1), ints(0)),
    "gather_backward": lambda: (rand(2), rand(3), 0, ints(0, 1), False),
    "cosine_embedding_loss": lambda: (rand(2, 3), rand(2, 3), rand(2)),
    "gradient.array": lambda: (rand(4), {"dim": [0]}),
    "gradient.scalararray": lambda: (rand(4), {"spacing": 0.5, "dim": [0]}),
    "gradient.tensorarrayint": lambda: (rand(4), {"spacing": [rand(4)], "dim": 0}),
    "gru.data": lambda: packed(3, STATE),
    "gru.input": lambda: layers(3, STATE),
    "gru_cell": lambda: cell(3),
    "index_select_backward": lambda: (rand(2, 3), [4, 3], 0, ints(0, 1)),
    "linalg_cond.p_str": lambda: (rand(3, 3), "fro"),
    "lstm.data": lambda: packed(4, [STATE, STATE]),
    "lstm.input": lambda: layers(4, [STATE, STATE]),
    "lstm_cell": lambda: (cell(4)[0], [rand(2, 4), rand(2, 4)], *cell(4)[2:]),
    "meshgrid.indexing": lambda: ([rand(2), rand(3)], {"indexing": "xy"}),
    "movedim.intlist": lambda: (rand(2, 3), [0], [1]),
    "narrow.Tensor": lambda: (rand(3), 0, tenon.tensor(1), 2),
    "nll_loss": lambda: (rand(2, 3), ints(0, 1)),
    "nll_loss2d": lambda: (rand(1, 3, 2, 1), ints(0, 1).view(1, 2, 1)),
    "nuclear_norm.dim": lambda: (rand(3, 3), [0, 1]),
    "repeat_interleave.self_Tensor": lambda: (rand(2), ints(1, 2)),
    "rnn_relu.data": lambda: packed(1, STATE),
    "rnn_relu.input": lambda: layers(1, STATE),
    "rnn_tanh.data": lambda: packed(1, STATE),
    "rnn_tanh.input": lambda: layers(1, STATE),
    "slow_conv3d": lambda: (rand(1, 2, 4, 4, 4), rand(3, 2, 3, 3, 3), [3, 3, 3]),
    "stft.center": lambda: (rand(8), 4, None, None, None, True, "reflect", False, True, True),
    "take_along_dim": lambda: (rand(3), ints(0, 2)),
    "tensor_split.tensor_indices_or_sections": lambda: (rand(3), ints(1)),
    "thnn_conv2d": lambda: (rand(1, 2, 5, 5), rand(3, 2, 3, 3), [3, 3]),
    "trace_backward": lambda: (rand(), [3, 3]),
    "unflatten.int": lambda: (rand(6), 0, [2, 3]),
    "unflatten_dense_tensors": lambda: (rand(9), [rand(3), rand(6)]),
    "value_selecting_reduction_backward": lambda: (rand(3), 0, ints(0, 1, 0), [2, 3], False),
}

# Composites of whole numbers and truths alone: no argument can require a gradient.
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


def from_schema(overload, sizes):
    args, kwargs = [], {}
    for each in overload._schema.arguments:
        if each.has_default_value():
            continue
        kind = str(each.type)
        value = rand(*sizes) if kind == "Tensor" else [rand(*sizes), rand(*sizes)] if kind == "List[Tensor]" else made(kind)
        if each.kwarg_only:
            kwargs[each.name] = value
        else:
            args.append(value)
    return args, kwargs


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
        yield from_schema(overload, sizes)


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
        found = {name: lost(name) for name in names}
    uncalled = sorted(name for name, what in found.items() if what is None and not WHOLE.match(name))
    wrong = {name: what for name, what in found.items() if what}
    assert not wrong and not uncalled, (wrong, uncalled)
