// Attacks and the final standing of Nobunaga for boardgame.io.
import { type G, type House, housesAmong, points } from "./cards.ts";

const NOBUNAGA = "nobunaga";
type Participant = number | typeof NOBUNAGA;

interface GameOver {
  winners: number[];
  standings: { who: Participant; points: number }[];
}

/** The order in which ties are broken: the active player, Nobunaga, then clockwise. */
function tieOrder(G: G): Participant[] {
  const players = G.hands.length;
  const others = Array.from({ length: players - 1 }, (_, n) => (G.active + 1 + n) % players);
  return [G.active, NOBUNAGA, ...others];
}

/** The active player's attack on a house, and the next one if it leaves only one house to attack. */
export function attack(G: G, house: House): void {
  resolve(G, house);
  attackOnlyHouse(G);
}

export function attackOnlyHouse(G: G): void {
  const houses = housesAmong(G.right);
  if (houses.length === 1) resolve(G, houses[0]);
}

function resolve(G: G, house: House): void {
  const awarded = awards(G, house);
  for (const who of awarded) {
    const from = who === NOBUNAGA ? G.right : G.hands[who];
    const to = who === NOBUNAGA ? G.top : G.won[who];
    from[house]--;
    to[house]++;
  }
  G.left[house] += G.right[house];
  G.right[house] = 0;
  G.active = nextActive(G, awarded);
}

/** Who lays down a card, best rank first. */
function awards(G: G, house: House): Participant[] {
  const ranked = tieOrder(G)
    .map((who) => ({ who, count: who === NOBUNAGA ? G.right[house] : G.hands[who][house] }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ who }) => who);
  const awarded = ranked.slice(0, G.campaign === 1 || G.hands.length === 2 ? 2 : 3);
  const nobunaga = awarded.indexOf(NOBUNAGA);
  return G.blocks && nobunaga >= 0 ? awarded.slice(0, nobunaga + 1) : awarded;
}

/** The nearest other player clockwise without an award, else the left neighbour. */
function nextActive(G: G, awarded: readonly Participant[]): number {
  const players = G.hands.length;
  for (let distance = 1; distance < players; distance++) {
    const seat = (G.active + distance) % players;
    if (!awarded.includes(seat)) return seat;
  }
  return (G.active + 1) % players;
}

export function gameOver(G: G): GameOver {
  const standings = tieOrder(G)
    .map((who) => ({ who, points: points(who === NOBUNAGA ? G.top : G.won[who]) }))
    .sort((one, other) => other.points - one.points);
  const [{ who }] = standings;
  return { winners: who === NOBUNAGA ? [] : [who], standings };
}
