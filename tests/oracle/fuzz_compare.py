# SPDX-License-Identifier: BSD-3-Clause
"""How the numbers of a call of the fuzzer are compared with PyTorch's: within a tolerance for extreme arguments, and,
of a call whose written arguments share memory, with those of the call in which they do not."""
import re

import numpy as np

import tenon
from corpus_calls import Call
from corpus_freedom import freedom
from corpus_judge import Judge, form_of, numbers
from corpus_numbers import TOLERANCES, Wrong, are_close, expect, is_meta, same_numbers

# From the finest to the coarsest.
ORDER = ("float64", "float32", "float16", "bfloat16")
REAL = {"complex128": "float64", "complex64": "float32", "complex32": "float16"}
# Each number of these results comes of all numbers of an input, and is as exact as the largest of them.
MIXING = re.compile(r"aten::_?(fft_.*|stft|istft|linalg_.*|.*conv.*|.*mm|.*bmm.*|matmul|einsum|tensordot|.*dot|mv|addmv_?|.*inverse.*|"
                    r"cross|cdist.*|_cdist.*|.*euclidean_dist.*|cov|corrcoef|.*solve.*|matrix_exp|matrix_power|.*det|cumprod_?|cumsum_?)(\..*)?")
# Singular values are as exact as the largest, which these may not return; residuals as what they are left of.
SINGULAR = re.compile(r"aten::(linalg_(matrix_)?norm|nuclear_norm|norm|linalg_svdvals|_?linalg_svd|svd|linalg_lstsq)(\..*)?")

# Sums of products are as exact as the largest product.
PRODUCTS = re.compile(r"aten::(linalg_)?(cross|vecdot|v?dot|inner|mv|mm|matmul)(\..*)?")


class FuzzJudge(Judge):
    """Also of calls whose arguments are extreme, or of several dtypes."""

    def largest_input(self):
        """The largest of the finite numbers that went in."""
        found = [np.abs(numbers(tensor)) for tensor in self.call.inputs.values() if not is_meta(form_of(tensor))]
        return max((float(each[np.isfinite(each)].max(initial=0)) for each in found if each.dtype.kind in "fc"), default=0.0)

    def coarse(self, dtype):
        """The dtype by whose tolerance numbers of this one are compared: the coarsest that took part; whole
        numbers become float32."""
        kinds = {form[0] for form in self.line["tensors"]}
        real = {REAL.get(kind, kind) for kind in kinds}
        real |= {"float32"} if any("int" in kind or kind == "bool" for kind in kinds) else set()
        found = max((ORDER.index(kind) for kind in real if kind in ORDER), default=0)
        own = ORDER.index(REAL.get(dtype, dtype)) if REAL.get(dtype, dtype) in ORDER else 0
        word = ORDER[max(found, own)]
        return next((name for name, part in REAL.items() if part == word), dtype) if dtype in REAL else word

    def compare(self, got, want, dtype, where):
        if dtype not in TOLERANCES or got.shape != want.shape:
            same_numbers(got, want, dtype, self.k, where)
            return
        if np.iscomplexobj(want):
            # Which part of a number that is not finite is undefined, and which infinite, depends on the order of work.
            both = ~np.isfinite(want) & ~np.isfinite(got)
            got, want = np.where(both, 0, got), np.where(both, 0, want)
        k = self.k
        if MIXING.fullmatch(self.line["op"]):
            finite = np.abs(want[np.isfinite(want)])
            largest = float(finite.max()) if finite.size else 0.0
            if SINGULAR.fullmatch(self.line["op"]):
                largest = max(largest, self.largest_input())
            if PRODUCTS.fullmatch(self.line["op"]):
                largest = max(largest, min(float(np.float64(self.largest_input()) ** 2), np.finfo(np.float64).max))
            got, want = (got / largest, want / largest) if largest > 0 else (got, want)
        same_numbers(got, want, self.coarse(dtype), k, where)


# ---- arguments that share memory ----

def pairs(own, other):
    """The numbers of tensors that stand in the same place of two recorded values."""
    if isinstance(own, list):
        return [pair for each, right in zip(own, other) for pair in pairs(each, right)]
    if isinstance(own, dict):
        (kind, value), = own.items()
        return [(value, other["t"])] if kind == "t" else []
    return []


