# SPDX-License-Identifier: BSD-3-Clause
"""tenon-gen compares spec/tenon_api.yaml with the headers both ways: each difference is planted once and named."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
GEN = os.environ["TENON_GEN"]


class Surface(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        for name in ("gen", "docs", "spec"):
            (self.root / name).mkdir()
        shutil.copytree(ROOT / "include", self.root / "include")
        shutil.copy(ROOT / "spec/tenon_api.yaml", self.root / "spec")
        self.assertEqual(self.gen("--write"), (0, ""))

    def gen(self, *arguments):
        done = subprocess.run([GEN, "api", *arguments, str(self.root)], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    def edit(self, name, old, new):
        path = self.root / name
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1))

    def refused(self, place, *texts):
        status, error = self.gen("--check")
        self.assertEqual(status, 1, error)
        for text in texts:
            self.assertRegex(error, rf"(?m)^\S*{re.escape(place)}:\d+: .*{re.escape(text)}")
        return error

    def release(self, version):
        """The headers become a later version, so that what the manifest has is a promise."""
        for part, number in zip(("MAJOR", "MINOR", "PATCH"), version.split(".")):
            path = self.root / "include/tenon/version.h"
            path.write_text(re.sub(rf"(#define TENON_VERSION_{part}) \d+", rf"\1 {number}", path.read_text()))

    def test_tree_as_it_is_passes(self):
        self.assertEqual(self.gen("--check"), (0, ""))

    def test_function_without_row_is_named_with_its_place_and_the_cure(self):
        self.edit("include/tenon/op.h", "TN_API size_t tn_op_num_args",
                  "TN_API int tn_op_planted(int x);\nTN_API size_t tn_op_num_args")
        self.refused("include/tenon/op.h", "function 'int tn_op_planted(int x)' of tenon/op.h is not in spec/tenon_api.yaml; "
                     "`build/bin/tenon-gen api --adopt` adds it")
        self.assertEqual(self.gen("--adopt"), (0, ""))
        self.assertEqual(self.gen("--check"), (0, ""))

    def test_row_without_function_is_named(self):
        self.edit("include/tenon/op.h", "TN_API size_t tn_op_num_args(const tn_op *op);", "")
        self.refused("spec/tenon_api.yaml", "function 'size_t tn_op_num_args(const tn_op *op)' of tenon/op.h is not declared")

    def test_changes_of_each_kind_are_named_with_both_sides(self):
        for header, old, new, text in (
                ("op.h", "size_t tn_op_num_args(const", "int64_t tn_op_num_args(const", "'int64_t tn_op_num_args(const tn_op *op)'"),
                ("tensor.h", "#define TN_MAX_DIM 64", "#define TN_MAX_DIM 65", "macro 'TN_MAX_DIM = 65'"),
                ("tensor.h", "TN_LAYOUT_SPARSE_CSR = 2", "TN_LAYOUT_SPARSE_CSR = 9", "constant 'TN_LAYOUT_SPARSE_CSR = 9'"),
                ("tensor.h", "int8_t index;", "int16_t index;", "struct 'tn_device {int8_t type; int16_t index;}'"),
                ("tensor.h", "typedef void (*tn_deleter)(void *data, void", "typedef void (*tn_deleter)(char *data, void",
                 "type 'void (*tn_deleter)(char *data, void *context)'"),
                ("op.h", "tn_value_int(int64_t integer)\n", "tn_value_int(long long integer)\n",
                 "inline 'tn_value tn_value_int(long long integer)'"),
                ("op.h", "size_t tn_op_num_returns(const tn_op *op);", "size_t tn_op_num_returns(const tn_op *op) TN_SYMBOL(other);",
                 "of tenon/op.h with the symbol other"),
                ("extension.h", "#define TN_FORWARD(call)", "#define TN_FORWARD(call, more)", "macro 'TN_FORWARD(call, more)'"),
                ("loader.h", "#if TENON_ABI_VERSION >= 2\n#define TN_LOAD_LAZY", "#if 1\n#define TN_LOAD_LAZY",
                 "macro 'TN_LOAD_LAZY = 1u'")):
            with self.subTest(new=new):
                shutil.copy(ROOT / "include/tenon" / header, self.root / "include/tenon")
                self.edit(f"include/tenon/{header}", old, new)
                error = self.refused(f"include/tenon/{header}", text)
                self.assertRegex(error, r"spec/tenon_api\.yaml:\d+ says .*; `build/bin/tenon-gen api --adopt` changes it")
                shutil.copy(ROOT / "include/tenon" / header, self.root / "include/tenon")

    def test_name_of_two_things_is_named_and_not_adopted(self):
        self.edit("include/tenon/extension.h", "static inline int64_t tn_arg_int(",
                  "static inline int64_t tn_call(int x)\n{\n    return x;\n}\nstatic inline int64_t tn_arg_int(")
        self.refused("include/tenon/library.h", "type 'struct tn_call tn_call' of tenon/library.h is also "
                     "inline 'int64_t tn_call(int x)' of tenon/extension.h")
        status, error = self.gen("--adopt")
        self.assertEqual(status, 1)
        self.assertIn("the sizes of structs could not be measured", error)

    def test_functions_of_a_family_have_one_row(self):
        self.assertNotIn("tn_add_Tensor", (self.root / "spec/tenon_api.yaml").read_text())
        made = "static inline int tn_planted(int x)\n{\n    return x;\n}\n"
        part = "include/tenon/ops/ops_math.h"
        self.edit(part, "#ifdef __cplusplus\n}", made + "int tn_foreign(int x);\n#ifdef __cplusplus\n}")
        error = self.refused(part, "function 'int tn_foreign(int x)' of tenon/ops/ops_math.h is not in spec/tenon_api.yaml")
        self.assertNotIn("tn_planted", error)
        self.edit(part, "int tn_foreign(int x);\n", made.replace("tn_planted", "tn_op_name"))
        self.refused(part, "is also function 'const char *tn_op_name(const tn_op *op)'")

    def test_family_has_a_version(self):
        self.edit("spec/tenon_api.yaml", "  since: 0.1.0\n- header: tenon/ops_out.h", "- header: tenon/ops_out.h")
        self.refused("spec/tenon_api.yaml", "a header has one 'family', with a 'since'")

    def test_new_and_lost_headers_are_named(self):
        (self.root / "include/tenon/planted.h").write_text("int tn_planted(void);\n")
        self.refused("spec/tenon_api.yaml", "the header tenon/planted.h is missing")
        (self.root / "include/tenon/planted.h").unlink()
        (self.root / "include/tenon/tenon.h").unlink()
        self.refused("spec/tenon_api.yaml", "there is no header tenon/tenon.h")

    def test_wrong_size_does_not_compile(self):
        self.edit("spec/tenon_api.yaml", "    size: 2\n", "    size: 3\n")
        self.assertEqual(self.gen("--write"), (0, ""))
        for abi in (1, 2):
            source = self.root / f"gen/api_assertions_abi{abi}.c"
            done = subprocess.run(["gcc", "-std=c17", "-fsyntax-only", f"-I{self.root}/include", str(source)],
                                  capture_output=True, text=True, check=False)
            self.assertIn("tn_device has another size", done.stderr)

    def test_generated_file_that_was_edited_is_named(self):
        self.edit("docs/api.md", "tn_op_find", "tn_op_lost")
        self.refused("docs/api.md", "`./dev regen` rewrites it")

    def test_promise_may_not_change_and_what_is_new_starts_today(self):
        self.release("0.2.0")
        self.edit("include/tenon/op.h", "TN_API size_t tn_op_num_args",
                  "TN_API int tn_op_planted(int x);\nTN_API size_t tn_op_num_args")
        self.assertEqual(self.gen("--adopt"), (0, ""))
        rows = (self.root / "spec/tenon_api.yaml").read_text()
        self.assertIn("tn_op_planted(int x)\n    since: 0.2.0\n", rows)
        self.assertIn("tn_op_num_args(const tn_op *op)\n    since: 0.1.0\n", rows)
        self.edit("include/tenon/op.h", "TN_API size_t tn_op_num_args", "TN_API int tn_op_num_args")
        status, error = self.gen("--adopt")
        self.assertEqual(status, 1)
        self.assertIn("tn_op_num_args is a promise since 0.1.0", error)

    def test_size_of_a_released_struct_may_not_change(self):
        self.release("0.2.0")
        self.edit("spec/tenon_api.yaml", "    size: 2\n", "    size: 3\n")
        status, error = self.gen("--adopt")
        self.assertEqual(status, 1)
        self.assertIn("tn_device has 3 bytes since 0.1.0, and would have 2", error)

    def test_deprecation_is_said_in_both_places_with_end_and_replacement(self):
        self.release("0.2.0")
        row = "size_t tn_op_num_args(const tn_op *op)\n    since: 0.1.0\n"
        self.edit("spec/tenon_api.yaml", row, row + "    deprecated_in: 0.2.0\n")
        self.refused("spec/tenon_api.yaml", "what is deprecated has a 'replacement', and a 'remove_after'")
        for end in ("0.2.0", "0.2.9", "0.1.0"):
            self.edit("spec/tenon_api.yaml", row + "    deprecated_in: 0.2.0\n",
                      row + f"    deprecated_in: 0.2.0\n    remove_after: {end}\n    replacement: tn_op_num_returns\n")
            self.refused("spec/tenon_api.yaml", "a 'remove_after' that is at least one minor release later")
            self.edit("spec/tenon_api.yaml", f"    remove_after: {end}\n    replacement: tn_op_num_returns\n", "")
        self.edit("spec/tenon_api.yaml", row + "    deprecated_in: 0.2.0\n",
                  row + "    deprecated_in: 0.2.0\n    remove_after: 0.3.0\n    replacement: tn_op_lost\n")
        self.refused("spec/tenon_api.yaml", "its replacement tn_op_lost is not declared")
        self.edit("spec/tenon_api.yaml", "    remove_after: 0.3.0\n    replacement: tn_op_lost\n", "")
        self.edit("spec/tenon_api.yaml", row + "    deprecated_in: 0.2.0\n",
                  row + "    deprecated_in: 0.2.0\n    remove_after: 0.3.0\n    replacement: tn_op_num_returns\n")
        self.refused("include/tenon/op.h", "this needs TN_DEPRECATED with 'tn_op_num_returns' in its text")
        self.edit("include/tenon/op.h", "tn_op_num_args(const tn_op *op);",
                  'tn_op_num_args(const tn_op *op) TN_DEPRECATED("use tn_op_num_returns");')
        self.assertEqual(self.gen("--write"), (0, ""))
        self.release("0.4.0")
        self.refused("spec/tenon_api.yaml", "tn_op_num_args: was to go after 0.3.0")
        self.edit("include/tenon/op.h", 'TN_API size_t tn_op_num_args(const tn_op *op) TN_DEPRECATED("use tn_op_num_returns");', "")
        self.assertEqual(self.gen("--adopt"), (0, ""))

    def keeps(self, earlier):
        done = subprocess.run([GEN, "api", "--keeps", str(earlier), str(self.root)], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    def test_what_an_earlier_tree_promised_is_kept(self):
        with tempfile.TemporaryDirectory() as holder:
            earlier = pathlib.Path(holder) / "tree"
            shutil.copytree(self.root, earlier)
            self.assertEqual(self.keeps(earlier), (0, ""))
            self.edit("include/tenon/op.h", "TN_API size_t tn_op_num_args(const tn_op *op);", "")
            self.edit("include/tenon/experimental/binary.h", "tn_binary_free(tn_binary *binary)", "tn_binary_free(void *binary)")
            self.edit("include/tenon/tensor.h", "#define TN_MAX_DIM 64", "#define TN_MAX_DIM 63")
            status, error = self.keeps(earlier)
            self.assertEqual(status, 1)
            self.assertEqual(sorted(re.findall(r"in 0\.1\.0 \w+ '([^']*)' of \S+ was promised, and it is no longer", error)),
                             ["TN_MAX_DIM = 64", "size_t tn_op_num_args(const tn_op *op)"])
            # Announced, and its time is over.
            row = "size_t tn_op_num_args(const tn_op *op)\n    since: 0.1.0\n"
            path = earlier / "spec/tenon_api.yaml"
            path.write_text(path.read_text().replace(row, row + "    deprecated_in: 0.1.0\n    remove_after: 0.2.0\n"))
            self.release("0.2.0")
            self.assertIn("tn_op_num_args", self.keeps(earlier)[1])
            self.release("0.3.0")
            self.assertNotIn("tn_op_num_args", self.keeps(earlier)[1])

    def test_warning_without_row_is_named(self):
        self.edit("include/tenon/op.h", "tn_op_num_args(const tn_op *op);",
                  'tn_op_num_args(const tn_op *op) TN_DEPRECATED("use another");')
        self.refused("spec/tenon_api.yaml", "tn_op_num_args: TN_DEPRECATED in the header, no 'deprecated_in'")

    def test_row_of_a_version_to_come_is_named(self):
        self.edit("spec/tenon_api.yaml", "since: 0.1.0", "since: 0.9.0")
        self.refused("spec/tenon_api.yaml", "since 0.9.0, but the headers are 0.1.0")


if __name__ == "__main__":
    unittest.main()
