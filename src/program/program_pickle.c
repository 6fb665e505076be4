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

#include "program/program_pickle_machine.h"

TNI_COLD tn_status tni_pickle_refuse(const tni_pickle_machine *m, const char *why)
{
    return tni_fail(TN_ERR_IO, "%s: is no pickle of tensors: %s", m->name, why);
}

/* ---- values ---- */

static tn_status push_value(tni_pickle_machine *m, tni_pickled *value)
{
    if (value == NULL)
        return TN_ERR_MEMORY;
    TN_TRY(tni_reserve((void **)&m->stack, &m->stack_room, m->depth + 1, sizeof *m->stack));
    m->stack[m->depth++] = value;
    return TN_OK;
}

/* Push a new value of a kind; return it in *out, if that is not NULL. */
tn_status tni_pickle_push_new(tni_pickle_machine *m, tni_pickled_kind kind, tni_pickled **out)
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
tni_pickled *tni_pickle_pop(tni_pickle_machine *m)
{
    return m->depth > m->mark ? m->stack[--m->depth] : NULL;
}

/* Cut the stack to the last mark, which is dropped as well. */
static void drop_mark(tni_pickle_machine *m)
{
    m->depth = m->mark - 1;
    m->mark = m->stack[m->depth]->count;
}

static tn_status add_item(tni_pickle_machine *m, tni_pickled *container, tni_pickled *item)
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
tni_pickled *tni_pickle_item(const tni_pickled *list, size_t index, tni_pickled_kind kind)
{
    bool is_there =
        list->kind == TNI_PICKLED_LIST && index < list->count && list->items[index]->kind == kind;
    return is_there ? list->items[index] : NULL;
}

/* ---- bytes ---- */

/* Read a number of `width` bytes, little-endian. */
static tn_status take_number(tni_pickle_machine *m, size_t width, uint64_t *out)
{
    *out = 0;
    if ((size_t)(m->end - m->at) < width || width > sizeof *out)
        return tni_pickle_refuse(m, "it was cut off");
    memcpy(out, m->at, width);
    m->at += width;
    return TN_OK;
}

/* ---- instructions: constants ---- */

static tn_status skip(tni_pickle_machine *m, unsigned width)
{
    uint64_t number;
    return take_number(m, width, &number);
}

static tn_status push_none(tni_pickle_machine *m, unsigned ignored)
{
    (void)ignored;
    return tni_pickle_push_new(m, TNI_PICKLED_NONE, NULL);
}

static tn_status push_bool(tni_pickle_machine *m, unsigned truth)
{
    tni_pickled *value;
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_BOOL, &value));
    value->integer = truth;
    return TN_OK;
}

/* Numbers of one and two bytes have no sign, those of four have. */
static tn_status push_int(tni_pickle_machine *m, unsigned width)
{
    uint64_t number;
    tni_pickled *value;
    TN_TRY(take_number(m, width, &number));
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_INT, &value));
    value->integer = width == 4 ? (int64_t)(int32_t)(uint32_t)number : (int64_t)number;
    return TN_OK;
}

/* A number with its width before it. */
static tn_status push_long(tni_pickle_machine *m, unsigned ignored)
{
    uint64_t width, number;
    tni_pickled *value;
    (void)ignored;
    TN_TRY(take_number(m, 1, &width));
    if (width > 8)
        return tni_pickle_refuse(m, "a number does not fit into 64 bits");
    TN_TRY(take_number(m, (size_t)width, &number));
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_INT, &value));
    bool is_negative = width > 0 && (number >> (8 * width - 1) & 1) != 0;
    if (is_negative && width < 8)
        number |= UINT64_MAX << (8 * width);
    value->integer = (int64_t)number;
    return TN_OK;
}

/* A float is the only number with its first byte first. */
static tn_status push_float(tni_pickle_machine *m, unsigned ignored)
{
    uint64_t number;
    tni_pickled *value;
    (void)ignored;
    TN_TRY(take_number(m, 8, &number));
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_FLOAT, &value));
    number = __builtin_bswap64(number);
    memcpy(&value->real, &number, sizeof number);
    return TN_OK;
}

static tn_status push_text(tni_pickle_machine *m, unsigned width)
{
    uint64_t length;
    tni_pickled *value;
    TN_TRY(take_number(m, width, &length));
    if ((uint64_t)(m->end - m->at) < length)
        return tni_pickle_refuse(m, "it was cut off");
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_TEXT, &value));
    value->text = tni_arena_text(m->arena, (const char *)m->at, (size_t)length);
    value->count = (size_t)length;
    m->at += length;
    return value->text != NULL ? TN_OK : TN_ERR_MEMORY;
}

/* ---- instructions: containers ---- */

static tn_status push_mark(tni_pickle_machine *m, unsigned ignored)
{
    tni_pickled *mark;
    (void)ignored;
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_MARK, &mark));
    mark->count = m->mark;
    m->mark = m->depth;
    return TN_OK;
}

