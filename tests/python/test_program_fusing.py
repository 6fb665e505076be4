# SPDX-License-Identifier: BSD-3-Clause
"""Chains of pointwise calls (pass `fuse`) give the same bits as the calls one by one."""
import os
import random
import subprocess
import sys

import pytest

import tenon
from test_program_passes import texts
from test_program_planning import Writer, tensor

UNARY = ("abs", "acos", "acosh", "asin", "asinh", "atan", "atanh", "ceil", "cos", "cosh", "digamma", "erf", "erfc", "erfinv", "exp", "exp2", "expm1", "floor",
         "frac", "hardsigmoid", "hardswish", "i0", "lgamma", "log", "log10", "log1p", "log2", "logical_not", "mish", "neg", "positive", "reciprocal", "relu",
         "relu6", "round", "rsqrt", "selu", "sgn", "sigmoid", "sign", "signbit", "silu", "sin", "sinc", "sinh", "softplus", "sqrt", "square", "tan", "tanh",
         "trunc", "isnan", "isinf", "isfinite", "log_sigmoid", "gelu", "hardtanh", "leaky_relu", "elu", "celu", "softshrink", "hardshrink", "logit")
BINARY = ("add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "atan2", "copysign.Tensor", "fmax", "fmin", "fmod.Tensor", "remainder.Tensor", "floor_divide",
          "hypot", "maximum", "minimum", "nextafter", "pow.Tensor_Tensor", "xlogy.Tensor", "logaddexp", "ge.Tensor", "lt.Tensor", "ne.Tensor",
          "logical_and", "logical_xor", "heaviside")
NUMBERS = ("add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "mul.Scalar", "add.Scalar", "gt.Scalar", "pow.Tensor_Scalar", "clamp_min", "clamp", "eq.Scalar",
           "remainder.Scalar", "rsub.Scalar", "threshold")
# What one input has under which of the shapes.
SHAPES = [((24, 40), [(24, 40), (40,), (1, 40), (24, 1), (1, 1), (1,), ()]),
          ((3, 5001), [(3, 5001), (5001,), (3, 1), ()]),
          ((2, 3, 5, 7), [(2, 3, 5, 7), (7,), (2, 3, 5, 1), (2, 1, 1, 7), (3, 1, 1), (5, 7)]),
          ((70000,), [(70000,), (1,), ()]),
          ((300, 40), [(300, 40), (40,), (300, 1), ()]),
          ((9, 600), [(9, 600), (600,), (9, 1), ()]),
          ((17, 1), [(17, 1), (1,), (1, 1)])]


def argument_name(target, index):
    operator = getattr(tenon.ops.aten, target.split(".")[0])
    schema = str(getattr(operator, target.split(".")[1] if "." in target else "default")._schema)
    return schema.rsplit(" -> ", 1)[0][schema.index("(") + 1:-1].split(", ")[index].split("=")[0].split(" ")[-1]


