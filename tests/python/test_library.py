# SPDX-License-Identifier: BSD-3-Clause
"""Operators and kernels written in Python: defined, dispatched, redispatched, withdrawn."""
import gc
import os
import subprocess
import sys
import typing
import weakref

import pytest

import tenon
from tenon.library import Library, custom_op

aten = tenon.ops.aten


@pytest.fixture
def lib():
    made = Library("pylib", "DEF")
    yield made
    made._destroy()


def number(tensor):
    return aten.item(aten.sum(tensor))


@pytest.mark.parametrize("argument, default, right", [
    ("int a=1.5", 1.5, 4), ("bool a=3", 3, True), ("int a=None", None, 4), ("str a=3", 3, "x"), ("int? a=1.5", 1.5, None),
    ("float a='x'", "x", 2.5)])
def test_a_default_of_another_type_fails_only_calls_that_take_it(lib, argument, default, right):
    lib.define(f"mistyped(Tensor x, {argument}) -> Tensor")
    taken = []
    lib.impl("mistyped", lambda x, *rest: (taken.append(rest), x.clone())[1], "CPU")
    op = getattr(tenon.ops, lib.ns).mistyped
    assert argument.replace("'", '"') in str(op.default._schema).replace("'", '"')
    assert op.default._schema.arguments[1].default_value == default
    assert op(tenon.ones(1), right).item() == 1 and taken == [(right,)]
    with pytest.raises(TypeError, match="mistyped: argument 'a'"):
        op(tenon.ones(1))
    assert len(taken) == 1


def test_operator_of_python_is_called_and_takes_defaults(lib):
    seen = []

    def f(x, n=7, *, s=9.0, k=()):
        seen.append((n, s, k))
        return aten.add.Tensor(x, x)

    assert lib.define("f(Tensor x, int n=3, *, float s=1.0, int[] k=[]) -> Tensor") == "f"
    lib.impl("f", f, "CPU")
    x = aten.ones([2])
    assert number(tenon.ops.pylib.f(x)) == 4.0
    tenon.ops.pylib.f.default(x, 3)
    tenon.ops.pylib.f.default(x, 4, s=2.0)
    tenon.ops.pylib.f.default(x, 3, s=2.0, k=[1])
    assert seen == [(7, 9.0, ()), (7, 9.0, ()), (4, 2.0, ()), (7, 2.0, [1])]  # defaults are left out, as in PyTorch


def test_arguments_of_all_kinds_arrive(lib):
    lib.define("kinds(Tensor x, Tensor? y, Tensor[] l, int i, float d, bool b, str s, ScalarType t, Device v, "
               "Scalar n, int[] k, Layout a, MemoryFormat m, Tensor?[] o) -> int")
    got = []
    lib.impl("kinds", lambda *args: got.append(args) or 5, "CPU")
    x = aten.ones([2])
    given = (x, None, [x, x], 1, 2.5, True, "ä", tenon.int8, tenon.device("cpu"), 1 + 2j, [1, 2], tenon.strided,
             tenon.channels_last, [None, x])
    assert tenon.ops.pylib.kinds.default(*given) == 5
    assert got[0][3:7] == (1, 2.5, True, "ä") and got[0][7] is tenon.int8 and got[0][9] == 1 + 2j
    assert got[0][10] == [1, 2] and got[0][1] is None and got[0][13][0] is None and len(got[0][2]) == 2


def test_written_argument_comes_back_as_the_callers_object(lib):
    lib.define("grow_(Tensor(a!) x) -> Tensor(a!)")
    lib.impl("grow_", lambda x: aten.add_.Tensor(x, x), "CPU")
    x = aten.ones([2])
    assert tenon.ops.pylib.grow_.default(x) is x and number(x) == 4.0


