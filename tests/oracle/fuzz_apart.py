# SPDX-License-Identifier: BSD-3-Clause
"""Calls whose written arguments share memory, with an input, with each other or within themselves: what is right is
what PyTorch gives for the same call where each of them has memory of its own.

    other = apart(request)              # that call; None where nothing is shared
    word = judged(pair, request, line)  # what the two hosts' answers to the call are beside it

| word | |
|---|---|
| right | Tenon's are the numbers of the call apart; where several elements lie in one place, one of theirs is there |
| refused | Tenon refuses the call; what PyTorch gives is not what it gives apart, or what is written has the right sizes and overlaps itself |
| failed | PyTorch refuses the call apart |
| left out | the call apart shows nothing: nobody wrote its numbers, or they are noise |
| | none of these |
"""
import torch

import fuzz_hosts
import fuzz_minimise


def is_written(arg):
    return arg.alias_info is not None and arg.alias_info.is_write


def tensors_of(value):
    if isinstance(value, (list, tuple)):
        return [each for item in value for each in tensors_of(item)]
    return [value] if isinstance(value, torch.Tensor) else []


def overlaps_itself(tensor):
    """Whether two elements may lie in one place: strides that are no larger than what lies below them."""
    reach = 0
    for stride, size in sorted((stride, size) for size, stride in zip(tensor.shape, tensor.stride()) if size > 1):
        if stride <= reach:
            return tensor.numel() > 0
        reach += (size - 1) * stride
    return False


def is_shared(live):
    """Whether memory that is written is named twice."""
    written = [tensor for key, arg in live.names() if is_written(arg) for tensor in tensors_of(live.get(key))]
    owned = [tensor.untyped_storage()._cdata for key, _ in live.names() for tensor in tensors_of(live.get(key))]
    return any(overlaps_itself(tensor) or owned.count(tensor.untyped_storage()._cdata) > 1 for tensor in written)


def own_memory(value):
    if isinstance(value, torch.Tensor):
        return value.clone(memory_format=torch.contiguous_format)
    return [own_memory(each) for each in value] if isinstance(value, (list, tuple)) else value


def apart(request):
    live = fuzz_minimise.live_of(request)
    if not is_shared(live):
        return None
    for key, arg in list(live.names()):
        if is_written(arg):
            live.set(key, own_memory(live.get(key)))
    return live.request(request["seed"])


def judged(pair, request, line):
    try:
        other = apart(request)
    except RuntimeError:  # Nothing with such sizes has memory of its own.
        return "left out"
    if other is None:
        return ""
    try:
        right = pair.pytorch.ask({**other, "judged": True})
        if "left out" in right:
            return "left out"
        if "error" in right:
            return "failed"
        right["seed"] = request["seed"]
        return pair.tenon.ask({**line, "apart": right})
    except fuzz_hosts.Lost:
        return ""
