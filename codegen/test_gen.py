# SPDX-License-Identifier: BSD-3-Clause
"""tenon-gen refuses a manifest that breaks a rule, naming its line, and sees every entry of a frozen release change; the
functions that stand for operators follow the operator table."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
GEN = os.environ["TENON_GEN"]

HEAD = """releases:
  2.9: frozen
  2.10: open
headers:
- header: torch/csrc/inductor/aoti_torch/c/macros.h
  constants:
  - {constant: TORCH_ANSWER, value: 42, since: 2.9}
  types:
  - {type: AOTITorchError, is: int32_t, size: 4, align: 4, since: 2.9}
  handles:
  - {handle: StableListHandle, struct: StableListOpaque, since: 2.9}
  - {handle: AtenTensorHandle, struct: AtenTensorOpaque, delete: torch_drop, since: 2.9}
- header: torch/headeronly/core/Device.h
  names:
  - {macro: C10_DEVICE, since: 2.9}
  - {name: c10::Device, since: 2.10, guard: none}
- header: torch/csrc/stable/c/shim.h
  callbacks:
  - callback: void body(steal void *data)
    of: torch_run
    since: 2.9
  functions:
  - func: void torch_drop(steal AtenTensorHandle tensor)
    since: 2.9
  - func: void torch_run(value void (*body)(void *))
    since: 2.9
"""
STUBS = """stubs:
  cudart:
  - {symbol: cudaFree, does: error, use: many}
younger:
- name: torch_unseen
  since: 2.10
"""
ROWS = """  - func: AOTITorchError torch_list_size(borrow StableListHandle list_handle, fill size_t *size)
    since: 2.9
    impl: full
  - func: borrow const char *torch_text(borrow-from list_handle StableListHandle *at, borrow StableListHandle list_handle)
    since: 2.10
"""
SHIM = """- header: torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h
  functions:
  - func: AOTITorchError aoti_torch_cpu_add_Scalar(borrow AtenTensorHandle self, value double other, new AtenTensorHandle *ret0)
    since: 2.10
    impl: full
