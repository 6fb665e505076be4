/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Orders of dimensions in memory. The values are those that cross the C boundary.
 */
#ifndef TORCH_HEADERONLY_MEMORYFORMAT_H
#define TORCH_HEADERONLY_MEMORYFORMAT_H

#include <torch/headeronly/util/Exception.h>

#include <cstdint>
#include <iosfwd>

namespace c10
{

enum class MemoryFormat : int8_t {
    Contiguous = 0,
    Preserve = 1,
    ChannelsLast = 2,
    ChannelsLast3d = 3,
    NumOptions = 4
};

inline MemoryFormat get_contiguous_memory_format()
{
    return MemoryFormat::Contiguous;
}

/* The name as PyTorch writes it. */
inline const char *memoryFormatName(MemoryFormat value)
{
    switch (value) {
    case MemoryFormat::Contiguous:
        return "Contiguous";
    case MemoryFormat::Preserve:
        return "Preserve";
    case MemoryFormat::ChannelsLast:
        return "ChannelsLast";
    case MemoryFormat::ChannelsLast3d:
        return "ChannelsLast3d";
    case MemoryFormat::NumOptions:
        break;
    }
    return "Unknown";
}

template <class Char, class Traits>
std::basic_ostream<Char, Traits> &operator<<(std::basic_ostream<Char, Traits> &out,
                                             MemoryFormat value)
{
    return out << memoryFormatName(value);
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::get_contiguous_memory_format;
using c10::MemoryFormat;
} // namespace headeronly
} // namespace torch

#endif
