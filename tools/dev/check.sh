# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev check: what a change must pass beside the tests.
. tools/dev/common.sh
. tools/dev/fmt.sh
. tools/dev/fuzz.sh
. tools/dev/regen.sh
. tools/dev/check_running.sh
. tools/dev/aarch64.sh
. tools/dev/musl.sh

# What a change must pass, in this order; the first line's steps run beside each other. Those that take longest begin first.
beside='lint_proof abidiff instructions package regen lint format shell exports hardening reproducible'
in_turn='asan clang tsan'

help_check() { echo "check [STEP…]: $(echo "$beside $in_turn" | sed 's/ /, /g') (default: all of these, in this order); fuzz: each target of tests/fuzz for 20 seconds; hostile: the part of asan where memory fails; asserts: the tests in the debug build, and which assertions of src/ none evaluates, as asan tells, too; faults: each of these assertions is seen to fail by a fault that is planted for it (minutes); coverage: which lines and branches of src/ the tests run, against docs/coverage.md; documents: each test that docs/documents.md and docs/differences.md name passes; onednn: the plugin with version 3; python_asan, python_tsan: tests/python of what crosses to the core under sanitizers, python_asan_all: all of them; python_leaks: its leak tests, with a debug build of Python where one is; aarch64: a cross build for 64-bit ARM with Debian's packages, and the C tests in qemu (an hour); aarch64_real: the binaries of arm64 wheels in that build, in qemu; aarch64_wheel: the package's wheel for that machine, audited and opened in qemu; musl: a build for the C library musl with Debians musl-gcc, and an extension for it."; }

shell_scripts() {
    printf '%s\n' dev .ci/run
    by_hand -name '*.sh'
}

check_format() {
    formatter=$(clang_format)
    sources | xargs "$formatter" --dry-run -Werror || { echo "./dev fmt cures this" && return 1; }
    echo "$(sources | wc -l) files"
}

check_shell() {
    shell_scripts | xargs shellcheck -x && echo "$(shell_scripts | wc -l) scripts"
}

# Some checks look into the objects of the library, the command and the generator.
check_lint() { python3 tools/lint.py; }

check_lint_proof() {
    python3 tools/test_lint.py
    python3 tools/site/test_check_site.py
}

check_exports() { python3 tools/check_exports.py build/lib/libtenon.so; }

# What the binaries of the release build are hardened with.
check_hardening() {
    python3 tools/test_check_hardening.py
    python3 tools/check_hardening.py
}

check_regen() {
    python3 tools/used_operators.py --check
    build/bin/tenon-gen --check .
    python3 tools/kernel_readmes.py --check
    python3 tools/architecture_svg.py --check
    for test in codegen/test_*.py tools/test_adopt_operators.py tools/test_used_operators.py; do
        TENON_GEN=$root/build/bin/tenon-gen python3 "$test"
    done
    echo "gen/ is what spec/ says"
}

# The files that define what the library exports, compiled once more from a copy elsewhere, for abidiff and reproducible: as a
# release that also has debug information, which is not to change the rest. Nothing else has a part in the compiled interface.
elsewhere=build/elsewhere
build_elsewhere() {
    copy=$elsewhere/some/where/else
    rm -rf "$copy"
    mkdir -p "$copy"
    cp -pR CMakeLists.txt CMakePresets.json cmake include src gen LICENSE "$copy"
    exporting_objects >"$elsewhere/objects.txt"
    [ -s "$elsewhere/objects.txt" ] || { echo "no object defines what the library exports" && return 1; }
    cmake -S "$copy" -B "$elsewhere/out" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS='-g -fno-var-tracking'
    xargs cmake --build "$elsewhere/out" --parallel "$(jobs)" --target <"$elsewhere/objects.txt"
    interface_of build "$elsewhere/build.so"
    interface_of "$elsewhere/out" "$elsewhere/out.so"
    echo "$(wc -l <"$elsewhere/objects.txt") objects of a copy of the tree, with debug information"
}

# The objects of the release build that define a symbol of the library's dynamic table, as both build folders name them.
exporting_objects() {
    nm --dynamic --defined-only build/lib/libtenon.so | awk '{ sub(/@.*/, "", $3); print $3 }' >"$elsewhere/exported.txt"
    (cd build && find CMakeFiles/tenon_core.dir -name '*.o' | sort | xargs nm --print-file-name --defined-only --extern-only) |
        awk 'FNR == NR { exported[$1]; next } $3 in exported { sub(/:.*/, "", $1); print $1 }' "$elsewhere/exported.txt" - | uniq
}

# interface_of FOLDER LIBRARY: these objects of a build folder as a library, which is only looked at: what it calls is not there.
interface_of() {
    soname=$(objdump -p build/lib/libtenon.so | awk '$1 == "SONAME" { print $2 }')
    # shellcheck disable=SC2046 # a list of objects
    (cd "$1" && gcc -shared -Wl,--build-id=none -Wl,-soname,"$soname" -Wl,--version-script="$root/src/exports.map" -o "$root/$2" \
        $(cat "$root/$elsewhere/objects.txt"))
}

