# SPDX-License-Identifier: BSD-3-Clause
"""tenon.compile_extension: what it compiles, keeps, compiles again, and what it says when it cannot."""
import os
import pathlib
import subprocess
import sys
import threading

import pytest

import tenon

SOURCE = pathlib.Path(__file__).resolve().parents[2] / "examples" / "add_scalar.c"
EMPTY = "int VALUE(void);\nint VALUE(void) { return 1; }\n"


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """A cache of the test's own, and no options of whoever runs it."""
    for name in ("CC", "CXX", "CFLAGS", "CXXFLAGS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TENON_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def made(path):
    """What tells a library from one that was made anew."""
    return path, os.stat(path).st_mtime_ns, os.stat(path).st_ino


@pytest.mark.parametrize("suffix", [".c", ".cpp"])
def test_extension_is_compiled_kept_and_loaded(suffix, cache):
    source = SOURCE.with_suffix(suffix)
    if not source.exists():
        pytest.skip("the examples are not here")
    program = ("import sys, tenon\npath = tenon.compile_extension(sys.argv[1])\n"
               "x = tenon.ops.myops.add_scalar(tenon.ones([2, 3]), 2.5)\nprint(path, tuple(x.shape), x.sum().item())")
    said = [subprocess.check_output([sys.executable, "-c", program, source], text=True).split() for _ in range(2)]
    assert said[0] == said[1] and said[0][1:] == ["(2,", "3)", "21.0"]
    assert pathlib.Path(said[0][0]).parent == cache and len(list(cache.glob("*.so"))) == 1


def test_what_was_compiled_is_not_compiled_again(tmp_path):
    source = write(tmp_path / "one.c", EMPTY)
    first = made(tenon.compile_extension(source, load=False))
    assert made(tenon.compile_extension(source, load=False)) == first
    assert made(tenon.compile_extension(source, flags=["-DOTHER"], load=False))[0] != first[0]
    write(source, EMPTY + "/* changed */\n")
    assert made(tenon.compile_extension(source, load=False))[0] != first[0]
    assert {path.suffix for path in pathlib.Path(first[0]).parent.iterdir()} == {".so", ".headers"}


def test_header_that_changes_counts(tmp_path):
    header = write(tmp_path / "with space" / "täglich.h", "#define ANSWER 1\n")
    source = write(tmp_path / "one.c", '#include "with space/täglich.h"\nint answer(void);\nint answer(void) { return ANSWER; }\n')
    first = made(tenon.compile_extension(source, load=False))
    assert made(tenon.compile_extension(source, load=False)) == first
    write(header, "#define ANSWER 2\n")
    again = made(tenon.compile_extension(source, load=False))
    assert again[0] == first[0] and again != first
    header.unlink()
    with pytest.raises(tenon.CompileError, match="glich.h"):
        tenon.compile_extension(source, load=False)


def test_flags_are_a_list_or_a_text(tmp_path, monkeypatch):
    source = write(tmp_path / "one.c", "#if FIRST + SECOND != 3 || !defined THIRD\n#error no flags\n#endif\n" + EMPTY)
    monkeypatch.setenv("CFLAGS", "-DTHIRD")
    tenon.compile_extension(source, flags=["-DFIRST=1", "-DSECOND=2"], load=False)
    tenon.compile_extension(source, flags="-DFIRST=1 -DSECOND='2'", load=False)
    with pytest.raises(tenon.CompileError, match="no flags"):
        tenon.compile_extension(source, load=False)


def test_names_may_have_blanks_and_any_letters(tmp_path, monkeypatch):
    folder = tmp_path / "ein Ordner mit ümläuten $x #1"
    monkeypatch.setenv("TENON_CACHE", str(folder / "cache"))
    source = write(folder / "größe 数 '.c", EMPTY)
    first = made(tenon.compile_extension(source, load=False))
    assert made(tenon.compile_extension(source, load=False)) == first
    target = folder / "made here" / "ü.so"
    assert tenon.compile_extension(source, output=target, load=False) == str(target) and target.exists()


def test_compiler_says_what_is_wrong(tmp_path, cache):
    source = write(tmp_path / "wrong.c", "int f(void) { return nothing_of_that_name; }\n")
    target = tmp_path / "out" / "wrong.so"
    for words in ({}, {"output": target}):
        with pytest.raises(tenon.CompileError, match="nothing_of_that_name") as caught:
            tenon.compile_extension(source, **words)
        assert str(source) in str(caught.value) and "error:" in str(caught.value)
    assert list(cache.iterdir()) == [] and list(target.parent.iterdir()) == []


def test_what_the_compiler_says_may_be_no_text(tmp_path):
    source = tmp_path / "wrong.c"
    source.write_bytes(b"#error caf\xe9 au lait\n")
    with pytest.raises(tenon.CompileError, match="au lait"):
        tenon.compile_extension(source)


def test_linker_says_what_is_wrong(tmp_path):
    source = write(tmp_path / "one.c", EMPTY)
    with pytest.raises(tenon.CompileError, match="no_such_library"):
        tenon.compile_extension(source, flags=["-lno_such_library"])


@pytest.mark.parametrize(("suffix", "variable"), [(".c", "CC"), (".cpp", "CXX")])
def test_compiler_that_is_not_there_is_named(tmp_path, monkeypatch, suffix, variable):
    monkeypatch.setenv(variable, "no-such-compiler --fast")
    source = write(tmp_path / f"one{suffix}", EMPTY)
    with pytest.raises(FileNotFoundError, match=f"name it in {variable}") as caught:
        tenon.compile_extension(source)
    assert caught.value.filename == "no-such-compiler"


def test_compiler_that_fails_silently_has_its_status_told(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "false")
    with pytest.raises(tenon.CompileError, match="false ended with status 1"):
        tenon.compile_extension(write(tmp_path / "one.c", EMPTY))


def test_cache_that_cannot_be_written_is_a_warning(tmp_path, cache):
    write(cache, "a file where the folder should be")
    source = write(tmp_path / "one.c", EMPTY)
    with pytest.warns(UserWarning, match="TENON_CACHE names another folder") as caught:
        path = pathlib.Path(tenon.compile_extension(source, load=False))
    assert path.exists() and tmp_path not in path.parents and caught[0].filename == __file__


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_cache_that_may_not_be_written_is_read(tmp_path, cache):
    source = write(tmp_path / "one.c", EMPTY)
    first = made(tenon.compile_extension(source, load=False))
    cache.chmod(0o500)
    assert made(tenon.compile_extension(source, load=False)) == first
    with pytest.warns(UserWarning, match="may not be written"):
        tenon.compile_extension(source, flags=["-DOTHER"], load=False)
    cache.chmod(0o700)


def planted(cache):
    """A library in the cache whose constructor would leave a mark."""
    return write(cache.parent / "planted.c", "#include <stdlib.h>\n__attribute__((constructor)) static void run(void)\n"
                 '{ setenv("TENON_TEST_PLANTED", "1", 1); }\n')


def refused(source, cache, *words):
    with pytest.raises(PermissionError) as caught:
        tenon.compile_extension(source)
    for word in (str(cache), "Cure: ", *words):
        assert word in str(caught.value)


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702, 0o1777])
def test_folder_that_others_may_write_is_refused(tmp_path, cache, mode):
    source = write(tmp_path / "one.c", EMPTY)
    path = tenon.compile_extension(source, load=False)
    assert cache.stat().st_mode & 0o7777 == 0o700
    os.replace(tenon.compile_extension(planted(cache), output=tmp_path / "planted.so", load=False), path)
    cache.chmod(mode)
    refused(source, cache, f"{mode:04o}", "folder", "chmod go-w")
    assert "TENON_TEST_PLANTED" not in os.environ
    cache.chmod(0o700)


