# SPDX-License-Identifier: BSD-3-Clause
"""Loads the test extensions into PyTorch and compares every operator with what it should give.

    python in_pytorch.py FOLDER

FOLDER holds the ext_*.so that the build made. Needs torch 2.13 or newer; extensions for newer releases
than it are left out. Ends with the number of comparisons, or with the first that fails.
"""
import ctypes
import gc
import itertools
import pathlib
import sys

import torch

folder = pathlib.Path(sys.argv[1])
minor = int(torch.__version__.split(".")[1])
for library in sorted(set(folder.glob("ext_*.so")) - set(folder.glob("ext_adapted*.so"))):
    if not any(library.stem.endswith(f"_2{release}") for release in range(minor + 1, 30)):
        torch.ops.load_library(str(library))

checks = 0


def same(got, expected, what=""):
    global checks
    checks += 1
    if isinstance(expected, torch.Tensor):
        assert isinstance(got, torch.Tensor), (what, got)
        assert got.dtype == expected.dtype and got.shape == expected.shape, (what, got, expected)
        a, b = (torch.view_as_real(t) if t.is_complex() else t for t in (got, expected))
        assert ((a == b) | ((a != a) & (b != b))).all(), (what, got, expected)
    elif isinstance(expected, (list, tuple)) and expected and isinstance(expected[0], torch.Tensor):
        assert len(got) == len(expected), what
        for a, b in zip(got, expected):
            same(a, b, what)
    else:
        assert got == expected and type(got) is type(expected), (what, got, expected)


def fails(call, kind, text):
    global checks
    checks += 1
    try:
        call()
    except kind as error:
        assert type(error) is kind, (type(error), kind)
        assert text in str(error), (str(error), text)
    else:
        raise AssertionError(f"no {kind} with {text!r}")


DTYPES = [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16,
          torch.float32, torch.float64, torch.complex32, torch.complex64, torch.complex128,
          torch.bool, torch.bfloat16, torch.float8_e5m2, torch.float8_e4m3fn,
          torch.float8_e5m2fnuz, torch.float8_e4m3fnuz, torch.uint16, torch.uint32, torch.uint64]
YOUNG = [torch.float8_e8m0fnu, torch.float4_e2m1fn_x2]
CODES = {torch.uint8: 0, torch.int8: 1, torch.int16: 2, torch.int32: 3, torch.int64: 4,
         torch.float16: 5, torch.float32: 6, torch.float64: 7, torch.complex32: 8,
         torch.complex64: 9, torch.complex128: 10, torch.bool: 11, torch.bfloat16: 15,
         torch.float8_e5m2: 23, torch.float8_e4m3fn: 24, torch.float8_e5m2fnuz: 25,
         torch.float8_e4m3fnuz: 26, torch.uint16: 27, torch.uint32: 28, torch.uint64: 29,
         torch.float8_e8m0fnu: 44, torch.float4_e2m1fn_x2: 45}


