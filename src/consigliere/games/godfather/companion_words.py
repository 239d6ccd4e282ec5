"""The companion's questions and answers as people read them: what may be touched instead of typed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from consigliere.core.event import Event
from consigliere.games.godfather import GAME
from consigliere.games.godfather.cards import case_ids
from consigliere.games.godfather.companion import Ask, Companion, Wrong
from consigliere.games.godfather.companion_names import SEATS, folded
from consigliere.games.godfather.state import State
from consigliere.games.godfather.steps.ending import case_dollars
from consigliere.games.godfather.text import with_figures

#: what the word after the first one of an answer names
AFTER = {"thug": "business", "ally": "ally", "kill": "place", "recall": "place", "mark": "turf", "unmark": "turf"}
NAMED = 40  # so many names are listed at once
EXAMPLES = 4  # and so many after a question

#: what may be said instead of an answer
COMMANDS = ("help", "undo", "quit", "table", "suitcase", "bank")


class Choice(NamedTuple):
    """One answer: the word for it, what it says, under which heading it stands, and the card that shows it."""

    answer: str
    text: str
    group: str
    card: str


class Wording:
    """Everything the companion says, in one language."""

    def __init__(self, companion: Companion, lang: str) -> None:
        self.companion = companion
        self.box = companion.box
        self.lang = lang
        self.nouns = with_figures(GAME.words, companion.rules.nouns)

    def say(self, key: str, **facts: Any) -> str:
        return GAME.words.say(self.lang, key, facts, self.nouns)

    def noun(self, kind: str, name: str) -> str:
        names = self.nouns[kind][name]
        return names.get(self.lang) or names["en"]

    def tell(self, event: Event) -> str:
        return GAME.tell(event, self.lang, self.companion.rules.nouns)

    def question(self, ask: Ask) -> str:
        return self.say(ask.key, **ask.facts)

    def wrong(self, error: Wrong, ask: Ask) -> str:
        """Why an answer was not taken, with the names of what it may have meant."""
        key = "companion.near" if error.near else "companion.wrong"
        return self.say(key, text=str(error), choices="; ".join(self.names(ask, error.near or ask.choices)))

    def seats(self) -> list[str]:
        return [self.say("score", who=seat, n=0).rsplit(" – ", 1)[0] for seat in range(self.companion.rules.n)]

    def command(self, text: str) -> str:
        """The command that a whole line says, in any language; else ""."""
        if text.strip() == "?":
            return "help"
        said = folded(text)
        return next((one for one in COMMANDS if said in self.companion.calling.said(one)), "") if said else ""

    # -- what may be typed ----------------------------------------------------------------------------------------

    def word(self, name: str) -> str:
        """The word of the companion that stands first among those that mean it."""
        return self.say(f"word.{name}").split("|")[0]

    def names(self, ask: Ask, choices: Sequence[str], many: int = NAMED) -> list[str]:
        """What may be typed, grouped by verb: "thug Gun Shop, Nightclub"."""
        found = []
        for verb, group in groupby(choices[:many], lambda choice: choice.split()[0] if " " in choice else ""):
            things = ", ".join(self.thing(ask, choice) for choice in group)
            found.append(f"{self.word(verb)} {things}" if verb else things)
        return found + (["…"] if len(choices) > many else [])

    def examples(self, ask: Ask) -> str:
        """A few answers to each kind of choice."""
        found: list[str] = []
        for verb, group in groupby(ask.choices, lambda choice: choice.split()[0] if " " in choice else ""):
            things = [self.thing(ask, choice) for choice in group]
            shown = things if len(things) <= EXAMPLES else [*things[: 1 if verb else 2], "…"]
            found.append(f"{self.word(verb)} {', '.join(shown)}" if verb else ", ".join(shown))
        return "; ".join(found)

    def typed(self, ask: Ask) -> list[str]:
        """Every answer as it may be typed in full."""
        verbs = (choice.split()[0] if " " in choice else "" for choice in ask.choices)
        return [
            f"{self.word(verb)} {self.thing(ask, choice)}" if verb else self.thing(ask, choice)
            for verb, choice in zip(verbs, ask.choices)
        ]

    def thing(self, ask: Ask, choice: str) -> str:
        """What an answer names, without its verb; a job with all that tells it from others of its name."""
        verb, *args = choice.split()
        if not args and verb in self.box.job:
            return self.job(verb)
        if not args and verb in ("job", "pass", "done", "none"):
            return self.word(verb)
        if verb == "family":
            return self.noun("space", args[0])
        if verb == "move":
            return " ".join(self.noun("business", arg) for arg in args)
        if verb == "rob":
            return f"{self.seats()[int(args[0])]} {args[1]}"
        if verb == "figure":
            return f"{self.noun('neutral', args[0])} {self.noun('place', args[1])}"
        return self.choice(ask, choice).text

    def job(self, job: str) -> str:
        facts = self.box.job_facts[job]
        cost = " + ".join(self.noun("good", good) for good in facts["cost"])
        return f"{self.noun('job', job)}: {cost} → {' + '.join(f'${value}' for value in facts['reward']) or '–'}"

    # -- what the table may look up -------------------------------------------------------------------------------

    def bank(self, s: State) -> str:
        box = self.box
        return self.say("companion.bank", piles=", ".join(f"${box.kinds[v]} × {s.bank[v]}" for v in range(box.notes)))

    def suitcases(self, s: State) -> list[str]:
        """G-102 What the dons hold lies open."""
        dollars = case_dollars(s)
        return [
            self.say("companion.case", who=seat, cards=case_ids(s, seat), sum=dollars[seat])
            for seat in self.companion.rules.don_seats
        ]

    # -- what may be touched --------------------------------------------------------------------------------------

    def choices(self, ask: Ask) -> list[Choice]:
        return [self.choice(ask, answer) for answer in ask.choices]

    def choice(self, ask: Ask, answer: str) -> Choice:
        verb, *args = answer.split()
        if args:
            return Choice(answer, self.with_place(verb, args), self.say(f"group.{verb}"), self.card_of(verb, args))
        if ask.key in SEATS:
            return Choice(answer, self.seats()[int(answer)], "", "")
        if ask.key == "ask.fetch" and answer.isdigit():
            return Choice(answer, self.say("answer.turf", turf=int(answer)), "", "")
        return self.single(ask, answer)

    def single(self, ask: Ask, answer: str) -> Choice:
        """An answer of one word: a card, a business, a number, or a plain yes or no."""
        box = self.box
        if answer in box.job:
            color = box.colors[box.color[box.job[answer]]]
            return Choice(answer, self.noun("job", answer), self.say("group.jobs", color=color), answer)
        if answer in box.ally:
            return Choice(answer, self.noun("ally", answer), "", answer)
        if answer in box.business:
            return Choice(answer, self.noun("business", answer), "", "")
        if answer in ("job", "pass", "done"):
            return Choice(answer, self.say(f"answer.{answer}"), "", "")
        if answer == "none":
            return Choice(answer, self.say("answer.no_job" if ask.key == "ask.top_job" else "answer.none"), "", "")
        if answer in box.goods:
            return Choice(answer, self.noun("good", answer), self.say("group.goods"), answer)
        if ask.key in ("ask.stolen_hand", "ask.stolen_case", "ask.offer"):
            return Choice(answer, f"${answer}", self.say("group.money"), answer)
        return Choice(answer, answer, "", "")

    def with_place(self, verb: str, args: list[str]) -> str:
        """An answer of several words, told by what they name."""
        if verb == "family":
            turfs = [turf + 1 for turf in self.box.touched[self.box.space[args[0]]]]
            return self.say("answer.space", space=args[0], turfs=", ".join(map(str, turfs)))
        if verb == "move":
            return self.say("answer.move", here=args[0], there=args[1])
        if verb == "rob":
            return self.say("answer.rob", victim=int(args[0]), card=args[1])
        if verb == "figure":
            return self.say("answer.figure", figure=args[0], place=args[1])
        kind = AFTER[verb]
        if kind == "turf":
            return self.say("answer.turf", turf=int(args[0]))
        return self.noun(kind if args[0] in self.nouns[kind] else "figure", args[0])

    def card_of(self, verb: str, args: list[str]) -> str:
        return args[0] if verb == "ally" else ""
