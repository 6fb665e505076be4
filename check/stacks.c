/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Ivalues with types from a schema. What they own begins and ends with the calls of operators.
 *
 * Schemas are known of the operators that extensions define while this library is loaded, and of
 * Tenon's own, which are PyTorch's. Calls of other operators are counted as unchecked.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include <tenon/op.h>
#include <tenon/schema.h>

/* ---- schemas ---- */

/* An operator that an extension has defined. */
typedef struct definition {
    tn_schema *schema;       /* its schema, never freed */
    struct definition *next; /* the one defined before */
} definition;

static definition *definitions; /* used under the lock */

void tnc_define(const char *ns, const char *text)
{
    char whole[4096];
    tn_schema *schema = NULL;
    definition *made = malloc(sizeof *made);
    size_t name = strcspn(text, "(");
    const char *colons = strstr(text, "::");
    bool is_qualified = colons != NULL && (size_t)(colons - text) < name;
    int length = snprintf(whole, sizeof whole, "%s%s%s", is_qualified ? "" : ns,
                          is_qualified ? "" : "::", text);
    if (made == NULL || length < 0 || (size_t)length >= sizeof whole ||
        tn_schema_parse(whole, TN_SCHEMA_DEFINE, &schema) != TN_OK) {
        free(made);
        return;
    }
    made->schema = schema;
    tnc_lock();
    made->next = definitions;
    definitions = made;
    tnc_unlock();
}

/* Return the schema of one of Tenon's operators, or NULL. */
static const tn_schema *find_builtin(const char *name, const char *overload)
{
    char whole[300];
    const tn_op *op = NULL;
    int length =
        snprintf(whole, sizeof whole, "%s%s%s", name, overload[0] != '\0' ? "." : "", overload);
    if (length < 0 || (size_t)length >= sizeof whole || tn_op_find(whole, &op) != TN_OK)
        return NULL;
    return tn_op_schema(op);
}

const tn_schema *tnc_schema_find(const char *name, const char *overload)
{
    const tn_schema *found = NULL;
    tnc_lock();
    for (definition *at = definitions; at != NULL && found == NULL; at = at->next)
        if (tni_text_is(at->schema->name, name) && tni_text_is(at->schema->overload, overload))
            found = at->schema;
    tnc_unlock();
    return found != NULL ? found : find_builtin(name, overload);
}

/* ---- walking ---- */

/* A walk over all ivalues and what they contain. */
typedef struct ivalue_walk {
    const tnc_ivalues *ivalues; /* the ivalues */
    size_t index;               /* the index of the current one */
    tnc_event event;            /* the event with which objects begin or end */
    bool is_fine;               /* whether nothing was reported */
    tnc_problem problem;        /* the problem as which a fault is reported */
    uint64_t number; /* the number of this check, to find an object that it meets twice */
    void (*visit)(struct ivalue_walk *walk, tnc_kind kind,
                  StableIValue ivalue);                                 /* for each owner */
    void (*each)(void *context, size_t index, AtenTensorHandle tensor); /* for each tensor */
    void *context;                                                      /* of `each` */
} ivalue_walk;

static const void *as_pointer(StableIValue ivalue)
{
    return (const void *)(uintptr_t)ivalue;
}

/* Return the length of a list, or 0 if the host fails. */
static size_t list_size(StableListHandle list)
{
    size_t size = 0;
    AOTITorchError (*real)(StableListHandle, size_t *) =
        (AOTITorchError(*)(StableListHandle, size_t *))tnc_real_named("torch_list_size");
    return real(list, &size) == AOTI_TORCH_SUCCESS ? size : 0;
}

/* Return an item of a list, or 0 if the host fails. */
static StableIValue list_item(StableListHandle list, size_t index)
{
    StableIValue item = 0;
    AOTITorchError (*real)(StableListHandle, size_t, StableIValue *) = (AOTITorchError(*)(
        StableListHandle, size_t, StableIValue *))tnc_real_named("torch_list_get_item");
    (void)real(list, index, &item);
    return item;
}

/* Return whether ivalues of a type own an object. */
static bool owns_something(const tni_type *type)
{
    return type->kind == TNI_TYPE_TENSOR || type->kind == TNI_TYPE_STR ||
           type->kind == TNI_TYPE_GENERATOR || type->kind == TNI_TYPE_LIST ||
           type->kind == TNI_TYPE_OPTIONAL;
}

