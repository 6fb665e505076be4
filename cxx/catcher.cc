// SPDX-License-Identifier: BSD-3-Clause
// The only C++ of Tenon's run time: catches what foreign code throws and keeps class and text.
#include "abi/catcher.h"

#include <atomic>
#include <cxxabi.h>
#include <ios>
#include <new>
#include <stdexcept>

namespace
{

// Sets up std::cerr and its like. Extensions built with GCC 13 leave that to libstdc++, and an
// older libstdc++ leaves it to them: the first one that writes to std::cerr would crash.
std::ios_base::Init streams;

// Threads may open the catcher at once, and one may catch meanwhile; all of them bring the same.
std::atomic<tni_catch_record> the_record{nullptr};

// Called inside a handler. The classes map as PyTorch's Python layer maps them.
void record_current()
{
    const tni_catch_record record_caught = the_record.load(std::memory_order_acquire);
    try {
        throw;
    } catch (const std::invalid_argument &e) {
        record_caught(TN_ERR_VALUE, e.what());
    } catch (const std::domain_error &e) {
        record_caught(TN_ERR_VALUE, e.what());
    } catch (const std::length_error &e) {
        record_caught(TN_ERR_VALUE, e.what());
    } catch (const std::range_error &e) {
        record_caught(TN_ERR_VALUE, e.what());
    } catch (const std::out_of_range &e) {
        record_caught(TN_ERR_INDEX, e.what());
    } catch (const std::overflow_error &e) {
        record_caught(TN_ERR_OVERFLOW, e.what());
    } catch (const std::bad_alloc &e) {
        record_caught(TN_ERR_MEMORY, e.what());
    } catch (const std::exception &e) {
        record_caught(TN_ERR_RUNTIME, e.what());
    } catch (...) {
        record_caught(TN_ERR_RUNTIME, "Caught an unknown exception!");
    }
}

// Inlined always: the core finds the callers of the table by their frames on the stack.
template <typename Call>
__attribute__((always_inline)) inline bool guarded(Call call)
{
    try {
        call();
        return true;
    } catch (abi::__forced_unwind &) {
        throw;
    } catch (...) {
        record_current();
        return false;
    }
}

bool catch_kernel(void (*function)(uint64_t *, uint64_t, uint64_t), uint64_t *stack,
                  uint64_t num_args, uint64_t num_outputs)
{
    return guarded([=] { function(stack, num_args, num_outputs); });
}

bool catch_loop(void (*body)(int64_t, int64_t, void *), int64_t begin, int64_t end, void *context)
{
    return guarded([=] { body(begin, end, context); });
}

bool catch_deleter(void (*function)(void *, void *), void *data, void *context)
{
    return guarded([=] { function(data, context); });
}

[[noreturn]] void raise(const char *what)
{
    throw std::runtime_error(what);
}

const tni_catcher catcher = {sizeof(tni_catcher), catch_kernel, catch_loop, catch_deleter, raise};

} // namespace

const tni_catcher *tenon_cxx_open(tni_catch_record record)
{
    the_record.store(record, std::memory_order_release);
    return &catcher;
}
