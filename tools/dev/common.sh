# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# What several verbs of ./dev share: messages, packages, virtual environments, counted steps, builds and ctest.

[ -z "${common_read:-}" ] || return 0
common_read=1

# Where ./dev has gone.
root=$(pwd -P)
logs=build/log
clang_format_major=14

# A failure within an extension's operator that its kernel does not look at is one of the operator, whatever is tested.
TENON_DEBUG=${TENON_DEBUG-strict}
export TENON_DEBUG

if [ -t 1 ] && [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then
    bold=$(printf '\033[1m') green=$(printf '\033[32m') red=$(printf '\033[31m')
    yellow=$(printf '\033[33m') plain=$(printf '\033[0m')
else
    bold='' green='' red='' yellow='' plain=''
fi

say() { printf '%s==>%s %s\n' "$bold" "$plain" "$*"; }
die() {
    printf '%sdev: %s%s\n' "$red" "$*" "$plain" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }
jobs() { nproc 2>/dev/null || echo 2; }

# by_hand FIND-TEST…: files of the tree that are written by hand, not generated, built or fetched.
by_hand() {
    find . \( -path ./gen -o -path ./build -o -path './.*' \) -prune -o -type f \( "$@" \) -print | sed 's|^\./||' | sort
}

# ---- what must be on the machine -----------------------------------------------------------------

# One line per need: the group, a test that is true where it is met, and Debian's package.
needs() {
    cat <<'LIST'
build|have gcc|gcc
build|has_libc|libc6-dev
build|have g++|g++
build|is_at_least_cmake_3_25|cmake
build|have ninja|ninja-build
build|have pkg-config|pkg-config
build|has_module cmocka|libcmocka-dev
build|has_module jansson|libjansson-dev
build|has_module zlib|zlib1g-dev
build|has_module minizip|libminizip-dev
build|has_module sleef|libsleef-dev
build|has_shared libopenblas.so.0|libopenblas0-pthread
build|has_shared libfftw3.so.3|libfftw3-double3
build|has_shared libfftw3f.so.3|libfftw3-single3
build|has_shared libdw.so.1|libdw1
build|python3 -c 'import zipfile, subprocess, argparse, json'|python3
onednn|has_header dnnl.h|libdnnl-dev
regen|has_module yaml-0.1|libyaml-dev
check|have clang|clang
check|has_clang_runtime tsan|libclang-rt-14-dev
check|has_clang_format|clang-format-14
check|have shellcheck|shellcheck
check|have ld.lld|lld
check|have abidiff|abigail-tools
aarch64|have aarch64-linux-gnu-gcc|gcc-aarch64-linux-gnu
aarch64|have aarch64-linux-gnu-g++|g++-aarch64-linux-gnu
aarch64|have qemu-aarch64|qemu-user
musl|have musl-gcc|musl-tools
package|have dh|debhelper
package|have dpkg-buildpackage|dpkg-dev
bench|have valgrind|valgrind
site|have chromium|chromium
site|has_fonts|fonts-dejavu-core
fuzz|has_clang_runtime fuzzer|libclang-rt-14-dev
venv|python3 -c 'import venv, ensurepip'|python3-venv
real|test -f "$(python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')/Python.h"|python3-dev
media|has_library libavdevice.so.59|libavdevice59
media|has_library libavfilter.so.8|libavfilter8
media|has_library libavformat.so.59|libavformat59
media|has_library libavcodec.so.59|libavcodec59
media|has_library libheif.so.1|libheif1
LIST
}

has_clang_runtime() { [ -n "$(find "$(clang -print-runtime-dir)" -name "libclang_rt.$1-*" 2>/dev/null | head -n 1)" ]; }
has_library() { python3 -c "import ctypes; ctypes.CDLL('$1')"; }
# Opened by name when an operator first needs them, so there is no header to look for.
has_shared() { /sbin/ldconfig -p 2>/dev/null | grep -qF "$1 "; }
has_module() { have pkg-config && pkg-config --exists "$1"; }
has_header() { have gcc && printf '#include <%s>\n' "$1" | gcc -E - >/dev/null 2>&1; }
has_fonts() { test -f /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf; }
has_libc() { have gcc && printf '#include <stdio.h>\n' | gcc -E - >/dev/null 2>&1; }
is_at_least_cmake_3_25() {
    have cmake || return 1
    cmake --version 2>/dev/null | sed -n 's/^cmake version //p' | {
        IFS=. read -r major minor _
        [ "${major:-0}" -gt 3 ] || { [ "${major:-0}" -eq 3 ] && [ "$minor" -ge 25 ]; }
    }
}
clang_format() {
    for candidate in "clang-format-$clang_format_major" clang-format; do
        if have "$candidate" && "$candidate" --version | grep -q " $clang_format_major\."; then
            echo "$candidate"
            return 0
        fi
    done
    return 1
}
has_clang_format() { clang_format >/dev/null; }

# Prints the packages of the groups in $* whose test fails.
missing() {
    needs | while IFS='|' read -r group test package; do
        case " $* " in
        *" $group "*) (eval "$test") >/dev/null 2>&1 </dev/null || echo "$package" ;;
        esac
    done | sort -u | tr '\n' ' ' | sed 's/ $//'
}

