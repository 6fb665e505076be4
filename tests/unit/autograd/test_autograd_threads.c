/* SPDX-License-Identifier: BSD-3-Clause */
/* Backward on several threads, and backward that runs out of memory at any place. */
#include "autograd_fixture.h"

#include "autograd/graph.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#include <tenon/library.h>

#include "quiet.h"

#define THREADS 4
#define ROUNDS  200

/* What the threads share. */
typedef struct shared {
    tn_tensor *x;    /* a leaf */
    tn_tensor *root; /* of one graph, or NULL */
} shared;

static void *run_own_graphs(void *context)
{
    const shared *s = context;
    for (int i = 0; i < ROUNDS; i++) {
        tn_tensor *y = mul(s->x, s->x);
        backward_sum(y);
        tn_tensor_release(y);
    }
    return NULL;
}

static void *run_one_graph(void *context)
{
    const shared *s = context;
    for (int i = 0; i < ROUNDS; i++)
        assert_int_equal(try_backward(s->root, NULL, TN_BACKWARD_RETAIN), TN_OK);
    return NULL;
}

static void run_all(void *(*body)(void *), shared *s)
{
    pthread_t threads[THREADS];
    for (size_t i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, body, s), 0);
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}

static void threads_add_to_one_leaf(void **state)
{
    (void)state;
    shared s = {leaf(SIZES(2), VALUES(1, 2)), NULL};
    run_all(run_own_graphs, &s);
    assert_grad(s.x, 2, VALUES(2 * THREADS * ROUNDS, 4 * THREADS * ROUNDS));
    tn_tensor_release(s.x);
}

static void threads_run_one_graph(void **state)
{
    (void)state;
    shared s = {leaf(SIZES(2), VALUES(1, 2)), NULL};
    tn_tensor *y = call("aten::exp", ARGS(T(s.x)));
    tn_tensor *zero = times(y, 0);
    tn_tensor *z = call("aten::add.Tensor", ARGS(T(zero), T(s.x)));
    s.root = sum(z);
    run_all(run_one_graph, &s);
    assert_grad(s.x, 2, VALUES(THREADS * ROUNDS, THREADS * ROUNDS));
    tn_tensor_release(s.root);
    tn_tensor_release(z);
    tn_tensor_release(zero);
    tn_tensor_release(y);
    tn_tensor_release(s.x);
}

/* Of hooks, which another thread may be at when they have been taken away. */
static _Atomic(int) calls;

static tn_status count_call(void *context, const tn_hook_call *asked)
{
    (void)context;
    (void)asked;
    atomic_fetch_add(&calls, 1);
    return TN_OK;
}

/* Adds hooks and kept gradients to a graph that others run, and takes them away again. */
static void *run_with_hooks(void *context)
{
    const shared *s = context;
    const tn_hook hook = {count_call, NULL, NULL};
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t number;
        tn_tensor *y = times(s->x, 2);
        tn_tensor *total = sum(y);
        assert_int_equal(tn_tensor_retain_grad(y), TN_OK);
        assert_int_equal(tn_tensor_add_hook(s->root, &hook, &number), TN_OK);
        assert_int_equal(try_backward(s->root, NULL, TN_BACKWARD_RETAIN), TN_OK);
        tn_hook_remove(s->root, NULL, number);
        backward(total);
        assert_grad(y, 2, VALUES(1, 1));
        tn_tensor_release(total);
        tn_tensor_release(y);
    }
    return NULL;
}

static void threads_change_hooks_of_one_graph(void **state)
{
    (void)state;
    shared s = {leaf(SIZES(2), VALUES(1, 2)), NULL};
    s.root = sum(s.x);
    run_all(run_with_hooks, &s);
    assert_true(calls >= THREADS * ROUNDS);
    assert_grad(s.x, 2, VALUES(3 * THREADS * ROUNDS, 3 * THREADS * ROUNDS));
    tn_tensor_release(s.root);
    tn_tensor_release(s.x);
}

/* ---- without memory ---- */

