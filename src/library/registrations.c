/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Registrations: definitions, kernels and fallbacks that a block makes.
 *
 * Each is prepared without the lock (parsing, checking), then published under it. All memory is
 * found first, so that publishing cannot fail half-way.
 */
#include "dispatch/builtins.h"
#include "library/library_blocks.h"

/* ---- what all have in common ---- */

/*
 * With the lock held: make room for entries in a block that still accepts some, before anything is
 * published, so that `enter` cannot fail.
 */
static tn_status make_room(tn_library *library, size_t more)
{
    if (library->withdrawn)
        return tni_fail(TN_ERR_RUNTIME, "the %s block of %s at %s has been unloaded",
                        tni_library_kind_name(library->kind), library->ns, library->origin);
    return tni_reserve((void **)&library->entries, &library->capacity, library->count + more,
                       sizeof(library_entry));
}

static void enter(tn_library *library, entry_kind kind, tn_op *op, tni_kernel *kernel)
{
    TNI_ASSERT(library->count < library->capacity && !library->withdrawn);
    library->entries[library->count++] = (library_entry){kind, op, kernel};
    TNI_ASSERT(tni_library_is_valid(library));
}

/*
 * Return the key of a registration: the one it names, else the block's, else
 * CompositeImplicitAutograd. A block has one key, as in PyTorch; naming another one is refused, as
 * there.
 */
static tn_status choose_key(const tn_library *library, const char *what, const char *name,
                            const char *key, tni_key *out)
{
    tni_key chosen = library->key != NO_KEY ? library->key : TNI_ALIAS_COMPOSITE_IMPLICIT;
    if (key != NULL) {
        TN_TRY(tni_key_parse(key, &chosen));
        if (chosen == TNI_KEY_UNDEFINED)
            chosen = TNI_ALIAS_COMPOSITE_IMPLICIT;
        if (library->key != NO_KEY && chosen != library->key)
            return tni_fail(
                TN_ERR_RUNTIME,
                "%s(\"%s\", ...): Explicitly provided dispatch key (%s) is inconsistent "
                "with the dispatch key of the enclosing %s block (%s) at %s; give it a "
                "block of its own",
                what, name, key, tni_library_kind_name(library->kind), tni_key_name(library->key),
                library->origin);
    }
    *out = chosen;
    return TN_OK;
}

/* ---- definitions ---- */

/* Return the length of the operator's name in a schema's text, for messages. */
static int name_length(const char *schema)
{
    return (int)strcspn(schema, "( \t\n");
}

/*
 * The message shows the schema up to its parenthesis, which is enough to find it in the author's
 * file.
 */
static tn_status check_define(const tn_library *library, const char *schema, const int32_t *tags,
                              size_t ntags)
{
    if (library == NULL || schema == NULL)
        return tni_fail_null("tn_library_define", "library and schema");
    if (library->kind == TN_LIBRARY_IMPL)
        return tni_fail(TN_ERR_RUNTIME,
                        "def(\"%.*s\"): Cannot define an operator inside of a TORCH_LIBRARY_IMPL "
                        "block (of %s at %s)",
                        name_length(schema), schema, library->ns, library->origin);
    if (ntags > 0 && tags == NULL)
        return tni_fail(TN_ERR_VALUE, "def(\"%.*s\"): %zu tags, but no array of them",
                        name_length(schema), schema, ntags);
    return TN_OK;
}

/*
 * Give the schema the block's namespace, or check that it has it; *full is "ns::name". A block can
 * only define what it owns, so the text of a registration does not decide the namespace.
 */
static tn_status qualify(const tn_library *library, tn_schema *schema, tni_buffer *full)
{
    size_t length = strlen(library->ns);
    tni_text name = schema->name;
    const char *colons = strstr(name.data, "::");
    if (colons == NULL) {
        tni_buffer_print(full, "%s::%s", library->ns, name.data);
    } else if ((size_t)(colons - name.data) == length &&
               memcmp(name.data, library->ns, length) == 0) {
        tni_buffer_print(full, "%s", name.data);
    } else {
        return tni_fail(TN_ERR_RUNTIME,
                        "Explicitly provided namespace (%.*s) in schema string does not match "
                        "namespace of enclosing %s block (%s) at %s",
                        (int)(colons - name.data), name.data, tni_library_kind_name(library->kind),
                        library->ns, library->origin);
    }
    return full->failed ? tni_fail_memory(name.length + length + 3) : TN_OK;
}

