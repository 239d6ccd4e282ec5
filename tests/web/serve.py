"""`consigliere serve` with the same server seed for every table, so that a test meets the same game every time."""

from consigliere.cli.main import main
from consigliere.server.live import seating

if __name__ == "__main__":
    seating.new_server_seed = lambda: "c0" * 32
    main()
