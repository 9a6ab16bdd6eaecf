import { writeSignificant } from '../audit/index.ts';
import type { Tx } from '../kit/index.ts';
import { markChanged } from './announce.ts';
import type { JackpotState } from './jackpot.ts';

export interface StateChange {
  identifier: string;
  state: JackpotState;
  actor: { kind: 'system' } | { kind: 'staff'; id: number; name: string };
  reason: string;
  at: Date;
}

/** Pauses a jackpot or lets it go on. Stakes that commit from now on see it. False when there is none of this name. */
export async function setJackpotState(tx: Tx, { identifier, state, actor, reason, at }: StateChange): Promise<boolean> {
  const { rows } = await tx.query<{ id: number }>(
    'update jackpots_jackpot set state = $2 where identifier = $1 and state <> $2 returning id',
    [identifier, state],
  );
  if (!rows[0])
    return (await tx.query('select 1 from jackpots_jackpot where identifier = $1', [identifier])).rows.length > 0;
  await markChanged(tx, [rows[0].id], at);
  const target = { kind: 'jackpot', id: rows[0].id };
  await writeSignificant(tx, { kind: 'jackpots.state_changed', actor, target, reason, detail: { identifier, state } });
  return true;
}
