# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev site: the pages of docs/ and the references that are made from data, as a site to read and search.
. tools/dev/common.sh

help_site() { echo 'site [--check]: builds the site into build/site (open build/site/index.html; it needs no server): the pages of docs/, and references of operators, the C, Python and stable ABI that are made from data; --check: and looks for dead links, and with Chromium, which it installs, for errors, too wide pages and what the search finds; pictures of some pages go to build/site-pictures.'; }

# What tools/locks/site.txt pins; 77 where it cannot be downloaded.
site_venv() {
    venv site || return 1
    "$venv_python" -c 'import myst_parser, playwright, sphinx, yaml' 2>/dev/null || install site site
}

# Pages of files that are gone would stay, so the folder is made anew; what was read of unchanged pages is kept beside it.
build_site() {
    rm -rf build/site
    PYTHONPATH=build/lib/python "$venv_python" -m sphinx -q -W --keep-going -j auto -b html -c tools/site -d build/site-read . build/site
}

check_links() {
    python3 tools/site/test_check_site.py && python3 tools/site/check_site.py --links-only build/site
}

check_browser() { "$venv_python" tools/site/check_site.py --browser-only --pictures build/site-pictures build/site; }

do_site() {
    ensure build venv
    build release product
    status=0
    site_venv || status=$?
    [ "$status" != 77 ] || die "Sphinx cannot be downloaded here ($logs/site-pip.log)"
    [ "$status" = 0 ] || exit 1
    if [ "${1:-}" != --check ]; then
        build_site
        say "build/site/index.html: $(find build/site -name '*.html' | wc -l) pages"
        return
    fi
    want site
    step_alone site build_site
    if [ "$failed" = 0 ]; then
        step_alone site_links check_links
        step_alone site_browser check_browser
    fi
    closing site
}
