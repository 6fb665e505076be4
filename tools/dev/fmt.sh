# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev fmt: formats C and C++.
. tools/dev/common.sh

help_fmt() { echo "fmt: formats C and C++ with clang-format $clang_format_major."; }

sources() { by_hand -name '*.[ch]' -o -name '*.cpp' -o -name '*.cc' -o -path './src/*.inc'; }

do_fmt() {
    ensure check
    sources | xargs "$(clang_format)" -i
    say "formatted $(sources | wc -l) files"
}
