# SPDX-License-Identifier: BSD-3-Clause
"""What PyTorch answers to a call of the fuzzer: the line of a corpus, with blobs still bytes.

A line has `error` where the call failed. `{"left out": word}` stands for a call that no line can hold; asked to
judge, it does so for a result that shows nothing: noise, bytes that nobody wrote, numbers that C leaves undefined.
"""
import math
import warnings

import torch

import recorded_call

warnings.simplefilter("ignore")
torch.set_num_threads(1)

DTYPES = {**recorded_call.DTYPES, **{getattr(torch, name): name for name in (
    "complex32", "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e8m0fnu")}}


LARGEST = 1 << 20  # Elements of a tensor whose values are compared.


class AnyTable(recorded_call.Table):
    """Also of the small dtypes, and on meta."""
    dtypes, largest, devices = DTYPES, 1 << 24, ("cpu", "meta")


class AnyTaken(recorded_call.Taken):
    """A call with any tensor that both hosts have."""
    table = AnyTable


def operator(name):
    base, _, overload = name.removeprefix("aten::").partition(".")
    return getattr(getattr(torch.ops.aten, base), overload or "default")


def has(name):
    """Whether this release of PyTorch has the operator."""
    try:
        return operator(name) is not None
    except AttributeError:
        return False


def taken_of(request):
    return AnyTaken(operator(request["op"]), request["args"], request["kwargs"], request["rows"], request["blobs"])


def is_large(row):
    """Whether it has more elements than can be looked at: zero strides need no memory for them."""
    return "m" not in "".join(row[5:]) and math.prod(row[1]) > LARGEST


def answer(request):
    taken = taken_of(request)
    # On meta there are no numbers that could be judged.
    is_judged = request.get("judged", False) and not any("m" in "".join(row[5:]) for row in request["rows"])
    try:
        line = recorded_call.record(taken, "k", request["seed"], is_judged)
        return {"left out": "large"} if any(is_large(row) for row in line["tensors"]) else line
    except recorded_call.Refused as why:
        return {"left out": str(why)}
    except MemoryError:
        return {"left out": "memory"}
