/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes what is generated from the manifest's entries that are not functions: assertions, pages,
 * and tables for checks.
 */
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/* Names with a namespace exist in C++ only. */
static bool is_cxx(const abi_name *name)
{
    return strstr(name->name, "::") != NULL;
}

static const char *or_nothing(const char *text)
{
    return text != NULL ? text : "";
}

/* Write the assertion for one entry; families, macros and C++ classes have none. */
static void assert_name(const abi_name *name, FILE *out)
{
    const char *text = or_nothing(name->text);
    switch (name->kind) {
    case ABI_TYPE:
        if (name->text != NULL)
            fprintf(out, "SAME_TYPE(%s, %s)\n", name->name, text);
        if (name->size != 0)
            fprintf(out, "VALUE(sizeof(%s), %d)\n", name->name, name->size);
        if (name->alignment != 0)
            fprintf(out, "ALIGNED(%s, %d)\n", name->name, name->alignment);
        break;
    case ABI_CONSTANT:
        fprintf(out, "%s(%s, %s)\n", text[0] == '"' ? "TEXT" : "VALUE", name->name, text);
        break;
    case ABI_HANDLE:
        fprintf(out, "SAME_TYPE(%s, struct %s *)\nALIGNED(%s, sizeof(void *))\n", name->name, text,
                name->name);
        break;
    case ABI_CALLBACK:
        /* Callbacks whose type has no name are checked with the function that takes them. */
        if (name->text != NULL)
            break;
        fprintf(out, "SAME_CALLBACK(%s, %s, (", name->name, name->signature->result.type);
        abi_print_params(out, name->signature, false);
        fputs("))\n", out);
        break;
    case ABI_FAMILY:
    case ABI_MACRO:
    case ABI_CXX_NAME:
    case ABI_NUM_KINDS:
        break;
    }
}

/* Include each header that has a C++ constant, once. */
static void include_constants(const abi_spec *spec, FILE *out)
{
    for (size_t i = 0; i < spec->nnames; i++) {
        const abi_name *name = &spec->names[i];
        bool is_new = name->kind == ABI_CONSTANT && is_cxx(name);
        for (size_t k = 0; is_new && k < i; k++)
            is_new = spec->names[k].kind != ABI_CONSTANT || !is_cxx(&spec->names[k]) ||
                     strcmp(spec->names[k].header, name->header) != 0;
        if (is_new)
            fprintf(out, "#include <%s>\n", name->header);
    }
}

void abi_assert_names(const abi_spec *spec, FILE *out)
{
    fputs("\n/* Types, handles, callbacks and constants. */\n"
          "#define OTHER \" differs from spec/stable_abi.yaml\" CURE\n"
          "#ifdef __cplusplus\n"
          "#define SAME_TYPE(type, other) \\\n"
          "    static_assert(std::is_same<type, other>::value, #type OTHER);\n"
          "#define SAME_CALLBACK(type, result, parameters) \\\n"
          "    static_assert(std::is_same<type, result(*) parameters>::value, #type OTHER);\n"
          "#define ALIGNED(type, align) static_assert(alignof(type) == (align), #type OTHER);\n"
          "#define VALUE(name, value) static_assert(static_cast<unsigned long long>(name) == "
          "(value), "
          "#name OTHER);\n"
          "#define TEXT(name, value) static_assert(__builtin_strcmp(name, value) == 0, "
          "#name OTHER);\n"
          "#else\n"
          "#define SAME_TYPE(type, other) \\\n"
          "    _Static_assert(_Generic((type *)0, other *: 1, default: 0), #type OTHER);\n"
          "#define SAME_CALLBACK(type, result, parameters) \\\n"
          "    _Static_assert(_Generic((type *)0, result(**) parameters: 1, default: 0), "
          "#type OTHER);\n"
          "#define ALIGNED(type, align) _Static_assert(_Alignof(type) == (align), #type OTHER);\n"
          "#define VALUE(name, value) _Static_assert((name) == (value), #name OTHER);\n"
          "#define TEXT(name, value) _Static_assert(sizeof(name) == sizeof(value), #name OTHER);\n"
          "#endif\n\n",
          out);
    for (size_t i = 0; i < spec->nnames; i++)
        if (abi_is_frozen(spec, spec->names[i].since) && !is_cxx(&spec->names[i]))
            assert_name(&spec->names[i], out);
    fputs("\n#ifdef __cplusplus\n", out);
    include_constants(spec, out);
    for (size_t i = 0; i < spec->nnames; i++)
        if (abi_is_frozen(spec, spec->names[i].since) && is_cxx(&spec->names[i]))
            assert_name(&spec->names[i], out);
    fputs("#endif\n", out);
}

