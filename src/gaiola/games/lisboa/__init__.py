"""Lisboa, for two to four players."""
