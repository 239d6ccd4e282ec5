"""La Famiglia: four families in two teams fight for the mandamenti of Sicily."""

from consigliere.games.la_famiglia.game import GAME

__all__ = ["GAME"]