# Runs a command as root, or returns 1 where that is impossible without asking.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo && sudo -n true 2>/dev/null; then
        sudo -n "$@"
    else
        return 1
    fi
}

# Installs what the groups in $* lack; says what and how where it cannot.
ensure() {
    packages=$(missing "$@")
    [ -n "$packages" ] || return 0
    if ! have apt-get; then
        die "missing on this machine (Debian's names): $packages. There is no apt-get here: install them by hand."
    fi
    if [ "$(id -u)" != 0 ] && ! { have sudo && sudo -n true 2>/dev/null; }; then
        die "missing: $packages. Not root, and sudo would ask: run  apt-get install $packages  as root."
    fi
    say "installing from Debian: $packages"
    mkdir -p "$logs"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q update >"$logs/apt.log" 2>&1 </dev/null ||
        say "apt-get update failed ($logs/apt.log); trying with the lists at hand"
    # shellcheck disable=SC2086 # a list of package names
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends \
        $packages >>"$logs/apt.log" 2>&1 </dev/null || {
        tail -n 20 "$logs/apt.log" >&2
        die "apt-get install $packages failed; the whole log is $logs/apt.log"
    }
    hash -r
    packages=$(missing "$@")
    [ -z "$packages" ] || die "still missing after the installation: $packages"
}

# As ensure, for what only makes skips fewer: says what cannot be had and goes on.
want() {
    (ensure "$@") || say "going on without $(missing "$@")"
}

# oneDNN only makes large calls faster. A build folder that was configured without it looks for it again.
want_onednn() {
    [ -n "$(missing onednn)" ] || return 0
    want onednn
    if [ -z "$(missing onednn)" ] && [ -f build/build.ninja ]; then
        cmake build >"$logs/configure-onednn.log"
    fi
}

# A virtual environment build/.venv-NAME of $venv_base (default: python3); prints nothing, leaves its Python in $venv_python.
venv() {
    ensure build venv
    venv_python=$root/build/.venv-$1/bin/python
    if ! [ -x "build/.venv-$1/bin/pip" ]; then
        say "making the virtual environment build/.venv-$1"
        mkdir -p build
        "${venv_base:-python3}" -m venv "build/.venv-$1" || return 1
    fi
}

# install NAME LOCK…: what tools/locks/LOCK.txt pins, and nothing without a hash that it lists, into the environment that
# venv left; 77 where it cannot be downloaded. tools/write_locks.py writes the locks anew.
install() {
    mkdir -p "$logs"
    log=$logs/$1-pip.log
    shift
    locks=
    for lock in "$@"; do
        locks="$locks -r tools/locks/$lock.txt"
    done
    # shellcheck disable=SC2086 # a list of options
    "$venv_python" -m pip install -q --require-hashes $locks >"$log" 2>&1 && return
    if is_offline "$log"; then return 77; fi
    tail -n 5 "$log" >&2
    return 1
}