/* ---- pages ---- */

static void print_code(FILE *out, const char *text)
{
    if (text != NULL)
        fprintf(out, "`%s`", text);
}

/* Print the properties of an entry as fields of its table. */
static void print_cells(FILE *out, const abi_name *name)
{
    switch (name->kind) {
    case ABI_TYPE:
        print_code(out, name->text);
        fputs(" | ", out);
        if (name->size != 0)
            fprintf(out, "%d", name->size);
        if (name->alignment != 0)
            fprintf(out, ", %d", name->alignment);
        break;
    case ABI_CONSTANT:
        fprintf(out, "`%s`%s", name->text, name->follows_release ? ", follows the release" : "");
        break;
    case ABI_HANDLE:
        fprintf(out, "`struct %s *` | ", name->text);
        print_code(out, name->maker);
        fputs(" | ", out);
        print_code(out, name->deleter);
        break;
    case ABI_CALLBACK:
        fprintf(out, "`%s ", name->signature->result.type);
        abi_print_owned(out, name->signature);
        fputs("` | ", out);
        print_code(out, name->text);
        break;
    case ABI_FAMILY:
    case ABI_MACRO:
    case ABI_CXX_NAME:
    case ABI_NUM_KINDS:
        break;
    }
}

/* Write the table of one kind. */
static void write_kind(const abi_spec *spec, abi_kind kind, const char *head, const char *more,
                       FILE *out)
{
    fprintf(out, "\n## %s\n\n| name | since | gate | header | %s\n|---|---|---|---|", head, more);
    /* A column separator for each further head. */
    for (const char *c = more; *c != '\0'; c++)
        if (*c == '|')
            fputs("---|", out);
    fputc('\n', out);
    for (size_t i = 0; i < spec->nnames; i++) {
        const abi_name *name = &spec->names[i];
        if (name->kind != kind)
            continue;
        fprintf(out, "| `%s`%s%s | ", name->name, name->feature != NULL ? ", " : "",
                or_nothing(name->feature));
        abi_print_version(out, name->since);
        fputs(" | ", out);
        abi_print_version(out, name->guard);
        fprintf(out, " | `%s` |", name->header);
        if (kind != ABI_FAMILY) {
            fputc(' ', out);
            print_cells(out, name);
            fputs(" |", out);
        }
        fputc('\n', out);
    }
}

void abi_write_name_page(const abi_spec *spec, FILE *out)
{
    fputs("# Types, constants, handles and callbacks of the stable ABI\n\nMade by `./dev regen` "
          "from `spec/stable_abi.yaml`; its functions are in `symbols.md`, the names of the C++ "
          "headers in\n`header_only_apis.txt` and `tests/abi/headers/names.tsv`.\n",
          out);
    write_kind(spec, ABI_HANDLE, "Handles", "type | made by | deleted by |", out);
    write_kind(spec, ABI_CALLBACK, "Callbacks", "type, with ownership | parameter of |", out);
    write_kind(spec, ABI_TYPE, "Other types", "the same as | size, alignment |", out);
    write_kind(spec, ABI_FAMILY, "Families: every function of the header begins so", "", out);
    write_kind(spec, ABI_CONSTANT, "Constants", "value |", out);
    fputs("\n## Symbols of the libraries that stand in for foreign ones\n\n`stubs/README.md` "
          "explains the words.\n\n| library | symbol | does | needed by |\n|---|---|---|---|\n",
          out);
    for (size_t i = 0; i < spec->nstubs; i++)
        fprintf(out, "| %s | `%s` | %s | %s |\n", spec->stubs[i].library, spec->stubs[i].symbol,
                spec->stubs[i].does, spec->stubs[i].use);
}

