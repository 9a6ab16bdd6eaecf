import { type Base, createSealer, type Queryable } from '../kit/index.ts';
import { chooseBeacons } from './beacon/choose-beacons.ts';
import { createLotteries } from './create-lotteries.ts';
import type { LotteriesPorts } from './ports.ts';
import { createTicketLists } from './ticket-lists.ts';

export interface LotteriesRoomOptions extends Base, Pick<LotteriesPorts, 'identity' | 'geo' | 'promotions' | 'notify'> {
  games: {
    catalogue: { current(db: Queryable): Promise<{ titles: ReadonlyMap<string, string> }> };
  };
  loyalty: Pick<LotteriesPorts, 'giveBackOrder'>;
}

/** Tickets that are numbered without gaps, and draws that nobody can steer and anybody can check. */
export function lotteriesRoom({ games, loyalty, ...options }: LotteriesRoomOptions) {
  const { settings, clock, log } = options;
  const keys = options.keys('lotteries');
  const lotteries = createLotteries({
    ...options,
    titlesOf: async (db) => (await games.catalogue.current(db)).titles,
    beacons: chooseBeacons(settings.beacon, { keys, clock, log }),
    sealer: createSealer(keys),
    lists: createTicketLists(),
    giveBackOrder: loyalty.giveBackOrder,
  });
  return { ...lotteries, name: 'lotteries', crons: { 'lotteries.advance': '* * * * *' } } as const;
}