"""
OPERATOR = "- func: add.Scalar(Tensor self, Scalar other) -> Tensor\n"


class Manifest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        for name in ("spec", "gen/cli", "docs/abi", "src", "tests/abi/headers", "tests/unit", "tests/check", "tests/conformance", "stubs",
                     "include/torch/csrc/inductor/aoti_torch/generated"):
            (self.root / name).mkdir(parents=True)
        shutil.copytree(ROOT / "include/tenon", self.root / "include/tenon")
        self.head = HEAD
        self.write_operators("[]\n")
        self.write(ROWS)
        self.gen("--freeze", "2.9")

    def write(self, rows):
        (self.root / "spec/stable_abi.yaml").write_text(self.head + rows + STUBS)

    def write_operators(self, text):
        (self.root / "spec/native_functions.yaml").write_text(text)

    def gen(self, *arguments):
        done = subprocess.run([GEN, "abi", *arguments, str(self.root)], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    def refused(self, rows, line, text):
        """`line` counts from the first row behind the head."""
        self.write(rows)
        self.is_refused(HEAD.count("\n") + line, text)

    def head_refused(self, old, new, text):
        """The head's line with `new` in place of `old` is refused."""
        self.head = HEAD.replace(old, new, 1)
        self.assertNotEqual(self.head, HEAD)
        self.write(ROWS)
        self.is_refused(HEAD[:HEAD.index(old)].count("\n") + 1, text)

    def is_refused(self, line, text):
        status, error = self.gen("--write")
        self.assertEqual(status, 1, error)
        self.assertRegex(error, rf"stable_abi\.yaml:{line}: .*{re.escape(text)}")

    def test_written_files_pass_the_check_and_changed_ones_do_not(self):
        self.assertEqual(self.gen("--write"), (0, ""))
        self.assertEqual(self.gen("--check"), (0, ""))
        made = self.root / "src/exports.map"
        self.assertIn("    torch_list_size;\n", made.read_text())
        self.assertNotIn("torch_text", made.read_text())
        made.write_text(made.read_text().replace("torch_list_size", "torch_list_sizes"))
        status, error = self.gen("--check")
        self.assertEqual(status, 1)
        self.assertIn("exports.map:1: differs from what spec/ says; `./dev regen` rewrites it", error)

    def test_every_part_of_a_frozen_row_is_frozen(self):
        for old, new in (("fill size_t *size", "new size_t *size"), ("fill size_t *size", "fill int64_t *size"),
                         ("list_handle,", "list,"), ("since: 2.9", "since: 2.9\n    guard: 2.10"),
                         ("since: 2.9", "since: 2.9\n    feature: CUDA"), ("since: 2.9", "since: 2.10"),
                         ("torch_list_size", "torch_list_sizes"), ("AOTITorchError", "int32_t")):
            with self.subTest(new=new):
                self.write(ROWS.replace(old, new, 1))
                status, error = self.gen("--write")
                self.assertEqual(status, 1)
                self.assertIn("an entry of release 2.9 changed after it was frozen", error)
                self.assertIn("tenon-gen abi --freeze 2.9", error)

    def test_freezing_records_each_release_once_in_order_and_ends_its_being_open(self):
        self.assertEqual(self.gen("--freeze", "2.10"), (0, ""))
        self.assertIn("  2.10: frozen\n", (self.root / "spec/stable_abi.yaml").read_text())
        self.assertEqual(self.gen("--freeze", "2.9"), (0, ""))
        lines = (self.root / "spec/frozen.txt").read_text().splitlines()
        self.assertEqual([line.split()[0] for line in lines], ["2.9", "2.10"])
        self.assertEqual(self.gen("--write"), (0, ""))

    def test_only_releases_of_the_manifest_can_be_frozen(self):
        before = (self.root / "spec/frozen.txt").read_text()
        for release in ("2.16", "2.9x", "2.09", "two"):
            with self.subTest(release=release):
                status, error = self.gen("--freeze", release)
                self.assertEqual(status, 1)
                self.assertIn(f"'{release}' is not one of the releases there", error)
        self.assertEqual((self.root / "spec/frozen.txt").read_text(), before)

    def test_a_younger_name_is_declared_to_be_refused(self):
        self.gen("--write")
        made = (self.root / "include/torch/csrc/inductor/aoti_torch/generated/younger.h").read_text()
        self.assertIn("TENON_SINCE_2_10 AOTITorchError torch_unseen(void);\n", made)
        self.assertNotIn("torch_list_size", made)
        self.assertIn("torch_unseen\t2.10\t", (self.root / "tests/abi/headers/gates.tsv").read_text())

    def test_an_assertion_of_a_header_names_its_cure(self):
        self.gen("--write")
        made = (self.root / "gen/abi_assertions.c").read_text()
        self.assertRegex(made, r'#define CURE "; .*`\./dev regen`"')
        for macro in ("WRONG(name) #name", "OTHER"):
            self.assertRegex(made, re.escape("#define " + macro) + r' ".*spec/stable_abi\.yaml.*" CURE\n')

    def test_help_is_no_failure_and_a_wrong_use_is_one(self):
        for arguments in (["--help"], ["abi", "--help"], ["api", "--help"]):
            done = subprocess.run([GEN, *arguments], capture_output=True, text=True, check=False)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("tenon-gen abi --check|--write|--freeze RELEASE", done.stdout)
        for arguments in ([], ["abi"], ["abi", "--freeze"], ["abi", "--frees"], ["--other"]):
            done = subprocess.run([GEN, *arguments], capture_output=True, text=True, check=False)
            self.assertEqual((done.returncode, done.stdout), (2, ""))

    def test_serving_more_and_open_releases_are_free(self):
        self.write(ROWS.replace("impl: full", "impl: partial, no list"))
        self.assertEqual(self.gen("--write"), (0, ""))
        self.write(ROWS.replace("torch_text", "torch_other_text"))
        self.assertEqual(self.gen("--write"), (0, ""))

    def test_faults_are_named_with_their_line(self):
        self.refused(ROWS.replace("fill size_t", "full size_t"), 1, "no ownership word before 'full size_t *size'")
        self.refused(ROWS.replace("borrow StableListHandle list_handle,", "value StableListHandle list_handle,"), 1,
                     "'list_handle' is a pointer, not a value")
        self.refused(ROWS.replace("fill size_t *size", "fill size_t size"), 1, "'size' is written, so it is a pointer")
        self.refused(ROWS.replace("borrow-from list_handle", "borrow-from nobody"), 4, "'nobody', which is no parameter")
        self.refused(ROWS.replace("since: 2.9", "since: 2.8"), 1, "there is no release 2.8")
        self.refused(ROWS.replace("since: 2.9", "since: new"), 2, "'since' is a release such as 2.10, not 'new'")
        self.refused(ROWS.replace("impl: full", "impl: yes"), 3, "'impl' is full, absent, or partial")
        self.refused(ROWS.replace("impl: full", "color: red"), 3, "'color' is no key of a function")
        self.refused(ROWS + ROWS, 6, "torch_list_size stands here twice")

    def test_faults_of_rows_that_are_no_functions_are_named_with_their_line(self):
        handle = "handle: AtenTensorHandle, "
        self.head_refused("delete: torch_drop", "delete: torch_run", "torch_run is not a function of one 'steal AtenTensorHandle'")
        self.head_refused(handle, handle + "new: torch_drop, ", "torch_drop has no parameter 'new AtenTensorHandle *'")
        self.head_refused("struct: AtenTensorOpaque, ", "size: 8, ", "'size' is no key of a handle")
        self.head_refused("is: int32_t, size: 4", "is: int32_t, size: four", "'size' is a number of bytes, not 'four'")
        self.head_refused("value: 42, ", "", "TORCH_ANSWER: a constant has a 'value'")
        self.head_refused("constant: TORCH_ANSWER", "macro: TORCH_ANSWER", "'macro' is no first key of an entry of 'constants'")
        self.head_refused("macro: C10_DEVICE, since: 2.9", "macro: C10_DEVICE, since: 2.8", "there is no release 2.8")
        self.head_refused("name: c10::Device", "macro: C10_DEVICE", "C10_DEVICE stands here twice")
        self.head_refused("steal void *data", "steal char *data", "'body' of torch_run is 'void (*body)(void *)'")
        self.head_refused("StableListOpaque, since: 2.9", "StableListOpaque, since: 2.10", "younger than torch_list_size")
        self.head = HEAD.replace("  - {handle: StableListHandle, struct: StableListOpaque, since: 2.9}\n", "")
        self.refused(ROWS, 0, "torch_list_size: the handle StableListHandle has no entry")
        self.head = HEAD.replace("    of: torch_run\n", "")
        self.write(ROWS)
        self.is_refused(HEAD.count("\n") - 2, "torch_run: no callback's 'of' has the function, for 'body'")

    def test_every_part_of_a_row_that_is_no_function_is_frozen(self):
        for old, new in (("value: 42", "value: 43"), ("TORCH_ANSWER", "TORCH_QUESTION"), ("int32_t, size: 4", "int64_t, size: 4"),
                         ("size: 4", "size: 8"), ("align: 4", "align: 8"), ("StableListOpaque", "ListOpaque"),
                         (", delete: torch_drop", ""), ("macro: C10_DEVICE", "name: C10_DEVICE"),
                         ("C10_DEVICE, since: 2.9", "C10_DEVICE, since: 2.9, feature: CUDA"),
                         ("C10_DEVICE, since: 2.9", "C10_DEVICE, since: 2.9, guard: 2.10"),
                         ("  - {macro: C10_DEVICE, since: 2.9}\n", ""), ("core/Device.h", "core/Devices.h"),
                         ("steal void *data", "borrow void *data")):
            with self.subTest(new=new):
                self.head = HEAD.replace(old, new, 1)
                self.write(ROWS)
                status, error = self.gen("--write")
                self.assertEqual(status, 1)
                self.assertIn("an entry of release 2.9 changed after it was frozen", error)
        self.head = HEAD.replace("c10::Device", "c10::Other")
        self.write(ROWS)
        self.assertEqual(self.gen("--write"), (0, ""))

    def test_a_constant_that_follows_the_release_may_have_another_value(self):
        self.head = HEAD.replace("value: 42", "value: 42, follows: release")
        self.write(ROWS)
        self.gen("--freeze", "2.9")
        self.head = self.head.replace("value: 42", "value: 43")
        self.write(ROWS)
        self.assertEqual(self.gen("--write"), (0, ""))

    def test_rows_that_are_no_functions_are_written_out(self):
        self.assertEqual(self.gen("--write"), (0, ""))
        self.assertIn("VALUE(TORCH_ANSWER, 42)\n", (self.root / "gen/abi_assertions.c").read_text())
        self.assertIn("SAME_TYPE(AtenTensorHandle, struct AtenTensorOpaque *)\n",
                      (self.root / "gen/abi_assertions.c").read_text())
        self.assertIn("\n# torch/headeronly/core/Device.h\nC10_DEVICE\nc10::Device\n",
                      (self.root / "docs/abi/header_only_apis.txt").read_text())
        self.assertIn("torch/headeronly/core/Device.h\tmacro\tC10_DEVICE\t2.9\t\t\n",
                      (self.root / "tests/abi/headers/names.tsv").read_text())
        self.assertIn("cudart\tcudaFree\terror\tmany\n", (self.root / "stubs/stubs.tsv").read_text())

    def test_functions_named_after_an_operator_are_written_once_it_exists(self):
        self.write(ROWS + SHIM.replace("impl: full", "impl: absent"))
        self.assertEqual(self.gen("--write"), (0, ""))
        self.assertNotIn("aoti_torch_cpu_add_Scalar", (self.root / "gen/abi_operators.c").read_text())
        self.write_operators(OPERATOR)
        self.write(ROWS + SHIM)
        self.assertEqual(self.gen("--write"), (0, ""))
        self.assertEqual(self.gen("--check"), (0, ""))
        self.assertIn("AOTITorchError aoti_torch_cpu_add_Scalar(", (self.root / "gen/abi_operators.c").read_text())
        self.assertNotIn("aoti_torch_cpu_add_Scalar", (self.root / "gen/abi_absent.c").read_text())

    def test_impl_agrees_with_the_operator_table(self):
        self.refused(ROWS + SHIM, 8, "'impl' is not absent, but Tenon has no operator aten::add_Scalar")
        self.refused(ROWS + SHIM + "    operator: add.Tensor\n", 8, "Tenon has no operator aten::add.Tensor")
        self.write_operators(OPERATOR)
        self.refused(ROWS + SHIM.replace("impl: full", "impl: absent"), 8,
                     "aoti_torch_cpu_add_Scalar: 'impl' is absent, but Tenon has the operator aten::add.Scalar")
        self.write(ROWS + SHIM.replace("impl: full", "impl: partial, no integers"))
        self.assertEqual(self.gen("--write"), (0, ""))

    def test_parameters_follow_the_schema(self):
        name = "aoti_torch_cpu_add_Scalar: "
        for schema, text in (
                ("(Tensor self, Tensor other) -> Tensor",
                 "parameter 'other' is 'double', argument 'other' of aten::add.Scalar is Tensor: no rule joins them"),
                ("(Tensor self, Scalar alpha) -> Tensor", "parameter 'other' is argument 'alpha' of aten::add.Scalar"),
                ("(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", "has no parameter for argument 'alpha'"),
                ("(Tensor self) -> Tensor", "has 2 parameters behind the arguments of aten::add.Scalar, which has 1 new"),
                ("(Tensor(a!) self, Scalar other) -> ()", "has 1 parameters behind the arguments"),
                ("(Tensor self, Scalar other) -> int", "no rule makes 'AtenTensorHandle * ret0' of a result")):
            with self.subTest(schema=schema):
                self.write_operators(f"- func: add.Scalar{schema}\n")
                self.refused(ROWS + SHIM, 8, name + text)
        self.write_operators("- func: add.Scalar(Tensor self, int[] other) -> Tensor\n")
        self.refused(ROWS + SHIM.replace("value double other", "borrow const int64_t *other, value int64_t len"), 8,
                     "'other_len_' does not follow 'other'")
        self.write_operators("- func: add.Scalar(Tensor self, Scalar other, *, int? last=None) -> Tensor\n")
        self.write(ROWS + SHIM)
        self.assertEqual(self.gen("--write"), (0, ""))
        self.write_operators(OPERATOR + "- func: add_Scalar(Tensor self, Scalar other) -> Tensor\n")
        self.refused(ROWS + SHIM, 8, "may be aten::add.Scalar and aten::add_Scalar; an 'operator' in the entry says which")


if __name__ == "__main__":
    unittest.main()
