# SPDX-License-Identifier: BSD-3-Clause
"""What Tenon answers to a line of PyTorch's: ("ok", …), or the kind of what differs and words for it.

| kind | |
|---|---|
| refused | the call fails, and PyTorch's does not |
| taken | PyTorch's fails, and the call does not |
| damaged | it fails, and has changed an argument |
| value, form, strides, alias, device | a result or a written argument has other numbers; dtype or sizes; strides; memory; device |
| changed | an argument that PyTorch leaves alone was changed |

`{"missing": names}` asks for those of the operators that the package does not have.
"""
import warnings

import numpy as np

import tenon
from corpus_calls import Call, function
from corpus_judge import Judge, form_of, memory
from corpus_numbers import Wrong

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
    return "ok", said


def shown(result):
    if isinstance(result, (list, tuple)):
        return "[" + ", ".join(map(shown, result[:4])) + "]"
    if isinstance(result, tenon.Tensor):
        return f"{form_of(result)[0]} {list(result.shape)}"
    return repr(result)


def answer(line):
    if "missing" in line:
        return [name for name in line["missing"] if function(name) is None]
    found = function(line["op"])
    call = Call(line)
    then = before(call)
    tenon.manual_seed(line.get("seed", 1))
    try:
        result = found(*call.args, **call.kwargs)
    except Exception as error:
        return failed(call, then, error, line)
    if "error" in line:
        return "taken", shown(result)
    try:
        judge = Judge(call)
        judge.run(result)
        judge.storages_after()
    except np.linalg.LinAlgError:
        return "left out", None
    except Wrong as wrong:
        return wrong.kind, str(wrong)[:2000]
    return "ok", ""
