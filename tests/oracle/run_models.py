#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Models that PyTorch compiles give in Tenon what PyTorch's own loader gives.

    run_models.py [--keep FOLDER] [--all | NAME...]

Compiles the models of model_zoo that are named, else a few of different kinds (a minute), or all of them (an hour), records
what PyTorch gives (model_packages.py) and runs them without PyTorch, from C (model_host.py) and from Python (model_call.py). A FOLDER that is kept is not compiled anew."""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", HERE.parents[1] / "build"))
# Dynamic sizes and a product; packed weights; operators by name; an extension's operator; sizes beyond the bounds that the compiler wrote.
FEW = ["mlp_dynamic", "linear_chain_frozen", "fft", "custom_c", "narrowed_batch_many"]
# Longest time for one model, compiled on a busy machine.
SECONDS = 600


def names_of(options):
    if options.all:
        listed = subprocess.run([sys.executable, "-c", "import model_zoo; print(*model_zoo.MODELS)"], cwd=HERE, text=True,
                                capture_output=True, check=True)
        return listed.stdout.split()
    return options.names or FEW


def compile_models(folder, names, cache):
    """The number of models that PyTorch did not compile; it says which."""
    missing = [name for name in names if not (folder / name / "about.json").exists()]
    if not missing:
        return 0
    said = []
    with subprocess.Popen([sys.executable, HERE / "model_packages.py", folder, *missing], text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL,
                          env={**os.environ, "TENON_BUILD": str(BUILD), "TORCHINDUCTOR_CACHE_DIR": cache,
                               "TORCHINDUCTOR_COMPILE_THREADS": "1"}) as compiler:
        limit = threading.Timer(SECONDS * len(missing), compiler.kill)
        limit.start()
        for line in compiler.stdout:
            said.append(line)
            if sys.stderr.isatty():
                print(f"{len(said)} of {len(missing)}: {line}", end="", file=sys.stderr, flush=True)
        limit.cancel()
    failed = [name for name in missing if not (folder / name / "about.json").exists()]
    if failed:
        print("".join(said))
    return len(failed)


def hosts_of(folder):
    """The scripts that run a model; that of Python needs nests, which were not always recorded."""
    if "nests" in json.loads((folder / "about.json").read_text())["sets"][0]:
        return ["model_host.py", "model_call.py"]
    print(f"{folder.name}: recorded without nests, hence not run from Python; compile it anew")
    return ["model_host.py"]


def lacking_entries(package):
    """The functions that Tenon looks up in a model's code (src/model/models.h) and this package has not: one misspelt is missed by nothing else."""
    wanted = re.findall(r'^    X\(\w+, "(\w+)"', (HERE.parents[1] / "src/model/models.h").read_text(), re.M)
    with zipfile.ZipFile(package) as archive:
        code = b"".join(archive.read(name) for name in archive.namelist() if name.endswith(".so"))
    return [name for name in wanted if f"\0AOTInductor{name}\0".encode() not in code] if wanted else ["any at all"]


def run_model(folder):
    """Whether one model gives what was recorded. Processes of its own, since what crashes is a fault, too."""
    failed = 0
    for name in lacking_entries(folder / f"{folder.name}.pt2"):
        print(f"{folder.name}: its code has no function {name}")
        failed += 1
    for host in hosts_of(folder):
        done = subprocess.run([sys.executable, HERE / host, folder], text=True, check=False, capture_output=True, timeout=SECONDS,
                              env={**os.environ, "TENON_BUILD": str(BUILD), "PYTHONPATH": str(BUILD / "lib/python")})
        if done.returncode != 0:
            print(f"{folder.name}: {host}: status {done.returncode}\n{done.stdout}{done.stderr[-1000:]}")
            failed += 1
    return failed == 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if shutil.which("g++") is None:
        print("PyTorch compiles models with g++, which is not there")
        return 77
    names = names_of(options)
    with tempfile.TemporaryDirectory() as room:
        folder = (options.keep or pathlib.Path(room)).resolve()
        faults = compile_models(folder, names, f"{room}/cache")
        there = [name for name in names if (folder / name / "about.json").exists()]
        faults += sum(not run_model(folder / name) for name in there)
    print(f"{len(names)} models, {faults} of them differ from PyTorch or do not run")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
