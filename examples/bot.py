"""A complete bot: python examples/bot.py http://127.0.0.1:8000 [TABLE]

It takes an open seat at TABLE, or makes a table against the server's own bot, and plays at random.
Everything a bot may know is in `view`, everything it may do is in `legal`. Needs only `websockets`.
"""

import json
import random
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def call(path, body=None, token=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    return json.load(urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers)))


def choose(view, legal):
    return random.choice(legal)  # put your ideas here


def converse(socket, answered=None):
    """Answer every question once, until the game is over."""
    while True:
        try:
            frame = json.loads(socket.recv(timeout=10))
        except TimeoutError:
            socket.send('{"type":"ping"}')
            continue
        if frame["type"] == "refused":
            print("refused:", frame["because"])
        if frame.get("over"):
            sys.exit()
        answered = None if "undone" in frame else answered
        if frame.get("question") not in (None, answered):  # it stays open while others answer
            answered = frame["question"]
            answer = {key: frame[key] for key in ("seat", "question")} | {"move": choose(frame["view"], frame["legal"])}
            socket.send(json.dumps(answer | {"type": "answer", "request": f"{random.getrandbits(128):x}"}))


SERVER, table = sys.argv[1], (sys.argv[2:] or [None])[0]
token = call("/api/guests", {"name": "my bot", "cookie": False})["token"]
if table is None:
    table = call("/api/tables", {"game": "condottiere", "seats": ["you", "bot"], "pace": 0}, token)["table"]["id"]
else:
    free = next(seat["seat"] for seat in call(f"/api/tables/{table}")["seats"] if seat["kind"] == "open")
    call(f"/api/tables/{table}/seats/{free}", {}, token)
while True:  # come back after every lost connection
    try:
        with connect(f"{SERVER.replace('http', 'ws', 1)}/api/tables/{table}/ws", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "token": token}))
            converse(socket)
    except (ConnectionClosed, OSError):
        time.sleep(1)
