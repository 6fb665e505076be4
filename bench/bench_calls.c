/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_calls EXTENSION… [--count ROW STEPS]: what a call costs. The loops of boundary_loops.c in
 * Tenon, and the same no-op through Tenon's own API: found once, called many times.
 */
#include "bench.h"

#include <dlfcn.h>
#include <tenon/tenon.h>

static const tn_op *cached_foreign;
static const tn_op *cached_own;
static StableIValue argument;

static bool fail(const char *what)
{
    fprintf(stderr, "bench_calls: %s: %s\n", what, tn_last_error());
    return false;
}

/* A loop of an extension that was loaded, RTLD_LOCAL, under its path. */
static bench_loop loop_of(const char *path, const char *name)
{
    bench_loop loop = NULL;
    void *library = dlopen(path, RTLD_NOW | RTLD_NOLOAD);
    void *address = library == NULL ? NULL : dlsym(library, name);
    if (address == NULL)
        fprintf(stderr, "bench_calls: no %s in %s\n", name, path);
    /* ISO C has no conversion from an object pointer; POSIX says they look alike. */
    memcpy(&loop, &address, sizeof loop);
    return loop;
}

static tn_status own_noop(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    outs[0] = 0;
    return TN_OK;
}

/* The kernel returns its argument, so that a step is the call and the drop of its result. */
static bool loop_cached(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        StableIValue result;
        if (tn_op_call_boxed(cached_foreign, &argument, &result) != TN_OK)
            return fail("bench_c::noop");
        tn_boxed_tensor_release(result);
    }
    return true;
}

static bool loop_own(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        StableIValue result;
        if (tn_op_call_boxed(cached_own, &argument, &result) != TN_OK)
            return fail("bench_own::noop");
    }
    return true;
}

/* An operator registered through Tenon's API, whose kernel borrows and returns nothing to drop. */
static bool register_own(void)
{
    static tn_library *library;
    return tn_library_new(TN_LIBRARY_DEF, "bench_own", NULL, __FILE__, __LINE__, &library) ==
               TN_OK &&
           tn_library_define(library, "noop(Tensor x) -> Tensor?", NULL, 0) == TN_OK &&
           tn_library_impl(library, "noop", "CPU", NULL, own_noop, NULL) == TN_OK &&
           tn_op_find("bench_own::noop", &cached_own) == TN_OK;
}

static bool make_argument(void)
{
    static const int64_t sizes[] = {1};
    tn_tensor *tensor;
    return tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, &tensor) == TN_OK &&
           tn_boxed_from_tensor_take(tensor, &argument) == TN_OK;
}

/* Loads the extensions with the C++ wrappers; each gives a row called like its file. */
static int wrapped_rows(int argc, char **argv, char *const *paths, int count)
{
    for (int i = 0; i < count; i++) {
        char name[64];
        const char *slash = strrchr(paths[i], '/');
        const char *base = slash == NULL ? paths[i] : slash + 1;
        snprintf(name, sizeof name, "%.*s", (int)strcspn(base, "."), base);
        tn_extension *extension;
        if (tn_extension_load(paths[i], NULL, &extension) != TN_OK)
            return fail(paths[i]) ? 0 : 1;
        bench_row row = {name, loop_of(paths[i], "bench_noop_cpp"), 200000};
        if (bench_main(argc, argv, &row, 1) == 0 && argc > 1)
            return 0;
    }
    return argc > 1 ? 1 : 0;
}

/* Usage: boundary_loops.so, further extensions with a bench_noop_cpp, then bench_main's arguments.
 */
int main(int argc, char **argv)
{
    int wrapped = 2;
    while (wrapped < argc && argv[wrapped][0] != '-')
        wrapped++;
    if (argc < 2)
        return 2;
    const char *loops = argv[1];
    tn_extension *extension;
    if (tn_extension_load(loops, NULL, &extension) != TN_OK)
        return fail(loops) ? 0 : 1;
    if (!make_argument() || !register_own() ||
        tn_op_find("bench_c::noop", &cached_foreign) != TN_OK)
        return fail("preparation") ? 0 : 1;

    bench_row plain[] = {
        {"new_handle", loop_of(loops, "bench_new_handle"), 2000000},
        {"one_call", loop_of(loops, "bench_one_call"), 5000000},
        {"two_calls", loop_of(loops, "bench_two_calls"), 5000000},
        {"empty_strided", loop_of(loops, "bench_empty_strided"), 500000},
        {"get_dim", loop_of(loops, "bench_get_dim"), 5000000},
        {"noop_c", loop_of(loops, "bench_noop_c"), 200000},
        {"noop_cached", loop_cached, 1000000},
        {"noop_own", loop_own, 1000000},
    };
    /* What remains of the arguments, with a program's name in front. */
    int rest = argc - wrapped + 1;
    char **remaining = argv + wrapped - 1;
    int status = bench_main(rest, remaining, plain, sizeof plain / sizeof plain[0]);
    if (status == 0 && rest > 1)
        return 0;
    /* Only now, because they bring libstdc++ and with it the catcher around foreign kernels. */
    status = wrapped_rows(rest, remaining, argv + 2, wrapped - 2);
    if (rest > 1 || status != 0)
        return status;
    if (!loop_of(loops, "bench_start_thread")(1))
        return 1;
    plain[0].name = "new_handle_threads";
    return bench_main(rest, remaining, plain, 1);
}
