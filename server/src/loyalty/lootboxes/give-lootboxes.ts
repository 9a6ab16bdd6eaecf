import type { GiveReward } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';

/** Boxes and turns of promotions: a grant that was given before changes nothing. */
export function giveLootboxes(_ports: LoyaltyPorts): GiveReward<'lootbox'> {
  return async () => {};
}
