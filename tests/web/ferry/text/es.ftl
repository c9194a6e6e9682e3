game-name = Ferry
