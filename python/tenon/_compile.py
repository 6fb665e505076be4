# SPDX-License-Identifier: BSD-3-Clause
"""tenon.compile_extension: from source files to operators in one call."""
import errno
import hashlib
import os
import pathlib
import shlex
import shutil
import stat
import subprocess
import sys
import threading

from tenon import _where

C_SUFFIXES = {".c"}
CXX_SUFFIXES = {".cc", ".cpp", ".cxx"}


class CompileError(RuntimeError):
    """The compiler refused the source; the text is what it said."""


def language_of(source):
    """The variables that name its compiler and that one's options, the compiler and the standard where nobody says otherwise."""
    if source.suffix in C_SUFFIXES:
        return "CC", "CFLAGS", "cc", "-std=c17"
    if source.suffix in CXX_SUFFIXES:
        return "CXX", "CXXFLAGS", "c++", "-std=c++17"
    raise ValueError(f"compile_extension: {source}: expected a file ending in .c, .cc, .cpp or .cxx")


def command_for(source, flags):
    """The compiler's command line but for files: CC or CXX and CFLAGS or CXXFLAGS of the environment count."""
    variable, options, compiler, standard = language_of(source)
    return [*shlex.split(os.environ.get(variable) or compiler), standard, "-O2", "-fPIC", "-fdiagnostics-color=never",
            *shlex.split(os.environ.get(options, "")), *(f"-I{folder}" for folder in _where.includes()), *flags]


def is_for_linker(flag):
    return flag.startswith(("-l", "-L", "-Wl,"))


class Recipe:
    """How a library is made: a command for each source, and one that links what they make."""

    def __init__(self, sources, flags, link_flags, tell):
        self.sources = sources
        self.tell = tell
        self.commands = [command_for(source, [flag for flag in flags if not is_for_linker(flag)]) for source in sources]
        # The compiler of C++ also knows its library. Options such as -fopenmp are for both steps.
        first = next((i for i, source in enumerate(sources) if source.suffix in CXX_SUFFIXES), 0)
        self.variable = language_of(sources[first])[0]
        self.link = [*(word for word in self.commands[first] if not word.startswith(("-I", "-D"))), "-shared"]
        self.libraries = [*(flag for flag in flags if is_for_linker(flag)), *link_flags, *_where.extension_libraries()]

    def key(self):
        """What a library was made of but for the user's headers, which are known only when it is made."""
        import tenon
        facts = [tenon.__version__, *self.link, *self.libraries]
        for source, command in zip(self.sources, self.commands):
            compiler = shutil.which(command[0])
            found = os.stat(compiler) if compiler else None
            facts += [str(source), *command, str(compiler), str(found and (found.st_size, found.st_mtime_ns))]
        key = hashlib.sha256("\0".join(facts).encode(errors="surrogateescape"))
        for source in self.sources:
            key.update(source.read_bytes())
        return key.hexdigest()[:16]

    def compile(self, part, i):
        """The object of one source, beside the part of the library, and the make rule that the compiler writes beside that."""
        made = part.with_name(f"{part.name}.{i}.o")
        rule = made.with_suffix(".d")
        words = [*self.commands[i], "-c", "-MMD", "-MT", "x", "-MF", str(rule), str(self.sources[i]), "-o", str(made)]
        run(f"{self.sources[i]} does not compile", language_of(self.sources[i])[0], words, self.tell)
        return made, rule

    def make(self, part):
        """The library as `part`; the files that it was made of. Sources are compiled side by side."""
        from concurrent.futures import ThreadPoolExecutor
        try:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda i: self.compile(part, i), range(len(self.sources))))
            names = ", ".join(map(str, self.sources))
            run(f"{names}: linking fails", self.variable,
                [*self.link, *(str(file) for file, _ in made), "-o", str(part), *self.libraries], self.tell)
            return list(dict.fromkeys(file for _, rule in made for file in headers_of(rule.read_text(errors="surrogateescape"))))
        finally:
            for i in range(len(self.sources)):
                for suffix in (".o", ".d"):
                    part.with_name(f"{part.name}.{i}{suffix}").unlink(missing_ok=True)


def cache_folder():
    """Below XDG_CACHE_HOME; TENON_CACHE names another one."""
    own = os.environ.get("TENON_CACHE")
    return pathlib.Path(own or os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "tenon"))


def check_owner(path, found, kind, is_kind, cure):
    """Raises PermissionError unless what `found` tells of is of its kind, this user's, and nobody else may write to it."""
    mode = stat.S_IMODE(found.st_mode)
    if not is_kind(found.st_mode):
        why = f"is no {kind}"
    elif found.st_uid != os.geteuid():
        why = f"belongs to user {found.st_uid}, not to {os.geteuid()}, who runs this (mode {mode:04o})"
    elif mode & 0o022:
        why = f"can be written by others (mode {mode:04o})"
    else:
        return
    raise PermissionError(errno.EACCES, f"compile_extension: the cache's {kind} {why}, and what lies in it is loaded and run. "
                          f"Cure: {cure}, or name another folder in TENON_CACHE", str(path))


