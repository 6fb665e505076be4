#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Whether the built site holds: links, and what a browser says.

    check_site.py [--links-only|--browser-only] [--pictures FOLDER] SITE

Links: every address in every page leads to a file of the site, and its fragment to an element there; none begins with `/`, so that the site can
be opened as files. Browser: Chromium, without a window, opens the pages as files, wide and light, narrow and dark: no error, no missing
file, nothing wider than the window; the search finds names and words as a file and from a server; lists are filtered; without scripts the text is
there. It opens every page but those that are made alike, of which it takes some. Prints a line per problem; exit
status 1 if there is one, 77 if no Chromium is here.
"""
import argparse
import collections
import fnmatch
import functools
import html.parser
import http.server
import pathlib
import shutil
import sys
import threading
import urllib.parse

WIDE = {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"}
NARROW = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}
MADE_ALIKE = ("reference/operators/", "reference/c/ops", "docs/decisions/", "src/", "tests/", "include/", "python/", "examples/", "plugins/")
# Milliseconds until something counts as absent; a busy machine may be slow.
PATIENCE = 120000
# What is searched for, and the page that has to be among the first results.
SEARCHES = {"topk": "reference/operators/topk.html", "tn_op_call": "reference/c/op.html", "aoti_torch_clone": "reference/abi.html",
            "ownership": "docs/checker.html", "porting": "docs/porting.html", "Sequential": "reference/python/tenon.nn.html"}
# Pages that are looked at by people: wide and narrow.
PICTURES = ("index", "README", "docs/install", "docs/performance", "reference/operators", "reference/operators/add", "reference/c/op", "reference/python/tenon.nn",
            "reference/abi", "reference/built", "reference/speed", "reference/looking", "looking/explain", "looking/table", "looking/audit", "looking/profile", "looking/program",
            "looking/autograd", "looking/tensors")


class Page(html.parser.HTMLParser):
    """The addresses and the anchors of a page."""

    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.addresses, self.anchors = [], collections.Counter()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.addresses.append((self.getpos()[0], value))
            elif name == "id" and value:
                self.anchors[value] += 1


def check_links(site):
    """A line per link that leads nowhere, and per anchor that is there twice."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    if not (site / "index.html").exists():
        yield "index.html is not there"
    for path, page in pages.items():
        name = path.relative_to(site)
        for anchor, count in page.anchors.items():
            if count > 1:
                yield f"{name}: {count} elements are called {anchor}"
        for line, address in page.addresses:
            parts = urllib.parse.urlsplit(address)
            if parts.scheme in ("http", "https", "mailto", "data"):
                continue
            if address.startswith("/") or parts.scheme:
                yield f"{name}:{line}: {address} leads out of the site"
                continue
            target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{name}:{line}: {address} leads nowhere"
            elif parts.fragment and target in pages and urllib.parse.unquote(parts.fragment) not in pages[target].anchors:
                yield f"{name}:{line}: {address}: there is no such place on that page"


def unlisted(navigation, pages):
    """Pages of docs/ that are in no section of the navigation, nor found from others."""
    named = {name for section in navigation["section"] for name, _ in section["pages"]}
    return [name for name in sorted(pages) if name.startswith("docs/") and name not in named
            and not any(fnmatch.fnmatch(name, pattern) for pattern in navigation["listed"])]


def chosen(site):
    """All pages, but of those that are made alike one in forty and those that pictures are taken of."""
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    alike = [name for name in names if name.startswith(MADE_ALIKE)]
    kept = set(alike[::40]) | {f"{name}.html" for name in PICTURES}
    return [name for name in names if not name.startswith(MADE_ALIKE) or name in kept]


class Visits:
    """Opens pages in one kind of window, and keeps what goes wrong."""

    def __init__(self, browser, how, **more):
        self.context = browser.new_context(**how, **more)
        self.context.set_default_timeout(PATIENCE)
        self.tab = self.context.new_page()
        self.problems = []
        self.name = ""
        self.tab.on("console", lambda message: self.note(message.text) if message.type in ("error", "warning") else None)
        self.tab.on("pageerror", lambda error: self.note(str(error)))
        self.tab.on("requestfailed", lambda request: self.note(f"{request.url} cannot be read"))

    def note(self, text):
        self.problems.append(f"{self.name}: {text}")

    def open(self, address, name):
        self.name = name
        self.tab.goto(address, wait_until="load")
        return self.tab

    def check_width(self):
        wide = self.tab.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        if wide > 0:
            self.note(f"{wide} pixels wider than the window of {self.tab.viewport_size['width']}")


