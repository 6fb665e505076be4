# SPDX-License-Identifier: BSD-3-Clause
"""The Python API, a page per module: signatures of the stubs beside the code, and the docstrings that `help` shows."""
import ast
import importlib
import inspect
import re

from made_page import MadePage, anchor_of, block, esc, heading
from site_headers import prose

FOLDER = "reference/python"
# In stubs of the package, where names such as `int` and `dtype` are also methods.
ALIAS = re.compile(r"\b_(int|float|bool|str|complex|dtype|device|layout|memory_format|Node|RemovableHandle|Self)\b")


def modules(root):
    """(name, stub) of each public module."""
    package = root / "python/tenon"
    for stub in sorted(package.rglob("*.pyi")):
        parts = stub.relative_to(package).with_suffix("").parts
        if not any(part.startswith("_") and part != "__init__" for part in parts):
            yield ".".join(("tenon", *(part for part in parts if part != "__init__"))), stub


def signature(node, is_method=False):
    text = ast.unparse(node.args)
    if is_method:
        text = re.sub(r"^(?:self|cls)(?:: \w+)?(?:, |$)", "", text)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return ALIAS.sub(r"\1", f"{node.name}({text}){returns}")


def is_property(node):
    return any(ast.unparse(each) == "property" or ast.unparse(each).endswith(".setter") for each in node.decorator_list)


def own_doc(value):
    """A docstring that is the object's own, not that of a class behind it. That of a module has no margin to take away."""
    text = getattr(value, "__doc__", None)
    if not isinstance(text, str) or not text.strip():
        return ""
    if isinstance(value, type) and "__doc__" not in vars(value):
        return ""
    return text.strip() if inspect.ismodule(value) else inspect.cleandoc(text)


def described(value, name=None):
    value = getattr(value, name, None) if name else value
    if value is None or isinstance(value, (bool, int, float, str, tuple, list, dict)):
        return ""
    return own_doc(value)


class Entry:
    """A function, a class or an attribute of a module."""

    def __init__(self, name, kind, lines, doc, members=()):
        self.name, self.kind, self.lines, self.doc, self.members = name, kind, lines, doc, list(members)


def entries_of(body, value, is_method=False):
    """What a stub's body defines, in its order; overloads stand together."""
    found = {}
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            name = node.name
            if name.startswith("_") and name not in ("__call__", "__getitem__", "__len__", "__iter__"):
                continue
            if is_method and is_property(node):
                found.setdefault(name, Entry(name, "attribute", [ALIAS.sub(r"\1", f"{name}: {ast.unparse(node.returns)}" if node.returns else name)], described(value, name)))
                continue
            entry = found.setdefault(name, Entry(name, "method" if is_method else "function", [], described(value, name)))
            entry.lines.append(signature(node, is_method))
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            inner = getattr(value, node.name, None)
            first = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
            bases = ", ".join(ast.unparse(base) for base in node.bases if not ast.unparse(base).endswith("TensorMethods"))
            made = signature(first, True).removeprefix("__init__").removesuffix(" -> None") if first else (f"({bases})" if bases else "")
            found[node.name] = Entry(node.name, "class", [f"class {node.name}{made}"], described(inner) if inner is not None else "", entries_of(node.body, inner, True))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
            found[node.target.id] = Entry(node.target.id, "attribute", [ALIAS.sub(r"\1", f"{node.target.id}: {ast.unparse(node.annotation)}")], "")
    return list(found.values())


def draw_member(entry, owner, links):
    anchor = anchor_of(f"{owner}.{entry.name}")
    said = f'<div class="said">{prose(entry.doc, links)}</div>' if entry.doc else ""
    return f'<div class="member" id="{esc(anchor)}">{block(chr(10).join(entry.lines), "python")}{said}</div>\n'


def draw_entry(entry, links):
    said = prose(entry.doc, links) if entry.doc else ""
    members = "".join(draw_member(member, entry.name, links) for member in entry.members)
    if len(entry.members) > 12:
        members = f"<details><summary>{len(entry.members)} methods and attributes</summary>{members}</details>"
    return (f'<section class="group"><div class="declaration" id="{esc(anchor_of(entry.name))}">{block(chr(10).join(entry.lines), "python")}</div>\n'
            f'<div class="said">{said}{members}</div></section>\n')


def typed_functions(root, name):
    """The functions of operators that the module takes from its part of _typed."""
    stub = root / f"python/tenon/_typed/{'functions' if name == 'tenon' else name.removeprefix('tenon.').replace('nn.functional', 'nn')}.pyi"
    if not stub.exists():
        return []
    tree = ast.parse(stub.read_text(encoding="utf-8"))
    return sorted({node.name for node in tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")})


def operators_list(name, functions, links):
    """Each with a link to the page of its operator, if there is one."""
    prefix = {"tenon.special": "special_", "tenon.linalg": "linalg_", "tenon.fft": "fft_"}.get(name, "")
    items = []
    for function in functions:
        address = links.find(f"aten::{prefix}{function}") or links.find(f"aten::{function}")
        shown = f"<code>{esc(function)}</code>"
        items.append(f'<li><a href="{esc(address)}">{shown}</a></li>' if address else f"<li>{shown}</li>")
    return f'{heading("Functions of operators", "operators")}<ul class="names">{"".join(items)}</ul>\n' if items else ""


def make_page(root, name, stub):
    module = importlib.import_module(name)
    entries = entries_of(ast.parse(stub.read_text(encoding="utf-8")).body, module)
    functions = typed_functions(root, name)
    kinds = [("classes", "Classes", "class"), ("functions", "Functions", "function"), ("attributes", "Attributes", "attribute")]
    present = [(anchor, title, kind) for anchor, title, kind in kinds if any(entry.kind == kind for entry in entries)]
    doc = own_doc(module)

    def body(links):
        parts = [prose(doc, links)]
        for anchor, title, kind in present:
            parts.append(heading(title, anchor))
            parts += [draw_entry(entry, links) for entry in entries if entry.kind == kind]
        parts.append(operators_list(name, functions, links))
        return "".join(parts)

    names = [(f"{name}.{entry.name}", entry.kind, anchor_of(entry.name)) for entry in entries]
    names += [(f"{name}.{entry.name}.{member.name}", member.kind, anchor_of(f"{entry.name}.{member.name}"))
              for entry in entries for member in entry.members if not member.name.startswith("__")]
    sections = [(anchor, title) for anchor, title, _ in present] + ([("operators", "Functions of operators")] if functions else [])
    page = MadePage(f"{FOLDER}/{name}", name, body, words=" ".join([doc, *(entry.doc for entry in entries)]), sections=sections, names=names)
    return page, re.split(r"(?<=[.:])\s", doc.replace("\n", " "))[0].rstrip(":") if doc else ""


def index_page(leads):
    def body(links):
        rows = "".join(f'<dt><a href="{esc(links.to(f"{FOLDER}/{name}"))}"><code>{esc(name)}</code></a></dt><dd>{esc(lead)}</dd>' for name, lead in leads)
        return f'<p>The modules of the package. How to use it: <a href="{esc(links.to("docs/python"))}">From Python</a>.</p>\n<dl class="list">{rows}</dl>\n'

    return MadePage(f"{FOLDER}/index", "The Python API", body, words="modules of the package tenon")


def make(root):
    pages = [make_page(root, name, stub) for name, stub in modules(root)]
    return [index_page([(page.title, lead) for page, lead in pages]), *(page for page, _ in pages)]