def conversions(ops, has_generator, has_young):
    same(ops.int_add(2), 42)
    same(ops.int_add(-2**63, -1), 2**63 - 1)
    same(ops.float_half(), 1.5)
    same(ops.float_half(-1e308), -5e307)
    same(ops.bool_not(True), False)
    for text in ["", "a", "a\0b", "żółw" * 100]:
        same(ops.str_same(text), text)
        same(ops.str_twice(text), text + text)
        same(ops.str_length(text), len(text.encode()))
        same(ops.str_optional(text), text)
    same(ops.str_optional(None), None)
    for dtype in DTYPES + (YOUNG if has_young else []):
        same(ops.dtype_same(dtype), CODES[dtype])
        same(ops.dtype_optional(dtype), CODES[dtype])
    if not has_young:
        fails(lambda: ops.dtype_same(YOUNG[0]), RuntimeError, "Not yet supported ScalarType")
    same(ops.dtype_optional(None), None)
    same(ops.dtype_name(torch.float8_e5m2), "Float8_e5m2")
    fails(lambda: ops.dtype_same(torch.qint8), RuntimeError, "Not yet supported ScalarType")
    for layout, code in [(torch.strided, 0), (torch.sparse_coo, 1), (torch.sparse_csr, 2),
                         (torch._mkldnn, 3), (torch.sparse_csc, 4), (torch.jagged, 7)]:
        same(ops.layout_same(layout), code)
    same(ops.layout_given(), False)
    same(ops.layout_given(torch.strided), True)
    for code, form in enumerate([torch.contiguous_format, torch.preserve_format,
                                 torch.channels_last, torch.channels_last_3d]):
        same(ops.format_same(form), code)
    for device in map(torch.device, ["cpu", "cpu:0", "cuda", "cuda:3", "meta", "mps", "xpu:1",
                                     "privateuseone:2"]):
        same(ops.device_same(device), device)
        same(ops.device_optional(device), device)
        same(ops.parse_device(str(device)), device)
    same(ops.device_parts(torch.device("cpu")), (-1, True, False))
    same(ops.device_parts(torch.device("cuda:5")), (5, False, True))
    fails(lambda: ops.parse_device("cpx"), RuntimeError, "")
    fails(lambda: ops.parse_device("cpu:1"), RuntimeError, "CPU device index must be -1 or zero")
    same(ops.device_optional(None), None)
    t, u = torch.randn(2, 3), torch.arange(4)
    for op in (ops.tensor_same, ops.tensor_same_ref, ops.tensor_optional):
        assert op(t).data_ptr() == t.data_ptr()
        same(op(t), t)
    same(ops.tensor_optional(None), None)
    same(ops.tensor_or(None, t), t)
    same(ops.tensor_or(u, t), u)
    for value in [None, 0, -1, 2**62]:
        same(ops.int_optional(value), value)
    for value in [None, 0.0, -2.5]:
        same(ops.float_optional(value), value)
    for value in [None, True, False]:
        same(ops.bool_optional(value), value)
    for values in [[], [1], [-1, 2**40, 3]]:
        same(ops.ints_optional(values), values)
        same(ops.ints_same(values), values)
        same(ops.ints_sum(values), sum(values))
        same(ops.ints_optional_sum(values), sum(values))
    same(ops.ints_optional(None), None)
    same(ops.ints_optional_sum(), -1)
    same(ops.floats_same([0.5, -1e300]), [0.5, -1e300])
    same(ops.bools_count([True, False, True]), 2)
    same(ops.strs_reverse(["a", "", "c\0c"]), ["c\0c", "", "a"])
    same(ops.dtypes_same([torch.int8, torch.bool]), [1, 11])
    devices = [torch.device("cpu"), torch.device("cuda:1")]
    same(ops.devices_same(devices), devices)
    same(ops.lists_reverse([[1, 2], [], [3]]), [[2, 1], [], [3]])
    same(ops.maybe_ints([1, None, -3]), [1, None, -3])
    same(ops.tensors_reverse([t, u]), [u, t])
    same(ops.tensors_present([t, None, u]), 2)
    lists = ops.tensor_lists([[t], [u, t]])
    same(lists[1], [u, t])
    if has_generator:
        same(ops.generator_device(torch.Generator()), (True, torch.device("cpu")))
        same(ops.generator_given(), False)
        same(ops.generator_given(torch.Generator()), True)


