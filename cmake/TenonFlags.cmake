# SPDX-License-Identifier: BSD-3-Clause
# What every target of the project is compiled with: warnings, visibility, nothing that makes a build
# irreproducible, and the sanitizers that a preset asks for.

set(TENON_SANITIZE "" CACHE STRING "Sanitizers: empty, \"address,undefined\" or \"thread\"")
option(TENON_HOSTILE "Fail the allocation that TENON_FAIL_NTH names, fill new memory with a pattern, use no pools" OFF)

# In PyTorch's stable ABI every value, a handle or a pointer too, crosses as 64 bits, and small ones lie in the lower bytes
# (StableIValue in include/torch/csrc/inductor/aoti_torch/c/macros.h); files of tensors are little-endian.
if(NOT CMAKE_SIZEOF_VOID_P EQUAL 8)
    math(EXPR bits "8 * ${CMAKE_SIZEOF_VOID_P}")
    message(FATAL_ERROR "tenon: ${CMAKE_C_COMPILER} makes programs with pointers of ${bits} bits, which are not served: PyTorch's stable ABI has 64")
endif()
if(CMAKE_C_BYTE_ORDER STREQUAL "BIG_ENDIAN")
    message(FATAL_ERROR "tenon: ${CMAKE_C_COMPILER} makes programs for a big-endian processor, which are not served: only little-endian ones are")
endif()

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()
set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
# What debug builds know of the sources: -g all, -g1 the lines that a report names, which links in half the time.
set(TENON_DEBUG_INFO -g CACHE STRING "Option of debug builds: -g, -g1 or -g0")
# How far they are optimised: where few tests run, -O0 is built in half the time.
set(TENON_DEBUG_LEVEL -O1 CACHE STRING "Optimisation of debug builds: -O0, -O1 or -Og")
set(CMAKE_C_FLAGS_DEBUG "${TENON_DEBUG_LEVEL} ${TENON_DEBUG_INFO}")
set(CMAKE_CXX_FLAGS_DEBUG "${TENON_DEBUG_LEVEL} ${TENON_DEBUG_INFO}")

# Programs find the library beside themselves, wherever the tree was moved.
set(CMAKE_BUILD_RPATH_USE_ORIGIN ON)
# What is installed has one run path, in the build and there: CMake would otherwise fill the shorter one with colons, each of
# which means the current folder to the linker.
set(TENON_PROGRAM_RUN_PATH "$ORIGIN/../lib")
if(NOT CMAKE_INSTALL_LIBDIR STREQUAL "lib")
    string(PREPEND TENON_PROGRAM_RUN_PATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}:")
endif()
# tenon_run_path(TARGET PATH): what TARGET is linked with, "" for none.
function(tenon_run_path target path)
    set_target_properties(${target} PROPERTIES BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "${path}")
endfunction()

add_library(tenon_flags INTERFACE)
target_compile_options(tenon_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    $<$<COMPILE_LANGUAGE:C>:-Wmissing-prototypes>
    -fvisibility=$<IF:$<BOOL:$<TARGET_PROPERTY:TENON_ALL_VISIBLE>>,default,hidden> -fno-semantic-interposition -fexceptions -ffp-contract=off
    -ffunction-sections -fdata-sections -fno-lto)
# Where a release was built does not show in it; a debugger wants the real paths.
target_compile_options(tenon_flags INTERFACE $<$<NOT:$<CONFIG:Debug>>:
    -ffile-prefix-map=${CMAKE_SOURCE_DIR}/= -ffile-prefix-map=${CMAKE_BINARY_DIR}=build>)
target_link_options(tenon_flags INTERFACE -Wl,-z,now,-z,relro,-z,noexecstack)
# Sanitizer run times and gc-sections do not know each other's sections well enough.
if(NOT TENON_SANITIZE)
    target_link_options(tenon_flags INTERFACE -Wl,--gc-sections)
endif()

# Programs that see the core's inside: each holds all of it, so that the loader has no part in what is tested. A sanitizer makes
# that 80 MB a program, 12 GB in all: there they share one library, libtenon_inside, which hides no name.
set(TENON_SHARED_INSIDE OFF)
if(TENON_SANITIZE AND NOT TENON_FUZZ)
    set(TENON_SHARED_INSIDE ON)
endif()

if(TENON_HOSTILE)
    target_compile_definitions(tenon_flags INTERFACE TENON_HOSTILE)
endif()

# Assertions (src/base/assertions.h) are for builds that look for faults. Coverage counts branches, and no test takes that of
# a false claim.
set(asserts OFF)
if((CMAKE_BUILD_TYPE STREQUAL "Debug" OR TENON_SANITIZE) AND NOT TENON_COVERAGE)
    set(asserts ON)
endif()
option(TENON_ASSERT "Check the core's claims about its own structures (TNI_ASSERT)" ${asserts})
if(TENON_ASSERT)
    target_compile_definitions(tenon_flags INTERFACE TENON_ASSERT)
endif()

option(TENON_FUZZ "Build the fuzz targets for clang's libFuzzer" OFF)
if(TENON_FUZZ)
    target_compile_options(tenon_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
# The property TENON_UNSANITIZED leaves a target out that is only in the way of what the sanitizer looks at.
if(TENON_SANITIZE)
    set(sanitized $<NOT:$<BOOL:$<TARGET_PROPERTY:TENON_UNSANITIZED>>>)
    target_compile_options(tenon_flags INTERFACE $<${sanitized}:-fsanitize=${TENON_SANITIZE}> -fno-omit-frame-pointer)
    target_link_options(tenon_flags INTERFACE -fsanitize=${TENON_SANITIZE})
    if(TENON_SANITIZE MATCHES "undefined")
        target_compile_options(tenon_flags INTERFACE $<${sanitized}:-fno-sanitize-recover=undefined>)
    endif()
endif()

# Which lines and branches the tests run: gcov counts them for src/ alone (CMakeLists.txt, src/kernels). A shared object needs
# its run time, too, whoever links it.
option(TENON_COVERAGE "Count the lines and branches of src/ that run (gcov)" OFF)
set(TENON_COUNTED "")
if(TENON_COVERAGE)
    set(TENON_COUNTED --coverage -fprofile-update=atomic -fno-early-inlining -fno-ssa-phiopt)
    target_link_options(tenon_flags INTERFACE --coverage)
endif()

# Parallel loops: OpenMP, so that compiled models and Tenon share one pool. The thread sanitizer does
# not see OpenMP's own synchronisation, and clang without libomp has no OpenMP: plain threads there.
find_package(Threads REQUIRED)
set(TENON_LOOPS Threads::Threads)
if(TENON_SANITIZE MATCHES "thread")
    target_compile_definitions(tenon_flags INTERFACE TENON_TSAN)
else()
    find_package(OpenMP COMPONENTS C)
    if(OpenMP_C_FOUND)
        list(APPEND TENON_LOOPS OpenMP::OpenMP_C)
    else()
        message(STATUS "no OpenMP for this compiler: parallel loops use plain threads")
        target_compile_definitions(tenon_flags INTERFACE TENON_TSAN)
    endif()
endif()
