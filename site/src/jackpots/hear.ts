import type { Jackpot } from '@halley/contract';
import type { PrivatePayloads } from '@halley/contract/channels';
import { popups } from '../popups/create-popups.ts';
import { queries } from '../query/index.ts';
import { hasDropped, withJackpot } from './pools.ts';
import { wins } from './win-queue.ts';

/** A jackpot changed. When a level has dropped, who won it is loaded too. */
export function hearJackpot(news: Jackpot): void {
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

/** This player won one. */
export function hearWin(award: PrivatePayloads['jackpot_win_award']): void {
  if (wins.add(award)) popups.open('jackpot-win');
}
