/* SPDX-License-Identifier: BSD-3-Clause */
/* The vector intrinsics of the processor that is compiled for, where there are any. */
#ifndef TORCH_HEADERONLY_INTRINSICS_H
#define TORCH_HEADERONLY_INTRINSICS_H

#if defined(__x86_64__) || defined(__i386__)
#    include <x86intrin.h>
#elif defined(__ARM_NEON)
#    include <arm_neon.h>
#    ifdef __ARM_FEATURE_SVE
#        include <arm_sve.h>
#    endif
#endif

#endif
