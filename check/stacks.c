/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Cells whose types a schema gives: what they own begins and ends with the calls of operators.
 *
 * The schemas are those that extensions define while this library watches, and those of Tenon's own
 * operators, which are PyTorch's. Of other operators nothing is known, and their calls are counted.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include <tenon/op.h>
#include <tenon/schema.h>

/* ---- schemas ---- */

typedef struct definition {
    tn_schema *schema;       /* for ever */
    struct definition *next; /* defined before */
} definition;

static definition *definitions; /* under the lock */

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

/* What is done with each cell that owns something. */
typedef struct cell_walk {
    const tnc_cells *cells; /* all of them */
    size_t index;           /* the one that is walked */
    tnc_event event;        /* what its objects begin or end with */
    bool is_fine;           /* nothing was reported */
    tnc_problem problem;    /* as what a fault is reported */
    uint64_t number;        /* of this walk, to know what it meets twice */
    void (*visit)(struct cell_walk *walk, tnc_kind kind, StableIValue cell);
    void (*each)(void *context, size_t index, AtenTensorHandle tensor); /* for tensors */
    void *context;                                                      /* of `each` */
} cell_walk;

static const void *as_pointer(StableIValue cell)
{
    return (const void *)(uintptr_t)cell;
}

static size_t list_size(StableListHandle list)
{
    size_t size = 0;
    AOTITorchError (*real)(StableListHandle, size_t *) =
        (AOTITorchError(*)(StableListHandle, size_t *))tnc_real_named("torch_list_size");
    return real(list, &size) == AOTI_TORCH_SUCCESS ? size : 0;
}

static StableIValue list_item(StableListHandle list, size_t index)
{
    StableIValue item = 0;
    AOTITorchError (*real)(StableListHandle, size_t, StableIValue *) = (AOTITorchError(*)(
        StableListHandle, size_t, StableIValue *))tnc_real_named("torch_list_get_item");
    (void)real(list, index, &item);
    return item;
}

static bool owns_something(const tni_type *type)
{
    return type->kind == TNI_TYPE_TENSOR || type->kind == TNI_TYPE_STR ||
           type->kind == TNI_TYPE_GENERATOR || type->kind == TNI_TYPE_LIST ||
           type->kind == TNI_TYPE_OPTIONAL;
}

static void walk_cell(cell_walk *walk, const tni_type *type, StableIValue cell)
{
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        walk->visit(walk, TNC_TENSOR, cell);
        return;
    case TNI_TYPE_STR:
        walk->visit(walk, TNC_STRING, cell);
        return;
    case TNI_TYPE_GENERATOR:
        walk->visit(walk, TNC_GENERATOR, cell);
        return;
    case TNI_TYPE_OPTIONAL:
        if (cell == 0)
            return;
        walk->visit(walk, TNC_CELL, cell);
        if (walk->is_fine)
            walk_cell(walk, type->items[0], *(const StableIValue *)as_pointer(cell));
        return;
    case TNI_TYPE_LIST: {
        walk->visit(walk, TNC_LIST, cell);
        StableListHandle list = (StableListHandle)(uintptr_t)cell;
        size_t size = walk->is_fine && owns_something(type->items[0]) ? list_size(list) : 0;
        for (size_t i = 0; i < size && walk->is_fine; i++)
            walk_cell(walk, type->items[0], list_item(list, i));
        return;
    }
    }
}

static void walk_cells(cell_walk *walk, const tnc_cells *cells)
{
    walk->cells = cells;
    walk->is_fine = true;
    walk->event.function = cells->function;
    walk->event.operator_ = cells->operator_;
    walk->event.is_result = cells->are_returns;
    walk->event.stack = cells->cells;
    tnc_place_here(&walk->event.place);
    for (size_t i = 0; i < cells->count && walk->is_fine; i++) {
        walk->index = walk->event.index = i;
        walk->event.slot = cells->slots[i].name.data != NULL ? cells->slots[i].name.data : "";
        walk_cell(walk, cells->slots[i].type, cells->cells[i]);
    }
}