def check_cache(folder, names):
    """Looks at owner and mode of the folder and of the files in it before any is opened: what lies there is loaded, so that
    whoever can put a file there runs code as this user. False where there is no folder."""
    try:
        found = os.stat(folder)
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode):
        return False
    word = shlex.quote(str(folder))
    check_owner(folder, found, "folder", stat.S_ISDIR, f"chmod go-w {word}, if you trust all that is in it, else rm -r {word}")
    for name in names:
        file = folder / name
        if os.path.lexists(file):
            check_owner(file, os.lstat(file), "file", stat.S_ISREG, f"rm {shlex.quote(str(file))}")
    return True


def compile_extension(source, *, flags=(), link_flags=(), name=None, output=None, load=True, verbose=False):
    """Compiles C and C++ files as an operator extension and loads it; returns the library's path.

    `source` is a file or a list of files. `flags` are further options of the compiler, `link_flags` of the linker, each a list or one text as
    a shell would take it. What was compiled before from the same text and headers, with the same compiler and flags, is taken from the cache
    unless `output` names where the library goes; there it is called after `name`, or else the first source. What the compiler says is
    printed to standard error, with `verbose` also each command. A cache that cannot be written is a warning, and the library lies in a
    temporary folder until Python ends. Raises CompileError with the compiler's own messages, FileNotFoundError where there is no file or no
    compiler.
    """
    import tenon
    sources = [source] if isinstance(source, (str, os.PathLike)) else list(source)
    sources = [pathlib.Path(each).resolve(strict=True) for each in sources]
    if not sources:
        raise ValueError("compile_extension: no source")
    recipe = Recipe(sources, words_of(flags), words_of(link_flags), verbose)
    if output is not None:
        target = pathlib.Path(output).resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        build(recipe, target)
    else:
        target = cached(recipe, f"{(name or sources[0].stem)[:100]}-{recipe.key()}.so")
    if load:
        tenon.ops.load_library(target)
    return str(target)


def words_of(flags):
    return shlex.split(flags) if isinstance(flags, str) else [str(flag) for flag in flags]


def make_cache(folder):
    """Makes the folder, for this user alone whatever the umask says; why it is of no use, or None."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        return error.strerror
    return None if os.access(folder, os.W_OK) else "it may not be written"


def cached(recipe, name):
    """The library of this name in the cache, made if it is not there or if a header that it includes has changed."""
    # Links are followed once, so that what was looked at is what is opened.
    folder = cache_folder().resolve()
    target = folder / name
    names = target.name, target.with_suffix(".headers").name
    if check_cache(folder, names) and is_current(target):
        return target
    problem = make_cache(folder)
    if problem is None:
        check_cache(folder, ())
    else:
        target = temporary_folder(folder, problem) / name
    build(recipe, target, with_headers=True)
    return target


def temporary_folder(cache, problem):
    """A folder for this process where the cache is of no use."""
    import atexit
    import tempfile
    import warnings
    warnings.warn(f"compile_extension: nothing is kept in {cache}: {problem}; TENON_CACHE names another folder", stacklevel=4)
    folder = tempfile.mkdtemp(prefix="tenon-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return pathlib.Path(folder)


def digest(file):
    return hashlib.sha256(pathlib.Path(file).read_bytes()).hexdigest()


def is_current(target):
    """Whether a library is there and the user's headers are what they were: the file beside it has a line for each."""
    try:
        lines = target.with_suffix(".headers").read_text(encoding="utf-8", errors="surrogateescape").splitlines()
        return target.exists() and all(digest(file) == known for known, _, file in (line.partition(" ") for line in lines))
    except OSError:
        return False


def headers_of(rule):
    """Files of a make rule, as the compiler writes it: blanks of names have a backslash, lines that go on end in one."""
    _, _, files = rule.replace("\\\n", " ").partition(": ")
    return [file.replace("\0", " ").replace("$$", "$").replace("\\#", "#")
            for file in files.replace("\\ ", "\0").split()]


def build(recipe, target, with_headers=False):
    """Written beside the target and renamed, so that another process never loads half of a file."""
    part = target.with_name(f".{target.name}.{os.getpid()}.{threading.get_ident()}")
    listed = part.with_name(f"{part.name}.headers")
    try:
        files = recipe.make(part)
        if with_headers:
            lines = [f"{digest(file)} {file}\n" for file in files]
            listed.write_text("".join(lines), encoding="utf-8", errors="surrogateescape")
            for file in (part, listed):
                file.chmod(file.stat().st_mode & ~0o022)
        # In this order nobody meets new digests beside an old library.
        os.replace(part, target)
        if with_headers:
            os.replace(listed, target.with_suffix(".headers"))
    finally:
        part.unlink(missing_ok=True)
        listed.unlink(missing_ok=True)


def run(what, variable, command, tell):
    """The compiler. Where it fails, what it says is the text of the exception; else its warnings go to standard error."""
    if tell:
        print(shlex.join(command), file=sys.stderr)
    try:
        done = subprocess.run(command, encoding="utf-8", errors="replace", capture_output=True, check=False)
    except OSError as error:
        raise type(error)(error.errno, f"compile_extension: the compiler does not start ({error.strerror}): "
                          f"install one, or name it in {variable}", command[0]) from None
    said = (done.stderr + done.stdout).strip()
    if done.returncode != 0:
        said = said or f"{command[0]} ended with status {done.returncode} and said nothing"
        raise CompileError(f"compile_extension: {what}\n{said}")
    if said:
        print(said, file=sys.stderr)
