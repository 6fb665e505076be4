/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Prints reports as one page that can be sent to others: the verdict and the floor first, then what
 * is wrong with what to do, then each import. It is made of what `--json` prints.
 */
#include "audit.h"
#include "html_page.h"

#include <jansson.h>
#include <string.h>

/* What to do about a kind of problem or note. */
typedef struct advice {
    const char *kind; /* as in audit_problem */
    const char *text; /* a sentence */
} advice;

static const advice advices[] = {
    {"unstable", "Port the sources to the stable ABI: `tenon audit --source DIR` lists each use "
                 "with its replacement, and `tenon port --write` makes those that are exact. Until "
                 "then, build one binary for each release of PyTorch."},
    {"internal", "Nothing of PyTorch's inside is stable: leave it out, or build one binary for "
                 "each release of PyTorch."},
    {"floor", "Compile with TORCH_TARGET_VERSION for the release that is required, or require the "
              "younger PyTorch."},
    {"unknown", "Look whether the name is misspelt, or whether a PyTorch has it that is younger "
                "than this report's list."},
    {"python-abi", "Compile with Py_LIMITED_API for the release in the tag, or tag the wheel for "
                   "the one Python that it was built with."},
    {"metadata", "Let the wheel require what it needs: `torch>=` the floor, or, for an unstable "
                 "binary, `torch==` the release that it was built with."},
    {"platform", "Build in the image of the manylinux tag, or give the wheel the tag that fits "
                 "(auditwheel does)."},
    {"glibc-private", "Leave these functions out: another glibc may lack them."},
    {"stack", "Link with -Wl,-z,noexecstack; a file in assembler needs a section "
              ".note.GNU-stack."},
    {"search-path", "Link without -rpath, or with one that begins with $ORIGIN."},
    {"needed-path", "Link with -lNAME a library that has a SONAME, not a path."},
    {"cuda", "Link with the libraries of one CUDA release."},
    {"tenon-abi", "Compile everything that meets in a process with the same headers of Tenon, and "
                  "run it with that Tenon or a newer one."},
    {"target", "Compile all objects with the same TORCH_TARGET_VERSION."},
    {"needed", "Link with -Wl,--no-as-needed and the library of PyTorch's that has the functions, "
               "so that it is found when this one is opened."},
    {"unreadable", "Build or download the file anew."},
    {"unserved", "PyTorch has these functions; in Tenon a call of them fails. `tenon abi list "
                 "--impl absent` lists all."},
    {"unused", "Link with -Wl,--as-needed, if nothing else needs the library."},
};

static const char *advice_on(const char *kind)
{
    for (size_t i = 0; i < sizeof advices / sizeof *advices; i++)
        if (strcmp(advices[i].kind, kind) == 0)
            return advices[i].text;
    return NULL;
}

