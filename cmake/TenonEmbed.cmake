# SPDX-License-Identifier: BSD-3-Clause

# tenon_embed_text(VARIABLE FILE NAME): sets the variable to a C file, made when FILE changes, that defines NAME: an array of
# FILE's characters, which are ASCII, and a zero. A string literal would do for C but not for its limit of 4095 characters.
# The file is made by this one as a script: cmake -DTEXT=… -DNAME=… -DOUT=… -P TenonEmbed.cmake
if(CMAKE_SCRIPT_MODE_FILE)
    file(READ "${TEXT}" bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    string(REPEAT "." 80 line)
    string(REGEX REPLACE "(${line})" "\\1\n    " bytes "${bytes}")
    file(WRITE "${OUT}" "extern const char ${NAME}[];\nconst char ${NAME}[] = {\n    ${bytes}0};\n")
    return()
endif()
set(TENON_EMBED ${CMAKE_CURRENT_LIST_FILE})
function(tenon_embed_text variable file name)
    get_filename_component(file ${file} ABSOLUTE)
    set(out ${CMAKE_CURRENT_BINARY_DIR}/${name}.c)
    add_custom_command(OUTPUT ${out} DEPENDS ${file} ${TENON_EMBED}
        COMMAND ${CMAKE_COMMAND} -DTEXT=${file} -DNAME=${name} -DOUT=${out} -P ${TENON_EMBED} VERBATIM)
    set(${variable} ${out} PARENT_SCOPE)
endfunction()
