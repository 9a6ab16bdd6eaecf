import { useRootData } from '../session/index.ts';

/** A guest's play leads to registration and comes back to the game; the demo stays open. */
export function playHref(game: { href: string }, isPlayer: boolean): string {
  const real = `${game.href}?mode=real`;
  return isPlayer ? real : `/registration?redirect=${encodeURIComponent(real)}`;
}

export function usePlayHref(): (game: { href: string }) => string {
  const isPlayer = Boolean(useRootData()?.player);
  return (game) => playHref(game, isPlayer);
}
