"""The solo campaign of Mercado: nine challenges in order, and the sheet of fame."""
