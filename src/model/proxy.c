/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that a model calls by name: those of ATen that have no function in the ABI, and custom
 * operators. The package lists each call with its arguments:
 *
 *     {"nodes": [{"node": {"target": "ns::op.overload",
 *                          "inputs": [{"name": "self", "arg": {"as_tensor": …}}, …],
 *                          "outputs": [{"as_tensor": …}, …]}}, …]}
 *
 * The code calls entry N of the list with the tensors and ints that it has computed, in the order
 * of the list; everything else is fixed in the list. So each call is prepared when the model is
 * loaded: the operator is looked up, fixed arguments become values, and for the others a plan says
 * which to take from the code. A call then parses nothing and, with few values, allocates nothing.
 * export_values.c reads the fixed ones.
 */
#include <jansson.h>

#include "model/models.h"

/* Calls with up to so many values need no allocation for them. */
#define FEW_VALUES 48

/* The most operators that are named when they are missing. */
#define MAX_NAMED 64

/* An argument that the code gives at each call. */
typedef enum plan_kind {
    PLAN_TENSOR,  /* the next tensor */
    PLAN_TENSORS, /* a list of the next tensors; `items` has None where the list has None */
    PLAN_INT,     /* the next number */
    PLAN_INTS     /* a list of the next numbers */
} plan_kind;

typedef struct plan_step {
    plan_kind kind;  /* what to take */
    size_t argument; /* its index in the schema */
    size_t count;    /* how many items a list has */
    json_t *items;   /* PLAN_TENSORS: the list, whose items may be None; borrowed */
} plan_step;

/* One call. */
typedef struct proxy_node {
    const tn_op *op;  /* what is called */
    tn_value *values; /* one per schema argument: fixed ones, defaults, and None for the others */
    size_t nargs;     /* schema arguments */
    size_t nreturns;  /* schema returns */
    plan_step *steps; /* arguments that the code gives, in order */
    size_t nsteps;    /* how many */
    json_t *outputs;  /* what becomes of the results; borrowed */
    size_t nitems;    /* items of all lists of tensors, each of which needs a value */
    size_t nints;     /* ints that the code gives */
    size_t ninputs;   /* tensors that the code gives as arguments */
    size_t noutputs;  /* tensors that the code gives to be filled with results */
} proxy_node;

struct tni_proxy {
    json_t *root;      /* the parsed file, which owns texts that values borrow */
    proxy_node *nodes; /* every call */
    size_t count;      /* how many */
};

/* ---- preparing a call ---- */

/* What is known of a call while it is prepared. */
typedef struct node_reading {
    const char *path;   /* the package, for messages */
    const char *target; /* the operator's name */
    proxy_node *node;   /* what is filled */
} node_reading;

/* Fail for an argument of a call that cannot be prepared. */
static tn_status refuse(const node_reading *reading, const char *argument, const char *why)
{
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: calls %s, whose argument '%s' %s", reading->path,
                    reading->target, argument, why);
}

/*
 * Whether a whole number for this argument comes from the code: for an int or a Scalar it does, for
 * a float it is fixed. The last letter of an argument's code is the type of its items.
 */
static bool takes_ints(const tn_argument *argument)
{
    const char *code = argument->code;
    size_t length = strlen(code);
    return length > 0 && (code[length - 1] == 'i' || code[length - 1] == 'S');
}

/* Return how many items of a list are tensors; the others are None. */
static size_t count_tensors(json_t *items)
{
    size_t count = 0;
    for (size_t i = 0; i < json_array_size(items); i++)
        count += json_object_get(json_array_get(items, i), "as_none") == NULL;
    return count;
}

/* Fill *out for an argument that the code gives; false for one that is fixed. */
static bool read_step(const tn_argument *argument, const char *key, json_t *json, plan_step *out)
{
    bool is_tensor = strcmp(key, "as_tensor") == 0 || (strcmp(key, "as_optional_tensor") == 0 &&
                                                       json_object_get(json, "as_tensor") != NULL);
    bool is_int =
        strcmp(key, "as_sym_int") == 0 || (strcmp(key, "as_int") == 0 && takes_ints(argument));
    bool is_ints =
        strcmp(key, "as_sym_ints") == 0 || (strcmp(key, "as_ints") == 0 && takes_ints(argument));
    bool is_tensors = strcmp(key, "as_tensors") == 0 || strcmp(key, "as_optional_tensors") == 0;
    out->items = is_tensors ? json : NULL;
    out->count = is_tensors || is_ints ? json_array_size(json) : 1;
    out->kind = is_tensor    ? PLAN_TENSOR
                : is_tensors ? PLAN_TENSORS
                : is_ints    ? PLAN_INTS
                             : PLAN_INT;
    return is_tensor || is_tensors || is_int || is_ints;
}

