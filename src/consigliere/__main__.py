"""`python -m consigliere`: the command line where no script is on the path."""

from consigliere.cli.main import main

main()
