"""Our side of a comparison, run by the interpreter whose installation is measured: `python -m gaiola.lab.bench`, with a
game's name as argument if only one is wanted."""

import sys
from importlib.metadata import version

from ...compiled import is_compiled
from .clock import answer_lines, measure
from .ours import subjects
from .parts import parts
from .sides import COMPILED, PLAIN

build = COMPILED if is_compiled() else PLAIN
answer_lines("gaiola", version("gaiola"), subjects(*sys.argv[1:]), {"speeds": measure, "parts": parts}, build)
