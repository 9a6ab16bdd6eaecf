import type { GiveReward } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { millionths } from './millionths.ts';
import { movePoints } from './save-moves.ts';

/** Points of promotions: a grant that was given before changes nothing. */
export function givePoints(ports: Pick<LoyaltyPorts, 'clock' | 'identity'>): GiveReward<'points'> {
  return (tx, grants) =>
    movePoints(
      ports,
      tx,
      grants.map(({ id, playerId, promotionId, texts, reward }) => ({
        playerId,
        kind: 'promotion',
        chargeable: BigInt(reward.chargeable) * millionths,
        persistent: BigInt(reward.persistent) * millionths,
        key: `grant:${id}`,
        detail: { promotionId, texts },
        actor: 'system',
      })),
    );
}
