#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""sweep.py [--threads N] [--isa avx2] [--only RE] [--quick] [--json FILE] [--write | --gate]: a thousand calls from Python beside PyTorch.

Each call of sweep_calls.py is measured in Tenon and PyTorch by turns: two processes, each waiting while the other runs for some
milliseconds; the least of many such runs counts. Prints calls by their ratio (Tenon's time by PyTorch's, so less is faster) and a
table of families. --write writes the ratios into bench/sweep.tsv under the name of this kind of processor, and on one thread the
table of docs/performance.md and its plot, too. --isa avx2 keeps both hosts and their libraries from newer instructions, as on a
processor that has none. --gate measures again, in new processes, what is slower than written down there by more than noise, and
fails where it stays so (exit status 1; 77: nothing is written down for this kind of processor).
"""
import argparse
import datetime
import html
import json
import math
import pathlib
import re
import statistics
import sys
import time

from ops import Failure, Host, by_turns
from run import ROOT, print_table

TABLE, PAGE, PLOT = ROOT / "bench/sweep.tsv", ROOT / "docs/performance.md", ROOT / "docs/sweep.svg"
HEAD = "# Tenon's time by PyTorch's, of the calls of sweep_calls.py: processor, threads, call, PyTorch's and Tenon's microseconds, ratio. Written by `./dev bench sweep --write`.\n"
BEGIN, END = "<!-- ./dev bench sweep --write -->", "<!-- end of sweep -->"
# A call counts as slower than written down if it is so by both, in all of these processes: where memory lies differs from one to the next.
SLACK, NOISE_MICROSECONDS, PROCESSES, PAUSE_SECONDS = 1.25, 0.3, 4, 3
INK, PALE, LINE, PAPER, FAST, SLOW = "#1f2933", "#52606d", "#9aa5b1", "#ffffff", "#2f855a", "#c05621"


# What keeps both hosts, and the libraries under them, to AVX2.
ONLY_AVX2 = {"TENON_ISA": "avx2", "OPENBLAS_CORETYPE": "Haswell", "ATEN_CPU_CAPABILITY": "avx2", "MKL_ENABLE_INSTRUCTIONS": "AVX2", "ONEDNN_MAX_CPU_ISA": "AVX2"}


def processor(isa):
    """The kind of processor: what loops may use, and who made it."""
    text = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
    flags = set((re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.M) or ["", ""])[1].split())
    level = next((name for name in ("amx_tile", "avx512f", "avx2", "asimd") if name in flags), "base")
    maker = re.search(r"^vendor_id\s*:\s*(\S+)$", text, re.M)
    return f"{maker[1] if maker else 'unknown'}-{isa or level}"


def model_name():
    found = re.search(r"^model name\s*:\s*(.+)$", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.M)
    return found[1].strip() if found else processor(None)


class Row:
    """A call and its times in nanoseconds."""

    def __init__(self, index, family, name):
        self.index, self.family, self.name = index, family, name
        self.torch = self.tenon = None
        self.reason = ""

    @property
    def ratio(self):
        return self.tenon / self.torch if self.tenon and self.torch else None

    def figures(self):
        return f"{self.torch / 1e3:.2f}", f"{self.tenon / 1e3:.2f}", f"{self.ratio:.3f}"


class Sweep:
    """Both processes, and the rows of the calls that are wanted."""

    def __init__(self, arguments):
        self.arguments, self.hosts = arguments, []
        self.start()
        lines = [line.split("\t") for line in self.hosts[0].greeting]
        wanted = re.compile(arguments.only)
        self.rows = [Row(index, *line) for index, line in enumerate(lines) if wanted.search("/".join(line))]
        self.rounds = 3 if arguments.quick else 8

    def start(self):
        """Start both processes; end those before."""
        self.close()
        package, script = self.arguments.build.resolve() / "lib/python", ROOT / "bench/sweep_calls.py"
        # One interpreter for both, so that what is compared differs in the package alone.
        limits = ONLY_AVX2 if self.arguments.isa == "avx2" else {}
        self.hosts = [Host(name, [self.arguments.oracle, script, module], self.arguments.threads, PYTHONPATH=str(package), **limits)
                      for name, module in (("PyTorch", "torch"), ("Tenon", "tenon"))]

    def measure(self, row):
        """The least of all measurements so far."""
        best, row.reason = by_turns(self.hosts, self.rounds, "op", row.index)
        least = [min(filter(None, pair)) if any(pair) else None
                 for pair in ((row.torch, best.get("PyTorch")), (row.tenon, best.get("Tenon")))]
        row.torch, row.tenon = least

    def close(self):
        for host in self.hosts:
            host.close()
        self.hosts = []


def geometric_mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else math.nan


def families(rows):
    """family -> its ratios, in the order of the calls."""
    found = {}
    for row in rows:
        if row.ratio:
            found.setdefault(row.family, []).append(row.ratio)
    return found


def summary(rows):
    ratios = [row.ratio for row in rows if row.ratio]
    return (f"{len(ratios)} calls: geometric mean {geometric_mean(ratios):.2f}, median {statistics.median(ratios):.2f}, "
            f"{sum(r > 1.05 for r in ratios)} above 1.05, {sum(r > 1.3 for r in ratios)} above 1.3, the slowest {max(ratios):.2f}")


def family_lines(rows):
    """(family, calls, geometric mean, above 1.05, the slowest call) of each."""
    lines = []
    for family, ratios in families(rows).items():
        worst = max((row for row in rows if row.family == family and row.ratio), key=lambda row: row.ratio)
        lines.append((family, str(len(ratios)), f"{geometric_mean(ratios):.2f}", str(sum(r > 1.05 for r in ratios)), f"{worst.name} {worst.ratio:.2f}"))
    return lines


def words(x, y, text, anchor="start", fill=INK, size=12):
    return f'<text x="{x:.0f}" y="{y:.0f}" font-family="sans-serif" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{html.escape(text)}</text>'


def plot(rows, title):
    """An SVG: a line per family, a dot per call at its ratio on a logarithmic axis, a bar at the geometric mean."""
    left, right, top, step = 210, 900, 60, 20
    found = families(rows)
    every = [ratio for ratios in found.values() for ratio in ratios]
    low, high = math.floor(math.log2(min(every))), math.ceil(math.log2(max(every)))
    bottom = top + step * len(found)

    def across(ratio):
        return left + (right - left) * (math.log2(ratio) - low) / max(high - low, 1)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{right + 20}" height="{bottom + 40}" role="img">', f"<title>{html.escape(title)}</title>",
             f'<rect width="100%" height="100%" fill="{PAPER}"/>', words(left, 20, title, size=13), words(left, 38, "Tenon's time by PyTorch's, a dot per call, a bar at the geometric mean; left of 1 Tenon is faster", fill=PALE)]
    for power in range(low, high + 1):
        x = across(2.0**power)
        parts += [f'<line x1="{x:.1f}" y1="{top - 8}" x2="{x:.1f}" y2="{bottom}" stroke="{INK if power == 0 else LINE}" stroke-width="{1 if power == 0 else 0.4}"/>',
                  words(x, bottom + 18, f"{2**power}" if power >= 0 else f"1/{2**-power}", "middle", PALE)]
    for index, (family, ratios) in enumerate(found.items()):
        y = top + step * index + step // 2
        parts.append(words(left - 10, y + 4, family, "end"))
        parts += [f'<circle cx="{across(ratio):.1f}" cy="{y}" r="2.5" fill="{SLOW if ratio > 1.05 else FAST}" fill-opacity="0.55"/>' for ratio in ratios]
        x = across(geometric_mean(ratios))
        parts.append(f'<line x1="{x:.1f}" y1="{y - 7}" x2="{x:.1f}" y2="{y + 7}" stroke="{INK}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def read_table():
    """(processor, threads, call) -> the columns that follow."""
    if not TABLE.exists():
        return {}
    lines = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {tuple(line[:3]): line[3:] for line in lines}


def write_table(rows, arguments):
    table = read_table()
    table.update({(processor(arguments.isa), str(arguments.threads), f"{row.family}/{row.name}"): row.figures() for row in rows if row.ratio})
    TABLE.write_text(HEAD + "".join("\t".join([*key, *figures]) + "\n" for key, figures in sorted(table.items())), encoding="utf-8")


def write_page(rows, threads):
    """The table of families and the plot."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    day = datetime.date.today().isoformat()
    where = f"{threads} thread{'s' * (threads > 1)} of {model_name()}, {day}"
    head = ("family", "calls", "geometric mean", "above 1.05", "slowest call")
    lines = ["| " + " | ".join(line) + " |" for line in (head, ["---"] * len(head), *family_lines(rows))]
    PAGE.write_text(f"{before}{BEGIN}\n{where}. {summary(rows)}.\n\n" + "\n".join(lines) + f"\n\n![A dot per call](sweep.svg)\n{END}{after}", encoding="utf-8")
    PLOT.write_text(plot(rows, where), encoding="utf-8")


