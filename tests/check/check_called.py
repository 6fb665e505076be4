#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""check_called.py ROOT TESTS TENON CHECKER: every function that spec/stable_abi.yaml calls full succeeds in some test.

The tests of the boundary are run with the checker's wrappers, which count (TENON_DEBUG_COUNT)."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# Without an accelerator they fail, in PyTorch as well (test_abi_hosts sees it): no test can see more.
NEVER_SUCCEED = ["aoti_torch_empty_strided_pinned", "aoti_torch_create_device_guard", "aoti_torch_device_guard_set_index",
                 "aoti_torch_stream_id", "aoti_torch_get_current_device_index", "aoti_torch_get_current_stream",
                 "torch_stream_native_handle"]


def served(manifest):
    """The functions that are full, by the manifest; CUDA's are in a library of their own (test_stand_ins)."""
    full = []
    for row in re.split(r"^  - func: ", manifest.read_text(), flags=re.MULTILINE)[1:]:
        if re.search(r"^    impl: full$", row, re.MULTILINE) and not re.search(r"^    feature: .*CUDA", row, re.MULTILINE):
            full.append(re.match(r".*?(\w+)\(", row)[1])
    return full


def main():
    root, tests, tenon, checker = (pathlib.Path(argument).resolve() for argument in sys.argv[1:5])
    with tempfile.TemporaryDirectory() as folder:
        counts = pathlib.Path(folder) / "counts"
        environment = {**os.environ, "TENON_DEBUG_COUNT": str(counts)}
        programs = [program for program in sorted(tests.glob("test_abi_*")) if os.access(program, os.X_OK)]
        for program in programs:
            run = subprocess.run([program], env=environment, capture_output=True, check=False)
            if run.returncode != 0:
                print(f"{program.name} fails: {run.stderr.decode(errors='replace')[-400:]}")
                return 1
        preloaded = {**environment, "LD_PRELOAD": str(checker)}
        subprocess.run([root / "tests/abi/run_extension_calls.sh", tenon, tests / "extensions",
                        root / "tests/abi/extension_calls.txt"], env=preloaded, capture_output=True, check=False)
        counted = set(counts.read_text().split())
    full = served(root / "spec/stable_abi.yaml")
    idle = [name for name in full if name not in counted and name not in NEVER_SUCCEED]
    stale = [name for name in NEVER_SUCCEED if name in counted or name not in full]
    for name in idle:
        print(f"spec/stable_abi.yaml: {name}: impl is full, and no test of tests/unit/test_abi_* calls it with success")
    for name in stale:
        print(f"{sys.argv[0]}: {name}: is listed as one that never succeeds, and does")
    print(f"{len(full)} functions are full, {len(full) - len(idle)} accounted for by {len(programs)} programs and the extensions")
    return 1 if idle or stale or not full or not programs else 0


if __name__ == "__main__":
    sys.exit(main())