def members():
    ops = torch.ops.ext_members
    base = torch.randn(4, 5, 6)
    for t in [base, base.t() if base.dim() == 2 else base.permute(2, 0, 1), base[1:, ::2],
              torch.tensor(3.0), torch.empty(0, 3), torch.arange(3), torch.ones(2).bfloat16()]:
        same(ops.dim(t), t.dim())
        same(ops.numel(t), t.numel())
        same(ops.sizes(t), list(t.shape))
        same(ops.strides(t), list(t.stride()))
        for d in range(-t.dim(), t.dim()):
            same(ops.size(t, d), t.size(d))
            same(ops.stride(t, d), t.stride(d))
        same(ops.storage_offset(t), t.storage_offset())
        same(ops.is_contiguous(t), t.is_contiguous())
        same(ops.defined(t), True)
        same(ops.scalar_type(t), CODES[t.dtype])
        same(ops.element_size(t), t.element_size())
        same(ops.layout(t), 0)
        same(ops.device(t), t.device)
        same(ops.device_facts(t), (-1, -1, True, False))
        same(ops.pointers(t), (t.data_ptr(),) * 3)
        same(ops.copies_and_moves(t), t)
    for dtype in DTYPES + YOUNG:
        same(ops.scalar_type(torch.empty(2, dtype=dtype)), CODES[dtype])
    fails(lambda: ops.size(base, 3), RuntimeError, "Dimension out of range")
    fails(lambda: ops.first_float(torch.arange(3)), RuntimeError,
          "expected scalar type Float but found Long")
    t = torch.tensor([1.5, 2.0])
    same(ops.first_float(t), 1.5)
    same(ops.set_first_float(t, 7.0), None)
    same(t, torch.tensor([7.0, 2.0]))
    assert ops.set_requires_grad(t, True).requires_grad
    fails(lambda: ops.set_requires_grad(torch.arange(3), True), RuntimeError, "")
    same(ops.undefined(), None)
    same(ops.layout(torch.ones(3, 3).to_sparse()), 1)


def every_op(ops, target):
    for dtype in [torch.float32, torch.float64, torch.int64, torch.int32, torch.uint8,
                  torch.float16, torch.bfloat16, torch.bool]:
        t = (torch.randn(3, 4, 5) * 10).to(dtype)
        got = ops.empty_like(t.permute(2, 0, 1))
        same((got.shape, got.stride(), got.dtype), (t.permute(2, 0, 1).shape,
             torch.empty_like(t.permute(2, 0, 1)).stride(), dtype))
        same(ops.narrow(t, 1, 1, 2), t.narrow(1, 1, 2))
        same((ops.new_empty2(t, 2, 3).shape, ops.new_empty2(t, 2, 3).dtype),
             (torch.Size([2, 3]), dtype))
        same(ops.new_zeros2(t, 2, 3), torch.zeros(2, 3, dtype=torch.float64))
        same(ops.pad2(t, 1, 2, 1.0), torch.nn.functional.pad(t, (1, 2), value=1.0))
        same(ops.amax(t, 1), t.amax(1))
        same(ops.amax(t, -1, True), t.amax(-1, True))
        same(ops.amax_all(t), t.amax())
        same(ops.amax_two(t, 0, 2), t.amax((0, 2)))
        same(ops.transpose(t, 0, 2), t.transpose(0, 2))
        same(ops.clone(t.permute(1, 2, 0)), t.permute(1, 2, 0))
        same(ops.flatten(t), t.flatten())
        same(ops.flatten(t, 1), t.flatten(1))
        same(ops.unsqueeze(t, -1), t.unsqueeze(-1))
        same(ops.squeeze(t[:, :1], 1), t[:, :1].squeeze(1))
        same(ops.select(t, 2, -1), t.select(2, -1))
        work = t.clone()
        same(ops.copy_(work, t[0, 0, 0].double()), t[0, 0, 0].expand_as(t))
        back = ops.fill_(work, 1.0)
        assert back.data_ptr() == work.data_ptr()
        same(work, torch.ones_like(t))
        back = ops.zero_(work)
        assert back.data_ptr() == work.data_ptr()
        same(work, torch.zeros_like(t))
        if target >= 10:
            same(ops.reshape(t.permute(2, 0, 1), [-1, 2]), t.permute(2, 0, 1).reshape(-1, 2))
            same(ops.view(t, [12, 5]), t.view(12, 5))
            same(ops.contiguous(t.permute(1, 2, 0), torch.contiguous_format),
                 t.permute(1, 2, 0).contiguous())
            same(ops.full([2, 2], 3.0, dtype), torch.full((2, 2), 3.0, dtype=dtype))
            for to in [torch.float64, torch.int64, torch.bool]:
                same(ops.to_dtype(t, to), t.to(to))
            same(ops.sum(t), t.sum())
            same(ops.sum(t, [0, -1], True), t.sum((0, -1), True))
            same(ops.sum(t, [1], False, torch.float64), t.sum(1, dtype=torch.float64))
            out = torch.empty(0, dtype=t.sum(0).dtype)
            same(ops.sum_out(out, t, [0]), t.sum(0))
            same(out, t.sum(0))
            if dtype.is_floating_point:
                same(ops.subtract(t, t[0] * 2), t - t[0] * 2)
                same(ops.subtract(t, t[0], 0.5), torch.sub(t, t[0], alpha=0.5))
    x = torch.randn(2, 5)
    same(ops.pad_reflect(x, 1, 2), torch.nn.functional.pad(x, (1, 2), mode="reflect"))
    same(ops.matmul(x, x.t()), x @ x.t())
    fails(lambda: ops.matmul(x, x), RuntimeError,
          "cannot be multiplied")
    fails(lambda: ops.view(x.t(), [10]) if target >= 10 else ops.narrow(x, 0, 5, 1), RuntimeError,
          "API call failed at")
    if target >= 10:
        e = ops.empty([2, 3, 4, 5], torch.int16, None, torch.device("cpu"), False,
                      torch.channels_last)
        same((e.shape, e.stride(), e.dtype), (torch.Size([2, 3, 4, 5]), (60, 1, 15, 3),
                                              torch.int16))
        same(ops.empty([3]).dtype, torch.float32)
        same(ops.full([], 2.0), torch.tensor(2.0))
        same(ops.full([2], 2.0, None, None, torch.device("cpu")), torch.full((2,), 2.0))
        same(ops.new_empty(x, [1, 2], torch.int8).dtype, torch.int8)
        same(ops.new_empty(x, []).shape, torch.Size([]))
        same(ops.new_zeros(x, [2], None, torch.device("meta")).device, torch.device("meta"))
        same(ops.to_device(x, torch.device("meta")).device, torch.device("meta"))
        assert ops.to_dtype(x, torch.float32).data_ptr() == x.data_ptr()
        assert ops.to_dtype(x, torch.float32, True).data_ptr() != x.data_ptr()
        fails(lambda: ops.subtract(torch.arange(3), torch.arange(3)), RuntimeError, "")


