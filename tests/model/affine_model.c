/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The code of a compiled model, as AOTInductor's containers look from outside: y = x * twice +
 * bias, where `twice` is folded from the constant `scale`. Two inputs, x and an order (see
 * `order`); four outputs: y, y again by the same handle, None, and x as it came.
 *
 * AFFINE_EMBEDDED: the constants are in the code. AFFINE_MAPPED: they stand behind it in its own
 * file, which is mapped. AFFINE_OLD: only what the oldest packages export. AFFINE_SINGLE: y alone.
 * AFFINE_NAMED: the inputs lie in a dict and come by keyword.
 * AFFINE_SHARED: `scale` and `bias` have one author's name, and are listed as one.
 * AFFINE_STORED: the constants are where PyTorch's compiler stores them, and copied from there.
 * AFFINE_IN_PLACE: they are used there.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#ifdef __cplusplus
#    include <stdexcept>
extern "C" {
#else
/* No header declares them: hosts look them up by name. */
#    pragma GCC diagnostic ignored "-Wmissing-prototypes"
#endif

#define EXPORT __attribute__((visibility("default")))
#define WIDTH  3
#ifdef AFFINE_SINGLE
#    define OUTPUTS 1
#else
#    define OUTPUTS 4
#endif
#define LEAF "{\"type\": null, \"context\": null, \"children_spec\": []}"
/* The call is model(x, order), or model({'x': x}, order=order). */
#ifdef AFFINE_NAMED
#    define POSITIONAL                                                                             \
        "{\"type\": \"builtins.dict\", \"context\": \"[\\\"x\\\"]\", \"children_spec\": [" LEAF "]}"
#    define FIRST_NAME  "arg15_1"
#    define SECOND_NAME "arg16_1"
#    define KEYWORDS    "[\\\"order\\\"]\", \"children_spec\": [" LEAF "]"
#else
#    define FIRST_NAME  "x"
#    define SECOND_NAME "order"
#    define POSITIONAL  LEAF ", " LEAF
#    define KEYWORDS    "[]\", \"children_spec\": []"
#endif

/* What the second input tells the model to do. */
enum order {
    ORDER_RUN = 0,       /* y */
    ORDER_FAIL = 1,      /* fail with a text of its own */
    ORDER_SHIM = 2,      /* fail by a shim */
    ORDER_THROW = 3,     /* throw through the boundary, in C++ */
    ORDER_PROXY = 4,     /* replace y by what operator 0 of the package makes of it */
    ORDER_WRITE = 5,     /* add one to x */
    ORDER_STRANGE = 6,   /* call an operator that the package does not list */
    ORDER_THREADS = 7,   /* how many threads a loop would get, in the first element of y */
    ORDER_WAIT = 9,      /* write 1 to the second element of x, and wait until the first is no 0 */
    ORDER_OVERLOOK = 10, /* a shim fails, and the model goes on */
    ORDER_MANY = 8,      /* replace y by the first of two results of operator 0, of x, y, 1 and 2 */
    ORDER_STORED = 11,   /* what is where the bias was stored, in the first element of y */
    ORDER_COPIES = 12    /* whether memcpy is the host's, likewise */
};

typedef struct AOTInductorConstantMapEntry {
    const char *name;
    AtenTensorHandle handle;
} pair;

/* One buffer of constants. */
typedef struct buffer {
    float values[2][WIDTH];   /* scale and bias, in the container's memory */
    AtenTensorHandle lent[2]; /* tensors of the host's, used instead */
    int is_given[2];
    float twice[WIDTH]; /* folded */
    int is_folded;
} buffer;

typedef struct container {
    buffer buffers[2];
    int active;
    pair entries[2];       /* what was extracted last */
    pthread_rwlock_t lock; /* runs hold it shared */
    pthread_mutex_t folding;
} container;

/* OpenMP's, where the host has it. */
extern int omp_get_max_threads(void) __attribute__((weak));

static const char *const names[] = {"scale", "bias", "twice"};
#ifdef AFFINE_SHARED
static const char *const fqns[] = {"layer.both", "layer.both", "layer.twice"};
#elif defined AFFINE_CROSSED
/* Each is the container's name of the other one. */
static const char *const fqns[] = {"bias", "scale", "layer.twice"};
#else
static const char *const fqns[] = {"layer.scale", "layer.bias", "layer.twice"};
#endif
static __thread const char *last_error;

/* Whether a test wants this function to fail: AFFINE_FAILS names it. */
static int fails(const char *what)
{
    const char *wish = getenv("AFFINE_FAILS");
    if (wish == NULL || strcmp(wish, what) != 0)
        return 0;
    last_error = "it was told to fail";
    return 1;
}

#ifdef AFFINE_STORED
/* Pages of constants, however large pages are; those of the model begin at STORED_AT. */
__asm__(".pushsection .rodata.stored, \"a\"\n.balign 64\n.globl _binary_constants_bin_start\n"
        "_binary_constants_bin_start:\n.zero 262080\n"
        ".float 1, 2, 3\n.zero 52\n.float 0.5, 0.5, 0.5\n.zero 262080\n"
        ".globl _binary_constants_bin_end\n_binary_constants_bin_end:\n.byte 1\n.popsection\n");
#    define STORED_AT 65520
extern const volatile float _binary_constants_bin_start[];

/* Where the shared object begins that a function lies in. */
static void *object_of(uintptr_t function)
{
    Dl_info info;
    return dladdr((const void *)function, &info) != 0 ? info.dli_fbase : NULL;
}
#endif

static const float *value_of(const buffer *b, int i)
{
    void *data = NULL;
#ifdef AFFINE_IN_PLACE
    if (b->is_given[i] && b->lent[i] == NULL)
        return (const float *)(uintptr_t)_binary_constants_bin_start + STORED_AT + i * 16;
#endif
    if (b->lent[i] != NULL && aoti_torch_get_data_ptr(b->lent[i], &data) == 0)
        return (const float *)data;
    return b->values[i];
}

/* The first of several runs folds: others may read already when one that waited gets the lock. */
static void fold(container *self, buffer *b)
{
    pthread_mutex_lock(&self->folding);
    for (int i = 0; i < WIDTH && !b->is_folded; i++)
        b->twice[i] = 2 * value_of(b, 0)[i];
    __atomic_store_n(&b->is_folded, 1, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&self->folding);
}

#ifdef AFFINE_MAPPED
/* Behind the code, at a multiple of 16 KiB: the constants, 64 bytes each, and a magic number. */
static int map_constants(container *self)
{
    static const char own = 0;
    Dl_info info;
    char magic[8] = "";
    int file = dladdr(&own, &info) != 0 ? open(info.dli_fname, O_RDONLY | O_CLOEXEC) : -1;
    off_t size = file >= 0 ? lseek(file, 0, SEEK_END) : 0;
    off_t start = (size - 136) / 16384 * 16384;
    char *data =
        size > 136 && pread(file, magic, 8, size - 8) == 8 && memcmp(magic, "affine!", 8) == 0
            ? (char *)mmap(NULL, 128, PROT_READ, MAP_PRIVATE, file, start)
            : (char *)MAP_FAILED;
    if (file >= 0)
        close(file);
    if (data == MAP_FAILED || size - start != 136)
        return 1;
    for (int i = 0; i < 2; i++) {
        memcpy(self->buffers[0].values[i], data + 64 * i, sizeof self->buffers[0].values[i]);
        self->buffers[0].is_given[i] = 1;
    }
    munmap(data, 128);
    return 0;
}
#endif

EXPORT AOTITorchError AOTInductorModelContainerCreateWithDevice(container **out, size_t instances,
                                                                const char *device,
                                                                const char *folder)
{
    (void)folder;
    if (instances == 0 || strcmp(device, "cpu") != 0)
        return 1;
    container *self = (container *)calloc(1, sizeof *self);
    pthread_rwlock_init(&self->lock, NULL);
    pthread_mutex_init(&self->folding, NULL);
#ifdef AFFINE_EMBEDDED
    for (int i = 0; i < WIDTH; i++) {
#    ifdef AFFINE_STORED
        for (int which = 0; which < 2; which++)
            self->buffers[0].values[which][i] =
                _binary_constants_bin_start[STORED_AT + which * 16 + i];
#    else
        self->buffers[0].values[0][i] = (float)(i + 1);
        self->buffers[0].values[1][i] = 0.5F;
#    endif
    }
    self->buffers[0].is_given[0] = self->buffers[0].is_given[1] = 1;
#endif
#ifdef AFFINE_MAPPED
    if (map_constants(self) != 0) {
        last_error = "its constants cannot be mapped";
        free(self);
        return 1;
    }
#endif
    *out = self;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerDelete(container *self)
{
    for (int b = 0; b < 2; b++)
        for (int i = 0; i < 2; i++)
            aoti_torch_delete_tensor_object(self->buffers[b].lent[i]);
    for (int i = 0; i < 2; i++)
        aoti_torch_delete_tensor_object(self->entries[i].handle);
    pthread_rwlock_destroy(&self->lock);
    pthread_mutex_destroy(&self->folding);
    free(self);
    return 0;
}

/* Both results have to be there; *y becomes the first. */
static AOTITorchError call_many(AtenTensorHandle x, AtenTensorHandle *y, void *proxy)
{
    void *data = NULL;
    int64_t ints[2] = {1, 2};
    AtenTensorHandle given[4] = {x, *y, NULL, NULL};
    AOTITorchError error = aoti_torch_new_uninitialized_tensor(&given[2]);
    if (error == 0)
        error = aoti_torch_new_uninitialized_tensor(&given[3]);
    if (error == 0)
        error = aoti_torch_proxy_executor_call_function((AOTIProxyExecutorHandle)proxy, 0, 2, ints,
                                                        4, given);
    if (error == 0)
        error = aoti_torch_get_data_ptr(given[2], &data);
    if (error == 0)
        error = aoti_torch_get_data_ptr(given[3], &data);
    aoti_torch_delete_tensor_object(given[3]);
    if (error == 0) {
        aoti_torch_delete_tensor_object(*y);
        *y = given[2];
    } else {
        aoti_torch_delete_tensor_object(given[2]);
    }
    return error;
}

/* Says that it is here; whether somebody answers within 20 seconds. */
static bool wait_for(volatile float *element)
{
    struct timespec start, now;
    element[1] = 1;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (now = start; *element == 0.0F && now.tv_sec < start.tv_sec + 20;) {
        sched_yield();
        clock_gettime(CLOCK_MONOTONIC, &now);
    }
    return *element != 0.0F;
}

/* Follows the order after y was made; may replace *y. */
static AOTITorchError obey(int64_t order, AtenTensorHandle x, AtenTensorHandle *y, void *proxy)
{
    void *data = NULL;
    AtenTensorHandle given[2] = {*y, NULL};
    switch (order) {
    case ORDER_FAIL:
        last_error = "the model's own words";
        return 1;
    case ORDER_SHIM:
        return aoti_torch_get_data_ptr(NULL, &data);
    case ORDER_OVERLOOK:
        (void)!aoti_torch_get_data_ptr(NULL, &data);
        return 0;
    case ORDER_THROW:
        return ORDER_THROW;
    case ORDER_PROXY:
    case ORDER_STRANGE:
        if (aoti_torch_new_uninitialized_tensor(&given[1]) != 0)
            return 1;
        if (aoti_torch_proxy_executor_call_function((AOTIProxyExecutorHandle)proxy,
                                                    order == ORDER_PROXY ? 0 : 77, 0, NULL, 2,
                                                    given) != 0) {
            aoti_torch_delete_tensor_object(given[1]);
            return 1;
        }
        aoti_torch_delete_tensor_object(*y);
        *y = given[1];
        return 0;
    case ORDER_WRITE:
        if (aoti_torch_get_data_ptr(x, &data) != 0)
            return 1;
        ((float *)data)[0] += 1;
        return 0;
    case ORDER_THREADS:
        if (aoti_torch_get_data_ptr(*y, &data) != 0)
            return 1;
        ((float *)data)[0] = omp_get_max_threads != NULL ? (float)omp_get_max_threads() : 0.0F;
        return 0;
#ifdef AFFINE_STORED
    case ORDER_STORED:
        if (aoti_torch_get_data_ptr(*y, &data) != 0)
            return 1;
        ((float *)data)[0] = _binary_constants_bin_start[STORED_AT + 16];
        return 0;
    case ORDER_COPIES:
        if (aoti_torch_get_data_ptr(*y, &data) != 0)
            return 1;
        ((float *)data)[0] =
            object_of((uintptr_t)memcpy) == object_of((uintptr_t)aoti_torch_get_data_ptr);
        return 0;
#endif
    case ORDER_WAIT:
        return aoti_torch_get_data_ptr(x, &data) == 0 && wait_for((volatile float *)data) ? 0 : 1;
    case ORDER_MANY:
        return call_many(x, y, proxy);
    default:
        return 0;
    }
}

static AOTITorchError compute(container *self, AtenTensorHandle x, int64_t order,
                              AtenTensorHandle *y, void *proxy)
{
    buffer *b = &self->buffers[self->active];
    int64_t *sizes = NULL;
    int64_t strides[2] = {WIDTH, 1};
    void *from = NULL, *to = NULL;
    if (!__atomic_load_n(&b->is_folded, __ATOMIC_ACQUIRE))
        fold(self, b);
    if (aoti_torch_get_sizes(x, &sizes) != 0 || aoti_torch_get_data_ptr(x, &from) != 0 ||
        aoti_torch_empty_strided(2, sizes, strides, aoti_torch_dtype_float32(),
                                 aoti_torch_device_type_cpu(), -1, y) != 0)
        return 1;
    aoti_torch_get_data_ptr(*y, &to);
    for (int64_t i = 0; i < sizes[0] * WIDTH; i++)
        ((float *)to)[i] =
            ((const float *)from)[i] * b->twice[i % WIDTH] + value_of(b, 1)[i % WIDTH];
    return obey(order, x, y, proxy);
}

/* Takes the inputs over, as the protocol wants, and gives four outputs. */
static AOTITorchError run(container *self, AtenTensorHandle *inputs, AtenTensorHandle *outputs,
                          void *proxy)
{
    AtenTensorHandle x = inputs[0], order = inputs[1], y = NULL;
    void *data = NULL;
    inputs[0] = inputs[1] = NULL;
    last_error = NULL;
    AOTITorchError error = aoti_torch_get_data_ptr(order, &data);
    if (error == 0)
        error = compute(self, x, *(const int64_t *)data, &y, proxy);
    aoti_torch_delete_tensor_object(order);
    if (error != 0) {
        aoti_torch_delete_tensor_object(x);
        aoti_torch_delete_tensor_object(y);
        return error;
    }
    outputs[0] = y;
#ifdef AFFINE_SINGLE
    aoti_torch_delete_tensor_object(x);
#else
    outputs[1] = y;
    outputs[3] = x;
#endif
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerRun(container *self, AtenTensorHandle *inputs,
                                                   size_t ninputs, AtenTensorHandle *outputs,
                                                   size_t noutputs, void *stream, void *proxy)
{
    (void)stream;
    if (ninputs != 2 || noutputs != OUTPUTS)
        abort(); /* the host has to count */
    pthread_rwlock_rdlock(&self->lock);
    AOTITorchError error = run(self, inputs, outputs, proxy);
    pthread_rwlock_unlock(&self->lock);
#ifdef __cplusplus
    if (error == ORDER_THROW) /* what was held is dropped, as destructors do */
        throw std::out_of_range("thrown by the model");
#endif
    return error;
}

/* What the oldest hosts call; Tenon has no use for it. */
EXPORT AOTITorchError AOTInductorModelContainerCreate(container **out, size_t instances,
                                                      bool is_cpu, const char *folder)
{
    (void)out;
    (void)instances;
    (void)is_cpu;
    (void)folder;
    return 1;
}

EXPORT AOTITorchError AOTInductorModelContainerGetNumInputs(container *self, size_t *out)
{
    (void)self;
    if (fails("GetNumInputs"))
        return 1;
    *out = 2;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetInputName(container *self, size_t index,
                                                            const char **out)
{
    (void)self;
    if (fails("GetInputName"))
        return 1;
    *out = index == 0 ? FIRST_NAME : SECOND_NAME;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetNumOutputs(container *self, size_t *out)
{
    (void)self;
    if (fails("GetNumOutputs"))
        return 1;
    *out = OUTPUTS;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetOutputName(container *self, size_t index,
                                                             const char **out)
{
    static const char *const outputs[] = {"output0", "output1", "output2", "output3"};
    (void)self;
    if (fails("GetOutputName"))
        return 1;
    *out = outputs[index];
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetNumConstants(container *self, size_t *out)
{
    (void)self;
    if (fails("GetNumConstants"))
        return 1;
    *out = 3;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantName(container *self, size_t index,
                                                               const char **out)
{
    (void)self;
    if (fails("GetConstantName"))
        return 1;
    *out = names[index];
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantOriginalFQN(container *self, size_t index,
                                                                      const char **out)
{
    (void)self;
    if (fails("GetConstantOriginalFQN"))
        return 1;
    *out = fqns[index];
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantDtype(container *self, size_t index,
                                                                int32_t *out)
{
    (void)self;
    (void)index;
    if (fails("GetConstantDtype"))
        return 1;
    *out = aoti_torch_dtype_float32();
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantFromFolded(container *self, size_t index,
                                                                     bool *out)
{
    (void)self;
    if (fails("GetConstantFromFolded"))
        return 1;
    *out = index == 2;
    return 0;
}

#ifndef AFFINE_OLD
EXPORT AOTITorchError AOTInductorModelContainerRunSingleThreaded(
    container *self, AtenTensorHandle *inputs, size_t ninputs, AtenTensorHandle *outputs,
    size_t noutputs, void *stream, void *proxy)
{
    (void)ninputs;
    (void)noutputs;
    (void)stream;
    return run(self, inputs, outputs, proxy);
}

EXPORT AOTITorchError AOTInductorModelContainerGetCallSpec(container *self, const char **inputs,
                                                           const char **outputs)
{
    (void)self;
    if (fails("GetCallSpec"))
        return 1;
    *inputs =
        "[1, {\"type\": \"builtins.tuple\", \"context\": \"null\", \"children_spec\": [{\"type\": "
        "\"builtins.tuple\", \"context\": \"null\", \"children_spec\": [" POSITIONAL
        "]}, {\"type\": "
        "\"builtins.dict\", \"context\": \"" KEYWORDS "}]}]";
    *outputs = "[1, {\"type\": \"builtins.list\", \"context\": \"null\", \"children_spec\": [" LEAF
               ", " LEAF ", " LEAF ", " LEAF "]}]";
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerGetConstantDataSize(container *self, size_t index,
                                                                   size_t *out)
{
    (void)self;
    (void)index;
    if (fails("GetConstantDataSize"))
        return 1;
    *out = 64;
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerExtractConstantsMapEntries(container *self,
                                                                          const pair **out,
                                                                          size_t *count,
                                                                          bool inactive)
{
    static const int64_t size = WIDTH, stride = 1;
    const buffer *b = &self->buffers[inactive ? 1 - self->active : self->active];
    if (fails("ExtractConstantsMapEntries"))
        return 1;
    *count = 0;
    for (int i = 0; i < 2; i++) {
        aoti_torch_delete_tensor_object(self->entries[i].handle);
        self->entries[i].handle = NULL;
    }
    for (int i = 0; i < 2; i++) {
        if (!b->is_given[i] || (i == 1 && *count == 1 && strcmp(fqns[0], fqns[1]) == 0))
            continue;
        pair *entry = &self->entries[(*count)++];
        entry->name = fqns[i];
        if (aoti_torch_create_tensor_from_blob(
                (void *)(uintptr_t)value_of(b, i), 1, &size, &stride, 0, aoti_torch_dtype_float32(),
                aoti_torch_device_type_cpu(), -1, &entry->handle) != 0)
            return 1;
    }
    *out = self->entries;
    return 0;
}

/* What the other buffer is not given has no value there, as in real containers. */
static AOTITorchError update(container *self, const pair *pairs, size_t count, bool inactive,
                             bool is_lent)
{
    pthread_rwlock_wrlock(&self->lock);
    buffer *b = &self->buffers[inactive ? 1 - self->active : self->active];
    AOTITorchError error = 0;
    for (size_t k = 0; k < count && error == 0; k++) {
        int i = strcmp(pairs[k].name, names[0]) == 0 ? 0 : 1;
        void *data = NULL;
        int64_t numel = 0;
        error = aoti_torch_get_numel(pairs[k].handle, &numel);
        if (error == 0 && numel != WIDTH) {
            last_error = "a constant of another size";
            error = 1;
        }
        if (error == 0)
            error = aoti_torch_get_data_ptr(pairs[k].handle, &data);
        if (error != 0)
            break;
        aoti_torch_delete_tensor_object(b->lent[i]);
        b->lent[i] = NULL;
        if (is_lent)
            error = aoti_torch_new_tensor_handle(pairs[k].handle, &b->lent[i]);
        else
            memcpy(b->values[i], data, sizeof b->values[i]);
        b->is_given[i] = 1;
    }
    if (inactive)
        b->is_folded = 0;
    pthread_rwlock_unlock(&self->lock);
    return error;
}

EXPORT AOTITorchError AOTInductorModelContainerUpdateConstantBufferPairs(
    container *self, const pair *pairs, size_t count, bool inactive, bool is_full)
{
    (void)is_full;
    if (fails("UpdateConstantBufferPairs"))
        return 1;
    return update(self, pairs, count, inactive, false);
}

EXPORT AOTITorchError AOTInductorModelContainerUpdateUserManagedConstantBufferPairs(
    container *self, const pair *pairs, size_t count, bool inactive, bool is_full)
{
    (void)is_full;
    return update(self, pairs, count, inactive, true);
}

EXPORT AOTITorchError AOTInductorModelUpdateConstantsFromBlob(container *self, const uint8_t *bytes)
{
    if (fails("UpdateConstantsFromBlob"))
        return 1;
    for (int i = 0; i < 2; i++) {
        memcpy(self->buffers[self->active].values[i], bytes + 64 * i, WIDTH * sizeof(float));
        self->buffers[self->active].is_given[i] = 1;
    }
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerRunConstantFolding(container *self, bool inactive,
                                                                  void *stream, void *proxy)
{
    (void)stream;
    (void)proxy;
    if (fails("RunConstantFolding"))
        return 1;
    pthread_rwlock_wrlock(&self->lock);
    self->buffers[inactive ? 1 - self->active : self->active].is_folded = 0;
    fold(self, &self->buffers[inactive ? 1 - self->active : self->active]);
    pthread_rwlock_unlock(&self->lock);
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerSwapConstantBuffer(container *self)
{
    if (fails("SwapConstantBuffer"))
        return 1;
    pthread_rwlock_wrlock(&self->lock);
    self->active = 1 - self->active;
    pthread_rwlock_unlock(&self->lock);
    return 0;
}

EXPORT AOTITorchError AOTInductorModelContainerFreeInactiveConstantBuffer(container *self)
{
    if (fails("FreeInactiveConstantBuffer"))
        return 1;
    pthread_rwlock_wrlock(&self->lock);
    buffer *b = &self->buffers[1 - self->active];
    for (int i = 0; i < 2; i++) {
        aoti_torch_delete_tensor_object(b->lent[i]);
        b->lent[i] = NULL;
        b->is_given[i] = 0;
        memset(b->values[i], 0, sizeof b->values[i]);
    }
    pthread_rwlock_unlock(&self->lock);
    return 0;
}

EXPORT AOTITorchError AOTInductorGetLastError(const char **out)
{
    *out = last_error != NULL ? last_error : "";
    return 0;
}

/*
 * What PyTorch 2.14 and 2.15 added, and what a later release might: a host that calls one of them
 * for something else ends here.
 */
#    define UNCALLED(name)                                                                         \
        EXPORT AOTITorchError name(void);                                                          \
        AOTITorchError name(void)                                                                  \
        {                                                                                          \
            abort();                                                                               \
        }
UNCALLED(AOTInductorModelContainerCreateWithExternalConstants)
UNCALLED(AOTInductorModelContainerDidCallLoadConstants)
UNCALLED(AOTInductorSetUsePinnedAsyncConstantsCopy)
UNCALLED(AOTInductorSetPinnedAsyncConstantsCopyStageBufferBytes)
UNCALLED(AOTInductorModelContainerSetUseStreamAffinity)
UNCALLED(AOTInductorModelContainerGetStreamAffinityModelIndexForTesting)
UNCALLED(AOTInductorSetPinnedAsyncConstantsCopyCpuThreads)
UNCALLED(AOTInductorModelContainerOfTomorrow)
#endif

#ifdef __cplusplus
}
#endif
