/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A borrowed, read-only stretch of elements: a pointer and a length.
 *
 * Whatever it was made from must outlive it; a braced list lives to the end of the full expression
 * only, which is right for an argument and wrong for a variable.
 */
#ifndef TORCH_HEADERONLY_HEADERONLYARRAYREF_H
#define TORCH_HEADERONLY_HEADERONLYARRAYREF_H

#include <torch/headeronly/util/Exception.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>
#if __cplusplus >= 202002L
#    include <ranges>
#endif

namespace c10
{

template <typename T>
class HeaderOnlyArrayRef
{
public:
    using iterator = const T *;
    using const_iterator = const T *;
    using size_type = size_t;
    using value_type = T;
    using reverse_iterator = std::reverse_iterator<iterator>;

    constexpr HeaderOnlyArrayRef() : Data(nullptr), Length(0)
    {
    }
    constexpr HeaderOnlyArrayRef(const T &one) : Data(&one), Length(1)
    {
    }
    constexpr HeaderOnlyArrayRef(const T *data, size_t length) : Data(data), Length(length)
    {
    }
    constexpr HeaderOnlyArrayRef(const T *begin, const T *end)
        : Data(begin), Length(static_cast<size_t>(end - begin))
    {
    }
    /* Anything with data() and size() over exactly T: vectors, arrays, other references. */
    template <typename Container,
              typename = std::enable_if_t<
                  std::is_same<std::remove_const_t<std::remove_pointer_t<
                                   decltype(std::declval<const Container &>().data())>>,
                               T>::value>,
              typename = decltype(std::declval<const Container &>().size())>
    constexpr HeaderOnlyArrayRef(const Container &container)
        : Data(container.data()), Length(static_cast<size_t>(container.size()))
    {
        static_assert(!std::is_same<Container, std::vector<bool>>::value,
                      "std::vector<bool> holds bits, not bools");
    }
    template <size_t N>
    constexpr HeaderOnlyArrayRef(const T (&array)[N]) : Data(array), Length(N)
    {
    }
    constexpr HeaderOnlyArrayRef(const std::initializer_list<T> &list)
        : Data(std::data(list)), Length(list.size())
    {
    }

    constexpr iterator begin() const
    {
        return Data;
    }
    constexpr iterator end() const
    {
        return Data + Length;
    }
    constexpr const_iterator cbegin() const
    {
        return Data;
    }
    constexpr const_iterator cend() const
    {
        return Data + Length;
    }
    constexpr reverse_iterator rbegin() const
    {
        return reverse_iterator(end());
    }
    constexpr reverse_iterator rend() const
    {
        return reverse_iterator(begin());
    }
    constexpr bool empty() const
    {
        return Length == 0;
    }
    constexpr const T *data() const
    {
        return Data;
    }
    constexpr size_t size() const
    {
        return Length;
    }
    /* Whether every element satisfies the predicate. */
    template <typename Predicate>
    constexpr bool allMatch(const Predicate &predicate) const
    {
        for (const T &element : *this) {
            if (!predicate(element)) {
                return false;
            }
        }
        return true;
    }
    constexpr const T &front() const
    {
        STD_TORCH_CHECK(!empty(), "HeaderOnlyArrayRef: front() of an empty list");
        return Data[0];
    }
    constexpr const T &back() const
    {
        STD_TORCH_CHECK(!empty(), "HeaderOnlyArrayRef: back() of an empty list");
        return Data[Length - 1];
    }
    constexpr bool equals(HeaderOnlyArrayRef other) const
    {
        if (Length != other.Length) {
            return false;
        }
        for (size_t i = 0; i < Length; i++) {
            if (!(Data[i] == other.Data[i])) {
                return false;
            }
        }
        return true;
    }
    /* `count` elements from `first` on; the one-argument form takes all the rest. */
    constexpr HeaderOnlyArrayRef<T> slice(size_t first, size_t count) const
    {
        STD_TORCH_CHECK(first <= Length && count <= Length - first, "HeaderOnlyArrayRef: slice ",
                        first, " + ", count, " of a list of ", Length);
        return HeaderOnlyArrayRef<T>(Data + first, count);
    }
    constexpr HeaderOnlyArrayRef<T> slice(size_t first) const
    {
        STD_TORCH_CHECK(first <= Length, "HeaderOnlyArrayRef: slice from ", first, " of a list of ",
                        Length);
        return HeaderOnlyArrayRef<T>(Data + first, Length - first);
    }
    constexpr const T &operator[](size_t index) const
    {
        return Data[index];
    }
    constexpr const T &at(size_t index) const
    {
        STD_TORCH_CHECK(index < Length, "HeaderOnlyArrayRef: index ", index, " of a list of ",
                        Length);
        return Data[index];
    }
    /* Assigning a temporary would leave the reference dangling at once. */
    template <typename U>
    std::enable_if_t<std::is_same<U, T>::value, HeaderOnlyArrayRef<T>> &
    operator=(U &&temporary) = delete;
    template <typename U>
    std::enable_if_t<std::is_same<U, T>::value, HeaderOnlyArrayRef<T>> &
    operator=(std::initializer_list<U>) = delete;
    /* A copy that owns its elements. */
    std::vector<T> vec() const
    {
        return std::vector<T>(Data, Data + Length);
    }

protected:
    const T *Data;    /* The first element; NULL only when there is none. */
    size_type Length; /* How many. */
};

template <typename T>
bool operator==(HeaderOnlyArrayRef<T> a, HeaderOnlyArrayRef<T> b)
{
    return a.equals(b);
}

template <typename T>
bool operator!=(HeaderOnlyArrayRef<T> a, HeaderOnlyArrayRef<T> b)
{
    return !a.equals(b);
}

template <typename T>
bool operator==(const std::vector<T> &a, HeaderOnlyArrayRef<T> b)
{
    return HeaderOnlyArrayRef<T>(a).equals(b);
}

template <typename T>
bool operator==(HeaderOnlyArrayRef<T> a, const std::vector<T> &b)
{
    return a.equals(HeaderOnlyArrayRef<T>(b));
}

template <typename T>
bool operator!=(const std::vector<T> &a, HeaderOnlyArrayRef<T> b)
{
    return !(a == b);
}

template <typename T>
bool operator!=(HeaderOnlyArrayRef<T> a, const std::vector<T> &b)
{
    return !(a == b);
}

} // namespace c10

/* Iterators outlive the reference, so algorithms return them also for a temporary one. */
#if __cplusplus >= 202002L
template <typename T>
constexpr bool std::ranges::enable_borrowed_range<c10::HeaderOnlyArrayRef<T>> = true;
#endif

namespace torch
{
namespace headeronly
{
using c10::HeaderOnlyArrayRef;
using IntHeaderOnlyArrayRef = c10::HeaderOnlyArrayRef<int64_t>;
} // namespace headeronly
} // namespace torch

#endif