static tn_status push_empty(tni_pickle_machine *m, unsigned kind)
{
    return tni_pickle_push_new(m, (tni_pickled_kind)kind, NULL);
}

/* Make a tuple of the values from index `first` on, which stay. */
static tn_status gather(tni_pickle_machine *m, size_t first, tni_pickled **out)
{
    tni_pickled *tuple = *out = tni_arena_get(m->arena, 1, sizeof *tuple);
    if (tuple == NULL)
        return TN_ERR_MEMORY;
    tuple->kind = TNI_PICKLED_LIST;
    for (size_t i = first; i < m->depth; i++)
        TN_TRY(add_item(m, tuple, m->stack[i]));
    return TN_OK;
}

static tn_status push_tuple(tni_pickle_machine *m, unsigned count)
{
    tni_pickled *tuple;
    if (m->depth - m->mark < count)
        return tni_pickle_refuse(m, "there are too few values for a tuple");
    TN_TRY(gather(m, m->depth - count, &tuple));
    m->depth -= count;
    return push_value(m, tuple);
}

static tn_status push_marked(tni_pickle_machine *m, unsigned ignored)
{
    tni_pickled *tuple;
    (void)ignored;
    if (m->mark == 0)
        return tni_pickle_refuse(m, "there is no mark");
    TN_TRY(gather(m, m->mark, &tuple));
    drop_mark(m);
    return push_value(m, tuple);
}

/* Move values to the container below them: the last `count`, or for 0 all behind the mark. */
static tn_status fill(tni_pickle_machine *m, unsigned count, tni_pickled_kind kind)
{
    bool is_there = count > 0 ? m->depth - m->mark > count : m->mark > 1;
    if (!is_there)
        return tni_pickle_refuse(m, "there is no container to fill");
    size_t first = count > 0 ? m->depth - count : m->mark;
    size_t below = count > 0 ? first - 1 : first - 2;
    if (m->stack[below]->kind != kind)
        return tni_pickle_refuse(m, "there is no container to fill");
    if (kind == TNI_PICKLED_DICT && (m->depth - first) % 2 != 0)
        return tni_pickle_refuse(m, "a key has no value");
    for (size_t i = first; i < m->depth; i++)
        TN_TRY(add_item(m, m->stack[below], m->stack[i]));
    if (count > 0)
        m->depth -= count;
    else
        drop_mark(m);
    return TN_OK;
}

static tn_status fill_list(tni_pickle_machine *m, unsigned count)
{
    return fill(m, count, TNI_PICKLED_LIST);
}

static tn_status fill_dict(tni_pickle_machine *m, unsigned count)
{
    return fill(m, count, TNI_PICKLED_DICT);
}

static tn_status drop_value(tni_pickle_machine *m, unsigned ignored)
{
    (void)ignored;
    return tni_pickle_pop(m) != NULL ? TN_OK : tni_pickle_refuse(m, "there is nothing to drop");
}

/* ---- instructions: memory ---- */

static tn_status put_at(tni_pickle_machine *m, uint64_t index)
{
    size_t room = m->memory_room;
    if (m->depth == m->mark)
        return tni_pickle_refuse(m, "there is nothing to remember");
    if (index > m->length) /* each that is remembered takes bytes of the pickle */
        return tni_pickle_refuse(m, "it remembers more than it has");
    if (index >= room) {
        TN_TRY(tni_reserve((void **)&m->memory, &m->memory_room, (size_t)index + 1,
                           sizeof *m->memory));
        memset(m->memory + room, 0, (m->memory_room - room) * sizeof *m->memory);
    }
    m->remembered += m->memory[index] == NULL;
    m->memory[index] = m->stack[m->depth - 1];
    return TN_OK;
}

static tn_status put(tni_pickle_machine *m, unsigned width)
{
    uint64_t index;
    TN_TRY(take_number(m, width, &index));
    return put_at(m, index);
}

static tn_status get(tni_pickle_machine *m, unsigned width)
{
    uint64_t index;
    TN_TRY(take_number(m, width, &index));
    if (index >= m->memory_room || m->memory[index] == NULL)
        return tni_pickle_refuse(m, "it recalls what it has not remembered");
    return push_value(m, m->memory[index]);
}

/* ---- instructions: names and calls ---- */

/* Push "MODULE NAME". */
static tn_status push_name(tni_pickle_machine *m, const char *module, size_t length,
                           const char *name, size_t name_length)
{
    tni_pickled *value;
    if (memchr(module, '\0', length) != NULL || memchr(name, '\0', name_length) != NULL)
        return tni_pickle_refuse(m, "a name has a zero byte");
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_NAME, &value));
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
static tn_status read_name(tni_pickle_machine *m, unsigned ignored)
{
    const char *module = (const char *)m->at, *end = (const char *)m->end;
    const char *name = memchr(module, '\n', (size_t)(end - module));
    const char *last = name != NULL ? memchr(name + 1, '\n', (size_t)(end - name - 1)) : NULL;
    (void)ignored;
    if (last == NULL)
        return tni_pickle_refuse(m, "a name does not end");
    m->at = (const unsigned char *)last + 1;
    return push_name(m, module, (size_t)(name - module), name + 1, (size_t)(last - name - 1));
}

