# SPDX-License-Identifier: BSD-3-Clause
"""Compiles libraries in place of those that the machine lacks, so that a binary that needs them loads.

A binary of one FFmpeg release names seven libraries of that release, and a machine has one release at most. A hollow library has the
SONAME, and under the versions that the binary asks for the functions it imports, each of which returns 0. Nothing may call them: they
prove that a binary loads and registers, not that it decodes.
"""
import pathlib
import re
import subprocess

VERSION_FILE = re.compile(r"File: (\S+)")
VERSION_NAME = re.compile(r"Name: (\S+)\s+Flags:")
IMPORT = re.compile(r"(FUNC|OBJECT|NOTYPE)\s+(?:GLOBAL|WEAK)\s+DEFAULT\s+UND\s+(\w+)@(\S+)")


def readelf(option, path):
    return subprocess.run(["readelf", "-W", option, str(path)], capture_output=True, text=True, check=True).stdout


def owners(path):
    """Which library each symbol version belongs to."""
    found, library = {}, None
    for line in readelf("--version-info", path).splitlines():
        if match := VERSION_FILE.search(line):
            library = match.group(1)
        if library and (match := VERSION_NAME.search(line)):
            found[match.group(1)] = library
    return found


def imports(path):
    """The versioned imports of a binary: library -> version -> {symbol: "FUNC", "OBJECT" or "NOTYPE"}."""
    found, owner = {}, owners(path)
    for kind, symbol, version in IMPORT.findall(readelf("--dyn-syms", path)):
        found.setdefault(owner.get(version), {}).setdefault(version, {})[symbol] = kind
    return found


def compile_library(folder, library, versions):
    code, script = folder / f"{library}.c", folder / f"{library}.map"
    code.write_text("".join(f"char {symbol}[4096];\n" if kind == "OBJECT" else f"int {symbol}(void) {{ return 0; }}\n"
                            for symbols in versions.values() for symbol, kind in sorted(symbols.items())))
    script.write_text("".join(f"{version} {{ global: {' '.join(f'{symbol};' for symbol in sorted(symbols))} }};\n"
                              for version, symbols in versions.items()))
    versioned = [f"-Wl,--version-script={script}"] if versions else []
    subprocess.run(["cc", "-shared", "-fPIC", "-w", f"-Wl,-soname,{library}", *versioned, "-o", folder / library, code], check=True)


def build(folder, libraries, binaries):
    """Compiles each of `libraries` into `folder`, with what `binaries` import of it."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {library: {} for library in libraries}
    for path in binaries:
        for library, versions in imports(path).items():
            for version, symbols in versions.items():
                if library in wanted:
                    wanted[library].setdefault(version, {}).update(symbols)
    for library, versions in wanted.items():
        compile_library(folder, library, versions)
