# SPDX-License-Identifier: BSD-3-Clause
"""Drawings of the code and of the measurements, as SVG whose colours are the style sheet's."""
import collections
import math
import re

from made_page import MadePage, esc, heading, ratio_bar, table


def svg(width, height, parts, title, least=480):
    """A picture that shrinks to `least` where the page is narrow, and then scrolls."""
    return (f'<figure><div class="wide"><svg class="drawing" viewBox="0 0 {width} {height}" width="{width}" height="{height}" style="min-width: {min(width, least)}px" role="img"><title>{esc(title)}</title>'
            f'{"".join(parts)}</svg></div></figure>\n')


def text(x, y, words, anchor="start", kind=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{esc(str(words))}</text>'


def bars(title, rows, unit=""):
    """A bar per row of (name, number)."""
    left, width, step = 150, 600, 24
    most = max(number for _, number in rows)
    parts = []
    for at, (name, number) in enumerate(rows):
        y = at * step
        length = (width - left - 70) * number / most
        parts += [text(left - 10, y + 16, name, "end"), f'<rect class="fill" x="{left}" y="{y + 4}" width="{max(length, 1):.1f}" height="{step - 8}" rx="2"/>',
                  text(left + length + 8, y + 16, f"{number:,}{unit}", kind="pale")]
    return svg(width, len(rows) * step, parts, title)


# ---- the code ----

def layers_of(root):
    """Lowest first."""
    return re.findall(r"^[a-z]\w*$", (root / "src/layers.txt").read_text(encoding="utf-8"), flags=re.M)


def sources_of(root, layer):
    return [path for path in sorted((root / "src" / layer).rglob("*")) if path.suffix in (".c", ".h", ".inc")]


def includes(root, layers):
    """How often files of a layer include headers of another."""
    found = collections.Counter()
    for layer in layers:
        for path in sources_of(root, layer):
            for target in re.findall(r'^\s*#\s*include\s*"(\w+)/', path.read_text(encoding="utf-8"), flags=re.M):
                if target in layers and target != layer:
                    found[layer, target] += 1
    return found


def include_matrix(root):
    """Rows include columns: what lies above the diagonal would break the order of the layers, and the linter refuses it."""
    layers = layers_of(root)[::-1]
    counts = includes(root, layers)
    most = max(counts.values())
    cell, left, top = 46, 100, 86
    parts = []
    for at, layer in enumerate(layers):
        parts += [text(left - 10, top + at * cell + 28, layer, "end"),
                  f'<text transform="translate({left + at * cell + 28} {top - 10}) rotate(-50)">{esc(layer)}</text>']
        for to, target in enumerate(layers):
            count = counts[layer, target]
            x, y = left + to * cell, top + at * cell
            shade = f"{0.12 + 0.88 * math.sqrt(count / most):.2f}" if count else "0"
            kind = "self" if layer == target else "cell"
            parts.append(f'<rect class="{kind}" x="{x}" y="{y}" width="{cell - 2}" height="{cell - 2}" rx="3"/>')
            if count:
                parts += [f'<rect class="fill" fill-opacity="{shade}" x="{x}" y="{y}" width="{cell - 2}" height="{cell - 2}" rx="3"/>',
                          text(x + cell / 2 - 1, y + 27, count, "middle", "on" if float(shade) > 0.55 else "")]
    side = len(layers) * cell
    return svg(left + side + 60, top + side, parts, "Which layer includes headers of which")


def lines_by_layer(root):
    rows = []
    for layer in layers_of(root)[::-1]:
        rows.append((f"src/{layer}", sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources_of(root, layer))))
    return bars("Lines of each layer", rows)


def operators_by_family(root):
    rows = []
    for readme in sorted(root.glob("src/kernels/*/README.md")):
        names = [name for found in re.findall(r"^\| `[\w.]+` \| (.*) \|$", readme.read_text(encoding="utf-8"), flags=re.M) for name in found.split(", ")]
        if names:
            rows.append((f"kernels/{readme.parent.name}", len(set(names))))
    return bars("Operators of each family of kernels", sorted(rows, key=lambda each: -each[1]))


def walk(root):
    """The path of one call: the table of ARCHITECTURE.md as boxes from top to bottom, moved to the right by the folder."""
    page = (root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w./]+)` \| (.*?) \| (.*?) \|$", page.partition("## Walk 1")[2].partition("\n## ")[0], flags=re.M)
    folders = list(dict.fromkeys(file.rsplit("/", 1)[0] for file, _, _ in rows))
    step, width, shift = 50, 900, 46
    parts = []
    for at, (file, function, happens) in enumerate(rows):
        x, y = folders.index(file.rsplit("/", 1)[0]) * shift, at * step
        function = function.replace("`", "")
        length = 330
        parts += [f'<rect class="box" x="{x + 1}" y="{y + 1}" width="{length}" height="38" rx="4"/>', text(x + 12, y + 17, function, kind="bold"), text(x + 12, y + 32, file, kind="pale")]
        words = re.sub(r"[`]", "", happens)
        if len(words) > 68:
            words = words[:67].rsplit(" ", 1)[0] + " …"
        parts.append(text(x + length + 12, y + 24, words, kind="pale"))
        if at + 1 < len(rows):
            below = folders.index(rows[at + 1][0].rsplit("/", 1)[0]) * shift
            parts.append(f'<path class="line" d="M{x + 20} {y + 39}V{y + 45}H{below + 20}V{y + step + 1}"/>')
    return svg(width + 120, len(rows) * step - 10, parts, "One call of an operator, from function to function", least=760)


