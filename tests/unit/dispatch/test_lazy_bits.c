/* SPDX-License-Identifier: BSD-3-Clause */
/* Lazily conjugated and negated arguments of operators that know nothing of them. */
#include "op_fixture.h"

#include "dispatch/dispatch_shared.h"

/* complex128 [2]: 1+2i, 3-4i. */
static tn_tensor *numbers(void)
{
    tn_tensor *real = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 2, 3, -4));
    tn_tensor *view = call("aten::view_as_complex", ARGS(T(real)));
    tn_tensor *plain = call("aten::clone", ARGS(T(view)));
    tn_tensor_release(view);
    tn_tensor_release(real);
    return plain;
}

/* A view whose elements are meant conjugated or negated, as a bit says. */
static tn_tensor *marked(const tn_tensor *self, tni_keyset bit)
{
    tn_tensor *view;
    assert_int_equal(
        tni_tensor_as_strided(self, self->rank, self->sizes, self->strides, self->offset, &view),
        TN_OK);
    view->keys |= bit;
    return view;
}

#define CONJUGATED TNI_FUNCTIONALITY_BIT(CONJUGATE)
#define NEGATED    TNI_FUNCTIONALITY_BIT(NEGATIVE)

/* The elements as pairs, whatever the bits say; drops the tensor. */
static void assert_pairs(tn_tensor *tensor, size_t rank, const int64_t *sizes, const double *values)
{
    tn_tensor *plain = call("aten::clone", ARGS(T(tensor)));
    tn_tensor *pairs = call("aten::view_as_real", ARGS(T(plain)));
    assert_tensor(pairs, TN_DTYPE_F64, rank, sizes, values);
    tn_tensor_release(pairs);
    tn_tensor_release(plain);
    tn_tensor_release(tensor);
}

/* How many of the tensors of two lists, the second of optionals, come with a bit. */
static tn_status count_bits(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_list *all = tni_arg_list(args[0]);
    const tni_list *some = tni_arg_list(args[1]);
    int64_t count = 0;
    (void)call;
    for (size_t i = 0; i < all->size; i++)
        count += (tni_list_tensor(all, i)->keys & TNI_LAZY_BITS) != 0;
    for (size_t i = 0; i < some->size; i++) {
        const tn_tensor *tensor = tni_list_maybe_tensor(some, i);
        count += tensor != NULL && (tensor->keys & TNI_LAZY_BITS) != 0;
    }
    outs[0] = (StableIValue)count;
    return TN_OK;
}

/* Kernels of lists get them without bits, whatever they would make of them. */
static void lists_come_without_bits(void **state)
{
    (void)state;
    tn_library *library;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "lazy", NULL, NULL, 0, &library), TN_OK);
    assert_int_equal(
        tn_library_define(library, "bits(Tensor[] all, Tensor?[] some) -> int", NULL, 0), TN_OK);
    assert_int_equal(
        tn_library_impl(library, "bits", "CompositeExplicitAutograd", NULL, count_bits, NULL),
        TN_OK);
    tn_tensor *plain = numbers();
    tn_tensor *lazy = marked(plain, CONJUGATED | NEGATED);
    tn_value all[2] = {T(plain), T(lazy)};
    tn_value some[2] = {NONE, T(lazy)};
    tn_value out = tn_value_none();
    call_all("lazy::bits", ARGS(tn_value_list(all, 2), tn_value_list(some, 2)), &out, 1);
    assert_int_equal(out.as.integer, 0);
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
    tn_library_free(library);
}

