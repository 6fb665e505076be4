#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""docs/documents.md is true: each row's commands print what it says, and each test that it names is one that ctest or ./dev runs.

    test_documents.py BUILD [--run]

With --run the tests are run here, too, and pass; without, that is left to those that run them anyway, and takes a tenth of the
time. The tests that docs/differences.md names are looked at in the same way. What shows a row is one of (`→` stands before a part of what is printed, `✗` before a part of a refusal):

    `ctest NAME`             a test of ctest; `ctest NAME: TEXT` where TEXT names one check of its script
    `FILE::NAME`             a function of a test: a program of cmocka's, a file of unittest's, or one of tests/python
    `rule NAME`              the rows of docs/yaml-rules.md with that name
    `tenon …` → `TEXT`       a command; `tenon-gen …` as well
    `python EXPRESSION` → …  an expression in which `t` is the package
"""
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as tree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "oracle"))
import difference_rows

# Folders whose tests ./dev runs itself.
OF_DEV = ("oracle", "real", "python")
ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(sys.argv[1]).resolve()
RUNS_TESTS = "--run" in sys.argv[2:]
PAGE = ROOT / "docs/documents.md"
ITEM = re.compile(r"`([^`]+)`(?: (→|✗) `([^`]+)`)?")
# A test of ctest, perhaps a named check of it, or a function of a program of its.
OF_CTEST = r"ctest (?P<name>\w+)(?:: (?P<text>.+))?|(?P<path>.*/(?P<program>\w+)\.(?:c|cc|cpp))::(?P<function>\w+)"
# Compiles every header in every way: so long that its named checks alone are made.
LONG = "check_headers_"
# Tools that some of the tests need and skip or fail without; where one is missing, what does not pass is skipped here.
LACKING = [tool for tool in ("abidiff", "clang") if shutil.which(tool) is None]
# Runs the functions of a file of unittest's that are named, and prints how each ended.
UNITTESTS = """
import importlib.util, json, sys, unittest
path, names, *sys.argv[1:] = sys.argv[1:]
sys.argv[0] = path
spec = importlib.util.spec_from_file_location("named", path)
module = importlib.util.module_from_spec(spec)
sys.modules["named"] = module
spec.loader.exec_module(module)
def cases(suite):
    for part in suite:
        yield from cases(part) if isinstance(part, unittest.TestSuite) else [part]
names = json.loads(names)
wanted = [case for case in cases(unittest.defaultTestLoader.loadTestsFromModule(module)) if case.id().split(".")[-1] in names]
result = unittest.TextTestRunner(sys.stderr).run(unittest.TestSuite(wanted))
bad = {str(case.id()).split(" ")[0].split(".")[-1] for case, _ in result.failures + result.errors + result.skipped}
print(json.dumps([case.id().split(".")[-1] for case in wanted if result.wasSuccessful() or case.id().split(".")[-1] not in bad]))
"""
EXPRESSIONS = """
import sys, warnings
warnings.simplefilter("ignore")
import tenon as t
for line in sys.stdin.read().splitlines():
    try:
        print("=", " ".join(repr(eval(line)).replace("tenon.", "t.").split()), flush=True)
    except Exception as error:
        print("!", type(error).__name__ + ":", " ".join(str(error).split()), flush=True)
"""


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split(" | ")]


ROWS = [cells(line) for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\| \d", line)]
# What shows something, its arrow and text, with the first row that names it.
ITEMS = {item: row[0] for row in reversed(ROWS) for item in ITEM.findall(row[3])}
ITEMS.update({(f"{path}::{function}", "", ""): f"differences.md:{number}"
              for number, path, function in difference_rows.tests() if function})


def of_kind(pattern):
    return [(found, item, number) for item, number in ITEMS.items() if (found := re.fullmatch(pattern, item[0]))]


def on_one_line(text):
    return " ".join(text.split())


def run(words, **options):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, **options)


class Ctest:
    """The tests that ctest knows, and one run of some of them in a folder beside the build's: the run in which this test is
    one itself writes its records there."""

    def __init__(self):
        told = json.loads(run(["ctest", "--test-dir", BUILD, "--show-only=json-v1"]).stdout)
        self.commands = {test["name"]: test.get("command", []) for test in told["tests"]}

    def words_of(self, path):
        """The arguments with which a test of ctest's runs a file, or none."""
        for words in self.commands.values():
            if str(path) in words:
                return words[words.index(str(path)) + 1:]
        return [BUILD]

    def text_of(self, name):
        """What is written of a test: its command, and the files of the tree in it."""
        words = self.commands[name]
        files = [path for path in map(pathlib.Path, words) if path.is_relative_to(ROOT) and not path.is_relative_to(BUILD) and path.is_file()]
        return "\n".join([*words, *(path.read_text(encoding="utf-8") for path in files)])

    def run(self, names):
        """How each of the tests ended, and what it printed."""
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "CTestTestfile.cmake").write_text(f'subdirs("{BUILD}")\n', encoding="utf-8")
            report = pathlib.Path(folder, "report.xml")
            run(["ctest", "--test-dir", folder, "-R", f"^({'|'.join(sorted(names))})$", "-j", os.cpu_count() or 2,
                 "--test-output-size-passed", 10**6, "--test-output-size-failed", 10**6, "--output-junit", report])
            return {case.get("name"): (case.get("status"), case.findtext("system-out", ""))
                    for case in tree.parse(report).getroot().iter("testcase")}


