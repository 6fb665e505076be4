# SPDX-License-Identifier: BSD-3-Clause
# Completion of `tenon` for bash: `tenon complete` says what a word may become.
_tenon()
{
    local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT} words current candidate before=
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    current=${words[-1]}
    # Words break at colons and at =: readline keeps what stands before the last one.
    [[ $current == *:* && $COMP_WORDBREAKS == *:* ]] && before=${current%"${current##*:}"}
    [[ $current == *=* && $COMP_WORDBREAKS == *=* ]] && before=${current%"${current##*=}"}
    COMPREPLY=()
    while IFS= read -r candidate; do
        if [[ $candidate == :files ]]; then
            compopt -o filenames 2>/dev/null
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "${current#"$before"}")
        else
            COMPREPLY+=("${candidate#"$before"}")
        fi
    done < <("$1" complete -- "${words[@]:1}" 2>/dev/null)
}
complete -F _tenon tenon
