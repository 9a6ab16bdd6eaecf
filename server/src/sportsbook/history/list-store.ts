import type { Queryable } from '../../kit/index.ts';
import { openBets } from '../open-bets.ts';

export interface BetsWanted {
  playerId: number;
  states: readonly string[] | undefined;
  /** This one alone. */
  id?: string | undefined;
  /** Of at least one leg. */
  sport: string | undefined;
  from: Date | undefined;
  to: Date | undefined;
  /** The last bet of the page before. */
  before: string | undefined;
  limit: number;
}

/** Newest first. */
export async function listBetIds(db: Queryable, wanted: BetsWanted): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'sportsbook_list_bets',
    text: `select id from sportsbook_bet
      where player_id = $1 and ($8::uuid is null or id = $8) and ($7::text is null or exists (
          select 1 from sportsbook_leg l where l.bet_id = sportsbook_bet.id and l.seen->>'sport' = $7))
        and ($2::text[] is null or state = any($2)) and ($3::timestamptz is null or placed_at >= $3)
        and ($4::timestamptz is null or placed_at < $4)
        and ($5::uuid is null or (placed_at, id) < (select placed_at, id from sportsbook_bet where id = $5 and player_id = $1))
      order by placed_at desc, id desc limit $6`,
    values: [
      wanted.playerId,
      wanted.states ?? null,
      wanted.from ?? null,
      wanted.to ?? null,
      wanted.before ?? null,
      wanted.limit,
      wanted.sport ?? null,
      wanted.id ?? null,
    ],
  });
  return rows.map(({ id }) => id);
}

export interface Payment {
  betId: string;
  kind: 'settlement' | 'cash_out' | 'undo' | 'claim';
  amount: bigint;
  shortfall: bigint;
  at: Date;
}

/** What was paid for bets, or taken back, in order. */
export async function listPayments(db: Queryable, betIds: readonly string[]): Promise<Payment[]> {
  const { rows } = await db.query<{
    bet_id: string;
    kind: Payment['kind'];
    amount: bigint;
    shortfall: bigint;
    at: Date;
  }>({
    name: 'sportsbook_list_payments',
    text: `select bet_id, kind, amount, shortfall, at from sportsbook_payment where bet_id = any($1::uuid[])
      order by bet_id, at, version, array_position(array['cash_out', 'settlement', 'claim', 'undo'], kind)`,
    values: [betIds],
  });
  return rows.map(({ bet_id, ...row }) => ({ ...row, betId: bet_id }));
}

interface BetSums {
  bets: number;
  staked: bigint;
  returned: bigint;
  expectedCost: bigint;
}

/** What bets that were decided since then came to. A stake that the house paid is not the player's. */
export async function sumSettled(
  db: Queryable,
  { playerId, currency, since }: { playerId: number; currency: string; since: Date },
): Promise<BetSums> {
  const { rows } = await db.query<{ bets: bigint; staked: bigint; returned: bigint; expected_cost: bigint }>(
    `select count(*) as bets, coalesce(sum(stake) filter (where free_bet_id is null), 0)::bigint as staked,
       coalesce(sum(returned), 0)::bigint as returned, coalesce(sum(expected_cost), 0)::bigint as expected_cost
     from sportsbook_bet where player_id = $1 and currency = $2 and settled_at >= $3`,
    [playerId, currency, since],
  );
  const [row] = rows;
  return {
    bets: Number(row?.bets ?? 0),
    staked: row?.staked ?? 0n,
    returned: row?.returned ?? 0n,
    expectedCost: row?.expected_cost ?? 0n,
  };
}

export interface Position {
  today: bigint;
  session: bigint;
  month: bigint;
  openStakes: bigint;
  openBets: number;
}

/** What came back less what was staked, since each of these moments. */
export async function readPosition(
  db: Queryable,
  {
    playerId,
    currency,
    day,
    session,
    month,
  }: { playerId: number; currency: string; day: Date; session: Date; month: Date },
): Promise<Position> {
  const since = [day, session, month].reduce((one, other) => (one < other ? one : other));
  const { rows } = await db.query<{
    today: bigint;
    session: bigint;
    month: bigint;
    open_stakes: bigint;
    open_bets: bigint;
  }>({
    name: 'sportsbook_read_position',
    text: `with moved as (
        select placed_at as at, -stake as amount from sportsbook_bet
        where player_id = $1 and currency = $2 and placed_at >= $6 and free_kind is null
        union all
        select p.at, case when p.kind = 'undo' then -abs(p.amount) else p.amount end
        from sportsbook_payment p join sportsbook_bet b on b.id = p.bet_id
        where p.player_id = $1 and b.currency = $2 and p.at >= $6),
      open as (
        select coalesce(sum(stake * open_share / 1000000), 0)::bigint as stakes, count(*) as bets from ${openBets} b
        where player_id = $1 and currency = $2)
      select coalesce(sum(amount) filter (where at >= $3), 0)::bigint as today,
        coalesce(sum(amount) filter (where at >= $4), 0)::bigint as session,
        coalesce(sum(amount) filter (where at >= $5), 0)::bigint as month,
        (select stakes from open) as open_stakes, (select bets from open) as open_bets
      from moved`,
    values: [playerId, currency, day, session, month, since],
  });
  const [row] = rows;
  return {
    today: row?.today ?? 0n,
    session: row?.session ?? 0n,
    month: row?.month ?? 0n,
    openStakes: row?.open_stakes ?? 0n,
    openBets: Number(row?.open_bets ?? 0),
  };
}