/*
 * Compare a type string with a schema. One without results says nothing about results, and none can
 * say anything about `...`.
 */
static tn_status check_types(const tn_op *op, const tn_schema *schema, const tni_kernel *kernel)
{
    tni_buffer codes = {0};
    tni_buffer text = {0};
    if (kernel->types == NULL || schema->is_vararg || schema->is_varret)
        return TN_OK;
    tni_extension_codes(schema, &codes);
    tni_schema_print(&text, schema);
    tn_status status = codes.failed || text.failed ? tni_fail_memory(text.length) : TN_OK;
    if (status == TN_OK && strchr(kernel->types, '-') == NULL)
        *strchr(codes.data, '-') = '\0';
    if (status == TN_OK && strcmp(kernel->types, codes.data) != 0)
        status = tni_fail(
            TN_ERR_RUNTIME,
            "%s: the kernel for %s registered at %s has the type string \"%s\", and "
            "its schema asks for \"%s\"%s: %s",
            op->name.text, tni_key_name(kernel->key), kernel->origin, kernel->types, codes.data,
            strchr(codes.data, '*') != NULL ? " (* is a type that extensions in C have no code for)"
                                            : "",
            text.data);
    tni_buffer_free(&codes);
    tni_buffer_free(&text);
    return status;
}

/*
 * Check that a kernel that says what it was written for was written for this schema. Done when the
 * operator is defined and when the kernel is registered, because either may come first.
 */
static tn_status check_claim(const tn_op *op, const tn_schema *schema, const tni_kernel *kernel)
{
    TN_TRY(check_types(op, schema, kernel));
    if (kernel->claim == NULL)
        return TN_OK;
    tn_status status = tni_schema_match(schema, kernel->claim);
    if (status != TN_OK)
        status = tni_fail_context(TN_ERR_RUNTIME,
                                  "%s: the kernel for %s registered at %s does not fit "
                                  "the schema",
                                  op->name.text, tni_key_name(kernel->key), kernel->origin);
    return status;
}

static tn_status check_claims(const tn_op *op, const tn_schema *schema)
{
    for (const tni_kernel *key = op->kernels; key != NULL; key = key->next_key)
        for (const tni_kernel *kernel = key; kernel != NULL; kernel = kernel->older)
            TN_TRY(check_claim(op, schema, kernel));
    return TN_OK;
}

/*
 * Refused even if both schemas are the same, as in PyTorch: two libraries that define one operator
 * would take it away from each other when one is unloaded.
 */
static tn_status check_not_defined(const tn_library *library, const tn_op *op)
{
    if (atomic_load_explicit(&op->signature, memory_order_relaxed) == NULL)
        return TN_OK;
    return tni_fail(
        TN_ERR_RUNTIME,
        "Tried to register an operator (%s) with the same name and overload name multiple "
        "times: at %s, and before at %s",
        op->name.text, library->origin, op->origin);
}

/* What a definition publishes; each part is immortal memory. */
typedef struct definition {
    tn_schema *schema;        /* until the signature takes it */
    tni_signature *signature; /* compiled schema */
    char *stem;               /* "ns::name", which the schema points to */
    int32_t *tags;            /* copy of the tags; NULL if there are none */
    size_t ntags;             /* number of tags */
} definition;

/* The schema belongs to the signature once there is one. */
static void discard(definition *def)
{
    if (def->signature != NULL)
        tni_signature_free(def->signature);
    else
        tn_schema_free(def->schema);
    tni_immortal_free(def->stem);
    tni_immortal_free(def->tags);
}

/* With the lock held: allocate everything that the definition needs. */
static tn_status compile(definition *def, const tni_buffer *full, const int32_t *tags)
{
    def->stem = tni_immortal_text(full->data, full->length);
    if (def->stem == NULL)
        return tni_fail_memory(full->length);
    if (def->ntags > 0) {
        def->tags = tni_immortal_alloc(def->ntags * sizeof *tags);
        if (def->tags == NULL)
            return tni_fail_memory(def->ntags * sizeof *tags);
        memcpy(def->tags, tags, def->ntags * sizeof *tags);
    }
    def->schema->name = (tni_text){def->stem, full->length};
    return tni_signature_compile(def->schema, &def->signature);
}

