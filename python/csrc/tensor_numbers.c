/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Python's operators on tensors. Each slot calls the method that PyTorch calls, or the function if
 * the tensor is the right operand. If the other operand is neither a tensor nor a number nor an
 * array, the slot returns NotImplemented, and Python tries the other type's slot.
 */
#include "tensor_numbers.h"

#include "foreign.h"
#include "functions.h"
#include "tensor_object.h"

/* The operators called by slots: identifier, module, name. */
#define OPERATORS(X)                                                                               \
    X(add, TENSOR, "add")                                                                          \
    X(add_, TENSOR, "add_")                                                                        \
    X(sub, TENSOR, "sub")                                                                          \
    X(sub_, TENSOR, "sub_")                                                                        \
    X(rsub, TOP, "rsub")                                                                           \
    X(mul, TENSOR, "mul")                                                                          \
    X(mul_, TENSOR, "mul_")                                                                        \
    X(div, TENSOR, "div")                                                                          \
    X(div_, TENSOR, "div_")                                                                        \
    X(reciprocal, TENSOR, "reciprocal")                                                            \
    X(floor_divide, TENSOR, "floor_divide")                                                        \
    X(floor_divide_, TENSOR, "floor_divide_")                                                      \
    X(divide_floor, TOP, "floor_divide")                                                           \
    X(remainder, TENSOR, "remainder")                                                              \
    X(remainder_, TENSOR, "remainder_")                                                            \
    X(remain, TOP, "remainder")                                                                    \
    X(pow, TENSOR, "pow")                                                                          \
    X(pow_, TENSOR, "pow_")                                                                        \
    X(power, TOP, "pow")                                                                           \
    X(matmul, TENSOR, "matmul")                                                                    \
    X(left, TENSOR, "__lshift__")                                                                  \
    X(left_, TENSOR, "__ilshift__")                                                                \
    X(shift_left, TOP, "bitwise_left_shift")                                                       \
    X(right, TENSOR, "__rshift__")                                                                 \
    X(right_, TENSOR, "__irshift__")                                                               \
    X(shift_right, TOP, "bitwise_right_shift")                                                     \
    X(and, TENSOR, "__and__")                                                                      \
    X(and_, TENSOR, "__iand__")                                                                    \
    X(bitwise_and, TENSOR, "bitwise_and")                                                          \
    X(or, TENSOR, "__or__")                                                                        \
    X(or_, TENSOR, "__ior__")                                                                      \
    X(bitwise_or, TENSOR, "bitwise_or")                                                            \
    X(xor, TENSOR, "__xor__")                                                                      \
    X(xor_, TENSOR, "__ixor__")                                                                    \
    X(bitwise_xor, TENSOR, "bitwise_xor")                                                          \
    X(bitwise_not, TENSOR, "bitwise_not")                                                          \
    X(neg, TENSOR, "neg")                                                                          \
    X(positive, TENSOR, "positive")                                                                \
    X(abs, TENSOR, "abs")                                                                          \
    X(lt, TENSOR, "lt")                                                                            \
    X(le, TENSOR, "le")                                                                            \
    X(eq, TENSOR, "eq")                                                                            \
    X(ne, TENSOR, "ne")                                                                            \
    X(gt, TENSOR, "gt")                                                                            \
    X(ge, TENSOR, "ge")

#define AS_NAME(word, module, name) OP_##word,
typedef enum operator_name { OPERATORS(AS_NAME) NUM_OPERATORS } operator_name;
#undef AS_NAME

/* Owned, indexed by operator_name. */
static tpy_function *operators[NUM_OPERATORS];

/* Call with one operand, or with two. */
static PyObject *call(operator_name name, PyObject *left, PyObject *right) TPY_GIL
{
    PyObject *args[] = {left, right};
    return tpy_function_call(operators[name], args, right == NULL ? 1 : 2, NULL);
}

/* A torch.Tensor is one because the call tells then what to do with it. */
static bool is_operand(PyObject *object) TPY_GIL
{
    return tpy_is_tensor(object) || tpy_is_number(object) || tpy_is_array(object) ||
           tpy_is_of_pytorch(object);
}