CTEST = Ctest()


class Documents(unittest.TestCase):
    def test_rows_are_numbered_and_have_a_state_and_something_that_shows_it(self):
        self.assertEqual([row[0] for row in ROWS], [str(i + 1) for i in range(len(ROWS))])
        self.assertGreater(len(ROWS), 300)
        for row in ROWS:
            with self.subTest(row=row[0]):
                self.assertEqual(len(row), 4)
                self.assertRegex(row[2], r"^(works|differs|partial|does not hold)\b")
                self.assertTrue(ITEM.search(row[3]))

    def test_differences_name_tests_that_are_there(self):
        self.assertEqual(list(difference_rows.wrong_tests()), [])
        self.assertGreater(sum(number.startswith("differences") for number in ITEMS.values()), 50)

    def test_every_item_is_of_a_kind_that_is_run(self):
        for (text, arrow, printed), number in ITEMS.items():
            with self.subTest(row=number, item=text):
                self.assertRegex(text, r"^(ctest \w+(: .+)?|rule [\w-]+|(tenon|tenon-gen|python) .+|[\w/]+\.(py|c|cc|cpp)::\w+)$")
                self.assertEqual(bool(printed), bool(re.match("(tenon|tenon-gen|python) ", text)))

    def test_tests_of_ctest_and_functions_of_their_programs_are_there(self):
        for found, item, number in of_kind(OF_CTEST):
            name = found["name"] or found["program"]
            with self.subTest(row=number, item=item[0]):
                self.assertIn(name, CTEST.commands)
                if name.startswith(LONG):
                    done = run([*CTEST.commands[name], ROOT, found["text"]])
                    self.assertEqual(done.returncode, 0, done.stdout)
                    self.assertRegex(done.stdout, r"^[1-9]\d* checks hold")
                elif found["text"]:
                    self.assertIn(found["text"], CTEST.text_of(name), f"no check of {name}")
                if found["function"]:
                    text = (ROOT / found["path"]).read_text(encoding="utf-8")
                    # A static function that no one names is an error of the compiler's.
                    self.assertTrue(re.search(rf"\b{found['function']}\(void \*\*", text), f"{found['path']} has no such test")

    def test_functions_of_python_are_there_and_something_runs_their_files(self):
        scripts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tools/dev").glob("*.sh")))
        commands = [word for words in CTEST.commands.values() for word in words]
        for found, _, number in of_kind(r"(.+\.py)::(\w+)"):
            with self.subTest(row=number, item=found[0]):
                path = ROOT / found[1]
                self.assertTrue(re.search(rf"(?m)^ *def {found[2]}\(", path.read_text(encoding="utf-8")), "no such test")
                self.assertTrue(str(path) in commands or found[1] in scripts or f"{path.parent.name}/test_*.py" in scripts
                                or path.parent.name in OF_DEV, f"nothing runs {found[1]}")

    def test_rules_have_rows_that_are_tried(self):
        page = (ROOT / "docs/yaml-rules.md").read_text(encoding="utf-8")
        for found, _, number in of_kind(r"rule ([\w-]+)"):
            with self.subTest(row=number, item=found[0]):
                self.assertRegex(page, rf"(?m)^\| {found[1]} \|.*`- {{")
        done = run([sys.executable, "-c", UNITTESTS, ROOT / "codegen/test_yaml_rules.py",
                    json.dumps(["test_every_refused_yaml_gives_its_message_and_line", "test_every_yaml_to_write_instead_is_taken"])],
                   env={**os.environ, "TENON_GEN": str(BUILD / "bin/tenon-gen")})
        self.assertEqual(len(json.loads(done.stdout)), 2, done.stderr[-4000:])

    def test_commands_print_what_their_rows_say(self):
        for found, (text, arrow, printed), number in of_kind(r"(tenon|tenon-gen) .*"):
            with self.subTest(row=number, item=text):
                words = shlex.split(text.replace("build/", f"{BUILD}/"))
                done = run([shutil.which(words[0], path=BUILD / "bin"), *words[1:]], cwd=ROOT)
                self.assertEqual(done.returncode != 0, arrow == "✗", done.stderr)
                self.assertIn(on_one_line(printed), on_one_line(done.stderr if arrow == "✗" else done.stdout))

    def test_expressions_give_what_their_rows_say(self):
        items = of_kind("python (.*)")
        done = run([sys.executable, "-c", EXPRESSIONS], input="\n".join(found[1] for found, _, _ in items),
                   env={**os.environ, "PYTHONPATH": str(BUILD / "lib/python")})
        answers = done.stdout.splitlines()
        self.assertEqual(len(answers), len(items), done.stderr)
        for (found, (_, arrow, printed), number), answer in zip(items, answers):
            with self.subTest(row=number, item=found[1]):
                self.assertEqual(answer[0], "!" if arrow == "✗" else "=", answer)
                self.assertIn(printed, answer[2:])


