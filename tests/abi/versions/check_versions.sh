#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The two ABIs of Tenon's own interface: programs of both run on one library, and objects of different
# ones do not meet unnoticed.
#
#     check_versions.sh CC LIBFOLDER EXTENSION OPERATOR [COMMAND]
#
# LIBFOLDER has libtenon.so; EXTENSION defines OPERATOR; COMMAND is the program tenon. Prints one line per broken promise.
set -u
[ $# -ge 4 ] || { echo "usage: $0 CC LIBFOLDER EXTENSION OPERATOR [COMMAND]" >&2; exit 2; }
cc=$1 libraries=$2 extension=$3 operator=$4 command=${5-}
here=$(cd "$(dirname "$0")" && pwd)
include=$(cd "$here/../../../include" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
# Warnings count, also in headers.
flags='-std=c17 -fPIC -Wall -Wextra'
broken=0
count=0

fail() {
    echo "FAIL $1"
    [ ! -s "$work/out" ] || sed 's/^/     /' "$work/out"
    broken=1
}
# works NAME COMMAND...: the command succeeds.
works() {
    name=$1
    shift
    count=$((count + 1))
    "$@" > "$work/out" 2>&1 || fail "$name"
}
# refused NAME TEXT COMMAND...: the command fails and says the text.
refused() {
    name=$1 text=$2
    shift 2
    count=$((count + 1))
    if "$@" > "$work/out" 2>&1; then
        fail "$name: succeeds"
    else
        grep -q -- "$text" "$work/out" || fail "$name: does not say '$text'"
    fi
}
compile() {
    # shellcheck disable=SC2086
    $cc $flags "$@"
}
run() {
    LD_LIBRARY_PATH=$libraries "$@"
}

# 1. Programs compiled with the headers of ABI 1 as they were, with today's at ABI 1, and at ABI 2.
works 'old headers' compile "-I$here/abi1" "$here/client.c" -o "$work/old" "-L$libraries" -ltenon
works 'ABI 1' compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=1 "$here/client.c" -o "$work/one" "-L$libraries" -ltenon
works 'ABI 2' compile "-I$include" "$here/client.c" -o "$work/two" "-L$libraries" -ltenon
works 'an old program runs' run "$work/old" "$extension" "$operator"
works 'a program of ABI 1 runs' run "$work/one" "$extension" "$operator"
refused 'a program of ABI 2 has flags' 'unknown flags 0xfffffff' run "$work/two" "$extension" "$operator"
# A library of ABI 1 only: the functions that its headers declare, and nothing else. Today's has them all.
sed -n 's/^TN_API [^(]*\(tn_[a-z0-9_]*\)(.*/\1/p' "$here"/abi1/tenon/*.h | sort > "$work/names1"
nm -D --defined-only "$libraries/libtenon.so" | sed 's/.* //' | sort > "$work/names"
every_name() {
    [ "$(wc -l < "$work/names1")" -gt 50 ] && comm -23 "$work/names1" "$work/names" && [ -z "$(comm -23 "$work/names1" "$work/names")" ]
}
works 'every function of ABI 1 is served' every_name
sed 's/.*/void &(void) {}/' "$work/names1" > "$work/stubs.c"
mkdir "$work/old_library"
works 'a library of ABI 1' "$cc" -w -fno-builtin -shared -fPIC "$work/stubs.c" -o "$work/old_library/libtenon.so"
refused 'a program of ABI 2 on a library of ABI 1' tn_extension_load_v2 \
    env "LD_LIBRARY_PATH=$work/old_library" LD_BIND_NOW=1 "$work/two" x y

# 2. What the headers refuse and allow.
echo '#include <tenon/tenon.h>' > "$work/unknown.c"
refused 'an unknown ABI' 'serves 1 and 2' compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=3 -c "$work/unknown.c" -o "$work/x.o"
printf '%s\n' '#include <tenon/version.h>' '#if TENON_ABI_VERSION != TENON_ABI_VERSION_LATEST' '#error "not the newest"' '#endif' \
    > "$work/newest.c"
works 'the newest ABI without a request' compile "-I$include" -c "$work/newest.c" -o "$work/x.o"
works 'the newest ABI by name' compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=TENON_ABI_VERSION_LATEST -c "$work/newest.c" -o "$work/x.o"
refused 'an older ABI is not the newest' 'not the newest' \
    compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=1 -c "$work/newest.c" -o "$work/x.o"
printf '%s\n' '#include <tenon/op.h>' '#include <tenon/version.h>' '#define TENON_ABI_VERSION_REQUESTED 1' \
    '#include <tenon/loader.h>' > "$work/twice.c"
refused 'two ABIs in one source' 'two values of TENON_ABI_VERSION_REQUESTED' compile "-I$include" -c "$work/twice.c" -o "$work/x.o"
printf '%s\n' '#include <tenon/library.h>' '#include <tenon/loader.h>' '#define TENON_ABI_VERSION_REQUESTED 1' \
    '#include <tenon/tenon.h>' > "$work/twice.c"
refused 'two ABIs, the last header includes the others' 'two values of' compile "-I$include" -c "$work/twice.c" -o "$work/x.o"
# requests FIRST HEADER SECOND HEADER: a source that asks for one ABI, and behind a header for another.
requests() {
    printf '%s\n' "#define TENON_ABI_VERSION_REQUESTED $1" "#include <tenon/$2>" '#undef TENON_ABI_VERSION_REQUESTED' \
        "#define TENON_ABI_VERSION_REQUESTED $3" "#include <tenon/$4>" > "$work/twice.c"
    compile "-I$include" -Werror -c "$work/twice.c" -o "$work/x.o"
}
for header in tenon.h version.h tensor.h schema.h op.h library.h loader.h experimental/binary.h; do
    refused "$header for ABI 1, and again for 2" 'two values of' requests 1 "$header" 2 "$header"
    refused "$header for ABI 2, and again for 1" 'two values of' requests 2 "$header" 1 "$header"
    refused "version.h for ABI 2, then $header for 1" 'two values of' requests 2 version.h 1 "$header"
    works "$header for ABI 1 twice" requests 1 "$header" 1 "$header"
    refused "$header for an unknown ABI" 'serves 1 and 2' requests 3 "$header" 3 "$header"
done

# A version whose parts do not fit their bits.
for number in 'TENON_ABI_VERSION_LATEST 65536' 'TENON_VERSION_MAJOR 256' 'TENON_VERSION_MINOR 256' 'TENON_VERSION_PATCH 256'; do
    rm -rf "$work/large"
    cp -R "$include/tenon" "$work/large"
    sed "s/^#define ${number% *} .*/#define $number/" "$include/tenon/version.h" > "$work/large/version.h"
    echo '#include <version.h>' > "$work/large.c"
    refused "$number" 'a part of a version is too large' \
        compile "-I$work/large" "-I$include" -DTENON_ABI_VERSION_REQUESTED=2 -c "$work/large.c" -o "$work/x.o"
done

# explicit ABI NUMBER: a use of the names of ABI NUMBER, compiled for ABI; also as a call that declares nothing.
explicit() {
    sed "s/NUMBER/$2/g" > "$work/explicit.c" << 'C'
#include <tenon/tenon.h>
static tn_load_options_vNUMBER options;
tn_status load(tn_extension **out);
tn_status load(tn_extension **out) { return tn_extension_load_vNUMBER("x", &options, out); }
C
    compile "-I$include" "-DTENON_ABI_VERSION_REQUESTED=$1" -Werror -c "$work/explicit.c" -o "$work/x.o"
}
works 'the names of ABI 1 under ABI 2' explicit 2 1
works 'the names of ABI 2 under ABI 2' explicit 2 2
works 'the names of ABI 1 under ABI 1' explicit 1 1
refused 'the names of ABI 2 under ABI 1' tn_load_options_v2 explicit 1 2
refused 'a call of ABI 2 under ABI 1' "it came with Tenon's ABI 2" \
    compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=1 -c -o "$work/x.o" -x c - << 'C'
#include <tenon/tenon.h>
int load(void);
int load(void) { return tn_extension_load_v2("x", 0, 0) == TN_OK; }
C
# imports ABI NUMBER SYMBOL: the symbol behind the name, which is the promise to what is compiled already.
imports() {
    explicit "$1" "$2" && nm -u "$work/x.o" && nm -u "$work/x.o" | grep -q " $3\$"
}
works 'the symbol of load_v1 in ABI 2' imports 2 1 tn_extension_load
works 'the symbol of load_v1 in ABI 1' imports 1 1 tn_extension_load
works 'the symbol of load_v2 in ABI 2' imports 2 2 tn_extension_load_v2
refused 'flags under ABI 1' flags compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=1 -c -o "$work/x.o" -x c - << 'C'
#include <tenon/tenon.h>
unsigned flags(const tn_load_options *options);
unsigned flags(const tn_load_options *options) { return options->flags; }
C
refused 'a deprecated function warns' 'use another' compile "-I$include" -Werror -c -o "$work/x.o" -x c - << 'C'
#include <tenon/status.h>
void old(void) TN_DEPRECATED("use another");
void call(void);
void call(void) { old(); }
C
works 'a silenced one does not' compile "-I$include" -Werror -DTENON_IGNORE_DEPRECATED -c -o "$work/x.o" -x c - << 'C'
#include <tenon/status.h>
void old(void) TN_DEPRECATED("use another");
void call(void);
void call(void) { old(); }
C

# 3. Objects of two ABIs in one link, with every linker there is; also where whole programs are optimised, and in C++.
case $cc in *clang*) kinds='plain lto thin' cxx=clang++ ;; *) kinds='plain lto' cxx=g++ ;; esac
# make_parts FLAGS...: both halves, for both ABIs.
make_parts() {
    for abi in 1 2; do
        compile "$@" "-I$include" -DTENON_ABI_VERSION_REQUESTED=$abi -c "$here/part.c" -o "$work/part$abi.o"
        compile "$@" "-I$include" -DTENON_ABI_VERSION_REQUESTED=$abi -DCALLER -c "$here/part.c" -o "$work/caller$abi.o"
    done
}
# link LINKER FLAGS OPERAND...: a shared library. The flags may be none.
link() {
    linker=$1 flags_of_kind=$2
    shift 2
    # shellcheck disable=SC2086
    "$cc" $flags_of_kind "-fuse-ld=$linker" -shared "$@" -o "$work/x.so"
}
without=''
skip() {
    echo "SKIP $1"
    without="$without ${1%% *}"
}
for kind in $kinds; do
    case $kind in plain) option='' ;; lto) option=-flto ;; thin) option=-flto=thin ;; esac
    # shellcheck disable=SC2086
    make_parts $option
    for linker in bfd gold lld; do
        if ! command -v "ld.$linker" > /dev/null 2>&1; then
            [ "$kind" != plain ] || skip "ld.$linker is not installed"
            continue
        fi
        # Optimised programs need a plug-in of the compiler's in the linker; lld has none for gcc.
        if [ "$kind" != plain ] && { [ "$cc $linker" = 'gcc lld' ] || ! link "$linker" "$option" "$work/part2.o" > /dev/null 2>&1; }; then
            skip "ld.$linker($kind) does not know objects of $cc"
            continue
        fi
        works "one ABI with $linker, $kind" link "$linker" "$option" "$work/part2.o" "$work/caller2.o"
        refused "two ABIs with $linker, $kind" tenon_abi_in_use link "$linker" "$option" "$work/part1.o" "$work/caller2.o"
        link "$linker" "$option" "$work/part1.o" && mv "$work/x.so" "$work/libpart1.so"
        refused "a library of the other ABI with $linker, $kind" part_run_tn2 \
            link "$linker" "$option" -Wl,-z,defs "$work/caller2.o" "$work/libpart1.so"
    done
