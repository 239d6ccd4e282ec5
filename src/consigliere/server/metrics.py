"""Figures for Prometheus. Counts and durations only; nothing about who plays what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """One registry per server, so that several servers in one test do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("consigliere_moves", "Moves kept", registry=self.registry)
        self.refused = Counter("consigliere_refused", "Messages refused", ["code"], registry=self.registry)
        self.answer = Histogram(
            "consigliere_answer_seconds", "From message to answer", buckets=BUCKETS, registry=self.registry
        )
        self.commit = Histogram(
            "consigliere_commit_seconds", "One group commit", buckets=BUCKETS, registry=self.registry
        )
        self.batch = Histogram(
            "consigliere_commit_moves", "Moves in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            registry=self.registry,
        )  # fmt: skip
        self.connections = Gauge("consigliere_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("consigliere_tables", "Tables in memory", registry=self.registry)
        self.closed = Counter("consigliere_closed", "Sockets closed by us", ["code"], registry=self.registry)
        self.bots = Histogram("consigliere_bot_seconds", "A bot's thinking", buckets=BUCKETS, registry=self.registry)
        self.bots_helped = Counter(
            "consigliere_bots_helped", "Answers that a bot owed and the server gave", ["fault"], registry=self.registry
        )
        self.stalls = Counter("consigliere_stalls", "Calls that held up the event loop", registry=self.registry)
        self.halted = Counter("consigliere_halted", "Tables sent to rest", registry=self.registry)
        self.errors = Counter("consigliere_errors", "Mistakes of ours", registry=self.registry)

    def committed(self, moves: int, seconds: float) -> None:
        self.commit.observe(seconds)
        self.batch.observe(moves)

    def text(self) -> bytes:
        return generate_latest(self.registry)
