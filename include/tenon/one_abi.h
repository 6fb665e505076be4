/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Refuses a second ABI in one translation unit. Without a guard, and included behind that of each
 * header: also a header that is included again asks anew.
 */
#if TENON_ABI_VERSION_REQUESTED != TENON_ABI_VERSION
#error "two values of TENON_ABI_VERSION_REQUESTED in one translation unit"
#endif
