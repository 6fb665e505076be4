/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Snapshots of a kernel's tensor arguments, in lists and optional values too, to find those that it
 * wrote.
 */
#include <stdlib.h>
#include <string.h>

#include "check.h"

/* Return a hash of bytes, eight at a time. */
static uint64_t hash_bytes(const char *data, size_t bytes)
{
    uint64_t hash = 0xcbf29ce484222325u;
    uint64_t word;
    for (; bytes >= sizeof word; data += sizeof word, bytes -= sizeof word) {
        memcpy(&word, data, sizeof word);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    for (; bytes > 0; data++, bytes--)
        hash = (hash ^ (unsigned char)*data) * 0x100000001b3u;
    return hash;
}

/* The host's function that writes a property of a tensor to a `type`. */
#define REAL_TENSOR(name, type)                                                                    \
    ((AOTITorchError(*)(AtenTensorHandle, type *))tnc_real_named("aoti_torch_" name))

/*
 * Write the range of a tensor's elements to `out`. Return false if it is empty or not on the CPU.
 */
static bool find_bytes(AtenTensorHandle tensor, tnc_snapshot *out)
{
    bool is_defined = false;
    int32_t device = 0;
    int32_t dtype = 0;
    int64_t ndim = 0;
    int64_t numel = 0;
    int64_t *sizes = NULL;
    int64_t *strides = NULL;
    void *data = NULL;
    int64_t low = 0;
    int64_t high = 0;
    if (REAL_TENSOR("is_defined", bool)(tensor, &is_defined) != 0 || !is_defined ||
        REAL_TENSOR("get_device_type", int32_t)(tensor, &device) != 0 || device != 0 ||
        REAL_TENSOR("get_numel", int64_t)(tensor, &numel) != 0 || numel == 0 ||
        REAL_TENSOR("get_dim", int64_t)(tensor, &ndim) != 0 ||
        REAL_TENSOR("get_sizes", int64_t *)(tensor, &sizes) != 0 ||
        REAL_TENSOR("get_strides", int64_t *)(tensor, &strides) != 0 ||
        REAL_TENSOR("get_dtype", int32_t)(tensor, &dtype) != 0 ||
        REAL_TENSOR("get_data_ptr", void *)(tensor, &data) != 0 || data == NULL)
        return false;
    size_t (*element)(int32_t) =
        (size_t(*)(int32_t))tnc_real_named("aoti_torch_dtype_element_size");
    /* Offsets of the lowest and highest element, in elements; strides may be negative. */
    for (int64_t i = 0; i < ndim; i++) {
        int64_t step = (sizes[i] - 1) * strides[i];
        low += step < 0 ? step : 0;
        high += step > 0 ? step : 0;
    }
    int64_t bytes = (int64_t)element(dtype);
    out->data = (const char *)data + low * bytes;
    out->bytes = (size_t)((high - low + 1) * bytes);
    return true;
}

/*
 * Add a snapshot of a tensor, without the hash. Without memory it is left out. Visitor of
 * tnc_ivalues_visit_tensors.
 */
static void take(void *context, size_t index, AtenTensorHandle tensor)
{
    tnc_snapshots *out = context;
    const tni_alias *alias = tni_type_alias(out->schema->args[index].type);
    tnc_snapshot made = {.index = index, .is_written = alias != NULL && alias->is_write};
    AOTITorchError (*keep)(AtenTensorHandle, AtenTensorHandle *) = (AOTITorchError(*)(
        AtenTensorHandle, AtenTensorHandle *))tnc_real_named("aoti_torch_new_tensor_handle");
    if (!find_bytes(tensor, &made))
        return;
    if (out->count == out->room) {
        size_t room = 2 * out->room + 8;
        tnc_snapshot *all = realloc(out->all, room * sizeof *all);
        if (all == NULL)
            return;
        out->all = all;
        out->room = room;
    }
    if (keep(tensor, &made.kept) == AOTI_TORCH_SUCCESS)
        out->all[out->count++] = made;
}

/* Return whether the memory overlaps that of an argument that the kernel may write. */
static bool is_shared(const tnc_snapshot *at, const tnc_snapshots *all)
{
    for (size_t i = 0; i < all->count; i++)
        if (all->all[i].is_written && all->all[i].data < at->data + at->bytes &&
            at->data < all->all[i].data + all->all[i].bytes)
            return true;
    return false;
}

void tnc_snapshots_take(const tnc_ivalues *ivalues, const tn_schema *schema, tnc_snapshots *out)
{
    *out = (tnc_snapshots){.schema = schema};
    tnc_ivalues_visit_tensors(ivalues, take, out);
    for (size_t i = 0; i < out->count; i++) {
        tnc_snapshot *at = &out->all[i];
        if (!at->is_written && is_shared(at, out))
            at->data = NULL;
        else if (!at->is_written)
            at->hash = hash_bytes(at->data, at->bytes);
    }
}

void tnc_snapshots_compare(const tnc_snapshots *snapshots, const char *operator_)
{
    /* The last argument reported, so that several tensors of a list are reported once. */
    size_t told = SIZE_MAX;
    for (size_t i = 0; i < snapshots->count; i++) {
        const tnc_snapshot *before = &snapshots->all[i];
        if (before->is_written || before->data == NULL || before->index == told ||
            hash_bytes(before->data, before->bytes) == before->hash)
            continue;
        told = before->index;
        tnc_lock();
        tnc_report(TNC_MUTATED_ARGUMENT, NULL,
                   "%s: the kernel wrote argument %zu %s, which its schema does not mark",
                   operator_, told, snapshots->schema->args[told].name.data);
        tnc_unlock();
    }
}

void tnc_snapshots_drop(tnc_snapshots *snapshots)
{
    AOTITorchError (*drop)(AtenTensorHandle) =
        (AOTITorchError(*)(AtenTensorHandle))tnc_real_named("aoti_torch_delete_tensor_object");
    for (size_t i = 0; i < snapshots->count; i++)
        (void)drop(snapshots->all[i].kept);
    free(snapshots->all);
    *snapshots = (tnc_snapshots){0};
}