def built_page(root):
    sections = [("layers", "The layers"), ("includes", "Who includes whom"), ("call", "One call of an operator"), ("lines", "How large the layers are"),
                ("families", "Operators by family")]

    def body(links):
        words = {"layers": f'<p>Made of <code>src/layers.txt</code>. <a href="{esc(links.to("ARCHITECTURE"))}">How Tenon is built</a> says it in words.</p>\n'
                           f'<figure><div class="wide"><img src="{esc(links.to("_images/architecture").removesuffix(".html"))}.svg" alt="The layers of Tenon"></div></figure>\n',
                 "includes": "<p>A row's files include headers of a column's layer so many times. The highest layer is at the top and on the left: what lay below the diagonal "
                             "would go upwards, and <code>./dev lint</code> refuses it.</p>\n" + include_matrix(root),
                 "call": "<p>The path at its deepest, of the table in <code>ARCHITECTURE.md</code>; each folder has a column.</p>\n" + walk(root),
                 "lines": lines_by_layer(root),
                 "families": operators_by_family(root)}
        return "".join(heading(title, anchor) + words[anchor] for anchor, title in sections)

    return MadePage("reference/built", "How it is built, drawn", body, words="drawings of layers, includes, calls, sizes", sections=sections)


# ---- measurements ----

def read_sweep(root):
    """(processor, threads) -> family -> (call, PyTorch's and Tenon's microseconds, ratio)."""
    found = collections.defaultdict(lambda: collections.defaultdict(list))
    for line in (root / "bench/sweep.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            processor, threads, call, theirs, ours, ratio = line.split("\t")
            family, _, name = call.partition("/")
            found[processor, int(threads)][family].append((name, float(theirs), float(ours), float(ratio)))
    return found


def strips(families):
    """A dot per call on a logarithmic axis, a line per family with its name above."""
    width, step, top, edge = 480, 32, 22, 12
    low, high = math.log(0.02), math.log(4)

    def place(ratio):
        return edge + (min(max(math.log(ratio), low), high) - low) / (high - low) * (width - 2 * edge)
    height = top + len(families) * step
    parts = []
    for ratio in (0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 4):
        parts += [f'<path class="{"one" if ratio == 1 else "grid"}" d="M{place(ratio):.1f} {top - 4}V{height}"/>', text(place(ratio), 12, f"{ratio:g}", "middle", "pale")]
    for at, (family, calls) in enumerate(families.items()):
        y = top + at * step
        parts.append(text(0, y + 12, family))
        parts += [f'<circle class="{"slower" if ratio > 1.05 else "faster"}" cx="{place(ratio):.1f}" cy="{y + 23}" r="3.5"><title>{esc(f"{name}: {ratio:.2f}")}</title></circle>'
                  for name, _, _, ratio in calls]
    return svg(width, height, parts, "Tenon's time divided by PyTorch's", least=340)


def speed_page(root):
    sweep = read_sweep(root)
    sections = [(f"on-{processor}-{threads}", f"{processor}, {threads} thread{'s' * (threads > 1)}") for processor, threads in sweep]

    def body(links):
        parts = [f'<p>Each call of <code>bench/sweep.tsv</code>: Tenon\'s time divided by PyTorch\'s, measured by turns in one run of <code>./dev bench sweep</code>. Left of 1 Tenon is faster. '
                 f'<a href="{esc(links.to("docs/performance"))}">Performance</a> has what was measured on which machine, and where Tenon is slower.</p>\n']
        for (anchor, title), families in zip(sections, sweep.values()):
            ratios = [ratio for calls in families.values() for _, _, _, ratio in calls]
            mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
            parts.append(f"{heading(title, anchor)}<p>{len(ratios)} calls, geometric mean {mean:.2f}, {sum(ratio > 1.05 for ratio in ratios)} above 1.05.</p>\n{strips(families)}")
            for family, calls in families.items():
                rows = [(esc(name), f"{theirs:.4g}", f"{ours:.4g}", f"{ratio_bar(ratio)} {ratio:.2f}") for name, theirs, ours, ratio in calls]
                parts.append(f"<details><summary>{esc(family)} ({len(calls)})</summary>{table(('call', 'PyTorch, µs', 'Tenon, µs', 'Tenon / PyTorch'), rows, 'numbers')}</details>\n")
        return "".join(parts)

    return MadePage("reference/speed", "Every measured call", body, words="times of calls beside PyTorch, by family and processor", sections=sections)


def make(root):
    return [built_page(root), speed_page(root)]
