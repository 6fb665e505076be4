/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads one element from memory that another program may have written: a byte other than 0 is true,
 * where reading it as a bool would be undefined unless it were 1.
 */
#ifndef TORCH_HEADERONLY_LOAD_H
#define TORCH_HEADERONLY_LOAD_H

#include <torch/headeronly/macros/Macros.h>

#include <cstring>
#include <type_traits>

namespace torch
{
namespace headeronly
{

/* `source` is aligned for T. */
template <typename T>
C10_HOST_DEVICE T load(const void *source)
{
    if constexpr (std::is_same<T, bool>::value) {
        return *static_cast<const unsigned char *>(source) != 0;
    } else {
        return *static_cast<const T *>(source);
    }
}

template <typename scalar_t>
C10_HOST_DEVICE scalar_t load(const scalar_t *source)
{
    return load<scalar_t>(static_cast<const void *>(source));
}

} // namespace headeronly
} // namespace torch

namespace c10
{
using torch::headeronly::load;
} // namespace c10

#endif
