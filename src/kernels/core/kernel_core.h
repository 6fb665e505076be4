/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * kernels: Tenon's own operators on the CPU.
 *
 * A kernel is tn_status tni_kernel_NAME(call, args, outs): arguments are borrowed, results new.
 * This header is what kernels are written with: reading arguments, returning results, the strided
 * loop that all pointwise work runs on, conversions between dtypes, and calls of other operators.
 *
 * Meta tensors take the same path: shapes are worked out, and loops over data that is not there do
 * nothing. Composite kernels call other operators through the dispatcher, so that what is above the
 * backend (autograd, another backend) sees each of them. Kernels may run on any thread.
 */
#ifndef TENON_KERNEL_CORE_H
#define TENON_KERNEL_CORE_H

#include "kernels/core/typed.h"

/*
 * Return a * b modulo 2^64. Strides of dimensions that are never walked (size 1, or a tensor
 * without elements) may be any number; their products are computed and never used.
 */
static inline int64_t tni_mul_wrapping(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

/* Return a + b modulo 2^64, for the same reason. */
static inline int64_t tni_add_wrapping(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

/* Return a * b of non-negative numbers, or INT64_MAX on overflow: for strides of new tensors. */
static inline int64_t tni_mul_saturating(int64_t a, int64_t b)
{
    int64_t product;
    return __builtin_mul_overflow(a, b, &product) ? INT64_MAX : product;
}

/* Return the smaller number. */
static inline int64_t tni_min(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* Return number / divisor, rounded up; number >= 0, divisor > 0. */
static inline int64_t tni_ceil_div(int64_t number, int64_t divisor)
{
    return number / divisor + (number % divisor != 0);
}

/* Return the smallest multiple of `divisor` that is >= number. */
static inline int64_t tni_round_up(int64_t number, int64_t divisor)
{
    return tni_ceil_div(number, divisor) * divisor;
}

/* ---- reading arguments ---- */

/* Return whether a text argument is `word`. */
static inline bool tni_string_is(const tni_string *text, const char *word)
{
    return text->length == strlen(word) && memcmp(text->data, word, text->length) == 0;
}

/* Record the failure of an argument that is an undefined tensor and must not be. */
TNI_COLD void tni_fail_undefined_arg(const tn_call *call, size_t index);

/*
 * Set *out to the tensor of argument `index`, borrowed. TN_ERR_RUNTIME naming the argument if it is
 * undefined.
 */
TN_NODISCARD static inline tn_status tni_arg_tensor(const tn_call *call, const StableIValue *args,
                                                    size_t index, tn_tensor **out)
{
    tn_tensor *tensor = args[index] != 0 ? tni_boxed_tensor(args[index]) : NULL;
    if (TNI_UNLIKELY(tensor == NULL)) {
        tni_fail_undefined_arg(call, index);
        return TN_ERR_RUNTIME; /* a constant, so that the compiler knows it for a failure */
    }
    *out = tensor;
    return TN_OK;
}

/* Fail with TN_ERR_RUNTIME unless a list, argument `index`, has the length that the schema says. */
tn_status tni_check_length(const tn_call *call, size_t index, const tni_list *list,
                           size_t length) TN_NODISCARD;

/* Fail with TN_ERR_RUNTIME if a list of tensors, argument `index`, has an undefined one. */
tn_status tni_check_tensors(const tn_call *call, size_t index, const tni_list *list) TN_NODISCARD;

/* Return the operator's name, such as "aten::add.Tensor", for messages. */
static inline const char *tni_call_name(const tn_call *call)
{
    return call->op->name.text;
}

/*
 * The options of a factory after checks: strided, a dtype that exists, and not pinned unless on
 * meta, where there is no memory.
 */
typedef struct tni_options {
    tn_dtype dtype;   /* of the new tensor */
    tn_device device; /* where it is made */
} tni_options;
tn_status tni_arg_options(const tn_call *call, const StableIValue *args, tni_options fallback,
                          tni_options *out) TN_NODISCARD;

/*
 * Make a row-major tensor with undefined elements from the four ivalues of a factory's options;
 * `fallback` is its dtype where they name none.
 */
tn_status tni_make(const tn_call *call, const StableIValue *options, tn_dtype fallback,
                   tni_ints size, tn_tensor **out) TN_NODISCARD;

/* ---- failing ---- */

/* Storage for a shape in a message; longer ones are cut off. */
typedef struct tni_shape_text {
    char text[256]; /* NUL-terminated */
} tni_shape_text;

/* Write a shape such as "[2, 3]" to `room` and return its text. */
const char *tni_shape_print(tni_shape_text *room, int64_t rank, const int64_t *sizes);

/* Fail with TN_ERR_RUNTIME, naming the operator, if a tensor cannot have that many dimensions. */
tn_status tni_check_rank(const char *name, int64_t rank) TN_NODISCARD;

/* ---- returning results ---- */

/* Return `tensor` as a new handle. Takes the reference, also on failure. */
TN_NODISCARD static inline tn_status tni_return_take(tn_tensor *tensor, StableIValue *out)
{
    tni_handle *handle;
    TN_TRY(tni_handle_new_take(tensor, &handle));
    *out = tni_box_pointer(handle);
    return TN_OK;
}

/* tni_return_same where the thread's pool has no handle. */
TNI_NOINLINE tn_status tni_return_same_slowly(tn_tensor *tensor, StableIValue *out);

/*
 * Return an argument as a new handle, as in-place and out= operators do. The argument is written by
 * then, so this should not fail: without memory, cached storages are given back and it tries again.
 */
TN_NODISCARD static inline tn_status tni_return_same(tn_tensor *tensor, StableIValue *out)
{
    tni_handle *handle = tni_pool_try(TNI_POOL_16);
    if (TNI_UNLIKELY(handle == NULL))
        return tni_return_same_slowly(tensor, out);
    handle->tensor = tn_tensor_retain(tensor);
    *out = tni_box_pointer(handle);
    return TN_OK;
}

/* Return several arguments, all or none. */
tn_status tni_return_given(tn_tensor *const *given, int count, StableIValue *outs) TN_NODISCARD;

/* End a kernel: drop `tensor` on failure, else return it. */
static inline tn_status tni_return_or_drop(tn_status status, tn_tensor *tensor, StableIValue *out)
{
    if (status != TN_OK) {
        tn_tensor_release(tensor);
        return status;
    }
    return tni_return_take(tensor, out);
}

/*
 * End a kernel with several results: return them all, NULL as an undefined tensor, or, if `status`
 * is a failure or there is no memory, drop them all. Takes their references.
 */
tn_status tni_return_all(tn_status status, tn_tensor *const *results, int count,
                         StableIValue *outs) TN_NODISCARD;

/* Append `tensor` to a list as a new handle. Takes the reference, also on failure. */
tn_status tni_list_add_take(tni_list *list, tn_tensor *tensor) TN_NODISCARD;

/* Drop a list of tensors with its elements; NULL is legal. */
void tni_list_drop(tni_list *list);

/* End a kernel that returns a list: drop it on failure, else return it. */
tn_status tni_return_list(tn_status status, tni_list *list, StableIValue *out) TN_NODISCARD;

/*
 * Make a row-major tensor with undefined elements, of this dtype and these sizes, on the device of
 * `like`.
 */
tn_status tni_new_like(const tn_tensor *like, tn_dtype dtype, int64_t rank, const int64_t *sizes,
                       tn_tensor **out) TN_NODISCARD;

/* ---- the strided loop (loop.c) ---- */

/* Most operands of a loop. */
#define TNI_LOOP_OPERANDS 8

/*
 * Compute `count` elements; operand i is at data[i] and then at steps of strides[i] bytes. Outputs
 * come first.
 */
typedef void (*tni_loop_inner)(char *const *data, const int64_t *strides, int64_t count,
                               const void *context);

/*
 * Operands walked together; the first one is an output and gives the shape. A loop is set up, run
 * once, and used by the thread that set it up.
 */
typedef struct tni_loop {
    int operands;   /* operands so far */
    int outputs;    /* how many of them are outputs */
    bool casts;     /* some operand is converted */
    bool is_filled; /* every element of the output is written, and none is read */
    /* The inner function reads inputs at other places than their elements, which may not be copied
     * therefore; set before the run. */
    bool reads_beyond;
    const tni_strided *added[TNI_LOOP_OPERANDS]; /* the operands, borrowed until the loop is run */
    int8_t dtypes[TNI_LOOP_OPERANDS];            /* the operand's own dtype */
    int8_t seen_as[TNI_LOOP_OPERANDS];           /* the dtype that the inner function sees */
    int64_t rank;                                /* dimensions left after merging */
    int64_t sizes[TN_MAX_DIM];                   /* innermost first */
    int64_t strides[TNI_LOOP_OPERANDS][TN_MAX_DIM]; /* in bytes, innermost first */
    char *data[TNI_LOOP_OPERANDS];                  /* first element of each operand */
    bool is_empty;                                  /* nothing to do: no elements, or meta */
    bool is_run;   /* all operands are row-major and of one shape */
    int64_t numel; /* elements of the first output */
    int64_t grain; /* elements below which a second thread does not pay; changed before the run */
    /*
     * What serves in place of an inner function on floats if all operands are of the first one's
     * half type or floats of one element: it reads them as they are, but floats at step 0. May be
     * set before the run.
     */
    tni_loop_inner halves;
} tni_loop;

/*
 * Begin a loop over the shape of `out`. Add the other operands, then run it; operands must not
 * change before that.
 */
void tni_loop_begin(tni_loop *loop, const tni_strided *out);

/* Add another output of the same shape, before any input. */
void tni_loop_output(tni_loop *loop, const tni_strided *output);

/* Add an input that broadcasts to the shape, which the caller has checked. */
void tni_loop_input(tni_loop *loop, const tni_strided *input);

/*
 * Have operand `index` converted, block by block, so that the inner function sees it as `dtype`.
 * TN_ERR_NOT_IMPLEMENTED if its own dtype cannot be converted.
 */
tn_status tni_loop_cast(tni_loop *loop, int index, tn_dtype dtype) TN_NODISCARD;

/* Run the loop, in parallel if there is enough work. `context` is passed to the inner function. */
void tni_loop_run(tni_loop *loop, tni_loop_inner inner, const void *context);

/*
 * Run a copy: one output and one input of the same dtype, whose inner function moves elements
 * unchanged. Where the two are dense along different dimensions, blocks are transposed in
 * registers.
 */
void tni_loop_run_copy(tni_loop *loop, tni_loop_inner inner, const void *context);

/*
 * Elements below which a second thread costs more than it gains, where an element costs as much as
 * a sum or a copy. A loop over costlier ones has a smaller grain.
 */
#define TNI_LOOP_GRAIN 32768

/*
 * Set the shape that two shapes broadcast to; fail with PyTorch's TN_ERR_RUNTIME. `sizes` has room
 * for TN_MAX_DIM.
 */
tn_status tni_broadcast(tni_ints a, tni_ints b, int64_t *rank, int64_t *sizes) TN_NODISCARD;

/*
 * Set dense strides for the result of a pointwise operator: its dimensions have the order in memory
 * that the inputs' have, where the first input that can tell decides. The inputs broadcast to the
 * sizes.
 */
void tni_result_strides(const tni_strided *const *inputs, int count, int64_t rank,
                        const int64_t *sizes, int64_t *strides);

/* Return whether `from` broadcasts to `rank` sizes. */
bool tni_broadcasts_to(const tn_tensor *from, int64_t rank, const int64_t *sizes);

/* Fail with TN_ERR_RUNTIME, in the words of copy_, if it does not. */
tn_status tni_check_copies_to(const tn_tensor *from, int64_t rank,
                              const int64_t *sizes) TN_NODISCARD;

/* ---- conversions (cast.c) ---- */

/* Return whether the elements are where only a backend's kernels can reach them. */
static inline bool tni_is_on_device(const tn_tensor *self)
{
    return self->device.type != TN_DEVICE_CPU && self->device.type != TN_DEVICE_META;
}

/* Write `count` floats as dense float16, each as tni_float_to_f16 does. */
void tni_floats_to_f16(const float *in, int64_t count, char *out);

/*
 * Write the elements of src, converted and broadcast, into dst. Shapes must fit, and memory must
 * not overlap. Lazy bits of both are applied, as by tni_clone.
 */
tn_status tni_copy(const tn_tensor *dst, const tn_tensor *src) TN_NODISCARD;

/* The same for elements on the CPU or on meta without lazy bits. */
tn_status tni_copy_strided(const tni_strided *dst, const tni_strided *src) TN_NODISCARD;

/*
 * Convert `count` elements at steps of bytes. Both dtypes must be convertible; the memory must not
 * overlap.
 */
void tni_convert(tn_dtype to, char *dst, int64_t dst_stride, tn_dtype from, const char *src,
                 int64_t src_stride, int64_t count);

/* Return whether elements of the dtype can be converted. */
bool tni_can_convert(tn_dtype dtype);

/*
 * Fail for a number that the dtype cannot hold. tni_check_element is for a single element, for
 * which narrow floating dtypes hold what is too large as infinity or nan.
 */
tn_status tni_check_scalar(tn_dtype dtype, const tni_scalar *value) TN_NODISCARD;
tn_status tni_check_element(tn_dtype dtype, const tni_scalar *value) TN_NODISCARD;

/*
 * Make a tensor without dimensions that holds a number in the dtype of `like`, to be written to its
 * elements. Fails if the dtype cannot hold it.
 */
tn_status tni_new_value(const tn_tensor *like, const tni_scalar *number,
                        tn_tensor **out) TN_NODISCARD;

/* Write one number to every element of dst. Fails if its dtype cannot hold the number. */
tn_status tni_fill(const tn_tensor *dst, const tni_scalar *value) TN_NODISCARD;

/* The same for elements on the CPU or on meta. */
tn_status tni_fill_strided(const tni_strided *dst, const tni_scalar *value) TN_NODISCARD;

/* Set *out to src itself, retained, if it has the dtype, else to a dense copy in it. */
tn_status tni_to_dtype(tn_tensor *src, tn_dtype dtype, tn_tensor **out) TN_NODISCARD;

/* Make a dense copy of src in `dtype`, with the strides of `format`. */
tn_status tni_clone(const tn_tensor *src, tn_dtype dtype, tn_memory_format format,
                    tn_tensor **out) TN_NODISCARD;

/* Set *out to src itself, retained, if it is row-major, else to a row-major copy. */
tn_status tni_contiguous(tn_tensor *src, tn_tensor **out) TN_NODISCARD;

/* ---- memory formats (suggested_format.c) ---- */

/* Return the memory format that self is in: row-major for most. */
tn_memory_format tni_suggested_format(const tn_tensor *self);

/* ---- numbers (read_number.c) ---- */

/* Read the single element of a tensor as the widest number of its kind. */
tn_status tni_read_number(const tn_tensor *self, tni_scalar *out) TN_NODISCARD;

/* ---- promotion (promotion.c) ---- */

/*
 * Return the category of a dtype: 0 bool, 1 integer, 2 real, 3 complex. In promotion a higher
 * category decides, whatever the rank.
 */
int tni_category(tn_dtype dtype);

/* Return the promotion of two dtypes of equal priority. */
tn_dtype tni_promote(tn_dtype a, tn_dtype b);

/*
 * Fail for pairs that PyTorch does not promote: unsigned types above uint8 beside most others, and
 * 8-bit floats.
 */
tn_status tni_check_promotion(tn_dtype a, tn_dtype b) TN_NODISCARD;

/*
 * Return the complex dtype whose parts can hold a real one, and the dtype of a complex one's parts
 * (other dtypes as they are).
 */
tn_dtype tni_complex_of(tn_dtype real);
tn_dtype tni_real_of(tn_dtype dtype);

/* The operands of a promotion so far, by priority: numbers, tensors without dimensions, tensors. */
typedef struct tni_promotion {
    tn_dtype by_priority[3]; /* promoted within a priority, strongest last; undefined: none */
    tn_dtype clash[2];       /* the first pair that PyTorch does not promote, or undefined */
} tni_promotion;
#define TNI_NO_PROMOTION                                                                           \
    ((tni_promotion){{TN_DTYPE_UNDEFINED, TN_DTYPE_UNDEFINED, TN_DTYPE_UNDEFINED},                 \
                     {TN_DTYPE_UNDEFINED, TN_DTYPE_UNDEFINED}})

/* Take another operand into account. */
void tni_promotion_add(tni_promotion *promotion, const tn_tensor *tensor);

/* Return the promoted dtype; undefined if nothing was added. */
tn_dtype tni_promotion_result(const tni_promotion *promotion);

/* Return whether two operands have dtypes that PyTorch does not promote; the second fails if so. */
bool tni_promotion_clashes(const tni_promotion *promotion);
tn_status tni_promotion_check(const tni_promotion *promotion) TN_NODISCARD;

/* Return the dtype in which arithmetic between two tensors is done. */
tn_dtype tni_result_type(const tn_tensor *a, const tn_tensor *b);

/* The same; fails where PyTorch does not promote. */
tn_status tni_find_result_type(const tn_tensor *a, const tn_tensor *b, tn_dtype *out) TN_NODISCARD;

/* Return whether a dtype has any of these traits (TNI_DTYPE_...). */
static inline bool tni_dtype_is(tn_dtype dtype, unsigned traits)
{
    return (tni_dtypes[dtype].traits & traits) != 0;
}

/* ---- ivalues for calls of other operators ---- */

/* A borrowed ivalue of a tensor, valid in the enclosing block. */
#define TNI_HANDLE(tensor) (tni_box_pointer(&(tni_handle){(tensor), NULL}))

/* A borrowed ivalue of a list of integers, valid in the enclosing block. */
#define TNI_INTS(items, count)                                                                     \
    (tni_box_pointer(&(tni_list){(StableIValue *)(uintptr_t)(items), (size_t)(count), 0}))

/* Return the failure of a dtype that linear algebra, means and variances refuse: 2.15 changed its
 * class. */
static inline tn_status tni_dtype_refusal(void)
{
    return tni_torch_abi_is_from(15) ? TN_ERR_NOT_IMPLEMENTED : TN_ERR_RUNTIME;
}

#endif