/* Visit an ivalue and what it contains. Stops at a fault, since pointers after it are not safe. */
static void walk_ivalue(ivalue_walk *walk, const tni_type *type, StableIValue ivalue)
{
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        walk->visit(walk, TNC_TENSOR, ivalue);
        return;
    case TNI_TYPE_STR:
        walk->visit(walk, TNC_STRING, ivalue);
        return;
    case TNI_TYPE_GENERATOR:
        walk->visit(walk, TNC_GENERATOR, ivalue);
        return;
    case TNI_TYPE_OPTIONAL:
        if (ivalue == 0)
            return;
        /* Only if the visit found it sound may the pointer be followed. */
        walk->visit(walk, TNC_OPTIONAL_VALUE, ivalue);
        if (walk->is_fine)
            walk_ivalue(walk, type->items[0], *(const StableIValue *)as_pointer(ivalue));
        return;
    case TNI_TYPE_LIST: {
        walk->visit(walk, TNC_LIST, ivalue);
        StableListHandle list = (StableListHandle)(uintptr_t)ivalue;
        size_t size = walk->is_fine && owns_something(type->items[0]) ? list_size(list) : 0;
        for (size_t i = 0; i < size && walk->is_fine; i++)
            walk_ivalue(walk, type->items[0], list_item(list, i));
        return;
    }
    }
}

/* Walk all ivalues up to the first fault. */
static void walk_ivalues(ivalue_walk *walk, const tnc_ivalues *ivalues)
{
    walk->ivalues = ivalues;
    walk->is_fine = true;
    walk->event.function = ivalues->function;
    walk->event.operator_ = ivalues->operator_;
    walk->event.is_result = ivalues->are_returns;
    walk->event.stack = ivalues->ivalues;
    tnc_location_here(&walk->event.location);
    for (size_t i = 0; i < ivalues->count && walk->is_fine; i++) {
        walk->index = walk->event.index = i;
        walk->event.argument =
            ivalues->declared[i].name.data != NULL ? ivalues->declared[i].name.data : "";
        walk_ivalue(walk, ivalues->declared[i].type, ivalues->ivalues[i]);
    }
}

/* Begin the object of an ivalue. */
static void begin(ivalue_walk *walk, tnc_kind kind, StableIValue ivalue)
{
    if (ivalue == 0)
        return;
    tnc_lock();
    (void)tnc_object_begin(as_pointer(ivalue), kind, &walk->event);
    tnc_unlock();
}

void tnc_ivalues_begin(const tnc_ivalues *ivalues)
{
    ivalue_walk walk = {.visit = begin};
    walk_ivalues(&walk, ivalues);
}

/* End the object of an ivalue as handed over. */
static void end(ivalue_walk *walk, tnc_kind kind, StableIValue ivalue)
{
    (void)kind;
    tnc_lock();
    tnc_object *object = tnc_object_find(as_pointer(ivalue));
    if (object != NULL && object->state == TNC_LIVE)
        tnc_object_end(object, TNC_STOLEN, &walk->event);
    tnc_unlock();
}

void tnc_ivalues_hand_over(const tnc_ivalues *ivalues)
{
    ivalue_walk walk = {.visit = end};
    walk_ivalues(&walk, ivalues);
}

/* The stack of the call whose objects are in doubt. Used under the lock. */
static const void *doubted;

/* Make an object alive again if the call took it. Visitor of tnc_objects_visit. */
static void doubt(tnc_object *object)
{
    if (object->state != TNC_STOLEN || object->ended.stack != doubted)
        return;
    object->state = TNC_LIVE;
    object->may_leak = true;
}

void tnc_ivalues_doubt(const tnc_ivalues *ivalues)
{
    tnc_lock();
    doubted = ivalues->ivalues;
    tnc_objects_visit(doubt);
    tnc_unlock();
}

/* ---- checking ---- */

/* Return what the ivalues are, for messages. */
static const char *argument_word(const tnc_ivalues *ivalues)
{
    return ivalues->are_returns ? "result" : "argument";
}

/*
 * Report the current ivalue, and that the walk is not fine. The message comes after its name.
 * Called under the lock.
 */
