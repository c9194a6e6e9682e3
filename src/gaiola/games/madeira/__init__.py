"""Madeira, for two to four players."""
