# SPDX-License-Identifier: BSD-3-Clause
"""README's tour is the example's, and what the examples show can be seen. `./dev python` has what they need; elsewhere they skip."""
import pathlib
import shutil
import subprocess
import sys
from importlib.util import find_spec

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "python"


def needs(*modules):
    missing = [name for name in modules if find_spec(name) is None]
    if missing or not EXAMPLES.is_dir():
        pytest.skip(f"needs {', '.join(missing) or 'the examples'}")


def run(folder, *command):
    return subprocess.run([sys.executable, *map(str, command)], cwd=folder, text=True, capture_output=True, check=False, timeout=300)


def test_the_tour_of_the_readme_is_the_examples():
    needs()
    blocks = (ROOT / "README.md").read_text(encoding="utf-8").split("```python\n")[1:]
    tour = [line.strip() for line in blocks[0].split("```")[0].splitlines() if line.strip()]
    example = [line.strip() for line in (EXAMPLES / "tour.py").read_text(encoding="utf-8").splitlines()]
    assert len(tour) > 10 and [line for line in tour if line not in example] == []


def test_the_tour_runs(tmp_path):
    needs("numpy", "torchaudio")
    done = run(tmp_path, EXAMPLES / "tour.py")
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 9, done.stderr


@pytest.mark.parametrize("kind, begin", [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_a_plot_is_drawn(tmp_path, kind, begin):
    needs("numpy", "matplotlib", "torchaudio")
    done = run(tmp_path, EXAMPLES / "plot_vowel.py", f"vowel.{kind}")
    assert done.returncode == 0 and "8000 samples" in done.stdout, done.stderr
    assert (tmp_path / f"vowel.{kind}").read_bytes().startswith(begin)


def test_the_notebook_runs_and_shows(tmp_path):
    needs("numpy", "matplotlib", "torchaudio", "nbclient", "ipykernel")
    import nbclient
    import nbformat
    for path in EXAMPLES.glob("*.*"):
        shutil.copy(path, tmp_path)
    notebook = nbformat.read(tmp_path / "looking.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [str(cell["outputs"]) for cell in notebook.cells if cell.cell_type == "code"]
    for text, mark in zip(shown, ("<table", "aten::mm", "CompositeImplicitAutograd", "'test_schema': 'SUCCESS'", "<svg"), strict=True):
        assert mark in text, text[:2000]
