"""The solo campaign of Mercado: nine challenges in order, and the sheet of fame. The room that this game brings, with
pages and commands of its own: it stands above web and cli, and nothing else in the game knows it."""
