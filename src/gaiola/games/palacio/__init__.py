"""O Palácio do Marquês, for two to four players."""
