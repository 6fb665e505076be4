# SPDX-License-Identifier: BSD-3-Clause
"""Compiled models from Python: nested arguments and results, constants, and what is refused. tests/model tests the rest in C."""
import collections
import concurrent.futures
import copy
import dataclasses
import gc
import json
import pathlib
import pickle
import shutil
import subprocess
import sys
import types
import weakref
import zipfile

import pytest

import tenon

SOURCE = pathlib.Path(__file__).parents[1] / "model" / "affine_model.c"
FOLDER = "m/data/aotinductor/model/"
CHECKS = """
    ConstantHandle x = ConstantHandle(input_handles[0]);
    int32_t x_expected_dtype = aoti_torch_dtype_float32();
    if (3 != x_size[1]) {
    if (1 != x_stride[1]) {
}
    constants_info_[0].original_fqn = "layer.scale";
    constants_info_[0].shape = {3};
    constants_info_[0].stride = {1};
    ConstantHandle order = ConstantHandle(input_handles[1]);
    int32_t order_expected_dtype = aoti_torch_dtype_int64();
}
"""

pytestmark = pytest.mark.skipif(not SOURCE.exists() or shutil.which("cc") is None,
                                reason="needs tests/model/affine_model.c and a C compiler")


def words(option):
    return subprocess.run([sys.executable, "-m", "tenon", option], capture_output=True, text=True, check=True).stdout.split()


def pack(folder, *libraries):
    """y = x * 2 * scale + bias, of affine_model.c, as a package."""
    code, path = folder / "code.so", folder / "model.pt2"
    subprocess.run(["cc", "-shared", "-fPIC", "-DAFFINE_EMBEDDED", "-D_GNU_SOURCE", *words("--includes"), SOURCE, "-o", code, *libraries], check=True)
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(code, FOLDER + "c.wrapper.so")
        archive.writestr(FOLDER + "c.wrapper.cpp", CHECKS)
        archive.writestr(FOLDER + "c.wrapper_metadata.json", '{"AOTI_DEVICE_KEY": "cpu", "author": "us"}')
    return path


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    return pack(tmp_path_factory.mktemp("model"), *words("--extension-libs"))


@pytest.fixture
def model(package):
    return tenon.load_model(package)


def rows():
    return tenon.arange(6.0).reshape(2, 3)


