/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the header-only part of release 2.15 added: constants, ranges, conversions and mathematics
 * of narrow types. The program prints what it computes. ctest compares with
 * headeronly_numerics.txt, and tests/oracle/run_headeronly.py compares what the same source prints
 * with PyTorch's headers.
 */
#include <torch/headeronly/util/complex.h>

#include <torch/headeronly/core/Dispatch_v2.h>
#include <torch/headeronly/util/BFloat16-math.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>
#include <torch/headeronly/util/Load.h>
#include <torch/headeronly/util/MathConstants.h>
#include <torch/headeronly/util/NumericUtils.h>
#include <torch/headeronly/util/TypeCast.h>
#include <torch/headeronly/util/complex_utils.h>
#include <torch/headeronly/util/copysign.h>
#include <torch/headeronly/util/irange.h>
#include <torch/headeronly/util/overflows.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

namespace
{

namespace ho = torch::headeronly;
using c10::BFloat16;
using c10::Float8_e4m3fn;
using c10::Float8_e4m3fnuz;
using c10::Float8_e5m2;
using c10::Float8_e5m2fnuz;
using c10::Half;
template <typename T>
using Complex = c10::complex<T>;

const float infinity = std::numeric_limits<float>::infinity();
const float nan = std::numeric_limits<float>::quiet_NaN();

template <typename T>
T of_code(unsigned code)
{
    return T(static_cast<decltype(T::x)>(code), T::from_bits());
}

template <typename T>
std::string text(const T &value)
{
    std::ostringstream out;
    if constexpr (std::is_same_v<T, bool>) {
        out << (value ? "true" : "false");
    } else if constexpr (ho::is_complex<T>::value) {
        const Complex<double> z(static_cast<double>(value.real()),
                                static_cast<double>(value.imag()));
        out << '(' << text(z.real_) << ' ' << text(z.imag_) << ')';
    } else {
        out.precision(17);
        /* A NaN's sign is the processor's choice. */
        value != value ? out << "nan" : out << +value;
    }
    return out.str();
}

void print(const char *name, const std::string &value)
{
    std::printf("%s: %s\n", name, value.c_str());
}

#define PRINT(...) print(#__VA_ARGS__, text(__VA_ARGS__))

/* What an expression throws, or its value. */
template <typename F>
std::string outcome(const F &compute)
{
    try {
        return text(compute());
    } catch (const std::runtime_error &error) {
        return std::string("throws ") + error.what();
    }
}

#define OUTCOME(...) print(#__VA_ARGS__, outcome([] { return __VA_ARGS__; }))

/* ---- Constants, ranges, signs, loads -------------------------------------------------------- */

static_assert(c10::pi<double> == ho::pi<double>);
static_assert(std::is_same_v<decltype(c10::e<float>), const float>);
constexpr float half_turn = c10::detail::pi<float>();

void print_constants()
{
    PRINT(ho::e<double>);
    PRINT(ho::euler<double>);
    PRINT(ho::frac_1_pi<double>);
    PRINT(ho::frac_1_sqrt_pi<double>);
    PRINT(ho::frac_sqrt_2<double>);
    PRINT(ho::frac_sqrt_3<double>);
    PRINT(ho::golden_ratio<double>);
    PRINT(ho::ln_10<double>);
    PRINT(ho::ln_2<double>);
    PRINT(ho::log_10_e<double>);
    PRINT(ho::log_2_e<double>);
    PRINT(ho::pi<double>);
    PRINT(ho::sqrt_2<double>);
    PRINT(ho::sqrt_3<double>);
    PRINT(ho::pi<float>);
    PRINT(ho::pi<BFloat16>.x);
    PRINT(ho::pi<Half>.x);
    PRINT(c10::golden_ratio<int>);
    PRINT(c10::pi<long double> == c10::pi<double>);
    PRINT(half_turn);
}

/* The elements, of which a wrong range would have no end. */
template <typename Range>
std::string elements(const Range &range)
{
    std::string all;
    int count = 0;
    for (const auto i : range) {
        all += text(i) + ' ';
        if (++count == 9) {
            break;
        }
    }
    return all;
}

static_assert(std::is_same_v<decltype(*c10::irange(int8_t(3)).begin()), int8_t>);
static_assert(std::is_same_v<decltype(*c10::irange(int8_t(3), uint16_t(4)).begin()), uint16_t>);
static_assert(std::is_same_v<decltype(c10::irange(3)), c10::integer_range<int, true>>);
static_assert(std::is_same_v<decltype(ho::irange(1, 3)), ho::integer_range<int>>);

void print_ranges()
{
    print("irange(4)", elements(c10::irange(4)));
    print("irange(0)", elements(c10::irange(0)));
    print("irange(-4)", elements(c10::irange(-4)));
    print("irange(3u)", elements(ho::irange(3u)));
    print("irange(-2, 3)", elements(ho::irange(-2, 3)));
    print("irange(3, -2)", elements(ho::irange(3, -2)));
    print("irange(3, 3)", elements(ho::irange(3, 3)));
    print("irange(-1, uint8_t(2))", elements(ho::irange(-1, uint8_t(2))));
    print("irange(250, uint8_t(255))", elements(ho::irange(250, uint8_t(255))));
    auto i = ho::irange(7).begin();
    using Iterator = decltype(i);
    static_assert(std::is_same_v<Iterator::iterator_category, std::input_iterator_tag>);
    static_assert(std::is_same_v<Iterator::difference_type, std::ptrdiff_t>);
    const auto before = i++;
    ++i;
    PRINT(*before);
    PRINT(*i);
    PRINT(*i.operator->());
    PRINT(i == before);
    PRINT(i != before);
    /* With one end, a range ends before any element that its end lies below. */
    PRINT(i == ho::irange(-1).end());
    PRINT(ho::irange(-3, -1).begin() == ho::irange(-3, -1).end());
    const std::vector<int> copied(ho::irange(2, 5).begin(), ho::irange(2, 5).end());
    PRINT(copied.size());
    PRINT(std::ranges::enable_borrowed_range<c10::HeaderOnlyArrayRef<int>>);
}

static_assert(std::is_same_v<decltype(c10::copysign(1, 2)), double>);
static_assert(std::is_same_v<decltype(c10::copysign(1.f, -2.f)), float>);

void print_signs_and_loads()
{
    PRINT(ho::copysign(3.0, -0.0));
    PRINT(ho::copysign(-3, 2));
    PRINT(ho::copysign(Half(1.5f), Half(-0.0f)).x);
    PRINT(ho::copysign(of_code<Half>(0xfe01), Half(2.0f)).x);
    PRINT(ho::copysign(BFloat16(-1.5f), BFloat16(nan)).x);
    PRINT(c10::copysign(BFloat16(1.5f), BFloat16(-7.0f)).x);

    alignas(4) const unsigned char bytes[] = {2, 0, 0, 0, 0x80, 0x3f, 0x80, 0};
    PRINT(ho::load<bool>(&bytes[0]));
    PRINT(c10::load<bool>(&bytes[1]));
    PRINT(c10::load<bool>(&bytes[6]));
    PRINT(ho::load<int>(bytes));
    PRINT(ho::load(&bytes[5]));
    const float number = 2.5f;
    PRINT(c10::load(&number));
}

/* ---- Questions about numbers ---------------------------------------------------------------- */

/* Infinity, NaN, the largest number and zero: who is NaN, who is infinite. */
template <typename T>
void print_kinds(const char *name)
{
    std::string all;
    for (const float f : {infinity, -infinity, nan, 3e38f, 0.0f}) {
        const T value(f);
        all += ho::_isnan(value) ? 'n' : '-';
        if constexpr (!ho::is_complex<T>::value) {
            all += ho::_isinf(value) ? "i " : "- ";
        }
    }
    print(name, all);
}

void print_questions()
{
    print_kinds<float>("float");
    print_kinds<double>("double");
    print_kinds<Half>("Half");
    print_kinds<BFloat16>("BFloat16");
    print_kinds<Float8_e5m2>("Float8_e5m2");
    print_kinds<Float8_e4m3fn>("Float8_e4m3fn");
    print_kinds<Float8_e5m2fnuz>("Float8_e5m2fnuz");
    print_kinds<Float8_e4m3fnuz>("Float8_e4m3fnuz");
    print_kinds<Complex<float>>("complex<float>");
    PRINT(ho::_isnan(3));
    PRINT(ho::_isinf(true));
    PRINT(ho::_isnan(Complex<double>(1, static_cast<double>(nan))));
    PRINT(std::isnan(Complex<float>(nan, 1)));
    PRINT(std::isnan(Complex<float>(1, nan)));
    PRINT(std::isnan(Complex<float>(infinity, 1)));
    PRINT(ho::is_complex<Complex<Half>>::value);
    PRINT(ho::is_complex<std::complex<float>>::value);
    PRINT(std::is_same_v<ho::scalar_value_type<Complex<float>>::type, float>);
    PRINT(std::is_same_v<ho::scalar_value_type<int>::type, int>);
    PRINT(std::numeric_limits<Complex<float>>::max());
    PRINT(std::numeric_limits<Complex<Half>>::digits);
    PRINT(c10::is_reduced_floating_point<Half>::value);
    PRINT(ho::is_reduced_floating_point_v<BFloat16>);
    PRINT(c10::is_reduced_floating_point_v<Float8_e5m2>);
    PRINT(std::is_reduced_floating_point_v<float>);
}

/* ---- Conversions ---------------------------------------------------------------------------- */

/* For one target: whether the value overflows, and the strict answer where it differs; then what
 * the checked conversion gives, the unchecked where that throws. */
template <typename To, typename From>
std::string one_conversion(const From &value)
{
    const bool over = c10::overflows<To, From>(value);
    std::string all = over ? " !" : " ";
    all += ho::overflows<To, From>(value, true) != over ? "~" : "";
    const auto checked = [&] { return ho::checked_convert<To, From>(value, "To"); };
    const auto wrapping = [&] { return c10::unsafe_wrapping_convert<To, From>(value, "To"); };
    const std::string first = outcome(checked);
    all += first[0] == 't' && first != "true" ? "" : first;
    all += outcome(wrapping) != first ? " (wrapping differs)" : "";
    return all;
}

template <typename From>
void print_conversions(const char *name, const From &value)
{
    std::string all = text(value) + " as";
    all += one_conversion<bool>(value) + one_conversion<uint8_t>(value) +
           one_conversion<int8_t>(value) + one_conversion<uint16_t>(value) +
           one_conversion<int>(value) + one_conversion<uint64_t>(value) +
           one_conversion<int64_t>(value) + one_conversion<float>(value) +
           one_conversion<double>(value) + one_conversion<Half>(value) +
           one_conversion<BFloat16>(value) + one_conversion<Float8_e4m3fn>(value) +
           one_conversion<Float8_e5m2>(value) + one_conversion<Float8_e4m3fnuz>(value) +
           one_conversion<Float8_e5m2fnuz>(value) + one_conversion<Complex<float>>(value) +
           one_conversion<Complex<Half>>(value);
    print(name, all);
}

void print_all_conversions()
{
    for (const bool value : {false, true}) {
        print_conversions("bool", value);
    }
    for (const int value : {INT32_MIN, -65536, -65535, -256, -255, -128, -1, 0, 300, 65504, 65505,
                            65536, INT32_MAX}) {
        print_conversions("int", value);
    }
    for (const int64_t value :
         {INT64_MIN, INT64_C(-1099511627776), INT64_C(1099511627776), INT64_MAX}) {
        print_conversions("int64_t", value);
    }
    for (const uint64_t value : {uint64_t(1) << 63, UINT64_MAX}) {
        print_conversions("uint64_t", value);
    }
    for (const double value : {-1e300,
                               -9223372036854775808.0,
                               -2147483648.5,
                               -2147483648.0,
                               -1.0,
                               -0.5,
                               0.0,
                               0.5,
                               1.5,
                               2.0,
                               255.5,
                               256.0,
                               448.5,
                               65504.5,
                               2147483647.5,
                               2147483648.0,
                               9223372036854775808.0,
                               18446744073709551616.0,
                               1e39,
                               static_cast<double>(infinity),
                               static_cast<double>(nan)}) {
        print_conversions("double", value);
    }
    for (const float re : {-300.0f, 0.0f, 1.0f, 1e30f, nan}) {
        for (const float im : {-0.0f, 1.0f, nan}) {
            print_conversions("complex<float>", Complex<float>(re, im));
        }
    }
}

template <typename To, typename From>
std::string converted(const From &value)
{
    return text(c10::convert<To>(value)) + ' ';
}

/* Between all narrow types, of which each also is a part of complex numbers. */
template <typename From>
void print_narrow(const char *name)
{
    const From value(-2.5f);
    print(name, converted<bool>(value) + converted<uint8_t>(value) + converted<int>(value) +
                    converted<double>(value) + converted<Half>(value) + converted<BFloat16>(value) +
                    converted<Complex<float>>(value) + converted<Complex<Half>>(value) +
                    converted<Complex<BFloat16>>(value));
}

void print_casts()
{
    print_narrow<Half>("Half");
    print_narrow<BFloat16>("BFloat16");
    print_narrow<Float8_e4m3fn>("Float8_e4m3fn");
    print_narrow<Float8_e5m2>("Float8_e5m2");
    print_narrow<Float8_e4m3fnuz>("Float8_e4m3fnuz");
    print_narrow<Float8_e5m2fnuz>("Float8_e5m2fnuz");
    print_narrow<Complex<float>>("complex<float>");
    print_narrow<Complex<Half>>("complex<Half>");
    print_narrow<Complex<BFloat16>>("complex<BFloat16>");
    PRINT(ho::convert<Complex<Half>>(c10::Float8_e8m0fnu(2.0f)));
    PRINT(ho::convert<Complex<BFloat16>>(Complex<double>(1, 1e300)));
    PRINT(ho::convert<uint8_t>(-3.5));
    PRINT(ho::convert<uint8_t>(300.0));
    PRINT(ho::convert<int8_t>(-100.5));
    PRINT(ho::convert<uint8_t>(Complex<double>(-2, 7)));
    PRINT(ho::convert<bool>(Complex<double>(0, 7)));
    PRINT(c10::static_cast_with_inter_type<uint8_t, double>::apply(-2.5));
    PRINT(c10::unchecked_cast_to_int<int8_t>(-3.75));
    PRINT(ho::unchecked_cast_to_int<uint8_t>(300));
    PRINT(ho::needs_real<double, Complex<double>>::value);
    PRINT(c10::needs_real<Complex<float>, Complex<double>>::value);
    PRINT(c10::needs_real<int, double>::value);
    PRINT(ho::maybe_real<true, Complex<float>>::apply(Complex<float>(3, 4)));
    PRINT(c10::maybe_real<false, Complex<float>>::apply(Complex<float>(3, 4)));
    PRINT(ho::maybe_bool<true, Complex<float>>::apply(Complex<float>(0, 4)));
    PRINT(c10::maybe_bool<false, int>::apply(4));
    OUTCOME((c10::report_overflow("a name"), 0));
    OUTCOME(ho::checked_convert<uint8_t>(-256, "uint8_t"));
    OUTCOME(c10::unsafe_wrapping_convert<int>(3e9, "int"));
}

/* ---- Mathematics of narrow types ------------------------------------------------------------ */

template <typename T>
bool same(const T &a, const T &b)
{
    return a.x == b.x || (std::isnan(static_cast<float>(a)) && std::isnan(static_cast<float>(b)));
}

/* For how many codes a function differs from float's, rounded. */
template <typename T, typename Narrow, typename Wide>
int wrong_codes(const Narrow &narrow, const Wide &wide)
{
    int wrong = 0;
    for (unsigned code = 0; code < 65536; code++) {
        const T value = of_code<T>(code);
        wrong += same(narrow(value), T(wide(static_cast<float>(value)))) ? 0 : 1;
    }
    return wrong;
}

/* All successors, towards a larger and a smaller number, as one number. */
template <typename T>
unsigned long long successors()
{
    unsigned long long hash = 0;
    for (unsigned code = 0; code < 65536; code++) {
        for (const float to : {-infinity, -1.0f, -0.0f, 0.0f, 1.0f, infinity, nan}) {
            const T next = std::nextafter(of_code<T>(code), T(to));
            hash = hash * 31 + (std::isnan(static_cast<float>(next)) ? 0xffffu : next.x);
        }
    }
    return hash;
}

template <typename T>
void print_mathematics()
{
#define WRONG(name)                                                                                \
    print("std::" #name, text(wrong_codes<T>([](T x) { return std::name(x); },                     \
                                             [](float x) { return std::name(x); })))
    WRONG(acos);
    WRONG(asin);
    WRONG(atan);
    WRONG(atanh);
    WRONG(erf);
    WRONG(erfc);
    WRONG(exp);
    WRONG(expm1);
    WRONG(lgamma);
    WRONG(log);
    WRONG(log10);
    WRONG(log1p);
    WRONG(log2);
    WRONG(ceil);
    WRONG(cos);
    WRONG(cosh);
    WRONG(floor);
    WRONG(nearbyint);
    WRONG(trunc);
    WRONG(abs);
    WRONG(sin);
    WRONG(sinh);
    WRONG(sqrt);
    WRONG(tan);
    WRONG(tanh);