def blobs():
    ops = torch.ops.ext_blobs
    same(ops.static_blob(), torch.tensor([[2.0, 3.0], [4.0, 5.0]]))
    start = ops.freed()
    t = ops.function_blob(5)
    same(t, torch.arange(5.0))
    part = t[1:3]
    del t
    gc.collect()
    same(ops.freed(), start)
    same(part, torch.tensor([1.0, 2.0]))
    del part
    same(ops.freed(), start + 1)
    t = ops.lambda_blob(3, 4)
    same(t, torch.arange(12.0).view(3, 4).t())
    del t
    same(ops.freed(), start + 13)
    t = ops.functor_blob(0)
    del t
    same(ops.freed(), start + 113)


def kernels():
    ops = torch.ops.ext_kernels
    for dtype in [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float32,
                  torch.float64, torch.float16, torch.bfloat16, torch.complex64, torch.complex128]:
        x = (torch.randn(70, 50) * 20).to(dtype)
        same(ops.affine(x.t()), (x.t() * 2 + 1).contiguous(), dtype)
    fails(lambda: ops.affine(torch.ones(2, dtype=torch.bool)), RuntimeError,
          "\"affine\" not implemented for 'Bool'")
    for dtype in [torch.float32, torch.int64]:
        x = torch.arange(12).to(dtype).view(3, 4)
        same(ops.diagonal(x), x.diagonal())
        same(ops.diagonal(x.t()), x.t().diagonal())
    fails(lambda: ops.diagonal(torch.ones(2)), RuntimeError,
          "diagonal wants a matrix, got 1 dimensions")
    x = torch.arange(7.0)
    a, b, half = ops.split(x)
    same(a, x[:3])
    same(b, x[3:])
    same(half, 3)
    same(ops.clear(x), None)
    same(x, torch.zeros(7))
    for begin, end, grain in [(0, 0, 1), (5, 3, 1), (0, 1000, 1), (-10, 90, 7), (0, 10, 100),
                              (0, 10, 0)]:
        visited, slices = ops.visit(begin, end, grain)
        same(visited, max(0, end - begin))
        assert (slices > 0) == (end > begin)
    same(ops.threads(), torch.get_num_threads())
    fails(lambda: ops.parallel_throw(57), RuntimeError, "slice with 57")
    same(ops.boxed_identity(x), x)


