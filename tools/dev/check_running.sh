# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# Steps of ./dev check that run the tests in another build: sanitizers, failing memory, coverage, and Python under each.
. tools/dev/common.sh
. tools/dev/real.sh

# check_preset PRESET TARGET CTEST-ARGUMENT…: the sanitizers' tests; the counts of ctest are one result here.
check_preset() {
    configure "$1" && cmake --build "$(folder_of "$1")" --parallel "$(jobs)" --target "$2"
    preset=$1
    shift 2
    passed=0 failed=0 skipped=0
    run_ctest "$preset" "$@"
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" = 0 ] && [ "$passed" -gt 0 ]
}

# check_claims PRESET CTEST-ARGUMENT…: the tests in a build with assertions, and which of these none of them evaluated.
check_claims() {
    preset=$1
    shift
    TENON_ASSERT_LOG=$root/$logs/assertions-$preset.txt
    export TENON_ASSERT_LOG
    mkdir -p "$logs"
    rm -f "$TENON_ASSERT_LOG"
    check_preset "$preset" all "$@" || return 1
    # A sanitizer's build has no pools unless it is asked for them.
    TENON_ALLOC=pool check_preset "$preset" all -R '^test_(memory|refs|storage)$' || return 1
    python3 tools/assertions.py "$TENON_ASSERT_LOG"
}

check_asan() { check_claims asan -LE not-asan; }

# The same without a sanitizer, which takes a third of the time.
check_asserts() { check_claims debug -LE not-asan; }

# For each assertion a fault is planted in a copy of the tree (build/faults), and a test ends with the assertion's message. That
# each has an entry in the table is a test of ctest.
check_faults() { python3 tools/plant_faults.py; }

# A part of asan, whose build is hostile: every request for memory fails once.
check_hostile() { check_preset asan tests_fault -L fault; }

check_tsan() {
    # A test forks while its threads run, on purpose: its child cannot join them.
    TSAN_OPTIONS="die_after_fork=0 report_thread_leaks=0 ${TSAN_OPTIONS:-}"
    export TSAN_OPTIONS
    check_preset tsan tests_threads -L threads
}

# Lines and branches of src/ that the tests run, in a build where memory fails, too. What compiles headers runs nothing of it.
check_coverage() {
    configure coverage && cmake --build build/coverage --parallel "$(jobs)" || return 1
    find build/coverage -name '*.gcda' -delete
    check_preset coverage all -LE not-asan -E '^check_(names|headers|versions)_|^test_training_memory$|^documents$' || return 1
    TENON_ALLOC=pool check_preset coverage all -R '^test_(memory|refs|tensor|storage|forks|threads|dispatch|abi_tensor|backend_memory|training_memory)$' || return 1
    python3 tools/test_coverage.py
    python3 tools/coverage.py
}

# python_under PRESET 'PATH…' PYTEST-ARGUMENT…: tests/python on the package of a sanitizer's build. Python is not built
# with the sanitizer, so its libraries come first, and Python's own small objects are malloc's. Reports of all processes go
# to files, because not every test looks at what its children print.
python_under() {
    preset=$1 preload=$2
    shift 2
    venv python-build-numpy || return 1
    install python-build-numpy tests-numpy || return
    configure "$preset" && cmake --build "$(folder_of "$preset")" --parallel "$(jobs)" --target tenon_python_package || return 1
    reports=$root/$logs/python-$preset
    rm -f "$reports".*
    options="log_path=$reports:detect_leaks=0:allocator_may_return_null=1"
    tested=0
    (cd tests/python && ASAN_OPTIONS=$options TSAN_OPTIONS="$options:die_after_fork=0" LD_PRELOAD=$preload \
        PYTHONMALLOC=malloc PYTHONPATH=$root/$(folder_of "$preset")/lib/python:$root/$wheel_cache/torchaudio \
        "$venv_python" -m pytest -q -p no:cacheprovider "$@") || tested=1
    # A request for more memory than there is gives a line, which is no error.
    if grep -hE -A 24 'ERROR: |WARNING: ThreadSanitizer|runtime error: ' "$reports".* 2>/dev/null; then tested=1; fi
    return "$tested"
}

# What crosses between Python and the core, of which python_asan_all tries the rest, too (minutes).
asan_libraries() { echo "$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"; }

check_python_asan() { python_under asan "$(asan_libraries)" test_calls.py test_foreign.py test_crossing.py test_copying.py test_autograd_functions.py; }

check_python_asan_all() { python_under asan "$(asan_libraries)" .; }

check_python_tsan() { python_under tsan "$(clang -print-file-name=libclang_rt.tsan-x86_64.so)" test_gil.py test_crossing.py test_autograd_functions.py test_foreign.py; }

# Every function and operator, called until what it leaves behind would show: TENON_LEAK_CALLS says how often (50). With a
# debug build of Python (Debian: python3-dbg) all references are counted, else those of the arguments and of what calls share.
check_python_leaks() {
    venv python-build-numpy || return 1
    install python-build-numpy tests-numpy || return
    cmake -S . -B build/python-counts -G Ninja -DTENON_PYTHON_COUNTS=ON
    cmake --build build/python-counts --target tenon_python_package --parallel "$(jobs)"
    # There are no wheels for a debug build, but it takes those of its release.
    read -r version packages <<END
$("$venv_python" -c 'import sys, sysconfig; print("%d.%d" % sys.version_info[:2], sysconfig.get_path("platlib"))')
END
    counting=$(command -v "python$version-dbg") || counting=$venv_python
    (cd tests/python && PYTHONPATH=$root/build/python-counts/lib/python:$packages "$counting" -m pytest -q -p no:cacheprovider test_leaks.py)
    "$counting" --version
}
