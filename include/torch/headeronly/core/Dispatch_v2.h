/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Dispatch over lists of element types:
 *
 *     THO_DISPATCH_V2(t.scalar_type(), "name", AT_WRAP([&] { f<scalar_t>(); }),
 *                     AT_EXPAND(AT_FLOATING_TYPES), ScalarType::Half)
 *
 * AT_WRAP keeps a body with commas together, AT_EXPAND lets a list count as its members.
 */
#ifndef TORCH_HEADERONLY_DISPATCH_V2_H
#define TORCH_HEADERONLY_DISPATCH_V2_H

#include <torch/headeronly/core/Dispatch.h>

#define AT_CONCAT_AUX(a, b) a##b
#define AT_CONCAT(a, b)     AT_CONCAT_AUX(a, b)

#define AT_WRAP(...) __VA_ARGS__
#define AT_EXPAND(X) X

#define AT_FLOATING_TYPES ::c10::ScalarType::Double, ::c10::ScalarType::Float
#define AT_INTEGRAL_TYPES                                                                          \
    ::c10::ScalarType::Byte, ::c10::ScalarType::Char, ::c10::ScalarType::Int,                      \
        ::c10::ScalarType::Long, ::c10::ScalarType::Short
#define AT_COMPLEX_TYPES ::c10::ScalarType::ComplexDouble, ::c10::ScalarType::ComplexFloat
#define AT_QINT_TYPES    ::c10::ScalarType::QInt8, ::c10::ScalarType::QUInt8, ::c10::ScalarType::QInt32
#define AT_FLOAT8_TYPES                                                                            \
    ::c10::ScalarType::Float8_e5m2, ::c10::ScalarType::Float8_e5m2fnuz,                            \
        ::c10::ScalarType::Float8_e4m3fn, ::c10::ScalarType::Float8_e4m3fnuz,                      \
        ::c10::ScalarType::Float8_e8m0fnu
#define AT_BAREBONES_UNSIGNED_TYPES                                                                \
    ::c10::ScalarType::UInt16, ::c10::ScalarType::UInt32, ::c10::ScalarType::UInt64
#define AT_ALL_TYPES             AT_INTEGRAL_TYPES, AT_FLOATING_TYPES
#define AT_INTEGRAL_TYPES_V2     AT_INTEGRAL_TYPES, AT_BAREBONES_UNSIGNED_TYPES
#define AT_ALL_TYPES_AND_COMPLEX AT_ALL_TYPES, AT_COMPLEX_TYPES
/* One unsigned type of each size up to sixteen bytes, for kernels that move elements unread. */
#define AT_OPAQUE_TYPES                                                                            \
    ::c10::ScalarType::Byte, ::c10::ScalarType::UInt16, ::c10::ScalarType::UInt32,                 \
        ::c10::ScalarType::UInt64, ::c10::ScalarType::ComplexDouble

/* All but the types that are quantised, opaque, unsigned of more than a byte, or of part of one. */
#define AT_ALL_SCALAR_TYPES_WITH_COMPLEX                                                           \
    ::c10::ScalarType::Byte, ::c10::ScalarType::Char, ::c10::ScalarType::Short,                    \
        ::c10::ScalarType::Int, ::c10::ScalarType::Long, ::c10::ScalarType::Half,                  \
        ::c10::ScalarType::Float, ::c10::ScalarType::Double, ::c10::ScalarType::ComplexHalf,       \
        ::c10::ScalarType::BComplex32, ::c10::ScalarType::ComplexFloat,                            \
        ::c10::ScalarType::ComplexDouble, ::c10::ScalarType::Bool, ::c10::ScalarType::BFloat16,    \
        ::c10::ScalarType::Float8_e5m2, ::c10::ScalarType::Float8_e4m3fn,                          \
        ::c10::ScalarType::Float8_e5m2fnuz, ::c10::ScalarType::Float8_e4m3fnuz,                    \
        ::c10::ScalarType::Float8_e8m0fnu

/* The body travels in parentheses, so that its commas stay inside through every expansion. */
#define THO_PRIVATE_UNWRAP(...)              __VA_ARGS__
#define THO_PRIVATE_CASE(CASE, body, type)   CASE(type, scalar_t, THO_PRIVATE_UNWRAP body)
#define THO_PRIVATE_EACH_1(CASE, body, type) THO_PRIVATE_CASE(CASE, body, type)
#define THO_PRIVATE_EACH_2(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_1(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_3(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_2(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_4(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_3(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_5(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_4(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_6(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_5(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_7(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_6(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_8(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_7(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_9(CASE, body, type, ...)                                                  \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_8(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_10(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_9(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_11(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_10(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_12(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_11(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_13(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_12(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_14(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_13(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_15(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_14(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_16(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_15(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_17(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_16(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_18(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_17(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_19(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_18(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_20(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_19(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_21(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_20(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_22(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_21(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_23(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_22(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_24(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_23(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_25(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_24(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_26(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_25(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_27(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_26(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_28(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_27(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_29(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_28(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_30(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_29(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_31(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_30(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_32(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_31(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_33(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_32(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_34(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_33(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_35(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_34(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_36(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_35(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_37(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_36(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_38(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_37(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_39(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_38(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_40(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_39(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_41(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_40(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_42(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_41(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_43(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_42(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_44(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_43(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_45(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_44(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_46(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_45(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_47(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_46(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_48(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_47(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_49(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_48(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_EACH_50(CASE, body, type, ...)                                                 \
    THO_PRIVATE_CASE(CASE, body, type) THO_PRIVATE_EACH_49(CASE, body, __VA_ARGS__)