/*
 * Operators in the order of their definitions, which are numbered from 1; under the registry lock.
 */
static const tn_op **defined;
static size_t ndefined;
static size_t defined_capacity;

static tn_status make_room_for_definition(void)
{
    void *items = (void *)defined;
    TN_TRY(tni_reserve(&items, &defined_capacity, ndefined + 1, sizeof *defined));
    defined = items;
    return TN_OK;
}

/* A linear search: it is only used when a packet of overloads is made. */
uint64_t tn_op_definition(const tn_op *op)
{
    uint64_t place = 0;
    if (op == NULL || op->builtin != NULL)
        return 0;
    tni_registry_lock();
    for (size_t i = ndefined; i > 0 && place == 0; i--)
        if (defined[i - 1] == op)
            place = i;
    tni_registry_unlock();
    return place;
}

/* Tags that PyTorch's code generator adds to operators of ATen, and that the yaml does not list. */
enum { TAG_INPLACE = 6, TAG_OUT = 14, TAG_PT2_COMPLIANT = 17 };

/* Whether the name without its overload ends with _. */
static bool is_named_in_place(const tn_op *op)
{
    const char *name = tn_op_name(op);
    const char *overload = strchr(name, '.');
    size_t length = overload != NULL ? (size_t)(overload - name) : strlen(name);
    return length > 0 && name[length - 1] == '_';
}

/*
 * An operator that writes its first argument, and has a name ending with _, is in-place; one that
 * writes keyword-only arguments is an out variant.
 */
static uint32_t tags_of_builtin(const tn_op *op)
{
    uint32_t bits = op->builtin->tags | UINT32_C(1) << TAG_PT2_COMPLIANT;
    tn_argument argument = {.size = sizeof argument};
    for (size_t i = 0; i < tn_op_num_args(op) && tn_op_argument(op, i, &argument) == TN_OK; i++)
        if (argument.is_written && argument.is_keyword_only)
            bits |= UINT32_C(1) << TAG_OUT;
        else if (argument.is_written && i == 0 && is_named_in_place(op))
            bits |= UINT32_C(1) << TAG_INPLACE;
    return bits;
}

static void add_tag(int32_t tag, int32_t *tags, size_t size, size_t *count)
{
    if (*count < size)
        tags[*count] = tag;
    ++*count;
}

size_t tn_op_tags(const tn_op *op, int32_t *tags, size_t size)
{
    size_t count = 0;
    if (op == NULL)
        return 0;
    uint32_t bits = op->builtin != NULL ? tags_of_builtin(op) : 0;
    tni_registry_lock();
    for (int32_t tag = 0; tag < 32; tag++)
        if ((bits >> tag & 1) != 0)
            add_tag(tag, tags, size, &count);
    for (size_t i = 0; bits == 0 && i < op->ntags; i++)
        add_tag(op->tags[i], tags, size, &count);
    tni_registry_unlock();
    return count;
}

/*
 * With the lock held. The last line makes the operator visible to callers; all checks and
 * allocations come before.
 */
static tn_status publish(tn_library *library, definition *def, const tni_buffer *name)
{
    tn_op *op;
    TN_TRY(make_room(library, 1));
    TN_TRY(make_room_for_definition());
    TN_TRY(tni_op_intern(name->data, name->length, &op));
    TN_TRY(check_not_defined(library, op));
    TN_TRY(check_claims(op, def->schema));
    TNI_ASSERT(ndefined < defined_capacity);
    defined[ndefined++] = op;
    op->tags = def->tags;
    op->ntags = def->ntags;
    op->origin = library->origin;
    atomic_store_explicit(&op->python_module, library->module, memory_order_release);
    tni_op_set_signature(op, def->signature);
    enter(library, ENTRY_DEFINITION, op, NULL);
    return TN_OK;
}

/*
 * Parsing, which is most of the work, is done before the lock is taken. The full name gets its
 * overload only after "ns::name" was copied for the schema, which has both separately.
 */
