# SPDX-License-Identifier: BSD-3-Clause
"""`help` tells signatures, arguments, shapes and an example that runs; `dir` lists public names and nothing else."""
import doctest
import pydoc
import rlcompleter
import subprocess
import sys
import types

import pytest

import tenon
import tenon.signal.windows

F = tenon.nn.functional
MODULES = {0: tenon, 1: tenon.Tensor, 2: tenon.fft, 3: tenon.linalg, 4: F, 5: tenon.sparse, 6: tenon.special}

# Names for which no call was found that works: their help has no example.
WITHOUT = {
    "_ctc_loss", "affine_grid_generator", "cosine_embedding_loss", "ctc_loss", "from_file", "grid_sampler_3d", "gru",
    "gru_cell", "lstm", "lstm_cell", "lu_solve", "native_group_norm", "rnn_relu", "rnn_tanh", "tensordot",
    "float_power_", "mH", "mT", "ldl_solve", "col2im", "fractional_max_pool2d", "fractional_max_pool3d", "nll_loss2d",
    "unflatten_dense_tensors", "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", "chain_matmul",
    "_fused_adagrad_", "_fused_adam_", "_fused_adamw_", "_int_mm", "_linalg_check_errors", "_scaled_mm", "_weight_int4pack_mm_for_cpu", "_weight_int8pack_mm",
    "mkldnn_rnn_layer", "retain_grad", "adaptive_avg_pool2d", "adaptive_avg_pool3d"}
WITHOUT_COMPOSED = {"affine_grid", "cosine_embedding_loss", "ctc_loss", "linear_cross_entropy", "local_response_norm",
                    "multi_head_attention_forward", "meshgrid", "sym_float", "general_cosine"}


def functions():
    for module in MODULES:
        for name in tenon._C.function_names(module):
            yield f"{module}.{name}", tenon._C.function(module, name), name in WITHOUT


def composed():
    for module, names in ((F, dir(F)), (tenon, sorted(tenon._COMPOSED)),
                          (tenon.signal.windows, dir(tenon.signal.windows))):
        for name in names:
            function = getattr(module, name)
            if isinstance(function, types.FunctionType):
                yield name, function, name in WITHOUT_COMPOSED


def example_of(text):
    return text.partition("Example:\n")[2].partition("\n\n")[0]


def runs(name, function):
    example = doctest.DocTestParser().get_doctest(example_of(function.__doc__), {"tenon": tenon}, name, None, 0)
    written = []
    doctest.DocTestRunner(verbose=False).run(example, out=written.append)
    return not written, "".join(written)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("part", range(4))
def test_examples_run_and_print_what_they_say(part):
    # A sixth of all functions, taken from all of them: all would take half a minute.
    for name, function, is_without in list(functions())[part::24]:
        assert ("Example:" in function.__doc__) is not is_without, name
        good, text = runs(name, function)
        assert good, text


@pytest.mark.filterwarnings("ignore")
def test_examples_of_functions_in_python_run():
    for name, function, is_without in list(composed())[::2]:
        assert ("Example:" in function.__doc__) is not is_without, name
        good, text = runs(name, function)
        assert good, text


