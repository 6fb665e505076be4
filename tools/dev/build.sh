# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev build: compiles one preset.
. tools/dev/common.sh

help_build() { echo 'build [-v] [PRESET [TARGET]]: compiles what users get. Presets: release (default, in build/), debug, asan, tsan, coverage (in build/PRESET). Target: product (default), all (with tests, as test compiles it), or one by name.'; }

do_build() {
    if [ "${1:-}" = -v ]; then
        verbose=1
        shift
    fi
    build "${1:-release}" "${2:-product}"
    if [ "${1:-release}" = release ]; then
        say "library: build/lib/libtenon.so ($(wc -c <build/lib/libtenon.so) bytes); command: build/bin/tenon"
    fi
}