/* A binary slot: `forward` if the left operand is a tensor, else the expression `reflected`. */
#define BINARY(slot, forward, reflected)                                                           \
    static PyObject *number_##slot(PyObject *left, PyObject *right) TPY_GIL                        \
    {                                                                                              \
        if (!is_operand(left) || !is_operand(right))                                               \
            return tpy_keep(Py_NotImplemented);                                                    \
        return tpy_is_tensor(left) ? call(forward, left, right) : (reflected);                     \
    }

/* An in-place slot. Python calls it only if the left operand is a tensor. */
#define IN_PLACE(slot, name)                                                                       \
    static PyObject *number_##slot(PyObject *left, PyObject *right) TPY_GIL                        \
    {                                                                                              \
        return is_operand(right) ? call(name, left, right) : tpy_keep(Py_NotImplemented);          \
    }

/* A unary slot. */
#define UNARY(slot, name)                                                                          \
    static PyObject *number_##slot(PyObject *operand) TPY_GIL                                      \
    {                                                                                              \
        return call(name, operand, NULL);                                                          \
    }

/* 2 / x is computed as x.reciprocal() * 2, which rounds like PyTorch. */
static PyObject *divide_number(PyObject *number, PyObject *tensor) TPY_GIL
{
    TPY_OWN(inverse, call(OP_reciprocal, tensor, NULL));
    return inverse == NULL ? NULL : call(OP_mul, inverse, number);
}

/*
 * Commutative operators swap their operands; the others call a function whose first argument may be
 * a number.
 */
BINARY(add, OP_add, call(OP_add, right, left))
BINARY(subtract, OP_sub, call(OP_rsub, right, left))
BINARY(multiply, OP_mul, call(OP_mul, right, left))
BINARY(true_divide, OP_div, divide_number(left, right))
BINARY(floor_divide, OP_floor_divide, call(OP_divide_floor, left, right))
BINARY(remainder, OP_remainder, call(OP_remain, left, right))
BINARY(lshift, OP_left, call(OP_shift_left, left, right))
BINARY(rshift, OP_right, call(OP_shift_right, left, right))
BINARY(and, OP_and, call(OP_bitwise_and, right, left))
BINARY(or, OP_or, call(OP_bitwise_or, right, left))
BINARY(xor, OP_xor, call(OP_bitwise_xor, right, left))
IN_PLACE(inplace_add, OP_add_)
IN_PLACE(inplace_subtract, OP_sub_)
IN_PLACE(inplace_multiply, OP_mul_)
IN_PLACE(inplace_true_divide, OP_div_)
IN_PLACE(inplace_floor_divide, OP_floor_divide_)
IN_PLACE(inplace_remainder, OP_remainder_)
IN_PLACE(inplace_lshift, OP_left_)
IN_PLACE(inplace_rshift, OP_right_)
IN_PLACE(inplace_and, OP_and_)
IN_PLACE(inplace_or, OP_or_)
IN_PLACE(inplace_xor, OP_xor_)
UNARY(negative, OP_neg)
UNARY(positive, OP_positive)
UNARY(absolute, OP_abs)

/* tensor @ tensor; numbers are not matrices. With a torch.Tensor the call tells what to do. */
static PyObject *number_matrix_multiply(PyObject *left, PyObject *right) TPY_GIL
{
    if (tpy_is_tensor(left) && (tpy_is_tensor(right) || tpy_is_of_pytorch(right)))
        return call(OP_matmul, left, right);
    if (tpy_is_of_pytorch(left))
        return call(OP_matmul, right, left);
    return tpy_keep(Py_NotImplemented);
}

/* pow(x, y, modulus) is not supported. */
static PyObject *number_power(PyObject *left, PyObject *right, PyObject *modulus) TPY_GIL
{
    if (modulus != Py_None || !is_operand(left) || !is_operand(right))
        return tpy_keep(Py_NotImplemented);
    return call(tpy_is_tensor(left) ? OP_pow : OP_power, left, right);
}

static PyObject *number_inplace_power(PyObject *left, PyObject *right, PyObject *modulus) TPY_GIL
{
    if (modulus != Py_None || !is_operand(right))
        return tpy_keep(Py_NotImplemented);
    return call(OP_pow_, left, right);
}

/*
 * x: integers and bool only, as in PyTorch.
 */
