/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Files of torch.save, as archives of programs hold them: weights of older releases, and sample
 * inputs. Such a file is an archive itself: ROOT/data.pkl is a pickle, in which a storage is named
 * by a key, and ROOT/data/KEY has its bytes.
 *
 * A pickle is a program for a machine with a stack and a memory (PEP 307, PEP 3154). Here that
 * machine can only make tensors and plain containers: what a pickle calls is one of the few names
 * below, each of which makes something new of its arguments, and nothing is run for any other.
 */
#include <stdio.h>

#include "program/program_pickle.h"

/* The machine. */
typedef struct machine {
    tni_arena *arena;        /* of all that is made */
    const char *name;        /* of the file, for messages */
    tn_archive *archive;     /* that the file is */
    const char *root;        /* of its members, with a slash; borrowed from it */
    size_t root_length;      /* of the root */
    const unsigned char *at; /* the next instruction */
    const unsigned char *end;
    size_t length;        /* of the pickle */
    tni_pickled **stack;  /* `depth` values */
    size_t depth;         /* values and marks */
    size_t mark;          /* the index behind the last mark; 0 if there is none */
    size_t stack_room;    /* allocated */
    tni_pickled **memory; /* values by index; NULL where there is none */
    size_t memory_room;   /* allocated */
    size_t remembered;    /* values in the memory */
    bool *checked;        /* by member, whether it is what its checksum says */
} machine;

static TNI_COLD tn_status refuse(const machine *m, const char *why)
{
    return tni_fail(TN_ERR_IO, "%s: is no pickle of tensors: %s", m->name, why);
}

/* ---- values ---- */

static tn_status push_value(machine *m, tni_pickled *value)
{
    if (value == NULL)
        return TN_ERR_MEMORY;
    TN_TRY(tni_reserve((void **)&m->stack, &m->stack_room, m->depth + 1, sizeof *m->stack));
    m->stack[m->depth++] = value;
    return TN_OK;
}

/* Push a new value of a kind; return it in *out, if that is not NULL. */
static tn_status push_new(machine *m, tni_pickled_kind kind, tni_pickled **out)
{
    tni_pickled *value = tni_arena_get(m->arena, 1, sizeof *value);
    if (value != NULL)
        value->kind = kind;
    TN_TRY(push_value(m, value));
    if (out != NULL)
        *out = value;
    return TN_OK;
}

/* Take the top of the stack; NULL if there is nothing but a mark. */
static tni_pickled *pop_value(machine *m)
{
    return m->depth > m->mark ? m->stack[--m->depth] : NULL;
}

/* Cut the stack to the last mark, which is dropped as well. */
static void drop_mark(machine *m)
{
    m->depth = m->mark - 1;
    m->mark = m->stack[m->depth]->count;
}

static tn_status add_item(machine *m, tni_pickled *container, tni_pickled *item)
{
    if (container->count == container->room) {
        size_t room = container->room > 0 ? 2 * container->room : 4;
        tni_pickled **items = tni_arena_get(m->arena, room, sizeof *items);
        if (items == NULL)
            return TN_ERR_MEMORY;
        if (container->count > 0)
            memcpy(items, container->items, container->count * sizeof *items);
        container->items = items;
        container->room = room;
    }
    container->items[container->count++] = item;
    return TN_OK;
}

/* Return item `index` of a list or tuple if it is of a kind; else NULL. */
static tni_pickled *item_of(const tni_pickled *list, size_t index, tni_pickled_kind kind)
{
    bool is_there =
        list->kind == TNI_PICKLED_LIST && index < list->count && list->items[index]->kind == kind;
    return is_there ? list->items[index] : NULL;
}

/* ---- bytes ---- */

/* Read a number of `width` bytes, little-endian. */
static tn_status take_number(machine *m, size_t width, uint64_t *out)
{
    *out = 0;
    if ((size_t)(m->end - m->at) < width || width > sizeof *out)
        return refuse(m, "it was cut off");
    memcpy(out, m->at, width);
    m->at += width;
    return TN_OK;
}

/* ---- instructions: constants ---- */

static tn_status skip(machine *m, unsigned width)
{
    uint64_t number;
    return take_number(m, width, &number);
}

static tn_status push_none(machine *m, unsigned ignored)
{
    (void)ignored;
    return push_new(m, TNI_PICKLED_NONE, NULL);
}

static tn_status push_bool(machine *m, unsigned truth)
{
    tni_pickled *value;
    TN_TRY(push_new(m, TNI_PICKLED_BOOL, &value));
    value->integer = truth;
    return TN_OK;
}