/* Add what a step takes to the counts that a call is checked against. */
static void count_step(proxy_node *node, const plan_step *step)
{
    switch (step->kind) {
    case PLAN_TENSOR:
        node->ninputs++;
        break;
    case PLAN_TENSORS:
        node->ninputs += count_tensors(step->items);
        node->nitems += step->count;
        break;
    case PLAN_INT:
        node->nints++;
        break;
    case PLAN_INTS:
        node->nints += step->count;
        break;
    }
}

/* Prepare one argument: a step of the plan, or a fixed value. */
static tn_status read_argument(const node_reading *reading, json_t *input)
{
    proxy_node *node = reading->node;
    tn_argument argument = {.size = sizeof argument};
    const char *name = json_string_value(json_object_get(input, "name"));
    json_t *holder = json_object_get(input, "arg");
    void *iterator = json_object_iter(holder);
    if (name == NULL || iterator == NULL)
        return refuse(reading, name != NULL ? name : "?", "cannot be read");
    int64_t place = tn_op_arg_index(node->op, name);
    if (place < 0 || (size_t)place >= node->nargs)
        return refuse(reading, name, "is not in its schema");
    if (node->values[place].kind != TN_KIND_DEFAULT)
        return refuse(reading, name, "is given twice");
    TN_TRY(tn_op_argument(node->op, (size_t)place, &argument));
    const char *key = json_object_iter_key(iterator);
    json_t *json = json_object_iter_value(iterator);
    plan_step *step = &node->steps[node->nsteps];
    if (read_step(&argument, key, json, step)) {
        step->argument = (size_t)place;
        node->values[place] = tn_value_none(); /* marks it as given */
        node->nsteps++;
        count_step(node, step);
    } else if (strcmp(key, "as_optional_tensor") == 0) {
        node->values[place] = tn_value_none();
    } else {
        bool is_read;
        TN_TRY(tni_export_read_value(key, json, &is_read, &node->values[place]));
        return is_read ? TN_OK : refuse(reading, name, "is of a kind that cannot be passed");
    }
    return TN_OK;
}

/* Return how many tensors the code gives to be filled. For results of other kinds it gives none. */
static size_t count_outputs(json_t *outputs)
{
    size_t count = 0;
    for (size_t i = 0; i < json_array_size(outputs); i++) {
        json_t *output = json_array_get(outputs, i);
        json_t *one = json_object_get(output, "as_optional_tensor");
        count += json_object_get(output, "as_tensor") != NULL ||
                 json_object_get(one, "as_tensor") != NULL;
        count += count_tensors(json_object_get(output, "as_tensors"));
    }
    return count;
}

/* Prepare one call. Arguments that the list does not mention get the schema's defaults. */
static tn_status read_node(const char *path, json_t *json, proxy_node *node)
{
    json_t *call = json_object_get(json, "node");
    json_t *inputs = json_object_get(call, "inputs");
    node_reading reading = {path, json_string_value(json_object_get(call, "target")), node};
    if (reading.target == NULL)
        return tni_fail(TN_ERR_IO, "%s: lists a call without an operator", path);
    if (strcmp(reading.target, "call_torchbind") == 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: calls a method of an object that only PyTorch can make (TorchBind)",
                        path);
    TN_TRY(tn_op_find(reading.target, &node->op));
    node->nargs = tn_op_num_args(node->op);
    node->nreturns = tn_op_num_returns(node->op);
    node->outputs = json_object_get(call, "outputs");
    node->noutputs = count_outputs(node->outputs);
    node->values = tni_calloc(node->nargs + 1, sizeof *node->values);
    node->steps = tni_calloc(json_array_size(inputs) + 1, sizeof *node->steps);
    if (node->values == NULL || node->steps == NULL)
        return tni_fail_memory(node->nargs * sizeof *node->values);
    for (size_t i = 0; i < node->nargs; i++)
        node->values[i] = tn_value_default();
    for (size_t i = 0; i < json_array_size(inputs); i++)
        TN_TRY(read_argument(&reading, json_array_get(inputs, i)));
    return TN_OK;
}

static const char *target_of(json_t *nodes, size_t index)
{
    json_t *call = json_object_get(json_array_get(nodes, index), "node");
    return json_string_value(json_object_get(call, "target"));
}

/* Whether an earlier entry calls the same operator. */
static bool was_called(json_t *nodes, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (target_of(nodes, i) != NULL &&
            strcmp(target_of(nodes, i), target_of(nodes, index)) == 0)
            return true;
    return false;
}

/*
 * Prepare all calls. Missing operators are collected, so that one message names them all; any other
 * failure ends the reading.
 */
