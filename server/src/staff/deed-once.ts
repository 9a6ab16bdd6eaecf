import { once, type StaffContext, type Tx } from '../kit/index.ts';

/**
 * A deed that makes something new has nothing that a second click could find changed: said twice with one `Idempotency-Key` by one
 * member it is done once, and both get its answer.
 */
export function deedOnce<T>(
  tx: Tx,
  { staff, idempotencyKey }: StaffContext,
  { call, input }: { call: string; input: unknown },
  work: () => Promise<T>,
): Promise<T> {
  if (idempotencyKey === undefined) return work();
  return once(tx, { scope: `staff:${staff.memberId}:${call}`, key: idempotencyKey, input }, work);
}
