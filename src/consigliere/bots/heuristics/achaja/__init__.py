"""How `greedy` plays Achaja: every choice is tried out in an imagined world and judged by the power it promises."""

from consigliere.bots.heuristics.achaja.judgement import choose

__all__ = ["choose"]