static PyObject *number_invert(PyObject *operand) TPY_GIL
{
    tn_dtype dtype = tn_tensor_dtype(tpy_tensor_peek(operand));
    bool is_whole = dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_U8 || dtype == TN_DTYPE_I8 ||
                    dtype == TN_DTYPE_I16 || dtype == TN_DTYPE_I32 || dtype == TN_DTYPE_I64 ||
                    (dtype >= TN_DTYPE_U16 && dtype <= TN_DTYPE_U64);
    if (!is_whole)
        return PyErr_Format(PyExc_TypeError, "~ (operator.invert) is only implemented on integer "
                                             "and Boolean-type tensors");
    return call(OP_bitwise_not, operand, NULL);
}

/* Python reflects comparisons itself: 2 < x calls x > 2. */
static PyObject *compare(PyObject *left, PyObject *right, int how) TPY_GIL
{
    static const operator_name names[] = {OP_lt, OP_le, OP_eq, OP_ne, OP_gt, OP_ge};
    _Static_assert(Py_LT == 0 && Py_LE == 1 && Py_EQ == 2 && Py_NE == 3 && Py_GT == 4 && Py_GE == 5,
                   "the names are in the order of Python's numbers");
    return is_operand(right) ? call(names[how], left, right) : tpy_keep(Py_NotImplemented);
}

PyType_Slot tpy_number_slots[] = {
    {Py_nb_add, TPY_CODE(number_add)},
    {Py_nb_subtract, TPY_CODE(number_subtract)},
    {Py_nb_multiply, TPY_CODE(number_multiply)},
    {Py_nb_true_divide, TPY_CODE(number_true_divide)},
    {Py_nb_floor_divide, TPY_CODE(number_floor_divide)},
    {Py_nb_remainder, TPY_CODE(number_remainder)},
    {Py_nb_power, TPY_CODE(number_power)},
    {Py_nb_matrix_multiply, TPY_CODE(number_matrix_multiply)},
    {Py_nb_lshift, TPY_CODE(number_lshift)},
    {Py_nb_rshift, TPY_CODE(number_rshift)},
    {Py_nb_and, TPY_CODE(number_and)},
    {Py_nb_or, TPY_CODE(number_or)},
    {Py_nb_xor, TPY_CODE(number_xor)},
    {Py_nb_inplace_add, TPY_CODE(number_inplace_add)},
    {Py_nb_inplace_subtract, TPY_CODE(number_inplace_subtract)},
    {Py_nb_inplace_multiply, TPY_CODE(number_inplace_multiply)},
    {Py_nb_inplace_true_divide, TPY_CODE(number_inplace_true_divide)},
    {Py_nb_inplace_floor_divide, TPY_CODE(number_inplace_floor_divide)},
    {Py_nb_inplace_remainder, TPY_CODE(number_inplace_remainder)},
    {Py_nb_inplace_power, TPY_CODE(number_inplace_power)},
    {Py_nb_inplace_lshift, TPY_CODE(number_inplace_lshift)},
    {Py_nb_inplace_rshift, TPY_CODE(number_inplace_rshift)},
    {Py_nb_inplace_and, TPY_CODE(number_inplace_and)},
    {Py_nb_inplace_or, TPY_CODE(number_inplace_or)},
    {Py_nb_inplace_xor, TPY_CODE(number_inplace_xor)},
    {Py_nb_negative, TPY_CODE(number_negative)},
    {Py_nb_positive, TPY_CODE(number_positive)},
    {Py_nb_absolute, TPY_CODE(number_absolute)},
    {Py_nb_invert, TPY_CODE(number_invert)},
    {Py_tp_richcompare, TPY_CODE(compare)},
    {0, NULL},
};

/* Fails when the package is imported if the table of functions lacks one. */
int tpy_numbers_init(PyObject *module)
{
    (void)module;
#define AS_ROW(word, module, name) {TPY_MODULE_##module, name},
    static const struct {
        tpy_module module; /* TENSOR or TOP */
        const char *name;  /* in it */
    } rows[] = {OPERATORS(AS_ROW)};
#undef AS_ROW
    for (size_t i = 0; i < NUM_OPERATORS; i++) {
        operators[i] = (tpy_function *)tpy_function_find(rows[i].module, rows[i].name);
        if (operators[i] == NULL && PyErr_Occurred() == NULL)
            PyErr_Format(PyExc_ImportError, "the table of functions lacks '%s'", rows[i].name);
        if (operators[i] == NULL)
            return -1;
    }
    return 0;
}
