# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev setup: installs what the other verbs need.
. tools/dev/common.sh

help_setup() { echo 'setup [GROUP…]: installs what is missing. Groups: build check regen bench venv real fuzz (default: all but the last two); build adds oneDNN, and real FFmpeg 5 and libheif, where Debian has them.'; }

do_setup() {
    [ $# -gt 0 ] || set -- build check regen bench venv
    ensure "$@"
    case " $* " in *' real '*) want media ;; esac
    case " $* " in *' build '*) want_onednn ;; esac
    say "everything is there ($*)"
}
