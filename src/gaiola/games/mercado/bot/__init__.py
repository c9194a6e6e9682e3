"""What bots know of Mercado."""
