/* SPDX-License-Identifier: BSD-3-Clause */
/* Marks for what authors should move away from. */
#ifndef TORCH_HEADERONLY_DEPRECATED_H
#define TORCH_HEADERONLY_DEPRECATED_H

#include <torch/headeronly/macros/origin.h>

#define C10_DEPRECATED                  [[deprecated]]
#define C10_DEPRECATED_MESSAGE(message) [[deprecated(message)]]
#define C10_DEFINE_DEPRECATED_USING(TypeName, TypeThingy)                                          \
    using TypeName [[deprecated]] = TypeThingy;

#endif
