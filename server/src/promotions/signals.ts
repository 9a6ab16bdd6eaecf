import type { Tx } from '../kit/index.ts';
import type { Signal } from './review.ts';

export async function writeSignals(
  tx: Tx,
  {
    playerId,
    promotionId,
    signals,
    at,
  }: {
    playerId: number;
    promotionId: number | null;
    signals: readonly Signal[];
    at: Date;
  },
): Promise<void> {
  if (signals.length === 0) return;
  await tx.query(
    `insert into promotions_signal (player_id, promotion_id, kind, detail, at)
     select $1, $2, n.kind, n.detail, $5 from unnest($3::text[], $4::jsonb[]) as n (kind, detail)`,
    [playerId, promotionId, signals.map(({ kind }) => kind), signals.map(({ detail }) => JSON.stringify(detail)), at],
  );
}

/** So many accounts from one address on one code, and a person looks. */
const manyAccounts = 3;

/** Notes where a code was redeemed, and says how many accounts have done so from there, if that is many. */
export async function noteCodeUse(
  tx: Tx,
  use: { playerId: number; promotionId: number; codeId: number; addressHash: Buffer; now: Date },
): Promise<Signal[]> {
  const { playerId, promotionId, codeId, now } = use;
  const address = use.addressHash.toString('hex').slice(0, 32);
  const { rows } = await tx.query<{ players: bigint }>(
    `select count(distinct player_id) as players from promotions_signal
     where kind = 'code_redeemed' and promotion_id = $1 and detail ->> 'address' = $2 and player_id <> $3`,
    [promotionId, address, playerId],
  );
  const accounts = Number(rows[0]?.players ?? 0) + 1;
  const signals = [{ kind: 'code_redeemed', detail: { code: codeId, address } }];
  await writeSignals(tx, { playerId, promotionId, signals, at: now });
  return accounts >= manyAccounts ? [{ kind: 'many_accounts', detail: { code: codeId, accounts } }] : [];
}
