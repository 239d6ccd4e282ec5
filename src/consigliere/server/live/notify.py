""" "It is your turn", by e-mail or web hook: sparingly, self-hosted, and with a test button.

Nobody is written to who is at the table, was seen within a minute, or was written to within ten. The message names
the table and the game, never a hand. A web hook goes only to public addresses unless the operator says otherwise.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import smtplib
import socket
import ssl
import time
import urllib.parse
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any

from consigliere.core.registry import game as find_game
from consigliere.server.live.errands import Errands
from consigliere.server.live.table import Table
from consigliere.server.store.database import StorageError
from consigliere.server.store.rows import GuestChange, GuestRow

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

SEEN = 60.0  # seconds; whoever was here so lately will look again by themselves
AGAIN = 600.0  # seconds between two messages to the same person
DELAY = 5.0  # seconds; whoever comes back at once needs no message
TIMEOUT = 8.0

SUBJECT = {"en": "Your turn: {title}", "pl": "Twoja kolej: {title}", "ru": "Ваш ход: {title}"}
BODY = {
    "en": "The table waits for you.\n\n{url}\n",
    "pl": "Przy stole czekają na twój ruch.\n\n{url}\n",
    "ru": "Стол ждёт вас.\n\n{url}\n",
}


class Undeliverable(Exception):
    """Why a message could not be sent, in words for its owner."""


class Notifier:
    """Tells people that it is their turn."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.waiting: set[tuple[str, int]] = set()
        self.delay = DELAY
        self.errands = Errands()

    def turn(self, table: Table) -> None:
        """Called after every move; does nothing unless somebody who owes an answer is away."""
        here = None
        for seat in table.questions:
            place = table.seats[seat]
            if place.kind != "guest" or place.stand_in or (table.id, seat) in self.waiting:
                continue
            here = table.room.here() if here is None else here
            if seat not in here:
                self.waiting.add((table.id, seat))
                self.hall.spawn(self._later(table, seat))

    async def _later(self, table: Table, seat: int) -> None:
        try:
            await asyncio.sleep(self.delay)
            guest = table.seats[seat].guest
            if seat not in table.questions or seat in table.room.here() or guest is None:
                return
            row = await self.hall.store.guest(guest)
            now = time.time()
            if row is None or not (row.email or row.hook):
                return
            if now - row.seen < SEEN or now - row.notified < AGAIN:
                return
            await self.hall.store.change_guest(guest, GuestChange(notified=now))
            await self.deliver(row, table.row.game, table.id, table.row.title)
        except (Undeliverable, StorageError) as error:
            self.hall.logs.warning("notification failed", reason=str(error)[:200])
        finally:
            self.waiting.discard((table.id, seat))

    async def deliver(self, guest: GuestRow, game: str, table: str, title: str) -> None:
        """Send one message by every way the guest has set; raises Undeliverable."""
        lang = guest.lang
        name = title or find_game(game).title.get(lang) or find_game(game).title["en"]
        url = f"{self.hall.settings.base_url.rstrip('/')}/table/{table}" if table else self.hall.settings.base_url
        if guest.email:
            await self._send(self._mail, guest.email, SUBJECT[lang].format(title=name), BODY[lang].format(url=url))
        if guest.hook:
            told = {"event": "your_turn", "game": game, "title": name, "table": table, "url": url}
            await self._send(self._post, guest.hook, told)

    async def check(self, url: str) -> None:
        """Raises Undeliverable unless a web hook may go there."""
        await self._send(check_hook, url, self.hall.settings.private_hooks)

    async def _send(self, how: Callable[..., None], *what: Any) -> None:
        try:
            await self.errands.run(how, *what)
        except TimeoutError:
            raise Undeliverable("there is no answer") from None

    def _mail(self, to: str, subject: str, body: str) -> None:
        where = urllib.parse.urlsplit(self.hall.settings.smtp)
        if not where.hostname:
            raise Undeliverable("this server sends no e-mail")
        query = urllib.parse.parse_qs(where.query)
        message = EmailMessage()
        message["To"], message["Subject"] = to, subject
        message["From"] = query.get("from", [f"consigliere@{where.hostname}"])[0]
        message.set_content(body)
        try:
            secure = where.scheme == "smtps"
            kind: Any = smtplib.SMTP_SSL if secure else smtplib.SMTP
            with kind(where.hostname, where.port or (465 if secure else 25), timeout=TIMEOUT) as server:
                if not secure and server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                if where.username:
                    server.login(urllib.parse.unquote(where.username), urllib.parse.unquote(where.password or ""))
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise Undeliverable(type(error).__name__) from None

    def _post(self, url: str, told: dict[str, Any]) -> None:
        check_hook(url, self.hall.settings.private_hooks)
        request = urllib.request.Request(
            url, json.dumps(told).encode(), {"Content-Type": "application/json", "User-Agent": "consigliere"}
        )
        opener = urllib.request.build_opener(_NoRedirects)
        try:
            with opener.open(request, timeout=TIMEOUT) as answer:
                answer.read(1024)
        except (OSError, ValueError) as error:
            raise Undeliverable(type(error).__name__) from None


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could lead into the own network."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


def check_hook(url: str, private: bool) -> None:
    """Refuse what is not a web address, or points into the own network unless that is allowed."""
    try:
        where = urllib.parse.urlsplit(url)
        port = where.port
    except ValueError:
        raise Undeliverable("it is not a web address") from None
    if where.scheme not in ("http", "https") or not where.hostname or where.username:
        raise Undeliverable("it is not a web address")
    if private:
        return
    try:
        found = socket.getaddrinfo(where.hostname, port or 80, proto=socket.IPPROTO_TCP)
    except OSError:
        raise Undeliverable("there is no such host") from None
    for *_, address in found:
        if not ipaddress.ip_address(str(address[0]).split("%")[0]).is_global:
            raise Undeliverable("it leads into a private network")
