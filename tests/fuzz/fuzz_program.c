/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Any file is an exported program that describes itself and runs, or is refused in a sentence. The
 * first byte says which file of a sound archive the rest is: the program, one with graphs in its
 * nodes, the table of weights, or the pickle of sample inputs. Bytes that are changed within an
 * archive fit no checksum, and would be refused for that (fuzz_archive).
 */
#include "fuzz.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <tenon/program.h>
#include <zip.h>

static const char program_text[] =
    "{\"schema_version\":{\"major\":8,\"minor\":20},\"torch_version\":\"2.13.0\","
    "\"range_constraints\":{\"s0\":{\"min_val\":1,\"max_val\":8}},\"graph_module\":{"
    "\"module_call_graph\":[{\"signature\":{\"in_spec\":"
    "\"[1,{\\\"type\\\":\\\"builtins.tuple\\\",\\\"context\\\":\\\"null\\\""
    ",\\\"children_spec\\\":[{\\\"type\\\":\\\"builtins.tuple\\\",\\\"conte"
    "xt\\\":\\\"null\\\",\\\"children_spec\\\":[{\\\"type\\\":\\\"builtins."
    "dict\\\",\\\"context\\\":\\\"[\\\\\\\"x\\\\\\\"]\\\",\\\"children_spec"
    "\\\":[{\\\"type\\\":null,\\\"children_spec\\\":[]}]}]},{\\\"type\\\":"
    "\\\"builtins.dict\\\",\\\"context\\\":\\\"[\\\\\\\"k\\\\\\\"]\\\",\\\""
    "children_spec\\\":[{\\\"type\\\":null,\\\"children_spec\\\":[]}]}]}]\""
    ",\"out_spec\":\"[1]\",\"forward_arg_names\":[\"given\",\"k\"]}}],"
    "\"signature\":{\"input_specs\":["
    "{\"parameter\":{\"arg\":{\"name\":\"w\"},\"parameter_name\":\"a.w\"}},"
    "{\"buffer\":{\"arg\":{\"name\":\"b\"},\"buffer_name\":\"a.b\",\"persistent\":false}},"
    "{\"user_input\":{\"arg\":{\"as_tensor\":{\"name\":\"x\"}}}},"
    "{\"constant_input\":{\"name\":\"k\",\"value\":{\"as_float\":2.5}}}],"
    "\"output_specs\":[{\"buffer_mutation\":{\"arg\":{\"name\":\"s\"},\"buffer_name\":\"a.b\"}},"
    "{\"user_output\":{\"arg\":{\"as_tensor\":{\"name\":\"q0\"}}}},"
    "{\"user_output\":{\"arg\":{\"as_sym_int\":{\"as_name\":\"m\"}}}},"
    "{\"user_output\":{\"arg\":{\"as_none\":true}}}]},"
    "\"graph\":{\"inputs\":[{\"as_tensor\":{\"name\":\"w\"}},{\"as_tensor\":{\"name\":\"b\"}},"
    "{\"as_tensor\":{\"name\":\"x\"}},{\"as_float\":2.5}],"
    "\"outputs\":[{\"as_tensor\":{\"name\":\"s\"}},{\"as_tensor\":{\"name\":\"q0\"}},"
    "{\"as_sym_int\":{\"as_name\":\"m\"}},{\"as_none\":true}],\"nodes\":["
    "{\"target\":\"torch.ops.aten.sym_size.int\",\"name\":\"n\",\"inputs\":["
    "{\"name\":\"self\",\"arg\":{\"as_tensor\":{\"name\":\"x\"}},\"kind\":1},"
    "{\"name\":\"dim\",\"arg\":{\"as_int\":0},\"kind\":1}],"
    "\"outputs\":[{\"as_sym_int\":{\"as_name\":\"n\"}}],\"metadata\":{\"stack_trace\":"
    "\"  File \\\"a.py\\\", line 7, in forward\\n    n = x.shape[0]\\n\"}},"
    "{\"target\":\"_operator.mul\",\"name\":\"m\",\"inputs\":["
    "{\"name\":\"\",\"arg\":{\"as_sym_int\":{\"as_name\":\"n\"}}},"
    "{\"name\":\"\",\"arg\":{\"as_sym_int\":{\"as_int\":3}}}],"
    "\"outputs\":[{\"as_sym_int\":{\"as_name\":\"m\"}}]},"
    "{\"target\":\"torch.ops.aten.add.Tensor\",\"name\":\"y\",\"inputs\":["
    "{\"name\":\"self\",\"arg\":{\"as_tensor\":{\"name\":\"x\"}}},"
    "{\"name\":\"other\",\"arg\":{\"as_tensor\":{\"name\":\"w\"}}}],"
    "\"outputs\":[{\"as_tensor\":{\"name\":\"y\"}}]},"
    "{\"target\":\"torch.ops.aten.stack.default\",\"name\":\"t\",\"inputs\":["
    "{\"name\":\"tensors\",\"arg\":{\"as_tensors\":[{\"name\":\"y\"},{\"name\":\"x\"}]}}],"
    "\"outputs\":[{\"as_tensor\":{\"name\":\"t\"}}]},"
    "{\"target\":\"torch.ops.aten.unbind.int\",\"name\":\"q\",\"inputs\":["
    "{\"name\":\"self\",\"arg\":{\"as_tensor\":{\"name\":\"t\"}}}],"
    "\"outputs\":[{\"as_tensors\":[{\"name\":\"q0\"},{\"name\":\"q1\"}]}]},"
    "{\"target\":\"torch.ops.aten.sum.dim_IntList\",\"name\":\"s\",\"inputs\":["
    "{\"name\":\"self\",\"arg\":{\"as_tensor\":{\"name\":\"q1\"}}},"
    "{\"name\":\"dim\",\"arg\":{\"as_ints\":[0]}},"
    "{\"name\":\"dtype\",\"arg\":{\"as_scalar_type\":7}}],"
    "\"outputs\":[{\"as_tensor\":{\"name\":\"s\"}}]}],"
    "\"tensor_values\":{\"x\":{\"dtype\":7,\"sizes\":[{\"as_expr\":{\"expr_str\":"
    "\"Symbol('s0', positive=True)\"}},{\"as_int\":3}]}}}}}";

