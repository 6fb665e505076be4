/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Registration. The C++ wrappers ignore a failed init and use its handle; a failed def they ignore,
 * or throw inside a static initialiser, which ends the process. So a failed init stores NULL, and
 * calls with NULL fail. During a load, a failure is given to the load and success is returned;
 * outside of a load, it is also a warning.
 */
#include "abi/shims.h"

/* The ABI's handle type is never defined; a handle is the block's address. */
static tn_library *unwrap(TorchLibraryHandle handle)
{
    return (tn_library *)(void *)handle;
}

/*
 * Give a failure to the load in progress, or warn if there is none: up to 2.12 the wrappers ignore
 * the status, and the author would look for a missing operator without any hint.
 */
static AOTITorchError registered(tn_status status)
{
    if (TNI_LIKELY(status == TN_OK))
        return AOTI_TORCH_SUCCESS;
    if (tni_load_scope_absorb(status) == TN_OK)
        return AOTI_TORCH_SUCCESS;
    tni_warn("a registration failed: %s", tn_last_error());
    return tni_shim(status);
}

/*
 * Fail for an invalid handle: NULL from a failed init, or one that was deleted. The block is looked
 * up among the live ones, which a registration can afford, so a wild pointer gives a message and
 * not a crash.
 */
static tn_status check_library(TorchLibraryHandle handle, const char *function)
{
    if (handle == NULL)
        return tni_fail(TN_ERR_VALUE, "%s: the library handle is NULL: its init failed", function);
    if (!tni_library_is_live(unwrap(handle)))
        return tni_fail(TN_ERR_VALUE, "%s: %p is no handle of a library, or was deleted", function,
                        (void *)handle);
    return TN_OK;
}

/*
 * The handle is written first, because wrappers leave it uninitialised and use it whatever the
 * status. The catcher is prepared here, because a registration is the last moment before a kernel
 * can run and throw.
 */
static AOTITorchError init(const char *function, tn_library_kind kind, const char *ns,
                           const char *key, const char *file, uint32_t line,
                           TorchLibraryHandle *ret)
{
    tn_library *library = NULL;
    if (ret == NULL)
        return tni_shim_null(function, "ret_new_torch_lib");
    *ret = NULL;
    if (ns == NULL || (kind == TN_LIBRARY_IMPL && key == NULL))
        return registered(
            tni_fail(TN_ERR_VALUE, "%s: namespace and key must not be NULL", function));
    tni_catcher_ensure();
    AOTITorchError error = registered(tn_library_new(kind, ns, key, file, line, &library));
    *ret = (TorchLibraryHandle)(void *)library;
    return error;
}

AOTITorchError aoti_torch_library_init_def(const char *ns, const char *file, uint32_t line,
                                           TorchLibraryHandle *ret_new_torch_lib)
{
    return init(__func__, TN_LIBRARY_DEF, ns, NULL, file, line, ret_new_torch_lib);
}

AOTITorchError aoti_torch_library_init_impl(const char *ns, const char *k, const char *file,
                                            uint32_t line, TorchLibraryHandle *ret_new_torch_lib)
{
    return init(__func__, TN_LIBRARY_IMPL, ns, k, file, line, ret_new_torch_lib);
}

AOTITorchError aoti_torch_library_init_fragment(const char *ns, const char *file, uint32_t line,
                                                TorchLibraryHandle *ret_new_torch_lib)
{
    return init(__func__, TN_LIBRARY_FRAGMENT, ns, NULL, file, line, ret_new_torch_lib);
}

/* Whether a type contains SymFloat. */
static bool has_symfloat(const tni_type *type)
{
    bool found = type->kind == TNI_TYPE_SYMFLOAT;
    for (uint16_t i = 0; i < type->nitems && !found; i++)
        found = has_symfloat(type->items[i]);
    return found;
}

/*
 * SymFloat is only in Tenon's schema language; an extension that defines an operator with it would
 * not load in PyTorch, so its author is told here. A text that does not parse is left to the
 * definition to report.
 */
static tn_status check_language(const char *text)
{
    tn_schema *schema;
    bool found = false;
    if (TNI_LIKELY(strstr(text, "SymFloat") == NULL) ||
        tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema) != TN_OK)
        return TN_OK;
    for (size_t i = 0; i < schema->nargs; i++)
        found |= has_symfloat(schema->args[i].type);
    for (size_t i = 0; i < schema->nreturns; i++)
        found |= has_symfloat(schema->returns[i].type);
    tn_schema_free(schema);
    if (found)
        return tni_fail(TN_ERR_VALUE,
                        "unknown type specifier SymFloat in \"%s\": PyTorch's schemas have no such "
                        "type; use float",
                        text);
    return TN_OK;
}

/*
 * Counts of tags are int32 in the ABI and size_t in the core, so a negative one is refused before
 * it becomes a large one.
 */
static tn_status define(const char *function, TorchLibraryHandle self, const char *schema,
                        const int32_t *tags, int32_t num_tags)
{
    TN_TRY(check_library(self, function));
    if (schema == NULL)
        return tni_fail(TN_ERR_VALUE, "%s: schema must not be NULL", function);
    if (num_tags < 0)
        return tni_fail(TN_ERR_VALUE, "%s: %d tags for \"%s\": expected 0 or more", function,
                        num_tags, schema);
    TN_TRY(check_language(schema));
    return tn_library_define(unwrap(self), schema, tags, (size_t)num_tags);
}

