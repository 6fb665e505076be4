/* SPDX-License-Identifier: BSD-3-Clause */
/* Element types of the integer dtypes of one to seven bits. They have a name and a size only. */
#ifndef TORCH_HEADERONLY_DUMMY_INT_H
#define TORCH_HEADERONLY_DUMMY_INT_H

#include <torch/headeronly/macros/origin.h>

namespace c10
{

template <unsigned int N>
struct dummy_uint1_7_t {
};

template <unsigned int N>
struct dummy_int1_7_t {
};

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::dummy_int1_7_t;
using c10::dummy_uint1_7_t;
} // namespace headeronly
} // namespace torch

#endif
