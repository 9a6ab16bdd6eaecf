import { type Base, createSealer } from '../kit/index.ts';
import { chooseBeacons } from './beacon/choose-beacons.ts';
import { createLotteries } from './create-lotteries.ts';
import type { LotteriesPorts } from './ports.ts';
import { createTicketLists } from './ticket-lists.ts';

export interface LotteriesRoomOptions extends Base, Pick<LotteriesPorts, 'identity' | 'geo' | 'promotions' | 'notify'> {
  games: Pick<LotteriesPorts, 'titlesOf'>;
  loyalty: Pick<LotteriesPorts, 'giveBackOrder'>;
}

/** Tickets that are numbered without gaps, and draws that nobody can steer and anybody can check. */
export function lotteriesRoom({ games, loyalty, ...options }: LotteriesRoomOptions) {
  const { settings, clock, log } = options;
  const keys = options.keys('lotteries');
  const lotteries = createLotteries({
    ...options,
    titlesOf: games.titlesOf,
    beacons: chooseBeacons(settings.beacon, { keys, clock, log }),
    sealer: createSealer(keys),
    lists: createTicketLists(),
    giveBackOrder: loyalty.giveBackOrder,
  });
  return { ...lotteries, name: 'lotteries', crons: { 'lotteries.advance': '* * * * *' } } as const;
}