done
printf '%s\n' '#include <tenon/tenon.h>' '#include <tenon/extension.h>' '#include <tenon/experimental/binary.h>' \
    'int half() { return sizeof(tn_load_options); }' > "$work/half.cc"
make_parts
# An archive's objects are objects: taken as a whole they clash, and taken by name they are not found.
ar rcs "$work/libpart1.a" "$work/part1.o"
refused 'an archive of the other ABI' part_run_tn2 link bfd -Wl,-z,defs "$work/caller2.o" "$work/libpart1.a"
refused 'a whole archive of the other ABI' tenon_abi_in_use \
    link bfd -Wl,--whole-archive "$work/caller2.o" "$work/libpart1.a" -Wl,--no-whole-archive
for abi in 1 2; do
    printf '#include <tenon/status.h>\n#include <tenon/extension.h>\nextern int abi%s; int abi%s = TN_OK;\n' $abi $abi |
        compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=$abi -Wno-unused-function -c -o "$work/no_abi$abi.o" -x c -
done
works 'what no ABI changes is of both' link bfd '' "$work/no_abi1.o" "$work/no_abi2.o"
if command -v "$cxx" > /dev/null 2>&1; then
    works 'a half in C++' "$cxx" -std=c++17 -Wall -Wextra -Wpedantic -Wold-style-cast -Werror -fPIC "-I$include" -c "$work/half.cc" -o "$work/half.o"
    works 'C and C++ of one ABI' link bfd '' "$work/part2.o" "$work/half.o"
    refused 'C and C++ of two ABIs' tenon_abi_in_use link bfd '' "$work/part1.o" "$work/half.o"
