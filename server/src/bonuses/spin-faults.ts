import { type Currency, decimalsOf, wireCents } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { DueReward, GiftFault } from '../promotions/index.ts';
import type { BonusesPorts } from './ports.ts';

const nameOf = (game: string) => game.slice(game.indexOf('/') + 1);

/** What stands against spins in these games at this bet, in words that say what would do. */
export async function spinFaults(
  { freeRounds }: Pick<BonusesPorts, 'freeRounds'>,
  db: Queryable,
  { games, bet, currency }: Pick<Extract<DueReward, { type: 'freespins' }>, 'games' | 'bet'> & { currency: Currency },
): Promise<GiftFault[]> {
  const offered = await freeRounds.games(db, currency);
  const units = (cents: number) => (cents / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
  for (const wanted of games) {
    const found = offered.find(({ game }) => game === wanted);
    if (!found) {
      if (await freeRounds.takes(db, { game: wanted, currency, bet })) continue;
      const meant = offered.find(({ game }) => nameOf(game) === nameOf(wanted));
      const hint = meant ? `: is ${meant.game} meant?` : '';
      return [{ field: 'reward.games', text: `${wanted} gives no free rounds in ${currency}${hint}` }];
    }
    if (!found.stakes_cents.includes(wireCents(bet))) {
      const levels = found.stakes_cents.map(units).join(', ');
      return [{ field: 'reward.bet', text: `${found.title} is played at ${levels} ${currency}` }];
    }
  }
  return [];
}
