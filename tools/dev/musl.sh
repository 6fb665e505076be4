# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# Builds for musl: the libraries below the core from the sources of Debian's packages, then the core and the command.
. tools/dev/common.sh

musl_root=build/.musl

# apt-get with the sources of this machine's packages, lists and a cache of its own; nothing is installed.
musl_apt() {
    folder=$root/$musl_root.apt
    apt-get -q -o "Dir::State=$folder" -o "Dir::Cache=$folder" -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=- \
        -o Dir::State::status=/dev/null -o APT::Sandbox::User= -o Debug::NoLocking=1 "$@"
}

# The source of a package, unpacked into a folder of its name: of this machine's release of Debian, or of the newest where the
# archive has it no longer.
musl_source() {
    [ ! -d "$musl_root.src/$1" ] || return 0
    for release in "\$(RELEASE)" sid; do
        mkdir -p "$musl_root.apt/lists/partial" "$musl_root.apt/archives/partial" "$musl_root.src"
        apt-get indextargets --format "deb-src \$(SITE) $release \$(COMPONENT)" 'Created-By: Packages' |
            grep -v -e 'updates ' -e security | sort -u >"$musl_root.apt/sources.list"
        rm -rf "$musl_root.part"
        mkdir "$musl_root.part"
        # Some mirrors lack the description; the archive alone will do, whose hash apt has compared.
        (cd "$musl_root.part" && musl_apt update && musl_apt source --download-only "$1") || say "apt-get found not all of $1"
        archive=$(find "$musl_root.part" -name '*.orig.tar.*z*' ! -name '*.asc')
        [ -n "$archive" ] || continue
        mkdir "$musl_root.part/tree"
        tar -xf "$archive" -C "$musl_root.part/tree" --strip-components 1 && mv "$musl_root.part/tree" "$musl_root.src/$1" && return 0
    done
    return 1
}

# musl_library NAME CMAKE-ARGUMENT…: a static library for shared ones, installed into the folder.
musl_library() {
    name=$1
    shift
    cmake -S "$musl_root.src/$name" -B "$musl_root.src/$name-build" -G Ninja -DCMAKE_C_COMPILER=musl-gcc -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DBUILD_SHARED_LIBS=OFF -DCMAKE_INSTALL_PREFIX="$root/$musl_root" -DCMAKE_INSTALL_LIBDIR=lib \
        -DCMAKE_POLICY_VERSION_MINIMUM=3.5 "$@" && cmake --build "$musl_root.src/$name-build" --target install
}

