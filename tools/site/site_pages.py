# SPDX-License-Identifier: BSD-3-Clause
"""Sphinx's extension of this site: the generated pages, what stands beside every page, and links where the tree only names files.

Pages of the tree are read where they lie. A name in backticks that the site has a page for becomes a link to it: `checker.md`, `tn_op_call`,
`aten::topk`. A link to a file that is no page leads to a page that shows it. Three generated references of docs/ have better forms here (INSTEAD)."""
import collections
import pathlib
import posixpath
import re
import shutil
import tomllib

import check_site
import docutils.utils
import site_abi
import site_drawings
import site_headers
import site_looking
import site_operators
import site_python
from docutils import nodes
from made_page import Links, MadePage, block, esc
from sphinx.domains import Domain, ObjType
from sphinx.transforms import SphinxTransform

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INSTEAD = {"docs/operators": "reference/operators", "docs/api": "reference/c/index", "docs/abi/symbols": "reference/abi"}
SHOWN = "source"  # The folder of the pages that show files.
LANGUAGES = {".py": "python", ".c": "c", ".h": "c", ".cpp": "cpp", ".sh": "sh", ".yaml": "yaml", ".toml": "toml"}


class Site:
    """All made pages, and where every name leads."""

    def __init__(self):
        facts = site_operators.Facts(ROOT)
        self.overloads = len(facts.schemas)
        functions = site_headers.functions_of_operators(ROOT)
        self.pages = [*site_headers.make(ROOT), *site_python.make(ROOT), *site_operators.make(facts, functions), *site_abi.make(ROOT, facts.schemas),
                      *site_drawings.make(ROOT), site_looking.page()]
        names = collections.Counter(page.name for page in self.pages)
        twice = [name for name, count in names.items() if count > 1]
        if twice:
            raise SystemExit(f"two pages of one name: {', '.join(twice)}")
        self.places = {}
        for page in self.pages:
            for name, _, anchor in page.names:
                self.places.setdefault(name, (page.name, anchor))
        self.navigation = tomllib.loads((HERE / "navigation.toml").read_text(encoding="utf-8"))
        self.shown = set()


def uri(origin, target, anchor=""):
    path = posixpath.relpath(f"{target}.html", posixpath.dirname(origin) or ".")
    return f"{path}#{anchor}" if anchor else path


class FileLinks(SphinxTransform):
    """Addresses of files, as forges read them, become those of pages: of the file's own, or of one that shows it."""

    default_priority = 100

    def apply(self, **_):
        origin = self.env.docname
        for node in list(self.document.findall(nodes.reference)):
            address, _, anchor = node.get("refuri", "").partition("#")
            if address and not re.match(r"[a-z]+:", address):
                node["refuri"] = uri(origin, self.page_of(posixpath.normpath(posixpath.join(posixpath.dirname(origin), address))), anchor)

    def page_of(self, path):
        bare = path.removesuffix(".md")
        if bare in INSTEAD or bare in self.env.found_docs:
            return INSTEAD.get(bare, bare)
        self.env.metadata[self.env.docname].setdefault("shown", []).append(path)
        return f"{SHOWN}/{path}"


def link_names(app, doctree, docname):
    """What stands in backticks and has a page leads there."""
    found = app.env.found_docs
    places = app.tenon_site.places
    for node in list(doctree.findall(nodes.literal)):
        name = node.astext()
        if any(isinstance(parent, nodes.reference) for parent in parents(node)):
            continue
        target = None
        if name.endswith(".md"):
            for folder in (posixpath.dirname(docname), "docs", ""):
                bare = posixpath.normpath(posixpath.join(folder, name)).removesuffix(".md")
                if bare in found or bare in INSTEAD:
                    target = uri(docname, INSTEAD.get(bare, bare))
                    break
            if target == uri(docname, docname):
                continue
        elif name.removesuffix("()") in places:
            target = uri(docname, *places[name.removesuffix("()")])
        elif re.fullmatch(r"(include/)?tenon/[\w/]+\.h", name):
            page = site_headers.page_of(name.removeprefix("include/"))
            target = uri(docname, page) if any(each.name == page for each in app.tenon_site.pages) else None
        if target:
            node.replace_self(nodes.reference("", "", node.deepcopy(), refuri=target))


def parents(node):
    while node.parent is not None:
        node = node.parent
        yield node


def mark_shapes(app, doctree, docname):
    """Wide tables and pictures scroll by themselves, and short code is not broken."""
    for node in doctree.findall(nodes.literal):
        if len(node.astext()) <= 24:
            node["classes"].append("short")
    for node in doctree.findall(nodes.tgroup):
        if node["cols"] <= 5:
            node.parent["classes"].append("few")
    for kind in (nodes.table, nodes.image):
        for node in list(doctree.findall(kind)):
            if "wide" not in (node.parent.get("classes") or []):
                box = nodes.container(classes=["wide"])
                node.replace_self(box)
                box += node


