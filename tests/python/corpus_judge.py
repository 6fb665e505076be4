# SPDX-License-Identifier: BSD-3-Clause
"""Whether a call of the package gave what PyTorch gave: results, what was written, and whose memory it is.

Dtypes, sizes, strides and aliases are exact. Numbers that are not whole may differ by the tolerance of their
dtype, widened by PyTorch's own distance from double precision (`k` of a recorded call).
"""
import ctypes

import numpy as np

import tenon
from corpus_calls import blob, constant, extent, name_of, start
from corpus_numbers import Wrong, elements, expect, is_meta, same_form, same_numbers


def form_of(tensor):
    bits = "c" * tensor.is_conj() + "n" * tensor.is_neg() + "m" * tensor.is_meta
    return [name_of(tensor.dtype), list(tensor.shape), list(tensor.stride()), tensor.storage_offset(), None, bits]


def memory(tensor, length=0):
    """The bytes of a tensor's storage, as far as it or `length` needs them."""
    return ctypes.string_at(start(tensor), max(extent(tensor), length)) if start(tensor) else b""


def is_as_before(now, before, dtype):
    """Byte for byte, but that one nan is as good as another."""
    if now == before or dtype not in ("float32", "float64") or len(now) != len(before):
        return now == before
    whole = {"float32": "int32", "float64": "int64"}[dtype]
    is_same = np.frombuffer(now, whole) == np.frombuffer(before, whole)
    are_nan = np.isnan(np.frombuffer(now, dtype)) & np.isnan(np.frombuffer(before, dtype))
    return bool((is_same | are_nan).all())


def numbers(tensor):
    return elements(form_of(tensor), memory(tensor))


class Judge:
    """The verdict on one call; `run` raises Wrong."""

    def __init__(self, call):
        self.call, self.line = call, call.line
        self.flags, self.k = self.line.get("flags", ()), self.line.get("k", 0.0)
        written = self.line.get("after", {})
        self.written = {int(storage) for storage in written.get("storages", ())}
        self.moved = {int(tensor): form for tensor, form in written.get("tensors", {}).items()}
        # Bytes of each storage after the call.
        self.data = list(call.data)
        for storage, place in written.get("storages", {}).items():
            self.data[int(storage)] = blob(place)
        self.addresses = {start(tensor): self.line["tensors"][number][4] for number, tensor in call.inputs.items()}
        self.has_values = not {"random", "uninit"} & set(self.flags)

    def form_after(self, number):
        return self.moved.get(number) or self.line["tensors"][number]

    def wanted(self, number):
        form = self.form_after(number)
        return elements(form, self.data[form[4]])

    def run(self, result):
        from corpus_freedom import freedom
        has_numbers = not any(is_meta(form) for form in self.line["tensors"])
        is_free = freedom(self.line["op"]) if "gauge" in self.flags and has_numbers else None
        if is_free is not None:
            is_free(self, result)
        self.same(result, self.line["out"], "the result", is_free is None)
        self.inputs_after(is_free is not None)

    # ---- results ----

    def same(self, got, want, where, has_values, is_top=True):
        if isinstance(want, list) or isinstance(want, dict) and not {"tuple", "size"}.isdisjoint(want):
            want = want if isinstance(want, list) else next(iter(want.values()))
            expect(isinstance(got, (list, tuple)) and len(got) == len(want), where, "is no list of", len(want), kind="form")
            skipped = self.line.get("skip", ()) if is_top else ()
            for i, (g, w) in enumerate(zip(got, want)):
                self.same(g, w, f"{where}[{i}]", has_values and i not in skipped, False)
        elif isinstance(want, dict) and "t" in want:
            self.same_tensor(got, want["t"], where, has_values)
        else:
            self.same_value(got, want, where, has_values)

    def compare(self, got, want, dtype, where):
        same_numbers(got, want, dtype, self.k, where)

    def same_tensor(self, got, number, where, has_values):
        expect(isinstance(got, tenon.Tensor), where, "is no tensor but", type(got).__name__, kind="form")
        form = self.form_after(number)
        same_form(form_of(got), form, where)
        if is_meta(form):
            return
        if has_values and self.has_values:
            self.compare(numbers(got), self.wanted(number), form[0], where)
        # Without lazy bits a conjugate is no view but a tensor of its own.
        if 0 not in form[1] and "lazy" not in self.flags:
            owned = {self.line["tensors"][each][4] for each in self.call.inputs} | {
                form[4] for form in self.moved.values()}
            owner = self.addresses_now().get(start(got))
            expect(owner == (form[4] if form[4] in owned else None), where, "is in memory of", owner, kind="alias")

    def addresses_now(self):
        now = {start(tensor): self.form_after(number)[4] for number, tensor in self.call.inputs.items()}
        return {address: storage for address, storage in {**self.addresses, **now}.items() if address}

    def same_value(self, got, want, where, has_values):
        if want is None:
            expect(got is None, where, "is no None but", got)
        elif has_values and self.has_values:
            if isinstance(want, dict) and next(iter(want)) in ("dtype", "layout", "device", "memory_format"):
                expect(got == constant(*next(iter(want.items()))), where, "is", got)
                return
            want = self.call.value(want)
            if isinstance(want, (float, complex)):
                # A number that was read from a tensor has that tensor's precision.
                expect(isinstance(got, (int, float, complex)), where, "is", got)
                dtype = "complex64" if isinstance(want, complex) else "float32"
                same_numbers(np.asarray(got), np.asarray(want), dtype, self.k, where)
            else:
                expect(type(got) is type(want) and got == want, where, "is", repr(got), "and not", repr(want))

    # ---- what was written, and what was not ----

    def named(self, recorded):
        """The numbers of the tensors in a recorded value."""
        if isinstance(recorded, list):
            return {number for each in recorded for number in self.named(each)}
        if isinstance(recorded, dict):
            (kind, value), = recorded.items()
            return {value} if kind == "t" else self.named(value)
        return set()

    def storages_after(self):
        """Memory that PyTorch neither wrote nor gave back is as it was."""
        owned = self.written | {self.line["tensors"][number][4] for number in self.named(self.line["out"])}
        dtypes = {form[4]: form[0] for form in self.line["tensors"]}
        for storage, base in self.call.bases.items():
            expect(storage in owned or is_meta(form_of(base)) or
                   is_as_before(memory(base), self.call.data[storage], dtypes[storage]),
                   "memory of an input was written", kind="changed")

    def inputs_after(self, is_free):
        for number, tensor in self.call.inputs.items():
            form, where = self.form_after(number), f"input {number} after the call"
            data = self.data[form[4]]
            if 0 in form[1]:
                same_form(form_of(tensor), form, where)
                continue
            if number not in self.moved and is_as_before(memory(tensor, len(data)), data, form[0]):
                same_form(form_of(tensor), form, where)
                continue
            # What a result names may be written without a change: it had the numbers before.
            expect(number in self.moved or form[4] in self.written or number in self.named(self.line["out"]), where,
                   "was written", kind="changed")
            same_form(form_of(tensor), form, where)
            if self.has_values and not is_free and not is_meta(form):
                self.compare(numbers(tensor), self.wanted(number), form[0], where)