static tn_status mul_into(tn_tensor *a, tn_tensor *b, const char *name, tn_tensor **out)
{
    const tn_op *op;
    tn_value result = tn_value_none();
    const tn_value args[] = {tn_value_tensor(a), tn_value_tensor(b)};
    TN_TRY(tn_op_find(name, &op));
    TN_TRY(tn_op_call(op, args, 2, &result, 1));
    *out = result.as.tensor;
    return TN_OK;
}

/* Records, writes through a view, runs backward twice; what it made is the caller's to drop. */
static tn_status work(tn_tensor *x, tn_tensor *w, tn_tensor **made)
{
    const tn_op *op;
    tn_value out = tn_value_none();
    tn_tensor *gradients[1] = {NULL};
    TN_TRY(mul_into(x, w, "aten::mul.Tensor", &made[0]));
    TN_TRY(tn_op_find("aten::select.int", &op));
    const tn_value select[] = {tn_value_tensor(made[0]), tn_value_int(0), tn_value_int(1)};
    TN_TRY(tn_op_call(op, select, 3, &out, 1));
    made[1] = out.as.tensor;
    TN_TRY(tn_op_find("aten::sum", &op));
    const tn_value all[] = {tn_value_tensor(w)};
    TN_TRY(tn_op_call(op, all, 1, &out, 1));
    made[2] = out.as.tensor;
    TN_TRY(mul_into(made[1], made[2], "aten::mul_.Tensor", &made[3]));
    const tn_value whole[] = {tn_value_tensor(made[0])};
    TN_TRY(tn_op_call(op, whole, 1, &out, 1));
    made[4] = out.as.tensor;
    tn_backward_call asked = {.size = sizeof asked,
                              .roots = &made[4],
                              .nroots = 1,
                              .inputs = &w,
                              .ninputs = 1,
                              .flags = TN_BACKWARD_CREATE};
    TN_TRY(tn_grad(&asked, gradients));
    made[5] = gradients[0];
    asked.inputs = NULL;
    asked.flags = 0;
    return tn_backward(&asked);
}

static tn_status retain_packed(void *context, tn_tensor *tensor, void **packed)
{
    (void)context;
    *packed = tn_tensor_retain(tensor);
    return TN_OK;
}

static tn_status retain_unpacked(void *context, void *packed, tn_tensor **out)
{
    (void)context;
    *out = tn_tensor_retain(packed);
    return TN_OK;
}

static void forget_packed(void *context, void *packed)
{
    (void)context;
    tn_tensor_release(packed);
}

static tn_status pass(void *context, const tn_hook_call *asked)
{
    (void)context;
    (void)asked;
    return TN_OK;
}

static tn_status exp_of(tn_tensor *x, tn_tensor **out)
{
    const tn_op *op;
    tn_value result = tn_value_none();
    const tn_value args[] = {tn_value_tensor(x)};
    TN_TRY(tn_op_find("aten::exp", &op));
    TN_TRY(tn_op_call(op, args, 1, &result, 1));
    *out = result.as.tensor;
    return TN_OK;
}

/* Packs, adds hooks, keeps a gradient and runs backward twice, the first time recorded. */
static tn_status hooked(tn_tensor *x, tn_tensor *w, tn_tensor **made)
{
    const tn_hook hook = {pass, NULL, NULL};
    const tn_saved_hooks packing = {.size = sizeof packing,
                                    .pack = retain_packed,
                                    .unpack = retain_unpacked,
                                    .forget = forget_packed};
    TN_TRY(tn_saved_hooks_push(&packing));
    tn_status status = exp_of(x, &made[0]);
    if (status == TN_OK)
        status = mul_into(made[0], w, "aten::mul.Tensor", &made[1]);
    tn_saved_hooks_pop();
    TN_TRY(status);
    TN_TRY(tn_tensor_retain_grad(made[0]));
    TN_TRY(tn_tensor_add_hook(made[0], &hook, NULL));
    TN_TRY(tn_tensor_add_accumulated_hook(x, &hook, NULL));
    const tn_backward_call asked = {.size = sizeof asked,
                                    .roots = &made[1],
                                    .nroots = 1,
                                    .grads = &w,
                                    .flags = TN_BACKWARD_CREATE};
    TN_TRY(tn_backward(&asked));
    made[2] = tn_tensor_retain(tn_tensor_grad(x));
    const tn_backward_call again = {
        .size = sizeof again, .roots = &made[2], .nroots = 1, .grads = &w};
    return tn_backward(&again);
}

