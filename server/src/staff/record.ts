import { type SignificantEvent, writeSignificant } from '../audit/index.ts';
import type { Context, StaffContext, StaffPrincipal, Tx } from '../kit/index.ts';

/** Writes what a member does into the audit trail, in the transaction of the deed. */
export function record(
  tx: Tx,
  { staff, address }: StaffContext,
  event: Omit<SignificantEvent, 'actor' | 'address'>,
): Promise<void> {
  return writeSignificant(tx, { ...event, actor: actorOf(staff), address });
}

/** The same on the way in, where there is a member but no session yet. */
export function recordOf(
  tx: Tx,
  { address }: Pick<Context, 'address'>,
  member: { id: number; name: string },
  event: Omit<SignificantEvent, 'actor' | 'address'>,
): Promise<void> {
  return writeSignificant(tx, { ...event, actor: { kind: 'staff', id: member.id, name: member.name }, address });
}

function actorOf({ memberId, name }: StaffPrincipal): SignificantEvent['actor'] {
  return { kind: 'staff', id: memberId, name };
}
