/* SPDX-License-Identifier: BSD-3-Clause */
/* One primitive over operands, with what it needs around it. */
#include "onednn.h"

#include <string.h>

/* An operand of a run. */
typedef struct operand {
    int role;               /* oneDNN's number of the argument */
    dnnl_query_t question;  /* asks a description for the layout that it wants */
    tno_layout_view own;    /* how it lies */
    void *place;            /* where */
    tno_layout_view wanted; /* how the primitive wants it */
    void *room;             /* for its copy in that layout; NULL: it is read where it lies */
    dnnl_memory_t memory;   /* what the primitive is given */
} operand;

enum { SOURCE, WEIGHTS, BIAS, RESULT, SCRATCH, OPERANDS };

/* A run with all that has to be given back. */
typedef struct run {
    const_dnnl_primitive_desc_t description; /* what is run */
    operand operands[OPERANDS];              /* those without a layout do not take part */
    dnnl_primitive_t primitive;              /* what it is made into */
    dnnl_stream_t stream;                    /* where it runs */
} run;

/* Asks for a layout; a description answers an empty one for an operand that it does not have. */
static tno_layout_view wanted_layout(const_dnnl_primitive_desc_t description, dnnl_query_t question)
{
    tno_layout_view view = dnnl_primitive_desc_query_md(description, question, 0);
    return view != NULL && dnnl_memory_desc_get_size(view) != 0 ? view : NULL;
}

static void begin(run *r, const tno_operands *own, const tno_locations *places)
{
    static const int roles[] = {DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_BIAS, DNNL_ARG_DST,
                                DNNL_ARG_SCRATCHPAD};
    static const dnnl_query_t questions[] = {dnnl_query_src_md, dnnl_query_weights_md,
                                             dnnl_query_weights_md, dnnl_query_dst_md,
                                             dnnl_query_scratchpad_md};
    const tno_layout *layouts[] = {&own->source, &own->weights, &own->bias, &own->result};
    const void *starts[] = {places->source, places->weights, places->bias, places->result};
    for (int i = 0; i < OPERANDS; i++) {
        operand *o = &r->operands[i];
        o->role = roles[i];
        o->question = questions[i];
        o->wanted = wanted_layout(r->description, o->question);
        o->own = o->wanted;
        if (i == SCRATCH)
            continue;
        o->own = tno_layout_look(layouts[i]);
        o->place = (void *)(uintptr_t)starts[i];
    }
    r->operands[BIAS].wanted = r->operands[BIAS].own;
}

/* Room for what does not lie as it is wanted, and for scratch. */
static dnnl_status_t take_room(run *r)
{
    for (int i = 0; i < OPERANDS; i++) {
        operand *o = &r->operands[i];
        bool lies_right = o->place != NULL && dnnl_memory_desc_equal(o->own, o->wanted);
        if (o->wanted == NULL || lies_right)
            continue;
        o->room = tno_host->allocate(dnnl_memory_desc_get_size(o->wanted));
        if (o->room == NULL)
            return dnnl_out_of_memory;
    }
    return dnnl_success;
}

static dnnl_status_t make_memories(run *r)
{
    dnnl_status_t status = dnnl_success;
    for (int i = 0; i < OPERANDS && status == dnnl_success; i++) {
        operand *o = &r->operands[i];
        if (o->wanted != NULL)
            status = dnnl_memory_create(&o->memory, o->wanted, tno_engine,
                                        o->room != NULL ? o->room : o->place);
    }
    return status;
}

/* Brings an operand into the layout that is wanted, or the result back into its own. */
static dnnl_status_t reorder(const run *r, const operand *o, bool is_back)
{
    dnnl_memory_t lying = NULL;
    dnnl_primitive_desc_t description = NULL;
    dnnl_primitive_t primitive = NULL;
    dnnl_status_t status = dnnl_memory_create(&lying, o->own, tno_engine, o->place);
    if (status == dnnl_success)
        status = dnnl_reorder_primitive_desc_create(&description, is_back ? o->wanted : o->own,
                                                    tno_engine, is_back ? o->own : o->wanted,
                                                    tno_engine, NULL);
    if (status == dnnl_success)
        status = dnnl_primitive_create(&primitive, description);
    dnnl_exec_arg_t arguments[] = {{DNNL_ARG_FROM, is_back ? o->memory : lying},
                                   {DNNL_ARG_TO, is_back ? lying : o->memory}};
    if (status == dnnl_success)
        status = dnnl_primitive_execute(primitive, r->stream, 2, arguments);
    dnnl_primitive_destroy(primitive);
    dnnl_primitive_desc_destroy(description);
    dnnl_memory_destroy(lying);
    return status;
}

static dnnl_status_t execute(run *r)
{
    dnnl_exec_arg_t arguments[OPERANDS];
    int count = 0;
    dnnl_status_t status = dnnl_success;
    for (int i = 0; i < OPERANDS && status == dnnl_success; i++) {
        const operand *o = &r->operands[i];
        if (o->wanted == NULL)
            continue;
        arguments[count++] = (dnnl_exec_arg_t){o->role, o->memory};
        if (o->room != NULL && i < RESULT)
            status = reorder(r, o, false);
    }
    if (status == dnnl_success)
        status = dnnl_primitive_execute(r->primitive, r->stream, count, arguments);
    if (status == dnnl_success && r->operands[RESULT].room != NULL)
        status = reorder(r, &r->operands[RESULT], true);
    if (status == dnnl_success)
        status = dnnl_stream_wait(r->stream);
    return status;
}

static void end(run *r)
{
    for (int i = 0; i < OPERANDS; i++) {
        dnnl_memory_destroy(r->operands[i].memory);
        tno_host->release(r->operands[i].room);
    }
    dnnl_primitive_destroy(r->primitive);
    dnnl_stream_destroy(r->stream);
}

tn_plugin_answer tno_run(const_dnnl_primitive_desc_t description, const tno_operands *own,
                         const tno_locations *places)
{
    run r = {.description = description};
    begin(&r, own, places);
    dnnl_status_t status = take_room(&r);
    if (status == dnnl_success)
        status = make_memories(&r);
    if (status == dnnl_success)
        status = dnnl_primitive_create(&r.primitive, description);
    if (status == dnnl_success)
        status = dnnl_stream_create(&r.stream, tno_engine, dnnl_stream_default_flags);
    if (status == dnnl_success)
        status = execute(&r);
    end(&r);
    return status == dnnl_success ? TN_PLUGIN_DONE : TN_PLUGIN_FAILED;
}

bool tno_is_fast(const_dnnl_primitive_desc_t description)
{
    const char *name = NULL;
    dnnl_status_t status =
        dnnl_primitive_desc_query(description, dnnl_query_impl_info_str, 0, (void *)&name);
    return status == dnnl_success && name != NULL && strstr(name, "ref") == NULL;
}

dnnl_data_type_t tno_type_of(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F32    ? dnnl_f32
           : dtype == TN_DTYPE_BF16 ? dnnl_bf16
           : dtype == TN_DTYPE_F16  ? dnnl_f16
                                    : dnnl_data_type_undef;
}

dnnl_status_t tno_make_attributes(dnnl_primitive_attr_t *out)
{
    dnnl_status_t status = dnnl_primitive_attr_create(out);
    if (status == dnnl_success)
        status = dnnl_primitive_attr_set_scratchpad_mode(*out, dnnl_scratchpad_mode_user);
    if (status == dnnl_success)
        status = dnnl_primitive_attr_set_fpmath_mode(*out, dnnl_fpmath_mode_strict);
    return status;
}
