import type { GameFacts } from '../bonuses/index.ts';
import type { Base, Queryable } from '../kit/index.ts';
import { createLoyalty } from './create-loyalty.ts';
import type { LoyaltyPorts } from './ports.ts';

export interface LoyaltyRoomOptions extends Base, Pick<LoyaltyPorts, 'identity' | 'limits' | 'promotions'> {
  games: { readGameFacts(db: Queryable): Promise<(game: string) => GameFacts> };
  realtime: Pick<LoyaltyPorts, 'tellPlayer'>;
}

export function loyaltyRoom({ games, realtime, ...options }: LoyaltyRoomOptions) {
  const loyalty = createLoyalty({
    ...options,
    tellPlayer: realtime.tellPlayer,
    async readProducts(db) {
      const factsOf = await games.readGameFacts(db);
      return (game) => factsOf(game).kind;
    },
  });
  return { ...loyalty, name: 'loyalty', crons: { 'loyalty.mind': '7 * * * *' } } as const;
}
