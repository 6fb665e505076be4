#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Each check of lint.py and check_exports.py catches a violation planted for it, and only then complains."""
import contextlib
import io
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import check_exports
import lint
import references

LICENCE = "/* SPDX-License-" + "Identifier: BSD-3-Clause */\n"
HEADER = LICENCE + "#ifndef {0}_H\n#define {0}_H\n{1}\n#endif\n"


WALK = "| file | function | what happens |\n|---|---|---|\n"


class LintTest(unittest.TestCase):
    """A small tree without a fault, to which each test adds one."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        self.put("src/layers.txt", "# lowest first\nbase\ntensor\n")
        self.put("src/exports.map", LICENCE + "{\nglobal:\n    tn_one;\nlocal:\n    *;\n};\n")
        self.put("src/base/base.h", HEADER.format("BASE", "int tni_zero(void);"))
        self.put("ARCHITECTURE.md", WALK + "| `src/base/zero.c` | `tni_zero` | is made |\n")
        self.put("src/base/zero.c", LICENCE + '#include "base.h"\n\nint tni_zero(void)\n{\n    return 0;\n}\n')
        self.put("src/tensor/one.c", LICENCE + '#include "base/base.h"\n#include <tenon/one.h>\n\n'
                 "int tn_one(void)\n{\n    return 1;\n}\n")
        self.put("include/tenon/one.h", HEADER.format(
            "ONE", '#define TN_API __attribute__((visibility("default")))\n/* One. */\nTN_API int tn_one(void);'))

    def put(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def problems(self, check):
        return list(lint.CHECKS[check](lint.Tree(self.root)))

    def assert_caught(self, check, name, words):
        found = [text for where, _, text in self.problems(check) if where == name and words in text]
        self.assertEqual(len(found), 1, self.problems(check))

    def test_tree_without_fault_is_clean(self):
        self.build("src")
        for check in lint.CHECKS:
            self.assertEqual(self.problems(check), [], check)

    def test_what_only_some_files_may_do_is_caught_in_others(self):
        start = LICENCE + '#include "base/base.h"\n'
        self.put("src/base/memory.c", start + "/* malloc(1) */\nvoid *tni_malloc(void) { return malloc(1); }\nvoid f(void *p) { free(p); }\n")
        self.put("src/tensor/fine.c", start + 'const char *tni_text(void) { plan->free(1); return "printf(malloc(1))"; }\n')
        self.assertEqual(self.problems("restricted"), [])
        for code, words in (("strdup(x)", "asks for memory"), ("free(x)", "frees memory"), ("give(x, free)", "frees memory"),
                            ("x->drop = free", "frees memory"), ("fprintf(stderr, x)", "prints"),
                            ("puts(x)", "prints"), ("abort()", "ends the process"), ("atexit(f)", "at load or at exit"),
                            ("__attribute__((destructor)) void f(void)", "at load or at exit")):
            self.put("src/tensor/other.c", start + f"{code};\n")
            self.assert_caught("restricted", "src/tensor/other.c", words)
        self.put("src/tensor/other.c", start)
        self.put("src/base/memory.c", start + "void *tni_malloc(void) { return malloc(1); }\n")
        self.assert_caught("restricted", "src/base/memory.c", "is allowed what it does not do: it frees memory")

    def test_processor_that_is_named_elsewhere_is_caught(self):
        start = LICENCE + '#include "base/base.h"\n'
        self.put("src/base/processor.c", start + "#ifdef __x86_64__\n#include <immintrin.h>\n#endif\n")
        self.put("src/kernels/core/add_loops.c", start + "void f(void) { x = _mm256_add_ps(x, vaddq_f32(x)); }\n")
        self.put("src/tensor/fine.c", start + 'const char *tni_text(void) { return "x86-64"; } /* __AVX2__ */\n')
        self.assertEqual(self.problems("processors"), [])
        for code in ("#ifdef __x86_64__", "#if defined(__aarch64__)", "#include <immintrin.h>", "#include <arm_neon.h>", "#ifdef __AVX512F__",
                     "x = _mm_add_ps(x, y);", "__m256 x;", "float32x4_t z = vaddq_f32(x, y);", "__builtin_ia32_pause();",
                     '__attribute__((target("avx2"))) void f(void);', '__asm__ volatile("yield");'):
            for name in ("src/tensor/other.c", "python/csrc/other.c", "stubs/other.c"):
                self.put(name, start + code + "\n")
                self.assert_caught("processors", name, "names a processor")
                self.put(name, start)
        self.put("include/tenon/version.h", start + '#define TN_SYMBOL(name) __asm__(#name)\n')
        self.assertEqual(self.problems("processors"), [])
        self.put("include/tenon/version.h", start + "#ifdef __x86_64__\n")
        self.assert_caught("processors", "include/tenon/version.h", "names a processor")

    def test_kernel_that_no_entry_names_is_caught(self):
        self.put("spec/native_functions.yaml", "- func: sort(Tensor self) -> Tensor\n\n- func: sort.out(Tensor "
                 "self, *, Tensor(a!) out) -> Tensor(a!)\n  dispatch:\n    CPU, Meta: from_functional\n")
        self.put("src/kernels/sorting.c", LICENCE + "TNI_TYPED(sort)\n{\n}\n\nTNI_KERNEL(sort_out)\n{\n}\n")
        self.assert_caught("kernels", "src/kernels/sorting.c", "names the kernel sort_out")

    def test_workflow_that_runs_something_else_is_caught(self):
        self.put("dev", "verbs='setup test'\n")
        good = "jobs:\n  one:\n    steps:\n      - run: ./dev setup build\n      - run: ./dev ${{ matrix.verb }}\n"
        self.put(".github/workflows/a.yml", good)
        self.assertEqual(self.problems("workflows"), [])
        for line in ("make", "./dev nothing", "./dev setup; make", "|"):
            self.put(".github/workflows/a.yml", good + f"      - run: {line}\n")
            self.assert_caught("workflows", ".github/workflows/a.yml", "which is no verb of ./dev")

    def test_installation_that_no_lock_pins_is_caught(self):
        self.put("dev", 'python3 -m pip install -q --require-hashes -r tools/locks/a.txt\npip wheel --no-index x\n')
        self.put("tools/locks/a.txt", "one==1.0 \\\n    --hash=sha256:" + 64 * "a" + "\ntwo==2 ; python_version < '4' \\\n    --hash=sha256:" + 64 * "b" + "\n")
        self.put("pyproject.toml", LICENCE + 'requires = ["one>=1,<2"]\n')
        self.assertEqual(self.problems("locks"), [])
        self.put("dev", 'set -e\n"$venv_python" -m pip install -q one\n')
        self.assert_caught("locks", "dev", "installs what no lock pins")
        self.put("dev", '"$venv_python" -m build --sdist .\n')
        self.assert_caught("locks", "dev", "installs what no lock pins")
        self.put("dev", 'pip install --isolated -q --index-url "file://$root/build/index" tenon\n')
        self.assertEqual(self.problems("locks"), [])
        self.put("dev", "\n")
        self.put("tools/x.py", LICENCE + 'run([python, "-m", "pip", "install", "one"])\n')
        self.assert_caught("locks", "tools/x.py", "installs what no lock pins")
        self.put("tools/locks/b.txt", "one==1.0\n")
        self.put("tools/locks/c.txt", "one>=1.0 --hash=sha256:" + 64 * "a" + "\n")
        self.assert_caught("locks", "tools/locks/b.txt", "has no hash")
        self.assert_caught("locks", "tools/locks/c.txt", "pins no version")
        self.put("pyproject.toml", LICENCE + 'requires = ["one>=1"]\n')
        self.assert_caught("locks", "pyproject.toml", "no upper bound")

    def test_python_files_that_break_the_rules_of_their_folder_are_caught(self):
        start = LICENCE + '#include "interpreter.h"\n'
        self.put("python/csrc/interpreter.h", HEADER.format("I", "#include <Python.h>"))
        self.put("python/csrc/gil_list.h", HEADER.format("G", "#define TPY_GIL_LIST(X) X(PyTuple_New)"))
        self.put("python/csrc/good.c", start + "void f(void) { PyTuple_New(PyLong_Check(0)); }\n")
        self.assertEqual(self.problems("python"), [])
        self.put("python/csrc/late.c", LICENCE + "#include <stdio.h>\n" + '#include "interpreter.h"\n')
        self.assert_caught("python", "python/csrc/late.c", "the first include is stdio.h")
        self.put("python/csrc/counts.c", start + "void f(PyObject *x) { Py_INCREF(x); }\n")
        self.assert_caught("python", "python/csrc/counts.c", "references are counted in own.h")
        self.put("python/csrc/direct.c", start + "#include <Python.h>\n")
        self.assert_caught("python", "python/csrc/direct.c", "by interpreter.h only")
        self.put("python/csrc/unlisted.c", start + "void f(void) { PyList_New(0); }\n")
        self.assert_caught("python", "python/csrc/unlisted.c", "PyList_New has no entry")

    def test_private_header_of_another_family_is_caught(self):
        self.put("src/kernels/families.txt", "# shared\nreduce  sums.h\n")
        self.put("src/kernels/core/core.h", HEADER.format("CORE", ""))
        self.put("src/kernels/reduce/sums.h", HEADER.format("SUMS", ""))
        self.put("src/kernels/reduce/own.h", HEADER.format("OWN", ""))
        self.put("src/kernels/reduce/sum.c", LICENCE + '#include "kernels/reduce/own.h"\n')
        self.put("src/kernels/norm/norm.c", LICENCE + '#include "kernels/core/core.h"\n#include "kernels/reduce/sums.h"\n')
        self.put("src/kernels/tell.c", LICENCE + '#include "kernels/reduce/own.h"\n')
        self.assertEqual(self.problems("families"), [])
        self.put("src/tensor/reads.c", LICENCE + '#include "kernels/core/core.h"\n#include "kernels/reduce/sums.h"\n')
        self.assertEqual(self.problems("families"), [])
        self.put("src/tensor/peeks.c", LICENCE + "#include <kernels/reduce/own.h>\n")
        self.assert_caught("families", "src/tensor/peeks.c", "private to reduce")
        self.put("src/kernels/nn/loss.c", LICENCE + '#include "kernels/reduce/own.h"\n')
        self.assert_caught("families", "src/kernels/nn/loss.c", "private to reduce")
        self.put("src/kernels/core/up.c", LICENCE + '#include "kernels/reduce/sums.h"\n')
        self.assert_caught("families", "src/kernels/core/up.c", "headers of no family")
        self.put("src/kernels/families.txt", "reduce  sums.h own.h unused.h\n")
        self.assert_caught("families", "src/kernels/families.txt", "reduce/unused.h is listed")
        (self.root / "src/kernels/families.txt").unlink()
        self.assert_caught("families", "src/kernels/families.txt", "is not there")

    def test_station_of_a_walk_that_is_not_there_is_caught(self):
        self.put("src/base/call.c", LICENCE + "int tni_called(int x);\nTNI_KERNEL(clone)\n{\n}\nTN_KERNEL(add, \"T\")\n{\n}\n"
                 "static int\nrun(int x)\n{\n    return tni_called(x);\n}\n")
        self.put("ARCHITECTURE.md", WALK + "".join(f"| `src/base/call.c` | `{name}` | is made |\n"
                                                   for name in ("run", "TNI_KERNEL(clone)", "TN_KERNEL(add, …)")) + "\n| a | b |\n")
        self.assertEqual(self.problems("walks"), [])
        self.put("ARCHITECTURE.md", WALK + "| `src/base/call.c` | `tni_called` | is only declared and called |\n"
                 "| `src/base/gone.c` | `run` | in no file |\n| `src/base/call.c` | `TNI_KERNEL(copy)` | is not made |\n"
                 "| `src/base/call.c` | `TN_KERNEL(ad, …)` | is another one's begin |\n")
        self.assertEqual([text for _, _, text in self.problems("walks")],
                         ["src/base/call.c defines no tni_called", "src/base/gone.c is not there", "src/base/call.c defines no TNI_KERNEL(copy)",
                          "src/base/call.c defines no TN_KERNEL(ad, …)"])

    def test_walk_that_cannot_be_read_is_caught(self):
        for row in ("| src/base/zero.c | `tni_zero` | |", "| `src/base/zero.c` | `TNI_KERNEL(clone` | |", "| `src/base` | `tni_zero` | |"):
            self.put("ARCHITECTURE.md", WALK + row + "\n")
            self.assert_caught("walks", "ARCHITECTURE.md", "is no station")
        self.put("ARCHITECTURE.md", "# Walks\n")
        self.assert_caught("walks", "ARCHITECTURE.md", "has no walk")

    def test_include_of_a_higher_layer_is_caught(self):
        self.put("src/base/up.c", LICENCE + '#include "tensor/one.h"\n')
        self.assert_caught("layers", "src/base/up.c", "higher layer tensor")

    def test_include_of_the_core_from_outside_is_caught(self):
        self.put("cli/peek.c", LICENCE + '#include "base/base.h"\n')
        self.assert_caught("layers", "cli/peek.c", "include/ only")

    def test_public_header_that_includes_the_core_is_caught(self):
        self.put("include/tenon/leak.h", HEADER.format("LEAK", '#include "base/base.h"'))
        self.assert_caught("layers", "include/tenon/leak.h", "include/ only")

    def put_release(self, changelog, project="0.3.0"):
        self.put("include/tenon/version.h", HEADER.format(
            "VERSION", "#define TENON_VERSION_MAJOR 0\n#define TENON_VERSION_MINOR 3\n#define TENON_VERSION_PATCH 0\n"
            "#define TENON_ABI_VERSION_LATEST 4"))
        self.put("CMakeLists.txt", f"# {LICENCE}project(tenon VERSION {project} LANGUAGES C)\n")
        self.put("CHANGELOG.md", changelog)

    def tag(self, *names):
        git = ["git", "-C", str(self.root), "-c", "user.name=x", "-c", "user.email=x@y"]
        subprocess.run([*git, "init", "-q"], check=True)
        subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "x"], check=True)
        for name in names:
            subprocess.run([*git, "tag", name], check=True)

    def test_release_with_an_entry_for_each_axis_is_clean(self):
        entries = "- API {0}: more\n- ABI 4: the same\n\n"
        self.put_release("## [Unreleased]\n" + entries.format("0.3.0") + "## [0.2.0] - 2026-01-01\n" + entries.format("0.2.0"))
        self.assertEqual(self.problems("release"), [])
        self.put_release("## [0.3.0] - 2026-02-01\n" + entries.format("0.3.0"))
        self.tag("v0.3.0")
        self.assertEqual(self.problems("release"), [])

    def test_release_without_an_entry_for_an_axis_is_caught(self):
        self.put_release("## [Unreleased]\n- ABI 4: the same\n")
        self.assert_caught("release", "CHANGELOG.md", "no entry '- API 0.3.0: …'")
        self.put_release("## [Unreleased]\n- API 0.3.0: more\n- ABI 3: old\n")
        self.assert_caught("release", "CHANGELOG.md", "no entry '- ABI 4: …'")
        self.put_release("## [0.1.0]\n- API 0.1.0: more\n- ABI 4: old\n")
        self.assert_caught("release", "CHANGELOG.md", "neither [0.3.0] nor [Unreleased]")

    def test_release_of_another_name_is_caught(self):
        self.put_release("## [Unreleased]\n- API 0.3.0: more\n- ABI 4: the same\n")
        self.tag("v0.3.1")
        self.assert_caught("release", "include/tenon/version.h", "release v0.3.1 is not named after the API version, v0.3.0")
        self.assert_caught("release", "CHANGELOG.md", "no section [0.3.0] for the release v0.3.1")

    def test_version_of_the_project_is_that_of_the_header(self):
        self.put_release("## [Unreleased]\n- API 0.3.0: more\n- ABI 4: the same\n", project="0.2.9")
        self.assert_caught("release", "CMakeLists.txt", "not 0.3.0")

    def test_include_of_an_experimental_header_is_caught(self):
        self.put("include/tenon/experimental/new.h", HEADER.format("NEW", "/* Experimental. */"))
        self.put("include/tenon/experimental/newer.h", HEADER.format("NEWER", "#include <tenon/experimental/new.h>")
                 .replace(LICENCE, LICENCE + "/* Experimental. */\n"))
        self.put("include/tenon/leak.h", HEADER.format("LEAK", "#include <tenon/experimental/new.h>"))
        self.assert_caught("experimental", "include/tenon/leak.h", "includes an experimental one")

    def test_experimental_header_that_does_not_say_so_is_caught(self):
        self.put("include/tenon/experimental/new.h", HEADER.format("NEW", "int x;"))
        self.assert_caught("experimental", "include/tenon/experimental/new.h", "does not say")

    def test_folder_that_is_no_layer_is_caught(self):
        self.put("src/misc/thing.c", LICENCE)
        self.assert_caught("layers", "src/misc/thing.c", "not in src/layers.txt")

    def test_file_without_licence_is_caught(self):
        self.put("tools/bare.py", "print()\n")
        self.assert_caught("spdx", "tools/bare.py", "no licence line")

    def test_second_licence_line_is_caught(self):
        self.put("src/base/twice.c", LICENCE + LICENCE)
        self.assert_caught("spdx", "src/base/twice.c", "more than one")

    def test_long_function_is_caught_and_a_shorter_one_is_not(self):
        body = "    ;\n" * lint.FUNCTION_LIMIT
        self.put("src/base/fits.c", LICENCE + "void f(void)\n{\n" + body + "}\n")
        self.put("src/base/long.c", LICENCE + "void f(void)\n{\n" + body + "    ;\n}\n")
        self.assert_caught("functions", "src/base/long.c", "121 lines")
        self.assertEqual(len(self.problems("functions")), 1)

    def test_long_function_of_a_namespace_is_caught(self):
        body = "    ;\n" * (lint.FUNCTION_LIMIT + 1)
        self.put("cxx/long.cc", LICENCE + "namespace\n{\nvoid f()\n{\n" + body + "}\n}\n")
        self.assert_caught("functions", "cxx/long.cc", "121 lines in one function (limit 120): void f()")
        self.assertEqual(len(self.problems("functions")), 1)

    def test_long_macro_of_kernels_is_caught_and_a_shorter_one_is_not(self):
        line = "    ; \\\n"
        self.put("src/layers.txt", "base\ntensor\nkernels\n")
        self.put("src/kernels/fits.c", LICENCE + "#define F \\\n" + line * (lint.MACRO_LIMIT - 1) + "    ;\n")
        self.put("src/kernels/long.c", LICENCE + "#define F \\\n" + line * lint.MACRO_LIMIT + "    ;\n")
        self.assert_caught("macros", "src/kernels/long.c", "more than 20")
        self.assertEqual(len(self.problems("macros")), 1)

    def test_template_is_code_and_a_recorded_table_of_tests_is_not(self):
        body = "    ;\n" * (lint.FUNCTION_LIMIT + 1)
        self.put("src/base/template.inc", LICENCE + "static void NAME(f)(void)\n{\n" + body + "}\n")
        self.put("tests/unit/table.inc", LICENCE + "{1},\n" * lint.FILE_LIMIT)
        self.assert_caught("functions", "src/base/template.inc", "121 lines")
        self.assertEqual(self.problems("files"), [])

    def test_long_file_is_caught(self):
        self.put("src/base/huge.c", LICENCE + "\n" * lint.FILE_LIMIT)
        self.assert_caught("files", "src/base/huge.c", "1201 lines")

    def test_name_used_twice_is_caught(self):
        self.put("src/tensor/zero.c", LICENCE)
        self.assert_caught("unique", "src/tensor/zero.c", "taken by src/base/zero.c")

    def test_unfinished_work_is_caught(self):
        self.put("src/base/later.c", LICENCE + "/* " + lint.WORDS[0] + ": more */\n")
        self.assert_caught("words", "src/base/later.c", lint.WORDS[0])

    def test_path_of_one_machine_is_caught(self):
        self.put("tools/here.sh", LICENCE + "cd " + lint.PLACES[0] + "me\n")
        self.assert_caught("words", "tools/here.sh", "one machine")

    def test_retired_name_is_caught_in_texts_and_names_of_files(self):
        self.put("tools/words.txt", "# Retired.\ntni_old_name   tni_zero\nold.c   zero.c\ntni_former_*  tni_*\n")
        self.put("src/base/later.c", LICENCE + "/* See tni_old_name, not tni_old_names. */\n")
        self.put("src/base/old.c", LICENCE)
        self.assert_caught("retired", "src/base/later.c", "tni_old_name is called tni_zero now")
        self.assert_caught("retired", "src/base/old.c", "the file is called zero.c now")
        self.assertEqual(len(self.problems("retired")), 2)
        self.put("src/base/later.c", LICENCE + "/* tni_former tni_former_call */\n")
        self.assert_caught("retired", "src/base/later.c", "tni_former_call is called tni_* now")

    def test_retired_name_whose_successor_is_gone_is_caught(self):
        self.put("tools/words.txt", "one.c   zero.h\n")
        self.assert_caught("retired", "tools/words.txt", "one.c is called zero.h now, which is not there either")
        self.put("tools/words.txt", "tni_a*   tni_b*\n")
        self.assert_caught("retired", "tools/words.txt", "tni_a* is called tni_b* now, which is not there either")

    def test_folder_of_four_files_needs_a_readme(self):
        for name in "abcd":
            self.put(f"tools/{name}.txt", "x\n")
        self.assert_caught("readme", "tools", "no README.md")
        self.put("tools/README.md", "x\n" * 10)
        self.assertEqual(self.problems("readme"), [])

    def test_long_readme_is_caught(self):
        self.put("tools/README.md", "x\n" * 11)
        self.assert_caught("readme", "tools/README.md", "longer than 10")

    def test_prototype_without_comment_is_caught(self):
        self.put("include/tenon/two.h", HEADER.format(
            "TWO", "#include <tenon/one.h>\n/* Two. */\n\nTN_API int tn_two(void);"))
        self.assert_caught("prototypes", "include/tenon/two.h", "tn_two")

    def test_header_that_needs_another_one_is_caught_in_both_languages(self):
        self.put("include/tenon/needy.h", HEADER.format("NEEDY", "size_t f(void);"))
        found = [text for _, _, text in self.problems("headers")]
        self.assertEqual(len(found), 2, found)
        self.assertIn("as c17", found[0])
        self.assertIn("as c++17", found[1])

    def compile(self, name, text):
        self.put(name, text)
        self.build(name.partition("/")[0])

    def build(self, folder, objects=None):
        """Compiles what a folder has, where CMake would."""
        objects = self.root / (objects or next(iter(references.OBJECTS[folder])))
        for path in (self.root / folder).rglob("*.c"):
            target = objects / f"{path.relative_to(self.root / folder).as_posix()}.o"
            target.parent.mkdir(parents=True, exist_ok=True)
            include = [f"-I{self.root}/{each}" for each in ("include", "src")]
            subprocess.run(["gcc", "-c", "-fPIC", *include, path, "-o", target], check=True)

    def test_objects_that_are_missing_or_old_are_told(self):
        with self.assertRaisesRegex(references.Unbuilt, "2 of 2 sources have no object as new as they are: src/base/zero.c"):
            self.problems("names")
        self.build("src")
        self.assertEqual(self.problems("names"), [])
        later = (self.root / "src/base/zero.c").stat().st_mtime + 60
        os.utime(self.root / "src/base/zero.c", (later, later))
        with self.assertRaisesRegex(references.Unbuilt, "1 of 2 sources"):
            self.problems("folders")
        done = subprocess.run([sys.executable, lint.__file__, "--root", self.root, "--only", "spdx,upward"], capture_output=True, text=True, check=False)
        self.assertIn("SKIP lint upward: 1 of 2 sources have no object as new as they are", done.stdout)
        self.assertIn("lint: 1 checks, 1 skipped, ", done.stdout)

    def test_objects_of_each_instruction_set_are_asked(self):
        self.build("src")
        self.put("src/kernels/core/a_loops.c", LICENCE + "int loose(void)\n{\n    return 0;\n}\n")
        self.put("src/layers.txt", "base\ntensor\nkernels\n")
        with self.assertRaises(references.Unbuilt):
            self.problems("names")
        self.build("src/kernels", "build/src/kernels/CMakeFiles/tenon_loops_avx2.dir")
        self.assert_caught("names", "src/kernels/core/a_loops.c", "loose is global")

    def test_global_name_without_prefix_is_caught(self):
        self.compile("src/base/loose.c", LICENCE + "int loose(void)\n{\n    return 0;\n}\n")
        self.assert_caught("names", "src/base/loose.c", "loose is global")

    def test_static_name_with_prefix_is_caught(self):
        self.compile("src/base/prefixed.c", LICENCE + "static int tni_x = 1;\n"
                          "int *tni_y(void)\n{\n    return &tni_x;\n}\n")
        self.assert_caught("names", "src/base/prefixed.c", "tni_x is static")

    def test_name_of_a_higher_layer_is_caught(self):
        self.compile("src/base/low.c", LICENCE + "int tni_high(void);\n\nint tni_low(void)\n{\n    return tni_high();\n}\n")
        self.compile("src/tensor/high.c", LICENCE + "int tni_low(void);\n\nint tni_high(void)\n{\n    return tni_low();\n}\n")
        self.assertEqual(len(self.problems("upward")), 1)
        self.assert_caught("upward", "src/base/low.c", "layer base takes tni_high of src/tensor/high.c")

    def test_data_of_a_higher_layer_is_caught(self):
        self.compile("src/tensor/high.c", LICENCE + "int tni_high = 1;\n")
        self.compile("src/base/low.c", LICENCE + "extern int tni_high;\n\nint tni_low(void)\n{\n    return tni_high;\n}\n")
        self.assert_caught("upward", "src/base/low.c", "layer base takes tni_high of src/tensor/high.c")

    def test_what_is_not_defined_beside_its_header_is_caught(self):
        self.put("src/base/far.h", HEADER.format("FAR", "#define X  \\\nint tni_in_macro(void);\nint tni_far(int *room,\n            int size) TN_NODISCARD;\n"
                                                 "static inline int tni_inline(void)\n{\n    return tni_taken();\n}\n"
                                                 "__attribute__((format(printf, 1, 2))) int tni_told(const char *text, ...);\n"
                                                 "extern _Atomic(int) tni_count;\nextern const char *const tni_texts[3];\n"
                                                 "extern void (*tni_hook)(void);\ntypedef void tni_deleter(void *data);"))
        self.compile("src/tensor/far.c", LICENCE + "int tni_in_macro(void)\n{\n    return 1;\n}\n\nint tni_taken(void)\n{\n    return 1;\n}\n")
        self.assertEqual(self.problems("folders"), [])
        for name, text in (("tni_far", "int tni_far(int *room, int size)\n{\n    return *room + size;\n}\n"), ("tni_told", "int tni_told;\n"),
                           ("tni_count", "int tni_count;\n"), ("tni_texts", "const char *const tni_texts[3] = {0};\n"), ("tni_hook", "void (*tni_hook)(void);\n")):
            self.compile("src/tensor/far.c", LICENCE + text)
            self.assert_caught("folders", "src/tensor/far.c", f"{name} is declared in src/base/far.h")

    def test_name_that_two_headers_declare_is_caught(self):
        self.build("src")
        self.put("src/tensor/again.h", HEADER.format("AGAIN", "int tni_zero(void);"))
        self.assert_caught("folders", "src/tensor/again.h", "tni_zero is declared in src/base/base.h, too")

    def test_table_above_all_layers_may_name_them_and_be_taken_by_them(self):
        self.compile("src/tensor/high.c", LICENCE + "int tni_high(void)\n{\n    return 0;\n}\n")
        self.compile("src/hooks.c", LICENCE + "int tni_high(void);\n\nint (*const tni_hook)(void) = tni_high;\n")
        self.compile("src/base/low.c", LICENCE + "extern int (*const tni_hook)(void);\n\nint tni_low(void)\n{\n    return tni_hook();\n}\n")
        self.assertEqual(self.problems("upward") + self.problems("layers"), [])
        self.compile("src/hooks.c", LICENCE + "int tni_high(void);\n\nint tni_hook(void)\n{\n    return tni_high();\n}\n")
        self.assert_caught("upward", "src/hooks.c", "tni_hook is no constant table")
        self.compile("src/hooks.c", LICENCE + "int tni_high(void);\n\nint (*tni_hook)(void) = tni_high;\n")
        self.assert_caught("upward", "src/hooks.c", "tni_hook is no constant table")

    def test_files_that_need_each_other_are_caught(self):
        """In a circle of three, beside a file below it and one above it."""
        takes = {"low": "low_end", "first": "second", "second": "third", "third": "first", "high": "first"}
        for name, other in takes.items():
            self.compile(f"cli/{name}.c", LICENCE + f"int {other}(void);\n\nint {name}(void)\n{{\n    return {other}();\n}}\n")
        self.assertEqual([name for name, _, _ in self.problems("circles")], ["cli/first.c", "cli/second.c", "cli/third.c"])
        self.assert_caught("circles", "cli/second.c", "takes third of cli/third.c")
        self.compile("cli/third.c", LICENCE + "int low(void);\n\nint third(void)\n{\n    return low();\n}\n")
        self.assertEqual(self.problems("circles"), [])

    def test_object_of_a_file_that_is_gone_counts_for_nothing(self):
        self.compile("cli/first.c", LICENCE + "int second(void);\n\nint first(void)\n{\n    return second();\n}\n")
        self.compile("cli/second.c", LICENCE + "int first(void);\n\nint second(void)\n{\n    return first();\n}\n")
        (self.root / "cli/second.c").unlink()
        self.assertEqual(self.problems("circles"), [])


class ExportsTest(unittest.TestCase):
    """The three lists agree, or the one that differs is named."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        root = pathlib.Path(holder.name)
        for name in ("include", "src"):
            (root / name).mkdir()
        self.old = check_exports.ROOT, check_exports.MAP, check_exports.IMPORTS, check_exports.GATES, check_exports.STUBS
        self.addCleanup(self.restore)
        check_exports.ROOT, check_exports.MAP = root, root / "src/exports.map"
        check_exports.IMPORTS = root / "imports.txt"
        check_exports.IMPORTS.write_text("")
        check_exports.GATES = root / "gates.tsv"
        check_exports.STUBS = root / "stubs.tsv"
        check_exports.STUBS.write_text("# made\ncudart\tcudaFree\terror\tmany\n")
        self.library = root / "lib.so"

    def restore(self):
        (check_exports.ROOT, check_exports.MAP, check_exports.IMPORTS, check_exports.GATES,
         check_exports.STUBS) = self.old

    def run_check(self, declared, listed, defined, manifest=None):
        root = check_exports.ROOT
        if manifest is None:
            manifest = [name for name in declared if not name.startswith("tn_")]
        check_exports.GATES.write_text("# made\n" + "".join(f"{name}\t2.9\n" for name in manifest))
        (root / "include/a.h").write_text(
            "/* TN_API int tn_comment(void); */\n#define TN_API\n"
            + "".join(f"TN_API int *{name}(int\n    x);\n" for name in declared))
        check_exports.MAP.write_text(
            "{\nglobal:\n" + "".join(f"    {name};\n" for name in listed) + "local:\n    *;\n};\n")
        code = "".join(f"int {name}(void) {{ return 0; }}\n" for name in defined)
        subprocess.run(["gcc", "-shared", "-x", "c", "-", "-o", self.library], input=code, text=True,
                       check=True)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            status = check_exports.check(str(self.library))
        return status, out.getvalue()

    def test_equal_lists_pass(self):
        status, text = self.run_check(["tn_a", "aoti_torch_b"], ["aoti_torch_b", "tn_a"], ["tn_a", "aoti_torch_b"])
        self.assertEqual(status, 0, text)

    def test_listed_and_not_defined_fails(self):
        status, text = self.run_check(["aoti_torch_b"], ["aoti_torch_b"], [])
        self.assertEqual(status, 1)
        self.assertIn("aoti_torch_b: listed in src/exports.map, not defined", text)

    def test_exported_and_not_listed_fails(self):
        status, text = self.run_check(["tn_a"], [], ["tn_a"])
        self.assertEqual(status, 1)
        self.assertIn("not listed in src/exports.map", text)

    def test_listed_and_not_declared_fails(self):
        status, text = self.run_check([], ["tn_a"], ["tn_a"])
        self.assertEqual(status, 1)
        self.assertIn("declared in no header", text)

    def test_declared_and_not_exported_fails_for_our_own_names(self):
        status, text = self.run_check(["tn_a"], [], [])
        self.assertEqual(status, 1)
        self.assertIn("tn_a: declared in include/a.h, not exported", text)

    def test_name_that_extensions_import_must_be_exported(self):
        check_exports.IMPORTS.write_text("# why\naoti_torch_b\naoti_torch_c\n")
        status, text = self.run_check(["aoti_torch_b"], ["aoti_torch_b"], ["aoti_torch_b"])
        self.assertEqual(status, 1)
        self.assertIn("aoti_torch_c: imported by extensions", text)
        self.assertNotIn("aoti_torch_b", text)

    def test_a_stand_in_exports_its_rows_and_no_others(self):
        folder = self.library.parent / "tenon-torch"
        folder.mkdir()
        for code, message in (("int cudaFree;", None), ("", "cudaFree: a stub of cudart in spec/stable_abi.yaml, not exported"),
                              ("int cudaFree, cudaMore;", "cudaMore: exported by libcudart.so.13, no stub of cudart")):
            subprocess.run(["gcc", "-shared", "-x", "c", "-", "-o", folder / "libcudart.so.13"], input=code, text=True, check=True)
            status, text = self.run_check([], [], [])
            self.assertEqual(status, 0 if message is None else 1, text)
            self.assertIn(message or "exports:", text)

    def test_declared_name_must_be_in_the_manifest(self):
        status, text = self.run_check(["aoti_torch_b"], [], [], manifest=[])
        self.assertEqual(status, 1)
        self.assertIn("aoti_torch_b: declared in include/a.h, not in spec/stable_abi.yaml", text)

    def test_name_of_the_manifest_must_be_declared(self):
        status, text = self.run_check([], [], [], manifest=["aoti_torch_b"])
        self.assertEqual(status, 1)
        self.assertIn("aoti_torch_b: in spec/stable_abi.yaml, declared in no header", text)

    def test_declared_name_of_the_abi_may_come_later(self):
        status, text = self.run_check(["aoti_torch_b"], [], [])
        self.assertEqual(status, 0, text)


if __name__ == "__main__":
    unittest.main()
