# SPDX-License-Identifier: BSD-3-Clause
"""Products with Jacobians, checks against differences, the picture, and custom operators."""
import pathlib
import xml.etree.ElementTree

import pytest

import tenon
from tenon import autograd
from tenon.autograd import functional


def leaf(*numbers):
    return tenon.tensor(numbers, dtype=tenon.float64, requires_grad=True)


def cubes(x):
    return x ** 3


POINT = tenon.tensor([1.0, 2.0], dtype=tenon.float64)


def test_products():
    value, product = functional.vjp(cubes, POINT, tenon.ones_like(POINT))
    assert value.tolist() == [1.0, 8.0] and product.tolist() == [3.0, 12.0]
    assert functional.jvp(cubes, POINT, tenon.ones_like(POINT))[1].tolist() == [3.0, 12.0]
    assert functional.jacobian(cubes, POINT).tolist() == [[3.0, 0.0], [0.0, 12.0]]
    assert functional.hessian(lambda x: cubes(x).sum(), POINT).tolist() == [[6.0, 0.0], [0.0, 12.0]]
    assert functional.vhp(lambda x: cubes(x).sum(), POINT, POINT)[1].tolist() == [6.0, 24.0]
    assert functional.hvp(lambda x: cubes(x).sum(), POINT, POINT)[1].tolist() == [6.0, 24.0]


def test_several_inputs():
    table = functional.jacobian(lambda x, y: (x * y, x.sum()), (POINT, POINT * 3))
    assert [[tuple(x.shape) for x in row] for row in table] == [[(2, 2), (2, 2)], [(2,), (2,)]]
    assert table[0][0].tolist() == [[3.0, 0.0], [0.0, 6.0]] and table[1][1].tolist() == [0.0, 0.0]
    rows = functional.hessian(lambda x, y: (x * y).sum(), (POINT, POINT))
    assert rows[0][1].tolist() == [[1.0, 0.0], [0.0, 1.0]] and rows[0][0].tolist() == [[0.0, 0.0], [0.0, 0.0]]
    with pytest.raises(RuntimeError, match="strict"):
        functional.jacobian(lambda x, y: x * 2, (POINT, POINT), strict=True)
    with pytest.raises(RuntimeError, match="invalid size"):
        functional.vjp(cubes, POINT, tenon.ones(3))
    with pytest.raises(RuntimeError, match="single element"):
        functional.hessian(cubes, POINT)


def test_jacobian_can_be_differentiated():
    x = leaf(1.0, 2.0)
    functional.jacobian(cubes, x, create_graph=True).sum().backward()
    assert x.grad.tolist() == [6.0, 12.0]


