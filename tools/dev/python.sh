# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev python: sdist and wheel of the package, and its tests.
. tools/dev/common.sh
. tools/dev/real.sh

help_python() { echo 'python [--build] [PYTEST-ARGUMENT…]: builds the sdist of the package and of that the wheel, into build/dist, audits both, installs the wheel from an index into an environment that is new, and runs tests/python on it, without NumPy, with it and on a later CPython; --build: the sdist, and the tests on the release build, each without NumPy or with it.'; }

# pypi COMMAND…: a step whose output matters only if it fails; 77 where the registry cannot be reached.
pypi() {
    "$@" >"$logs/wheel.log" 2>&1 && return
    if is_offline "$logs/wheel.log"; then return 77; fi
    tail -n 30 "$logs/wheel.log" >&2
    return 1
}

# The sdist of this tree, into build/dist, and whether its files are those it should have.
build_sdist() {
    venv wheel || return 1
    install wheel wheel || return
    rm -rf build/dist
    pypi "$venv_python" -m build --sdist --no-isolation -o build/dist . || return
    python3 tools/test_archive_files.py 2>"$logs/archives.log" || {
        tail -n 30 "$logs/archives.log" >&2
        return 1
    }
    python3 tools/archive_files.py build/dist/*.tar.gz
}

# What the plugin over oneDNN is compiled with: the version of the extra `onednn`. Without it the wheel has no plugin.
wheel_options() {
    options='-C cmake.define.TENON_ONEDNN=OFF'
    case $(uname -m) in
    x86_64)
        kept=$venv_python
        if venv onednn && install onednn onednn; then
            options="-C cmake.define.TENON_ONEDNN=ON -C cmake.define.TENON_ONEDNN_ROOT=$root/build/.venv-onednn"
        else
            say "oneDNN cannot be downloaded: the wheel is built without its plugin"
        fi
        venv_python=$kept
        ;;
    esac
}

# The wheel, built of what the sdist has and nothing else, with the libraries that other systems may not have beside it.
# The folder is always the same one, so that a compiler's cache knows the files again.
build_wheel() {
    say "building the wheel of the sdist; the log is $logs/wheel.log"
    start=$(date +%s)
    rm -rf build/sdist
    mkdir -p build/sdist build/dist/linux
    tar -xzf build/dist/*.tar.gz -C build/sdist
    wheel_options
    # shellcheck disable=SC2086 # a list of options
    pypi "$venv_python" -m pip wheel --no-index --no-build-isolation --no-deps $options build/sdist/* -w build/dist/linux || return
    PATH=$(dirname "$venv_python"):$PATH "$venv_python" -m auditwheel repair --exclude 'libdnnl.so.*' -w build/dist build/dist/linux/*.whl >"$logs/auditwheel.log" 2>&1 || {
        tail -n 30 "$logs/auditwheel.log" >&2
        return 1
    }
    wheel=$(echo build/dist/*.whl)
    say "$wheel: $(wc -c <"$wheel") bytes, in $(($(date +%s) - start)) s"
}

# Names of the limited API only, a library that other systems can load (the tag is what auditwheel found when it repaired the wheel; oneDNN, which the
# plugin finds or not, is no part of that), no file too many or too few, and what PyPI asks for.
audit_wheel() {
    case $wheel in
    *-manylinux_*) ;;
    *)
        echo "$wheel is for no other system"
        return 1
        ;;
    esac
    "$venv_python" -m abi3audit --strict "$wheel" && python3 tools/archive_files.py "$wheel" &&
        "$venv_python" -m twine --no-color check --strict build/dist/*.whl build/dist/*.tar.gz
}

# As users install it: by its name, from an index (of files here), into an environment that is new, and what it is for is there.
install_from_index() {
    project=$(python3 tools/archive_files.py --name | tr _ -)
    rm -rf build/index build/.venv-fresh
    mkdir -p "build/index/$project"
    for file in build/dist/*.whl build/dist/*.tar.gz; do
        cp "$file" "build/index/$project"
        echo "<a href=\"${file##*/}\">${file##*/}</a>" >>"build/index/$project/index.html"
    done
    venv fresh || return 1
    fresh=$(dirname "$venv_python")
    "$venv_python" -m pip install --isolated -q --index-url "file://$root/build/index" "$project" && "$venv_python" -m pip check || return 1
    (
        cd build/index && cp ../../examples/add_scalar.c . &&
            "$fresh/python" -c 'import tenon; assert (tenon.ones(2) + 2.5).tolist() == [3.5, 3.5]; print(tenon.__file__)' &&
            "$fresh/tenon" call aten::add.Tensor 'ones(2)' 2.5 &&
            TENON_CACHE=$root/build/index/cache "$fresh/python" -c 'import tenon; tenon.compile_extension("add_scalar.c"); print(tenon.ops.myops.add_scalar(tenon.ones(2), 2.5))'
    )
}

