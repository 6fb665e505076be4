/* SPDX-License-Identifier: BSD-3-Clause */
/* Every public entry survives NULL: a status with a message, or what its contract says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/experimental/archive.h>
#include <tenon/experimental/binary.h>
#include <tenon/experimental/package.h>
#include <tenon/experimental/wrapping.h>
#include <tenon/model.h>
#include <tenon/tenon.h>

/* A failure with a message of its own, recorded by this very call. */
static void refuses(tn_status status)
{
    assert_int_not_equal(status, TN_OK);
    assert_int_equal(status, tn_last_status());
    assert_string_not_equal(tn_last_error(), "");
}

static bool stop_op(void *context, const tn_op *op)
{
    (void)context;
    (void)op;
    return false;
}

static bool stop_row(void *context, const tn_dispatch_row *row)
{
    (void)context;
    (void)row;
    return false;
}

static tn_status do_nothing(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    (void)outs;
    return TN_OK;
}

static const tn_op *clone_op(void)
{
    const tn_op *op = NULL;
    assert_int_equal(tn_op_find("aten::clone", &op), TN_OK);
    return op;
}

static void tensors_survive_null(void **state)
{
    (void)state;
    tn_tensor *out = NULL;
    tn_dtype dtype;
    tn_device device;
    const int64_t sizes[1] = {2};
    refuses(tn_dtype_parse(NULL, &dtype));
    refuses(tn_dtype_parse("float32", NULL));
    refuses(tn_device_parse(NULL, &device));
    refuses(tn_device_parse("cpu", NULL));
    refuses(tn_tensor_empty(TN_DTYPE_F32, 1, NULL, NULL, TN_CPU, &out));
    refuses(tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, NULL));
    refuses(tn_tensor_from_blob(NULL, TN_DTYPE_F32, 1, sizes, NULL, 0, NULL, NULL, &out));
    refuses(tn_tensor_view(NULL, 0, NULL, NULL, 0, &out));
    assert_null(out);
    assert_null(tn_tensor_retain(NULL));
    tn_tensor_release(NULL);
    tn_tensor_dim(NULL);
    tn_tensor_sizes(NULL);
    tn_tensor_strides(NULL);
    assert_int_equal(tn_tensor_numel(NULL), 0);
    assert_int_equal(tn_tensor_offset(NULL), 0);
    assert_int_equal(tn_tensor_dtype(NULL), TN_DTYPE_UNDEFINED);
    tn_tensor_device(NULL);
    tn_tensor_layout(NULL);
    assert_null(tn_tensor_data(NULL));
    assert_int_equal(tn_tensor_storage_bytes(NULL), 0);
    assert_false(tn_tensor_shares_storage(NULL, NULL));
    tn_tensor_is_contiguous(NULL, TN_MEMORY_FORMAT_CONTIGUOUS);
    assert_int_equal(tn_tensor_version(NULL), 0);
}

static void schemas_survive_null(void **state)
{
    (void)state;
    tn_schema *schema = NULL;
    bool compatible;
    refuses(tn_schema_parse(NULL, TN_SCHEMA_DEFINE, &schema));
    refuses(tn_schema_parse("f() -> ()", TN_SCHEMA_DEFINE, NULL));
    assert_null(schema);
    tn_schema_free(NULL);
    assert_string_equal(tn_schema_name(NULL), "");
    assert_string_equal(tn_schema_overload(NULL), "");
    assert_int_equal(tn_schema_print(NULL, NULL, 0), 0);
    refuses(tn_schema_check_backward(NULL, NULL, &compatible, NULL, 0));
    refuses(tn_schema_check_forward(NULL, NULL, &compatible, NULL, 0));
    assert_int_equal(tn_schema_parse("f() -> ()", TN_SCHEMA_DEFINE, &schema), TN_OK);
    refuses(tn_schema_check_backward(schema, NULL, &compatible, NULL, 0));
    refuses(tn_schema_check_forward(schema, schema, NULL, NULL, 0));
    tn_schema_free(schema);
}

static void operators_survive_null(void **state)
{
    (void)state;
    const tn_op *op = NULL;
    tn_value out = tn_value_none();
    StableIValue ivalue = 0;
    refuses(tn_op_find(NULL, &op));
    refuses(tn_op_find("aten::clone", NULL));
    assert_null(op);
    assert_string_equal(tn_op_name(NULL), "");
    assert_null(tn_op_schema(NULL));
    refuses(tn_op_call(NULL, NULL, 0, &out, 1));
    refuses(tn_op_call(clone_op(), NULL, 1, &out, 1));
    refuses(tn_op_call(clone_op(), (tn_value[]){tn_value_tensor(NULL)}, 1, &out, 1));
    refuses(tn_op_call(clone_op(), NULL, 0, NULL, 1));
    refuses(tn_op_call_boxed(NULL, &ivalue, &ivalue));
    assert_int_equal(tn_op_num_args(NULL), 0);
    assert_int_equal(tn_op_num_returns(NULL), 0);
    assert_int_equal(tn_op_arg_index(NULL, "self"), -1);
    assert_int_equal(tn_op_arg_index(clone_op(), NULL), -1);
    refuses(tn_op_list(NULL, NULL, NULL));
    assert_int_equal(tn_op_list(NULL, stop_op, NULL), TN_OK);
    refuses(tn_op_explain(NULL, stop_row, NULL));
    refuses(tn_op_explain(clone_op(), NULL, NULL));
    tn_value_release(NULL);
    assert_null(tn_boxed_tensor(0));
    refuses(tn_boxed_from_tensor_take(NULL, NULL));
    tn_boxed_tensor_release(0);
}

