# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev real: the binaries of PyPI wheels, downloaded by the list tools/wheels.txt.
. tools/dev/common.sh

# Another machine's wheels have a list, a folder and a platform of their own (aarch64.sh).
wheel_list=tools/wheels.txt
wheel_cache=.cache/wheels
wheel_platform=

help_real() { echo "real: downloads what $wheel_list names into $wheel_cache and runs tests/real/{run,test}_* on the binaries in the wheels and on the sources."; }

# One file of the list into the cache: a wheel by pip, a source archive without running what is in it.
download() {
    case $2 in
    *.whl)
        printf '%s --hash=sha256:%s\n' "$1" "$4" >"$logs/wheel-request.txt"
        venv pip && "$venv_python" -m pip download -q --require-hashes -r "$logs/wheel-request.txt" --no-deps \
            --only-binary=:all: --implementation cp --python-version "$3" ${wheel_platform:+--platform "$wheel_platform"} -d "$wheel_cache"
        ;;
    *) python3 tools/fetch_source.py "${1%%=*}" "$2" "$wheel_cache" ;;
    esac
}

unpack() {
    case $1 in
    *.whl) python3 -m zipfile -e "$1" "$2" ;;
    *) mkdir -p "$2" && tar -xzf "$1" -C "$2" --strip-components=1 ;;
    esac
}

# fetch_wheels all|PROJECT: downloads what the list has of it, checks and unpacks it into the cache.
fetch_wheels() {
    mkdir -p "$wheel_cache" "$logs"
    while read -r digest file name python packed; do
        case $digest in '' | \#*) continue ;; esac
        case $1 in all | "${name%%=*}") ;; *) continue ;; esac
        if ! echo "$digest  $wheel_cache/$file" | sha256sum -c --status 2>/dev/null; then
            say "downloading $file"
            if ! download "$name" "$file" "$python" "$digest" >"$logs/wheels.log" 2>&1 </dev/null; then
                is_offline "$logs/wheels.log" && return 77
                tail -n 20 "$logs/wheels.log" >&2
                return 1
            fi
            echo "$digest  $wheel_cache/$file" | sha256sum -c --status || {
                say "$wheel_cache/$file does not have the digest that $wheel_list records"
                return 1
            }
        fi
        [ "$packed" != packed ] || continue
        case $file in
        *.whl) folder=$wheel_cache/${name%%=*} ;;
        *) folder=$wheel_cache/${name%%=*}-source ;;
        esac
        if [ "$(cat "$folder/.digest" 2>/dev/null)" != "$digest" ]; then
            rm -rf "$folder"
            unpack "$wheel_cache/$file" "$folder" || return 1
            echo "$digest" >"$folder/.digest"
        fi
    done <"$wheel_list"
}

do_real() {
    ensure build venv real
    want media
    build release
    status=0
    fetch_wheels all || status=$?
    case $status in
    0)
        say "running tests/real"
        TENON_BUILD=$root/build TENON_WHEELS=$root/$wheel_cache run_scripts real python3
        ;;
    77)
        skipped=1
        printf 'SKIP real: the wheels cannot be downloaded here (%s)\n' "$logs/wheels.log"
        ;;
    *) failed=1 ;;
    esac
    closing real
}
