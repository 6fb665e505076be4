/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Refusals of parameters, for the functions that stand for operators.
 *
 * There are several hundred of these functions, and they are generated (gen/abi_operators.c), so
 * what they share is here: each check is one condition in them, and one call if it fails. All
 * return false, so that a generated function joins its checks with && and returns once.
 */
#include "abi/operator_ivalues.h"

/* The status is always a failure; the comparison makes it a bool. */
static bool refuse(tn_status status)
{
    return status == TN_OK;
}

bool tni_refuse_null(const char *function, const char *parameter)
{
    return refuse(tni_fail(TN_ERR_VALUE, "%s: %s must not be NULL", function, parameter));
}

bool tni_refuse_length(int64_t length, const char *function, const char *parameter)
{
    return refuse(tni_fail(TN_ERR_VALUE, "%s: %s has no array of length %lld", function, parameter,
                           (long long)length));
}

bool tni_refuse_element(int64_t index, const char *function, const char *parameter)
{
    return refuse(tni_fail(TN_ERR_VALUE, "%s: %s[%lld] must not be NULL", function, parameter,
                           (long long)index));
}

bool tni_is_code(const int32_t *code, int32_t count, const char *function, const char *parameter)
{
    if (code == NULL || TNI_LIKELY(*code >= 0 && *code < count))
        return true;
    return refuse(tni_fail(TN_ERR_VALUE, "%s: %d is no %s (0 to %d are)", function, *code,
                           parameter, count - 1));
}

bool tni_are_numbers(const double *const *array, int64_t length, const char *function,
                     const char *parameter)
{
    if (!tni_is_array(array, length, function, parameter))
        return false;
    if (length <= TNI_MOST_NUMBERS)
        return true;
    return refuse(tni_fail(TN_ERR_VALUE, "%s: %s has %lld numbers, at most %d are known", function,
                           parameter, (long long)length, TNI_MOST_NUMBERS));
}

tni_list tni_optional_numbers(const double *const *array, int64_t length, tni_number_list *room)
{
    for (int64_t i = 0; i < length; i++) {
        if (array[i] != NULL)
            room->numbers[i] = tni_scalar_of(*array[i]);
        room->ivalues[i] = tni_ivalue_of(&room->numbers[i]);
        room->items[i] = tni_optional_ivalue(array[i], &room->ivalues[i]);
    }
    return tni_list_of(room->items, length);
}

bool tni_refuse_index(int32_t index, const char *function, const char *parameter)
{
    return refuse(tni_fail(TN_ERR_RUNTIME,
                           "%s: %s: Device index %d is out of range for int8_t [-128, 127]",
                           function, parameter, index));
}

/* For results that are an argument, to which the caller has a handle already. */
void tni_drop_result(StableIValue ivalue)
{
    tni_handle_free(tni_handle_of(ivalue));
}