@pytest.mark.parametrize("returns, value, kind, words", [
    ("Tensor", None, RuntimeError, "pylib::bad: return 0 of the kernel is .*NoneType.*schema says Tensor"),
    ("Tensor", 3, RuntimeError, "pylib::bad: return 0 is int, schema says Tensor"),
    ("Tensor", {}, RuntimeError, "pylib::bad: return 0 of the kernel is .*dict"),
    ("int", 2.5, RuntimeError, "pylib::bad: return 0 is float, schema says int"),
    ("int", aten.ones([]), RuntimeError, "pylib::bad: return 0 is Tensor, schema says int"),
    ("int", 1 << 80, OverflowError, "64 bits"),
    ("str", 3, RuntimeError, "return 0 is int, schema says str"),
    ("()", 3, RuntimeError, "pylib::bad: the kernel returned .*int.*, schema says 0 results"),
    ("bool", "yes", RuntimeError, "return 0 is str, schema says bool"),
    ("bool", aten.ones([]), RuntimeError, "return 0 is Tensor, schema says bool"),
    ("float", "3", RuntimeError, "return 0 is str, schema says float"),
    ("(Tensor, int)", (1,), RuntimeError, "pylib::bad: the kernel returned 1 results, schema says 2"),
    ("(Tensor, int)", 1, TypeError, "pylib::bad: the kernel returned .*int.*, schema says 2 results"),
    ("(Tensor, int)", (aten.ones([1]), "a"), RuntimeError, "pylib::bad: return 1 is str, schema says int"),
    ("Tensor[]", [3], RuntimeError, "return 0 has an element that is int, schema says Tensor"),
])
def test_return_that_the_schema_does_not_say_is_refused(lib, returns, value, kind, words):
    lib.define(f"bad(Tensor x) -> {returns}")
    lib.impl("bad", lambda x: value, "CPU")
    with pytest.raises(kind, match=words):
        tenon.ops.pylib.bad.default(aten.ones([2]))


def test_returns_of_all_kinds_come_back(lib):
    lib.define("many(Tensor x) -> (Tensor, int, float, bool, str, int[], Tensor[], Scalar, ScalarType, Tensor?)")
    x = aten.ones([2])
    lib.impl("many", lambda x: (x, 1, 2, True, "t", (1, 2), [x], 3, tenon.half, None), "CPU")
    out = tenon.ops.pylib.many.default(x)
    assert out[1:6] == (1, 2.0, True, "t", [1, 2]) and out[7:] == (3, 5, None)
    lib.define("none(Tensor x) -> ()")
    lib.impl("none", lambda x: None, "CPU")
    assert tenon.ops.pylib.none.default(x) is None


def test_numbers_of_other_libraries_come_back(lib):
    class Truth:
        def __bool__(self):
            return True

    class Real:
        def __float__(self):
            return 2.5

    class Whole:
        def __index__(self):
            return 7
    lib.define("numbers(Tensor x) -> (bool, float, int, bool)")
    lib.impl("numbers", lambda x: (Truth(), Real(), Whole(), 1), "CPU")
    assert tenon.ops.pylib.numbers.default(aten.ones([1])) == (True, 2.5, 7, True)
    lib.define("lies(Tensor x) -> float")

    class Lies:
        def __float__(self):
            raise KeyError("no number")
    lib.impl("lies", lambda x: Lies(), "CPU")
    with pytest.raises(KeyError, match="no number"):
        tenon.ops.pylib.lies(aten.ones([1]))


def test_kernels_are_registered_by_decorators_of_a_library(lib):
    lib.define("f(Tensor x) -> int")

    @tenon.library.impl(lib, "f", "CPU")
    def f(x):
        return 11
    assert tenon.ops.pylib.f(aten.ones([1])) == 11 and f(None) == 11


def test_calls_leave_no_references(lib):
    import sys
    lib.define("f(Tensor x, int n=3, *, str s='a') -> (Tensor, int)")
    lib.define("bad(Tensor x) -> (Tensor, int)")
    kept = ("text",)
    lib.impl("f", lambda x, n=3, *, s="a": (x, n), "CPU")
    lib.impl("bad", lambda x: (x, kept), "CPU")
    x = aten.ones([2])

    def calls():
        for _ in range(500):
            tenon.ops.pylib.f.default(x, 4, s="b")
            try:
                tenon.ops.pylib.bad.default(x)
            except RuntimeError:
                pass
        gc.collect()
    calls()
    before = sys.getrefcount(x), sys.getrefcount(kept), sys.getallocatedblocks()
    calls()
    after = sys.getrefcount(x), sys.getrefcount(kept), sys.getallocatedblocks()
    assert after[:2] == before[:2] and after[2] - before[2] < 200


