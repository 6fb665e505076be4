# SPDX-License-Identifier: BSD-3-Clause

# tenon_generate(TARGET FILE.yaml [NAMESPACE NS]): runs `tenon gen` on the yaml when it changes, compiles
# FILE_register.c into the target, and lets its sources include FILE_kernels.h and FILE_calls.h.
function(tenon_generate target yaml)
    cmake_parse_arguments(arg "" "NAMESPACE" "" ${ARGN})
    get_filename_component(yaml ${yaml} ABSOLUTE)
    get_filename_component(stem ${yaml} NAME_WLE)
    string(MAKE_C_IDENTIFIER ${stem} stem)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}.gen)
    if(TARGET tenon_gen)
        set(command tenon_gen extension)
        set(program tenon_gen)
    elseif(TENON_GENERATOR)
        set(command ${TENON_GENERATOR} extension)
        set(program ${TENON_GENERATOR})
    else()
        message(FATAL_ERROR "tenon_generate: this Tenon has no tenon-gen; it is built where libyaml is installed")
    endif()
    set(options ${yaml} -o ${folder})
    if(arg_NAMESPACE)
        list(APPEND options --namespace ${arg_NAMESPACE})
    endif()
    set(made ${folder}/${stem}_kernels.h ${folder}/${stem}_register.c ${folder}/${stem}_calls.h ${folder}/${stem}_tenon.h)
    # Files that stay equal are not touched by tenon-gen, so that the build's times need a touch.
    add_custom_command(OUTPUT ${made} COMMAND ${command} ${options} COMMAND ${CMAKE_COMMAND} -E touch ${made}
        DEPENDS ${yaml} ${program} COMMENT "tenon gen ${stem}.yaml" VERBATIM)
    target_sources(${target} PRIVATE ${made})
    target_include_directories(${target} PRIVATE ${folder})
endfunction()
