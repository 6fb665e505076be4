/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Who frees what in the C++ wrappers, against a runtime of a few lines that counts: tensors are
 * numbers, and each handle, ivalue, list and string given out must come back exactly once.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

extern "C" {
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
}

/* Owned things that are alive, and handles made by copying. */
static std::atomic<int> alive{0};
static std::atomic<int> copied{0};

struct AtenTensorOpaque {
    int number; /* Which tensor the handle names. */
};
struct StableListOpaque {
    std::vector<StableIValue> ivalues; /* The elements. */
};
struct StringOpaque {
    std::string text; /* The bytes. */
};

static AtenTensorHandle new_handle(int number)
{
    alive++;
    return new AtenTensorOpaque{number};
}

AOTITorchError aoti_torch_delete_tensor_object(AtenTensorHandle tensor)
{
    alive--;
    delete tensor;
    return 0;
}

AOTITorchError aoti_torch_new_tensor_handle(AtenTensorHandle orig, AtenTensorHandle *result)
{
    copied++;
    *result = new_handle(orig->number);
    return 0;
}

AOTITorchError aoti_torch_new_uninitialized_tensor(AtenTensorHandle *result)
{
    *result = new_handle(0);
    return 0;
}

AOTITorchError torch_new_stable_ivalue(StableIValue **result)
{
    alive++;
    *result = new StableIValue(0);
    return 0;
}

AOTITorchError torch_delete_stable_ivalue(StableIValue *value)
{
    alive--;
    delete value;
    return 0;
}

AOTITorchError torch_new_list_reserve_size(size_t, StableListHandle *result)
{
    alive++;
    *result = new StableListOpaque;
    return 0;
}

AOTITorchError torch_list_size(StableListHandle list, size_t *size)
{
    *size = list->ivalues.size();
    return 0;
}

AOTITorchError torch_list_get_item(StableListHandle list, size_t index, StableIValue *element)
{
    *element = list->ivalues.at(index);
    return 0;
}

AOTITorchError torch_list_push_back(StableListHandle list, StableIValue element)
{
    list->ivalues.push_back(element);
    return 0;
}

AOTITorchError torch_delete_list(StableListHandle list)
{
    alive -= list != nullptr ? 1 : 0;
    delete list;
    return 0;
}

AOTITorchError torch_new_string_handle(const char *data, size_t length, StringHandle *result)
{
    alive++;
    *result = new StringOpaque{std::string(data, length)};
    return 0;
}

AOTITorchError torch_delete_string(StringHandle string)
{
    alive--;
    delete string;
    return 0;
}

AOTITorchError torch_string_length(StringHandle string, size_t *length)
{
    *length = string->text.size();
    return 0;
}

AOTITorchError torch_string_c_str(StringHandle string, const char **data)
{
    *data = string->text.c_str();
    return 0;
}

const char *torch_exception_get_what_without_backtrace(void)
{
    return "the reason";
}

