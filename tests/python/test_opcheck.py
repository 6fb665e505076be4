# SPDX-License-Identifier: BSD-3-Clause
"""opcheck finds each kind of fault that it is for, and passes what is right."""
import pytest

import tenon
from tenon.library import Library, opcheck

aten = tenon.ops.aten


@pytest.fixture
def lib():
    made = Library("opc", "DEF")
    yield made
    made._destroy()


def make(lib, schema, kernel, fake=None, key="CPU"):
    name = lib.define(schema)
    lib.impl(name, kernel, key)
    if fake is not None:
        lib.impl(name, fake, "Meta")
    return getattr(tenon.ops.opc, name)


def test_what_is_right_passes(lib):
    op = make(lib, "good(Tensor x, int n=2) -> Tensor", lambda x, n=2: aten.mul.Scalar(x, n), lambda x, n=2: aten.empty_like(x))
    assert opcheck(op, (aten.ones([2, 3]),), {"n": 3}) == dict.fromkeys(
        ("test_schema", "test_autograd_registration", "test_faketensor", "test_dispatch", "test_composite"), "SUCCESS")
    assert set(opcheck(aten.add.Tensor, (aten.ones([2]), aten.ones([2]))).values()) == {"SUCCESS"}
    assert set(opcheck(aten.add_.Tensor, (aten.ones([2]), aten.ones([2]))).values()) == {"SUCCESS"}
    assert set(opcheck(aten.transpose.int, (aten.ones([2, 3]), 0, 1)).values()) == {"SUCCESS"}
    assert set(opcheck(aten.split.Tensor, (aten.ones([4, 3]), 2)).values()) == {"SUCCESS"}


def test_arguments_are_not_changed_by_the_tests(lib):
    x = aten.ones([2])
    opcheck(aten.add_.Tensor, (x, x))
    assert aten.item(aten.sum(x)) == 2.0


def resize(x):
    aten.resize_(x, [5])
    return aten.clone(x)


def restride(x):
    aten.as_strided_(x, [2, 2], [1, 2])
    return aten.clone(x)


def swap(x):
    aten.set_.source_Tensor(x, aten.ones([2, 2]))
    return aten.clone(x)


def write(x):
    aten.add_.Scalar(x, 1)
    return aten.clone(x)


def write_nan(x):
    aten.fill_.Scalar(x, float("nan"))
    return aten.clone(x)


@pytest.mark.parametrize("kernel, words", [
    (resize, "the sizes of argument 'x' changed"), (restride, "the strides of argument 'x' changed"),
    (swap, "the storage of argument 'x' changed"), (write, "the elements of argument 'x' changed"),
    (write_nan, "the elements of argument 'x' changed"),
    (lambda x: x, "result 0 is argument 'x' itself"),
    (lambda x: aten.view(x, [4]), "result 0 shares memory with argument 'x'"),
])
def test_write_or_alias_that_the_schema_does_not_say_is_found(lib, kernel, words):
    op = make(lib, "f(Tensor x) -> Tensor", kernel)
    with pytest.raises(tenon.library.OpCheckError, match=words):
        opcheck(op, (aten.ones([2, 2]),), test_utils="test_schema")


def test_results_that_share_memory_are_found(lib):
    def two(x):
        y = aten.clone(x)
        return y, aten.view(y, [-1])
    op = make(lib, "two(Tensor x) -> (Tensor, Tensor)", two)
    with pytest.raises(tenon.library.OpCheckError, match="results 0 and 1 share memory"):
        opcheck(op, (aten.ones([2, 2]),), test_utils=["test_schema"])


def test_nan_that_stays_is_no_change(lib):
    op = make(lib, "f(Tensor x) -> Tensor", lambda x: aten.clone(x))
    assert opcheck(op, (aten.full([2], float("nan")),), test_utils="test_schema") == {"test_schema": "SUCCESS"}


def test_what_the_schema_says_may_happen(lib):
    op = make(lib, "f_(Tensor(a!) x) -> Tensor(a!)", lambda x: aten.add_.Scalar(x, 1))
    opcheck(op, (aten.ones([2]),), test_utils="test_schema")
    op = make(lib, "v(Tensor(a) x) -> Tensor(a)", lambda x: aten.view(x, [-1]))
    opcheck(op, (aten.ones([2]),), test_utils="test_schema")


def meta(shape, **options):
    return aten.empty.memory_format(shape, device=tenon.device("meta"), **options)