def visit_all(browser, site, how, pictures):
    visits = Visits(browser, how)
    for name in chosen(site):
        tab = visits.open((site / name).as_uri(), name)
        visits.check_width()
        if pictures and name.removesuffix(".html") in PICTURES:
            width = how["viewport"]["width"]
            # Three screens: the longest page has a hundred.
            clip = {"x": 0, "y": 0, "width": width, "height": min(2700, tab.evaluate("document.scrollingElement.scrollHeight"))}
            tab.screenshot(path=pictures / f"{name.removesuffix('.html').replace('/', '-')}-{width}.png", full_page=True, clip=clip)
    return visits.problems


def check_search(browser, origin):
    """The page that is meant is among the first five results."""
    visits = Visits(browser, WIDE)
    for words, page in SEARCHES.items():
        tab = visits.open(f"{origin}/search.html?q={urllib.parse.quote(words)}", f"search for {words} at {origin.split(':')[0]}")
        try:
            # The page says so when it has all results.
            tab.wait_for_function("document.querySelector('.search-summary')?.textContent.includes('found')", timeout=PATIENCE)
        except Exception:  # Of whatever class Playwright's is.
            visits.note("finds nothing")
            continue
        found = tab.eval_on_selector_all("#search-results li a", "links => links.slice(0, 5).map(link => link.getAttribute('href'))")
        if not any(page in link for link in found):
            visits.note(f"{page} is not among the first: {', '.join(found)}")
    return visits.problems


def check_filter(browser, site):
    visits = Visits(browser, WIDE)
    tab = visits.open((site / "reference/operators.html").as_uri(), "the filter of operators")
    tab.fill("main input[data-filter]", "softmax")
    shown = tab.eval_on_selector_all(".names li", "rows => rows.filter(row => row.offsetParent).map(row => row.textContent)")
    if not shown or any("softmax" not in name for name in shown):
        visits.note(f"softmax leaves {shown[:5]}")
    return visits.problems


def check_without_scripts(browser, site):
    visits = Visits(browser, NARROW, java_script_enabled=False)
    for name in ("index.html", "docs/install.html", "reference/operators/add.html", "reference/abi.html"):
        tab = visits.open((site / name).as_uri(), f"{name} without scripts")
        if not tab.locator("main h1").is_visible() or not tab.locator("nav.pages a").first.is_visible() or tab.locator("main input[data-filter]:visible").count():
            visits.note("the text, the list of pages or a field that needs a script is not as it should be")
    return visits.problems


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Nobody reads it."""


def check_in_browser(site, pictures):
    """A line per problem; None where there is no Chromium."""
    from playwright.sync_api import sync_playwright
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        return None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox"])
        problems = [*visit_all(browser, site, WIDE, pictures), *visit_all(browser, site, NARROW, pictures)]
        for origin in (site.as_uri(), f"http://127.0.0.1:{server.server_port}"):
            problems += check_search(browser, origin)
        problems += [*check_filter(browser, site), *check_without_scripts(browser, site)]
        browser.close()
    server.shutdown()
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--links-only", action="store_true")
    parser.add_argument("--browser-only", action="store_true")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("site", type=pathlib.Path)
    arguments = parser.parse_args()
    site = arguments.site.resolve()
    problems = [] if arguments.browser_only else list(check_links(site))
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    seen = [] if arguments.links_only else check_in_browser(site, arguments.pictures)
    if problems or seen:
        print("\n".join([*problems, *(seen or [])]))
        return 1
    if seen is None:
        print("there is no Chromium here")
        return 77
    held = [] if arguments.browser_only else ["every link leads somewhere"]
    held += [] if arguments.links_only else [f"{len(chosen(site))} of them opened in two widths"]
    print(f"{len(list(site.rglob('*.html')))} pages, {', '.join(held)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
