# SPDX-License-Identifier: BSD-3-Clause
"""Public names choose among their overloads as PyTorch's do, take its spellings, and refuse in its words."""
import pickle
import subprocess
import sys

import pytest

import tenon

aten = tenon.ops.aten


def numbers(x):
    return [aten.item(part) for part in tenon.unbind(x.reshape(-1))]


@pytest.fixture
def x():
    return tenon.ones(2, 3)


def test_functions_and_methods_are_the_operators(x):
    assert numbers(tenon.add(x, x, alpha=2)) == [3.0] * 6 == numbers(x.add(2))
    assert tenon.linalg.norm(x).dtype is tenon.float32 and tenon.fft.fft(x).dtype is tenon.complex64
    assert numbers(tenon.nn.functional.relu(-x)) == [0.0] * 6 and numbers(tenon.special.expit(x * 0)) == [0.5] * 6
    assert x.add_(1) is x


def test_types_choose_the_overload(x):
    assert tenon.max(x).shape == () and tenon.max(x, 1).values.shape == (2,) and tenon.max(x, x).shape == (2, 3)
    assert tenon.pow(2, x).shape == (2, 3) and tenon.where(x > 0, 1.0, x).dtype is tenon.float32
    # A tensor without dimensions is a tensor first: int64 numbers do not make floats of bools.
    assert tenon.add(tenon.ones([], dtype=tenon.int32), tenon.ones([], dtype=tenon.int64)).dtype is tenon.int64


def test_self_may_stand_anywhere(x):
    assert numbers(x.where(x > 2, x * 5)) == [5.0] * 6


def test_loose_integers_are_a_list_and_one_fills_a_sized_one(x):
    assert x.view(3, 2).shape == (3, 2) == x.view([3, 2]).shape and tenon.zeros(4).shape == (4,)
    image = tenon.ones(1, 1, 4, 4)
    assert tenon.nn.functional.conv2d(image, tenon.ones(1, 1, 2, 2), stride=2).shape == (1, 1, 2, 2)


def test_second_spellings(x):
    assert tenon.sum(input=x, axis=1, keepdims=True).shape == (2, 1)


def test_a_tensor_without_dimensions_is_a_number(x):
    assert numbers(tenon.add(x, x, alpha=tenon.full([], 3)))[0] == 4.0


def test_out_is_written_and_given_back(x):
    y = tenon.zeros(2, 3)
    assert tenon.add(x, x, out=y) is y and numbers(y) == [2.0] * 6
    assert tenon.add(x, x, out=None) is not y
    values, indices = tenon.zeros(2), tenon.zeros(2, dtype=tenon.int64)
    result = tenon.max(x, 1, out=(values, indices))
    assert result.values is values and type(result).__name__ == "max_out"
    assert tenon.zeros(2, 3, out=y, dtype=tenon.float32) is y and numbers(y) == [0.0] * 6


def test_factories_take_options():
    made = tenon.zeros([2], dtype=float, layout=tenon.strided, device="cpu", pin_memory=False, requires_grad=False)
    assert made.dtype is tenon.float64
    assert tenon.ones(2, dtype=bool).dtype is tenon.bool and tenon.full([2], 3, dtype=int).dtype is tenon.int64


def test_generators_repeat_themselves():
    generator = tenon.Generator()
    assert generator.manual_seed(3) is generator and generator.initial_seed() == 3
    first = numbers(tenon.rand(3, generator=generator))
    assert numbers(tenon.rand(3, generator=generator)) != first
    generator.manual_seed(3)
    assert numbers(tenon.rand(3, generator=generator)) == first
    assert generator.device == tenon.device("cpu")
    tenon.manual_seed(3)
    assert numbers(tenon.rand(3)) == first


def test_named_results(x):
    result = tenon.linalg.slogdet(tenon.eye(2))
    assert aten.item(result.logabsdet) == 0.0 and len(result) == 2
    assert repr(result).startswith("tenon.return_types.linalg_slogdet(\nsign=")
    assert type(tenon.max(x, 0)) is tenon.return_types.max is type(x.max(0))
    assert type(aten.max.dim(x, 0)) is tuple
    with pytest.raises(AttributeError, match="results called 'nothing'"):
        tenon.return_types.nothing


