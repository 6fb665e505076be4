# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev demo: shows what the library does, on examples and on a wheel from PyPI.
. tools/dev/common.sh
. tools/dev/real.sh

help_demo() { echo 'demo: installs, builds, and calls operators of extensions built for PyTorch: add_scalar in C and C++, then torchaudio from its PyPI wheel.'; }

# Shows a command as one would type it, then runs it.
show() {
    printf '%s$ %s%s\n' "$bold" "$*" "$plain"
    status=0
    "$@" || status=$?
    if [ "$status" != 0 ]; then
        failed=$((failed + 1))
        printf '%s(exit status %d)%s\n' "$red" "$status" "$plain"
    fi
}

do_demo() {
    build release demo
    PATH=$root/build/bin:$PATH
    say "an operator in plain C, and the same in C++ (examples/add_scalar.c, examples/add_scalar.cpp)"
    show tenon ops --lib build/examples/add_scalar.so
    show tenon call --lib build/examples/add_scalar.so myops::add_scalar 'ones(2,3)' 2.5
    show tenon call --lib build/examples/add_scalar_cpp.so myops::add_scalar 'arange(4,dtype=float32)' 0.5
    say "which kernel runs, and why"
    show tenon explain --lib build/examples/add_scalar.so myops::add_scalar --call 'ones(2,3)' 2.5
    say "an unmodified binary: torchaudio from PyPI, built for PyTorch; a filter's answer to an impulse"
    status=0
    fetch_wheels torchaudio || status=$?
    if [ "$status" = 0 ]; then
        audio=$(find "$wheel_cache/torchaudio" -name libtorchaudio.abi3.so)
        show tenon ops --lib "$audio"
        show tenon call --lib "$audio" torchaudio::_lfilter_core_loop 'tensor([[[1.,0.,0.,0.,0.,0.]]])' \
            'tensor([[-0.5,1.]])' 'zeros(1,1,7)'
    elif [ "$status" = 77 ]; then
        say "SKIP: the registry cannot be reached ($logs/wheels.log), so no torchaudio here"
    else
        failed=$((failed + 1))
    fi
    [ "$failed" = 0 ]
}
