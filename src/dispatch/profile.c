/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A profile: when each operator's kernel and each node of an exported program began and ended, on
 * all threads, as a list in memory and as a file for chrome://tracing and Perfetto.
 *
 * Without a profile, the fast path of calls costs nothing more. Starting one puts a kernel into
 * each table's cache for common CPU tensors that sends their calls to the slow path, where one
 * relaxed load asks whether a profile runs.
 */
#include "dispatch/dispatch_shared.h"

#include "base/clock.h"

#include <pthread.h>
#include <tenon/experimental/explain.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define EVENTS_PER_CHUNK 2048
#define MOST_EVENTS      (1u << 20) /* 120 MiB; later events are only counted */

/* What is told of a node; never freed, as programs are freed before their events. */
typedef struct node_text {
    tni_name name;      /* all texts, with a zero byte between them */
    const char *target; /* in these */
    const char *source; /* in these */
} node_text;

/* One call or node that has ended. */
typedef struct event {
    const tn_op *op;       /* the operator; NULL for a node that calls none */
    const node_text *node; /* of a node or a run; NULL for a call */
    const char *key;       /* the key that a call's kernel ran at; static */
    uint64_t begin;        /* nanoseconds of the monotonic clock */
    uint64_t end;          /* the same */
    uint32_t thread;       /* number of the thread */
    uint32_t depth;        /* kernels, or nodes, of the thread that were running around it */
    tn_status status;      /* how it ended */
    bool is_run;           /* a whole run of a model or program, which is in the file only */
    char inputs[76];       /* dtypes and sizes of a call's tensors */
} event;

/* An array of events, in the order in which they ended. */
typedef struct chunk {
    struct chunk *next;             /* older ones */
    size_t used;                    /* of the array */
    event events[EVENTS_PER_CHUNK]; /* filled from the first on */
} chunk;

_Atomic(bool) tni_profile_is_on;

static pthread_mutex_t lock =
    PTHREAD_MUTEX_INITIALIZER;                  /* on all below except the thread's variables */
static chunk *newest;                           /* NULL: none */
static size_t recorded;                         /* events in the chunks */
static size_t dropped;                          /* not recorded, for lack of room or memory */
static uint64_t began;                          /* the clock at the start */
static _Atomic(uint32_t) generation;            /* profiles begun */
static _Atomic(uint32_t) threads;               /* numbers given out */
static _Atomic(uint32_t) main_thread;           /* the number of the process's first; 0: none */
static TNI_THREAD_LOCAL uint32_t thread_number; /* from 1; 0: none yet */
static TNI_THREAD_LOCAL uint32_t thread_depth;  /* followed calls that are running */
static TNI_THREAD_LOCAL uint32_t thread_nodes;  /* followed nodes that are running */
static tni_table node_texts;                    /* of all nodes that were followed */

static uint64_t now(void)
{
    return (uint64_t)tni_nanoseconds();
}

/* ---- recording ---- */

static size_t print_tensor(char *text, size_t room, const tn_tensor *tensor)
{
    size_t used = (size_t)snprintf(text, room, "%s[", tn_dtype_name(tn_tensor_dtype(tensor)));
    for (int64_t i = 0; i < tn_tensor_dim(tensor) && used < room; i++)
        used += (size_t)snprintf(text + used, room - used, "%s%lld", i == 0 ? "" : ", ",
                                 (long long)tn_tensor_sizes(tensor)[i]);
    if (used < room)
        used += (size_t)snprintf(text + used, room - used, "]");
    return used;
}

/*
 * Print dtypes and sizes of plain tensors, which explain most of a call's cost; what does not fit
 * is cut off.
 */
static void print_inputs(char *text, size_t room, const tni_signature *signature,
                         const StableIValue *args)
{
    size_t used = 0;
    text[0] = '\0';
    for (uint64_t left = signature->plain_tensors; left != 0 && used < room; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        const tn_tensor *tensor = args[i] != 0 ? tni_boxed_tensor(args[i]) : NULL;
        if (tensor == NULL)
            continue;
        if (used > 0 && used + 1 < room)
            text[used++] = ' ';
        used += print_tensor(text + used, room - used, tensor);
    }
}

