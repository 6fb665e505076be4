#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""`tenon port`: its diff is what `patch` takes and what --write writes, a source that has only exact counterparts compiles afterwards,
and what is left is told.

    test_port.py TENON CXX INCLUDE
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

TENON, CXX, INCLUDE = sys.argv[1:4]

# With exact counterparts only.
EXACT = """#include <torch/extension.h>
#include <ATen/ATen.h>
#include <c10/util/Half.h>

at::Tensor halve(const torch::Tensor &x, c10::optional<double> by)
{
    TORCH_CHECK(x.scalar_type() == at::kFloat32, "halve: x is no float");
    auto dense = x.contiguous();
    auto part = x.narrow( 0, 0, x.size(0));
    torch::Tensor out = at::empty_like(part);
    // at::Tensor in a comment
    for (int64_t i = 0; i < out.numel(); i++)
        out.mutable_data_ptr<float>()[i] = dense.const_data_ptr<float>()[i] / static_cast<float>(by.value_or(2));
    return out.view(x.sizes());
}

TORCH_LIBRARY(mine, m)
{
    m.def("halve(Tensor x, float? by=None) -> Tensor");
}

TORCH_LIBRARY_IMPL(mine, CPU, m) { m.impl("halve", TORCH_FN(halve)); }
TORCH_LIBRARY_IMPL(mine, Meta, m) { m.impl("halve", &halve); }
"""
LEFT = """#include <ATen/ATen.h>
#include <pybind11/pybind11.h>
at::Tensor f(const at::Tensor &x, std::vector<at::Tensor> &ys)
{
    auto o = x.options();
    auto z = ys[0].contiguous();
    auto n = z.narrow(0, 1, 2);
    return x.cos();
}
TORCH_LIBRARY(mine, m)
{
    m.def("f", &f);
    m.def("g(Tensor x) -> Tensor", &f);
    m.impl("h", [](at::Tensor x) { return x; });
}
"""


class Port(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def put(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8", newline="")

    def port(self, *words):
        return subprocess.run([TENON, "port", *words], cwd=self.folder, text=True, capture_output=True, check=False)

    def text(self, name):
        return (self.folder / name).read_bytes().decode()

    def test_source_with_exact_counterparts_compiles_afterwards(self):
        self.put("a.cpp", EXACT)
        done = self.port("--write", "a.cpp")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        command = [*CXX.split(), "-std=c++17", "-Wall", "-Werror", "-fsyntax-only", f"-I{INCLUDE}", "a.cpp"]
        compiled = subprocess.run(command, cwd=self.folder, text=True, capture_output=True, check=False)
        self.assertEqual(compiled.returncode, 0, compiled.stderr + self.text("a.cpp"))
        self.assertIn("// at::Tensor in a comment", self.text("a.cpp"))
        self.assertEqual(self.text("a.cpp").count("#include <torch/csrc/stable/tensor.h>"), 1)
        self.assertIn('m.impl("halve", TORCH_BOX(&halve));', self.text("a.cpp"))
        self.assertIn("torch::stable::narrow(x, 0, 0, x.size(0))", self.text("a.cpp"))
        self.assertEqual(self.port("a.cpp").stdout, "")

    def count(self, diff):
        """The heads of hunks count their lines, and those before them; patch does not look at all of it."""
        grown = 0
        for head, body in re.findall(r"^(@@ .*)\n((?:[ +\\-].*\n)*)", diff, flags=re.M):
            old, before, new, after = map(int, re.fullmatch(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@", head).groups())
            signs = [line[0] for line in body.splitlines()]
            self.assertEqual((before, after), (len(signs) - signs.count("+") - signs.count("\\"), len(signs) - signs.count("-") - signs.count("\\")))
            self.assertEqual(new - old, grown)
            grown += after - before

    def test_diff_is_what_patch_takes(self):
        # Hunks with much and with little between them, changes at both ends, and no newline at the last one.
        gap = "int x;\n"
        for middle in (0, 1, 5, 6, 7, 20):
            with self.subTest(middle=middle):
                text = "at::Tensor a;\n" + gap * middle + "at::Half b; at::Tensor c;\n" + gap * 9 + "#include <ATen/ATen.h>\n" + gap + "at::Tensor d;"
                self.put("a.cu", text)
                self.put("b.cu", text)
                diff = self.port("a.cu").stdout
                self.assertEqual(self.text("a.cu"), text)
                self.assertEqual(self.port("--write", "b.cu").stdout, diff.replace("a.cu", "b.cu"))
                self.count(diff)
                patched = subprocess.run(["patch", "-p0", "--posix"], input=diff, cwd=self.folder, text=True, capture_output=True, check=False)
                self.assertEqual(patched.returncode, 0, patched.stdout + diff)
                self.assertNotIn("fuzz", patched.stdout)
                self.assertNotIn("offset", patched.stdout)
                self.assertEqual(self.text("a.cu"), self.text("b.cu"))
                self.assertNotIn("at::", self.text("b.cu"))

    def test_what_is_left_is_told(self):
        self.put("a.cpp", LEFT)
        done = self.port("a.cpp")
        self.assertEqual(done.returncode, 1)
        self.assertEqual([line.split(" → ")[0] for line in done.stderr.splitlines()],
                         ["a.cpp:2: #include <pybind11/pybind11.h>", "a.cpp:5: .options", "a.cpp:6: .contiguous", "a.cpp:7: .narrow",
                          "a.cpp:12: .def without a schema", "a.cpp:13: .def with a function"])
        self.assertIn("+torch::stable::Tensor f(const torch::stable::Tensor &x, std::vector<torch::stable::Tensor> &ys)", done.stdout)

    def test_directive_that_is_there_already_goes(self):
        head = "".join(f"#include <torch/csrc/stable/{name}.h>\n" for name in ("tensor", "ops"))
        self.put("a.cpp", head + "#include <ATen/ATen.h>\n#include <ATen/Functions.h>\nint x;\n")
        self.port("--write", "a.cpp")
        self.assertEqual(self.text("a.cpp"), head + "int x;\n")

    def test_mode_and_links_stay(self):
        self.put("a.cpp", "at::Tensor x;\n")
        (self.folder / "a.cpp").chmod(0o750)
        (self.folder / "b.cpp").symlink_to("a.cpp")
        self.assertEqual(self.port("--write", "b.cpp").returncode, 0)
        self.assertTrue((self.folder / "b.cpp").is_symlink())
        self.assertEqual((self.folder / "a.cpp").stat().st_mode & 0o777, 0o750)
        self.assertEqual((self.text("a.cpp"), sorted(os.listdir(self.folder))), ("torch::stable::Tensor x;\n", ["a.cpp", "b.cpp"]))

    def test_what_cannot_be_read_is_refused(self):
        for words, message in (((), "which source?"), (("--what",), "unknown option '--what'"), (("nothing.cpp",), "No such file")):
            done = self.port(*words)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(message, done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
