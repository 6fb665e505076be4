# SPDX-License-Identifier: BSD-3-Clause
# What the binaries of a release are hardened with (docs/decisions/0140-hardened-binaries.md): stacks have canaries, calls of
# the C library that know the size of their target check it, and returns and indirect branches go where they should on
# processors that look. tools/check_hardening.py reads it back from the binaries. Sanitizers look at all of that themselves,
# and FORTIFY would hide calls from them.
include(CheckCCompilerFlag)
include(CheckLinkerFlag)
check_c_compiler_flag(-fcf-protection=full TENON_HAS_CET)
# The linker drops the note where an object of the C library lacks it, as Debian's crti.o and Scrt1.o do. What those bring in
# is not used then: _init and _fini do nothing here, and programs begin at an entry of their own (program_entry.c).
set(TENON_CET_LINK -Wl,-z,ibt,-z,shstk,-init=tenon_no_init,-fini=tenon_no_fini)
if(TENON_HAS_CET)
    check_linker_flag(C "${TENON_CET_LINK}" TENON_HAS_CET_LINK)
endif()

# tenon_harden(TARGET)
function(tenon_harden target)
    if(TENON_SANITIZE)
        return()
    endif()
    target_compile_options(${target} PRIVATE -fstack-protector-strong
        $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE> $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-D_FORTIFY_SOURCE=2>)
    if(TENON_HAS_CET)
        target_compile_options(${target} PRIVATE -fcf-protection=full)
    endif()
    get_target_property(kind ${target} TYPE)
    if(TENON_HAS_CET_LINK AND kind MATCHES "SHARED|MODULE|EXECUTABLE")
        target_link_options(${target} PRIVATE ${TENON_CET_LINK})
        if(kind STREQUAL "EXECUTABLE")
            target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/program_entry.c)
            target_link_options(${target} PRIVATE -Wl,-e,tenon_entry)
        endif()
    endif()
endfunction()
