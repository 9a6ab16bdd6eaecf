import { writeSignificant } from '../audit/index.ts';
import type { Tx } from '../kit/index.ts';

/** The last level of these jackpots has dropped: nothing is left in them, and nothing feeds them any more. */
export async function endRetirement(tx: Tx, jackpotIds: number[]): Promise<void> {
  if (jackpotIds.length === 0) return;
  const { rows } = await tx.query<{ id: number; identifier: string }>(
    `update jackpots_jackpot set state = 'retired', revision = revision + 1 where id = any($1::int[])
     returning id, identifier`,
    [jackpotIds],
  );
  const entries = rows.map(({ id, identifier }) => ({
    kind: 'jackpots.retired' as const,
    actor: { kind: 'system' as const },
    target: { kind: 'jackpot', id },
    detail: { identifier },
  }));
  await writeSignificant(tx, ...entries);
}