@pytest.mark.parametrize("fake, words", [
    (lambda x: meta([3, 2]), "the sizes of result 0"),
    (lambda x: meta([2, 3], dtype=tenon.int64), "the dtype of result 0"),
    (lambda x: aten.transpose.int(meta([3, 2]), 0, 1), "the strides of result 0"),
    (lambda x: aten.as_strided(meta([20]), [2, 3], [3, 1], 1), "the storage offset of result 0"),
    (lambda x: aten.ones([2, 3]), "lies on cpu"),
    (lambda x: x, "some result shares the storage of an argument"),
    (lambda x: 1 // 0, "the meta kernel failed"),
    (None, "no kernel for the meta device"),
])
def test_fake_kernel_that_disagrees_is_found(lib, fake, words):
    op = make(lib, "f(Tensor x) -> Tensor", lambda x: aten.clone(x), fake)
    with pytest.raises(tenon.library.OpCheckError, match=words):
        opcheck(op, (aten.ones([2, 3]),), test_utils="test_faketensor")


def test_fake_kernel_with_other_counts_or_aliases_is_found(lib):
    op = make(lib, "l(Tensor x) -> Tensor[]", lambda x: [aten.clone(x)] * 1, lambda x: [meta([2]), meta([2])])
    with pytest.raises(tenon.library.OpCheckError, match="has 1 items, and 2"):
        opcheck(op, (aten.ones([2]),), test_utils="test_faketensor")

    def shared(x):
        y = meta([2])
        return y, aten.view(y, [-1])
    op = make(lib, "p(Tensor x) -> (Tensor, Tensor)", lambda x: (aten.clone(x), aten.clone(x)), shared)
    with pytest.raises(tenon.library.OpCheckError, match="results share a storage: False in fact, and True"):
        opcheck(op, (aten.ones([2]),), test_utils="test_faketensor")
    op = make(lib, "o(Tensor x) -> Tensor?", lambda x: aten.clone(x), lambda x: None)
    with pytest.raises(tenon.library.OpCheckError, match="result 0 is Tensor, and NoneType"):
        opcheck(op, (aten.ones([2]),), test_utils="test_faketensor")


def test_missing_and_ambiguous_kernels_are_found(lib):
    op = make(lib, "c(Tensor x) -> Tensor", lambda x: aten.clone(x), key="CUDA")
    with pytest.raises(tenon.library.OpCheckError, match="no kernel for CPU, which the arguments are of.*CUDA"):
        opcheck(op, (aten.ones([2]),), test_utils="test_dispatch")
    op = make(lib, "m(Tensor x) -> Tensor", lambda x: aten.clone(x), key="CompositeImplicitAutograd")
    lib.impl("m", lambda x: aten.clone(x), "FPGA")
    with pytest.raises(tenon.library.OpCheckError, match="ambiguous which kernel AutogradOther gets"):
        opcheck(op, (aten.ones([2]),), test_utils="test_dispatch")
    op = make(lib, "t(Tensor x) -> Tensor", tenon.library.fallthrough_kernel)
    with pytest.raises(tenon.library.OpCheckError, match="falls through"):
        opcheck(op, (aten.ones([2]),), test_utils="test_dispatch")


@pytest.mark.parametrize("kernel, words", [
    (lambda x: aten.neg(aten.resize_(aten.clone(x), [2])), "calls aten::resize_, which changes the form"),
    (lambda x: aten.neg(aten.resize_(x, list(x.shape))), "calls aten::resize_"),
    (lambda x: aten.mul.Scalar(x, aten.item(aten.sum(x))), "calls aten::item, which takes a number out"),
    (lambda x: aten.neg.out(x, out=aten.empty_like(x)), "calls aten::neg.out, which writes to a tensor that it is given")])
def test_what_a_composite_must_not_call_is_found(lib, kernel, words):
    op = make(lib, "p(Tensor x) -> Tensor", kernel, key="CompositeImplicitAutograd")
    with pytest.raises(tenon.library.OpCheckError, match=words):
        opcheck(op, (aten.ones([2]),), test_utils="test_composite")
    plain = make(lib, "q(Tensor x) -> Tensor", kernel)
    assert opcheck(plain, (aten.ones([2]),), test_utils="test_composite") == {"test_composite": "SUCCESS"}
    right = make(lib, "r(Tensor x) -> Tensor", lambda x: aten.add_.Scalar(aten.clone(x), 1), key="CompositeImplicitAutograd")
    assert opcheck(right, (aten.ones([2]),), test_utils="test_composite") == {"test_composite": "SUCCESS"}


def test_without_raising_all_findings_come_back(lib):
    op = make(lib, "f(Tensor x) -> Tensor", write, lambda x: meta([7]))
    found = opcheck(op, (aten.ones([2, 2]),), raise_exception=False)
    assert isinstance(found["test_schema"], AssertionError) and isinstance(found["test_faketensor"], AssertionError)
    assert found["test_dispatch"] == "SUCCESS"


@pytest.mark.parametrize("options, words", [
    ({"test_utils": "test_nothing"}, "no test 'test_nothing'"), ({"rtol": 1.0}, "both of rtol and atol")])
def test_options_that_are_none_are_refused(options, words):
    with pytest.raises(ValueError, match=words):
        opcheck(aten.neg.default, (aten.ones([2]),), **options)


def test_operator_with_several_overloads_has_to_be_named():
    with pytest.raises(RuntimeError, match="one overload"):
        opcheck(aten.add, (aten.ones([2]), aten.ones([2])))
    with pytest.raises(TypeError, match="an operator of tenon.ops"):
        opcheck(3, ())