class Chains:
    """Writes a random program of pointwise calls, and runs what it wrote before to know dtypes and sizes."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        tenon.manual_seed(seed)
        self.whole, shapes = self.rng.choice(SHAPES)
        dtypes = self.rng.choice([[tenon.float32], [tenon.float32, tenon.bool, tenon.int64], [tenon.float64, tenon.float32], [tenon.int64, tenon.int32],
                                  [tenon.bfloat16], [tenon.float16, tenon.float32], [tenon.uint8, tenon.float32]])
        shapes = [self.whole] + self.rng.choices(shapes, k=self.rng.randrange(1, 6))
        self.given = [self.values(shape, self.rng.choice([dtypes[0], *dtypes]) if i else dtypes[0]) for i, shape in enumerate(shapes)]
        names = [f"x{i}" for i in range(len(shapes))]
        self.writer = Writer({name: (tuple(x.shape), x.dtype) for name, x in zip(names, self.given)})
        self.pool = list(zip(names, self.given))

    @staticmethod
    def values(shape, dtype):
        return (tenon.rand(shape) < 0.5) if dtype == tenon.bool else (tenon.randn(shape) * 3).to(dtype)

    def pick(self):
        """Later values more often, so that chains grow, and the arguments, of which some are repeated over the others."""
        kind = self.rng.random()
        return self.pool[-1] if kind < 0.5 else self.rng.choice(self.pool[:len(self.given)] if kind < 0.7 else self.pool)

    def add_call(self):
        kind = self.rng.randrange(8)
        if kind < 3:
            target, operands = self.rng.choice(UNARY), [self.pick()]
        elif kind < 6:
            target, operands = self.rng.choice(BINARY), [self.pick(), self.pick()]
        elif kind == 6:
            target, operands = self.rng.choice(NUMBERS), [self.pick(), self.rng.choice([2, 0.5, -1.25, 3])]
            if target in ("clamp", "threshold"):
                operands.append(2.5)
        else:
            masks = [one for one in self.pool if one[1].dtype == tenon.bool]
            if not masks:
                return
            target, operands = "where.self", [self.rng.choice(masks), self.pick(), self.pick()]
        function = getattr(getattr(tenon.ops.aten, target.split(".")[0]), target.split(".")[1] if "." in target else "default")
        try:
            result = function(*(one[1] if isinstance(one, tuple) else one for one in operands))
        except (RuntimeError, NotImplementedError, TypeError, ValueError):
            return  # not for these dtypes
        if result.dtype not in (one[1].dtype for one in self.pool) and result.dtype not in (tenon.bool, tenon.float32):
            return
        if 2 * int(result.isfinite().sum().item()) < result.numel():
            return  # what follows would hardly depend on its arguments
        arguments = {argument_name(target, i): tensor(one[0]) if isinstance(one, tuple) else {"as_int" if isinstance(one, int) else "as_float": one}
                     for i, one in enumerate(operands)}
        name, = self.writer.call(f"aten.{target if '.' in target else target + '.default'}", arguments, [tuple(result.shape)], dtype=result.dtype)
        self.pool.append((name, result))


@pytest.mark.parametrize("seed", range(150))
def test_chains_change_no_bit(monkeypatch, tmp_path, seed):
    chains = Chains(seed)
    for _ in range(chains.rng.randrange(3, 45)):
        chains.add_call()
    results = [name for name, _ in chains.pool[len(chains.given):]]
    if not results:
        pytest.skip("no call was for the dtypes that were drawn")
    outputs = list(dict.fromkeys([results[-1], *chains.rng.sample(results, min(len(results), chains.rng.randrange(0, 3)))]))
    path = chains.writer.write(tmp_path, outputs)
    found = {}
    for choice in ("none", "fuse", "reuse", "reuse,fuse", "reuse,fuse,plan", ""):
        monkeypatch.setenv("TENON_PROGRAM", choice)
        program = tenon.load_program(path)
        runs = [program.run_flat([x.clone() for x in chains.given]) for _ in range(2)]
        found[choice] = [texts(run) for run in runs]
        assert all(value.is_contiguous() for value in runs[0])
    assert all(one == found["none"] for one in found.values())


def written(monkeypatch, tmp_path, choice, calls, inputs):
    writer, names = Writer(inputs), dict.fromkeys(inputs)
    for target, arguments in calls:
        name, = writer.call(target, arguments, [next(iter(inputs.values()))[0]])
        names[name] = None
    monkeypatch.setenv("TENON_PROGRAM", choice)
    return tenon.load_program(writer.write(tmp_path, [list(names)[-1]]))


def test_what_is_in_tiles_alone_takes_no_memory(monkeypatch, tmp_path):
    inputs = {"x": ((64, 64), tenon.float32)}
    calls = [("aten.sin.default", {"self": tensor("x")}), ("aten.mul.Tensor", {"self": tensor("v0_0"), "other": tensor("x")}),
             ("aten.exp.default", {"self": tensor("v1_0")}), ("aten.add.Tensor", {"self": tensor("v2_0"), "other": tensor("x")})]
    bytes_of_one = 64 * 64 * 4
    assert written(monkeypatch, tmp_path, "none", calls, inputs).memory()["values"] == 2 * bytes_of_one
    assert written(monkeypatch, tmp_path, "fuse", calls, inputs).memory()["values"] == bytes_of_one


def test_a_chain_ends_where_tiles_or_sizes_do(monkeypatch, tmp_path):
    shape, column = (300, 40), (300, 1)

    def values(choice, calls, sizes):
        writer = Writer({"x": (shape, tenon.float32), "c": (column, tenon.float32)})
        for i, ((target, arguments), size) in enumerate(zip(calls, sizes)):
            writer.call(target, {name: tensor(one) for name, one in arguments.items()}, [size])
        monkeypatch.setenv("TENON_PROGRAM", choice)
        return tenon.load_program(writer.write(tmp_path, [f"v{len(calls) - 1}_0"])).memory()["values"]

    # Two steps of the column's size, then two of the whole's: two chains.
    norm = [("aten.add.Tensor", {"self": "c", "other": "c"}), ("aten.exp.default", {"self": "v0_0"}), ("aten.mul.Tensor", {"self": "x", "other": "v1_0"}),
            ("aten.sin.default", {"self": "v2_0"})]
    sizes = [column, column, shape, shape]
    assert values("none", norm, sizes) == 2 * 300 * 40 * 4 and values("fuse", norm, sizes) == (300 * 40 + 300) * 4
    # Nine values that are all added at the end; six find room in tiles.
    many = [("aten.exp.default", {"self": "x"})] * 9 + [("aten.add.Tensor", {"self": f"v{i + 8 if i else 0}_0", "other": f"v{i + 1}_0"}) for i in range(8)]
    assert values("none", many, [shape] * 17) == 10 * 300 * 40 * 4 and values("fuse", many, [shape] * 17) < 10 * 300 * 40 * 4


@pytest.mark.parametrize("arguments", ["transposed", "gradient", "sizes"])
def test_other_arguments_are_called_one_by_one(monkeypatch, tmp_path, arguments):
    inputs = {"x": ((48, 48), tenon.float32)}
    calls = [("aten.sin.default", {"self": tensor("x")}), ("aten.mul.Tensor", {"self": tensor("v0_0"), "other": tensor("x")})]
    program = written(monkeypatch, tmp_path, "fuse", calls, inputs)
    x = tenon.randn(48, 48)
    if arguments == "transposed":
        x = x.t()
    if arguments == "gradient":
        x = x.requires_grad_()
    if arguments == "sizes":
        with pytest.raises(ValueError, match="size"):
            program.run_flat([tenon.randn(48, 47)])
        return
    result, = program.run_flat([x])
    assert result.tolist() == (x.sin() * x).tolist() and result.stride() == (x.sin() * x).stride()
    if arguments == "gradient":
        result.sum().backward()
        assert tenon.allclose(x.grad, x.detach().cos() * x.detach() + x.detach().sin())


def test_a_result_goes_into_no_memory_that_somebody_has(monkeypatch, tmp_path):
    inputs = {"x": ((48, 64), tenon.float32)}
    # What "planned.same" gives is its argument, which nothing but its count tells.
    calls = [("planned.same.default", {"x": tensor("x")}), ("aten.sin.default", {"self": tensor("v0_0")}), ("aten.cos.default", {"self": tensor("v1_0")})]
    program, x = written(monkeypatch, tmp_path, "reuse,fuse", calls, inputs), tenon.randn(48, 64)
    before = x.tolist()
    result, = program.run_flat([x])
    assert x.tolist() == before and result.tolist() == x.sin().cos().tolist()


def test_a_chain_in_a_profile_has_its_nodes(monkeypatch, tmp_path):
    inputs = {"x": ((48, 48), tenon.float32)}
    calls = [("aten.sin.default", {"self": tensor("x")}), ("aten.cos.default", {"self": tensor("v0_0")})]
    program = written(monkeypatch, tmp_path, "fuse", calls, inputs)
    with tenon.profile() as seen:
        program.run_flat([tenon.randn(48, 48)])
    assert sorted(node.name for node in seen.nodes) == ["n0", "n1"]


ASKING = """
import sys, tenon
asked = []
library = tenon.library.Library("aten", "IMPL")
library.impl("sinc", lambda x: asked.append(x) or x + 1, "CPU")
program = tenon.load_program(sys.argv[1])
x = tenon.randn(48, 48)
assert not asked
result, = program.run_flat([x])
assert result.tolist() == (x + 1).cos().tolist() and len(asked) == 1
"""


def test_a_load_calls_no_kernel_of_others(tmp_path):
    writer = Writer({"x": ((48, 48), tenon.float32)})
    name, = writer.call("aten.sinc.default", {"self": tensor("x")}, [(48, 48)])
    path = writer.write(tmp_path, writer.call("aten.cos.default", {"self": tensor(name)}, [(48, 48)]))
    # In a process of its own: such a kernel ends passes for good.
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", ASKING, path], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.returncode == 0, done.stderr
