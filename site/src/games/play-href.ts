import { usePlayer } from '../shell/session.ts';

/** A guest's play leads to registration and comes back to the game; the demo stays open. */
export function usePlayHref(): (game: { href: string }) => string {
  const player = usePlayer();
  return ({ href }) =>
    player ? `${href}?mode=real` : `/registration?redirect=${encodeURIComponent(`${href}?mode=real`)}`;
}
