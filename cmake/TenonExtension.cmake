# SPDX-License-Identifier: BSD-3-Clause
include(${CMAKE_CURRENT_LIST_DIR}/TenonGenerate.cmake)

# tenon_extension(TARGET FOLDER SOURCE…): an operator extension, built as its author would build it for
# PyTorch: against the headers under include/torch, with libtorch_cpu.so as a needed library, no rpath
# and nothing of Tenon. The host that loads it has a library of that name: PyTorch's or the stub.
function(tenon_extension target folder)
    add_library(${target} MODULE ${ARGN})
    target_link_libraries(${target} PRIVATE tenon_flags tenon_torch_headers)
    target_link_libraries(${target} PRIVATE -Wl,--no-as-needed stub_libtorch_cpu_so)
    set_target_properties(${target} PROPERTIES PREFIX "" SKIP_BUILD_RPATH ON
        LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/${folder})
endfunction()
