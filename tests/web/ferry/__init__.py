"""The toy game as a package that brings a room of its own."""

BRINGS = "league"
