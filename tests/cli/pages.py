# SPDX-License-Identifier: BSD-3-Clause
"""Pages whose commands are run: their blocks, and the commands of a block with what they are said to print."""
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(command, folder, environment=None):
    """Standard output of a command, a list of words or a line for a shell; AssertionError if it fails."""
    done = subprocess.run(command, cwd=folder, env=environment, shell=isinstance(command, str), text=True, capture_output=True, check=False)
    if done.returncode != 0:
        raise AssertionError(f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def blocks_of(page):
    """(words behind the fence, text) of each block of a page, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [(head.split(), body) for head, body in re.findall(r"^```(\w[^\n]*)\n(.*?)^```", text, flags=re.M | re.S)]


def commands_of(block):
    """The commands of a block for a shell, each with the lines that are said to be printed."""
    found = []
    for line in block.splitlines():
        if line.startswith("#> "):
            found[-1][1].append(line[3:].strip())
        elif line and not line.startswith("#"):
            found.append((line, []))
    return found