@pytest.mark.parametrize("call, words", [
    (lambda x: tenon.sin("a"), r"sin\(\): argument 'input' \(position 1\) must be Tensor, not str"),
    (lambda x: tenon.sin(), r'sin\(\) missing 1 required positional arguments: "input"'),
    (lambda x: tenon.sin(x, x), r"sin\(\) takes 1 positional argument but 2 were given"),
    (lambda x: tenon.sin(x, foo=1), r"sin\(\) got an unexpected keyword argument 'foo'"),
    (lambda x: tenon.sin(x, input=x), r"sin\(\) got multiple values for argument 'input'"),
    (lambda x: tenon.sin(x, out=3), r"sin\(\): argument 'out' must be Tensor, not int"),
    (lambda x: tenon.mm(x, mat2="s"), r"mm\(\): argument 'mat2' must be Tensor, not str"),
    (lambda x: tenon.zeros("a"), r"zeros\(\): argument 'size' \(position 1\) must be tuple of ints, not str"),
    (lambda x: x.where(1), r"got \(int\), but expected one of:\n \* \(Tensor condition, Tensor other\)\n \* \(Ten"),
    (lambda x: tenon.sum(x, "a"), r"sum\(\) received an invalid combination of arguments - got \(Tensor, str\), but"),
    (lambda x: tenon.cat([x, None]), r"list of \(Tensor, NoneType\)"),
    (lambda x: tenon.zeros(2, requires_grad=3), "requires_grad"),
    (lambda x: tenon.max(x, 0, out=(x,)), "invalid combination"),
    (lambda x: tenon.rand(2, generator=3), "generator=int"),
    (lambda x: tenon.Tensor.add(3, x), "tenon.Tensor"),
    (lambda x: tenon.add(*[x] * 70), "at most"),
    (lambda x: aten.add(x, object()), "invalid combination"),
])
def test_what_fits_none_is_a_type_error_with_the_signatures(x, call, words):
    with pytest.raises(TypeError, match=words):
        call(x)


def test_errors_of_operators_keep_their_class(x):
    with pytest.raises(RuntimeError, match="cannot be multiplied"):
        tenon.mm(x, x)
    with pytest.raises(IndexError, match="Dimension out of range"):
        tenon.sum(x, 7)


class Odd:
    """Lies about being whole."""

    def __index__(self):
        raise ZeroDivisionError("no index")


def test_an_exception_of_an_argument_is_not_swallowed(x):
    with pytest.raises(ZeroDivisionError):
        tenon.unsqueeze(x, Odd())
    with pytest.raises(ZeroDivisionError):
        x.view(Odd(), 2)


def test_names_that_are_not_there():
    for module in (tenon, tenon.linalg, tenon.nn, tenon.nn.functional, tenon.special, tenon.sparse, tenon.signal):
        with pytest.raises(AttributeError, match="nothing_of_this"):
            module.nothing_of_this
    # Backward passes have no public name.
    assert not hasattr(tenon, "_embedding_bag_backward") and aten._embedding_bag_backward.overloads()


def test_names_are_listed():
    assert {"add", "zeros", "nn", "einsum"} <= set(dir(tenon)) and "relu" in dir(tenon.nn.functional)
    assert "inv" in dir(tenon.linalg) and "fft" in dir(tenon.fft) and "erf" in dir(tenon.special)
    assert {"add_", "view", "norm"} <= set(dir(tenon.Tensor))
    assert "add" in dir(aten) and "Tensor" in dir(aten.add) and "aten" in dir(tenon.ops)


def test_functions_tell_of_themselves(x):
    assert tenon.add.__name__ == "add" and tenon.add.__module__ == "tenon"
    assert tenon.linalg.inv.__module__ == "tenon.linalg" and tenon.Tensor.add.__qualname__ == "Tensor.add"
    assert "aten::add.Tensor(" in tenon.add.__doc__ and "Number alpha = 1" in tenon.add.__doc__
    assert pickle.loads(pickle.dumps(tenon.add)) is tenon.add
    assert pickle.loads(pickle.dumps(tenon.Tensor.add)) is tenon.Tensor.add
    assert pickle.loads(pickle.dumps(tenon.return_types.max)) is tenon.return_types.max
    assert numbers(x.add.__call__(1)) == [2.0] * 6


def test_every_name_finds_its_overloads():
    for module in range(7):
        for name in tenon._C.function_names(module):
            assert tenon._C.function(module, name).overloads, name


