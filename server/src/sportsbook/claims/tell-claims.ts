import type { Topics } from '@halley/contract';
import { type Tx, writeEvents } from '../../kit/index.ts';
import type { Claim } from './claim-store.ts';

type ClaimNews = Topics['sportsbook.claim_changed'];

/** Players are told what becomes of claims on them, in the transaction in which it becomes of them. */
export async function tellClaims(
  tx: Tx,
  claims: readonly Claim[],
  { change, keptOf, at }: { change: ClaimNews['change']; keptOf?: (claim: Claim) => bigint; at: Date },
): Promise<void> {
  await writeEvents(
    tx,
    'sportsbook.claim_changed',
    claims.map((claim) => ({
      playerId: claim.playerId,
      claimId: claim.id,
      betId: claim.betId,
      // What is recovered in full is over with its last part.
      change: change === 'kept' && claim.state === 'over' ? 'over' : change,
      state: claim.state,
      currency: claim.currency,
      owed: String(claim.amount - claim.bonus - claim.recovered),
      kept: String(keptOf?.(claim) ?? 0n),
      until: claim.until?.toISOString() ?? null,
      at: at.toISOString(),
    })),
  );
}
