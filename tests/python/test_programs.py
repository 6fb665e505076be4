# SPDX-License-Identifier: BSD-3-Clause
"""Exported programs give what PyTorch gave (tests/oracle/record_programs.py), and refuse other arguments and damaged files by name."""
import io
import json
import os
import pathlib
import subprocess
import sys
import threading
import zipfile

import pytest

import tenon

DATA = pathlib.Path(__file__).resolve().parent.parent / "program" / "data"
POLAR = DATA.parents[2] / "examples" / "polar.c"
# Programs that call operators of an extension in C (examples/polar.c).
OF_AN_EXTENSION = {"extending"}
# Programs whose argument does not lie as it is recorded.
OF_OTHER_STRIDES = {"strided"}
NAMES = sorted({path.stem for path in DATA.glob("*.pt2")} - OF_AN_EXTENSION - OF_OTHER_STRIDES)

sys.path.insert(0, str(DATA.parent))
import custom_operators  # noqa: E402

OPERATORS = custom_operators.define(tenon)


def close(got, wanted, rtol=1e-4, atol=1e-6):
    if not isinstance(wanted, tenon.Tensor):
        return type(got) is type(wanted) and got == wanted
    return tuple(got.shape) == tuple(wanted.shape) and got.dtype == wanted.dtype and bool(tenon.allclose(got, wanted, rtol=rtol, atol=atol))


# How far results may be off in a program that computes with eight bits of precision.
LOOSE = {"casting": {"rtol": 2e-2, "atol": 1e-2}}


def load(stem, **options):
    return tenon.load_program(DATA / f"{stem}.pt2", **options)


def recorded(name):
    return tenon.load(DATA / f"{name}.pt")


def test_there_are_programs():
    assert len(NAMES) >= 9


@pytest.mark.parametrize("name", NAMES)
def test_runs_give_what_pytorch_gave(name):
    program = load(name)
    for given, wanted in recorded(name)["runs"]:
        got = program.run_flat(given)
        assert len(got) == len(wanted)
        for one, other in zip(got, wanted):
            assert close(one, other, **LOOSE.get(name, {})), (one, other)


@pytest.mark.parametrize("name", NAMES)
def test_gradients_of_parameters_are_pytorch_s(name):
    program, record = load(name, train=True), recorded(name)
    results = program.run_flat(record["runs"][0][0])
    floating = [result.sum() for result in results if isinstance(result, tenon.Tensor) and result.requires_grad]
    assert bool(floating) == bool(record["gradients"])
    if floating:
        total = floating[0]
        for one in floating[1:]:
            total = total + one
        total.backward()
    found = {key: tensor.grad for key, tensor in program.named_parameters() if tensor.grad is not None}
    assert sorted(found) == sorted(record["gradients"])
    for key, wanted in record["gradients"].items():
        assert close(found[key], wanted, **LOOSE.get(name, {})), key


# In a process of its own: another test loads the extension, too.
EXTENDING = """
import sys
import tenon
data, source, output = sys.argv[1:]
try:
    tenon.load_program(data + "/extending.pt2")
    sys.exit("it loads without the extension")
except LookupError as error:
    print(error)
tenon.compile_extension(source, flags=["-lm"], output=output)
program, record = tenon.load_program(data + "/extending.pt2", train=True), tenon.load(data + "/extending.pt")
(given, wanted), = record["runs"]
result, = program.run_flat(given)
result.sum().backward()
for one, other in [(result, wanted[0]), *((tensor.grad, record["gradients"][name]) for name, tensor in program.named_parameters())]:
    assert tenon.allclose(one, other, rtol=1e-4, atol=1e-6), (one, other)
print(len(list(program.parameters())), "gradients")
"""