class TenonDomain(Domain):
    """The names that the search finds as such."""

    name = "tenon"
    label = "Tenon"
    object_types = {kind: ObjType(kind) for kind in ("operator", "function", "macro", "type", "constant", "class", "method", "attribute", "ABI function", "page")}

    def get_objects(self):
        for section in self.env.app.tenon_site.navigation["section"]:
            for name, words in section["pages"]:
                yield words, words, "page", name, "", 0
        for page in self.env.app.tenon_site.pages:
            for name, kind, anchor in page.names:
                # What names a page comes first, what one rarely looks for last. The search takes what stands behind the last dot for the name.
                prio = 0 if not anchor else 2 if kind in ("method", "attribute") else 1
                yield name, name.replace("::", "."), kind, page.name, anchor, prio

    def get_type_name(self, type, primary=False):
        return type.lname

    def merge_domaindata(self, docnames, otherdata):
        """Nothing is kept per document."""


def begin(app):
    app.tenon_site = Site()


def check_navigation(app, env):
    """Every page of docs/ is in the navigation, and what is in it is there."""
    site = app.tenon_site
    made = {page.name for page in site.pages} | {"index"}
    problems = [f"navigation.toml: {name} is no page" for section in site.navigation["section"] for name, _ in section["pages"]
                if name not in env.found_docs and name not in made]
    problems += [f"navigation.toml: {name} is in no section" for name in check_site.unlisted(site.navigation, env.found_docs)]
    if problems:
        raise SystemExit("\n".join(problems))


def shown_page(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    return MadePage(f"{SHOWN}/{path}", path, lambda links: block(text, LANGUAGES.get(pathlib.PurePosixPath(path).suffix, "")), words=path)


def feed(app, page):
    """Gives the search what a made page is found by."""
    document = docutils.utils.new_document(page.name)
    document.settings.language_code = "en"
    section = nodes.section("", nodes.title("", page.title), nodes.paragraph("", page.words), ids=["top"])
    document += section
    app.builder.indexer.feed(page.name, f"{page.name}.html", page.title, document)


def keep_in_index(indexer, names):
    """Sphinx takes pages out of the index that it has not read; these stay."""
    prune = indexer.prune
    indexer.prune = lambda docnames: prune([*docnames, *names])


def made_pages(app):
    """The generated pages, and the first one."""
    site = app.tenon_site
    keep_in_index(app.builder.indexer, [page.name for page in site.pages])
    paths = sorted({path for metadata in app.env.metadata.values() for path in metadata.get("shown", [])})
    for page in [*site.pages, *map(shown_page, paths)]:
        feed(app, page)
        body = page.body(Links(page.name, site.places))
        toc = "".join(f'<li><a href="#{esc(anchor)}">{esc(title)}</a></li>' for anchor, title in page.sections)
        yield page.name, {"title": page.title, "body": f"<h1>{esc(page.title)}</h1>\n{body}", "toc": f"<ul>{toc}</ul>" if toc else "", "made": True}, "page.html"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    yield "index", {"title": "Tenon", "readers": site.navigation["reader"], "lead": lead_of(readme), "toc": "", "counts": counts_of(site)}, "start.html"


def lead_of(readme):
    """The first two paragraphs of README.md, as HTML."""
    import markdown_it
    first = "\n\n".join(readme.split("\n\n")[1:3])
    return markdown_it.MarkdownIt("commonmark").render(re.sub(r"\s*\(\[[^)]*\)\)", "", first))


def counts_of(site):
    """(how many, of what, the page with them) for the first page."""
    kinds = collections.Counter(kind for page in site.pages for _, kind, _ in page.names)
    headers = [page for page in site.pages if page.name.startswith(f"{site_headers.FOLDER}/")]
    modules = [page for page in site.pages if page.name.startswith(f"{site_python.FOLDER}/tenon")]
    return [(site.overloads, "operators", site_operators.FOLDER), (kinds["ABI function"], "functions of the stable ABI", site_abi.PAGE),
            (sum(len(page.names) for page in headers), "names in C", f"{site_headers.FOLDER}/index"), (len(modules), "modules in Python", f"{site_python.FOLDER}/index")]


def add_context(app, pagename, templatename, context, doctree):
    """What the templates need on every page."""
    context["sections"] = app.tenon_site.navigation["section"]
    context["here"] = pagename
    folder = posixpath.dirname(pagename)
    # The pages below one that is the list of a folder.
    below = [name for name in app.env.found_docs if posixpath.dirname(name) == folder and name != pagename] if pagename == "docs/decisions/README" else []
    context["below"] = [(name, app.env.titles[name].astext()) for name in sorted(below)]
    # Its first level is the title of the page.
    if not context.get("made") and context.get("toc", "").count("<ul") < 2:
        context["toc"] = ""


def finish(app, error):
    """The one picture that a generated page shows, where no page of the tree has put it; pages that Tenon makes; and no Jekyll on a forge."""
    if error is None:
        out = pathlib.Path(app.outdir)
        (out / ".nojekyll").touch()
        (out / "_images").mkdir(exist_ok=True)
        shutil.copy(ROOT / "docs/architecture.svg", out / "_images/architecture.svg")
        site_looking.write(ROOT, out / site_looking.FOLDER)


def setup(app):
    app.add_domain(TenonDomain)
    app.add_transform(FileLinks)
    app.connect("builder-inited", begin)
    app.connect("env-updated", check_navigation)
    app.connect("doctree-resolved", link_names)
    app.connect("doctree-resolved", mark_shapes)
    app.connect("html-collect-pages", made_pages)
    app.connect("html-page-context", add_context)
    app.connect("build-finished", finish)
    app.add_js_file("site.js", loading_method="defer")
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
