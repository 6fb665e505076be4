/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * An extension with debug information that leaks in a known line and crashes in every way.
 * run_crashing.py wants the line, the operator and this file told. With CRASHING_HANDLER it has a
 * handler of its own, which was there before the checker's.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
#include <unistd.h>

#define KERNEL(name) static void name(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
#define UNUSED       (void)stack, (void)num_args, (void)num_outputs

static AtenTensorHandle leaking_clone(AtenTensorHandle tensor)
{
    AtenTensorHandle made = NULL;
    aoti_torch_clone(tensor, &made); /* the leak */
    return made;
}

KERNEL(leak)
{
    UNUSED;
    AtenTensorHandle self = (AtenTensorHandle)(uintptr_t)stack[0];
    leaking_clone(self);
}

static int *volatile nowhere;

KERNEL(segmentation)
{
    UNUSED;
    *nowhere = 1;
}

/* The page is behind the end of its file. */
KERNEL(bus)
{
    UNUSED;
    int file = memfd_create("empty", 0);
    volatile char *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    page[0] = 1;
}

/* Not all processors refuse to divide by zero. */
KERNEL(division)
{
    UNUSED;
    raise(SIGFPE);
}

KERNEL(illegal)
{
    UNUSED;
    raise(SIGILL);
}

KERNEL(abortion)
{
    UNUSED;
    abort();
}

static volatile int deepest = 1 << 20;

/* 4 KiB a call, more calls than a stack has room for. */
static int deeper(int depth)
{
    volatile char room[4096];
    room[depth % 4096] = 1;
    return depth < deepest ? deeper(depth + 1) + room[0] : 0;
}

KERNEL(overflow)
{
    UNUSED;
    deeper(0);
}

static void *crash(void *nothing)
{
    *nowhere = 1;
    return nothing;
}

KERNEL(helper)
{
    UNUSED;
    pthread_t thread;
    pthread_create(&thread, NULL, crash, NULL);
    pthread_join(thread, NULL);
}

static void own_handler(int number)
{
    static const char text[] = "the handler of the extension\n";
    (void)number;
    ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
    (void)written;
    _exit(42);
}

static TorchLibraryHandle library;
static TorchLibraryHandle kernels;

static void add(const char *name, void (*kernel)(StableIValue *, uint64_t, uint64_t))
{
    char schema[64] = "";
    strcat(strcat(schema, name), "(Tensor x) -> Tensor");
    aoti_torch_library_def(library, schema);
    torch_library_impl(kernels, name, kernel, TORCH_ABI_VERSION);
}

__attribute__((constructor)) static void register_all(void)
{
    if (getenv("CRASHING_HANDLER") != NULL)
        signal(SIGSEGV, own_handler);
    aoti_torch_library_init_def("crashing", __FILE__, __LINE__, &library);
    aoti_torch_library_init_impl("crashing", "CompositeExplicitAutograd", __FILE__, __LINE__,
                                 &kernels);
    add("leak", leak);
    add("segmentation", segmentation);
    add("bus", bus);
    add("division", division);
    add("illegal", illegal);
    add("abortion", abortion);
    add("overflow", overflow);
    add("helper", helper);
}
