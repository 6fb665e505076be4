# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev fuzz: libFuzzer, or a target in Python, on the readers of foreign input.
. tools/dev/common.sh

help_fuzz() { echo 'fuzz [TARGET [SECONDS]]: explores a target of tests/fuzz with libFuzzer (default: each for 60 seconds); what breaks it is kept in build/fuzz.'; }

# The targets are the files of tests/fuzz: fuzz_NAME.c for libFuzzer, fuzz_NAME.py for the package's Python.
fuzz_targets() { find tests/fuzz -name 'fuzz_*.c' -o -name 'fuzz_*.py' | sed 's|.*/fuzz_||; s|[.][a-z]*$||' | sort; }

build_fuzz() {
    cmake --preset fuzz >"$logs/configure-fuzz.log" 2>&1 || { cat "$logs/configure-fuzz.log" >&2; return 1; }
    programs=
    for target in "$@"; do
        [ ! -f "tests/fuzz/fuzz_$target.c" ] || programs="$programs fuzz_$target seeds_$target"
    done
    # shellcheck disable=SC2086 # a list of targets
    [ -z "$programs" ] || cmake --build --preset fuzz --target $programs --parallel "$(jobs)" >"$logs/build-fuzz.log" 2>&1 || {
        tail -n 20 "$logs/build-fuzz.log" >&2
        return 1
    }
}

# fuzz_one TARGET SECONDS: its seeds first and what it found before, then what libFuzzer, or the target itself, makes of them.
# What breaks it is left as a file.
fuzz_one() {
    corpus=build/fuzz/corpus-$1
    mkdir -p "$corpus" build/fuzz/broken
    say "fuzz_$1 for $2 seconds; what it finds goes to build/fuzz/broken"
    if [ -f "tests/fuzz/fuzz_$1.py" ]; then
        find "$corpus" -type f -exec env PYTHONPATH=build/lib/python python3 "tests/fuzz/fuzz_$1.py" --broken build/fuzz/broken {} + || return 1
        PYTHONPATH=build/lib/python python3 "tests/fuzz/fuzz_$1.py" --seconds "$2" --broken build/fuzz/broken
        return
    fi
    build/fuzz/tests/"seeds_$1" -w "$corpus" || return 1
    OMP_NUM_THREADS=1 build/fuzz/tests/"fuzz_$1" -max_total_time="$2" -rss_limit_mb=4096 -verbosity=0 -print_final_stats=1 \
        -artifact_prefix=build/fuzz/broken/"$1"- "$corpus" 2>"$logs/fuzz-$1.log" || {
        grep -E 'ERROR|runtime error|broken:|SUMMARY|Test unit' "$logs/fuzz-$1.log" >&2
        return 1
    }
    grep -E 'Done|number_of_executed_units|peak_rss' "$logs/fuzz-$1.log"
}

do_fuzz() {
    ensure build check fuzz
    mkdir -p "$logs"
    targets=$(fuzz_targets)
    if [ $# -gt 0 ]; then
        echo "$targets" | grep -qxF -e "$1" || die "no target '$1'; there are: $(echo "$targets" | tr '\n' ' ')"
        targets=$1
    fi
    if echo "$targets" | grep -qx pickle; then build release; fi
    # shellcheck disable=SC2086 # a list of targets
    build_fuzz $targets || return 1
    for target in $targets; do
        fuzz_one "$target" "${2:-60}" || failed=$((failed + 1))
    done
    [ "$failed" = 0 ]
}
