# SPDX-License-Identifier: BSD-3-Clause
"""The plan of memory (pass `plan`): values share a block and keep their elements, whatever operators do with them."""
import random
import zipfile

import pytest

import tenon
from test_programs import changed, edited, load

SIZES = (48, 64)
library = tenon.library.Library("planned", "DEF")
library.define("keep(Tensor x) -> Tensor")
library.define("same(Tensor x) -> Tensor")
library.define("address(Tensor x) -> Tensor")
# What was kept, and the addresses, in the order of calls.
KEPT, ADDRESSES = [], []


def keep(x):
    KEPT.append((x, x.tolist()))
    return x * 2


def address(x):
    ADDRESSES.append(x.data_ptr())
    return x + 1


for name, function in (("keep", keep), ("same", lambda x: x), ("address", address)):
    library.impl(name, function, "CompositeExplicitAutograd")


# The numbers of dtypes in the format.
DTYPES = {tenon.uint8: 1, tenon.int32: 4, tenon.int64: 5, tenon.float16: 6, tenon.float32: 7, tenon.float64: 8, tenon.bool: 12, tenon.bfloat16: 13}


class Writer:
    """Writes a program of calls, each of which gives tensors of known sizes, of float32 unless said otherwise."""

    def __init__(self, inputs=None):
        self.inputs = inputs or {"x": (SIZES, tenon.float32)}
        self.nodes, self.metas = [], dict(self.inputs)

    @staticmethod
    def meta(sizes, dtype, like):
        strides = [1]
        for size in reversed(sizes[1:]):
            strides.insert(0, strides[0] * size)
        return {**like, "dtype": DTYPES[dtype], "sizes": [{"as_int": size} for size in sizes], "strides": [{"as_int": at} for at in strides[:len(sizes)]]}

    def call(self, target, arguments, sizes=(SIZES,), is_list=False, dtype=tenon.float32):
        names = [f"v{len(self.nodes)}_{i}" for i in range(len(sizes))]
        outputs = [{"as_tensors": [{"name": name} for name in names]}] if is_list else [{"as_tensor": {"name": name}} for name in names]
        self.nodes.append({"target": f"torch.ops.{target}", "inputs": [{"name": key, "arg": value, "kind": 1} for key, value in arguments.items()],
                           "outputs": outputs, "metadata": {}, "is_hop_single_tensor_return": None, "name": f"n{len(self.nodes)}"})
        self.metas |= {name: (of, dtype) for name, of in zip(names, sizes)}
        return names

    def write(self, tmp_path, outputs):
        def edit(program):
            graph, signature = program["graph_module"]["graph"], program["graph_module"]["signature"]
            like = graph["tensor_values"]["x"]
            state = {name: meta for name, meta in graph["tensor_values"].items() if name.startswith("p_")}
            graph["tensor_values"] = state | {name: self.meta(sizes, dtype, like) for name, (sizes, dtype) in self.metas.items()}
            graph["nodes"] = self.nodes
            graph["inputs"] = graph["inputs"][:-1] + [tensor(name) for name in self.inputs]
            graph["outputs"] = [tensor(name) for name in outputs]
            signature["input_specs"] = signature["input_specs"][:-1] + [{"user_input": {"arg": tensor(name)}} for name in self.inputs]
            signature["output_specs"] = [{"user_output": {"arg": tensor(name)}} for name in outputs]
            program["graph_module"]["module_call_graph"] = []
            program["range_constraints"] = {}
            program["guards_code"] = []
        return changed(tmp_path, "mlp", edited(edit))


def tensor(name):
    return {"as_tensor": {"name": name}}


