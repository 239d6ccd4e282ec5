"""What outlives the process: the database, its rows and migrations, and the bus between workers."""
