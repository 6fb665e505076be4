/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Says whose headers these are.
 *
 * Tenon's headers stand under the same paths as PyTorch's. One translation unit must take all of
 * them from one place: the two trees agree on what crosses the C boundary and on nothing else.
 * Every header that another one does not already lead to includes this first.
 */
#ifndef TENON_TORCH_HEADERS
#if defined(TORCH_ABI_VERSION) || defined(C10_EXPORT) || defined(C10_MACROS_EXPORT_H_) ||          \
    defined(AOTI_TORCH_EXPORT) || defined(STD_TORCH_CHECK)
#    error "PyTorch's own torch/ headers were included before Tenon's in this translation unit. \
Take them from one place: put only one of the two trees on the include path."
#endif
#define TENON_TORCH_HEADERS 1
#endif