def is_slower(row, written):
    """Whether a row is slower than what is written down of it, beyond noise."""
    figures = written.get(f"{row.family}/{row.name}")
    if figures is None or not row.ratio:
        return False
    allowed = max(float(figures[2]), 1e-3) * SLACK
    return row.ratio > allowed and row.tenon - allowed * row.torch > NOISE_MICROSECONDS * 1e3


def gate(sweep, arguments):
    """Measures again what seems slower, and tells what stays so. The exit status."""
    kind, threads = processor(arguments.isa), arguments.threads
    written = {key[2]: figures for key, figures in read_table().items() if key[:2] == (kind, str(threads))}
    if not written:
        print(f"bench/sweep.tsv has nothing for {kind} on {threads} thread(s): ./dev bench sweep --threads {threads}{' --isa ' + arguments.isa if arguments.isa else ''} --write")
        return 77
    slower = [row for row in sweep.rows if is_slower(row, written)]
    for _ in range(PROCESSES - 1):
        if not slower:
            break
        time.sleep(PAUSE_SECONDS)
        sweep.start()
        for row in slower:
            sweep.measure(row)
        slower = [row for row in slower if is_slower(row, written)]
    for row in slower:
        print(f"slower: {row.family}/{row.name}: {row.ratio:.2f} of PyTorch's time, {written[f'{row.family}/{row.name}'][2]} written down")
    missing = [row for row in sweep.rows if row.reason and f"{row.family}/{row.name}" in written]
    for row in missing:
        print(f"ran when it was written down: {row.family}/{row.name}: {row.reason}")
    compared = sum(f"{row.family}/{row.name}" in written for row in sweep.rows)
    print(f"{compared} calls are held against bench/sweep.tsv ({kind}, {threads} thread(s)): {len(slower)} slower, {len(missing)} no longer run")
    return 1 if slower or missing else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--isa", choices=["avx2"], help="the newest instructions that both use")
    parser.add_argument("--only", default="", metavar="RE", help="only calls whose family/name has this regular expression in it")
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    parser.add_argument("--json", metavar="FILE", help="write all figures there, - for the terminal")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--gate", action="store_true")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--oracle", type=pathlib.Path, default=ROOT / "build/.venv-oracle/bin/python")
    arguments = parser.parse_args()
    if arguments.write and (arguments.only or arguments.quick):
        parser.error("--write takes a whole sweep, without --only and --quick")
    if not arguments.oracle.exists():
        print(f"PyTorch is not here ({arguments.oracle}): `./dev oracle` brings it.")
        return 77
    try:
        sweep = Sweep(arguments)
        for number, row in enumerate(sweep.rows, 1):
            sweep.measure(row)
            if sys.stderr.isatty():
                print(f"\r\033[K{number} of {len(sweep.rows)}: {row.name}", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)
        status = gate(sweep, arguments) if arguments.gate else 0
        sweep.close()
    except Failure as failure:
        print(f"sweep.py: {failure}", file=sys.stderr)
        return 1
    return max(status, report(sweep.rows, arguments))


