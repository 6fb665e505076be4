#compdef tenon
# SPDX-License-Identifier: BSD-3-Clause
# Completion of `tenon` for zsh: `tenon complete` says what a word may become.
_tenon()
{
    local -a candidates
    candidates=("${(@f)$("${words[1]}" complete -- "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
    (( ${candidates[(I):files]} )) && _files
    candidates=("${(@)${(@)candidates:#:files}:#}")
    (( $#candidates )) && compadd -- "${candidates[@]}"
}
# Found on fpath it is the function's body; sourced, it defines it.
if [[ ${zsh_eval_context[-1]} == loadautofunc ]]; then
    _tenon "$@"
else
    compdef _tenon tenon
fi
