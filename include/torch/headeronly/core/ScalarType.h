/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Element types: the enumeration, its C++ types, and questions about them.
 *
 * The values are those that cross the C boundary and that PyTorch has kept since 2.9. Undefined
 * alone has moved, from 46 up to 2.13; it and BComplex32 have no StableIValue. A list macro
 * AT_FORALL_...(_) calls _(cpp_type, Name) once per element type.
 */
#ifndef TORCH_HEADERONLY_SCALARTYPE_H
#define TORCH_HEADERONLY_SCALARTYPE_H

#include <torch/headeronly/util/BFloat16.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/Float4_e2m1fn_x2.h>
#include <torch/headeronly/util/Float8_e4m3fn.h>
#include <torch/headeronly/util/Float8_e4m3fnuz.h>
#include <torch/headeronly/util/Float8_e5m2.h>
#include <torch/headeronly/util/Float8_e5m2fnuz.h>
#include <torch/headeronly/util/Float8_e8m0fnu.h>
#include <torch/headeronly/util/Half.h>
#include <torch/headeronly/util/bits.h>
#include <torch/headeronly/util/complex.h>
#include <torch/headeronly/util/dummy_int.h>
#include <torch/headeronly/util/qint32.h>
#include <torch/headeronly/util/qint8.h>
#include <torch/headeronly/util/quint2x4.h>
#include <torch/headeronly/util/quint4x2.h>
#include <torch/headeronly/util/quint8.h>

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <type_traits>

/* Every element type, in the order of the enumeration. */
#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_EXCEPT_COMPLEX_HALF_F8NZ(_)                            \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(c10::Half, Half)                                                                             \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(c10::complex<float>, ComplexFloat)                                                           \
    _(c10::complex<double>, ComplexDouble)                                                         \
    _(bool, Bool)                                                                                  \
    _(c10::BFloat16, BFloat16)                                                                     \
    _(c10::Float8_e5m2, Float8_e5m2)                                                               \
    _(c10::Float8_e4m3fn, Float8_e4m3fn)
#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(_)                                           \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(c10::Half, Half)                                                                             \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(c10::complex<c10::Half>, ComplexHalf)                                                        \
    _(c10::complex<float>, ComplexFloat)                                                           \
    _(c10::complex<double>, ComplexDouble)                                                         \
    _(bool, Bool)                                                                                  \
    _(c10::qint8, QInt8)                                                                           \
    _(c10::quint8, QUInt8)                                                                         \
    _(c10::qint32, QInt32)                                                                         \
    _(c10::BFloat16, BFloat16)                                                                     \
    _(c10::quint4x2, QUInt4x2)                                                                     \
    _(c10::quint2x4, QUInt2x4)                                                                     \
    _(c10::bits1x8, Bits1x8)                                                                       \
    _(c10::bits2x4, Bits2x4)                                                                       \
    _(c10::bits4x2, Bits4x2)                                                                       \
    _(c10::bits8, Bits8)                                                                           \
    _(c10::bits16, Bits16)                                                                         \
    _(c10::Float8_e5m2, Float8_e5m2)                                                               \
    _(c10::Float8_e4m3fn, Float8_e4m3fn)                                                           \
    _(c10::Float8_e5m2fnuz, Float8_e5m2fnuz)                                                       \
    _(c10::Float8_e4m3fnuz, Float8_e4m3fnuz)                                                       \
    _(uint16_t, UInt16)                                                                            \
    _(uint32_t, UInt32)                                                                            \
    _(uint64_t, UInt64)                                                                            \
    _(c10::dummy_uint1_7_t<1>, UInt1)                                                              \
    _(c10::dummy_uint1_7_t<2>, UInt2)                                                              \
    _(c10::dummy_uint1_7_t<3>, UInt3)                                                              \
    _(c10::dummy_uint1_7_t<4>, UInt4)                                                              \
    _(c10::dummy_uint1_7_t<5>, UInt5)                                                              \
    _(c10::dummy_uint1_7_t<6>, UInt6)                                                              \
    _(c10::dummy_uint1_7_t<7>, UInt7)                                                              \
    _(c10::dummy_int1_7_t<1>, Int1)                                                                \
    _(c10::dummy_int1_7_t<2>, Int2)                                                                \
    _(c10::dummy_int1_7_t<3>, Int3)                                                                \
    _(c10::dummy_int1_7_t<4>, Int4)                                                                \
    _(c10::dummy_int1_7_t<5>, Int5)                                                                \
    _(c10::dummy_int1_7_t<6>, Int6)                                                                \
    _(c10::dummy_int1_7_t<7>, Int7)                                                                \
    _(c10::Float8_e8m0fnu, Float8_e8m0fnu)                                                         \
    _(c10::Float4_e2m1fn_x2, Float4_e2m1fn_x2)                                                     \
    _(c10::complex<c10::BFloat16>, BComplex32)