/* Tangents through a product, and through a write into a view of what has none. */
static tn_status dual(tn_tensor *x, tn_tensor *w, tn_tensor **made)
{
    const tn_op *op;
    tn_value out = tn_value_none();
    TN_TRY(tn_dual_make(x, w, &made[0]));
    TN_TRY(mul_into(made[0], w, "aten::mul.Tensor", &made[1]));
    TN_TRY(tn_op_find("aten::zeros_like", &op));
    const tn_value like[] = {tn_value_tensor(w)};
    TN_TRY(tn_op_call(op, like, 1, &out, 1));
    made[2] = out.as.tensor;
    TN_TRY(tn_op_find("aten::alias", &op));
    const tn_value whole[] = {tn_value_tensor(made[2])};
    TN_TRY(tn_op_call(op, whole, 1, &out, 1));
    made[3] = out.as.tensor;
    TN_TRY(mul_into(made[3], made[1], "aten::mul_.Tensor", &made[4]));
    return tn_dual_unpack(made[2], &made[5], &made[6]);
}

static tn_status dual_work(tn_tensor *x, tn_tensor *w, tn_tensor **made)
{
    TN_TRY(tn_forward_enter());
    tn_status status = dual(x, w, made);
    tn_forward_leave();
    return status;
}

typedef tn_status work_function(tn_tensor *x, tn_tensor *w, tn_tensor **made);

/* *is_hit says whether there was an nth request. */
static tn_status work_once(work_function *run, uint64_t nth, bool *is_hit)
{
    tn_tensor *made[7] = {NULL};
    tn_tensor *x = leaf(SIZES(3), VALUES(1, 2, 3));
    tn_tensor *w = leaf(SIZES(3), VALUES(4, 5, 6));
    (void)tni_fault_arm(nth);
    tn_status status = run(x, w, made);
    *is_hit = tni_fault_arm(0) >= nth;
    /* A gradient that was recorded knows its leaf. */
    assert_int_equal(tn_tensor_set_grad(x, NULL), TN_OK);
    assert_int_equal(tn_tensor_set_grad(w, NULL), TN_OK);
    for (size_t i = TN_LEN(made); i-- > 0;)
        tn_tensor_release(made[i]);
    tn_tensor_release(x);
    tn_tensor_release(w);
    return status;
}

/* The address sanitizer finds what a failure forgets to drop. */
static void fail_each(work_function *run, uint64_t least)
{
    bool is_hit = true;
    uint64_t failures = 0;
    assert_int_equal(work_once(run, 0, &is_hit), TN_OK);
    for (uint64_t nth = 1; is_hit; nth++) {
        tn_status status = work_once(run, nth, &is_hit);
        /* The handle of a tensor that is written is asked for again. */
        if (status != TN_OK)
            assert_int_equal(status, TN_ERR_MEMORY);
        failures += status != TN_OK;
        assert_true(tn_grad_mode());
        assert_true(nth < 5000);
    }
    assert_true(failures >= least);
    assert_int_equal(work_once(run, 0, &is_hit), TN_OK);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    fail_each(work, 30);
}

static void every_allocation_may_fail_with_hooks(void **state)
{
    (void)state;
    fail_each(hooked, 10);
}

static void every_allocation_may_fail_with_tangents(void **state)
{
    (void)state;
    fail_each(dual_work, 5);
}

/* ---- derivatives of a library's operator ---- */

