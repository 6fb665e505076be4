/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a callable takes and returns, as types; parts of tuples.
 *
 * infer_function_traits_t<F> works for functions, pointers and references to them, member function
 * pointers, and objects with one operator(): it has return_type, parameter_types (a typelist),
 * number_of_parameters and func_type.
 */
#ifndef TORCH_HEADERONLY_METAPROGRAMMING_H
#define TORCH_HEADERONLY_METAPROGRAMMING_H

#include <torch/headeronly/util/TypeList.h>
#include <torch/headeronly/util/TypeTraits.h>

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

namespace c10
{
namespace guts
{

template <class Func>
struct function_traits;

template <class Result, class... Args>
struct function_traits<Result(Args...)> {
    using func_type = Result(Args...);
    using return_type = Result;
    using parameter_types = typelist::typelist<Args...>;
    static constexpr size_t number_of_parameters = sizeof...(Args);
};
template <class Result, class... Args>
struct function_traits<Result(Args...) noexcept> : function_traits<Result(Args...)> {
};

/* Objects are read by their operator(). */
template <class Functor>
struct infer_function_traits
    : infer_function_traits<decltype(&std::remove_reference_t<Functor>::operator())> {
};
template <class Result, class... Args>
struct infer_function_traits<Result(Args...)> {
    using type = function_traits<Result(Args...)>;
};
template <class Result, class... Args>
struct infer_function_traits<Result(Args...) noexcept> : infer_function_traits<Result(Args...)> {
};
template <class Result, class... Args>
struct infer_function_traits<Result (*)(Args...)> : infer_function_traits<Result(Args...)> {
};
template <class Result, class... Args>
struct infer_function_traits<Result (*)(Args...) noexcept>
    : infer_function_traits<Result(Args...)> {
};
template <class Result, class... Args>
struct infer_function_traits<Result (&)(Args...)> : infer_function_traits<Result(Args...)> {
};
template <class Class, class Result, class... Args>
struct infer_function_traits<Result (Class::*)(Args...)> : infer_function_traits<Result(Args...)> {
};
template <class Class, class Result, class... Args>
struct infer_function_traits<Result (Class::*)(Args...) const>
    : infer_function_traits<Result(Args...)> {
};

template <class Func>
using infer_function_traits_t =
    typename infer_function_traits<std::remove_cv_t<std::remove_reference_t<Func>>>::type;

/* The traits of a function that is known by what it returns and a typelist of what it takes. */
template <class Result, class List>
struct make_function_traits;
template <class Result, class... Args>
struct make_function_traits<Result, typelist::typelist<Args...>> {
    using type = function_traits<Result(Args...)>;
};
template <class Result, class List>
using make_function_traits_t = typename make_function_traits<Result, List>::type;

namespace detail
{

template <size_t Start, size_t... I>
std::index_sequence<Start + I...> shift_indices(std::index_sequence<I...>);

template <class Mapper, class... Args, size_t... I>
auto map_elements(std::tuple<Args...> &tuple, const Mapper &mapper, std::index_sequence<I...>)
{
    return std::tuple<decltype(mapper(std::forward<Args>(std::get<I>(tuple))))...>{
        mapper(std::forward<Args>(std::get<I>(tuple)))...};
}

} // namespace detail

/* Start, Start + 1, ...: N of them. */
template <size_t Start, size_t N>
using make_offset_index_sequence =
    decltype(detail::shift_indices<Start>(std::make_index_sequence<N>()));

/* The elements at the indices, as a tuple. */
template <class Tuple, size_t... I>
constexpr auto tuple_elements(Tuple t, std::index_sequence<I...>)
{
    return std::tuple<std::tuple_element_t<I, Tuple>...>(std::get<I>(t)...);
}

/* N elements from Start on. */
template <class Tuple, size_t Start, size_t N>
constexpr auto tuple_slice(Tuple t)
{
    static_assert(Start + N <= std::tuple_size<Tuple>::value, "the tuple ends before the slice");
    return tuple_elements(t, make_offset_index_sequence<Start, N>());
}

/* The first N elements, or the last -N. */
template <class Tuple, int N>
auto tuple_take(Tuple t)
{
    constexpr size_t size = std::tuple_size<Tuple>::value;
    constexpr size_t count = N < 0 ? static_cast<size_t>(-N) : static_cast<size_t>(N);
    static_assert(count <= size, "the tuple has fewer elements than are to be taken");
    return tuple_slice < Tuple, N < 0 ? size - count : 0, count > (t);
}

/* The tuple of what the mapper returns for each element, called from left to right. */
template <class Mapper, class... Args>
auto tuple_map(std::tuple<Args...> &&tuple, const Mapper &mapper)
{
    return detail::map_elements(tuple, mapper, std::index_sequence_for<Args...>());
}

} // namespace guts
} // namespace c10

namespace torch
{
namespace headeronly
{
namespace guts
{
using namespace c10::guts;
} // namespace guts
} // namespace headeronly
} // namespace torch

#endif
