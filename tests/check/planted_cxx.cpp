// SPDX-License-Identifier: BSD-3-Clause
// Operators in C++, right and wrong, as authors write them; planted_cxx.tsv says what the checker
// must tell of each.
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <torch/headeronly/util/Exception.h>

namespace
{
using torch::stable::Tensor;

// ---- wrong ----

Tensor forgets(Tensor x)
{
    auto *lost = new Tensor(torch::stable::clone(x));
    return *lost;
}

Tensor deletes_twice(Tensor x)
{
    Tensor copy = torch::stable::clone(x);
    aoti_torch_delete_tensor_object(copy.get()); // and its destructor again
    return x;
}

Tensor takes_two(Tensor x, Tensor)
{
    return x; // the schema has one argument, which nobody takes
}

Tensor writes(Tensor x)
{
    torch::stable::fill_(x, 3.0);
    return torch::stable::clone(x);
}

// Before 2.13 optional values are the extension's own, and no function makes one.
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
Tensor deletes_array(Tensor x)
{
    StableIValue *ivalue = nullptr;
    torch_new_stable_ivalue(&ivalue);
    delete[] ivalue;
    return x;
}
#endif

// ---- right ----

Tensor throws(Tensor x)
{
    Tensor copy = torch::stable::clone(x);
    STD_TORCH_CHECK(copy.dim() > 9, "refused");
    return copy;
}

// What a failed call took is gone, and its memory may be anything else of the extension's.
Tensor fails_and_goes_on(Tensor x)
{
    for (int i = 0; i < 50; i++) {
        try {
            (void)torch::stable::reshape(x, {77});
        } catch (const std::exception &) {
            std::vector<std::vector<int64_t> *> made;
            for (size_t size = 1; size < 40; size++)
                made.push_back(new std::vector<int64_t>(size));
            for (std::vector<int64_t> *one : made)
                delete one;
        }
    }
    return x;
}

Tensor loops(Tensor x)
{
    torch::stable::parallel_for(0, 100, 1, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; i++)
            (void)torch::stable::clone(x).numel();
    });
    return x;
}

Tensor starts_threads(Tensor x)
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
        threads.emplace_back([&] {
            for (int k = 0; k < 50; k++) {
                Tensor copy = torch::stable::clone(x);
                Tensor same = copy;
                (void)same.dim();
            }
        });
    for (auto &thread : threads)
        thread.join();
    return x;
}

Tensor keeps_one(Tensor x)
{
    static Tensor kept = torch::stable::clone(x);
    return torch::stable::clone(kept);
}

std::vector<Tensor> lists(std::vector<Tensor> all, std::optional<Tensor> one, std::string)
{
    std::vector<Tensor> results;
    for (const auto &tensor : all)
        results.push_back(torch::stable::clone(tensor));
    if (one)
        results.push_back(*one);
    return results;
}

std::tuple<Tensor, std::optional<int64_t>, std::string> several(Tensor x, std::optional<int64_t> n)
{
    return {x, n, "text"};
}
} // namespace

STABLE_TORCH_LIBRARY(planted_cxx, m)
{
    m.def("forgets(Tensor x) -> Tensor");
    m.def("deletes_twice(Tensor x) -> Tensor");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    m.def("deletes_array(Tensor x) -> Tensor");
#endif
    m.def("takes_two(Tensor x) -> Tensor");
    m.def("writes(Tensor x) -> Tensor");
    m.def("throws(Tensor x) -> Tensor");
    m.def("fails_and_goes_on(Tensor x) -> Tensor");
    m.def("loops(Tensor x) -> Tensor");
    m.def("starts_threads(Tensor x) -> Tensor");
    m.def("keeps_one(Tensor x) -> Tensor");
    m.def("lists(Tensor[] all, Tensor? one, str text) -> Tensor[]");
    m.def("several(Tensor x, int? n) -> (Tensor, int?, str)");
}

STABLE_TORCH_LIBRARY_IMPL(planted_cxx, CompositeExplicitAutograd, m)
{
    m.impl("forgets", TORCH_BOX(forgets));
    m.impl("deletes_twice", TORCH_BOX(deletes_twice));
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    m.impl("deletes_array", TORCH_BOX(deletes_array));
#endif
    m.impl("takes_two", TORCH_BOX(takes_two));
    m.impl("writes", TORCH_BOX(writes));
    m.impl("throws", TORCH_BOX(throws));
    m.impl("fails_and_goes_on", TORCH_BOX(fails_and_goes_on));
    m.impl("loops", TORCH_BOX(loops));
    m.impl("starts_threads", TORCH_BOX(starts_threads));
    m.impl("keeps_one", TORCH_BOX(keeps_one));
    m.impl("lists", TORCH_BOX(lists));
    m.impl("several", TORCH_BOX(several));
}
