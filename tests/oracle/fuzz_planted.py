# SPDX-License-Identifier: BSD-3-Clause
"""Tenon with faults in a few operators, which test_fuzzer.py expects the fuzzer to find: see FAULTS."""
import os
import signal
import time

import fuzz_tenon
import tenon

answer = fuzz_tenon.answer


def wrong_value(op, x):
    return op(x) + 1


def other_dtype(op, x):
    return op(x).to(tenon.float64 if x.dtype is not tenon.float64 else tenon.float32)


def other_strides(op, x):
    found = op(x)
    return found.t().contiguous().t() if found.dim() == 2 else found


def own_memory(op, x, **kwargs):
    return x


def writes_input(op, x):
    found = op(x)
    x.zero_()
    return found


def refuses(op, x):
    raise RuntimeError("planted")


def takes_anything(op, x, *args, **kwargs):
    return x.clone()


def resizes_and_refuses(op, x, out):
    out.resize_([7])
    raise RuntimeError("planted")


def wrong_if_shared(op, x, *args, out):
    is_shared = out.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    found = op(x, *args, out=out)
    return found.add_(1) if is_shared else found


def crashes(op, x):
    os.kill(os.getpid(), signal.SIGSEGV)


def hangs(op, x):
    time.sleep(60)


# By operator: what is done instead, and as what it is to be found.
FAULTS = {"aten::neg": (wrong_value, "value"), "aten::sign": (other_dtype, "form"), "aten::sqrt": (other_strides, "strides"),
          "aten::clone": (own_memory, "alias"), "aten::ceil": (writes_input, "changed"), "aten::exp": (refuses, "refused"),
          "aten::cumsum": (takes_anything, "taken"), "aten::floor.out": (resizes_and_refuses, "damaged"),
          "aten::abs": (crashes, "crash"), "aten::sin": (hangs, "hang")}
# One that is wrong only where what it writes shares memory with its input.
SHARED = "aten::tril.out"
found_function = fuzz_tenon.function


def planted(name):
    op = found_function(name)
    if name == SHARED:
        return lambda *args, **kwargs: wrong_if_shared(op, *args, **kwargs)
    if name not in FAULTS:
        return op
    return lambda *args, **kwargs: FAULTS[name][0](op, *args, **kwargs)


fuzz_tenon.function = planted
