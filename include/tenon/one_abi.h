/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Refuses a second ABI in one translation unit. Without a guard: each header asks anew. A request
 * behind the last header is a macro defined twice, which compilers report by themselves.
 */
#if TENON_ABI_VERSION_REQUESTED != TENON_ABI_VERSION
#    error "two values of TENON_ABI_VERSION_REQUESTED in one translation unit"
#endif