# The library of a release, built with debug information from what its tag has; the folder is kept.
library_of() {
    folder=build/abidiff/$1
    if ! [ -f "$folder/out/lib/libtenon.so" ]; then
        rm -rf "$folder"
        mkdir -p "$folder/tree"
        git archive "$1" | tar -x -C "$folder/tree"
        cmake -S "$folder/tree" -B "$folder/out" -G Ninja -DCMAKE_BUILD_TYPE=Debug
        cmake --build "$folder/out" --target tenon --parallel "$(jobs)"
    fi
}

# Tenon's compiled interface and the schemas of its operators against the last release before this commit, or without one
# against the baseline.
check_abidiff() {
    python3 tools/test_abidiff.py
    # The generator compares macros, types and constants, which no library shows.
    tag=$(git describe --tags --abbrev=0 --match 'v[0-9]*' HEAD^ 2>/dev/null) || tag=
    if [ -n "$tag" ]; then
        library_of "$tag"
        build/bin/tenon-gen api --keeps "build/abidiff/$tag/tree" .
        build/bin/tenon-gen yaml --keeps "build/abidiff/$tag/tree/spec/native_functions.yaml" spec/native_functions.yaml
        python3 tools/check_abidiff.py "$elsewhere/out.so" --against "build/abidiff/$tag/out/lib/libtenon.so" \
            --of "build/abidiff/$tag/tree"
    else
        build/bin/tenon-gen yaml --keeps tests/abi/baseline/operators.yaml spec/native_functions.yaml
        python3 tools/check_abidiff.py "$elsewhere/out.so"
    fi
}

# Instructions of small calls, against bench/instructions.tsv.
check_instructions() {
    cmake --build build --target bench_small bench_dispatch bench_autograd bench_model --parallel "$(jobs)"
    python3 bench/gate.py
}

# All of it compiled and linked by clang, for its warnings: in the build of the thread sanitizer, whose tests run next.
check_clang() {
    configure tsan
    cmake --build "$(folder_of tsan)" --parallel "$(jobs)" --target all tenon_gen && echo "no warnings"
}

# But for the debug information, two builds are the same to the last byte.
check_reproducible() {
    for library in build out; do
        objcopy --strip-debug "$elsewhere/$library.so" "$elsewhere/$library-stripped.so"
    done
    cmp "$elsewhere/build-stripped.so" "$elsewhere/out-stripped.so"
    echo "two builds in different folders: sha256 $(sha256sum <"$elsewhere/build-stripped.so" | cut -c 1-16)… twice"
}

check_package() {
    [ -f tests/package/run.sh ] || { echo "tests/package/run.sh is not there" && return 77; }
    sh tests/package/run.sh build
}

# The test of this name looks whether they are there; most run in other steps, so this is done by hand.
check_documents() { python3 tests/cli/test_documents.py build --run; }

# The plugin with version 3 of oneDNN, from PyPI: the reference, while Debian has version 2.
check_onednn() {
    venv onednn
    status=0
    install onednn onednn || status=$?
    if [ "$status" != 0 ]; then
        echo "what tools/locks/onednn.txt pins cannot be installed here"
        return "$status"
    fi
    cmake -S . -B build/onednn -G Ninja -DTENON_ONEDNN=ON -DTENON_ONEDNN_ROOT="$root/build/.venv-onednn"
    cmake --build build/onednn --target tenon_onednn
    cmake --build build --target test_onednn test_products test_convolution --parallel "$(jobs)"
    TENON_ONEDNN=$root/build/onednn/lib/tenon-plugins/libtenon_onednn.so
    export TENON_ONEDNN
    for program in test_onednn test_products test_convolution; do
        TENON_ONEDNN_FLOPS=0 "build/tests/$program" || return 1
    done
    build/bin/tenon kernels | sed -n 's/^  onednn  *//p' | grep -F 'oneDNN 3.'
}

# Each target replays its corpus and goes on for 20 seconds, as many at a time as there are cores.
check_fuzz() {
    want fuzz
    [ -z "$(missing fuzz)" ] || { echo "clang's libFuzzer is not here" && return 77; }
    targets=$(fuzz_targets)
    # shellcheck disable=SC2086 # a list of targets
    build_fuzz $targets
    # shellcheck disable=SC2016 # The inner shell reads it.
    echo "$targets" | xargs -P "$(jobs)" -I{} sh -euc '. tools/dev/fuzz.sh; fuzz_one "$1" 20' sh {}
    echo "$(echo "$targets" | wc -l) targets, 20 seconds each"
}

do_check() {
    # shellcheck disable=SC2086 # lists of steps
    [ $# -gt 0 ] || set -- $beside $in_turn
    ensure build check regen bench
    build release
    # Here, as steps beside each other may not build in one folder.
    build_generator >"$logs/build-tenon_gen.log"
    say "checking"
    case " $* " in *' abidiff '* | *' reproducible '*) step_alone elsewhere build_elsewhere ;; esac
    for part in "$@"; do
        case " $beside " in
        *" $part "*) step "$part" "check_$part" ;;
        *) step_alone "$part" "check_$part" ;;
        esac
    done
    finish
    closing check
}