def test_masked_result_of_a_backward_operator_may_be_undefined(lib):
    lib.define("f_backward(Tensor x, bool[2] output_mask) -> (Tensor, Tensor)")
    lib.impl("f_backward", lambda x, output_mask: (x if output_mask[0] else None, x if output_mask[1] else None), "CPU")
    assert tenon.ops.pylib.f_backward.default(aten.ones([2]), [False, True])[0] is None


def test_kernel_above_another_redispatches(lib):
    order = []
    lib.define("layered(Tensor x, int n=1) -> Tensor")

    def upper(keys, x, n=1):
        order.append(repr(keys))
        return tenon.ops.pylib.layered.default.redispatch(keys, x, n + 1)

    def lower(x, n=1):
        order.append(n)
        return aten.mul.Scalar(x, n)

    lib.impl("layered", upper, "AutogradCPU", with_keyset=True)
    lib.impl("layered", lower, "CPU")
    assert number(tenon.ops.pylib.layered(aten.ones([2]))) == 4.0 and order == ["<Keyset at AutogradCPU>", 2]
    with tenon.library.keys(exclude="Autograd"):
        assert number(tenon.ops.pylib.layered(aten.ones([2]))) == 2.0


def test_keyset_is_good_for_its_call_only(lib):
    kept = []
    for name in ("one", "other"):
        lib.define(f"{name}(Tensor x) -> Tensor")

    def one(keys, x):
        kept.append(keys)
        with pytest.raises(RuntimeError, match="a call of pylib::one, not of pylib::other"):
            tenon.ops.pylib.other.default.redispatch(keys, x)
        return aten.clone(x)

    lib.impl("one", one, "CPU", with_keyset=True)
    tenon.ops.pylib.one(aten.ones([1]))
    with pytest.raises(RuntimeError, match="one that is over"):
        tenon.ops.pylib.one.default.redispatch(kept[0], aten.ones([1]))
    with pytest.raises(TypeError, match="keyset"):
        tenon.ops.pylib.one.default.redispatch(3, aten.ones([1]))


def test_fallthrough_skips_a_key(lib):
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: aten.clone(x), "CPU")
    lib.fallthrough("f", "AutogradCPU")
    assert number(tenon.ops.pylib.f(aten.ones([3]))) == 3.0
    rows = {row[0]: row for row in tenon._C.op_explain(tenon.ops.pylib.f.default)}
    assert rows["AutogradCPU"][4] and not rows["CPU"][4]


def test_fallback_serves_operators_without_a_kernel(lib):
    with_key = Library("_", "IMPL", "PrivateUse2")
    lib.define("f(Tensor x) -> Tensor")
    with_key.fallback(lambda *args: aten.clone(args[0]))
    rows = {row[0]: row for row in tenon._C.op_explain(tenon.ops.pylib.f.default)}
    assert rows["PrivateUse2"][1] == "backend fallback"
    with_key._destroy()
    assert "PrivateUse2" not in {row[0] for row in tenon._C.op_explain(tenon.ops.pylib.f.default)}


def test_destroyed_library_is_gone_and_may_come_again_with_another_schema():
    first = Library("again", "DEF")
    first.define("f(Tensor x) -> Tensor")
    first.impl("f", lambda x: aten.clone(x), "CPU")
    x = aten.ones([2])
    old = tenon.ops.again.f.default
    old(x)
    first._destroy()
    with pytest.raises(AttributeError):
        tenon.ops.again.f
    with pytest.raises(LookupError, match="again::f"):
        old(x)
    with pytest.raises(RuntimeError, match="destroyed"):
        first.define("g() -> ()")
    second = Library("again", "DEF")
    second.define("f(Tensor x, int n) -> int")
    second.impl("f", lambda x, n: n, "CPU")
    assert tenon.ops.again.f(x, 5) == 5
    second._destroy()


def test_collected_library_and_its_functions_are_released():
    class Kernel:
        def __call__(self, x):
            return aten.clone(x)

    kernel = Kernel()
    seen = weakref.ref(kernel)
    made = Library("collected", "DEF")
    made.define("f(Tensor x) -> Tensor")
    made.impl("f", kernel, "CPU")
    tenon.ops.collected.f(aten.ones([1]))
    del kernel
    assert seen() is not None
    del made
    gc.collect()
    assert seen() is None
    with pytest.raises(AttributeError):
        tenon.ops.collected.f


