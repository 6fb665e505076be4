#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# run_hostile.sh TENON EXTENSION: in a hostile build, runs whole commands with the nth allocation failing, for every n. Each run
# succeeds with the right output, or exits with 1 and a message; the sanitizers end any other run.
tenon=$1
extension=$2
failures=0
runs=0

# drive EXPECTED COMMAND…: until an allocation that is never reached, so that nothing fails.
drive() {
    expected=$1
    shift
    n=0
    calm=0
    while [ "$calm" -lt 3 ] && [ "$n" -lt 3000 ]; do
        n=$((n + 1))
        output=$(TENON_FAIL_NTH=$n "$@" 2>&1)
        status=$?
        runs=$((runs + 1))
        if [ "$status" = 0 ] && [ "$output" = "$expected" ]; then
            calm=$((calm + 1))
            continue
        fi
        calm=0
        case $status:$output in
        1:tenon*) ;;
        *)
            failures=$((failures + 1))
            echo "allocation $n, exit status $status: $output" | head -n 20
            ;;
        esac
    done
    [ "$n" -gt 10 ] || { echo "only $n allocations were made to fail"; failures=$((failures + 1)); }
}

drive 'tensor([3.5000, 3.5000])' "$tenon" call --lib "$extension" myops::add_scalar 'ones(2)' 2.5
drive 'myops::add_scalar(Tensor input, float scalar) -> Tensor' "$tenon" ops --lib "$extension"
echo "$runs runs, $failures failures"
[ "$failures" = 0 ]