# True if a pip log tells of a registry that cannot be reached, rather than of a broken package.
is_offline() {
    grep -qE 'No matching distribution|urlopen error|NewConnectionError|ConnectionError|Max retries|name resolution|timed out|ProxyError|SSLError' "$1"
}

# ---- counting ------------------------------------------------------------------------------------

passed=0 failed=0 skipped=0

# What took how long: lines of a verb, a part of it, its seconds and those of processors. .ci/run empties the file and prints it.
taken=$logs/taken.txt

# Prints the seconds of processors that `times` wrote into a file.
cpu_seconds() { sed 's/[ms]/ /g' "$1" | awk '{ for (i = 1; i < NF; i += 2) sum += 60 * $i + $(i + 1) } END { printf "%.0f", sum }'; }

# begin_part, end_part PART: what the shell and the processes that it waited for took in between.
begin_part() {
    mkdir -p "$logs"
    part_start=$(date +%s)
    times >"$logs/times.$$"
    part_cpu=$(cpu_seconds "$logs/times.$$")
}
end_part() {
    times >"$logs/times.$$"
    echo "${verb:-dev} $1 $(($(date +%s) - part_start)) $(($(cpu_seconds "$logs/times.$$") - part_cpu))" >>"$taken"
    rm -f "$logs/times.$$"
}

# Ends a verb: the line that .ci/run adds up, and the exit status.
closing() {
    printf '%s: %d passed, %d failed, %d skipped\n' "$1" "$passed" "$failed" "$skipped"
    [ "$failed" = 0 ]
}

# Runs a command with its output in a log, and leaves what is to be shown and counted of it: 77 is a skip, whose last
# line says why. Parts that a step left out are lines that begin with SKIP, shown and counted like skipped steps.
run_step() {
    name=$1
    shift
    log=$logs/$name.log
    start=$(date +%s)
    set +e
    (
        trap 'times >"$logs/$name.times"' EXIT
        set -e
        "$@"
    ) >"$log" 2>&1 </dev/null
    status=$?
    set -e
    seconds=$(($(date +%s) - start))
    cpu=$(cpu_seconds "$logs/$name.times")
    rm -f "$logs/$name.times"
    echo "${verb:-dev} $name $seconds $cpu" >>"$taken"
    {
        case $status in
        0)
            echo "1 0 $(grep -c '^SKIP ' "$log" || true)"
            printf '  %sok%s    %-24s %3ds %4d CPU s  %s\n' "$green" "$plain" "$name" "$seconds" "$cpu" \
                "$(tail -n 1 "$log" | cut -c 1-90)"
            sed -n "s/^SKIP /  ${yellow}SKIP${plain}  /p" "$log" | cut -c 1-160
            ;;
        77)
            echo "0 0 1"
            printf '  %sSKIP%s  %s: %s\n' "$yellow" "$plain" "$name" "$(tail -n 1 "$log")"
            ;;
        *)
            echo "0 1 0"
            printf '  %sFAIL%s  %-24s %3ds %4d CPU s  (%s)\n' "$red" "$plain" "$name" "$seconds" "$cpu" "$log"
            tail -n 40 "$log" | cut -c 1-200 | sed 's/^/        /'
            ;;
        esac
    } >"$logs/$name.told"
    tail -n +2 "$logs/$name.told"
}

# Descriptor 9 is a pipe with a line for each core: a step takes one and puts it back. What runs in the background is not
# asked when the user interrupts.
steps=
open_turns() {
    mkdir -p "$logs"
    mkfifo "$logs/turns.$$"
    exec 9<>"$logs/turns.$$"
    rm "$logs/turns.$$"
    seq "$(jobs)" >&9
    trap 'kill 0' INT
}

# step NAME COMMAND…: runs it beside the steps before it, as many at a time as there are cores. Each is shown when it
# ends, and counted by finish.
step() {
    [ -n "$steps" ] || open_turns
    steps="$steps $1"
    rm -f "$logs/$1.told"
    read -r _ <&9
    (
        trap 'echo >&9' EXIT
        run_step "$@" 9>&-
    ) &
}

