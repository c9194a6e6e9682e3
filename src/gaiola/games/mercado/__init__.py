"""Mercado de Lisboa, for one to four players."""

BRINGS = "campaign"
