import type { Tile } from '../catalogue/index.ts';

/** So few games are no rows: each is shown large. */
export const fewGames = 5;
/** A row of fewer looks forgotten, unless it is the player's own. */
const leastGames = 3;

export interface Row {
  slug: string;
  title: string;
  href: string;
  tiles: Tile[];
}

/** Rows worth their place: each brings a game that no row above it has shown, and is long enough to be one. */
export function rowsToShow(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ tiles }) => {
    const fresh = tiles.filter(({ identifier }) => !seen.has(identifier));
    if (tiles.length < leastGames || fresh.length === 0) return false;
    for (const { identifier } of tiles) seen.add(identifier);
    return true;
  });
}