static tn_status run_copy(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *copy;
    (void)asked;
    TN_TRY(tni_clone(tni_boxed_tensor(args[0]), TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &copy));
    return tni_return_take(copy, outs);
}

/* A block with agx::copy, whose derivative needs twice the elements of its argument. */
static tn_library *library_of_copy(void)
{
    tn_library *library;
    quiet_begin();
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "agx", NULL, "t", 1, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "copy(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "copy", "CPU", NULL, run_copy, NULL), TN_OK);
    assert_int_equal(tn_library_derivative(library, "copy", "x: aten::add.Tensor(grad, x)"), TN_OK);
    return library;
}

static void close_copy(tn_library *library)
{
    tn_library_free(library);
    tn_set_warning_handler(NULL, NULL);
}

static void *run_derived(void *context)
{
    (void)context;
    for (int i = 0; i < ROUNDS; i++) {
        tn_tensor *x = leaf(SIZES(1), VALUES(4));
        tn_tensor *y = call("agx::copy", ARGS(T(x)));
        backward_sum(y);
        double found = *(const double *)tn_tensor_grad(x)->data;
        assert_true(found == 5 || found == 3);
        tn_tensor_release(y);
        tn_tensor_release(x);
    }
    return NULL;
}

static void *run_registrations(void *context)
{
    (void)context;
    for (int i = 0; i < ROUNDS / 4; i++) {
        tn_library *block;
        assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "agx", "Autograd", "t", 1, &block), TN_OK);
        assert_int_equal(tn_library_derivative(block, "copy", "x: aten::mul.Scalar(grad, 3)"),
                         TN_OK);
        tn_library_free(block);
    }
    return NULL;
}

static void derivatives_come_and_go_while_threads_use_them(void **state)
{
    (void)state;
    pthread_t registers;
    shared none = {NULL, NULL};
    tn_library *library = library_of_copy();
    assert_int_equal(pthread_create(&registers, NULL, run_registrations, NULL), 0);
    run_all(run_derived, &none);
    pthread_join(registers, NULL);
    close_copy(library);
}

static tn_status derive_once(const tn_op *op, uint64_t nth)
{
    tn_value out = tn_value_none();
    tn_tensor *x = leaf(SIZES(1), VALUES(4));
    tn_tensor *grad = make(TN_DTYPE_F64, SIZES(1), VALUES(1));
    const tn_value args[] = {tn_value_tensor(x)};
    (void)tni_fault_arm(nth);
    tn_status status = tn_op_call(op, args, 1, &out, 1);
    if (status == TN_OK)
        status = try_backward(out.as.tensor, grad, 0);
    (void)tni_fault_arm(0);
    if (status == TN_OK)
        assert_grad(x, 1, VALUES(5));
    tn_value_release(&out);
    tn_tensor_release(grad);
    tn_tensor_release(x);
    return status;
}

static void every_allocation_of_a_library_s_derivative_may_fail(void **state)
{
    (void)state;
    const tn_op *op;
    tn_library *library = library_of_copy();
    uint64_t nth = 1;
    assert_int_equal(tn_op_find("agx::copy", &op), TN_OK);
    assert_int_equal(derive_once(op, 0), TN_OK);
    while (derive_once(op, nth) != TN_OK) {
        assert_int_equal(tn_last_status(), TN_ERR_MEMORY);
        nth++;
        assert_true(nth < 500);
    }
    assert_true(nth > 5);
    close_copy(library);
}

/* ---- locks ---- */

/* The second thread waits while the test holds this, so that the process has two. */
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static void *wait_at_gate(void *context)
{
    (void)context;
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
    return NULL;
}

static pthread_t open_second_thread(void)
{
    pthread_t second;
    pthread_mutex_lock(&gate);
    assert_int_equal(pthread_create(&second, NULL, wait_at_gate, NULL), 0);
    return second;
}

static void end_second_thread(pthread_t second)
{
    pthread_mutex_unlock(&gate);
    pthread_join(second, NULL);
}

/* More than there are locks, so that some of them share one. */
#define VIEWS 64