# test_wheel NAME [LOCK]: pytest on the wheel in a virtual environment of its own, with what the lock pins (tests) beside it.
test_wheel() {
    name=$1 beside=${2:-tests}
    venv "$name" || return 1
    install "$name" "$beside" || return
    if [ -n "$wheel" ]; then
        "$venv_python" -m pip install -q --no-index --force-reinstall --no-deps "$wheel" >>"$logs/$name-pip.log" 2>&1 || return 1
    fi
    say "running tests/python on ${wheel:-the build} with what $beside pins"
    # Nothing of the tree but the tests and torchaudio's binary, for the examples: the package is the installed one.
    # shellcheck disable=SC2086 # lists
    (cd tests/python && PYTHONPATH=${PYTHONPATH:+$PYTHONPATH:}$root/$wheel_cache/torchaudio "$venv_python" -m pytest -q -p no:cacheprovider $pytest_arguments ${pytest_files:-.})
}

# The newest CPython that is here and later than 3.11, with a GIL, into $newest: by name, or one that pyenv keeps.
newest_python() {
    newest=
    for candidate in $(seq 20 -1 12 | sed 's/^/python3./') $(have pyenv && find "$(pyenv root)/versions" -path '*/bin/python3' | sort -Vr); do
        if "$candidate" -c 'import sys, sysconfig, venv, ensurepip
sys.exit(sys.version_info < (3, 12) or bool(sysconfig.get_config_var("Py_GIL_DISABLED")))' 2>/dev/null; then
            newest=$candidate
            return 0
        fi
    done
    return 1
}

# What --build needs of PyPI.
python_downloads() {
    venv wheel && install wheel wheel
    venv python-build && install python-build tests
    venv python-build-numpy && install python-build-numpy tests-numpy
}

count_step() {
    case $1 in
    0) passed=$((passed + 1)) ;;
    77)
        skipped=$((skipped + 1))
        echo "SKIP python: $2: what it needs cannot be downloaded here"
        ;;
    *)
        failed=$((failed + 1))
        echo "FAILED python: $2"
        ;;
    esac
}

# tests_of with|without: the files of tests/python that this run of test_build has. Those that speak of NumPy are in both; the
# others run once, a third of them with it, where what calls leave behind is counted, too, which takes as long as many files.
tests_of() (
    cd tests/python || exit
    grep -lE 'numpy|dlpack|array_interface' test_*.py | grep -vx test_leaks.py
    if [ "$1" = with ]; then echo test_leaks.py; fi
    grep -LE 'numpy|dlpack|array_interface' test_*.py | grep -vx test_leaks.py | awk -v run="$1" '(NR % 3 == 0) == (run == "with")'
)

# The package of the release build, which compiles nothing anew, without NumPy and with it: side by side, as each run takes one
# processor. Every test runs with either; `./dev python` runs all of them with both.
test_build() {
    build release
    wheel=
    PYTHONPATH=$root/build/lib/python
    export PYTHONPATH
    begin_part
    pytest_files=$(tests_of without) test_wheel python-build tests >"$logs/python-build.log" 2>&1 &
    without=$!
    status=0
    pytest_files=$(tests_of with) test_wheel python-build-numpy tests-numpy || status=$?
    count_step "$status" 'the tests of the build with what tests-numpy pins'
    status=0
    wait "$without" || status=$?
    cat "$logs/python-build.log"
    count_step "$status" 'the tests of the build with what tests pins'
    end_part tests
}

do_python() {
    ensure build venv real
    mkdir -p "$logs"
    fetch_wheels all || say "the real wheels cannot be downloaded: the examples with torchaudio are skipped"
    status=0
    if [ "${1:-}" = --build ]; then
        shift
        pytest_arguments=$*
        begin_part
        build_sdist || status=$?
        count_step "$status" 'the sdist'
        end_part sdist
        test_build
        closing python
        return
    fi
    pytest_arguments=$*
    build_sdist || status=$?
    count_step "$status" 'the sdist'
    if [ "$status" = 0 ]; then
        build_wheel || status=$?
        count_step "$status" 'the wheel'
    fi
    if [ "$status" = 0 ]; then
        audit_wheel && status=0 || status=1
        count_step "$status" 'the audit of the wheel'
        install_from_index && status=0 || status=$?
        count_step "$status" 'the installation from an index'
        test_wheel python && status=0 || status=$?
        count_step "$status" 'the tests without NumPy'
        test_wheel python-numpy tests-numpy && status=0 || status=$?
        count_step "$status" 'the tests with NumPy'
        if newest_python; then
            venv_base=$newest test_wheel "python-$("$newest" -c 'import sys; print(sys.version_info[1])')" && status=0 || status=$?
            count_step "$status" "the tests with $("$newest" --version)"
        else
            skipped=$((skipped + 1))
            echo 'SKIP python: no later CPython than 3.11 is here, so the wheel is tested with one'
        fi
    fi
    closing python
}