static void report_ivalue(ivalue_walk *walk, tnc_problem problem, const tnc_object *object,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));
static void report_ivalue(ivalue_walk *walk, tnc_problem problem, const tnc_object *object,
                          const char *format, ...)
{
    char text[200];
    const char *argument = walk->event.argument;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    tnc_report(problem, object, "%s: %s %zu%s%s %s", walk->ivalues->operator_,
               argument_word(walk->ivalues), walk->index, argument[0] != '\0' ? " " : "", argument,
               text);
    walk->is_fine = false;
}

/*
 * Check an object that was not seen to begin. An optional value is reported if the extension should
 * have made it by the ABI; others if all was seen or nothing is at the address.
 */
static void check_unknown(ivalue_walk *walk, tnc_kind kind, StableIValue ivalue)
{
    bool is_seen = tnc_sees_all(walk->ivalues->caller);
    if (kind == TNC_OPTIONAL_VALUE && tnc_is_mapped(as_pointer(ivalue))) {
        if (is_seen && tnc_imports_ivalues(walk->ivalues->caller))
            report_ivalue(walk, TNC_WRONG_ALLOCATOR, NULL,
                          "is an optional value that no function of the ABI made");
    } else if ((is_seen && kind <= TNC_STRING) || !tnc_is_mapped(as_pointer(ivalue))) {
        report_ivalue(walk, walk->problem, NULL, "is not %s: 0x%llx", tnc_kind_name(kind),
                      (unsigned long long)ivalue);
    }
}

/* Check the object of an ivalue: it must be alive, of its type, and met only once. */
static void check_object(ivalue_walk *walk, tnc_kind kind, StableIValue ivalue)
{
    const void *address = as_pointer(ivalue);
    const char *name = tnc_kind_name(kind);
    tnc_lock();
    tnc_object *object = tnc_object_find(address);
    /*
     * An extension for older releases allocates optional values itself, perhaps where a handle was.
     */
    if (kind == TNC_OPTIONAL_VALUE && object != NULL &&
        (object->state != TNC_LIVE || object->may_leak))
        object = NULL;
    if (object == NULL) {
        check_unknown(walk, kind, ivalue);
    } else if (object->state != TNC_LIVE || object->kind != kind) {
        const char *what = object->state == TNC_DELETED  ? "was deleted"
                           : object->state == TNC_STOLEN ? "was handed over before"
                                                         : tnc_kind_name(object->kind);
        tnc_problem problem = object->state == TNC_DELETED  ? TNC_USE_AFTER_DELETE
                              : object->state == TNC_STOLEN ? TNC_USE_AFTER_STEAL
                                                            : walk->problem;
        report_ivalue(walk, problem, object, "must be %s, but %s%s", name,
                      object->state == TNC_LIVE ? "is " : "", what);
    } else if (object->walk == walk->number) {
        report_ivalue(walk, TNC_USE_AFTER_STEAL, object,
                      "is %s that is handed over twice in one stack", name);
    } else {
        object->walk = walk->number;
    }
    tnc_unlock();
}

/* Return whether the ivalue is a code that a release may know. Other types have no codes. */
static bool is_code(const tni_type *type, StableIValue ivalue)
{
    switch ((int)type->kind) {
    case TNI_TYPE_SCALAR_TYPE:
        return (uint32_t)ivalue < 47;
    case TNI_TYPE_LAYOUT:
        return (uint32_t)ivalue < 8;
    case TNI_TYPE_MEMORY_FORMAT:
        return (uint32_t)ivalue < 4;
    case TNI_TYPE_DEVICE:
        return ivalue >> 32 < 21 && (int32_t)(uint32_t)ivalue >= -128 &&
               (int32_t)(uint32_t)ivalue < 128;
    }
    return true;
}

/* Return whether ivalues of a type are plain numbers. */
static bool is_number(const tni_type *type)
{
    switch ((int)type->kind) {
    case TNI_TYPE_INT:
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_BOOL:
    case TNI_TYPE_SYMINT:
        return true;
    default:
        return false;
    }
}

const tnc_object *tnc_handle_find(StableIValue ivalue)
{
    const tnc_object *object = ivalue != 0 ? tnc_object_find(as_pointer(ivalue)) : NULL;
    bool is_there = object != NULL && object->state == TNC_LIVE && !object->may_leak;
    return is_there && object->kind <= TNC_GENERATOR ? object : NULL;
}

