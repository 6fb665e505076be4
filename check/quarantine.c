/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Keeps objects that were deleted for a while, so that no other gets their addresses.
 *
 * A host gives the memory of a freed handle to the next one at once, and a use of the old handle
 * would be a use of the new one. So a handle that ends is emptied, which frees its tensor, and
 * deleted only after many others have ended.
 */
#include <pthread.h>

#include "check.h"

/* The number of objects kept. */
enum { KEPT = 4096 };

/* An object that waits for its deletion. */
typedef struct shell {
    void *object;        /* the object */
    const char *deleter; /* the ABI's function that deletes it */
} shell;

static shell shells[KEPT]; /* a ring */
static size_t nshells;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void tnc_quarantine(void *object, const char *deleter)
{
    pthread_mutex_lock(&lock);
    shell *entry = &shells[nshells++ % KEPT];
    shell oldest = *entry;
    *entry = (shell){object, deleter};
    pthread_mutex_unlock(&lock);
    if (oldest.object != NULL)
        (void)((AOTITorchError(*)(void *))tnc_real_named(oldest.deleter))(oldest.object);
}

/*
 * Free the tensor of a handle; the handle stays and has an undefined one. Return false on failure.
 */
static bool empty(AtenTensorHandle tensor)
{
    AtenTensorHandle none = NULL;
    AOTITorchError (*make)(AtenTensorHandle *) = (AOTITorchError(*)(
        AtenTensorHandle *))tnc_real_named("aoti_torch_new_uninitialized_tensor");
    AOTITorchError (*assign)(AtenTensorHandle, AtenTensorHandle) = (AOTITorchError(*)(
        AtenTensorHandle, AtenTensorHandle))tnc_real_named("aoti_torch_assign_tensors");
    AOTITorchError (*drop)(AtenTensorHandle) =
        (AOTITorchError(*)(AtenTensorHandle))tnc_real_named("aoti_torch_delete_tensor_object");
    if (make(&none) != AOTI_TORCH_SUCCESS)
        return false;
    AOTITorchError status = assign(none, tensor);
    (void)drop(none);
    return status == AOTI_TORCH_SUCCESS;
}

bool tnc_quarantine_tensor(AtenTensorHandle tensor)
{
    if (tensor == NULL || !empty(tensor))
        return false;
    tnc_quarantine(tensor, "aoti_torch_delete_tensor_object");
    return true;
}

StableIValue tnc_exchange_tensor(StableIValue ivalue)
{
    AtenTensorHandle tensor = (AtenTensorHandle)(uintptr_t)ivalue;
    AtenTensorHandle copy = NULL;
    AOTITorchError (*keep)(AtenTensorHandle, AtenTensorHandle *) = (AOTITorchError(*)(
        AtenTensorHandle, AtenTensorHandle *))tnc_real_named("aoti_torch_new_tensor_handle");
    if (tensor == NULL || keep(tensor, &copy) != AOTI_TORCH_SUCCESS)
        return ivalue;
    (void)tnc_quarantine_tensor(tensor);
    return (StableIValue)(uintptr_t)copy;
}
