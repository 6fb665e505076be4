/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How the elements of a tensor lie in memory. The values are those that cross the C boundary.
 */
#ifndef TORCH_HEADERONLY_LAYOUT_H
#define TORCH_HEADERONLY_LAYOUT_H

#include <torch/headeronly/util/Exception.h>

#include <cstdint>
#include <iosfwd>

namespace c10
{

enum class Layout : int8_t {
    Strided = 0,
    Sparse = 1,
    SparseCsr = 2,
    Mkldnn = 3,
    SparseCsc = 4,
    SparseBsr = 5,
    SparseBsc = 6,
    Jagged = 7,
    NumOptions = 8
};

constexpr Layout kStrided = Layout::Strided;
constexpr Layout kSparse = Layout::Sparse;
constexpr Layout kSparseCsr = Layout::SparseCsr;
constexpr Layout kMkldnn = Layout::Mkldnn;
constexpr Layout kSparseCsc = Layout::SparseCsc;
constexpr Layout kSparseBsr = Layout::SparseBsr;
constexpr Layout kSparseBsc = Layout::SparseBsc;
constexpr Layout kJagged = Layout::Jagged;

/* The name as PyTorch writes it. */
inline const char *layoutName(Layout value)
{
    switch (value) {
    case Layout::Strided:
        return "Strided";
    case Layout::Sparse:
        return "Sparse";
    case Layout::SparseCsr:
        return "SparseCsr";
    case Layout::Mkldnn:
        return "Mkldnn";
    case Layout::SparseCsc:
        return "SparseCsc";
    case Layout::SparseBsr:
        return "SparseBsr";
    case Layout::SparseBsc:
        return "SparseBsc";
    case Layout::Jagged:
        return "Jagged";
    case Layout::NumOptions:
        break;
    }
    return "Unknown";
}

template <class Char, class Traits>
std::basic_ostream<Char, Traits> &operator<<(std::basic_ostream<Char, Traits> &out, Layout value)
{
    return out << layoutName(value);
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::kJagged;
using c10::kMkldnn;
using c10::kSparse;
using c10::kSparseBsc;
using c10::kSparseBsr;
using c10::kSparseCsc;
using c10::kSparseCsr;
using c10::kStrided;
using c10::Layout;
} // namespace headeronly
} // namespace torch

#endif
