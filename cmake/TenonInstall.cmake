# SPDX-License-Identifier: BSD-3-Clause
# What `cmake --install` puts where. The whole prefix may be moved afterwards: every path in it is
# relative to the file that names it.
include(CMakePackageConfigHelpers)

set(TENON_CMAKE_DIRECTORY ${CMAKE_INSTALL_LIBDIR}/cmake/tenon)
set_target_properties(tenon_torch_headers PROPERTIES EXPORT_NAME torch_headers)
install(TARGETS tenon tenon_torch_headers EXPORT tenonTargets
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/tenon DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    PATTERN .clang-format EXCLUDE)
# PyTorch's paths in a folder of their own, so that they never shadow PyTorch's headers.
install(DIRECTORY include/torch DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tenon-torch)

# Parts that other folders build: the catcher and the checker beside the library, the command. (stubs/ installs its own.)
foreach(part tenon_cxx tenon_check tenon_cli tenon_gen)
    if(TARGET ${part})
        install(TARGETS ${part} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
    endif()
endforeach()

file(GLOB pages CONFIGURE_DEPENDS cli/*.1 docs/man/*.1)
if(pages)
    install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
# Where distributions look for a licence, and `tenon bundle` for the one it takes along.
configure_file(LICENSE ${CMAKE_BINARY_DIR}/share/doc/tenon/copyright COPYONLY)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tenon RENAME copyright)
# What `tenon new` copies, below the prefix of the program; in the build as well.
file(GLOB_RECURSE projects CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/examples/new examples/new/*/*)
foreach(file IN LISTS projects)
    configure_file(examples/new/${file} ${CMAKE_BINARY_DIR}/share/tenon/new/${file} COPYONLY)
    get_filename_component(folder ${file} DIRECTORY)
    install(FILES examples/new/${file} DESTINATION ${CMAKE_INSTALL_DATADIR}/tenon/new/${folder})
endforeach()
# Where the shells look for completion.
install(FILES tools/completion/tenon.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME tenon)
install(FILES tools/completion/tenon.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions RENAME _tenon)
install(FILES tools/completion/tenon.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

install(EXPORT tenonTargets NAMESPACE tenon:: DESTINATION ${TENON_CMAKE_DIRECTORY})
configure_package_config_file(cmake/tenonConfig.cmake.in ${CMAKE_BINARY_DIR}/tenonConfig.cmake
    INSTALL_DESTINATION ${TENON_CMAKE_DIRECTORY} NO_SET_AND_CHECK_MACRO
    NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/tenonConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/tenonConfig.cmake ${CMAKE_BINARY_DIR}/tenonConfigVersion.cmake
    cmake/TenonGenerate.cmake DESTINATION ${TENON_CMAKE_DIRECTORY})

# From lib/pkgconfig back to the prefix, however deep the library folder is.
file(RELATIVE_PATH TENON_PC_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" TENON_PC_TO_PREFIX "${TENON_PC_TO_PREFIX}")
foreach(file tenon tenon-torch)
    configure_file(cmake/${file}.pc.in ${CMAKE_BINARY_DIR}/${file}.pc @ONLY)
    install(FILES ${CMAKE_BINARY_DIR}/${file}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()