def report(rows, arguments):
    """Prints, and writes what is asked for. The exit status: whether all ran in Tenon."""
    timed = sorted((row for row in rows if row.ratio), key=lambda row: -row.ratio)
    for row in rows:
        if not row.ratio:
            print(f"cannot run: {row.family}/{row.name}: {row.reason}")
    if not timed:
        print("no call was timed")
        return 1
    if arguments.json != "-" and not arguments.gate:
        print_table([("call", "PyTorch us", "Tenon us", "ratio"), *((f"{row.family}/{row.name}", *row.figures()) for row in timed)])
        print()
        print_table([("family", "calls", "mean", "above 1.05", "slowest"), *family_lines(rows)])
        print(summary(rows))
    if arguments.json:
        text = json.dumps({"processor": processor(arguments.isa), "threads": arguments.threads,
                           "calls": [{"family": row.family, "call": row.name, "torch_ns": row.torch, "tenon_ns": row.tenon, "ratio": row.ratio} for row in rows]}, indent=1)
        print(text) if arguments.json == "-" else pathlib.Path(arguments.json).write_text(text + "\n", encoding="utf-8")
    if arguments.write:
        write_table(rows, arguments)
        if arguments.threads == 1 and not arguments.isa:
            write_page(rows, arguments.threads)
    return 1 if any("Tenon" in row.reason for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