static const char table_text[] =
    "{\"config\":{\"a.w\":{\"path_name\":\"weight_0\",\"is_param\":true,\"use_pickle\":false,"
    "\"tensor_meta\":{\"dtype\":7,\"sizes\":[{\"as_int\":3}],\"strides\":[{\"as_int\":1}],"
    "\"storage_offset\":{\"as_int\":0},\"layout\":7,\"requires_grad\":true}},"
    "\"a.b\":{\"path_name\":\"weight_0\",\"tensor_meta\":{\"dtype\":7,\"sizes\":[{\"as_int\":3}],"
    "\"strides\":[{\"as_int\":1}],\"storage_offset\":{\"as_int\":1},\"layout\":7}}}}";

/* Parts of programs whose nodes have graphs or stand for others; ' for ". */
#define SIN                                                                                        \
    "{'inputs':[{'as_tensor':{'name':'a'}}],'outputs':[{'as_tensor':{'name':'b'}}],'nodes':["      \
    "{'target':'torch.ops.aten.sin.default','name':'b','inputs':[{'name':'self','arg':"            \
    "{'as_tensor':{'name':'a'}}}],'outputs':[{'as_tensor':{'name':'b'}}]}]}"
#define ADD                                                                                        \
    "{'inputs':[{'as_tensor':{'name':'a'}},{'as_tensor':{'name':'c'}}],'outputs':["                \
    "{'as_tensor':{'name':'b'}},{'as_tensor':{'name':'c'}}],'nodes':[{'target':"                   \
    "'torch.ops.aten.add.Tensor','name':'b','inputs':[{'name':'self','arg':{'as_tensor':"          \
    "{'name':'a'}}},{'name':'other','arg':{'as_tensor':{'name':'c'}}}],"                           \
    "'outputs':[{'as_tensor':{'name':'b'}}]}]}"
#define GRAPH(text)     "{'name':'','arg':{'as_graph':{'name':'g','graph':" text "}}}"
#define TENSOR(text)    "{'name':'','arg':{'as_tensor':{'name':'" text "'}}}"
#define TENSORS(text)   "{'name':'','arg':{'as_tensors':[{'name':'" text "'}]}}"
#define GIVES(text)     "'outputs':[{'as_tensor':{'name':'" text "'}}]}"
#define HIGHER(text)    "{'target':'torch.ops.higher_order." text "','name':'n',"
#define VMAP(text)      "{'target':'torch._functorch.predispatch." text "','name':'v','inputs':["
#define NUMBER(text, n) "{'name':'" text "','arg':{'as_int':" n "}}"