#undef WRONG
    print("std::rsqrt", text(wrong_codes<T>([](T x) { return std::rsqrt(x); },
                                            [](float x) { return 1 / std::sqrt(x); })));
    print("std::fmod", text(wrong_codes<T>([](T x) { return std::fmod(x, T(0.75f)); },
                                           [](float x) { return std::fmod(x, 0.75f); })));
    print("std::pow", text(wrong_codes<T>([](T x) { return std::pow(x, T(3.0f)); },
                                          [](float x) { return std::pow(x, 3.0f); })));
    print("std::pow(T, double)",
          text(wrong_codes<T>([](T x) { return std::pow(x, 0.5); },
                              [](float x) { return static_cast<float>(std::pow(x, 0.5)); })));
    print("std::isfinite",
          text(wrong_codes<T>([](T x) { return T(static_cast<float>(std::isfinite(x))); },
                              [](float x) { return static_cast<float>(std::isfinite(x)); })));
    PRINT(successors<T>());
}

/* ---- The element type bcomplex32, and lists of element types --------------------------------- */

struct Borrowing {
    int value;
    const int &get() const C10_LIFETIMEBOUND
    {
        return value;
    }
};

void print_element_types()
{
    using Number = ho::impl::ScalarTypeToCPPTypeT<ho::ScalarType::BComplex32>;
    static_assert(std::is_same_v<Number, Complex<BFloat16>>);
    static_assert(sizeof(Number) == 4 && alignof(Number) == 4);
    PRINT(static_cast<int>(c10::CppTypeToScalarType<Complex<BFloat16>>::value));
    PRINT(static_cast<int>(ho::ScalarType::Undefined));
    PRINT(static_cast<int>(ho::ScalarType::NumOptions));
    PRINT(ho::NumScalarTypes);
    print("toString", ho::toString(ho::ScalarType::BComplex32));

    Number z(BFloat16(3.0f), BFloat16(-2.0f));
    const Number w(Complex<float>(0.5f, 1.0f));
    z *= w;
    PRINT(z);
    z += w;
    PRINT(z);
    z -= Number(BFloat16(1.0f), BFloat16(2.0f));
    PRINT(z);
    PRINT(Complex<float>(z));
    PRINT(z.real() == z.real_ && z.imag() == z.imag_);

    std::string names;
#define NAME(type, enumerator) names += std::to_string(sizeof(type)) + ' ';
    AT_FORALL_SCALAR_TYPES_V2(NAME, ho::ScalarType::Half, ho::ScalarType::BComplex32)
    AT_FORALL_V2_CASE(ho::ScalarType::Byte, NAME)
#undef NAME
    print("AT_FORALL_SCALAR_TYPES_V2", names);
    names.clear();
    for (const auto type : {AT_ALL_SCALAR_TYPES_WITH_COMPLEX}) {
        names += std::string(ho::toString(type)) + ' ';
    }
    print("AT_ALL_SCALAR_TYPES_WITH_COMPLEX", names);
    PRINT(Borrowing{5}.get());
}

} // namespace

int main()
{
    print_constants();
    print_ranges();
    print_signs_and_loads();
    print_questions();
    print_all_conversions();
    print_casts();
    print_mathematics<Half>();
    print_mathematics<BFloat16>();
    print_element_types();
    return 0;
}
