/* SPDX-License-Identifier: BSD-3-Clause */
/* Questions about types. */
#ifndef TORCH_HEADERONLY_TYPETRAITS_H
#define TORCH_HEADERONLY_TYPETRAITS_H

#include <torch/headeronly/macros/Macros.h>

#include <type_traits>

namespace c10
{
namespace guts
{

/* Result(Args...), not a pointer to it. */
template <class T>
struct is_function_type : std::is_function<T> {
};
template <class T>
constexpr bool is_function_type_t = is_function_type<T>::value;

/* Whether T is Template<something>. */
template <template <class...> class Template, class T>
struct is_instantiation_of : std::false_type {
};
template <template <class...> class Template, class... Args>
struct is_instantiation_of<Template, Template<Args...>> : std::true_type {
};
template <template <class...> class Template, class T>
using is_instantiation_of_t = typename is_instantiation_of<Template, T>::type;

/* Whether T is an object with exactly one operator(). */
template <class T, class = void>
struct is_functor : std::false_type {
};
template <class T>
struct is_functor<T, std::void_t<decltype(&std::remove_reference_t<T>::operator())>>
    : std::true_type {
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
