#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# run_extension_calls.sh TENON FOLDER CALLS: makes each call of the table and compares what is printed. A library
# may say which release the process answers as: LIBRARY@2.11.
tenon=$1
folder=$2
failures=0
calls=0
while IFS='|' read -r library arguments expected; do
    case $library in '#'* | '' | ' '*) continue ;; esac
    library=${library% }
    release=${library#*@}
    [ "$release" != "$library" ] || release=2.13
    library=${library%@*}
    arguments=${arguments# }
    expected=${expected# }
    # Literals are separated by blanks and may be quoted; the shell's own words and no expansion.
    set -f
    eval "set -- $(printf '%s' "$arguments" | sed "s/\"[^\"]*\"/'&'/g; s/[][()]/\\\\&/g")"
    # What is expected to warn would fail with TENON_DEBUG=strict.
    case $expected in
    'tenon: warning: '*) debug= ;;
    *) debug=${TENON_DEBUG-} ;;
    esac
    printed=$(TENON_DEBUG=$debug "$tenon" --torch-abi "$release" call --lib "$folder/ext_$library.so" "$@" 2>&1 | tr -s '\n ' '  ')
    calls=$((calls + 1))
    if [ "${printed% }" != "$expected" ]; then
        echo "$library: $arguments"
        echo "    expected: $expected"
        echo "    printed:  ${printed% }"
        failures=$((failures + 1))
    fi
done < "$3"
echo "$calls calls, $failures failures"
[ "$calls" -gt 0 ] && [ "$failures" -eq 0 ]
