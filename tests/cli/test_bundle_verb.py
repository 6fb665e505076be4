#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""`tenon bundle`: folders that are made here of the code of tests/model, moved, and run with an empty environment."""
import json
import os
import pathlib
import re
import resource
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

TENON, CODE, CXX_CODE, EXTENSION, COMPILER, HOST, INCLUDE = sys.argv[1:8]
SOURCES = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = SOURCES / "tests" / "program" / "data"
SOURCE = """
    ConstantHandle x = ConstantHandle(input_handles[0]);
    int32_t x_expected_dtype = aoti_torch_dtype_float32();
    if (x_size[0] < 2) {
    if (x_size[0] > 8) {
    if (3 != x_size[1]) {
}
    ConstantHandle order = ConstantHandle(input_handles[1]);
    int32_t order_expected_dtype = aoti_torch_dtype_int64();
}
"""
INPUTS = ["--input", "ones(2,3)", "--input", "tensor(4)"]  # 4: what the first node makes of y is the first output
PROGRAM_HOST = """
#include <stdio.h>
#include <tenon/program.h>
int main(int argc, char **argv)
{
    tn_program *program;
    tn_tensor *x;
    tn_value y;
    if (argc != 2 || tn_program_load(argv[1], NULL, &program) != TN_OK ||
        tn_tensor_empty(TN_DTYPE_F32, 2, (int64_t[]){2, 4}, NULL, TN_CPU, &x) != TN_OK ||
        tn_program_run(program, (tn_value[]){tn_value_tensor(x)}, 1, &y, 1) != TN_OK)
        return 1;
    printf("%d x %d\\n", (int)tn_tensor_sizes(y.as.tensor)[0], (int)tn_tensor_sizes(y.as.tensor)[1]);
    tn_value_release(&y);
    tn_tensor_release(x);
    tn_program_free(program);
    return 0;
}
"""
# The C library's own; nothing else may come from outside of a bundle.
OUTSIDE = re.compile(r"/lib\S*/(ld-linux\S*|lib(c|m|dl|pthread|rt|mvec))\.so\.\d+$")


def node(target, *inputs, self="self"):
    arguments = [{"name": self, "arg": {"as_tensor": {"name": "x"}}}, *inputs]
    return {"nodes": [{"node": {"target": target, "inputs": arguments, "outputs": [{"as_tensor": {"name": "y"}}]}}]}


def write_package(path, code, nodes=node("aten::neg"), device="cpu", others=()):
    """One model of these nodes, and others by their names, of theirs."""
    with zipfile.ZipFile(path, "w") as archive:
        for model, nodes in (("model", nodes), *others):
            folder = f"m/data/aotinductor/{model}/"
            archive.writestr(folder + "c.wrapper.so", code)
            archive.writestr(folder + "c.wrapper.cpp", SOURCE)
            archive.writestr(folder + "c.wrapper.json", json.dumps(nodes))
            archive.writestr(folder + "c.wrapper_metadata.json", json.dumps({"AOTI_DEVICE_KEY": device}))


def run(*words, **how):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=60, **how)


