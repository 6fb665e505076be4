# SPDX-License-Identifier: BSD-3-Clause
"""What tenon.tensor makes of numbers that do not fit a dtype, and of what is no number."""
import pytest

import tenon


@pytest.mark.parametrize("data, dtype, kind", [
    (-1, "uint64", OverflowError), (2 ** 64, "uint64", OverflowError), (3.5, "uint64", TypeError),
    (1j, "uint64", TypeError), (-0.5, "uint8", RuntimeError), (-3.7, "uint16", RuntimeError),
    (255.5, "uint8", RuntimeError), (256, "uint8", RuntimeError), (128, "int8", RuntimeError),
    (-129, "int8", RuntimeError), (127.5, "int8", RuntimeError), (2 ** 31, "int32", RuntimeError),
    (2 ** 63, "int64", ValueError), (-2 ** 63 - 1, "int64", ValueError), (1e300, "int64", RuntimeError),
    (float("nan"), "int64", RuntimeError), (float("inf"), "uint32", RuntimeError), (1j, "float32", TypeError),
    ([tenon.tensor(3.5)], "int64", TypeError), ([tenon.tensor([1, 2])], "int64", TypeError),
    ([tenon.tensor([1, 2])], "float32", ValueError), ([tenon.tensor(1j)], "float32", RuntimeError),
    ([tenon.tensor(-1)], "uint64", OverflowError),
])
def test_a_number_that_does_not_fit_raises_as_in_pytorch(data, dtype, kind):
    with pytest.raises(kind):
        tenon.tensor(data, dtype=getattr(tenon, dtype))


def test_numbers_that_fit():
    assert tenon.tensor(2 ** 64 - 1, dtype=tenon.uint64).item() == 2 ** 64 - 1
    assert tenon.tensor([-1, 255, 254.9], dtype=tenon.uint8).tolist() == [255, 255, 254]
    assert tenon.tensor([-0.9, -128.0], dtype=tenon.int8).tolist() == [0, -128]
    assert tenon.tensor([tenon.tensor(3), tenon.tensor([True])], dtype=tenon.int32).tolist() == [3, 1]


@pytest.mark.parametrize("options", [{}, {"dtype": tenon.float32}])
@pytest.mark.parametrize("data, kind", [
    ("a", TypeError), (b"a", TypeError), (["a"], ValueError), ([["a"]], ValueError), ([["ab"], [1]], ValueError),
    ([1, "a"], TypeError), ([[1, "a"]], TypeError), ([b"a"], TypeError), ([""], TypeError), ([[1, 2], ["a", "b"]], TypeError),
])
def test_text_is_no_number(data, kind, options):
    with pytest.raises(kind, match="text|number"):
        tenon.tensor(data, **options)


def test_what_has_no_dtype_is_named():
    with pytest.raises(RuntimeError, match="Could not infer dtype of NoneType$"):
        tenon.tensor([None])


@pytest.mark.parametrize("call", [
    lambda: tenon.tensor(1.0, requires_grad=True), lambda: tenon.ones(2, requires_grad=True),
    lambda: tenon.zeros_like(tenon.ones(2), requires_grad=True), lambda: tenon.asarray([1.0], requires_grad=True),
    lambda: tenon.rand(2, requires_grad=True), lambda: tenon.ones(2).new_zeros(2, requires_grad=True),
    lambda: tenon.ones(2).new_tensor([1.0], requires_grad=True), lambda: tenon.ones(2).requires_grad_(),
    lambda: tenon.fft.fftfreq(3, requires_grad=True), lambda: tenon.normal(0.0, 1.0, (2,), requires_grad=True),
    lambda: tenon.frombuffer(bytearray(8), dtype=tenon.float32, requires_grad=True),
])
def test_factories_make_leaves_that_require_gradients(call):
    made = call()
    assert made.requires_grad and made.is_leaf and made.grad is None


def test_without_gradients_all_is_as_in_pytorch():
    with tenon.no_grad(), tenon.inference_mode(), tenon.set_grad_enabled(False):
        assert not tenon.is_grad_enabled() and not tenon.ones(2, requires_grad=False).requires_grad

    @tenon.no_grad()
    def first():
        return 1

    @tenon.no_grad
    def second():
        return 2
    assert (first(), second()) == (1, 2) and tenon.ones(2).requires_grad_(False).grad is None


def test_parts_without_a_length_are_no_sequence():
    class Parts:
        def __getitem__(self, index):
            return index

    with pytest.raises(RuntimeError, match="Could not infer dtype of Parts"):
        tenon.tensor(Parts())
    assert tenon.tensor([1]).tolist() == [1]
