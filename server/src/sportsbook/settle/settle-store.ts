import { constantColumn, type Queryable, type Tx } from '../../kit/index.ts';
import { listOpenBets } from '../open-bets.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';

/** How many jobs share the players of a fixture. */
export const shards = 2;

export interface SettlingPart {
  fixtureId: number;
  shard: number;
}

/**
 * Held until the commit by whoever judges bets of a part: shared, so that chunks go side by side. Whoever looks for stale bets
 * waits for them: a judgement on its way is not to be seen in the table, and one by an older result, written after the
 * newer was found to be there already, would stay.
 */
export async function lockPart(tx: Tx, { fixtureId, shard }: SettlingPart, how: 'shared' | 'alone'): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await tx.query(`select ${lock}(hashtextextended($1, 0))`, [`sportsbook settling ${fixtureId} ${shard}`]);
}

/** Results have come: every shard is to carry them into its bets. */
export async function wantSettled(
  tx: Tx,
  news: readonly { fixtureId: number; version: number }[],
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into sportsbook_settling as s (fixture_id, shard, wanted_version, moved_at)
     select n.fixture_id, shard, max(n.version), $3 from unnest($1::bigint[], $2::bigint[]) as n (fixture_id, version),
       generate_series(0, $4::int - 1) shard
     group by n.fixture_id, shard order by n.fixture_id, shard
     on conflict (fixture_id, shard) do update
       set wanted_version = greatest(s.wanted_version, excluded.wanted_version), moved_at = excluded.moved_at`,
    [news.map(({ fixtureId }) => fixtureId), news.map(({ version }) => version), now, shards],
  );
}

export async function readWanted(db: Queryable, { fixtureId, shard }: SettlingPart): Promise<number> {
  const { rows } = await db.query<{ wanted_version: bigint }>(
    'select wanted_version from sportsbook_settling where fixture_id = $1 and shard = $2',
    [fixtureId, shard],
  );
  return Number(rows[0]?.wanted_version ?? 0);
}

export async function writeDone(db: Queryable, { fixtureId, shard }: SettlingPart, version: number, now: Date) {
  await db.query(
    `update sportsbook_settling set done_version = greatest(done_version, $3), moved_at = $4
     where fixture_id = $1 and shard = $2`,
    [fixtureId, shard, version, now],
  );
}

/** Parts on which nobody has worked for a while. */
export async function listForgotten(db: Queryable, before: Date): Promise<SettlingPart[]> {
  const { rows } = await db.query<{ fixture_id: bigint; shard: number }>(
    `select fixture_id, shard from sportsbook_settling where done_version < wanted_version and moved_at < $1
     order by fixture_id, shard`,
    [before],
  );
  return rows.map((row) => ({ fixtureId: Number(row.fixture_id), shard: row.shard }));
}

export interface StaleBet {
  id: string;
  playerId: number;
  currency: StoredBet['currency'];
}

interface StaleWanted extends SettlingPart {
  /** What legs of a market must have been judged by; of a market that is not named, `usualMark`. */
  marks: ReadonlyMap<string, number>;
  usualMark: number;
  /** Markets that are left alone. */
  waiting: readonly string[];
}

/** Bets with a leg that was judged by something else than is known now, by player. */
export async function findStaleBets(db: Queryable, wanted: StaleWanted): Promise<StaleBet[]> {
  const { rows } = await db.query<{ id: string; player_id: bigint; currency: StoredBet['currency'] }>({
    name: 'sportsbook_find_stale',
    text: `select b.id, b.player_id, b.currency from sportsbook_bet b where b.id in (
        select l.bet_id from sportsbook_leg l
        left join unnest($2::text[], $3::bigint[]) as m (market, mark) on m.market = l.market
        where l.fixture_id = $1 and l.result_mark <> coalesce(m.mark, $4) and l.market <> all($5::text[])
          and l.player_id % $6 = $7)
      order by b.player_id, b.id`,
    values: [
      wanted.fixtureId,
      [...wanted.marks.keys()],
      [...wanted.marks.values()],
      wanted.usualMark,
      wanted.waiting,
      shards,
      wanted.shard,
    ],
  });
  return rows.map((row) => ({ id: row.id, playerId: Number(row.player_id), currency: row.currency }));
}

/** Bets as they were decided. Their wallets are locked. */
export async function updateBets(tx: Tx, bets: readonly StoredBet[]): Promise<void> {
  if (bets.length === 0) return;
  const column = <T>(read: (bet: StoredBet) => T) => bets.map(read);
  const updated = tx.query({
    name: 'sportsbook_update_bets',
    text: `update sportsbook_bet b set state = n.state, open_share = coalesce(n.open_share, ($3::int[])[1]),
        returned = n.returned, cashed_out = coalesce(n.cashed_out, ($5::bigint[])[1]),
        settlement_version = n.settlement_version, explanation = n.explanation::jsonb, settled_at = n.settled_at,
        auto_cash_out = n.auto_cash_out, added = coalesce(n.added, ($10::bigint[])[1])
      from unnest($1::uuid[], $2::text[], $3::int[], $4::bigint[], $5::bigint[], $6::int[],
        string_to_array($7, E'\\x1e', ''), $8::timestamptz[], $9::bigint[], $10::bigint[])
        as n (id, state, open_share, returned, cashed_out, settlement_version, explanation, settled_at, auto_cash_out, added)
      where b.id = n.id`,
    values: [
      column((bet) => bet.id),
      column((bet) => bet.state),
      constantColumn(column((bet) => bet.openShare)),
      column((bet) => bet.returned),
      constantColumn(column((bet) => bet.cashedOut)),
      column((bet) => bet.settlementVersion),
      column((bet) => (bet.explanation ? JSON.stringify(bet.explanation) : '')).join('\x1e'),
      column((bet) => bet.settledAt),
      column((bet) => bet.autoCashOut),
      constantColumn(column((bet) => bet.added)),
    ],
  });
  await Promise.all([updated, listOpenBets(tx, bets)]);
}

export type JudgedLeg = Pick<StoredLeg, 'place' | 'result' | 'resultMark'> & { betId: string };

export async function updateLegs(tx: Tx, legs: readonly JudgedLeg[]): Promise<void> {
  if (legs.length === 0) return;
  await tx.query({
    name: 'sportsbook_update_legs',
    text: `update sportsbook_leg l set result = n.result::jsonb, result_mark = n.mark
      from unnest($1::uuid[], $2::int[], string_to_array($3, E'\\x1e', ''), $4::bigint[]) as n (bet_id, place, result, mark)
      where l.bet_id = n.bet_id and l.place = n.place`,
    values: [
      legs.map((leg) => leg.betId),
      legs.map((leg) => leg.place),
      legs.map((leg) => (leg.result ? JSON.stringify(leg.result) : '')).join('\x1e'),
      legs.map((leg) => leg.resultMark),
    ],
  });
}

export interface StoredPayment {
  betId: string;
  version: number;
  playerId: number;
  kind: 'settlement' | 'cash_out' | 'undo' | 'claim';
  actionId: string;
  amount: bigint;
  shortfall: bigint;
}

export async function insertPayments(tx: Tx, payments: readonly StoredPayment[], at: Date): Promise<void> {
  if (payments.length === 0) return;
  await tx.query({
    name: 'sportsbook_insert_payments',
    text: `insert into sportsbook_payment (bet_id, version, player_id, kind, action_id, amount, shortfall, at)
      select n.*, $8 from unnest($1::uuid[], $2::int[], $3::bigint[], $4::text[], $5::uuid[], $6::bigint[], $7::bigint[]) n`,
    values: [
      payments.map((payment) => payment.betId),
      payments.map((payment) => payment.version),
      payments.map((payment) => payment.playerId),
      payments.map((payment) => payment.kind),
      payments.map((payment) => payment.actionId),
      payments.map((payment) => payment.amount),
      payments.map((payment) => payment.shortfall),
      at,
    ],
  });
}
