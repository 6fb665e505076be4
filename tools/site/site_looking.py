# SPDX-License-Identifier: BSD-3-Clause
"""Pages that Tenon makes of dispatch, audits, profiles, graphs and tensors, as the build at hand makes them: files of the site, and a page that
shows them. So the browser of `./dev site --check` looks at them, too."""
import subprocess
import sys

from made_page import MadePage, esc, heading

FOLDER = "looking"
# Libraries of tests, shown where they are built: what is wrong with them is wanted.
BROKEN = ("build/tests/loader/unstable.so", "build/tests/loader/lacking.so", "build/tests/loader/elsewhere.so")
# (name, title, what it is)
SHOWN = (
    ("explain", "Which kernel runs for a call", "tenon explain --html aten::softmax.int --call 'rand(2,3)' 1"),
    ("table", "The dispatch table of an operator", "tenon explain --html aten::mul.Tensor"),
    ("audit", "A report on binaries", f"tenon audit --html build/examples {' '.join(BROKEN)}"),
    ("profile", "Where the time of a program goes", "tenon run tests/program/data/convolution.pt2 --input 'rand(1,2,8,8)' --repeat 50 --html profile.html"),
    ("program", "What a program does", "program.graph.to_html(seen)"),
    ("autograd", "What backward will do", "tenon.autograd.graph(y)"),
    ("tensors", "Tensors in a notebook", "x"),
)
# In a process of its own, as Sphinx's has read the package's docstrings already.
PROGRAM = """
import pathlib, sys
import tenon
folder, programs = map(pathlib.Path, sys.argv[1:])
def page(name, title, *parts):
    text = "\\n".join(parts)
    (folder / f"{name}.html").write_text(f'<!DOCTYPE html>\\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<meta name="color-scheme" content="light dark"><title>{title}</title></head><body class="tenon page">{text}</body></html>\\n', encoding="utf-8")
tenon.manual_seed(0)
program = tenon.load_program(programs / "convolution.pt2")
arguments, keywords = program.sample_inputs()
program(*arguments, **keywords)
with tenon.profile(out=None) as seen:
    for _ in range(20):
        program(*arguments, **keywords)
page("program", "What a program does", program.graph.to_html(seen))
network = tenon.nn.Sequential(tenon.nn.Linear(64, 32), tenon.nn.ReLU(), tenon.nn.Linear(32, 10))
page("autograd", "What backward will do", tenon.autograd.graph(tenon.nn.functional.cross_entropy(network(tenon.randn(16, 64)), tenon.arange(16) % 10)).to_html())
ramp = tenon.linspace(0, 1, 64)
colours = tenon.stack([ramp.reshape(64, 1).expand(64, 64), ramp.expand(64, 64), (ramp * ramp).reshape(64, 1).expand(64, 64)])
page("tensors", "Tensors", *(x._repr_html_() for x in (tenon.randn(4, 5), tenon.randn(200, 300), tenon.randn(2, 3, 40), colours, tenon.tensor([[True, False], [False, True]]),
                                                       tenon.tensor([1e-9, 1.0, 1e6]), tenon.tensor(3.5))))
"""


def write(root, folder):
    """Makes the files."""
    folder.mkdir(exist_ok=True)
    tenon, programs = root / "build/bin/tenon", root / "tests/program/data"

    def make(name, *words, statuses=(0,)):
        with (folder / f"{name}.html").open("wb") as out:
            done = subprocess.run([tenon, *words], cwd=root, stdout=out, check=False)
        if done.returncode not in statuses:
            raise SystemExit(f"tenon {' '.join(map(str, words))}: exit status {done.returncode}")
    make("explain", "explain", "--html", "aten::softmax.int", "--call", "rand(2,3)", "1")
    make("table", "explain", "--html", "aten::mul.Tensor")
    make("audit", "audit", "--html", "build/examples", *(path for path in BROKEN if (root / path).is_file()), statuses=(0, 1))
    subprocess.run([sys.executable, "-c", PROGRAM, folder, programs], cwd=root, check=True)
    subprocess.run([tenon, "run", programs / "convolution.pt2", "--input", "rand(1,2,8,8)", "--repeat", "50", "--html", folder / "profile.html"],
                   cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def page():
    def body(links):
        parts = ["<p>What Tenon makes for browsers and notebooks, each by the command or the expression above it. All have one style sheet, are light or dark as the system says, and have no scripts; "
                 f'<a href="{esc(links.to("docs/looking"))}">Pages and pictures</a> says how to read them.</p>\n']
        for name, title, words in SHOWN:
            address = esc(links.to(f"{FOLDER}/{name}"))
            parts.append(f'{heading(title, name)}<p><code>{esc(words)}</code> (<a href="{address}">alone</a>)</p>\n<iframe class="shown" title="{esc(title)}" src="{address}"></iframe>\n')
        return "".join(parts)
    return MadePage("reference/looking", "Pages and pictures, shown", body, words="explain audit profile graphs tensors as pages", sections=[(name, title) for name, title, _ in SHOWN])
