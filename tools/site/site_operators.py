# SPDX-License-Identifier: BSD-3-Clause
"""A page per name of an operator: schemas, kernels, gradients, dtypes, times beside PyTorch's, and what `help` says.

Everything is data: spec/native_functions.yaml and spec/derivatives.yaml, the tables of `tenon explain`, the calls recorded from PyTorch
(tests/conformance/data), the docstrings of the package, bench/sweep.tsv."""
import collections
import concurrent.futures
import json
import lzma
import re
import subprocess
import sys

import yaml
from made_page import MadePage, anchor_of, block, esc, heading, ratio_bar, table

FOLDER = "reference/operators"
# Where Python has functions of operators, by the `python_module` of native_functions.yaml, and the prefix of the operators' names there.
MODULES = {"nn": ("nn.functional.", ""), "special": ("special.", "special_"), "linalg": ("linalg.", "linalg_"), "fft": ("fft.", "fft_"), "sparse": ("sparse.", "sparse_")}

# Functions whose operator has another name, and signs.
FUNCTIONS = {"logsigmoid": "log_sigmoid", "cross_entropy": "cross_entropy_loss", "grid_sample": "grid_sampler", "affine_grid": "affine_grid_generator", "fold": "col2im"}
SIGNS = {"+": "add", "-": "sub", "*": "mul", "/": "div", "**": "pow"}


def base_of(operator):
    """`aten::add_.Tensor` is a form of `aten::add`, and so is what begins with `__i` of its operator without."""
    name = operator.split(".")[0]
    space, _, bare = name.rpartition("::")
    in_place = re.fullmatch(r"__i(\w+)__", bare)
    if in_place and in_place[1] not in ("nvert",):
        bare = f"__{in_place[1]}__"
    elif not bare.endswith("__"):
        bare = bare.rstrip("_") or bare
    return f"{space}::{bare}"


def page_of(base):
    space, _, bare = base.partition("::")
    return f"{FOLDER}/{bare if space == 'aten' else f'{space}.{bare}'}"


class Facts:
    """All that is known of operators, each by its full name."""

    def __init__(self, root):
        self.root = root
        self.command = root / "build/bin/tenon"
        self.schemas = self.read_schemas()
        self.entries = {self.key(entry["func"]): entry for entry in self.read_yaml("native_functions")}
        self.derivatives = {self.key(entry["name"]): entry for entry in self.read_yaml("derivatives") if "name" in entry}
        self.dtypes = self.read_dtypes()
        self.passed = self.read_ratchet()
        self.gradients = self.read_gradients()
        self.times = self.read_times()
        self.tables = self.read_tables()

    @staticmethod
    def key(schema):
        name = schema.split("(")[0].strip()
        return name if "::" in name else f"aten::{name}"

    def read_schemas(self):
        lines = subprocess.run([self.command, "ops"], text=True, check=True, stdout=subprocess.PIPE).stdout.splitlines()
        return {line.split("(")[0]: line for line in lines}

    def read_yaml(self, name):
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        return yaml.load((self.root / f"spec/{name}.yaml").read_text(encoding="utf-8"), loader)

    def read_dtypes(self):
        """The dtypes of the calls recorded from PyTorch."""
        with lzma.open(self.root / "tests/conformance/data/corpus/ops.jsonl.xz", "rt", encoding="utf-8") as lines:
            records = [json.loads(line) for line in lines if line.strip()]
        return {record["op"]: record.get("dtypes", []) for record in records}

    def read_ratchet(self):
        found = collections.defaultdict(list)
        for line in (self.root / "tests/conformance/data/ratchet.tsv").read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                level, operator, passed, failed, skipped, *_ = line.split("\t")
                found[operator].append((level, int(passed), int(failed), int(skipped)))
        return found

    def read_gradients(self):
        """How each overload is differentiated, in a word: the column of docs/operators.md."""
        rows = re.findall(r"^\| `([^`]+?)\(.*?` \| [^|]* \| ([^|]*) \|", (self.root / "docs/operators.md").read_text(encoding="utf-8"), flags=re.M)
        return {self.key(name): gradient.strip() for name, gradient in rows}

    def read_times(self):
        """By operator without namespace: (processor, threads, family, call, PyTorch's and Tenon's microseconds, ratio)."""
        sys.path.insert(0, str(self.root / "bench"))
        import sweep_calls
        operators = {f"{family}/{name}": operator_of(timed) for family, name, _, timed in sweep_calls.all_calls()}
        found = collections.defaultdict(list)
        for line in (self.root / "bench/sweep.tsv").read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                processor, threads, call, theirs, ours, ratio = line.split("\t")
                family, _, name = call.partition("/")
                found[operators.get(call)].append((processor, int(threads), family, name, float(theirs), float(ours), float(ratio)))
        return found

    def read_tables(self):
        """The dispatch table of each operator: (rule, what is registered, keys) in the order of its first key."""
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            return dict(zip(self.schemas, pool.map(self.read_table, self.schemas)))

    def read_table(self, operator):
        text = subprocess.run([self.command, "explain", "--json", operator], text=True, check=True, stdout=subprocess.PIPE).stdout
        groups = {}
        for row in json.loads(text)["table"]:
            groups.setdefault((row["rule"], row["source"], row["origin"]), []).append(row["key"])
        return [(*kind, keys) for kind, keys in groups.items()]


