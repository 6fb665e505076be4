/* SPDX-License-Identifier: BSD-3-Clause */
/* Packed forms: when they are made, found, made anew and given up, and products over them. */
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include <tenon/op.h>

#include "tensor/packed_forms.h"

/* Sizes of products: more than one block of rows, and of depth, and enough columns to pack A for.
 */
#define ROWS  200
#define DEPTH 300
#define BATCH 150
#define WIDTH 1200 /* so many columns that the rows of the other factor are packed */

static tn_tensor *new_matrix(int64_t rows, int64_t columns, int seed)
{
    tn_tensor *tensor;
    assert_int_equal(
        tn_tensor_empty(TN_DTYPE_F32, 2, (int64_t[]){rows, columns}, NULL, TN_CPU, &tensor), TN_OK);
    for (int64_t i = 0; i < rows * columns; i++)
        ((float *)tn_tensor_data(tensor))[i] = (float)((i * 37 + seed) % 101 - 50) / 16;
    return tensor;
}

/* Images, or filters, of some width and height. */
static tn_tensor *new_images(int64_t count, int64_t channels, int64_t side, int seed)
{
    tn_tensor *matrix = new_matrix(count, channels * side * side, seed), *images;
    const int64_t sizes[] = {count, channels, side, side};
    assert_int_equal(tn_tensor_view(matrix, 4, sizes, NULL, 0, &images), TN_OK);
    tn_tensor_release(matrix);
    return images;
}

/* The same, channels-last. */
static tn_tensor *new_channels_last(int64_t count, int64_t channels, int64_t side, int seed)
{
    tn_tensor *matrix = new_matrix(count, channels * side * side, seed), *images;
    const int64_t sizes[] = {count, channels, side, side};
    const int64_t strides[] = {channels * side * side, 1, channels * side, channels};
    assert_int_equal(tni_tensor_as_strided(matrix, 4, sizes, strides, 0, &images), TN_OK);
    tn_tensor_release(matrix);
    return images;
}

static int64_t conv_groups = 1, conv_padding[2]; /* of conv2d */

/* Call an operator of two tensors; what else it takes has defaults. */
static tn_tensor *call(const char *name, tn_tensor *a, tn_tensor *b)
{
    const tn_op *op;
    tn_value result, args[8] = {tn_value_tensor(a), tn_value_tensor(b)};
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    for (size_t i = 2; i < TN_LEN(args); i++)
        args[i] = tn_value_default();
    if (strcmp(name, "aten::conv2d") == 0) {
        args[4] = tn_value_ints(conv_padding, 2);
        args[6] = tn_value_int(conv_groups);
    }
    assert_int_equal(tn_op_call(op, args, tn_op_num_args(op), &result, 1), TN_OK);
    return result.as.tensor;
}

static const tni_form_key some_key = {.maker = &some_key};

/* Look for a form of the key; true if it is found made. It is made then. */
static bool is_found(const tn_tensor *tensor, const tni_form_key *key)
{
    bool is_made;
    tni_form *form = tni_form_find(tensor, key, 64, &is_made);
    assert_non_null(form);
    if (!is_made)
        tni_form_made(form);
    return is_made;
}

static void a_form_is_made_once_for_a_version(void **state)
{
    (void)state;
    tn_tensor *tensor = new_matrix(4, 8, 0), *view;
    assert_false(tni_keeps_forms(tensor));
    assert_false(tni_keeps_forms(NULL));
    assert_int_equal(tni_storage_keep_forms(tensor, false), TN_OK);
    assert_true(tni_keeps_forms(tensor));
    assert_int_equal(tni_tensor_as_strided(tensor, 1, (int64_t[]){2}, (int64_t[]){1}, 0, &view),
                     TN_OK);
    assert_true(tni_keeps_forms(view));
    assert_false(is_found(tensor, &some_key));
    assert_true(is_found(tensor, &some_key));
    assert_true(is_found(view, &some_key));
    tn_tensor_release(call("aten::sub_.Tensor", view, view));
    assert_false(is_found(tensor, &some_key));
    assert_true(is_found(tensor, &some_key));
    tn_tensor_release(view);
    tn_tensor_release(tensor);
}

