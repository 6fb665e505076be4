# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev lint: the rules of the tree that no compiler knows.
. tools/dev/common.sh

help_lint() { echo 'lint [--fast]: layers, licence lines, budgets, names, headers that compile alone, words.'; }

do_lint() {
    ensure build
    python3 tools/lint.py "$@"
}
