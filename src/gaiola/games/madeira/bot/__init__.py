"""What bots know of Madeira."""
