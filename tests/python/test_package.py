# SPDX-License-Identifier: BSD-3-Clause
"""What comes with the package: the command, paths for compilers, and compile_extension."""
import os
import pathlib
import subprocess
import sys

import pytest

import tenon




def run(*words):
    return subprocess.run([sys.executable, "-m", "tenon", *words], text=True, capture_output=True, check=False)


def test_command_is_there():
    done = run("call", "aten::add.Tensor", "ones(2)", "2.5")
    assert done.returncode == 0 and "3.5" in done.stdout, done.stderr


def test_status_of_the_command_is_passed_on():
    done = run("call", "aten::no_such_operator")
    assert done.returncode != 0 and "no_such_operator" in done.stderr


def test_paths_are_those_of_the_package():
    folder = run("--includes").stdout.split()[0].removeprefix("-I")
    assert pathlib.Path(folder, "tenon", "tenon.h").exists()
    words = run("--libs").stdout.split()
    assert "-ltenon" in words and pathlib.Path(words[0].removeprefix("-L"), "libtenon.so").exists()


def test_program_links_with_these_paths(tmp_path):
    source = tmp_path / "main.c"
    source.write_text("#include <tenon/tenon.h>\nint main(void) { return tn_version() == TENON_VERSION ? 0 : 1; }\n")
    words = run("--includes").stdout.split() + [str(source), "-o", str(tmp_path / "main")] + run("--libs").stdout.split()
    subprocess.run([os.environ.get("CC", "cc"), *words], check=True)
    assert subprocess.run([tmp_path / "main"], check=False).returncode == 0


def example():
    """examples/add_scalar.c where the tests lie in the source tree."""
    file = pathlib.Path(__file__).resolve().parents[2] / "examples" / "add_scalar.c"
    if not file.exists():
        pytest.skip("the examples are not here")
    return file


def test_extension_is_compiled_and_loaded(tmp_path, monkeypatch):
    monkeypatch.setenv("TENON_CACHE", str(tmp_path))
    path = tenon.compile_extension(example())
    assert pathlib.Path(path).parent == tmp_path
    made = tenon.ops.myops.add_scalar(tenon.ops.aten.ones([2, 3]), 2.5)
    assert made.shape == (2, 3) and tenon.ops.aten.item(tenon.ops.aten.sum(made)) == 21.0
    written = os.stat(path).st_mtime_ns
    assert tenon.compile_extension(example()) == path and os.stat(path).st_mtime_ns == written


def test_compiler_says_what_is_wrong(tmp_path):
    source = tmp_path / "wrong.c"
    source.write_text("int f(void) { return nothing_of_that_name; }\n")
    with pytest.raises(tenon.CompileError, match="nothing_of_that_name"):
        tenon.compile_extension(source, output=tmp_path / "wrong.so")
    assert list(tmp_path.iterdir()) == [source]


def test_file_of_another_language_is_refused(tmp_path):
    source = tmp_path / "file.rs"
    source.write_text("")
    with pytest.raises(ValueError, match="expected a file ending in .c"):
        tenon.compile_extension(source)
