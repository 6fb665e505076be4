# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev setup: installs what the other verbs need.
. tools/dev/common.sh
. tools/dev/oracle.sh
. tools/dev/python.sh
. tools/dev/real.sh
. tools/dev/site.sh

help_setup() { echo 'setup [GROUP…]: installs what is missing. Groups: build check regen bench venv real package fuzz site downloads (default: the first five); build adds oneDNN, and real FFmpeg 5 and libheif, where Debian has them; downloads: what oracle, real and python --build take from PyPI, which they fetch themselves if it is not there; site: Chromium, and what site takes from PyPI.'; }

# What fails here fails once more, and is counted, in the verb that needs it.
setup_downloads() {
    begin_part
    oracle_venv || say "without PyTorch"
    fetch_wheels all || say "without all wheels of $wheel_list"
    python_downloads || say "without what tests/python needs"
    end_part downloads
}

do_setup() {
    [ $# -gt 0 ] || set -- build check regen bench venv
    ensure "$@"
    case " $* " in *' real '*) want media ;; esac
    case " $* " in *' build '*) want_onednn ;; esac
    case " $* " in *' downloads '*) setup_downloads ;; esac
    case " $* " in *' site '*) site_venv || die "what the site needs cannot be downloaded here ($logs/site-pip.log)" ;; esac
    say "everything is there ($*)"
}
