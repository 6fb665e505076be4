/* SPDX-License-Identifier: BSD-3-Clause */
/* Refuses a second ABI in one translation unit. Without a guard: each header asks anew. */
#if defined(TENON_ABI_VERSION_REQUESTED) && TENON_ABI_VERSION_REQUESTED != TENON_ABI_VERSION
#    error "two values of TENON_ABI_VERSION_REQUESTED in one translation unit"
#endif
