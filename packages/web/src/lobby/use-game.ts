// A game's code and words, fetched when a screen needs them.
import { useEffect, useState } from "preact/hooks";
import { patiently } from "../app/lazy.tsx";
import { findGame, type GameClient } from "../games/index.ts";

/** Null until it is there; if it can't be fetched, the error boundary says so. */
export function useGame(id: string): GameClient | null {
  const [game, setGame] = useState<GameClient | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let current = true;
    const entry = findGame(id);
    if (entry) patiently(entry.load).then((loaded) => current && setGame(loaded), setError);
    return () => {
      current = false;
    };
  }, [id]);
  if (error) throw error;
  return game?.game.id === id ? game : null;
}
