# SPDX-License-Identifier: BSD-3-Clause
"""Sphinx's settings for the site: which files of the tree are pages, and what makes the others (./dev site)."""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(ROOT / "tools"))

VERSION = (ROOT / "include/tenon/version.h").read_text(encoding="utf-8")

project = "Tenon"
author = "The Tenon authors"
release = ".".join(re.search(rf"define TENON_VERSION_{part}\s+(\d+)", VERSION)[1] for part in ("MAJOR", "MINOR", "PATCH"))
language = "en"

# The tree is the source: pages are read where they lie. site_pages adds the generated ones, and takes out what these show better.
extensions = ["myst_parser", "site_pages"]
root_doc = "README"
include_patterns = ["*.md", "docs/*.md", "docs/**/*.md", "**/README.md"]
exclude_patterns = ["build", ".*", "**/.*", "gen", "tests/model", "docs/operators.md", "docs/api.md", "docs/abi/symbols.md"]

# The pages are written for forges, in the Markdown that GitHub reads.
myst_gfm_only = True
myst_heading_anchors = 4
# Pages are found by navigation.toml, which site_pages holds against the tree, not by toctrees. Words behind a fence's language are for tests.
suppress_warnings = ["toc.not_included", "misc.highlighting_failure", "myst.header"]

html_theme = "tenon"
html_theme_path = [str(HERE)]
html_title = "Tenon"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
# Summaries are fetched, which a browser refuses for files.
html_show_search_summary = False
pygments_style = "default"
highlight_language = "none"
smartquotes = False
