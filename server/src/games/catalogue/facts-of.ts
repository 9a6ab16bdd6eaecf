import type { GameFacts } from '../../bonuses/index.ts';
import { isSport } from '../../wagers/index.ts';
import type { CatalogueGame, GameKind } from './catalogue.ts';

const kinds: Record<GameKind, GameFacts['kind']> = {
  slot: 'slots',
  table: 'tables',
  live: 'tables',
  card: 'tables',
  instant: 'other',
  crash: 'other',
  bingo: 'other',
  other: 'other',
};

/** A game as weights of bonuses know it; one that is not listed counts least. */
export function factsOf(identifier: string, game: CatalogueGame | undefined): GameFacts {
  if (game) return { kind: kinds[game.kind], collections: game.collections };
  return { kind: isSport(identifier) ? 'sport' : 'tables', collections: [] };
}
