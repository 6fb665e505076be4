#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""`tenon gen` as the author of an extension uses it: files, messages, what they compile to, and the example in Tenon."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TENON, SMOOTH = sys.argv[1:3]
PAGE = (ROOT / "docs/yaml-rules.md").read_text().split("\n## Operators of extensions\n")[1].split("\n## ")[0]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]

# Every type that an extension can have, given and left out; each kind of result; each kind of variant.
EVERY = """
- func: every::plain(Tensor a, int b, float c, bool d, ScalarType e, Layout f, MemoryFormat g, Device h, str i) -> Tensor
  dispatch:
    CPU: plain
    Meta: plain_meta
- func: every::maybe(Tensor? a, int? b, float? c, bool? d, ScalarType? e, Device? h, str? i, int[]? j, Tensor?[] k) -> (Tensor first, int second, Device third)
  dispatch:
    CompositeExplicitAutograd: maybe
- func: every::lists(Tensor[] a, int[] b, float[] c, bool[] d, str[] e, int[][] f, Generator? g) -> (int, Tensor[])
  tags: nondeterministic_seeded
- func: every::write_(Tensor(a!) self, float c) -> Tensor(a!)
  dispatch:
    CPU, Meta: write_
- func: every::write.out(Tensor self, float c, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: write_out
- func: every::write(Tensor self, float c) -> Tensor
  dispatch:
    CPU: write
- func: every::nothing() -> ()
- func: every::by_hand(Tensor self) -> Tensor
  manual_kernel_registration: True
- func: other::named(Tensor self, int operator, int args) -> (bool, float, ScalarType, str)
"""


