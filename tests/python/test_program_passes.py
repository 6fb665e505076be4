# SPDX-License-Identifier: BSD-3-Clause
"""What a load prepares (TENON_PROGRAM) changes no result, and does what it is for. All passes but `layout` and `norm` keep every bit."""
import ctypes
import os
import subprocess
import sys
import warnings

import pytest

import tenon
from test_programs import DATA, NAMES, changed, edited, recorded

CHOICES = ("none", "pack", "reuse", "fold", "plan", "fuse", "reuse,pack", "reuse,plan", "reuse,fuse", "reuse,fuse,plan", "reuse,pack,fold,plan,fuse")
LAYOUTS = ("none", "layout", "fold,layout", "fold,norm", "")


def load(monkeypatch, choice, stem, **options):
    monkeypatch.setenv("TENON_PROGRAM", choice)
    return tenon.load_program(DATA / f"{stem}.pt2", **options)


def texts(values):
    """Results to the bit; nans, which are not equal to themselves, too."""
    return [(str(value.dtype), tuple(value.shape), repr(value.tolist())) if isinstance(value, tenon.Tensor) else repr(value) for value in values]


@pytest.mark.parametrize("name", NAMES)
def test_passes_change_no_bit(monkeypatch, name):
    found = []
    for choice in CHOICES:
        tenon.manual_seed(7)
        program = load(monkeypatch, choice, name)
        # Each run gets arguments of its own, which a program may write.
        found.append([texts(program.run_flat(given)) for given, _ in recorded(name)["runs"]])
        found[-1].append(texts(program.state_dict().values()))
    assert all(one == found[0] for one in found)


def check_close(found, expected):
    assert type(found) is type(expected)
    if isinstance(found, tenon.Tensor):
        assert (found.dtype, found.shape, found.stride()) == (expected.dtype, expected.shape, expected.stride())
        rate = 1e-5 if found.dtype in (tenon.float32, tenon.float64) else 1e-2
        assert tenon.allclose(found, expected, rate, rate, equal_nan=True)
    else:
        assert repr(found) == repr(expected)


@pytest.mark.parametrize("name", NAMES)
def test_layouts_change_last_bits_alone(monkeypatch, name):
    found = []
    for choice in LAYOUTS:
        tenon.manual_seed(7)
        program = load(monkeypatch, choice, name)
        # The second of two runs has weights that the first one folded.
        runs = [given for index in range(len(recorded(name)["runs"])) for given in 2 * [index]]
        found.append([value for index in runs for value in program.run_flat(recorded(name)["runs"][index][0])])
    for other in found[1:]:
        assert len(other) == len(found[0])
        for one, expected in zip(other, found[0]):
            check_close(one, expected)


def test_layouts_draw_the_same_random_numbers(monkeypatch, tmp_path):
    def drop(program):
        node = next(node for node in program["graph_module"]["graph"]["nodes"] if node["target"] == "torch.ops.aten.silu.default")
        node["target"] = "torch.ops.aten.dropout.default"
        node["inputs"][0]["name"] = "input"
        node["inputs"] += [{"name": "p", "arg": {"as_float": 0.5}, "kind": 1}, {"name": "train", "arg": {"as_bool": True}, "kind": 1}]
    path, (given, _) = changed(tmp_path, "images", edited(drop)), recorded("images")["runs"][0]
    found = []
    for choice in LAYOUTS:
        monkeypatch.setenv("TENON_PROGRAM", choice)
        program = tenon.load_program(path)
        tenon.manual_seed(7)
        found.append([value for _ in range(2) for value in program.run_flat(given)])
    assert (found[0][2] == 0).any() and (found[0][2] != found[0][8]).any()
    for other in found[1:]:
        for one, expected in zip(other, found[0]):
            check_close(one, expected)


def test_channels_last_arguments_give_channels_last_results(monkeypatch):
    x = recorded("images")["runs"][0][0][0]
    results = []
    for choice in LAYOUTS:
        program = load(monkeypatch, choice, "images")
        results.append([value for given in 2 * [x.contiguous(memory_format=tenon.channels_last)] for value in program.run_flat([given])])
    for other in results[1:]:
        for one, expected in zip(other, results[0]):
            check_close(one, expected)
    # What the author's calls write is a result, which is channels-last only for such an argument.
    assert results[0][4].stride() != load(monkeypatch, "none", "images").run_flat([x])[4].stride()