/* Return room for one more event; NULL if there is none. With the lock held. */
static event *event_new(void)
{
    if (recorded == MOST_EVENTS)
        return NULL;
    TNI_ASSERT(newest == NULL || newest->used <= EVENTS_PER_CHUNK);
    if (newest == NULL || newest->used == EVENTS_PER_CHUNK) {
        chunk *added = tni_malloc(sizeof *added);
        if (added == NULL)
            return NULL;
        added->next = newest;
        added->used = 0;
        newest = added;
    }
    recorded++;
    return &newest->events[newest->used++];
}

/* Give this thread its number. */
static void number_thread(void)
{
    thread_number = atomic_fetch_add_explicit(&threads, 1, memory_order_relaxed) + 1;
    if (gettid() == getpid())
        atomic_store_explicit(&main_thread, thread_number, memory_order_relaxed);
}

/* Begin to follow something. */
static void begin_mark(tni_profile_mark *mark)
{
    if (thread_number == 0)
        number_thread();
    mark->generation = atomic_load_explicit(&generation, memory_order_relaxed);
    mark->begin = now();
}

/* Fill what calls and nodes have in common, unless it began before this profile. With the lock. */
static event *end_mark(const tni_profile_mark *mark, uint64_t end, tn_status status)
{
    if (!tni_profile_runs() ||
        mark->generation != atomic_load_explicit(&generation, memory_order_relaxed))
        return NULL;
    event *added = event_new();
    if (added == NULL) {
        dropped++;
        return NULL;
    }
    *added = (event){.begin = mark->begin,
                     .end = end,
                     .thread = thread_number,
                     .depth = mark->depth,
                     .status = status};
    return added;
}

void tni_profile_enter(tni_profile_mark *mark, const tni_signature *signature,
                       const StableIValue *args)
{
    print_inputs(mark->inputs, sizeof mark->inputs, signature, args);
    mark->depth = thread_depth++;
    begin_mark(mark);
}

void tni_profile_leave(const tni_profile_mark *mark, const tn_op *op, tni_keyset keys,
                       tn_status status)
{
    uint64_t end = now();
    TNI_ASSERT(thread_depth > 0 && end >= mark->begin);
    thread_depth--;
    pthread_mutex_lock(&lock);
    event *added = end_mark(mark, end, status);
    if (added != NULL) {
        added->op = op;
        added->key = tni_key_name(tni_keyset_highest_key(keys));
        memcpy(added->inputs, mark->inputs, sizeof added->inputs);
        _Static_assert(sizeof added->inputs == sizeof mark->inputs, "one text");
    }
    pthread_mutex_unlock(&lock);
}

/* ---- nodes ---- */

/* Return the kept texts of a node; NULL without memory. With the lock held. */
static const node_text *keep_texts(const tni_profile_node *node)
{
    size_t name = strlen(node->name) + 1, target = strlen(node->target) + 1;
    size_t length = name + target + strlen(node->source);
    char *texts = tni_malloc(length + 1);
    if (texts == NULL)
        return NULL;
    memcpy(texts, node->name, name);
    memcpy(texts + name, node->target, target);
    memcpy(texts + name + target, node->source, length - name - target + 1);
    uint64_t hash = tni_hash(texts, length);
    tni_name *found = tni_table_find(&node_texts, texts, length, hash);
    node_text *added = found == NULL ? tni_malloc(sizeof *added) : NULL;
    if (added != NULL) {
        *added = (node_text){{hash, texts, (uint32_t)length}, texts + name, texts + name + target};
        if (tni_table_insert(&node_texts, &added->name) == TN_OK)
            return added;
    }
    tni_free(added);
    tni_free(texts);
    return (const node_text *)found;
}

void tni_profile_node_enter(tni_profile_mark *mark)
{
    mark->depth = thread_nodes++;
    begin_mark(mark);
}

