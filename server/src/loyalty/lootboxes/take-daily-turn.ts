import { Refusal } from '@halley/contract';
import { invariant, type Tx } from '../../kit/index.ts';
import { NotTaken } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { chooseWheel } from './choose-wheel.ts';
import { dayOccasion } from './day-occasion.ts';
import type { StoredLootbox } from './lootbox.ts';
import { hadOccasion, lootboxesOfGrants } from './lootbox-store.ts';

type TurnPorts = Pick<LoyaltyPorts, 'clock' | 'geo' | 'promotions'>;

const refusalOf = {
  already: 'TURN_TAKEN',
  stacked: 'TURN_TAKEN',
  not_for_you: 'BONUS_NOT_FOR_YOU',
  per_player: 'BONUS_NOT_FOR_YOU',
  household: 'BONUS_NOT_FOR_YOU',
  instrument: 'BONUS_NOT_FOR_YOU',
  per_day: 'PROMOTION_USED_UP',
  total: 'PROMOTION_USED_UP',
  budget: 'PROMOTION_USED_UP',
  no_budget: 'PROMOTION_USED_UP',
} as const satisfies Record<NotTaken['outcome'], string>;

/**
 * The free turn of this day (UTC). One a day, whichever wheel gave it: who comes into a group at noon has had it. Behind the
 * wallet's lock requests come one after the other.
 */
export async function takeDailyTurn(ports: TurnPorts, tx: Tx, playerId: number): Promise<StoredLootbox> {
  const { clock, promotions } = ports;
  const player = (await promotions.knownPlayers(tx, [playerId])).get(playerId);
  if (!player) throw new Refusal('NOT_FOUND');
  const wheel = await chooseWheel(ports, tx, { player, licence: player.licence });
  if (!wheel) throw new Refusal('NOT_FOUND');
  await promotions.lockWallets(tx, { playerId, currency: player.currency });
  const occasion = dayOccasion(clock.now());
  if (await hadOccasion(tx, { playerId, occasion })) throw new Refusal('TURN_TAKEN');
  if (!wheel.isOwn) throw new Refusal('BONUS_NOT_FOR_YOU');
  const taken = { playerId, promotionId: wheel.promotion.id, by: 'daily', occasions: [occasion] } as const;
  const grants = await promotions.takeNow(tx, taken).catch((error: unknown) => {
    throw error instanceof NotTaken ? new Refusal(refusalOf[error.outcome]) : error;
  });
  const [turn] = await lootboxesOfGrants(tx, { playerId, grantIds: grants.map(({ id }) => id) });
  invariant(turn, 'what is taken once a day is a turn');
  return turn;
}
