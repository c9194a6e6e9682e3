"""How bots learn what positions are worth: self-play, a small net, gates by paired matches."""