def test_operators_of_a_loaded_extension_are_called(tmp_path):
    done = subprocess.run([sys.executable, "-c", EXTENDING, DATA, POLAR, tmp_path / "polar.so"], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert done.returncode == 0, done.stderr
    assert "nobody has registered: torch.ops.polar.polar.default (record_programs.py:" in done.stdout
    assert "torch.ops.polar.swish.default" in done.stdout
    assert "2 gradients" in done.stdout


# What PyTorch printed for the two runs of "printing".
PRINTED = """nothing {}
3 2.5 True 'text' None
[1, 2] -4.70    2|4
tensor([[-1.0000, -0.9130, -0.8261],
        [-0.7391, -0.6522, -0.5652]])
nothing {}
3 2.5 True 'text' None
[1, 2] -5.87    3|4
tensor([[-1.0000, -0.9130, -0.8261],
        [-0.7391, -0.6522, -0.5652],
        [-0.4783, -0.3913, -0.3043]])
"""


def test_programs_print_what_their_author_prints(capsys):
    program = load("printing")
    for given, _ in recorded("printing")["runs"]:
        program.clone().run_flat(given)
    assert capsys.readouterr().out == PRINTED


def test_a_format_that_does_not_fit_ends_the_run(tmp_path):
    program = tenon.load_program(changed(tmp_path, "printing", lambda data: data.replace(b"{} {} {} {!r} {}", b"{} {} {} {!r} {} {}")))
    with pytest.raises(IndexError, match="index 5 out of range"):
        program(tenon.ones(2, 3), 3)


def test_calls_with_effects_are_made_in_order(capsys):
    program, (given, wanted) = load("effects"), recorded("effects")["runs"][0]
    custom_operators.CALLS.clear()
    got, = program.run_flat(given)
    assert close(got, wanted[0])
    assert custom_operators.CALLS == ["first", "noted", "many", "region", "region"]
    number, rest = capsys.readouterr().out.split(" ", 1)
    assert abs(float(number) - 1.3043477) < 1e-5 and rest == "of 5\n"
    # Tokens are no arguments and no results.
    assert str(program.graph).startswith("p_layer_weight = self.layer.weight\n") and "def forward(x):" in str(program.graph)


def edited_node(name, edit):
    def change(program):
        for node in program["graph_module"]["graph"]["nodes"]:
            if node["name"] == name:
                edit(node)
    return edited(change)


@pytest.mark.parametrize("stem, node, edit, text", [
    ("printing", "print_1", lambda node: node["inputs"].clear(), "print_1 prints without a format"),
    ("printing", "print_1", lambda node: node["inputs"][0].update(arg={"as_int": 3}), "print_1 prints without a format"),
    ("printing", "print_1", lambda node: node.update(outputs=[{"as_tensor": {"name": "more"}}]), None),
    ("printing", "print_3", lambda node: node["inputs"][-1].update(name=3), "print_3 has an argument that is not served|does not fit"),
    ("effects", "with_effects", lambda node: node["outputs"].clear(), "with_effects gives no token"),
    ("effects", "with_effects", lambda node: node.update(outputs=3), "with_effects gives no token"),
    ("effects", "with_effects", lambda node: node["inputs"].clear(), "no operator's name"),
    ("effects", "with_effects", lambda node: node["inputs"].append({"name": "", "arg": {"as_int": 1}, "kind": 1}), "has more arguments than its operator"),
    ("effects", "with_effects", lambda node: node["inputs"][1].update(arg={"as_operator": "torch.ops.higher_order.cond"}),
     "calls torch.ops.higher_order.cond, which is not served with effects"),
    ("effects", "with_effects", lambda node: node["inputs"][1].update(arg={"as_operator": "torch.ops.programs.nobody.default"}),
     "nobody has registered: torch.ops.programs.nobody"),
])
def test_damaged_effects_are_refused(tmp_path, stem, node, edit, text):
    path = changed(tmp_path, stem, edited_node(node, edit))
    if text is None:
        tenon.load_program(path)
        return
    with pytest.raises((OSError, LookupError, NotImplementedError, IndexError), match=text):
        tenon.load_program(path)


def test_arrays_are_arguments():
    numpy = pytest.importorskip("numpy")
    program, rows = load("mlp"), tenon.arange(8.0).reshape(2, 4)
    wanted = program(rows)
    assert tenon.equal(program(rows.numpy()), wanted) and tenon.equal(program(numpy.asfortranarray(rows.numpy())), wanted)
    with pytest.raises(TypeError, match=r"mlp.pt2: input 0, 'x': .*Could not infer dtype of object"):
        program(object())


def test_arguments_and_results_nest_as_they_were_exported():
    program = load("nested")
    result = program((tenon.ones(2, 3), {"b": tenon.zeros(3)}), scale=2.0, mode="sum")
    assert list(result) == ["y", "rows", "more"]
    assert result["rows"] == 2 and result["more"][1] is None
    assert result["y"].tolist() == [[2.0, 3.0, 4.0], [2.0, 3.0, 4.0]]
    with pytest.raises(ValueError, match="expected a dict with the keys"):
        program((tenon.ones(2, 3), {"c": tenon.zeros(3)}), scale=2.0, mode="sum")


def test_results_that_a_run_writes_are_the_tensors_it_wrote():
    program = load("returning")
    (x,), (other,) = (given for given, _ in recorded("returning")["runs"])
    result, seen, hidden, _ = program(x)
    buffers = dict(program.named_buffers())
    assert result.data_ptr() == x.data_ptr()
    assert seen.data_ptr() == buffers["seen"].data_ptr() and hidden.data_ptr() == buffers["hidden"].data_ptr()
    program(other)
    assert seen.tolist() == [2, 2] and result.data_ptr() == x.data_ptr()


def test_a_result_with_a_history_is_not_the_state_it_is_written_to():
    program = load("returning", train=True)
    (x,), _ = (given for given, _ in recorded("returning")["runs"])
    hidden, state = program(x)[2], dict(program.named_buffers())["hidden"]
    assert hidden.requires_grad and not state.requires_grad
    assert hidden.tolist() == state.tolist()


def test_parameters_require_gradients_in_training_only():
    assert not any(tensor.requires_grad for tensor in load("mlp").parameters())
    assert all(tensor.requires_grad for tensor in load("mlp", train=True).parameters())


def test_state_is_named_as_the_author_names_it():
    program = load("counting")
    assert sorted(program.state_dict()) == ["seen"]
    assert [name for name, _ in program.named_buffers()] == ["seen", "cache"]
    assert [name for name, _ in load("mlp").named_parameters()] == ["layers.0.weight", "layers.0.bias", "layers.2.weight", "layers.2.bias"]


def test_states_that_share_a_storage_do_so_here():
    states = load("shared").state_dict()
    assert states["first.weight"].data_ptr() == states["second.weight"].data_ptr()
    states["whole"][2] = 40
    assert states["part"][0].item() == 40


def test_written_state_counts_and_leaves_the_file_alone():
    program = load("mlp")
    before = (DATA / "mlp.pt2").read_bytes()
    x = tenon.ones(2, 4)
    for tensor in program.parameters():
        tensor.zero_()
    assert program(x).tolist() == [[0.0] * 3] * 2
    assert (DATA / "mlp.pt2").read_bytes() == before
    assert load("mlp")(x).tolist() != [[0.0] * 3] * 2


def test_state_outlives_its_program():
    weight = next(load("mlp").parameters())
    assert weight.shape == (8, 4)
    assert abs(weight.sum().item()) < 16


def test_reset_gives_all_state_the_values_of_the_file():
    program = load("counting")
    (given, wanted), (again, _) = recorded("counting")["runs"]
    for _ in range(2):
        assert close(program.run_flat([given[0].clone()])[1], wanted[1])
        program.run_flat([again[0].clone()])
        program.reset()
        assert program.state_dict()["seen"].item() == 0
    trained = load("mlp", train=True)
    weights = [tensor.tolist() for tensor in trained.parameters()]
    trained(tenon.ones(2, 4)).sum().backward()
    with tenon.no_grad():
        for tensor in trained.parameters():
            tensor.sub_(tensor.grad)
    assert [tensor.tolist() for tensor in trained.parameters()] != weights
    trained.reset()
    assert [tensor.tolist() for tensor in trained.parameters()] == weights
    assert next(trained.parameters()).grad is not None


def test_reset_is_seen_by_saved_tensors():
    program = load("mlp", train=True)
    result = program(tenon.ones(2, 4))
    program.reset()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.sum().backward()


def test_what_has_been_resized_is_not_reset(tmp_path):
    program = tenon.load_program(changed(tmp_path, "counting", lambda data: data))  # not aligned: it is copied, and can be resized
    dict(program.named_buffers())["cache"].resize_(100)
    with pytest.raises(RuntimeError, match="the tensor 'cache' cannot be reset: its storage has 400 bytes, and 32 in the file"):
        program.reset()


def test_a_clone_shares_parameters_and_has_buffers_of_its_own():
    program = load("trained")
    x = recorded("trained")["runs"][0][0]
    program.run_flat(x)
    clone = program.clone()
    mine, its = program.state_dict(), clone.state_dict()
    assert [tensor.data_ptr() for tensor in clone.parameters()] == [tensor.data_ptr() for tensor in program.parameters()]
    assert its["norm.running_mean"].tolist() == mine["norm.running_mean"].tolist()
    assert its["norm.running_mean"].data_ptr() != mine["norm.running_mean"].data_ptr()
    clone.run_flat(x)
    assert its["norm.num_batches_tracked"].item() == 2 and mine["norm.num_batches_tracked"].item() == 1
    next(clone.parameters()).fill_(2)
    clone.reset()
    assert its["norm.num_batches_tracked"].item() == 0 and mine["norm.num_batches_tracked"].item() == 1
    assert next(program.parameters()).tolist() == [2.0] * 3
    del program
    assert clone.clone().run_flat(x)[0].shape == x[0].shape


def test_buffers_of_a_clone_share_memory_as_those_of_the_program():
    states = load("shared").clone().state_dict()
    assert states["first.weight"].data_ptr() == states["second.weight"].data_ptr()
    states["whole"][2] = 40
    assert states["part"][0].item() == 40


def test_several_threads_run_one_program():
    program, (given, wanted) = load("mlp"), recorded("mlp")["runs"][0]
    wrong = []

    def work():
        for _ in range(100):
            if not close(program.run_flat(given)[0], wanted[0]):
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


# ---- refusals ----

@pytest.mark.parametrize("given, error, text", [
    ([], ValueError, "takes 1 inputs, not 0"),
    ([1.0], TypeError, "argument 'x' is a float; the program takes a tensor"),
    ([tenon.ones(2, 4, dtype=tenon.float64)], TypeError, "argument 'x' is float64; the program was exported for float32"),
    ([tenon.ones(4)], ValueError, "argument 'x' has 1 dimensions; the program was exported for 2"),
    ([tenon.ones(2, 5)], ValueError, "size 1 of argument 'x' is 5; the program was exported for 4"),
    ([tenon.ones(2, 4, device="meta")], ValueError, "argument 'x' is not on the CPU"),
    ([tenon.ones(65, 4)], ValueError, "size 0 of argument 'x' is 65; the program was exported for 0 to 64"),
])
def test_other_arguments_are_refused_by_name(given, error, text):
    with pytest.raises(error, match=text):
        load("mlp").run_flat(given)


def test_sizes_below_a_bound_of_two_run_as_in_pytorch():
    assert tuple(load("mlp")(tenon.ones(0, 4)).shape) == (0, 3)
    assert tuple(load("mlp")(tenon.ones(1, 4)).shape) == (1, 3)


def test_a_constant_argument_must_be_what_it_was():
    with pytest.raises(ValueError, match="argument 'scale' was a float when the program was exported, and must be that value"):
        load("nested")((tenon.ones(2, 3), {"b": tenon.zeros(3)}), scale=3.0, mode="sum")


def changed(tmp_path, name, change):
    """A copy of a program whose JSON `change` has changed; it may return other members."""
    path = tmp_path / "changed.pt2"
    with zipfile.ZipFile(DATA / f"{name}.pt2") as old, zipfile.ZipFile(path, "w") as new:
        for info in old.infolist():
            data = old.read(info)
            if "/models/" in info.filename or info.filename == "serialized_exported_program.json":
                data = change(data)
            new.writestr(info.filename, data)
    return path


def edited(edit):
    def change(data):
        program = json.loads(data)
        edit(program)
        return json.dumps(program)
    return change


def test_unknown_operators_are_named_with_the_author_s_line(tmp_path):
    path = changed(tmp_path, "mlp", lambda data: data.replace(b"torch.ops.aten.relu.default", b"torch.ops.my.relu.default"))
    with pytest.raises(LookupError,
                       match=r"calls operators that nobody has registered: torch\.ops\.my\.relu\.default \(record_programs\.py:\d+: return self\.layers"):
        tenon.load_program(path)


@pytest.mark.parametrize("edit, text", [
    (lambda program: program["schema_version"].update(major=9), "is of version 9 of the export format"),
    (lambda program: program.pop("schema_version"), "does not say the version"),
    (lambda program: program.pop("graph_module"), "holds no graph"),
    (lambda program: program["graph_module"]["signature"]["input_specs"].pop(), "another number of inputs"),
    (lambda program: program["graph_module"]["signature"]["output_specs"].pop(), "another number of outputs"),
    (lambda program: program["graph_module"]["graph"]["nodes"].pop(0), "which nothing before it gives"),
    (lambda program: program["graph_module"]["graph"]["nodes"][0]["inputs"][0].update(name="nobody"), "not in the schema"),
    (lambda program: program["graph_module"]["graph"]["nodes"][0].update(target="torch.ops.higher_order.flex_attention"),
     "higher_order.flex_attention, which is not served: record_programs"),
    (lambda program: program["graph_module"]["signature"]["input_specs"][0]["parameter"].update(parameter_name="nobody"), "'nobody' is not in"),
    (lambda program: program["graph_module"]["signature"]["output_specs"].__setitem__(
        0, {"user_input_mutation": {"arg": {"name": "linear_1"}, "user_input_name": "nobody"}}), "writes what is no tensor among the inputs"),
])
def test_what_contradicts_itself_is_refused(tmp_path, edit, text):
    with pytest.raises((OSError, NotImplementedError), match=text):
        tenon.load_program(changed(tmp_path, "mlp", edited(edit)))


def test_a_number_among_the_arguments_is_not_written(tmp_path):
    def edit(program):
        program["graph_module"]["signature"]["output_specs"][0] = {"user_input_mutation": {"arg": {"name": "add"}, "user_input_name": "scale"}}
    with pytest.raises(OSError, match="writes what is no tensor among the inputs"):
        tenon.load_program(changed(tmp_path, "nested", edited(edit)))


@pytest.mark.parametrize("name", NAMES)
def test_weights_that_are_not_aligned_are_read_as_well(tmp_path, name):
    program = tenon.load_program(changed(tmp_path, name, lambda data: data))
    assert all(tensor.data_ptr() % tensor.element_size() == 0 for tensor in program.state_dict().values())
    for given, wanted in recorded(name)["runs"]:
        assert all(close(one, other, **LOOSE.get(name, {})) for one, other in zip(program.run_flat(given), wanted))


def test_damaged_files_are_refused(tmp_path):
    whole = (DATA / "mlp.pt2").read_bytes()
    for length in (0, 10, len(whole) // 2, len(whole) - 1):
        path = tmp_path / "cut.pt2"
        path.write_bytes(whole[:length])
        with pytest.raises(OSError):
            tenon.load_program(path)
    with pytest.raises(OSError, match="holds no exported program"):
        tenon.load_program(DATA / "mlp.pt")
    with pytest.raises(LookupError, match="has no program 'other'; there is model"):
        load("mlp", name="other")


def test_assertions_of_a_program_act():
    program = load("asserting")
    with pytest.raises(RuntimeError, match=r"asserting\.pt2: \w+, record_programs\.py:\d+: .*Runtime assertion failed"):
        program(tenon.ones(4, 2), tenon.tensor(4))
    with pytest.raises(RuntimeError, match="the sum is too small"):
        program(tenon.full((4, 2), -50.0), tenon.tensor(3))


@pytest.mark.parametrize("edit, text", [
    (lambda node: node["inputs"][1]["arg"].pop("as_graph"), "lacks a graph"),
    (lambda node: node["inputs"][1]["arg"]["as_graph"]["graph"]["inputs"].pop(), "nothing before it gives|does not fit its graphs"),
    (lambda node: node["inputs"][2]["arg"]["as_graph"]["graph"]["outputs"].append({"as_none": True}), "does not fit its graphs"),
    (lambda node: node["inputs"].pop(), "does not fit its graphs"),
    (lambda node: node["inputs"].clear(), "lacks an argument"),
    (lambda node: node["inputs"].extend(node["inputs"]), "has an argument that is not served: as_graph"),
    (lambda node: node["outputs"].clear(), "does not fit its graphs"),
])
def test_control_flow_that_contradicts_itself_is_refused(tmp_path, edit, text):
    def change(program):
        for node in program["graph_module"]["graph"]["nodes"]:
            if node["target"] == "torch.ops.higher_order.cond":
                edit(node)
    with pytest.raises((OSError, NotImplementedError), match=text):
        tenon.load_program(changed(tmp_path, "choosing", edited(change)))


def test_a_failing_node_is_told_with_the_author_s_line(tmp_path):
    def edit(program):
        for node in program["graph_module"]["graph"]["nodes"]:
            if node["name"] == "linear":
                node["inputs"][0]["arg"] = {"as_tensor": {"name": "p_layers_0_bias"}}
                node["inputs"][1]["arg"] = {"as_tensor": {"name": "p_layers_2_weight"}}
                node["inputs"][2]["arg"] = {"as_tensor": {"name": "p_layers_0_weight"}}
    with pytest.raises(RuntimeError, match=r"changed\.pt2: linear, record_programs\.py:\d+: return self\.layers\(x\): "):
        tenon.load_program(changed(tmp_path, "mlp", edited(edit)))(tenon.ones(2, 4))


# ---- nodes that stand for several ----

def nodes_of(program, target):
    return [node for node in program["graph_module"]["graph"]["nodes"] if target in node["target"]]


@pytest.mark.parametrize("target", ["wrap", "tag_activation_checkpoint"])
def test_regions_without_a_meaning_for_a_run_run(tmp_path, target):
    path = changed(tmp_path, "regions", lambda data: data.replace(b"higher_order.strict_mode", b"higher_order." + target.encode()))
    given, wanted = recorded("regions")["runs"][0]
    assert all(close(one, other) for one, other in zip(tenon.load_program(path).run_flat(given), wanted, strict=True))


def test_results_of_vmap_may_have_the_rows_in_another_dimension(tmp_path):
    def edit(program):
        removed = nodes_of(program, "_remove_batch_dim")[2]
        removed["inputs"][3]["arg"] = {"as_int": 1}
    given, wanted = recorded("vectorised")["runs"][0]
    got = tenon.load_program(changed(tmp_path, "vectorised", edited(edit))).run_flat(given)
    assert close(got[2], wanted[2].movedim(0, 1)) and not close(got[2], wanted[2])


def test_views_of_what_is_written_are_made_by_the_strides_of_the_argument():
    (given, wanted), = recorded("strided")["runs"]
    whole = tenon.zeros(4, 6)
    part = whole[1:, ::2]
    part.copy_(given[0])
    result, = load("strided").run_flat([part])
    assert close(result, wanted[0])
    assert part[1].tolist() == pytest.approx([given[0][1, 0].item() * 3, given[0][1, 1].item() * 3, given[0][1, 2].item() * 9])
    assert whole[:, 1::2].abs().sum().item() == 0 and whole[0].abs().sum().item() == 0


@pytest.mark.parametrize("name, target, edit, text", [
    ("vectorised", "_vmap_increment", lambda node: node["inputs"][1].update(arg={"as_string": "same"}), "vmap with randomness 'same', which is not served"),
    ("vectorised", "_vmap_decrement", lambda node: node.update(target="torch._functorch.predispatch.lazy_load_decompositions"), "a function that does not end"),
    ("vectorised", "_add_batch_dim", lambda node: node["inputs"].clear(), "lacks the tensor whose rows it takes"),
    ("vectorised", "_remove_batch_dim", lambda node: node["outputs"].clear(), "lacks the rows of a result"),
    ("functional", "auto_functionalized", lambda node: node["outputs"].clear(), "gives fewer results than it writes tensors"),
    ("functional", "auto_functionalized", lambda node: node["inputs"][2].update(arg={"as_int": 7}), "writes a tensor that it does not have|not served"),
    ("functional", "auto_functionalized", lambda node: node["inputs"][0].update(arg={"as_int": 7}), "calls what is no operator's name"),
    ("functional", "auto_functionalized", lambda node: node["inputs"][1].pop("name"), "has an argument without a name"),
    ("functional_first", "auto_functionalized", lambda node: node["inputs"][1].update(arg={"as_optional_tensors": []}), "writes what is no tensor"),
    ("functional_first", "out_dtype", lambda node: node["inputs"][0].update(arg={"as_operator": "torch.ops.nobody.mm"}), "no operator's name"),
])
def test_nodes_for_several_calls_that_contradict_themselves_are_refused(tmp_path, name, target, edit, text):
    def change(program):
        edit(nodes_of(program, target)[0])
    with pytest.raises((OSError, NotImplementedError), match=text):
        tenon.load_program(changed(tmp_path, name, edited(change)))


def test_a_functionalised_operator_that_is_missing_is_named(tmp_path):
    path = changed(tmp_path, "functional", lambda data: data.replace(b"torch.ops.programs.grow.default", b"torch.ops.programs.shrink.default"))
    with pytest.raises(LookupError, match=r"nobody has registered: torch\.ops\.programs\.shrink\.default \(custom|record_programs"):
        tenon.load_program(path)


# ---- archives ----

def repacked(tmp_path, name, members):
    """A copy of a program in which some members have other bytes, or are new, by the end of their name; None leaves one out."""
    path = tmp_path / "repacked.pt2"
    left = dict(members)
    with zipfile.ZipFile(DATA / f"{name}.pt2") as old, zipfile.ZipFile(path, "w") as new:
        root = next(member.split("/")[0] for member in old.namelist())
        for member in old.namelist():
            end = next((end for end in left if member.endswith(end)), None)
            data = old.read(member) if end is None else left.pop(end)
            if data is not None:
                new.writestr(member, data)
        for end, data in left.items():
            new.writestr(f"{root}/{end}", data)
    return path


def pickled(value):
    file = io.BytesIO()
    tenon.save(value, file)
    return file.getvalue()


def archive_of(pickle):
    """A file of torch.save whose pickle is these bytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("archive/data.pkl", pickle)
        archive.writestr("archive/data/0", bytes(32))
    return file.getvalue()


def text_of(value):
    """What a case of bytes is called: the error's text."""
    return value if isinstance(value, str) else ""


STORAGE = b"(X\x07\x00\x00\x00storagectorch\nFloatStorage\nX\x01\x00\x00\x000X\x03\x00\x00\x00cpuK\x08tQ"
TENSOR = b"ctorch._utils\n_rebuild_tensor_v2\n(" + STORAGE + b"K\x00K\x08\x85K\x01\x85\x89ccollections\nOrderedDict\n)RtR"


def test_parameters_of_older_archives_share_memory_and_require_gradients():
    program = load("older_folders", train=True)
    states = program.state_dict()
    assert states["first.weight"].data_ptr() == states["second.weight"].data_ptr()
    assert all(tensor.requires_grad for tensor in program.parameters())
    with tenon.no_grad():
        states["whole"][2] = 40
    assert states["part"][0].item() == 40
    program.reset()
    assert states["part"][0].item() == 2


def test_a_newer_minor_version_is_read(tmp_path):
    path = changed(tmp_path, "mlp", edited(lambda program: program["schema_version"].update(minor=999)))
    assert tenon.load_program(path)(tenon.ones(2, 4)).shape == (2, 3)


@pytest.mark.parametrize("edit, text", [
    (lambda spec: {"custom_obj": {"arg": {"name": "obj", "class_fqn": "__torch__.Queue"}, "custom_obj_name": "queue"}},
     "not served: custom_obj 'queue' of class __torch__.Queue"),
    (lambda spec: {"user_input": {"arg": {"as_custom_obj": {"name": "given", "class_fqn": "Opaque"}}}},
     "not served: as_custom_obj 'given' of class Opaque"),
])
def test_inputs_that_are_objects_are_refused_by_name(tmp_path, edit, text):
    def change(program):
        specs = program["graph_module"]["signature"]["input_specs"]
        specs[0] = edit(specs[0])
    with pytest.raises(NotImplementedError, match=text):
        tenon.load_program(changed(tmp_path, "mlp", edited(change)))


def test_arguments_that_are_objects_are_refused_by_class(tmp_path):
    def change(program):
        program["graph_module"]["graph"]["nodes"][0]["inputs"][0]["arg"] = {"as_custom_obj": {"name": "obj", "class_fqn": "__torch__.Queue"}}
    with pytest.raises(NotImplementedError, match="linear has an argument that is not served: as_custom_obj of class __torch__.Queue"):
        tenon.load_program(changed(tmp_path, "mlp", edited(change)))


def with_pickle(tmp_path, pickle):
    """The first parameter of a program as a pickle of its own."""
    with zipfile.ZipFile(DATA / "mlp.pt2") as archive:
        table = json.loads(next(archive.read(name) for name in archive.namelist() if name.endswith("weights_config.json")))
    table["config"]["layers.2.bias"].update(use_pickle=True, path_name="weight_of_its_own")
    return repacked(tmp_path, "mlp", {"weights_config.json": json.dumps(table), "data/weights/weight_of_its_own": pickle})


def test_a_weight_with_a_pickle_of_its_own_is_read(tmp_path):
    program = tenon.load_program(with_pickle(tmp_path, pickled(tenon.tensor([1.0, 2.0, 3.0]))))
    assert program.state_dict()["layers.2.bias"].tolist() == [1.0, 2.0, 3.0]


SUBCLASS = (b"\x80\x02ctorch._tensor\n_rebuild_from_type_v2\n(ctorch._utils\n_rebuild_tensor_v2\nc__main__\nWrapped\n(" + STORAGE +
            b"K\x00K\x08\x85K\x01\x85\x89ccollections\nOrderedDict\n)RtNtR.")


@pytest.mark.parametrize("pickle, error, text", [
    (SUBCLASS, NotImplementedError, "the tensor 'layers.2.bias' is pickled: .*an object that __main__.Wrapped makes, which is not served"),
    (b"\x80\x02cos\nsystem\nX\x02\x00\x00\x00ls\x85R.", NotImplementedError, "an object that os.system makes"),
    (b"\x80\x02co\0s\nsystem\n)R.", OSError, "a name has a zero byte"),
    (b"\x80\x02}.", OSError, "is pickled, and no tensor"),
    (b"\x80\x02", OSError, "cut off"),
    (b"\x80\x02" + TENSOR, OSError, "cut off"),
    (b"\x80\x02" + TENSOR[:-5] + b".", OSError, "is no pickle of tensors"),
    (b"\x80\x02P0\n.", OSError, "instruction 0x50 is not needed"),
    (b"\x80\x02" + TENSOR.replace(b"K\x08\x85K\x01", b"K\x09\x85K\x01") + b".", OSError, "is longer than its file"),
    (b"\x80\x02" + TENSOR.replace(b"K\x00K\x08\x85", b"K\x00J\xff\xff\xff\xff\x85") + b".", OSError, "sizes that are none"),
    (b"\x80\x02" + TENSOR.replace(b"X\x01\x00\x00\x000", b"X\x01\x00\x00\x007") + b".", OSError, "a storage that is not there"),
    (b"\x80\x02" + TENSOR.replace(b"cpuK", b"gpuK") + b".", OSError, "not on the CPU"),
    (b"\x80\x02" + TENSOR.replace(b"FloatS", b"QuietS") + b".", OSError, "a class that is not known"),
    (b"\x80\x02h\x07.", OSError, "recalls what it has not remembered"),
    (b"\x80\x02Nr\xff\xff\xff\x7f.", OSError, "remembers more than it has"),
    (b"\x80\x02\x8a\x09" + b"1" * 9 + b".", OSError, "does not fit into 64 bits"),
    (b"\x80\x02t.", OSError, "there is no mark"), (b"\x80\x02N\x86.", OSError, "too few values"), (b"\x80\x02Ne.", OSError, "no container to fill"),
    (b"\x80\x02}(Nu.", OSError, "a key has no value"), (b"\x80\x02R.", OSError, "calls what is no function"),
    (b"\x80\x02Nb.", OSError, "gives state to"), (b"\x80\x02NQ.", OSError, "names what is no storage"), (b"\x80\x02(.", OSError, "cut off"),
], ids=text_of)
def test_pickles_of_anything_but_tensors_are_refused(tmp_path, pickle, error, text):
    with pytest.raises(error, match=text):
        tenon.load_program(with_pickle(tmp_path, archive_of(pickle)))


# ---- sample inputs ----

@pytest.mark.parametrize("name", NAMES)
def test_sample_inputs_are_those_of_the_first_run(name):
    program, (given, _) = load(name), recorded(name)["runs"][0]
    args, keywords = program.sample_inputs()
    leaves = program._program.sample_inputs()
    assert len(leaves) == len(given) and all(close(one, other) for one, other in zip(leaves, given))
    program(*args, **keywords)


def test_sample_inputs_that_share_memory_do_so_here(tmp_path):
    sample = archive_of(b"\x80\x02" + TENSOR + TENSOR + b"\x86}\x86.")
    (one, other), _ = tenon.load_program(repacked(tmp_path, "shapes", {"sample_inputs/model.pt": sample})).sample_inputs()
    assert one.data_ptr() == other.data_ptr() and one.shape == (8,)


def test_a_buffer_in_the_memory_of_a_parameter_stays_there_in_a_clone(tmp_path):
    with zipfile.ZipFile(DATA / "shared.pt2") as archive:
        table = json.loads(next(archive.read(name) for name in archive.namelist() if name.endswith("weights_config.json")))
    table["config"]["whole"]["path_name"] = table["config"]["first.weight"]["path_name"]
    clone = tenon.load_program(repacked(tmp_path, "shared", {"weights_config.json": json.dumps(table)})).clone()
    states = clone.state_dict()
    assert states["whole"].data_ptr() == states["first.weight"].data_ptr()
    states["first.weight"].fill_(9)
    clone.reset()
    assert states["whole"].tolist() == [9.0] * 6


def test_sample_inputs_are_copies():
    program = load("counting")
    (x,), _ = program.sample_inputs()
    x.fill_(0)
    assert program.sample_inputs()[0][0].abs().sum().item() > 0


@pytest.mark.parametrize("sample, error, text", [
    (None, LookupError, "has no sample inputs"),
    (archive_of(b"\x80\x02)}\x86."), OSError, "its sample inputs are fewer than it takes"),
    (archive_of(b"\x80\x02NN\x86}\x86."), OSError, "its sample inputs are more than it takes"),
    (archive_of(b"\x80\x02ctorch\nfloat32\n\x85}\x86."), NotImplementedError, "no tensor and no number: torch float32"),
    (archive_of(b"\x80\x02" + TENSOR.replace(b"K\x08\x85K\x01", b"K\x09\x85K\x01") + b"\x85}\x86."), OSError, "longer than its storage"),
    (archive_of(b"\x80\x02]q\x00h\x00a}\x86."), OSError, "lie too deep in each other"),
    (archive_of(b"\x80\x02]q\x00" + b"0](h\x00h\x00eq\x00" * 40 + b"}\x86."), OSError, "lie too deep in each other"),
    (b"nothing", OSError, "model.pt"),
], ids=text_of)
def test_sample_inputs_that_are_none_are_refused(tmp_path, sample, error, text):
    with pytest.raises(error, match=text):
        tenon.load_program(repacked(tmp_path, "mlp", {"sample_inputs/model.pt": sample})).sample_inputs()


def test_arguments_are_called_as_their_author_wrote_them():
    program = load("nested")
    assert [name for name, *_ in program.inputs] == ["pair[0]", "pair[1]['b']", "scale", "mode"]
    assert repr(program).endswith("(pair[0], pair[1]['b'], scale, mode) -> 5>")
    with pytest.raises(ValueError, match=r"size 1 of argument 'pair\[0\]' is 4; the program was exported for 3"):
        program((tenon.ones(2, 4), {"b": tenon.zeros(3)}), scale=2.0, mode="sum")
    for args, keywords, text in (
            (((tenon.ones(2, 3), {"c": tenon.zeros(3)}),), {"scale": 2.0, "mode": "sum"}, r"pt2: pair\[1\]: expected a dict with the keys \['b'\]"),
            ((3,), {"scale": 2.0, "mode": "sum"}, "pt2: pair: expected a tuple of 2, not an? int"),
            ((), {"scale": 2.0, "mode": "sum"}, r"pt2: takes 1 positional argument \(pair\) but 0 were given"),
            ((), {"pair": 2.0, "scale": 2.0}, r"unexpected keyword argument 'pair'; it takes 1 positional argument \(pair\) and the keywords 'scale', 'mode'"),
            (((tenon.ones(2, 3), {"b": tenon.zeros(3)}),), {"mode": "sum"}, "pt2: misses 1 keyword argument: 'scale'")):
        with pytest.raises(ValueError, match=text):
            program(*args, **keywords)
    with pytest.raises(TypeError, match=r"argument 'pair\[1\]\['b'\]' is int64"):
        program((tenon.ones(2, 3), {"b": tenon.zeros(3, dtype=tenon.int64)}), scale=2.0, mode="sum")


@pytest.mark.parametrize("spec, names, wanted", [
    ("other", None, ["pair[0]", "pair[1].u", "scale", "mode"]),
    ("keys", None, ["pair[0]", "pair[1][7]", "scale", "mode"]),
    ("opaque", None, ["pair[0]", "pair[1][0]", "scale", "mode"]),
    (None, ["a", "b", "c"], ["a[0]", "a[1]['b']", "b", "c"]),
    (None, ["a", "b"], ["pair_0", "pair_1_b", "scale", "mode"]),
    (None, 3, ["pair_0", "pair_1_b", "scale", "mode"]),
    ("flat", None, ["pair_0", "pair_1_b", "scale", "mode"]),
    ("cut", None, ["pair_0", "pair_1_b", "scale", "mode"]),
    ("more", ["a", "b", "c", "d"], ["pair_0", "pair_1_b", "scale", "mode"]),
])
def test_names_come_from_how_arguments_nest(tmp_path, spec, names, wanted):
    edits = {"other": ('builtins.dict\\", \\"context\\": \\"[\\\\\\"b\\\\\\"]', 'my.Class\\", \\"context\\": \\"[[\\\\\\"u\\\\\\"], []]'),
             "keys": ('[\\\\\\"b\\\\\\"]', "[7]"), "opaque": ('[\\\\\\"b\\\\\\"]', "what"),
             "flat": ('\\"children_spec\\"', '\\"children\\"'), "cut": ("[1, {", "[1, [{")}

    def edit(data):
        program = json.loads(data)
        signature = program["graph_module"]["module_call_graph"][0]["signature"]
        if names is not None:
            signature["forward_arg_names"] = names
        if spec == "more":
            tree = json.loads(signature["in_spec"])
            tree[1]["children_spec"][1]["children_spec"].append({"type": None, "context": None, "children_spec": []})
            signature["in_spec"] = json.dumps(tree)
        elif spec is not None:
            text = json.dumps(signature["in_spec"])
            assert edits[spec][0] in text
            signature["in_spec"] = json.loads(text.replace(*edits[spec]))
        return json.dumps(program).encode()
    path = changed(tmp_path, "nested", edit)
    # The spec of an edited archive need not be one that a call can use.
    assert [name for name, *_ in tenon._C.Program(str(path)).inputs()] == wanted


def test_files_of_models_and_of_programs_are_told_apart(tmp_path):
    program = tenon.load_model(DATA / "mlp.pt2")
    assert type(program) is type(load("mlp")) and program(tenon.ones(2, 4)).shape == (2, 3)
    with pytest.raises(LookupError, match="has no program 'other'"):
        tenon.load_model(DATA / "mlp.pt2", "other")
    with zipfile.ZipFile(tmp_path / "model.pt2", "w") as archive:
        archive.writestr("m/data/aotinductor/model/x.cpp", "")
    with pytest.raises(OSError, match="holds a compiled model and no exported program; tn_model_load and tenon.load_model take it"):
        tenon.load_program(tmp_path / "model.pt2")
    (tmp_path / "none.pt2").write_bytes(b"")
    for path in ("none.pt2", "model.pt2", "nowhere.pt2"):
        with pytest.raises(OSError):
            tenon.load_model(tmp_path / path)
    with pytest.raises(OSError, match="holds an exported program and no compiled model; tn_program_load and tenon.load_program take it"):
        tenon._C.Model(str(DATA / "mlp.pt2"), None, 1, False, False)
