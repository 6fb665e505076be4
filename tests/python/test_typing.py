# SPDX-License-Identifier: BSD-3-Clause
"""Stubs name what the package has, and the examples keep to them."""
import ast
import inspect
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

import tenon
from tenon.nn import functional

PACKAGE = pathlib.Path(tenon.__file__).parent
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples" / "python"


def names_of(path):
    """Names that a stub defines at its top, those of its stars and of the one class below it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
    return found


def test_every_public_name_has_a_type():
    typed = names_of(PACKAGE / "__init__.pyi") | names_of(PACKAGE / "_typed" / "functions.pyi")
    assert not [name for name in dir(tenon) if not name.startswith("_") and name not in typed]


def test_every_method_has_a_type():
    typed = names_of(PACKAGE / "__init__.pyi") | names_of(PACKAGE / "_typed" / "methods.pyi")
    assert not [name for name in dir(tenon.Tensor) if not name.startswith("_") and name not in typed]


@pytest.mark.parametrize("module", ["fft", "linalg", "sparse", "special"])
def test_every_name_of_a_module_has_a_type(module):
    typed = names_of(PACKAGE / "_typed" / f"{module}.pyi") | names_of(PACKAGE / f"{module}.pyi")
    assert not [name for name in dir(getattr(tenon, module)) if not name.startswith("_") and name not in typed]


def test_functions_that_make_tensors_take_requires_grad():
    defined = [node for name in ("functions", "methods", "fft") for node in ast.walk(ast.parse((PACKAGE / "_typed" / f"{name}.pyi").read_text(encoding="utf-8")))
               if isinstance(node, ast.FunctionDef)]
    keywords = [(node.name, {argument.arg for argument in node.args.kwonlyargs}) for node in defined]
    makers = [(name, words) for name, words in keywords if "pin_memory" in words]
    assert len(makers) > 60 and [name for name, words in makers if "requires_grad" not in words] == []


def parameters_of(function):
    """Names of a function's parameters in Python; none of an operator's."""
    words = getattr(function, "parameters", None)
    if words is not None:
        return [word.split("=")[0].strip() for word in re.sub(r"\([^)]*\)", "", words).split(",") if word.strip() != "*"]
    try:
        return list(inspect.signature(function).parameters)
    except ValueError:
        return []


def test_composed_functions_have_the_types_of_their_parameters():
    stub = ast.parse((PACKAGE / "nn" / "functional.pyi").read_text(encoding="utf-8"))
    typed = {}
    for node in (node for node in stub.body if isinstance(node, ast.FunctionDef)):
        typed.setdefault(node.name, {argument.arg for argument in node.args.args + node.args.kwonlyargs})
    names = names_of(PACKAGE / "nn" / "functional.pyi")
    assert [name for name in dir(functional) if not name.startswith("_") and name not in names] == []
    composed = {name: parameters_of(getattr(functional, name)) for name in dir(functional)}
    composed = {name: words for name, words in composed.items() if words and "kwargs" not in words}
    assert len(composed) > 80
    assert {name: words for name, words in composed.items() if set(words) != typed.get(name)} == {}


def test_results_with_names_have_one_type_each():
    stubs = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.pyi")]
    classes = [node for text in stubs for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)
               and any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases)]
    named = {node.name: [x.target.id for x in node.body if isinstance(x, ast.AnnAssign)] for node in classes}
    assert len(named) == len(classes)
    there = [name for name in dir(tenon.return_types) if not name.startswith("_")]
    assert set(named) | {name + "_out" for name in named} >= set(there) >= set(named)
    for name, fields in named.items():
        assert list(getattr(tenon.return_types, name).__match_args__) == fields


WRONG = ["tenon.add(1, 2, 3, 4)", "x: int = tenon.ones(2)", "whole: int = tenon.ones(2).sum().item()",
         "tenon.library.custom_op('typed::wrong', tenon.broadcast_shapes, mutates_args=())('text')", "tenon.no_such_name", "tenon.ones(2).sum(axes=1)",
         "tenon.ones(2).max(0).nothing", "found: tenon.return_types.min = tenon.ones(2).max(0)",
         "tenon.set_num_threads('2')", "tenon.finfo(tenon.float32).epsilon", "tenon.fft.fftfreq('4')", "tenon.nn.functional.mse_loss(tenon.ones(2), tenon.ones(2), reduction=1)",
         "pair: tenon.Tensor = tenon.nn.functional.max_pool2d(tenon.ones(1, 4, 4), 2, return_indices=True)",
         "wrong: int = tenon.nn.Linear(2, 3)(tenon.ones(2))", "text: str = tenon.load_model('m.pt2')(tenon.ones(2))",
         "tenon.nn.LSTM(2, 3)(tenon.ones(1, 2))[1].relu()"]


def checked(path, folder):
    pytest.importorskip("mypy")
    return subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", folder / "cache", *path], text=True,
                          capture_output=True, check=False)


def test_type_checker_finds_what_is_wrong(tmp_path):
    source = tmp_path / "wrong.py"
    source.write_text("\n".join(["import tenon", *WRONG]))
    done = checked([source], tmp_path)
    assert done.returncode == 1
    for at, line in enumerate(WRONG, 2):
        assert f"wrong.py:{at}:" in done.stdout, line + done.stdout + done.stderr


def test_type_checker_takes_what_is_right(tmp_path):
    source = tmp_path / "right.py"
    source.write_text("""import tenon
