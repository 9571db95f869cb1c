// Games that misbehave, made of Nobunaga: one whose rules fall over, and some that give secrets away.
import type { Game } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { GAMES } from "../src/games.ts";

export const honest = nobunaga as unknown as Game;
type Steps = Game["steps"];
interface Table {
  readonly state: { pile: number[] };
  readonly tell?: (event: unknown) => void;
}

/** The first pair that anybody takes by choice brings it down. */
export const faulty: Game = {
  ...honest,
  id: "faulty",
  steps: {
    ...honest.steps,
    *takePair(table: never, seat: never) {
      yield* nobunaga.steps.takePair(table, seat) as Generator;
      throw new Error("the rule fell over");
    },
  } as unknown as Steps,
};

/** Shows everybody the pile. */
export const leakyView: Game = {
  ...honest,
  view: (state, viewer) => ({ ...(honest.view(state, viewer) as object), cards: (state as Table["state"]).pile }),
};

/** Tells everybody which card was kept. */
export const leakyEvents: Game = {
  ...honest,
  steps: {
    ...honest.steps,
    *keepOne(table: Table) {
      const loud = Object.create(table, { tell: { value: (event: unknown) => table.tell?.(event) } });
      return yield* nobunaga.steps.keepOne(loud as never) as Generator;
    },
  } as unknown as Steps,
};

/** Nobunaga with the cards that were never drawn in another order. */
export function withOtherPile(game: Game, reorder: (pile: number[]) => number[]): Game {
  const setUp = (table: Table) => {
    const next = nobunaga.steps.setUp(table as never);
    table.state.pile = reorder(table.state.pile);
    return next;
  };
  return { ...game, steps: { ...game.steps, setUp } as unknown as Steps };
}

/** Offers this game in place of the one with the same id, or besides the others, while something is done. */
export async function offering<T>(game: Game, act: () => Promise<T>): Promise<T> {
  const games = GAMES as Game[];
  const before = [...games];
  const at = games.findIndex(({ id }) => id === game.id);
  games.splice(at < 0 ? games.length : at, at < 0 ? 0 : 1, game);
  try {
    return await act();
  } finally {
    games.splice(0, games.length, ...before);
  }
}