/* Numbers of one and two bytes have no sign, those of four have. */
static tn_status push_int(machine *m, unsigned width)
{
    uint64_t number;
    tni_pickled *value;
    TN_TRY(take_number(m, width, &number));
    TN_TRY(push_new(m, TNI_PICKLED_INT, &value));
    value->integer = width == 4 ? (int64_t)(int32_t)(uint32_t)number : (int64_t)number;
    return TN_OK;
}

/* A number with its width before it. */
static tn_status push_long(machine *m, unsigned ignored)
{
    uint64_t width, number;
    tni_pickled *value;
    (void)ignored;
    TN_TRY(take_number(m, 1, &width));
    if (width > 8)
        return refuse(m, "a number does not fit into 64 bits");
    TN_TRY(take_number(m, (size_t)width, &number));
    TN_TRY(push_new(m, TNI_PICKLED_INT, &value));
    bool is_negative = width > 0 && (number >> (8 * width - 1) & 1) != 0;
    if (is_negative && width < 8)
        number |= UINT64_MAX << (8 * width);
    value->integer = (int64_t)number;
    return TN_OK;
}

/* A float is the only number with its first byte first. */
static tn_status push_float(machine *m, unsigned ignored)
{
    uint64_t number;
    tni_pickled *value;
    (void)ignored;
    TN_TRY(take_number(m, 8, &number));
    TN_TRY(push_new(m, TNI_PICKLED_FLOAT, &value));
    number = __builtin_bswap64(number);
    memcpy(&value->real, &number, sizeof number);
    return TN_OK;
}

static tn_status push_text(machine *m, unsigned width)
{
    uint64_t length;
    tni_pickled *value;
    TN_TRY(take_number(m, width, &length));
    if ((uint64_t)(m->end - m->at) < length)
        return refuse(m, "it was cut off");
    TN_TRY(push_new(m, TNI_PICKLED_TEXT, &value));
    value->text = tni_arena_text(m->arena, (const char *)m->at, (size_t)length);
    value->count = (size_t)length;
    m->at += length;
    return value->text != NULL ? TN_OK : TN_ERR_MEMORY;
}

/* ---- instructions: containers ---- */

static tn_status push_mark(machine *m, unsigned ignored)
{
    tni_pickled *mark;
    (void)ignored;
    TN_TRY(push_new(m, TNI_PICKLED_MARK, &mark));
    mark->count = m->mark;
    m->mark = m->depth;
    return TN_OK;
}

static tn_status push_empty(machine *m, unsigned kind)
{
    return push_new(m, (tni_pickled_kind)kind, NULL);
}

/* Make a tuple of the values from index `first` on, which stay. */
static tn_status gather(machine *m, size_t first, tni_pickled **out)
{
    tni_pickled *tuple = *out = tni_arena_get(m->arena, 1, sizeof *tuple);
    if (tuple == NULL)
        return TN_ERR_MEMORY;
    tuple->kind = TNI_PICKLED_LIST;
    for (size_t i = first; i < m->depth; i++)
        TN_TRY(add_item(m, tuple, m->stack[i]));
    return TN_OK;
}

static tn_status push_tuple(machine *m, unsigned count)
{
    tni_pickled *tuple;
    if (m->depth - m->mark < count)
        return refuse(m, "there are too few values for a tuple");
    TN_TRY(gather(m, m->depth - count, &tuple));
    m->depth -= count;
    return push_value(m, tuple);
}

static tn_status push_marked(machine *m, unsigned ignored)
{
    tni_pickled *tuple;
    (void)ignored;
    if (m->mark == 0)
        return refuse(m, "there is no mark");
    TN_TRY(gather(m, m->mark, &tuple));
    drop_mark(m);
    return push_value(m, tuple);
}

/* Move values to the container below them: the last `count`, or for 0 all behind the mark. */
static tn_status fill(machine *m, unsigned count, tni_pickled_kind kind)
{
    bool is_there = count > 0 ? m->depth - m->mark > count : m->mark > 1;
    if (!is_there)
        return refuse(m, "there is no container to fill");
    size_t first = count > 0 ? m->depth - count : m->mark;
    size_t below = count > 0 ? first - 1 : first - 2;
    if (m->stack[below]->kind != kind)
        return refuse(m, "there is no container to fill");
    if (kind == TNI_PICKLED_DICT && (m->depth - first) % 2 != 0)
        return refuse(m, "a key has no value");
    for (size_t i = first; i < m->depth; i++)
        TN_TRY(add_item(m, m->stack[below], m->stack[i]));
    if (count > 0)
        m->depth -= count;
    else
        drop_mark(m);
    return TN_OK;
}

