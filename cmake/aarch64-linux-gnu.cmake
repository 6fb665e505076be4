# SPDX-License-Identifier: BSD-3-Clause
# Cross build for 64-bit ARM with Debian's compilers: headers and libraries come from a sysroot, which
# tools/dev/aarch64.sh makes, and the tests run in qemu. Another sysroot: -DTENON_SYSROOT=…
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
if(NOT TENON_SYSROOT)
    cmake_path(ABSOLUTE_PATH CMAKE_CURRENT_LIST_DIR NORMALIZE)
    cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH TENON_SYSROOT)
    string(APPEND TENON_SYSROOT /build/.sysroot-aarch64)
endif()
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES TENON_SYSROOT) # each try_compile reads this file again
set(CMAKE_SYSROOT ${TENON_SYSROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
# Its headers serve any Python of this version or a later one: the module takes the limited API only.
file(GLOB TENON_SYSROOT_PYTHON ${TENON_SYSROOT}/usr/include/python3.*)
if(TENON_SYSROOT_PYTHON)
    set(Python3_INCLUDE_DIR ${TENON_SYSROOT_PYTHON})
endif()
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L ${TENON_SYSROOT})
set(ENV{PKG_CONFIG_LIBDIR} ${TENON_SYSROOT}/usr/lib/aarch64-linux-gnu/pkgconfig)
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${TENON_SYSROOT})
