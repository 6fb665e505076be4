/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Rules for the keys of one entry other than its schema and kernels. The messages below say what
 * each rule requires.
 */
#include "gen_rules.h"

#include <ctype.h>
#include <string.h>

static bool is_one_of(const char *text, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(words[i], text) == 0)
            return true;
    return false;
}

static bool is_method(const gen_entry *entry)
{
    return entry->variants != NULL && strstr(entry->variants, "method") != NULL;
}

/* Return the type inside lists and optionals. */
static const tni_type *element_type(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type;
}

/* Return the argument with this name, or NULL. */
static const tni_arg *find_arg(const tn_schema *schema, const char *name)
{
    for (size_t i = 0; i < schema->nargs; i++)
        if (tni_text_is(schema->args[i].name, name))
            return &schema->args[i];
    return NULL;
}

/* Return whether `variants` is written with known words. */
static bool are_variants_words(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const words[] = {"function", "method", "function, method",
                                        "method, function"};
    (void)spec;
    return entry->variants == NULL || is_one_of(entry->variants, words, TN_LEN(words)) ||
           gen_fault(detail, "%s", entry->variants);
}

/* Return whether a method has an argument `self` that is a tensor. */
static bool has_method_self(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    const tni_arg *self = find_arg(entry->schema, "self");
    return !is_method(entry) || (self != NULL && self->type->kind == TNI_TYPE_TENSOR);
}

/* Return whether an operator with out arguments is a function and no method. */
static bool is_out_a_function(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return (entry->kind != GEN_OUT && entry->kind != GEN_SCRATCH) || !is_method(entry);
}

/* Return whether `python_module` is one that PyTorch's yaml has. */
static bool is_module_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const words[] = {"nn", "fft", "linalg", "sparse", "special", "nested"};
    (void)spec;
    return entry->module == NULL || is_one_of(entry->module, words, TN_LEN(words)) ||
           gen_fault(detail, "%s", entry->module);
}

/* Return whether an operator of a Python module is a function only. */
static bool is_module_a_function(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return entry->module == NULL || !is_method(entry);
}

/* Return whether `device_check` is a known word. */
static bool is_device_check_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const words[] = {"NoCheck", "ExactSame"};
    (void)spec;
    return entry->device_check == NULL || is_one_of(entry->device_check, words, TN_LEN(words)) ||
           gen_fault(detail, "%s", entry->device_check);
}

/* Lists may contain tensors of several devices, which are then processed one by one. */
static bool is_foreach_unchecked(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !gen_begins(entry->base, "_foreach") ||
           (entry->device_check != NULL && strcmp(entry->device_check, "NoCheck") == 0);
}

/* Return whether a structured operator is an out= variant: the others delegate to it. */
static bool is_structured_out(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !entry->is_structured || entry->kind == GEN_OUT;
}

/* Return whether the operator that delegates is itself neither an out= variant nor structured. */
static bool is_delegate_no_out(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return entry->delegate == NULL || (entry->kind != GEN_OUT && !entry->is_structured);
}

/* Return whether a structured operator, or one that delegates to it, has its device guard. */
static bool is_structured_guarded(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return entry->is_device_guarded || (!entry->is_structured && entry->delegate == NULL);
}

/* Return whether only a structured operator names the class from which its kernel inherits. */
static bool is_heir_structured(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return entry->inherits == NULL || entry->is_structured;
}

/* Structured kernels can only inherit from this class. */
static bool is_base_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return entry->inherits == NULL || strcmp(entry->inherits, "TensorIteratorBase") == 0 ||
           gen_fault(detail, "%s", entry->inherits);
}

/*
 * Return whether only a structured operator has precomputed values, which its shape function
 * returns.
 */
static bool is_precomputed_structured(const gen_spec *spec, const gen_entry *entry,
                                      gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !gen_has(entry, GEN_PRECOMPUTED) || entry->is_structured;
}

/* Return whether a name has no small letters. */
static bool is_upper(tni_text name)
{
    for (size_t i = 0; i < name.length; i++)
        if (islower((unsigned char)name.data[i]))
            return false;
    return true;
}

/* Return whether no precomputed value has capital letters in its name. */
static bool are_values_lower(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->nprecomputed; i++) {
        const tn_schema *values = entry->precomputed[i].values;
        for (size_t k = 0; k < values->nargs; k++)
            if (is_upper(values->args[k].name))
                return gen_fault(detail, "%.*s", (int)values->args[k].name.length,
                                 values->args[k].name.data);
    }
    return true;
}

/* Return whether only the last line of `precomputed` adds values without replacing an argument. */
static bool is_bare_line_last(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i + 1 < entry->nprecomputed; i++)
        if (entry->precomputed[i].replaced == NULL)
            return gen_fault(detail, "%zu", i + 1);
    return true;
}

/* Return whether the arguments that precomputed values replace exist. */
static bool are_replaced_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->nprecomputed; i++) {
        const char *name = entry->precomputed[i].replaced;
        if (name != NULL && find_arg(entry->schema, name) == NULL)
            return gen_fault(detail, "%s", name);
    }
    return true;
}

