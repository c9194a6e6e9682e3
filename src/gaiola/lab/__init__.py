"""Many games at once: tournaments with their statistics, speed, and soaking in random play. What workers import lies in
`work` and below, so that starting one takes little."""

from .play import LabError, Played, play_one

__all__ = ["LabError", "Played", "play_one"]