/*
 * Check an ivalue that owns nothing: a number must not be a handle, a code must be known. Called
 * under the lock.
 */
static bool check_number(ivalue_walk *walk, const tni_type *type, StableIValue ivalue)
{
    const tnc_object *object = is_number(type) ? tnc_handle_find(ivalue) : NULL;
    tni_buffer text = {0};
    if (object == NULL && is_code(type, ivalue))
        return true;
    tni_type_print(&text, type);
    if (object != NULL)
        report_ivalue(walk, walk->problem, object, "must be %s, but is %s", text.data,
                      tnc_kind_name(object->kind));
    else
        report_ivalue(walk, walk->problem, NULL, "is no %s: 0x%llx", text.data,
                      (unsigned long long)ivalue);
    tni_buffer_free(&text);
    return false;
}

/* Check all ivalues that own nothing, in optional values too. */
static bool check_numbers(ivalue_walk *walk)
{
    const tnc_ivalues *ivalues = walk->ivalues;
    for (size_t i = 0; i < ivalues->count && walk->is_fine; i++) {
        const tni_type *type = ivalues->declared[i].type;
        StableIValue ivalue = ivalues->ivalues[i];
        if (type->kind == TNI_TYPE_OPTIONAL && ivalue != 0) {
            ivalue = *(const StableIValue *)as_pointer(ivalue);
            type = type->items[0];
        }
        if (type->kind == TNI_TYPE_OPTIONAL)
            continue;
        walk->index = i;
        walk->event.argument =
            ivalues->declared[i].name.data != NULL ? ivalues->declared[i].name.data : "";
        tnc_lock();
        (void)check_number(walk, type, ivalue);
        tnc_unlock();
    }
    return walk->is_fine;
}

bool tnc_ivalues_check(const tnc_ivalues *ivalues, tnc_problem problem)
{
    static atomic_ulong walks;
    ivalue_walk walk = {
        .visit = check_object, .problem = problem, .number = atomic_fetch_add(&walks, 1) + 1};
    walk_ivalues(&walk, ivalues);
    return walk.is_fine && check_numbers(&walk);
}

/* ---- handing over ---- */

/*
 * Delete `ivalue` later and return `made`, which is handed over in its place. A tensor is in
 * quarantine already and has no `deleter`.
 */
static StableIValue shelve(StableIValue ivalue, const void *made, const char *deleter)
{
    if (deleter != NULL)
        tnc_quarantine((void *)(uintptr_t)ivalue, deleter);
    tnc_lock();
    tnc_object *object = tnc_object_find(as_pointer(ivalue));
    if (object != NULL)
        object->is_shelved = true;
    tnc_unlock();
    return (StableIValue)(uintptr_t)made;
}

/* Return a copy of a string, or the string itself on failure. */
static StableIValue exchange_string(StableIValue ivalue)
{
    StringHandle text = (StringHandle)(uintptr_t)ivalue;
    StringHandle made = NULL;
    const char *data = NULL;
    size_t length = 0;
    AOTITorchError (*make)(const char *, size_t, StringHandle *) = (AOTITorchError(*)(
        const char *, size_t, StringHandle *))tnc_real_named("torch_new_string_handle");
    AOTITorchError (*size)(StringHandle, size_t *) =
        (AOTITorchError(*)(StringHandle, size_t *))tnc_real_named("torch_string_length");
    AOTITorchError (*look)(StringHandle, const char **) =
        (AOTITorchError(*)(StringHandle, const char **))tnc_real_named("torch_string_c_str");
    if (size(text, &length) != AOTI_TORCH_SUCCESS || look(text, &data) != AOTI_TORCH_SUCCESS ||
        make(data, length, &made) != AOTI_TORCH_SUCCESS)
        return ivalue;
    return shelve(ivalue, made, "torch_delete_string");
}

static StableIValue exchange(const tni_type *type, StableIValue ivalue, bool has_ivalues);

/*
 * Return a copy of an optional value and its item. `has_ivalues`: the extension uses the ABI's
 * functions for it.
 */
