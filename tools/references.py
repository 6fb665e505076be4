# SPDX-License-Identifier: BSD-3-Clause
"""Who takes which name of whom: what nm shows of the objects of a build. For tools/lint.py."""
import subprocess

# Folders whose objects lie together, and where.
OBJECTS = {"src": "build/CMakeFiles/tenon_core.dir/src", "cli": "build/cli/CMakeFiles/tenon_cli.dir",
           "codegen": "build/codegen/CMakeFiles/tenon_gen.dir"}


def symbols(root, folder):
    """(file, kind, name) of each symbol of a folder's objects, by the file that each was compiled from; nothing unbuilt."""
    objects = root / OBJECTS[folder]
    # An object stays behind when its file is renamed.
    known = {path: f"{folder}/{path.relative_to(objects).as_posix()[:-2]}" for path in sorted(objects.rglob("*.o"))}
    known = {str(path): name for path, name in known.items() if (root / name).exists()}
    if not known:
        return
    told = subprocess.run(["nm", "-A", *known], text=True, check=True, stdout=subprocess.PIPE).stdout
    for line in told.splitlines():
        path, _, rest = line.partition(":")
        kind, name = rest.split()[-2:]
        yield known[path], kind, name


def taken(root, folder):
    """{file: {other file: names that the first takes of it}}."""
    found = list(symbols(root, folder))
    owner = {name: file for file, kind, name in found if kind.isupper() and kind != "U"}
    takes = {file: {} for file, _, _ in found}
    for file, kind, name in found:
        if kind == "U" and name in owner:
            takes[file].setdefault(owner[name], []).append(name)
    return takes


def circle(takes):
    """Files each of which takes something of the next, and the last of the first; none if there is no circle."""
    left = {file: set(others) for file, others in takes.items()}
    while True:
        ends = {file for file, others in left.items() if not others}
        if not ends:
            break
        left = {file: others - ends for file, others in left.items() if file not in ends}
    path = [min(left)] if left else []
    while path and path[-1] not in path[:-1]:
        path.append(min(left[path[-1]]))
    return path[path.index(path[-1]):-1] if path else []