tn_status tn_library_define(tn_library *library, const char *schema, const int32_t *tags,
                            size_t ntags)
{
    definition def = {.ntags = ntags};
    tni_buffer full = {0};
    TN_TRY(check_define(library, schema, tags, ntags));
    TN_TRY(tn_schema_parse(schema, TN_SCHEMA_DEFINE, &def.schema));
    tn_status status = qualify(library, def.schema, &full);
    tni_registry_lock();
    if (status == TN_OK)
        status = compile(&def, &full, tags);
    if (status == TN_OK && def.schema->overload.length > 0) {
        tni_buffer_print(&full, ".%s", def.schema->overload.data);
        status = full.failed ? tni_fail_memory(full.length) : TN_OK;
    }
    if (status == TN_OK)
        status = publish(library, &def, &full);
    if (status != TN_OK)
        discard(&def);
    tni_registry_unlock();
    tni_buffer_free(&full);
    return status;
}

/* ---- kernels ---- */

/* A block for all namespaces has none to add, so there the name must have its own. */
tn_status tni_library_qualify(const tn_library *library, const char *name, tni_buffer *full)
{
    tni_text ns = {0};
    tni_text stem;
    tni_text overload;
    bool is_global = strcmp(library->ns, "_") == 0;
    TN_TRY(tni_schema_parse_name(name, &ns, &stem, &overload));
    if (ns.length == 0 && is_global)
        return tni_fail(
            TN_ERR_RUNTIME,
            "impl(\"%s\", ...): in a block for all namespaces (at %s) a kernel has to name "
            "its operator's namespace",
            name, library->origin);
    if (ns.length != 0 && !is_global && !tni_text_is(ns, library->ns))
        return tni_fail(
            TN_ERR_RUNTIME,
            "impl(\"%s\", ...): Explicitly provided namespace (%.*s) in operator name does "
            "not match namespace of enclosing %s block (%s) at %s",
            name, (int)ns.length, ns.data, tni_library_kind_name(library->kind), library->ns,
            library->origin);
    if (ns.length == 0)
        tni_buffer_print(full, "%s::%s", library->ns, name);
    else
        tni_buffer_print(full, "%s", name);
    return full->failed ? tni_fail_memory(full->length) : TN_OK;
}

/*
 * Warn, once per process, that one kernel hides another. Once, because a library that replaces a
 * hundred kernels does so on purpose.
 */
static void warn_replaced(const char *name, tni_key key, const char *newer, const char *older)
{
    static _Atomic(bool) was_told;
    if (atomic_exchange(&was_told, true))
        return;
    tni_warn("%s: the kernel for %s (%s) replaces an older one (%s), which returns when the newer "
             "library is unloaded (further replacements are not reported)",
             name, tni_key_name(key), newer, older);
}

/* Meta kernels are replaced by design: Python's replace compiled ones. */
static bool is_meta(tni_key key)
{
    return tni_keyset_of(key) == (TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(META));
}

/* Autocast's kernels are called in its regions alone, where a thread's keys are not the first. */
static bool is_autocast(tni_key key)
{
    return tni_keyset_of(key) == TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU);
}

/* With the lock held: return the newest kernel for a key; NULL if there is none. */
static const tni_kernel *newest_kernel(const tn_op *op, tni_key key)
{
    const tni_kernel *kernel = op->kernels;
    while (kernel != NULL && kernel->key != key)
        kernel = kernel->next_key;
    return kernel;
}

/*
 * With the lock held: publish a kernel; `*older` is the origin of the kernel that it hides, or
 * NULL. The record is a copy of a prototype on the caller's stack, so it is complete before it is
 * linked.
 */
static tn_status publish_kernel(tn_library *library, const tni_buffer *name,
                                const tni_kernel *prototype, const char **older)
{
    tn_op *op;
    TN_TRY(make_room(library, 1));
    TN_TRY(tni_op_intern(name->data, name->length, &op));
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_relaxed);
    if (signature != NULL)
        TN_TRY(check_claim(op, signature->schema, prototype));
    tni_kernel *kernel = tni_immortal_alloc(sizeof *kernel);
    if (kernel == NULL)
        return tni_fail_memory(sizeof *kernel);
    *kernel = *prototype;
    TNI_ASSERT(kernel->function != NULL && kernel->origin != NULL);
    tni_kernel_guard(op, kernel);
    const tni_kernel *hidden = newest_kernel(op, kernel->key);
    *older = hidden == NULL ? NULL : hidden->origin;
    tni_op_add_kernel(op, kernel);
    enter(library, ENTRY_KERNEL, op, kernel);
    return TN_OK;
}

