#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes spec/used_operators.txt: which readers of arguments and which calls of operators the sources of src/ name.

  used_operators.py [--check] [ROOT]

The preprocessor says it, so that names that macros join count, too. tenon-gen writes gen/args and gen/calls for the names
in the list and no others. --check writes nothing and fails where the list is not what it would write, where a source
includes a header that is another's, and where it includes one of which it uses nothing.
"""
import argparse
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

LIST = "spec/used_operators.txt"
HEAD = """# SPDX-License-Identifier: BSD-3-Clause
# What the sources of src/ use of gen/args, by file, and of gen/calls, by folder; tools/used_operators.py wrote it (`./dev regen`),
# and tenon-gen makes these headers of it.
"""
INCLUDE = re.compile(r'^#include "(args|calls)/(?:args|calls)_(\w+)\.h"', re.M)
USES = {"args": re.compile(r"\btni_(?:read|args)_(\w+)"), "calls": re.compile(r"\btni_call_(\w+)")}
PROTOTYPE = re.compile(r"^\w[\w *]*\btni_(?:read|args|call)_(\w+)\(", re.M)


def by_hand(root):
    """Functions that are called like a generated one and are not."""
    return set(PROTOTYPE.findall("".join(path.read_text(encoding="utf-8") for path in (root / "src").rglob("*.h"))))


def preprocessed(root, path, empty):
    """The text of a source; the generated headers that it includes are empty."""
    for kind, name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        (empty / kind).mkdir(exist_ok=True)
        (empty / kind / f"{kind}_{name}.h").touch()
    flags = ["-std=c17", "-D_GNU_SOURCE", f"-I{root}/include", f"-I{root}/src", f"-I{empty}"]
    done = subprocess.run(["cc", "-E", "-P", *flags, str(path)], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def used(root):
    """By source and kind, the names that it uses."""
    files = [path for path in sorted((root / "src").rglob("*.c")) if INCLUDE.search(path.read_text(encoding="utf-8"))]
    other = by_hand(root)
    with tempfile.TemporaryDirectory() as empty, concurrent.futures.ThreadPoolExecutor() as pool:
        texts = pool.map(lambda path: preprocessed(root, path, pathlib.Path(empty)), files)
        return {path: {kind: set(names.findall(text)) - other for kind, names in USES.items()} for path, text in zip(files, texts)}


def own(kind, path):
    """Whose header a source includes: readers have one for each file, as a kernel is in one; calls one for each folder."""
    return path.stem if kind == "args" else path.parent.name


def idle(root, uses):
    """Includes that are not needed, or not the source's own."""
    for path, names in uses.items():
        for kind, name in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if name != own(kind, path):
                yield f"{path.relative_to(root)}: includes {kind}/{kind}_{name}.h, and {kind}_{own(kind, path)}.h is its own"
            elif not names[kind]:
                yield f"{path.relative_to(root)}: includes {kind}/{kind}_{name}.h and uses nothing of it"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("root", nargs="?", default=pathlib.Path(__file__).resolve().parent.parent, type=pathlib.Path)
    options = parser.parse_args()
    uses = used(options.root)
    text = HEAD + "".join(sorted({f"{kind}/{own(kind, path)}\t{name}\n" for path, kinds in uses.items()
                                  for kind, names in kinds.items() for name in names}))
    if not options.check:
        (options.root / LIST).write_text(text, encoding="utf-8")
        return 0
    faults = list(idle(options.root, uses))
    if (options.root / LIST).read_text(encoding="utf-8") != text:
        faults.append(f"{LIST} is not what the sources name: ./dev regen")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
