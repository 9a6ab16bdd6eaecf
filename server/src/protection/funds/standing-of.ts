import type { FundsStanding } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { answersOf, requestsTo } from './funds-store.ts';

/** What a player is asked about money, and what became of the last answer. */
export async function standingOf(db: Queryable, playerId: number): Promise<FundsStanding> {
  const [asked] = await requestsTo(db, playerId);
  const [told] = await answersOf(db, playerId);
  const waits = asked && !(told && told.at >= asked.askedAt && told.decision?.accepted !== false);
  return {
    asked: waits ? { kind: asked.kind, at: asked.askedAt.toISOString() } : null,
    told: told ? { at: told.at.toISOString(), accepted: told.decision?.accepted ?? null } : null,
  };
}