def operator_of(expression):
    """The operator that a timed expression is about: what it calls last, but for gradients and the first of several results. None if that
    is no operator of its own."""
    expression = re.sub(r"^(?:gradients\(|first\()+", "", expression)
    found = re.match(r"(?:T|F)\.(?:(special|linalg|fft|nn\.functional)\.)?(\w+)\(", expression)
    if found:
        module = found[1] if found[1] in ("special", "linalg", "fft") else None
        name = found[2].rstrip("_")
        return f"{module}_{name}" if module else FUNCTIONS.get(name, name)
    found = re.match(r"x(?:\[\d\])?\.(\w+?)_?\(", expression)
    if found:
        return found[1]
    found = re.match(r"(?:x|x\[0\]|1) (\+|-|\*\*|\*|/) ", expression)
    return SIGNS[found[1]] if found else None


# ---- the parts of a page ----

def forms(facts, operators, links):
    rows = []
    for name in operators:
        entry = facts.entries.get(name, {})
        schema = facts.schemas[name].removeprefix("aten::")
        tags = entry.get("tags", [])
        tags = tags if isinstance(tags, list) else [tags]
        rows.append((f'<code id="{esc(anchor_of(name))}" class="schema">{esc(schema)}</code>', esc(facts.gradients.get(name, "")),
                     esc(", ".join(tags))))
    return table(("schema", "gradient", "tags"), rows)


def counted(keys):
    return ", ".join(keys) if len(keys) <= 4 else f"{', '.join(keys[:3])} and {len(keys) - 3} more"


def kernels(facts, operators):
    """Overloads that have the same table stand together."""
    groups = {}
    for name in operators:
        registered = facts.entries.get(name, {}).get("dispatch")
        shown = tuple((rule, source, tuple(keys)) for rule, source, _, keys in facts.tables[name])
        groups.setdefault((shown, json.dumps(registered, sort_keys=True)), []).append(name)
    parts = []
    for (shown, registered), names in groups.items():
        bare = ", ".join(f"<code>{esc(name.removeprefix('aten::'))}</code>" for name in names)
        functions = json.loads(registered) or {}
        told = ""
        if functions:
            told = "<p>" + "; ".join(f"{esc(keys)}: <code>tni_kernel_{esc(str(function))}</code>" for keys, function in functions.items()) + ".</p>"
        on_cpu = next((f"{rule}, {source}" for rule, source, keys in shown if "CPU" in keys), "none")
        rows = [(esc(rule), esc(source), f'<span title="{esc(", ".join(keys))}">{esc(counted(keys))}</span>') for rule, source, keys in shown]
        parts.append(f'<details><summary>{bare} <span class="pale">on the CPU: {esc(on_cpu)}</span></summary>{told}{table(("rule", "registered for", "keys"), rows)}</details>\n')
    return "".join(parts)