static tn_status read_nodes(const char *path, tni_proxy *proxy, json_t *nodes)
{
    tni_buffer missing = {0};
    tn_status status = TN_OK;
    size_t count = 0;
    for (size_t i = 0; i < proxy->count && status == TN_OK; i++) {
        status = read_node(path, json_array_get(nodes, i), &proxy->nodes[i]);
        if (status != TN_ERR_NOT_FOUND)
            continue;
        status = TN_OK;
        if (count < MAX_NAMED && !was_called(nodes, i))
            tni_buffer_print(&missing, "%s%s", count++ > 0 ? ", " : "", target_of(nodes, i));
    }
    if (status == TN_OK && missing.failed)
        status = tni_fail_memory(missing.length);
    else if (status == TN_OK && count > 0)
        status = tni_fail(TN_ERR_NOT_FOUND,
                          "%s: calls operators that nobody has registered: %s; load the extension "
                          "that has them first (tn_extension_load, tenon --lib)",
                          path, missing.data);
    tni_buffer_free(&missing);
    return status;
}

/* Values borrow everything from the parsed list, except the arrays of lists. */
void tni_proxy_free(tni_proxy *proxy)
{
    if (proxy == NULL)
        return;
    for (size_t i = 0; proxy->nodes != NULL && i < proxy->count; i++) {
        proxy_node *node = &proxy->nodes[i];
        for (size_t k = 0; node->values != NULL && k < node->nargs; k++)
            if (node->values[k].kind == TN_KIND_LIST)
                tni_free(node->values[k].as.list.items);
        tni_free(node->values);
        tni_free(node->steps);
    }
    tni_free(proxy->nodes);
    json_decref(proxy->root);
    tni_free(proxy);
}

tn_status tni_proxy_load(const tni_package *package, tni_proxy **out)
{
    json_t *root;
    TN_TRY(tni_package_read_object(package, TNI_BESIDE_CODE, ".json", "list of calls", &root));
    if (root == NULL)
        return TN_OK;
    json_t *nodes = json_object_get(root, "nodes");
    tni_proxy *proxy = tni_calloc(1, sizeof *proxy);
    if (proxy == NULL) {
        json_decref(root);
        return tni_fail_memory(sizeof *proxy);
    }
    proxy->root = root;
    proxy->count = json_array_size(nodes);
    proxy->nodes = tni_calloc(proxy->count + 1, sizeof *proxy->nodes);
    tn_status status =
        proxy->nodes == NULL ? tni_fail_memory(proxy->count * sizeof *proxy->nodes)
        : !json_is_array(nodes)
            ? tni_fail(TN_ERR_IO, "%s: its list of calls has no array \"nodes\"", package->path)
            : read_nodes(package->path, proxy, nodes);
    if (status == TN_OK)
        *out = proxy;
    else
        tni_proxy_free(proxy);
    return status;
}

/* ---- a call ---- */

/* What the code gives to one call, and how much of it has been taken. */
typedef struct given {
    const int64_t *ints;       /* the next number */
    AtenTensorHandle *handles; /* the next tensor */
    tn_value *items;           /* the next free value for an item */
} given;

/* Take the tensors of a list. An item that is None in the list stays None and takes nothing. */
static void take_tensors(const plan_step *step, given *from, tn_value *out)
{
    *out = tn_value_list(from->items, step->count);
    for (size_t i = 0; i < step->count; i++) {
        bool is_none = json_object_get(json_array_get(step->items, i), "as_none") != NULL;
        *from->items++ = is_none ? tn_value_none() : tn_value_tensor((*from->handles++)->tensor);
    }
}

/* Take what one step of the plan says. Counts were checked before. */
static void take_step(const plan_step *step, given *from, tn_value *out)
{
    switch (step->kind) {
    case PLAN_TENSOR:
        *out = tn_value_tensor((*from->handles++)->tensor);
        break;
    case PLAN_TENSORS:
        take_tensors(step, from, out);
        break;
    case PLAN_INT:
        *out = tn_value_int(*from->ints++);
        break;
    case PLAN_INTS:
        *out = tn_value_ints(from->ints, step->count);
        from->ints += step->count;
        break;
    }
}

/* Let a handle of the code's name the result, whose reference is taken. */
static void fill(AtenTensorHandle handle, tn_value *result)
{
    tn_tensor *old = handle->tensor;
    handle->tensor = result->as.tensor;
    *result = tn_value_none();
    tn_tensor_release(old);
}

/*
 * Fill the next handle with a result. An operator of another release may return something else than
 * the model was compiled for.
 */
static tn_status take_result(const proxy_node *node, AtenTensorHandle **handles, tn_value *result)
{
    if (result->kind != TN_KIND_TENSOR)
        return tni_fail(TN_ERR_RUNTIME, "%s: gave no tensor where the model was compiled for one",
                        tn_op_name(node->op));
    fill(*(*handles)++, result);
    return TN_OK;
}

