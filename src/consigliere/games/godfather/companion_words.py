"""The companion's questions and answers as people read them: what may be touched instead of typed."""

from __future__ import annotations

from typing import Any, NamedTuple

from consigliere.core.event import Event
from consigliere.games.godfather import GAME
from consigliere.games.godfather.companion import Ask, Companion
from consigliere.games.godfather.text import with_figures

#: questions whose answers are seats
SEATS = ("ask.head", "ask.largest_hand", "ask.fullest_case")

#: what the word after the first one of an answer names
AFTER = {"thug": "business", "ally": "ally", "kill": "place", "recall": "place", "mark": "turf", "unmark": "turf"}


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

    def wrong(self, text: str, ask: Ask) -> str:
        return self.say("companion.wrong", text=text, choices=", ".join(list(ask.choices)[:12]))

    def seats(self) -> list[str]:
        return [self.say("score", who=seat, n=0).rsplit(" – ", 1)[0] for seat in range(self.companion.rules.n)]

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