@pytest.mark.parametrize("function, words", [
    (tenon.add, ["add(Tensor input, Tensor other, *, Number alpha = 1, Tensor out = None)", "other: a tensor or a number",
                 "alpha: a number; 1 if left out; by name only", "(2, 1), (1, 3) give (2, 3)", "tenon.add(input, other)",
                 "aten::add.Tensor(Tensor self", "out: a tensor that the result is written to"]),
    (tenon.Tensor.add, ["add(Tensor other", "x.add(other)"]),
    (tenon.ops.aten.add.Tensor, ["aten::add.Tensor(Tensor self", "tenon.ops.aten.add.Tensor(x, other)", "broadcast"]),
    (tenon.ops.aten.add, ["aten::add.Scalar(", "aten::add.out("]),
    (F.softmax, ["softmax(input, dim=None", "tenon.nn.functional.softmax(input)", "any shape, which the result has too"]),
    (tenon.mm, ["input (a, b), mat2 (b, c) give (a, c)"]),
    (tenon.linalg.inv, ["A (a, a) gives (a, a)"]),
    (tenon.sum, ["any shape; the result has no dimensions", "any shape; the result has it without the dimension dim"]),
    (tenon.max, ["any shape; the results have it without the dimension dim"]),
    (tenon.bmm, ["input (a, b, c), mat2 (a, c, d) give (a, b, d)"]),
    (F.conv2d, ["input (2, 3, 4, 5), weight (6, 3, 2, 2) give (2, 6, 3, 4)", "padding: 2 whole numbers, or one"]),
    (tenon.zeros, ["with size=[2, 3]: the result is (2, 3)"]),
    (tenon.Tensor.add_, ["self", "a shape that broadcasts to that of self"]),
    (tenon.Tensor.map_, ["Writes what a Python function makes", "other: a tensor"]),
    (tenon.signal.windows.hann, ["hann(M, *, alpha=0.5", "tenon.signal.windows.hann(4)"]),
    (F.leaky_relu, ["leaky_relu(input, negative_slope=0.01, inplace=False)"]),
])
def test_help_says(function, words):
    shown = pydoc.render_doc(function, renderer=pydoc.plaintext)
    for word in words:
        assert word in shown, shown


def test_asking_leaves_random_numbers_alone_and_writes_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    state = tenon.get_rng_state().tolist()
    assert tenon.rand.__doc__ and tenon.nn.functional.dropout.__doc__ and tenon.from_file.__doc__
    assert tenon.get_rng_state().tolist() == state and not list(tmp_path.iterdir())


def test_nothing_is_made_before_help_is_asked_for():
    program = ("import sys, tenon; tenon.nn.functional.softmax; tenon.add; tenon.einsum; "
               "print([x for x in sys.modules if x in ('tenon._help', 'tenon._examples', 'inspect')])")
    done = subprocess.run([sys.executable, "-c", program], text=True, capture_output=True, check=True)
    assert done.stdout.strip() == "[]"


# ---- names ----

@pytest.mark.parametrize("module, some, none", [
    (tenon, {"add", "zeros", "nn", "einsum", "Tensor", "float32", "finfo", "ops"}, {"functional", "sys", "os"}),
    (F, {"relu", "softmax", "conv2d", "cross_entropy"}, {"tenon", "math", "aten", "Tensor", "public_as", "listed", "TOP"}),
    (tenon.linalg, {"inv", "norm"}, set()), (tenon.fft, {"fft", "fftfreq"}, set()), (tenon.special, {"erf"}, set()),
    (tenon.nn, {"functional"}, {"_operators"}), (tenon.signal, {"windows"}, set()),
    (tenon.signal.windows, {"hann", "kaiser"}, {"math", "tenon", "window"}),
    (tenon.library, {"Library", "custom_op", "opcheck"}, {"sys", "forget"}),
    (tenon.return_types, {"max", "linalg_slogdet"}, set()),
    (tenon.ops, {"aten", "load_library"}, set()), (tenon.ops.aten, {"add", "mm"}, {"name"}),
])
def test_public_names_are_listed_and_others_are_not(module, some, none):
    names = set(dir(module))
    assert some <= names and not none & names and "_C" not in names
    for name in names:
        assert getattr(module, name, None) is not None or name in ("newaxis", "__doc__"), name
    if module not in (tenon.ops.aten, tenon.return_types):
        assert not [name for name in names if name.startswith("_") and not name.startswith("__")]
        assert not [name for name in names if isinstance(getattr(module, name), types.ModuleType)
                    and not getattr(module, name).__name__.startswith("tenon.")]


@pytest.mark.parametrize("text, wanted", [
    ("tenon.nn.functional.soft", "tenon.nn.functional.softmax("), ("tenon.linalg.in", "tenon.linalg.inv("),
    ("tenon.ops.aten.logsum", "tenon.ops.aten.logsumexp("), ("tenon.ops.at", "tenon.ops.aten"),
    ("tenon.softm", "tenon.softmax("), ("tenon.Tensor.new_te", "tenon.Tensor.new_tensor("),
])
def test_tab_completes(text, wanted):
    completer = rlcompleter.Completer({"tenon": tenon})
    found = {completer.complete(text, at) for at in range(20)} - {None}
    assert wanted in found or wanted + ")" in found or wanted.rstrip("(") in found, found
