#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The pages that `tenon explain`, `tenon audit` and `tenon run` make for browsers: well-formed, by themselves, and with what their text has.

usage: test_html_pages.py TENON ADD_SCALAR.so   (unittest options may follow)
"""
import html.parser
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TENON, ADD_SCALAR = sys.argv[1], sys.argv[2]
PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "program" / "data"
# Letters that mean something in HTML, in a name of a file.
HOSTILE = "a<b>&\"c'"


def run(*words, stdout=subprocess.PIPE):
    return subprocess.run([TENON, *words], stdout=stdout, stderr=subprocess.PIPE, text=True, timeout=120)


class Page(html.parser.HTMLParser):
    """The elements and the text of a page; AssertionError where a tag is not closed or leads elsewhere."""

    ALONE = {"meta", "br", "img"}
    APART = {"title", "h1", "h2", "h3", "p", "div", "td", "th", "summary", "text"}

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.tags, self.texts, self.words = [], [], [], []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag, attrs):
        assert tag != "script" and not any(name.startswith("on") for name, _ in attrs), tag
        for name, value in attrs:
            assert name not in ("src", "href") or value.startswith("#"), value
        self.tags.append((tag, dict(attrs)))
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()
        if tag in self.APART:
            self.words.append(" ")

    def handle_data(self, data):
        if "style" not in self.open:
            self.words.append(data)

    @property
    def text(self):
        return " ".join("".join(self.words).split())

    def count(self, tag, kind=None):
        return sum(name == tag and (kind is None or kind in (attrs.get("class") or "").split()) for name, attrs in self.tags)


class Pages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def page(self, *words, status=0):
        result = run(*words)
        self.assertEqual(result.returncode, status, result.stderr)
        self.assertTrue(result.stdout.startswith("<!DOCTYPE html>\n") and result.stdout.endswith("</html>\n"), result.stdout[-200:])
        return Page(result.stdout)

    def test_explain_begins_with_what_runs_for_the_call(self):
        page = self.page("explain", "--html", "aten::mul.Tensor", "--call", "ones(2)", "ones(2)")
        self.assertIn("aten::mul.Tensor(Tensor self, Tensor other) -> Tensor This call runs the kernel of CPU: kernel registered for CPU, built into libtenon.", page.text)
        self.assertIn("AutogradCPU self, other skipped: no argument has a gradient to record", page.text)
        self.assertIn("AutocastCPU self, other the thread takes it out", page.text)
        self.assertIn("BackendSelect the thread skipped: its kernel is a fallthrough", page.text)
        self.assertIn("CPU self, other runs: kernel registered for CPU", page.text)

    def test_explain_says_where_a_kernel_was_registered(self):
        page = self.page("explain", "--lib", ADD_SCALAR, "--html", "myops::add_scalar", "--call", "ones(2)", "1")
        self.assertIn("This call runs the kernel of CPU: default backend kernel registered for CompositeExplicitAutograd", page.text)
        self.assertIn("add_scalar.c:", page.text)
        page = self.page("explain", "--html", "aten::softmax.int", "--call", "ones(2)", "0")
        self.assertIn("built into libtenon. It calls aten::_softmax at CPU.", page.text)

    def test_a_call_that_fails_says_why_on_the_page(self):
        page = self.page("explain", "--html", "aten::mul.Tensor", "--call", "ones(2)", "ones(3)", status=1)
        self.assertIn("This call reached the kernel of CPU", page.text)
        self.assertRegex(page.text, "It failed: .*2.*3")

    def test_explain_without_a_call_answers_for_the_cpu(self):
        page = self.page("explain", "--html", "aten::mul.Tensor")
        self.assertIn("A call with tensors on the CPU runs: kernel registered for CPU", page.text)
        self.assertIn("Where a gradient is recorded, this one is called first: autograd kernel", page.text)
        self.assertIn("no kernel is there for CPU", self.page("explain", "--html", "--keys", "CUDA").text)

    def test_rows_of_explain_are_those_of_its_json(self):
        for words in (["aten::mul.Tensor"], ["--all", "aten::mul.Tensor"], ["--keys", "FPGA,CompositeImplicitAutograd"]):
            table = json.loads(run("explain", "--json", *words).stdout)["table"]
            page = self.page("explain", "--html", *words)
            self.assertIn(f"Each of the {len(table)} keys", page.text)
            for row in table:
                self.assertIn(f"{row['key']} {row['rule']} {'falls through' if row['fallthrough'] else 'runs'} {row['source']} {row['origin']}".strip(), page.text)

    def library(self):
        """A copy of an extension in a folder with a hostile name."""
        folder = self.path(HOSTILE)
        os.makedirs(folder)
        return shutil.copy(ADD_SCALAR, os.path.join(folder, "lib<i>.so"))

    def test_audit_tells_the_verdict_the_floor_and_each_import(self):
        path = self.library()
        told = json.loads(run("audit", "--json", path).stdout)[0]
        page = self.page("audit", "--html", path)
        self.assertIn(f"{path} stable PyTorch: {told['floor']} and later", page.text)
        self.assertTrue(told["imports"])
        for each in told["imports"]:
            self.assertIn(f"{each['name']} {each['since']} linked served", page.text)
        self.assertEqual(page.count("i"), 0)

    def test_audit_of_several_binaries_is_one_page(self):
        path, broken = self.library(), self.path("broken.so")
        pathlib.Path(broken).write_bytes(b"\x7fELF and no more")
        page = self.page("audit", "--html", path, broken, status=2)
        self.assertIn("Audit of 2 binaries 1 stable, 0 unstable, 1 without PyTorch; 1 with problems.", page.text)
        self.assertIn("Build or download the file anew.", page.text)
        links = [attrs["href"] for tag, attrs in page.tags if tag == "a"]
        self.assertEqual(links, ["#binary-1", "#binary-2"])
        self.assertEqual([attrs["id"] for tag, attrs in page.tags if tag == "h2" and "id" in attrs], ["binary-1", "binary-2"])

    def test_every_problem_has_what_to_do(self):
        source = pathlib.Path(__file__).resolve().parents[2] / "cli"
        kinds = {kind for file in source.glob("audit_*.c")
                 for kind in re.findall(r'audit_add_problem\(\s*\w+, [^,"]+,\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))}
        advised = set(re.findall(r'^    \{"([a-z-]+)", "', (source / "audit_html.c").read_text(encoding="utf-8"), re.M))
        self.assertGreater(len(kinds), 10)
        self.assertEqual(kinds - advised, set())

    def program(self, name="mlp"):
        return shutil.copy(PROGRAMS / f"{name}.pt2", self.path(f"{HOSTILE}.pt2"))

    def test_run_draws_its_profile(self):
        path, out = self.program(), self.path("profile.html")
        result = run("run", path, "-i", "ones(2,4)", "--repeat", "5", "--json", "--profile", "--html", out)
        self.assertEqual((result.returncode, result.stderr[:10]), (0, "loaded in "), result.stderr)
        told = json.loads(result.stdout)["profile"]
        page = Page(pathlib.Path(out).read_text(encoding="utf-8"))
        self.assertIn(f"{path} 5 runs: median", page.text)
        for row in told["nodes"]:
            self.assertRegex(page.text, f"{row['node']} [0-9.]+ .?s [0-9.]+ % {row['calls']} [0-9.]+ .?s {re.escape(row['operator'])} {re.escape(' '.join(row['source'].split()))}")
        for shape in told["shapes"]:
            self.assertRegex(page.text, f"{shape['operator']} [0-9.]+ .?s [0-9.]+ % {shape['calls']} [0-9.]+ .?s {re.escape(shape['inputs'])}")
        self.assertEqual((len(told["runs"]), len(told["last_run"])), (5, 3))
        self.assertAlmostEqual(sum(told["runs"]), told["seconds"])
        self.assertTrue(all(0 <= span["begin"] and span["begin"] + span["seconds"] <= told["runs"][-1] for span in told["last_run"]), told)
        self.assertEqual(page.count("rect", "span"), 5 + 1 + 3)

    def test_a_page_alone_prints_no_table(self):
        result = run("run", self.program(), "-i", "ones(2,4)", "--html", self.path("p.html"))
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("1 run:", Page(pathlib.Path(self.path("p.html")).read_text(encoding="utf-8")).text)

    def test_a_page_that_cannot_be_written_is_a_failure(self):
        result = run("run", self.program(), "-i", "ones(2,4)", "--html", self.path("none/p.html"))
        self.assertEqual(result.returncode, 1)
        self.assertIn("none/p.html: cannot be written: No such file", result.stderr)
        result = run("run", self.program(), "-i", "ones(2,4)", "--html", "/dev/full")
        self.assertEqual((result.returncode, "/dev/full: cannot be written" in result.stderr), (1, True), result.stderr)
        for words in (["explain", "--html", "aten::mul.Tensor"], ["audit", "--html", ADD_SCALAR]):
            with open("/dev/full", "w", encoding="utf-8") as full:
                result = run(*words, stdout=full)
            self.assertEqual((result.returncode, "the page cannot be written" in result.stderr), (1, True), result.stderr)

    def test_kinds_of_output_exclude_each_other(self):
        for words in (["audit", "--html", "--json", ADD_SCALAR], ["audit", "--html", "--source", self.folder], ["explain", "--html", "--json", "add"]):
            result = run(*words)
            self.assertEqual((result.returncode, result.stdout), (2, ""), result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