def test_results_are_their_owner_s(monkeypatch):
    (x,), _ = recorded("folding")["runs"][0]
    program = load(monkeypatch, "", "folding")
    seen = []
    # The first run keeps what the others begin with. A look at a view of the weight would end that.
    for _ in range(3):
        results = program.run_flat([x])
        del results[5]
        seen.append(texts(results))
        for value in results:
            value.fill_(7)
    # The third result counts the runs.
    assert all(one[:2] == seen[0][:2] and one[3:] == seen[0][3:] and one[2] != seen[0][2] for one in seen[1:])


def test_an_argument_that_was_written_is_read_as_it_is_then(monkeypatch, tmp_path):
    def read_argument(program):
        nodes = program["graph_module"]["graph"]["nodes"]
        written = next(node for node in nodes if node["target"] == "torch.ops.aten.relu_.default")["inputs"][0]["arg"]
        next(node for node in nodes if node["target"] == "torch.ops.aten.exp.default")["inputs"][0]["arg"] = written
    path, (given, _) = changed(tmp_path, "folding", edited(read_argument)), recorded("folding")["runs"][0]
    found = []
    for choice in ("none", "fold", ""):
        monkeypatch.setenv("TENON_PROGRAM", choice)
        found.append(texts(tenon.load_program(path).run_flat(given)))
    assert found[0] == found[1] == found[2] == texts(load(monkeypatch, "none", "folding").run_flat(given))


@pytest.mark.parametrize("name, stem, choice", [("filters.weight", "wide", "pack"), ("layer.weight", "wide", "pack"),
                                                ("weight", "folding", "fold"), ("scale", "folding", "fold,reuse")])
def test_weights_that_are_written_are_packed_and_folded_anew(monkeypatch, name, stem, choice):
    (x,), _ = recorded(stem)["runs"][0]

    def run(program):
        first, *_ = program.run_flat([x])
        return first.tolist()

    for write in ("add_", "data", "memory", "reset"):
        results = []
        for passes in ("none", choice):
            program = load(monkeypatch, passes, stem)
            weight = program.state_dict()[name]
            results.append([run(program)])
            if write == "data":
                weight.data.mul_(2)
            elif write == "memory":
                ctypes.cast(weight.data_ptr(), ctypes.POINTER(ctypes.c_float))[0] = 5
            else:
                weight.add_(1)
            results[-1].append(run(program))
            if write == "reset":
                program.reset()
            results[-1].append(run(program))
        assert results[0] == results[1]
        assert results[0][0] != results[0][1]
        assert (results[0][0] == results[0][2]) == (write == "reset")


def called(choice, *words, stem="mlp", size="2, 4", before=0):
    """The operators of a run, by name, after some others."""
    code = (f"import sys, tenon\nprogram = tenon.load_program(sys.argv[1], train='train' in sys.argv)\nx = tenon.ones({size})\n"
            f"for i in range({before}):\n    program(x)\nwith tenon.profile() as profile:\n    program(x)\nprint(profile.table(100))")
    done = subprocess.run([sys.executable, "-c", code, DATA / f"{stem}.pt2", *words], capture_output=True, text=True, check=True,
                          env={**os.environ, "TENON_PROGRAM": choice, "PYTHONPATH": ":".join(sys.path)})
    return done.stdout


def test_an_argument_that_dies_is_written():
    assert "aten::relu_" in called("reuse") and "aten::relu_" not in called("pack")
    # What backward needs is left alone.
    assert "aten::relu_" not in called("reuse", "train")


def test_what_depends_on_state_alone_is_called_once():
    for choice, before, is_called in (("fold", 0, True), ("fold", 1, False), ("pack", 1, True)):
        profile = called(choice, stem="folding", size="6, 8", before=before)
        assert all((f"aten::{name}" in profile) == is_called for name in ("tril", "logical_not", "unsqueeze", "contiguous"))
        # What leaves the program, or is written, is called in each run.
        assert "aten::cos" in profile and "aten::sin" in profile and "aten::add_.Tensor" in profile