fi

# 4. Shared objects that a linker did not compare: the note, when they are loaded.
note() {
    sed "s/ABI/$1/" << 'C'
__asm__(".pushsection .note.tenon, \"a\", %note\n.balign 4\n.long 6, 8, 1\n.asciz \"Tenon\"\n.balign 4\n.long ABI, 9008007\n.popsection");
C
}
note 77 > "$work/newer.c"
{ note 1; note 2; } > "$work/mixed.c"
for kind in newer mixed; do
    "$cc" -shared -fPIC "$work/$kind.c" -o "$work/$kind.so"
done
refused 'an extension of a newer ABI' "compiled for Tenon's ABI 77 (API 9.8.7); this library, .*, serves 1 to 2" \
    run "$work/old" "$work/newer.so" "$operator"
refused 'an extension of two ABIs' "mixes objects compiled for Tenon's ABI 1 and 2" run "$work/old" "$work/mixed.so" "$operator"
# Two libraries that meet, each of an ABI that is served but not of the same: found by the extension's own path, and
# by the linker's. What is taken has no such operator.
printf '%s\n' '#include <tenon/loader.h>' 'int meet(const void *job);' 'int meet(const void *job) { return job != 0; }' > "$work/met.c"
printf '%s\n' '#include <tenon/loader.h>' 'int meet(const void *job);' 'int user(void);' 'int user(void) { return meet(0); }' > "$work/user.c"
for other in 1 2; do
    mkdir "$work/met$other"
    compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=$other -shared "$work/met.c" -Wl,-soname,libmet.so -o "$work/met$other/libmet.so"
    for abi in 1 2; do
        for search in "" "$work/met$other"; do
            compile "-I$include" -DTENON_ABI_VERSION_REQUESTED=$abi -shared "$work/user.c" "$work/met$other/libmet.so" \
                "-Wl,-rpath,$work/${search:+not}met$other" -o "$work/user.so"
            expected="ABI $abi, and $work/met$other/libmet.so, which it needs, for ABI $other"
            [ $abi != $other ] || expected='no::operator'
            refused "an extension of ABI $abi that needs a library of $other${search:+ (searched)}" "$expected" \
                env "LD_LIBRARY_PATH=$libraries:$search" "$work/one" "$work/user.so" no::operator
        done
    done