def test_newer_kernel_hides_an_older_one_when_told_to(lib):
    lib.define("f(Tensor x) -> int")
    lib.impl("f", lambda x: 1, "CPU")
    with pytest.raises(RuntimeError, match="already a kernel registered from python for operator pylib::f"):
        lib.impl("f", lambda x: 2, "CPU")
    more = Library("pylib", "IMPL", "CPU")
    with pytest.raises(RuntimeError, match="already a kernel"):
        more.impl("f", lambda x: 2)
    more.impl("f", lambda x: 2, allow_override=True)
    assert tenon.ops.pylib.f(aten.ones([1])) == 2
    more._destroy()
    assert tenon.ops.pylib.f(aten.ones([1])) == 1


@pytest.mark.parametrize("act, kind, words", [
    (lambda lib: Library("pylib", "XX"), ValueError, "Unsupported library type"),
    (lambda lib: Library(3, "DEF"), TypeError, "are texts"), (lambda lib: lib.define(3), TypeError, "schema is a text"),
    (lambda lib: lib.define(""), RuntimeError, "end of the text"), (lambda lib: lib.define("f\0g() -> ()"), RuntimeError, "null"),
    (lambda lib: custom_op(3, mutates_args=()), TypeError, "is a text"),
    (lambda lib: Library("", "DEF"), ValueError, "namespace"),
    (lambda lib: Library("prim", "DEF"), ValueError, "reserved namespace"),
    (lambda lib: Library("pylib", "DEF"), RuntimeError, "test_library.py"),
    (lambda lib: Library("pylib", "IMPL", "Nothing"), RuntimeError, "Nothing"),
    (lambda lib: lib.define("f(Tensr x) -> Tensor"), RuntimeError, "Tensr"),
    (lambda lib: lib.define("other::f(Tensor x) -> Tensor"), RuntimeError, "other"),
    (lambda lib: lib.define("f(Tensor x) -> Tensor", tags=("nothing",)), ValueError, "no tag is called"),
    (lambda lib: [lib.define("f(Tensor x) -> Tensor") for _ in range(2)], RuntimeError, "pylib::f"),
    (lambda lib: Library("pylib", "IMPL").define("f(Tensor x) -> Tensor"), RuntimeError, "IMPL"),
    (lambda lib: lib.impl("f", 3, "CPU"), TypeError, "callable"),
    (lambda lib: lib.impl("f", print, "Nothing"), RuntimeError, "Nothing"),
    (lambda lib: lib.impl("other::f", print, "CPU"), RuntimeError, "not of this library's namespace"),
    (lambda lib: lib.impl(3, print, "CPU"), RuntimeError, "either a name or an operator"),
    (lambda lib: lib.fallback(print, "CPU"), RuntimeError, "fallback"),
])
def test_registration_that_is_none_is_refused(lib, act, kind, words):
    with pytest.raises(kind, match=words):
        act(lib)


def test_kernel_is_registered_before_its_definition(lib):
    lib.impl("later", lambda x: 7, "CPU")
    with pytest.raises(AttributeError):
        tenon.ops.pylib.later
    lib.define("later(Tensor x) -> int")
    assert tenon.ops.pylib.later(aten.ones([1])) == 7


def test_built_in_operator_gets_a_kernel_of_python_and_gets_its_own_back():
    lib = Library("aten", "IMPL", "CPU")
    lib.impl(aten.neg.default, lambda x: aten.mul.Scalar(x, 100))
    assert number(aten.neg(aten.ones([1]))) == 100.0
    lib._destroy()
    assert number(aten.neg(aten.ones([1]))) == -1.0


# ---- custom_op ----

def test_custom_op_reads_its_schema_and_has_a_fake_kernel():
    @custom_op("pycustom::scale", mutates_args=())
    def scale(x: tenon.Tensor, by: float = 2.0, *, times: typing.Optional[int] = None) -> tenon.Tensor:
        """Scales."""
        return aten.mul.Scalar(x, by * (times or 1))

    assert tenon.ops.pycustom.scale.default.schema == \
        "pycustom::scale(Tensor x, float by=2., *, SymInt? times=None) -> Tensor"
    assert number(scale(aten.ones([2]))) == 4.0 and number(tenon.ops.pycustom.scale(aten.ones([2]), times=3)) == 12.0

    @scale.register_fake
    def _(x, by=2.0, *, times=None):
        return aten.empty_like(x)

    meta = aten.empty.memory_format([5], device=tenon.device("meta"))
    assert scale(meta).shape == (5,) and str(scale(meta).device) == "meta"
    assert scale.__name__ == "scale" and scale.__doc__ == "Scales."