from tenon.fft import fftfreq

@tenon.no_grad()
def first(x: tenon.Tensor) -> tenon.return_types.max:
    return x.max(0)

def second(x: tenon.Tensor) -> tuple[tenon.Tensor, tenon.Tensor]:
    values, indices = tenon.sort(x)
    return values, indices

@tenon.library.custom_op("typed::times", mutates_args=())
def times(x: tenon.Tensor, k: int) -> tenon.Tensor:
    return x * k

product: tenon.Tensor = times(tenon.ones(2), 3).relu()
operator: tenon.library.CustomOp[[tenon.Tensor, int], tenon.Tensor] = times

with tenon.no_grad(), tenon.inference_mode():
    found = first(tenon.ones(2, 3))
    size: int = found.values.untyped_storage().nbytes() + tenon.iinfo(tenon.int8).max + len(fftfreq(4))
    generator: tenon.Generator = tenon.manual_seed(0)
    state: tenon.Tensor = generator.get_state().new_tensor([1])
    shape: tenon.Size = tenon.broadcast_shapes((2, 1), (3,))
    loss: tenon.Tensor = tenon.nn.functional.cross_entropy(tenon.ones(2, 3), tenon.tensor([0, 1]), reduction="sum")
    pooled, places = tenon.nn.functional.max_pool1d(tenon.ones(1, 4), 2, return_indices=True)
    number: float = pooled.sum().item()
    larger: tenon.Tensor = tenon.nn.functional.interpolate(pooled, scale_factor=2.0, mode="linear")

class Net(tenon.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = tenon.nn.Linear(2, 3)
        self.rest = tenon.nn.Sequential(tenon.nn.ReLU(), tenon.nn.LSTM(3, 4))

    def forward(self, x: tenon.Tensor, scale: float = 1.0) -> tuple[tenon.Tensor, tenon.Tensor]:
        found, (hidden, _) = self.rest(self.first(x).relu() * scale)
        return found, hidden

class Steeper(tenon.nn.Linear):
    def forward(self, x: tenon.Tensor) -> tenon.Tensor:
        return super().forward(x) * 2

class Untyped(tenon.nn.Module):
    def forward(self, x):  # type: ignore[no-untyped-def]
        return x

both: tuple[tenon.Tensor, tenon.Tensor] = Net()(tenon.ones(1, 2), scale=2.0)
steep: tenon.Tensor = Steeper(2, 3)(tenon.ones(2))
anything: int = Untyped()(3)
parts: list[tenon.nn.Module] = [Net(), Steeper(2, 3)]
last: float = parts[-1](tenon.ones(2), three=4)
attended, weights = tenon.nn.MultiheadAttention(4, 2)(both[0], both[0], both[0])

def deployed(path: str) -> tenon.Tensor:
    pair: tenon.Model[tuple[tenon.Tensor, tenon.Tensor]] = tenon.load_model(path)
    named: tenon.Program[dict[str, tenon.Tensor]] = tenon.load_program(path)
    a, b = pair(tenon.ones(2))
    with tenon.load_model(path) as model:
        return model(a + b).relu() + named(x=a)["logits"]
""")
    done = checked([source], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_call_of_a_network_takes_what_its_forward_does(tmp_path):
    source = tmp_path / "wrong.py"
    source.write_text("""import tenon

class Net(tenon.nn.Module):
    def forward(self, x: tenon.Tensor) -> tenon.Tensor:
        return x

Net()("text")
Net()(tenon.ones(2), 3)
found: str = Net()(tenon.ones(2))
""")
    done = checked([source], tmp_path)
    assert [f"wrong.py:{at}:" in done.stdout for at in range(6, 10)] == [False, True, True, True], done.stdout + done.stderr


def test_models_can_be_annotated_with_what_they_give():
    assert tenon.Model[tenon.Tensor].__origin__ is tenon.Model and tenon.Program[tenon.Tensor].__args__ == (tenon.Tensor,)


def test_examples_have_types(tmp_path):
    if not EXAMPLES.is_dir():
        pytest.skip("the examples are not here")
    done = checked(EXAMPLES.glob("*.py"), tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_stubs_agree_with_themselves(tmp_path):
    # A copy: beside an installed package mypy takes its neighbours in site-packages for sources, too.
    copy = shutil.copytree(PACKAGE, tmp_path / "tenon", ignore=shutil.ignore_patterns("*.so*", "__pycache__"))
    done = checked(sorted(copy.rglob("*.pyi")), tmp_path)
    assert done.returncode == 0, done.stdout