/* A result, and views of it that became stale when it was written. */
typedef struct stale_views {
    tn_tensor *x, *base;
    tn_tensor *views[VIEWS];
} stale_views;

static void make_stale(stale_views *s, bool keeps, const tn_hook *hook)
{
    double ones[VIEWS];
    for (size_t i = 0; i < VIEWS; i++)
        ones[i] = 1;
    s->x = leaf(SIZES(VIEWS), ones);
    s->base = times(s->x, 2);
    for (int64_t i = 0; i < VIEWS; i++) {
        s->views[i] = item(s->base, i);
        if (keeps)
            assert_int_equal(tn_tensor_retain_grad(s->views[i]), TN_OK);
    }
    if (hook != NULL)
        assert_int_equal(tn_tensor_add_hook(s->views[0], hook, NULL), TN_OK);
    mul_in_place(s->base, s->x);
}

static void drop_stale(stale_views *s)
{
    for (size_t i = 0; i < VIEWS; i++)
        tn_tensor_release(s->views[i]);
    tn_tensor_release(s->base);
    tn_tensor_release(s->x);
}

static void renew_view(tn_tensor *view)
{
    tn_node *node;
    assert_int_equal(tn_tensor_grad_fn(view, NULL, &node), TN_OK);
    assert_string_equal(tn_node_name(node), "AsStridedBackward0");
    tn_node_release(node);
}

static void views_that_keep_their_gradients_are_renewed(void **state)
{
    (void)state;
    stale_views s;
    pthread_t second = open_second_thread();
    make_stale(&s, true, NULL);
    for (size_t i = 0; i < VIEWS; i++) {
        renew_view(s.views[i]);
        assert_true(tn_tensor_retains_grad(s.views[i]));
    }
    backward_sum(s.views[7]);
    assert_tensor(tn_tensor_grad(s.views[7]), TN_DTYPE_F64, SCALAR, VALUES(1));
    end_second_thread(second);
    drop_stale(&s);
}

static void renew_others(void *context)
{
    const stale_views *s = context;
    for (size_t i = 1; i < VIEWS; i++)
        renew_view(s->views[i]);
}

/* The hook goes with the node that the view had. */
static void a_hook_that_goes_with_an_old_history_may_renew_other_views(void **state)
{
    (void)state;
    stale_views s;
    const tn_hook hook = {count_call, &s, renew_others};
    pthread_t second = open_second_thread();
    make_stale(&s, false, &hook);
    renew_view(s.views[0]);
    end_second_thread(second);
    drop_stale(&s);
}

static _Atomic(tn_node *) found; /* the node that a thread found first */

static void *find_node(void *context)
{
    const shared *s = context;
    tn_node *none = NULL;
    tn_node *node;
    assert_int_equal(tn_tensor_grad_fn(s->x, NULL, &node), TN_OK);
    if (!atomic_compare_exchange_strong(&found, &none, node))
        assert_ptr_equal(none, node);
    tn_node_release(node);
    return NULL;
}

static void threads_that_renew_one_view_find_one_history(void **state)
{
    (void)state;
    for (int i = 0; i < ROUNDS / 10; i++) {
        stale_views all;
        shared s;
        make_stale(&all, i % 2 == 0, NULL);
        s = (shared){all.views[i], NULL};
        atomic_store(&found, NULL);
        run_all(find_node, &s);
        assert_int_equal(tn_tensor_retains_grad(s.x), i % 2 == 0);
        backward_sum(s.x);
        if (i % 2 == 0)
            assert_tensor(tn_tensor_grad(s.x), TN_DTYPE_F64, SCALAR, VALUES(1));
        drop_stale(&all);
    }
}

static void threads_keep_the_gradient_of_one_tensor(void **state)
{
    (void)state;
    shared s = {leaf(SIZES(2), VALUES(1, 2)), NULL};
    tn_tensor *y = times(s.x, 2);
    tn_tensor *z = times(y, 3);
    assert_int_equal(tn_tensor_retain_grad(y), TN_OK);
    s.root = sum(z);
    run_all(run_one_graph, &s);
    assert_grad(y, 2, VALUES(3 * THREADS * ROUNDS, 3 * THREADS * ROUNDS));
    tn_tensor_release(s.root);
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(s.x);
}

