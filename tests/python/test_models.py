# SPDX-License-Identifier: BSD-3-Clause
"""Compiled models from Python: nested arguments and results, constants, and what is refused. tests/model tests the rest in C."""
import pathlib
import shutil
import subprocess
import sys
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
"""

pytestmark = pytest.mark.skipif(not SOURCE.exists() or shutil.which("cc") is None,
                                reason="needs tests/model/affine_model.c and a C compiler")


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """y = x * 2 * scale + bias, of affine_model.c, as a package."""
    folder = tmp_path_factory.mktemp("model")
    words = subprocess.run([sys.executable, "-m", "tenon", "--extension-libs"], capture_output=True, text=True, check=True)
    code = tenon.compile_extension(SOURCE, output=folder / "code.so", load=False,
                                   flags=["-DAFFINE_EMBEDDED", "-D_GNU_SOURCE", *words.stdout.split()])
    path = folder / "model.pt2"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(code, FOLDER + "c.wrapper.so")
        archive.writestr(FOLDER + "c.wrapper.cpp", CHECKS)
        archive.writestr(FOLDER + "c.wrapper_metadata.json", '{"AOTI_DEVICE_KEY": "cpu", "author": "us"}')
    return path


@pytest.fixture
def model(package):
    return tenon.load_model(package)


def rows():
    return tenon.arange(6.0).reshape(2, 3)


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
    assert model.constants() == {"layer.scale": tenon.float32, "layer.bias": tenon.float32}


def test_what_it_cannot_run_on_is_refused_by_name(model):
    with pytest.raises(TypeError, match="input 0, 'x': is float64, the model was compiled for float32"):
        model.run_flat([rows().double(), 0])
    with pytest.raises(ValueError, match="size 4 in dimension 1"):
        model.run_flat([tenon.zeros(2, 4), 0])
    with pytest.raises(ValueError, match="takes 2 inputs, not 1"):
        model.run_flat([rows()])
    with pytest.raises(OSError, match="No such file"):
        tenon.load_model("there_is_none.pt2")


def test_constants_are_read_replaced_and_swapped(model):
    assert model.constant("layer.scale").tolist() == [1, 2, 3]
    model.set_constants({"layer.scale": tenon.tensor([0.0, 0, 10])}, inactive=True)
    assert model.run_flat([rows(), 0])[0][1, 2].item() == 30.5
    model.swap_constants()
    assert model.run_flat([rows(), 0])[0][1, 2].item() == 100.5
    with pytest.raises(LookupError, match="layer.none"):
        model.set_constants({"layer.none": tenon.zeros(3)})


def nested(in_spec, out_spec, outputs):
    """A model whose code is Python: what arguments become leaves, and what results of leaves."""
    from tenon import _models
    model = object.__new__(_models.Model)
    model._in_spec, model._out_spec = _models._read_spec(in_spec), _models._read_spec(out_spec)
    model._count, seen = 3, []
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
    for args, kwargs, text in [((x,), {"scale": x, "flag": 1}, r"arguments\[0\]: expected a tuple of 2, not a tuple of 1"),
                               ((x, x), {"scale": x, "flag": 1}, r"arguments\[0\]\[1\]: expected a list of 1, not a Tensor"),
                               ((x, [x]), {"scale": x}, r"the keys \['scale', 'flag'\], not one with \['scale'\]")]:
        with pytest.raises(ValueError, match=text):
            model(*args, **kwargs)
    assert not seen
