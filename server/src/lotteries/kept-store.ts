import type { Queryable, Tx } from '../kit/index.ts';

/** Tickets that wait for the next lottery of their name. */
export interface KeptTickets {
  playerId: number;
  /** The grant; the same again keeps nothing more. */
  reference: string;
  identifier: string;
  count: number;
}

export async function keepTickets(tx: Tx, kept: readonly KeptTickets[], at: Date): Promise<void> {
  if (kept.length === 0) return;
  await tx.query(
    `insert into lotteries_kept (player_id, reference, identifier, count, kept_at)
     select n.*, $5 from unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) as n on conflict do nothing`,
    [
      kept.map(({ playerId }) => playerId),
      kept.map(({ reference }) => reference),
      kept.map(({ identifier }) => identifier),
      kept.map(({ count }) => count),
      at,
    ],
  );
}

/** The names that tickets wait for. */
export async function keptNames(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.query<{ identifier: string }>(
    'select distinct identifier from lotteries_kept where done_at is null',
  );
  return new Set(rows.map(({ identifier }) => identifier));
}

/** Takes what waits for a name, the oldest first: whoever has it is the only one to give it. */
export async function takeKept(
  tx: Tx,
  { identifier, limit, at }: { identifier: string; limit: number; at: Date },
): Promise<KeptTickets[]> {
  const { rows } = await tx.query<{ player_id: bigint; reference: string; count: number }>(
    `select player_id, reference, count from lotteries_kept where identifier = $1 and done_at is null
     order by kept_at, player_id limit $2 for update skip locked`,
    [identifier, limit],
  );
  await tx.query(
    `update lotteries_kept k set done_at = $3 from unnest($1::bigint[], $2::text[]) as n (player_id, reference)
     where k.player_id = n.player_id and k.reference = n.reference`,
    [rows.map((row) => row.player_id), rows.map(({ reference }) => reference), at],
  );
  return rows.map(({ player_id, ...row }) => ({ ...row, playerId: Number(player_id), identifier }));
}
