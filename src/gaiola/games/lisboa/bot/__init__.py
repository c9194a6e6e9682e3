"""What bots know of Lisboa."""