/* Fill the next handles with a list of results, as many as the model was compiled for. */
static tn_status take_list(const proxy_node *node, AtenTensorHandle **handles, json_t *list,
                           tn_value *result)
{
    size_t count = json_array_size(list);
    if (result->kind != TN_KIND_LIST || result->as.list.count != count)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: gave a list of %zu tensors, the model was compiled "
                        "for %zu",
                        tn_op_name(node->op),
                        result->kind == TN_KIND_LIST ? result->as.list.count : 0, count);
    for (size_t i = 0; i < count; i++)
        if (json_object_get(json_array_get(list, i), "as_none") == NULL)
            TN_TRY(take_result(node, handles, &result->as.list.items[i]));
    return TN_OK;
}

/*
 * Fill the code's handles with the results that the list names; the others are released by the
 * caller.
 */
static tn_status take_results(const proxy_node *node, AtenTensorHandle *handles, tn_value *results)
{
    for (size_t i = 0; i < json_array_size(node->outputs) && i < node->nreturns; i++) {
        json_t *output = json_array_get(node->outputs, i);
        json_t *one = json_object_get(output, "as_optional_tensor");
        json_t *list = json_object_get(output, "as_tensors");
        if (list != NULL)
            TN_TRY(take_list(node, &handles, list, &results[i]));
        else if (json_object_get(output, "as_tensor") != NULL ||
                 json_object_get(one, "as_tensor") != NULL)
            TN_TRY(take_result(node, &handles, &results[i]));
    }
    return TN_OK;
}

/*
 * Call the operator. `values` has room for its arguments, its results, and the items of lists of
 * tensors, in this order.
 */
static tn_status call_node(const proxy_node *node, given from, tn_value *values)
{
    tn_value *results = values + node->nargs;
    from.items = results + node->nreturns;
    memcpy(values, node->values, node->nargs * sizeof *values);
    memset(results, 0, node->nreturns * sizeof *results);
    for (size_t i = 0; i < node->nsteps; i++)
        take_step(&node->steps[i], &from, &values[node->steps[i].argument]);
    uint32_t before = tni_pending.count;
    TN_TRY(tn_op_call(node->op, values, node->nargs, results, node->nreturns));
    /* The operator succeeded, so failures within it do not fail the run. */
    tni_pending_forget(before);
    /* All tensors of arguments were taken; the handles that follow are for results. */
    tn_status status = take_results(node, from.handles, results);
    for (size_t i = 0; i < node->nreturns; i++)
        tn_value_release(&results[i]);
    return status;
}

/*
 * Call entry `index` with what the code gives. The code trusts the list, so counts and handles are
 * checked here.
 */
static tn_status call_listed(const tni_proxy *proxy, int index, int nints, const int64_t *ints,
                             int ntensors, AtenTensorHandle *tensors)
{
    tn_value few[FEW_VALUES];
    if (proxy == NULL || index < 0 || (size_t)index >= proxy->count)
        return tni_fail(TN_ERR_INDEX, "the model calls operator number %d, its package lists %zu",
                        index, proxy != NULL ? proxy->count : 0);
    const proxy_node *node = &proxy->nodes[index];
    if (nints < 0 || ntensors < 0 || (size_t)nints != node->nints ||
        (size_t)ntensors != node->ninputs + node->noutputs || (nints > 0 && ints == NULL) ||
        (ntensors > 0 && tensors == NULL))
        return tni_fail(TN_ERR_VALUE,
                        "%s: the model gives %d numbers and %d tensors, its package lists %zu and "
                        "%zu",
                        tn_op_name(node->op), nints, ntensors, node->nints,
                        node->ninputs + node->noutputs);
    for (int i = 0; i < ntensors; i++)
        if (tensors[i] == NULL)
            return tni_fail(TN_ERR_VALUE, "%s: tensor %d is NULL", tn_op_name(node->op), i);
    given from = {ints, tensors, NULL};
    size_t count = node->nargs + node->nreturns + node->nitems;
    if (count <= FEW_VALUES)
        return call_node(node, from, few);
    tn_value *values = tni_malloc(count * sizeof *values);
    if (values == NULL)
        return tni_fail_memory(count * sizeof *values);
    tn_status status = call_node(node, from, values);
    tni_free(values);
    return status;
}

/* proxy_executor is what run_body passes to the code: the model. */
AOTITorchError aoti_torch_proxy_executor_call_function(AOTIProxyExecutorHandle proxy_executor,
                                                       int extern_node_index, int num_ints,
                                                       int64_t *flatten_int_args, int num_tensors,
                                                       AtenTensorHandle *flatten_tensor_args)
{
    const tn_model *model = (const tn_model *)(void *)proxy_executor;
    if (TNI_UNLIKELY(model == NULL))
        return tni_shim_null(__func__, "proxy_executor");
    return tni_shim(call_listed(model->proxy, extern_node_index, num_ints, flatten_int_args,
                                num_tensors, flatten_tensor_args));
}