done
compile "-I$include" -x c - -x none -o "$work/lazy" "-L$libraries" -ltenon << 'C'
#include <tenon/tenon.h>
int main(int count, char **names)
{
    tn_extension *extension;
    tn_load_options options = {sizeof options, TN_LOAD_AUTO, TN_LOAD_LAZY};
    return count == 2 && tn_extension_load(names[1], &options, &extension) == TN_OK ? 0 : 1;
}
C
compile "-I$include" -shared "$work/user.c" "$work/met1/libmet.so" "-Wl,-rpath,$work/met1" -o "$work/user.so"
lazily() {
    run "$work/lazy" "$work/user.so" > "$work/warned" 2>&1 && grep -q 'warning: .*which it needs, for ABI 1' "$work/warned"
}
works 'a lazy load of two ABIs warns' lazily

# 5. The library that is installed serves every ABI, so neither it nor a stand-in that an extension may need has a note; and an
# extension that links with it loads in a host of either ABI. Plugins and Python's module are users of one ABI, and say so.
noteless() {
    seen=0
    for file in "$libraries"/libtenon*.so "$libraries"/tenon-torch/*.so*; do
        seen=$((seen + 1))
        if readelf -n "$file" | grep -q Tenon; then
            echo "$file has a note of Tenon's ABI"
            return 1
        fi
    done
    [ $seen -gt 10 ]
}
works 'no library that extensions need has a note' noteless
# linked ABI LIBRARY OUTPUT: an extension in C that defines linked::answer through Tenon's own interface.
linked() {
    compile "-I$include" "-DTENON_ABI_VERSION_REQUESTED=$1" -shared "$here/linked.c" -Wl,--no-as-needed "$2" -Wl,--as-needed -o "$3"
}
for abi in 1 2; do
    works "a host of ABI $abi" compile "-I$include" "-DTENON_ABI_VERSION_REQUESTED=$abi" -x c - -x none -o "$work/host$abi" "-L$libraries" -ltenon << 'C'
#include <stdio.h>
#include <tenon/tenon.h>
int main(int count, char **names)
{
    tn_extension *extension;
    const tn_op *op;
    if (count == 2 && tn_extension_load(names[1], NULL, &extension) == TN_OK && tn_op_find("linked::answer", &op) == TN_OK)
        return 0;
    puts(tn_last_error());
    return 1;
}
C
done
for abi in 1 2; do
    for library in libtenon.so tenon-torch/libtorch_cpu.so; do
        works "an extension of ABI $abi links with $library" linked $abi "$libraries/$library" "$work/linked.so"
        for host in 1 2; do
            works "an extension of ABI $abi with $library in a host of ABI $host" run "$work/host$host" "$work/linked.so"
        done
        works "an extension of ABI $abi with $library in a program of ABI 1 as it was" run "$work/old" "$work/linked.so" linked::answer
        [ ! -x "$command" ] || works "tenon audit of an extension of ABI $abi with $library" "$command" audit "$work/linked.so" "$libraries/$library"
    done
done

[ $broken -eq 0 ] || exit 1
echo "$count checks hold with $cc${without:+; skipped:$without}"