def throwing():
    ops = torch.ops.ext_throwing
    t = torch.ones(2, 3)
    for kind, python in [("runtime_error", RuntimeError), ("invalid_argument", ValueError),
                         ("domain_error", ValueError), ("length_error", ValueError),
                         ("range_error", ValueError), ("out_of_range", IndexError),
                         ("overflow_error", OverflowError), ("bad_alloc", MemoryError),
                         ("int", RuntimeError)]:
        text = "two\nlines" if kind not in ("bad_alloc", "int") else ""
        # PyTorch 2.15 keeps the class of IndexError alone.
        fails(lambda: ops.raise_kind(t, kind, text), python if minor == 13 or python is IndexError else RuntimeError, text)
    same(ops.raise_kind(t, "none", ""), t)
    fails(lambda: ops.raise_kind(t, "other", ""), RuntimeError, "unknown kind: other")
    fails(lambda: ops.failing_call(t), RuntimeError, "originally from")
    fails(lambda: ops.unknown_operator(t), RuntimeError,
          "Could not find schema for aten::no_such_operator")
    fails(lambda: ops.wrong_arity(t, 1), RuntimeError,
          "Registered schema has 2 args, but the kernel to box has 1")
    fails(lambda: ops.wrong_results(t), RuntimeError,
          "Registered schema has 2 outputs, but the kernel to box has 1")
    fails(lambda: ops.without_kernel(t), NotImplementedError, "Could not run")


def loose():
    ops = torch.ops.ext_loose
    for t in (torch.rand(3, 4), torch.rand(4, 3).t(), torch.rand(1)):
        # In double, because sqrt of float32 is not always rounded to the nearest in PyTorch.
        same(ops.sorted_roots(t), t.flatten().sort().values.double().sqrt().float().reshape(t.shape))
        same(ops.spelled(t), f"{t.size(0)}/{t.dim()}")


def registration():
    ops = torch.ops.ext_registration
    t = torch.ones(2)
    for op in (ops.early, ops.qualified, ops.late, ops.tagged):
        same(op(t), t)
    same(ops.by_key(t), 8)
    same(ops.by_key(t.to("meta")), 7)
    same(ops.catch_all(t), 7)
    same(set(ops.tagged.default.tags), {torch.Tag.pt2_compliant_tag, torch.Tag.pointwise})
    same(ops.defaults(), "-3 2.500000 true a b 1 2 none")
    same(ops.defaults(1, 2.0, False, "x", [], 5), "1 2.000000 false x some")
    same(ops.over(t), 1)
    same(ops.over(3), 2)
    assert not hasattr(ops, "never_defined")


def extras():
    ops = torch.ops.ext_extras
    sizes = [(), (3,), (2, 3), (2, 1)]
    dtypes = [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64,
              torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64,
              torch.complex128]
    torch.manual_seed(0)
    make = {(size, dtype): (torch.randn(size) * 50).to(dtype) for size in sizes for dtype in dtypes}
    for (size_a, a), (size_b, b) in itertools.product(make, make):
        x, y = make[size_a, a], make[size_b, b]
        if str(torch.result_type(x, y)) != "torch.bcomplex32":  # of 2.15; it does not cross the boundary
            same(ops.add(x, y), x + y, (size_a, a, size_b, b))
    for (size, dtype), x in make.items():
        for number in [0.0, 2.5, -0.1, 1e10 if dtype != torch.float16 else 1e3]:
            same(ops.add_float(x, number), x + number, (size, dtype, number))
        for number in [0, 3, -7]:
            same(ops.add_int(x, number), x + number, (size, dtype, number))
        for number in [True, False]:
            same(ops.add_bool(x, number), x + number, (size, dtype, number))
    for edge in [torch.tensor([0.0, -0.0, float("inf"), float("nan"), 3e38])]:
        same(ops.add(edge, edge), edge + edge)
        same(ops.add_float(edge, -0.0).signbit(), (edge + -0.0).signbit())
    same(ops.add_int(torch.tensor([2**62]), 2**62 + 1), torch.tensor([2**62]) + (2**62 + 1))
    t = torch.randn(2, 3, 4)
    same(ops.amax_two(t), t.amax((0, 1)))


