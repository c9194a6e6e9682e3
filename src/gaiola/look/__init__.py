"""The look every game shares: tokens, the icon sprite, builders for SVG, and what a game's board is drawn from."""

from pathlib import Path

from .parts import Memory, Parts, divided
from .scene import Board, Card, Drawing, Note, Pane, Price, Scene, Sentence, View, question

HERE = Path(__file__).parent

__all__ = [
    "HERE",
    "Board",
    "Card",
    "Drawing",
    "Memory",
    "Note",
    "Pane",
    "Parts",
    "Price",
    "Scene",
    "Sentence",
    "View",
    "divided",
    "question",
]
