/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Several C++ objects that share one C handle; the last of them gives it back.
 *
 * Most handles have one owner from birth to death, so the shared count is allocated at the first
 * copy only: moving, returning and dropping a value costs no allocation and no atomic operation.
 * Copying the same object from two threads is safe, as with std::shared_ptr.
 */
#ifndef TORCH_CSRC_STABLE_SHARED_HANDLE_H
#define TORCH_CSRC_STABLE_SHARED_HANDLE_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/headeronly/util/shim_utils.h>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

template <typename Handle, AOTITorchError (*Delete)(Handle)>
class SharedHandle
{
public:
    /* Steals the handle; NULL is an empty one. */
    explicit SharedHandle(Handle handle) noexcept : handle_(handle), owners_(nullptr)
    {
    }
    SharedHandle(const SharedHandle &other) : handle_(other.handle_), owners_(other.add_owner())
    {
    }
    SharedHandle(SharedHandle &&other) noexcept : handle_(other.handle_), owners_(other.owners_)
    {
        other.forget();
    }
    SharedHandle &operator=(const SharedHandle &other)
    {
        if (this != &other) {
            *this = SharedHandle(other);
        }
        return *this;
    }
    SharedHandle &operator=(SharedHandle &&other) noexcept
    {
        if (this != &other) {
            drop();
            handle_ = other.handle_;
            owners_ = other.owners_;
            other.forget();
        }
        return *this;
    }
    ~SharedHandle()
    {
        drop();
    }

    Handle get() const noexcept
    {
        return handle_;
    }
    /* Takes the handle out, NULL when others share it: then the object keeps its share. */
    Handle take() noexcept
    {
        if (owners_ != nullptr) {
            if (__atomic_load_n(owners_, __ATOMIC_ACQUIRE) != 1) {
                return nullptr;
            }
            delete owners_;
        }
        const Handle handle = handle_;
        forget();
        return handle;
    }

private:
    void forget() noexcept
    {
        handle_ = nullptr;
        owners_ = nullptr;
    }
    void drop() noexcept
    {
        if (handle_ == nullptr) {
            return;
        }
        if (C10_UNLIKELY(owners_ != nullptr)) {
            if (__atomic_sub_fetch(owners_, 1, __ATOMIC_ACQ_REL) != 0) {
                return;
            }
            delete owners_;
        }
        /* A destructor has nobody to tell. */
        static_cast<void>(Delete(handle_));
    }
    /* Counts one more owner, and makes the count if this is the second: of two threads that make
     * one at the same time, the slower throws its own away. */
    long *add_owner() const
    {
        if (handle_ == nullptr) {
            return nullptr;
        }
        long *owners = __atomic_load_n(&owners_, __ATOMIC_ACQUIRE);
        if (owners == nullptr) {
            long *fresh = new long(2);
            if (__atomic_compare_exchange_n(&owners_, &owners, fresh, false, __ATOMIC_ACQ_REL,
                                            __ATOMIC_ACQUIRE)) {
                return fresh;
            }
            delete fresh;
        }
        __atomic_add_fetch(owners, 1, __ATOMIC_RELAXED);
        return owners;
    }

    Handle handle_;        /* What is shared; NULL after a move. */
    mutable long *owners_; /* How many objects share it; NULL means this one alone. */
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

#endif
