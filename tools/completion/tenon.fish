# SPDX-License-Identifier: BSD-3-Clause
# Completion of `tenon` for fish: `tenon complete` says what a word may become.
function __tenon_candidates
    set -l words (commandline -opc) (commandline -ct)
    for candidate in ($words[1] complete -- $words[2..-1] 2>/dev/null)
        if test "$candidate" = :files
            __fish_complete_path (commandline -ct)
        else
            echo $candidate
        end
    end
end
complete -c tenon -f -a '(__tenon_candidates)'