/* What both programs are but for their nodes: from x and k come z and u. */
#define HEAD                                                                                       \
    "{'schema_version':{'major':8,'minor':20},'graph_module':{'signature':{'input_specs':["        \
    "{'user_input':{'arg':{'as_tensor':{'name':'x'}}}},"                                           \
    "{'user_input':{'arg':{'as_tensor':{'name':'k'}}}}],'output_specs':["                          \
    "{'user_output':{'arg':{'as_tensor':{'name':'z'}}}},"                                          \
    "{'user_output':{'arg':{'as_tensor':{'name':'u'}}}}]},"                                        \
    "'graph':{'inputs':[{'as_tensor':{'name':'x'}},{'as_tensor':{'name':'k'}}],'outputs':["        \
    "{'as_tensor':{'name':'z'}},{'as_tensor':{'name':'u'}}],'nodes':["
#define TAIL                                                                                       \
    "],'tensor_values':{'x':{'dtype':7,'sizes':[{'as_int':2},{'as_int':3}]},"                      \
    "'k':{'dtype':7,'sizes':[]}}}}}"
#define INPUTS  "'inputs':["
#define NOTHING "{'name':'','arg':{'as_tensors':[]}}]"

/* clang-format off */
static const char control_text[] = HEAD
    HIGHER("cond") INPUTS TENSOR("k") "," GRAPH(SIN) "," GRAPH(SIN) "," TENSORS("x") "]," GIVES("d") ","
    HIGHER("map_impl") INPUTS GRAPH(SIN) "," TENSORS("d") "," NOTHING "," GIVES("e") ","
    HIGHER("scan") INPUTS GRAPH(ADD) "," TENSORS("k") "," TENSORS("e") "," NOTHING ","
    "'outputs':[{'as_tensor':{'name':'f'}},{'as_tensor':{'name':'h'}}]},"
    HIGHER("wrap_with_set_grad_enabled") INPUTS "{'name':'','arg':{'as_bool':false}},"
    GRAPH(SIN) "," TENSOR("h") "]," GIVES("z") ","
    HIGHER("wrap_with_autocast") INPUTS "{'name':'','arg':{'as_string':'cpu'}},"
    "{'name':'','arg':{'as_scalar_type':13}},{'name':'','arg':{'as_bool':true}},"
    "{'name':'','arg':{'as_none':true}}," GRAPH(SIN) "," TENSOR("f") "]," GIVES("u") TAIL;

static const char expansion_text[] = HEAD
    HIGHER("auto_functionalized_v2") INPUTS
    "{'name':'','arg':{'as_operator':'torch.ops.aten.add_.Tensor'}},"
    "{'name':'other','arg':{'as_tensor':{'name':'k'}}}," NUMBER("_self_base_index", "0") ","
    NUMBER("_self_slice_dim", "0") "," NUMBER("_self_slice_start", "0") ","
    NUMBER("_self_slice_end", "1") ",{'name':'_all_bases','arg':{'as_tensors':[{'name':'x'}]}}],"
    "'outputs':[{'as_tensor':{'name':'l'}},{'as_tensor':{'name':'z'}}]},"
    VMAP("_vmap_increment_nesting") NUMBER("", "3") ",{'name':'','arg':{'as_string':'error'}}],"
    "'outputs':[]},"
    VMAP("_add_batch_dim") TENSOR("x") "," NUMBER("", "1") "," NUMBER("", "1") "]," GIVES("o") ","
    "{'target':'torch.ops.aten.mul.Tensor','name':'p','inputs':["
    "{'name':'self','arg':{'as_tensor':{'name':'o'}}},"
    "{'name':'other','arg':{'as_tensor':{'name':'k'}}}]," GIVES("p") ","
    VMAP("_remove_batch_dim") TENSOR("p") "," NUMBER("", "1") "," NUMBER("", "3") ","
    NUMBER("", "1") "]," GIVES("u") ","
    VMAP("_vmap_decrement_nesting") "],'outputs':[]}" TAIL;
/* clang-format on */