static void what_is_being_made_is_not_waited_for(void **state)
{
    (void)state;
    bool is_made;
    tn_tensor *tensor = new_matrix(4, 8, 0);
    assert_int_equal(tni_storage_keep_forms(tensor, false), TN_OK);
    tni_form *form = tni_form_find(tensor, &some_key, 64, &is_made);
    assert_non_null(form);
    assert_false(is_made);
    assert_null(tni_form_find(tensor, &some_key, 64, &is_made));
    tni_form_made(form);
    assert_ptr_equal(tni_form_find(tensor, &some_key, 64, &is_made), form);
    assert_true(is_made);
    tn_tensor_release(tensor);
}

static void there_are_bounds(void **state)
{
    (void)state;
    bool is_made;
    int found = 0, made = 0;
    tn_tensor *tensor = new_matrix(4, 8, 0);
    assert_int_equal(tni_storage_keep_forms(tensor, false), TN_OK);
    for (int i = 0; i < 100; i++) {
        tni_form_key key = {&some_key, NULL, {i}};
        found += tni_form_find(tensor, &key, 64, &is_made) != NULL;
    }
    assert_in_range(found, 2, 16);
    tn_tensor_release(tensor);
    tensor = new_matrix(4, 8, 0);
    assert_int_equal(tni_storage_keep_forms(tensor, false), TN_OK);
    for (int i = 0; i < 100; i++) {
        tni_form *form = tni_form_find(tensor, &some_key, 64, &is_made);
        made += form != NULL;
        if (form != NULL)
            tni_form_made(form);
        tni_tensor_bump_version(tensor);
    }
    assert_in_range(made, 2, 16);
    tn_tensor_release(tensor);
}

/* Map a new file of `bytes` bytes, all 0x3f, as it is mapped for weights. */
static char *map_new_file(size_t bytes)
{
    char path[] = "/tmp/tenon-forms-XXXXXX", block[4096];
    const void *mapped;
    size_t size;
    int file = mkstemp(path);
    assert_true(file >= 0);
    memset(block, 0x3f, sizeof block);
    for (size_t at = 0; at < bytes; at += sizeof block)
        assert_int_equal(write(file, block, sizeof block), sizeof block);
    close(file);
    assert_int_equal(tni_map_file(path, &mapped, &size), TN_OK);
    assert_int_equal(tni_map_copy_on_write(mapped, size), TN_OK);
    unlink(path);
    return (char *)(uintptr_t)mapped;
}

/* Whether the page at an address takes memory of this process (bit 63 of its entry). */
static bool is_in_memory(const char *at)
{
    uint64_t entry = 0;
    int file = open("/proc/self/pagemap", O_RDONLY);
    off_t offset = (off_t)((uintptr_t)at / (uintptr_t)sysconf(_SC_PAGESIZE) * sizeof entry);
    assert_true(file >= 0);
    assert_int_equal(pread(file, &entry, sizeof entry, offset), sizeof entry);
    close(file);
    return entry >> 63 != 0;
}

/* Look at a form of a file's bytes while they are as in the file, or once they were written. */
static void check_file(bool is_written)
{
    const size_t bytes = 64 * 4096;
    char *mapped = map_new_file(bytes);
    tni_storage *storage;
    tn_tensor *tensor;
    const tni_tensor_spec spec = {.dtype = TN_DTYPE_F32,
                                  .rank = 1,
                                  .sizes = (int64_t[]){(int64_t)bytes / 4},
                                  .strides = (int64_t[]){1}};
    assert_int_equal(tni_storage_from_blob(mapped, bytes, TN_CPU, NULL, NULL, &storage), TN_OK);
    assert_int_equal(tni_tensor_new_take(storage, &spec, &tensor), TN_OK);
    assert_int_equal(tni_storage_keep_forms(tensor, true), TN_OK);
    if (is_written)
        tn_tensor_release(call("aten::sub_.Tensor", tensor, tensor));
    char *middle = mapped + bytes / 2;
    char before = *middle;
    assert_true(is_in_memory(middle));
    assert_false(is_found(tensor, &some_key));
    assert_int_equal(is_in_memory(middle), is_written);
    assert_int_equal(*middle, before);
    tn_tensor_release(tensor);
    tni_unmap(mapped, bytes);
}

static void a_form_of_a_file_takes_its_place_in_memory(void **state)
{
    (void)state;
    check_file(false);
    check_file(true);
}

static void small_storages_keep_none(void **state)
{
    (void)state;
    tn_tensor *tensor = new_matrix(1, 2, 0);
    assert_int_equal(tni_storage_keep_forms(tensor, false), TN_OK);
    assert_false(tni_keeps_forms(tensor));
    tn_tensor_release(tensor);
}