/* The manifest is sorted by name; these lists are sorted by header, then name. */
static int compare_headers(const void *a, const void *b)
{
    const abi_name *x = *(const abi_name *const *)a;
    const abi_name *y = *(const abi_name *const *)b;
    int order = strcmp(x->header, y->header);
    return order != 0 ? order : strcmp(x->name, y->name);
}

/* Return pointers to all entries in that order; the caller frees the array. */
static const abi_name **by_header(const abi_spec *spec)
{
    const abi_name **names = gen_alloc(spec->nnames + 1, sizeof *names);
    for (size_t i = 0; i < spec->nnames; i++)
        names[i] = &spec->names[i];
    qsort(names, spec->nnames, sizeof *names, compare_headers);
    return names;
}

void abi_write_header_only(const abi_spec *spec, FILE *out)
{
    static const char folder[] = "torch/headeronly/";
    const abi_name **names = by_header(spec);
    const char *header = "";
    gen_hash_licence(out);
    fputs("# Made by tenon-gen from spec/stable_abi.yaml: what torch/headeronly offers without a "
          "library, after the header's name.\n",
          out);
    for (size_t i = 0; i < spec->nnames; i++) {
        bool is_ours = names[i]->feature != NULL && strcmp(names[i]->feature, "Tenon") == 0;
        /* Enumerators are listed with their type. */
        if (names[i]->kind == ABI_CONSTANT && is_cxx(names[i]))
            continue;
        if (is_ours || strncmp(names[i]->header, folder, sizeof folder - 1) != 0)
            continue;
        if (strcmp(names[i]->header, header) != 0)
            fprintf(out, "\n# %s\n", names[i]->header);
        header = names[i]->header;
        fprintf(out, "%s\n", names[i]->name);
    }
    free(names);
}

/* Write a line for each header that has new names in the release. */
void abi_write_new_names(const abi_spec *spec, abi_version release, FILE *out)
{
    const abi_name **names = by_header(spec);
    const char *header = "";
    for (size_t i = 0; i < spec->nnames; i++) {
        const abi_name *name = names[i];
        if (abi_compare(name->since, release) != 0 || name->kind == ABI_FAMILY)
            continue;
        if (strcmp(name->header, header) != 0)
            fprintf(out, "- `%s`:", name->header);
        fprintf(out, " `%s`", name->name);
        header = name->header;
        bool is_last = true;
        for (size_t k = i + 1; k < spec->nnames && strcmp(names[k]->header, header) == 0; k++)
            if (abi_compare(names[k]->since, release) == 0 && names[k]->kind != ABI_FAMILY)
                is_last = false;
        fputs(is_last ? "\n" : ",", out);
    }
    free(names);
}

/* tests/abi/headers/names.tsv, which the checks of the headers read. */
void abi_write_name_table(const abi_spec *spec, FILE *out)
{
    const abi_name **names = by_header(spec);
    gen_hash_licence(out);
    fputs(
        "# Made by tenon-gen from spec/stable_abi.yaml: header, kind, name, the oldest target that "
        "can name it, a constant's value, feature.\n",
        out);
    for (size_t i = 0; i < spec->nnames; i++) {
        const abi_name *name = names[i];
        abi_version gate = name->guard.major != 0 ? name->guard : spec->releases[0].version;
        if (!abi_is_frozen(spec, name->since) || name->kind == ABI_FAMILY ||
            (name->kind == ABI_CALLBACK && name->text != NULL))
            continue;
        fprintf(out, "%s\t%s\t%s\t%d.%d\t%s\t%s\n", name->header, abi_kind_name(name->kind),
                name->name, gate.major, gate.minor, name->kind == ABI_CONSTANT ? name->text : "",
                or_nothing(name->feature));
    }
    free(names);
}

void abi_write_stubs(const abi_spec *spec, FILE *out)
{
    gen_hash_licence(out);
    fputs("# Made by tenon-gen from spec/stable_abi.yaml: library, symbol, what it does, who needs "
          "it "
          "and why. README.md says what the words mean.\n",
          out);
    for (size_t i = 0; i < spec->nstubs; i++)
        fprintf(out, "%s\t%s\t%s\t%s\n", spec->stubs[i].library, spec->stubs[i].symbol,
                spec->stubs[i].does, spec->stubs[i].use);
}
