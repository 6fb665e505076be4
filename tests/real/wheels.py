# SPDX-License-Identifier: BSD-3-Clause
"""Finds and unpacks the wheels whose binaries are run."""
import pathlib
import zipfile

# What `./dev real` downloads.
WANTED = {
    "torchaudio": "2.11.0",
    "torchdtw": "0.4.2",
    "torchvision": "0.29.2",
    "torchcodec": "0.17.0",
    "xformers": "0.0.35",
}


def find(folder, name):
    """The wheel of a project in `folder`, None without one."""
    found = sorted(pathlib.Path(folder).glob(f"{name}-{WANTED[name]}-*.whl"))
    return found[0] if found else None


def unpack(folder, name, target):
    """The folder that the wheel's files lie in; unpacks it below `target` unless it lies unpacked
    beside the wheel."""
    beside = pathlib.Path(folder) / name
    if beside.is_dir():
        return beside
    root = pathlib.Path(target) / name
    if not root.exists():
        with zipfile.ZipFile(find(folder, name)) as archive:
            archive.extractall(root)
    return root
