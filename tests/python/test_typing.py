# SPDX-License-Identifier: BSD-3-Clause
"""Stubs name what the package has, and the examples keep to them."""
import ast
import pathlib
import subprocess
import sys

import pytest

import tenon

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


@pytest.mark.parametrize("line", ["tenon.add(1, 2, 3, 4)", "x: int = tenon.ones(2)", "tenon.no_such_name",
                                  "tenon.ones(2).sum(axes=1)"])
def test_type_checker_finds_what_is_wrong(tmp_path, line):
    pytest.importorskip("mypy")
    source = tmp_path / "wrong.py"
    source.write_text(f"import tenon\n{line}\n")
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache", source], text=True,
                          capture_output=True, check=False)
    assert done.returncode == 1 and "wrong.py:2" in done.stdout, done.stdout + done.stderr


def test_examples_have_types(tmp_path):
    pytest.importorskip("mypy")
    if not EXAMPLES.is_dir():
        pytest.skip("the examples are not here")
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path,
                           *EXAMPLES.glob("*.py")], text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
