import type { PlayTerms } from '../../promotions/index.ts';
import type { Gift } from '../gift.ts';

/** What is known of a game where it is staked on. */
export interface GameFacts {
  kind: 'slots' | 'other' | 'tables' | 'sport';
  /** Every collection it is in. */
  collections: readonly string[];
}

export interface WeighedStake extends GameFacts {
  game: string;
  /** All bets of the round together hardly vary: what is won is what was staked, so nothing is risked for the bonus. */
  lowSpread?: boolean;
  /** Of a bet on an event. */
  odds?: number;
}

/** Whether a gift is played with in a game at all. */
export function isAllowed({ product, terms }: Pick<Gift, 'product' | 'terms'>, stake: WeighedStake): boolean {
  if (product !== 'any' && (product === 'sport') !== (stake.kind === 'sport')) return false;
  const { games, collections, not } = terms.games;
  if (not?.includes(stake.game)) return false;
  if (!games && !collections) return true;
  return games?.includes(stake.game) || collections?.some((id) => stake.collections.includes(id)) || false;
}

/** How much of a stake counts, in whole percent. The first that names the game holds: itself, a collection, its kind. */
export function weightOf({ weights, minOdds }: PlayTerms, stake: WeighedStake): number {
  if (stake.lowSpread) return 0;
  if (stake.kind === 'sport' && minOdds !== undefined && (stake.odds ?? 0) < minOdds) return 0;
  const named = weights.games?.[stake.game];
  if (named !== undefined) return named;
  for (const [id, weight] of Object.entries(weights.collections ?? {})) {
    if (stake.collections.includes(id)) return weight;
  }
  return weights[stake.kind] ?? 0;
}
