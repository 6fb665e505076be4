/* SPDX-License-Identifier: BSD-3-Clause */
/* What fuzz_audit begins from: a library with every sort of import that an audit looks for. */
typedef unsigned long long ivalue;

int torch_library_impl(void *, const char *, void (*)(ivalue *, ivalue, ivalue), ivalue);
int aoti_torch_get_dim(void *, long long *);
int aoti_torch_unknown(void);
void *dlsym(void *, const char *);
int PyList_New(long);
int PyUnicode_AsUTF8(void);
int pad(void) __asm__("_ZN2at4_ops3pad4callEv");
int meta(void) __asm__("_ZN6caffe28TypeMeta13typeMetaDatasEv");
int start(void *library);

static void kernel(ivalue *stack, ivalue narguments, ivalue nresults)
{
    (void)narguments;
    (void)nresults;
    long long dim = 0;
    aoti_torch_get_dim(stack, &dim);
}

int start(void *library)
{
    return dlsym(library, "torch_exception_get_what") != 0 ||
           PyList_New(0) + PyUnicode_AsUTF8() + pad() + meta() + aoti_torch_unknown() != 0 ||
           torch_library_impl(library, "kernel", kernel, 0x020b000000000000ULL) != 0;
}