static tn_status fill_list(machine *m, unsigned count)
{
    return fill(m, count, TNI_PICKLED_LIST);
}

static tn_status fill_dict(machine *m, unsigned count)
{
    return fill(m, count, TNI_PICKLED_DICT);
}

static tn_status drop_value(machine *m, unsigned ignored)
{
    (void)ignored;
    return pop_value(m) != NULL ? TN_OK : refuse(m, "there is nothing to drop");
}

/* ---- instructions: memory ---- */

static tn_status put_at(machine *m, uint64_t index)
{
    size_t room = m->memory_room;
    if (m->depth == m->mark)
        return refuse(m, "there is nothing to remember");
    if (index > m->length) /* each that is remembered takes bytes of the pickle */
        return refuse(m, "it remembers more than it has");
    if (index >= room) {
        TN_TRY(tni_reserve((void **)&m->memory, &m->memory_room, (size_t)index + 1,
                           sizeof *m->memory));
        memset(m->memory + room, 0, (m->memory_room - room) * sizeof *m->memory);
    }
    m->remembered += m->memory[index] == NULL;
    m->memory[index] = m->stack[m->depth - 1];
    return TN_OK;
}

static tn_status put(machine *m, unsigned width)
{
    uint64_t index;
    TN_TRY(take_number(m, width, &index));
    return put_at(m, index);
}

static tn_status get(machine *m, unsigned width)
{
    uint64_t index;
    TN_TRY(take_number(m, width, &index));
    if (index >= m->memory_room || m->memory[index] == NULL)
        return refuse(m, "it recalls what it has not remembered");
    return push_value(m, m->memory[index]);
}

/* ---- tensors ---- */

/*
 * Read whole numbers of a tuple that are not negative; NULL for anything else. A tuple that many
 * tensors have is read once, so that what a pickle makes is never much larger than itself.
 */
static const int64_t *read_sizes(machine *m, tni_pickled *list)
{
    if (list->sizes != NULL)
        return list->sizes;
    int64_t *sizes = tni_arena_get(m->arena, list->count + 1, sizeof *sizes);
    for (size_t i = 0; i < list->count && sizes != NULL; i++) {
        const tni_pickled *size = item_of(list, i, TNI_PICKLED_INT);
        if (size == NULL || size->integer < 0)
            return NULL;
        sizes[i] = size->integer;
    }
    return list->sizes = sizes;
}

/* Find the bytes of a storage in the archive. */
static tn_status find_bytes(const machine *m, const char *key, tn_archive_member *out)
{
    for (size_t i = 0; i < tn_archive_count(m->archive); i++) {
        *out = (tn_archive_member){.size = sizeof *out};
        TN_TRY(tn_archive_member_at(m->archive, i, out));
        if (strncmp(out->name, m->root, m->root_length) != 0 ||
            strncmp(out->name + m->root_length, "data/", 5) != 0 ||
            strcmp(out->name + m->root_length + 5, key) != 0)
            continue;
        if (out->data == NULL)
            return refuse(m, "its storages are compressed");
        if (!m->checked[i])
            TN_TRY(tn_archive_check(m->archive, i));
        m->checked[i] = true;
        return TN_OK;
    }
    return refuse(m, "it names a storage that is not there");
}

