# SPDX-License-Identifier: BSD-3-Clause
# A build for musl with Debian's musl-gcc, which compiles C alone: what is C++ is left out. The libraries below the core come from
# a folder that tools/dev/musl.sh makes. Another folder: -DTENON_MUSL_ROOT=…
set(CMAKE_C_COMPILER musl-gcc)
if(NOT TENON_MUSL_ROOT)
    cmake_path(ABSOLUTE_PATH CMAKE_CURRENT_LIST_DIR NORMALIZE)
    cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH TENON_MUSL_ROOT)
    string(APPEND TENON_MUSL_ROOT /build/.musl)
endif()
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES TENON_MUSL_ROOT) # each try_compile reads this file again
set(CMAKE_FIND_ROOT_PATH ${TENON_MUSL_ROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${TENON_MUSL_ROOT}/lib/pkgconfig)
# libgomp is glibc's: loops run on Tenon's own threads.
set(CMAKE_DISABLE_FIND_PACKAGE_OpenMP ON)
# Its libgcc was built for glibc, and asks that for files of addresses (tools/dev/musl_find_object.c).
set(CMAKE_C_STANDARD_LIBRARIES_INIT "-L${TENON_MUSL_ROOT}/lib -lgcc_eh -lfind_object")
# musl-gcc forgets the table that finds a function's frame; without it taking frames (TENON_BACKTRACE) ends the process.
foreach(kind IN ITEMS EXE SHARED MODULE)
    set(CMAKE_${kind}_LINKER_FLAGS_INIT -Wl,--eh-frame-hdr)
endforeach()
