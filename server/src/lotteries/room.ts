import type { Base, Queryable } from '../kit/index.ts';
import { createLotteries } from './create-lotteries.ts';
import type { LotteriesPorts } from './ports.ts';

export interface LotteriesRoomOptions extends Base, Pick<LotteriesPorts, 'identity' | 'promotions'> {
  config: Pick<LotteriesPorts, 'rates'>;
  games: {
    catalogue: { current(db: Queryable): Promise<{ titles: ReadonlyMap<string, string> }> };
  };
}

/** Tickets that are numbered without gaps, and draws that nobody can steer and anybody can check. */
export function lotteriesRoom({ config, games, ...options }: LotteriesRoomOptions) {
  const lotteries = createLotteries({
    ...options,
    rates: config.rates,
    titlesOf: async (db) => (await games.catalogue.current(db)).titles,
  });
  return { ...lotteries, name: 'lotteries', crons: { 'lotteries.advance': '* * * * *' } } as const;
}
