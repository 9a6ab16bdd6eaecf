import { Refusal } from '@halley/contract';
import type { Clock, Database } from '../../kit/index.ts';
import { type Claim, lockClaim, updateClaims } from './claim-store.ts';
import { tellClaims } from './tell-claims.ts';

const recoverDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Two people agree that a claim is recovered: the first asks, another one agrees. Either may drop it. */
export function createClaimsDesk({ database, clock }: { database: Database; clock: Clock }) {
  const change = (id: number, decide: (claim: Claim) => Claim): Promise<Claim> =>
    database.tx(async (tx) => {
      const claim = await lockClaim(tx, id);
      if (!claim) throw new Refusal('NOT_FOUND');
      const after = decide(claim);
      await updateClaims(tx, [after]);
      const change = after.state === 'recovering' ? 'agreed' : 'dropped';
      if (after.state !== claim.state) await tellClaims(tx, [after], { change, at: clock.now() });
      return after;
    });
  return {
    agree: (id: number, staff: string): Promise<Claim> =>
      change(id, (claim) => {
        if (claim.state !== 'waiting') throw new Refusal('REQUEST_OVER');
        if (claim.askedBy === null) return { ...claim, askedBy: staff };
        if (claim.askedBy === staff) throw new Refusal('SECOND_PERSON_NEEDED');
        const until = new Date(clock.now().getTime() + recoverDays * dayMs);
        return { ...claim, agreedBy: staff, state: 'recovering', until };
      }),
    drop: (id: number): Promise<Claim> =>
      change(id, (claim) => {
        if (claim.state !== 'waiting' && claim.state !== 'recovering') throw new Refusal('REQUEST_OVER');
        return { ...claim, state: 'written_off' };
      }),
  };
}
