/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What every_type.c and every_type.cc have in common: each type that crosses the boundary, as
 * TYPE(operator's name, code of tenon/extension.h, schema type, type of the C++ wrappers), by the
 * release that has it. Both languages make an operator of each that returns a copy of its argument.
 */
#ifndef EVERY_TYPE_H
#define EVERY_TYPE_H

#define TYPES_2_9(TYPE)                                                                            \
    TYPE(T, "T", "Tensor", Tensor)                                                                 \
    TYPE(i, "i", "int", int64_t)                                                                   \
    TYPE(d, "d", "float", double)                                                                  \
    TYPE(b, "b", "bool", bool)                                                                     \
    TYPE(y, "y", "ScalarType", ScalarType)                                                         \
    TYPE(oT, "?T", "Tensor?", std::optional<Tensor>)                                               \
    TYPE(oi, "?i", "int?", std::optional<int64_t>)                                                 \
    TYPE(od, "?d", "float?", std::optional<double>)                                                \
    TYPE(ob, "?b", "bool?", std::optional<bool>)                                                   \
    TYPE(oy, "?y", "ScalarType?", std::optional<ScalarType>)

#define TYPES_2_10(TYPE)                                                                           \
    TYPE(l, "l", "Layout", Layout)                                                                 \
    TYPE(m, "m", "MemoryFormat", MemoryFormat)                                                     \
    TYPE(D, "D", "Device", Device)                                                                 \
    TYPE(s, "s", "str", std::string)                                                               \
    TYPE(ol, "?l", "Layout?", std::optional<Layout>)                                               \
    TYPE(om, "?m", "MemoryFormat?", std::optional<MemoryFormat>)                                   \
    TYPE(oD, "?D", "Device?", std::optional<Device>)                                               \
    TYPE(os, "?s", "str?", std::optional<std::string>)                                             \
    TYPE(LT, "LT", "Tensor[]", std::vector<Tensor>)                                                \
    TYPE(Li, "Li", "int[]", std::vector<int64_t>)                                                  \
    TYPE(Ld, "Ld", "float[]", std::vector<double>)                                                 \
    TYPE(Ly, "Ly", "ScalarType[]", std::vector<ScalarType>)                                        \
    TYPE(LD, "LD", "Device[]", std::vector<Device>)                                                \
    TYPE(Ls, "Ls", "str[]", std::vector<std::string>)                                              \
    TYPE(oLi, "?Li", "int[]?", std::optional<std::vector<int64_t>>)                                \
    TYPE(oLT, "?LT", "Tensor[]?", std::optional<std::vector<Tensor>>)                              \
    TYPE(LoT, "L?T", "Tensor?[]", std::vector<std::optional<Tensor>>)                              \
    TYPE(Loi, "L?i", "int?[]", std::vector<std::optional<int64_t>>)                                \
    TYPE(LLi, "LLi", "int[][]", std::vector<std::vector<int64_t>>)                                 \
    TYPE(LLT, "LLT", "Tensor[][]", std::vector<std::vector<Tensor>>)

#define TYPES_2_13(TYPE)                                                                           \
    TYPE(g, "g", "Generator", Generator)                                                           \
    TYPE(og, "?g", "Generator?", std::optional<Generator>)

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
#    define TYPES(TYPE) TYPES_2_9(TYPE) TYPES_2_10(TYPE) TYPES_2_13(TYPE)
#elif TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
#    define TYPES(TYPE) TYPES_2_9(TYPE) TYPES_2_10(TYPE)
#else
#    define TYPES(TYPE) TYPES_2_9(TYPE)
#endif

/* The schemas of what the two languages do beside copying; `step` numbers the operators called. */
#define OTHER_SCHEMAS(SCHEMA)                                                                      \
    SCHEMA("step(Tensor x, int which) -> Tensor")                                                  \
    SCHEMA("facts(Tensor x) -> (int, int, int, int, int, int, int, int, int, int, int, int)")      \
    SCHEMA("several(Tensor x, int i, float? d) -> (Tensor, int, float, bool)")                     \
    SCHEMA("nothing(int i) -> ()")                                                                 \
    SCHEMA("undefined() -> Tensor")                                                                \
    SCHEMA("fail(int how) -> int")                                                                 \
    SCHEMA("two_arguments(int a, int b) -> int")                                                   \
    SCHEMA("two_results(int a) -> (int, int)")                                                     \
    SCHEMA("by_key(Tensor x) -> int")                                                              \
    SCHEMA("on_meta() -> int")                                                                     \
    SCHEMA("with_autograd(Tensor x) -> int")                                                       \
    SCHEMA("catch_all(int i) -> int")

#endif