_Atomic(bool) tni_aten_has_foreign_kernels;

/*
 * Register a kernel whose function, context, flags and claim are set; the claim is taken. The
 * warning comes after the lock is released, because its handler may register.
 */
static tn_status impl(tn_library *library, const char *name, const char *key, tni_kernel *prototype)
{
    tni_buffer full = {0};
    const char *older = NULL;
    prototype->origin = library->origin;
    tn_status status = choose_key(library, "impl", name, key, &prototype->key);
    if (status == TN_OK)
        status = tni_library_qualify(library, name, &full);
    if (status == TN_OK) {
        tni_registry_lock();
        status = publish_kernel(library, &full, prototype, &older);
        tni_registry_unlock();
        if ((prototype->flags & TNI_KERNEL_BUILT_IN) == 0 && !is_autocast(prototype->key) &&
            full.length > 6 && memcmp(full.data, "aten::", 6) == 0)
            atomic_store(&tni_aten_has_foreign_kernels, true);
    }
    if (status != TN_OK)
        tn_schema_free((tn_schema *)(uintptr_t)prototype->claim);
    else if (older != NULL && !is_meta(prototype->key))
        warn_replaced(full.data, prototype->key, library->origin, older);
    tni_buffer_free(&full);
    return status;
}

/* A NULL kernel is no failure: PyTorch accepts one and registers nothing. */
tn_status tn_library_impl(tn_library *library, const char *name, const char *key,
                          const char *signature, tn_kernel kernel, void *context)
{
    tn_schema *claim = NULL;
    if (library == NULL || name == NULL)
        return tni_fail_null(__func__, "library and name");
    if (kernel == NULL)
        return TN_OK;
    if (signature != NULL)
        TN_TRY(tni_schema_parse_signature(signature, &claim));
    tni_kernel prototype = {.function = kernel, .context = context, .claim = claim};
    return impl(library, name, key, &prototype);
}

tn_status tn_library_impl_fallthrough(tn_library *library, const char *name, const char *key)
{
    if (library == NULL || name == NULL)
        return tni_fail_null(__func__, "library and name");
    tni_kernel prototype = {.function = tni_fallthrough_call, .flags = TNI_KERNEL_FALLTHROUGH};
    return impl(library, name, key, &prototype);
}

/* The schema that the kernel was written for is claimed by its type string, like others. */
tn_status tni_library_impl_recorder(tn_library *library, const char *name, const tn_schema *schema,
                                    tn_kernel kernel, void *context)
{
    tni_buffer text = {0};
    tn_schema *claim = NULL;
    tni_schema_print(&text, schema);
    tn_status status = text.failed ? tni_fail_memory(text.length)
                                   : tni_schema_parse_signature(strchr(text.data, '('), &claim);
    tni_buffer_free(&text);
    TN_TRY(status);
    tni_kernel prototype = {
        .function = kernel, .context = context, .claim = claim, .flags = TNI_KERNEL_BUILT_IN};
    return impl(library, name, "Autograd", &prototype);
}

/*
 * The text is copied, because the original goes away with its extension. The copy is kept even if
 * the registration fails; then the load mostly fails, too.
 */
tn_status tni_library_announce_types(tn_library *library, tni_foreign_kernel function,
                                     const char *types)
{
    tni_registry_lock();
    char *copy = tni_immortal_text(types, strlen(types));
    tni_registry_unlock();
    if (copy == NULL)
        return tni_fail_memory(strlen(types) + 1);
    library->typed = function;
    library->types = copy;
    return TN_OK;
}

/*
 * Standard C cannot convert a function pointer to void *, so the bytes are copied; POSIX guarantees
 * that they fit.
 */
tn_status tni_library_impl_foreign(tn_library *library, const char *name, tn_kernel adapter,
                                   tni_foreign_kernel function)
{
    if (function == NULL)
        return TN_OK;
    tni_kernel prototype = {.function = adapter};
    if (library->typed == function)
        prototype.types = library->types;
    library->typed = NULL;
    _Static_assert(sizeof function == sizeof prototype.context, "a context holds a function");
    memcpy(&prototype.context, &function, sizeof function);
    return impl(library, name, NULL, &prototype);
}

