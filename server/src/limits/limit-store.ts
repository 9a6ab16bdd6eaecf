import type { LimitPeriod, LimitState, LimitType } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../kit/index.ts';
import type { Amounts, Counter, Counters, Limit, MoneyType } from './limit.ts';

interface LimitRow {
  id: bigint;
  player_id: bigint;
  type: LimitType;
  period: LimitPeriod;
  status: LimitState;
  change_of: bigint | null;
  starts_at: Date;
  amounts: Record<string, string> | null;
  session_minutes: number | null;
  counters: Record<string, { total: string; base: string }>;
  window_from: Date;
  window_until: Date | null;
  told_from: Date | null;
  until: Date | null;
  returns_at: Date | null;
  confirm_until: Date | null;
  active_from: Date | null;
  created_at: Date;
}

const columns = `id, player_id, type, period, status, change_of, starts_at, amounts, session_minutes, counters,
  window_from, window_until, told_from, until, returns_at, confirm_until, active_from, created_at`;

function fromRow(row: LimitRow): Limit {
  return {
    id: Number(row.id),
    playerId: Number(row.player_id),
    type: row.type,
    period: row.period,
    status: row.status,
    changeOf: row.change_of === null ? null : Number(row.change_of),
    startsAt: row.starts_at,
    amounts: row.amounts && readAmounts(row.amounts),
    sessionMinutes: row.session_minutes,
    counters: readCounters(row.counters),
    windowFrom: row.window_from,
    windowUntil: row.window_until,
    toldFrom: row.told_from,
    until: row.until,
    returnsAt: row.returns_at,
    confirmUntil: row.confirm_until,
    activeFrom: row.active_from,
    createdAt: row.created_at,
  };
}

const readAmounts = (stored: Record<string, string>): Amounts =>
  Object.fromEntries(Object.entries(stored).map(([currency, amount]) => [currency, BigInt(amount)]));

const readCounters = (stored: LimitRow['counters']): Counters =>
  Object.fromEntries(
    Object.entries(stored).map(([currency, { total, base }]) => [
      currency,
      { total: BigInt(total), base: BigInt(base) },
    ]),
  );

const amountsText = (amounts: Amounts | null) =>
  amounts && JSON.stringify(Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, String(amount)])));

const countersText = (counters: Counters) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(counters).map(([key, { total, base }]: [string, Counter]) => [
        key,
        { total: String(total), base: String(base) },
      ]),
    ),
  );

/**
 * Everything that concerns the stakes of these players, their counters locked. One statement: what it waits for it sees
 * as it is then. Most players have nothing here.
 */
export async function lockForStakes(tx: Tx, playerIds: readonly number[]): Promise<Limit[]> {
  const { rows } = await tx.query<LimitRow>({
    name: 'limits_lock_for_stakes',
    text: `select ${columns} from limits_limit
      where player_id = any($1::bigint[]) and ended_at is null and type <> 'deposit'
        and status not in ('unconfirmed', 'unconfirmed_disable')
      order by id for no key update`,
    values: [playerIds],
  });
  return rows.map(fromRow);
}

/** Stores how far limits have counted. They must be locked. */
export async function saveCounters(
  tx: Tx,
  limits: readonly Pick<Limit, 'id' | 'counters' | 'windowFrom' | 'windowUntil'>[],
): Promise<void> {
  if (limits.length === 0) return;
  await tx.query({
    name: 'limits_save_counters',
    text: `update limits_limit l set counters = n.counters, window_from = n.window_from, window_until = n.window_until
      from unnest($1::bigint[], $2::jsonb[], $3::timestamptz[], $4::timestamptz[])
        as n (id, counters, window_from, window_until)
      where l.id = n.id`,
    values: [
      limits.map((limit) => limit.id),
      limits.map((limit) => countersText(limit.counters)),
      limits.map((limit) => limit.windowFrom),
      limits.map((limit) => limit.windowUntil),
    ],
  });
}

/** One number space for these locks. Whoever takes one has not locked a wallet yet. */
const lockSpace = 5_101n << 40n;

/** Changes of a player's limits and deposits that are judged by them come one after the other, over all processes. */
export async function lockPlayer(tx: Tx, playerId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [lockSpace + BigInt(playerId)]);
}

/** All that has not ended, changes included, oldest first. */
export async function readLive(db: Queryable, playerId: number): Promise<Limit[]> {
  const { rows } = await db.query<LimitRow>({
    name: 'limits_read_live',
    text: `select ${columns} from limits_limit where player_id = $1 and ended_at is null order by id`,
    values: [playerId],
  });
  return rows.map(fromRow);
}