class Wrong(autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.saved_tensors[0] * 3


def test_gradcheck():
    x, y = leaf(1.0, 2.0), tenon.randn(2, 2, dtype=tenon.float64, requires_grad=True)
    assert autograd.gradcheck(lambda a, b: (a * b).sin(), (x, y)) and autograd.gradgradcheck(lambda a, b: (a * b).sin(), (x, y))
    with pytest.raises(autograd.GradcheckError, match="Jacobian mismatch for output 0 with respect to input 0"):
        autograd.gradcheck(Wrong.apply, (x,))
    assert not autograd.gradcheck(Wrong.apply, (x,), raise_exception=False)
    with pytest.raises(ValueError, match="at least one input"):
        autograd.gradcheck(cubes, (POINT,))
    z = tenon.tensor([1 + 2j, 0.5 - 1j], dtype=tenon.complex128, requires_grad=True)
    assert autograd.gradcheck(lambda a: a * a.conj() * 1j, (z,)) and autograd.gradcheck(lambda a: a.abs(), (z,))
    with pytest.warns(UserWarning, match="double precision"):
        assert autograd.gradcheck(lambda a: a * 2, (tenon.ones(1, requires_grad=True),), atol=1e-1)


def test_drawing():
    x = leaf(1.0)
    drawing = autograd.graph((x * x).sum())
    lines = str(drawing).splitlines()
    assert lines[0].startswith("SumBackward0") and lines[1].startswith("  MulBackward0")
    assert lines[2].startswith("    AccumulateGrad float64[1]") and lines[3].endswith("(above)")
    assert drawing.dot.startswith("digraph {") and 'label="MulBackward0"' in drawing.dot and drawing.dot.count("->") == 3
    with pytest.raises(RuntimeError, match="does not require"):
        autograd.graph(POINT)
    deep = x
    for _ in range(3000):
        deep = deep + 1
    assert len(str(autograd.graph(deep)).splitlines()) == 3001


def rows_of(drawing):
    """The labels from top to bottom, the kinds of their boxes, and how many lines there are."""
    picture = xml.etree.ElementTree.fromstring(drawing.svg())
    groups = picture.findall("{*}g")
    heights = [int(group.find("{*}rect").get("y")) for group in groups]
    assert heights == sorted(heights)
    return [group.find("{*}text").text for group in groups], [group.get("class") for group in groups], len(picture.findall("{*}path"))


def test_picture_has_a_row_for_each_node_below_those_that_give_it_gradients():
    x, y = leaf(1.0), leaf(2.0)
    labels, kinds, lines = rows_of(autograd.graph((x * x.exp() + y).sum()))
    assert [label.split()[0] for label in labels] == ["SumBackward0", "AddBackward0", "MulBackward0", "ExpBackward0", "AccumulateGrad", "AccumulateGrad"]
    assert kinds == ["node"] * 4 + ["node leaf"] * 2 and lines == 6


def test_nodes_show_what_they_keep_and_leaves_how_large_they_are():
    x = tenon.ones(10, 100, requires_grad=True)
    drawing = autograd.graph((x * x.exp() + 1).sum())
    words = {label.split()[0]: "".join(text) for label, text in ((group[-1].text, group[-1].itertext()) for group in xml.etree.ElementTree.fromstring(drawing.svg()).findall("{*}g"))}
    assert words == {"SumBackward0": "SumBackward0", "AddBackward0": "AddBackward0", "MulBackward0": "MulBackward0  8 kB", "ExpBackward0": "ExpBackward0  4 kB",
                     "AccumulateGrad": "AccumulateGrad float32[10, 100]  4 kB"}
    mul = drawing._roots[0].next_functions[0][0].next_functions[0][0]
    assert mul._saved_bytes == 8000 and mul.name() == "MulBackward0"
    (x * x.exp()).sum().backward()


def test_looking_unpacks_nothing():
    def refuse(packed):
        raise AssertionError("unpacked")
    x = leaf(1.0)
    with autograd.graph.saved_tensors_hooks(lambda tensor: 3, refuse):
        y = x * x
    assert y.grad_fn._saved_bytes == 0 and "MulBackward0" in autograd.graph(y).svg()


@pytest.mark.parametrize("depth, groups", [(10, ["graph of gradients 11 nodes"]), (130, ["graph of gradients 131 nodes", "nodes 1 to 60 60 nodes", "nodes 61 to 120 60 nodes", "nodes 121 to 131 11 nodes"])])
def test_many_nodes_fold_in_groups(depth, groups):
    deep = leaf(1.0)
    for _ in range(depth):
        deep = deep + 1
    page = xml.etree.ElementTree.fromstring(autograd.graph(deep)._repr_html_())
    assert ["".join(head.itertext()).partition(",")[0] for head in page.iter("summary")] == groups
    assert sum((each.get("class") or "").startswith("node") for each in page.iter("{http://www.w3.org/2000/svg}g")) == depth + 1


def test_picture_of_a_deep_graph_ends_with_a_count(tmp_path):
    deep = leaf(1.0)
    for _ in range(3000):
        deep = deep + 1
    drawing = autograd.graph(deep)
    labels, _, lines = rows_of(drawing)
    assert len(labels) == drawing.MOST_ROWS + 1 and labels[-1] == "and 2601 more" and lines == drawing.MOST_ROWS - 1
    drawing.save(tmp_path / "graph.svg")
    drawing.save(tmp_path / "graph.dot")
    drawing.save(tmp_path / "graph.html")
    assert (tmp_path / "graph.html").read_text() == drawing._repr_html_()
    assert (tmp_path / "graph.svg").read_text() == drawing._repr_svg_() == drawing.svg()
    assert (tmp_path / "graph.dot").read_text() == drawing.dot


def test_edges_and_hooks_on_several_tensors():
    x, y = leaf(1.0), leaf(2.0)
    node, number = autograd.graph.get_gradient_edge(x)
    assert node.name() == "torch::autograd::AccumulateGrad" and number == 0
    seen = []
    with autograd.graph.register_multi_grad_hook((x, y), lambda grads: seen.append([g.item() for g in grads])):
        (x * y).backward()
    (x * y).backward()
    assert seen == [[2.0, 1.0]]


# ---- custom operators ----

def test_custom_operators_have_derivatives():
    @tenon.library.custom_op("pygrad::square", mutates_args=())
    def square(x: tenon.Tensor, times: float = 1.0) -> tenon.Tensor:
        return x * x * times

    def setup(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.times = inputs[1]

    square.register_autograd(lambda ctx, grad: (grad * 2 * ctx.saved_tensors[0] * ctx.times, None), setup_context=setup)
    x = leaf(3.0)
    y = tenon.ops.pygrad.square(x, 2.0)
    assert y.grad_fn.name().startswith("GeneratedBackwardFor_pygrad_square")
    first, = autograd.grad(y, x, create_graph=True)
    assert first.item() == 12.0 and autograd.grad(first, x)[0].item() == 4.0
    assert autograd.gradcheck(lambda a: square(a, 2.0), (x,)) and not square(x.detach()).requires_grad


def test_setup_context_gets_the_defaults_that_a_call_leaves_out():
    lib = tenon.library.Library("pygraddefaults", "DEF")
    lib.define("times(Tensor x, int k=2, *, float z=1.5, str word) -> Tensor")
    lib.impl("times", lambda x, k=2, *, z=1.5, word: x * k * z, "CompositeExplicitAutograd")

    def setup(ctx, inputs, keyword_only_inputs, output):
        ctx.k, ctx.keywords = inputs[1], keyword_only_inputs
    tenon.library.register_autograd("pygraddefaults::times", lambda ctx, grad: (grad * ctx.k * ctx.keywords["z"], None), setup_context=setup,
                                    lib=lib)
    x = leaf(1.0)
    y = tenon.ops.pygraddefaults.times(x, word="a")
    y.backward()
    assert x.grad.item() == 3.0
    tenon.ops.pygraddefaults.times(x, 4, z=0.5, word="a").backward()
    assert x.grad.item() == 5.0


def test_lists_of_tensors():
    lib = tenon.library.Library("pygradlists", "DEF")
    lib.define("total(Tensor[] xs, int n) -> Tensor[]")
    lib.impl("total", lambda xs, n: [sum(xs[1:], xs[0]) * n, xs[0] * 2], "CPU")

    def setup(ctx, inputs, output):
        ctx.n, ctx.count = inputs[1], len(inputs[0])

    def backward(ctx, grads):
        rest = [grads[0] * ctx.n for _ in range(ctx.count)]
        rest[0] = rest[0] + grads[1] * 2
        return rest, None
    tenon.library.register_autograd("pygradlists::total", backward, setup_context=setup, lib=lib)
    x, y = leaf(1.0), leaf(2.0)
    a, b = tenon.ops.pygradlists.total([x, y], 3)
    (a + b).backward()
    assert x.grad.item() == 5.0 and y.grad.item() == 3.0


def test_kernel_for_the_autograd_key():
    lib = tenon.library.Library("pygradkey", "DEF")
    lib.define("twice(Tensor x) -> Tensor")
    lib.impl("twice", lambda x: x * 2, "CPU")

    class Twice(autograd.Function):
        @staticmethod
        def forward(ctx, x):
            with tenon.library.keys(exclude="Autograd"):
                return tenon.ops.pygradkey.twice(x)

        @staticmethod
        def backward(ctx, grad):
            return grad * 7
    lib.impl("twice", Twice.apply, "Autograd")
    x = leaf(1.0)
    tenon.ops.pygradkey.twice(x).backward()
    assert x.grad.item() == 7.0


def test_operators_that_write_are_refused():
    lib = tenon.library.Library("pygradwrite", "DEF")
    lib.define("write(Tensor(a!) x) -> ()")
    with pytest.raises(RuntimeError, match="write no argument"):
        tenon.library.register_autograd("pygradwrite::write", lambda ctx: None, lib=lib)


def test_an_operator_without_a_derivative_warns():
    lib = tenon.library.Library("pygradnone", "DEF")
    lib.define("plain(Tensor x) -> Tensor")
    lib.impl("plain", lambda x: tenon.tensor(x.tolist(), dtype=x.dtype), "CPU")
    x = leaf(1.0)
    y = tenon.ops.pygradnone.plain(x)
    with pytest.warns(UserWarning, match="pygradnone::plain"):
        (y * 1).sum().backward()
    assert x.grad is None


# ---- derivatives that an extension brings ----

POLAR = pathlib.Path(__file__).resolve().parents[2] / "examples" / "polar.c"


def test_an_extension_brings_its_derivatives(tmp_path):
    if not POLAR.exists():
        pytest.skip("the examples are not here")
    tenon.compile_extension(POLAR, flags=["-lm"], output=tmp_path / "polar.so")
    ops = tenon.ops.polar
    re, im = (tenon.tensor(values, dtype=tenon.float64, requires_grad=True) for values in ([0.5, -1.0, 2.0], [1.5, 0.25, -3.0]))
    assert tenon.autograd.gradcheck(lambda x: ops.swish(x, 1.5), (re,))
    assert tenon.autograd.gradcheck(lambda x, y: ops.polar(x, y), (re, im))
    assert tenon.autograd.gradcheck(lambda x, y: ops.polar(x, y)[1], (re, im))
    assert ops.swish(re).grad_fn.name() == "GeneratedBackwardFor_polar_swish_defaultBackward"
    with tenon.no_grad():
        assert not ops.swish(re).requires_grad
