"""Achaja: princely houses of Troy fight with dice, intrigues and bribes."""

from consigliere.games.achaja.game import GAME

__all__ = ["GAME"]
