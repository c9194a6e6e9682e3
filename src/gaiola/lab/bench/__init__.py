"""Speed: random play, copies, replays, the loop that bots pay and what they imagine, per game and player count; and
peers in the same run. Counted are decisions with two or more options; timed is everything, set-up included."""

from .baseline import baseline_of, read_baseline, save_baseline, slower
from .compare import Bench, bench
from .ours import random_play
from .sides import PEERS, BenchError, our_side, peer_side

__all__ = [
    "PEERS",
    "Bench",
    "BenchError",
    "baseline_of",
    "bench",
    "our_side",
    "peer_side",
    "random_play",
    "read_baseline",
    "save_baseline",
    "slower",
]
