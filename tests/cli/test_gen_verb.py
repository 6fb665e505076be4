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

# An extension that calls its own operators with all that C can give them.
TRIP = """
- func: trip::maybe(Tensor? a, int? b, float? c, bool? d, ScalarType? e, Device? h, str? i, int[]? j, Tensor?[] k) -> int
- func: trip::lists(Tensor[] a, int[] b, float[] c, bool[] d, str[] e) -> (float, str)
- func: trip::plain(Device h, ScalarType e, str i, bool d) -> (Device, ScalarType, int, bool)
- func: trip::run(Tensor a) -> int
"""
TRIP_C = r"""
#include "every_calls.h"
#include "every_kernels.h"

const char *trip_maybe(AtenTensorHandle a, const int64_t *b, const double *c, const bool *d, const int32_t *e, const int32_t *h,
                       const char *i, const int64_t *j, size_t j_count, const AtenTensorHandle *k, size_t k_count, int64_t *result)
{
    *result = (a != NULL) + (b != NULL ? *b : 0) + (c != NULL ? (int64_t)*c : 0) + (d != NULL && *d) + (e != NULL ? *e : 0) +
              (h != NULL ? h[1] : 0) + (i != NULL ? (int64_t)strlen(i) : 0) + (j != NULL ? 1000 : 0);
    for (size_t at = 0; at < j_count; at++)
        *result += j[at];
    for (size_t at = 0; at < k_count; at++)
        *result += k[at] == NULL ? 10000 : 100000;
    return NULL;
}

const char *trip_lists(const AtenTensorHandle *a, size_t a_count, const int64_t *b, size_t b_count, const double *c, size_t c_count,
                       const bool *d, size_t d_count, const char *const *e, size_t e_count, double *result0, StableIValue *result1)
{
    *result0 = (double)a_count + (double)(a_count > 1 && a[0] != NULL && a[1] != NULL);
    for (size_t at = 0; at < b_count; at++)
        *result0 += (double)b[at];
    for (size_t at = 0; at < c_count; at++)
        *result0 += c[at];
    for (size_t at = 0; at < d_count; at++)
        *result0 += d[at];
    TN_REQUIRE(e_count > 0, "no texts");
    TN_FORWARD(tn_new_string(e[e_count - 1], strlen(e[e_count - 1]), result1));
    return NULL;
}

const char *trip_plain(const int32_t *h, int32_t e, const char *i, bool d, int32_t *result0, int32_t *result1, int64_t *result2,
                       bool *result3)
{
    memcpy(result0, h, 2 * sizeof *h);
    *result1 = e;
    *result2 = (int64_t)strlen(i);
    *result3 = !d;
    return NULL;
}

const char *trip_run(AtenTensorHandle a, int64_t *result)
{
    const int64_t seven = 7, list[] = {1, 2};
    const double half = 20.5, reals[] = {0.25, 0.5};
    const bool yes = true, flags[] = {true, false, true};
    const int32_t dtype = aoti_torch_dtype_float64(), device[] = {aoti_torch_device_type_cpu(), 3};
    const AtenTensorHandle tensors[] = {a, a}, gaps[] = {NULL, a};
    const char *const texts[] = {"x", "last"};
    int64_t got = 0, length = 0;
    int32_t other[2], kind;
    double sum;
    bool no;
    StableIValue text;
    TN_FORWARD(call_trip_maybe(NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, gaps, 0, &got));
    TN_REQUIRE(got == 0, "nothing given: %lld", (long long)got);
    TN_FORWARD(call_trip_maybe(a, &seven, &half, &yes, &dtype, device, "abc", list, 2, gaps, 2, &got));
    TN_REQUIRE(got == 1 + 7 + 20 + 1 + dtype + 3 + 3 + 1000 + 3 + 110000, "all given: %lld", (long long)got);
    TN_FORWARD(call_trip_maybe(NULL, NULL, NULL, NULL, NULL, NULL, NULL, list, 0, NULL, 0, &got));
    TN_REQUIRE(got == 1000, "an empty list: %lld", (long long)got);
    TN_FORWARD(call_trip_lists(tensors, 2, list, 2, reals, 2, flags, 3, texts, 2, &sum, &text));
    TN_REQUIRE(sum == 3 + 3 + 0.75 + 2 && strcmp(tn_arg_string(text, NULL), "last") == 0, "lists: %g", sum);
    tn_ext_drop("s", text);
    TN_REQUIRE(call_trip_lists(NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, 0, &sum, &text) != AOTI_TORCH_SUCCESS, "no texts are refused");
    TN_FORWARD(call_trip_plain(device, dtype, "four", true, other, &kind, &length, &no));
    TN_REQUIRE(memcmp(other, device, sizeof device) == 0 && kind == dtype && length == 4 && !no, "plain");
    *result = 42;
    return NULL;
}
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
        self.assertEqual((status, error), (1, "made/every_kernels.h:1: differs from what the yaml says; `tenon gen` rewrites it\n"))
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
        source = (ROOT / "codegen/check_extension.c").read_text()
        self.assertEqual({row[0] for row in rows}, set(re.findall(r"\[(gen-\w+)\]", source)) | {"gen-kernel"})
        inert = re.findall(r'{GEN_\w+, "(\w+)",', source)
        self.assertEqual(sorted(re.findall(r"^f: '(\w+)'", message)[0] for rule, _, message in rows if rule == "gen-inert"), sorted(inert))
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

    def test_all_that_c_can_give_arrives(self):
        self.assertEqual(self.gen(TRIP)[0], 0)
        (self.folder / "trip.c").write_text(TRIP_C)
        subprocess.run(["cc", *WARNINGS, "-std=c17", "-shared", "-fPIC", f"-I{ROOT / 'include'}", f"-I{self.made}", "trip.c",
                        "made/every_register.c", "-o", "trip.so"], cwd=self.folder, check=True)
        self.assertEqual(self.tenon("call", "--lib", "./trip.so", "trip::run", "ones(2)"), (0, "42\n", ""))

    def test_the_example_runs_in_tenon(self):
        self.assertEqual(self.call("smooth::ema", "arange(4.)", "0.5"), "tensor([0.0000, 0.5000, 1.2500, 2.1250])")
        self.assertEqual(self.call("smooth::ema", "arange(4.)", "0.5", "reverse=true", "start=1.0"), "tensor([0.7500, 1.5000, 2.0000, 2.0000])")
        self.assertEqual(self.call("smooth::ema_", "arange(4.)", "0.5"), "tensor([0.0000, 0.5000, 1.2500, 2.1250])")
        self.assertEqual(self.call("smooth::blend", "[arange(3.),ones(3)]", "[0.5,2.0]"), "tensor([2.0000, 2.5000, 3.0000])")
        self.assertEqual(self.call("smooth::twice", "arange(4.)", "0.5"), "tensor([0.5469, 1.0938, 1.6875, 2.1250])")
        self.assertIn("decay is 1.5, which is not between 0 and 1", self.call("smooth::ema", "arange(4.)", "1.5"))
        self.assertIn("decay is 1.5", self.call("smooth::twice", "arange(4.)", "1.5"))
        self.assertIn("2 inputs and 1 weights", self.call("smooth::blend", "[ones(3),ones(3)]", "[0.5]"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
