import { Refusal } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { millionths } from '../points/millionths.ts';
import { movePoints } from '../points/save-moves.ts';
import type { LoyaltyPorts } from '../ports.ts';
import {
  type Correction,
  decideCorrection,
  insertCorrection,
  lockCorrection,
  type Member,
} from './correction-store.ts';

type CorrectionPorts = Pick<LoyaltyPorts, 'clock' | 'identity'>;

export interface WantedCorrection {
  playerId: number;
  /** Whole points. */
  chargeable: number;
  persistent: number;
  reason: string;
  by: Member;
}

/** Points put right by hand: one person proposes, and nothing moves before another agrees. Throws `amount.invalid`. */
export function proposeCorrection(
  { clock }: CorrectionPorts,
  tx: Tx,
  { playerId, chargeable, persistent, reason, by }: WantedCorrection,
): Promise<Correction> {
  if (chargeable === 0 && persistent === 0) throw new Refusal('amount.invalid');
  return insertCorrection(tx, {
    playerId,
    chargeable: BigInt(chargeable) * millionths,
    persistent: BigInt(persistent) * millionths,
    reason,
    proposedBy: by,
    proposedAt: clock.now(),
  });
}

/** In place of the second person, where the house's rules ask for none. */
const theRule: Member = { id: 0, name: 'the rule' };

export interface Decision {
  id: number;
  agree: boolean;
  by: Member;
  /** The house's rules do not ask for a second person: whoever proposed it decides. */
  isAlone?: boolean;
}

/** Agreed to, it moves the points: they may be below zero then, and are settled by later ones. A level never goes down. */
export async function decideOnCorrection(
  ports: CorrectionPorts,
  tx: Tx,
  { id, agree, isAlone = false, ...decision }: Decision,
): Promise<Correction> {
  const correction = await lockCorrection(tx, id);
  if (!correction) throw new Refusal('NOT_FOUND');
  if (correction.state !== 'proposed') throw new Refusal('correction.decided');
  const by = isAlone ? theRule : decision.by;
  if (correction.proposedBy.id === by.id) throw new Refusal('SECOND_PERSON_NEEDED');
  const decided = { id, by, at: ports.clock.now() };
  if (!agree) return decideCorrection(tx, { ...decided, state: 'refused' });
  const { playerId, chargeable, persistent, reason, proposedBy } = correction;
  const detail = { correctionId: id, reason, agreedBy: by.name };
  await movePoints(ports, tx, [
    { playerId, kind: 'correction', chargeable, persistent, key: `correction:${id}`, detail, actor: proposedBy.name },
  ]);
  return decideCorrection(tx, { ...decided, state: 'agreed' });
}