/* _rebuild_tensor_v2(storage, offset, sizes, strides, …), and _v3, where the dtype comes later. */
static tn_status rebuild_tensor(machine *m, const tni_pickled *args, bool has_dtype)
{
    const tni_pickled *storage = item_of(args, 0, TNI_PICKLED_STORAGE);
    const tni_pickled *offset = item_of(args, 1, TNI_PICKLED_INT);
    tni_pickled *sizes = item_of(args, 2, TNI_PICKLED_LIST);
    tni_pickled *strides = item_of(args, 3, TNI_PICKLED_LIST);
    const tni_pickled *is_trained = item_of(args, 4, TNI_PICKLED_BOOL);
    const tni_pickled *dtype = item_of(args, 6, TNI_PICKLED_NAME);
    tni_pickled *value;
    tn_archive_member member;
    if (storage == NULL || offset == NULL || sizes == NULL || strides == NULL ||
        offset->integer < 0 || sizes->count != strides->count || sizes->count > TN_MAX_DIM ||
        (has_dtype && dtype == NULL))
        return refuse(m, "a tensor is made of what is none");
    TN_TRY(push_new(m, TNI_PICKLED_TENSOR, &value));
    tni_pickled_tensor *tensor = value->tensor = tni_arena_get(m->arena, 1, sizeof *tensor);
    if (tensor == NULL)
        return TN_ERR_MEMORY;
    *tensor = (tni_pickled_tensor){.dtype = storage->tensor->dtype,
                                   .ndim = (int64_t)sizes->count,
                                   .sizes = read_sizes(m, sizes),
                                   .strides = read_sizes(m, strides),
                                   .offset = offset->integer,
                                   .requires_grad = is_trained != NULL && is_trained->integer != 0};
    if (has_dtype && (strncmp(dtype->text, "torch ", 6) != 0 ||
                      tn_dtype_parse(dtype->text + 6, &tensor->dtype) != TN_OK))
        return refuse(m, "a tensor has a dtype that is not known");
    if (tensor->sizes == NULL || tensor->strides == NULL)
        return refuse(m, "a tensor has sizes that are none");
    TN_TRY(find_bytes(m, storage->text, &member));
    tensor->data = member.data;
    tensor->bytes = (size_t)member.bytes;
    return TN_OK;
}

/* _rebuild_parameter(tensor, requires_grad, …) */
static tn_status rebuild_parameter(machine *m, const tni_pickled *args)
{
    const tni_pickled *tensor = item_of(args, 0, TNI_PICKLED_TENSOR);
    const tni_pickled *is_trained = item_of(args, 1, TNI_PICKLED_BOOL);
    tni_pickled *value;
    if (tensor == NULL || is_trained == NULL)
        return refuse(m, "a parameter is made of what is none");
    TN_TRY(push_new(m, TNI_PICKLED_TENSOR, &value));
    value->tensor = tni_arena_get(m->arena, 1, sizeof *value->tensor);
    if (value->tensor == NULL)
        return TN_ERR_MEMORY;
    *value->tensor = *tensor->tensor;
    value->tensor->requires_grad = is_trained->integer != 0;
    return TN_OK;
}

/* ---- instructions: names and calls ---- */

/* Push "MODULE NAME". */
static tn_status push_name(machine *m, const char *module, size_t length, const char *name,
                           size_t name_length)
{
    tni_pickled *value;
    if (memchr(module, '\0', length) != NULL || memchr(name, '\0', name_length) != NULL)
        return refuse(m, "a name has a zero byte");
    TN_TRY(push_new(m, TNI_PICKLED_NAME, &value));
    char *text = tni_arena_get(m->arena, length + name_length + 2, 1);
    if (text == NULL)
        return TN_ERR_MEMORY;
    memcpy(text, module, length);
    text[length] = ' ';
    memcpy(text + length + 1, name, name_length);
    value->text = text;
    return TN_OK;
}

/* Two lines: the module and the name. */
static tn_status read_name(machine *m, unsigned ignored)
{
    const char *module = (const char *)m->at, *end = (const char *)m->end;
    const char *name = memchr(module, '\n', (size_t)(end - module));
    const char *last = name != NULL ? memchr(name + 1, '\n', (size_t)(end - name - 1)) : NULL;
    (void)ignored;
    if (last == NULL)
        return refuse(m, "a name does not end");
    m->at = (const unsigned char *)last + 1;
    return push_name(m, module, (size_t)(name - module), name + 1, (size_t)(last - name - 1));
}

static tn_status take_name(machine *m, unsigned ignored)
{
    const tni_pickled *name = pop_value(m), *module = name != NULL ? pop_value(m) : NULL;
    (void)ignored;
    if (module == NULL || module->kind != TNI_PICKLED_TEXT || name->kind != TNI_PICKLED_TEXT)
        return refuse(m, "a name is no text");
    return push_name(m, module->text, module->count, name->text, name->count);
}

/* What pickles call besides tensors' functions: what it makes is its argument, or empty. */
static tn_status call_plain(machine *m, const char *name, tni_pickled *args)
{
    bool is_dict = strcmp(name, "collections OrderedDict") == 0;
    if (is_dict && args->count == 0)
        return push_new(m, TNI_PICKLED_DICT, NULL);
    if (strcmp(name, "torch Size") == 0 && item_of(args, 0, TNI_PICKLED_LIST) != NULL)
        return push_value(m, args->items[0]);
    const tni_pickled *class = item_of(args, 1, TNI_PICKLED_NAME);
    if (strcmp(name, "torch._tensor _rebuild_from_type_v2") == 0 && class != NULL)
        name = class->text; /* the tensor is of this class */
    const char *space = strchr(name, ' ');
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: has an object that %.*s.%s makes, which is not served: only tensors and "
                    "plain containers are read",
                    m->name, (int)(space - name), name, space + 1);
}