def test_nothing_is_imported_that_takes_longer_than_the_model(package):
    """json, re and enum together take longer than tenon and a small model."""
    code = ("import sys; before = set(sys.modules); import tenon\n"
            "tenon.load_model(sys.argv[1])(tenon.ones(2, 3), tenon.tensor(0))\n"
            "print(sorted({'json', 're', 'enum', 'numpy'} & (set(sys.modules) - before)))")
    done = subprocess.run([sys.executable, "-c", code, str(package)], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_model_that_names_no_library_runs_all_the_same(tmp_path):
    """Python opens Tenon for itself alone, and nothing in such a package leads there (aot_inductor.link_libtorch=False)."""
    path = pack(tmp_path)
    assert b"libtorch" not in (tmp_path / "code.so").read_bytes() and b"libtenon" not in (tmp_path / "code.so").read_bytes()
    assert tenon.load_model(path).run_flat([rows(), 0])[0][1, 2].item() == 30.5


def test_a_model_runs_on_its_leaves(model):
    x = rows()
    outputs = model.run_flat([x, 0])
    assert outputs[0].tolist() == [[0.5, 4.5, 12.5], [6.5, 16.5, 30.5]]
    assert outputs[2] is None
    assert outputs[3].data_ptr() == x.data_ptr()


def test_a_model_is_called_as_it_was_exported(model):
    outputs = model(rows(), tenon.tensor(0))
    assert isinstance(outputs, list) and outputs[1].data_ptr() == outputs[0].data_ptr()


def test_a_model_says_what_it_takes(model):
    assert model.inputs[0] == ("x", tenon.float32, (0, 3), (2**63 - 1, 3), (-1, 1))
    assert model.metadata("author") == "us"
    assert model.metadata("AOTI_CPU_ISA") is None
    assert model.outputs == ["output0", "output1", "output2", "output3"]
    assert model.constants() == {"layer.scale": (tenon.float32, (3,)), "layer.bias": (tenon.float32, None)}
    assert repr(model).endswith("model.pt2' (x: float32 [0…, 3], order: int64) -> 4>")


def test_what_it_cannot_run_on_is_refused_by_name(model):
    with pytest.raises(TypeError, match="input 0, 'x': is float64, the model was compiled for float32"):
        model.run_flat([rows().double(), 0])
    with pytest.raises(ValueError, match="size 4 in dimension 1"):
        model.run_flat([tenon.zeros(2, 4), 0])
    with pytest.raises(ValueError, match="takes 2 inputs, not 1"):
        model.run_flat([rows()])
    with pytest.raises(OSError, match="No such file"):
        tenon.load_model("there_is_none.pt2")
    for value in (None, "text", object()):
        with pytest.raises(TypeError, match="input 0, 'x': "):
            model.run_flat([value, 0])
    for wrong in ([1], None, "layer.scale"):
        with pytest.raises(TypeError, match="expected a dict of tensors by name"):
            model.set_constants(wrong)
    for ask in (model.metadata, model.constant):
        with pytest.raises(TypeError, match="a name is a str, not 3"):
            ask(3)


def test_inputs_may_lie_otherwise_and_are_written_where_they_lie(model):
    turned = tenon.arange(6.0).reshape(3, 2).t()
    outputs = model.run_flat([turned, 0])
    assert outputs[0].tolist() == [[0.5, 8.5, 24.5], [2.5, 12.5, 30.5]]
    assert outputs[3].tolist() == turned.tolist()
    model.run_flat([turned, 5])
    assert turned.tolist() == [[1, 2, 4], [1, 3, 5]]


def test_bounds_of_sizes_are_kept_where_that_is_asked_for(package, tmp_path):
    path = tmp_path / "bounded.pt2"
    with zipfile.ZipFile(package) as before, zipfile.ZipFile(path, "w") as after:
        for name in before.namelist():
            after.writestr(name, before.read(name).replace(b"if (3 != x_size[1]) {", b"if (x_size[0] > 8) {\n    if (3 != x_size[1]) {"))
    with pytest.warns(UserWarning, match="size 9 in dimension 0, its compiler says 0 to 8; it runs"):
        assert tenon.load_model(path).run_flat([tenon.ones(9, 3), 0])[0].shape == (9, 3)
    with pytest.raises(ValueError, match="size 9 in dimension 0, the model was compiled for 0 to 8"):
        tenon.load_model(path, check_inputs=True).run_flat([tenon.ones(9, 3), 0])


def test_a_model_is_not_pickled_and_says_what_is(model):
    for copied in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="cannot be pickled or copied; pickle the path"):
            copied(model)


def test_its_memory_goes_with_the_last_reference(package):
    model = tenon.load_model(package)
    seen = weakref.ref(model)
    outputs = model.run_flat([rows(), 0])
    del model
    gc.collect()
    assert seen() is None and outputs[0][1, 2].item() == 30.5
    with tenon.load_model(package) as model:
        assert model.run_flat([rows(), 0])[0][1, 2].item() == 30.5
    for use in (lambda: model.run_flat([rows(), 0]), model.constants, model.swap_constants, lambda: model.inputs):
        with pytest.raises(ValueError, match="the model was closed"):
            use()
    assert repr(model).endswith("closed>")


def test_other_threads_run_python_meanwhile(package):
    """The run says that it began and waits for an answer of this thread; it fails where it kept Python to itself."""
    x = tenon.zeros(2, 3)
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        started = pool.submit(tenon.load_model(package).run_flat, [x, 9])
        while x[0, 1].item() == 0 and not started.done():
            pass
        x[0, 0] = 1
        assert started.result()[3].data_ptr() == x.data_ptr()


