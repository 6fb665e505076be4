/* SPDX-License-Identifier: BSD-3-Clause */
/* A list of types, as a type: typelist<A, B>, and what can be asked of it. */
#ifndef TORCH_HEADERONLY_TYPELIST_H
#define TORCH_HEADERONLY_TYPELIST_H

#include <torch/headeronly/macros/Macros.h>

#include <cstddef>
#include <tuple>
#include <type_traits>

namespace c10
{
namespace guts
{
namespace typelist
{

template <class... Items>
struct typelist {
};

/* How many. */
template <class List>
struct size;
template <class... Items>
struct size<typelist<Items...>> : std::integral_constant<size_t, sizeof...(Items)> {
};

/* The tuple of the same types. */
template <class List>
struct to_tuple;
template <class... Items>
struct to_tuple<typelist<Items...>> {
    using type = std::tuple<Items...>;
};
template <class List>
using to_tuple_t = typename to_tuple<List>::type;

/* The one at a position, and the first. */
template <size_t Index, class List>
struct element;
template <size_t Index, class... Items>
struct element<Index, typelist<Items...>> : std::tuple_element<Index, std::tuple<Items...>> {
};
template <size_t Index, class List>
using element_t = typename element<Index, List>::type;
template <class List>
using head_t = element_t<0, List>;

/* Whether a type is among them. */
template <class List, class T>
struct contains;
template <class... Items, class T>
struct contains<typelist<Items...>, T> : std::disjunction<std::is_same<Items, T>...> {
};

/* A template applied to each. */
template <template <class> class Mapper, class List>
struct map;
template <template <class> class Mapper, class... Items>
struct map<Mapper, typelist<Items...>> {
    using type = typelist<Mapper<Items>...>;
};
template <template <class> class Mapper, class List>
using map_t = typename map<Mapper, List>::type;

} // namespace typelist
} // namespace guts
} // namespace c10

namespace torch
{
namespace headeronly
{
namespace guts
{
namespace typelist
{
using namespace c10::guts::typelist;
} // namespace typelist
} // namespace guts
} // namespace headeronly
} // namespace torch

#endif
