#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# run.sh BUILD: installs BUILD to a prefix, moves the prefix, and builds and runs a program against it,
# found once by pkg-config and once by find_package.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
build=$(CDPATH='' cd -- "$1" && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "package: $*"
    exit 1
}

cmake --install "$build" --prefix "$work/first" >install.log
mv first moved
library=$(find moved -name libtenon.so)
[ -n "$library" ] || fail "libtenon.so is not installed"
libdir=$work/$(dirname "$library")
for file in include/tenon/tenon.h include/tenon-torch/torch/csrc/stable/c/shim.h; do
    [ -f "moved/$file" ] || fail "$file is not installed"
done
[ ! -e moved/include/torch ] || fail "include/torch would shadow PyTorch's headers"
for path in "$work/first" "$build" "$(dirname "$(dirname "$here")")"; do
    if grep -rlF "$path" moved >named.txt; then
        fail "$path, where it was built, stands in $(tr '\n' ' ' <named.txt)"
    fi
done

PKG_CONFIG_PATH=$libdir/pkgconfig
export PKG_CONFIG_PATH
cp "$here/consumer.c" "$here/../../examples/add_scalar.c" .
# shellcheck disable=SC2046 # a list of flags
cc -std=c17 -Wall -Wextra -Wpedantic -Werror consumer.c $(pkg-config --cflags --libs tenon) -o by_pc
LD_LIBRARY_PATH=$libdir ./by_pc
# shellcheck disable=SC2046
cc -shared -fPIC -std=c17 add_scalar.c -o by_pc.so $(pkg-config --cflags --libs tenon-torch)
if pkg-config --cflags tenon | grep -q tenon-torch; then
    fail "a user of the C API would see PyTorch's header paths"
fi

cp -r "$here/../../examples/smooth" .
if [ -x moved/bin/tenon-gen ]; then
    moved/bin/tenon gen smooth/smooth.yaml -o made >gen.log || fail "tenon gen: $(cat gen.log)"
    # shellcheck disable=SC2046
    cc -shared -fPIC -std=c17 -Imade smooth/smooth.c made/smooth_register.c -o smooth_by_pc.so $(pkg-config --cflags --libs tenon-torch)
fi
cp "$here/CMakeLists.txt.in" CMakeLists.txt
cmake -S . -B out -G Ninja -DCMAKE_PREFIX_PATH="$work/moved" >cmake.log 2>&1 || fail "$(cat cmake.log)"
cmake --build out >build.log 2>&1 || fail "$(cat build.log)"
out/consumer
for extension in by_pc.so out/libadd_scalar.so; do
    readelf -d "$extension" | grep -q 'NEEDED.*libtorch_cpu\.so' || fail "$extension names none of PyTorch's libraries"
    if readelf -d "$extension" | grep -qE 'R(UN)?PATH'; then fail "$extension has a path of its own to them"; fi
done

if [ -x moved/bin/tenon ]; then
    env -i moved/bin/tenon version
    for extension in by_pc.so out/libadd_scalar.so; do
        env -i moved/bin/tenon call --lib "$extension" myops::add_scalar 'ones(2)' 2.5 >call.txt ||
            fail "$extension does not run with the installed command"
        grep -q 3.5 call.txt || fail "$extension gave $(cat call.txt)"
    done
    if [ -x moved/bin/tenon-gen ]; then
        for extension in smooth_by_pc.so out/libsmooth.so; do
            env -i moved/bin/tenon call --lib "$extension" smooth::ema 'ones(2)' 0.5 start=3.0 >call.txt ||
                fail "$extension does not run with the installed command"
            grep -q '2.0000, 1.5000' call.txt || fail "$extension gave $(cat call.txt)"
        done
    fi
fi
echo "a moved prefix serves pkg-config, find_package and the command"