def test_arrays_go_in_and_out(model):
    numpy = pytest.importorskip("numpy")
    x = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)

    class Exported:
        """What gives its memory by DLPack and no other way."""
        def __dlpack__(self, **how):
            return tenon.from_numpy(x).__dlpack__(**how)

        def __dlpack_device__(self):
            return tenon.from_numpy(x).__dlpack_device__()

    for given in (x, Exported()):
        y, _, _, same = model.run_flat([given, numpy.int64(0)])
        assert numpy.asarray(y)[1, 2] == 30.5
        assert numpy.from_dlpack(y)[1, 2] == 30.5
        assert numpy.shares_memory(numpy.asarray(same), x)


def test_constants_are_read_replaced_and_swapped(model):
    assert model.constant("layer.scale").tolist() == [1, 2, 3]
    model.set_constants({"layer.scale": tenon.tensor([0.0, 0, 10])}, inactive=True)
    assert model.run_flat([rows(), 0])[0][1, 2].item() == 30.5
    model.swap_constants()
    assert model.run_flat([rows(), 0])[0][1, 2].item() == 100.5
    with pytest.raises(LookupError, match="layer.none"):
        model.set_constants({"layer.none": tenon.zeros(3)})


def nested(in_spec, out_spec, outputs, **classes):
    """A model whose code is Python: what arguments become leaves, and what results of leaves."""
    from tenon import _models
    model = object.__new__(_models.Model)
    model._in_spec, model._out_spec = _models.read_spec(in_spec, classes), _models.read_spec(out_spec, classes)
    model._path, model._count, seen = "m.pt2", 3, []
    model.run_flat = lambda leaves: seen.append(leaves) or outputs
    return model, seen


LEAF = '{"type": null, "context": null, "children_spec": []}'
ARGUMENTS = ('[1, {"type": "builtins.tuple", "context": "null", "children_spec": ['
             '{"type": "builtins.tuple", "context": "null", "children_spec": [' + LEAF + ', {"type": "builtins.list", "context": "null", '
             '"children_spec": [' + LEAF + ']}]}, '
             '{"type": "builtins.dict", "context": "[\\"scale\\", \\"flag\\"]", "children_spec": [' + LEAF + ", " + LEAF + "]}]}]")
RESULTS = ('[1, {"type": "builtins.dict", "context": "[\\"a\\", \\"b\\"]", "children_spec": [' + LEAF +
           ', {"type": "builtins.list", "context": "null", "children_spec": [' + LEAF + ", " + LEAF + "]}]}]")


def test_arguments_and_results_nest_as_they_were_exported():
    x, y, z = tenon.zeros(1), tenon.ones(1), tenon.zeros(2)
    model, seen = nested(ARGUMENTS, RESULTS, [x, None, y])
    assert model(x, [y], flag=True, scale=z) == {"a": x, "b": [None, y]}
    assert [id(leaf) for leaf in seen[0]] == [id(x), id(y), id(z)]


def test_arguments_that_nest_in_another_way_are_refused():
    x = tenon.zeros(1)
    model, seen = nested(ARGUMENTS, RESULTS, [])
    for args, kwargs, text in [((x,), {"scale": x, "flag": 1}, "takes 2 positional arguments but 1 was given"),
                               ((x, [x], x), {"scale": x, "flag": 1}, "takes 2 positional arguments but 3 were given"),
                               ((x, [x]), {"scale": x, "flag": 1, "x": x}, "unexpected keyword argument 'x'; it takes 2 positional arguments and the"),
                               ((x, x), {"scale": x, "flag": 1}, r"args\[1\]: expected a list of 1, not a Tensor"),
                               ((x, [x]), {"scale": x}, "misses 1 keyword argument: 'flag'")]:
        with pytest.raises(ValueError, match=text):
            model(*args, **kwargs)
    assert not seen


def spec(kind, context, *children):
    """A TreeSpec as PyTorch writes it: a context in JSON is a text, the name of a named tuple's class stands as it is."""
    return {"type": kind, "context": context, "children_spec": list(children)}


def written(tree):
    return json.dumps([1, tree])


A_LEAF = spec(None, None)
Point = collections.namedtuple("Point", "x y")