def forwarding(ops):
    same(ops.make([0, 3], torch.int8, None, torch.device("cpu")), torch.empty(0, 3, dtype=torch.int8))
    made = ops.make([1], None, torch.strided, torch.device("meta"))
    same((made.shape, made.dtype, made.device.type), (torch.Size([1]), torch.float32, "meta"))
    same(ops.sum_as(torch.ones(2, 3), [1], True, torch.float64), torch.full((2, 1), 3.0).double())
    same(ops.sum_as(torch.ones(2, 3), None, False, None), torch.tensor(6.0))
    same(ops.same_str("a\0b"), "a\0b")
    same(ops.same_ints([1, 2]), [1, 2])
    same(ops.same_ints(None), None)
    same(ops.same_float(2.5), 2.5)
    same(ops.same_tensor(torch.ones(2)), torch.ones(2))
    same(ops.narrow_int(-1), 4294967295)
    same(ops.narrowest_int(511), 255)
    same(ops.float_bits(2.1), 3435973837)
    same(ops.other(2), 65535)
    same(ops.other(5), 2)
    same(ops.swapped(4294967298), 8589934593)
    same(ops.dtype_code(torch.bfloat16), 15)
    same(ops.layout_code(torch.strided), 0)
    same(ops.format_code(torch.channels_last), 2)
    same(ops.same_dtype(torch.bfloat16), 15)


def accelerator():
    ops = torch.ops.ext_accelerator
    if torch.accelerator.is_available():
        return
    for call in (ops.current_device, lambda: ops.current_stream(0), lambda: ops.guarded(0)):
        # A build for CUDA asks the driver that is not there.
        fails(call, RuntimeError, "CUDA" if torch.version.cuda else "Cannot access accelerator device when none is available.")


def younger(ops, target):
    t = torch.tensor([[5, -3, 12], [7, 0, -8]])
    u = torch.tensor([1, 2, 3])
    same(ops.view_dtype(t.double(), torch.int64), t.double().view(torch.int64))
    same(ops.view_dtype(t.float(), torch.int16), t.float().view(torch.int16))
    fails(lambda: ops.view_dtype(t.bool(), torch.int64), RuntimeError, "must be divisible by 8")
    same(ops.permute(t, [1, 0]).stride(), t.permute(1, 0).stride())
    same(ops.permute(t, [-1, 0]), t.permute(-1, 0))
    fails(lambda: ops.permute(t, [0, 0]), RuntimeError, "duplicate dims are not allowed")
    same(ops.index_select(t, 1, torch.tensor([2, 0, 2])), t.index_select(1, torch.tensor([2, 0, 2])))
    fails(lambda: ops.index_select(t, 1, torch.tensor([3])), RuntimeError, "out of DATA bounds")
    for ours, theirs in ((ops.bitwise_and, torch.bitwise_and), (ops.bitwise_or, torch.bitwise_or),
                         (ops.left_shift, torch.bitwise_left_shift), (ops.right_shift, torch.bitwise_right_shift),
                         (ops.floor_divide, torch.floor_divide)):
        same(ours(t, u), theirs(t, u))
        same(ours(t.to(torch.int8), u.to(torch.int16)), theirs(t.to(torch.int8), u.to(torch.int16)))
    same(ops.bitwise_and(t > 0, t < 6), (t > 0) & (t < 6))
    fails(lambda: ops.bitwise_or(t.float(), u), RuntimeError, "'Float'")
    fails(lambda: ops.floor_divide(t, u * 0), RuntimeError, "ZeroDivisionError")
    same(ops.floor_divide(t.float(), u * 2.0), torch.floor_divide(t.float(), u * 2.0))
    same(ops.is_pinned(t), False)
    for x in t, t.float(), torch.tensor([3.0, float("nan"), -1.0]):
        same(ops.sort(x), list(x.sort()))
        same(ops.sort_dim(x, 0, True), list(x.sort(0, True)))
        for is_stable in True, False, None:
            same(ops.sort_stable(x, is_stable)[0], x.sort().values)
    same(ops.sort_stable(torch.tensor([1, 0, 1, 0]), True, 0, True), [torch.tensor([1, 1, 0, 0]), torch.tensor([0, 2, 1, 3])])
    assert "Dimension out of range" in ops.reason_of_a_failure(t)
    same(ops.has_a_later_function(), False)
    if target >= 14:
        same([ops.has_storage(x) for x in (t, t[:0], t.to_sparse(), None)], [True, True, False, False])


