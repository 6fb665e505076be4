# SPDX-License-Identifier: BSD-3-Clause
"""tenon.compile_extension: from a source file to operators in one call."""
import errno
import hashlib
import os
import pathlib
import shlex
import shutil
import stat
import subprocess
import threading

from tenon import _where

C_SUFFIXES = {".c"}
CXX_SUFFIXES = {".cc", ".cpp", ".cxx"}


class CompileError(RuntimeError):
    """The compiler refused the source; the text is what it said."""


def command_for(source, flags):
    """The compiler's command line but for files: CC or CXX and CFLAGS or CXXFLAGS of the environment count."""
    if source.suffix in C_SUFFIXES:
        compiler, standard, own = os.environ.get("CC") or "cc", "-std=c17", os.environ.get("CFLAGS", "")
    elif source.suffix in CXX_SUFFIXES:
        compiler, standard, own = os.environ.get("CXX") or "c++", "-std=c++17", os.environ.get("CXXFLAGS", "")
    else:
        raise ValueError(f"compile_extension: {source}: expected a file ending in .c, .cc, .cpp or .cxx")
    colour = "-fdiagnostics-color=never"
    return [*shlex.split(compiler), standard, "-O2", "-shared", "-fPIC", colour, *shlex.split(own),
            *(f"-I{folder}" for folder in _where.includes()), *flags]


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


def compile_extension(source, *, flags=(), output=None, load=True):
    """Compiles one C or C++ file as an operator extension and loads it; returns the library's path.

    `flags` are further options of the compiler, a list or one text as a shell would take it. What was compiled before from the
    same text and headers, with the same compiler and flags, is taken from the cache unless `output` names where the library
    goes. A cache that cannot be written is a warning, and the library lies in a temporary folder until Python ends.
    Raises CompileError with the compiler's own messages, FileNotFoundError where there is no file or no compiler.
    """
    import tenon
    source = pathlib.Path(source).resolve(strict=True)
    words = shlex.split(flags) if isinstance(flags, str) else [str(flag) for flag in flags]
    command = command_for(source, words)
    if output is not None:
        target = pathlib.Path(output).resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        build(source, target, command)
    else:
        target = cached(source, f"{source.stem[:100]}-{key_of(source, command)}.so", command)
    if load:
        tenon.ops.load_library(target)
    return str(target)


def key_of(source, command):
    """What a library was made of but for the user's headers, which are known only when it is made."""
    import tenon
    compiler = shutil.which(command[0])
    found = os.stat(compiler) if compiler else None
    facts = [str(source), tenon.__version__, *command, str(compiler), str(found and (found.st_size, found.st_mtime_ns))]
    key = hashlib.sha256("\0".join(facts).encode(errors="surrogateescape"))
    key.update(source.read_bytes())
    return key.hexdigest()[:16]


def make_cache(folder):
    """Makes the folder, for this user alone whatever the umask says; why it is of no use, or None."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        return error.strerror
    return None if os.access(folder, os.W_OK) else "it may not be written"


def cached(source, name, command):
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
    build(source, target, command, with_headers=True)
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


def build(source, target, command, with_headers=False):
    """Written beside the target and renamed, so that another process never loads half of a file."""
    part = target.with_name(f".{target.name}.{os.getpid()}.{threading.get_ident()}")
    rule = part.with_name(f"{part.name}.d")
    try:
        run(source, [*command, "-MMD", "-MT", "x", "-MF", str(rule), str(source), "-o", str(part), *_where.extension_libraries()])
        if with_headers:
            lines = [f"{digest(file)} {file}\n" for file in headers_of(rule.read_text(errors="surrogateescape"))]
            rule.write_text("".join(lines), encoding="utf-8", errors="surrogateescape")
            for file in (part, rule):
                file.chmod(file.stat().st_mode & ~0o022)
        # In this order nobody meets new digests beside an old library.
        os.replace(part, target)
        if with_headers:
            os.replace(rule, target.with_suffix(".headers"))
    finally:
        part.unlink(missing_ok=True)
        rule.unlink(missing_ok=True)


def run(source, command):
    """The compiler; what it says is the text of the exception."""
    try:
        done = subprocess.run(command, encoding="utf-8", errors="replace", capture_output=True, check=False)
    except OSError as error:
        variable = "CC" if source.suffix in C_SUFFIXES else "CXX"
        raise type(error)(error.errno, f"compile_extension: the compiler does not start ({error.strerror}): "
                          f"install one, or name it in {variable}", command[0]) from None
    if done.returncode != 0:
        said = (done.stderr + done.stdout).strip() or f"{command[0]} ended with status {done.returncode} and said nothing"
        raise CompileError(f"compile_extension: {source} does not compile\n{said}")
