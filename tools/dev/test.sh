# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev test: builds, and runs what ctest has.
. tools/dev/common.sh

help_test() { echo 'test [CTEST-ARGUMENT…]: builds (release) and runs every test that needs neither PyTorch nor the network.'; }

do_test() {
    ensure build
    want_onednn
    build release
    say "running the tests"
    begin_part
    run_ctest release "$@"
    end_part ctest
    if [ "$skipped" != 0 ]; then
        sed -n 's/.*<testcase name="\([^"]*\)".*status="\(notrun\|disabled\)".*/  SKIP  \1/p' \
            build/ctest.xml
    fi
    closing test
}