/* Sets that authors dispatch over. */
#define AT_FORALL_INT_TYPES(_)                                                                     \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)
#define AT_FORALL_SCALAR_TYPES(_)                                                                  \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)
#define AT_FORALL_SCALAR_TYPES_AND(SCALARTYPE, _)                                                  \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE>, SCALARTYPE)
#define AT_FORALL_SCALAR_TYPES_AND2(SCALARTYPE1, SCALARTYPE2, _)                                   \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE1>, SCALARTYPE1)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE2>, SCALARTYPE2)
#define AT_FORALL_SCALAR_TYPES_AND3(SCALARTYPE1, SCALARTYPE2, SCALARTYPE3, _)                      \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE1>, SCALARTYPE1)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE2>, SCALARTYPE2)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE3>, SCALARTYPE3)
#define AT_FORALL_SCALAR_TYPES_AND4(SCALARTYPE1, SCALARTYPE2, SCALARTYPE3, SCALARTYPE4, _)         \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE1>, SCALARTYPE1)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE2>, SCALARTYPE2)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE3>, SCALARTYPE3)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE4>, SCALARTYPE4)
#define AT_FORALL_SCALAR_TYPES_AND5(SCALARTYPE1, SCALARTYPE2, SCALARTYPE3, SCALARTYPE4,            \
                                    SCALARTYPE5, _)                                                \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE1>, SCALARTYPE1)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE2>, SCALARTYPE2)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE3>, SCALARTYPE3)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE4>, SCALARTYPE4)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE5>, SCALARTYPE5)
#define AT_FORALL_SCALAR_TYPES_AND6(SCALARTYPE1, SCALARTYPE2, SCALARTYPE3, SCALARTYPE4,            \
                                    SCALARTYPE5, SCALARTYPE6, _)                                   \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE1>, SCALARTYPE1)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE2>, SCALARTYPE2)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE3>, SCALARTYPE3)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE4>, SCALARTYPE4)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE5>, SCALARTYPE5)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE6>, SCALARTYPE6)
#define AT_FORALL_SCALAR_TYPES_AND7(SCALARTYPE1, SCALARTYPE2, SCALARTYPE3, SCALARTYPE4,            \
                                    SCALARTYPE5, SCALARTYPE6, SCALARTYPE7, _)                      \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE1>, SCALARTYPE1)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE2>, SCALARTYPE2)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE3>, SCALARTYPE3)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE4>, SCALARTYPE4)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE5>, SCALARTYPE5)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE6>, SCALARTYPE6)                    \
    _(::c10::ScalarTypeToCPPTypeT<::c10::ScalarType::SCALARTYPE7>, SCALARTYPE7)
