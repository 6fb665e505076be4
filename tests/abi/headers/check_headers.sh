#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Compiles the headers under include/torch in every way they promise to compile, and in the ways they
# promise not to.
#
#     check_headers.sh [--together] CC CXX [ROOT [TEXT]]
#
# Prints one line per broken promise and the number of checks; fails when there was a broken one. With ROOT it looks at
# another tree; with TEXT it makes only the checks whose names have it. What a header lacks when it is alone, every compiler lacks:
# with --together the checks of single headers are left to a run with another compiler.
set -u
together=
if [ "${1:-}" = --together ]; then
    together=yes
    shift
fi
case $# in
2 | 3 | 4) ;;
*) echo "usage: $0 [--together] CC CXX [ROOT [TEXT]]" >&2 && exit 2 ;;
esac
cc=$1
cxx=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "${3:-$here/../../..}" && pwd)
only=${4:-}
include=$root/include
tables=$root/tests/abi/headers
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

warnings='-Wall -Wextra -Wpedantic -Wshadow -Werror -fsyntax-only'
as_c="$cc -x c -std=c17 -Wstrict-prototypes -Wmissing-prototypes $warnings -I$include"
as_cxx="$cxx -x c++ -std=c++17 -Wconversion $warnings -I$include"
targets='0209 020a 020b 020c 020d 020e 020f'
c_headers='torch/csrc/inductor/aoti_torch/c/macros.h torch/csrc/inductor/aoti_torch/c/shim.h
torch/csrc/inductor/aoti_torch/c/shim_deprecated.h
torch/csrc/inductor/aoti_torch/c/shim_cpu.h torch/csrc/inductor/aoti_torch/c/shim_mps.h
torch/csrc/inductor/aoti_torch/c/shim_xpu.h
torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h
torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h
torch/csrc/inductor/aoti_torch/generated/c_shim_cuda.h
torch/csrc/inductor/aoti_torch/generated/c_shim_mps.h
torch/csrc/inductor/aoti_torch/generated/c_shim_xpu.h
torch/csrc/inductor/aoti_torch/generated/younger.h
torch/csrc/stable/c/shim.h torch/csrc/stable/version.h torch/headeronly/version.h
torch/headeronly/macros/origin.h'

# Checks run side by side: each is a line "name|expectation|command" of this file. The expectation is
# "ok", or a text that the refusal must contain.
list=$work/list
: > "$list"
wanted() {
    case $1 in *"$only"*) return 0 ;; *) return 1 ;; esac
}
add() {
    wanted "$1" || return 0
    printf '%s|%s|%s\n' "$1" "$2" "$3" >> "$list"
}
target_flag() {
    printf -- '-DTORCH_TARGET_VERSION=0x%s000000000000ULL' "$1"
}
# clang stops after twenty errors unless told otherwise, and has another word for it than gcc.
all_errors() {
    case $(${1%% *} --version) in
    *clang*) echo -ferror-limit=0 ;;
    *) echo -fmax-errors=0 ;;
    esac
}
release_of() {
    case $1 in
    0209) echo 9 ;; 020a) echo 10 ;; 020b) echo 11 ;; 020c) echo 12 ;; 020d) echo 13 ;; 020e) echo 14 ;; 020f) echo 15 ;;
    esac
}

# 1. Each header alone: in C++ that is check_alone.py's part, with the names of each and graph.txt. In C at the oldest target and at the
# newest, and at each target all of them in one source.
if [ -z "$together" ]; then
    python3 "$here/check_alone.py" "$cc" "$cxx" "$root" "$only" > "$work/report.alone" 2> "$work/alone"
    if [ $? -ge 2 ] || ! grep -q ' checks, ' "$work/alone"; then
        { cat "$work/alone" && echo "FAIL check_alone.py"; } >> "$work/report.alone"
    fi