def objects(target):
    library = ctypes.PyDLL(str(folder / f"ext_objects_2{target}.so"))
    library.objects_reason.restype = ctypes.c_char_p

    def made(name, *args):
        function = getattr(library, name)
        function.restype = ctypes.c_void_p
        address = function(*map(ctypes.py_object, args))
        if address is None:
            return library.objects_reason().decode()
        thing = ctypes.cast(address, ctypes.py_object).value
        ctypes.pythonapi.Py_DecRef(ctypes.py_object(thing))
        return thing

    class Sub(torch.Tensor):
        pass

    t = torch.arange(6.0).reshape(2, 3)
    count = sys.getrefcount(t)
    same(made("objects_transposed", t), t.t())
    assert made("objects_transposed", t).data_ptr() == t.data_ptr()
    assert made("objects_of_class", t, torch.Tensor) is t
    assert sys.getrefcount(t) == count
    assert "torch_tensor_from_pyobject" in made("objects_transposed", "no tensor")
    assert "Sub" in made("objects_of_class", t, Sub) and "Tensor" in made("objects_of_class", t, Sub)
    if target >= 15:
        library.objects_is_tensor.restype = ctypes.c_bool
        same([library.objects_is_tensor(ctypes.py_object(x)) for x in (t, torch.nn.Parameter(t), 3, torch.float32)],
             [True, True, False, False])
        for dtype in DTYPES + YOUNG:
            assert made("objects_dtype", dtype) is dtype
        for device in "cpu", "cpu:0", "cuda:3", "meta", "mps":
            same(made("objects_device", torch.device(device)), torch.device(device))
        same(made("objects_zeros", torch.int8, torch.device("cpu")), torch.zeros(2, dtype=torch.int8))
        for name, thing, text in (("objects_dtype", 3, "torch_dtype_from_pyobject"), ("objects_dtype", torch.qint8, "Not yet supported"),
                                  ("objects_device", "cpu", "torch_device_from_pyobject"),
                                  ("objects_device", torch.device("hpu"), "Not yet supported")):
            assert text in made(name, thing), made(name, thing)


conversions(torch.ops.ext_conversions, True, True)
conversions(torch.ops.ext_conversions_210, False, False)
members()
forwarding(torch.ops.ext_forwarding)
forwarding(torch.ops.ext_forwarding_29)
every_op(torch.ops.ext_ops_29, 9)
every_op(torch.ops.ext_ops_210, 10)
every_op(torch.ops.ext_ops, 13)
blobs()
kernels()
throwing()
loose()
registration()
extras()
accelerator()
for release in (10, 14, 15):
    if release <= minor:
        younger(getattr(torch.ops, f"ext_younger_2{release}"), release)
for release in (14, 15):
    if release <= minor:
        objects(release)
print(f"{checks} comparisons agree")
