/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Registration of operators, and the boxing of C++ functions.
 *
 *     STABLE_TORCH_LIBRARY(ns, m) { m.def("op(Tensor x, float y) -> Tensor"); }
 *     STABLE_TORCH_LIBRARY_IMPL(ns, CPU, m) { m.impl("op", TORCH_BOX(&op)); }
 *     STABLE_TORCH_LIBRARY_FRAGMENT(ns, m) { adds to a namespace that another file opened }
 *
 * The bodies run while the library is being loaded, and their registrations are withdrawn when it
 * is unloaded. A registration that fails throws; thrown from a body this ends the process, since
 * nothing stands above a static initialiser to catch it, but it says why.
 */
#ifndef TORCH_CSRC_STABLE_LIBRARY_H
#define TORCH_CSRC_STABLE_LIBRARY_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/stableivalue_conversions.h>
#include <torch/csrc/stable/version.h>
#include <torch/headeronly/core/enum_tag.h>
#include <torch/headeronly/util/Metaprogramming.h>

#include <tuple>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/*
 * The convention of kernels: `stack` holds the arguments in schema order, `num_args` of them, and
 * receives `num_outputs` results from index 0 on. The kernel owns every argument from the call on,
 * also if it throws; the results are the caller's. The array has room for the larger of the two
 * numbers. May be called from several threads at once.
 */
using BoxedKernel = void (*)(StableIValue *, uint64_t, uint64_t);

/*
 * Owns one library handle; what is registered through it lives as long. Not to be made by hand: the
 * macros at the end do. An init that fails throws here; PyTorch's own headers ignore it and go on
 * with a handle that nothing was written to.
 */
class StableLibrary final
{
public:
    enum class Kind { DEF, IMPL, FRAGMENT };

    StableLibrary(Kind kind, const char *ns, const char *key, const char *file, uint32_t line)
        : lib_(nullptr)
    {
        switch (kind) {
        case Kind::DEF:
            STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_library_init_def(ns, file, line, &lib_));
            break;
        case Kind::IMPL:
            STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_library_init_impl(ns, key, file, line, &lib_));
            break;
        case Kind::FRAGMENT:
            STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_library_init_fragment(ns, file, line, &lib_));
            break;
        }
    }
    StableLibrary(const StableLibrary &) = delete;
    StableLibrary &operator=(const StableLibrary &) = delete;
    StableLibrary(StableLibrary &&) = delete;
    StableLibrary &operator=(StableLibrary &&) = delete;
    ~StableLibrary()
    {
        static_cast<void>(aoti_torch_delete_library_object(lib_));
    }

    StableLibrary &def(const char *schema)
    {
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_library_def(lib_, schema));
        return *this;
    }
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
    StableLibrary &def(const char *schema, const std::vector<Tag> &tags)
    {
        std::vector<int32_t> codes;
        for (const Tag tag : tags) {
            codes.push_back(code_of(tag));
        }
        STABLE_TORCH_ERROR_CODE_CHECK(torch_library_def_with_tags(
            lib_, schema, codes.data(), static_cast<int32_t>(codes.size())));
        return *this;
    }
#endif
#ifdef TENON_TORCH_EXTRAS
    /* Defines an operator and gives it a kernel for every dispatch key that has none. */
    StableLibrary &def(const char *schema, BoxedKernel fn)
    {
        const char *end = schema;
        while (*end != '\0' && *end != '(') {
            end++;
        }
        def(schema);
        return impl(std::string(schema, end).c_str(), fn);
    }
#endif
    /*
     * Registers a kernel for "op" or "op.overload": for the block's dispatch key, in other blocks
     * for CompositeImplicitAutograd. The operator may be defined elsewhere, before or later. Of two
     * kernels for one key the newest runs.
     */
    StableLibrary &impl(const char *name, BoxedKernel fn)
    {
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
        STABLE_TORCH_ERROR_CODE_CHECK(torch_library_impl(lib_, name, fn, TORCH_ABI_VERSION));
#else
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_library_impl(lib_, name, fn));
#endif
        return *this;
    }
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    /*
     * Names the Python module with the fake implementations of this block's operators, for
     * messages. Target 2.13.
     */
    StableLibrary &set_python_module(const char *pymodule, const char *context = "")
    {
        STABLE_TORCH_ERROR_CODE_CHECK(torch_library_set_python_module(lib_, pymodule, context));
        return *this;
    }
#endif

private:
    TorchLibraryHandle lib_; /* Owned. */
};

/*
 * Opens a library and runs the author's body on it. What the body throws leaves a static
 * initialiser, and the process ends; in Tenon a failed registration answers with success instead
 * and fails the load.
 */
class StableTorchLibraryInit final
{
public:
    StableTorchLibraryInit(StableLibrary::Kind kind, void (*body)(StableLibrary &), const char *ns,
                           const char *key, const char *file, uint32_t line)
        : lib_(kind, ns, key, file, line)
    {
        body(lib_);
    }

private:
    StableLibrary lib_; /* Withdraws the registrations when the extension is unloaded. */
};

/* ---- Boxing ------------------------------------------------------------------------------ */

/* What holds an argument during the call: references need something that owns. */
template <typename T>
struct ArgumentHolder {
    using type = T;
};
template <typename T>
struct ArgumentHolder<torch::headeronly::HeaderOnlyArrayRef<T>> {
    using type = std::vector<typename ArgumentHolder<T>::type>;
};
template <>
struct ArgumentHolder<std::string_view> {
    using type = std::string;
};
template <typename T>
struct ArgumentHolder<std::optional<T>> {
    using type = std::optional<typename ArgumentHolder<T>::type>;
};
template <typename Param>
using argument_holder_t =
    typename ArgumentHolder<std::remove_cv_t<std::remove_reference_t<Param>>>::type;