def test_schema_says_what_scripts_ask_for():
    overload = aten.add.Tensor
    schema = overload._schema
    assert (schema.name, schema.overload_name) == ("aten::add", "Tensor") and len(schema.returns) == 1
    assert [(x.name, x.type, x.kwarg_only, x.default_value) for x in schema.arguments] == [
        ("self", "Tensor", False, None), ("other", "Tensor", False, None), ("alpha", "number", True, 1)]
    assert str(schema) == "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    assert overload.name() == "aten::add.Tensor" and overload.overloadpacket is aten.add
    assert (overload.namespace, overload._opname, overload._overloadname) == ("aten", "add", "Tensor")
    conv = {x.name: x for x in aten.conv2d.default._schema.arguments}
    assert conv["bias"].type == "Optional[Tensor]" and conv["stride"].N == 2 and conv["stride"].default_value == [1, 1]
    alias = aten.add_.Tensor._schema
    assert alias.is_mutable and alias.arguments[0].alias_info.before_set == {"a"}
    assert aten.add.out._schema.arguments[-1].is_out
    assert [x.name for x in aten.max.dim._schema.returns] == ["values", "indices"]


def test_packets_take_what_overloads_take(x):
    assert aten.add._qualified_op_name == "aten::add" and aten.add.__name__ == "add"
    assert {"Tensor", "Scalar", "out"} <= set(aten.add.overloads()) and "default" in aten.sum.overloads()
    assert aten.sum.default is aten.sum.default
    assert numbers(aten.add(x, 2)) == [3.0] * 6 and numbers(aten.sum(x, [0])) == [2.0] * 3
    y = tenon.zeros(2, 3)
    assert aten.add(x, x, out=y) is y


def test_importing_is_lazy():
    program = ("import sys; before = set(sys.modules); import tenon; "
               "print(sorted(set(sys.modules) - before - {'tenon', 'tenon._C', 'tenon._ops', 'atexit'}))")
    done = subprocess.run([sys.executable, "-c", program], text=True, capture_output=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("count, spacing", [(1, 2.0), (8, 0.3), (9, 1.0)])
def test_frequencies_of_transforms_by_operator(count, spacing):
    numpy = pytest.importorskip("numpy")
    for ours, theirs in ((aten.fft_fftfreq, numpy.fft.fftfreq), (aten.fft_rfftfreq, numpy.fft.rfftfreq)):
        numpy.testing.assert_allclose(ours(count, spacing, dtype=tenon.float64).numpy(), theirs(count, spacing), rtol=1e-15)
        assert ours(count).dtype is tenon.float32
        with pytest.raises(RuntimeError, match="requires a floating point or complex dtype"):
            ours(count, dtype=tenon.int32)
    assert aten.fft_fftfreq(0).shape == (0,)
    with pytest.raises(RuntimeError, match="negative dimension -1"):
        aten.fft_fftfreq(-1)


def test_numbers_are_rounded_as_if_to_few_bits():
    # As PyTorch gives them; what is no number becomes the least one.
    x = tenon.tensor([0.25, -3.0, 9.0, float("nan")]).requires_grad_()
    result, mask = aten.fake_quantize_per_tensor_affine_cachemask(x, 0.125, 3, -8, 7)
    assert result.tolist() == [0.25, -1.375, 0.5, -1.375] and mask.tolist() == [True, False, False, False]
    result.sum().backward()
    assert x.grad.tolist() == [1, 0, 0, 0]
    rows = tenon.tensor([[0.3, -3.0], [9.0, 1.26]])
    scale, zero = tenon.tensor([0.125, 0.5]), tenon.tensor([3, 0], dtype=tenon.int32)
    result, mask = aten.fake_quantize_per_channel_affine_cachemask(rows, scale, zero, 0, -8, 7)
    assert result.tolist() == [[0.25, -1.375], [3.5, 1.5]] and mask.tolist() == [[True, False], [False, True]]
    for enabled, wanted in ((1, [0.25, 0.5]), (0, [0.3, 9.0])):
        given = tenon.tensor([0.3, 9.0], dtype=tenon.float64)
        result, mask = aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
            given, tenon.tensor([0.125]), tenon.tensor([3]), tenon.tensor([enabled]), -8, 7)
        assert result.tolist() == wanted and mask.tolist() == [True, not enabled]
    with pytest.raises(RuntimeError, match="`zero_point` must be between"):
        aten.fake_quantize_per_channel_affine_cachemask(rows, scale, zero + 300, 0, -8, 7)
    with pytest.raises(IndexError, match="expected to be in range"):
        aten.fake_quantize_per_channel_affine_cachemask(rows, scale, zero, 2, -8, 7)
    with pytest.raises(NotImplementedError, match="'Int'"):
        aten.fake_quantize_per_tensor_affine_cachemask(tenon.ones(2, dtype=tenon.int32), 0.1, 0, 0, 255)
