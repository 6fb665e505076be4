# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# Cross builds for 64-bit ARM: a folder of Debian's arm64 packages to build against, and the tests in qemu.
. tools/dev/common.sh
. tools/dev/real.sh

arm_root=build/.sysroot-aarch64

# What a build and its tests need of the other machine; apt adds what these need.
arm_packages() {
    echo "libc6-dev libstdc++-$(aarch64-linux-gnu-gcc -dumpversion)-dev libgomp1 zlib1g-dev libjansson-dev libminizip-dev libsleef-dev libcmocka-dev
        libyaml-dev libopenblas0-pthread libfftw3-double3 libfftw3-single3 python3 libpython3-dev"
}

# apt-get with lists and a cache of its own, in which nothing is installed: this machine's packages stay as they are.
arm_apt() {
    apt-get -q -o "Dir::State=$root/$arm_root.apt" -o "Dir::Cache=$root/$arm_root.apt" -o Dir::State::status=/dev/null \
        -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Sandbox::User= -o Debug::NoLocking=1 "$@"
}

# The sysroot is renamed into place when complete; one from before Python was in it is made anew. Absolute links are made relative, as they would lead to this machine's files; the
# link to OpenBLAS is made here, since Debian makes it when the package is installed.
arm_sysroot() {
    [ ! -x "$arm_root/usr/bin/python3" ] || return 0
    have apt-get || { echo "there is no apt-get here to fetch arm64 packages with" && return 77; }
    partial=$arm_root.partial
    rm -rf "$partial" "$arm_root.apt"
    mkdir -p "$partial" "$arm_root.apt/lists/partial" "$arm_root.apt/archives/partial"
    arm_apt update || say "apt-get update found not all of its sources"
    # shellcheck disable=SC2046 # a list of packages
    arm_apt install --yes --download-only --no-install-recommends $(arm_packages) ||
        { echo "Debian's arm64 packages cannot be fetched here" && return 77; }
    for package in "$arm_root.apt"/archives/*.deb; do
        dpkg-deb -x "$package" "$partial" || return 1
    done
    find "$partial" -type l -lname '/*' | while read -r link; do
        ln -sfr "$partial$(readlink "$link")" "$link"
    done
    ln -s openblas-pthread/libopenblas.so.0 "$partial/usr/lib/aarch64-linux-gnu/libopenblas.so.0"
    rm -rf "$arm_root"
    mv "$partial" "$arm_root"
    rm -rf "$arm_root.apt"
}

# What qemu 7 does otherwise than a kernel: fork beside threads (test_forks, test_threads), a program that starts itself
# (test_fft_pass), giving pages back (test_packages, test_stored_constants) and the size of the heap (test_training_memory).
beyond_qemu='test_forks|test_threads|test_fft_pass|test_packages|test_stored_constants|test_training_memory'

# Programs of the other machine, on this one.
in_qemu() { qemu-aarch64 -L "$arm_root" "$@"; }

# The command names what processors have that qemu imitates: one of the first, and one with all that came later.
arm_processors() {
    for pair in 'cortex-a53: neon' 'max: neon dotprod bf16 i8mm sve sve2'; do
        found=$(in_qemu -cpu "${pair%%:*}" build/aarch64/bin/tenon version -v | sed -n 's/^processor //p')
        [ "$found" = "${pair#*: }" ] || { echo "${pair%%:*}: 'tenon version -v' names '$found', not '${pair#*: }'" && return 1; }
        echo "$pair"
    done
}

# The C tests; scripts call programs by their paths, which this machine cannot run.
check_aarch64() {
    ensure aarch64
    arm_sysroot || return
    check_preset aarch64 all -R '^(test|fuzz|fault)_' -E "^($beyond_qemu)\$" --timeout 3600 && arm_processors
}

# The binaries of arm64 wheels, unmodified, in the arm64 Python: their schemas, results and errors are those that PyTorch gave on
# x86-64 (tests/real/expected).
check_aarch64_real() (
    ensure aarch64 venv
    arm_sysroot || return
    wheel_list=tools/wheels-aarch64.txt wheel_cache=.cache/wheels-aarch64 wheel_platform=manylinux_2_28_aarch64
    fetch_wheels all || return
    compile aarch64 product || return 1
    for suite in torchaudio torchvision torchvision-image torchcodec-image; do
        in_qemu "$arm_root/usr/bin/python3" tests/real/run_real.py --build build/aarch64 --wheels "$wheel_cache" --here build/aarch64 "$suite" || return 1
    done
)

# The Python package as a wheel for AArch64, into build/dist-aarch64: with the libraries that other systems may not have beside it,
# audited, and opened by the arm64 Python.
check_aarch64_wheel() (
    ensure aarch64 venv
    arm_sysroot || return
    venv wheel && install wheel wheel || return
    dist=build/dist-aarch64 libraries=$root/$arm_root/usr/lib/aarch64-linux-gnu
    rm -rf "$dist"
    mkdir -p "$dist/linux" "$dist/unpacked"
    # What scikit-build-core takes for the tag.
    _PYTHON_HOST_PLATFORM=linux-aarch64 "$venv_python" -m pip wheel --no-index --no-build-isolation --no-deps . -w "$dist/linux" \
        -C build-dir=build/wheel-aarch64 -C cmake.args="--toolchain=$root/cmake/aarch64-linux-gnu.cmake;-GNinja" || return 1
    PATH=$(dirname "$venv_python"):$PATH "$venv_python" -m auditwheel repair --ldpaths "$libraries" -w "$dist" "$dist"/linux/*.whl || return 1
    wheel=$(echo "$dist"/*-manylinux_*_aarch64.whl)
    "$venv_python" -m abi3audit --strict "$wheel" && python3 tools/archive_files.py "$wheel" || return 1
    build/bin/tenon audit "$wheel" | tail -n 1
    python3 -m zipfile -e "$wheel" "$dist/unpacked"
    PYTHONPATH=$root/$dist/unpacked in_qemu "$arm_root/usr/bin/python3" -c 'import platform, tenon
assert (tenon.ones(3) @ tenon.arange(3.0)).item() == 3
print(platform.machine(), tenon.__file__)'
)
