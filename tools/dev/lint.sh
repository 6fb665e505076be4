# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev lint: the rules of the tree that no compiler knows.
. tools/dev/common.sh

help_lint() { echo 'lint [--fast] [--only CHECK,…]: layers, names, words, budgets, licence lines, READMEs, locks, headers that compile alone (--fast leaves these out). What asks nm looks into build/, and is skipped where that is missing or old.'; }

do_lint() {
    ensure build
    python3 tools/lint.py "$@"
}
