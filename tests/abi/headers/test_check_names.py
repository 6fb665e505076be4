# SPDX-License-Identifier: BSD-3-Clause
"""What compares the headers with the manifest sees every difference, and says what, where, and what cures it: each test changes
one thing in a copy of include/torch and expects the check to fail with a message of it."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
CC = os.environ.get("CC", "gcc")
CXX = os.environ.get("CXX", "g++")
MACROS = "torch/csrc/inductor/aoti_torch/c/macros.h"
SHIM = "torch/csrc/stable/c/shim.h"
LAYOUT = "torch/headeronly/core/Layout.h"
VERSION = "torch/csrc/stable/version.h"
REGEN = "run `./dev regen`"


class Headers(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        shutil.copytree(ROOT / "include/torch", self.root / "include/torch")
        for name in ("tests/abi/headers/names.tsv", "tests/abi/headers/gates.tsv", "tests/abi/headers/graph.txt"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)

    def change(self, header, old, new):
        path = self.root / "include" / header
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1))

    def names(self, *options):
        done = subprocess.run([sys.executable, HERE / "check_names.py", CC, CXX, "--root", self.root, *options],
                              capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def differs(self, header, text, target="2.13", language="C"):
        status, output = self.names("--target", target, "--language", language)
        self.assertEqual(status, 1, output)
        self.assertIn(f"include/{header} at {target} in {language}: {text}", output)
        self.assertIn(REGEN, output)
        self.assertIn(" 1 faults with", output)

    def compiled(self, compiler, *options):
        """The first error of the assertions that every build compiles."""
        done = subprocess.run([compiler, *options, "-fsyntax-only", f"-I{self.root}/include", ROOT / "gen/abi_assertions.c"],
                              capture_output=True, text=True, check=False)
        return done.stderr if done.returncode else ""

    def sections(self, pattern):
        done = subprocess.run(["sh", HERE / "check_headers.sh", CC, CXX, self.root, pattern], capture_output=True, text=True,
                              check=False)
        return done.returncode, done.stdout + done.stderr

    def test_the_headers_as_they_are_pass(self):
        for language in ("C", "C++"):
            status, output = self.names("--target", "2.10", "--language", language)
            self.assertEqual(status, 0, output)

    def test_a_function_that_is_gone_is_missed(self):
        self.change(SHIM, "torch_delete_list(", "torch_delete_lists(")
        status, output = self.names("--target", "2.13", "--language", "C")
        self.assertEqual(status, 1)
        self.assertIn(f"include/{SHIM} at 2.13 in C: function torch_delete_list is not declared, spec/stable_abi.yaml has it from "
                      "2.10 on; declare it, or correct the entry and run `./dev regen`", output)
        self.assertIn(f"include/{SHIM} at 2.13 in C: torch_delete_lists is declared, spec/stable_abi.yaml has no entry for it; add "
                      "the entry and run `./dev regen`, or undo the change of the header", output)

    def test_a_function_more_is_seen(self):
        self.change(MACROS, "#ifdef __cplusplus\n} ", "AOTITorchError torch_more(void);\n#ifdef __cplusplus\n} ")
        self.differs(MACROS, "torch_more is declared, spec/stable_abi.yaml has no entry for it")

    def test_a_gate_that_moved_is_seen_at_the_releases_between(self):
        self.change(VERSION, "#    define TENON_SINCE_2_13 TENON_TOO_YOUNG", "#    define TENON_SINCE_2_13\n#    define TENON_OLD ")
        status, output = self.names("--target", "2.12", "--language", "C")
        self.assertEqual(status, 1)
        self.assertIn(f"include/{SHIM} at 2.12 in C: function torch_new_generator_handle is declared, spec/stable_abi.yaml has it "
                      "from 2.13 on; gate it, or correct the entry and run `./dev regen`", output)
        self.assertEqual(self.names("--target", "2.13", "--language", "C")[0], 0)

    def test_a_function_in_another_header_is_seen(self):
        text = "AOTI_TORCH_EXPORT AOTITorchError torch_delete_string(StringHandle handle)"
        self.change(SHIM, "torch_delete_string(", "torch_delete_string_(")
        self.change(MACROS, "#ifdef __cplusplus\n} ", f"{text} TENON_SINCE_2_10;\n#ifdef __cplusplus\n}} ")
        status, output = self.names("--target", "2.13", "--language", "C")
        self.assertEqual(status, 1)
        self.assertIn(f"function torch_delete_string is declared in include/{MACROS} instead", output)

    def test_a_type_that_changed_does_not_compile(self):
        self.change(SHIM, "torch_delete_string(StringHandle ", "torch_delete_string(StableListHandle ")
        for compiler, language in ((CC, "-xc"), (CXX, "-xc++")):
            self.assertIn("torch_delete_string has another type than spec/stable_abi.yaml says", self.compiled(compiler, language))

    def test_a_handle_that_changed_does_not_compile(self):
        self.change(MACROS, "struct StringOpaque *StringHandle", "struct StableListOpaque *StringHandle")
        self.assertIn("StringHandle differs from spec/stable_abi.yaml", self.compiled(CC, "-xc"))

    def test_a_callback_that_changed_does_not_compile(self):
        self.change(SHIM, "(*ParallelFunc)(int64_t begin, int64_t end", "(*ParallelFunc)(int64_t begin, int32_t end")
        self.assertIn("ParallelFunc differs from spec/stable_abi.yaml", self.compiled(CXX, "-xc++"))

    def test_a_constant_that_changed_is_seen_and_does_not_compile(self):
        self.change(MACROS, "AOTI_TORCH_FAILURE 1", "AOTI_TORCH_FAILURE 2")
        self.differs(MACROS, "constant AOTI_TORCH_FAILURE is not 1, as spec/stable_abi.yaml says")
        self.assertIn("AOTI_TORCH_FAILURE differs from spec/stable_abi.yaml", self.compiled(CC, "-xc"))

    def test_an_enumerator_that_changed_is_seen_and_does_not_compile(self):
        self.change(LAYOUT, "Jagged = 7", "Jagged = 9")
        self.differs(LAYOUT, "constant c10::Layout::Jagged is not 7", language="C++")
        self.assertIn("c10::Layout::Jagged differs from spec/stable_abi.yaml", self.compiled(CXX, "-xc++", "-std=c++17"))

    def test_a_constant_and_a_macro_that_are_gone_are_missed(self):
        self.change(MACROS, "#define AOTI_TORCH_NOINLINE __", "#define TENON_NOINLINE __")
        self.differs(MACROS, "macro AOTI_TORCH_NOINLINE is not declared, spec/stable_abi.yaml has it from 2.9 on")

    def test_a_macro_more_is_seen(self):
        self.change(MACROS, "#define AOTI_TORCH_SUCCESS", "#define AOTI_TORCH_MORE 2\n#define AOTI_TORCH_SUCCESS")
        self.differs(MACROS, "macro AOTI_TORCH_MORE is defined, spec/stable_abi.yaml has no entry for it")

    def test_a_header_only_name_that_is_gone_is_missed(self):
        self.change(LAYOUT, "constexpr Layout kJagged = Layout::Jagged;", "")
        self.change(LAYOUT, "using c10::kJagged;", "")
        status, output = self.names("--target", "2.13", "--language", "C++")
        self.assertEqual(status, 1)
        for name in ("c10::kJagged", "torch::headeronly::kJagged"):
            self.assertIn(f"include/{LAYOUT} at 2.13 in C++: name {name} is not declared, spec/stable_abi.yaml has it", output)

    def test_a_header_only_name_more_is_seen(self):
        self.change(LAYOUT, "constexpr Layout kJagged", "constexpr Layout kMore = Layout::Jagged;\nconstexpr Layout kJagged")
        self.differs(LAYOUT, "c10::kMore is declared, spec/stable_abi.yaml has no entry for it", language="C++")

    def test_a_younger_function_that_compiles_is_seen(self):
        self.change(VERSION, "#    define TENON_SINCE_2_13 TENON_TOO_YOUNG", "#    define TENON_SINCE_2_13\n#    define TENON_OLD ")
        status, output = self.sections("younger than 020c")
        self.assertEqual(status, 1, output)
        for language in ("C", "C++"):
            self.assertIn(f'FAIL torch_new_generator_handle in {language}.020c: no refusal that says "needs TORCH_TARGET_VERSION '
                          '2.13 or newer"', output)

    def test_a_header_that_does_not_compile_alone_is_seen(self):
        self.change(MACROS, "#include <stdint.h>", "")
        self.change(MACROS, "#include <stddef.h>", "")
        status, output = self.sections(f"{MACROS} alone in C at 020f")
        self.assertEqual(status, 1, output)
        self.assertIn(f"FAIL {MACROS} alone in C at 020f", output)

    def test_a_header_of_cxx_that_does_not_compile_alone_is_seen(self):
        shared = "torch/csrc/stable/shared_handle.h"
        self.change(shared, "#include <torch/csrc/inductor/aoti_torch/c/shim.h>\n", "")
        status, output = self.sections(f"{shared} alone in C++")
        self.assertEqual(status, 1, output)
        for target in ("0209", "020f"):
            self.assertIn(f"FAIL {shared} alone in C++ at {target}", output)
        self.assertIn("AOTITorchError", output)

    def test_a_header_that_is_not_included_any_more_is_seen(self):
        header = "torch/csrc/stable/tensor_inl.h"
        self.change(header, "#include <torch/headeronly/core/Dispatch_v2.h>\n", "")
        status, output = self.sections(f"graph of {header}")
        self.assertEqual(status, 1, output)
        self.assertIn(f"{header} does not lead to torch/headeronly/core/Dispatch_v2.h", output)

    def test_a_name_that_its_own_header_does_not_lead_to_is_seen(self):
        self.change(LAYOUT, "using c10::kJagged;", "")
        status, output = self.sections(f"names of {LAYOUT}")
        self.assertEqual(status, 1, output)
        self.assertIn(f"FAIL names of {LAYOUT}", output)
        self.assertRegex(output, r"kJagged.*torch::headeronly")


if __name__ == "__main__":
    unittest.main()