/* ---- fallbacks ---- */

static tn_status check_fallback(const tn_library *library)
{
    if (library == NULL)
        return tni_fail_null("tn_library_fallback", "library");
    if (library->kind != TN_LIBRARY_IMPL)
        return tni_fail(
            TN_ERR_RUNTIME,
            "fallback(...): Cannot define an operator inside of a %s block (of %s at %s); "
            "a fallback belongs into a TORCH_LIBRARY_IMPL block of namespace _",
            tni_library_kind_name(library->kind), library->ns, library->origin);
    if (strcmp(library->ns, "_") != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "fallback(...): Fallback functions which apply to only a single namespace "
                        "(you specified %s) are not supported; the block of namespace _ is for all "
                        "(at %s)",
                        library->ns, library->origin);
    return TN_OK;
}

/*
 * A private backend may replace the fallback of its autograd key; nothing else is replaced. PyTorch
 * makes this exception for backends that are not part of it.
 */
static bool is_replaceable(tni_key key)
{
    return tni_keyset_of(key) == (TNI_FUNCTIONALITY_BIT(AUTOGRAD) | TNI_BACKEND_BIT(PRIVATEUSE1));
}

/* Whether a registration for `chosen`, a runtime key or an alias, covers the runtime key `key`. */
static bool means(tni_key chosen, tni_key key)
{
    return chosen == key || tni_alias_covers(chosen, key);
}

/*
 * All keys are checked before one is set, because registering half of an alias's keys would be
 * worse than none.
 */
static tn_status check_free(const tn_library *library, tni_key chosen, size_t *count)
{
    *count = 0;
    for (tni_key key = 1; key < TNI_NUM_RUNTIME_KEYS; key++) {
        if (!means(chosen, key))
            continue;
        ++*count;
        const tni_kernel *present = tni_fallback_get(key);
        bool built_in = present != NULL && (present->flags & TNI_KERNEL_BUILT_IN) != 0;
        if (present != NULL && !(built_in && is_replaceable(key)))
            return tni_fail(
                TN_ERR_RUNTIME,
                "Tried to register multiple backend fallbacks for the same dispatch key "
                "%s; the previous one is at %s, this one at %s",
                tni_key_name(key), present->origin, library->origin);
    }
    if (*count == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "fallback(...): the dispatch key %s covers no runtime key (at %s)",
                        tni_key_name(chosen), library->origin);
    return TN_OK;
}

/*
 * With the lock held: publish one record per runtime key, all or none. All records are one block of
 * memory, because they are withdrawn together.
 */
static tn_status publish_fallbacks(tn_library *library, tni_key chosen, const tni_kernel *prototype)
{
    size_t count;
    TN_TRY(check_free(library, chosen, &count));
    TN_TRY(make_room(library, count));
    tni_kernel *kernel = tni_immortal_alloc(count * sizeof *kernel);
    if (kernel == NULL)
        return tni_fail_memory(count * sizeof *kernel);
    for (tni_key key = 1; key < TNI_NUM_RUNTIME_KEYS; key++) {
        if (!means(chosen, key))
            continue;
        *kernel = *prototype;
        kernel->key = key;
        tni_fallback_set(key, kernel);
        enter(library, ENTRY_FALLBACK, NULL, kernel);
        kernel++;
    }
    return TN_OK;
}

tn_status tn_library_fallback(tn_library *library, const char *key, tn_kernel kernel, void *context)
{
    tni_key chosen;
    TN_TRY(check_fallback(library));
    if (key == NULL && library->key == NO_KEY)
        return tni_fail(TN_ERR_RUNTIME,
                        "fallback(...): no dispatch key, neither here nor for the "
                        "block at %s",
                        library->origin);
    TN_TRY(choose_key(library, "fallback", "", key, &chosen));
    tni_kernel prototype = {.function = kernel,
                            .context = context,
                            .flags = TNI_KERNEL_FALLBACK,
                            .origin = library->origin};
    if (kernel == NULL) {
        prototype.function = tni_fallthrough_call;
        prototype.flags |= TNI_KERNEL_FALLTHROUGH;
    }
    tni_registry_lock();
    tn_status status = publish_fallbacks(library, chosen, &prototype);
    tni_registry_unlock();
    return status;
}
