/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Runs a fuzz target without libFuzzer: the seeds, then mutations of them from a fixed sequence of
 * numbers, so that every run is the same; or the files given as arguments.
 *
 *     fuzz_NAME [-n MUTATIONS] [FILE…]      fuzz_NAME -w FOLDER      (writes the seeds as files)
 */
#include "fuzz.h"
#include "quiet.h"

#include <string.h>

enum { LARGEST = 1 << 16 };

static uint64_t state = 0x9e3779b97f4a7c15u;

/* xorshift64*: the next number below `bound`. */
static size_t below(size_t bound)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (size_t)((state * 0x2545f4914f6cdd1du) >> 16) % bound;
}

/* One change: a bit, a byte, an interesting number, a cut, a doubled or a foreign piece. */
static size_t mutate(uint8_t *data, size_t size, const fuzz_seed *other)
{
    static const uint8_t telling[] = {0,   1,   0x7f, 0x80, 0xff, '(', ')',
                                      '[', ']', ',',  '"',  '-',  '\n'};
    size_t at = size > 0 ? below(size) : 0;
    size_t length = size > 0 ? 1 + below(size - at) : 0;
    switch (below(7)) {
    case 0:
        if (size > 0)
            data[at] ^= (uint8_t)(1u << below(8));
        return size;
    case 1:
        if (size > 0)
            data[at] = (uint8_t)below(256);
        return size;
    case 2:
        if (size > 0)
            data[at] = telling[below(sizeof telling)];
        return size;
    case 3:
        return at;
    case 4: /* leave a piece out */
        memmove(data + at, data + at + length, size - at - length);
        return size - length;
    case 5: /* twice the same piece */
        if (size + length > LARGEST)
            return size;
        memmove(data + at + length, data + at, size - at);
        return size + length;
    default: /* a piece of another seed over this one */
        if (other->size == 0 || size == 0)
            return size;
        length = 1 + below(other->size < size - at ? other->size : size - at);
        memcpy(data + at, (const uint8_t *)other->data + below(other->size - length + 1), length);
        return size;
    }
}

static void run_mutations(const fuzz_seed *seeds, size_t count, size_t mutations)
{
    uint8_t *data = malloc(LARGEST);
    FUZZ_EXPECT(data != NULL);
    for (size_t i = 0; i < mutations; i++) {
        const fuzz_seed *seed = &seeds[i % count];
        size_t size = seed->size < LARGEST ? seed->size : LARGEST;
        memcpy(data, seed->data, size);
        for (size_t change = 1 + below(4); change > 0; change--)
            size = mutate(data, size, &seeds[below(count)]);
        /* Its own block, so that reading behind the end is seen. */
        uint8_t *exact = malloc(size > 0 ? size : 1);
        FUZZ_EXPECT(exact != NULL);
        memcpy(exact, data, size);
        LLVMFuzzerTestOneInput(exact, size);
        free(exact);
    }
    free(data);
}

static int run_file(const char *path)
{
    uint8_t *data = malloc(LARGEST);
    FILE *file = fopen(path, "rb");
    if (file == NULL || data == NULL) {
        perror(path);
        free(data);
        return 1;
    }
    size_t size = fread(data, 1, LARGEST, file);
    fclose(file);
    LLVMFuzzerTestOneInput(data, size);
    free(data);
    return 0;
}

static int write_seeds(const fuzz_seed *seeds, size_t count, const char *folder)
{
    char path[4096];
    for (size_t i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/seed-%zu", folder, i);
        FILE *file = fopen(path, "wb");
        if (file == NULL || fwrite(seeds[i].data, 1, seeds[i].size, file) != seeds[i].size ||
            fclose(file) != 0) {
            perror(path);
            return 1;
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    quiet_begin();
    const fuzz_seed *seeds;
    size_t count = fuzz_seeds(&seeds);
    size_t mutations = 20000;
    int first = 1;
    if (argc == 3 && strcmp(argv[1], "-w") == 0)
        return write_seeds(seeds, count, argv[2]);
    if (argc > 2 && strcmp(argv[1], "-n") == 0) {
        mutations = strtoul(argv[2], NULL, 10);
        first = 3;
    }
    for (int i = first; i < argc; i++)
        if (run_file(argv[i]) != 0)
            return 1;
    if (first < argc)
        return 0;
    for (size_t i = 0; i < count; i++)
        LLVMFuzzerTestOneInput(seeds[i].data, seeds[i].size);
    run_mutations(seeds, count, mutations);
    printf("%zu seeds and %zu mutations\n", count, mutations);
    return 0;
}