AOTITorchError aoti_torch_library_def(TorchLibraryHandle self, const char *schema)
{
    return registered(define(__func__, self, schema, NULL, 0));
}

AOTITorchError torch_library_def_with_tags(TorchLibraryHandle self, const char *schema,
                                           const int32_t *tags, int32_t num_tags)
{
    return registered(define(__func__, self, schema, tags, num_tags));
}

static tn_status implement(const char *function, TorchLibraryHandle self, const char *name,
                           tni_foreign_kernel fn)
{
    TN_TRY(check_library(self, function));
    if (name == NULL)
        return tni_fail(TN_ERR_VALUE, "%s: name must not be NULL", function);
    return tni_library_impl_foreign(unwrap(self), name, tni_foreign_call, fn);
}

AOTITorchError aoti_torch_library_impl(TorchLibraryHandle self, const char *name,
                                       void (*fn)(StableIValue *, uint64_t, uint64_t))
{
    return registered(implement(__func__, self, name, fn));
}

/*
 * The version that the extension was built with is not needed yet. It is a parameter because a
 * later release may change a convention and adapt by it.
 */
AOTITorchError torch_library_impl(TorchLibraryHandle self, const char *name,
                                  void (*fn)(StableIValue *, uint64_t, uint64_t),
                                  uint64_t extension_build_version)
{
    (void)extension_build_version;
    return registered(implement(__func__, self, name, fn));
}

/*
 * Whether a handle is PyTorch's: if both are in a process and Tenon's names are visible to all, an
 * extension that PyTorch loads also calls this function, which does not concern it.
 */
static bool is_foreign(TorchLibraryHandle library)
{
    return library != NULL && !tni_library_is_live(unwrap(library));
}

static tn_status announce(TorchLibraryHandle self, tni_foreign_kernel kernel, const char *types)
{
    if (self == NULL || kernel == NULL || types == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_extension_types: library, kernel and types must not be "
                                      "NULL");
    return tni_library_announce_types(unwrap(self), kernel, types);
}

AOTITorchError tn_extension_types(TorchLibraryHandle library,
                                  void (*kernel)(StableIValue *, uint64_t, uint64_t),
                                  const char *types)
{
    return is_foreign(library) ? AOTI_TORCH_SUCCESS : registered(announce(library, kernel, types));
}

static tn_status set_module(TorchLibraryHandle self, const char *module, const char *context)
{
    TN_TRY(check_library(self, "torch_library_set_python_module"));
    if (module == NULL)
        return tni_fail(TN_ERR_VALUE, "torch_library_set_python_module: pymodule must not be NULL");
    return tni_library_set_python_module(unwrap(self), module, context == NULL ? "" : context);
}

AOTITorchError torch_library_set_python_module(TorchLibraryHandle self, const char *pymodule,
                                               const char *context)
{
    return registered(set_module(self, pymodule, context));
}

/* ---- derivatives, which PyTorch has no function for ---- */

/* A derivative that waits for the end of a load, when all operators are defined. */
typedef struct waiting {
    tni_deferred deferred; /* its entry in the load's list */
    tn_library *library;   /* the block that registers it */
    char *name;            /* name of the operator, owned */
    char *formulas;        /* owned */
} waiting;

static tn_status run_waiting(tni_deferred *deferred)
{
    waiting *w = (waiting *)(void *)deferred;
    return tn_library_derivative(w->library, w->name, w->formulas);
}

static void drop_waiting(tni_deferred *deferred)
{
    waiting *w = (waiting *)(void *)deferred;
    tni_free(w->name);
    tni_free(w->formulas);
    tni_free(w);
}

static tn_status wait_for_load(tn_library *library, const char *name, const char *formulas)
{
    waiting *w = tni_calloc(1, sizeof *w);
    if (w == NULL)
        return tni_fail_memory(sizeof *w);
    *w = (waiting){.deferred = {.run = run_waiting, .drop = drop_waiting},
                   .library = library,
                   .name = tni_copy_text(name, strlen(name)),
                   .formulas = tni_copy_text(formulas, strlen(formulas))};
    if (w->name == NULL || w->formulas == NULL) {
        drop_waiting(&w->deferred);
        return tni_fail_memory(strlen(name) + strlen(formulas) + 2);
    }
    tni_load_scope_defer(&w->deferred);
    return TN_OK;
}

static tn_status add_derivative(TorchLibraryHandle self, const char *name, const char *formulas)
{
    if (self == NULL || name == NULL || formulas == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_extension_derivative: library, name and formulas must "
                                      "not be NULL");
    if (tni_load_scope_current() != NULL)
        return wait_for_load(unwrap(self), name, formulas);
    return tn_library_derivative(unwrap(self), name, formulas);
}

AOTITorchError tn_extension_derivative(TorchLibraryHandle library, const char *name,
                                       const char *formulas)
{
    if (is_foreign(library))
        return AOTI_TORCH_SUCCESS;
    return registered(add_derivative(library, name, formulas));
}

/*
 * Runs in destructors at the end of the process or when code is unmapped, before or after
 * unloading: a block that was withdrawn is still live, and empty.
 */
AOTITorchError aoti_torch_delete_library_object(TorchLibraryHandle tlh)
{
    if (tlh == NULL)
        return AOTI_TORCH_SUCCESS;
    tn_status status = check_library(tlh, __func__);
    if (status == TN_OK)
        tn_library_free(unwrap(tlh));
    return tni_shim(status);
}