def formulas(facts, operators):
    parts = []
    for name in operators:
        entry = facts.derivatives.get(name)
        if entry:
            rows = [(f"<code>{esc(str(argument))}</code>", f"<code>{esc(str(formula))}</code>") for argument, formula in entry.items()
                    if argument not in ("name", "node", "output_differentiability")]
            parts.append(f"<p><code>{esc(name.removeprefix('aten::'))}</code></p>{table(('of', 'formula'), rows)}")
    return "".join(parts)


def recorded(facts, operators):
    rows = []
    for name in operators:
        levels = [f"{esc(level)} {passed}/{passed + failed}" + (f" ({skipped} not compared)" if skipped else "")
                  for level, passed, failed, skipped in facts.passed.get(name, [])]
        if levels or facts.dtypes.get(name):
            rows.append((f"<code>{esc(name.removeprefix('aten::'))}</code>", esc(", ".join(facts.dtypes.get(name, []))), ", ".join(levels)))
    return table(("overload", "dtypes", "calls that agree"), rows) if rows else ""


def times(facts, base):
    """A table per processor."""
    found = facts.times.get(base.removeprefix("aten::"), []) if base.startswith("aten::") else []
    processors = collections.defaultdict(list)
    for processor, threads, _, call, theirs, ours, ratio in sorted(found, key=lambda each: (each[0], each[1], each[3])):
        row = (esc(call), f"{theirs:.4g}", f"{ours:.4g}", f"{ratio_bar(ratio)} {ratio:.2f}")
        processors[f"{processor}, {threads} thread{'s' * (threads > 1)}"].append(row)
    return "".join(f"<p>{esc(title)}</p>{table(('call', 'PyTorch, µs', 'Tenon, µs', 'Tenon / PyTorch'), rows, 'numbers')}" for title, rows in processors.items())


def python_names(facts, operators):
    """(name in the package, the object) of the functions and methods that call these operators."""
    import tenon
    found = {}
    for name in operators:
        entry = facts.entries.get(name, {})
        bare = name.partition("::")[2].split(".")[0]
        variants = entry.get("variants", "function")
        module, prefix = MODULES.get(entry.get("python_module"), ("", ""))
        if "function" in variants:
            found[f"tenon.{module}{bare.removeprefix(prefix)}"] = None
        if "method" in variants:
            found[f"tenon.Tensor.{bare}"] = None
    for dotted in list(found):
        value = tenon
        for part in dotted.split(".")[1:]:
            value = getattr(value, part, None)
        if value is None:
            del found[dotted]
        else:
            found[dotted] = value
    return found


def said_in_python(names):
    """What `help` says of the first of the functions that says something."""
    for dotted, value in names.items():
        text = getattr(value, "__doc__", None)
        if text and "\n" in text:
            return dotted, text.split("\nOperators:")[0].strip()
    return None, ""


def sources(facts, operators, files):
    found = sorted({files[name.partition("::")[2].split(".")[0]] for name in operators if name.partition("::")[2].split(".")[0] in files})
    return ", ".join(f"<code>{esc(file)}</code>" for file in found)


def kernel_files(root):
    """Operator without overload -> the file with its kernel, of the tables in src/kernels/*/README.md."""
    found = {}
    for readme in sorted(root.glob("src/kernels/*/README.md")):
        for file, names in re.findall(r"^\| `([\w.]+)` \| (.*) \|$", readme.read_text(encoding="utf-8"), flags=re.M):
            for name in names.split(", "):
                found.setdefault(name, f"src/kernels/{readme.parent.name}/{file}")
    return found