/** Of many players at once. */
export async function readLiveOf(db: Queryable, playerIds: readonly number[]): Promise<Limit[]> {
  const { rows } = await db.query<LimitRow>(
    `select ${columns} from limits_limit where player_id = any($1::bigint[]) and ended_at is null order by id`,
    [playerIds],
  );
  return rows.map(fromRow);
}

/** When the last exclusion of each of these players ended. */
export async function readReturns(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await db.query<{ player_id: bigint; at: Date }>(
    `select player_id, max(coalesce(returns_at, ended_at)) as at from limits_limit
     where player_id = any($1::bigint[]) and type = 'selfexclusion' and ended_how = 'returned' group by player_id`,
    [playerIds],
  );
  return new Map(rows.map(({ player_id: id, at }) => [Number(id), at]));
}

/** The same as `readLive`, locked. */
export async function lockLive(tx: Tx, playerId: number): Promise<Limit[]> {
  const { rows } = await tx.query<LimitRow>(
    `select ${columns} from limits_limit where player_id = $1 and ended_at is null order by id for no key update`,
    [playerId],
  );
  return rows.map(fromRow);
}

/** What has ended too, newest first. */
export async function readHistory(
  db: Queryable,
  playerId: number,
): Promise<(Limit & { endedAt: Date | null; endedHow: string | null })[]> {
  const { rows } = await db.query<LimitRow & { ended_at: Date | null; ended_how: string | null }>(
    `select ${columns}, ended_at, ended_how from limits_limit where player_id = $1 order by id desc limit 200`,
    [playerId],
  );
  return rows.map((row) => ({ ...fromRow(row), endedAt: row.ended_at, endedHow: row.ended_how }));
}

/** Breaks and exclusions of these players that have not ended. */
export async function readBreaks(db: Queryable, playerIds: readonly number[]): Promise<Limit[]> {
  const { rows } = await db.query<LimitRow>({
    name: 'limits_read_breaks',
    text: `select ${columns} from limits_limit where player_id = any($1::bigint[]) and ended_at is null
      and type in ('coolingoff', 'selfexclusion') order by id`,
    values: [playerIds],
  });
  return rows.map(fromRow);
}

/** When breaks and exclusions of these players were, those that have ended among them. `until` null: no end is known yet. */
export async function readBreakSpans(
  db: Queryable,
  { playerIds, from, until }: { playerIds: readonly number[]; from: Date; until: Date },
): Promise<{ playerId: number; from: Date; until: Date | null }[]> {
  const { rows } = await db.query<{ player_id: bigint; from_at: Date; until_at: Date | null }>({
    name: 'limits_read_break_spans',
    text: `select * from (
        select player_id, starts_at as from_at,
          least(ended_at, case type when 'coolingoff' then until else returns_at end) as until_at
        from limits_limit
        where player_id = any($1::bigint[]) and type in ('coolingoff', 'selfexclusion') and change_of is null) spans
      where from_at < $3 and (until_at is null or until_at > $2) order by player_id, from_at`,
    values: [playerIds, from, until],
  });
  return rows.map((row) => ({ playerId: Number(row.player_id), from: row.from_at, until: row.until_at }));
}

/** Players whose play a break or an exclusion closes at a moment, as a query for lists of players. */
export function playersOnBreak(at: Date): { sql: string; values: unknown[] } {
  return {
    sql: `select player_id from limits_limit where ended_at is null and change_of is null
      and ((type = 'coolingoff' and (until is null or until > ?)) or (type = 'selfexclusion' and (returns_at is null or returns_at > ?)))`,
    values: [at, at],
  };
}

export async function countOnBreak(db: Queryable, at: Date): Promise<number> {
  const { sql } = playersOnBreak(at);
  const { rows } = await db.query<{ players: number }>(
    `select count(distinct player_id)::int as players from (${sql.replaceAll('?', '$1')}) b`,
    [at],
  );
  return rows[0]?.players ?? 0;
}

export type NewEntry = Pick<Limit, 'playerId' | 'type' | 'period' | 'status' | 'changeOf' | 'amounts'> &
  Pick<Limit, 'sessionMinutes' | 'until' | 'confirmUntil' | 'windowUntil'> & {
    at: Date;
    afterTransfer: bigint;
    tokenHash: string | null;
  };

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<Limit> {
  const { rows } = await tx.query<LimitRow>(
    `insert into limits_limit (player_id, type, period, status, change_of, starts_at, amounts, session_minutes,
       window_from, window_until, after_transfer, until, confirm_until, token_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $6, $9, $10, $11, $12, decode($13, 'hex'), $6) returning ${columns}`,
    [
      ...[entry.playerId, entry.type, entry.period, entry.status, entry.changeOf, entry.at],
      ...[amountsText(entry.amounts), entry.sessionMinutes, entry.windowUntil, entry.afterTransfer, entry.until],
      ...[entry.confirmUntil, entry.tokenHash],
    ],
  );
  invariant(rows[0], 'an entry that was written comes back');
  return fromRow(rows[0]);
}

