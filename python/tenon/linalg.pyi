# SPDX-License-Identifier: BSD-3-Clause
from tenon._typed.linalg import *

class LinAlgError(RuntimeError): ...