static tn_status call(machine *m, unsigned ignored)
{
    tni_pickled *args = pop_value(m), *callee = args != NULL ? pop_value(m) : NULL;
    (void)ignored;
    if (callee == NULL || callee->kind != TNI_PICKLED_NAME || args->kind != TNI_PICKLED_LIST)
        return refuse(m, "it calls what is no function");
    if (strcmp(callee->text, "torch._utils _rebuild_tensor_v2") == 0)
        return rebuild_tensor(m, args, false);
    if (strcmp(callee->text, "torch._utils _rebuild_tensor_v3") == 0)
        return rebuild_tensor(m, args, true);
    if (strcmp(callee->text, "torch._utils _rebuild_parameter") == 0)
        return rebuild_parameter(m, args);
    return call_plain(m, callee->text, args);
}

/* State that an OrderedDict gets has no meaning here. */
static tn_status build(machine *m, unsigned ignored)
{
    const tni_pickled *state = pop_value(m);
    (void)ignored;
    if (state == NULL || m->depth == m->mark || m->stack[m->depth - 1]->kind != TNI_PICKLED_DICT)
        return refuse(m, "it gives state to what has none");
    return TN_OK;
}

/* Return the dtype of a storage's class, "torch FloatStorage"; false for anything else. */
static bool storage_dtype(const char *name, tn_dtype *out)
{
    static const struct {
        const char *name; /* of the class */
        tn_dtype dtype;   /* of its elements */
    } classes[] = {
        {"torch FloatStorage", TN_DTYPE_F32},
        {"torch DoubleStorage", TN_DTYPE_F64},
        {"torch HalfStorage", TN_DTYPE_F16},
        {"torch BFloat16Storage", TN_DTYPE_BF16},
        {"torch LongStorage", TN_DTYPE_I64},
        {"torch IntStorage", TN_DTYPE_I32},
        {"torch ShortStorage", TN_DTYPE_I16},
        {"torch CharStorage", TN_DTYPE_I8},
        {"torch ByteStorage", TN_DTYPE_U8},
        {"torch BoolStorage", TN_DTYPE_BOOL},
        {"torch ComplexFloatStorage", TN_DTYPE_C64},
        {"torch ComplexDoubleStorage", TN_DTYPE_C128},
        {"torch.storage UntypedStorage", TN_DTYPE_U8},
    };
    for (size_t i = 0; i < TN_LEN(classes); i++)
        if (strcmp(classes[i].name, name) == 0) {
            *out = classes[i].dtype;
            return true;
        }
    return false;
}

/* A storage: ("storage", class, key, location, elements). */
static tn_status read_storage(machine *m, unsigned ignored)
{
    const tni_pickled *id = pop_value(m);
    const tni_pickled *what = id != NULL ? item_of(id, 0, TNI_PICKLED_TEXT) : NULL;
    (void)ignored;
    if (what == NULL || strcmp(what->text, "storage") != 0)
        return refuse(m, "it names what is no storage");
    const tni_pickled *class = item_of(id, 1, TNI_PICKLED_NAME);
    const tni_pickled *key = item_of(id, 2, TNI_PICKLED_TEXT);
    const tni_pickled *place = item_of(id, 3, TNI_PICKLED_TEXT);
    tni_pickled *value;
    tn_dtype dtype;
    if (class == NULL || key == NULL || !storage_dtype(class->text, &dtype))
        return refuse(m, "it names a storage of a class that is not known");
    if (place == NULL || strcmp(place->text, "cpu") != 0)
        return refuse(m, "it names a storage that is not on the CPU");
    TN_TRY(push_new(m, TNI_PICKLED_STORAGE, &value));
    value->text = key->text;
    value->tensor = tni_arena_get(m->arena, 1, sizeof *value->tensor);
    if (value->tensor == NULL)
        return TN_ERR_MEMORY;
    value->tensor->dtype = dtype;
    return TN_OK;
}

static tn_status memoize(machine *m, unsigned ignored)
{
    (void)ignored;
    return put_at(m, m->remembered);
}

/* ---- the machine ---- */

