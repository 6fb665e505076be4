/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the header-only part computes with types, macros and text. Like everything header-only, it
 * links no library; and it compiles against PyTorch's headers as well, with the same results.
 */
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/core/Dispatch_v2.h>
#include <torch/headeronly/cpu/vec/vec_half.h>
#include <torch/headeronly/util/Deprecated.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/Metaprogramming.h>
#include <torch/headeronly/version.h>

#include <unordered_set>

extern "C" {
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
}

namespace
{

/* What is in c10 is in at as well, from any header on. */
static_assert(std::is_same_v<at::ScalarType, torch::headeronly::ScalarType>);
static_assert(std::is_same_v<at::Half, c10::Half> && std::is_same_v<caffe2::Half, c10::Half>);
static_assert(at::ScalarType::Float == c10::ScalarType::Float);
using namespace at::cuda;
using namespace c10::cuda;

namespace guts = torch::headeronly::guts;
namespace types = torch::headeronly::guts::typelist;

template <class... T>
using List = types::typelist<T...>;
template <class A, class B>
constexpr bool same = std::is_same<A, B>::value;

using Three = List<char, float, int>;

static_assert(types::size<Three>::value == 3 && types::size<List<>>::value == 0, "");
static_assert(types::contains<Three, int>::value && !types::contains<Three, long>::value, "");
static_assert(types::all<std::is_arithmetic, Three>::value, "");
static_assert(!types::all<std::is_integral, Three>::value, "");
static_assert(types::true_for_any_type<std::is_floating_point, Three>::value, "");
static_assert(!types::true_for_any_type<std::is_pointer, Three>::value, "");
static_assert(same<c10::guts::typelist::element_t<2, Three>, int>, "");
static_assert(same<types::head_t<Three>, char>, "");
static_assert(same<types::head_with_default_t<void, Three>, char>, "");
static_assert(same<types::head_with_default_t<void, List<>>, void>, "");
static_assert(same<types::concat_t<>, List<>>, "");
static_assert(same<types::concat_t<Three, List<>, List<long>>, List<char, float, int, long>>, "");
static_assert(same<types::take_t<Three, 0>, List<>>, "");
static_assert(same<types::take_t<Three, 2>, List<char, float>>, "");
static_assert(same<types::drop_t<Three, 2>, List<int>>, "");
static_assert(same<types::drop_t<Three, 3>, List<>>, "");
static_assert(same<types::drop_if_nonempty_t<Three, 1>, List<float, int>>, "");
static_assert(same<types::drop_if_nonempty_t<List<>, 1>, List<>>, "");
static_assert(same<types::to_tuple_t<Three>, std::tuple<char, float, int>>, "");
static_assert(same<types::from_tuple_t<std::tuple<char, float, int>>, Three>, "");
static_assert(!guts::false_t<int>::value, "");

/* Up to 2.14 in PyTorch's headers. */
#if defined(TENON_TORCH_HEADERS) || TORCH_VERSION_MINOR < 15
static_assert(types::count_if<std::is_integral, Three>::value == 2, "");
static_assert(types::count_if<std::is_integral, List<>>::value == 0, "");
static_assert(types::find_if<Three, std::is_floating_point>::value == 1, "");
static_assert(types::find_if<Three, std::is_integral>::value == 0, "");
static_assert(same<c10::guts::typelist::last_t<Three>, int>, "");
static_assert(same<types::filter_t<std::is_integral, Three>, List<char, int>>, "");
static_assert(same<types::filter_t<std::is_pointer, Three>, List<>>, "");
static_assert(same<types::map_t<std::add_pointer_t, Three>, List<char *, float *, int *>>, "");
static_assert(same<types::reverse_t<Three>, List<int, float, char>>, "");
static_assert(!c10::guts::false_higher_t<std::is_void>::value, "");

void types_are_mapped_to_values(void **)
{
    const auto sizes = types::map_types_to_values<Three>(
        [](auto t) { return sizeof(typename decltype(t)::type); });
    assert_true((sizes == std::tuple<size_t, size_t, size_t>(1, 4, 4)));
}
#else
void types_are_mapped_to_values(void **)
{
    skip();
}
#endif

struct Equal {
    bool operator==(const Equal &) const
    {
        return true;
    }
};
struct Unequal {
};
struct Stateless {
    int operator()(int x) const;
    using Function = int (*)(int);
    operator Function() const;
};
struct Stateful {
    int operator()(int x) const;
};

static_assert(guts::is_equality_comparable<Equal>::value, "");
static_assert(!guts::is_equality_comparable<Unequal>::value, "");
static_assert(guts::is_hashable<std::string>::value && !guts::is_hashable<Unequal>::value, "");
static_assert(guts::is_function_type<int(char)>::value, "");
static_assert(!guts::is_function_type<int (*)(char)>::value, "");
static_assert(same<c10::guts::is_function_type_t<int()>, std::true_type>, "");
static_assert(guts::is_instantiation_of<std::vector, std::vector<int>>::value, "");
static_assert(!guts::is_instantiation_of<std::vector, int>::value, "");
static_assert(c10::guts::is_functor<Stateful>::value, "");
static_assert(!c10::guts::is_functor<int>::value, "");
static_assert(guts::is_stateless_lambda<Stateless>::value, "");
static_assert(!guts::is_stateless_lambda<Stateful>::value, "");
static_assert(!guts::is_stateless_lambda<int(int)>::value, "");
static_assert(guts::is_type_condition<std::is_integral>::value, "");
static_assert(!guts::is_type_condition<std::add_pointer>::value, "");
static_assert(c10::guts::is_fundamental<int>::value, "");

using Traits = guts::infer_function_traits_t<Stateful>;
static_assert(same<Traits::return_type, int> && same<Traits::parameter_types, List<int>>, "");
static_assert(Traits::number_of_parameters == 1, "");
static_assert(same<guts::make_function_traits_t<void, Three>::func_type, void(char, float, int)>,
              "");
static_assert(same<c10::guts::make_offset_index_sequence<2, 3>, std::index_sequence<2, 3, 4>>, "");

void tuples_are_taken_apart_and_mapped(void **)
{
    const auto whole = std::make_tuple(1, 2.5, std::string("three"));
    using Whole = std::tuple<int, double, std::string>;
    assert_true((guts::tuple_elements(whole, std::index_sequence<2, 0>()) ==
                 std::make_tuple(std::string("three"), 1)));
    assert_true(
        (guts::tuple_slice<Whole, 1, 2>(whole) == std::make_tuple(2.5, std::string("three"))));
    assert_true((guts::tuple_take<Whole, 2>(whole) == std::make_tuple(1, 2.5)));
    assert_true((guts::tuple_take<Whole, -1>(whole) == std::make_tuple(std::string("three"))));
    assert_true((guts::tuple_take<Whole, -3>(whole) == whole));

    std::vector<double> order;
    const auto doubled = guts::tuple_map(std::tuple<int, double>(1, 2.5), [&](auto x) {
        order.push_back(static_cast<double>(x));
        return x + x;
    });
    assert_true((doubled == std::tuple<int, double>(2, 5.0)));
    assert_true(order.size() == 2 && order[0] + order[1] == 3.5);
}

void device_types_are_hashed(void **)
{
    const std::unordered_set<c10::DeviceType> seen = {c10::kCPU, c10::kCUDA, c10::kCPU};
    assert_int_equal(seen.size(), 2);
    int count = 0;
#define COUNT(name, by) count += static_cast<int>(c10::DeviceType::name) >= 0 ? (by) : 0;
    C10_FORALL_BACKEND_DEVICE_TYPES(COUNT, 2)
#undef COUNT
    assert_int_equal(count, 26);
}

void bfloat16_codes_are_combined_in_place(void **)
{
    c10::BFloat16 a(0x1234, c10::BFloat16::from_bits()), b(0x00ff, c10::BFloat16::from_bits());
    assert_ptr_equal(&(a | b), &a);
    assert_int_equal(a.x, 0x12ff);
    a ^ b;
    assert_int_equal(a.x, 0x1200);
    a &b;
    assert_int_equal(a.x, 0);
}

void no_code_is_infinite_where_there_is_no_infinity(void **)
{
    for (unsigned code = 0; code < 256; code++) {
        const auto bits = static_cast<uint8_t>(code);
        assert_false(c10::Float8_e4m3fn(bits, c10::Float8_e4m3fn::from_bits()).isinf());
        assert_false(c10::Float8_e4m3fnuz(bits, c10::Float8_e4m3fnuz::from_bits()).isinf());
        assert_false(c10::Float8_e5m2fnuz(bits, c10::Float8_e5m2fnuz::from_bits()).isinf());
    }
    assert_true(c10::Float8_e5m2(0x7c, c10::Float8_e5m2::from_bits()).isinf());
    assert_true(EXP_WIDTH_FP8 + MAN_WIDTH_FP8 == 7 && EXP_BIAS_FP8 == 15);
}

void complex_numbers_are_read(void **)
{
    const struct {
        const char *text;
        bool is_read;
        float re, im;
    } cases[] = {{"(1,2)", true, 1, 2}, {"3", true, 3, 0},     {" ( 4 , 5 ) ", true, 4, 5},
                 {"(6)", true, 6, 0},   {"(1,2", false, 9, 9}, {"x", false, 9, 9}};
    for (const auto &one : cases) {
        std::istringstream in(one.text);
        c10::complex<float> z(9, 9);
        assert_int_equal(static_cast<bool>(in >> z), one.is_read);
        if (one.is_read) {
            assert_true(z == c10::complex<float>(one.re, one.im));
        }
    }
    using namespace c10::complex_literals;
    assert_true(2_if == c10::complex<float>(0, 2) && 2_id == c10::complex<double>(0, 2));
}

void complex_numbers_meet_whole_and_standard_ones(void **)
{
    const c10::complex<float> z(4, -2);
    assert_true(z * 3 == c10::complex<float>(12, -6));
    assert_true(z + 1L == c10::complex<float>(5, -2));
    assert_true(3 - z == c10::complex<float>(-1, 2));
    assert_true(z / 2 == c10::complex<float>(2, -1));
    assert_true(10 / c10::complex<double>(0, 2) == c10::complex<double>(0, -5));
    static_assert(std::is_same<decltype(z * 3), c10::complex<float>>::value, "keeps its type");
    c10::complex<double> assigned;
    assigned = std::complex<float>(1, 2);
    assert_true(assigned == c10::complex<double>(1, 2));
}

void operators_have_a_name_beside_the_types(void **)
{
    c10::BFloat16 one(1.0f);
    c10::BFloat16 two(2.0f);
    assert_true(torch::headeronly::operator<(one, two));
    assert_false(torch::headeronly::operator>(one, two));
    assert_true(one < two && two > one && one < 1.5f);
    assert_true(torch::headeronly::operator+(c10::Half(1.0f), c10::Half(2.0f)) == c10::Half(3.0f));
}

void a_check_message_is_its_arguments(void **)
{
    assert_string_equal(std::string(STD_TORCH_CHECK_MSG(false, "", "size ", 3, '!')).c_str(),
                        "size 3!");
    assert_true(std::string(STD_TORCH_CHECK_MSG(1 == 2, "")).find("1 == 2") != std::string::npos);
}

struct Named {
    STATIC_CONSTEXPR_STR_INL_EXCEPT_WIN_CUDA(name, "of this name")
};
C10_DEFINE_DEPRECATED_USING(OldName, Named)
C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wdeprecated-declarations")
C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED("-Wno-such-warning-anywhere")
const char *old_name()
{
    CUDA_KERNEL_ASSERT(Named::name[0] == 'o')
    SYCL_KERNEL_ASSERT(true);
    CUDA_KERNEL_ASSERT_MSG(true, "text");
    CUDA_KERNEL_ASSERT_VERBOSE(true, "%d", 1);
    return OldName::name;
}
C10_DIAGNOSTIC_POP()
C10_DIAGNOSTIC_POP()

void macros_mean_what_they_say(void **)
{
    assert_string_equal(old_name(), "of this name");
    assert_int_equal(AT_NUM_ARGS(a, b, c), 3);
    assert_int_equal(C10_WARP_SIZE, 32);
    assert_true(C10_HAS_CPP_ATTRIBUTE(nodiscard) != 0);
    const int AT_CONCAT(ab, cd) = 7;
    assert_int_equal(abcd, 7);
    const c10::ScalarType opaque[] = {AT_OPAQUE_TYPES};
    assert_int_equal(sizeof(opaque) / sizeof(opaque[0]), 5);
}

void halves_cross_by_the_processors_instruction(void **)
{
#if defined(CPU_CAPABILITY_AVX2)
    assert_int_equal(torch::headeronly::vec::float2half_scalar(1.5f), 0x3e00);
    assert_true(at::vec::half2float_scalar(0xc000) == -2.0f);
    /* Halfway between two codes: to the even one. */
    assert_int_equal(torch::headeronly::vec::float2half_scalar(2049.0f), 0x6800);
#else
    skip();
#endif
}

} // namespace

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tuples_are_taken_apart_and_mapped),
        cmocka_unit_test(types_are_mapped_to_values),
        cmocka_unit_test(device_types_are_hashed),
        cmocka_unit_test(bfloat16_codes_are_combined_in_place),
        cmocka_unit_test(no_code_is_infinite_where_there_is_no_infinity),
        cmocka_unit_test(complex_numbers_are_read),
        cmocka_unit_test(complex_numbers_meet_whole_and_standard_ones),
        cmocka_unit_test(operators_have_a_name_beside_the_types),
        cmocka_unit_test(a_check_message_is_its_arguments),
        cmocka_unit_test(macros_mean_what_they_say),
        cmocka_unit_test(halves_cross_by_the_processors_instruction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