/* Writes that nobody counts: through an address, and through what has a count of its own. */
static void bytes_that_may_change_unseen_are_not_kept(void **state)
{
    (void)state;
    bool is_made;
    tn_tensor *tensor = new_matrix(4, 8, 0);
    assert_int_equal(tni_storage_keep_forms(tensor, false), TN_OK);
    assert_false(is_found(tensor, &some_key));
    (void)tn_tensor_data(tensor);
    assert_null(tni_form_find(tensor, &some_key, 64, &is_made));
    tn_tensor_release(tensor);
    tn_tensor *other = new_matrix(4, 8, 0), *apart;
    assert_int_equal(tni_storage_keep_forms(other, false), TN_OK);
    assert_false(is_found(other, &some_key));
    assert_int_equal(tni_tensor_detach(other, &apart), TN_OK);
    apart->flags |= TNI_TENSOR_OWN_VERSION;
    tn_tensor_release(call("aten::sub_.Tensor", apart, apart));
    assert_null(tni_form_find(other, &some_key, 64, &is_made));
    tn_tensor_release(apart);
    tn_tensor_release(other);
}

/* Compare a product with kept factors to one without, to the bit; then again after a write. */
static void compare(const char *name, tn_tensor *a, tn_tensor *b, tn_tensor *kept_a,
                    tn_tensor *kept_b)
{
    for (int round = 0; round < 4; round++) {
        tn_tensor *plain = call(name, a, b), *kept = call(name, kept_a, kept_b);
        assert_memory_equal(kept->data, plain->data, plain->storage->bytes);
        tn_tensor_release(plain);
        tn_tensor_release(kept);
        if (round == 1) {
            tn_tensor_release(call("aten::add_.Tensor", kept_a, kept_a));
            tn_tensor_release(call("aten::add_.Tensor", a, a));
            tn_tensor_release(call("aten::add_.Tensor", kept_b, b));
            tn_tensor_release(call("aten::add_.Tensor", b, b));
        }
    }
}