class Bundle(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.code = pathlib.Path(CODE).read_bytes()
        self.package = self.folder / "some.pt2"

    def bundle(self, *words, **package):
        """Makes a bundle of a package that is written here, moves it, and returns its new folder and its manifest."""
        write_package(self.package, **{"code": self.code, **package})
        return self.bundle_of_package(*words)

    def bundle_of_package(self, *words):
        result = run(TENON, "bundle", self.package, "-o", f"{self.folder}/made/", "--json", *words)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.package.unlink()
        app = (self.folder / "made").rename(self.folder / "moved")
        text = (app / "manifest.json").read_text()
        self.assertEqual(result.stdout, text + "\n")
        manifest = json.loads(text)
        for file in manifest["files"]:
            self.assertEqual((app / file["file"]).stat().st_size, file["bytes"], file["file"])
        files = {str(path.relative_to(app)) for path in app.rglob("*") if path.is_file()}
        self.assertEqual(files, {file["file"] for file in manifest["files"]} | {"manifest.json"})
        return app, manifest

    def runs(self, app, *words):
        """Its program works in an empty environment and opens nothing but the C library from outside; what it prints."""
        result = run(app / words[0], *words[1:], cwd="/", env={})
        self.assertEqual(result.returncode, 0, result.stderr)
        opened = run(app / words[0], *words[1:], cwd="/", env={"LD_DEBUG": "files"}).stderr
        opened = set(re.findall(r"calling init: (\S+)", opened))
        self.assertIn(str(app / "lib/libtenon.so"), opened)
        for path in opened:
            self.assertTrue(path.startswith(str(app) + "/") or path.startswith("/proc/self/fd/") or OUTSIDE.search(path), path)
        return result.stdout

    def fails(self, status, message, *words, **how):
        result = run(TENON, "bundle", *words, **how)
        self.assertEqual(result.returncode, status, result.stderr)
        self.assertIn(message, result.stderr)

    def test_a_moved_bundle_runs_with_nothing_from_outside(self):
        app, manifest = self.bundle()
        self.assertIn("-2.5", self.runs(app, "run", *INPUTS))
        self.assertEqual(manifest["model"], "model.pt2")
        self.assertNotIn("lib/libstdc++.so.6", [file["file"] for file in manifest["files"]])

    def test_exceptions_of_a_model_in_cxx_stop_in_the_bundle(self):
        app, manifest = self.bundle(code=pathlib.Path(CXX_CODE).read_bytes())
        self.assertIn("lib/libtenon_cxx.so", [file["file"] for file in manifest["files"]])
        self.runs(app, "run", *INPUTS)

    def test_the_host_in_c_is_the_whole_program(self):
        app, _ = self.bundle()
        built = run(COMPILER, HOST, "-I", INCLUDE, "-L", app / "lib", "-ltenon", "-Wl,-rpath,$ORIGIN/lib", "-o", app / "host")
        self.assertEqual((built.returncode, built.stderr), (0, ""))
        self.assertEqual(self.runs(app, "host", app / "model.pt2").splitlines()[0], "1 x 3")

    def test_libraries_come_along_that_operators_open(self):
        app, manifest = self.bundle(nodes=node("aten::linalg_svdvals", self="A"))
        why = {file["file"]: file["why"] for file in manifest["files"]}
        self.assertIn("linalg_svdvals opens it", why.values())
        self.assertIn("1.17", self.runs(app, "run", *INPUTS))

    def test_extensions_come_along_and_are_loaded(self):
        add = node("myops::add_scalar", {"name": "scalar", "arg": {"as_float": 41.0}}, self="input")
        app, manifest = self.bundle("--lib", EXTENSION, nodes=add)
        self.assertEqual(manifest["libraries"], ["lib/" + os.path.basename(EXTENSION)])
        self.assertIn("43.5", self.runs(app, "run", *INPUTS))

    def test_code_that_names_no_library_of_pytorchs_finds_its_host(self):
        app, _ = self.bundle(code=self.code.replace(b"libtorch_cpu.so", b"libm.so.6".ljust(15, b"\0")))
        self.runs(app, "run", *INPUTS)

    def test_the_chosen_model_of_several_runs(self):
        app, manifest = self.bundle("--model", "second", others=[("second", node("aten::abs"))])
        self.assertEqual(manifest["name"], "second")
        self.assertIn("tensor([[2.5", self.runs(app, "run", *INPUTS))

    def test_a_program_runs_alone(self):
        self.package.write_bytes((PROGRAMS / "mlp.pt2").read_bytes())
        wanted = run(TENON, "run", self.package, "-i", "ones(2,4)").stdout
        app, manifest = self.bundle_of_package()
        self.assertEqual((self.runs(app, "run", "-i", "ones(2,4)"), manifest["libraries"]), (wanted, []))
        self.assertNotIn("lib/tenon-torch/libtorch_cpu.so", [file["file"] for file in manifest["files"]])
        (self.folder / "host.c").write_text(PROGRAM_HOST)
        built = run(COMPILER, self.folder / "host.c", "-I", INCLUDE, "-L", app / "lib", "-ltenon", "-Wl,-rpath,$ORIGIN/lib", "-o", app / "host")
        self.assertEqual((built.returncode, built.stderr), (0, ""))
        self.assertEqual(self.runs(app, "host", app / "model.pt2"), "2 x 3\n")

    def test_a_program_runs_with_its_extension(self):
        extending = self.package.with_name("extending.pt2")
        extending.write_bytes((PROGRAMS / "extending.pt2").read_bytes())
        polar = self.folder / "polar.so"
        built = run(COMPILER, "-shared", "-fPIC", "-O1", "-I", INCLUDE, SOURCES / "examples" / "polar.c", "-lm", "-o", polar)
        self.assertEqual((built.returncode, built.stderr), (0, ""))
        self.fails(1, "extending.pt2 calls torch.ops.polar.polar.default (record_programs.py:", extending, "-o", self.folder / "made")
        extending.rename(self.package)
        wanted = run(TENON, "run", "--lib", polar, self.package, "-i", "ones(4,3)").stdout
        app, manifest = self.bundle_of_package("--lib", str(polar))
        polar.unlink()
        self.assertEqual(manifest["libraries"], ["lib/polar.so"])
        self.assertEqual(self.runs(app, "run", "-i", "ones(4,3)"), wanted)
        self.assertIn("aten::linear", run(app / "run", "-i", "ones(4,3)", "--profile", cwd="/", env={}).stderr)

    def test_libraries_come_along_that_operators_of_a_program_open(self):
        with zipfile.ZipFile(PROGRAMS / "mlp.pt2") as old, zipfile.ZipFile(self.package, "w") as new:
            for name in old.namelist():
                new.writestr(name, old.read(name).replace(b"torch.ops.aten.relu.default", b"torch.ops.aten.linalg_inv.default").replace(b'"self"', b'"A"')
                             if "/models/" in name else old.read(name))
        app, manifest = self.bundle_of_package()
        self.assertIn("linalg_inv opens it", {file["why"] for file in manifest["files"]})

    def test_the_chosen_program_of_several_runs(self):
        self.package.write_bytes((SOURCES / "examples" / "data" / "digits.pt2").read_bytes())
        self.fails(1, "has 2 programs, and none is called 'model'; choose of train, predict", self.package, "-o", self.folder / "made")
        app, manifest = self.bundle_of_package("--model", "predict")
        self.assertEqual(manifest["name"], "predict")
        self.runs(app, "run", "-i", "zeros(2,8,8)")

    def test_what_is_wrong_is_told(self):
        made = self.folder / "made"
        write_package(self.package, self.code)
        made.mkdir()
        self.fails(1, "is there already", self.package, "-o", made)
        made.rmdir()
        self.fails(1, "No such file or directory", self.package, "-o", made / "deeper")
        self.fails(1, "none.pt2 (the model) is not there", self.folder / "none.pt2", "-o", made)
        self.fails(2, "-o names the folder", self.package)
        self.fails(2, "no package was named", "-o", made)
        self.fails(2, "not one of lapack, fftw, onednn", self.package, "-o", made, "--with", "luck")
        write_package(self.package, self.code.replace(b"libtorch_cpu.so", b"libmissing_1.so"))
        self.fails(1, "a library is not on this machine (the model needs it): libmissing_1.so: cannot be found. Cure: install it, or "
                   "name its folder in LD_LIBRARY_PATH (the dynamic linker says: ", self.package, "-o", made)
        write_package(self.package, self.code[:18] + struct.pack("<H", 22) + self.code[20:])
        self.fails(1, "the model is for S/390, and this command for", self.package, "-o", made)
        write_package(self.package, self.code, device="cuda")
        self.fails(1, "was compiled for cuda", self.package, "-o", made)
        write_package(self.package, self.code, node("nobody::knows"))
        self.fails(1, "calls nobody::knows, which nobody has registered", self.package, "-o", made)
        self.assertFalse(made.exists())

    def test_nothing_is_left_of_a_bundle_that_cannot_be_written(self):
        write_package(self.package, self.code)
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100000, 100000))
        self.fails(1, "File too large", self.package, "-o", self.folder / "made", preexec_fn=limit, restore_signals=False)
        self.assertEqual(os.listdir(self.folder), ["some.pt2"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
