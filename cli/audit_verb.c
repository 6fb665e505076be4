/* SPDX-License-Identifier: BSD-3-Clause */
/* `tenon audit`: what binaries need from PyTorch and the system, and what is wrong with them. */
#include "audit.h"
#include "times.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: tenon audit [--json|--html] [--verbose] [--require RELEASE] FILE…\n"
    "       tenon audit [--json] --source DIR…\n\n"
    "Reads shared objects, wheels (in place), folders, or installed packages by their import\n"
    "names, and says of each binary whether it takes PyTorch's stable ABI only, which is the\n"
    "oldest PyTorch that has all it takes, and what would break it elsewhere: unstable imports\n"
    "and what to use instead, a false abi3 or manylinux tag, an executable stack, search paths\n"
    "of one machine. Nothing is loaded or unpacked.\n\n"
    "  --require RELEASE   fail if a binary needs a younger PyTorch than this, such as 2.10\n"
    "  --source            the arguments are C++ sources: list what is not stable in them, with\n"
    "                      file, line and replacement\n"
    "  --json              one array of objects: path, verdict, floor, imports, problems …\n"
    "  --html              one page for a browser, to be sent: the verdict, the oldest PyTorch,\n"
    "                      each problem with what to do, each import with its release\n"
    "  --verbose           list every import, also the stable ones\n\n"
    "Exit status: 0 all is well, 1 something is wrong, 2 a file cannot be read, or usage.\n";

/* What is printed, and how far the work is. */
typedef struct printing {
    audit_printer printer; /* prints the reports */
    cli_progress progress; /* shown where the reports are not */
    size_t count;          /* of reports */
} printing;

static void print_report(void *context, const audit_report *report)
{
    printing *self = context;
    cli_progress_step(&self->progress, ++self->count);
    audit_print(&self->printer, report);
}

/*
 * Audit the files and folders named. Return the exit status: CLI_USAGE if one could not be read,
 * CLI_FAILED if one has a problem.
 */
static int audit_files(int count, char **names, const audit_wishes *wishes)
{
    printing self = {.printer = {.wishes = wishes}, .progress = cli_progress_begin("binaries", 0)};
    audit_walk walk = {.wishes = wishes, .visitor = print_report, .context = &self};
    bool is_good = true;
    self.progress.is_wanted = self.progress.is_wanted && !isatty(STDOUT_FILENO);
    audit_print_start(&self.printer);
    for (int i = 0; i < count; i++)
        is_good = audit_target(&walk, names[i]) && is_good;
    cli_progress_clear();
    audit_print_end(&self.printer);
    audit_members_free(walk.members);
    if (self.printer.has_failed)
        return cli_fail("audit", "out of memory");
    if (self.printer.is_unwritten)
        return cli_fail("audit", "the page cannot be written");
    return !is_good || self.printer.nunreadable > 0 ? CLI_USAGE
           : self.printer.nbad > 0                  ? CLI_FAILED
                                                    : CLI_OK;
}

int cli_audit(int argc, char **argv)
{
    audit_wishes wishes = {.out = stdout};
    bool is_source = false;
    bool has_ended = false;
    int count = 0;

    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc; i++) {
        if (cli_move_operand(argv, i, &count, &has_ended))
            continue;
        if (strcmp(argv[i], "--json") == 0)
            wishes.as_json = true;
        else if (strcmp(argv[i], "--html") == 0)
            wishes.as_html = true;
        else if (strcmp(argv[i], "--verbose") == 0)
            wishes.is_verbose = true;
        else if (strcmp(argv[i], "--source") == 0)
            is_source = true;
        else if (strcmp(argv[i], "--require") != 0)
            return cli_unknown_option("audit", argc, argv, i);
        else if (++i == argc || (wishes.require = cli_release(argv[i])) == 0)
            return cli_usage_error("audit", "--require needs a release such as 2.10");
    }
    if (count == 0)
        return cli_usage_error("audit", "which file?");
    if (wishes.as_html && (wishes.as_json || is_source))
        return cli_usage_error("audit", "--html is without --json and --source");
    wishes.in_colour =
        !wishes.as_json && !wishes.as_html && isatty(STDOUT_FILENO) && getenv("NO_COLOR") == NULL;
    return is_source ? audit_sources(count, argv + 1, &wishes)
                     : audit_files(count, argv + 1, &wishes);
}
