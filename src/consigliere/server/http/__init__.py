"""The outside: addresses, sockets, pages, and what they take and answer."""