#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX(_)                                                     \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(c10::Half, Half)                                                                             \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(c10::complex<c10::Half>, ComplexHalf)                                                        \
    _(c10::complex<float>, ComplexFloat)                                                           \
    _(c10::complex<double>, ComplexDouble)                                                         \
    _(bool, Bool)                                                                                  \
    _(c10::BFloat16, BFloat16)                                                                     \
    _(c10::Float8_e5m2, Float8_e5m2)                                                               \
    _(c10::Float8_e4m3fn, Float8_e4m3fn)                                                           \
    _(c10::Float8_e5m2fnuz, Float8_e5m2fnuz)                                                       \
    _(c10::Float8_e4m3fnuz, Float8_e4m3fnuz)                                                       \
    _(c10::Float8_e8m0fnu, Float8_e8m0fnu)
#define AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_EXCEPT_COMPLEX_HALF(_)                                 \
    _(uint8_t, Byte)                                                                               \
    _(int8_t, Char)                                                                                \
    _(int16_t, Short)                                                                              \
    _(int, Int)                                                                                    \
    _(int64_t, Long)                                                                               \
    _(c10::Half, Half)                                                                             \
    _(float, Float)                                                                                \
    _(double, Double)                                                                              \
    _(c10::complex<float>, ComplexFloat)                                                           \
    _(c10::complex<double>, ComplexDouble)                                                         \
    _(bool, Bool)                                                                                  \
    _(c10::BFloat16, BFloat16)
#define AT_FORALL_QINT_TYPES(_)                                                                    \
    _(c10::qint8, QInt8)                                                                           \
    _(c10::quint8, QUInt8)                                                                         \
    _(c10::qint32, QInt32)                                                                         \
    _(c10::quint4x2, QUInt4x2)                                                                     \
    _(c10::quint2x4, QUInt2x4)
#define AT_FORALL_FLOAT8_TYPES(_)                                                                  \
    _(c10::Float8_e5m2, Float8_e5m2)                                                               \
    _(c10::Float8_e4m3fn, Float8_e4m3fn)                                                           \
    _(c10::Float8_e5m2fnuz, Float8_e5m2fnuz)                                                       \
    _(c10::Float8_e4m3fnuz, Float8_e4m3fnuz)                                                       \
    _(c10::Float8_e8m0fnu, Float8_e8m0fnu)
#define AT_FORALL_COMPLEX_TYPES(_)                                                                 \
    _(c10::complex<float>, ComplexFloat)                                                           \
    _(c10::complex<double>, ComplexDouble)

