#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What a build folder has not compiled has no errors and no warnings with its compiler.

    check_syntax.py FOLDER

Each source of FOLDER's compile_commands.json whose object is not there is read with its command, but no code is made of it: that is
the half of a compilation which warns. Sources that the build writes are written first. Prints what the compiler tells, and how many
sources were read; fails when one of them has an error (a warning is one where FOLDER was configured so)."""
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys


def syntax_only(words):
    """The command without its object and the list of headers that it writes."""
    kept = []
    skips = False
    for word in words:
        if skips or word in ("-MD", "-MMD", "-c"):
            skips = False
            continue
        skips = word in ("-o", "-MF", "-MT")
        if not skips:
            kept.append(word)
    return [*kept, "-fsyntax-only"]


def read_source(entry):
    words = syntax_only(shlex.split(entry["command"]))
    done = subprocess.run(words, cwd=entry["directory"], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    entries = [entry for entry in json.loads((folder / "compile_commands.json").read_text())
               if not (folder / entry["output"]).exists()]
    missing = {entry["file"] for entry in entries if not os.path.exists(entry["file"])}
    if missing:
        subprocess.run(["ninja", "-C", folder, *(os.path.relpath(path, folder) for path in sorted(missing))], check=True,
                       stdout=subprocess.DEVNULL)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for status, told in pool.map(read_source, entries):
            failed += status != 0
            sys.stdout.write(told)
    print(f"{len(entries)} sources read, {failed} with errors")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
