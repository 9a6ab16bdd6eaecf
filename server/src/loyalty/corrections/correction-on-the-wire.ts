import type { PointCorrection } from '@halley/contract';
import { pointsOnTheWire } from '../points/millionths.ts';
import type { Correction } from './correction-store.ts';

export function correctionOnTheWire(
  correction: Correction,
  { nicknames, askedBy }: { nicknames: ReadonlyMap<number, string | null>; askedBy: number },
): PointCorrection {
  const { id, playerId, chargeable, persistent, reason, state, proposedBy, decidedBy } = correction;
  return {
    id,
    player_id: playerId,
    nickname: nicknames.get(playerId) ?? null,
    chargeable: pointsOnTheWire(chargeable),
    persistent: pointsOnTheWire(persistent),
    reason,
    state,
    proposed_by: proposedBy.name,
    proposed_at: correction.proposedAt.toISOString(),
    decided_by: decidedBy?.name ?? null,
    decided_at: correction.decidedAt?.toISOString() ?? null,
    is_own: proposedBy.id === askedBy,
  };
}
