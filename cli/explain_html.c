/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A dispatch table and the path of a call as a web page: first which kernel runs and why, key by
 * key, then what that kernel calls, then the table in groups, with a colour for each rule.
 */
#include "explain_html.h"
#include "html_page.h"

#include <string.h>

/* Keys of a group that are shown before the others are folded. */
#define MAX_KEYS 6

/* A rule of dispatch and the class of its colour. */
typedef struct rule_class {
    const char *rule; /* the rule, as in tn_dispatch_row */
    const char *name; /* in pages.css */
} rule_class;

/* Rules that are not listed are grey. */
static const rule_class classes[] = {
    {"kernel", "kernel"},
    {"default backend kernel", "default"},
    {"math kernel", "math"},
    {"autograd kernel", "autograd"},
    {"ambiguous autogradother", "ambiguous"},
};

static const char *class_of(const char *rule)
{
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        if (strcmp(classes[i].rule, rule) == 0)
            return classes[i].name;
    return "other";
}

/* Return a string of an object, or "" if it has none of that name. */
static const char *text_at(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

/* ---- what runs ---- */

/* Whether a list of keys, with ", " between them, has this one. */
static bool has_key(const char *list, const char *key)
{
    size_t length = strlen(key);
    for (const char *at = list; (at = strstr(at, key)) != NULL; at++)
        if ((at == list || at[-1] == ' ') && (at[length] == ',' || at[length] == '\0'))
            return true;
    return false;
}

static const json_t *row_of(const json_t *rows, const char *key)
{
    size_t index;
    json_t *row;
    json_array_foreach(rows, index, row) if (strcmp(text_at(row, "key"), key) == 0) return row;
    return NULL;
}

/* Print where a kernel comes from: its rule, the key that it was registered for, and its place. */
static void print_kernel(const json_t *row)
{
    const char *rule = text_at(row, "rule"), *origin = text_at(row, "origin");
    cli_html(stdout, "<span class=\"badge %s\">%s</span> registered for %s", class_of(rule), rule,
             text_at(row, "source"));
    if (strcmp(origin, "built in") == 0)
        cli_html(stdout, ", built into libtenon");
    else if (origin[0] != '\0')
        cli_html(stdout, ", <code>%s</code>", origin);
}

/*
 * Return the choice of the same call that follows a choice, made by its kernel with fewer keys;
 * NULL if that kernel computes the result itself. Other calls of the kernel may come before it.
 */
static const json_t *next_choice(const json_t *path, const json_t *step)
{
    long long depth = json_integer_value(json_object_get(step, "depth")) + 1;
    size_t index;
    json_t *other;
    bool is_after = false;
    json_array_foreach(path, index, other)
    {
        if (is_after && json_integer_value(json_object_get(other, "depth")) < depth)
            return NULL;
        if (is_after && json_integer_value(json_object_get(other, "depth")) == depth &&
            strcmp(text_at(other, "op"), text_at(step, "op")) == 0 &&
            strcmp(text_at(other, "kind"), "call") != 0)
            return other;
        is_after = is_after || other == step;
    }
    return NULL;
}

/* Print the first calls that a kernel makes of other operators, as it computes nothing itself. */
static void print_callees(const json_t *path, const json_t *step)
{
    long long depth = json_integer_value(json_object_get(step, "depth")) + 1;
    size_t index, count = 0;
    json_t *other;
    bool is_after = false;
    json_array_foreach(path, index, other)
    {
        long long own = json_integer_value(json_object_get(other, "depth"));
        if (is_after && own < depth)
            break;
        if (is_after && own == depth && ++count <= MAX_KEYS) {
            fputs(count == 1 ? "<p>It calls " : ", ", stdout);
            cli_html(stdout, "<code>%s</code> at %s", text_at(other, "op"),
                     text_at(json_object_get(other, "row"), "key"));
        }
        is_after = is_after || other == step;
    }
    if (count > MAX_KEYS)
        cli_html(stdout, " and %zu more", count - MAX_KEYS);
    if (count > 0)
        fputs(".</p>\n", stdout);
}

/* Print the answer for a call: the kernel that computes the result, after those above it. */
static void print_call_answer(const cli_explain_page *page)
{
    const json_t *first = json_array_get(page->path, 0), *last = first;
    for (const json_t *step = first; step != NULL; step = next_choice(page->path, step))
        last = step;
    const json_t *row = json_object_get(last, "row");
    bool has_failed = page->failure[0] != '\0';
    cli_html(stdout,
             "<div class=\"answer %s\">\n<p>This call %s the kernel of <strong>%s</strong>: ",
             has_failed ? "bad" : "good", has_failed ? "reached" : "runs", text_at(row, "key"));
    print_kernel(row);
    fputs(".</p>\n", stdout);
    if (first != last) {
        fputs("<p>Before it, ", stdout);
        for (const json_t *step = first; step != last; step = next_choice(page->path, step)) {
            row = json_object_get(step, "row");
            cli_html(stdout, "%s%s: ", step == first ? "" : "; ", text_at(row, "key"));
            print_kernel(row);
        }
        fputs(".</p>\n", stdout);
    }
    print_callees(page->path, last);
    if (has_failed)
        cli_html(stdout, "<p class=\"bad\">It failed: %s</p>\n", page->failure);
    fputs("</div>\n", stdout);
}

/* Print the answer for an operator that is not called: what a call with CPU tensors would run. */
static void print_table_answer(const cli_explain_page *page)
{
    const json_t *plain = row_of(page->rows, "CPU"), *above = row_of(page->rows, "AutogradCPU");
    cli_html(stdout, "<div class=\"answer %s\">\n<p>A call with tensors on the CPU ",
             plain != NULL ? "good" : "bad");
    if (plain == NULL)
        fputs("fails: no kernel is there for CPU.</p>\n</div>\n", stdout);
    if (plain == NULL)
        return;
    fputs("runs: ", stdout);
    print_kernel(plain);
    fputs(".</p>\n<p>Where a gradient is recorded", stdout);
    if (above == NULL || json_is_true(json_object_get(above, "fallthrough"))) {
        fputs(", it is the same kernel.</p>\n</div>\n", stdout);
        return;
    }
    fputs(", this one is called first: ", stdout);
    print_kernel(above);
    fputs(".</p>\n</div>\n", stdout);
}

/* ---- why ---- */

/* Print who brings a key to a call: arguments, and the thread. */
static void print_bringers(const json_t *step, const char *key)
{
    size_t index, count = 0;
    json_t *argument;
    json_array_foreach(json_object_get(step, "arguments"), index,
                       argument) if (has_key(text_at(argument, "keys"), key))
        cli_html(stdout, "%s%s", count++ > 0 ? ", " : "", text_at(argument, "name"));
    if (has_key(text_at(step, "included"), key))
        cli_html(stdout, "%sthe thread", count > 0 ? ", " : "");
}

/* Print what a call does at one of its keys. */
static void print_fate(const cli_explain_page *page, const json_t *step, const json_t *row)
{
    const char *key = text_at(row, "key");
    if (has_key(text_at(step, "excluded"), key)) {
        fputs("the thread takes it out", stdout);
    } else if (has_key(text_at(step, "masked"), key)) {
        fputs(json_is_true(json_object_get(row, "fallthrough"))
                  ? "skipped: its kernel is a fallthrough"
                  : "skipped: no argument has a gradient to record",
              stdout);
    } else {
        size_t nth = 0;
        for (const json_t *each = step; each != NULL; each = next_choice(page->path, each), nth++)
            if (strcmp(text_at(json_object_get(each, "row"), "key"), key) == 0) {
                cli_html(stdout, "%s: ", nth == 0 ? "runs" : "then runs");
                print_kernel(json_object_get(each, "row"));
                return;
            }
        fputs("a higher key was chosen", stdout);
    }
}

static bool is_chosen(const cli_explain_page *page, const json_t *step, const char *key)
{
    for (const json_t *each = step; each != NULL; each = next_choice(page->path, each))
        if (strcmp(text_at(json_object_get(each, "row"), "key"), key) == 0)
            return true;
    return false;
}

/* Whether a call has a key, before any is taken out. */
static bool is_brought(const json_t *step, const char *key)
{
    size_t index;
    json_t *argument;
    json_array_foreach(json_object_get(step, "arguments"), index,
                       argument) if (has_key(text_at(argument, "keys"), key)) return true;
    return has_key(text_at(step, "included"), key) || has_key(text_at(step, "keys"), key) ||
           has_key(text_at(step, "masked"), key);
}

/* Print the keys of a call from the highest on: where each comes from, and what it does. */
static void print_keys(const cli_explain_page *page)
{
    const json_t *step = json_array_get(page->path, 0);
    fputs("<h2>Why, key by key</h2>\n", stdout);
    cli_html_table(stdout, "why", "key|comes from|what happens");
    for (size_t i = json_array_size(page->rows); i-- > 0;) {
        const json_t *row = json_array_get(page->rows, i);
        const char *key = text_at(row, "key");
        if (!is_brought(step, key))
            continue;
        cli_html(stdout, "<tr class=\"%s\"><td>%s</td><td>",
                 is_chosen(page, step, key) ? "done" : "off", key);
        print_bringers(step, key);
        fputs("</td><td class=\"words\">", stdout);
        print_fate(page, step, row);
        fputs("</td></tr>\n", stdout);
    }
    cli_html_table_end(stdout);
}

/* ---- the path and the table ---- */

/* Print one choice of a kernel, indented by the depth of the call. */
static void print_step(const json_t *step)
{
    const json_t *row = json_object_get(step, "row");
    cli_html(stdout, "<tr><td class=\"name\" style=\"padding-left:%dem\">%s</td><td>%s</td>",
             1 + (int)json_integer_value(json_object_get(step, "depth")), text_at(step, "op"),
             text_at(step, "kind"));
    cli_html(stdout,
             "<td>%s</td><td><span class=\"badge %s\">%s</span></td><td>%s</td>"
             "<td class=\"words pale\">%s</td></tr>\n",
             text_at(row, "key"), class_of(text_at(row, "rule")), text_at(row, "rule"),
             text_at(row, "origin"), text_at(step, "keys"));
}

/* Print all choices that a call makes. */
static void print_path(json_t *path)
{
    size_t index;
    json_t *step;
    fputs("<h2>The path of the call</h2>\n", stdout);
    cli_html_table(stdout, "path", "operator|how|runs|rule|where|keys that are left");
    json_array_foreach(path, index, step) print_step(step);
    cli_html_table_end(stdout);
}

/* Print the keys of a group; many of them are folded. */
static void print_group_keys(const json_t *keys)
{
    size_t index, count = json_array_size(keys);
    json_t *key;
    if (count > MAX_KEYS)
        cli_html(stdout, "<details><summary>%s and %zu more</summary>",
                 json_string_value(json_array_get(keys, 0)), count - 1);
    json_array_foreach(keys, index, key)
        cli_html(stdout, "%s%s", index > 0 ? ", " : "", json_string_value(key));
    if (count > MAX_KEYS)
        fputs("</details>", stdout);
}

/* Print the dispatch table, in groups. */
static void print_groups(const cli_explain_page *page)
{
    json_t *groups = cli_explain_groups(page->table), *group;
    size_t index;
    fputs("<h2>The dispatch table</h2>\n", stdout);
    cli_html_table(stdout, "groups", "rule|registered for|where|keys");
    json_array_foreach(groups, index, group)
    {
        const char *rule = text_at(group, "rule");
        cli_html(stdout,
                 "<tr><td><span class=\"badge %s\">%s</span>%s</td><td>%s</td><td>%s</td>"
                 "<td class=\"words\">",
                 class_of(rule), rule,
                 json_is_true(json_object_get(group, "fallthrough")) ? " falls through" : "",
                 text_at(group, "source"), text_at(group, "origin"));
        print_group_keys(json_object_get(group, "keys"));
        fputs("</td></tr>\n", stdout);
    }
    cli_html_table_end(stdout);
    json_decref(groups);
}

/* Print each row of the table, folded. */
static void print_rows(const cli_explain_page *page)
{
    size_t index;
    json_t *row;
    cli_html(stdout, "<details><summary>Each of the %zu keys</summary>\n",
             json_array_size(page->table));
    cli_html_table(stdout, "rows", "key|rule|the kernel|registered for|where");
    json_array_foreach(page->table, index, row)
    {
        cli_html(stdout, "<tr><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>\n",
                 text_at(row, "key"), text_at(row, "rule"),
                 json_is_true(json_object_get(row, "fallthrough")) ? "falls through" : "runs",
                 text_at(row, "source"), text_at(row, "origin"));
    }
    cli_html_table_end(stdout);
    fputs("</details>\n", stdout);
}

bool cli_explain_html(const cli_explain_page *page)
{
    bool is_call = json_array_size(page->path) > 0;
    cli_html_begin(stdout, page->title);
    if (page->schema[0] != '\0')
        cli_html(stdout, "<p><code>%s</code></p>\n", page->schema);
    if (is_call) {
        print_call_answer(page);
        print_keys(page);
        print_path(page->path);
    } else {
        print_table_answer(page);
    }
    print_groups(page);
    print_rows(page);
    if (page->hidden > 0)
        cli_html(stdout,
                 "<p class=\"pale\">%zu keys have only the fallback of every operator (--all shows "
                 "them).</p>\n",
                 page->hidden);
    return cli_html_end(stdout);
}
