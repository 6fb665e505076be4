#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""check_site.py sees each kind of dead link, and the navigation of this tree has all pages of docs/."""
import pathlib
import sys
import tempfile
import tomllib
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
import check_site

# They have better forms in the site (site_pages.py: INSTEAD).
ELSEWHERE = {"docs/operators", "docs/api", "docs/abi/symbols"}


class Links(unittest.TestCase):
    def problems(self, **pages):
        with tempfile.TemporaryDirectory() as folder:
            site = pathlib.Path(folder)
            for name, text in pages.items():
                path = site / name.replace("__", "/")
                path = path.with_suffix(".html")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return list(check_site.check_links(site))

    def test_links_that_lead_somewhere_are_no_problems(self):
        self.assertEqual(self.problems(index='<a href="a/b.html#here">', a__b='<a id="here" href="../index.html"><a href="#here"><a href="https://example.org/none">'), [])

    def test_a_missing_page_is_seen(self):
        self.assertEqual(self.problems(index='<a href="none.html">'), ["index.html:1: none.html leads nowhere"])

    def test_a_missing_picture_is_seen(self):
        self.assertEqual(self.problems(index='<img src="none.svg">'), ["index.html:1: none.svg leads nowhere"])

    def test_a_folder_is_no_page_where_no_server_is(self):
        self.assertEqual(self.problems(index='<a href="a/">', a__index=""), ["index.html:1: a/ leads nowhere"])

    def test_a_missing_place_is_seen_on_the_same_and_on_another_page(self):
        self.assertEqual(self.problems(index='<a href="#none"><a href="b.html#none">', b='<p id="some">'),
                         ["index.html:1: #none: there is no such place on that page", "index.html:1: b.html#none: there is no such place on that page"])

    def test_an_address_from_the_root_is_seen(self):
        self.assertEqual(self.problems(index='<a href="/index.html">'), ["index.html:1: /index.html leads out of the site"])

    def test_a_page_of_the_tree_that_is_not_in_the_site_is_seen(self):
        self.assertEqual(self.problems(index='<a href="install.md">'), ["index.html:1: install.md leads nowhere"])

    def test_an_empty_site_is_seen(self):
        self.assertEqual(self.problems(), ["index.html is not there"])

    def test_two_elements_of_one_name_are_seen(self):
        self.assertEqual(self.problems(index='<p id="x"><p id="x">'), ["index.html: 2 elements are called x"])


class Navigation(unittest.TestCase):
    def setUp(self):
        self.navigation = tomllib.loads((HERE / "navigation.toml").read_text(encoding="utf-8"))

    def test_every_page_of_docs_is_in_it(self):
        pages = {path.relative_to(ROOT).with_suffix("").as_posix() for path in ROOT.glob("docs/**/*.md")}
        self.assertGreater(len(pages), 40)
        self.assertEqual(check_site.unlisted(self.navigation, pages - ELSEWHERE), [])

    def test_a_new_page_that_is_not_is_seen(self):
        self.assertEqual(check_site.unlisted(self.navigation, ["docs/none", "docs/install", "docs/decisions/9999-none"]), ["docs/none"])


if __name__ == "__main__":
    unittest.main(verbosity=0)