static StableIValue exchange_optional(const tni_type *type, StableIValue ivalue, bool has_ivalues)
{
    StableIValue *made = NULL;
    if (!has_ivalues || ((AOTITorchError(*)(StableIValue **))tnc_real_named(
                            "torch_new_stable_ivalue"))(&made) != AOTI_TORCH_SUCCESS)
        return ivalue;
    *made = exchange(type->items[0], *(const StableIValue *)as_pointer(ivalue), has_ivalues);
    return shelve(ivalue, made, "torch_delete_stable_ivalue");
}

/* Return a copy of a list and its items. */
static StableIValue exchange_list(const tni_type *type, StableIValue ivalue, bool has_ivalues)
{
    StableListHandle list = (StableListHandle)(uintptr_t)ivalue;
    StableListHandle made = NULL;
    size_t size = list_size(list);
    AOTITorchError (*make)(size_t, StableListHandle *) = (AOTITorchError(*)(
        size_t, StableListHandle *))tnc_real_named("torch_new_list_reserve_size");
    AOTITorchError (*push)(StableListHandle, StableIValue) =
        (AOTITorchError(*)(StableListHandle, StableIValue))tnc_real_named("torch_list_push_back");
    if (make(size, &made) != AOTI_TORCH_SUCCESS)
        return ivalue;
    for (size_t i = 0; i < size; i++)
        (void)push(made, exchange(type->items[0], list_item(list, i), has_ivalues));
    return shelve(ivalue, made, "torch_delete_list");
}

/* Return a copy of what an ivalue owns, or the ivalue itself if it has to stay. */
static StableIValue exchange(const tni_type *type, StableIValue ivalue, bool has_ivalues)
{
    StableIValue made = ivalue;
    switch (ivalue != 0 ? (int)type->kind : TNI_TYPE_INT) {
    case TNI_TYPE_TENSOR:
        made = tnc_exchange_tensor(ivalue);
        return made != ivalue ? shelve(ivalue, as_pointer(made), NULL) : ivalue;
    case TNI_TYPE_STR:
        return exchange_string(ivalue);
    case TNI_TYPE_OPTIONAL:
        return exchange_optional(type, ivalue, has_ivalues);
    case TNI_TYPE_LIST:
        return exchange_list(type, ivalue, has_ivalues);
    default:
        return ivalue;
    }
}

StableIValue tnc_ivalue_exchange(const tnc_ivalues *ivalues, size_t index)
{
    return exchange(ivalues->declared[index].type, ivalues->ivalues[index],
                    tnc_imports_ivalues(ivalues->caller));
}

/* ---- tensors and excuses ---- */

/* Call `each` for a tensor. */
static void visit_tensor(ivalue_walk *walk, tnc_kind kind, StableIValue ivalue)
{
    if (kind == TNC_TENSOR && ivalue != 0)
        walk->each(walk->context, walk->index, (AtenTensorHandle)(uintptr_t)ivalue);
}

void tnc_ivalues_visit_tensors(const tnc_ivalues *ivalues,
                               void (*visit)(void *context, size_t index, AtenTensorHandle tensor),
                               void *context)
{
    ivalue_walk walk = {.visit = visit_tensor, .each = visit, .context = context};
    walk_ivalues(&walk, ivalues);
}

/*
 * Do not report the objects of an ivalue as leaks. Objects that are not known to be alive are not
 * followed.
 */
static void excuse(const tni_type *type, StableIValue ivalue)
{
    tnc_object *object = ivalue != 0 ? tnc_object_find(as_pointer(ivalue)) : NULL;
    if (object == NULL || object->state != TNC_LIVE)
        return;
    object->may_leak = true;
    if (object->kind == TNC_OPTIONAL_VALUE && type->kind == TNI_TYPE_OPTIONAL)
        excuse(type->items[0], *(const StableIValue *)as_pointer(ivalue));
    if (object->kind != TNC_LIST || type->kind != TNI_TYPE_LIST)
        return;
    StableListHandle list = (StableListHandle)(uintptr_t)ivalue;
    for (size_t i = 0, size = list_size(list); i < size; i++)
        excuse(type->items[0], list_item(list, i));
}

void tnc_ivalues_excuse(const tnc_ivalues *ivalues)
{
    tnc_lock();
    for (size_t i = 0; i < ivalues->count; i++)
        excuse(ivalues->declared[i].type, ivalues->ivalues[i]);
    tnc_unlock();
}
