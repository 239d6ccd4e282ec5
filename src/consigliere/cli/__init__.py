"""The command line: play, simulate, replay, rules, check-data, verify, bench, doctor."""