static void products_are_the_same_with_kept_factors(void **state)
{
    (void)state;
    tn_tensor *a = new_matrix(ROWS, DEPTH, 1), *b = new_matrix(DEPTH, WIDTH, 2);
    tn_tensor *kept_a = new_matrix(ROWS, DEPTH, 1), *kept_b = new_matrix(DEPTH, WIDTH, 2);
    assert_int_equal(tni_storage_keep_forms(kept_a, false), TN_OK);
    assert_int_equal(tni_storage_keep_forms(kept_b, false), TN_OK);
    compare("aten::mm", a, b, kept_a, kept_b);
    assert_int_equal(tni_form_count(kept_a), 1);
    assert_int_equal(tni_form_count(kept_b), 1);
    assert_int_equal(tni_form_count(a), 0);
    tn_tensor *x = new_matrix(BATCH, DEPTH, 3), *w = new_matrix(ROWS, DEPTH, 4);
    tn_tensor *kept_x = new_matrix(BATCH, DEPTH, 3), *kept_w = new_matrix(ROWS, DEPTH, 4);
    assert_int_equal(tni_storage_keep_forms(kept_w, false), TN_OK);
    compare("aten::linear", x, w, kept_x, kept_w);
    assert_int_equal(tni_form_count(kept_w), 1);
    tn_tensor *images = new_images(2, 16, 30, 7), *filters = new_images(40, 16, 3, 8);
    tn_tensor *kept_filters = new_images(40, 16, 3, 8), *same_images = new_images(2, 16, 30, 7);
    assert_int_equal(tni_storage_keep_forms(kept_filters, false), TN_OK);
    compare("aten::conv2d", images, filters, same_images, kept_filters);
    assert_int_equal(tni_form_count(kept_filters), 1);
    tn_tensor *all[] = {a,      b,      kept_a,  kept_b,       x,          w, kept_x,
                        kept_w, images, filters, kept_filters, same_images};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

/* Convolve channels-last images, by panels and depthwise, with filters of both layouts. */
static void channels_last_convolutions_are_the_same_with_kept_filters(void **state)
{
    (void)state;
    static const struct {
        int64_t channels, outs, side, groups;
    } rows[] = {{16, 40, 3, 1}, {33, 70, 1, 1}, {40, 80, 3, 2}, {24, 24, 3, 24}, {40, 40, 5, 40}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        const int64_t inner = rows[i].channels / rows[i].groups;
        tn_tensor *images = new_channels_last(2, rows[i].channels, 19, 7);
        tn_tensor *same = new_channels_last(2, rows[i].channels, 19, 7);
        for (int is_last = 0; is_last < 2; is_last++) {
            tn_tensor *(*make)(int64_t, int64_t, int64_t, int) =
                is_last ? new_channels_last : new_images;
            tn_tensor *filters = make(rows[i].outs, inner, rows[i].side, 8);
            tn_tensor *kept = make(rows[i].outs, inner, rows[i].side, 8);
            assert_int_equal(tni_storage_keep_forms(kept, false), TN_OK);
            conv_groups = rows[i].groups;
            compare("aten::conv2d", images, filters, same, kept);
            assert_int_equal(tni_form_count(kept), 1);
            tn_tensor_release(filters);
            tn_tensor_release(kept);
        }
        tn_tensor_release(images);
        tn_tensor_release(same);
    }
    conv_groups = 1;
}

/* Kept filters of which the upper middle one is infinite: what lies above an image has no part. */
static void padding_has_no_part_with_kept_filters_that_are_infinite(void **state)
{
    (void)state;
    const int64_t outs = 70;
    for (int64_t which = 0; which < outs; which += outs - 1) {
        tn_tensor *images = new_channels_last(1, 32, 9, 7), *same = new_channels_last(1, 32, 9, 7);
        tn_tensor *filters = new_images(outs, 32, 3, 8), *kept = new_images(outs, 32, 3, 8);
        ((float *)filters->data)[which * 32 * 9 + 1] = INFINITY;
        ((float *)kept->data)[which * 32 * 9 + 1] = INFINITY;
        assert_int_equal(tni_storage_keep_forms(kept, false), TN_OK);
        conv_padding[0] = conv_padding[1] = 1;
        compare("aten::conv2d", images, filters, same, kept);
        assert_int_equal(tni_form_count(kept), 1);
        tn_tensor *sums = call("aten::conv2d", same, kept);
        const float *first_line = (const float *)sums->data + 4 * outs;
        for (int64_t i = 0; i < outs; i++) {
            assert_true(isfinite(first_line[i]));
            assert_int_equal(isfinite(first_line[9 * outs + i]) == 0, i == which);
        }
        conv_padding[0] = conv_padding[1] = 0;
        tn_tensor *all[] = {images, same, filters, kept, sums};
        for (size_t i = 0; i < TN_LEN(all); i++)
            tn_tensor_release(all[i]);
    }
}

static tn_tensor *shared_weight, *shared_input, *expected;

static void *multiply_often(void *unused)
{
    size_t wrong = 0;
    for (int i = 0; i < 20; i++) {
        tn_tensor *product = call("aten::linear", shared_input, shared_weight);
        wrong += memcmp(product->data, expected->data, expected->storage->bytes) != 0;
        tn_tensor_release(product);
    }
    assert_int_equal(wrong, 0);
    return unused;
}

static void threads_make_and_read_one_form(void **state)
{
    (void)state;
    pthread_t threads[4];
    shared_weight = new_matrix(ROWS, DEPTH, 5);
    shared_input = new_matrix(BATCH, DEPTH, 6);
    expected = call("aten::linear", shared_input, shared_weight);
    assert_int_equal(tni_storage_keep_forms(shared_weight, false), TN_OK);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        assert_int_equal(pthread_create(&threads[i], NULL, multiply_often, NULL), 0);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        pthread_join(threads[i], NULL);
    tn_tensor_release(shared_weight);
    tn_tensor_release(shared_input);
    tn_tensor_release(expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_form_is_made_once_for_a_version),
        cmocka_unit_test(what_is_being_made_is_not_waited_for),
        cmocka_unit_test(there_are_bounds),
        cmocka_unit_test(small_storages_keep_none),
        cmocka_unit_test(a_form_of_a_file_takes_its_place_in_memory),
        cmocka_unit_test(bytes_that_may_change_unseen_are_not_kept),
        cmocka_unit_test(products_are_the_same_with_kept_factors),
        cmocka_unit_test(channels_last_convolutions_are_the_same_with_kept_filters),
        cmocka_unit_test(padding_has_no_part_with_kept_filters_that_are_infinite),
        cmocka_unit_test(threads_make_and_read_one_form),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