# zlib, whose archive at Debian has no list of sources for cmake, and minizip beside it.
musl_zlib() {
    (cd "$musl_root.src/zlib" && CC=musl-gcc CFLAGS='-O2 -fPIC' sh ./configure --static --prefix="$root/$musl_root" && make libz.a && make install) || return 1
    for part in ioapi unzip zip; do
        musl-gcc -O2 -fPIC -I"$musl_root.src/zlib" -c "$musl_root.src/zlib/contrib/minizip/$part.c" -o "$musl_root.src/$part.o" || return 1
    done
    ar rcs "$musl_root/lib/libminizip.a" "$musl_root.src/ioapi.o" "$musl_root.src/unzip.o" "$musl_root.src/zip.o"
    mkdir -p "$musl_root/include/minizip"
    cp "$musl_root.src/zlib/contrib/minizip"/*.h "$musl_root/include/minizip"
    cat >"$musl_root/lib/pkgconfig/minizip.pc" <<END
Name: minizip
Description: archives of zlib
Version: 1.2
Requires: zlib
Libs: -L$root/$musl_root/lib -lminizip
Cflags: -I$root/$musl_root/include/minizip
END
}

# SLEEF looks for a C++ compiler of the same version, for programs that the library does not need.
musl_sleef() {
    cmake -S "$musl_root.src/sleef" -B "$musl_root.src/sleef-build" -G Ninja -DCMAKE_C_COMPILER=musl-gcc -DCMAKE_CXX_COMPILER=g++ -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DBUILD_SHARED_LIBS=OFF -DSLEEF_BUILD_TESTS=OFF -DSLEEF_BUILD_DFT=OFF -DSLEEF_BUILD_QUAD=OFF \
        -DSLEEF_BUILD_GNUABI_LIBS=OFF -DSLEEF_BUILD_SCALAR_LIB=OFF -DSLEEF_ENABLE_TLFLOAT=OFF -DSLEEF_DISABLE_OPENMP=ON &&
        cmake --build "$musl_root.src/sleef-build" --target sleef &&
        cp "$musl_root.src/sleef-build/lib/libsleef.a" "$musl_root/lib" && cp "$musl_root.src/sleef-build/include/sleef.h" "$musl_root/include"
}

# What Debian's libgcc wants of glibc.
musl_find_object() {
    musl-gcc -O2 -fPIC -c tools/dev/musl_find_object.c -o "$musl_root.src/find_object.o" && ar rcs "$musl_root/lib/libfind_object.a" "$musl_root.src/find_object.o"
}

# The folder is complete when it says so.
musl_libraries() {
    [ ! -f "$musl_root/complete" ] || return 0
    have apt-get || { echo "there is no apt-get here to fetch sources with" && return 77; }
    for package in jansson libyaml cmocka zlib sleef; do
        musl_source "$package" || { echo "the source of Debian's $package cannot be fetched here" && return 77; }
    done
    musl_library jansson -DJANSSON_BUILD_DOCS=OFF -DJANSSON_WITHOUT_TESTS=ON -DJANSSON_EXAMPLES=OFF &&
        musl_library libyaml -DBUILD_TESTING=OFF && musl_library cmocka -DWITH_EXAMPLES=OFF -DUNIT_TESTING=OFF &&
        musl_zlib && musl_sleef && musl_find_object && : >"$musl_root/complete"
}

# Programs that need what this build has not: C++ (also in what they open), glibc's count of the heap, FFTW and LAPACK, oneDNN, and glibc's
# names in a binary and texts of what its linker refuses.
beyond_musl='test_(late_cxx|loader|stand_ins|model|packages|proxy|model_threads|constant_forms|exceptions|typed_functions|training_memory|onednn|imports)|fault_(loader|system|model)|test_(binary|elf|derivative_specs|random_calls|planted_properties|needed_library|plugins|signals|small_eig|fft_pass|fft_plan|given_results|householder|kernels_compute)|fault_kernels|test_.*corpus.*'

# The other C tests: those that the build has a program of, and not one level of one.
musl_tests() {
    programs=$(ninja -C build/musl -t targets all | sed -n 's/^tests\/\(\(test\|fault\)_[a-z_0-9]*\): .*/\1/p' | grep -vxE "$beyond_musl")
    # shellcheck disable=SC2086 # a list of targets
    cmake --build build/musl --parallel "$(jobs)" --target $programs || return 1
    passed=0 failed=0 skipped=0
    export LD_LIBRARY_PATH="$root/build/musl/lib/tenon-torch" # where musl finds stand-ins
    run_ctest musl -R "^($(echo "$programs" | paste -sd '|'))(_base|_avx2)?\$"
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" = 0 ] && [ "$passed" -gt 0 ]
}

# The core, the command, the C tests, and an extension in C that it loads and calls; that of the release build, for glibc, is refused.
check_musl() {
    ensure build musl
    musl_libraries || return
    configure musl && cmake --build build/musl --parallel "$(jobs)" --target tenon tenon_cli add_scalar || return 1
    LD_LIBRARY_PATH=build/musl/lib/tenon-torch build/musl/bin/tenon call --lib build/musl/examples/add_scalar.so myops::add_scalar 'ones(3)' 2 &&
        build/musl/bin/tenon call mm 'ones(40,40)' 'ones(40,2)' | tail -n 1 || return 1
    refused=$(build/musl/bin/tenon ops --lib build/examples/add_scalar.so 2>&1) && { echo "an extension for glibc was loaded" && return 1; }
    echo "$refused" | grep 'was built for glibc' && musl_tests
}
