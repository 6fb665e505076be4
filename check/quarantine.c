/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Keeps what was deleted for a while, so that its address names nothing else.
 *
 * Hosts give a freed handle's memory to the next one at once, and a use of the old one would be a
 * use of the new. So a handle that ends is emptied, which frees its tensor, and deleted only after
 * many others have ended.
 */
#include <pthread.h>

#include "check.h"

enum { KEPT = 4096 };

typedef struct shell {
    void *object;        /* what is to be deleted */
    const char *deleter; /* the ABI's function for it */
} shell;

static shell shells[KEPT]; /* a ring */
static size_t nshells;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void tnc_quarantine(void *object, const char *deleter)
{
    pthread_mutex_lock(&lock);
    shell *place = &shells[nshells++ % KEPT];
    shell oldest = *place;
    *place = (shell){object, deleter};
    pthread_mutex_unlock(&lock);
    if (oldest.object != NULL)
        (void)((AOTITorchError(*)(void *))tnc_real_named(oldest.deleter))(oldest.object);
}

/* Lets go of the tensor that a handle names; the handle stays, and names none. */
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
