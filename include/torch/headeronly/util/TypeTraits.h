/* SPDX-License-Identifier: BSD-3-Clause */
/* Questions about types. */
#ifndef TORCH_HEADERONLY_TYPETRAITS_H
#define TORCH_HEADERONLY_TYPETRAITS_H

#include <torch/headeronly/macros/Macros.h>

#include <functional>
#include <type_traits>
#include <utility>

namespace c10
{
namespace guts
{

template <class T, class = void>
struct is_equality_comparable : std::false_type {
};
template <class T>
struct is_equality_comparable<T, std::void_t<decltype(std::declval<T &>() == std::declval<T &>())>>
    : std::true_type {
};
template <class T>
using is_equality_comparable_t = typename is_equality_comparable<T>::type;

/* Whether std::hash knows T. */
template <class T, class = void>
struct is_hashable : std::false_type {
};
template <class T>
struct is_hashable<T, std::void_t<decltype(std::hash<T>()(std::declval<T &>()))>> : std::true_type {
};
template <class T>
using is_hashable_t = typename is_hashable<T>::type;

/* Result(Args...), not a pointer to it. */
template <class T>
struct is_function_type : std::is_function<T> {
};
template <class T>
using is_function_type_t = typename is_function_type<T>::type;

/* Whether T is Template<something>. */
template <template <class...> class Template, class T>
struct is_instantiation_of : std::false_type {
};
template <template <class...> class Template, class... Args>
struct is_instantiation_of<Template, Template<Args...>> : std::true_type {
};
template <template <class...> class Template, class T>
using is_instantiation_of_t = typename is_instantiation_of<Template, T>::type;

/* Whether T is a class with exactly one operator(). */
template <class T, class = void>
struct is_functor : std::false_type {
};
template <class T>
struct is_functor<T, std::void_t<decltype(&T::operator())>> : std::true_type {
};

namespace detail
{

/* The plain function type behind an operator(). */
template <class Call>
struct call_type;
template <class Class, class Result, class... Args>
struct call_type<Result (Class::*)(Args...)> {
    using type = Result(Args...);
};
template <class Class, class Result, class... Args>
struct call_type<Result (Class::*)(Args...) const> {
    using type = Result(Args...);
};

template <class T, class = void>
struct converts_to_function : std::false_type {
};
template <class T>
struct converts_to_function<T, std::enable_if_t<is_functor<T>::value>>
    : std::is_convertible<T, typename call_type<decltype(&T::operator())>::type *> {
};

} // namespace detail

/* Whether T is a lambda, or like one, that captures nothing. */
template <class T>
using is_stateless_lambda = detail::converts_to_function<std::decay_t<T>>;

/* Whether C can be asked for a bool, as std::is_integral can. */
template <template <class> class C, class = void>
struct is_type_condition : std::false_type {
};
template <template <class> class C>
struct is_type_condition<
    C, std::enable_if_t<std::is_same<bool, std::remove_cv_t<decltype(C<int>::value)>>::value>>
    : std::true_type {
};

template <class T>
struct is_fundamental : std::is_fundamental<T> {
};

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