fi
all=$work/all
for header in $(cd "$include" && find torch -name '*.h' | sort); do
    echo "#include <$header>" >> "$all"
    case " $(echo "$c_headers" | tr '\n' ' ') " in *" $header "*) ;; *) continue ;; esac
    echo "#include <$header>" >> "$all.c"
    [ -z "$together" ] || continue
    source=$work/$(echo "$header" | tr / _)
    printf '#include <%s>\ntypedef int something;\n' "$header" > "$source"
    at=020f
    case $header in torch/csrc/*) at='0209 020f' ;; esac
    for target in $at; do
        add "$header alone in C at $target" ok "$as_c $(target_flag "$target") -DUSE_CUDA -DUSE_MPS -DUSE_XPU $source"
    done
done
for target in $targets; do
    flag=$(target_flag "$target")
    add "all headers in C++ at $target" ok "$as_cxx $flag $all"
    add "all headers in C at $target" ok "$as_c $flag -DUSE_CUDA -DUSE_MPS -DUSE_XPU $all.c"
done

# 2. A function younger than the target cannot be named, one that is not can. One source per target
# and language names them all; each younger one must be refused by name.
young=$work/young
sed '/^#/d' "$tables/gates.tsv" > "$work/gates"
for target in $targets; do
    release=$(release_of "$target")
    awk -v release="$release" '{ split($2, gate, "."); print $1, (gate[2] <= release ? "old" : "new") }' \
        "$work/gates" > "$work/ages"
    for direction in old new; do
        {
            echo '#include <torch/csrc/stable/c/shim.h>'
            for part in c/shim_cpu c/shim_mps c/shim_xpu generated/c_shim_aten generated/c_shim_cpu \
                generated/c_shim_cuda generated/c_shim_mps generated/c_shim_xpu; do
                echo "#include <torch/csrc/inductor/aoti_torch/$part.h>"
            done
            echo 'void use(void);'
            echo 'void use(void) {'
            awk -v direction=$direction '$2 == direction { print "(void)&" $1 ";" }' "$work/ages"
            echo '}'
        } > "$young.$direction.$target"
    done
    for language in C C++; do
        [ $language = C ] && with=$as_c || with=$as_cxx
        flag="$(target_flag "$target") -DUSE_CUDA -DUSE_MPS -DUSE_XPU -Wno-deprecated-declarations"
        add "functions up to $target in $language" ok "$with $flag $young.old.$target"
        wanted "younger than $target in $language" || continue
        awk -v release="$release" '{ split($2, gate, ".") } gate[2] > release {
            print $1, "needs TORCH_TARGET_VERSION", $2, "or newer" }' "$work/gates" \
            > "$work/expected.$language.$target"
        # shellcheck disable=SC2086
        $with $flag "$(all_errors "$with")" "$young.new.$target" \
            > "$work/refusals.$language.$target" 2>&1
    done
done

# 3. The listings of the documentation compile with the extras, and not without.
for listing in migrated inline; do
    add "listing_$listing with the extras" ok \
        "$as_cxx -DTENON_TORCH_EXTRAS $here/listing_$listing.cpp"
done
add "torch::stable::add without the extras" "add" "$as_cxx $here/listing_migrated.cpp"

# 4. PyTorch's own headers first: refused with the reason.
for macro in C10_EXPORT TORCH_ABI_VERSION AOTI_TORCH_EXPORT STD_TORCH_CHECK; do
    source=$work/foreign_$macro
    printf '#define %s\n#include <torch/csrc/stable/library.h>\n' "$macro" > "$source"
    add "PyTorch's headers first ($macro)" "PyTorch's own torch/ headers" "$as_cxx -Wfatal-errors $source"
done

source=$work/later
echo '#include <torch/csrc/stable/version.h>' > "$source"
add "a target after these headers in C" "TORCH_TARGET_VERSION is a release after" "$as_c $(target_flag 0210) $source"

# 5. Types that the target cannot carry are refused with the target they need.
refuse_type() {
    source=$work/type_$(echo "$1$2" | tr -c 'a-zA-Z0-9' _)
    printf '%s\n' '#include <torch/csrc/stable/stableivalue_conversions.h>' \
        "StableIValue use($2 v) { return torch::stable::detail::from(v); }" > "$source"
    add "$2 at $1" "TORCH_TARGET_VERSION $3 or newer" \
        "$as_cxx -Wno-missing-declarations $(target_flag "$1") $source"
}
refuse_type 0209 'std::string' 2.10
refuse_type 0209 'std::vector<int64_t>' 2.10
refuse_type 0209 'torch::stable::Device' 2.10
refuse_type 0209 'c10::Layout' 2.10
refuse_type 020b 'at::Tag' 2.12
source=$work/no_conversion
printf '%s\n' '#include <torch/csrc/stable/stableivalue_conversions.h>' \
    'StableIValue use(c10::complex<double> v) { return torch::stable::detail::from(v); }' > "$source"
add "complex<double> as StableIValue" "no representation as StableIValue" "$as_cxx $source"

# 6. Plain C: a code or a function of tenon/extension.h that the target lacks is refused with the target it
# needs, in both languages; one that it has is not. One source has all of either kind, a kernel on each line.
kernel_of() {
    echo "TN_KERNEL(kernel_$number, \"$1\") { (void)args; (void)returns; $2; return NULL; } TN_LIBRARY(ns$number, m) { tn_impl(m, \"name\", kernel_$number); }"
}
# plain EXPECTATION CODE [USE]: a kernel for one of the sources of this target, whose first line is the include.
plain() {
    kind=ok
    if [ "$1" != ok ]; then
        kind=refused
        echo "$(($(wc -l < "$work/plain.$kind.$target") + 1))|$1|${2:-$3}" >> "$work/lines.$target"
    fi
    number=$((number + 1))
    kernel_of "$2" "${3:-}" >> "$work/plain.$kind.$target"
}
number=0
for target in $targets; do
    for kind in ok refused; do echo '#include <tenon/extension.h>' > "$work/plain.$kind.$target"; done
    release=$(release_of "$target")
    [ "$release" -ge 10 ] && later=ok || later='TORCH_TARGET_VERSION 2.10 or newer'
    [ "$release" -ge 13 ] && latest=ok || latest='TORCH_TARGET_VERSION 2.13 or newer'
    plain ok 'Tidby?T?d->??iT'
    for code in Li s '?D' l m; do plain "$later" "T?T->$code"; done
    plain "$latest" '?g'
    [ "$later" = ok ] || for use in 'tn_arg_string(0, NULL)' 'tn_new_string("", 0, returns)' 'tn_arg_size(0)' \
        'tn_arg_item(0, 0)' 'tn_new_list(0, returns)' 'tn_push(0, "i", 0)' 'tn_arg_device_type(0)' \
        'tn_arg_device_index(0)' 'tn_ret_device(0, 0)'; do
        plain "$later" '' "(void)$use"
    done
    [ "$latest" = ok ] || for use in 'tn_arg_generator(0)' 'tn_ret_generator(NULL)'; do
        plain "$latest" '' "(void)$use"
    done
    for language in C C++; do
        [ $language = C ] && with=$as_c || with=$as_cxx
        with="$with $(target_flag "$target") $(all_errors "$with")"
        add "plain C that $target has, in $language" ok "$with $work/plain.ok.$target"
        if [ -f "$work/lines.$target" ] && wanted "plain C younger than $target in $language"; then
            # shellcheck disable=SC2086
            $with "$work/plain.refused.$target" > "$work/plain.$language.$target" 2>&1
        fi
    done
done

run_one() {
    line=$1
    name=${line%%|*}
    rest=${line#*|}
    expectation=${rest%%|*}
    # shellcheck disable=SC2086
    output=$(${rest#*|} 2>&1)
    status=$?
    if [ "$expectation" = ok ]; then
        [ $status -eq 0 ] || printf 'FAIL %s\n%s\n' "$name" "$output" | head -n 20
    elif [ $status -eq 0 ]; then
        echo "FAIL $name: compiles"
    else
        case $output in
        *"$expectation"*) ;;
        *) printf 'FAIL %s: the refusal lacks "%s"\n%s\n' "$name" "$expectation" "$output" |
            head -n 20 ;;
        esac
    fi
}

# Two halves at a time; the report of each is one file.
count=$(wc -l < "$list")
sed -n 'p;n' "$list" > "$work/first"
sed -n 'n;p' "$list" > "$work/second"
for part in first second; do
    while IFS= read -r line; do
        run_one "$line"
    done < "$work/$part" > "$work/report.$part" &
done
wait

for file in "$work"/expected.*; do
    [ -f "$file" ] || continue
    key=${file#"$work"/expected.}
    while read -r name text; do
        count=$((count + 1))
        grep -F "$name" "$work/refusals.$key" | grep -qF "$text" ||
            echo "FAIL $name in $key: no refusal that says \"$text\"" >> "$work/report.first"
    done < "$file"
done

# A refusal, or what follows it within twelve lines, names the line of the kernel.
for file in "$work"/lines.*; do
    target=${file##*.}
    for language in C C++; do
        output=$work/plain.$language.$target
        [ -f "$output" ] || continue
        while IFS='|' read -r line text use; do
            count=$((count + 1))
            grep -F -A 12 "$text" "$output" | grep -qF "plain.refused.$target:$line:" ||
                echo "FAIL $use at $target in $language: no refusal that says \"$text\"" >> "$work/report.first"
        done < "$file"
    done
done

[ -n "$together" ] || count=$((count + $(sed -n 's/ checks, .*//p' "$work/alone")))
[ -n "$only$together" ] || count=$((count + $(sed '/^#/d' "$tables/names.tsv" | wc -l)))

cat "$work"/report.*
if cat "$work"/report.* | grep -q .; then
    echo "Cure: undo the change of include/torch, or correct spec/stable_abi.yaml and graph.txt and run \`./dev regen\`"
    exit 1
fi
echo "$count checks hold with $cc and $cxx"
