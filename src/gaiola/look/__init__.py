"""The look every game shares: tokens, the icon sprite, builders for SVG, and what a game's board is drawn from."""

from pathlib import Path

from .scene import Board, Card, Pane, Price, Scene

HERE = Path(__file__).parent

__all__ = ["HERE", "Board", "Card", "Pane", "Price", "Scene"]