def add_random_call(writer, rng, pool):
    """Add a call of values in the pool, all of which have SIZES, and put its results there."""
    x, y = rng.choice(pool), rng.choice(pool)
    kind = rng.randrange(13)
    if kind < 3:
        pool += writer.call(("aten.add.Tensor", "aten.mul.Tensor", "aten.sub.Tensor")[kind], {"self": tensor(x), "other": tensor(y)})
    elif kind < 6:
        pool += writer.call(("aten.sin.default", "aten.relu.default", "aten.clone.default")[kind - 3], {"self": tensor(x)})
    elif kind == 6:  # nothing says that this is its argument
        pool += writer.call("aten.dropout.default", {"input": tensor(x), "p": {"as_float": 0.5}, "train": {"as_bool": False}})
    elif kind == 7:
        view, = writer.call("aten.view.default", {"self": tensor(x), "size": {"as_ints": [SIZES[0] * SIZES[1]]}}, [(SIZES[0] * SIZES[1],)])
        pool += writer.call("aten.reshape.default", {"self": tensor(view), "shape": {"as_ints": list(SIZES)}})
    elif kind == 8:
        halves = [(SIZES[0] // 2, SIZES[1])] * 2
        first, second = writer.call("aten.chunk.default", {"self": tensor(x), "chunks": {"as_int": 2}}, halves, is_list=True)
        pool += writer.call("aten.cat.default", {"tensors": {"as_tensors": [{"name": second}, {"name": first}]}})
    elif kind == 9:
        result, _, _ = writer.call("aten.native_layer_norm.default",
                                   {"input": tensor(x), "normalized_shape": {"as_ints": [SIZES[1]]}, "weight": {"as_none": True}, "bias": {"as_none": True},
                                    "eps": {"as_float": 1e-5}},
                                   [SIZES, (SIZES[0], 1), (SIZES[0], 1)])
        pool.append(result)
    elif kind == 10 and x != "x":
        pool += writer.call("aten.relu_.default", {"self": tensor(x)})
    else:
        pool += writer.call(("planned.keep.default", "planned.same.default")[kind % 2], {"x": tensor(x)})


@pytest.mark.parametrize("seed", range(60))
def test_values_keep_their_elements(monkeypatch, tmp_path, seed):
    rng, writer, pool = random.Random(seed), Writer(), ["x"]
    for _ in range(rng.randrange(4, 40)):
        add_random_call(writer, rng, pool)
    path = writer.write(tmp_path, rng.sample(pool[1:], min(len(pool) - 1, rng.randrange(1, 4))))
    given = [tenon.randn(*SIZES) for _ in range(3)]
    results = {}
    for choice in ("none", "plan", ""):
        KEPT.clear()
        monkeypatch.setenv("TENON_PROGRAM", choice)
        program = tenon.load_program(path)
        # All results stay, while later runs use the block.
        results[choice] = [program.run_flat([x.clone()]) for x in given]
        results[choice] = [[value.tolist() for value in run] for run in results[choice]]
        # A rectifier in place may write what was kept, with or without a plan.
        assert all(kept.tolist() in (was, [[max(item, 0.0) for item in row] for row in was]) for kept, was in KEPT)
    assert results["none"] == results["plan"] == results[""]


def chain(tmp_path, last="aten.sin.default"):
    """x, and three calls that note the addresses of what the calls before them gave."""
    writer, value = Writer(), "x"
    for _ in range(4):
        value, = writer.call("aten.sin.default", {"self": tensor(value)})
        value, = writer.call("planned.address.default", {"x": tensor(value)})
    return writer.write(tmp_path, writer.call(last, {"self": tensor(value)}))


def test_values_that_never_live_together_share_memory(monkeypatch, tmp_path):
    path, x = chain(tmp_path), tenon.randn(*SIZES)
    bytes_of_one = SIZES[0] * SIZES[1] * 4
    for choice, planned in (("plan", 2 * bytes_of_one), ("none", 0)):
        monkeypatch.setenv("TENON_PROGRAM", choice)
        program = tenon.load_program(path)
        assert program.memory()["planned"] == planned
        ADDRESSES.clear()
        program.run_flat([x])
        if planned:
            assert {at - min(ADDRESSES) for at in ADDRESSES} <= {0, bytes_of_one}


def test_what_backward_reads_stays(monkeypatch, tmp_path):
    monkeypatch.setenv("TENON_PROGRAM", "plan")
    writer, value = Writer(), "x"
    for _ in range(6):
        value, = writer.call("aten.sin.default", {"self": tensor(value)})
    program = tenon.load_program(writer.write(tmp_path, [value]))
    x, direct = (tenon.linspace(0, 1, SIZES[0] * SIZES[1]).reshape(SIZES).requires_grad_() for _ in range(2))
    result, = program.run_flat([x])
    with tenon.no_grad():  # another run, which has one
        program.run_flat([x * 2])
    result.sum().backward()
    expected = direct
    for _ in range(6):
        expected = expected.sin()
    expected.sum().backward()
    assert x.grad.tolist() == direct.grad.tolist()


def test_what_a_file_says_wrongly_of_sizes_changes_nothing(monkeypatch, tmp_path):
    path, x = chain(tmp_path), tenon.randn(*SIZES)
    for sizes in ((1024, 3), (1 << 20, 1 << 20), (64, 48), (1, 1)):
        def lie(program, sizes=sizes):
            metas = program["graph_module"]["graph"]["tensor_values"]
            for name in list(metas)[-3:]:
                metas[name]["sizes"] = [{"as_int": size} for size in sizes]
        found = []
        for choice in ("none", "plan"):
            monkeypatch.setenv("TENON_PROGRAM", choice)
            found.append(tenon.load_program(changed_file(tmp_path, path, lie)).run_flat([x])[0].tolist())
        assert found[0] == found[1]


def changed_file(tmp_path, path, change):
    """The same of a file as `changed` does of recorded data."""
    other = tmp_path / "other.pt2"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(other, "w") as new:
        for info in old.infolist():
            data = old.read(info)
            new.writestr(info.filename, edited(change)(data) if "/models/" in info.filename else data)
    return other


def test_a_plan_is_told():
    assert load("wide").memory()["planned"] == 2 * 24 * 256 * 8