/* Return whether only a structured operator has ufunc loops, which compute its kernel. */
static bool is_ufunc_structured(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return entry->nufuncs == 0 || entry->is_structured;
}

/* Return whether the loops of `ufunc_inner_loop` are ones that PyTorch's yaml has. */
static bool are_loops_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const words[] = {"Generic",           "ScalarOnly",  "CPUScalar",
                                        "CPUVector",         "CUDAFunctor", "CUDAFunctorOnSelf",
                                        "CUDAFunctorOnOther"};
    (void)spec;
    for (size_t i = 0; i < entry->nufuncs; i++)
        if (!is_one_of(entry->ufuncs[i].key, words, TN_LEN(words)))
            return gen_fault(detail, "%s", entry->ufuncs[i].key);
    return true;
}

/* Return whether the dtypes of ufunc loops are known names of dtypes or of sets of dtypes. */
static bool are_dtypes_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const words[] = {"All",
                                        "AllAndComplex",
                                        "Integral",
                                        "Floating",
                                        "FloatingAndComplex",
                                        "Complex",
                                        "Byte",
                                        "Char",
                                        "Short",
                                        "Int",
                                        "Long",
                                        "Half",
                                        "Float",
                                        "Double",
                                        "ComplexHalf",
                                        "ComplexFloat",
                                        "ComplexDouble",
                                        "Bool",
                                        "BFloat16",
                                        "Float8_e5m2",
                                        "Float8_e4m3fn",
                                        "Float8_e5m2fnuz",
                                        "Float8_e4m3fnuz",
                                        "Float8_e8m0fnu"};
    (void)spec;
    for (size_t i = 0; i < entry->nufuncs; i++)
        for (size_t k = 0; k < entry->ufuncs[i].dtypes.count; k++)
            if (!is_one_of(entry->ufuncs[i].dtypes.items[k], words, TN_LEN(words)))
                return gen_fault(detail, "%s", entry->ufuncs[i].dtypes.items[k]);
    return true;
}

/* Return whether `use_const_ref_for_mutable_tensors` is not given to an out= operator. */
static bool has_const_ref_no_out(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !entry->is_const_ref || (entry->kind != GEN_OUT && entry->kind != GEN_SCRATCH);
}

/* Return whether the arguments whose defaults are dropped exist and have defaults. */
static bool have_dropped_defaults(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->no_defaults.count; i++) {
        const tni_arg *arg = find_arg(entry->schema, entry->no_defaults.items[i]);
        if (arg == NULL || arg->initial == NULL)
            return gen_fault(detail, "%s", entry->no_defaults.items[i]);
    }
    return true;
}

/* Return whether an operator registered by hand names no kernels. */
static bool is_manual_without_kernels(const gen_spec *spec, const gen_entry *entry,
                                      gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !entry->is_manually_registered || !gen_has(entry, GEN_DISPATCH);
}

/* Return whether `category_override` is a known word. */
static bool is_category_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const words[] = {"factory", "dummy"};
    (void)spec;
    return entry->category == NULL || is_one_of(entry->category, words, TN_LEN(words)) ||
           gen_fault(detail, "%s", entry->category);
}

/* Return whether a release is 2.10 or a later one; the releases before 2.10 are not told apart. */
static bool is_release(const char *text, gen_detail *detail)
{
    unsigned minor = 0;
    char again[8] = "";
    if (text == NULL)
        return true;
    if (sscanf(text, "2.%2u", &minor) == 1)
        snprintf(again, sizeof again, "2.%u", minor);
    return (minor >= 10 && strcmp(text, again) == 0) || gen_fault(detail, "%s", text);
}

static bool is_since_release(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return is_release(entry->since, detail);
}

static bool is_until_release(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return is_release(entry->until, detail);
}

/* An operator without a tensor argument is a factory in any case. */
static bool is_category_needed(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    for (size_t i = 0; i < entry->schema->nargs; i++)
        if (!gen_is_out_arg(&entry->schema->args[i]) &&
            element_type(entry->schema->args[i].type)->kind == TNI_TYPE_TENSOR)
            return true;
    return entry->category == NULL || strcmp(entry->category, "factory") != 0;
}

/*
 * Return whether the operator seems to draw random numbers, judged by its name and its arguments.
 * What a _philox_ operator draws follows from its key, as in PyTorch 2.15.
 */
static bool looks_random(const gen_entry *entry)
{
    bool is_backward = strstr(entry->base, "backward") != NULL;
    bool is_keyed = strstr(entry->local_name, "_philox_") != NULL;
    if ((!is_keyed && strstr(entry->local_name, "rand") != NULL) ||
        (!is_backward && strstr(entry->local_name, "dropout") != NULL))
        return true;
    for (size_t i = 0; i < entry->schema->nargs; i++) {
        const tni_arg *arg = &entry->schema->args[i];
        if (element_type(arg->type)->kind == TNI_TYPE_GENERATOR ||
            (!is_backward && strstr(arg->name.data, "dropout") != NULL))
            return true;
    }
    return false;
}

/* Return whether an operator that seems to draw random numbers has the tag for it. */
static bool is_random_tagged(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !looks_random(entry) || gen_has_tag(entry, "nondeterministic_seeded");
}

