/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * kernels: Tenon's own operators on the CPU.
 *
 * A kernel is tn_status tni_kernel_NAME(call, args, outs): arguments borrowed, results new. This
 * header is what kernels are written with: reading arguments, handing results back, the strided
 * loop that all elementwise work runs on, conversions between dtypes, and calls of other operators.
 *
 * Meta tensors take the same way: shapes are worked out, and loops over data that is not there do
 * nothing. Composite kernels reach other operators through the dispatcher, so that what sits above
 * the backend (autograd, a foreign backend) sees every step.
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

/* Return the smaller one. */
static inline int64_t tni_min(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* Return number / divisor, rounded up; number >= 0, divisor > 0. */
static inline int64_t tni_ceil_div(int64_t number, int64_t divisor)
{
    return (number + divisor - 1) / divisor;
}

/* Return the smallest multiple of `divisor` that is >= number. */
static inline int64_t tni_round_up(int64_t number, int64_t divisor)
{
    return tni_ceil_div(number, divisor) * divisor;
}

/* ---- reading arguments ---- */

/* Records the failure of an argument that must be a tensor and is undefined. */
TNI_COLD void tni_fail_undefined_arg(const tn_call *call, size_t index);

/* The tensor of argument `index`; TN_ERR_RUNTIME naming it if it is undefined. */
TN_NODISCARD static inline tn_status tni_arg_tensor(const tn_call *call, const StableIValue *args,
                                                    size_t index, tn_tensor **out)
{
    tn_tensor *tensor = args[index] != 0 ? tni_boxed_tensor(args[index]) : NULL;
    if (TNI_UNLIKELY(tensor == NULL)) {
        tni_fail_undefined_arg(call, index);
        return TN_ERR_RUNTIME; /* said here, so that the compiler knows that it is a failure */
    }
    *out = tensor;
    return TN_OK;
}

/* TN_ERR_RUNTIME unless argument `index`, a list, has the length that the schema says. */
tn_status tni_check_length(const tn_call *call, size_t index, const tni_list *list,
                           size_t length) TN_NODISCARD;

/* TN_ERR_RUNTIME if a tensor of argument `index`, a list of tensors, is undefined. */
tn_status tni_check_tensors(const tn_call *call, size_t index, const tni_list *list) TN_NODISCARD;

/* "aten::add.Tensor", for messages. */
static inline const char *tni_call_name(const tn_call *call)
{
    return call->op->name.text;
}

/*
 * dtype, layout, device, pin_memory of a factory, checked: strided, a real dtype, not pinned unless
 * there is no memory (on meta).
 */
typedef struct tni_options {
    tn_dtype dtype;
    tn_device device;
} tni_options;
tn_status tni_arg_options(const tn_call *call, const StableIValue *args, tni_options fallback,
                          tni_options *out) TN_NODISCARD;

/*
 * A new row-major tensor with undefined elements, as the four ivalues of a factory's options say;
 * of `fallback` where they name no dtype.
 */
tn_status tni_make(const tn_call *call, const StableIValue *options, tn_dtype fallback,
                   tni_ints size, tn_tensor **out) TN_NODISCARD;

/* ---- failing ---- */

/* Room for a shape in a message; longer ones are cut off. */
typedef struct tni_shape_text {
    char text[256]; /* NUL-terminated */
} tni_shape_text;

/* "[2, 3]", written to `room`. */
const char *tni_shape_print(tni_shape_text *room, int64_t rank, const int64_t *sizes);

/* ---- handing results back ---- */

/* A new handle for `tensor`, whose reference it takes, also on failure. */
TN_NODISCARD static inline tn_status tni_return_take(tn_tensor *tensor, StableIValue *out)
{
    tni_handle *handle;
    TN_TRY(tni_handle_new_take(tensor, &handle));
    *out = tni_box_pointer(handle);
    return TN_OK;
}

/* tni_return_same when the thread's pool has no handle. */
TNI_NOINLINE tn_status tni_return_same_slowly(tn_tensor *tensor, StableIValue *out);

/*
 * A new handle for an argument: what in-place and out= operators return. The argument is written by
 * then, so memory for it is asked for twice, the second time when cached memory was given back.
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

/* The same for several, all or none. */
tn_status tni_return_given(tn_tensor *const *given, int count, StableIValue *outs) TN_NODISCARD;

/* Ends a kernel: drops `tensor` on failure, else returns it. */
static inline tn_status tni_return_or_drop(tn_status status, tn_tensor *tensor, StableIValue *out)
{
    if (status != TN_OK) {
        tn_tensor_release(tensor);
        return status;
    }
    return tni_return_take(tensor, out);
}

/*
 * Ends a kernel with several results: returns them all, NULL as an undefined tensor, or, if
 * `status` is a failure or there is no memory, drops them all. Takes their references.
 */
tn_status tni_return_all(tn_status status, tn_tensor *const *results, int count,
                         StableIValue *outs) TN_NODISCARD;

/* Adds a new handle for `tensor`, whose reference it takes, also on failure. */
tn_status tni_list_add_take(tni_list *list, tn_tensor *tensor) TN_NODISCARD;

/* Drops a list of tensors with its elements; NULL is legal. */
void tni_list_drop(tni_list *list);

/* Ends a kernel that returns a list: drops it on failure, else returns it. */
tn_status tni_return_list(tn_status status, tni_list *list, StableIValue *out) TN_NODISCARD;

/* A new row-major tensor with undefined elements. */
tn_status tni_new_like(const tn_tensor *like, tn_dtype dtype, int64_t rank, const int64_t *sizes,
                       tn_tensor **out) TN_NODISCARD;

/* ---- the strided loop (loop.c) ---- */

#define TNI_LOOP_OPERANDS 8

/* Works on `count` elements: data[i] and then steps of strides[i] bytes. Outputs come first. */
typedef void (*tni_loop_inner)(char *const *data, const int64_t *strides, int64_t count,
                               const void *context);

/* Operands walked together; the first, an output, gives the shape. */
typedef struct tni_loop {
    int operands;   /* how many take part */
    int outputs;    /* how many of them are written */
    bool casts;     /* some operand has two dtypes */
    bool is_filled; /* every element of the output is written, and none is read */
    const tni_strided *added[TNI_LOOP_OPERANDS];    /* the operands, until the loop is run */
    int8_t dtypes[TNI_LOOP_OPERANDS];               /* as the operand lies in memory */
    int8_t seen_as[TNI_LOOP_OPERANDS];              /* as the inner function sees it */
    int64_t rank;                                   /* dimensions left after collapsing */
    int64_t sizes[TN_MAX_DIM];                      /* sizes, innermost first */
    int64_t strides[TNI_LOOP_OPERANDS][TN_MAX_DIM]; /* byte strides, innermost first */
    char *data[TNI_LOOP_OPERANDS];                  /* first elements */
    bool is_empty;                                  /* nothing to do: no elements, or meta */
    bool is_run;                                    /* all operands are row-major, of one shape */
    int64_t numel;                                  /* elements of the first output */
} tni_loop;

/*
 * Begins a loop of the shape of `out`; add inputs with tni_loop_input, then run it. Operands must
 * stay as they are until then.
 */
void tni_loop_begin(tni_loop *loop, const tni_strided *out);

/* Adds another output of the same shape; all of them before the first input. */
void tni_loop_output(tni_loop *loop, const tni_strided *output);

/* Adds an input that broadcasts to the shape (the caller has checked that it does). */
void tni_loop_input(tni_loop *loop, const tni_strided *input);

/*
 * Operand `index` is converted, block by block: the inner function sees it as `dtype`.
 * TN_ERR_NOT_IMPLEMENTED if its own dtype cannot be.
 */
tn_status tni_loop_cast(tni_loop *loop, int index, tn_dtype dtype) TN_NODISCARD;

/* Runs it, in parallel above a grain. */
void tni_loop_run(tni_loop *loop, tni_loop_inner inner, const void *context);

/*
 * The same for one output and one input of its dtype, where the inner function moves elements as
 * they are: what is dense along different dimensions is turned in blocks instead.
 */
void tni_loop_run_copy(tni_loop *loop, tni_loop_inner inner, const void *context);

/* Below this many elements a second thread costs more than it brings. */
#define TNI_LOOP_GRAIN 32768

/*
 * The loop over operands that are known to be row-major, to have elements and one shape, to be of
 * the dtypes that the function sees (inputs of one), and not worth a second thread: a call.
 */
static inline void tni_loop_run_alike(tn_tensor *const *outs, int nouts, tn_tensor *const *inputs,
                                      int ninputs, tni_loop_inner inner, const void *context)
{
    char *data[TNI_LOOP_OPERANDS];
    int64_t strides[TNI_LOOP_OPERANDS];
    int64_t step = tni_dtypes[inputs[0]->dtype].bytes;
    int count = nouts;
    data[0] = outs[0]->data;
    strides[0] = tni_dtypes[outs[0]->dtype].bytes;
    for (int i = 1; TNI_UNLIKELY(i < nouts); i++) {
        data[i] = outs[i]->data;
        strides[i] = tni_dtypes[outs[i]->dtype].bytes;
    }
    for (int i = 0; i < ninputs; i++, count++) {
        data[count] = inputs[i]->data;
        strides[count] = step;
    }
    inner(data, strides, outs[0]->numel, context);
}

/* The shape that two shapes broadcast to; TN_ERR_RUNTIME as PyTorch says it. */
tn_status tni_broadcast(tni_ints a, tni_ints b, int64_t *rank, int64_t *sizes) TN_NODISCARD;

/*
 * Dense strides for a result of elementwise work: its dimensions lie in memory in the order in
 * which those of the inputs lie, the first input that can tell deciding. The inputs broadcast to
 * the sizes.
 */
void tni_result_strides(const tni_strided *const *inputs, int count, int64_t rank,
                        const int64_t *sizes, int64_t *strides);

/* Whether `from` broadcasts to `rank` sizes. */
bool tni_broadcasts_to(const tn_tensor *from, int64_t rank, const int64_t *sizes);

/* TN_ERR_RUNTIME where it does not, in the words of copy_. */
tn_status tni_check_copies_to(const tn_tensor *from, int64_t rank,
                              const int64_t *sizes) TN_NODISCARD;

/* ---- conversions (cast.c) ---- */

/* Whether its elements are where only a backend's kernels can reach them. */
static inline bool tni_is_on_device(const tn_tensor *self)
{
    return self->device.type != TN_DEVICE_CPU && self->device.type != TN_DEVICE_META;
}

/* Writes `count` floats as float16 without gaps, each as tni_float_to_f16 does. */
void tni_floats_to_f16(const float *in, int64_t count, char *out);

/*
 * Writes src's elements, converted and broadcast, into dst. Shapes must fit, memory not overlap.
 * Lazy bits of both are heeded, as by tni_clone.
 */
tn_status tni_copy(const tn_tensor *dst, const tn_tensor *src) TN_NODISCARD;

/* The same for elements that are on the CPU or on meta and have no lazy bits. */
tn_status tni_copy_strided(const tni_strided *dst, const tni_strided *src) TN_NODISCARD;

/* Converts `count` elements at steps of bytes; both dtypes can be computed with. */
void tni_convert(tn_dtype to, char *dst, int64_t dst_stride, tn_dtype from, const char *src,
                 int64_t src_stride, int64_t count);

/* Whether elements of the dtype can be converted. */
bool tni_can_convert(tn_dtype dtype);

/*
 * A number as a double, the real part of a complex one: whoever cannot take complex numbers refuses
 * them first (tni_check_scalar with TN_DTYPE_F64 does, if there is an imaginary part).
 */
static inline double tni_scalar_real(const tni_scalar *number)
{
    switch (number->kind) {
    case TN_KIND_DOUBLE:
        return number->as.real;
    case TN_KIND_COMPLEX:
        return number->as.complex[0];
    case TN_KIND_BOOL:
        return number->as.boolean ? 1 : 0;
    default:
        return (double)number->as.integer;
    }
}

/*
 * Fails for a number that the dtype cannot hold. For one element, infinity and nan of a narrow
 * floating dtype hold all that is too large.
 */
tn_status tni_check_scalar(tn_dtype dtype, const tni_scalar *value) TN_NODISCARD;
tn_status tni_check_element(tn_dtype dtype, const tni_scalar *value) TN_NODISCARD;

/*
 * A tensor without dimensions that has the number in the dtype of `like`, to be written to its
 * elements; fails for one that the dtype cannot hold.
 */
tn_status tni_new_value(const tn_tensor *like, const tni_scalar *number,
                        tn_tensor **out) TN_NODISCARD;

/* Writes one number to every element of dst. */
tn_status tni_fill(const tn_tensor *dst, const tni_scalar *value) TN_NODISCARD;

/* The same for elements that are on the CPU or on meta. */
tn_status tni_fill_strided(const tni_strided *dst, const tni_scalar *value) TN_NODISCARD;

/* src in `dtype`: src itself retained if it has it, else a dense copy. */
tn_status tni_to_dtype(tn_tensor *src, tn_dtype dtype, tn_tensor **out) TN_NODISCARD;

/* A dense copy of src in `dtype` with the strides of `format`. */
tn_status tni_clone(const tn_tensor *src, tn_dtype dtype, tn_memory_format format,
                    tn_tensor **out) TN_NODISCARD;

/* The memory format that self is in, row-major for most. */
tn_memory_format tni_suggested_format(const tn_tensor *self);

/* src row-major: src itself retained if it is, else a copy. */
tn_status tni_contiguous(tn_tensor *src, tn_tensor **out) TN_NODISCARD;

/* The one element of a tensor as the widest number of its kind. */
tn_status tni_read_number(const tn_tensor *self, tni_scalar *out) TN_NODISCARD;

/* ---- promotion (promotion.c) ---- */

/* bool 0, whole numbers 1, reals 2, complex numbers 3: a higher one decides whatever the rank. */
int tni_category(tn_dtype dtype);

/* The dtype for two dtypes of equal standing. */
tn_dtype tni_promote(tn_dtype a, tn_dtype b);

/* Fails for the pairs that PyTorch does not promote: unsigned types above uint8 beside most others.
 */
tn_status tni_check_promotion(tn_dtype a, tn_dtype b) TN_NODISCARD;

/* The complex dtype whose parts can hold the real one, and the dtype of a complex one's parts. */
tn_dtype tni_complex_of(tn_dtype real);
tn_dtype tni_real_of(tn_dtype dtype);

/* What operands have brought so far: numbers, tensors without dimensions, tensors. */
typedef struct tni_promotion {
    tn_dtype by_priority[3]; /* by priority, the strongest last; undefined without any */
    tn_dtype clash[2]; /* the first two that PyTorch does not promote; undefined without any */
} tni_promotion;
#define TNI_NO_PROMOTION                                                                           \
    ((tni_promotion){{TN_DTYPE_UNDEFINED, TN_DTYPE_UNDEFINED, TN_DTYPE_UNDEFINED},                 \
                     {TN_DTYPE_UNDEFINED, TN_DTYPE_UNDEFINED}})

void tni_promotion_add(tni_promotion *promotion, const tn_tensor *tensor);

/* Undefined if nothing was added. */
tn_dtype tni_promotion_result(const tni_promotion *promotion);

/* Whether there are two among what was added that PyTorch does not promote; a failure if so. */
bool tni_promotion_clashes(const tni_promotion *promotion);
tn_status tni_promotion_check(const tni_promotion *promotion) TN_NODISCARD;

/* The dtype that arithmetic between two tensors happens in. */
tn_dtype tni_result_type(const tn_tensor *a, const tn_tensor *b);

/* The same where PyTorch has one. */
tn_status tni_find_result_type(const tn_tensor *a, const tn_tensor *b, tn_dtype *out) TN_NODISCARD;

static inline bool tni_dtype_is(tn_dtype dtype, unsigned traits)
{
    return (tni_dtypes[dtype].traits & traits) != 0;
}

/* ---- ivalues for calls of other operators ---- */

/* A borrowed ivalue for a tensor, alive as long as the expression's block. */
#define TNI_HANDLE(tensor) (tni_box_pointer(&(tni_handle){(tensor), NULL}))

/* A borrowed list of integers as an ivalue. */
#define TNI_INTS(items, count)                                                                     \
    (tni_box_pointer(&(tni_list){(StableIValue *)(uintptr_t)(items), (size_t)(count), 0}))

#endif