static const struct {
    unsigned char code;                          /* of the instruction */
    tn_status (*run)(machine *m, unsigned what); /* what it does */
    unsigned what;                               /* a width, a count or a kind */
} instructions[] = {
    {0x80, skip, 1},
    {0x95, skip, 8},
    {'N', push_none, 0},
    {0x88, push_bool, 1},
    {0x89, push_bool, 0},
    {'K', push_int, 1},
    {'M', push_int, 2},
    {'J', push_int, 4},
    {0x8a, push_long, 0},
    {'G', push_float, 0},
    {'X', push_text, 4},
    {0x8c, push_text, 1},
    {0x8d, push_text, 8},
    {'(', push_mark, 0},
    {')', push_empty, TNI_PICKLED_LIST},
    {']', push_empty, TNI_PICKLED_LIST},
    {'}', push_empty, TNI_PICKLED_DICT},
    {0x85, push_tuple, 1},
    {0x86, push_tuple, 2},
    {0x87, push_tuple, 3},
    {'t', push_marked, 0},
    {'a', fill_list, 1},
    {'e', fill_list, 0},
    {'s', fill_dict, 2},
    {'u', fill_dict, 0},
    {'0', drop_value, 0},
    {'q', put, 1},
    {'r', put, 4},
    {0x94, memoize, 0},
    {'h', get, 1},
    {'j', get, 4},
    {'c', read_name, 0},
    {0x93, take_name, 0},
    {'R', call, 0},
    {'b', build, 0},
    {'Q', read_storage, 0},
};

/* Run one instruction. */
static tn_status run_one(machine *m)
{
    unsigned char code = *m->at++;
    char why[64];
    for (size_t i = 0; i < TN_LEN(instructions); i++)
        if (instructions[i].code == code)
            return instructions[i].run(m, instructions[i].what);
    snprintf(why, sizeof why, "instruction 0x%02x is not needed for tensors", code);
    return refuse(m, why);
}

/* Run all instructions up to '.', which leaves one value. */
static tn_status run_all(machine *m, const tni_pickled **out)
{
    while (m->at < m->end && *m->at != '.')
        TN_TRY(run_one(m));
    *out = pop_value(m);
    if (m->at == m->end || *out == NULL || m->depth > 0)
        return refuse(m, "it was cut off");
    return TN_OK;
}

/* Find the pickle in the archive that the file is. */
static tn_status find_pickle(machine *m)
{
    tn_archive_member member, order = {.size = 0};
    bool is_found = false;
    m->checked = tni_arena_get(m->arena, tn_archive_count(m->archive), sizeof *m->checked);
    if (m->checked == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < tn_archive_count(m->archive); i++) {
        member = (tn_archive_member){.size = sizeof member};
        TN_TRY(tn_archive_member_at(m->archive, i, &member));
        const char *slash = strchr(member.name, '/');
        if (slash != NULL && strcmp(slash, "/byteorder") == 0)
            order = member;
        if (slash == NULL || strcmp(slash, "/data.pkl") != 0 || member.data == NULL)
            continue;
        TN_TRY(tn_archive_check(m->archive, i));
        m->root = member.name;
        m->root_length = (size_t)(slash - member.name) + 1;
        m->at = member.data;
        m->length = (size_t)member.bytes;
        m->end = m->at + m->length;
        is_found = true;
    }
    if (!is_found)
        return refuse(m, "it lacks its pickle, or it is compressed");
    if (order.data != NULL && (order.bytes != 6 || memcmp(order.data, "little", 6) != 0))
        return refuse(m, "it was written on a machine with another order of bytes");
    return TN_OK;
}

tn_status tni_pickle_load(tni_arena *arena, const char *name, const void *data, size_t bytes,
                          const tni_pickled **out)
{
    machine m = {.arena = arena, .name = name};
    tn_status status = tn_archive_open_memory(data, bytes, name, &m.archive);
    if (status == TN_OK)
        status = find_pickle(&m);
    if (status == TN_OK)
        status = run_all(&m, out);
    tni_free(m.stack);
    tni_free(m.memory);
    tn_archive_free(m.archive);
    return status;
}

const tni_pickled *tni_pickle_find(const tni_pickled *dict, const char *key)
{
    if (dict == NULL || dict->kind != TNI_PICKLED_DICT)
        return NULL;
    for (size_t i = 0; i + 1 < dict->count; i += 2)
        if (dict->items[i]->kind == TNI_PICKLED_TEXT && strcmp(dict->items[i]->text, key) == 0)
            return dict->items[i + 1];
    return NULL;
}