static void a_list_is_read_as_it_is_meant(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = marked(plain, CONJUGATED);
    tn_value both[2] = {T(plain), T(lazy)};
    assert_pairs(call("aten::cat", ARGS(tn_value_list(both, 2), I(0))), SIZES(4, 2),
                 VALUES(1, 2, 3, -4, 1, -2, 3, 4));
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

/* The factor is read before the memory that it shares with the target is changed. */
static void a_written_argument_keeps_its_bit_and_its_memory(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = marked(plain, CONJUGATED);
    tn_tensor *result = call("aten::mul_.Tensor", ARGS(T(lazy), T(lazy)));
    assert_ptr_equal(result, lazy);
    assert_true((lazy->keys & CONJUGATED) != 0);
    assert_pairs(result, SIZES(2, 2), VALUES(-3, -4, -7, 24));
    assert_pairs(tn_tensor_retain(plain), SIZES(2, 2), VALUES(-3, 4, -7, -24));
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

static void an_output_with_a_bit_is_resized_and_written(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *empty = call("aten::new_empty", ARGS(T(plain), INTS(0)));
    tn_tensor *out = marked(empty, NEGATED);
    tn_tensor *result = call("aten::mul.out", ARGS(T(plain), T(plain), T(out)));
    assert_ptr_equal(result, out);
    assert_pairs(result, SIZES(2, 2), VALUES(-3, 4, -7, -24));
    tn_tensor_release(out);
    tn_tensor_release(empty);
    tn_tensor_release(plain);
}

static void several_written_arguments_with_bits_are_written(void **state)
{
    (void)state;
    tn_tensor *plain = make(TN_DTYPE_F32, SIZES(3), VALUES(2, -1, 5));
    tn_tensor *least = make(TN_DTYPE_F32, SIZES(1), VALUES(0));
    tn_tensor *most = make(TN_DTYPE_F32, SIZES(1), VALUES(0));
    tn_tensor *negated[2] = {marked(least, NEGATED), marked(most, NEGATED)};
    tn_value outs[2] = {NONE, NONE};
    call_all("aten::aminmax.out",
             ARGS(T(plain), I(0), tn_value_bool(true), T(negated[0]), T(negated[1])), outs, 2);
    assert_ptr_equal(outs[0].as.tensor, negated[0]);
    /* Memory has the opposites. */
    assert_true(*(const float *)least->data == 1 && *(const float *)most->data == -5);
    for (size_t i = 0; i < 2; i++) {
        tn_value_release(&outs[i]);
        tn_tensor_release(negated[i]);
    }
    tn_tensor_release(least);
    tn_tensor_release(most);
    tn_tensor_release(plain);
}

static void a_failing_call_leaves_what_was_written_as_it_was(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = marked(plain, CONJUGATED);
    tn_tensor *wrong = make(TN_DTYPE_F64, SIZES(3), VALUES(1, 2, 3));
    call_fails("aten::mul_.Tensor", ARGS(T(lazy), T(wrong)), "");
    assert_pairs(tn_tensor_retain(lazy), SIZES(2, 2), VALUES(1, -2, 3, 4));
    tn_tensor_release(wrong);
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

/* ---- operators that make and keep the bits ---- */

static tn_tensor *conjugate_of(const tn_tensor *self)
{
    tn_tensor *lazy = call("aten::conj", ARGS(T((tn_tensor *)(uintptr_t)self)));
    assert_ptr_equal(lazy->storage, self->storage);
    return lazy;
}

static tn_tensor *negative_of(tn_tensor *self)
{
    return call("aten::_neg_view", ARGS(T(self)));
}

static void assert_bits(const tn_tensor *tensor, tni_keyset bits)
{
    assert_true((tensor->keys & TNI_LAZY_BITS) == bits);
}

static bool answer(const char *name, tn_tensor *tensor)
{
    tn_value out = tn_value_none();
    call_all(name, ARGS(T(tensor)), &out, 1);
    assert_int_equal(out.kind, TN_KIND_BOOL);
    return out.as.boolean;
}

static void a_conjugate_is_a_view_and_twice_it_is_plain(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = conjugate_of(plain);
    assert_true(answer("aten::is_conj", lazy) && !answer("aten::is_neg", lazy));
    tn_tensor *twice = conjugate_of(lazy);
    assert_false(answer("aten::is_conj", twice));
    tn_tensor *negative = negative_of(lazy);
    assert_true(answer("aten::is_conj", negative) && answer("aten::is_neg", negative));
    assert_ptr_equal(negative->storage, plain->storage);
    assert_pairs(negative, SIZES(2, 2), VALUES(-1, 2, -3, -4));
    assert_pairs(twice, SIZES(2, 2), VALUES(1, 2, 3, -4));
    assert_pairs(lazy, SIZES(2, 2), VALUES(1, -2, 3, 4));
    tn_tensor_release(plain);
}

/* The bit of real numbers is no question of dtype; their conjugate is the very tensor. */
static void real_numbers_have_no_conjugate(void **state)
{
    (void)state;
    tn_tensor *real = make(TN_DTYPE_I32, SIZES(2), VALUES(1, -2));
    tn_tensor *same = call("aten::conj", ARGS(T(real)));
    assert_ptr_equal(same, real);
    tn_tensor_release(same);
    call_fails("aten::_conj", ARGS(T(real)), "expected a complex one");
    check(negative_of(real), TN_DTYPE_I32, SIZES(2), VALUES(-1, 2));
    tn_tensor_release(real);
}

/* complex128 [1, 2, 2]: 0+0i, 1+10i, 2+20i, 3+30i. */
static tn_tensor *matrix(void)
{
    tn_tensor *real = make(TN_DTYPE_F64, SIZES(1, 2, 2, 2), VALUES(0, 0, 1, 10, 2, 20, 3, 30));
    tn_tensor *view = call("aten::view_as_complex", ARGS(T(real)));
    tn_tensor_release(real);
    return view;
}

/* Takes the view; its first element is `re - im`, or `re + im` if it must be plain. */
static void assert_view(tn_tensor *view, const tn_tensor *base, tni_keyset bits, double re,
                        double im)
{
    assert_ptr_equal(view->storage, base->storage);
    assert_bits(view, bits);
    tn_tensor *flat = call("aten::reshape", ARGS(T(view), INTS(-1)));
    tn_tensor *first = call("aten::slice.Tensor", ARGS(T(flat), I(0), I(0), I(1), I(1)));
    assert_pairs(first, SIZES(1, 2), VALUES(re, im));
    tn_tensor_release(flat);
    tn_tensor_release(view);
}

static void views_of_a_conjugate_keep_the_bit(void **state)
{
    (void)state;
    tn_tensor *base = matrix();
    tn_tensor *lazy = conjugate_of(base);
    const tni_keyset c = CONJUGATED;
    assert_view(call("aten::slice.Tensor", ARGS(T(lazy), I(1), I(1), I(2), I(1))), base, c, 2, -20);
    assert_view(call("aten::select.int", ARGS(T(lazy), I(2), I(1))), base, c, 1, -10);
    assert_view(call("aten::squeeze", ARGS(T(lazy))), base, c, 0, 0);
    assert_view(call("aten::squeeze.dim", ARGS(T(lazy), I(0))), base, c, 0, 0);
    assert_view(call("aten::unsqueeze", ARGS(T(lazy), I(0))), base, c, 0, 0);
    assert_view(call("aten::permute", ARGS(T(lazy), INTS(2, 1, 0))), base, c, 0, 0);
    assert_view(call("aten::transpose.int", ARGS(T(lazy), I(0), I(1))), base, c, 0, 0);
    assert_view(call("aten::expand", ARGS(T(lazy), INTS(3, 2, 2))), base, c, 0, 0);
    assert_view(call("aten::view", ARGS(T(lazy), INTS(4))), base, c, 0, 0);
    assert_view(call("aten::flatten.using_ints", ARGS(T(lazy))), base, c, 0, 0);
    assert_view(call("aten::as_strided", ARGS(T(lazy), INTS(2), INTS(1), I(2))), base, c, 2, -20);
    assert_view(call("aten::diagonal", ARGS(T(lazy), I(1), I(1), I(2))), base, c, 1, -10);
    assert_view(call("aten::detach", ARGS(T(lazy))), base, c, 0, 0);
    assert_view(call("aten::contiguous", ARGS(T(lazy))), base, c, 0, 0);
    assert_view(call("aten::mT", ARGS(T(lazy))), base, c, 0, 0);
    assert_view(call("aten::mH", ARGS(T(lazy))), base, 0, 0, 0);
    assert_view(call("aten::mH", ARGS(T(base))), base, c, 0, 0);
    assert_view(call("aten::adjoint", ARGS(T(base))), base, c, 0, 0);
    tn_tensor_release(lazy);
    tn_tensor_release(base);
}

static void the_imaginary_part_of_a_conjugate_is_a_negated_view(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = conjugate_of(plain);
    tn_tensor *part = call("aten::imag", ARGS(T(lazy)));
    assert_ptr_equal(part->storage, plain->storage);
    assert_bits(part, NEGATED);
    assert_tensor(part, TN_DTYPE_F64, SIZES(2), VALUES(-2, 4));
    tn_tensor_release(call("aten::fill_.Scalar", ARGS(T(part), D(7))));
    assert_pairs(tn_tensor_retain(plain), SIZES(2, 2), VALUES(1, -7, 3, -7));
    tn_tensor *real = call("aten::real", ARGS(T(lazy)));
    assert_bits(real, 0);
    check(real, TN_DTYPE_F64, SIZES(2), VALUES(1, 3));
    tn_tensor *both = negative_of(lazy);
    tn_tensor *imag = call("aten::imag", ARGS(T(both)));
    assert_bits(imag, 0);
    check(imag, TN_DTYPE_F64, SIZES(2), VALUES(-7, -7));
    tn_tensor_release(both);
    tn_tensor_release(part);
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

static void elements_are_not_shown_as_another_dtype_before_they_are_plain(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = conjugate_of(plain);
    call_fails("aten::view_as_real", ARGS(T(lazy)), "unresolved conjugated");
    call_fails("aten::view.dtype", ARGS(T(lazy), DTYPE(F64)), "conjugate view tensors");
    tn_tensor *negative = negative_of(plain);
    call_fails("aten::view.dtype", ARGS(T(negative), DTYPE(F64)), "negative bit set");
    tn_tensor *pairs = call("aten::view_as_real", ARGS(T(negative)));
    assert_bits(pairs, NEGATED);
    check(pairs, TN_DTYPE_F64, SIZES(2, 2), VALUES(-1, -2, -3, 4));
    tn_tensor_release(negative);
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

static void resolving_gives_the_tensor_itself_or_a_plain_copy(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *same = call("aten::resolve_conj", ARGS(T(plain)));
    assert_ptr_equal(same, plain);
    tn_tensor_release(same);
    tn_tensor *negative = negative_of(plain);
    same = call("aten::resolve_conj", ARGS(T(negative)));
    assert_ptr_equal(same, negative);
    tn_tensor_release(same);
    tn_tensor *both = conjugate_of(negative);
    static const char *const names[] = {"aten::resolve_conj", "aten::resolve_neg", "aten::clone",
                                        "aten::_conj_copy", "aten::_conj_physical"};
    for (size_t i = 0; i < TN_LEN(names); i++) {
        tn_tensor *copy = call(names[i], ARGS(T(both)));
        assert_bits(copy, 0);
        assert_ptr_not_equal(copy->storage, plain->storage);
        double sign = i < 3 ? 1 : -1;
        assert_pairs(copy, SIZES(2, 2), VALUES(-1, 2 * sign, -3, -4 * sign));
    }
    tn_tensor_release(both);
    tn_tensor_release(negative);
    tn_tensor_release(plain);
}

/* Every pair of bits of the two, and memory that is written by way of the bit. */
static void a_copy_heeds_the_bits_of_both(void **state)
{
    (void)state;
    static const tni_keyset bits[] = {0, CONJUGATED, NEGATED, CONJUGATED | NEGATED};
    static const double parts[4][2] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    for (size_t i = 0; i < 16; i++) {
        tn_tensor *from = numbers();
        tn_tensor *to = call("aten::zeros_like", ARGS(T(from)));
        tn_tensor *source = marked(from, bits[i / 4]);
        tn_tensor *target = marked(to, bits[i % 4]);
        const double *s = parts[i / 4];
        const double *t = parts[i % 4];
        tn_tensor_release(call("aten::copy_", ARGS(T(target), T(source))));
        assert_bits(target, bits[i % 4]);
        assert_pairs(target, SIZES(2, 2), VALUES(s[0], 2 * s[1], 3 * s[0], -4 * s[1]));
        assert_pairs(to, SIZES(2, 2),
                     VALUES(s[0] * t[0], 2 * s[1] * t[1], 3 * s[0] * t[0], -4 * s[1] * t[1]));
        tn_tensor_release(source);
        tn_tensor_release(from);
    }
}

/* A negated uint8 wraps before it becomes a float. */
static void a_repeated_conjugate_is_plain(void **state)
{
    tn_tensor *base = numbers();
    tn_tensor *lazy = marked(base, CONJUGATED);
    (void)state;
    tn_tensor *twice = call("aten::repeat", ARGS(T(lazy), INTS(2)));
    assert_bits(twice, 0);
    assert_pairs(twice, SIZES(4, 2), VALUES(1, -2, 3, 4, 1, -2, 3, 4));
    tn_tensor_release(lazy);
    tn_tensor_release(base);
}

static void bits_count_before_the_dtype_changes(void **state)
{
    (void)state;
    tn_tensor *bytes = make(TN_DTYPE_U8, SIZES(2), VALUES(1, 0));
    tn_tensor *negative = negative_of(bytes);
    check(call("aten::_to_copy", ARGS(T(negative), DTYPE(F32))), TN_DTYPE_F32, SIZES(2),
          VALUES(255, 0));
    tn_tensor *floats = make(TN_DTYPE_F32, SIZES(2), VALUES(0, 0));
    check(call("aten::copy_", ARGS(T(floats), T(negative))), TN_DTYPE_F32, SIZES(2),
          VALUES(255, 0));
    tn_tensor_release(floats);
    tn_tensor_release(negative);
    tn_tensor_release(bytes);
}

static void a_tensor_is_copied_onto_its_own_conjugate(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = conjugate_of(plain);
    tn_tensor_release(call("aten::copy_", ARGS(T(lazy), T(plain))));
    assert_pairs(tn_tensor_retain(plain), SIZES(2, 2), VALUES(1, -2, 3, 4));
    tn_tensor_release(call("aten::add.out", ARGS(T(lazy), T(lazy), I(0), T(plain))));
    assert_pairs(lazy, SIZES(2, 2), VALUES(1, -2, 3, 4));
    tn_tensor_release(plain);
}

static void views_of_a_conjugate_are_written_in_place(void **state)
{
    (void)state;
    tn_tensor *base = matrix();
    tn_tensor *lazy = conjugate_of(base);
    tn_tensor *row = call("aten::select.int", ARGS(T(lazy), I(1), I(1)));
    tn_tensor *one = numbers();
    tn_tensor_release(call("aten::add_.Tensor", ARGS(T(row), T(one))));
    tn_tensor *rest = call("aten::view", ARGS(T(base), INTS(4)));
    assert_pairs(rest, SIZES(4, 2), VALUES(0, 0, 1, 10, 3, 18, 6, 34));
    tn_tensor *wide = call("aten::expand", ARGS(T(row), INTS(3, 2)));
    call_fails("aten::add_.Tensor", ARGS(T(wide), T(one)), "single memory location");
    tn_tensor *after = call("aten::view", ARGS(T(base), INTS(4)));
    assert_pairs(after, SIZES(4, 2), VALUES(0, 0, 1, 10, 3, 18, 6, 34));
    tn_tensor_release(wide);
    tn_tensor_release(one);
    tn_tensor_release(row);
    tn_tensor_release(lazy);
    tn_tensor_release(base);
}

/* Conjugates of both factors are those of the product, which is a view by the bit then. */
static void products_of_vectors_and_matrices_read_what_is_meant(void **state)
{
    (void)state;
    tn_tensor *a = numbers();
    tn_tensor *c = conjugate_of(a);
    tn_tensor *pair[] = {a, c};
    static const double dots[2][2] = {{-10, -20}, {30, 0}};
    for (size_t i = 0; i < 4; i++) {
        const double *dot = dots[i / 2 != i % 2];
        double sign = i == 3 ? -1 : 1;
        tn_tensor *result = call("aten::dot", ARGS(T(pair[i / 2]), T(pair[i % 2])));
        assert_bits(result, i == 3 ? CONJUGATED : 0);
        assert_pairs(result, SIZES(2), VALUES(dot[0], dot[1] * sign));
        dot = dots[i / 2 == i % 2];
        sign = i == 1 ? -1 : 1;
        result = call("aten::vdot", ARGS(T(pair[i / 2]), T(pair[i % 2])));
        assert_bits(result, i == 1 ? CONJUGATED : 0);
        assert_pairs(result, SIZES(2), VALUES(dot[0], dot[1] * sign));
    }
    tn_tensor *row = call("aten::view", ARGS(T(a), INTS(1, 2)));
    tn_tensor *adjoint = call("aten::mH", ARGS(T(row)));
    assert_pairs(call("aten::mm", ARGS(T(row), T(adjoint))), SIZES(1, 1, 2), VALUES(30, 0));
    assert_pairs(call("aten::matmul", ARGS(T(c), T(adjoint))), SIZES(1, 2), VALUES(-10, 20));
    tn_tensor_release(adjoint);
    tn_tensor_release(row);
    tn_tensor_release(c);
    tn_tensor_release(a);
}

/* The indices of index.Tensor are a list of optionals. */
static void a_negated_index_is_read_as_it_is_meant(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *places = make(TN_DTYPE_I64, SIZES(2), VALUES(-1, 0));
    tn_tensor *negative = negative_of(places);
    tn_value indices[2] = {NONE, T(negative)};
    check(call("aten::index.Tensor", ARGS(T(self), tn_value_list(indices, 2))), TN_DTYPE_F32,
          SIZES(2, 2), VALUES(2, 1, 4, 3));
    tn_tensor_release(negative);
    tn_tensor_release(places);
    tn_tensor_release(self);
}

static void a_list_that_is_written_has_to_be_plain(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *outs[2] = {numbers(), numbers()};
    tn_tensor *lazy = conjugate_of(outs[1]);
    tn_value list[2] = {T(outs[0]), T(lazy)};
    call_fails("aten::split_copy.Tensor_out", ARGS(T(plain), I(1), I(0), tn_value_list(list, 2)),
               "argument 'out' is a list");
    assert_pairs(outs[0], SIZES(2, 2), VALUES(1, 2, 3, -4));
    tn_tensor_release(lazy);
    tn_tensor_release(outs[1]);
    tn_tensor_release(plain);
}

static void meta_tensors_carry_bits_too(void **state)
{
    (void)state;
    tn_tensor *meta;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_C64, 1, (int64_t[]){3}, NULL, TN_META, &meta), TN_OK);
    tn_tensor *lazy = conjugate_of(meta);
    assert_bits(lazy, CONJUGATED);
    tn_tensor *sum = call("aten::add.Tensor", ARGS(T(lazy), T(meta)));
    assert_bits(sum, 0);
    assert_int_equal(sum->device.type, TN_DEVICE_META);
    tn_tensor_release(sum);
    tn_tensor_release(call("aten::mul_.Tensor", ARGS(T(lazy), T(meta))));
    tn_tensor_release(lazy);
    tn_tensor_release(meta);
}

static void geometry_is_changed_without_touching_elements(void **state)
{
    (void)state;
    tn_tensor *base = matrix();
    tn_tensor *lazy = conjugate_of(base);
    int64_t version = tn_tensor_version(base);
    tn_tensor_release(call("aten::squeeze_", ARGS(T(lazy))));
    tn_tensor_release(call("aten::t_", ARGS(T(lazy))));
    assert_shape(lazy, SIZES(2, 2));
    assert_bits(lazy, CONJUGATED);
    assert_true(tn_tensor_version(base) == version);
    tn_tensor_release(call("aten::resize_", ARGS(T(lazy), INTS(0))));
    assert_bits(lazy, CONJUGATED);
    tn_tensor_release(lazy);
    tn_tensor_release(base);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_come_without_bits),
        cmocka_unit_test(a_list_is_read_as_it_is_meant),
        cmocka_unit_test(a_written_argument_keeps_its_bit_and_its_memory),
        cmocka_unit_test(an_output_with_a_bit_is_resized_and_written),
        cmocka_unit_test(several_written_arguments_with_bits_are_written),
        cmocka_unit_test(a_failing_call_leaves_what_was_written_as_it_was),
        cmocka_unit_test(a_conjugate_is_a_view_and_twice_it_is_plain),
        cmocka_unit_test(real_numbers_have_no_conjugate),
        cmocka_unit_test(views_of_a_conjugate_keep_the_bit),
        cmocka_unit_test(the_imaginary_part_of_a_conjugate_is_a_negated_view),
        cmocka_unit_test(elements_are_not_shown_as_another_dtype_before_they_are_plain),
        cmocka_unit_test(resolving_gives_the_tensor_itself_or_a_plain_copy),
        cmocka_unit_test(a_copy_heeds_the_bits_of_both),
        cmocka_unit_test(a_repeated_conjugate_is_plain),
        cmocka_unit_test(bits_count_before_the_dtype_changes),
        cmocka_unit_test(a_tensor_is_copied_onto_its_own_conjugate),
        cmocka_unit_test(views_of_a_conjugate_are_written_in_place),
        cmocka_unit_test(products_of_vectors_and_matrices_read_what_is_meant),
        cmocka_unit_test(a_negated_index_is_read_as_it_is_meant),
        cmocka_unit_test(a_list_that_is_written_has_to_be_plain),
        cmocka_unit_test(meta_tensors_carry_bits_too),
        cmocka_unit_test(geometry_is_changed_without_touching_elements),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
