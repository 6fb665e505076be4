/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The stand-ins: each row of stubs.tsv is exported and does what its word says, and what stands in
 * for a newer libstdc++ does what libstdc++ would do.
 */
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fstream>
#include <new>
#include <random>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

extern "C" {
#include <cmocka.h>
}

#include <tenon/status.h>

namespace
{

void *open_library(const std::string &name)
{
    void *library = dlopen((std::string(STUBS "/") + name).c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        fail_msg("%s", dlerror());
    return library;
}

template <typename F>
F *find(const std::string &library, const std::string &symbol)
{
    void *address = dlsym(open_library(library), symbol.c_str());
    if (address == nullptr)
        fail_msg("%s has no %s", library.c_str(), symbol.c_str());
    return reinterpret_cast<F *>(address);
}

/* The files that hold the rows of one word of the first column. */
std::vector<std::string> files_of(const std::string &library)
{
    if (library == "cudart")
        return {"libcudart.so.13", "libtndart.so.13"};
    if (library == "torch_cuda")
        return {"libtorch_cuda.so", "libtenon_cuda.so"};
    assert_true(library == "extra" || library == "lookup");
    return {"libtenon_" + library + ".so"};
}

void check_row(const std::string &file, const std::string &symbol, const std::string &kind)
{
    if (kind == "nothing")
        assert_int_equal(find<int()>(file, symbol)(), 0);
    else if (kind == "error")
        assert_int_equal(find<int()>(file, symbol)(), 100);
    else if (kind == "handle")
        assert_non_null(find<void *()>(file, symbol)());
    else if (kind == "text")
        assert_non_null(std::strstr(find<const char *()>(file, symbol)(), "CUDA"));
    else if (kind == "shim") {
        assert_int_equal(find<int()>(file, symbol)(), 1);
        assert_non_null(std::strstr(tn_last_error(), symbol.c_str()));
        assert_non_null(std::strstr(tn_last_error(), "no CUDA"));
    } else {
        assert_string_equal(kind.c_str(), "written");
        find<void()>(file, symbol);
    }
}

void each_row_of_the_table_is_exported_and_does_what_its_word_says(void **)
{
    std::ifstream table(STUBS_TABLE);
    std::string line, library, symbol, kind;
    int rows = 0;
    while (std::getline(table, line)) {
        if (line[0] == '#')
            continue;
        std::istringstream fields(line);
        std::getline(fields, library, '\t');
        std::getline(fields, symbol, '\t');
        std::getline(fields, kind, '\t');
        for (const std::string &file : files_of(library))
            check_row(file, symbol, kind);
        rows++;
    }
    assert_true(rows > 40);
}

void each_stand_in_is_marked_as_one_and_opens_alone(void **)
{
    for (const char *name :
         {"libtorch.so", "libtorch_cpu.so", "libtenon_cpu.so", "libc10.so", "libtn0.so",
          "libtorch_python.so", "libtenon_python.so", "libtorch_cuda.so", "libtenon_cuda.so",
          "libc10_cuda.so", "libtn0_cuda.so", "libcudart.so.13", "libtndart.so.13",
          "libnvrtc.so.13", "libtnrtc.so.13"})
        assert_non_null(find<void()>(name, "tn_stub_marker"));
}

void replace_cold_replaces_like_a_string_wherever_the_source_lies(void **)
{
    using Replace = void(void *, char *, size_t, const char *, size_t, size_t);
    Replace *replace = find<Replace>(
        "libtenon_extra.so",
        "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_replace_coldEPcmPKcmm");
    std::mt19937 random(7);
    for (int round = 0; round < 20000; round++) {
        std::string text;
        for (size_t i = 0, n = random() % 24; i < n; i++)
            text += static_cast<char>('a' + random() % 26);
        size_t place = random() % (text.size() + 1);
        size_t old_length = random() % (text.size() - place + 1);
        size_t source = random() % (text.size() + 1);
        size_t new_length = random() % (text.size() - source + 1);

        std::string wanted = text;
        wanted.replace(place, old_length, std::string(text, source, new_length));
        std::vector<char> buffer(text.begin(), text.end());
        buffer.resize(text.size() + 32, '#');
        replace(nullptr, buffer.data() + place, old_length, buffer.data() + source, new_length,
                text.size() - place - old_length);
        assert_memory_equal(buffer.data(), wanted.data(), wanted.size());
        for (size_t i = wanted.size() > text.size() ? wanted.size() : text.size();
             i < buffer.size(); i++)
            assert_int_equal(buffer[i], '#');
    }
}

/* Makes a stream with the stand-in's constructor and writes to it. */
template <typename Stream>
std::string write_to(const char *constructor)
{
    std::aligned_storage_t<sizeof(Stream), alignof(Stream)> memory;
    find<void(void *)>("libtenon_extra.so", constructor)(&memory);
    Stream *stream = reinterpret_cast<Stream *>(&memory);
    *stream << "answer " << 42;
    std::string written = stream->str();
    stream->~Stream();
    return written;
}

void stream_constructors_make_streams_that_work(void **)
{
    assert_string_equal(write_to<std::stringstream>(
                            "_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev")
                            .c_str(),
                        "answer 42");
    assert_string_equal(write_to<std::ostringstream>(
                            "_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev")
                            .c_str(),
                        "answer 42");
}

void a_bad_array_length_throws_bad_alloc(void **)
{
    bool caught = false;
    try {
        find<void()>("libtenon_extra.so", "_ZSt28__throw_bad_array_new_lengthv")();
    } catch (const std::bad_alloc &) {
        caught = true;
    }
    assert_true(caught);
}

void a_python_module_is_none_outside_python(void **)
{
    assert_null(find<void *(void *, int)>("libtenon_extra.so", "PyModule_Create2")(nullptr, 3));
}

} // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_row_of_the_table_is_exported_and_does_what_its_word_says),
        cmocka_unit_test(each_stand_in_is_marked_as_one_and_opens_alone),
        cmocka_unit_test(replace_cold_replaces_like_a_string_wherever_the_source_lies),
        cmocka_unit_test(stream_constructors_make_streams_that_work),
        cmocka_unit_test(a_bad_array_length_throws_bad_alloc),
        cmocka_unit_test(a_python_module_is_none_outside_python),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
