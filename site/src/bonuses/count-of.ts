import type { DealCard } from '@halley/contract';

/** A game as the weights of a bonus know it. */
export interface CountedGame {
  identifier: string;
  kind: 'slots' | 'other' | 'tables';
  collections: string[];
}

/**
 * How much of a stake in this game counts for a gift, in whole percent: what names the game first, then a collection of
 * it, then its kind. Null: the gift is not played with here at all.
 */
export function countOf({ product, limits }: Pick<DealCard, 'product' | 'limits'>, game: CountedGame): number | null {
  const { games, collections, weights } = limits;
  const isListed = games.includes(game.identifier) || collections.some((id) => game.collections.includes(id));
  if (product === 'sport' || (games.length + collections.length > 0 && !isListed)) return null;
  if (!weights) return 100;
  const named = weights.games?.[game.identifier];
  if (named !== undefined) return named;
  const byCollection = Object.entries(weights.collections ?? {}).find(([id]) => game.collections.includes(id));
  return byCollection ? byCollection[1] : weights[game.kind];
}