/* Tags that tenon-gen adds itself, or that every operator has. */
static bool are_tags_written(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const words[] = {"generated", "pt2_compliant_tag"};
    (void)spec;
    for (size_t i = 0; i < TN_LEN(words); i++)
        if (gen_has_tag(entry, words[i]))
            return gen_fault(detail, "%s", words[i]);
    return true;
}

static const gen_rule rules[] = {
    {"variants", GEN_VARIANTS, are_variants_words,
     "variants are function, method, or both with a comma and a blank between them, not '@'"},
    {"method-self", GEN_VARIANTS, has_method_self,
     "a method has an argument 'Tensor self'; write 'variants: function', or name one so"},
    {"out-variants", GEN_VARIANTS, is_out_a_function,
     "an out= operator is a function only; write 'variants: function'"},
    {"module", GEN_PYTHON_MODULE, is_module_known,
     "a python_module is nn, fft, linalg, sparse, special or nested, not '@'"},
    {"module-method", GEN_VARIANTS, is_module_a_function,
     "an operator of a python_module is no method; write 'variants: function'"},
    {"device-check", GEN_DEVICE_CHECK, is_device_check_known,
     "device_check is NoCheck or ExactSame, not '@'"},
    {"foreach-check", GEN_DEVICE_CHECK, is_foreach_unchecked,
     "lists of tensors may be on several devices; write 'device_check: NoCheck'"},
    {"structured-out", GEN_STRUCTURED, is_structured_out,
     "the structured operator of a group is its out= one; write 'structured_delegate' with its "
     "name here"},
    {"delegate-out", GEN_STRUCTURED_DELEGATE, is_delegate_no_out,
     "the out= operator of a group has the kernel itself; write 'structured: True' in place of "
     "structured_delegate"},
    {"structured-guard", GEN_DEVICE_GUARD, is_structured_guarded,
     "a structured kernel sets the device itself; take 'device_guard: False' away"},
    {"inherits-structured", GEN_STRUCTURED_INHERITS, is_heir_structured,
     "structured_inherits is for structured kernels; write 'structured: True', or take it away"},
    {"inherits-base", GEN_STRUCTURED_INHERITS, is_base_known,
     "a structured kernel inherits from TensorIteratorBase or from nothing, not from '@'"},
    {"precomputed-structured", GEN_PRECOMPUTED, is_precomputed_structured,
     "only a structured kernel has a meta part that precomputes; write 'structured: True'"},
    {"precomputed-bare", GEN_PRECOMPUTED, is_bare_line_last,
     "a line of precomputed that replaces nothing is the last; move line @ down"},
    {"precomputed-replaced", GEN_PRECOMPUTED, are_replaced_known,
     "precomputed replaces arguments, and '@' is none"},
    {"precomputed-name", GEN_PRECOMPUTED, are_values_lower,
     "the precomputed value '@' has a name with small letters"},
    {"ufunc-structured", GEN_UFUNC_INNER_LOOP, is_ufunc_structured,
     "ufunc_inner_loop makes a structured kernel; write 'structured: True'"},
    {"ufunc-key", GEN_UFUNC_INNER_LOOP, are_loops_known,
     "'@' is no kind of loop; write Generic, ScalarOnly, CPUScalar, CPUVector, CUDAFunctor, "
     "CUDAFunctorOnSelf or CUDAFunctorOnOther"},
    {"ufunc-dtype", GEN_UFUNC_INNER_LOOP, are_dtypes_known,
     "'@' is no dtype; write All, AllAndComplex, Integral, Floating, FloatingAndComplex, Complex, "
     "or one such as BFloat16"},
    {"const-ref-out", GEN_CONST_REF, has_const_ref_no_out,
     "out arguments are not passed so; take use_const_ref_for_mutable_tensors away"},
    {"no-default-args", GEN_CPP_NO_DEFAULT_ARGS, have_dropped_defaults,
     "cpp_no_default_args drops defaults, and '@' has none"},
    {"manual-dispatch", GEN_MANUAL_KERNEL_REGISTRATION, is_manual_without_kernels,
     "with manual_kernel_registration a 'dispatch' has no effect; write one of them"},
    {"category", GEN_CATEGORY_OVERRIDE, is_category_known,
     "category_override is factory or dummy, not '@'"},
    {"category-factory", GEN_CATEGORY_OVERRIDE, is_category_needed,
     "an operator without tensor argument is a factory anyway; take category_override away"},
    {"release", GEN_SINCE, is_since_release, "'since' is a release of PyTorch from 2.10, not '@'"},
    {"release", GEN_UNTIL, is_until_release, "'until' is a release of PyTorch from 2.10, not '@'"},
    {"seeded", GEN_TAGS, is_random_tagged,
     "what draws random numbers has the tag nondeterministic_seeded; write 'tags: "
     "nondeterministic_seeded'"},
    {"tag-made", GEN_TAGS, are_tags_written,
     "the tag @ is not written: tenon-gen gives it to what it makes, or every operator has it"},
};

const gen_rules gen_entry_rules = {rules, TN_LEN(rules)};
