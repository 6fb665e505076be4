/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Registering operators and kernels from a C program.
 *
 * A tn_library is a block of registrations, as PyTorch's TORCH_LIBRARY blocks are: DEF is the one
 * definer of a namespace, FRAGMENT adds definitions, IMPL adds kernels for one dispatch key.
 * Definitions and kernels may come in any order, and a kernel for an operator that nobody defines
 * is no failure. Freeing the library withdraws exactly what it registered; an older kernel that one
 * of its own had replaced comes back.
 *
 *     static tn_status twice(const tn_call *call, const StableIValue *args, StableIValue *outs)
 *     {
 *         (void)call;
 *         int64_t n = (int64_t)args[0];
 *         if (n > INT64_MAX / 2 || n < INT64_MIN / 2)
 *             return tn_fail(TN_ERR_OVERFLOW, "twice: %" PRId64 " is too large", n);
 *         outs[0] = (StableIValue)(2 * n);
 *         return TN_OK;
 *     }
 *     tn_library *lib;
 *     tn_library_new(TN_LIBRARY_DEF, "my", NULL, __FILE__, __LINE__, &lib);
 *     tn_library_define(lib, "twice(int n) -> int", NULL, 0);
 *     tn_library_impl(lib, "twice", NULL, "(int) -> int", twice, NULL);
 *
 * Messages of these functions that PyTorch has too begin in PyTorch's words, since tools and tests
 * of extensions look for them; what is at fault here is TN_ERR_RUNTIME for the same reason. This is
 * the interface of the program that embeds Tenon; an extension that shall also run in PyTorch uses
 * extension.h.
 *
 * Threads: registrations are serialised by one lock inside; calls never wait for it. A call on
 * another thread that has just chosen a kernel still runs it after the kernel was withdrawn: its
 * code and its context have to outlive such calls.
 */
#ifndef TENON_LIBRARY_H
#define TENON_LIBRARY_H

#include <tenon/op.h>
#include <tenon/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A block. A handle that was freed is recognised, until 256 more without registrations were freed.
 */
typedef struct tn_library tn_library;

/* What a block may register; the comment at each function says what for which. */
typedef enum tn_library_kind {
    TN_LIBRARY_DEF = 0,      /* definitions and kernels; one live block per namespace */
    TN_LIBRARY_FRAGMENT = 1, /* definitions and kernels; any number of blocks */
    TN_LIBRARY_IMPL = 2      /* kernels, fallthroughs and fallbacks for one dispatch key */
} tn_library_kind;

/*
 * The call a kernel is answering: which operator, at which key, with which context. It lives on the
 * caller's stack, so it is not to be kept.
 */
typedef struct tn_call tn_call;

/*
 * A kernel: reads one borrowed ivalue per schema argument and writes one new ivalue per return.
 * What an ivalue of each schema type holds is in docs/values.md; defaults are filled in already. A
 * borrowed ivalue, and what it points to, lives until the kernel returns: retain a tensor to keep
 * it.
 *
 * On failure it returns a status after tn_fail (or forwards the status of a function of Tenon that
 * failed), and leaves nothing in `outs` that must be freed. It may call other operators, from any
 * thread, and is itself called from any thread, several at once. It must not throw.
 */