static void begin(cell_walk *walk, tnc_kind kind, StableIValue cell)
{
    if (cell == 0)
        return;
    tnc_lock();
    (void)tnc_object_begin(as_pointer(cell), kind, &walk->event);
    tnc_unlock();
}

void tnc_cells_begin(const tnc_cells *cells)
{
    cell_walk walk = {.visit = begin};
    walk_cells(&walk, cells);
}

static void end(cell_walk *walk, tnc_kind kind, StableIValue cell)
{
    (void)kind;
    tnc_lock();
    tnc_object *object = tnc_object_find(as_pointer(cell));
    if (object != NULL && object->state == TNC_LIVE)
        tnc_object_end(object, TNC_STOLEN, &walk->event);
    tnc_unlock();
}

void tnc_cells_hand_over(const tnc_cells *cells)
{
    cell_walk walk = {.visit = end};
    walk_cells(&walk, cells);
}

/* The call whose objects are in doubt; under the lock. */
static const void *doubted;

static void doubt(tnc_object *object)
{
    if (object->state != TNC_STOLEN || object->ended.stack != doubted)
        return;
    object->state = TNC_LIVE;
    object->may_leak = true;
}

void tnc_cells_doubt(const tnc_cells *cells)
{
    tnc_lock();
    doubted = cells->cells;
    tnc_objects_visit(doubt);
    tnc_unlock();
}

/* ---- checking ---- */

static const char *slot_word(const tnc_cells *cells)
{
    return cells->are_returns ? "result" : "argument";
}

/* Under the lock: what is said of the cell that is walked, in front of a space. */
static void report_cell(cell_walk *walk, tnc_problem problem, const tnc_object *object,
                        const char *format, ...) __attribute__((format(printf, 4, 5)));
static void report_cell(cell_walk *walk, tnc_problem problem, const tnc_object *object,
                        const char *format, ...)
{
    char text[200];
    const char *slot = walk->event.slot;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    tnc_report(problem, object, "%s: %s %zu%s%s %s", walk->cells->operator_, slot_word(walk->cells),
               walk->index, slot[0] != '\0' ? " " : "", slot, text);
    walk->is_fine = false;
}

/* Nobody saw it begin. Optional values are a matter of who made them, the rest must be there. */
static void check_unknown(cell_walk *walk, tnc_kind kind, StableIValue cell)
{
    bool is_seen = tnc_sees_all(walk->cells->caller);
    if (kind == TNC_CELL && tnc_is_mapped(as_pointer(cell))) {
        if (is_seen && tnc_imports_cells(walk->cells->caller))
            report_cell(walk, TNC_WRONG_ALLOCATOR, NULL,
                        "is an optional value that no function of the ABI made");
    } else if ((is_seen && kind <= TNC_STRING) || !tnc_is_mapped(as_pointer(cell))) {
        report_cell(walk, walk->problem, NULL, "is not %s: 0x%llx", tnc_kind_name(kind),
                    (unsigned long long)cell);
    }
}

static void check_object(cell_walk *walk, tnc_kind kind, StableIValue cell)
{
    const void *address = as_pointer(cell);
    const char *name = tnc_kind_name(kind);
    tnc_lock();
    tnc_object *object = tnc_object_find(address);
    /* An extension for older releases takes optional values from memory that once was a handle. */
    if (kind == TNC_CELL && object != NULL && (object->state != TNC_LIVE || object->may_leak))
        object = NULL;
    if (object == NULL) {
        check_unknown(walk, kind, cell);
    } else if (object->state != TNC_LIVE || object->kind != kind) {
        const char *what = object->state == TNC_DELETED  ? "was deleted"
                           : object->state == TNC_STOLEN ? "was handed over before"
                                                         : tnc_kind_name(object->kind);
        tnc_problem problem = object->state == TNC_DELETED  ? TNC_USE_AFTER_DELETE
                              : object->state == TNC_STOLEN ? TNC_USE_AFTER_STEAL
                                                            : walk->problem;
        report_cell(walk, problem, object, "shall be %s, and it %s%s", name,
                    object->state == TNC_LIVE ? "is " : "", what);
    } else if (object->walk == walk->number) {
        report_cell(walk, TNC_USE_AFTER_STEAL, object,
                    "is %s that is handed over twice in one stack", name);
    } else {
        object->walk = walk->number;
    }
    tnc_unlock();
}

