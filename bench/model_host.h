/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A C program that runs one compiled model, as models.py asks it: model_tenon.c through Tenon's
 * API, model_libtorch.c by the protocol of the package's code, linked with PyTorch's library.
 *
 *     HOST [--once] MODEL INPUT…
 *
 * An input is DTYPE:OFFSET:SIZES:FILE, its elements in row-major order behind the offset of a file:
 * float32:128:4,64:in_0.npy. With --once the model runs once, and the milliseconds of its load
 * and the resident kilobytes are printed. Else it says "ready", and "run N" on a line is answered
 * with the nanoseconds of a run, which the average of N gives.
 */
#ifndef TENON_BENCH_MODEL_HOST_H
#define TENON_BENCH_MODEL_HOST_H

#include "bench.h"

enum { HOST_MAX = 16 }; /* of dimensions, inputs and outputs */

/* An input, as the command line has it. */
typedef struct host_input {
    char dtype[16];          /* "float32" */
    int64_t sizes[HOST_MAX]; /* each dimension */
    int64_t strides[HOST_MAX];
    int64_t ndim; /* how many */
    void *data;   /* the elements, never freed */
} host_input;

/* What a host is: each function prints its own errors and returns false. */
static bool host_load(const char *path, const host_input *inputs, size_t count);
static bool host_run(void);

/* What dtype a name is, in the numbers that both hosts share; -1 if none. */
static int host_dtype(const char *name)
{
    static const struct {
        const char *name;
        int number;
    } known[] = {{"uint8", 0},   {"int8", 1},    {"int32", 3},  {"int64", 4},
                 {"float16", 5}, {"float32", 6}, {"float64", 7}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (strcmp(known[i].name, name) == 0)
            return known[i].number;
    }
    return -1;
}

static bool host_read(const char *word, host_input *out)
{
    long offset;
    int at = 0;
    if (sscanf(word, "%15[^:]:%ld:%n", out->dtype, &offset, &at) != 2 || at == 0)
        return false;
    word += at;
    for (out->ndim = 0; *word != ':' && *word != '\0' && out->ndim < HOST_MAX; out->ndim++) {
        out->sizes[out->ndim] = atoll(word);
        word += strspn(word, "0123456789");
        word += *word == ',';
    }
    int64_t count = 1;
    for (int64_t i = out->ndim - 1; i >= 0; i--) {
        out->strides[i] = count;
        count *= out->sizes[i];
    }
    FILE *file = fopen(word + 1, "rb");
    size_t bytes = (size_t)count * 8; /* no element is larger; less may be there */
    out->data = aligned_alloc(64, (bytes + 63) / 64 * 64 + 64);
    bool good = *word == ':' && file != NULL && out->data != NULL &&
                fseek(file, offset, SEEK_SET) == 0 && fread(out->data, 1, bytes, file) > 0;
    if (file != NULL)
        fclose(file);
    return good;
}

/* Answers commands until they end. */
static int host_answer(void)
{
    char line[64];
    unsigned long long steps;
    puts("ready");
    for (fflush(stdout); fgets(line, sizeof line, stdin) != NULL; fflush(stdout)) {
        if (sscanf(line, "run %llu", &steps) != 1 || steps == 0) {
            puts("failed: no such command");
            continue;
        }
        double start = bench_clock();
        for (unsigned long long i = 0; i < steps; i++) {
            if (!host_run())
                return 1;
        }
        printf("%.3f\n", (bench_clock() - start) / (double)steps);
    }
    return 0;
}

static int host_refuse(const char *why, const char *word)
{
    fprintf(stderr, "%s%s\n", why, word);
    return 1;
}

int main(int argc, char **argv)
{
    static host_input inputs[HOST_MAX];
    bool is_once = argc > 1 && strcmp(argv[1], "--once") == 0;
    argc -= 1 + is_once;
    argv += 1 + is_once;
    if (argc < 1 || argc > 1 + HOST_MAX)
        return host_refuse("usage: HOST [--once] MODEL DTYPE:OFFSET:SIZES:FILE...", "");
    for (int i = 1; i < argc; i++) {
        if (!host_read(argv[i], &inputs[i - 1]))
            return host_refuse("cannot read the input ", argv[i]);
    }
    double start = bench_clock();
    if (!host_load(argv[0], inputs, (size_t)argc - 1))
        return 1;
    double milliseconds = (bench_clock() - start) / 1e6;
    if (!host_run())
        return 1;
    if (!is_once)
        return host_answer();
    printf("%.3f %ld\n", milliseconds, bench_resident_kilobytes());
    return 0;
}

#endif
