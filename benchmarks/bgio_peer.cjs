// boardgame.io's in-memory server under the client load of server_load.py: four clients per match, a trivial move,
// each match waits until all four have seen the move. `node bgio_peer.cjs serve PORT` or `node bgio_peer.cjs load PORT MATCHES SECONDS`.
const game = {
  name: "count",
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ n: G.n + 1 }) },
};
const [what, port, matches, seconds] = process.argv.slice(2);

async function load() {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const waits = [];
  let measuring = false, stop = false;
  const tables = [];
  for (let number = 0; number < Number(matches); number++) {
    const made = await fetch(`http://127.0.0.1:${port}/games/count/create`, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ numPlayers: 4 }),
    });
    const { matchID } = await made.json();
    const clients = [];
    for (const playerID of ["0", "1", "2", "3"]) {
      const joined = await fetch(`http://127.0.0.1:${port}/games/count/${matchID}/join`, {
        method: "POST", headers: { "content-type": "application/json" },
        body: JSON.stringify({ playerID, playerName: playerID }),
      });
      const { playerCredentials: credentials } = await joined.json();
      const client = Client({
        game, numPlayers: 4, matchID, playerID, credentials, debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      });
      clients.push(client);
    }
    tables.push(clients);
  }
  for (const clients of tables) {
    const seen = [-1, -1, -1, -1];
    let n = 0, sent = 0;
    const go = () => {
      if (stop) return;
      sent = performance.now();
      clients[n % 4].moves.add();
    };
    clients.forEach((client, seat) => {
      client.subscribe((state) => {
        if (state === null || seen[seat] === state.G.n || !client.getState()?.isConnected) return;
        // the mover shows its own move at once; only what the server confirmed counts
        if (seat === (state.G.n + 3) % 4 && state.G.n > 0 && state._stateID === undefined) return;
        seen[seat] = state.G.n;
        const others = seen.every((value, other) => value === state.G.n);
        if (others) {
          if (measuring && state.G.n > 0) waits.push(performance.now() - sent);
          n = state.G.n;
          setImmediate(go);
        }
      });
      client.start();
    });
  }
  await new Promise((done) => setTimeout(done, 3000));
  measuring = true;
  await new Promise((done) => setTimeout(done, 1000 * Number(seconds)));
  stop = true;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))];
  console.log(JSON.stringify({
    tables: Number(matches), moves_per_second: waits.length / Number(seconds), p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99),
  }));
  process.exit(0);
}

if (what === "serve") {
  const { Server, Origins } = require("boardgame.io/server");
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(port), callback: () => console.log("ready") });
} else {
  load();
}