class NamedTests(unittest.TestCase):
    def assert_passed(self, has_passed, printed):
        if LACKING and not has_passed:
            self.skipTest(f"not here: {', '.join(LACKING)}")
        self.assertTrue(has_passed, printed[-4000:])

    def test_tests_of_ctest_and_functions_of_their_programs_pass(self):
        items = [each for each in of_kind(OF_CTEST) if not (each[0]["name"] or "").startswith(LONG)]
        ended = CTEST.run({found["name"] or found["program"] for found, _, _ in items})
        for found, item, number in items:
            name = found["name"] or found["program"]
            with self.subTest(row=number, item=item[0]):
                status, printed = ended[name]
                self.assertEqual(status, "run", printed[-4000:])
                if found["function"]:
                    self.assertRegex(printed, rf"\[ +OK +\] {found['function']}\n")

    def test_functions_of_unittests_pass(self):
        names = {}
        for found, _, number in of_kind(r"(?!tests/python/)(.+\.py)::(\w+)"):
            names.setdefault(ROOT / found[1], {})[found[2]] = number
        environment = {**os.environ, "TENON_GEN": str(BUILD / "bin/tenon-gen")}
        for path, functions in names.items():
            done = run([sys.executable, "-c", UNITTESTS, path, json.dumps(list(functions)), *CTEST.words_of(path)],
                       env=environment, cwd=path.parent)
            passed = json.loads(done.stdout.splitlines()[-1]) if done.stdout else []
            for function, number in functions.items():
                with self.subTest(row=number, item=f"{path.name}::{function}"):
                    self.assert_passed(function in passed, done.stderr)

    def test_functions_of_the_packages_tests_pass(self):
        items = of_kind(r"(tests/python/(\w+)\.py)::(\w+)")
        pythons = [sys.executable, *sorted(BUILD.glob(".venv-python-build*/bin/python"))]
        python = next((python for python in pythons if run([python, "-c", "import pytest"]).returncode == 0), None)
        if python is None:
            self.skipTest("pytest is not here (./dev python brings it)")
        with tempfile.TemporaryDirectory() as folder:
            report = pathlib.Path(folder, "report.xml")
            done = run([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junit-xml={report}",
                        *sorted({f"{ROOT}/{found[0]}" for found, _, _ in items})],
                       env={**os.environ, "PYTHONPATH": str(BUILD / "lib/python")}, cwd=ROOT / "tests/python")
            ended = [(case.get("classname").split(".")[-1], case.get("name").partition("[")[0], {part.tag for part in case})
                     for case in tree.parse(report).getroot().iter("testcase")]
        for found, _, number in items:
            with self.subTest(row=number, item=found[0]):
                tags = [tags for module, name, tags in ended if (module, name) == (found[2], found[3])]
                self.assertFalse(any({"failure", "error"} & each for each in tags), done.stdout[-4000:])
                self.assert_passed(any("skipped" not in each for each in tags), done.stdout + done.stderr)


if __name__ == "__main__":
    if not RUNS_TESTS:
        del NamedTests
    unittest.main(argv=sys.argv[:1])
