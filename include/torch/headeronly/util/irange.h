/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Integers for a loop: `for (const auto i : c10::irange(n))` is 0 ... n - 1, and nothing for a
 * negative n; irange(begin, end) has the type of `end`, and nothing in it where end <= begin.
 */
#ifndef TORCH_HEADERONLY_IRANGE_H
#define TORCH_HEADERONLY_IRANGE_H

#include <torch/headeronly/util/TypeSafeSignMath.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <type_traits>

namespace torch
{
namespace headeronly
{
namespace detail
{

/* one_sided: a range from 0 is at its end also where that is negative. */
template <typename I, bool one_sided = false, std::enable_if_t<std::is_integral<I>::value, int> = 0>
struct integer_iterator {
    using iterator_category = std::input_iterator_tag;
    using value_type = I;
    using difference_type = std::ptrdiff_t;
    using pointer = I *;
    using reference = I &;

    C10_HOST_DEVICE explicit constexpr integer_iterator(I at) : value(at)
    {
    }
    C10_HOST_DEVICE constexpr I operator*() const
    {
        return value;
    }
    C10_HOST_DEVICE constexpr const I *operator->() const
    {
        return &value;
    }
    C10_HOST_DEVICE constexpr integer_iterator &operator++()
    {
        ++value;
        return *this;
    }
    C10_HOST_DEVICE constexpr integer_iterator operator++(int)
    {
        const integer_iterator before = *this;
        ++*this;
        return before;
    }
    C10_HOST_DEVICE constexpr bool operator==(const integer_iterator &other) const
    {
        return value == other.value || (one_sided && c10::is_negative(other.value));
    }
    C10_HOST_DEVICE constexpr bool operator!=(const integer_iterator &other) const
    {
        return !(*this == other);
    }

protected:
    I value; /* The integer it stands at. */
};

} // namespace detail

template <typename I, bool one_sided = false,
          std::enable_if_t<std::is_integral<I>::value, bool> = true>
struct integer_range {
    using iterator = detail::integer_iterator<I, one_sided>;

    C10_HOST_DEVICE constexpr integer_range(I begin, I end) : begin_(begin), end_(end)
    {
    }
    C10_HOST_DEVICE constexpr iterator begin() const
    {
        return begin_;
    }
    C10_HOST_DEVICE constexpr iterator end() const
    {
        return end_;
    }

private:
    iterator begin_; /* At the first integer. */
    iterator end_;   /* Behind the last one. */
};

template <typename Integer, std::enable_if_t<std::is_integral<Integer>::value, bool> = true>
C10_HOST_DEVICE constexpr integer_range<Integer, true> irange(Integer end)
{
    return {Integer(0), end};
}

template <typename Integer1, typename Integer2,
          std::enable_if_t<std::is_integral<Integer1>::value, bool> = true,
          std::enable_if_t<std::is_integral<Integer2>::value, bool> = true>
C10_HOST_DEVICE constexpr integer_range<Integer2> irange(Integer1 begin, Integer2 end)
{
    const Integer2 first = static_cast<Integer2>(begin);
    return {first, first < end ? end : first};
}

} // namespace headeronly
} // namespace torch

namespace c10
{
using torch::headeronly::integer_range;
using torch::headeronly::irange;
namespace detail
{
using torch::headeronly::detail::integer_iterator;
} // namespace detail
} // namespace c10

#endif
