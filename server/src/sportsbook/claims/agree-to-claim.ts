import { Refusal } from '@halley/contract';
import { houseTerms } from '@halley/sports/bets';
import type { Clock, Database, Tx } from '../../kit/index.ts';
import { type Claim, lockClaim, updateClaims } from './claim-store.ts';
import { tellClaims } from './tell-claims.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Person {
  id: number;
  name: string;
  /** Whether somebody had asked for it when this person looked; unset: nobody looked at a screen. */
  seen?: 'new' | 'asked';
}

/** What is written with a decision: it stands in the audit trail or has not happened. */
type Record = (tx: Tx, claim: Claim) => Promise<void>;

/** Two people agree that a claim is recovered: the first asks, another one agrees. Either may drop it. */
export function createClaimsDesk({ database, clock }: { database: Database; clock: Clock }) {
  const change = (id: number, decide: (claim: Claim) => Claim, record?: Record): Promise<Claim> =>
    database.tx(async (tx) => {
      const claim = await lockClaim(tx, id);
      if (!claim) throw new Refusal('NOT_FOUND');
      const after = decide(claim);
      await updateClaims(tx, [after]);
      const change = after.state === 'recovering' ? 'agreed' : 'dropped';
      if (after.state !== claim.state) await tellClaims(tx, [after], { change, at: clock.now() });
      await record?.(tx, after);
      return after;
    });
  return {
    agree: (id: number, { id: staffId, name, seen }: Person, record?: Record): Promise<Claim> =>
      change(
        id,
        (claim) => {
          if (claim.state !== 'waiting') throw new Refusal('state.not_allowed');
          const isAsked = claim.askedById !== null;
          if (claim.askedById !== staffId && seen !== undefined && (seen === 'asked') !== isAsked)
            throw new Refusal('CHANGED_MEANWHILE');
          if (claim.askedById === null) return { ...claim, askedBy: name, askedById: staffId };
          if (claim.askedById === staffId) throw new Refusal('SECOND_PERSON_NEEDED');
          const until = new Date(clock.now().getTime() + houseTerms.claims.days * dayMs);
          return { ...claim, agreedBy: name, agreedById: staffId, state: 'recovering', until };
        },
        record,
      ),
    drop: (id: number, record?: Record): Promise<Claim> =>
      change(
        id,
        (claim) => {
          if (claim.state !== 'waiting' && claim.state !== 'recovering') throw new Refusal('state.not_allowed');
          return { ...claim, state: 'written_off' };
        },
        record,
      ),
  };
}
