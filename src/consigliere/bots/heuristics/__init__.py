"""How `greedy` judges each game."""
