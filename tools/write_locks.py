#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Writes tools/locks/NAME.txt anew: the newest releases that NAME.in allows, with all that they need, each with the hashes
of its files.

    write_locks.py [--find-links FOLDER]… [NAME…]

`./dev` installs nothing from PyPI but what these files pin (pip's --require-hashes); tools/lint.py looks. uv resolves, for
all systems and for CPython 3.11 and later, of an environment of its own (build/.venv-locks, from locks.txt).

torch has a build for the CPU, on other indexes than PyPI, whose own is CUDA's. oracle.txt is what both need, oracle-cpu.txt
the first, of a wheel in a folder of --find-links (default: PIP_FIND_LINKS), oracle-cuda.txt the second with CUDA's libraries;
`./dev` takes the first that pip finds. models.txt is what stands beside them, without PyTorch; NAME.overrides, where there is one, says of
which packages the requirements of others do not count.
"""
import argparse
import hashlib
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOCKS = ROOT / "tools/locks"
HEAD = "# SPDX-License-Identifier: BSD-3-Clause\n# Written by tools/write_locks.py.\n"
CUDA = re.compile(r"(nvidia-|cuda-|triton==|torch==)")
# One release is for one system: PyTorch's, which all tests with it are.
ONE_SYSTEM = {name: ["--python-platform", "x86_64-manylinux_2_28"] for name in ("oracle", "oracle-2.15", "models", "litert", "executorch")}


def uv():
    """The path of uv, which is installed if it is not there."""
    folder = ROOT / "build/.venv-locks"
    program = folder / "bin/uv"
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([folder / "bin/python", "-m", "pip", "install", "-q", "--require-hashes", "-r", LOCKS / "locks.txt"], check=True)
    return program


def entries(text):
    """Each requirement with the lines of its hashes."""
    found = []
    for line in text.splitlines():
        if line.startswith((" ", "\t")) and found:
            found[-1].append(line)
        elif line and not line.startswith("#"):
            found.append([line])
    return found


def cpu_builds(version, folders):
    """PyTorch's wheels of a release for the CPU that lie in these folders, as a row."""
    wheels = [wheel for folder in folders for wheel in sorted(pathlib.Path(folder).glob(f"torch-{version}+cpu-*.whl"))]
    digests = [hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in wheels]
    return [f"torch=={version}+cpu \\", *[f"    --hash=sha256:{digest} \\" for digest in digests[:-1]],
            *[f"    --hash=sha256:{digest}" for digest in digests[-1:]]] if wheels else None


def write(name, rows):
    text = "".join("\n".join(row) + "\n" for row in rows)
    (LOCKS / f"{name}.txt").write_text(HEAD + text, encoding="utf-8")
    print(f"tools/locks/{name}.txt: {len(rows)} packages")


def lock(program, name, folders):
    command = [program, "pip", "compile", "-q", "--generate-hashes", "--no-header", "--no-annotate", "--upgrade",
               "--python-version", "3.11", *ONE_SYSTEM.get(name, ["--universal"]), f"{name}.in"]
    if (LOCKS / f"{name}.overrides").exists():
        command += ["--override", f"{name}.overrides"]
    environment = {**os.environ, "UV_NO_CONFIG": "1"}
    if "PIP_CERT" in os.environ:
        environment.setdefault("SSL_CERT_FILE", os.environ["PIP_CERT"])
    done = subprocess.run(command, cwd=LOCKS, text=True, check=False, stdout=subprocess.PIPE, env=environment)
    if done.returncode:
        raise SystemExit(f"{name}.in: uv ended with status {done.returncode}")
    rows = entries(done.stdout)
    if name == "oracle":
        write("oracle-cuda", [row for row in rows if CUDA.match(row[0])])
        torch = next(row[0] for row in rows if row[0].startswith("torch=="))
        cpu = cpu_builds(torch.split(" ")[0].removeprefix("torch=="), folders)
        if cpu:
            write("oracle-cpu", [cpu])
        else:
            print("tools/locks/oracle-cpu.txt: as it was; no folder has the wheel")
    if name in ONE_SYSTEM and name != "oracle-2.15":
        rows = [row for row in rows if not CUDA.match(row[0])]
    write(name, rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--find-links", action="append", default=[])
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    folders = arguments.find_links or os.environ.get("PIP_FIND_LINKS", "").split()
    # bench and models are held to what oracle has.
    names = arguments.names or sorted((path.stem for path in LOCKS.glob("*.in")), key=lambda name: (name in ("bench", "models"), name))
    program = uv()
    for name in names:
        lock(program, name, folders)


if __name__ == "__main__":
    main()
