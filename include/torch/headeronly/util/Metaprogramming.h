/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a callable takes and returns, as types.
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
#include <type_traits>

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
