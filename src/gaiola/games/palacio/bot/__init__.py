"""What bots know of O Palácio."""