/* Codes that no release knows; `cell` is that of the type itself. */
static bool is_code(const tni_type *type, StableIValue cell)
{
    switch ((int)type->kind) {
    case TNI_TYPE_SCALAR_TYPE:
        return (uint32_t)cell < 47;
    case TNI_TYPE_LAYOUT:
        return (uint32_t)cell < 8;
    case TNI_TYPE_MEMORY_FORMAT:
        return (uint32_t)cell < 4;
    case TNI_TYPE_DEVICE:
        return cell >> 32 < 21 && (int32_t)(uint32_t)cell >= -128 && (int32_t)(uint32_t)cell < 128;
    }
    return true;
}

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

const tnc_object *tnc_handle_find(StableIValue cell)
{
    const tnc_object *object = cell != 0 ? tnc_object_find(as_pointer(cell)) : NULL;
    bool is_there = object != NULL && object->state == TNC_LIVE && !object->may_leak;
    return is_there && object->kind <= TNC_GENERATOR ? object : NULL;
}

/* Under the lock: whether the cell of a number can be one. */
static bool check_number(cell_walk *walk, const tni_type *type, StableIValue cell)
{
    const tnc_object *object = is_number(type) ? tnc_handle_find(cell) : NULL;
    tni_buffer text = {0};
    if (object == NULL && is_code(type, cell))
        return true;
    tni_type_print(&text, type);
    if (object != NULL)
        report_cell(walk, walk->problem, object, "shall be %s, and it is %s", text.data,
                    tnc_kind_name(object->kind));
    else
        report_cell(walk, walk->problem, NULL, "is no %s: 0x%llx", text.data,
                    (unsigned long long)cell);
    tni_buffer_free(&text);
    return false;
}

static bool check_numbers(cell_walk *walk)
{
    const tnc_cells *cells = walk->cells;
    for (size_t i = 0; i < cells->count && walk->is_fine; i++) {
        const tni_type *type = cells->slots[i].type;
        StableIValue cell = cells->cells[i];
        if (type->kind == TNI_TYPE_OPTIONAL && cell != 0) {
            cell = *(const StableIValue *)as_pointer(cell);
            type = type->items[0];
        }
        if (type->kind == TNI_TYPE_OPTIONAL)
            continue;
        walk->index = i;
        walk->event.slot = cells->slots[i].name.data != NULL ? cells->slots[i].name.data : "";
        tnc_lock();
        (void)check_number(walk, type, cell);
        tnc_unlock();
    }
    return walk->is_fine;
}

bool tnc_cells_check(const tnc_cells *cells, tnc_problem problem)
{
    static atomic_ulong walks;
    cell_walk walk = {
        .visit = check_object, .problem = problem, .number = atomic_fetch_add(&walks, 1) + 1};
    walk_cells(&walk, cells);
    return walk.is_fine && check_numbers(&walk);
}

/* ---- handing over ---- */

/* `made` goes in place of `cell`, which waits to be deleted; a tensor does so already. */
static StableIValue shelve(StableIValue cell, const void *made, const char *deleter)
{
    if (deleter != NULL)
        tnc_quarantine((void *)(uintptr_t)cell, deleter);
    tnc_lock();
    tnc_object *object = tnc_object_find(as_pointer(cell));
    if (object != NULL)
        object->is_shelved = true;
    tnc_unlock();
    return (StableIValue)(uintptr_t)made;
}

static StableIValue exchange_string(StableIValue cell)
{
    StringHandle text = (StringHandle)(uintptr_t)cell;
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
        return cell;
    return shelve(cell, made, "torch_delete_string");
}

