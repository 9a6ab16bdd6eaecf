import type { GameFacts } from '../bonuses/index.ts';
import type { Base, Queryable } from '../kit/index.ts';
import { createLoyalty } from './create-loyalty.ts';
import { createGivenCounts } from './lootboxes/given-counts.ts';
import type { LoyaltyPorts } from './ports.ts';

export interface LoyaltyRoomOptions
  extends Base,
    Pick<LoyaltyPorts, 'geo' | 'identity' | 'limits' | 'promotions' | 'notify'> {
  games: Pick<LoyaltyPorts, 'titlesOf'> & { readGameFacts(db: Queryable): Promise<(game: string) => GameFacts> };
  realtime: Pick<LoyaltyPorts, 'tellPlayer'>;
  config: Pick<LoyaltyPorts, 'rates'>;
}

export function loyaltyRoom({ games, realtime, config, ...options }: LoyaltyRoomOptions) {
  const loyalty = createLoyalty({
    ...options,
    tellPlayer: realtime.tellPlayer,
    rates: config.rates,
    async readProducts(db) {
      const factsOf = await games.readGameFacts(db);
      return (game) => factsOf(game).kind;
    },
    titlesOf: games.titlesOf,
    given: createGivenCounts(options.settings.copies),
    addressDays: options.settings.orderAddressDays,
  });
  return { ...loyalty, name: 'loyalty', crons: { 'loyalty.mind': '7 * * * *' } } as const;
}
