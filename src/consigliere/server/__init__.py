"""The table server: people and bots at one table, secrets kept, nothing acknowledged is lost."""
