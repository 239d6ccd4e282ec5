"""Condottiere: conquer the regions of Italy with cards that are lost once played."""

from consigliere.games.condottiere.game import GAME

__all__ = ["GAME"]
