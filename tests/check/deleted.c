/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * An extension whose one operator calls every function of the boundary that takes a handle, once
 * for each such parameter, with a handle that it deleted before (deleted_calls.inc). Under the
 * checker no such call is made: what borrows fails, and what deletes has nothing to do. The result
 * is the number of calls that answered otherwise; run_deleted.py has the reports.
 */
#include <stdio.h>
#include <string.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>
#include <torch/csrc/stable/c/shim.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* Handles that live until the operator ends. */
static AtenTensorHandle live_tensor;
static int wrong;

static AtenTensorHandle dead_tensor(void)
{
    AtenTensorHandle made = NULL;
    aoti_torch_clone(live_tensor, &made);
    aoti_torch_delete_tensor_object(made);
    return made;
}

static const AtenTensorHandle *dead_array(void)
{
    static AtenTensorHandle array[1];
    array[0] = dead_tensor();
    return array;
}

static const AtenTensorHandle **dead_optionals(void)
{
    static const AtenTensorHandle *array[1];
    array[0] = dead_array();
    return array;
}

static StableListHandle dead_list(void)
{
    StableListHandle made = NULL;
    torch_new_list_reserve_size(1, &made);
    torch_delete_list(made);
    return made;
}

static StringHandle dead_string(void)
{
    StringHandle made = NULL;
    torch_new_string_handle("x", 1, &made);
    torch_delete_string(made);
    return made;
}

/*
 * No function of the ABI makes the first handle of a generator, so memory stands for one: Tenon
 * begins it with the number of handles.
 */
static AtenGeneratorHandle dead_generator(void)
{
    static struct {
        uint32_t handles;
        uint32_t rest[31];
    } generators[8];
    static size_t used;
    AtenGeneratorHandle made = NULL;
    generators[used].handles = 1;
    torch_new_generator_handle((AtenGeneratorHandle)(void *)&generators[used++], &made);
    torch_delete_generator(made);
    return made;
}

/* What parameters that are not looked at point to. */
static uint64_t memory[64];

#define PLACE          ((void *)memory)
#define LIVE_TENSOR    live_tensor
#define DEAD_TENSOR    dead_tensor()
#define DEAD_LIST      dead_list()
#define DEAD_STRING    dead_string()
#define DEAD_GENERATOR dead_generator()
#define DEAD_OPTIONAL  ((AtenTensorHandle *)(uintptr_t)dead_array())
#define DEAD_TENSORS   dead_array()
#define DEAD_OPTIONALS dead_optionals()

static void expect(const char *function, const char *parameter, AOTITorchError got,
                   AOTITorchError wanted)
{
    if (got == wanted)
        return;
    fprintf(stderr, "%s, %s: status %d\n", function, parameter, (int)got);
    wrong++;
}

#define BORROWED(function, parameter, arguments)                                                   \
    expect(#function, #parameter, function arguments, AOTI_TORCH_FAILURE);
#define STOLEN(function, parameter, arguments)                                                     \
    expect(#function, #parameter, function arguments, AOTI_TORCH_SUCCESS);
#define SILENT(function, parameter, arguments) (void)function arguments;

static void call_all(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
{
    (void)num_args;
    (void)num_outputs;
    live_tensor = (AtenTensorHandle)(uintptr_t)stack[0];
#include "deleted_calls.inc"
    aoti_torch_delete_tensor_object(live_tensor);
    stack[0] = (StableIValue)wrong;
}

__attribute__((constructor)) static void load(void)
{
    TorchLibraryHandle library = NULL;
    if (aoti_torch_library_init_def("deleted", __FILE__, __LINE__, &library) != AOTI_TORCH_SUCCESS)
        return;
    aoti_torch_library_def(library, "all(Tensor x) -> int");
    torch_library_impl(library, "all", call_all, TORCH_ABI_VERSION);
}