INFERRING = """
import sys, tenon
tenon.load_program(sys.argv[2])(tenon.ones(2, 3))  # autocast replaces no kernel
program, x = tenon.load_program(sys.argv[1]), tenon.ones(6, 8)
with tenon.inference_mode():
    first = program(x)[0].tolist()
    with tenon.profile() as profile:
        program(x)
x.requires_grad_()
y = program(x)[0]
y.sum().backward()
print("aten::cos" in profile.table(100), "aten::tril" in profile.table(100), y.tolist() == first, bool((x.grad != 0).any()))
"""


def test_what_inference_mode_keeps_does_for_all_runs():
    done = subprocess.run([sys.executable, "-c", INFERRING, DATA / "folding.pt2", DATA / "casting.pt2"], capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": ":".join(sys.path)})
    assert done.stdout.splitlines()[-1] == "True False True True"


def test_weights_are_laid_out_once():
    def copies(choice, before):
        lines = called(choice, stem="images", size="2, 3, 8, 8", before=before).splitlines()
        return next((int(line.split()[1]) for line in lines if line.startswith("aten::contiguous ")), 0)

    assert copies("none", 1) == 0
    # Two of the four weights have one position or one channel, and lie in both ways.
    assert copies("layout,fold", 0) - copies("layout,fold", 1) == 1
    # Without a place to keep them, weights stay as they are.
    assert copies("layout", 0) == copies("layout", 1) == copies("layout,fold", 1)


def test_batch_norms_go_into_convolutions(monkeypatch):
    def count(choice, name, *words):
        lines = called(choice, *words, stem="norms", size="8, 3, 8", before=1).splitlines()
        return next((int(line.split()[1]) for line in lines if line.startswith(f"aten::{name} ")), 0)

    # Those stay that follow a transposed convolution or one that others read, or that have no weight.
    assert count("fold", "batch_norm") == count("norm", "batch_norm") == count("fold,norm", "batch_norm", "train") == 7
    assert count("fold,norm", "batch_norm") == 3 and count("fold,norm", "rsqrt") == 0
    # They go into what others wrote meanwhile, and into what is differentiated.
    (given,), found = recorded("norms")["runs"][0][0], []
    for choice in ("none", ""):
        program = load(monkeypatch, choice, "norms")
        values = list(program(given)) + list(program(given))
        state = {name: value * 0.75 if value.dtype == tenon.float32 else value for name, value in program.state_dict().items()}
        program.load_state_dict(state)
        values += list(program(given))
        parameters = dict(program.named_parameters())
        for parameter in parameters.values():
            parameter.requires_grad_()
        sum(value.sin().sum() for value in program(given)).backward()
        found.append(values + [parameter.grad.reshape(-1) for parameter in parameters.values()])
        assert not tenon.allclose(values[0], values[12])
    for one, expected in zip(*found):
        check_close(one, expected)


OWN_NORM = """
import sys, tenon
library = tenon.library.Library("aten", "IMPL")
library.impl("native_batch_norm", lambda x, *others: (x * 0 + 7, x, x), "CPU")
program = tenon.load_program(sys.argv[1])
for _ in range(2):
    assert (program(tenon.ones(8, 3, 8))[0] == 7).all().item()
"""


def test_batch_norms_of_others_are_called():
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", OWN_NORM, DATA / "norms.pt2"], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": ":".join(sys.path)})
    assert done.returncode == 0, done.stderr


def node_of(program, target, index=0):
    return [node for node in program["graph_module"]["graph"]["nodes"] if node["target"] == f"torch.ops.aten.{target}"][index]


