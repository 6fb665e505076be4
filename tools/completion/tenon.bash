# SPDX-License-Identifier: BSD-3-Clause
# Completion of `tenon` for bash: verbs, options, files, and operator names asked of tenon itself.
_tenon()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]}
    local libraries=() i
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "call run model program bundle ops explain kernels audit abi gen new port version --help" -- "$current")
        return
    fi
    case $previous in
    --lib | -o | --input | --constants | --trace)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    esac
    case $current in
    -*)
        local options=--help
        case $verb in
        call) options="--lib --lazy -o --json --help" ;;
        run) options="--lib --lazy --input -o --json --model --constants --threads --repeat --profile --trace --help" ;;
        model) options="--lib --lazy --model --json --help" ;;
        program) options="--lib --lazy --model --input --json --help" ;;
        bundle) options="--lib --lazy --model --with --json -o --help" ;;
        ops) options="--lib --lazy --names --help" ;;
        explain) options="--lib --lazy --all --json --html --call --keys --help" ;;
        kernels) options="--json --help" ;;
        audit) options="--json --verbose --require --source --help" ;;
        gen) options="-o --check --namespace --help" ;;
        new) options="--c --cpp --python --help" ;;
        port) options="--write --help" ;;
        version) options="--verbose --help" ;;
        abi) options="--since --header --impl --kind --help" ;;
        esac
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
        return
        ;;
    esac
    for ((i = 2; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == --lib ]] && libraries+=(--lib "${COMP_WORDS[i + 1]}")
        [[ ${COMP_WORDS[i]} == --lazy ]] && libraries+=(--lazy)
    done
    case $verb in
    audit | gen | port | run | model | bundle | program)
        if [[ $verb == program && $COMP_CWORD -eq 2 ]]; then
            mapfile -t COMPREPLY < <(compgen -W "info ops check" -- "$current")
            return
        fi
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        ;;
    abi)
        if ((COMP_CWORD == 2)); then
            mapfile -t COMPREPLY < <(compgen -W "list show diff" -- "$current")
        elif [[ ${COMP_WORDS[2]} == show ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$(tenon abi list 2>/dev/null | cut -d' ' -f1)" -- "$current")
        elif [[ ${COMP_WORDS[2]} == diff ]]; then
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
        fi
        ;;
    call | ops | explain)
        mapfile -t COMPREPLY < <(tenon ops "${libraries[@]}" --names "$current*" 2>/dev/null)
        # Words break at colons: readline keeps what stands before the last one.
        if [[ $current == *:* && $COMP_WORDBREAKS == *:* ]]; then
            COMPREPLY=("${COMPREPLY[@]#"${current%"${current##*:}"}"}")
        fi
        ;;
    esac
}
complete -F _tenon tenon