# Waits for the steps that were begun, and adds their counts; one that left none was killed.
finish() {
    wait
    for name in $steps; do
        if read -r good bad out <"$logs/$name.told"; then
            passed=$((passed + good)) failed=$((failed + bad)) skipped=$((skipped + out))
        else
            failed=$((failed + 1))
        fi
        rm -f "$logs/$name.told"
    done
    steps=
}

# A step that has the machine for itself, because it uses all cores or builds where others look.
step_alone() {
    finish
    mkdir -p "$logs"
    steps=$1
    run_step "$@"
    finish
}

# ---- building ------------------------------------------------------------------------------------

folder_of() { if [ "$1" = release ]; then echo build; else echo "build/$1"; fi; }

# Warnings are errors with the compilers that the project is held to, and only there.
configure() {
    folder=$(folder_of "$1")
    strict=OFF
    case $(gcc -dumpversion 2>/dev/null) in 12 | 12.*) strict=ON ;; esac
    if ! [ -f "$folder/build.ninja" ] ||
        ! grep -q "^CMAKE_COMPILE_WARNING_AS_ERROR:[A-Z]*=$strict$" "$folder/CMakeCache.txt"; then
        mkdir -p "$logs"
        cmake --preset "$1" -DCMAKE_COMPILE_WARNING_AS_ERROR=$strict >"$logs/configure-$1.log" 2>&1 ||
            {
                tail -n 30 "$logs/configure-$1.log" >&2
                return 1
            }
    fi
}

compile() {
    configure "$1" &&
        cmake --build "$(folder_of "$1")" --target "$2" --parallel "$(jobs)"
}

# build PRESET [TARGET]: compiles one target: `product`, what users get, or, by default, `all`, with tests and benchmarks.
build() {
    ensure build
    say "building ($1) in $(folder_of "$1")"
    begin_part
    if [ -n "${verbose:-}" ]; then
        compile "$1" "${2:-all}"
    else
        mkdir -p "$logs"
        compile "$1" "${2:-all}" >"$logs/build-$1.log" 2>&1 || {
            grep -vE '^\[[0-9]+/[0-9]+\] ' "$logs/build-$1.log" | tail -n 60 >&2
            die "the build failed; the whole log is $logs/build-$1.log"
        }
    fi
    end_part "build-$1"
}

# Runs ctest in a preset's folder and adds its counts; $2… go to ctest.
run_ctest() {
    folder=$(folder_of "$1")
    preset=$1
    shift
    result=$root/$folder/ctest.xml
    rm -f "$result"
    status=0
    ctest --test-dir "$folder" --output-on-failure --timeout 300 --parallel "$(jobs)" \
        --output-junit "$result" "$@" </dev/null || status=$?
    [ -f "$result" ] || die "ctest wrote no result for $preset"
    count() { sed -n "s/^[[:space:]]*$1=\"\([0-9]*\)\".*/\1/p" "$result" | head -n 1; }
    all=$(count tests)
    bad=$(count failures)
    out=$(($(count skipped) + $(count disabled)))
    passed=$((passed + all - bad - out))
    failed=$((failed + bad))
    skipped=$((skipped + out))
    # ctest can also fail without a failed test: no tests at all, for one.
    if [ "$status" != 0 ] && [ "$bad" = 0 ]; then
        failed=$((failed + 1))
    fi
}

# Runs each run_* and test_* of a folder: exit status 0 passes, 77 skips, all else fails.
run_scripts() {
    folder=$1 python=$2
    for script in "tests/$folder"/run_* "tests/$folder"/test_*; do
        [ -f "$script" ] || continue
        case $script in
        *.py) step "$(basename "$script" .py)" "$python" "$script" ;;
        *) step "$(basename "$script" .sh)" sh "$script" ;;
        esac
    done
    finish
    if [ $((passed + failed + skipped)) = 0 ]; then
        skipped=1
        say "SKIP $folder: tests/$folder holds no run_* or test_*"
    fi
}