/* Sample inputs of the first program: (tensor, 2.5) and no keywords. */
static const char pickle_text[] =
    "\x80\x02(ctorch._utils\n_rebuild_tensor_v2\n((X\x07\0\0\0storageq\0ctorch\nFloatStorage\n"
    "X\x01\0\0\0000X\x03\0\0\0cpuK\x04tQK\0K\x01K\x03\x86K\x03K\x01\x86\x89"
    "ccollections\nOrderedDict\n)RtRG@\x04\0\0\0\0\0\0tq\x01}q\x02\x86.";

/* The files of a sound archive; the input takes the place of one of them. */
enum { PROGRAM, TABLE, CONTROL, EXPANSION, PICKLE, MEMBERS };

static const struct {
    const char *name;  /* of a member */
    const char *bytes; /* in it */
    size_t length;     /* of these */
} members[MEMBERS] = {
    [PROGRAM] = {"p/models/model.json", program_text, sizeof program_text - 1},
    [TABLE] = {"p/data/weights/model_weights_config.json", table_text, sizeof table_text - 1},
    [CONTROL] = {"p/models/model.json", control_text, sizeof control_text - 1},
    [EXPANSION] = {"p/models/model.json", expansion_text, sizeof expansion_text - 1},
    [PICKLE] = {"p/data/sample_inputs/model.pt", pickle_text, sizeof pickle_text - 1},
};

static void add_member(zipFile zip, const char *name, const void *data, size_t bytes)
{
    if (zip == NULL ||
        zipOpenNewFileInZip(zip, name, NULL, NULL, 0, NULL, 0, NULL, 0, 0) != ZIP_OK ||
        zipWriteInFileInZip(zip, data, (unsigned)bytes) != ZIP_OK ||
        zipCloseFileInZip(zip) != ZIP_OK)
        abort();
}

static const float weight[4] = {1, 2, 3, 4};

/* Open an archive to be written in a memory file, whose path is written to `path`. */
static zipFile open_archive(char path[64], int *file)
{
    *file = memfd_create("program", MFD_CLOEXEC);
    snprintf(path, 64, "/proc/self/fd/%d", *file);
    return zipOpen(path, APPEND_STATUS_CREATE);
}

static void close_archive(zipFile zip)
{
    if (zip == NULL || zipClose(zip, NULL) != ZIP_OK)
        abort();
}

/* Add a pickle as torch.save would: an archive in the archive. */
static void add_pickle(zipFile zip, const char *name, const void *data, size_t size)
{
    static unsigned char inner[1 << 21];
    char path[64];
    int file;
    zipFile within = open_archive(path, &file);
    add_member(within, "archive/data.pkl", data, size);
    add_member(within, "archive/data/0", weight, sizeof weight);
    close_archive(within);
    ssize_t length = pread(file, inner, sizeof inner, 0);
    close(file);
    if (length > 0)
        add_member(zip, name, inner, (size_t)length);
}

/* Make an archive in a memory file, whose path is written to `path`; its descriptor. */
static int make_archive(size_t which, const void *data, size_t size, char path[64])
{
    int file;
    zipFile zip = open_archive(path, &file);
    for (size_t i = 0; i < MEMBERS; i++) {
        const void *bytes = i == which ? data : members[i].bytes;
        size_t length = i == which ? size : members[i].length;
        bool is_program = i == PROGRAM || i == CONTROL || i == EXPANSION;
        if (is_program && i != (which == TABLE || which == PICKLE ? (size_t)PROGRAM : which))
            continue; /* there is one */
        if (i == PICKLE)
            add_pickle(zip, members[i].name, bytes, length);
        else
            add_member(zip, members[i].name, bytes, length);
    }
    add_member(zip, "p/data/weights/weight_0", weight, sizeof weight);
    close_archive(zip);
    return file;
}

/* ---- what a program promises ---- */

enum { MOST = 16 };

/* Make an argument that fits as far as its sizes are small. */
static tn_value make_input(const tn_program_input *input)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *tensor = NULL;
    if (input->kind != TN_KIND_TENSOR)
        return input->kind == TN_KIND_INT ? tn_value_int(3) : tn_value_double(2.5);
    for (int64_t i = 0; i < input->ndim; i++)
        sizes[i] = input->least[i] >= 0 && input->least[i] <= 4 ? input->least[i] : 1;
    if (input->ndim > 4 ||
        tn_tensor_empty(input->dtype, input->ndim, sizes, NULL, TN_CPU, &tensor) != TN_OK)
        return tn_value_none();
    if (tn_tensor_storage_bytes(tensor) > 0)
        memset(tn_tensor_data(tensor), 0, tn_tensor_storage_bytes(tensor));
    return tn_value_tensor(tensor);
}

