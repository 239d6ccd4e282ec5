"""The Godfather: Corleone's Empire: four acts of New York, with the dons of the solo variant."""

from consigliere.games.godfather.game import GAME

__all__ = ["GAME"]