@dataclasses.dataclass
class Pair:
    one: object
    two: object
    three: object = None


def takes(*children):
    return written(spec("builtins.tuple", "null", spec("builtins.tuple", "null", *children), spec("builtins.dict", "[]")))


# What a nest is exported as, what may be given for it, and what its leaves 1 and 2 make without the author's classes and with them.
NESTS = [
    (spec("collections.namedtuple", "zoo.Point", A_LEAF, A_LEAF), [Point(1, 2), (1, 2)], (1, 2), Point(1, 2)),
    (spec("zoo.Pair", '[["one", "two"], ["three"]]', A_LEAF, A_LEAF), [Pair(1, 2), types.SimpleNamespace(two=2, one=1)],
     types.SimpleNamespace(one=1, two=2, three=None), Pair(1, 2)),
    (spec("collections.OrderedDict", '["b", "a"]', A_LEAF, A_LEAF), [{"a": 2, "b": 1}, collections.OrderedDict(a=2, b=1)],
     collections.OrderedDict(b=1, a=2), None),
    (spec("collections.defaultdict", {"default_factory_module": "builtins", "default_factory_name": "list", "dict_context": ["b", "a"]},
          A_LEAF, A_LEAF), [{"a": 2, "b": 1}], collections.defaultdict(list, b=1, a=2), None),
    (spec("collections.deque", "3", A_LEAF, A_LEAF), [collections.deque([1, 2]), [1, 2]], collections.deque([1, 2], 3), None),
    (spec("torch.Size", "null", A_LEAF, A_LEAF), [tenon.Size([1, 2]), [1, 2]], (1, 2), None),
    (spec("builtins.dict", '[1, ["t", 2]]', A_LEAF, A_LEAF), [{1: 1, ("t", 2): 2}], {1: 1, ("t", 2): 2}, None),
    (spec("builtins.list", "null", A_LEAF, spec("builtins.tuple", "null", A_LEAF)), [[1, (2,)]], [1, (2,)], None),
]


@pytest.mark.parametrize("tree, given, plain, classed", NESTS, ids=[tree["type"] for tree, *_ in NESTS])
def test_every_nest_of_pytorch_is_taken_and_given(tree, given, plain, classed):
    for classes, wanted in (({}, plain), ({"zoo.Point": Point, "zoo.Pair": Pair}, classed or plain)):
        model, seen = nested(takes(tree), written(tree), [1, 2], **classes)
        model._count = 2
        for value in given:
            result = model(value)
            assert result == wanted and type(result) is type(wanted)
            assert seen.pop() == [1, 2]
        for wrong in (7, (1, 2, 3), {"z": 1}):
            with pytest.raises(ValueError, match=r"args\[0\]: expected a"):
                model(wrong)


def test_a_factory_that_a_package_names_is_not_called():
    context = {"default_factory_module": "os", "default_factory_name": "getcwd", "dict_context": ["a"]}
    for change in ({}, {"default_factory_module": "builtins", "default_factory_name": "breakpoint"}):
        model, _ = nested(takes(), written(spec("collections.defaultdict", {**context, **change}, A_LEAF)), [1])
        model._count = 0
        assert model().default_factory is None


def test_nests_that_only_their_author_knows_are_refused():
    model, _ = nested(takes(spec("mine.Node", '"anything"', A_LEAF)), written(A_LEAF), [1])
    with pytest.raises(ValueError, match="args\\[0\\]: how a mine.Node comes apart is not in the package; run_flat takes its leaves"):
        model(7)
    model, _ = nested(takes(), written(spec("mine.Node", "null", A_LEAF)), [1])
    model._count = 0
    with pytest.raises(ValueError, match="how a mine.Node is made is not in the package"):
        model()


@pytest.mark.parametrize("text", ["[1]", "{}", "[1, 5]", '[1, {"type": "builtins.dict", "context": "3", "children_spec": []}]', "[" * 3000])
def test_a_spec_of_another_form_leaves_the_leaves(text):
    model, seen = nested(text, text, ["y"])
    model._count = 2
    assert model(1, 2) == "y" and seen == [[1, 2]]
