/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A list of types, as a type: typelist<A, B>, and what can be asked of it and made from it.
 *
 * What is made carries its result as `type`, and has an alias that ends in _t. A condition is a
 * template with a static `value`, as in <type_traits>; a mapper is a template of one type.
 */
#ifndef TORCH_HEADERONLY_TYPELIST_H
#define TORCH_HEADERONLY_TYPELIST_H

#include <torch/headeronly/util/TypeTraits.h>

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

namespace c10
{
namespace guts
{

/* False, but only once the types are known: for a static_assert in a template that must not be
 * instantiated. */
template <class... T>
struct false_t : std::false_type {
};
template <template <class> class... T>
struct false_higher_t : std::false_type {
};

namespace typelist
{

template <class... Items>
struct typelist final {
    typelist() = delete;
};

/* ---- Questions --------------------------------------------------------------------------- */

/* How many. */
template <class List>
struct size;
template <class... Items>
struct size<typelist<Items...>> : std::integral_constant<size_t, sizeof...(Items)> {
};

template <class List, class T>
struct contains;
template <class... Items, class T>
struct contains<typelist<Items...>, T> : std::disjunction<std::is_same<Items, T>...> {
};

/* How many fulfil the condition, whether all do, whether any does. */
template <template <class> class Condition, class List>
struct count_if;
template <template <class> class Condition, class... Items>
struct count_if<Condition, typelist<Items...>>
    : std::integral_constant<size_t, (size_t(0) + ... + size_t(Condition<Items>::value ? 1 : 0))> {
};

template <template <class> class Condition, class List>
struct all;
template <template <class> class Condition, class... Items>
struct all<Condition, typelist<Items...>> : std::conjunction<Condition<Items>...> {
};

template <template <class> class Condition, class List>
struct true_for_any_type;
template <template <class> class Condition, class... Items>
struct true_for_any_type<Condition, typelist<Items...>> : std::disjunction<Condition<Items>...> {
};

/* The index of the first that fulfils the condition; one must. */
template <class List, template <class> class Condition>
struct find_if;
template <template <class> class Condition>
struct find_if<typelist<>, Condition> {
    static_assert(false_higher_t<Condition>::value, "no type of this list fulfils the condition");
};
template <class Head, class... Tail, template <class> class Condition>
struct find_if<typelist<Head, Tail...>, Condition> {
    static constexpr size_t at()
    {
        if constexpr (Condition<Head>::value) {
            return 0;
        } else {
            return 1 + find_if<typelist<Tail...>, Condition>::value;
        }
    }
    static constexpr size_t value = at();
};

/* ---- One of them ------------------------------------------------------------------------- */

template <size_t Index, class List>
struct element;
template <size_t Index, class... Items>
struct element<Index, typelist<Items...>> {
    static_assert(Index < sizeof...(Items), "this list has no type at that index");
    using type = std::tuple_element_t<Index, std::tuple<Items...>>;
};
template <size_t Index, class List>
using element_t = typename element<Index, List>::type;

template <class List>
struct head;
template <class Head, class... Tail>
struct head<typelist<Head, Tail...>> {
    using type = Head;
};
template <class List>
using head_t = typename head<List>::type;

template <class Default, class List>
struct head_with_default {
    using type = Default;
};
template <class Default, class Head, class... Tail>
struct head_with_default<Default, typelist<Head, Tail...>> {
    using type = Head;
};
template <class Default, class List>
using head_with_default_t = typename head_with_default<Default, List>::type;

template <class List>
struct last : element<size<List>::value - 1, List> {
};
template <class List>
using last_t = typename last<List>::type;

/* ---- Other lists ------------------------------------------------------------------------- */

template <class... Lists>
struct concat;
template <>
struct concat<> {
    using type = typelist<>;
};
template <class... Items>
struct concat<typelist<Items...>> {
    using type = typelist<Items...>;
};
template <class... First, class... Second, class... Rest>
struct concat<typelist<First...>, typelist<Second...>, Rest...>
    : concat<typelist<First..., Second...>, Rest...> {
};
template <class... Lists>
using concat_t = typename concat<Lists...>::type;

/* Those that fulfil the condition, in their order. */
template <template <class> class Condition, class List>
struct filter;
template <template <class> class Condition, class... Items>
struct filter<Condition, typelist<Items...>>
    : concat<std::conditional_t<Condition<Items>::value, typelist<Items>, typelist<>>...> {
};
template <template <class> class Condition, class List>
using filter_t = typename filter<Condition, List>::type;

/* A template applied to each. */
template <template <class> class Mapper, class List>
struct map;
template <template <class> class Mapper, class... Items>
struct map<Mapper, typelist<Items...>> {
    using type = typelist<Mapper<Items>...>;
};
template <template <class> class Mapper, class List>
using map_t = typename map<Mapper, List>::type;

namespace detail
{

/* Those at offset, offset + 1, ... */
template <class List, size_t offset, class Indices>
struct slice;
template <class List, size_t offset, size_t... I>
struct slice<List, offset, std::index_sequence<I...>> {
    using type = typelist<element_t<offset + I, List>...>;
};

/* Stands for a type where a value is needed. */
template <class T>
struct type_ final {
    using type = T;
};

} // namespace detail

/* The first `num`, and what is left of them; there must be so many. */
template <class List, size_t num>
struct take : detail::slice<List, 0, std::make_index_sequence<num>> {
    static_assert(num <= size<List>::value, "this list has fewer types than are to be taken");
};
template <class List, size_t num>
using take_t = typename take<List, num>::type;

template <class List, size_t num>
struct drop : detail::slice<List, num, std::make_index_sequence<size<List>::value - num>> {
    static_assert(num <= size<List>::value, "this list has fewer types than are to be dropped");
};
template <class List, size_t num>
using drop_t = typename drop<List, num>::type;

/* As drop; of a shorter list nothing is left. */
template <class List, size_t num>
struct drop_if_nonempty : drop<List, std::min(num, size<List>::value)> {
};
template <class List, size_t num>
using drop_if_nonempty_t = typename drop_if_nonempty<List, num>::type;

template <class List>
struct reverse;
template <>
struct reverse<typelist<>> {
    using type = typelist<>;
};
template <class Head, class... Tail>
struct reverse<typelist<Head, Tail...>>
    : concat<typename reverse<typelist<Tail...>>::type, typelist<Head>> {
};
template <class List>
using reverse_t = typename reverse<List>::type;

/* ---- Tuples ------------------------------------------------------------------------------ */

template <class List>
struct to_tuple;
template <class... Items>
struct to_tuple<typelist<Items...>> {
    using type = std::tuple<Items...>;
};
template <class List>
using to_tuple_t = typename to_tuple<List>::type;

template <class Tuple>
struct from_tuple;
template <class... Items>
struct from_tuple<std::tuple<Items...>> {
    using type = typelist<Items...>;
};
template <class Tuple>
using from_tuple_t = typename from_tuple<Tuple>::type;

namespace detail
{

template <class... Items, class Func>
auto values_of(typelist<Items...> *, Func &func)
{
    return std::tuple<decltype(func(type_<Items>()))...>{func(type_<Items>())...};
}

} // namespace detail

/* The tuple of what func returns for each type, called from left to right with an object whose
 * member `type` names it. */
template <class List, class Func>
auto map_types_to_values(Func &&func)
{
    return detail::values_of(static_cast<List *>(nullptr), func);
}

} // namespace typelist
} // namespace guts
} // namespace c10

namespace torch
{
namespace headeronly
{
namespace guts
{
using c10::guts::false_t;
namespace typelist
{
using namespace c10::guts::typelist;
} // namespace typelist
} // namespace guts
} // namespace headeronly
} // namespace torch

#endif
