"""Which move greedy takes: each is tried in a world that its seat can imagine, and the table after it is valued."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from consigliere.bots.heuristics.achaja.outcomes import Outcomes
from consigliere.bots.heuristics.achaja.outlook import GOLD
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.position import worlds

FREE = ("trade", "give", "pact")
FATE = (6, 5, 4, 3, 1)
WAITING, FIRST = 0.04, 0.15  # for passing: for each rival who goes on, and for being the first to pass
DUEL = 0.3  # for passing while the only rival goes on: each round pays, and nobody else acts
SKIPPING = 0.02  # an action that gains less than this is not used
ANSWERING = 0.1  # a response that gains less than this is kept for something worse


def choose(view: View, moves: Sequence[Move], chance: Chance, components: DataFile) -> Move:
    """The best of the answers; equal ones by chance. Power is never traded away, and nothing is given."""
    answers = [move for move in moves if move.verb not in FREE] or list(moves)
    if len(answers) == 1:
        return answers[0]
    question = view["question"]
    if question in ANY:
        return chance.pick(answers)
    if at_sight := AT_SIGHT.get(question):
        judged = [at_sight(view, move) for move in answers]
    else:
        outcomes = Outcomes(worlds(view, components).draw(chance).state, view["seat"])
        judge = TRIED.get(question, Outcomes.of_move)
        answers.reverse()  # what keeps everything stands last and is a measure for the others
        judged = [judge(outcomes, move) for move in answers]
    best = max(judged)
    return chance.pick([move for move, value in zip(answers, judged) if value > best - 1e-9])


# ---- what is seen without trying ----------------------------------------------------------------------------------


def reroll(view: View, move: Move) -> float:
    """A-11 Low dice are rolled again."""
    if move.verb == "keep":
        return 0.0
    mine = view["colours"][view["seat"]]
    colours = [move[1]] if move[1] in mine else mine
    values = [value for colour in colours for value in view["reserve"][colour]]
    return 3.5 * len(values) - float(sum(values)) - 1.0


def fate(view: View, move: Move) -> float:
    """A-102 Some high dice and some low ones."""
    given = len(view["about"]["values"]) % len(FATE)
    return -float(abs(int(move[1]) - FATE[given]))


def own_first(view: View, move: Move) -> float:
    return float(int(move[1]) == view["seat"])


def others_first(view: View, move: Move) -> float:
    return -own_first(view, move)


# ---- what is tried ------------------------------------------------------------------------------------------------


def act(outcomes: Outcomes, move: Move) -> float:
    """A-40 What an action gains; passing keeps cards and gold and earns gold while others go on (A-71)."""
    s, rules = outcomes.s, outcomes.s.rules
    if move.verb == "stop":
        return 0.0
    waiting = rules.players - s.passes - 1
    if move.verb == "pass":
        each = DUEL if rules.players == 2 else WAITING
        return each * waiting + (FIRST if waiting == rules.players - 1 else 0.0)
    if move.verb == "play":
        program = rules.programs.effects[rules.box.card[move[1]]][move[2] == "b"]
    else:
        program = rules.programs.abilities[rules.box.character[move[1]]]
    resting = GOLD * rules.number["pass_gold"] * s.passes * outcomes.scales.outlook.harm
    return outcomes.of_effect(program) - resting


def action(outcomes: Outcomes, move: Move) -> float:
    """A-83 Use the location if that gains anything."""
    if move.verb == "skip":
        return SKIPPING
    s = outcomes.s
    return outcomes.of_effect(s.rules.programs.locations[s.stack[-1].about[0]], pays=False)


def respond(outcomes: Outcomes, move: Move) -> float:
    """A-52 Give something up only against what hurts."""
    return outcomes.of_move(move) + (ANSWERING if move.verb == "decline" else 0.0)


ANY = ("choose_colour", "propose", "agree")
AT_SIGHT: dict[str, Callable[[View, Move], float]] = {
    "reroll": reroll,
    "fate": fate,
    "order": own_first,
    "who_moves": others_first,
}
TRIED: dict[str, Callable[[Outcomes, Move], float]] = {
    "act": act,
    "play_more": act,
    "declare": Outcomes.of_declaring,
    "action": action,
    "respond": respond,
}
