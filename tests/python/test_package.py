# SPDX-License-Identifier: BSD-3-Clause
"""What comes with the package: the command, and what compilers and build systems find."""
import importlib.metadata
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

import tenon
import tenon._where


def run(*words):
    return subprocess.run([sys.executable, "-m", "tenon", *words], text=True, capture_output=True, check=False)


def test_command_is_there():
    done = run("call", "aten::add.Tensor", "ones(2)", "2.5")
    assert done.returncode == 0 and "3.5" in done.stdout, done.stderr


def test_without_words_it_says_what_it_is():
    done = run()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"tenon {tenon.__version__}: ") and tenon._where.COMMAND in done.stdout
    assert "python -m tenon --includes" in done.stdout


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


def needs_installed():
    if importlib.util.find_spec("tenon._build_tree") is not None:
        pytest.skip("a build has no installed CMake files")


CMAKE_PROJECT = """cmake_minimum_required(VERSION 3.16)
project(outside C CXX)
find_package(tenon 0.1 REQUIRED)
add_executable(program main.c)
target_link_libraries(program PRIVATE tenon::tenon)
add_library(smooth MODULE smooth.c)
target_link_libraries(smooth PRIVATE tenon::extension)
tenon_generate(smooth smooth.yaml)
"""
PROGRAM = """#include <stdio.h>
#include <tenon/tenon.h>
int main(void)
{
    const tn_op *op;
    tn_tensor *x, *y;
    int64_t sizes[] = {2};
    if (tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, &x) != TN_OK || tn_op_find("aten::relu", &op) != TN_OK)
        return 1;
    ((float *)tn_tensor_data(x))[0] = -3, ((float *)tn_tensor_data(x))[1] = 4;
    tn_value argument = tn_value_tensor(x), result;
    if (tn_op_call(op, &argument, 1, &result, 1) != TN_OK)
        return 2;
    y = result.as.tensor;
    printf("%g %g\\n", ((float *)tn_tensor_data(y))[0], ((float *)tn_tensor_data(y))[1]);
    tn_tensor_release(y);
    tn_tensor_release(x);
    return 0;
}
"""
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"


def test_program_of_one_command_runs(tmp_path):
    (tmp_path / "main.c").write_text(PROGRAM)
    words = run("--includes", "--libs").stdout.split()
    subprocess.run([os.environ.get("CC", "cc"), "main.c", "-o", "main", *words], check=True, cwd=tmp_path)
    assert subprocess.check_output([tmp_path / "main"], text=True) == "0 4\n"


def test_project_of_cmake_finds_the_package(tmp_path):
    needs_installed()
    if shutil.which("cmake") is None or not (EXAMPLES / "smooth").is_dir():
        pytest.skip("needs CMake and the examples")
    for name in ("smooth.c", "smooth.yaml"):
        shutil.copy(EXAMPLES / "smooth" / name, tmp_path)
    (tmp_path / "CMakeLists.txt").write_text(CMAKE_PROJECT)
    (tmp_path / "main.c").write_text(PROGRAM)
    folder = run("--cmake-dir").stdout.strip()
    made = subprocess.run(["cmake", "-S", tmp_path, "-B", tmp_path / "out", f"-Dtenon_DIR={folder}"], text=True,
                          capture_output=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    made = subprocess.run(["cmake", "--build", tmp_path / "out"], text=True, capture_output=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    assert subprocess.check_output([tmp_path / "out/program"], text=True) == "0 4\n"
    tenon.ops.load_library(tmp_path / "out/libsmooth.so")
    assert tenon.ops.smooth.ema(tenon.ones([2]), 0.5, start=3.0).tolist() == [2.0, 1.5]


def test_pkg_config_finds_the_package(tmp_path):
    needs_installed()
    if shutil.which("pkg-config") is None:
        pytest.skip("needs pkg-config")
    prefix = pathlib.Path(tenon.__file__).parent
    environment = {**os.environ, "PKG_CONFIG_PATH": str(prefix / "lib/pkgconfig")}
    words = subprocess.check_output(["pkg-config", "--cflags", "--libs", "tenon"], text=True, env=environment).split()
    (tmp_path / "main.c").write_text(PROGRAM)
    subprocess.run(["cc", "main.c", "-o", "main", *words, f"-Wl,-rpath,{prefix}/lib"], check=True, cwd=tmp_path)
    assert subprocess.check_output([tmp_path / "main"], text=True) == "0 4\n"


def test_help_is_that_of_the_command():
    command = pathlib.Path(tenon._where.COMMAND)
    own = subprocess.run([command, "--help"], text=True, capture_output=True, check=False)
    ours = run("--help")
    assert (ours.returncode, ours.stderr) == (own.returncode, own.stderr) and ours.returncode == 0
    assert ours.stdout == own.stdout and "usage: tenon" in ours.stdout


def test_metadata_says_what_the_package_is():
    needs_installed()
    (name,) = set(importlib.metadata.packages_distributions()["tenon"])
    facts = importlib.metadata.metadata(name)
    assert name == "tenon-runtime"  # `tenon` on PyPI is a package of other people's
    assert facts["Version"] == tenon.__version__ and facts["License-Expression"] == "BSD-3-Clause"
    assert facts["Requires-Python"] == ">=3.11" and facts["Description"].startswith("# Tenon")
    extras = {row.rpartition(" ")[2].strip('"'): row.partition(";")[0] for row in facts.get_all("Requires-Dist")}
    assert extras == {"numpy": "numpy", "linalg": "scipy-openblas32", "onednn": "onednn-cpu-gomp>=2023.2"}


def test_an_unknown_word_of_tenon_debug_is_told_at_the_import():
    for word, told in (("handels", "RuntimeWarning: TENON_DEBUG: 'handels' is not one of handles, memory, trace and strict"), ("strict", "")):
        done = subprocess.run([sys.executable, "-c", "import tenon; tenon.ones(1)"], env={**os.environ, "TENON_DEBUG": word}, text=True,
                              stderr=subprocess.PIPE, check=True)
        assert told in done.stderr and (told != "") == (done.stderr != "")