void tni_profile_node_leave(const tni_profile_mark *mark, const tni_profile_node *node,
                            tn_status status)
{
    uint64_t end = now();
    thread_nodes--;
    pthread_mutex_lock(&lock);
    const node_text *texts = keep_texts(node);
    event *added = texts != NULL ? end_mark(mark, end, status) : NULL;
    if (added != NULL) {
        added->op = node->op;
        added->node = texts;
    }
    dropped += texts == NULL;
    pthread_mutex_unlock(&lock);
}

/* ---- runs ---- */

void tni_profile_run_enter(tni_profile_mark *mark)
{
    mark->depth = 0;
    begin_mark(mark);
}

void tni_profile_run_leave(const tni_profile_mark *mark, const char *path, tn_status status)
{
    uint64_t end = now();
    char name[128];
    const char *slash = strrchr(path, '/');
    snprintf(name, sizeof name, "run %s", slash != NULL ? slash + 1 : path);
    pthread_mutex_lock(&lock);
    const node_text *texts = keep_texts(&(tni_profile_node){name, path, "", NULL});
    event *added = texts != NULL ? end_mark(mark, end, status) : NULL;
    if (added != NULL) {
        added->node = texts;
        added->is_run = true;
    }
    dropped += texts == NULL;
    pthread_mutex_unlock(&lock);
}

/* ---- beginning and ending ---- */

/* Tables change under the registry lock, which is never taken while the lock on events is held. */
static void set_on(bool on)
{
    tni_registry_lock();
    atomic_store_explicit(&tni_profile_is_on, on, memory_order_relaxed);
    tni_dispatch_tables_refresh_all();
    tni_registry_unlock();
}

static void drop_events(void)
{
    while (newest != NULL) {
        chunk *next = newest->next;
        tni_free(newest);
        newest = next;
    }
    recorded = dropped = 0;
}

tn_status tn_profile_start(void)
{
    pthread_mutex_lock(&lock);
    bool is_running = began != 0;
    if (!is_running) {
        drop_events();
        began = now();
        atomic_fetch_add_explicit(&generation, 1, memory_order_relaxed);
    }
    pthread_mutex_unlock(&lock);
    if (is_running)
        return tni_fail(TN_ERR_RUNTIME,
                        "a profile is running already (TENON_TRACE begins one too)");
    set_on(true);
    return TN_OK;
}

tn_status tn_profile_stop(void)
{
    pthread_mutex_lock(&lock);
    bool was_running = began != 0;
    began = 0;
    pthread_mutex_unlock(&lock);
    if (!was_running)
        return tni_fail(TN_ERR_RUNTIME, "no profile is running");
    set_on(false);
    return TN_OK;
}

/* ---- what was seen ---- */

/* Reverse the list of chunks, which begins with the newest, for a visit from the oldest on. */
static chunk *reversed(chunk *list)
{
    chunk *result = NULL;
    while (list != NULL) {
        chunk *next = list->next;
        list->next = result;
        result = list;
        list = next;
    }
    return result;
}

/* What is visited. */
typedef struct visit {
    tn_profile_visitor calls;      /* gets the calls; may be NULL */
    tn_profile_node_visitor nodes; /* gets the nodes; may be NULL */
    tn_profile_node_visitor runs;  /* gets the runs; may be NULL */
    void *context;                 /* theirs */
} visit;

static bool tell_call(const event *seen, const visit *to)
{
    tn_profile_event told = {.size = sizeof told,
                             .op = seen->op,
                             .key = seen->key,
                             .inputs = seen->inputs,
                             .begin = seen->begin,
                             .duration = seen->end - seen->begin,
                             .thread = seen->thread,
                             .depth = seen->depth,
                             .status = seen->status};
    return to->calls(to->context, &told);
}

static bool tell_node(const event *seen, tn_profile_node_visitor visitor, void *context)
{
    tn_profile_node told = {.size = sizeof told,
                            .name = seen->node->name.text,
                            .target = seen->node->target,
                            .source = seen->node->source,
                            .op = seen->op,
                            .begin = seen->begin,
                            .duration = seen->end - seen->begin,
                            .thread = seen->thread,
                            .depth = seen->depth,
                            .status = seen->status};
    return visitor(context, &told);
}