def test_custom_op_that_writes_an_argument():
    @custom_op("pycustom::fill", mutates_args=["x"])
    def fill(x: tenon.Tensor, value: int) -> None:
        aten.fill_.Scalar(x, value)

    x = aten.ones([2])
    assert fill(x, 5) is None and number(x) == 10.0
    assert "Tensor(a0!) x" in tenon.ops.pycustom.fill.default.schema


@pytest.mark.parametrize("function", [lambda x: x, lambda x: aten.view(x, [-1]), lambda x: (x, x)[0]])
def test_custom_op_refuses_results_that_are_memory_of_its_arguments(function):
    op = custom_op("pycustom::alias", function, mutates_args=(), schema="(Tensor x) -> Tensor")
    with pytest.raises(RuntimeError, match="pycustom::alias .*shares memory with an input"):
        op(aten.ones([3]))


def test_custom_op_refuses_results_that_share_memory():
    def two(x):
        y = aten.clone(x)
        return y, aten.view(y, [-1])
    op = custom_op("pycustom::two", two, mutates_args=(), schema="(Tensor x) -> (Tensor, Tensor)")
    with pytest.raises(RuntimeError, match="another output"):
        op(aten.ones([3]))


def no_annotation(x) -> tenon.Tensor: ...
def no_return(x: tenon.Tensor): ...
def strange(x: set) -> tenon.Tensor: ...
def many(*x: tenon.Tensor) -> tenon.Tensor: ...
def maybe(x: tenon.Tensor) -> typing.Optional[tenon.Tensor]: ...
def fine(x: tenon.Tensor, n: int) -> tenon.Tensor: ...


@pytest.mark.parametrize("function, mutates, words", [
    (no_annotation, (), "'x' must have a type annotation"), (no_return, (), "what it returns"),
    (strange, (), "unsupported type"), (many, (), "any number"), (maybe, (), "unsupported return type"),
    (fine, ("y",), "no parameters"), (fine, ("n",), "only tensors"), (fine, "x", "list of names"),
])
def test_function_whose_schema_cannot_be_inferred_is_refused(function, mutates, words):
    with pytest.raises(ValueError, match=words):
        tenon.library.infer_schema(function, mutates_args=mutates)


def test_schemas_that_are_inferred():
    def f(a: tenon.Tensor, b: tenon.Tensor | None, c: list[tenon.Tensor], d: typing.Sequence[int], e: int | float | bool,
          f: str = 'q"', g: tenon.dtype = tenon.float32, h: tenon.device = tenon.device("cpu"), i: list[int] | None = None,
          ) -> tuple[tenon.Tensor, int]: ...
    assert tenon.library.infer_schema(f, mutates_args="unknown") == (
        "(Tensor(a0!) a, Tensor(a1!)? b, Tensor(a2!)[] c, SymInt[] d, Scalar e, str f=\"q\\\"\", ScalarType g=float32, "
        "Device h=\"cpu\", SymInt[]? i=None) -> (Tensor, SymInt)")


def test_functions_define_and_implement_by_full_names():
    tenon.library.define("pyfree::f", "(Tensor x) -> int", tags=["pointwise"])
    tenon.library.impl("pyfree::f", "cpu", lambda x: 3)

    @tenon.library.register_fake("pyfree::f")
    def _(x):
        return 4
    assert tenon.ops.pyfree.f(aten.ones([1])) == 3
    assert tenon.ops.pyfree.f(aten.empty.memory_format([1], device=tenon.device("meta"))) == 4
    with pytest.raises(ValueError, match="no device type"):
        tenon.library.impl("pyfree::f", "moon", print)
    with pytest.raises(ValueError, match="no full name"):
        tenon.library.define("f", "() -> ()")