#define THO_PRIVATE_PICK(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16,    \
                         a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30,     \
                         a31, a32, a33, a34, a35, a36, a37, a38, a39, a40, a41, a42, a43, a44,     \
                         a45, a46, a47, a48, a49, a50, pick, ...)                                  \
    pick
/* How many arguments there are, up to fifty. */
#define AT_NUM_ARGS(...)                                                                           \
    THO_PRIVATE_PICK(__VA_ARGS__, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35,  \
                     34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16,   \
                     15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define THO_PRIVATE_EACH(CASE, body, ...)                                                          \
    THO_PRIVATE_PICK(                                                                              \
        __VA_ARGS__, THO_PRIVATE_EACH_50, THO_PRIVATE_EACH_49, THO_PRIVATE_EACH_48,                \
        THO_PRIVATE_EACH_47, THO_PRIVATE_EACH_46, THO_PRIVATE_EACH_45, THO_PRIVATE_EACH_44,        \
        THO_PRIVATE_EACH_43, THO_PRIVATE_EACH_42, THO_PRIVATE_EACH_41, THO_PRIVATE_EACH_40,        \
        THO_PRIVATE_EACH_39, THO_PRIVATE_EACH_38, THO_PRIVATE_EACH_37, THO_PRIVATE_EACH_36,        \
        THO_PRIVATE_EACH_35, THO_PRIVATE_EACH_34, THO_PRIVATE_EACH_33, THO_PRIVATE_EACH_32,        \
        THO_PRIVATE_EACH_31, THO_PRIVATE_EACH_30, THO_PRIVATE_EACH_29, THO_PRIVATE_EACH_28,        \
        THO_PRIVATE_EACH_27, THO_PRIVATE_EACH_26, THO_PRIVATE_EACH_25, THO_PRIVATE_EACH_24,        \
        THO_PRIVATE_EACH_23, THO_PRIVATE_EACH_22, THO_PRIVATE_EACH_21, THO_PRIVATE_EACH_20,        \
        THO_PRIVATE_EACH_19, THO_PRIVATE_EACH_18, THO_PRIVATE_EACH_17, THO_PRIVATE_EACH_16,        \
        THO_PRIVATE_EACH_15, THO_PRIVATE_EACH_14, THO_PRIVATE_EACH_13, THO_PRIVATE_EACH_12,        \
        THO_PRIVATE_EACH_11, THO_PRIVATE_EACH_10, THO_PRIVATE_EACH_9, THO_PRIVATE_EACH_8,          \
        THO_PRIVATE_EACH_7, THO_PRIVATE_EACH_6, THO_PRIVATE_EACH_5, THO_PRIVATE_EACH_4,            \
        THO_PRIVATE_EACH_3, THO_PRIVATE_EACH_2, THO_PRIVATE_EACH_1, )                              \
    (CASE, body, __VA_ARGS__)

#define THO_DISPATCH_V2(TYPE, NAME, BODY, ...)                                                     \
    THO_DISPATCH_SWITCH(TYPE, NAME,                                                                \
                        THO_PRIVATE_EACH(THO_PRIVATE_CASE_TYPE_USING_HINT, (BODY), __VA_ARGS__))

/* BODY(cpp_type, type) for each type, as the list macros of ScalarType.h; the name is the whole
 * enumerator. */
#define AT_FORALL_V2_CASE(enum_type, BODY)        BODY(::c10::ScalarTypeToCPPTypeT<enum_type>, enum_type)
#define THO_PRIVATE_FORALL_CASE(type, hint, BODY) AT_FORALL_V2_CASE(type, BODY)
#define AT_FORALL_SCALAR_TYPES_V2(BODY, ...)                                                       \
    THO_PRIVATE_EACH(THO_PRIVATE_FORALL_CASE, (BODY), __VA_ARGS__)

/* With the author's own switch and case, in the shape of the two in Dispatch.h. */
#define THO_DISPATCH_V2_TMPL(SWITCH, CASE_TYPE_USING_HINT, TYPE, NAME, BODY, ...)                  \
    SWITCH(TYPE, NAME, THO_PRIVATE_EACH(CASE_TYPE_USING_HINT, (BODY), __VA_ARGS__))

#endif
