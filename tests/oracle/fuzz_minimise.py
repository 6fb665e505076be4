# SPDX-License-Identifier: BSD-3-Clause
"""Makes the call of a finding simpler as long as it stays a finding of its kind: fewer mutations, smaller sizes,
plain layouts and values.

    least = minimised(finding, remade, verdict)    # remade(steps) makes the call with these mutations; or None
"""
import json

import torch

import fuzz_pytorch
import varied_call
from fuzz_seeds import Live

TRIES = 120  # Calls made for one finding.


class Tries:
    """Judges candidates until there were enough of them."""

    def __init__(self, finding, verdict):
        self.best, self.verdict, self.left = finding, verdict, TRIES

    def take(self, request, done=None):
        """Whether the request is such a finding, too; then it is the best."""
        if request is None or self.left <= 0 or weight(request) >= weight(self.best.request) and done is None:
            return False
        self.left -= 1
        found = self.verdict(request)
        if isinstance(found, str) or found.kind != self.best.kind:
            return False
        found.done, found.label, found.steps = self.best.done if done is None else done, self.best.label, self.best.steps
        self.best = found
        return True


def weight(request):
    """What a reader has to read: sizes, values that are no simple numbers, layouts, arguments."""
    elements = sum(len(blob) for blob in request["blobs"])
    kinds = sum(len(set(blob)) for blob in request["blobs"])
    return elements, kinds, len(json.dumps([request["rows"], request["args"], request["kwargs"]]))


def live_of(request):
    taken = fuzz_pytorch.taken_of(request)
    _, args, kwargs = taken.made()
    return Live(taken.op, args, kwargs, "")


def changed(request, change):
    """The request after change(live), or None."""
    live = live_of(request)
    try:
        change(live)
        return live.request(request["seed"])
    except Exception:
        return None


# ---- candidates ----

def smaller_sizes(request):
    met = sorted({size for row in request["rows"] for size in row[1] if size > 1}, reverse=True)
    for size in met:
        for other in (1, 2, 0):
            if other < size:
                yield lambda live, table={size: other}: resize(live, table)


def resize(live, table):
    live.replace(lambda tensor: resized(tensor, table))
    for key, _ in live.names():
        live.set(key, varied_call.resize_arguments(live.get(key), table))


def resized(tensor, table):
    if not any(size in table for size in tensor.shape) or tensor.is_meta:
        return tensor
    return varied_call.resized(tensor, table)


def plain_layouts(request):
    for at in range(len(request["rows"])):
        yield lambda live, at=at: only(live, at, lambda tensor: tensor.resolve_conj().resolve_neg().contiguous().clone())


def only(live, at, make):
    tensors = []
    for tensor in live.tensors():
        if not any(tensor is other for other in tensors):
            tensors.append(tensor)
    wanted = tensors[at]
    live.replace(lambda tensor: make(tensor) if tensor is wanted else tensor)


def simple_values(request):
    for value in (1, 0):
        yield lambda live, value=value: live.replace(lambda tensor: filled(tensor, value))
        for at in range(len(request["rows"])):
            yield lambda live, at=at, value=value: only(live, at, lambda tensor: filled(tensor, value))
    yield lambda live: live.replace(lambda tensor: tensor if tensor.dtype == torch.bool else rounded(tensor))


def filled(tensor, value):
    storage = tensor.untyped_storage()
    if not tensor.is_meta and storage.nbytes():
        torch.empty(0, dtype=tensor.dtype).set_(storage, 0, [storage.nbytes() // tensor.itemsize], [1]).fill_(value)
    return tensor


def rounded(tensor):
    if not tensor.is_meta and tensor.dtype.is_floating_point:
        tensor.copy_(tensor.round())
    return tensor


def simple_arguments(request):
    for name in sorted(request["kwargs"]):
        if not isinstance(request["kwargs"][name], dict) or "t" not in request["kwargs"][name]:
            yield lambda live, name=name: live.kwargs.pop(name)
    if request["args"]:
        yield lambda live: live.args.pop()
    for dtype in (torch.float32, torch.int64):
        yield lambda live, dtype=dtype: live.replace(lambda tensor: tensor.to(dtype))


def minimised(finding, remade, verdict):
    tries = Tries(finding, verdict)
    steps = list(finding.steps)
    for step in list(steps):
        fewer = [each for each in steps if each is not step]
        request, live = remade(fewer)
        if request is not None and tries.take(request, live.done):
            steps = fewer
    for _ in range(2):
        for candidates in (smaller_sizes, plain_layouts, simple_values, simple_arguments):
            for change in candidates(tries.best.request):
                tries.take(changed(tries.best.request, change))
    return tries.best

