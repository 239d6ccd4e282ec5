"""Bots against bots: matches, tournaments, ratings, reports, and how fast it all goes."""