class Apart:
    """The answer to the call in which all that is written has memory of its own."""

    def __init__(self, line, right):
        self.line, self.judge = line, FuzzJudge(Call(right))
        named = pairs([line["args"], *line["kwargs"].values()], [right["args"], *right["kwargs"].values()])
        after = {int(storage) for storage in right.get("after", {}).get("storages", ())}
        # By number of a tensor of the call: those of the other call that were written in its place.
        self.written = {}
        for own, other in named:
            if other in self.judge.moved or right["tensors"][other][4] in after or other in self.judge.named(right["out"]):
                self.written.setdefault(own, []).append(other)

    def overlaps(self):
        """Whether a written tensor of the right sizes has two elements in one place."""
        forms = ((self.line["tensors"][own], [self.judge.form_after(other) for other in others]) for own, others in self.written.items())
        return any(form[1] == right[0][1] and overlaps_itself(form) for form, right in forms)

    def check(self, found, is_strict=False):
        """`found` has a form and numbers for each written tensor; Wrong where they are none of those that were written:
        where several were written to one place, one of them; strictly, all of them."""
        there = {}
        for own, others in self.written.items():
            form, got = found[own]
            alike = [other for other in others if self.judge.form_after(other)[:2] == form[:2]]
            expect(len(alike) == len(others) if is_strict else alike, "a result is", form[:2], kind="form")
            for other in alike if got is not None and self.judge.has_values else ():
                want = self.judge.wanted(other)
                if is_strict:
                    self.judge.compare(got, want, form[0], "a result")
                for place, number in zip(places(form), want.reshape(-1)):
                    there.setdefault((form[4], form[0], place), []).append(number)
        for form, got in found.values():
            if got is not None and self.judge.has_values and not is_strict:
                got = got.reshape(-1)
                want = [nearest(number, there[form[4], form[0], place]) for place, number in zip(places(form), got)]
                self.judge.compare(got, np.array(want, got.dtype), form[0], "a result")


def overlaps_itself(form):
    """Whether two elements may lie in one place: a stride is no larger than what lies below it."""
    reach = 0
    for stride, size in sorted((stride, size) for size, stride in zip(form[1], form[2]) if size > 1):
        if stride <= reach:
            return 0 not in form[1]
        reach += (size - 1) * stride
    return False


def places(form):
    """The place of each element in its storage."""
    if 0 in form[1]:
        return []
    found = np.full(form[1], form[3], np.int64)
    for at, (size, stride) in enumerate(zip(form[1], form[2])):
        found += (np.arange(size) * stride).reshape([-1] + [1] * (len(form[1]) - at - 1))
    return found.reshape(-1).tolist()


def nearest(number, among):
    """The one of several numbers that were written to a place that is there."""
    with np.errstate(all="ignore"):
        return min(among, key=lambda each: 0 if same(each, number) else float(np.nan_to_num(abs(complex(each) - complex(number)), nan=np.inf)))


def same(left, right):
    return left == right or left != left and right != right


def shared(op, line, right):
    """The word of fuzz_apart.py for a call, by what PyTorch says of it and of the call apart."""
    call, apart = Call(line), Apart(line, right)
    tenon.manual_seed(line.get("seed", 1))
    try:
        result = op(*call.args, **call.kwargs)
    except Exception:
        judge = FuzzJudge(Call(line))
        if "error" in line:
            return ""
        return "refused" if apart.overlaps() or not is_right(apart, lambda own: answered(judge, own), True) else ""
    is_free = freedom(right["op"]) if "gauge" in right.get("flags", ()) else None
    try:
        if is_free is not None:
            is_free(apart.judge, result)
            return "right"
        return "right" if is_right(apart, lambda own: given(call, line, own)) else ""
    except (Wrong, MemoryError, np.linalg.LinAlgError):
        return ""


def answered(judge, own):
    """The form and the numbers that a tensor of PyTorch's call has after it."""
    form = judge.form_after(own)
    return form, None if is_meta(form) else judge.wanted(own)


def given(call, line, own):
    """The same of the call that was made."""
    form = form_of(call.inputs[own])
    form[4] = line["tensors"][own][4]
    return form, None if is_meta(form) else numbers(call.inputs[own])


def is_right(apart, find, is_strict=False):
    try:
        apart.check({own: find(own) for own in apart.written}, is_strict)
        return True
    except Wrong:
        return False
