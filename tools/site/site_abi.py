# SPDX-License-Identifier: BSD-3-Clause
"""The ABI explorer: each C function of PyTorch's stable ABI by release, of spec/stable_abi.yaml."""
import collections
import re

import yaml
from made_page import MadePage, esc, heading
from site_drawings import bars

PAGE = "reference/abi"
WORKS = {"full": "works", "absent": "fails by name"}


def order(release):
    return tuple(int(part) for part in str(release).split("."))


def read(root):
    """The releases in order, and the functions of each header."""
    # Releases are texts: 2.10 is not 2.1.
    text = re.sub(r"\b(since|guard): (\d+\.\d+)", r'\1: "\2"', (root / "spec/stable_abi.yaml").read_text(encoding="utf-8"))
    text = re.sub(r"^  (\d+\.\d+): (\w+)$", r'  "\1": \2', text, flags=re.M)
    document = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return sorted(document["releases"], key=order), {header["header"]: header.get("functions", []) for header in document["headers"]}


def name_of(function):
    return re.search(r"(\w+)\s*\(", function["func"])[1]


def served(function):
    state = str(function.get("impl", ""))
    if not state:
        return "declared only"
    return WORKS.get(state, state.replace("partial,", "within a limit:"))


def operator_of(function, operators):
    """The operator that a function stands for: the manifest says which, or the function's name does."""
    if function.get("operator"):
        return f"aten::{str(function['operator']).removeprefix('aten::')}"
    found = re.match(r"aoti_torch_(?:cpu|aten)_(\w+)", name_of(function))
    return operators.get(found[1]) if found else None


def row(function, releases, operators, links):
    name = name_of(function)
    since = order(function["since"])
    marks = "".join(f'<td class="{"has" if order(release) >= since else "lacks"}">{"●" if order(release) >= since else "·"}</td>' for release in releases)
    operator = operator_of(function, operators)
    link = f' · {links.code(operator, operator.removeprefix("aten::"))}' if operator and links.find(operator) else ""
    feature = f' · {esc(str(function["feature"]))}' if "feature" in function else ""
    return (f'<tr id="{esc(name)}"><td><code class="name">{esc(name)}</code>{feature}{link}<code class="type">{esc(function["func"])}</code></td>'
            f'{marks}<td>{esc(served(function))}</td></tr>\n')


def make(root, schemas):
    releases, headers = read(root)
    headers = {header: functions for header, functions in headers.items() if functions}
    everything = [function for functions in headers.values() for function in functions]
    operators = {name.removeprefix("aten::").replace(".", "_"): name for name in schemas if name.startswith("aten::")}
    counts = collections.Counter(str(function["since"]) for function in everything)
    states = collections.Counter(served(function).split(":")[0] for function in everything)
    words = {"works": "work", "fails by name": "are exported and fail with a message", "declared only": "are declared only, as in PyTorch's build for the CPU"}
    anchors = {header: f"header-{header.rsplit('/', 1)[-1].removesuffix('.h')}" for header in headers}
    anchors.update({header: f"header-{header.removesuffix('.h').replace('/', '-')}" for header in headers if list(anchors.values()).count(anchors[header]) > 1})

    def body(links):
        told = ", ".join(f"{count} {esc(words.get(state, state))}" for state, count in states.most_common())
        parts = [f"<p>Of {len(everything)} functions, {told}. The word before each parameter says who owns it: <code>borrow</code>: the caller keeps it; <code>new</code>: the caller gets it, "
                 "and deletes it; <code>steal</code>: the callee takes it; <code>fill</code>: written on success.</p>\n"
                 f'<p>What else the ABI has: <a href="{esc(links.to("docs/abi/names"))}">types, handles and callbacks</a>. '
                 f'<a href="{esc(links.to("docs/abi/changes"))}">What each release added</a>. <code>tenon abi show NAME</code> answers from the same rows.</p>\n',
                 bars("Functions by the release that they came with", [("2.9 and earlier" if release == releases[0] else release, counts[release]) for release in releases]),
                 '<p><label>Filter <input type="search" data-filter=".abi tbody tr" autocomplete="off" placeholder="part of a name, of a type, or a device"></label></p>\n']
        head = "".join(f"<th>{release}</th>" for release in releases)
        for header, functions in headers.items():
            rows = "".join(row(function, releases, operators, links) for function in sorted(functions, key=lambda each: (order(each["since"]), name_of(each))))
            parts.append(f'{heading(header, anchors[header])}<div class="wide"><table class="abi"><thead><tr><th>function</th>{head}<th>in Tenon</th></tr></thead><tbody>\n'
                         f"{rows}</tbody></table></div>\n")
        return "".join(parts)

    names = [(name_of(function), "ABI function", name_of(function)) for function in everything]
    return [MadePage(PAGE, "The stable ABI, function by function", body, words="stable ABI functions by release",
                     sections=[(anchors[header], header.rsplit("/", 1)[-1]) for header in headers], names=names)]