/* All texts of a listing are there. */
static void list(const tn_program *program)
{
    tn_program_about about = {.size = sizeof about};
    if (tn_program_describe(program, &about) != TN_OK) {
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
        return;
    }
    for (size_t i = 0; i < about.num_graphs; i++) {
        tn_program_graph graph = {.size = sizeof graph};
        FUZZ_EXPECT(tn_program_graph_at(program, i, &graph) == TN_OK && graph.name != NULL);
        FUZZ_EXPECT(graph.first_node + graph.num_nodes <= about.num_nodes);
    }
    for (size_t i = 0; i < about.num_nodes; i++) {
        tn_program_node node = {.size = sizeof node};
        FUZZ_EXPECT(tn_program_node_at(program, i, &node) == TN_OK);
        FUZZ_EXPECT(strlen(node.name) + strlen(node.target) + strlen(node.results) +
                        strlen(node.arguments) + strlen(node.types) + strlen(node.source) <
                    1U << 20);
    }
}

/* Ask for sample inputs, and put what a run has written back. */
static void sample_and_reset(tn_program *program)
{
    tn_value inputs[MOST] = {{TN_KIND_NONE, {NULL}}};
    size_t count = tn_program_num_inputs(program);
    if (count > MOST)
        return;
    if (tn_program_sample_inputs(program, inputs, count) != TN_OK)
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
    for (size_t i = 0; i < count; i++)
        tn_value_release(&inputs[i]);
    FUZZ_EXPECT(tn_program_reset(program) == TN_OK);
}

static void run(tn_program *program)
{
    tn_value inputs[MOST] = {{TN_KIND_NONE, {NULL}}}, outputs[MOST] = {{TN_KIND_NONE, {NULL}}};
    size_t ninputs = tn_program_num_inputs(program), noutputs = tn_program_num_outputs(program);
    if (ninputs > MOST || noutputs > MOST)
        return;
    for (size_t i = 0; i < ninputs; i++) {
        tn_program_input input = {.size = sizeof input};
        FUZZ_EXPECT(tn_program_input_at(program, i, &input) == TN_OK && input.name != NULL);
        inputs[i] = make_input(&input);
    }
    if (tn_program_run(program, inputs, ninputs, outputs, noutputs) != TN_OK)
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
    for (size_t i = 0; i < noutputs; i++)
        tn_value_release(&outputs[i]);
    for (size_t i = 0; i < ninputs; i++)
        tn_value_release(&inputs[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    tn_program *program = NULL, *clone = NULL;
    if (size == 0 || size > 1 << 20)
        return 0;
    int file = make_archive(data[0] % MEMBERS, data + 1, size - 1, path);
    if (tn_program_load(path, NULL, &program) != TN_OK)
        FUZZ_EXPECT(tn_last_error()[0] != '\0');
    else {
        list(program);
        FUZZ_EXPECT(tn_program_clone(program, &clone) == TN_OK);
        run(program);
        run(clone);
        sample_and_reset(program);
    }
    tn_program_free(program);
    tn_program_free(clone);
    program = NULL;
    const tn_program_options described = {sizeof described, NULL, TN_PROGRAM_DESCRIBE};
    if (tn_program_load(path, &described, &program) == TN_OK)
        list(program);
    tn_program_free(program);
    close(file);
    return 0;
}

size_t fuzz_seeds(const fuzz_seed **out)
{
    static fuzz_seed seeds[MEMBERS];
    for (size_t i = 0; i < MEMBERS && seeds[i].data == NULL; i++) {
        size_t bytes = members[i].length;
        unsigned char *seed = calloc(1, bytes + 1);
        if (seed == NULL)
            abort();
        seed[0] = (unsigned char)i;
        memcpy(seed + 1, members[i].bytes, bytes);
        for (size_t k = 1; k <= bytes && (i == CONTROL || i == EXPANSION); k++)
            seed[k] = seed[k] == '\'' ? '"' : seed[k];
        seeds[i] = (fuzz_seed){seed, bytes + 1};
    }
    *out = seeds;
    return MEMBERS;
}
