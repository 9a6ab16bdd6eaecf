import type { Tx } from '../kit/index.ts';
import type { Signal } from './review.ts';

export async function writeSignals(
  tx: Tx,
  {
    playerId,
    promotionId,
    giftId = null,
    signals,
    at,
  }: {
    playerId: number;
    promotionId: number | null;
    giftId?: number | null;
    signals: readonly Signal[];
    at: Date;
  },
): Promise<void> {
  if (signals.length === 0) return;
  await tx.query(
    `insert into promotions_signal (player_id, promotion_id, gift_id, kind, detail, at)
     select $1, $2, $6, n.kind, n.detail, $5 from unnest($3::text[], $4::jsonb[]) as n (kind, detail)`,
    [
      playerId,
      promotionId,
      signals.map(({ kind }) => kind),
      signals.map(({ detail }) => JSON.stringify(detail)),
      at,
      giftId,
    ],
  );
}

/** So many accounts from one address on one code, and a person looks. */
const manyAccounts = 3;

interface CodeUse {
  playerId: number;
  promotionId: number;
  codeId: number;
  addressHash: Buffer;
}

const addressOf = ({ addressHash }: CodeUse) => addressHash.toString('hex').slice(0, 32);

/** Notes where a code was redeemed. */
export function noteCodeUse(tx: Tx, { now: at, ...use }: CodeUse & { now: Date }): Promise<void> {
  const { playerId, promotionId, codeId: code } = use;
  const signals = [{ kind: 'code_redeemed', detail: { code, address: addressOf(use) } }];
  return writeSignals(tx, { playerId, promotionId, signals, at });
}

/** Says how many accounts have redeemed a code from one address with this one, if that is many. */
export async function signalsOfCode(tx: Tx, use: CodeUse): Promise<Signal[]> {
  const { playerId, promotionId, codeId } = use;
  const address = addressOf(use);
  const { rows } = await tx.query<{ players: bigint }>(
    `select count(distinct player_id) as players from promotions_signal
     where kind = 'code_redeemed' and promotion_id = $1 and detail ->> 'address' = $2 and player_id <> $3`,
    [promotionId, address, playerId],
  );
  const accounts = Number(rows[0]?.players ?? 0) + 1;
  return accounts >= manyAccounts ? [{ kind: 'many_accounts', detail: { code: codeId, accounts } }] : [];
}

/** Kinds of signals that were written for a gift. */
export async function kindsOf(
  tx: Tx,
  { giftId, playerId }: { giftId: number; playerId: number },
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ kind: string }>(
    'select distinct kind from promotions_signal where player_id = $1 and gift_id = $2',
    [playerId, giftId],
  );
  return new Set(rows.map(({ kind }) => kind));
}
