# SPDX-License-Identifier: BSD-3-Clause
"""The build backend tells the terminal what is compiled, and passes on all that the build prints."""
import os
import pathlib
import pty
import sys

import pytest

BACKEND = pathlib.Path(__file__).resolve().parents[2] / "python/backend"
# In the place of scikit-build-core: a build whose programs print as ninja does.
PROGRAM = """import os, subprocess, sys, types
sys.path.insert(0, sys.argv[1])
build = types.ModuleType("scikit_build_core.build")
def build_wheel(folder):
    for i in range(3):
        subprocess.run(["echo", f"[{i + 1}/3] Building C object x.o"], check=True)
    if folder == "broken":
        raise SystemExit(3)
    return "x.whl"
build.build_wheel, build.__all__ = build_wheel, ["build_wheel"]
sys.modules["scikit_build_core"] = types.ModuleType("scikit_build_core")
sys.modules["scikit_build_core"].build = sys.modules["scikit_build_core.build"] = build
import tenon_backend
tenon_backend.INTERVAL = 0
print(tenon_backend.build_wheel(sys.argv[2]), flush=True)
"""


def run(folder, out):
    """The exit status, and what was shown on a terminal, of a build whose output goes to a file, as pip's goes to a pipe."""
    child, terminal = pty.fork()
    if child == 0:
        os.dup2(os.open(out, os.O_WRONLY | os.O_CREAT), 1)
        os.execv(sys.executable, [sys.executable, "-c", PROGRAM, str(BACKEND), folder])
    shown = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown.decode()


@pytest.mark.skipif(not BACKEND.is_dir(), reason="the build backend is not here")
@pytest.mark.parametrize("folder, status, ending, last", [("good", 0, "tenon: done, ", ["x.whl"]), ("broken", 3, "tenon: failed, ", [])])
def test_the_terminal_is_told_and_nothing_is_lost(tmp_path, folder, status, ending, last):
    ended, shown = run(folder, tmp_path / "out")
    assert ended == status, shown
    assert "tenon: building on " in shown and "tenon: compiling, 2/3, 0 s" in shown and ending in shown
    assert (tmp_path / "out").read_text().splitlines() == [f"[{i}/3] Building C object x.o" for i in (1, 2, 3)] + last