static bool tell(const event *seen, const visit *to)
{
    tn_profile_node_visitor visitor = seen->is_run ? to->runs : to->nodes;
    if (seen->node != NULL)
        return visitor == NULL || tell_node(seen, visitor, to->context);
    return to->calls == NULL || tell_call(seen, to);
}

/*
 * The events are detached during the visit, so that the visitor may call operators and profile
 * them.
 */
static tn_status visit_all(const visit *to, size_t *lost)
{
    pthread_mutex_lock(&lock);
    bool is_running = began != 0;
    chunk *list = is_running ? NULL : reversed(newest);
    size_t count = recorded, missing = dropped;
    if (!is_running) {
        newest = NULL;
        recorded = dropped = 0;
    }
    pthread_mutex_unlock(&lock);
    if (is_running)
        return tni_fail(TN_ERR_RUNTIME, "a profile is listed when it has ended (tn_profile_stop)");
    bool goes_on = true;
    for (const chunk *part = list; part != NULL; part = part->next)
        for (size_t i = 0; goes_on && i < part->used; i++)
            goes_on = tell(&part->events[i], to);
    if (lost != NULL)
        *lost = missing;
    pthread_mutex_lock(&lock);
    chunk *superseded = newest == NULL && began == 0 ? NULL : list;
    if (superseded == NULL) {
        newest = reversed(list);
        recorded = count;
        dropped = missing;
    }
    pthread_mutex_unlock(&lock);
    while (superseded != NULL) {
        chunk *next = superseded->next;
        tni_free(superseded);
        superseded = next;
    }
    return TN_OK;
}

tn_status tn_profile_list(tn_profile_visitor visitor, void *context, size_t *lost)
{
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    return visit_all(&(visit){.calls = visitor, .context = context}, lost);
}

tn_status tn_profile_list_nodes(tn_profile_node_visitor visitor, void *context, size_t *lost)
{
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    return visit_all(&(visit){.nodes = visitor, .context = context}, lost);
}

/* ---- the file ---- */

/* The file that is written. */
typedef struct writer {
    FILE *file;            /* open */
    const char *separator; /* "" before the first event */
} writer;

static void write_text(FILE *file, const char *text)
{
    putc('"', file);
    for (const unsigned char *c = (const unsigned char *)text; *c != '\0'; c++)
        if (*c == '"' || *c == '\\')
            fprintf(file, "\\%c", *c);
        else if (*c < 0x20)
            fprintf(file, "\\u%04x", *c);
        else
            putc(*c, file);
    putc('"', file);
}

/* The format counts in microseconds; the fraction keeps the nanoseconds. */
static void write_time(FILE *file, const char *name, uint64_t time)
{
    fprintf(file, ",\"%s\":%llu.%03u", name, (unsigned long long)(time / 1000),
            (unsigned)(time % 1000));
}

/* What a call and a node have in common in the file. */
typedef struct written {
    const char *category;
    const char *name;
    uint64_t begin;    /* nanoseconds */
    uint64_t duration; /* the same */
    uint32_t thread;
} written;

/* Begin an event; its arguments follow. */
static void begin_event(writer *out, const written *what)
{
    fprintf(out->file,
            "%s\n{\"ph\":\"X\",\"cat\":\"%s\",\"pid\":%ld,\"tid\":%u,\"name\":", out->separator,
            what->category, (long)getpid(), what->thread);
    write_text(out->file, what->name);
    write_time(out->file, "ts", what->begin);
    write_time(out->file, "dur", what->duration);
    fputs(",\"args\":{", out->file);
    out->separator = ",";
}

/* End an event; false if the file cannot be written. */
static bool end_event(writer *out, tn_status status)
{
    if (status != TN_OK)
        fprintf(out->file, ",\"status\":\"%s\"", tn_status_name(status));
    fputs("}}", out->file);
    return ferror(out->file) == 0;
}

