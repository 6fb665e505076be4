/* SPDX-License-Identifier: BSD-3-Clause */
// The typed functions from C++: they compile without a warning and call the library.
#include <tenon/ops.h>
#include <tenon/ops_inner.h>
#include <tenon/ops_out.h>

#include <setjmp.h>
#include <stdarg.h>

extern "C" {
#include <cmocka.h>
}

namespace
{

void functions_of_all_headers_call_their_operators(void **)
{
    const int64_t sizes[] = {2, 2};
    const tn_dtype dtype = TN_DTYPE_F32;
    tn_tensor *ones = nullptr;
    tn_tensor *sum = nullptr;
    tn_tensor *lowest = nullptr;
    assert_int_equal(tn_ones(sizes, 2, &dtype, nullptr, nullptr, nullptr, &ones), TN_OK);
    assert_int_equal(tn_add_Tensor(ones, ones, tn_value_int(2), &sum), TN_OK);
    assert_int_equal(tn_add_out(sum, ones, tn_value_double(0.5), sum), TN_OK);
    assert_int_equal(tn__aminmax(sum, &lowest, nullptr), TN_OK);
    tn_value number = tn_value_none();
    assert_int_equal(tn_item(lowest, &number), TN_OK);
    assert_true(number.as.real == 3.5);
    tn_tensor_release(lowest);
    tn_tensor_release(sum);
    tn_tensor_release(ones);
}

} // namespace

int main()
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(functions_of_all_headers_call_their_operators),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