static void libraries_survive_null(void **state)
{
    (void)state;
    tn_library *library = NULL;
    refuses(tn_library_new(TN_LIBRARY_FRAGMENT, NULL, NULL, NULL, 0, &library));
    refuses(tn_library_new(TN_LIBRARY_FRAGMENT, "nulls", NULL, NULL, 0, NULL));
    refuses(tn_library_define(NULL, "f() -> ()", NULL, 0));
    refuses(tn_library_impl(NULL, "f", NULL, NULL, do_nothing, NULL));
    refuses(tn_library_impl_fallthrough(NULL, "f", NULL));
    refuses(tn_library_fallback(NULL, "CPU", do_nothing, NULL));
    assert_int_equal(tn_library_new(TN_LIBRARY_FRAGMENT, "nulls", NULL, NULL, 0, &library), TN_OK);
    refuses(tn_library_define(library, NULL, NULL, 0));
    refuses(tn_library_define(library, "f() -> ()", NULL, 2));
    refuses(tn_library_impl(library, NULL, NULL, NULL, do_nothing, NULL));
    refuses(tn_library_impl_fallthrough(library, NULL, NULL));
    tn_library_free(library);
    tn_library_free(NULL);
    assert_null(tn_call_op(NULL));
    assert_null(tn_call_context(NULL));
}

static void extensions_survive_null(void **state)
{
    (void)state;
    tn_extension *extension = NULL;
    refuses(tn_extension_load(NULL, NULL, &extension));
    refuses(tn_extension_load("/nowhere.so", NULL, NULL));
    assert_null(extension);
    const tn_load_options_v1 old = {sizeof old, TN_LOAD_AUTO};
    const tn_load_options_v1 short_one = {sizeof(size_t), TN_LOAD_AUTO};
    assert_int_equal(tn_extension_load_v1("/nowhere.so", &old, &extension), TN_ERR_IO);
    assert_int_equal(tn_extension_load_v1("/nowhere.so", NULL, &extension), TN_ERR_IO);
    assert_int_equal(tn_extension_load_v1("/nowhere.so", &short_one, &extension), TN_ERR_VALUE);
    tn_extension_unload(NULL);
    assert_string_equal(tn_extension_path(NULL), "");
    refuses(tn_extension_list(NULL, stop_op, NULL));
}

static void texts_are_never_null(void **state)
{
    (void)state;
    assert_non_null(tn_last_error());
    assert_string_equal(tn_status_name((tn_status)-1), "TN_UNKNOWN");
    assert_non_null(tn_status_text((tn_status)-1));
    assert_string_equal(tn_dtype_name((tn_dtype)-1), "?");
    assert_int_equal(tn_dtype_size((tn_dtype)-1), 0);
    assert_string_equal(tn_device_type_name((tn_device_type)-1), "?");
    tn_set_warning_handler(NULL, NULL);
}

static void files_survive_null(void **state)
{
    (void)state;
    tn_binary *binary = NULL;
    tn_archive *archive = NULL;
    tn_archive_member member;
    refuses(tn_binary_open(NULL, &binary));
    refuses(tn_binary_open("/nowhere.so", NULL));
    refuses(tn_binary_read(NULL, 1, "name", &binary));
    refuses(tn_binary_read("", 0, NULL, &binary));
    refuses(tn_binary_read("", 0, "name", NULL));
    assert_null(binary);
    tn_binary_free(NULL);
    refuses(tn_archive_open(NULL, &archive));
    refuses(tn_archive_open("/nowhere.zip", NULL));
    refuses(tn_archive_open_memory(NULL, 0, "name", &archive));
    refuses(tn_archive_open_memory("", 0, NULL, &archive));
    refuses(tn_archive_open_memory("", 0, "name", NULL));
    assert_null(archive);
    assert_int_equal(tn_archive_count(NULL), 0);
    refuses(tn_archive_member_at(NULL, 0, &member));
    refuses(tn_archive_check(NULL, 0));
    tn_archive_free(NULL);
}