/* What the kernel of add_ below runs backward to, before it adds. */
static tn_tensor *inner_roots[VIEWS];
static tn_status inner_status;

/* The kernel of add_ for doubles: a += b. */
static tn_status add_doubles(const StableIValue *args, StableIValue *outs)
{
    tn_tensor *a = tni_boxed_tensor(args[0]);
    const tn_tensor *b = tni_boxed_tensor(args[1]);
    for (int64_t i = 0; i < a->numel; i++)
        ((double *)a->data)[i] += ((const double *)b->data)[i];
    return tni_return_take(tn_tensor_retain(a), outs);
}

static tn_status add_with_backward(const tn_call *asked, const StableIValue *args,
                                   StableIValue *outs)
{
    (void)asked;
    for (size_t i = 0; i < VIEWS && inner_roots[i] != NULL; i++) {
        tn_tensor *root = inner_roots[i];
        inner_roots[i] = NULL;
        inner_status = try_backward(root, NULL, 0);
        tn_tensor_release(root);
    }
    return add_doubles(args, outs);
}

static tn_library *library_of_add(tn_kernel kernel)
{
    tn_library *library;
    quiet_begin();
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "aten", "CPU", "t", 1, &library), TN_OK);
    assert_int_equal(tn_library_impl(library, "add_.Tensor", NULL, NULL, kernel, NULL), TN_OK);
    return library;
}

static void an_operator_that_adds_gradients_may_run_backward_to_other_leaves(void **state)
{
    (void)state;
    tn_tensor *leaves[VIEWS];
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    pthread_t second = open_second_thread();
    tn_library *library = library_of_add(add_with_backward);
    backward_sum(x);
    for (size_t i = 0; i < VIEWS; i++) {
        leaves[i] = leaf(SIZES(1), VALUES(1));
        backward_sum(leaves[i]);
        inner_roots[i] = sum(leaves[i]);
    }
    backward_sum(x);
    assert_int_equal(inner_status, TN_OK);
    assert_grad(x, 1, VALUES(2));
    for (size_t i = 0; i < VIEWS; i++) {
        assert_grad(leaves[i], 1, VALUES(2));
        tn_tensor_release(leaves[i]);
    }
    close_copy(library);
    end_second_thread(second);
    tn_tensor_release(x);
}

static void expect_no_second_addition(void)
{
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_library *library = library_of_add(add_with_backward);
    backward_sum(x);
    inner_roots[0] = sum(x);
    backward_sum(x);
    assert_int_equal(inner_status, TN_ERR_RUNTIME);
    assert_grad(x, 1, VALUES(2));
    close_copy(library);
    tn_tensor_release(x);
}

/* This is the first test: a process that has had two threads is never again one of a single. */
static void an_operator_may_not_add_to_the_leaf_it_adds_to_in_a_process_of_one_thread(void **state)
{
    (void)state;
#if defined(__GLIBC__) && !defined(__SANITIZE_THREAD__)
    assert_true(__libc_single_threaded);
#endif
    expect_no_second_addition();
    assert_string_equal(tn_last_error(), "cannot add to the gradient of a leaf of size [1]: this "
                                         "thread is adding to it, and the operator that adds ran "
                                         "backward");
}

static void an_operator_may_not_add_to_the_leaf_it_adds_to_among_threads(void **state)
{
    (void)state;
    pthread_t second = open_second_thread();
    expect_no_second_addition();
    end_second_thread(second);
}

/* One of the threads of which each adds to its leaf and meanwhile to the next one's. */
typedef struct ring_thread {
    tn_tensor *leaf;  /* its own */
    tn_tensor *next;  /* the sum of the next thread's */
    tn_status status; /* of backward from `next` */
    char error[160];  /* its message */
} ring_thread;