def test_the_overload_that_was_defined_first_and_fits_is_called(lib):
    for name, kind in (("int", "int"), ("float", "float"), ("Tensor", "Tensor")):
        lib.define(f"first.{name}({kind} x) -> {kind}")
        lib.impl(f"first.{name}", lambda x, name=name: x + {"int": 1, "float": 0.5, "Tensor": 2}[name], "CompositeExplicitAutograd")
    first = tenon.ops.pylib.first
    assert (first(4), type(first(4)), first(4.0), first(aten.ones([1])).item()) == (5, int, 4.5, 3)
    assert first.overloads() == ["int", "float", "Tensor"]
    for name, kind in (("z", "float"), ("", "int"), ("a", "Scalar")):
        lib.define(f"second{'.' * bool(name)}{name}({kind} x) -> float")
        lib.impl(f"second{'.' * bool(name)}{name}", lambda x, name=name: float(ord(name or "0")), "CompositeExplicitAutograd")
    assert tenon.ops.pylib.second(4) == ord("z") and tenon.ops.pylib.second.overloads() == ["z", "default", "a"]
    lib.define("second.late(Tensor x) -> float")
    lib.impl("second.late", lambda x: 0.0, "CompositeExplicitAutograd")
    assert tenon.ops.pylib.second.overloads() == ["z", "default", "a", "late"]


def test_dtypes_and_their_like_are_numbers_as_results(lib):
    lib.define("codes(ScalarType t, Layout l, MemoryFormat m, Device d, ScalarType? o, ScalarType[] s) -> "
               "(ScalarType, Layout, MemoryFormat, Device, ScalarType?, ScalarType[])")
    seen = []

    def codes(*args):
        seen.append(args)
        return args
    lib.impl("codes", codes, "CompositeExplicitAutograd")
    given = (tenon.float32, tenon.strided, tenon.channels_last, tenon.device("cpu"), tenon.int8, [tenon.int8])
    wanted = (6, 0, 2, tenon.device("cpu"), 1, [1])
    assert tenon.ops.pylib.codes(*given) == wanted == tenon.ops.pylib.codes.default(*given)
    assert seen[0][0] is tenon.float32
    lib.define("codes.two(int n) -> ScalarType")
    lib.impl("codes.two", lambda n: tenon.float64, "CompositeExplicitAutograd")
    assert tenon.ops.pylib.codes(1) == 7
    assert tenon.result_type(aten.ones([1]), 1.0) is tenon.float32
    assert tenon.ops.aten.result_type(aten.ones([1]), 1.0) == 6


def test_an_overload_has_the_tags_of_its_definition(lib):
    lib.define("tagged(int x) -> int", tags=(tenon.Tag.pointwise, "core", 17))
    assert tenon.ops.pylib.tagged.default.tags == [tenon.Tag.pointwise, tenon.Tag.core, tenon.Tag.pt2_compliant_tag]
    lib.define("bare(int x) -> int")
    assert tenon.ops.pylib.bare.default.tags == []
    assert tenon.ops.aten.add.Tensor.tags == [tenon.Tag.core, tenon.Tag.pointwise, tenon.Tag.pt2_compliant_tag]
    assert repr(tenon.Tag.core) == "<Tag.core: 0>" and int(tenon.Tag.pointwise) == 16


REPLACING = """
import tenon
x, weights = tenon.ones(2, 3, 4), [tenon.full(sizes, 0.1) for sizes in ((20, 4), (20, 5), (20,), (20,))]
h = tenon.zeros(1, 3, 5)
def lstm():
    return tenon.lstm(x, (h, h), weights, True, 1, 0.0, False, False, False)[0].sum().item()
def gru():
    return tenon.gru(x, h, [weight[:15] for weight in weights], True, 1, 0.0, False, False, False)[0].sum().item()
before = lstm(), gru()
library, calls = tenon.library.Library("aten", "IMPL"), []
for name in ("sigmoid", "sigmoid_", "tanh", "tanh_"):
    def replaced(tensor, name=name):
        calls.append(name)
        return tensor.fill_(0.5) if name.endswith("_") else tensor * 0 + 0.5
    library.impl(name, replaced, "CPU")
after = lstm(), gru()
print(len(calls) >= 12, all(one != other for one, other in zip(before, after)), [round(value, 4) for value in after])
"""


def test_lstm_and_gru_call_the_kernels_that_a_library_replaces():
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", REPLACING], capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.stdout.startswith("True True"), done.stderr + done.stdout