class Gen(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)
        self.made = self.folder / "made"

    def tenon(self, *arguments):
        done = subprocess.run([TENON, *map(str, arguments)], capture_output=True, text=True, check=False, cwd=self.folder)
        return done.returncode, done.stdout, done.stderr

    def gen(self, text, *arguments):
        (self.folder / "every.yaml").write_text(text)
        return self.tenon("gen", "every.yaml", "-o", "made", *arguments)

    def test_four_files_are_written_once(self):
        names = ["every_kernels.h", "every_register.c", "every_calls.h", "every_tenon.h"]
        self.assertEqual(self.gen(EVERY), (0, "".join(f"wrote {name}\n" for name in names), ""))
        self.assertEqual(sorted(path.name for path in self.made.iterdir()), sorted(names))
        self.assertEqual(self.gen(EVERY), (0, "", ""))

    def test_check_writes_nothing_and_names_the_file_that_differs(self):
        status, _, error = self.gen(EVERY, "--check")
        self.assertEqual((status, error), (1, "made/every_kernels.h:1: differs from what the yaml says; `tenon gen` makes it anew\n"))
        self.assertFalse(self.made.exists())
        self.gen(EVERY)
        self.assertEqual(self.gen(EVERY, "--check"), (0, "", ""))
        path = self.made / "every_register.c"
        path.write_text(path.read_text() + "\n")
        self.assertIn("made/every_register.c:1: differs", self.gen(EVERY, "--check")[2])

    def test_what_is_written_compiles_without_warnings_as_c_and_cpp(self):
        self.gen(EVERY)
        (self.folder / "all.c").write_text('#include "every_calls.h"\n#include "every_kernels.h"\n#include "every_tenon.h"\n')
        for compiler in ("gcc", "clang-14", "g++", "clang++-14"):
            if not shutil.which(compiler):
                continue
            language = ["-x", "c++", "-std=c++17"] if "++" in compiler else ["-x", "c", "-std=c17", "-Wmissing-prototypes"]
            for source in (self.folder / "all.c", self.made / "every_register.c"):
                done = subprocess.run([compiler, *WARNINGS, *language, f"-I{ROOT / 'include'}", f"-I{self.made}", "-c", source, "-o", os.devnull],
                                      capture_output=True, text=True, check=False)
                self.assertEqual((compiler, done.stderr), (compiler, ""))

    def test_prototypes_have_the_names_of_kernels_and_the_types_of_schemas(self):
        self.gen(EVERY)
        text = re.sub(r"\s+", " ", (self.made / "every_kernels.h").read_text())
        self.assertIn("const char *every_write_out( AtenTensorHandle self, double c, AtenTensorHandle out);", text)
        self.assertIn("const char *other_named( AtenTensorHandle self, int64_t operator_, int64_t args_, bool *result0,", text)
        self.assertEqual(len(re.findall(r"const char \*every_write_\(", text)), 1)
        self.assertNotIn("by_hand", text)
        text = (self.made / "every_register.c").read_text()
        self.assertIn('tn_def(m, "by_hand(Tensor self) -> Tensor");', text)
        self.assertEqual(re.findall(r'tn_impl\(m, "write_", (\w+)\)', text), ["boxed_every_write_"] * 2)
        self.assertEqual(re.findall(r"TN_LIBRARY_IMPL\((\w+, \w+), m\)", text),
                         ["every, CPU", "every, Meta", "every, CompositeImplicitAutograd", "every, CompositeExplicitAutograd",
                          "other, CompositeImplicitAutograd"])

    def test_an_operator_without_namespace_gets_the_one_that_is_given(self):
        self.assertEqual(self.gen("- func: f(Tensor self) -> Tensor\n", "--namespace", "mine")[0], 0)
        self.assertIn("const char *mine_f(", (self.made / "every_kernels.h").read_text())

    def test_refusals_of_the_page_cite_the_line(self):
        rows = re.findall(r"^\| (gen-\w+) \| [^|]* \| (`[^|]*`) \| ([^|]*) \|$", PAGE, re.M)
        self.assertEqual(len(rows), 6)
        for rule, refused, message in rows:
            with self.subTest(rule=rule):
                entries = "\n".join(re.findall("`(- [^`]*)`", refused)) + "\n"
                line = 1 if rule == "gen-structured" else entries.count("\n")
                self.assertEqual(self.gen(entries), (1, "", f"every.yaml:{line}: {message} [{rule}]\n"))
        status, _, error = self.gen("- func: f(Tensor self -> Tensor\n")
        self.assertEqual(status, 1)
        self.assertRegex(error, r"^every\.yaml:1: .* \[syntax\]\n")
        self.assertFalse(self.made.exists())

    def test_the_command_line_is_looked_at(self):
        for arguments, text in (((), "which yaml?"), (("-o",), "-o needs a word behind it"), (("--fast",), "unknown option '--fast'"),
                                (("a.yaml", "b.yaml"), "a second file 'b.yaml'")):
            status, _, error = self.tenon("gen", *arguments)
            self.assertEqual((status, error), (2, f"tenon gen: {text}\nTry `tenon gen --help`.\n"))
        self.assertEqual(self.tenon("gen", "absent.yaml"), (1, "", "absent.yaml:1: cannot be opened\n"))
        status, text, _ = self.tenon("gen", "--help")
        self.assertEqual(status, 0)
        self.assertTrue(text.startswith("usage: tenon gen FILE.yaml"))

    def call(self, *arguments):
        status, text, error = self.tenon("call", "--lib", SMOOTH, *arguments)
        return text.strip() if status == 0 else error.strip()

    def test_the_example_runs_in_tenon(self):
        self.assertEqual(self.call("smooth::ema", "arange(4.)", "0.5"), "tensor([0., 0.5, 1.25, 2.125])")
        self.assertEqual(self.call("smooth::ema", "arange(4.)", "0.5", "reverse=true", "start=1.0"), "tensor([0.75, 1.5, 2., 2.])")
        self.assertEqual(self.call("smooth::ema_", "arange(4.)", "0.5"), "tensor([0., 0.5, 1.25, 2.125])")
        self.assertEqual(self.call("smooth::blend", "[arange(3.),ones(3)]", "[0.5,2.0]"), "tensor([2., 2.5, 3.])")
        self.assertEqual(self.call("smooth::twice", "arange(4.)", "0.5"), "tensor([0.546875, 1.09375, 1.6875, 2.125])")
        self.assertIn("decay is 1.5, which is not between 0 and 1", self.call("smooth::ema", "arange(4.)", "1.5"))
        self.assertIn("decay is 1.5", self.call("smooth::twice", "arange(4.)", "1.5"))
        self.assertIn("2 inputs and 1 weights", self.call("smooth::blend", "[ones(3),ones(3)]", "[0.5]"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
