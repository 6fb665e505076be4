/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Recorded calls on a device whose memory nobody but its kernels may touch: what is made of other
 * operators gives what it gives on the CPU, or is refused, and never touches the memory itself. The
 * kernels of the device are the CPU's, on the same bytes (fake_fallback.h).
 *
 * The process that calls them ends where the memory is touched, and another goes on with the next
 * operator.
 */
#include "fake_fallback.h"

#include "device_faults.h"
#include "replay.h"

/* What the calls of one operator end with, besides FAULT_TOUCHED. */
enum { ALL_GOOD = 0, SOME_WRONG = 3 };

static const char *folder; /* the corpus */

/* How calls ended, in memory that all processes share. */
static struct endings {
    size_t passed;  /* with the recorded results */
    size_t refused; /* with a failure, which a device may */
} * endings;

/* Some results are on the CPU, as calls without a device say. */
static void *reach_inside(const void *data)
{
    const char *at = data;
    bool is_fake = at >= fake.outside && at < fake.outside + FAKE_BYTES;
    return is_fake ? fake.inside + (at - fake.outside) : (void *)(uintptr_t)data;
}

static const replay_device fake_one = {{TN_DEVICE_PRIVATEUSE1, 1}, "privateuseone:1", reach_inside};

/* A refusal is right: a device need not serve everything. */
static bool is_wrong(const json_t *line, const tn_op *op)
{
    replay self = {.line = line, .op = op, .device = &fake_one};
    bool must_fail = json_object_get(line, "error") != NULL;
    verdict result = PASSED;
    if (!must_fail)
        result = run_case(&self);
    bool was_refused = result == FAILED && strcmp(self.why, tn_last_error()) == 0;
    if (result == FAILED && !was_refused)
        printf("    %s: %s\n", json_string_value(json_object_get(line, "id")), self.why);
    drop_case(&self);
    endings->passed += result == PASSED && !must_fail;
    endings->refused += was_refused;
    return result == FAILED && !was_refused;
}

/* All lines of a file, and where the calls of each operator begin. */
typedef struct all_lines {
    char **items;   /* each freed, and the array */
    size_t count;   /* how many */
    size_t *begins; /* the first line of each operator, and behind the last the count */
    size_t nops;    /* how many operators */
} all_lines;

/* Replays the lines of one operator. */
static int replay_one(void *context, size_t index)
{
    const all_lines *all = context;
    char name[96];
    const tn_op *op;
    bool wrong = false;
    corpus_read_name(all->items[all->begins[index]], name);
    if (strncmp(name, "aten::", 6) != 0 || tn_op_find(name, &op) != TN_OK)
        return ALL_GOOD;
    for (size_t i = all->begins[index]; i < all->begins[index + 1]; i++) {
        json_t *line = json_loads(all->items[i], 0, NULL);
        wrong |= line == NULL || is_wrong(line, op);
        json_decref(line);
    }
    return wrong ? SOME_WRONG : ALL_GOOD;
}

static void keep_line(void *context, const char *text)
{
    all_lines *all = context;
    /* Twice as many where they fill a power of two: what a sanitizer keeps of old ones, forks copy.
     */
    if ((all->count & (all->count - 1)) == 0)
        all->items = realloc(all->items, (all->count ? 2 * all->count : 1) * sizeof *all->items);
    assert_non_null(all->items);
    assert_non_null(all->items[all->count++] = strdup(text));
}

static void find_operators(all_lines *all)
{
    char name[96];
    char last[96] = "";
    all->begins = malloc((all->count + 1) * sizeof *all->begins);
    assert_non_null(all->begins);
    for (size_t i = 0; i < all->count; i++) {
        corpus_read_name(all->items[i], name);
        if (strcmp(name, last) != 0)
            all->begins[all->nops++] = i;
        strcpy(last, name);
    }
    all->begins[all->nops] = all->count;
}

static void replay_file(const char *level)
{
    all_lines all = {NULL, 0, NULL, 0};
    size_t bad = 0;
    assert_true(corpus_each(folder, level, keep_line, &all));
    find_operators(&all);
    *endings = (struct endings){0};
    int *ends = faults_each(all.nops, replay_one, &all);
    for (size_t i = 0; i < all.nops; i++) {
        char name[96];
        if (ends[i] == ALL_GOOD)
            continue;
        corpus_read_name(all.items[all.begins[i]], name);
        printf("    %s %s\n", name,
               ends[i] == FAULT_TOUCHED ? "touches the memory of a device"
               : ends[i] == SOME_WRONG  ? "gives something else on a device"
                                        : "crashes");
        bad++;
    }
    faults_drop(ends, all.nops);
    for (size_t i = 0; i < all.count; i++)
        free(all.items[i]);
    free(all.items);
    free(all.begins);
    printf("    %s: %zu of %zu operators are wrong; %zu calls passed, %zu were refused\n", level,
           bad, all.nops, endings->passed, endings->refused);
    assert_int_equal(bad, 0);
    assert_true(endings->passed / 20 > endings->refused); /* else little was seen */
}

static void kernels_do_on_a_device_what_they_do_on_the_cpu(void **state)
{
    (void)state;
    replay_file("kernel");
}

static void composites_do_on_a_device_what_they_do_on_the_cpu(void **state)
{
    (void)state;
    replay_file("composite");
}

static int serve_all(void **state)
{
    tn_library *all;
    endings =
        mmap(NULL, sizeof *endings, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (endings == MAP_FAILED)
        return -1;
    if (fake_begin(state) != 0 ||
        tn_library_new(TN_LIBRARY_IMPL, "_", "PrivateUse1", __FILE__, __LINE__, &all) != TN_OK ||
        tn_library_fallback(all, NULL, twins_run, NULL) != TN_OK)
        return -1;
    /* An explicit composite, so no fallback serves it; and one that served float32 alone. */
    fake_kernel("copy_", twins_run);
    fake_kernel("fill_.Scalar", twins_run);
    *state = all;
    return 0;
}

static int end_all(void **state)
{
    tn_library_free(*state);
    munmap(endings, sizeof *endings);
    return fake_end(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernels_do_on_a_device_what_they_do_on_the_cpu),
        cmocka_unit_test(composites_do_on_a_device_what_they_do_on_the_cpu),
    };
    folder = open_corpus();
    if (folder == NULL)
        return 77;
    int failures = cmocka_run_group_tests(tests, serve_all, end_all);
    free(replay_blobs);
    return failures;
}
