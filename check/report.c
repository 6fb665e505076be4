/* SPDX-License-Identifier: BSD-3-Clause */
/* Options, messages and the exit status. */
#include <errno.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

/* The exit status of a process with problems, and the most messages that are printed once. */
enum { STATUS_FOUND = 99, MOST_REPORTS = 4096 };

static tnc_options options;
static pthread_once_t options_once = PTHREAD_ONCE_INIT;
/* Hashes of messages that were printed. When the table is full, all are printed. */
static uint64_t told[MOST_REPORTS];
static size_t ntold;
/* The number of problems of each sort. */
static size_t found[TNC_NUM_PROBLEMS];
atomic_ulong tnc_calls;
atomic_ulong tnc_kernels;
atomic_ulong tnc_unchecked;

/* The names of problems, by tnc_problem. */
static const char *const problems[TNC_NUM_PROBLEMS] = {
    "leak",         "double delete",    "use after delete", "use after steal", "wrong kind",
    "null pointer", "bad value",        "borrowed write",   "wrong allocator", "wrong count",
    "wrong result", "mutated argument", "bad stack"};

/* ---- options ---- */

/* Return whether a list separated by commas has a word. */
static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (; text != NULL && *text != '\0'; text += strcspn(text, ","), text += *text == ',')
        if (strcspn(text, ",") == length && memcmp(text, word, length) == 0)
            return true;
    return false;
}

/*
 * Print words that are not known. Tenon's loader refuses them itself; this is for a preloaded
 * checker.
 */
static void tell_unknown(const char *text)
{
    static const char *const words[] = {"handles", "memory", "trace", "strict"};
    for (; text != NULL && *text != '\0'; text += strcspn(text, ","), text += *text == ',') {
        size_t length = strcspn(text, ",");
        bool is_known = length == 0;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            is_known |= strlen(words[i]) == length && memcmp(text, words[i], length) == 0;
        if (!is_known)
            fprintf(stderr,
                    "tenon-check: TENON_DEBUG: '%.*s' is not one of handles, memory, trace and "
                    "strict\n",
                    (int)length, text);
    }
}

/* Read the options from the environment. */
static void read_options(void)
{
    const char *text = secure_getenv("TENON_DEBUG");
    tell_unknown(text);
    const char *preloaded = secure_getenv("LD_PRELOAD");
    options.trace = has_word(text, "trace");
    options.memory = has_word(text, "memory");
    options.count = secure_getenv("TENON_DEBUG_COUNT");
    options.handles = text != NULL ? has_word(text, "handles") || options.memory
                                   : options.count == NULL && preloaded != NULL &&
                                         strstr(preloaded, "libtenon-check") != NULL;
}

const tnc_options *tnc_get_options(void)
{
    pthread_once(&options_once, read_options);
    return &options;
}

