# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev clean: removes what was built.
. tools/dev/common.sh

help_clean() { echo 'clean [--all]: removes what was built; with --all also the virtual environments and the downloaded wheels.'; }

do_clean() {
    if [ "${1:-}" = --all ]; then
        rm -rf build .cache
    elif [ -d build ]; then
        find build -mindepth 1 -maxdepth 1 ! -name '.venv-*' -exec rm -rf {} +
    fi
}
