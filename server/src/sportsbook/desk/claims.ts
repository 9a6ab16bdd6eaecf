import { type StaffClaim, wireCents } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import type { Clock, Database, Tx } from '../../kit/index.ts';
import { createClaimsDesk } from '../claims/agree-to-claim.ts';
import { type Claim, listClaims } from '../claims/claim-store.ts';
import type { DeskBy, DeskPerson } from './people.ts';

/** Money that was paid by results that did not stand: one person asks for it, another agrees, or it is written off. */
export function createClaims(ports: { database: Database; clock: Clock }) {
  const desk = createClaimsDesk(ports);
  return {
    async list({
      state,
      member,
    }: {
      state: StaffClaim['state'] | undefined;
      member: DeskPerson;
    }): Promise<StaffClaim[]> {
      const claims = await listClaims(ports.database, state === undefined ? {} : { states: [state] });
      return claims.map((claim) => onTheWire(claim, member));
    },

    async decide(
      id: number,
      { decision, seen }: { decision: 'recover' | 'write_off'; seen: 'new' | 'asked' },
      { author, member, name }: DeskBy,
    ): Promise<StaffClaim> {
      const record = (tx: Tx, claim: Claim) =>
        writeSignificant(tx, {
          ...author,
          kind: 'sportsbook.claim_decided',
          target: { kind: 'claim', id },
          playerId: claim.playerId,
          detail: { decision, state: claim.state, bet: claim.betId, asked_by: claim.askedBy },
        });
      const decided =
        decision === 'recover'
          ? await desk.agree(id, { id: member.id, name, seen }, record)
          : await desk.drop(id, record);
      return onTheWire(decided, member);
    },
  };
}

function onTheWire(claim: Claim, member: DeskPerson): StaffClaim {
  const isAnother = claim.askedById !== null && claim.askedById !== member.id;
  return {
    id: claim.id,
    player_id: claim.playerId,
    bet_id: claim.betId,
    currency: claim.currency,
    amount_cents: wireCents(claim.amount),
    recovered_cents: wireCents(claim.recovered),
    state: claim.state,
    asked_by: claim.askedBy,
    agreed_by: claim.agreedBy,
    created_at: claim.createdAt.toISOString(),
    until: claim.until?.toISOString() ?? null,
    may_agree: claim.state === 'waiting' && isAnother && member.permissions.includes('sportsbook.approve'),
  };
}