def make_page(facts, base, operators, files, c_functions):
    names = python_names(facts, operators)
    dotted, said = said_in_python(names)
    parts = [("schemas", "Schemas", None), ("python", "In Python", said), ("kernels", "Kernels", None), ("gradients", "Gradients", formulas(facts, operators)),
             ("dtypes", "Dtypes and recorded calls", recorded(facts, operators)), ("times", "Time beside PyTorch", times(facts, base))]
    parts = [(anchor, title) for anchor, title, content in parts if content is None or content]

    def body(links):
        where = ", ".join(f"<code>{esc(name)}</code>" for name in names)
        in_c = ", ".join(links.code(function) for name in operators for function in c_functions.get(name, ()))
        file = sources(facts, operators, files)
        facts_of = [("Python", where), ("C", in_c), ("source", file)]
        lines = "".join(f"<dt>{key}</dt><dd>{value}</dd>" for key, value in facts_of if value)
        text = [f'<dl class="facts">{lines}</dl>\n' if lines else ""]
        contents = {"schemas": forms(facts, operators, links), "kernels": kernels(facts, operators), "gradients": formulas(facts, operators),
                    "dtypes": "<p>Of the calls recorded from PyTorch 2.13; an operator may take more dtypes.</p>" + recorded(facts, operators),
                    "times": times(facts, base)}
        if said:
            contents["python"] = f"<p>What <code>help({esc(dotted)})</code> says.</p>" + block(said)
        for anchor, title in parts:
            text.append(heading(title, anchor) + contents[anchor])
        return "".join(text)

    return MadePage(page_of(base), base.removeprefix("aten::"), body, words=" ".join(operators), sections=parts,
                    names=[(base, "operator", "")] + [(name, "operator", anchor_of(name)) for name in operators if name != base])


def index_page(pages, heads):
    """All operators by their first letter, and what docs/operators.md says before its table."""
    letters = collections.defaultdict(list)
    for base, count in pages:
        bare = base.removeprefix("aten::")
        first = bare.lstrip("_")[:1].upper() if base.startswith("aten::") and not bare.startswith("_") else ("_" if base.startswith("aten::") else "other")
        letters[first].append((bare, page_of(base), count))
    titles = {"_": "Names that begin with _", "other": "Other namespaces"}
    order = sorted(letters, key=lambda letter: (letter == "other", letter == "_", letter))
    sections = [(f"letter-{letter}", titles.get(letter, letter)) for letter in order]

    def body(links):
        text = [heads, '<p><label>Filter <input type="search" data-filter=".names li" autocomplete="off" placeholder="part of a name"></label></p>\n']
        for letter, (anchor, title) in zip(order, sections):
            items = "".join(f'<li><a href="{esc(links.to(page))}">{esc(bare)}</a></li>' for bare, page, _ in sorted(letters[letter]))
            text.append(f'{heading(title, anchor)}<ul class="names">{items}</ul>\n')
        return "".join(text)

    return MadePage(FOLDER, "Operators", body, words="operators of ATen", sections=sections)


def head_of(root):
    """The counts that docs/operators.md begins with, as HTML."""
    import markdown_it
    text = (root / "docs/operators.md").read_text(encoding="utf-8").split("\n| schema |")[0].partition("\n")[2]
    return re.sub("<table>(.*?)</table>", r'<div class="wide"><table>\1</table></div>', markdown_it.MarkdownIt("commonmark").enable("table").render(text), flags=re.S)


def make(facts, c_functions):
    root = facts.root
    files = kernel_files(root)
    groups = collections.defaultdict(list)
    for name in facts.schemas:
        groups[base_of(name)].append(name)
    # An in-place operator without the operator that its name says stands alone.
    pages = [make_page(facts, base, operators, files, c_functions) for base, operators in sorted(groups.items())]
    return [index_page([(base, len(operators)) for base, operators in sorted(groups.items())], head_of(root)), *pages]
