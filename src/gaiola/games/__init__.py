"""The games. One game is one folder; none imports another."""
