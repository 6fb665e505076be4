#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The generated functions that stand for operators give the same tensors in PyTorch's CPU library and in Tenon.

Each library has a process of its own, in which every case is called through ctypes; what it returns (status, dtypes,
sizes, strides, bytes of results and of the tensors it was given) is compared. A function without a case is a failure.
"""
import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build"))
CODES = {"u8": (0, numpy.uint8), "i32": (3, numpy.int32), "i64": (4, numpy.int64), "f32": (6, numpy.float32),
         "f64": (7, numpy.float64), "i8": (1, numpy.int8), "c64": (9, numpy.complex64), "bool": (11, numpy.bool_)}
RESULT = "result"


class Tensor:
    """A tensor to be made: row-major but for `swapped`, which swaps the last two dimensions of a view."""

    def __init__(self, values, dtype="f32", swapped=False):
        self.code, kind = CODES[dtype]
        self.array = numpy.array(values, kind)
        self.swapped = swapped


class Optional:
    """A pointer to one number."""

    def __init__(self, value, kind):
        self.value, self.kind = value, kind


class Places:
    """A list of tensors, some of them None."""

    def __init__(self, *items):
        self.items = items


def word(value):
    return Optional(value, ctypes.c_int64)


def code(value):
    return Optional(value, ctypes.c_int32)


def real(value):
    return Optional(value, ctypes.c_double)


A = Tensor([[3, -1, 2], [0.5, 4, -6]])
ROW = Tensor([1, 2, -4])
TALL = Tensor([[1, 2], [3, 4], [5, 6]])
SWAPPED = Tensor([[1, 5], [2, 4], [3, 3]], swapped=True)
WHOLE = Tensor([[3, -1, 2], [7, 4, -6]], "i64")
TRUTH = Tensor([[True, False, True], [False, True, True]], "bool")
DOUBLE = Tensor([[0.1, 1e300], [-2, 3]], "f64")
NONE = Tensor(numpy.zeros((0, 3)))
ONE = Tensor(2.5)
THIN = Tensor([[1, 2, 3]])
OPTIONS = (None, None, None, 0, None)
TYPED = (code(7), code(0), code(0), -1, code(0))

PAIRS = Tensor([[[3, -1]], [[2, 0.5]]])
COMPLEX = Tensor([[1 + 2j, -3], [0, 4j]], "c64")
BATCH = Tensor([[[3, -1, 2], [0.5, 4, -6]]])
FACTORS = Tensor([[[1, 2], [3, 4], [5, 6]]])
PLACES = Tensor([0, -1], "i64")
TURNED = Tensor([[0, 1], [1, 0], [0, 0]], "i64", swapped=True)
FAR = Tensor([0, 7], "i64")
CUBE = Tensor(numpy.arange(24).reshape(2, 3, 4), swapped=True)
SPOTS = Tensor([[1, 0, 1]], "i64")
BIAS = Tensor([10, 20])
PLACE = Tensor([[[9, 9], [9, 9]]])

# Functions that write to their first tensor and return nothing.
WRITERS = ("aten_fill__Scalar", "cpu_fill__Scalar", "copy_", "zero_", "mm_out", "cpu_mm_out", "bmm_out", "cpu_bmm_out",
           "cpu_resize_", "cpu_resize_as_", "addmm_out", "cpu_addmm_out", "cpu_baddbmm_out", "scatter_out",
           "cpu_scatter_src_out", "cpu_scatter_value_out", "_mm_plus_mm_out")

# Function, then its parameters: lists are pointer and length, RESULT is the address of a handle.
CASES = [(f"aoti_torch_{name}", *parameters, *([RESULT] if name not in WRITERS else []))
    for names, *parameters in (
        (("cpu_add_Scalar",), A, 2.0, 0.5), (("cpu_add_Scalar",), SWAPPED, -1.0, 1.0), (("cpu_add_Scalar",), WHOLE, 2.0, 1.0),
        (("cpu_add_Tensor", "aten_subtract_Tensor"), A, ROW, 2.0),
        (("cpu_add_Tensor", "aten_subtract_Tensor"), WHOLE, WHOLE, 1.0),
        (("cpu_add_Tensor",), A, A, 1.0), (("cpu_add_Tensor",), A, TALL, 1.0), (("cpu_add_Tensor",), NONE, ROW, 1.0),
        (("cpu_mul_Scalar",), A, -3.0), (("cpu_mul_Scalar",), WHOLE, 1.5), (("cpu_mul_Scalar",), TRUTH, 2.0),
        (("cpu_mul_Tensor",), A, ROW), (("cpu_mul_Tensor",), WHOLE, TRUTH), (("cpu_mul_Tensor",), A, WHOLE),
        (("cpu_mul_Tensor",), A, TALL), (("cpu_mul_Tensor",), ONE, SWAPPED),
        (("aten_amax",), A, [1], 1), (("aten_amax",), WHOLE, [0, -1], 0), (("aten_amax",), A, [], 0),
        (("aten_amax",), A, [2], 0), (("aten_amax",), NONE, [0], 0),
        (("aten_fill__Scalar", "cpu_fill__Scalar"), A, 2.5), (("aten_fill__Scalar", "cpu_fill__Scalar"), WHOLE, 3.0),
        (("aten_full",), [2, 3], 1.5, *OPTIONS), (("aten_full",), [], 7.0, *TYPED),
        (("aten_full",), [2], 1.0, code(4), None, None, 0, None), (("aten_full",), [-1], 1.0, *OPTIONS),
        (("aten_new_zeros",), A, [2, 0, 3], *OPTIONS), (("aten_new_zeros",), WHOLE, [3], *TYPED),
        (("aten_new_empty",), A, [0, 3], *OPTIONS), (("aten_new_empty",), DOUBLE, [2, -1], *OPTIONS),
        (("aten_narrow", "cpu_narrow"), A, 1, 1, 2), (("aten_narrow", "cpu_narrow"), A, -1, 3, 0),
        (("aten_narrow", "cpu_narrow"), A, 1, 2, 2),
        (("aten_pad", "cpu_pad"), A, [1, 2], "constant", real(-7)), (("aten_pad", "cpu_pad"), A, [1, -1], "constant", None),
        (("aten_pad", "cpu_pad"), WHOLE, [0, 0, 1, 1], "constant", real(2)), (("aten_pad", "cpu_pad"), A, [1], "constant", None),
        (("clone",), A), (("clone",), SWAPPED), (("clone",), TRUTH), (("copy_",), A, ROW, 0), (("copy_",), WHOLE, A, 1),
        (("copy_",), ROW, A, 0), (("zero_",), A), (("zero_",), SWAPPED),
        (("cpu_cat",), [A, THIN, NONE], 0), (("cpu_cat",), [A, A], -1), (("cpu_cat",), [A, WHOLE], 0), (("cpu_cat",), [A, ROW], 0),
        (("mm_out", "cpu_mm_out"), DOUBLE, DOUBLE, DOUBLE), (("mm_out", "cpu_mm_out"), Tensor(numpy.zeros((2, 2))), A, TALL),
        (("mm_out", "cpu_mm_out"), Tensor(numpy.zeros((2, 2))), A, A),
        (("cpu_permute",), A, [1, 0]), (("cpu_permute",), SWAPPED, [-1, 0]), (("cpu_permute",), A, [0, 0]),
        (("cpu_reshape",), A, [3, -1]), (("cpu_reshape",), SWAPPED, [6]), (("cpu_reshape",), A, [4]), (("cpu_reshape",), A, []),
        (("cpu_resize_",), A, [3, 1], None), (("cpu_resize_",), A, [1, 2, 1, 2], code(2)),
        (("cpu_slice_Tensor",), A, 1, word(1), word(3), 1), (("cpu_slice_Tensor",), A, 1, None, word(-1), 2),
        (("cpu_slice_Tensor",), A, 0, word(1), None, 1), (("cpu_slice_Tensor",), A, 0, None, None, 0),
        (("cpu_sort",), A, 1, 1, RESULT), (("cpu_sort",), WHOLE, 0, 0, RESULT), (("cpu_sort",), A, 2, 0, RESULT),
        (("cpu_sort_stable",), A, code(1), -1, 0, RESULT), (("cpu_sort_stable",), TRUTH, code(1), 1, 1, RESULT),
        (("cpu_view_dtype", "view_dtype"), A, 1), (("cpu_view_dtype", "view_dtype"), A, 3),
        (("cpu_view_dtype", "view_dtype"), A, 7), (("cpu_view_dtype", "view_dtype"), DOUBLE, 9),
        (("cpu_view_dtype", "view_dtype"), SWAPPED, 0), (("cpu_view_dtype", "view_dtype"), ONE, 0),
        (("cpu_view_as_complex",), PAIRS), (("cpu_view_as_complex",), A), (("cpu_view_as_complex",), WHOLE),
        (("cpu_view_as_real", "view_as_real"), COMPLEX), (("cpu_view_as_real", "view_as_real"), A),
        (("cpu_resize_as_",), A, TALL, None), (("cpu_resize_as_",), A, SWAPPED, code(1)),
        (("cpu_resize_as_",), SWAPPED, SWAPPED, None), (("cpu_resize_as_",), SWAPPED, SWAPPED, code(0)),
        (("cpu_resize_",), SWAPPED, [3, 2], None), (("cpu_resize_",), SWAPPED, [2, 3], None),
        (("bmm_out", "cpu_bmm_out"), PLACE, BATCH, FACTORS), (("bmm_out", "cpu_bmm_out"), PLACE, BATCH, BATCH),
        (("cpu_abs",), A), (("cpu_abs",), SWAPPED), (("cpu_abs",), WHOLE), (("cpu_abs",), COMPLEX), (("cpu_abs",), TRUTH),
        (("cpu_cumsum", "cpu_cumprod"), A, 1, None), (("cpu_cumsum", "cpu_cumprod"), SWAPPED, 0, code(7)),
        (("cpu_cumsum", "cpu_cumprod"), TRUTH, -1, None), (("cpu_cumsum", "cpu_cumprod"), COMPLEX, 0, None),
        (("cpu_cumsum", "cpu_cumprod"), A, 2, None), (("cpu_cumsum", "cpu_cumprod"), ONE, 0, None),
        (("cpu_nonzero", "nonzero"), TRUTH), (("cpu_nonzero", "nonzero"), ONE), (("cpu_nonzero", "nonzero"), NONE),
        (("cpu_nonzero", "nonzero"), COMPLEX), (("cpu_nonzero", "nonzero"), SWAPPED),
        (("cpu_masked_select",), A, TRUTH), (("cpu_masked_select",), ROW, TRUTH), (("cpu_masked_select",), A, WHOLE),
        (("cpu_masked_select",), TALL, TRUTH), (("cpu_masked_select",), ONE, TRUTH),
        *((("cpu_index_Tensor",), tensor, Places(*places)) for tensor in (A, SWAPPED, CUBE) for places in (
            (None, PLACES), (PLACES,), (PLACES, PLACES), (TURNED, PLACES), (TURNED,), (None, TURNED), (TRUTH,), (ONE,),
            (None, Tensor([True, False, True], "bool")), (Tensor(1, "i32"),), (FAR,), (PLACES, None, PLACES),
            (Tensor([], "i64"),), (PLACES, Tensor([0, 1, 1], "i64")), (PLACES, None, None, PLACES))),
        *((("cpu_addmm_out",), Tensor(numpy.zeros((2, 2))), term, A, TALL, beta, alpha)
          for term in (BIAS, ONE, A) for beta, alpha in ((1.0, 1.0), (0.5, 2.0), (0.0, 3.0), (2.0, 0.0))),
        (("cpu_addmm_out",), Tensor([[0]], "i64"), Tensor([1], "i64"), WHOLE, Tensor([[1], [2], [3]], "i64"), 1.5, 2.5),
        (("addmm_out",), PLACE, BIAS, A, TALL, numpy.float32(0.5), numpy.float32(2)),
        (("cpu_addmm_out",), ONE, BIAS, A, A, 1.0, 1.0), (("cpu_addmm_out",), DOUBLE, BIAS, A, TALL, 1.0, 1.0),
        (("cpu_baddbmm_out",), PLACE, BIAS, BATCH, FACTORS, 0.5, 2.0), (("cpu_baddbmm_out",), ONE, PLACE, BATCH, FACTORS, 1.0, 1.0),
        (("cpu_baddbmm_out",), PLACE, BIAS, BATCH, BATCH, 1.0, 1.0),
        (("_mm_plus_mm_out",), Tensor(numpy.zeros((2, 2))), A, TALL, A, TALL), (("_mm_plus_mm_out",), ONE, A, TALL, A, A),
        *(((names), Tensor(numpy.zeros((2, 3))), A, dim, where, value)
          for dim in (0, -1, 2) for where in (SPOTS, FAR, Tensor([[0, 1]], "i32"), Tensor(numpy.zeros((0, 3)), "i64"))
          for names, value in ((("cpu_scatter_src_out", "scatter_out"), Tensor([[7, 8, 9], [4, 5, 6]])),
                               (("cpu_scatter_value_out",), 2.5))),
        (("cpu_repeat_interleave_Tensor", "repeat_interleave_Tensor"), Tensor([1, 0, 3], "i32"), word(4)),
        (("cpu_repeat_interleave_Tensor", "repeat_interleave_Tensor"), Tensor([2, 1], "i64"), None),
        (("cpu_repeat_interleave_Tensor", "repeat_interleave_Tensor"), Tensor([2, -1], "i64"), None),
        (("cpu_angle",), A), (("cpu_angle",), WHOLE), (("cpu_angle",), COMPLEX), (("cpu_angle",), TRUTH),
        (("cpu_squeeze_dim",), THIN, 0), (("cpu_squeeze_dim",), THIN, 1), (("cpu_squeeze_dim",), THIN, 2)) for name in names]


class Host:
    """A library that has the functions, through ctypes."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.kept = []
        self.results = []
        self.tensors = []

    def checked(self, name, *parameters):
        if getattr(self.library, name)(*parameters):
            raise RuntimeError(name)

    def array(self, values, kind):
        made = (kind * max(len(values), 1))(*values)
        self.kept.append(made)
        return made

    def make(self, tensor):
        sizes, handle, data = tensor.array.shape, ctypes.c_void_p(), ctypes.c_void_p()
        strides = [stride // tensor.array.itemsize for stride in tensor.array.strides]
        if tensor.swapped:
            sizes, strides = sizes[:-2] + sizes[:-3:-1], strides[:-2] + strides[:-3:-1]
        self.checked("aoti_torch_empty_strided", ctypes.c_int64(len(sizes)), self.array(sizes, ctypes.c_int64),
                     self.array(strides, ctypes.c_int64), tensor.code, 0, -1, ctypes.byref(handle))
        self.checked("aoti_torch_get_data_ptr", handle, ctypes.byref(data))
        if tensor.array.size:
            ctypes.memmove(data.value, tensor.array.tobytes(), tensor.array.nbytes)
        self.tensors.append(handle)
        return handle

    def pass_one(self, value):
        """The C parameters of one value of a case."""
        if isinstance(value, Tensor):
            return [self.make(value)]
        if isinstance(value, list):
            kind = ctypes.c_void_p if value and isinstance(value[0], Tensor) else ctypes.c_int64
            items = [self.make(item).value if isinstance(item, Tensor) else item for item in value]
            return [self.array(items, kind), ctypes.c_int64(len(value))]
        if isinstance(value, Places):
            handles = [None if item is None else self.array([self.make(item).value], ctypes.c_void_p) for item in value.items]
            items = [None if item is None else ctypes.addressof(item) for item in handles]
            return [self.array(items, ctypes.c_void_p), ctypes.c_int64(len(items))]
        if isinstance(value, Optional):
            return [ctypes.byref(self.array([value.value], value.kind))]
        if isinstance(value, numpy.float32):
            return [ctypes.c_float(value)]
        if isinstance(value, float):
            return [ctypes.c_double(value)]
        if isinstance(value, int):
            return [ctypes.c_int64(value)]
        if value == RESULT:
            self.results.append(ctypes.c_void_p())
            return [ctypes.byref(self.results[-1])]
        return [value.encode() if isinstance(value, str) else None]

    def describe(self, handle):
        """Dtype, sizes, strides and the bytes of the elements in order."""
        rank, dtype, data = ctypes.c_int64(), ctypes.c_int32(), ctypes.c_void_p()
        sizes, strides = ctypes.POINTER(ctypes.c_int64)(), ctypes.POINTER(ctypes.c_int64)()
        self.checked("aoti_torch_get_dim", handle, ctypes.byref(rank))
        self.checked("aoti_torch_get_dtype", handle, ctypes.byref(dtype))
        self.checked("aoti_torch_get_sizes", handle, ctypes.byref(sizes))
        self.checked("aoti_torch_get_strides", handle, ctypes.byref(strides))
        self.checked("aoti_torch_get_data_ptr", handle, ctypes.byref(data))
        shape, steps = sizes[:rank.value], strides[:rank.value]
        kind = numpy.dtype(next(kind for number, kind in CODES.values() if number == dtype.value))
        elements = b""
        if data.value and 0 not in shape:
            extent = 1 + sum((size - 1) * step for size, step in zip(shape, steps))
            memory = numpy.frombuffer(ctypes.string_at(data.value, extent * kind.itemsize), kind)
            elements = numpy.lib.stride_tricks.as_strided(memory, shape, [step * kind.itemsize for step in steps]).tobytes()
        return [dtype.value, shape, steps, elements.hex()]

    def run(self, function, *parameters):
        self.kept, self.results, self.tensors = [], [], []
        passed = [part for value in parameters for part in self.pass_one(value)]
        status = getattr(self.library, function)(*passed)
        seen = [status, [self.describe(handle) for handle in self.tensors]]
        seen += [self.describe(handle) for handle in self.results if handle.value]
        for handle in self.tensors + self.results:
            self.checked("aoti_torch_delete_tensor_object", handle)
        return seen


def run_all(path):
    host = Host(path)
    print(json.dumps([host.run(*case) for case in CASES]))


def results_in(path):
    done = subprocess.run([sys.executable, __file__, "--host", path], text=True, stdout=subprocess.PIPE, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else [f"{path}: exit status {done.returncode}"] * len(CASES)


def main():
    if sys.argv[1:2] == ["--host"]:
        run_all(sys.argv[2])
        return 0
    import torch
    theirs = results_in(str(pathlib.Path(torch.__file__).parent / "lib/libtorch_cpu.so"))
    ours = results_in(str(BUILD / "lib/libtenon.so"))
    problems = [f"{case[0]}, case {number}: PyTorch {want}, Tenon {got}"
                for number, (case, want, got) in enumerate(zip(CASES, theirs, ours)) if want != got]
    listed = set(re.findall(r"^OPERATOR_SHIM\((\w+)", (ROOT / "tests/unit/abi/abi_operators.inc").read_text(), re.M))
    called = {case[0] for case in CASES}
    print(f"SKIP {len(listed - called)} functions without a case here: test_abi_corpus replays recorded calls through them")
    print("\n".join(problems) or f"{len(listed & called)} functions, {len(CASES)} calls, "
                                 f"{sum(want[0] != 0 for want in theirs)} of them refused by both")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
