/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Kernels as authors write them: dispatch over element types, accessors, parallel loops, several
 * results, results in place.
 */
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/core/Dispatch_v2.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/core/TensorAccessor.h>

#include <cstdint>
#include <tuple>
#include <vector>

namespace
{

using torch::headeronly::HeaderOnlyTensorAccessor;
using torch::headeronly::ScalarType;
using torch::stable::Tensor;

/* 2 x + 1 in the tensor's own type, on all threads. */
Tensor affine(const Tensor &x)
{
    const Tensor input = torch::stable::contiguous(x);
    Tensor output = torch::stable::empty_like(input);
    THO_DISPATCH_V2(
        input.scalar_type(), "affine", AT_WRAP([&]() {
            const scalar_t *from = static_cast<const scalar_t *>(input.const_data_ptr());
            scalar_t *to = static_cast<scalar_t *>(output.mutable_data_ptr());
            torch::stable::parallel_for(0, input.numel(), 1024, [&](int64_t begin, int64_t end) {
                for (int64_t i = begin; i < end; i++) {
                    to[i] = static_cast<scalar_t>(from[i] * static_cast<scalar_t>(2.0f) +
                                                  static_cast<scalar_t>(1.0f));
                }
            });
        }),
        AT_EXPAND(AT_ALL_TYPES), AT_EXPAND(AT_COMPLEX_TYPES), ScalarType::Half,
        ScalarType::BFloat16);
    return output;
}

/* The diagonal of a matrix of any strides. */
Tensor diagonal(const Tensor &x)
{
    STD_TORCH_CHECK(x.dim() == 2, "diagonal wants a matrix, got ", x.dim(), " dimensions");
    const int64_t n = x.size(0) < x.size(1) ? x.size(0) : x.size(1);
    Tensor output = torch::stable::new_empty(x, {n});
    THO_DISPATCH_SWITCH(
        x.scalar_type(), "diagonal", THO_DISPATCH_CASE(ScalarType::Float, [&] {
            const HeaderOnlyTensorAccessor<scalar_t, 2> from(x.mutable_data_ptr<scalar_t>(),
                                                             x.sizes().data(), x.strides().data());
            scalar_t *to = output.mutable_data_ptr<scalar_t>();
            for (int64_t i = 0; i < n; i++) {
                to[i] = from[i][i];
            }
        }) THO_DISPATCH_CASE(ScalarType::Long, [&] {
            const HeaderOnlyTensorAccessor<scalar_t, 2> from(x.mutable_data_ptr<scalar_t>(),
                                                             x.sizes().data(), x.strides().data());
            scalar_t *to = output.mutable_data_ptr<scalar_t>();
            for (int64_t i = 0; i < n; i++) {
                to[i] = from[i][i];
            }
        }));
    return output;
}

std::tuple<Tensor, Tensor, int64_t> split(Tensor x)
{
    const int64_t half = x.size(0) / 2;
    return {torch::stable::narrow(x, 0, 0, half),
            torch::stable::narrow(x, 0, half, x.size(0) - half), half};
}

void clear(Tensor &x)
{
    torch::stable::zero_(x);
}

/* How many indices the loop visited, and how many slices it had. */
std::tuple<int64_t, int64_t> visit(int64_t begin, int64_t end, int64_t grain)
{
    int64_t visited = 0;
    int64_t slices = 0;
    torch::stable::parallel_for(begin, end, grain, [&](int64_t first, int64_t last) {
        __atomic_add_fetch(&visited, last - first, __ATOMIC_RELAXED);
        __atomic_add_fetch(&slices, 1, __ATOMIC_RELAXED);
    });
    return {visited, slices};
}

int64_t threads()
{
    return torch::stable::get_num_threads();
}

/* Fails in one slice; the text is to reach the caller. */
void parallel_throw(int64_t at)
{
    torch::stable::parallel_for(0, 100, 1, [&](int64_t first, int64_t last) {
        STD_TORCH_CHECK(at < first || at >= last, "slice with ", at);
    });
}

/* A kernel without the wrappers' boxing: the stack is its own business. */
void boxed_identity(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
{
    STD_TORCH_CHECK(num_args == 1 && num_outputs == 1, "one in, one out");
    Tensor x = torch::stable::detail::to<Tensor>(stack[0]);
    stack[0] = torch::stable::detail::from(x);
}

} // namespace

STABLE_TORCH_LIBRARY(ext_kernels, m)
{
    m.def("affine(Tensor x) -> Tensor");
    m.def("diagonal(Tensor x) -> Tensor");
    m.def("split(Tensor x) -> (Tensor, Tensor, int)");
    m.def("clear(Tensor(a!) x) -> ()");
    m.def("visit(int begin, int end, int grain) -> (int, int)");
    m.def("threads() -> int");
    m.def("parallel_throw(int at) -> ()");
    m.def("boxed_identity(Tensor x) -> Tensor");
}

STABLE_TORCH_LIBRARY_IMPL(ext_kernels, CPU, m)
{
    m.impl("affine", TORCH_BOX(&affine));
    m.impl("diagonal", TORCH_BOX(&diagonal));
    m.impl("split", TORCH_BOX(&split));
    m.impl("clear", TORCH_BOX(&clear));
    m.impl("boxed_identity", &boxed_identity);
}

STABLE_TORCH_LIBRARY_IMPL(ext_kernels, CompositeExplicitAutograd, m)
{
    m.impl("visit", TORCH_BOX(&visit));
    m.impl("threads", TORCH_BOX(&threads));
    m.impl("parallel_throw", TORCH_BOX(&parallel_throw));
}
