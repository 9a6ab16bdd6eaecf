import type { Jackpot } from '@halley/contract';
import { queries } from '../query/index.ts';
import { hasDropped, withJackpot } from './pools.ts';

/** A jackpot changed. When a level has dropped, who won it is loaded too. */
export function onJackpotChanged(news: Jackpot): void {
  const known = queries.read('listJackpots').data as Jackpot[] | undefined;
  queries.patch('listJackpots', undefined, (jackpots) => withJackpot(jackpots as Jackpot[], news));
  if (
    hasDropped(
      known?.find((jackpot) => jackpot.id === news.id),
      news,
    )
  ) {
    queries.invalidate('listJackpotWins', 'readJackpotFairness');
  }
}
