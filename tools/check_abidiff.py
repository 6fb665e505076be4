#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Compares the compiled interface of a library with an earlier one, through libabigail's abidiff.

  check_abidiff.py LIBRARY                          with the baseline, tests/abi/baseline/abiN.xml
  check_abidiff.py LIBRARY --against OLD --of TREE  with the library OLD, whose sources are in TREE
  check_abidiff.py LIBRARY --write                  records the baseline

Only Tenon's own functions count, as spec/tenon_api.yaml lists them, and not those of experimental headers; PyTorch's
have a manifest of their own. LIBRARY needs debug information. Without a new ABI number, whatever a program of the
earlier interface could notice is a fault; with one, only that a function is gone is. New functions are none.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What abidiff's exit status says, as bits.
ERROR, USAGE, CHANGE, INCOMPATIBLE = 1, 2, 4, 8


def symbols(tree):
    """The symbols of the functions that a tree's manifest promises."""
    names, header = [], ""
    for line in (tree / "spec/tenon_api.yaml").read_text().splitlines():
        if line.startswith("- header: "):
            header = line[len("- header: "):]
        elif line.startswith("  - function: ") and not header.startswith("tenon/experimental/"):
            names.append(re.search(r"(\w+)\(", line).group(1))
        elif line.startswith("  - "):
            names.append(None)
        elif line.startswith("    symbol: ") and names and names[-1]:
            names[-1] = line.split()[-1]
    return {name for name in names if name}


def opaque(tree):
    """The structures that the headers only name, so that what is in them is nobody's business."""
    return set(re.findall(r"^  - type: struct (\w+) \1$", (tree / "spec/tenon_api.yaml").read_text(), flags=re.M))


def number(tree):
    """The newest ABI version of a tree, and its API version's major part."""
    text = (tree / "include/tenon/version.h").read_text()
    return [int(re.search(rf"^#define {name} (\d+)$", text, flags=re.M).group(1))
            for name in ("TENON_ABI_VERSION_LATEST", "TENON_VERSION_MAJOR")]


def baseline(root):
    """The recorded interface and its ABI number; there is one."""
    files = sorted((root / "tests/abi/baseline").glob("abi*.xml"))
    if len(files) != 1:
        sys.exit(f"abidiff: {root / 'tests/abi/baseline'} has {len(files)} files abiN.xml, not one")
    return files[0], int(files[0].stem[len("abi"):])


def run(command, names, hidden=()):
    """Runs a command of libabigail on the functions of `names` alone, without what is in the types `hidden`."""
    with tempfile.TemporaryDirectory() as folder:
        listed = pathlib.Path(folder) / "names"
        listed.write_text("[abi_whitelist]\n" + "".join(f"  {name}\n" for name in sorted(names)))
        options = ["--kmi-whitelist", listed]
        if hidden:
            rules = pathlib.Path(folder) / "rules"
            rules.write_text(f"[suppress_type]\n  name_regexp = ^({'|'.join(sorted(hidden))})$\n")
            options += ["--suppressions", rules]
        return subprocess.run([command[0], *options, *command[1:]], text=True, check=False, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)


def write(root, library):
    folder = root / "tests/abi/baseline"
    path = folder / f"abi{number(root)[0]}.xml"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("abi*.xml"):
        old.unlink()
    done = run(["abidw", "--headers-dir", root / "include/tenon", "--drop-private-types", "--exported-interfaces-only",
                "--no-comp-dir-path", "--no-corpus-path", "--no-elf-needed", "--no-parameter-names", "--out-file", path,
                library], symbols(root))
    if done.returncode:
        sys.exit(f"abidiff: abidw fails: {done.stdout}")
    # Where a type is declared says whether it is public; the machine, and the line, are nobody's business.
    text = re.sub(r"path='[^']*/((?:src|include)/[^']*)'", r"path='\1'", path.read_text())
    path.write_text(re.sub(r" line='\d+' column='\d+'", " line='1' column='1'", text))
    print(f"abidiff: wrote {path.relative_to(root)}")
    return 0


def check(root, library, old, tree):
    new_abi, major = number(root)
    names, hidden = symbols(root), opaque(root)
    command = ["abidiff", "--no-added-syms", "--no-corpus-path"]
    if old:
        old_abi, old_major = number(tree)
        names |= symbols(tree)
        hidden |= opaque(tree)
        command += ["--fail-no-debug-info"]
    else:
        old, old_abi = baseline(root)
        old_major = major
        names |= set(re.findall(r"<elf-symbol name='(\w+)'", old.read_text()))
    if new_abi < old_abi or (major != old_major and new_abi == old_abi):
        print(f"abidiff: ABI {new_abi} of API {major} follows ABI {old_abi} of API {old_major}: the number only grows, and a new\n"
              "abidiff: major version adds an ABI (docs/versions.md); raise TENON_ABI_VERSION_LATEST")
        return 1
    done = run([*command, old, library], names, hidden)
    if done.returncode & (ERROR | USAGE):
        sys.exit(f"abidiff: abidiff fails: {done.stdout}")
    bad = done.returncode & (CHANGE if new_abi == old_abi else INCOMPATIBLE if major == old_major else 0)
    if not bad:
        print(f"abidiff: {len(names)} functions of ABI {new_abi} keep what ABI {old_abi} of {old.name} promises")
        return 0
    print(done.stdout)
    if new_abi == old_abi:
        print(f"abidiff: the interface differs from {old} and is still ABI {new_abi}. Undo it, or give what changed a new\n"
              "abidiff: symbol and raise TENON_ABI_VERSION_LATEST (docs/versions.md).")
        if not tree:
            print("abidiff: If that ABI was never released, record it: "
                  f"python3 tools/check_abidiff.py {library} --write")
    else:
        print(f"abidiff: ABI {new_abi} is new, but functions of ABI {old_abi} are gone, which the library has to serve until the\n"
              "abidiff: next API major version (docs/versions.md); put them back")
    return 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT)
    parser.add_argument("--against", type=pathlib.Path)
    parser.add_argument("--of", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    if arguments.write:
        return write(arguments.root, arguments.library)
    return check(arguments.root, arguments.library, arguments.against, arguments.of)


if __name__ == "__main__":
    sys.exit(main())