/** What a limit allows from now on. */
export async function updateWhatItAllows(
  tx: Tx,
  limit: Pick<Limit, 'id' | 'amounts' | 'sessionMinutes'>,
): Promise<void> {
  await tx.query('update limits_limit set amounts = $2, session_minutes = $3 where id = $1', [
    limit.id,
    amountsText(limit.amounts),
    limit.sessionMinutes,
  ]);
}

export type EndedHow = 'applied' | 'removed' | 'kept' | 'expired' | 'over' | 'returned' | 'replaced';

export async function endEntry(tx: Tx, id: number, ended: { at: Date; how: EndedHow }): Promise<void> {
  const { rowCount } = await tx.query(
    'update limits_limit set ended_at = $2, ended_how = $3 where id = $1 and ended_at is null',
    [id, ended.at, ended.how],
  );
  invariant(rowCount === 1, 'an entry ends once');
}

/** Whose change this token confirms, while it waits for it. */
export async function findByToken(tx: Tx, tokenHash: string): Promise<{ id: number; playerId: number } | undefined> {
  const { rows } = await tx.query<{ id: bigint; player_id: bigint }>(
    `select id, player_id from limits_limit where token_hash = decode($1, 'hex') and ended_at is null`,
    [tokenHash],
  );
  return rows[0] && { id: Number(rows[0].id), playerId: Number(rows[0].player_id) };
}

/** A change was confirmed; its token is used up. */
export async function markConfirmed(
  tx: Tx,
  change: { id: number; status: LimitState; activeFrom: Date },
): Promise<void> {
  await tx.query(
    `update limits_limit set status = $2, active_from = $3, token_hash = null, confirm_until = null where id = $1`,
    [change.id, change.status, change.activeFrom],
  );
}

export async function setReturn(tx: Tx, id: number, returnsAt: Date): Promise<void> {
  await tx.query('update limits_limit set returns_at = $2 where id = $1', [id, returnsAt]);
}

/** Notes that a player has been told of a used-up window. False: they had been. */
export async function noteTold(tx: Tx, { id, windowFrom }: Pick<Limit, 'id' | 'windowFrom'>): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update limits_limit set told_from = $2 where id = $1 and ended_at is null and told_from is distinct from $2`,
    [id, windowFrom],
  );
  return rowCount === 1;
}

/** Players for whom something has become due by now. */
export async function findDue(db: Queryable, now: Date, atMost: number): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct player_id from limits_limit where ended_at is null and (
       (status = 'active' and window_until <= $1 and type in ('loss', 'wager', 'deposit'))
       or (status in ('confirmed', 'confirmed_disable') and active_from <= $1)
       or (status in ('unconfirmed', 'unconfirmed_disable') and confirm_until <= $1)
       or (type = 'coolingoff' and until <= $1) or (type = 'selfexclusion' and returns_at <= $1))
     order by player_id limit $2`,
    [now, atMost],
  );
  return rows.map((row) => Number(row.player_id));
}

/** Limits of session time, with their changes. */
export async function readSessionLimits(db: Queryable): Promise<Limit[]> {
  const { rows } = await db.query<LimitRow>(
    `select ${columns} from limits_limit where type = 'session' and ended_at is null order by player_id, id`,
  );
  return rows.map(fromRow);
}

export async function writeProposalAnswer(
  tx: Tx,
  answer: { playerId: number; answer: 'declined' | 'set'; at: Date },
): Promise<void> {
  await tx.query(
    `insert into limits_proposal (player_id, answer, at) values ($1, $2, $3)
     on conflict (player_id) do update set answer = excluded.answer, at = excluded.at
       where limits_proposal.answer <> excluded.answer and excluded.answer = 'set'`,
    [answer.playerId, answer.answer, answer.at],
  );
}

export async function hasAnsweredProposal(db: Queryable, playerId: number): Promise<boolean> {
  const { rows } = await db.query('select 1 from limits_proposal where player_id = $1', [playerId]);
  return rows.length > 0;
}

/** Everything that counts money, with the place in the journal at which it began. */
export async function readCounting(
  db: Queryable,
): Promise<(Pick<Limit, 'id' | 'playerId' | 'counters'> & { type: MoneyType; afterTransfer: bigint })[]> {
  const { rows } = await db.query<LimitRow & { type: MoneyType; after_transfer: bigint }>(
    `select ${columns}, after_transfer from limits_limit
     where ended_at is null and change_of is null and type in ('loss', 'wager', 'deposit') order by id`,
  );
  return rows.map((row) => {
    const { id, playerId, counters } = fromRow(row);
    return { id, playerId, counters, type: row.type, afterTransfer: row.after_transfer };
  });
}