static pthread_barrier_t ring_closes; /* each thread adds to its leaf */
static _Thread_local ring_thread *in_ring;

/* Runs backward to the next leaf when all threads have come here. */
static tn_status add_around(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    ring_thread *self = in_ring;
    in_ring = NULL;
    if (self != NULL) {
        pthread_barrier_wait(&ring_closes);
        self->status = try_backward(self->next, NULL, 0);
        if (self->status != TN_OK)
            snprintf(self->error, sizeof self->error, "%s", tn_last_error());
    }
    return add_doubles(args, outs);
}

static void *run_in_ring(void *context)
{
    in_ring = context;
    backward_sum(in_ring->leaf);
    return NULL;
}

/* All but one wait, and the last to come is refused, so that the others go on. */
static void expect_one_refusal(size_t count)
{
    tn_tensor *leaves[THREADS];
    ring_thread ring[THREADS];
    pthread_t threads[THREADS];
    double sum_of_grads = 0;
    size_t refused = 0;
    for (size_t i = 0; i < count; i++) {
        leaves[i] = leaf(SIZES(1), VALUES(1));
        backward_sum(leaves[i]);
    }
    assert_int_equal(pthread_barrier_init(&ring_closes, NULL, (unsigned)count), 0);
    for (size_t i = 0; i < count; i++) {
        ring[i] = (ring_thread){leaves[i], sum(leaves[(i + 1) % count]), TN_OK, ""};
        assert_int_equal(pthread_create(&threads[i], NULL, run_in_ring, &ring[i]), 0);
    }
    for (size_t i = 0; i < count; i++)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
    for (size_t i = 0; i < count; i++) {
        sum_of_grads += *(const double *)tn_tensor_grad(leaves[i])->data;
        tn_tensor_release(ring[i].next);
        if (ring[i].status == TN_OK)
            continue;
        refused++;
        assert_int_equal(ring[i].status, TN_ERR_RUNTIME);
        assert_string_equal(ring[i].error,
                            "cannot add to the gradient of a leaf of size [1]: another thread is "
                            "adding to it, and waits for a gradient that this one adds to");
    }
    for (size_t i = 0; i < count; i++)
        tn_tensor_release(leaves[i]);
    assert_int_equal(refused, 1);
    assert_true(sum_of_grads == 3.0 * (double)count - 1);
    (void)pthread_barrier_destroy(&ring_closes);
}

static void of_threads_that_wait_for_each_other_one_is_refused(void **state)
{
    (void)state;
    tn_library *library = library_of_add(add_around);
    alarm(60); /* a deadlock ends the test here */
    for (int i = 0; i < 20; i++)
        for (size_t count = 2; count <= THREADS; count++)
            expect_one_refusal(count);
    alarm(0);
    close_copy(library);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_operator_may_not_add_to_the_leaf_it_adds_to_in_a_process_of_one_thread),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(every_allocation_may_fail_with_hooks),
        cmocka_unit_test(every_allocation_may_fail_with_tangents),
        cmocka_unit_test(threads_add_to_one_leaf),
        cmocka_unit_test(threads_run_one_graph),
        cmocka_unit_test(derivatives_come_and_go_while_threads_use_them),
        cmocka_unit_test(every_allocation_of_a_library_s_derivative_may_fail),
        cmocka_unit_test(threads_change_hooks_of_one_graph),
        cmocka_unit_test(views_that_keep_their_gradients_are_renewed),
        cmocka_unit_test(a_hook_that_goes_with_an_old_history_may_renew_other_views),
        cmocka_unit_test(threads_that_renew_one_view_find_one_history),
        cmocka_unit_test(threads_keep_the_gradient_of_one_tensor),
        cmocka_unit_test(an_operator_that_adds_gradients_may_run_backward_to_other_leaves),
        cmocka_unit_test(an_operator_may_not_add_to_the_leaf_it_adds_to_among_threads),
        cmocka_unit_test(of_threads_that_wait_for_each_other_one_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
