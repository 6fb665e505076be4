# SPDX-License-Identifier: BSD-3-Clause
"""Who takes which name of whom: what nm shows of the objects in build/."""
import subprocess

# Where the objects of a folder's sources lie: folders of objects, and the folder of the sources that they were compiled from.
OBJECTS = {"src": {"build/CMakeFiles/tenon_core.dir/src": "src", "build/src/kernels/CMakeFiles/tenon_loops_*.dir": "src/kernels"},
           "cli": {"build/cli/CMakeFiles/tenon_cli.dir": "cli"},
           "codegen": {"build/codegen/CMakeFiles/tenon_gen.dir": "codegen"}}


class Unbuilt(Exception):
    """A source has no object, or is newer than its object, so that nm cannot be asked."""


def objects(root, folder):
    """{object: source} of all sources of a folder; a source that is compiled for several ISAs has an object for each."""
    # An object stays behind when its source is renamed.
    found = {path: f"{sources}/{path.relative_to(below).as_posix()[:-2]}" for pattern, sources in OBJECTS[folder].items()
             for below in root.glob(pattern) for path in below.rglob("*.o")}
    found = {path: name for path, name in sorted(found.items()) if (root / name).exists()}
    wanted = {path.relative_to(root).as_posix() for path in (root / folder).rglob("*.c")}
    old = wanted - set(found.values())
    old.update(name for path, name in found.items() if path.stat().st_mtime < (root / name).stat().st_mtime)
    if old:
        raise Unbuilt(f"{len(old)} of {len(wanted)} sources have no object as new as they are: {min(old)} … "
                      f"(./dev build release {'tenon_gen' if folder == 'codegen' else 'product'})")
    return found


def symbols(root, folder):
    """[(source, kind, name)] of each symbol of a folder's objects; kinds are nm's, but R for what only the linker writes, too."""
    known = {str(path): name for path, name in objects(root, folder).items()}
    if not known:
        return []
    told = subprocess.run(["nm", "-A", "--format=sysv", *known], text=True, check=True, stdout=subprocess.PIPE).stdout
    found = []
    for line in told.splitlines():
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7:
            path, _, name = fields[0].rpartition(":")
            is_constant = fields[2] in "Dd" and fields[6].startswith(".data.rel.ro")
            found.append((known[path], {"D": "R", "d": "r"}[fields[2]] if is_constant else fields[2], name))
    return found


def taken(found):
    """{source: {other source: names that the first takes of it}}, of what symbols tells."""
    owner = {name: file for file, kind, name in found if kind.isupper() and kind != "U"}
    takes = {file: {} for file, _, _ in found}
    for file, kind, name in found:
        if kind == "U" and owner.get(name, file) != file:
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
