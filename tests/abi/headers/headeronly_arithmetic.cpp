/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The arithmetic of the header-only types, against routines in double that are slow and share
 * nothing with them: the value of a code by repeated doubling, the code of a value by a search over
 * all codes. The program links no library but the test framework: header-only means that.
 */
#include <torch/headeronly/core/Dispatch_v2.h>
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/core/MemoryFormat.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/core/TensorAccessor.h>
#include <torch/headeronly/core/enum_tag.h>
#include <torch/headeronly/util/Metaprogramming.h>
#include <torch/headeronly/util/TypeSafeSignMath.h>
#include <torch/headeronly/util/shim_utils.h>
#include <torch/headeronly/version.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

extern "C" {
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
}

using namespace torch::headeronly;

namespace
{

/* How one narrow type is built: widths, bias, and what its topmost codes mean. */
struct Format {
    unsigned exponent_bits;
    unsigned mantissa_bits;
    int bias;
    uint32_t largest;   /* The largest finite code without sign. */
    uint32_t too_large; /* The code that a magnitude above it takes. */
    uint32_t nan;       /* The code of a NaN. */
    bool has_infinity;  /* Whether `too_large` is infinity. */
    bool has_negative_zero;
};

const Format half = {5, 10, 15, 0x7bff, 0x7c00, 0x7e00, true, true};
const Format bfloat16 = {8, 7, 127, 0x7f7f, 0x7f80, 0x7fc0, true, true};
const Format e4m3fn = {4, 3, 7, 0x7e, 0x7e, 0x7f, false, true};
const Format e5m2 = {5, 2, 15, 0x7b, 0x7c, 0x7f, true, true};
const Format e4m3fnuz = {4, 3, 8, 0x7f, 0x80, 0x80, false, false};
const Format e5m2fnuz = {5, 2, 16, 0x7f, 0x80, 0x80, false, false};

double slow_value(const Format &format, uint32_t code)
{
    const uint32_t unit = 1u << format.mantissa_bits;
    const uint32_t exponent = code / unit;
    double value = exponent == 0 ? code % unit : unit + code % unit;
    int scale = static_cast<int>(exponent == 0 ? 1 : exponent) - format.bias -
                static_cast<int>(format.mantissa_bits);
    for (; scale > 0; scale--) {
        value *= 2;
    }
    for (; scale < 0; scale++) {
        value /= 2;
    }
    return value;
}

/* The nearest of all finite codes to a magnitude, the even one of two that are equally near; above
 * the largest, what would be nearest if there were one more. */
uint32_t slow_code(const Format &format, const std::vector<double> &values, double magnitude)
{
    const size_t above = static_cast<size_t>(
        std::lower_bound(values.begin(), values.end(), magnitude) - values.begin());
    if (above == 0) {
        return 0;
    }
    const double lower = values[above - 1];
    const double upper =
        above < values.size() ? values[above] : slow_value(format, format.largest + 1);
    const double down = magnitude - lower;
    const double up = upper - magnitude;
    const bool picks_upper = up < down || (up == down && above % 2 == 0);
    const uint32_t code = static_cast<uint32_t>(picks_upper ? above : above - 1);
    return code > format.largest ? format.too_large : code;
}

template <typename T>
void check_decoding(const Format &format)
{
    const uint32_t sign = 1u << (format.exponent_bits + format.mantissa_bits);
    for (uint32_t code = 0; code < 2 * sign; code++) {
        const uint32_t magnitude = code % sign;
        const float value = T(static_cast<decltype(T::x)>(code), T::from_bits());
        const bool is_nan = format.has_negative_zero
                                ? magnitude > format.largest &&
                                      !(format.has_infinity && magnitude == format.too_large)
                                : code == format.nan;
        assert_int_equal(std::isnan(value), is_nan);
        if (is_nan) {
            continue;
        }
        assert_int_equal(std::signbit(value), code >= sign);
        if (magnitude > format.largest) {
            assert_true(std::isinf(value));
        } else {
            assert_true(std::fabs(static_cast<double>(value)) == slow_value(format, magnitude));
        }
    }
}

template <typename T>
void check_one_encoding(const Format &format, const std::vector<double> &values, float value)
{
    const uint32_t sign = 1u << (format.exponent_bits + format.mantissa_bits);
    uint32_t expected = slow_code(format, values, std::fabs(static_cast<double>(value)));
    if (std::signbit(value) && (format.has_negative_zero || (expected != 0 && expected < sign))) {
        expected |= sign;
    }
    assert_int_equal(T(value).x, expected);
}

/* Around every code and every midpoint between two: the value itself and its float neighbours. */
template <typename T>
void check_encoding(const Format &format)
{
    std::vector<double> values;
    for (uint32_t code = 0; code <= format.largest; code++) {
        values.push_back(slow_value(format, code));
    }
    const float infinity = std::numeric_limits<float>::infinity();
    for (uint32_t code = 0; code <= format.largest; code++) {
        const double next = slow_value(format, code + 1);
        for (const double exact : {values[code], (values[code] + next) / 2}) {
            const float near = static_cast<float>(exact);
            for (const float value :
                 {near, std::nextafterf(near, infinity), std::nextafterf(near, -infinity)}) {
                check_one_encoding<T>(format, values, value);
                check_one_encoding<T>(format, values, -value);
            }
        }
    }
    for (const float value : {infinity, std::numeric_limits<float>::max(), 70000.0f, 1e30f,
                              std::numeric_limits<float>::denorm_min(), 0.0f}) {
        if (std::isinf(value) || value > 1e35f) {
            const uint32_t expected = T(1e34f).x;
            if (&format != &bfloat16) {
                assert_int_equal(T(value).x, expected);
            }
        } else {
            check_one_encoding<T>(format, values, value);
            check_one_encoding<T>(format, values, -value);
        }
    }
    assert_int_equal(T(std::numeric_limits<float>::quiet_NaN()).x, format.nan);
}

template <typename T>
void check_limits(const Format &format)
{
    using limits = std::numeric_limits<T>;
    const uint32_t one_ulp = 1;
    assert_true(static_cast<double>(static_cast<float>(limits::max())) ==
                slow_value(format, format.largest));
    assert_true(static_cast<float>(limits::lowest()) == -static_cast<float>(limits::max()));
    assert_true(static_cast<double>(static_cast<float>(limits::denorm_min())) ==
                slow_value(format, one_ulp));
    assert_true(static_cast<double>(static_cast<float>(limits::min())) ==
                slow_value(format, 1u << format.mantissa_bits));
    assert_true(static_cast<float>(limits::epsilon()) ==
                std::ldexp(1.0f, -static_cast<int>(format.mantissa_bits)));
    assert_true(static_cast<float>(limits::round_error()) == 0.5f);
    assert_true(std::isnan(static_cast<float>(limits::quiet_NaN())));
    assert_int_equal(limits::digits, format.mantissa_bits + 1);
    assert_int_equal(limits::min_exponent, 2 - format.bias);
    assert_int_equal(limits::has_infinity, format.has_infinity);
}

void every_code_has_its_exact_value(void **)
{
    check_decoding<Half>(half);
    check_decoding<BFloat16>(bfloat16);
    check_decoding<Float8_e4m3fn>(e4m3fn);
    check_decoding<Float8_e5m2>(e5m2);
    check_decoding<Float8_e4m3fnuz>(e4m3fnuz);
    check_decoding<Float8_e5m2fnuz>(e5m2fnuz);
}

void rounding_is_to_nearest_and_ties_to_even(void **)
{
    check_encoding<Half>(half);
    check_encoding<BFloat16>(bfloat16);
    check_encoding<Float8_e4m3fn>(e4m3fn);
    check_encoding<Float8_e5m2>(e5m2);
    check_encoding<Float8_e4m3fnuz>(e4m3fnuz);
    check_encoding<Float8_e5m2fnuz>(e5m2fnuz);
}

void numeric_limits_agree_with_the_format(void **)
{
    check_limits<Half>(half);
    check_limits<BFloat16>(bfloat16);
    check_limits<Float8_e4m3fn>(e4m3fn);
    check_limits<Float8_e5m2>(e5m2);
    check_limits<Float8_e4m3fnuz>(e4m3fnuz);
    check_limits<Float8_e5m2fnuz>(e5m2fnuz);
}

void too_large_values_go_where_each_type_says(void **)
{
    assert_true(static_cast<float>(Float8_e4m3fn(70000.0f)) == 448.0f);
    assert_true(static_cast<float>(Float8_e4m3fn(-INFINITY)) == -448.0f);
    assert_true(std::isinf(static_cast<float>(Float8_e5m2(70000.0f))));
    assert_true(Float8_e5m2(70000.0f).isinf());
    assert_true(Float8_e4m3fnuz(70000.0f).isnan());
    assert_true(Float8_e5m2fnuz(INFINITY).isnan());
    assert_true(std::isinf(static_cast<float>(Half(65520.0f))));
    assert_true(static_cast<float>(Half(65519.0f)) == 65504.0f);
    assert_true(std::isinf(static_cast<float>(BFloat16(3.4e38f))));
}

void exponent_only_type_rounds_halves_up_and_drops_signs(void **)
{
    for (uint32_t code = 0; code < 255; code++) {
        const float value = Float8_e8m0fnu(static_cast<uint8_t>(code), Float8_e8m0fnu::from_bits());
        assert_true(value == std::ldexp(1.0f, static_cast<int>(code) - 127));
        assert_int_equal(Float8_e8m0fnu(value).x, code);
        assert_int_equal(Float8_e8m0fnu(-value).x, code);
        if (code == 0) {
            assert_int_equal(Float8_e8m0fnu(std::nextafterf(value, 1.0f)).x, 1);
        } else {
            assert_int_equal(Float8_e8m0fnu(std::nextafterf(value * 1.5f, 0.0f)).x, code);
            assert_int_equal(Float8_e8m0fnu(value * 1.5f).x, code + 1);
        }
    }
    assert_int_equal(Float8_e8m0fnu(0.0f).x, 0);
    assert_int_equal(Float8_e8m0fnu(INFINITY).x, 255);
    assert_true(Float8_e8m0fnu(NAN).isnan());
}

void mixed_arithmetic_keeps_the_expected_type(void **)
{
    static_assert(std::is_same<decltype(Half() + Half()), Half>::value, "");
    static_assert(std::is_same<decltype(Half() * 1.0f), float>::value, "");
    static_assert(std::is_same<decltype(1.0 - BFloat16()), double>::value, "");
    static_assert(std::is_same<decltype(BFloat16() / 2), BFloat16>::value, "");
    static_assert(std::is_same<decltype(int64_t(1) + Float8_e5m2()), Float8_e5m2>::value, "");
    Half h(1.0f);
    h += Half(0.5f);
    h *= Half(2.0f);
    assert_true(h == 3.0f && -h < Half(0.0f) && h > 2);
    float f = 1.0f;
    f += h;
    assert_true(f == 4.0f);
    /* 2048 + 1 is a tie in binary16, and stays even. */
    assert_true(static_cast<float>(Half(2048.0f) + Half(1.0f)) == 2048.0f);
    assert_true(static_cast<float>(Half(2050.0f) + Half(1.0f)) == 2052.0f);
    assert_true(sizeof(Half) == 2 && alignof(BFloat16) == 2 && sizeof(Float8_e4m3fn) == 1);
}

void complex_numbers_compute_and_convert(void **)
{
    const complex<double> a(3.0, -4.0);
    const complex<double> b(0.5, 2.0);
    const std::complex<double> sa(3.0, -4.0);
    const std::complex<double> sb(0.5, 2.0);
    assert_true(static_cast<std::complex<double>>(a + b) == sa + sb);
    assert_true(static_cast<std::complex<double>>(a * b) == sa * sb);
    assert_true(std::abs(static_cast<std::complex<double>>(a / b) - sa / sb) < 1e-15);
    assert_true(std::abs(a) == 5.0 && std::norm(a) == 25.0 && std::conj(a).imag() == 4.0);
    assert_true(complex<double>(sa) == a && a == a && a != b && a - a == 0.0);
    const complex<double> big(1e300, 1e300);
    assert_true((big / big).real() == 1.0 && (big / big).imag() == 0.0);
    const complex<float> narrow(a);
    const complex<double> wide = narrow;
    assert_true(wide == a);
    assert_true(sizeof(complex<Half>) == 4 && sizeof(complex<float>) == 8 &&
                alignof(complex<double>) == 16);
    assert_true(std::abs(polar(2.0, 0.5).real() - 2.0 * std::cos(0.5)) < 1e-15);
}

void element_types_know_name_size_and_class(void **)
{
    assert_string_equal(toString(kFloat), "Float");
    assert_string_equal(toString(ScalarType::Undefined), "UNKNOWN_SCALAR");
    assert_string_equal(toString(static_cast<ScalarType>(99)), "UNKNOWN_SCALAR");
    assert_int_equal(elementSize(kComplexDouble), 16);
    assert_int_equal(elementSize(kBits16), 2);
    assert_int_equal(elementSize(kUInt3), 1);
    assert_int_equal(static_cast<int>(ScalarType::Float4_e2m1fn_x2), 45);
    assert_true(CppTypeToScalarType<BFloat16>::value == kBFloat16);
    static_assert(std::is_same<ScalarTypeToCPPTypeT<ScalarType::Long>, int64_t>::value, "");
    assert_true(isIntegralType(kBool, true) && !isIntegralType(kBool, false));
    assert_true(isIntegralType(kUInt16, false) && !isIntegralType(kHalf, true));
    assert_true(isFloatingType(kFloat8_e8m0fnu) && !isFloatingType(kComplexHalf));
    assert_true(toQIntType(kByte) == kQUInt8 && toUnderlying(kQUInt4x2) == kByte);
    assert_true(toRealValueType(kComplexHalf) == kHalf && toComplexType(kDouble) == kComplexDouble);
    assert_true(toRealValueType(kBComplex32) == kBFloat16);
    assert_true(toComplexType(kBFloat16) == kBComplex32 && isComplexType(kBComplex32));
    assert_string_equal(DeviceTypeName(kCUDA), "CUDA");
    assert_string_equal(DeviceTypeName(kPrivateUse1, true), "privateuseone");
    assert_int_equal(static_cast<int>(kPrivateUse1), 20);
    assert_int_equal(static_cast<int>(Layout::Jagged), 7);
    assert_int_equal(static_cast<int>(MemoryFormat::ChannelsLast3d), 3);
    assert_int_equal(static_cast<int>(at::Tag::view_copy), 19);
    assert_true(TORCH_ABI_VERSION == 0x020f000000000000ULL);
}

template <typename Body>
std::string text_thrown_by(const Body &body)
{
    try {
        body();
    } catch (const std::runtime_error &error) {
        return error.what();
    }
    return "nothing";
}

struct Streamable {
};

std::ostream &operator<<(std::ostream &out, Streamable)
{
    return out << "streamed";
}

void checks_say_where_and_what(void **)
{
    const std::string text = text_thrown_by([] {
        STD_TORCH_CHECK(1 == 2, "a", 1, ' ', std::string("b"), true, -7LL, 2.5,
                        18446744073709551615u, kHalf, ' ', Half(0.5f), Streamable());
    });
    const std::string tail = ", a1 b1-72.518446744073709551615Half 0.5streamed";
    assert_true(text.find("operator(), ") == 0);
    assert_true(text.find("headeronly_arithmetic.cpp:") != std::string::npos);
    assert_true(text.size() > tail.size() &&
                text.compare(text.size() - tail.size(), tail.size(), tail) == 0);
    STD_TORCH_CHECK(true);
    int evaluations = 0;
    STD_TORCH_CHECK(++evaluations == 1);
    assert_int_equal(evaluations, 1);
    assert_true(text_thrown_by([] { STD_TORCH_CHECK(2 > 3); }).find("2 > 3") != std::string::npos);
    const std::string code = text_thrown_by([] { TORCH_ERROR_CODE_CHECK(1); });
    assert_true(code.find("1 API call failed at ") == 0 &&
                code.find(", line ") != std::string::npos);
    TORCH_ERROR_CODE_CHECK(0);
}

size_t size_by_dispatch(ScalarType type)
{
    return THO_DISPATCH_V2(type, "size_by_dispatch", AT_WRAP([&]() -> size_t {
                               const scalar_t values[2] = {scalar_t(), scalar_t()};
                               return sizeof(values) / 2;
                           }),
                           AT_EXPAND(AT_ALL_TYPES), AT_EXPAND(AT_COMPLEX_TYPES),
                           AT_EXPAND(AT_FLOAT8_TYPES), AT_EXPAND(AT_BAREBONES_UNSIGNED_TYPES),
                           ScalarType::Half, kBFloat16, ScalarType::Bool);
}

void dispatch_reaches_the_case_of_each_type(void **)
{
    for (int code = 0; code < static_cast<int>(ScalarType::Undefined); code++) {
        const ScalarType type = static_cast<ScalarType>(code);
        const bool has_case = !isQIntType(type) && !isBitsType(type) && type != kComplexHalf &&
                              (code < 30 || type == kFloat8_e8m0fnu);
        if (has_case) {
            assert_int_equal(size_by_dispatch(type), elementSize(type));
        } else {
            const std::string text = text_thrown_by([&] { size_by_dispatch(type); });
            assert_true(text.find(std::string("\"size_by_dispatch\" not implemented for '") +
                                  toString(type) + "'") != std::string::npos);
        }
    }
}

void array_references_borrow_and_check(void **)
{
    const std::vector<int64_t> vector = {1, 2, 3};
    const IntHeaderOnlyArrayRef ref(vector);
    const int64_t array[] = {1, 2, 3};
    assert_true(ref == IntHeaderOnlyArrayRef(array) && ref == vector &&
                ref.data() == vector.data());
    assert_true(ref.slice(1).size() == 2 && ref.slice(1, 1)[0] == 2 && ref.back() == 3);
    assert_true(ref.vec() == vector && IntHeaderOnlyArrayRef().empty() && ref.at(2) == 3);
    assert_true(text_thrown_by([&] { ref.at(3); }).find("index 3 of a list of 3") !=
                std::string::npos);
    assert_true(text_thrown_by([&] { ref.slice(2, 2); }).find("slice 2 + 2") != std::string::npos);
    const auto takes_list = [](IntHeaderOnlyArrayRef values) { return values.size(); };
    assert_int_equal(takes_list({4, 5}), 2);
    assert_int_equal(takes_list({}), 0);
}

void accessors_follow_strides(void **)
{
    int data[6] = {0, 1, 2, 3, 4, 5};
    const int64_t sizes[2] = {3, 2};
    const int64_t strides[2] = {1, 3};
    HeaderOnlyTensorAccessor<int, 2> accessor(data, sizes, strides);
    assert_int_equal(accessor[2][1], 5);
    accessor[1][0] = 7;
    assert_int_equal(data[1], 7);
    const HeaderOnlyPackedTensorAccessor32<int, 2> packed(data, sizes, strides);
    assert_int_equal(packed.transpose(0, 1)[1][2], 5);
    assert_true(text_thrown_by([&] { packed.transpose(0, 2); }).find("dimension 2") !=
                std::string::npos);
}

void sign_questions_hold_for_unsigned_types(void **)
{
    assert_true(!is_negative(5u) && is_negative(-5) && signs_differ(-1, 1u));
    assert_int_equal(signum(-3.5), -1);
    assert_true(greater_than_max<int8_t>(128) && !greater_than_max<uint64_t>(-1));
    assert_true(less_than_lowest<uint8_t>(-1) && !less_than_lowest<int8_t>(200u));
    assert_int_equal(
        c10::guts::infer_function_traits_t<decltype(&size_by_dispatch)>::number_of_parameters, 1);
}

} // namespace

int main()
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_has_its_exact_value),
        cmocka_unit_test(rounding_is_to_nearest_and_ties_to_even),
        cmocka_unit_test(numeric_limits_agree_with_the_format),
        cmocka_unit_test(too_large_values_go_where_each_type_says),
        cmocka_unit_test(exponent_only_type_rounds_halves_up_and_drops_signs),
        cmocka_unit_test(mixed_arithmetic_keeps_the_expected_type),
        cmocka_unit_test(complex_numbers_compute_and_convert),
        cmocka_unit_test(element_types_know_name_size_and_class),
        cmocka_unit_test(checks_say_where_and_what),
        cmocka_unit_test(dispatch_reaches_the_case_of_each_type),
        cmocka_unit_test(array_references_borrow_and_check),
        cmocka_unit_test(accessors_follow_strides),
        cmocka_unit_test(sign_questions_hold_for_unsigned_types),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
