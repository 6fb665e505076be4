/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tensors over foreign memory, freed by nobody, by a function, by a lambda with captures, and by a
 * functor that cannot be copied. freed() counts.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace
{

using torch::headeronly::kCPU;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

std::atomic<int64_t> freed_count{0};

int64_t freed()
{
    return freed_count.load();
}

/* 0, 1, 2, ... in memory of malloc's. */
float *counted(int64_t n)
{
    float *data = static_cast<float *>(std::malloc(sizeof(float) * static_cast<size_t>(n)));
    STD_TORCH_CHECK(data != nullptr, "out of memory");
    for (int64_t i = 0; i < n; i++) {
        data[i] = static_cast<float>(i);
    }
    return data;
}

void free_counted(void *data)
{
    std::free(data);
    freed_count++;
}

Tensor static_blob()
{
    static float values[6] = {0, 1, 2, 3, 4, 5};
    return torch::stable::from_blob(values, {2, 2}, {2, 1}, Device(kCPU), ScalarType::Float, 2);
}

Tensor function_blob(int64_t n)
{
    return torch::stable::from_blob(counted(n), {n}, {1}, Device(kCPU), ScalarType::Float,
                                    &free_counted);
}

Tensor lambda_blob(int64_t rows, int64_t columns)
{
    const int64_t weight = rows * columns;
    return torch::stable::from_blob(counted(rows * columns), {columns, rows}, {1, columns},
                                    Device(kCPU), ScalarType::Float, [weight](void *data) {
                                        std::free(data);
                                        freed_count += weight;
                                    });
}

struct OwnsCounter {
    std::unique_ptr<int64_t> weight;

    void operator()(void *data)
    {
        std::free(data);
        freed_count += *weight;
    }
};

Tensor functor_blob(int64_t n)
{
    OwnsCounter deleter{std::make_unique<int64_t>(100)};
    return torch::stable::from_blob(counted(n), {n}, {1}, Device(kCPU), ScalarType::Float,
                                    std::move(deleter));
}

} // namespace

STABLE_TORCH_LIBRARY(ext_blobs, m)
{
    m.def("freed() -> int");
    m.def("static_blob() -> Tensor");
    m.def("function_blob(int n) -> Tensor");
    m.def("lambda_blob(int rows, int columns) -> Tensor");
    m.def("functor_blob(int n) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(ext_blobs, CompositeExplicitAutograd, m)
{
    m.impl("freed", TORCH_BOX(&freed));
    m.impl("static_blob", TORCH_BOX(&static_blob));
    m.impl("function_blob", TORCH_BOX(&function_blob));
    m.impl("lambda_blob", TORCH_BOX(&lambda_blob));
    m.impl("functor_blob", TORCH_BOX(&functor_blob));
}