namespace c10
{

enum class ScalarType : int8_t {
    Byte = 0,
    Char = 1,
    Short = 2,
    Int = 3,
    Long = 4,
    Half = 5,
    Float = 6,
    Double = 7,
    ComplexHalf = 8,
    ComplexFloat = 9,
    ComplexDouble = 10,
    Bool = 11,
    QInt8 = 12,
    QUInt8 = 13,
    QInt32 = 14,
    BFloat16 = 15,
    QUInt4x2 = 16,
    QUInt2x4 = 17,
    Bits1x8 = 18,
    Bits2x4 = 19,
    Bits4x2 = 20,
    Bits8 = 21,
    Bits16 = 22,
    Float8_e5m2 = 23,
    Float8_e4m3fn = 24,
    Float8_e5m2fnuz = 25,
    Float8_e4m3fnuz = 26,
    UInt16 = 27,
    UInt32 = 28,
    UInt64 = 29,
    UInt1 = 30,
    UInt2 = 31,
    UInt3 = 32,
    UInt4 = 33,
    UInt5 = 34,
    UInt6 = 35,
    UInt7 = 36,
    Int1 = 37,
    Int2 = 38,
    Int3 = 39,
    Int4 = 40,
    Int5 = 41,
    Int6 = 42,
    Int7 = 43,
    Float8_e8m0fnu = 44,
    Float4_e2m1fn_x2 = 45,
    BComplex32 = 46,
    Undefined = 47,
    NumOptions = 48
};

constexpr uint16_t NumScalarTypes = static_cast<uint16_t>(ScalarType::NumOptions);

constexpr ScalarType kByte = ScalarType::Byte;
constexpr ScalarType kChar = ScalarType::Char;
constexpr ScalarType kShort = ScalarType::Short;
constexpr ScalarType kInt = ScalarType::Int;
constexpr ScalarType kLong = ScalarType::Long;
constexpr ScalarType kHalf = ScalarType::Half;
constexpr ScalarType kFloat = ScalarType::Float;
constexpr ScalarType kDouble = ScalarType::Double;
constexpr ScalarType kComplexHalf = ScalarType::ComplexHalf;
constexpr ScalarType kComplexFloat = ScalarType::ComplexFloat;
constexpr ScalarType kComplexDouble = ScalarType::ComplexDouble;
constexpr ScalarType kBool = ScalarType::Bool;
constexpr ScalarType kQInt8 = ScalarType::QInt8;
constexpr ScalarType kQUInt8 = ScalarType::QUInt8;
constexpr ScalarType kQInt32 = ScalarType::QInt32;
constexpr ScalarType kBFloat16 = ScalarType::BFloat16;
constexpr ScalarType kQUInt4x2 = ScalarType::QUInt4x2;
constexpr ScalarType kQUInt2x4 = ScalarType::QUInt2x4;
constexpr ScalarType kBits1x8 = ScalarType::Bits1x8;
constexpr ScalarType kBits2x4 = ScalarType::Bits2x4;
constexpr ScalarType kBits4x2 = ScalarType::Bits4x2;
constexpr ScalarType kBits8 = ScalarType::Bits8;
constexpr ScalarType kBits16 = ScalarType::Bits16;
constexpr ScalarType kFloat8_e5m2 = ScalarType::Float8_e5m2;
constexpr ScalarType kFloat8_e4m3fn = ScalarType::Float8_e4m3fn;
constexpr ScalarType kFloat8_e5m2fnuz = ScalarType::Float8_e5m2fnuz;
constexpr ScalarType kFloat8_e4m3fnuz = ScalarType::Float8_e4m3fnuz;
constexpr ScalarType kUInt16 = ScalarType::UInt16;
constexpr ScalarType kUInt32 = ScalarType::UInt32;
constexpr ScalarType kUInt64 = ScalarType::UInt64;
constexpr ScalarType kUInt1 = ScalarType::UInt1;
constexpr ScalarType kUInt2 = ScalarType::UInt2;
constexpr ScalarType kUInt3 = ScalarType::UInt3;
constexpr ScalarType kUInt4 = ScalarType::UInt4;
constexpr ScalarType kUInt5 = ScalarType::UInt5;
constexpr ScalarType kUInt6 = ScalarType::UInt6;
constexpr ScalarType kUInt7 = ScalarType::UInt7;
constexpr ScalarType kInt1 = ScalarType::Int1;
constexpr ScalarType kInt2 = ScalarType::Int2;
constexpr ScalarType kInt3 = ScalarType::Int3;
constexpr ScalarType kInt4 = ScalarType::Int4;
constexpr ScalarType kInt5 = ScalarType::Int5;
constexpr ScalarType kInt6 = ScalarType::Int6;
constexpr ScalarType kInt7 = ScalarType::Int7;
constexpr ScalarType kFloat8_e8m0fnu = ScalarType::Float8_e8m0fnu;
constexpr ScalarType kFloat4_e2m1fn_x2 = ScalarType::Float4_e2m1fn_x2;
constexpr ScalarType kBComplex32 = ScalarType::BComplex32;

namespace impl
{

/* The C++ type of an element type. */
template <ScalarType N>
struct ScalarTypeToCPPType;
template <ScalarType N>
using ScalarTypeToCPPTypeT = typename ScalarTypeToCPPType<N>::type;

/* `t` is for decltype alone; there is no such object. */
#define TENON_ELEMENT_TYPE(cpp_type, name)                                                         \
    template <>                                                                                    \
    struct ScalarTypeToCPPType<ScalarType::name> {                                                 \
        using type = cpp_type;                                                                     \
        static type t;                                                                             \
    };
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(TENON_ELEMENT_TYPE)
#undef TENON_ELEMENT_TYPE

} // namespace impl

using impl::ScalarTypeToCPPType;
using impl::ScalarTypeToCPPTypeT;

/* The element type of a C++ type; other types have none. */
template <typename T>
struct CppTypeToScalarType;

#define TENON_ELEMENT_TYPE(cpp_type, name)                                                         \
    template <>                                                                                    \
    struct CppTypeToScalarType<cpp_type> : std::integral_constant<ScalarType, ScalarType::name> {  \
    };
AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(TENON_ELEMENT_TYPE)
#undef TENON_ELEMENT_TYPE

/* The name of the enumerator; "UNKNOWN_SCALAR" for a value that is no element type. */
inline const char *toString(ScalarType t)
{
    switch (t) {
#define TENON_CASE(cpp_type, name)                                                                 \
case ScalarType::name:                                                                             \
    return #name;
        AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(TENON_CASE)
#undef TENON_CASE
    case ScalarType::Undefined:
    case ScalarType::NumOptions:
        break;
    }
    return "UNKNOWN_SCALAR";
}

/* Bytes of one element; throws for Undefined. */
inline size_t elementSize(ScalarType t)
{
    switch (t) {
#define TENON_CASE(cpp_type, name)                                                                 \
case ScalarType::name:                                                                             \
    return sizeof(cpp_type);
        AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_AND_QINTS(TENON_CASE)
#undef TENON_CASE
    case ScalarType::Undefined:
    case ScalarType::NumOptions:
        break;
    }
    STD_TORCH_CHECK(false, "no element size for ScalarType ", toString(t));
}

inline bool isIntegralType(ScalarType t, bool includeBool)
{
    const bool is_int = (t >= ScalarType::Byte && t <= ScalarType::Long) ||
                        (t >= ScalarType::UInt16 && t <= ScalarType::UInt64);
    return is_int || (includeBool && t == ScalarType::Bool);
}

inline bool isFloat8Type(ScalarType t)
{
    return (t >= ScalarType::Float8_e5m2 && t <= ScalarType::Float8_e4m3fnuz) ||
           t == ScalarType::Float8_e8m0fnu;
}

inline bool isReducedFloatingType(ScalarType t)
{
    return t == ScalarType::Half || t == ScalarType::BFloat16 || isFloat8Type(t) ||
           t == ScalarType::Float4_e2m1fn_x2;
}

inline bool isFloatingType(ScalarType t)
{
    return t == ScalarType::Double || t == ScalarType::Float || isReducedFloatingType(t);
}

inline bool isComplexType(ScalarType t)
{
    return (t >= ScalarType::ComplexHalf && t <= ScalarType::ComplexDouble) ||
           t == ScalarType::BComplex32;
}

inline bool isQIntType(ScalarType t)
{
    return (t >= ScalarType::QInt8 && t <= ScalarType::QInt32) || t == ScalarType::QUInt4x2 ||
           t == ScalarType::QUInt2x4;
}

inline bool isBitsType(ScalarType t)
{
    return t >= ScalarType::Bits1x8 && t <= ScalarType::Bits16;
}

inline bool isBarebonesUnsignedType(ScalarType t)
{
    return (t >= ScalarType::UInt1 && t <= ScalarType::UInt7) ||
           (t >= ScalarType::UInt16 && t <= ScalarType::UInt64);
}

/* The quantised form of a plain integer type, and the other way; anything else is itself. */
inline ScalarType toQIntType(ScalarType t)
{
    return t == ScalarType::Byte   ? ScalarType::QUInt8
           : t == ScalarType::Char ? ScalarType::QInt8
           : t == ScalarType::Int  ? ScalarType::QInt32
                                   : t;
}

inline ScalarType toUnderlying(ScalarType t)
{
    if (t == ScalarType::QInt8) {
        return ScalarType::Char;
    }
    if (t == ScalarType::QInt32) {
        return ScalarType::Int;
    }
    return isQIntType(t) ? ScalarType::Byte : t;
}

inline bool isUnderlying(ScalarType type, ScalarType qtype)
{
    return type == toUnderlying(qtype);
}

/* The type of the parts of a complex type, and the complex type whose parts have type t. */
inline ScalarType toRealValueType(ScalarType t)
{
    return t == ScalarType::ComplexHalf     ? ScalarType::Half
           : t == ScalarType::ComplexFloat  ? ScalarType::Float
           : t == ScalarType::ComplexDouble ? ScalarType::Double
           : t == ScalarType::BComplex32    ? ScalarType::BFloat16
                                            : t;
}

inline ScalarType toComplexType(ScalarType t)
{
    if (isComplexType(t)) {
        return t;
    }
    if (t == ScalarType::Half) {
        return ScalarType::ComplexHalf;
    }
    if (t == ScalarType::Double) {
        return ScalarType::ComplexDouble;
    }
    if (t == ScalarType::BFloat16) {
        return ScalarType::BComplex32;
    }
    STD_TORCH_CHECK(t == ScalarType::Float, "no complex type for ScalarType ", toString(t));
    return ScalarType::ComplexFloat;
}

template <class Char, class Traits>
std::basic_ostream<Char, Traits> &operator<<(std::basic_ostream<Char, Traits> &out, ScalarType t)
{
    return out << toString(t);
}

} // namespace c10

