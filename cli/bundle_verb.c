/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon bundle`: make a folder that runs a compiled model or an exported program on a
 * machine where nothing else is installed. Also runs the model when this program lies in such a
 * folder.
 */
#include "bundle.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: tenon bundle [--lib FILE]… [--model NAME] [--with WORD]… [--json] -o FOLDER "
    "MODEL.pt2\n\n"
    "Makes a folder that runs a compiled model, or an exported program, on a machine with nothing\n"
    "but a C library: the package, libtenon.so, and the libraries that these need. It may be\n"
    "moved as a whole.\n\n"
    "    FOLDER/run --input x.npy             as `tenon run` with the model and its extensions\n"
    "    cc host.c -LFOLDER/lib -ltenon -Wl,-rpath,'$ORIGIN/lib' -o FOLDER/host\n\n"
    "  -o FOLDER     the folder, which must not be there\n"
    "  --lib FILE    take along this extension, whose operators the model calls\n"
    "  --model NAME  which model of the package, where it has several\n"
    "  --with WORD   take along what the files do not ask for: onednn (the plugin that makes "
    "large\n"
    "                convolutions and products faster), lapack, fftw (for extensions that call\n"
    "                operators which open them)\n"
    "  --json        print the manifest, which is also FOLDER/manifest.json\n";

/* The command line after it was parsed. */
typedef struct bundle_options {
    cli_libraries libraries; /* the libraries of --lib, loaded */
    const char **words;      /* the files of --lib, then from `room` on the words of --with */
    size_t nlibraries;       /* the number of --lib files */
    size_t nwith;            /* the number of --with words */
    size_t room;             /* the index in `words` of the first --with word */
    bool json;               /* --json */
} bundle_options;

/* ---- the manifest ---- */

/* Return the manifest's entry for each file of the bundle. */
static json_t *json_pieces(const bundle_plan *plan)
{
    json_t *list = json_array();
    for (size_t i = 0; i < plan->npieces; i++) {
        const bundle_piece *piece = &plan->pieces[i];
        json_array_append_new(
            list,
            json_pack("{ss sI ss ss so}", "file", piece->name, "bytes", (json_int_t)piece->bytes,
                      "why", piece->why, "from", piece->from, "package",
                      piece->package[0] != '\0' ? json_string(piece->package) : json_null()));
    }
    return list;
}

/* Return the paths of the extensions in the bundle; the run loads them with --lib. */
static json_t *json_libraries(const bundle_plan *plan)
{
    json_t *list = json_array();
    for (size_t i = 0; i < plan->npieces; i++)
        if (plan->pieces[i].search == BUNDLE_SEARCH_EXTENSION)
            json_array_append_new(list, json_string(plan->pieces[i].name));
    return list;
}

/* Return the size of all files of the bundle in bytes, the manifest not counted. */
static size_t sum(const bundle_plan *plan)
{
    size_t bytes = 0;
    for (size_t i = 0; i < plan->npieces; i++)
        bytes += plan->pieces[i].bytes;
    return bytes;
}

/* Return the text of manifest.json from malloc, or NULL if there is no memory. */
static char *write_manifest(const bundle_plan *plan)
{
    char libc[32];
    snprintf(libc, sizeof libc, "2.%u", plan->libc);
    json_t *root = json_pack("{ss ss ss? so ss ss ss sI so}", "tenon", tn_version_text(), "model",
                             "model.pt2", "name", plan->model, "libraries", json_libraries(plan),
                             "machine", plan->machine, "instructions", plan->isa, "glibc", libc,
                             "bytes", (json_int_t)sum(plan), "files", json_pieces(plan));
    char *text = root != NULL ? json_dumps(root, JSON_INDENT(1)) : NULL;
    json_decref(root);
    return text;
}

/* Print a line on the whole bundle, one for each file, and how to run it. */
static void print_text(const bundle_plan *plan)
{
    printf("%s: %zu files, %.1f MB, for %s with glibc 2.%u or later\n", plan->folder,
           plan->npieces + 1, 1e-6 * (double)sum(plan), plan->machine, plan->libc);
    for (size_t i = 0; i < plan->npieces; i++)
        printf("%10zu  %-32s %s\n", plan->pieces[i].bytes, plan->pieces[i].name,
               plan->pieces[i].why);
    printf("Run it: %s/run --input X.npy\n", plan->folder);
}

/* ---- making a bundle ---- */

/*
 * Find out what the bundle needs, copy it, and print the manifest or a table. Return the exit
 * status.
 */
static int make(bundle_plan *plan, const bundle_options *options)
{
    int status = cli_bundle_begin(plan);
    for (size_t i = 0; i < options->nlibraries && status == CLI_OK; i++)
        status = cli_bundle_add_extension(plan, options->words[i]);
    for (size_t i = 0; i < options->nwith && status == CLI_OK; i++)
        status = cli_bundle_add_named(plan, options->words[options->room + i]);
    if (status == CLI_OK)
        status = cli_bundle_gather(plan);
    if (status == CLI_OK)
        status = cli_bundle_add_licenses(plan);
    if (status != CLI_OK)
        return status;
    char *manifest = write_manifest(plan);
    status =
        manifest != NULL ? cli_bundle_write(plan, manifest) : cli_fail("bundle", "out of memory");
    if (status == CLI_OK && options->json)
        puts(manifest);
    else if (status == CLI_OK)
        print_text(plan);
    free(manifest);
    return status;
}

/* Remove the slashes at the end of `word`, so that messages print the folder without them. */
static const char *folder_name(char *word)
{
    for (size_t length = strlen(word); length > 1 && word[length - 1] == '/';)
        word[--length] = '\0';
    return word;
}

/* Parse the command line into `plan` and `options`; --lib loads at once. Return the exit status. */
static int parse_words(int argc, char **argv, bundle_plan *plan, bundle_options *options)
{
    int status = CLI_OK;
    for (int i = 1; i < argc && status == CLI_OK; i++) {
        char *word = argv[i];
        bool has_next = i + 1 < argc;
        if (strcmp(word, "--json") == 0)
            options->json = true;
        else if ((strcmp(word, "-o") == 0 || strcmp(word, "--output") == 0) && has_next)
            plan->folder = folder_name(argv[++i]);
        else if (strcmp(word, "--model") == 0 && has_next)
            plan->model = argv[++i];
        else if (strcmp(word, "--with") == 0 && has_next)
            options->words[options->room + options->nwith++] = argv[++i];
        else if (cli_libraries_option(&options->libraries, argc, argv, &i, &status)) {
            /* An extension is loaded, and its file is noted for the bundle. */
            if (strcmp(word, "--lib") == 0)
                options->words[options->nlibraries++] = argv[i];
        } else if (word[0] == '-')
            status = cli_unknown_option("bundle", argc, argv, i);
        else if (plan->path != NULL)
            status = cli_usage_error("bundle", "'%s' is a second package", word);
        else
            plan->path = word;
    }
    if (status == CLI_OK && plan->path == NULL)
        status = cli_usage_error("bundle", "no package was named");
    if (status == CLI_OK && plan->folder == NULL)
        status = cli_usage_error("bundle", "-o names the folder to make");
    return status;
}

int cli_bundle(int argc, char **argv)
{
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    bundle_plan plan = {0};
    bundle_options options = {.room = (size_t)argc};
    options.words = calloc(2 * (size_t)argc, sizeof *options.words);
    if (options.words == NULL)
        return cli_fail("bundle", "out of memory");
    int status = parse_words(argc, argv, &plan, &options);
    if (status == CLI_OK)
        status = make(&plan, &options);
    cli_libraries_free(&options.libraries);
    free(plan.pieces);
    free(options.words);
    return status;
}

/* ---- running a bundle ---- */

/*
 * Return the manifest beside this program and write the program's folder to `folder`. Return NULL
 * if there is no manifest: then this program is not part of a bundle.
 */
static json_t *read_own_manifest(char folder[PATH_MAX])
{
    char path[PATH_MAX + 32];
    if (!cli_bundle_program(folder))
        return NULL;
    *strrchr(folder, '/') = '\0';
    snprintf(path, sizeof path, "%s/manifest.json", folder);
    return json_load_file(path, 0, NULL);
}

/* Return the path of a file of the bundle from malloc, or NULL. */
static char *in_folder(const char *folder, const char *name)
{
    char *path = NULL;
    return name != NULL && asprintf(&path, "%s/%s", folder, name) >= 0 ? path : NULL;
}

/*
 * Run `tenon run --lib … --model … MODEL` with the user's own arguments at the end. Return the exit
 * status.
 */
static int run_manifest(const json_t *manifest, const char *folder, int argc, char **argv)
{
    const json_t *libraries = json_object_get(manifest, "libraries");
    const char *model = json_string_value(json_object_get(manifest, "name"));
    size_t nlibraries = json_array_size(libraries), count = 0;
    char **words = calloc(2 * nlibraries + 5 + (size_t)argc, sizeof *words);
    char **paths = calloc(nlibraries + 1, sizeof *paths);
    bool is_good = words != NULL && paths != NULL;
    if (is_good)
        words[count++] = (char *)(uintptr_t) "run";
    /* The extensions, each after a --lib, and then the model. */
    for (size_t i = 0; is_good && i <= nlibraries; i++) {
        const json_t *name =
            i < nlibraries ? json_array_get(libraries, i) : json_object_get(manifest, "model");
        paths[i] = in_folder(folder, json_string_value(name));
        is_good = paths[i] != NULL;
        if (i < nlibraries)
            words[count++] = (char *)(uintptr_t) "--lib";
        words[count++] = paths[i];
    }
    if (is_good && model != NULL) {
        words[count++] = (char *)(uintptr_t) "--model";
        words[count++] = (char *)(uintptr_t)model;
    }
    for (int i = 1; is_good && i < argc; i++)
        words[count++] = argv[i];
    int status = is_good ? cli_run((int)count, words)
                         : cli_fail("bundle", "%s/manifest.json does not name its files", folder);
    for (size_t i = 0; paths != NULL && i <= nlibraries; i++)
        free(paths[i]);
    free(paths);
    free(words);
    return status;
}

bool cli_bundle_run(int argc, char **argv, int *status)
{
    char folder[PATH_MAX];
    json_t *manifest = read_own_manifest(folder);
    if (manifest == NULL)
        return false;
    *status = run_manifest(manifest, folder, argc, argv);
    json_decref(manifest);
    return true;
}
