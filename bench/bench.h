/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How everything in bench/ is timed: a loop of n steps is run several times, and the best and the
 * median of the runs are printed as nanoseconds per step. One line per row,
 * "name<TAB>best<TAB>median", which run.py puts beside PyTorch's figure of the same name.
 *
 * With the arguments `--count NAME STEPS` a program runs one loop once and prints nothing, so that
 * an instruction counter can take the difference of two lengths.
 */
#ifndef TENON_BENCH_H
#define TENON_BENCH_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Runs of each loop; the best is reported because disturbances only ever add time. */
enum { BENCH_RUNS = 9 };

/* A loop of `steps` steps. False: a step failed, and the row is reported as such. */
typedef bool (*bench_loop)(uint64_t steps);

/* A row of a program's table. */
typedef struct bench_row {
    const char *name; /* the row's key in run.py and torch_side.py */
    bench_loop loop;  /* what is timed */
    uint64_t steps;   /* how many steps make a run of some milliseconds */
} bench_row;

/* Makes the compiler believe that `pointer`'s target is read and written here. */
static inline void bench_keep(void *pointer)
{
    __asm__ volatile("" : : "r"(pointer) : "memory");
}

static inline double bench_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/*
 * What rows on one thread are timed by: the time that the processor gave this process, so that
 * other programs cost what they take of the caches, but not their turns.
 */
static inline double bench_processor_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/* The clock of a process on one thread, which OMP_NUM_THREADS says, is the processor's. */
static inline double bench_clock(void)
{
    const char *threads = getenv("OMP_NUM_THREADS");
    return threads != NULL && strcmp(threads, "1") == 0 ? bench_processor_now() : bench_now();
}

/* The process's memory that is in use, by the kernel's count; -1 where it does not say. */
static inline long bench_resident_kilobytes(void)
{
    char line[256];
    long kilobytes = -1;
    FILE *status = fopen("/proc/self/status", "r");
    while (status != NULL && fgets(line, sizeof line, status) != NULL) {
        if (sscanf(line, "VmRSS: %ld", &kilobytes) == 1)
            break;
    }
    if (status != NULL)
        fclose(status);
    return kilobytes;
}

static inline int bench_order(const void *a, const void *b)
{
    double left = *(const double *)a;
    double right = *(const double *)b;
    return (left > right) - (left < right);
}

static inline void bench_time(const bench_row *row)
{
    double runs[BENCH_RUNS];
    if (!row->loop(row->steps / 10 + 1)) {
        printf("%s\tfailed\tfailed\n", row->name);
        return;
    }
    for (int i = 0; i < BENCH_RUNS; i++) {
        double start = bench_clock();
        row->loop(row->steps);
        runs[i] = (bench_clock() - start) / (double)row->steps;
    }
    qsort(runs, BENCH_RUNS, sizeof runs[0], bench_order);
    printf("%s\t%.3f\t%.3f\n", row->name, runs[0], runs[BENCH_RUNS / 2]);
    fflush(stdout);
}

/* The main function of a bench program, after its own preparation. */
static inline int bench_main(int argc, char **argv, const bench_row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (argc == 4 && strcmp(argv[1], "--count") == 0) {
            if (strcmp(argv[2], rows[i].name) == 0)
                return rows[i].loop(strtoull(argv[3], NULL, 10)) ? 0 : 1;
        } else {
            bench_time(&rows[i]);
        }
    }
    return argc == 4 ? 1 : 0;
}

#endif
