import type { Lottery, LotteryDraw, LotteryStatus } from '@halley/contract';
import { useEffect } from 'react';
import { queries, useQuery } from '../query/index.ts';

/** Lotteries have no live channel: whoever comes back to the page reads them again. */
export function useReadAgain(): void {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') {
        queries.invalidate('readLottery', 'readLotteryDraw', 'readLotteryStatus', 'listLotteryStatuses');
      }
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
}

export interface KnownLottery {
  lottery: Lottery;
  draw: LotteryDraw | undefined;
  status: LotteryStatus | undefined;
}

/** A lottery, its draw and what the player has of it, from what the page came with to whatever is newer. */
export function useLottery(known: KnownLottery, { isPlayer }: { isPlayer: boolean }): KnownLottery {
  const byId = { params: { id: String(known.lottery.id) } };
  useReadAgain();
  const { data: lottery = known.lottery } = useQuery('readLottery', byId, { initial: known.lottery });
  const { data: draw } = useQuery('readLotteryDraw', byId, { initial: known.draw });
  const { data: status } = useQuery('readLotteryStatus', byId, { initial: known.status, enabled: isPlayer });
  return { lottery, draw, status };
}
