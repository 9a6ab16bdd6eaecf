import type { Queryable } from '../../../server/src/kit/index.ts';
import type { Acknowledged } from '../players/money-calls.ts';

interface RoundRow {
  id: string;
  stake: bigint;
  win: bigint;
}

/** What the house acknowledged and its books do not hold, or hold otherwise. */
export async function findMissing(db: Queryable, soFar: readonly Acknowledged[]): Promise<string[]> {
  // The load goes on meanwhile: what is acknowledged after the question is not in its answer.
  const acknowledged = [...soFar];
  const idsOf = (...kinds: Acknowledged['kind'][]) =>
    acknowledged.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const rounds = await db.query<RoundRow>(
    `select id, stake_cash + stake_bonus as stake, win_cash + win_bonus as win
     from wagers_round where id = any($1::uuid[])`,
    [idsOf('round', 'bet')],
  );
  const payments = await db.query<{ id: bigint }>('select id from payments_payment where id = any($1::bigint[])', [
    idsOf('deposit', 'cashout'),
  ]);
  return compareBooks(acknowledged, {
    rounds: new Map(rounds.rows.map((row) => [row.id, row])),
    payments: new Set(payments.rows.map(({ id }) => String(id))),
  });
}

export interface Books {
  rounds: ReadonlyMap<string, { stake: bigint; win: bigint }>;
  payments: ReadonlySet<string>;
}

export function compareBooks(acknowledged: readonly Acknowledged[], books: Books): string[] {
  return acknowledged.flatMap(({ kind, id, stakeCents, winCents }) => {
    if (kind === 'deposit' || kind === 'cashout') return books.payments.has(id) ? [] : [`${kind} ${id} is gone`];
    const row = books.rounds.get(id);
    if (!row) return [`${kind} ${id} is gone`];
    // A bet is settled later, and for less where the house took no more.
    const isSame = kind === 'bet' || (row.stake === BigInt(stakeCents) && row.win === BigInt(winCents));
    return isSame ? [] : [`${kind} ${id} was ${stakeCents} for ${winCents}, the books say ${row.stake} for ${row.win}`];
  });
}

/** Once everybody has had an answer: rounds and bets of the players that nobody was told of. Each would be one done twice. */
export async function countUnknown(
  db: Queryable,
  playerIds: readonly number[],
  acknowledged: readonly Acknowledged[],
): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `select count(*) from wagers_round where player_id = any($1::bigint[]) and not id = any($2::uuid[])
       and state <> 'rolled_back'`,
    [playerIds, acknowledged.filter(({ kind }) => kind === 'round' || kind === 'bet').map(({ id }) => id)],
  );
  return Number(rows[0]?.count ?? 0n);
}