static bool write_call(void *context, const tn_profile_event *seen)
{
    writer *out = context;
    begin_event(out, &(written){"operator", tn_op_name(seen->op), seen->begin, seen->duration,
                                seen->thread});
    fprintf(out->file, "\"key\":\"%s\",\"inputs\":", seen->key);
    write_text(out->file, seen->inputs);
    return end_event(out, seen->status);
}

static bool write_node(void *context, const tn_profile_node *seen)
{
    writer *out = context;
    begin_event(out, &(written){"node", seen->name, seen->begin, seen->duration, seen->thread});
    fputs("\"target\":", out->file);
    write_text(out->file, seen->target);
    fputs(",\"source\":", out->file);
    write_text(out->file, seen->source);
    return end_event(out, seen->status);
}

static bool write_run(void *context, const tn_profile_node *seen)
{
    writer *out = context;
    begin_event(out, &(written){"run", seen->name, seen->begin, seen->duration, seen->thread});
    fputs("\"path\":", out->file);
    write_text(out->file, seen->target);
    return end_event(out, seen->status);
}

/* Write what a process or a thread is called. */
static void write_name(writer *out, const char *what, uint32_t thread, const char *name)
{
    fprintf(out->file,
            "%s\n{\"ph\":\"M\",\"cat\":\"__metadata\",\"ts\":0,\"pid\":%ld,\"tid\":%u,\"name\":"
            "\"%s\",\"args\":{\"name\":",
            out->separator, (long)getpid(), thread, what);
    write_text(out->file, name);
    fputs("}}", out->file);
    out->separator = ",";
}

/* Write the names of the process and of all threads that have a number. */
static void write_names(writer *out)
{
    uint32_t count = atomic_load_explicit(&threads, memory_order_relaxed);
    uint32_t first = atomic_load_explicit(&main_thread, memory_order_relaxed);
    write_name(out, "process_name", 0, program_invocation_short_name);
    for (uint32_t i = 1; i <= count; i++) {
        char name[32];
        snprintf(name, sizeof name, i == first ? "main thread" : "thread %u", i);
        write_name(out, "thread_name", i, name);
    }
}

tn_status tn_profile_write(const char *path)
{
    size_t missing = 0;
    if (path == NULL)
        return tni_fail_null(__func__, "path");
    writer out = {fopen(path, "we"), ""};
    if (out.file == NULL)
        return tni_fail(TN_ERR_IO, "%s: cannot be written: %s", path, strerror(errno));
    fputs("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[", out.file);
    write_names(&out);
    tn_status status = visit_all(&(visit){write_call, write_node, write_run, &out}, &missing);
    fprintf(out.file, "\n],\"otherData\":{\"tenon\":\"%s\",\"lost\":%zu}}\n", tn_version_text(),
            missing);
    bool failed = ferror(out.file) != 0;
    if (fclose(out.file) != 0 || failed)
        return tni_fail(TN_ERR_IO, "%s: cannot be written", path);
    return status;
}

/* ---- TENON_TRACE ---- */

static char
    *wished_path; /* where to write at exit; a copy, because programs change their environment */
static pid_t wished_by; /* the process that read it; a forked child writes its own file */

static void write_at_exit(void)
{
    tni_buffer path = {0};
    tni_buffer_print(&path, "%s", wished_path);
    if (getpid() != wished_by)
        tni_buffer_print(&path, ".%ld", (long)getpid());
    tn_status ended = tn_profile_stop(); /* fails if the program has stopped it already */
    (void)ended;
    if (path.failed || tn_profile_write(path.data) != TN_OK)
        fprintf(stderr, "tenon: TENON_TRACE: %s\n",
                path.failed ? "out of memory" : tn_last_error());
    tni_buffer_free(&path);
}

static void look_for_wish(void)
{
    const char *path = tni_env("TENON_TRACE");
    if (path == NULL || path[0] == '\0')
        return;
    wished_path = tni_copy_text(path, strlen(path));
    wished_by = getpid();
    if (wished_path == NULL || atexit(write_at_exit) != 0)
        return;
    tn_status begun = tn_profile_start(); /* fails if the program has started one already */
    (void)begun;
}

void tni_profile_start_from_env(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, look_for_wish);
}
