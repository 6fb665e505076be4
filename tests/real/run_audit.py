#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Audits the wheels of PyPI in place and compares what `tenon audit` says with what is known of each binary.

  run_audit.py [--build FOLDER] [--wheels FOLDER]

Exit status: 0 all right, 1 a difference, 77 no wheels.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Of each binary that takes something of PyTorch: how many names it imports (in an unstable one, of at::, c10:: and
# torch::), the floor of those, the floor with names that it looks up, what it was built with, problems.
STABLE, UNSTABLE = "stable", "unstable"
CODEC_CORE = (STABLE, 67, "2.11", "2.13", ["2.14.1"], [])
CODEC_OPS = (STABLE, 65, "2.11", "2.13", ["2.14.1"], [])
WANTED = {
    "torchaudio-2.11.0-cp311-cp311-manylinux_2_28_x86_64.whl": {
        "torchaudio/lib/_torchaudio.abi3.so": (STABLE, 6, "2.10", "2.10", ["2.11.0"], []),
        "torchaudio/lib/libtorchaudio.abi3.so": (STABLE, 80, "2.11", "2.11", ["2.11.0"], []),
        "torchaudio/lib/torchaudio_prefixctc.abi3.so": (STABLE, 62, "2.10", "2.10", ["2.11.0"], []),
    },
    "torchdtw-0.4.2-cp312-abi3-manylinux_2_34_x86_64.whl": {
        "torchdtw/_C.abi3.so": (STABLE, 54, "2.10", "2.10", ["2.13.0"], []),
        "torchdtw/_C_cuda.abi3.so": (STABLE, 58, "2.10", "2.10", ["2.13.0"], []),
    },
    "torchvision-0.29.2-py3-none-manylinux_2_28_x86_64.whl": {
        "torchvision/_C_stable.so": (STABLE, 74, "2.13", "2.13", ["2.15.0"], ["search-path"]),
        "torchvision/image_stable.so": (STABLE, 79, "2.13", "2.13", ["2.15.0"], []),
    },
    "torchvision-0.28.0-cp311-cp311-manylinux_2_28_x86_64.whl": {
        "torchvision/_C.so": (UNSTABLE, 116, None, None, [], ["unstable", "internal", "search-path"]),
        "torchvision/image.so": (UNSTABLE, 75, None, None, [], ["unstable", "internal"]),
    },
    "torchcodec-0.17.0-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl": {
        **{f"torchcodec/libtorchcodec_core{n}.so": CODEC_CORE for n in range(4, 10)},
        **{f"torchcodec/libtorchcodec_custom_ops{n}.so": CODEC_OPS for n in range(4, 10)},
        "torchcodec/libtorchcodec_image.so": (STABLE, 72, "2.11", "2.13", ["2.14.1"], []),
        "torchcodec/libtorchcodec_heic.so": (STABLE, 60, "2.11", "2.13", ["2.14.1"], []),
    },
}


def summary(report):
    names = [item for item in report["imports"] if item["kind"] != "looked-up"]
    return (report["verdict"], len(names), report["linked_floor"], report["floor"], report["built_with"],
            [problem["kind"] for problem in report["problems"]])


def check(tenon, wheel, wanted):
    """Prints what differs; the number of differences."""
    result = subprocess.run([tenon, "audit", "--json", str(wheel)], capture_output=True, text=True, timeout=300)
    reports = {report["path"].removeprefix(f"{wheel}/"): report for report in json.loads(result.stdout)}
    got = {name: summary(report) for name, report in reports.items() if report["verdict"] != "none"}
    differences = [f"{wheel.name}: {name} is {got.get(name)}, not {wanted.get(name)}"
                   for name in sorted({*got, *wanted}) if got.get(name) != wanted.get(name)]
    status = 1 if any(item[5] for item in wanted.values()) else 0
    if result.returncode != status:
        differences.append(f"{wheel.name}: exit status {result.returncode}, not {status}: {result.stderr}")
    for report in reports.values():
        for item in report["imports"]:
            if item["kind"] == "unstable" and item["demangled"] == item["name"]:
                differences.append(f"{wheel.name}: {item['name']} is not demangled")
            if item["kind"] != "unstable" and not item["served"]:
                differences.append(f"{wheel.name}: {item['name']} is said not to be served")
    print(*differences, sep="\n", end="\n" if differences else "")
    return len(differences)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=os.environ.get("TENON_BUILD", ROOT / "build"))
    parser.add_argument("--wheels", default=os.environ.get("TENON_WHEELS", ROOT / ".cache/wheels"))
    options = parser.parse_args()
    tenon = pathlib.Path(options.build) / "bin/tenon"
    folder = pathlib.Path(options.wheels).resolve()
    found = {name: wanted for name, wanted in WANTED.items() if (folder / name).exists()}
    for name in WANTED.keys() - found.keys():
        print(f"SKIP {name}: not in {folder}")
    if not found:
        return 77
    wrong = sum(check(tenon, folder / name, wanted) for name, wanted in found.items())
    source = folder / "torchdtw-source"
    if source.exists():
        result = subprocess.run([tenon, "audit", "--source", source], capture_output=True, text=True)
        if result.returncode != 0:
            wrong += 1
            print(f"torchdtw's sources: {result.stdout}{result.stderr}")
    print(f"{sum(map(len, found.values()))} binaries of {len(found)} wheels, {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
