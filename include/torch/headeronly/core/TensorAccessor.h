/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Typed element access to memory with sizes and strides: accessor[i][j].
 *
 * An accessor borrows the two arrays as well as the data. The packed form copies sizes and strides
 * into itself, so it can be passed by value into a device kernel.
 */
#ifndef TORCH_HEADERONLY_TENSORACCESSOR_H
#define TORCH_HEADERONLY_TENSORACCESSOR_H

#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

#include <cstddef>
#include <cstdint>

namespace torch
{
namespace headeronly
{

template <typename T>
struct DefaultPtrTraits {
    using PtrType = T *;
};

template <typename T>
struct RestrictPtrTraits {
    using PtrType = T *__restrict;
};

/* What both dimensions of the recursion share. */
template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
class HeaderOnlyTensorAccessorBase
{
public:
    using PtrType = typename PtrTraits<T>::PtrType;

    C10_HOST_DEVICE HeaderOnlyTensorAccessorBase(PtrType data, const index_t *sizes,
                                                 const index_t *strides)
        : data_(data), sizes_(sizes), strides_(strides)
    {
    }
    C10_HOST HeaderOnlyArrayRef<index_t> sizes() const
    {
        return HeaderOnlyArrayRef<index_t>(sizes_, N);
    }
    C10_HOST HeaderOnlyArrayRef<index_t> strides() const
    {
        return HeaderOnlyArrayRef<index_t>(strides_, N);
    }
    C10_HOST_DEVICE index_t stride(index_t i) const
    {
        return strides_[i];
    }
    C10_HOST_DEVICE index_t size(index_t i) const
    {
        return sizes_[i];
    }
    C10_HOST_DEVICE PtrType data()
    {
        return data_;
    }
    C10_HOST_DEVICE PtrType data() const
    {
        return data_;
    }

protected:
    PtrType data_;           /* Element [0, 0, ...]; borrowed. */
    const index_t *sizes_;   /* N sizes; borrowed. */
    const index_t *strides_; /* N strides in elements; borrowed. */
};

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
class HeaderOnlyTensorAccessor : public HeaderOnlyTensorAccessorBase<T, N, PtrTraits, index_t>
{
    using Base = HeaderOnlyTensorAccessorBase<T, N, PtrTraits, index_t>;
    using Inner = HeaderOnlyTensorAccessor<T, N - 1, PtrTraits, index_t>;

public:
    using Base::Base;
    C10_HOST_DEVICE Inner operator[](index_t i)
    {
        return Inner(this->data_ + this->strides_[0] * i, this->sizes_ + 1, this->strides_ + 1);
    }
    C10_HOST_DEVICE const Inner operator[](index_t i) const
    {
        return Inner(this->data_ + this->strides_[0] * i, this->sizes_ + 1, this->strides_ + 1);
    }
};

template <typename T, template <typename U> class PtrTraits, typename index_t>
class HeaderOnlyTensorAccessor<T, 1, PtrTraits, index_t>
    : public HeaderOnlyTensorAccessorBase<T, 1, PtrTraits, index_t>
{
    using Base = HeaderOnlyTensorAccessorBase<T, 1, PtrTraits, index_t>;

public:
    using Base::Base;
    C10_HOST_DEVICE T &operator[](index_t i)
    {
        return this->data_[this->strides_[0] * i];
    }
    C10_HOST_DEVICE const T &operator[](index_t i) const
    {
        return this->data_[this->strides_[0] * i];
    }
};

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
class HeaderOnlyGenericPackedTensorAccessorBase
{
public:
    using PtrType = typename PtrTraits<T>::PtrType;

    template <typename source_index_t>
    C10_HOST HeaderOnlyGenericPackedTensorAccessorBase(PtrType data, const source_index_t *sizes,
                                                       const source_index_t *strides)
        : data_(data)
    {
        for (size_t i = 0; i < N; i++) {
            sizes_[i] = static_cast<index_t>(sizes[i]);
            strides_[i] = static_cast<index_t>(strides[i]);
        }
    }
    C10_HOST_DEVICE index_t stride(index_t i) const
    {
        return strides_[i];
    }
    C10_HOST_DEVICE index_t size(index_t i) const
    {
        return sizes_[i];
    }
    C10_HOST_DEVICE PtrType data()
    {
        return data_;
    }
    C10_HOST_DEVICE PtrType data() const
    {
        return data_;
    }

protected:
    void check_dimension(index_t i) const
    {
        STD_TORCH_CHECK(i >= 0 && i < static_cast<index_t>(N), "accessor: dimension ", i,
                        " is out of range for ", N, " dimensions");
    }

    PtrType data_;       /* Element [0, 0, ...]; borrowed. */
    index_t sizes_[N];   /* A copy of the sizes. */
    index_t strides_[N]; /* A copy of the strides, in elements. */
};

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
class HeaderOnlyGenericPackedTensorAccessor
    : public HeaderOnlyGenericPackedTensorAccessorBase<T, N, PtrTraits, index_t>
{
    using Base = HeaderOnlyGenericPackedTensorAccessorBase<T, N, PtrTraits, index_t>;
    using Inner = HeaderOnlyTensorAccessor<T, N - 1, PtrTraits, index_t>;

public:
    using Base::Base;
    C10_HOST_DEVICE Inner operator[](index_t i)
    {
        return Inner(this->data_ + this->strides_[0] * i, this->sizes_ + 1, this->strides_ + 1);
    }
    C10_HOST_DEVICE const Inner operator[](index_t i) const
    {
        return Inner(this->data_ + this->strides_[0] * i, this->sizes_ + 1, this->strides_ + 1);
    }
    /* The same elements with two dimensions exchanged. */
    C10_HOST HeaderOnlyGenericPackedTensorAccessor transpose(index_t dim1, index_t dim2) const
    {
        this->check_dimension(dim1);
        this->check_dimension(dim2);
        HeaderOnlyGenericPackedTensorAccessor result(*this);
        result.sizes_[dim1] = this->sizes_[dim2];
        result.sizes_[dim2] = this->sizes_[dim1];
        result.strides_[dim1] = this->strides_[dim2];
        result.strides_[dim2] = this->strides_[dim1];
        return result;
    }
};

template <typename T, template <typename U> class PtrTraits, typename index_t>
class HeaderOnlyGenericPackedTensorAccessor<T, 1, PtrTraits, index_t>
    : public HeaderOnlyGenericPackedTensorAccessorBase<T, 1, PtrTraits, index_t>
{
    using Base = HeaderOnlyGenericPackedTensorAccessorBase<T, 1, PtrTraits, index_t>;

public:
    using Base::Base;
    C10_HOST_DEVICE T &operator[](index_t i)
    {
        return this->data_[this->strides_[0] * i];
    }
    C10_HOST_DEVICE const T &operator[](index_t i) const
    {
        return this->data_[this->strides_[0] * i];
    }
    C10_HOST HeaderOnlyGenericPackedTensorAccessor transpose(index_t dim1, index_t dim2) const
    {
        this->check_dimension(dim1);
        this->check_dimension(dim2);
        return *this;
    }
};

template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits>
using HeaderOnlyPackedTensorAccessor32 =
    HeaderOnlyGenericPackedTensorAccessor<T, N, PtrTraits, int32_t>;
template <typename T, size_t N, template <typename U> class PtrTraits = DefaultPtrTraits>
using HeaderOnlyPackedTensorAccessor64 =
    HeaderOnlyGenericPackedTensorAccessor<T, N, PtrTraits, int64_t>;

} // namespace headeronly
} // namespace torch

#endif
