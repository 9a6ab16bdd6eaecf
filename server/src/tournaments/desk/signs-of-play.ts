import type { ContestSign } from '@halley/contract';
import type { PlaySigns } from '../../wagers/index.ts';

/** So many rounds make a habit. */
const leastRounds = 20;
const mostGames = 2;
const mostShare = 0.8;

/** Maximum stakes in few games, and rounds that are left open. */
export function signsOfPlay({ rounds, games, atLargest, open }: PlaySigns): ContestSign[] {
  const isLarge = rounds >= leastRounds && games <= mostGames && atLargest >= rounds * mostShare;
  return [
    ...(isLarge
      ? [{ kind: 'largest_stakes' as const, detail: `${atLargest} of ${rounds} rounds, ${games} games`, at: null }]
      : []),
    ...(open > 0 ? [{ kind: 'open_rounds' as const, detail: String(open), at: null }] : []),
  ];
}