typedef tn_status (*tn_kernel)(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * The operator that is called, and the context that the kernel was registered with. Both borrowed.
 * One kernel that serves many operators tells them apart by these; so does a fallback.
 */
TN_API const tn_op *tn_call_op(const tn_call *call);
TN_API void *tn_call_context(const tn_call *call);

/*
 * The value of argument `index` as a tagged one, read from the kernel's `args`, whatever its schema
 * type: *out is a copy of its own, to be released with tn_value_release. It allocates for what is
 * no number, so a kernel that is called often reads tensors and numbers from their ivalues itself.
 * TN_ERR_INDEX: there is no such argument. TN_ERR_NOT_IMPLEMENTED: its type has no ivalue.
 */
TN_API tn_status tn_call_arg(const tn_call *call, const StableIValue *args, size_t index,
                             tn_value *out) TN_NODISCARD;

/*
 * Writes a copy of `value` as return `index` into the kernel's `outs`, checked and converted as an
 * argument of tn_op_call is. What a kernel wrote before a failure of its own it has to drop, so one
 * with several returns makes its values first and writes them last. TN_ERR_INDEX: there is no such
 * return; else as for an argument.
 */
TN_API tn_status tn_call_return(const tn_call *call, StableIValue *outs, size_t index,
                                const tn_value *value) TN_NODISCARD;

/*
 * Writes all returns, `count` of them, all or none: what was written before one that fails is
 * dropped here. TN_ERR_VALUE: another number than the schema has; else as tn_call_return.
 */
TN_API tn_status tn_call_returns(const tn_call *call, StableIValue *outs, const tn_value *values,
                                 size_t count) TN_NODISCARD;

/*
 * Records a failure from a kernel and returns `code`, so that `return tn_fail(...)` fails the call.
 * The message is printf-like and copied. TN_OK is no failure: it is turned into TN_ERR_RUNTIME.
 */
TN_API tn_status tn_fail(tn_status code, const char *format, ...) TN_PRINTF(2, 3);

/*
 * A new block for `ns`. `key` is the dispatch key of an IMPL block ("CPU", "Autograd",
 * "CompositeExplicitAutograd" …; case counts), or NULL if each registration names its own; for the
 * other kinds it must be NULL. The namespace "_" of an IMPL block stands for all of them. `file`
 * and `line` say where, for messages; `file` is copied, NULL is legal.
 *
 * *out is new (tn_library_free). A block that is made while an extension is being loaded on this
 * thread belongs to that load and is withdrawn with it; freeing it stays legal. TN_ERR_VALUE: no
 * kind, an empty namespace, or a key where there may be none. TN_ERR_RUNTIME: a second DEF of a
 * namespace, one of "aten" or "_", or an unknown key.
 */
TN_API tn_status tn_library_new(tn_library_kind kind, const char *ns, const char *key,
                                const char *file, uint32_t line, tn_library **out) TN_NODISCARD;

/*
 * Defines the operator of `schema` in the block's namespace, which the schema may repeat
 * ("my::twice(…)") or leave out. From then on it can be found and called. `tags` are PyTorch's tag
 * numbers, kept as they are and not looked at; NULL when ntags is 0. Both are copied.
 *
 * TN_ERR_VALUE: the schema is malformed. TN_ERR_RUNTIME: an IMPL block, another namespace than the
 * block's, an operator and overload that is defined already, or one that a registered kernel was
 * not written for.
 */
TN_API tn_status tn_library_define(tn_library *library, const char *schema, const int32_t *tags,
                                   size_t ntags) TN_NODISCARD;

/*
 * The place of an operator among all that this process has defined: the first is 1, a definition
 * that comes again after it was withdrawn is a new one, and an operator of Tenon's own is 0. Where
 * several overloads fit a call from Python, the one that was defined first is called, as in
 * PyTorch.
 */
TN_API uint64_t tn_op_definition(const tn_op *op);

/*
 * The tags of an operator: the number of them, of which as many as fit are written into `tags`, an
 * array of `size` (0 with NULL). Those that its definition was given, in that order; an operator of
 * ATen's has those of PyTorch's, sorted.
 */
TN_API size_t tn_op_tags(const tn_op *op, int32_t *tags, size_t size);

/*
 * Registers `kernel` for operator `name` ("op" or "op.overload") under `key` (NULL: the block's own
 * key, or CompositeImplicitAutograd if it has none). In a block of namespace "_" the name has to
 * say its namespace. `signature` is the schema the kernel was written for, "(Tensor, float) ->
 * Tensor" with or without names, and is compared with the operator's, now or when it is defined;
 * NULL claims nothing. `context` is handed to the kernel through tn_call_context and is not freed.
 *
 * The newest kernel for an operator and key is the one that runs; hiding an older one is told as a
 * warning, once per process. A NULL kernel registers nothing and is no failure, as in PyTorch.
 * TN_ERR_VALUE: a malformed name or signature. TN_ERR_RUNTIME: an unknown key or another one than
 * the block's, another namespace, or a signature that does not fit the schema.
 */
TN_API tn_status tn_library_impl(tn_library *library, const char *name, const char *key,
                                 const char *signature, tn_kernel kernel,
                                 void *context) TN_NODISCARD;

/*
 * Makes `key` (NULL: the block's) a fallthrough for `name`: calls go on to the next lower key as if
 * this one were not in the set, at no cost per call. Failures are those of tn_library_impl.
 */
TN_API tn_status tn_library_impl_fallthrough(tn_library *library, const char *name,
                                             const char *key) TN_NODISCARD;

/*
 * A kernel for every operator that has none at `key` (NULL: the block's); an IMPL block of
 * namespace "_" only. It finds out what it is called for by tn_call_op. An alias key stands for all
 * keys that it covers. A NULL kernel is the fallthrough. TN_ERR_RUNTIME: another kind of block or
 * namespace, no key, a key that has a fallback already (PyTorch's built-in ones count; that of
 * AutogradPrivateUse1 may be replaced), or one that covers no runtime key.
 */
TN_API tn_status tn_library_fallback(tn_library *library, const char *key, tn_kernel kernel,
                                     void *context) TN_NODISCARD;

/*
 * Makes operator `name` ("op" or "op.overload", defined by now) differentiable: calls with
 * arguments that require gradients are recorded, and backward calls the operators that `formulas`
 * names. It is a kernel for the key Autograd, so it is withdrawn with the block, hides an older one
 * and may be in any block but an IMPL block of another key. Lines of text, blank ones and what
 * follows a # aside, in the language of docs/autograd.md:
 *
 *     x, w: scale_backward(grad, x, w, k)    # as many gradients as the call has results
 *     index: non_differentiable              # an argument without one, which is let pass
 *
 * A call names an operator ("f", "f.overload" of the same namespace, or "ns::f") and for each
 * argument, in order or by `name=`:
 *
 *     grad                     the gradient of the one result, or of the first of several
 *     grads[1], grad_NAME      the gradient of result 1, or of the return NAME; grads: of a
 * Tensor[] x                        an argument of the forward call result, result1, NAME    what
 * it returned: the only result, one by number, a return by name x.size(1), x.sizes …     what
 * docs/autograd.md has of questions to a tensor; keeps no elements grad_input_mask          bool[]:
 * which of the names before the colon want a gradient 2, -0.5, true, none      constants
 *
 * What is not given has the schema's default. A result without a gradient is None where the
 * argument is a Tensor?, zeros where it is a Tensor; where no result has one nothing is called. A
 * result of the call that is a Tensor? may be None: no gradient; for a Tensor[] argument the result
 * is a Tensor[] of as many. Tensors that no line names must not require gradients. What is written
 * after it was kept for backward fails there. Gradients of gradients come by a derivative of the
 * backward operator.
 *
 * TN_ERR_VALUE: the text is at fault; the message says where. TN_ERR_NOT_FOUND: no such operator.
 * TN_ERR_RUNTIME: an operator that writes its arguments, returns views or other than tensors first,
 * or what tn_library_impl refuses.
 */
TN_API tn_status tn_library_derivative(tn_library *library, const char *name,
                                       const char *formulas) TN_NODISCARD;

/*
 * Withdraws everything the block registered and frees it; NULL is legal, and so is a handle that
 * was freed before. Operators that it defined are unknown from then on: a tn_op that was found
 * earlier stays a valid pointer, and calling it fails with TN_ERR_NOT_FOUND.
 */
TN_API void tn_library_free(tn_library *library);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
