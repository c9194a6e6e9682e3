"""Many games at once: simulations with their statistics, speed, and soaking in random play."""

from .play import LabError, Played, play_one
from .simulate import Report, simulate

__all__ = ["LabError", "Played", "Report", "play_one", "simulate"]