static tn_status take_name(tni_pickle_machine *m, unsigned ignored)
{
    const tni_pickled *name = tni_pickle_pop(m), *module = name != NULL ? tni_pickle_pop(m) : NULL;
    (void)ignored;
    if (module == NULL || module->kind != TNI_PICKLED_TEXT || name->kind != TNI_PICKLED_TEXT)
        return tni_pickle_refuse(m, "a name is no text");
    return push_name(m, module->text, module->count, name->text, name->count);
}

/* What pickles call besides tensors' functions: what it makes is its argument, or empty. */
static tn_status call_plain(tni_pickle_machine *m, const char *name, tni_pickled *args)
{
    bool is_dict = strcmp(name, "collections OrderedDict") == 0;
    if (is_dict && args->count == 0)
        return tni_pickle_push_new(m, TNI_PICKLED_DICT, NULL);
    if (strcmp(name, "torch Size") == 0 && tni_pickle_item(args, 0, TNI_PICKLED_LIST) != NULL)
        return push_value(m, args->items[0]);
    const tni_pickled *class = tni_pickle_item(args, 1, TNI_PICKLED_NAME);
    if (strcmp(name, "torch._tensor _rebuild_from_type_v2") == 0 && class != NULL)
        name = class->text; /* the tensor is of this class */
    const char *space = strchr(name, ' ');
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: has an object that %.*s.%s makes, which is not served: only tensors and "
                    "plain containers are read",
                    m->name, (int)(space - name), name, space + 1);
}

static tn_status call(tni_pickle_machine *m, unsigned ignored)
{
    tni_pickled *args = tni_pickle_pop(m), *callee = args != NULL ? tni_pickle_pop(m) : NULL;
    (void)ignored;
    if (callee == NULL || callee->kind != TNI_PICKLED_NAME || args->kind != TNI_PICKLED_LIST)
        return tni_pickle_refuse(m, "it calls what is no function");
    if (strcmp(callee->text, "torch._utils _rebuild_tensor_v2") == 0)
        return tni_pickle_rebuild_tensor(m, args, false);
    if (strcmp(callee->text, "torch._utils _rebuild_tensor_v3") == 0)
        return tni_pickle_rebuild_tensor(m, args, true);
    if (strcmp(callee->text, "torch._utils _rebuild_parameter") == 0)
        return tni_pickle_rebuild_parameter(m, args);
    return call_plain(m, callee->text, args);
}

/* State that an OrderedDict gets has no meaning here. */
static tn_status build(tni_pickle_machine *m, unsigned ignored)
{
    const tni_pickled *state = tni_pickle_pop(m);
    (void)ignored;
    if (state == NULL || m->depth == m->mark || m->stack[m->depth - 1]->kind != TNI_PICKLED_DICT)
        return tni_pickle_refuse(m, "it gives state to what has none");
    return TN_OK;
}

static tn_status memoize(tni_pickle_machine *m, unsigned ignored)
{
    (void)ignored;
    return put_at(m, m->remembered);
}

/* ---- the machine ---- */

static const struct {
    unsigned char code;                                     /* of the instruction */
    tn_status (*run)(tni_pickle_machine *m, unsigned what); /* what it does */
    unsigned what;                                          /* a width, a count or a kind */
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
    {'Q', tni_pickle_read_storage, 0},
};

/* Run one instruction. */
static tn_status run_one(tni_pickle_machine *m)
{
    unsigned char code = *m->at++;
    char why[64];
    for (size_t i = 0; i < TN_LEN(instructions); i++)
        if (instructions[i].code == code)
            return instructions[i].run(m, instructions[i].what);
    snprintf(why, sizeof why, "instruction 0x%02x is not needed for tensors", code);
    return tni_pickle_refuse(m, why);
}

/* Run all instructions up to '.', which leaves one value. */
static tn_status run_all(tni_pickle_machine *m, const tni_pickled **out)
{
    while (m->at < m->end && *m->at != '.')
        TN_TRY(run_one(m));
    *out = tni_pickle_pop(m);
    if (m->at == m->end || *out == NULL || m->depth > 0)
        return tni_pickle_refuse(m, "it was cut off");
    return TN_OK;
}

/* Find the pickle in the archive that the file is. */
static tn_status find_pickle(tni_pickle_machine *m)
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
        return tni_pickle_refuse(m, "it lacks its pickle, or it is compressed");
    if (order.data != NULL && (order.bytes != 6 || memcmp(order.data, "little", 6) != 0))
        return tni_pickle_refuse(m, "it was written on a machine with another order of bytes");
    return TN_OK;
}

tn_status tni_pickle_load(tni_arena *arena, const char *name, const void *data, size_t bytes,
                          const tni_pickled **out)
{
    tni_pickle_machine m = {.arena = arena, .name = name};
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
