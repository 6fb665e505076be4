# SPDX-License-Identifier: BSD-3-Clause
"""What Tenon answers to a line of PyTorch's: ("ok", …), or the kind of what differs and words for it.

| kind | |
|---|---|
| refused | the call fails, and PyTorch's does not |
| taken | PyTorch's fails, and the call does not |
| damaged | it fails, and has changed an argument |
| value, form, strides, alias, device | a result or a written argument has other numbers; dtype or sizes; strides; memory; device |
| changed | an argument that PyTorch leaves alone was changed |

`{"missing": names}` asks for those of the operators that the package does not have; a line with `apart`, what comes of
arguments that share memory (fuzz_apart.py).
"""
import re
import warnings

import numpy as np

import tenon
from corpus_calls import Call, function
from corpus_judge import form_of, memory, numbers
from corpus_numbers import Wrong, is_meta
from fuzz_compare import REAL, FuzzJudge, shared

warnings.simplefilter("ignore")


def before(call):
    return ([memory(base) for base in call.bases.values()],
            {number: (form_of(tensor), tensor.data_ptr()) for number, tensor in call.inputs.items()})


def damage(call, then):
    """What a failed call has changed; empty if nothing."""
    for base, data in zip(call.bases.values(), then[0]):
        if memory(base) != data:
            return "the bytes of an argument"
    for number, tensor in call.inputs.items():
        form, address = then[1][number]
        if form_of(tensor) != form:
            return f"argument {number} from {form[:4]} to {form_of(tensor)[:4]}"
        if tensor.data_ptr() != address:
            return f"the memory of argument {number}"
    return ""


def failed(call, then, error, line):
    changed = damage(call, then)
    said = f"{type(error).__name__}: {error}"
    if changed:
        return "damaged", f"failed, and changed {changed}: {said}"
    if "error" not in line:
        return "refused", said
    return "ok" if line["error"] in ("", type(error).__name__) else "both failed otherwise", None


def shown(result):
    if isinstance(result, (list, tuple)):
        return "[" + ", ".join(map(shown, result[:4])) + "]"
    if isinstance(result, tenon.Tensor):
        return f"{form_of(result)[0]} {list(result.shape)}"
    return repr(result)


# Where these get numbers that are not finite, or beyond half of the exponents, LAPACK and FFT make of them what they like.
DECOMPOSING = re.compile(r"aten::_?(fft_.*|linalg_.*|.*svd|.*eig.*|.*qr.*|lu_.*|.*lu|.*chol.*|.*lstsq|.*pinv.*|.*det|.*inverse.*|geqrf|orm?qr|orgqr|"
                         r".*triangular_solve|matrix_exp|matrix_power|nuclear_norm)(\..*)?")
LIMIT = {"float16": 200, "bfloat16": 1e18, "float32": 1e18, "float64": 1e150}


def is_beyond(call, line):
    """Whether a decomposition is asked for numbers that it promises nothing for."""
    if not DECOMPOSING.fullmatch(line["op"]):
        return False
    for tensor in call.inputs.values():
        form = form_of(tensor)
        limit = LIMIT.get(REAL.get(form[0], form[0]), 1e9)
        if not is_meta(form) and form[0] != "bool" and not bool(np.all(np.abs(numbers(tensor).astype(np.complex128)) < limit)):
            return True
    return False


def answer(line):
    if "missing" in line:
        return [name for name in line["missing"] if function(name) is None]
    found = function(line["op"])
    if "apart" in line:
        return shared(found, line, line["apart"])
    try:
        call = Call(line)
    except RuntimeError as error:
        if "overflow" not in str(error):
            raise
        return "left out", None  # A tensor on meta that takes more bytes than 64 bits count.
    then = before(call)
    is_left_out = is_beyond(call, line)
    tenon.manual_seed(line.get("seed", 1))
    try:
        result = found(*call.args, **call.kwargs)
    except Exception as error:
        return failed(call, then, error, line)
    if "error" in line:
        return "taken", shown(result)
    if is_left_out:
        return "left out", None
    try:
        judge = FuzzJudge(call)
        has_numbers = not any(map(is_meta, line["tensors"]))
        if has_numbers and re.search("cholesky_ex|inv_ex|solve_ex", line["op"]) and judge.wanted(line["out"][-1]["t"]).any():
            return "left out", None  # Of a matrix that is singular or not positive definite, what LAPACK left.
        judge.run(result)
        judge.storages_after()
    except (np.linalg.LinAlgError, MemoryError):
        return "left out", None
    except Wrong as wrong:
        return wrong.kind, str(wrong)[:2000]
    return "ok", ""
