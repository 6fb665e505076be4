#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Holds the files of an sdist or a wheel against the tree: what is missing, what has no business there.

  archive_files.py ARCHIVE…    an sdist or a wheel
  archive_files.py --name      what their files are called by: the distribution's name, as pyproject.toml has it

What an sdist has to hold is what git knows of the folders that a build, the package's tests and their examples need. What a
wheel has to hold is made of the tree's headers and Python files and of the targets that a build installs. Libraries of other
people that auditwheel put beside the package (NAME.libs) are no strays.
"""
import pathlib
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_BYTES = 15 << 20

NEEDED = ("CHANGELOG.md", "CMakeLists.txt", "LICENSE", "README.md", "check/", "cli/", "cmake/", "codegen/", "cxx/", "docs/man/",
          "docs/python.md", "examples/", "gen/", "include/", "plugins/", "pyproject.toml", "python/", "src/", "stubs/", "tests/model/affine_model.c",
          "tests/python/", "tools/completion/")

INSTALLED = ("bin/tenon", "bin/tenon-gen", "lib/libtenon.so", "lib/libtenon-check.so", "lib/libtenon_cxx.so",
             "lib/cmake/tenon/tenonConfig.cmake", "lib/cmake/tenon/tenonConfigVersion.cmake",
             "lib/cmake/tenon/tenonTargets.cmake", "lib/cmake/tenon/tenonTargets-release.cmake",
             "lib/cmake/tenon/TenonGenerate.cmake", "lib/pkgconfig/tenon.pc", "lib/pkgconfig/tenon-torch.pc",
             "share/bash-completion/completions/tenon", "share/zsh/site-functions/_tenon", "share/fish/vendor_completions.d/tenon.fish",
             "share/doc/tenon/copyright", "share/man/man1/tenon.1", "_C.abi3.so")

# What a wheel has where its build found the library that the plugin is over.
PERHAPS = {"tenon/lib/tenon-plugins/libtenon_onednn.so"}

DESCRIBING = ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE")


def distribution(root=ROOT):
    """The distribution's name as files have it."""
    name = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    return re.sub(r"[-_.]+", "_", name).lower()


def tracked(root):
    """What git knows or would add: nothing that was built."""
    done = subprocess.run(["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard"], text=True,
                          capture_output=True, check=True)
    return {name for name in done.stdout.splitlines() if (root / name).exists()}


def wanted_of_sdist(root):
    folders = tuple(name for name in NEEDED if name.endswith("/"))
    return {name for name in tracked(root) if name in NEEDED or name.startswith(folders)} | {"PKG-INFO"}


def below(folder, into, suffixes):
    """Files of a folder by where they lie below `into`."""
    return {f"{into}/{path.relative_to(folder)}" for path in folder.rglob("*") if path.suffix in suffixes}


def stubs(root):
    """Names of the stand-ins: those that stubs/CMakeLists.txt makes, and the two libraries that they share."""
    text = (root / "stubs/CMakeLists.txt").read_text()
    return {*re.findall(r"\blib\w+\.so(?:\.\d+)?\b", re.sub(r"#.*", "", text)), "libtenon_lookup.so", "libtenon_extra.so"}


def wanted_of_wheel(root):
    package = below(root / "python/tenon", "tenon", {".py", ".pyi", ".typed"}) | {"tenon/py.typed"}
    headers = below(root / "include/tenon", "tenon/include/tenon", {".h"}) | {"tenon/include/tenon/python.h"}
    theirs = below(root / "include/torch", "tenon/include/tenon-torch/torch", {".h"})
    new = root / "examples/new"
    projects = {f"tenon/share/tenon/new/{path.relative_to(new)}" for path in new.glob("*/*") if path.is_file()}
    return {*package, *headers, *theirs, *projects, *(f"tenon/{name}" for name in INSTALLED),
            *(f"tenon/lib/tenon-torch/{name}" for name in stubs(root))}


def files_of(archive):
    """Names in an archive below its own folder, which every sdist and a wheel's description have."""
    name_of = re.compile(rf"^{distribution()}-[^/]*\.dist-info/")
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as opened:
            names = [name for name in opened.namelist() if not name.endswith("/")]
        return {name_of.sub("dist-info/", name) for name in names}
    with tarfile.open(archive) as opened:
        return {member.name.partition("/")[2] for member in opened.getmembers() if not member.isdir()}


def problems(archive, root=ROOT):
    """What is wrong with the files of an archive, one line each."""
    found = files_of(archive)
    if archive.suffix == ".whl":
        wanted = wanted_of_wheel(root) | {f"dist-info/{name}" for name in DESCRIBING}
        others = (f"{distribution(root)}.libs/", "dist-info/sboms/")
        found = {name for name in found if not name.startswith(others)} - PERHAPS
    else:
        wanted = wanted_of_sdist(root)
    said = [f"{archive.name}: {name} is missing" for name in sorted(wanted - found)]
    said += [f"{archive.name}: {name} has no business there" for name in sorted(found - wanted)]
    if archive.stat().st_size > MOST_BYTES:
        said.append(f"{archive.name}: {archive.stat().st_size} bytes, more than {MOST_BYTES}")
    return said


def main():
    if sys.argv[1:] == ["--name"]:
        print(distribution())
        return 0
    archives = [pathlib.Path(name) for name in sys.argv[1:]]
    said = [line for archive in archives for line in problems(archive)]
    print("\n".join(said or [f"{archive.name}: {len(files_of(archive))} files, {archive.stat().st_size} bytes"
                             for archive in archives]))
    return 1 if said or not archives else 0


if __name__ == "__main__":
    sys.exit(main())
