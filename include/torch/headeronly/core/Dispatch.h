/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One piece of code for several element types.
 *
 *     THO_DISPATCH_SWITCH(tensor.scalar_type(), "name",
 *         THO_DISPATCH_CASE(ScalarType::Float, [&] { f<scalar_t>(); })
 *         THO_DISPATCH_CASE(ScalarType::Double, [&] { f<scalar_t>(); }))
 *
 * Inside a case `scalar_t` is the C++ type. A type without a case throws
 * "name" not implemented for 'Type'. The whole is an expression with the value of the case taken.
 */
#ifndef TORCH_HEADERONLY_DISPATCH_H
#define TORCH_HEADERONLY_DISPATCH_H

#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/Exception.h>

#define THO_EMPTY

/* A case whose type alias has the name HINT; the _TMPL forms run PRELUDE(enum_type) before it. */
#define THO_PRIVATE_CASE_TYPE_USING_HINT_TMPL(PRELUDE, enum_type, HINT, ...)                       \
case enum_type: {                                                                                  \
    PRELUDE(enum_type);                                                                            \
    using HINT [[maybe_unused]] = ::c10::ScalarTypeToCPPTypeT<enum_type>;                          \
    return __VA_ARGS__();                                                                          \
}
#define THO_PRIVATE_CASE_TYPE_USING_HINT(enum_type, HINT, ...)                                     \
case enum_type: {                                                                                  \
    using HINT [[maybe_unused]] = ::c10::ScalarTypeToCPPTypeT<enum_type>;                          \
    return __VA_ARGS__();                                                                          \
}
#define THO_DISPATCH_CASE(enum_type, ...)                                                          \
    THO_PRIVATE_CASE_TYPE_USING_HINT(enum_type, scalar_t, __VA_ARGS__)
#define THO_DISPATCH_CASE_TMPL(CASE_TYPE_USING_HINT, enum_type, ...)                               \
    CASE_TYPE_USING_HINT(enum_type, scalar_t, __VA_ARGS__)

/* The _TMPL form takes what records the name and what to do without a case. */
#define THO_DISPATCH_SWITCH_TMPL(PRELUDE, NOT_IMPLEMENTED, TYPE, NAME, ...)                        \
    [&] {                                                                                          \
        const ::c10::ScalarType tho_dispatch_type = (TYPE);                                        \
        PRELUDE(NAME, tho_dispatch_type);                                                          \
        switch (tho_dispatch_type) {                                                               \
            __VA_ARGS__                                                                            \
        default:                                                                                   \
            NOT_IMPLEMENTED(false, '"', NAME, "\" not implemented for '",                          \
                            ::c10::toString(tho_dispatch_type), "'");                              \
        }                                                                                          \
        __builtin_unreachable();                                                                   \
    }()
#define THO_PRIVATE_NO_SWITCH_PRELUDE(NAME, TYPE) static_cast<void>(0)
#define THO_DISPATCH_SWITCH(TYPE, NAME, ...)                                                       \
    THO_DISPATCH_SWITCH_TMPL(THO_PRIVATE_NO_SWITCH_PRELUDE, STD_TORCH_CHECK, TYPE, NAME,           \
                             __VA_ARGS__)

#endif
