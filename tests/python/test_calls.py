# SPDX-License-Identifier: BSD-3-Clause
"""Operators of tenon.ops are called, and refuse what does not fit."""
import threading
import warnings

import pytest

import tenon

aten = tenon.ops.aten


def test_result_has_shape_dtype_and_strides():
    x = aten.ones([2, 3])
    assert x.shape == (2, 3) and x.dtype is tenon.float32 and x.stride() == (3, 1)
    assert x.device == tenon.device("cpu") and x.size(-1) == 3 and x.numel() == 6


def test_written_argument_comes_back_as_the_same_object():
    x = aten.ones([2])
    assert aten.add_.Tensor(x, x, alpha=2) is x
    assert aten.item(aten.sum(x)) == 6.0


def test_arguments_go_by_position_and_by_name():
    x = aten.ones([2])
    for made in (aten.add.Tensor(x, x, alpha=2), aten.add.Tensor(self=x, other=x, alpha=2),
                 aten.add.Tensor(x, alpha=2, other=x), aten.add.Tensor(*(x,), **{"other": x, "alpha": 2})):
        assert aten.item(aten.sum(made)) == 6.0


def test_several_results_are_a_tuple_and_lists_are_lists():
    x = aten.ones([2, 3])
    values, indices = aten.max.dim(x, 1)
    assert values.shape == (2,) and indices.dtype is tenon.int64
    assert [part.shape for part in aten.split.Tensor(x, 1)] == [(1, 3), (1, 3)]


@pytest.mark.parametrize("call, kind, words", [
    (lambda x: aten.add.Tensor(x), TypeError, "argument 'other' is missing"),
    (lambda x: aten.add.Tensor(x, x, 3), TypeError, "takes 2 positional arguments but 3 were given"),
    (lambda x: aten.add.Tensor(x, x, beta=3), TypeError, "unexpected keyword argument 'beta'"),
    (lambda x: aten.add.Tensor(x, x, other=x), TypeError, "multiple values for argument 'other'"),
    (lambda x: aten.add.Tensor(x, object()), TypeError, "object"),
    (lambda x: aten.add.Tensor(x, 1 << 70), OverflowError, "64 bits"),
    (lambda x: aten.mm(x, x), RuntimeError, "cannot be multiplied"),
    (lambda x: aten.add.nothing, AttributeError, "it has"),
    (lambda x: aten.nothing, AttributeError, "aten::nothing"),
    (lambda x: x.size(5), IndexError, "Dimension out of range"),
    (lambda x: tenon.Tensor("a"), TypeError, "Tensor"),
])
def test_what_does_not_fit_is_refused_with_its_name(call, kind, words):
    with pytest.raises(kind, match=words):
        call(aten.ones([2, 3]))


def test_a_warning_of_the_core_is_one_of_python():
    out = aten.ones([3])
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        aten.add.out(aten.ones([2]), aten.ones([2]), out=out)
    assert len(seen) == 1 and issubclass(seen[0].category, UserWarning) and "resized" in str(seen[0].message)


def test_a_warning_that_is_an_error_fails_that_call():
    out = aten.ones([3])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="resized"):
            aten.add.out(aten.ones([2]), aten.ones([2]), out=out)
    assert aten.item(aten.sum(aten.ones([2]))) == 2.0


def test_threads_call_at_the_same_time():
    wrong = []

    def work():
        x = aten.ones([5000])
        for _ in range(200):
            if aten.item(aten.sum(aten.add.Tensor(x, x))) != 10000.0:
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_constants_are_single_objects():
    assert tenon.half is tenon.float16 and repr(tenon.float64) == "tenon.float64"
    assert tenon.bfloat16.is_floating_point and not tenon.uint8.is_signed and tenon.complex64.itemsize == 8
    assert tenon.device("cuda", 1) == tenon.device("cuda:1") and str(tenon.device("cuda:1")) == "cuda:1"