static void models_survive_null(void **state)
{
    (void)state;
    tn_model *model = NULL;
    tn_package *package = NULL;
    tn_model_input input;
    tn_model_constant constant;
    tn_tensor *tensor = NULL;
    const char *name = "";
    const char *value = "";
    const void *data = "";
    size_t bytes = 1;
    bool is_known;
    refuses(tn_model_load(NULL, NULL, &model));
    refuses(tn_model_load("/nowhere.pt2", NULL, NULL));
    refuses(tn_package_open(NULL, NULL, &package));
    refuses(tn_package_open("/nowhere.pt2", NULL, NULL));
    assert_true(model == NULL && package == NULL);
    tn_model_free(NULL);
    assert_int_equal(tn_model_num_inputs(NULL), 0);
    assert_int_equal(tn_model_num_outputs(NULL), 0);
    assert_int_equal(tn_model_num_constants(NULL), 0);
    assert_null(tn_model_metadata(NULL, "key"));
    refuses(tn_model_input_at(NULL, 0, &input));
    refuses(tn_model_output_name(NULL, 0, &name));
    refuses(tn_model_call_spec(NULL, &name, &value));
    refuses(tn_model_run(NULL, NULL, 0, NULL, 0));
    refuses(tn_model_constant_at(NULL, 0, &constant));
    refuses(tn_model_constant_get(NULL, "name", &tensor));
    refuses(tn_model_set_constants(NULL, NULL, NULL, 0, 0));
    refuses(tn_model_swap_constants(NULL));
    refuses(tn_model_drop_constants(NULL));
    refuses(tn_model_fold_constants(NULL, 0));
    tn_package_free(NULL);
    assert_string_equal(tn_package_model(NULL), "");
    tn_package_code(NULL, &data, &bytes);
    assert_true(data == NULL && bytes == 0);
    refuses(tn_package_check(NULL));
    assert_false(tn_package_metadata_at(NULL, 0, &name, &value));
    assert_false(tn_package_input_at(NULL, 0, &input));
    assert_false(tn_package_output_at(NULL, 0, &name));
    assert_false(tn_package_operator_at(NULL, 0, &name, &is_known));
}

/* What a kernel hands over; `args` has one int. */
static tn_status hand_over_null(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_value value = tn_value_none();
    refuses(tn_call_arg(NULL, args, 0, &value));
    refuses(tn_call_arg(call, NULL, 0, &value));
    refuses(tn_call_arg(call, args, 0, NULL));
    refuses(tn_call_return(NULL, outs, 0, &value));
    refuses(tn_call_return(call, NULL, 0, &value));
    refuses(tn_call_return(call, outs, 0, NULL));
    refuses(tn_call_returns(NULL, outs, &value, 1));
    refuses(tn_call_returns(call, NULL, &value, 1));
    refuses(tn_call_returns(call, outs, NULL, 1));
    refuses(tn_call_returns(call, NULL, NULL, 0));
    refuses(tn_call_redispatch(NULL, "CPU", args, outs));
    refuses(tn_call_redispatch_values(NULL, "CPU", &value, 1, &value, 1));
    refuses(tn_call_redispatch_values(call, "CPU", NULL, 1, &value, 1));
    refuses(tn_call_redispatch_values(call, "CPU", &value, 1, NULL, 1));
    refuses(tn_call_redispatch_values(call, NULL, NULL, 0, NULL, 0));
    return tn_call_returns(call, outs, (tn_value[]){tn_value_int(7)}, 1);
}

static void kernels_survive_null(void **state)
{
    (void)state;
    tn_library *library = NULL;
    const tn_op *op = NULL;
    tn_value one = tn_value_int(1);
    tn_value out = tn_value_none();
    tn_op_site site = {.name = "nulls::look"};
    assert_int_equal(tn_library_new(TN_LIBRARY_FRAGMENT, "nulls", NULL, NULL, 0, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "look(int a) -> int", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "look", NULL, NULL, hand_over_null, NULL), TN_OK);
    assert_int_equal(tn_op_find("nulls::look", &op), TN_OK);
    assert_int_equal(tn_op_call(op, &one, 1, &out, 1), TN_OK);
    assert_int_equal(out.as.integer, 7);
    refuses(tn_op_call_typed(NULL, NULL, NULL));
    refuses(tn_op_call_typed(&site, NULL, NULL));
    site = (tn_op_site){.form = "i->i"};
    refuses(tn_op_call_typed(&site, NULL, NULL));
    assert_string_equal(tn_call_key(NULL), "");
    refuses(tn_generator_new(TN_CPU, 1, NULL));
    refuses(tn_generator_new((tn_device){-1, 0}, 1, &out));
    refuses(tn_generator_new((tn_device){TN_DEVICE_CPU, -2}, 1, &out));
    tn_library_free(library);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensors_survive_null),    cmocka_unit_test(schemas_survive_null),
        cmocka_unit_test(operators_survive_null),  cmocka_unit_test(libraries_survive_null),
        cmocka_unit_test(extensions_survive_null), cmocka_unit_test(texts_are_never_null),
        cmocka_unit_test(files_survive_null),      cmocka_unit_test(models_survive_null),
        cmocka_unit_test(kernels_survive_null),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
