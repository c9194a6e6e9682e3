"""The grammar every game speaks: positions, moves, steps, chance, knowledge, events. It knows no game."""