namespace torch
{
namespace headeronly
{
using c10::CppTypeToScalarType;
using c10::elementSize;
using c10::isBarebonesUnsignedType;
using c10::isBitsType;
using c10::isComplexType;
using c10::isFloat8Type;
using c10::isFloatingType;
using c10::isIntegralType;
using c10::isQIntType;
using c10::isReducedFloatingType;
using c10::isUnderlying;
using c10::kBComplex32;
using c10::kBFloat16;
using c10::kBits16;
using c10::kBits1x8;
using c10::kBits2x4;
using c10::kBits4x2;
using c10::kBits8;
using c10::kBool;
using c10::kByte;
using c10::kChar;
using c10::kComplexDouble;
using c10::kComplexFloat;
using c10::kComplexHalf;
using c10::kDouble;
using c10::kFloat;
using c10::kFloat4_e2m1fn_x2;
using c10::kFloat8_e4m3fn;
using c10::kFloat8_e4m3fnuz;
using c10::kFloat8_e5m2;
using c10::kFloat8_e5m2fnuz;
using c10::kFloat8_e8m0fnu;
using c10::kHalf;
using c10::kInt;
using c10::kInt1;
using c10::kInt2;
using c10::kInt3;
using c10::kInt4;
using c10::kInt5;
using c10::kInt6;
using c10::kInt7;
using c10::kLong;
using c10::kQInt32;
using c10::kQInt8;
using c10::kQUInt2x4;
using c10::kQUInt4x2;
using c10::kQUInt8;
using c10::kShort;
using c10::kUInt1;
using c10::kUInt16;
using c10::kUInt2;
using c10::kUInt3;
using c10::kUInt32;
using c10::kUInt4;
using c10::kUInt5;
using c10::kUInt6;
using c10::kUInt64;
using c10::kUInt7;
using c10::NumScalarTypes;
using c10::ScalarType;
namespace impl = c10::impl;
using c10::ScalarTypeToCPPType;
using c10::ScalarTypeToCPPTypeT;
using c10::toComplexType;
using c10::toQIntType;
using c10::toRealValueType;
using c10::toString;
using c10::toUnderlying;
} // namespace headeronly
} // namespace torch

#endif