/* Return a string of an object, or "" if it has none of that name. */
static const char *text_at(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

static size_t count_at(const json_t *report, const char *name)
{
    return json_array_size(json_object_get(report, name));
}

static bool is_unreadable(const json_t *report)
{
    const json_t *first = json_array_get(json_object_get(report, "problems"), 0);
    return first != NULL && strcmp(text_at(first, "kind"), "unreadable") == 0;
}

/* ---- the verdict ---- */

/* Print the verdict as a badge. */
static void print_verdict(FILE *out, const json_t *report)
{
    const char *verdict = text_at(report, "verdict");
    bool is_stable = strcmp(verdict, "stable") == 0, is_none = strcmp(verdict, "none") == 0;
    if (is_unreadable(report))
        cli_html(out, "<span class=\"badge bad\">cannot be read</span>");
    else
        cli_html(out, "<span class=\"badge %s\">%s</span>",
                 is_stable ? "good"
                 : is_none ? ""
                           : "bad",
                 is_none ? "not PyTorch" : verdict);
}

/* Print which releases of PyTorch a binary runs with. */
static void print_floor(FILE *out, const json_t *report)
{
    const char *floor = text_at(report, "floor"), *linked = text_at(report, "linked_floor");
    if (floor[0] != '\0')
        cli_html(out, "%s and later", floor);
    else if (strcmp(text_at(report, "verdict"), "unstable") == 0)
        fputs("the one it was built with", out);
    if (linked[0] != '\0' && strcmp(linked, floor) != 0)
        cli_html(out, " (%s without what it looks up by name)", linked);
}

/* Print the verdict on one binary in words. */
static void print_one_answer(FILE *out, const json_t *report)
{
    size_t problems = count_at(report, "problems");
    cli_html(out, "<div class=\"answer %s\">\n<p>", problems > 0 ? "bad" : "good");
    print_verdict(out, report);
    if (text_at(report, "floor")[0] != '\0' || strcmp(text_at(report, "verdict"), "unstable") == 0)
        fputs(" PyTorch: ", out);
    print_floor(out, report);
    cli_html(out, "</p>\n<p>%zu problem%s, %zu note%s.</p>\n</div>\n", problems,
             problems == 1 ? "" : "s", count_at(report, "notes"),
             count_at(report, "notes") == 1 ? "" : "s");
}

/* Print how many binaries there are of each verdict, and a line for each. */
static void print_all_answer(FILE *out, const json_t *reports)
{
    static const char *const verdicts[] = {"stable", "unstable", "none"};
    size_t counts[3] = {0}, bad = 0, index;
    unsigned floor = 0;
    json_t *report;
    json_array_foreach(reports, index, report)
    {
        unsigned own = cli_release(text_at(report, "floor"));
        floor = own > floor ? own : floor;
        bad += count_at(report, "problems") > 0;
        for (int i = 0; i < 3; i++)
            counts[i] += strcmp(text_at(report, "verdict"), verdicts[i]) == 0;
    }
    cli_html(out,
             "<div class=\"answer %s\">\n<p>%zu stable, %zu unstable, %zu without PyTorch; %zu "
             "with problems.</p>\n",
             bad > 0 ? "bad" : "good", counts[0], counts[1], counts[2], bad);
    if (floor > 0)
        cli_html(out, "<p>All that are stable run with PyTorch %d.%d and later.</p>\n",
                 (int)(floor / 1000), (int)(floor % 1000));
    fputs("</div>\n", out);
    cli_html_table(out, "index", "binary|verdict|PyTorch|#problems|#notes");
    json_array_foreach(reports, index, report)
    {
        cli_html(out, "<tr><td class=\"name\"><a href=\"#binary-%zu\">%s</a></td><td>", index + 1,
                 text_at(report, "path"));
        print_verdict(out, report);
        fputs("</td><td class=\"release\">", out);
        print_floor(out, report);
        cli_html(out, "</td><td class=\"number\">%zu</td><td class=\"number\">%zu</td></tr>\n",
                 count_at(report, "problems"), count_at(report, "notes"));
    }
    cli_html_table_end(out);
}

/* ---- one binary ---- */

/* Print text in which what stands in backticks is code. */
static void print_prose(FILE *out, const char *text)
{
    bool is_code = false;
    while (*text != '\0') {
        char part[512];
        size_t length = strcspn(text, "`");
        snprintf(part, sizeof part, "%.*s", (int)length, text);
        cli_html(out, is_code ? "<code>%s</code>" : "%s", part);
        text += length + (text[length] != '\0');
        is_code = !is_code;
    }
}

/* Print the problems or the notes, each with what to do. */
static void print_problems(FILE *out, const json_t *report, const char *name)
{
    size_t index;
    json_t *problem;
    bool is_note = strcmp(name, "notes") == 0;
    if (count_at(report, name) == 0)
        return;
    cli_html(out, "<h3>%s</h3>\n", is_note ? "Notes" : "Problems");
    cli_html_table(out, "problems", "kind|what it is|what to do");
    json_array_foreach(json_object_get(report, name), index, problem)
    {
        const char *todo = advice_on(text_at(problem, "kind"));
        cli_html(out,
                 "<tr><td class=\"%s kind\">%s</td><td class=\"words\">%s</td><td class=\"words\">",
                 is_note ? "note" : "bad", text_at(problem, "kind"), text_at(problem, "message"));
        print_prose(out, todo != NULL ? todo : "");
        fputs("</td></tr>\n", out);
    }
    cli_html_table_end(out);
}

static void print_fact(FILE *out, const char *name, const char *text)
{
    if (text[0] != '\0')
        cli_html(out, "<span><strong>%s</strong> %s</span>\n", name, text);
}

/* Print what the binary was built for and what it needs of the system. */
static void print_facts(FILE *out, const json_t *report)
{
    json_t *builds = json_object_get(report, "built_with"), *build;
    json_t *cuda = json_object_get(report, "cuda");
    size_t index;
    fputs("<p class=\"facts\">\n", out);
    if (json_array_size(builds) > 0) {
        fputs("<span><strong>built with PyTorch</strong> ", out);
        json_array_foreach(builds, index, build)
            cli_html(out, "%s%s", index > 0 ? ", " : "", json_string_value(build));
        fputs("</span>\n", out);
    }
    print_fact(out, "built for PyTorch", text_at(report, "target"));
    print_fact(out, "machine", text_at(report, "machine"));
    print_fact(out, "glibc", text_at(report, "glibc"));
    print_fact(out, "GLIBCXX", text_at(report, "glibcxx"));
    print_fact(out, "CXXABI", text_at(report, "cxxabi"));
    print_fact(out, "manylinux", text_at(report, "manylinux"));
    print_fact(out, "Python's stable ABI", text_at(report, "python_abi"));
    if (json_is_integer(cuda))
        cli_html(out, "<span><strong>CUDA</strong> %d</span>\n", (int)json_integer_value(cuda));
    fputs("</p>\n", out);
}

static bool is_unstable(const json_t *import)
{
    const char *kind = text_at(import, "kind");
    return strcmp(kind, "unstable") == 0 || strcmp(kind, "internal") == 0;
}

/* Print a function of the stable ABI: its release, and whether Tenon has it. */
static void print_stable(FILE *out, const json_t *import)
{
    bool is_looked_up = strcmp(text_at(import, "kind"), "looked-up") == 0;
    const char *since = text_at(import, "since"), *lacks = text_at(import, "unserved");
    cli_html(out,
             "<tr><td class=\"name\"><code>%s</code></td><td>%s</td><td>%s</td>"
             "<td class=\"words %s\">%s%s</td></tr>\n",
             text_at(import, "name"), since[0] != '\0' ? since : "?",
             is_looked_up ? "looked up by name" : "linked", lacks[0] != '\0' ? "note" : "",
             lacks[0] != '\0' ? "Tenon lacks it: " : "served", lacks);
}

/* Print a C++ name, and what to use instead. */
static void print_unstable(FILE *out, const json_t *import)
{
    const char *plain = text_at(import, "demangled"), *instead = text_at(import, "instead");
    cli_html(out, "<tr><td class=\"name\"><code>%s</code></td><td class=\"words\">",
             plain[0] != '\0' ? plain : text_at(import, "name"));
    cli_html(out,
             instead[0] != '\0' ? "<code>%s</code>" : "<span class=\"pale\">nothing stable</span>",
             instead);
    fputs("</td></tr>\n", out);
}

/* Print the imports of an array that are stable, or those that are not, folded if they are fine. */
static void print_imports(FILE *out, const json_t *imports, bool unstable, const char *title)
{
    size_t index, count = 0;
    json_t *import;
    json_array_foreach(imports, index, import) count += is_unstable(import) == unstable;
    if (count == 0)
        return;
    cli_html(out, "<details%s><summary>%zu import%s %s</summary>\n", unstable ? " open" : "", count,
             count == 1 ? "" : "s", title);
    cli_html_table(out, "imports",
                   unstable ? "name|instead" : "name|since PyTorch|how|state in Tenon");
    json_array_foreach(imports, index, import)
    {
        if (is_unstable(import) == unstable)
            (unstable ? print_unstable : print_stable)(out, import);
    }
    cli_html_table_end(out);
    fputs("</details>\n", out);
}

static void print_report(FILE *out, const json_t *report)
{
    const json_t *imports = json_object_get(report, "imports");
    print_problems(out, report, "problems");
    print_problems(out, report, "notes");
    if (!is_unreadable(report))
        print_facts(out, report);
    print_imports(out, imports, true, "of at::, c10:: and torch::");
    print_imports(out, json_object_get(report, "internals"), true, "of PyTorch's inside");
    print_imports(out, imports, false, "of the stable ABI");
}

bool audit_print_html(FILE *out, const json_t *reports)
{
    char title[64];
    size_t index, count = json_array_size(reports);
    json_t *report;
    if (count == 1) {
        report = json_array_get(reports, 0);
        cli_html_begin(out, text_at(report, "path"));
        print_one_answer(out, report);
        print_report(out, report);
        return cli_html_end(out);
    }
    snprintf(title, sizeof title, "Audit of %zu binaries", count);
    cli_html_begin(out, title);
    print_all_answer(out, reports);
    json_array_foreach(reports, index, report)
    {
        cli_html(out, "<h2 id=\"binary-%zu\">%s ", index + 1, text_at(report, "path"));
        print_verdict(out, report);
        fputs("</h2>\n", out);
        print_report(out, report);
    }
    return cli_html_end(out);
}
