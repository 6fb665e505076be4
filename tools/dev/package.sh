# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev package: archives and Debian packages, each tried after it was made.
. tools/dev/common.sh

help_package() { echo 'package tar|deb: tar: an archive with bin, lib, include and share that works from any folder; deb: the source package of debian/ and the packages libtenon1, libtenon-dev, tenon and python3-tenon. Both go into build/package, and are unpacked elsewhere and used.'; }

package_folder=build/package

version() { sed -n 's/^project(tenon VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt; }

# Libraries that a program of ours needs and a system may not have: theirs go beside ours, with their licences. The C library,
# and those of gcc that come with it, are the system's.
needed_libraries() {
    for file in "$1"/bin/* "$1"/lib/*.so; do ldd "$file"; done |
        sed -n 's/^[[:space:]]*\(lib[^ ]*\) => \(\/[^ ]*\).*/\1 \2/p' | sort -u |
        grep -E '^(libsleef|libjansson|libminizip|libyaml|libgomp|libz)' || true
}

copy_libraries() {
    needed_libraries "$1" | while read -r name path; do
        cp -L "$path" "$1/lib/$name"
        # Debian's list of files has some by their path before /lib became /usr/lib.
        real=$(readlink -f "$path")
        owner=$({ dpkg -S "$real" || dpkg -S "${real#/usr}"; } 2>/dev/null | sed 's/:.*//' | head -n 1)
        cp "/usr/share/doc/$owner/copyright" "$1/share/doc/tenon/copyright.$name" || die "$path: which licence it has is not known here"
    done
}

# use_prefix PREFIX LIBDIR INCLUDEDIR: the command, a program and an extension, with nothing but what lies below PREFIX.
use_prefix() {
    prefix=$1 libdir=$1/$2 here=$(mktemp -d)
    [ "$(env -i "$prefix/bin/tenon" call aten::add.Tensor 'full(2, 1.)' 2)" = 'tensor([3., 3.])' ] || return 1
    cp examples/add_scalar.c tests/package/consumer.c "$here"
    (
        cd "$here"
        # The prefix may be that of a root that is elsewhere: a .pc file is found from where it lies.
        PKG_CONFIG_PATH=$libdir/pkgconfig
        export PKG_CONFIG_PATH
        # shellcheck disable=SC2046 # a list of flags
        cc -O2 -shared -fPIC add_scalar.c -o add_scalar.so $(pkg-config --cflags --libs tenon-torch)
        # shellcheck disable=SC2046
        cc consumer.c -o consumer $(pkg-config --cflags --libs tenon)
        LD_LIBRARY_PATH=$libdir ./consumer
        env -i "$prefix/bin/tenon" call --lib ./add_scalar.so myops::add_scalar 'full(2, 1.)' 2.5
        "$prefix/bin/tenon" audit ./add_scalar.so
        "$prefix/bin/tenon" new mine
        # shellcheck disable=SC2016 # cmake's words
        cmake -S mine -B mine/build -DCMAKE_PREFIX_PATH="$prefix" -Dtenon_DIR="$libdir/cmake/tenon" && cmake --build mine/build
        "$prefix/bin/tenon" call --lib mine/mine_ops.so mine::scale 'full(2, 1.)' 4
    ) >"$here/log" 2>&1 || {
        cat "$here/log"
        return 1
    }
    rm -rf "$here"
}

package_tar() {
    build release product
    archive=tenon-$(version)-$(uname -m)
    rm -rf "${package_folder:?}/$archive" "$package_folder/$archive.tar.gz"
    mkdir -p "$package_folder"
    cmake --install build --prefix "$package_folder/$archive" --strip >"$logs/package-install.log"
    copy_libraries "$package_folder/$archive"
    tar -C "$package_folder" --sort=name --owner=0 --group=0 --numeric-owner -czf "$package_folder/$archive.tar.gz" "$archive"
    rm -rf "${package_folder:?}/$archive"
    elsewhere=$(mktemp -d)
    tar -C "$elsewhere" -xzf "$package_folder/$archive.tar.gz"
    for folder in bin lib include share; do
        [ -d "$elsewhere/$archive/$folder" ] || die "the archive has no folder $folder"
    done
    ! grep -rlF "$root" "$elsewhere" || die "where it was built stands in the archive"
    # What it brings is used, and not the system's.
    ldd "$elsewhere/$archive/lib/libtenon.so" | grep libsleef | grep -qF "$elsewhere" || die "the archive does not find the libraries that it brings"
    use_prefix "$elsewhere/$archive" lib || die "the archive does not work where it was unpacked"
    rm -rf "$elsewhere"
    echo "$package_folder/$archive.tar.gz: $(wc -c <"$package_folder/$archive.tar.gz") bytes, used after it was unpacked elsewhere"
}

# The tree as git knows it, without what was built; of the tests, whose recordings are large, those that the packages run.
export_tree() {
    rm -rf "$1"
    mkdir -p "$1"
    {
        git ls-files -z --cached --others --exclude-standard -- . ':!tests' ':!bench'
        git ls-files -z -- tests/package
    } | tar --null -T - -cf - | tar -C "$1" -xf -
}

package_deb() {
    ensure build regen package
    [ "$(dpkg-parsechangelog -S Version)" = "$(version)" ] || die "debian/changelog has another version than CMakeLists.txt"
    folder=$package_folder/deb
    rm -rf "$folder"
    export_tree "$folder/tenon-$(version)"
    say "building the Debian packages; the log is $logs/package-dpkg.log"
    (cd "$folder/tenon-$(version)" && DEB_BUILD_OPTIONS="parallel=$(jobs) ${DEB_BUILD_OPTIONS:-}" dpkg-buildpackage -us -uc -d) >"$logs/package-dpkg.log" 2>&1 || {
        tail -n 40 "$logs/package-dpkg.log" >&2
        return 1
    }
    # As autopkgtest does, in a folder that is the root of what the packages bring: debian/tests has the commands.
    elsewhere=$(mktemp -d)
    for package in libtenon1 libtenon-dev tenon python3-tenon; do
        dpkg-deb -x "$folder/$package"_*.deb "$elsewhere" || die "there is no package $package"
    done
    for test in debian/tests/use-*; do
        TENON_ROOT=$elsewhere sh "$test" >"$logs/package-test.log" 2>&1 || {
            cat "$logs/package-test.log"
            die "$test fails"
        }
    done
    rm -rf "$elsewhere"
    (cd "$folder" && ls -1 -- *.deb *.dsc)
}

do_package() {
    [ $# = 1 ] || die "$(help_package)"
    ensure build
    mkdir -p "$logs"
    case $1 in
    tar | deb) step_alone "package-$1" "package_$1" ;;
    *) die "$(help_package)" ;;
    esac
    closing package
}