def transpose(program):
    """The transposed convolution as run_decompositions() writes it."""
    node = node_of(program, "conv_transpose2d.input")
    node["target"] = "torch.ops.aten.convolution.default"
    node["inputs"] += [{"name": name, "arg": value, "kind": 1} for name, value in (
        ("stride", {"as_ints": [1, 1]}), ("padding", {"as_ints": [0, 0]}), ("dilation", {"as_ints": [1, 1]}), ("transposed", {"as_bool": True}),
        ("output_padding", {"as_ints": [0, 0]}), ("groups", {"as_int": 1}))]


def write_between(program):
    """A write of the mean between a convolution and its batch norm."""
    nodes = program["graph_module"]["graph"]["nodes"]
    norm = node_of(program, "batch_norm.default", 1)
    mean = next(each["arg"]["as_tensor"]["name"] for each in norm["inputs"] if each["name"] == "running_mean")
    program["graph_module"]["graph"]["tensor_values"]["written"] = program["graph_module"]["graph"]["tensor_values"][mean]
    nodes.insert(nodes.index(norm), {
        "target": "torch.ops.aten.add_.Tensor", "name": "written", "metadata": {}, "is_hop_single_tensor_return": None,
        "inputs": [{"name": name, "arg": {"as_tensor": {"name": mean}}, "kind": 1} for name in ("self", "other")], "outputs": [{"as_tensor": {"name": "written"}}]})


def take_apart(program):
    """Batch norms as run_decompositions() writes them."""
    graph = program["graph_module"]["graph"]
    for number, node in enumerate(node for node in graph["nodes"] if node["target"] == "torch.ops.aten.batch_norm.default"):
        node["target"] = "torch.ops.aten._native_batch_norm_legit_no_training.default"
        node["inputs"] = [each for each in node["inputs"] if each["name"] not in ("training", "cudnn_enabled")]
        for name in (f"mean_{number}", f"deviation_{number}"):
            graph["tensor_values"][name] = graph["tensor_values"]["b_norm_running_mean"]
            node["outputs"].append({"as_tensor": {"name": name}})


def test_batch_norms_of_core_operators_go_too(monkeypatch, tmp_path):
    path, given = changed(tmp_path, "norms", edited(take_apart)), recorded("norms")["runs"][0][0]
    found, counts = [], []
    for choice in ("none", "fold,norm"):
        monkeypatch.setenv("TENON_PROGRAM", choice)
        program = tenon.load_program(path)
        found.append(program.run_flat(given))
        with tenon.profile() as seen:
            program.run_flat(given)
        counts.append(next(int(line.split()[1]) for line in seen.table(100).splitlines() if line.startswith("aten::_native_batch_norm_legit_no_training ")))
    assert counts == [7, 3]
    for one, expected in zip(*found):
        check_close(one, expected)


@pytest.mark.parametrize("edit", [transpose, write_between])
def test_batch_norms_stay_where_they_must(monkeypatch, tmp_path, edit):
    path, found = changed(tmp_path, "norms", edited(edit)), []
    for choice in ("none", "fold,norm", ""):
        monkeypatch.setenv("TENON_PROGRAM", choice)
        program = tenon.load_program(path)
        found.append([value for _ in range(3) for given, _ in recorded("norms")["runs"] for value in program.run_flat(given)])
    for other in found[1:]:
        for one, expected in zip(other, found[0]):
            check_close(one, expected)


def test_unknown_passes_are_warned_of(monkeypatch):
    for text in ("packs", "pack,", ",", "none,pack"):
        with pytest.warns(UserWarning, match=f"TENON_PROGRAM is '{text}', which names passes that do not exist"):
            load(monkeypatch, text, "mlp")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        load(monkeypatch, "pack", "mlp")


REPLACING = """
import sys, tenon
program, x = tenon.load_program(sys.argv[1]), tenon.ones(2, 4)
before = program(x).tolist()
library = tenon.library.Library("aten", "IMPL")
library.impl("relu", lambda tensor: tensor * 0 + 7, "CPU")
print(before != program(x).tolist())
"""


def test_a_kernel_that_a_library_replaces_is_called():
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", REPLACING, DATA / "mlp.pt2"], capture_output=True, text=True, check=True,
                          env={**os.environ, "TENON_PROGRAM": "reuse", "PYTHONPATH": ":".join(sys.path)})
    assert done.stdout == "True\n"