void tnc_trace(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    flockfile(stderr);
    fputs("tenon-check: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    funlockfile(stderr);
    va_end(arguments);
}

/* ---- locations ---- */

/* More frames than needed are taken, because those of this library are left out. */
void tnc_location_here(tnc_location *location)
{
    void *frames[TNC_FRAMES + 12];
    int count = backtrace(frames, TNC_FRAMES + 12);
    location->count = 0;
    for (int i = 0; i < count && location->count < TNC_FRAMES; i++)
        if (!tnc_is_own(frames[i]))
            location->frames[location->count++] = frames[i];
}

/* Print how an object began or ended, such as "    made by FUNCTION:" and the frames. */
static void print_event(const char *verb, const tnc_event *event)
{
    fprintf(stderr, "    %s", verb);
    if (event->argument != NULL)
        fprintf(stderr, " %s %zu%s%s%s of %s", event->is_result ? "result" : "argument",
                event->index, event->argument[0] != '\0' ? " '" : "", event->argument,
                event->argument[0] != '\0' ? "'" : "", event->operator_);
    else if (event->operator_ != NULL)
        fprintf(stderr, " in the kernel of %s", event->operator_);
    if (event->function != NULL)
        fprintf(stderr, " by %s", event->function);
    fputs(event->location.count > 0 ? ":\n" : "\n", stderr);
    for (int i = 0; i < event->location.count; i++)
        tnc_frame_print(event->location.frames[i]);
}

/* ---- reports ---- */

/* Return whether a message with this hash was not printed yet, and record it. */
static bool is_new(uint64_t hash)
{
    size_t known = ntold < MOST_REPORTS ? ntold : MOST_REPORTS;
    for (size_t i = 0; i < known; i++)
        if (told[i] == hash)
            return false;
    if (ntold < MOST_REPORTS)
        told[ntold++] = hash;
    return true;
}

static uint64_t mix(uint64_t hash, const void *data, size_t bytes)
{
    const unsigned char *at = data;
    for (size_t i = 0; i < bytes; i++)
        hash = (hash ^ at[i]) * 0x100000001b3u;
    return hash;
}

static uint64_t mix_text(uint64_t hash, const char *text)
{
    return text == NULL ? hash : mix(hash, text, strlen(text));
}

/*
 * Hash what makes a report the same as an earlier one: the location, or for a leak that of its
 * object's beginning.
 */
static uint64_t hash_of(tnc_problem problem, const tnc_object *object, const tnc_location *here)
{
    uint64_t hash = mix(0xcbf29ce484222325u, &problem, sizeof problem);
    if (problem != TNC_LEAK)
        hash = mix(hash, here->frames, here->count > 0 ? sizeof here->frames[0] : 0);
    if (object != NULL && problem == TNC_LEAK) {
        hash = mix_text(mix_text(hash, object->begun.function), object->begun.operator_);
        hash = mix(hash, &object->begun.index, sizeof object->begun.index);
        hash = mix(hash, object->begun.location.frames,
                   object->begun.location.count > 0 ? sizeof here->frames[0] : 0);
    }
    return hash;
}

/* Return the length of a message up to an address, which may differ each time. */
static size_t without_address(const char *text)
{
    const char *address = strstr(text, "0x");
    return address != NULL ? (size_t)(address - text) : strlen(text);
}

void tnc_report(tnc_problem problem, const tnc_object *object, const char *format, ...)
{
    tnc_event here = {.operator_ = tnc_running_operator()};
    char text[512];
    va_list arguments;
    if (!tnc_get_options()->handles)
        return;
    if (problem != TNC_LEAK)
        tnc_location_here(&here.location);
    found[problem]++;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    /* The same problem at the same place is printed once, but always counted. */
    uint64_t hash = mix_text(hash_of(problem, object, &here.location), here.operator_);
    if (!is_new(mix(hash, text, without_address(text))))
        return;
    flockfile(stderr);
    fprintf(stderr, "tenon-check: %s: %s\n", problems[problem], text);
    if (problem != TNC_LEAK)
        print_event("here", &here);
    if (object != NULL)
        print_event(object->begun.function == NULL ? "given as" : "made", &object->begun);
    if (object != NULL && object->state != TNC_LIVE)
        print_event(object->state == TNC_DELETED ? "deleted" : "handed over as", &object->ended);
    funlockfile(stderr);
}

/* ---- exit ---- */

/* Report an object that is still alive. Libraries live to the end. Visitor of tnc_objects_visit. */
static void report_leak(tnc_object *object)
{
    if (object->state == TNC_LIVE && !object->may_leak && object->kind != TNC_LIBRARY)
        tnc_report(TNC_LEAK, object, "%s was never deleted", tnc_kind_name(object->kind));
}

/* Print the summary and return the number of problems. */
static size_t print_summary(void)
{
    size_t total = 0;
    const char *comma = " (";
    for (int i = 0; i < TNC_NUM_PROBLEMS; i++)
        total += found[i];
    fprintf(stderr, "tenon-check: %zu problem%s", total, total == 1 ? "" : "s");
    for (int i = 0; i < TNC_NUM_PROBLEMS; i++) {
        if (found[i] == 0)
            continue;
        fprintf(stderr, "%s%zu %s", comma, found[i], problems[i]);
        comma = ", ";
    }
    fprintf(stderr, "%s in %lu calls and %lu kernels", total > 0 ? ")" : "", tnc_calls,
            tnc_kernels);
    if (tnc_unchecked > 0)
        fprintf(stderr, "; %lu were of operators without a known schema", tnc_unchecked);
    fputc('\n', stderr);
    return total;
}

/*
 * Report leaks and set the exit status. This runs after the destructors of extensions: C++ destroys
 * their statics before, and the linker knows that they depend on this library.
 */
__attribute__((destructor)) static void finish(void)
{
    if (!tnc_get_options()->handles || tnc_calls + tnc_kernels == 0)
        return;
    tnc_lock();
    tnc_objects_visit(report_leak);
    size_t total = print_summary();
    tnc_unlock();
    if (total == 0)
        return;
    fflush(NULL);
    _exit(STATUS_FOUND);
}