/* References see the holder itself, values take its content. */
template <typename Param, typename Holder>
decltype(auto) pass_argument(Holder &holder)
{
    if constexpr (std::is_lvalue_reference<Param>::value) {
        return (holder);
    } else {
        return std::move(holder);
    }
}

template <typename T>
/*
 * Writes what a kernel returns: one value, the members of a std::tuple, or nothing. It moves, so a
 * tensor that nobody shares gives its own handle away.
 */
struct Results {
    static constexpr uint64_t count = 1;
    static void write(StableIValue *stack, T &&value)
    {
        stack[0] = from(std::move(value));
    }
};
template <typename... Ts>
struct Results<std::tuple<Ts...>> {
    static constexpr uint64_t count = sizeof...(Ts);
    static void write(StableIValue *stack, std::tuple<Ts...> &&values)
    {
        write_each(stack, std::move(values), std::index_sequence_for<Ts...>());
    }
    template <size_t... I>
    static void write_each([[maybe_unused]] StableIValue *stack,
                           [[maybe_unused]] std::tuple<Ts...> &&values, std::index_sequence<I...>)
    {
        ((stack[I] = from(std::move(std::get<I>(values)))), ...);
    }
};
template <>
struct Results<void> {
    static constexpr uint64_t count = 0;
};

[[noreturn]] __attribute__((noinline, cold)) inline void
refuse_counts(uint64_t num_args, uint64_t params, uint64_t num_outputs, uint64_t results)
{
    const bool args_differ = num_args != params;
    STD_TORCH_CHECK(false, "Registered schema has ", args_differ ? num_args : num_outputs,
                    args_differ ? " args" : " outputs", ", but the kernel to box has ",
                    args_differ ? params : results);
}

template <typename Signature, Signature Func>
struct Boxer;

/* The counts are checked before anything is taken from the stack. */
template <typename Return, typename... Params, Return (*Func)(Params...)>
struct Boxer<Return (*)(Params...), Func> {
    using Result = std::remove_cv_t<std::remove_reference_t<Return>>;

    static void boxed_fn(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
    {
        if (C10_UNLIKELY(num_args != sizeof...(Params) || num_outputs != Results<Result>::count)) {
            refuse_counts(num_args, sizeof...(Params), num_outputs, Results<Result>::count);
        }
        run(stack, std::index_sequence_for<Params...>());
    }

private:
    /* The kernel's call, as a constructor: its braces take each argument from its ivalue exactly
     * once, from left to right, before the function runs; what that does not move is dropped behind
     * it. A std::tuple would do the same and compile slower. */
    struct Call {
        template <typename... Holders>
        Call([[maybe_unused]] StableIValue *stack, Holders... holders)
        {
            if constexpr (std::is_void<Result>::value) {
                Func(pass_argument<Params>(holders)...);
            } else {
                Results<Result>::write(stack, Result(Func(pass_argument<Params>(holders)...)));
            }
        }
    };
    template <size_t... I>
    static void run(StableIValue *stack, std::index_sequence<I...>)
    {
        Call{stack, to<argument_holder_t<Params>>(stack[I])...};
    }
};
template <typename Return, typename... Params, Return (*Func)(Params...) noexcept>
struct Boxer<Return (*)(Params...) noexcept, Func>
    : Boxer<Return (*)(Params...), static_cast<Return (*)(Params...)>(Func)> {
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

/* The boxed form of a function; takes &function or the bare name. It names a function, so that its
 * address may be taken too. */
#define TORCH_BOX(func)                                                                            \
    ::torch::stable::detail::Boxer<std::decay_t<decltype(func)>, (func)>::boxed_fn

#define TENON_TORCH_LIBRARY(kind, ns, key, m, id)                                                  \
    static void C10_CONCATENATE(tenon_library_body_,                                               \
                                id)(::torch::stable::detail::StableLibrary &);                     \
    static const ::torch::stable::detail::StableTorchLibraryInit C10_CONCATENATE(                  \
        tenon_library_, id)(::torch::stable::detail::StableLibrary::Kind::kind,                    \
                            &C10_CONCATENATE(tenon_library_body_, id), C10_STRINGIZE(ns), key,     \
                            __FILE__, __LINE__);                                                   \
    void C10_CONCATENATE(tenon_library_body_,                                                      \
                         id)([[maybe_unused]] ::torch::stable::detail::StableLibrary & m)
/*
 * What authors write; `m` names the StableLibrary in the body that follows. The first opens a
 * namespace and may stand once per namespace and process, "aten" being taken; the second adds to
 * one that another file opened, or nobody yet; the third registers kernels for the dispatch key
 * `k`, written without quotes (CPU, CUDA, Meta, CompositeExplicitAutograd, Autograd …).
 */
#define STABLE_TORCH_LIBRARY(ns, m)          TENON_TORCH_LIBRARY(DEF, ns, nullptr, m, C10_UID)
#define STABLE_TORCH_LIBRARY_FRAGMENT(ns, m) TENON_TORCH_LIBRARY(FRAGMENT, ns, nullptr, m, C10_UID)
#define STABLE_TORCH_LIBRARY_IMPL(ns, k, m)                                                        \
    TENON_TORCH_LIBRARY(IMPL, ns, C10_STRINGIZE(k), m, C10_UID)

#endif