namespace
{

using torch::stable::Tensor;
using torch::stable::detail::from;
using torch::stable::detail::to;

int begin(void **)
{
    alive = 0;
    copied = 0;
    return 0;
}

/* Everything given out has come back. */
int end(void **)
{
    return alive == 0 ? 0 : -1;
}

void copies_share_one_handle(void **)
{
    Tensor a(new_handle(1));
    Tensor b = a;
    Tensor c;
    c = b;
    const Tensor &self = c;
    c = self;
    Tensor d = std::move(b);
    a = std::move(d);
    assert_ptr_equal(a.get(), c.get());
    assert_null(d.get());
    assert_int_equal(copied, 0);
    assert_int_equal(alive, 1);
}

void a_value_nobody_shares_gives_its_handle_away(void **)
{
    Tensor a(new_handle(1));
    const AtenTensorHandle handle = a.get();
    {
        const Tensor gone = a;
    }
    const StableIValue ivalue = from(std::move(a));
    assert_int_equal(copied, 0);
    assert_ptr_equal(to<AtenTensorHandle>(ivalue), handle);
    const Tensor back = to<Tensor>(ivalue);
    assert_int_equal(alive, 1);
}

void a_shared_value_gets_a_second_handle(void **)
{
    Tensor a(new_handle(7));
    const Tensor b = a;
    const Tensor moved = to<Tensor>(from(std::move(a)));
    const Tensor copy = to<Tensor>(from(b));
    const Tensor named = to<Tensor>(from<Tensor>(b));
    assert_int_equal(copied, 3);
    assert_true(moved.get() != b.get() && moved.get()->number == 7);
}

void copying_from_two_threads_is_safe(void **)
{
    for (int round = 0; round < 200; round++) {
        const Tensor shared(new_handle(round));
        const auto copy_and_drop = [&shared] {
            for (int i = 0; i < 20; i++) {
                const Tensor copy = shared;
                const Tensor again = copy;
            }
        };
        std::thread other(copy_and_drop);
        copy_and_drop();
        other.join();
        assert_int_equal(alive, 1);
    }
}

void nested_values_survive_the_round_trip(void **)
{
    using Nested = std::vector<std::optional<std::vector<std::string>>>;
    const Nested nested = {std::nullopt, {{"a", std::string("b\0c", 3)}}, {{}}};
    assert_true(to<Nested>(from(nested)) == nested);
    std::vector<Tensor> tensors;
    tensors.emplace_back(new_handle(3));
    const auto back = to<std::optional<std::vector<Tensor>>>(from(std::optional(tensors)));
    assert_int_equal(back->front().get()->number, 3);
    assert_int_equal(to<int64_t>(from(int64_t(-1))), -1);
    assert_int_equal(from(int32_t(-1)), 0xffffffff);
    assert_true(to<bool>(2) && !to<bool>(0x100));
    assert_true(to<std::string>(from(std::string_view("view"))) == "view");
    assert_true(to<std::string>(from("literal")) == "literal");
}

std::tuple<Tensor, std::optional<Tensor>, std::string>
kernel(Tensor a, const Tensor &b, std::optional<Tensor> c, std::string_view text,
       torch::stable::IntHeaderOnlyArrayRef sizes)
{
    STD_TORCH_CHECK(text != "throw", "asked to");
    return {a, c ? std::optional<Tensor>(b) : std::nullopt,
            std::string(text) + std::to_string(sizes.size())};
}

void fill_stack(StableIValue *stack, const char *text)
{
    stack[0] = from(Tensor(new_handle(1)));
    stack[1] = from(Tensor(new_handle(2)));
    stack[2] = from(std::optional<Tensor>(Tensor(new_handle(3))));
    stack[3] = from(text);
    stack[4] = from(std::vector<int64_t>{4, 5});
}

void a_boxed_kernel_consumes_arguments_and_gives_results(void **)
{
    StableIValue stack[5];
    fill_stack(stack, "n=");
    TORCH_BOX (&kernel)(stack, 5, 3);
    assert_int_equal(to<Tensor>(stack[0]).get()->number, 1);
    assert_int_equal(to<std::optional<Tensor>>(stack[1])->get()->number, 2);
    assert_true(to<std::string>(stack[2]) == "n=2");
}

void a_throwing_kernel_leaks_nothing(void **)
{
    StableIValue stack[5];
    fill_stack(stack, "throw");
    bool caught = false;
    try {
        TORCH_BOX (&kernel)(stack, 5, 3);
    } catch (const std::runtime_error &) {
        caught = true;
    }
    assert_true(caught);
}

void a_wrong_count_is_refused_before_anything_is_taken(void **)
{
    StableIValue stack[5];
    fill_stack(stack, "n=");
    for (const auto &counts : {std::pair<int, int>(4, 3), std::pair<int, int>(5, 2)}) {
        std::string text;
        try {
            TORCH_BOX(&kernel)
            (stack, static_cast<uint64_t>(counts.first), static_cast<uint64_t>(counts.second));
        } catch (const std::runtime_error &error) {
            text = error.what();
        }
        assert_true(text.find(counts.first == 4 ? "schema has 4 args, but the kernel to box has 5"
                                                : "schema has 2 outputs, but the kernel to box has "
                                                  "3") != std::string::npos);
    }
    TORCH_BOX (&kernel)(stack, 5, 3);
    to<Tensor>(stack[0]);
    to<std::optional<Tensor>>(stack[1]);
    to<std::string>(stack[2]);
}

void a_failed_call_throws_the_runtimes_reason(void **)
{
    std::string text;
    try {
        STABLE_TORCH_ERROR_CODE_CHECK(1);
    } catch (const std::runtime_error &error) {
        text = error.what();
    }
    assert_true(text.find("the reason (originally from 1 API call failed at ") == 0);
}

} // namespace

int main()
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(copies_share_one_handle, begin, end),
        cmocka_unit_test_setup_teardown(a_value_nobody_shares_gives_its_handle_away, begin, end),
        cmocka_unit_test_setup_teardown(a_shared_value_gets_a_second_handle, begin, end),
        cmocka_unit_test_setup_teardown(copying_from_two_threads_is_safe, begin, end),
        cmocka_unit_test_setup_teardown(nested_values_survive_the_round_trip, begin, end),
        cmocka_unit_test_setup_teardown(a_boxed_kernel_consumes_arguments_and_gives_results, begin,
                                        end),
        cmocka_unit_test_setup_teardown(a_throwing_kernel_leaks_nothing, begin, end),
        cmocka_unit_test_setup_teardown(a_wrong_count_is_refused_before_anything_is_taken, begin,
                                        end),
        cmocka_unit_test(a_failed_call_throws_the_runtimes_reason),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
