#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The rules of the tree that a compiler does not know, and the budgets that it should keep.

  lint.py [--root FOLDER] [--only CHECK,…] [--fast]

Prints the budgets and one line per problem, "file:line: check: what is wrong"; exit status 1 if there is
one. --fast leaves out what compiles (headers). What asks nm needs a build: where that is missing or old, a line that begins with
SKIP says so. Each check is a function that yields problems; what it
must catch is planted and seen to be caught by tools/test_lint.py.
"""
import argparse
import concurrent.futures
import functools
import pathlib
import re
import statistics
import subprocess
import sys

import references
from sources import functions, kernels_by_operator, without_attributes, without_comments, without_directives

FUNCTION_LIMIT = 120
FILE_LIMIT = 1200
MACRO_LIMIT = 20
README_LIMIT = 10
README_FROM = 4
GENERATED_TABLE = "| file | operators |"  # Of tools/kernel_readmes.py: its length is nobody's choice.
SKIPPED_FOLDERS = {"build", ".cache", ".git", ".hypothesis", "__pycache__"}
# Names that every folder may have.
SHARED_NAMES = {"README.md", "CMakeLists.txt", "CMakeLists.txt.in", "__init__.py", "conftest.py"}
CODE = {".c", ".h", ".inc", ".cc", ".cpp"}
BINARY = {".npy", ".so", ".pt2", ".png", ".jsonl", ".json", ".gz"}  # And recordings.
LICENSED = CODE | {".py", ".sh", ".cmake", ".map", ".yaml", ".bash", ".toml", ".1"}
# Written so that this file does not contain the words itself.
WORDS = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
PLACES = ["/ho" + "me/", "/ro" + "ot/", "/wo" + "rk/"]
# Lists of retired names, which have to name them; history keeps the names of its time.
RETIRED = "tools/words.txt"
KEEPS_NAMES = {RETIRED, "docs/glossary.md", "CHANGELOG.md"}


class Tree:
    """The files of the project, read once."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.files = []
        self.texts = {}
        self.told = {}
        self.walk(self.root)
        self.files.sort()

    def walk(self, folder):
        for path in folder.iterdir():
            if path.is_symlink() or path.name in SKIPPED_FOLDERS:
                continue
            if path.is_dir():
                if not path.name.startswith(".venv"):
                    self.walk(path)
            else:
                self.files.append(path.relative_to(self.root).as_posix())

    def text(self, name):
        if name not in self.texts:
            self.texts[name] = (self.root / name).read_bytes().decode("utf-8", "replace")
        return self.texts[name]

    def lines(self, name):
        return self.text(name).split("\n")

    def code(self, *suffixes):
        """The files of code with these suffixes. A .inc outside src/ is a recorded table."""
        wanted = set(suffixes) or CODE
        return [name for name in self.files
                if suffix(name) in wanted and (suffix(name) != ".inc" or name.startswith("src/"))]

    def tags(self):
        """The tags of releases on what is checked out."""
        done = subprocess.run(["git", "-C", self.root, "tag", "--points-at", "HEAD", "v[0-9]*"], text=True, check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return done.stdout.split() if (self.root / ".git").exists() else []

    def symbols(self, folder):
        """What nm tells of a folder's objects, asked once; references.Unbuilt where it cannot be."""
        if folder not in self.told:
            self.told[folder] = references.symbols(self.root, folder)
        return self.told[folder]

    def layers(self):
        return [line for line in self.lines("src/layers.txt") if re.match(r"[a-z]", line)]


def suffix(name):
    return pathlib.PurePosixPath(name).suffix


def check_layers(tree):
    """A file of src/ includes from its own layer or a lower one; the outside sees include/ only."""
    order = {layer: rank for rank, layer in enumerate(tree.layers())}
    for name in tree.code():
        parts = name.split("/")
        outside = parts[0] in ("cli", "examples", "plugins", "python", "include")
        if parts[0] != "src" and not outside:
            continue
        if parts[0] == "src" and len(parts) == 2:  # Above all layers.
            continue
        if parts[0] == "src" and parts[1] not in order:
            yield name, 1, f"folder src/{parts[1]} is not in src/layers.txt"
            continue
        for number, line in enumerate(tree.lines(name), 1):
            found = re.match(r'\s*#\s*include\s*["<]([^">]+)[">]', line)
            if not found:
                continue
            target = found.group(1)
            layer = target.split("/")[0] if "/" in target else None
            if outside and (layer in order or target.startswith(("src/", "../"))):
                yield name, number, f"{parts[0]}/ sees include/ only, not {target}"
            elif not outside and layer in order and order[layer] > order[parts[1]]:
                yield name, number, f"layer {parts[1]} includes {target} of the higher layer {layer}"
            elif not outside and target.startswith("../"):
                yield name, number, f"include {target} by its layer, not by '..'"


def check_spdx(tree):
    """One licence line per file, near its top."""
    mark = "SPDX-License-" + "Identifier:"
    for name in tree.files:
        last = name.split("/")[-1]
        if suffix(name) not in LICENSED and last not in ("CMakeLists.txt", "dev", "run"):
            continue
        text = tree.text(name)
        if not re.search(mark + r" BSD-3-Clause\b", "\n".join(text.split("\n")[:4])):
            yield name, 1, "no licence line in the first four lines"
        elif len(re.findall(r"^\W*" + mark, text, flags=re.M)) > 1:
            yield name, 1, "more than one licence line"


def lengths(text):
    """(line, length of the body) of each function."""
    for _, _, brace, end in functions(text):
        yield text.count("\n", 0, brace), text.count("\n", brace, end) - 1


def check_functions(tree):
    """No function is longer than the limit."""
    for name in tree.code(".c", ".inc", ".cc", ".cpp"):
        for line, length in lengths(tree.text(name)):
            if length > FUNCTION_LIMIT:
                yield name, line, f"{length} lines in one function (limit {FUNCTION_LIMIT}): {tree.lines(name)[line - 1][:60]}"


def check_macros(tree):
    """No macro of src/kernels is long: a debugger has no line in it. Templates and inline functions are what is meant."""
    for name in tree.code(".c", ".h", ".inc"):
        start = 0
        for number, line in enumerate(tree.lines(name), 1):
            continued = name.startswith("src/kernels/") and line.endswith("\\")
            start = start or number if continued else 0
            if start and number - start == MACRO_LIMIT:
                yield name, start, f"a macro of more than {MACRO_LIMIT} continued lines: write a template (core/type_none.inc)"


def check_files(tree):
    """No source file is longer than the limit; what is generated is exempt."""
    for name in tree.code():
        length = len(tree.lines(name)) - 1
        if length > FILE_LIMIT and not name.startswith("gen/"):
            yield name, FILE_LIMIT, f"{length} lines in one file (limit {FILE_LIMIT})"


def check_unique(tree):
    """A file's name alone says which file it is."""
    seen = {}
    for name in tree.files:
        last = name.split("/")[-1]
        if name.startswith(("include/torch/", "tests/abi/versions/abi")) or last in SHARED_NAMES or suffix(name) not in CODE:
            continue
        if last in seen:
            yield name, 1, f"the name is taken by {seen[last]}"
        seen.setdefault(last, name)


def check_words(tree):
    """Nothing unfinished, nothing of one machine."""
    pattern = re.compile(r"\b(" + "|".join(WORDS) + r")\b")
    for name in tree.files:
        if suffix(name) in BINARY:
            continue
        for number, line in enumerate(tree.lines(name), 1):
            found = pattern.search(line)
            if found:
                yield name, number, f"the word {found.group(1)}"
            for place in PLACES:
                if re.search(r"(?<![\w.])" + place, line):
                    yield name, number, f"a path of one machine ({place})"


def retired(tree):
    """Names that are no longer used, with those that took their place; a `*` stands for any letters."""
    if RETIRED not in tree.files:
        return {}
    lines = (line.split(None, 1) for line in tree.lines(RETIRED) if line and not line.startswith("#"))
    return {old: new.strip() for old, new in lines}


def pattern_of(names):
    return "|".join(re.escape(name).replace(r"\*", r"\w*") for name in names)


def check_retired(tree):
    """No name that tools/words.txt lists, in a text or as the name of a file; what is written instead is there."""
    names = retired(tree)
    if not names:
        return

    def instead(old):
        return names.get(old) or next(new for name, new in names.items() if re.fullmatch(pattern_of([name]), old))
    used = re.compile(r"(?<![\w.])(" + pattern_of(names) + r")(?!\w)")
    # Most files have no word that any of the names begins with: a set tells that faster than a search.
    begins = re.compile(pattern_of(name.partition(".")[0] for name in names))
    is_suspect = functools.cache(lambda word: bool(begins.fullmatch(word)))
    words = {pathlib.PurePosixPath(name).name for name in tree.files}
    for name in tree.files:
        if name in KEEPS_NAMES or suffix(name) in BINARY:
            continue
        last = name.rsplit("/", 1)[-1]
        if used.fullmatch(last):
            yield name, 1, f"the file is called {instead(last)} now"
        here = set(re.findall(r"\w+", tree.text(name)))
        if suffix(name) in CODE:
            words |= here
        for number, line in enumerate(tree.lines(name), 1) if any(map(is_suspect, here)) else ():
            for old in used.findall(line):
                yield name, number, f"{old} is called {instead(old)} now"
    for old, new in names.items():
        if new not in words and not ("*" in new and any(re.fullmatch(pattern_of([new]), word) for word in words)):
            yield RETIRED, 1, f"{old} is called {new} now, which is not there either"


def check_readme(tree):
    """A folder with more than three files explains itself in ten lines."""
    count = {}
    for name in tree.files:
        folder, _, last = name.rpartition("/")
        if last not in SHARED_NAMES:
            count[folder] = count.get(folder, 0) + 1
    for folder, files in sorted(count.items()):
        readme = f"{folder}/README.md"
        if not folder or folder.startswith((".", "include/torch/")) or "/golden" in folder \
                or folder.endswith("/expected"):
            continue
        if files >= README_FROM and readme not in tree.files:
            yield folder, 1, f"{files} files and no README.md"
    for name in tree.files:
        if name.endswith("/README.md") and len(tree.text(name).partition(GENERATED_TABLE)[0].split("\n")) - 1 > README_LIMIT:
            yield name, README_LIMIT, f"longer than {README_LIMIT} lines"


def check_experimental(tree):
    """What may change says so, and no header that promises something leads to it."""
    for name in tree.code(".h"):
        if name.startswith("include/tenon/experimental/"):
            if not re.search("experimental", tree.text(name).split("*/")[1], flags=re.I):
                yield name, 1, "the header's first comment does not say that it is experimental"
        elif name.startswith("include/"):
            for number, line in enumerate(tree.lines(name), 1):
                if re.match(r'\s*#\s*include\s*["<][^">]*experimental/', line):
                    yield name, number, "a header that promises something includes an experimental one"


def check_release(tree):
    """The API version is one everywhere, names the release, and the changelog tells of both axes."""
    header = "include/tenon/version.h"
    if header not in tree.files:
        return
    part = dict(re.findall(r"^#define TENON_(?:VERSION_)?(MAJOR|MINOR|PATCH|ABI_VERSION_LATEST) (\d+)$", tree.text(header),
                           flags=re.M))
    version = f"{part['MAJOR']}.{part['MINOR']}.{part['PATCH']}"
    found = re.search(r"^project\(tenon VERSION (\S+)", tree.text("CMakeLists.txt"), flags=re.M)
    if not found or found.group(1) != version:
        yield "CMakeLists.txt", 1, f"the project's version is not {version}, as {header} says"
    tags = tree.tags()
    if tags and f"v{version}" not in tags:
        yield header, 1, f"the release {' '.join(tags)} is not named after the API version, v{version}"
    sections = re.split(r"^## ", tree.text("CHANGELOG.md"), flags=re.M)[1:]
    names = [re.match(r"\[([^\]]*)\]", section) for section in sections]
    names = [found.group(1) if found else "" for found in names]
    current = version if version in names else "Unreleased"
    if tags and current != version:
        yield "CHANGELOG.md", 1, f"no section [{version}] for the release {' '.join(tags)}"
    if current not in names:
        yield "CHANGELOG.md", 1, f"no section for version {version}: neither [{version}] nor [Unreleased]"
    for name, section in zip(names, sections):
        # The entries of what is being prepared are those of the version in the headers.
        api = version if name == current else name
        if not re.search(rf"^- API {re.escape(api)}: \S", section, flags=re.M):
            yield "CHANGELOG.md", 1, f"section [{name}] has no entry '- API {api}: …'"
        abi = part["ABI_VERSION_LATEST"] if name == current else r"\d+"
        if not re.search(rf"^- ABI {abi}: \S", section, flags=re.M):
            yield "CHANGELOG.md", 1, f"section [{name}] has no entry '- ABI {abi}: …'"


def check_prototypes(tree):
    """Every exported function of a public header has a comment, or stands in a group that has one.

    In Tenon's own headers a blank line ends a group; in PyTorch's a ruler does.
    """
    for name in tree.code(".h"):
        if not name.startswith(("include/tenon/", "include/torch/csrc/")):
            continue
        if "/generated/" in name or name.endswith("_deprecated.h"):
            continue
        explained = False
        ended = True
        for number, line in enumerate(tree.lines(name), 1):
            text = line.strip()
            if re.match(r"/\* -{4}", text):
                explained = False
            elif text.startswith(("/*", "*", "//")) or text.endswith("*/"):
                explained = True
            elif not text and name.startswith("include/tenon/"):
                explained = False
            elif re.match(r"(TN_API|AOTI_TORCH_EXPORT)\b", text) and ended and not explained:
                yield name, number, f"no comment before {text[:60]}"
            ended = not text or text.endswith((";", "}", "{", "*/")) or text.startswith(("#", "/*", "*"))


def compile_alone(tree, name, language):
    compiler, standard = ("gcc", "c17") if language == "c" else ("g++", "c++17")
    done = subprocess.run(
        [compiler, f"-std={standard}", "-x", language, "-fsyntax-only", "-Wall", "-Wextra",
         "-Wpedantic", "-Werror", "-D_GNU_SOURCE", "-Iinclude", "-Isrc", "-Igen", "-include", name,
         "-"], cwd=tree.root, text=True, input="typedef int nothing;\n", stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE)
    if done.returncode:
        first = next((line for line in done.stderr.split("\n") if "error" in line), done.stderr[:200])
        return name, 1, f"does not compile alone as {standard}: {first.strip()}"
    return None


def check_headers(tree):
    """Each header compiles alone: the core's as C17, Tenon's public ones as C17 and C++17.

    Those of include/torch are tests/abi/headers/check_headers.sh's part, for every target.
    """
    work = []
    for name in tree.code(".h"):
        if name.startswith(("include/tenon/", "src/")):
            work.append((name, "c"))
        if name.startswith("include/tenon/"):
            work.append((name, "c++"))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for problem in pool.map(lambda item: compile_alone(tree, *item), work):
            if problem:
                yield problem


def inline_names(tree):
    """A pattern of the functions that headers define, which the compiler may keep in an object: also names that macros paste."""
    names = set()
    for name in tree.code(".h"):
        for word in re.findall(r"\b(tni?_(?:\w|##)*)\s*\(", tree.text(name)):
            names.add(r"\w+".join(re.escape(part) for part in word.split("##")[::2]))
    return re.compile("|".join(sorted(names)))


def check_names(tree):
    """tn_ and the ABI's names are exported, tni_ is shared, everything else is static (from nm)."""
    inline = inline_names(tree)
    listed = set(re.findall(r"^\s+(\w+);", tree.text("src/exports.map"), flags=re.M))
    for name, kind, symbol in tree.symbols("src"):
        # The compiler's own helpers have dots in their names.
        is_global = kind.isupper() and kind != "U" and "." not in symbol
        if is_global and not symbol.startswith("tni_") and symbol not in listed:
            yield name, 1, f"{symbol} is global: neither tni_ nor in src/exports.map, so static"
        if kind in "tdbr" and re.match(r"tni?_\w+$", symbol) and not inline.fullmatch(symbol):
            yield name, 1, f"{symbol} is static: it needs no prefix"


def check_upward(tree):
    """No object of a layer takes a name of a higher one (from nm); a file above all layers has tables alone."""
    order = {layer: rank for rank, layer in enumerate(tree.layers())}
    for name, others in sorted(references.taken(tree.symbols("src")).items()):
        layer = name.split("/")[1]
        for other, taken in sorted(others.items()):
            above = other.split("/")[1]
            if order.get(above, -1) > order.get(layer, len(order)):
                yield name, 1, f"layer {layer} takes {', '.join(taken)} of {other}: declare it in tni_dispatch_hooks"
    for name, kind, symbol in tree.symbols("src"):
        if name.count("/") == 1 and kind in "TtWBbCDdV":
            yield name, 1, f"{symbol} is no constant table: what stands above all layers only names what they have"


def check_circles(tree):
    """No file of cli or codegen needs another one that needs it in turn (from nm)."""
    for folder in ("cli", "codegen"):
        takes = references.taken(tree.symbols(folder))
        files = references.circle(takes)
        for name, other in zip(files, files[1:] + files[:1]):
            yield name, 1, f"in a circle: takes {', '.join(takes[name][other][:3])} of {other}"


def declarations(text):
    """Names of the functions and data that a header declares."""
    text = without_directives(without_attributes(without_comments(text)))
    return re.findall(r"^(?!static|typedef|struct \w+;)\w[\w *()]*?\b(tni_\w+)\)?(?:[\[(][^;{]*)?;", text, flags=re.M)


def check_folders(tree):
    """What a header of src/ declares is defined in the header's folder (from nm), and one header declares it."""
    declared = {}
    for name in tree.code(".h"):
        if name.startswith("src/"):
            for symbol in declarations(tree.text(name)):
                first = declared.setdefault(symbol, name)
                if first != name:
                    yield name, 1, f"{symbol} is declared in {first}, too"
    for name, kind, symbol in tree.symbols("src"):
        header = declared.get(symbol) if kind.isupper() and kind != "U" and name.count("/") > 1 else None
        if header and header.rpartition("/")[0] != name.rpartition("/")[0]:
            yield name, 1, f"{symbol} is declared in {header}: define it there, or declare it here"


def check_families(tree):
    """Headers of a family of kernels are its own, but for those in src/kernels/families.txt; `core` is for all and includes none."""
    listing = "src/kernels/families.txt"
    if not any(re.match(r"src/kernels/\w+/", name) for name in tree.files):
        return
    if listing not in tree.files:
        yield listing, 1, "is not there: it lists the headers that families share"
        return
    lines = [line.split() for line in tree.lines(listing) if line and not line.startswith("#")]
    shared = {f"kernels/{line[0]}/{header}" for line in lines for header in line[1:]}
    used = set()
    for name in tree.code():
        if not name.startswith("src/") or re.match(r"src/kernels/[^/]*$", name):  # What stands there tells about all families.
            continue
        family = re.match(r"src/kernels/(\w+)/", name)
        own = ("core", family[1]) if family else ("core",)
        for number, line in enumerate(tree.lines(name), 1):
            header = re.match(r'\s*#\s*include\s*["<](kernels/(\w+)/[^">]+)[">]', line)
            if not header or header[2] in own:
                continue
            used.add(header[1])
            if family and family[1] == "core":
                yield name, number, f"{header[1]}: core includes headers of no family"
            elif header[1] not in shared:
                yield name, number, f"{header[1]} is private to {header[2]}: {listing} does not list it"
    for header in sorted(shared - used):
        yield listing, 1, f"{header} is listed, and nothing outside of its family includes it"


def stations(tree, page):
    """(line, file, function) of each row below a head "| file | function |"; both are None where a row is not like that."""
    inside = False
    for number, line in enumerate(tree.lines(page), 1):
        is_head = line.startswith("| file | function |")
        inside = is_head or inside and line.startswith("|")
        if inside and not is_head and not re.fullmatch(r"\|[-|]+\|", line):
            station = re.match(r"\| `([\w/.]+\.(?:c|h|cc))` \| `(\w+(?:\([^`]+\))?)` \|", line)
            yield number, *(station.groups() if station else (None, None))


def check_walks(tree):
    """Each station of a walk in ARCHITECTURE.md is a function that its file defines."""
    page = "ARCHITECTURE.md"
    found = list(stations(tree, page)) if page in tree.files else []
    if not found:
        yield page, 1, "has no walk: no table of files and functions"
    for number, name, function in found:
        if not name:
            yield page, number, "is no station: | `FILE` | `FUNCTION` | …, or `MACRO(FIRST, …)` that makes one"
        elif name not in tree.files:
            yield page, number, f"{name} is not there"
        else:
            # A macro that makes a function stands at the line's begin; a function's name is followed by its parameters.
            pattern = re.escape(function).replace("…", ".*") if "(" in function else r"(?:\S[^\n;]*\b)?" + function + r"\([^;{]*\)\s*\{"
            if not re.search("^" + pattern, without_comments(tree.text(name)), flags=re.M):
                yield page, number, f"{name} defines no {function}"


def check_kernels(tree):
    """Each kernel is named by an entry of the yaml: what is written and not named is never called."""
    spec = "spec/native_functions.yaml"
    # Chosen by the rule for factories, which no entry spells out.
    entries = kernels_by_operator(tree.text(spec) if spec in tree.files else "")
    named = {"backend_select", *(kernel for _, kernels in entries for kernel in kernels)}
    for name in tree.files:
        if not re.match(r"src/kernels/(\w+/)?\w+\.c$", name):
            continue
        for number, line in enumerate(tree.lines(name), 1):
            kernel = re.match(r"TNI_(?:KERNEL|TYPED)\((\w+)\)$", line)
            if kernel and kernel.group(1) not in named:
                yield name, number, f"no entry of {spec} names the kernel {kernel.group(1)}"


# What is used of Python.h without the GIL, or is a macro over the object's type alone.
WITHOUT_GIL = {"PyType_Check",
               "PyComplex_CheckExact", "PyFloat_CheckExact", "PySlice_Check",
               "PyBool_Check", "PyComplex_Check", "PyFloat_Check", "PyList_Check", "PyLong_Check", "PyTuple_Check",
               "PyUnicode_Check", "PyModule_Create", "PyType_IsSubtype", "PyEval_RestoreThread", "PyEval_SaveThread",
               "PyGILState_Ensure", "PyGILState_Release", "PyThreadState_Get", "PyInterpreterState_Get",
               "PyInterpreterState_GetID", "PyByteArray_Check", "PyBytes_Check", "PyCapsule_CheckExact"}


def check_python(tree):
    """python/csrc: Python.h comes first, references are counted in one place, and calls demand the GIL."""
    folder = "python/csrc/"
    files = [name for name in tree.code(".c", ".h") if name.startswith(folder)]
    listed = set(re.findall(r"X\((\w+)\)", tree.text(folder + "gil_list.h"))) if folder + "gil_list.h" in files else set()
    for name in files:
        lines = without_comments(tree.text(name)).split("\n")
        includes = [(number, line) for number, line in enumerate(tree.lines(name), 1)
                    if re.match(r"\s*#\s*include", line)]
        first = re.search(r'["<](.*)[">]', includes[0][1]).group(1) if includes else None
        if first and (first != "Python.h" if name.endswith("/interpreter.h") else not first.endswith(".h")
                      or not (pathlib.PurePosixPath(folder) / first).as_posix() in tree.files):
            yield name, includes[0][0], f"the first include is {first}: interpreter.h, or a header here, comes first"
        for number, line in enumerate(lines, 1):
            if not name.endswith("/own.h") and re.search(r"\bPy_X?(INCREF|DECREF|CLEAR|NewRef)\b", line):
                yield name, number, "references are counted in own.h: tpy_keep, tpy_drop, TPY_OWN"
            if not name.endswith("/interpreter.h") and re.search(r'<Python\.h>', tree.lines(name)[number - 1]):
                yield name, number, "Python.h is included by interpreter.h only"
            for call in re.findall(r"\b(Py[A-Z]\w*_[A-Z]\w+|Py_BuildValue)\s*\(", line):
                if call not in listed and call not in WITHOUT_GIL:
                    yield name, number, f"{call} has no entry in gil_list.h"


# What installs from an index, in a shell's line and in a list of words, and what keeps it to a lock or from any index of others.
IN_SHELL = re.compile(r"^[^#]*(\bpip (install|download|wheel)\b|-m build\b)")
IN_PYTHON = re.compile(r"""["']pip["'],\s*["'](install|download|wheel)["']|["']-m["'],\s*["']build["']""")
HELD = re.compile(r"--require-hashes|--no-index|--no-isolation|--isolated -q --index-url \"file://\$root/build/")


def check_locks(tree):
    """Nothing is installed but what tools/locks pins by version and hash, and build requirements are bounded."""
    for name in tree.files:
        in_shell = name == "dev" or name.startswith(".ci/") or suffix(name) == ".sh"
        if not in_shell and suffix(name) != ".py" or name == "tools/test_lint.py":
            continue
        for number, line in enumerate(tree.lines(name), 1):
            if (IN_SHELL if in_shell else IN_PYTHON).search(line) and not HELD.search(line):
                yield name, number, "installs what no lock pins: --require-hashes -r tools/locks/NAME.txt, or --no-index"
    for name in tree.files:
        if not name.startswith("tools/locks/") or suffix(name) != ".txt":
            continue
        rows = re.sub(r"\\\n", " ", tree.text(name)).split("\n")
        for row in rows:
            if row and not row.startswith("#") and not re.match(r"[\w.-]+==[^\s;]+ .*--hash=sha256:[0-9a-f]{64}", row):
                yield name, 0, f"pins no version, or has no hash: {row[:60]}"
    for requires in re.findall(r"^requires = \[(.*)\]", tree.text("pyproject.toml") if "pyproject.toml" in tree.files else "", re.M):
        for each in re.findall(r'"([^"]+)"', requires):
            if "<" not in each and "==" not in each:
                yield "pyproject.toml", 0, f"the build requirement {each} has no upper bound"


def check_workflows(tree):
    """What a forge runs is a verb of ./dev, so that everybody can run it."""
    verbs = re.search(r"^verbs='(.*)'", tree.text("dev") if "dev" in tree.files else "", re.M)
    for name in tree.files:
        if not name.startswith(".github/workflows/"):
            continue
        for number, line in enumerate(tree.lines(name), 1):
            command = re.match(r"[\s-]*run:\s*(.*)", line)
            if command is None:
                continue
            verb = re.fullmatch(r"\./dev (\w+|\$\{\{ matrix\.verb \}\})( [^;&|`]*)?", command[1])
            if verb is None or verbs is None or not (verb[1].startswith("$") or verb[1] in verbs[1].split()):
                yield name, number, f"runs '{command[1]}', which is no verb of ./dev"


# What src/ does in named files only: what it is called, the functions and other names by which it is done, and the files. Files
# that need not be named are reported, too.
RESTRICTED = {
    # Allocated optionals are plain malloc's, as extensions pair them with new and delete (boxed.h).
    "asks for memory: tni_malloc and its kin": (
        "malloc|calloc|realloc|reallocarray|strn?dup|v?asprintf|aligned_alloc|posix_memalign|memalign|valloc|getline|getdelim|open_memstream",
        "", {"src/base/memory.c", "src/dispatch/values.c"}),
    "frees memory: tni_free": ("free", "", {"src/base/memory.c", "src/abi/abi_values.c", "src/dispatch/call_values.c",
                                            "src/dispatch/older_schemas.c", "src/dispatch/argcodes.c"}),
    "prints": ("v?printf|puts|putchar|perror", "stdout|stderr",
               {"src/base/assertions.c", "src/base/status.c", "src/dispatch/profile.c"}),
    "ends the process": ("abort|_?exit|_Exit|quick_exit|assert", "", {"src/base/assertions.c"}),
    "runs code at load or at exit": ("atexit|on_exit|at_quick_exit", "constructor|destructor", {"src/dispatch/profile.c"}),
}


def check_restricted(tree):
    """Memory, output and the process's end are the business of a few files of src/."""
    for what, (calls, words, allowed) in RESTRICTED.items():
        # Called, or given to someone who calls it.
        pattern = rf"(?<![\w.>])(?:{calls})(?:\(|\s*[),}}])|=\s*(?:{calls});" + (rf"|\b(?:{words})\b" if words else "")
        used = set()
        for name in tree.code(".c", ".h", ".inc"):
            if not name.startswith("src/"):
                continue
            for number, line in enumerate(without_comments(tree.text(name)).split("\n"), 1):
                if not re.search(pattern, line):
                    continue
                used.add(name)
                if name not in allowed:
                    yield name, number, f"{what} (tools/lint.py, RESTRICTED)"
        for name in sorted(allowed - used):
            if name in tree.files:
                yield name, 1, f"is allowed what it does not do: it {what}"


# How a compiler names processors, and what only one of them has.
PROCESSORS = re.compile(r"\b(?:__x86_64(?:__)?|__amd64(?:__)?|__i[3-6]86(?:__)?|__aarch64__|__arm(?:__)?|__ARM_\w+|__riscv\w*|__AVX\w*|__SSE\w*|__F(?:MA|16C)__"
                        r"|\w*intrin\.h|arm_\w+\.h|cpuid\.h|hwcap\.h|__builtin_(?:ia32|cpu|aarch64)_\w+|_mm\d*_\w+|__m(?:128|256|512)\w*|v\w+q?_[fsup](?:8|16|32|64)"
                        r"|\w+\d+x\d+_t|SYS_arch_prctl|__asm__)\b|__attribute__\(\(target\b")
# Where it may: what asks the processor, what is compiled for an instruction set (isa.h), the vectors and templates of that,
# zip's checksum, whose one step is a product without carries, and PyTorch's header that includes the compiler's functions.
PROCESSOR_CODE = re.compile(r"src/base/processor\.[ch]|src/kernels/core/(?:isa|lanes\w*)\.h|src/kernels/\w+/\w+_loops\.c|src/kernels/\w+/\w+\.inc"
                            r"|src/model/checksum\.c|check/crashes\.c|include/torch/headeronly/cpu/vec/\w+\.h")
PROCESSOR_FREE = ("src/", "cli/", "check/", "cxx/", "codegen/", "plugins/", "examples/", "python/", "stubs/", "include/")


def check_processors(tree):
    """Processors are named in a few files, so that a new one needs changes in those only."""
    for name in tree.code(".c", ".h", ".inc", ".cc"):
        if not name.startswith(PROCESSOR_FREE) or PROCESSOR_CODE.fullmatch(name):
            continue
        for number, line in enumerate(without_comments(tree.text(name)).split("\n"), 1):
            # Public headers have names of symbols and directives for every assembler.
            line = line.replace("__asm__", "") if name.startswith("include/") else line
            if found := PROCESSORS.search(line):
                yield name, number, f"names a processor: {found[0]} (tools/lint.py, PROCESSOR_CODE)"


CHECKS = {"layers": check_layers, "spdx": check_spdx, "functions": check_functions, "macros": check_macros,
          "files": check_files, "unique": check_unique, "words": check_words, "retired": check_retired,
          "readme": check_readme, "experimental": check_experimental, "release": check_release,
          "prototypes": check_prototypes, "names": check_names, "upward": check_upward, "circles": check_circles,
          "folders": check_folders, "families": check_families, "walks": check_walks, "kernels": check_kernels,
          "python": check_python, "restricted": check_restricted, "processors": check_processors,
          "locks": check_locks, "workflows": check_workflows, "headers": check_headers}


def ratio(tree, names):
    """Comment lines per line of code; a line with both counts as both."""
    comment = code = 0
    for name in names:
        for line, bare in zip(tree.lines(name), without_comments(tree.text(name)).split("\n")):
            comment += line.strip() != "" and re.sub(r"\s", "", line) != re.sub(r"\s", "", bare) \
                and ("/*" in line or "*/" in line or "//" in line or line.strip().startswith("*")
                     or not bare.strip())
            code += bare.strip() != ""
    return comment / code if code else 0.0


def budgets(tree):
    """Figures to look at, not to fight over: what is, and in parentheses what should be."""
    found = sorted(length for name in tree.code(".c", ".cc", ".cpp") if not name.startswith("gen/")
                   for _, length in lengths(tree.text(name)))
    if len(found) > 1:
        ninth = found[min(len(found) - 1, len(found) * 9 // 10)]
        over = 100 * sum(length > 60 for length in found) / len(found)
        print(f"functions: {len(found)}; median {statistics.median(found):.0f} (12), nine in ten "
              f"<= {ninth} (40), over 60: {over:.1f} % (2), longest {found[-1]} ({FUNCTION_LIMIT})")
    sizes = sorted(len(tree.lines(name)) - 1 for name in tree.code() if not name.startswith("gen/"))
    if sizes:
        print(f"files: {len(sizes)}; median {statistics.median(sizes):.0f} lines (300), longest "
              f"{sizes[-1]} ({FILE_LIMIT}), together {sum(sizes)}")
    core = [name for name in tree.code(".c", ".inc") if name.startswith("src/")]
    public = [name for name in tree.code(".h") if name.startswith("include/tenon/")]
    print(f"comment to code: src/**/*.{{c,inc}} {ratio(tree, core):.2f} (0.3), include/tenon "
          f"{ratio(tree, public):.2f} (1)")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--only", default=",".join(CHECKS))
    parser.add_argument("--fast", action="store_true")
    arguments = parser.parse_args()
    tree = Tree(arguments.root)
    chosen = [name for name in arguments.only.split(",") if not (arguments.fast and name == "headers")]
    problems = skipped = 0
    for check in chosen:
        try:
            for name, line, text in CHECKS[check](tree):
                print(f"{name}:{line}: {check}: {text}")
                problems += 1
        except references.Unbuilt as why:
            print(f"SKIP lint {check}: {why}")
            skipped += 1
    budgets(tree)
    print(f"lint: {len(chosen) - skipped} checks, {skipped} skipped, {len(tree.files)} files, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