static StableIValue exchange(const tni_type *type, StableIValue cell, bool has_cells);

static StableIValue exchange_optional(const tni_type *type, StableIValue cell, bool has_cells)
{
    StableIValue *made = NULL;
    if (!has_cells || ((AOTITorchError(*)(StableIValue **))tnc_real_named(
                          "torch_new_stable_ivalue"))(&made) != AOTI_TORCH_SUCCESS)
        return cell;
    *made = exchange(type->items[0], *(const StableIValue *)as_pointer(cell), has_cells);
    return shelve(cell, made, "torch_delete_stable_ivalue");
}

static StableIValue exchange_list(const tni_type *type, StableIValue cell, bool has_cells)
{
    StableListHandle list = (StableListHandle)(uintptr_t)cell;
    StableListHandle made = NULL;
    size_t size = list_size(list);
    AOTITorchError (*make)(size_t, StableListHandle *) = (AOTITorchError(*)(
        size_t, StableListHandle *))tnc_real_named("torch_new_list_reserve_size");
    AOTITorchError (*push)(StableListHandle, StableIValue) =
        (AOTITorchError(*)(StableListHandle, StableIValue))tnc_real_named("torch_list_push_back");
    if (make(size, &made) != AOTI_TORCH_SUCCESS)
        return cell;
    for (size_t i = 0; i < size; i++)
        (void)push(made, exchange(type->items[0], list_item(list, i), has_cells));
    return shelve(cell, made, "torch_delete_list");
}

static StableIValue exchange(const tni_type *type, StableIValue cell, bool has_cells)
{
    StableIValue made = cell;
    switch (cell != 0 ? (int)type->kind : TNI_TYPE_INT) {
    case TNI_TYPE_TENSOR:
        made = tnc_exchange_tensor(cell);
        return made != cell ? shelve(cell, as_pointer(made), NULL) : cell;
    case TNI_TYPE_STR:
        return exchange_string(cell);
    case TNI_TYPE_OPTIONAL:
        return exchange_optional(type, cell, has_cells);
    case TNI_TYPE_LIST:
        return exchange_list(type, cell, has_cells);
    default:
        return cell;
    }
}

StableIValue tnc_cell_exchange(const tnc_cells *cells, size_t index)
{
    return exchange(cells->slots[index].type, cells->cells[index],
                    tnc_imports_cells(cells->caller));
}

/* ---- looking ---- */

static void visit_tensor(cell_walk *walk, tnc_kind kind, StableIValue cell)
{
    if (kind == TNC_TENSOR && cell != 0)
        walk->each(walk->context, walk->index, (AtenTensorHandle)(uintptr_t)cell);
}

void tnc_cells_visit_tensors(const tnc_cells *cells,
                             void (*visit)(void *context, size_t index, AtenTensorHandle tensor),
                             void *context)
{
    cell_walk walk = {.visit = visit_tensor, .each = visit, .context = context};
    walk_cells(&walk, cells);
}

/* What is not known to be alive is not followed. */
static void excuse(const tni_type *type, StableIValue cell)
{
    tnc_object *object = cell != 0 ? tnc_object_find(as_pointer(cell)) : NULL;
    if (object == NULL || object->state != TNC_LIVE)
        return;
    object->may_leak = true;
    if (object->kind == TNC_CELL && type->kind == TNI_TYPE_OPTIONAL)
        excuse(type->items[0], *(const StableIValue *)as_pointer(cell));
    if (object->kind != TNC_LIST || type->kind != TNI_TYPE_LIST)
        return;
    StableListHandle list = (StableListHandle)(uintptr_t)cell;
    for (size_t i = 0, size = list_size(list); i < size; i++)
        excuse(type->items[0], list_item(list, i));
}

void tnc_cells_excuse(const tnc_cells *cells)
{
    tnc_lock();
    for (size_t i = 0; i < cells->count; i++)
        excuse(cells->slots[i].type, cells->cells[i]);
    tnc_unlock();
}