def test_empty_folder_that_others_may_write_is_refused(tmp_path, cache):
    cache.mkdir()
    cache.chmod(0o777)
    refused(write(tmp_path / "one.c", EMPTY), cache, "0777")
    assert list(cache.iterdir()) == []


@pytest.mark.parametrize("suffix", [".so", ".headers"])
@pytest.mark.parametrize("mode", [0o666, 0o620, None])
def test_file_that_others_may_write_is_refused(tmp_path, cache, suffix, mode):
    source = write(tmp_path / "one.c", EMPTY)
    file = pathlib.Path(tenon.compile_extension(source, load=False)).with_suffix(suffix)
    assert file.stat().st_mode & 0o022 == 0
    if mode is None:
        file.rename(tmp_path / "elsewhere")
        file.symlink_to(tmp_path / "elsewhere")
        refused(source, file, "is no file", "rm ")
    else:
        file.chmod(mode)
        refused(source, file, f"{mode:04o}", "rm ")


def test_what_is_kept_is_written_by_nobody_else(tmp_path, cache):
    before = os.umask(0)
    try:
        tenon.compile_extension(write(tmp_path / "one.c", EMPTY), load=False)
    finally:
        os.umask(before)
    assert [path for path in (cache, *cache.iterdir()) if path.stat().st_mode & 0o022] == []
    tenon.compile_extension(tmp_path / "one.c", load=False)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("which", ["folder", "file"])
def test_what_belongs_to_somebody_else_is_refused(tmp_path, cache, which):
    source = write(tmp_path / "one.c", EMPTY)
    file = pathlib.Path(tenon.compile_extension(source, load=False))
    given = cache if which == "folder" else file
    os.chown(given, 12345, -1)
    refused(source, given, "12345", "mode 0", which)


def test_threads_may_compile_the_same_file(tmp_path):
    source = write(tmp_path / "one.c", EMPTY)
    paths = []
    threads = [threading.Thread(target=lambda: paths.append(tenon.compile_extension(source))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(paths) == 4 and len(set(paths)) == 1


def test_what_cannot_be_compiled_is_refused(tmp_path):
    with pytest.raises(ValueError, match="expected a file ending in .c"):
        tenon.compile_extension(write(tmp_path / "file.rs", ""))
    with pytest.raises(FileNotFoundError):
        tenon.compile_extension(tmp_path / "nothing.c")
    with pytest.raises(TypeError):
        tenon.compile_extension(3)
