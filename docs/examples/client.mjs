// A program that plays a match of Nobunaga against three bots: any legal option, again and again. Needs Node 22 or newer and nothing else.
// Run it against a server: node docs/examples/client.mjs http://localhost:3000
const server = process.argv[2] ?? "http://localhost:3000";

const registered = await fetch(`${server}/api/programs`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ name: "Example" }),
});
const { token } = await registered.json();

const socket = new WebSocket(`${server.replace(/^http/, "ws")}/ws`);
const pending = new Map();
let view;
let moment;

/** Sends a message; the reply comes with the same number. */
function send(message) {
  const re = pending.size + 1;
  socket.send(JSON.stringify({ ...message, re }));
  return new Promise((resolve, reject) => pending.set(re, { resolve, reject }));
}

/** `[value]` sets, `[]` removes, an object goes deeper. */
function patched(value, patch) {
  if (patch === null) return value;
  if (Array.isArray(patch)) return patch[0];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, change] of Object.entries(patch)) {
    if (Array.isArray(change) && change.length === 0) delete copy[key];
    else copy[key] = patched(copy[key], change);
  }
  return copy;
}

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "done") pending.get(message.re).resolve(message);
  else if (message.type === "refused") pending.get(message.re)?.reject(new Error(JSON.stringify(message.refusal)));
  else if (message.type === "match") view = message.view;
  else if (message.type === "moved") view = patched(view, message.patch);
  if (message.type !== "match" && message.type !== "moved") return;
  moment = message.moment;
  if (view.result) {
    console.log(JSON.stringify(view.result));
    socket.close();
  } else if (view.question) {
    const { options } = view.question;
    const { id: option } = options[Math.floor(Math.random() * options.length)];
    send({ type: "answer", table: message.table, match: message.match, moment, option });
  }
};
await new Promise((open) => socket.addEventListener("open", open));
await send({ type: "hello", v: 1, token });
const seats = [{ for: "me" }, ...Array(3).fill({ for: "bot", level: "greedy" })];
const { table } = await send({ type: "create", game: "nobunaga", options: {}, seats, public: false, clock: "none", start: true });
await send({ type: "watch", table });
