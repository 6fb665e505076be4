# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev regen: writes the generated files anew.
. tools/dev/common.sh

help_regen() { echo 'regen: writes anew what is generated: gen/, src/exports.map, docs/operators.md, docs/api.md, docs/abi, docs/architecture.svg and the tables of src/kernels/*/README.md.'; }

# The host program that turns spec/ into gen/; --check compares instead of writing.
build_generator() {
    # Libraries found meanwhile (libyaml) are not in an older configuration.
    cmake build >"$logs/configure-regen.log"
    cmake --build build --target tenon_gen --parallel "$(jobs)"
}

do_regen() {
    ensure build regen
    mkdir -p "$logs"
    configure release
    build_generator
    python3 tools/used_operators.py
    build/bin/tenon-gen .
    build release product
    python3 tools/check_exports.py build/lib/libtenon.so
    python3 tools/kernel_readmes.py
    python3 tools/architecture_svg.py
}
