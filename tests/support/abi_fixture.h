/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What tests of the ABI share: tensors that tell when their memory is given back, warnings that are
 * kept instead of printed, and libraries with one operator.
 */
#ifndef TENON_ABI_FIXTURE_H
#define TENON_ABI_FIXTURE_H

/* cmocka.h needs these in front of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#ifdef __cplusplus
extern "C" {
#endif
#include <cmocka.h>
#ifdef __cplusplus
}
#endif

#include <tenon/tenon.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>

#define assert_success(call) assert_int_equal((call), AOTI_TORCH_SUCCESS)
#define assert_failure(call) assert_int_equal((call), AOTI_TORCH_FAILURE)

/* How often a counted tensor's memory was given back, and how often somebody was warned. */
static int fixture_frees;
static int fixture_warnings;
static char fixture_warning[400];
static float fixture_data[4] = {1, 2, 3, 4};

static inline void fixture_deleter(void *data, void *context)
{
    (void)data;
    ++*(int *)context;
}

static inline void fixture_on_warning(void *context, const char *message)
{
    (void)context;
    fixture_warnings++;
    snprintf(fixture_warning, sizeof fixture_warning, "%s", message);
}

static inline int fixture_setup(void **state)
{
    (void)state;
    fixture_frees = 0;
    fixture_warnings = 0;
    tn_set_warning_handler(fixture_on_warning, NULL);
    return 0;
}

/* float32 [4] over fixture_data; fixture_frees counts its end. */
static inline AtenTensorHandle fixture_counted(void)
{
    int64_t size = 4;
    int64_t stride = 1;
    AtenTensorHandle tensor = NULL;
    assert_success(torch_from_blob(fixture_data, 1, &size, &stride, 0, 6, 0, -1, &tensor, 0, NULL,
                                   0, fixture_deleter, &fixture_frees));
    return tensor;
}

static inline StableIValue fixture_box(const void *pointer)
{
    return (StableIValue)(uintptr_t)pointer;
}

typedef void (*fixture_kernel)(StableIValue *, uint64_t, uint64_t);

/* A fragment of namespace `ns` that defines `schema` with a kernel for `name`, for every key. */
static inline TorchLibraryHandle fixture_library(const char *ns, const char *schema,
                                                 const char *name, fixture_kernel kernel)
{
    TorchLibraryHandle library = NULL;
    assert_success(aoti_torch_library_init_fragment(ns, "test", 1, &library));
    assert_success(aoti_torch_library_def(library, schema));
    assert_success(torch_library_impl(library, name, kernel, TORCH_ABI_VERSION));
    return library;
}

static inline const char *fixture_error(void)
{
    return torch_exception_get_what_without_backtrace();
}

/* What the ABI says of its last failure, and what Tenon's own functions say of theirs. */
#define assert_error_has(part)      assert_non_null(strstr(fixture_error(), (part)))
#define assert_last_error_has(part) assert_non_null(strstr(tn_last_error(), (part)))

#endif
